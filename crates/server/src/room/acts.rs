//! What people do at a table: pick, and hand seats to bots and back.
//!
//! A seat is its person's: they hand it to a bot and take it back at any time. Over the seat of
//! somebody who is away the others decide, all who are here, and only after a time of grace.

use super::{About, Change, Room, RoomError, Visitor};
use crate::event_log::{Event, Sitter};
use crate::protocol::{ErrorKind, Place};
use koloda_kernel::chance::Seed;
use koloda_kernel::ids::Seat;
use koloda_kernel::phrase::Phrase;
use std::time::{Duration, Instant};

/// The longest id a client may give an act.
const LONGEST_ID: usize = 64;

/// A pick as it was asked for.
#[derive(Clone, Debug)]
pub struct Asked<'a> {
    pub seq: u32,
    pub rev: Option<u32>,
    pub option: u32,
    pub id: &'a str,
}

impl Room {
    /// Takes an option. A repeat of what was done already changes nothing and is no error.
    pub fn pick(&mut self, visitor: &Visitor, asked: &Asked<'_>) -> Result<Change, RoomError> {
        let client = client_id(visitor, asked.id)?;
        if self.act_ids.contains(&client) {
            return Ok(Change::default());
        }
        self.may_pick(visitor, asked)?;
        let option = asked.option as usize;
        self.take(option);
        self.act_ids.insert(client.clone());
        let pick = u16::try_from(option).expect("listed, so few");
        Ok(Change { entries: vec![Event::Pick(pick).entry(Some(client))], cut: None })
    }

    fn may_pick(&self, visitor: &Visitor, asked: &Asked<'_>) -> Result<(), RoomError> {
        if visitor.seats.is_empty() {
            return Err(RoomError::new(ErrorKind::Forbidden, "server-only-watching"));
        }
        self.play()?;
        if self.is_over() {
            return Err(RoomError::new(ErrorKind::Over, "server-over"));
        }
        let stale = asked.seq as usize != self.picks() || asked.rev.is_some_and(|rev| u64::from(rev) != self.tip.next);
        if stale {
            return Err(RoomError::new(ErrorKind::Conflict, "server-conflict"));
        }
        let Some(decision) = &self.decision else { return Err(RoomError::new(ErrorKind::Over, "server-over")) };
        let mine = visitor.seats.contains(&decision.seat);
        let owns_any = decision.options.iter().any(|option| visitor.seats.contains(&option.owner));
        if !mine && !owns_any {
            let text = Phrase::new("server-not-your-turn").number("seat", decision.seat.0 + 1);
            return Err(RoomError { kind: ErrorKind::NotYourTurn, text });
        }
        let offered = decision.options.len();
        let Some(option) = decision.options.get(asked.option as usize) else {
            let text = Phrase::new("server-no-such-option").number("offered", offered as i64);
            return Err(RoomError { kind: ErrorKind::NoSuchOption, text });
        };
        let agreed = visitor.seats.contains(&option.owner) || (mine && !self.is_person(option.owner));
        if !agreed {
            let text = Phrase::new("server-owner-decides").number("seat", option.owner.0 + 1);
            return Err(RoomError { kind: ErrorKind::Forbidden, text });
        }
        if !self.is_person(option.owner) && visitor.seats.contains(&option.owner) {
            return Err(RoomError::new(ErrorKind::Forbidden, "server-bot-plays"));
        }
        Ok(())
    }

    /// Applies a listed option and remembers what it was called.
    pub(super) fn take(&mut self, option: usize) {
        let decision = self.decision.as_ref().expect("somebody decides");
        let play = self.play.as_mut().expect("who decides has cards");
        self.labels.insert(play.picks(), decision.options[option].label.clone());
        play.pick(option).expect("listed, so offered");
        self.asked = None;
        self.refresh();
    }

