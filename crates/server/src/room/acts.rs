//! What people do at a table: pick, and hand seats to bots and back.

use super::{Change, Refused, Room, Who};
use crate::ledger::Event;
use crate::protocol::{ErrorKind, Place};
use koloda_kernel::ids::Seat;
use koloda_kernel::phrase::Phrase;

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
    /// Takes an option. A repeat of what was done already changes nothing and is no fault.
    pub fn pick(&mut self, who: &Who, asked: &Asked<'_>) -> Result<Change, Refused> {
        let client = client_id(who, asked.id)?;
        if self.clients.contains(&client) {
            return Ok(Change::default());
        }
        if self.is_over() {
            return Err(Refused::new(ErrorKind::Over, "server-over"));
        }
        self.may_pick(who, asked)?;
        let option = asked.option as usize;
        self.take(option);
        self.clients.insert(client.clone());
        let pick = u16::try_from(option).expect("listed, so few");
        Ok(Change { entries: vec![Event::Pick(pick).entry(Some(client))], cut: None })
    }

    fn may_pick(&self, who: &Who, asked: &Asked<'_>) -> Result<(), Refused> {
        if who.seats.is_empty() {
            return Err(Refused::new(ErrorKind::Forbidden, "server-only-watching"));
        }
        let stale = asked.seq as usize != self.play.picks() || asked.rev.is_some_and(|rev| u64::from(rev) != self.tip.next);
        if stale {
            return Err(Refused::new(ErrorKind::Conflict, "server-conflict"));
        }
        let Some(decision) = &self.decision else { return Err(Refused::new(ErrorKind::Over, "server-over")) };
        let mine = who.seats.contains(&decision.seat);
        let owns_any = decision.options.iter().any(|option| who.seats.contains(&option.owner));
        if !mine && !owns_any {
            let text = Phrase::new("server-not-your-turn").number("seat", decision.seat.0 + 1);
            return Err(Refused { kind: ErrorKind::NotYourTurn, text });
        }
        let offered = decision.options.len();
        let Some(option) = decision.options.get(asked.option as usize) else {
            let text = Phrase::new("server-no-such-option").number("offered", offered as i64);
            return Err(Refused { kind: ErrorKind::NoSuchOption, text });
        };
        let agreed = who.seats.contains(&option.owner) || (mine && !self.is_person(option.owner));
        if !agreed {
            let text = Phrase::new("server-owner-decides").number("seat", option.owner.0 + 1);
            return Err(Refused { kind: ErrorKind::Forbidden, text });
        }
        if !self.is_person(option.owner) && who.seats.contains(&option.owner) {
            return Err(Refused::new(ErrorKind::Forbidden, "server-bot-plays"));
        }
        Ok(())
    }

    /// Applies a listed option and remembers what it was called.
    pub(super) fn take(&mut self, option: usize) {
        let decision = self.decision.as_ref().expect("somebody decides");
        self.labels.insert(self.play.picks(), decision.options[option].label.clone());
        self.play.pick(option).expect("listed, so offered");
        self.asked = None;
        self.refresh();
    }

    /// A bot takes a seat, or its person takes it back.
    pub fn seat(&mut self, who: &Who, seat: u8, bot: Option<&str>) -> Result<Change, Refused> {
        let seat = seat.checked_sub(1).map(Seat).filter(|seat| seat.0 < self.header.setup.seats);
        let seat = seat.ok_or_else(|| Refused::new(ErrorKind::Absent, "server-no-such-seat"))?;
        self.may_seat(who, seat, bot)?;
        let bot = bot.map(str::to_owned);
        if self.sitters[seat.index()] == bot {
            return Ok(Change::default());
        }
        self.sit(seat, bot.clone());
        Ok(Change { entries: vec![Event::Seat { seat, bot }.entry(None)], cut: None })
    }

    fn may_seat(&self, who: &Who, seat: Seat, bot: Option<&str>) -> Result<(), Refused> {
        let forbidden = |message| Err(Refused::new(ErrorKind::Forbidden, message));
        let own = who.seats.contains(&seat);
        match bot {
            _ if who.seats.is_empty() => forbidden("server-only-watching"),
            _ if matches!(self.header.places[seat.index()], Place::Bot { .. }) => forbidden("server-seat-of-a-bot"),
            None if !own => forbidden("server-not-your-seat"),
            Some(_) if !own && self.present.contains(&seat) => forbidden("server-seat-not-absent"),
            Some(name) if self.house.bot(name, self.source.seed(), seat).is_none() => {
                Err(Refused::new(ErrorKind::Absent, "server-no-such-bot"))
            }
            None | Some(_) => Ok(()),
        }
    }

    pub(super) fn sit(&mut self, seat: Seat, bot: Option<String>) {
        self.bots.remove(&seat);
        self.asked = None;
        if let Some(sitter) = self.sitters.get_mut(seat.index()) {
            *sitter = bot;
        }
    }

    /// Notes that the people of this table go on to another one; nothing if they have gone on already.
    pub fn go_on(&mut self, table: &str) -> Result<Change, Refused> {
        if !self.is_over() {
            return Err(Refused::new(ErrorKind::Conflict, "server-rematch-later"));
        }
        if self.rematch.is_some() {
            return Ok(Change::default());
        }
        self.rematch = Some(table.to_owned());
        Ok(Change { entries: vec![Event::Rematch { table: table.to_owned() }.entry(None)], cut: None })
    }
}

/// Ids of different keys never meet.
pub(super) fn client_id(who: &Who, id: &str) -> Result<String, Refused> {
    if id.is_empty() || id.len() > LONGEST_ID {
        return Err(Refused::new(ErrorKind::Malformed, "server-malformed"));
    }
    Ok(match who.key {
        Some(key) => format!("{key}:{id}"),
        None => format!("-:{id}"),
    })
}