    /// A bot takes a seat, or its person takes it back; over an absent person's seat the others are asked.
    pub fn seat(&mut self, visitor: &Visitor, seat: u8, bot: Option<&str>) -> Result<Change, RoomError> {
        let seat = seat.checked_sub(1).map(Seat).filter(|seat| seat.0 < self.header.setup.seats);
        let seat = seat.ok_or_else(|| RoomError::new(ErrorKind::Absent, "server-no-such-seat"))?;
        let by_others = self.may_seat(visitor, seat, bot)? == Right::Others;
        if self.sitters[seat.index()].as_deref() == bot {
            return Ok(Change::default());
        }
        match bot {
            Some(bot) if by_others => self.propose(visitor, About::Bot(seat, bot.to_owned())),
            _ => self.change_seat(Sitter { seat, bot: bot.map(str::to_owned), by_others: false }),
        }
    }

    /// Whether somebody decides over a seat alone or with the others.
    fn may_seat(&self, visitor: &Visitor, seat: Seat, bot: Option<&str>) -> Result<Right, RoomError> {
        let forbidden = |message| Err(RoomError::new(ErrorKind::Forbidden, message));
        let own = visitor.seats.contains(&seat) || self.may_fill(visitor, seat);
        match bot {
            _ if visitor.seats.is_empty() && !own => forbidden("server-only-watching"),
            _ if matches!(self.header.places[seat.index()], Place::Bot { .. }) => forbidden("server-seat-of-a-bot"),
            None if !own => forbidden("server-not-your-seat"),
            Some(name) if self.game_source.bot(name, Seed([0; 32]), seat).is_none() => {
                Err(RoomError::new(ErrorKind::Absent, "server-no-such-bot"))
            }
            None | Some(_) if own => Ok(Right::Own),
            None | Some(_) => self.is_long_gone(seat).map(|()| Right::Others),
        }
    }

    /// Whether the grace period of an absent person is over.
    fn is_long_gone(&self, seat: Seat) -> Result<(), RoomError> {
        if self.present.is_here(seat) {
            return Err(RoomError::new(ErrorKind::Forbidden, "server-seat-not-absent"));
        }
        match self.grace_left(seat) {
            0 => Ok(()),
            left => Err(RoomError { kind: ErrorKind::Forbidden, text: Phrase::new("server-grace").number("seconds", left) }),
        }
    }

    /// Whole seconds until the others may decide over an absent person's seat.
    pub(super) fn grace_left(&self, seat: Seat) -> u32 {
        let grace = Duration::from_secs(self.header.grace.into());
        let left = self.present.grace_left(seat, grace, Instant::now()).unwrap_or(grace);
        u32::try_from(left.as_millis().div_ceil(1000)).unwrap_or(u32::MAX)
    }

    pub(super) fn change_seat(&mut self, sitter: Sitter) -> Result<Change, RoomError> {
        self.sit(sitter.clone());
        let mut events = vec![Event::Seat(sitter)];
        events.extend(self.begin()?);
        Ok(Change::of(&events))
    }

    pub(super) fn sit(&mut self, Sitter { seat, bot, by_others }: Sitter) {
        self.bots.remove(&seat);
        (self.asked, self.thinking) = (None, None);
        self.taken_over.remove(&seat);
        if by_others {
            self.taken_over.insert(seat);
        }
        if let Some(sitter) = self.sitters.get_mut(seat.index()) {
            *sitter = bot;
        }
    }

    /// Notes that the people of this table go on to another one; nothing if they have gone on already.
    pub fn go_on(&mut self, table: &str) -> Result<Change, RoomError> {
        if !self.is_over() {
            return Err(RoomError::new(ErrorKind::Conflict, "server-rematch-later"));
        }
        if self.rematch.is_some() {
            return Ok(Change::default());
        }
        self.rematch = Some(table.to_owned());
        Ok(Change { entries: vec![Event::Rematch { table: table.to_owned() }.entry(None)], cut: None })
    }
}

/// By what right somebody decides over a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Right {
    Own,
    /// One of the people at the table; all who are here must agree.
    Others,
}

/// Ids of different keys never meet.
pub(super) fn client_id(visitor: &Visitor, id: &str) -> Result<String, RoomError> {
    if id.is_empty() || id.len() > LONGEST_ID {
        return Err(RoomError::new(ErrorKind::Malformed, "server-malformed"));
    }
    Ok(match visitor.key {
        Some(key) => format!("{key}:{id}"),
        None => format!("-:{id}"),
    })
}
