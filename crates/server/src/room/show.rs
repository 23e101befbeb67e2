//! What a person or a spectator is shown: only what they may know, in their language.

use super::beats::ViewCache;
use super::naming::{figures, spans_of_figures};
use super::{About, Room, RoomError, Visitor};
use crate::phrase_cache::PhraseCache;
use crate::protocol::{
    self as wire, Asked, At, Decision, ErrorKind, Line, OptionView, Outcome, SeatKind, SeatView, Several, State, ToClient, UndoOffer,
    UndoRule, VERSION, Waiting,
};
use crate::protocol::{Place, ReplayMoment};
use crate::spans::Spans;
use koloda_games::Match;
use koloda_kernel::ids::Seat;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::record::Record;
use koloda_kernel::rules::Viewer;
use koloda_kernel::score::Ranked;
use koloda_kernel::table::UndoCost;
use koloda_text::Lang;
use serde_json::Value;

/// The most lines in one message; who comes late gets the last ones and may ask for moments.
const MOST_LINES: usize = 500;

impl Room {
    /// Everything `visitor` may know, with the log from event `from`, up to which they know it already.
    pub fn state(&self, visitor: &Visitor, from: usize, views: &mut ViewCache, phrases: &PhraseCache) -> State {
        let viewer = self.viewer(visitor);
        let (view, beats) = views.of(self, viewer, self.has_followed(from));
        let from = from.max(self.events().saturating_sub(MOST_LINES));
        let decision = self.decision(visitor, phrases);
        let play = self.play.as_deref();
        State {
            version: VERSION,
            seq: number(self.picks()),
            rev: self.rev(),
            done: Vec::new(),
            table: self.id.clone(),
            name: self.header.name.clone(),
            game: self.header.game.clone(),
            you: visitor.seats.iter().map(|&seat| shown(seat)).collect(),
            viewer: seat_of(viewer).map(shown),
            seats: self.seats(),
            gathering: self.gathering(visitor),
            view,
            waiting: if decision.is_none() { self.waiting(visitor.lang, phrases) } else { None },
            decision,
            lines: play.map(|play| self.lines(play, from, viewer, visitor, phrases)).unwrap_or_default(),
            from: number(from),
            undo: self.undo_offer(visitor, phrases),
            asked: self.request(visitor),
            outcome: play.and_then(|play| outcome(play, &self.header.game, visitor.lang, phrases)),
            taken_back: self.taken_back,
            commitment: self.header.commitment.clone(),
            seed: self.is_over().then(|| self.source.seed().to_string()),
            beats,
        }
    }

    /// Whose eyes somebody has: of the seats they hold, the one that decides.
    pub fn viewer(&self, visitor: &Visitor) -> Viewer {
        let deciding = self.decision.as_ref().map(|decision| decision.seat).filter(|seat| visitor.seats.contains(seat));
        deciding.or(visitor.seats.first().copied()).map_or(Viewer::Spectator, Viewer::Seat)
    }

    pub fn events(&self) -> usize {
        self.play.as_ref().map_or(0, |play| play.events())
    }

    /// Why something cannot be done now.
    pub fn why(&self, visitor: &Visitor, wish: &Value, phrases: &PhraseCache) -> Result<ToClient, RoomError> {
        let Viewer::Seat(seat) = self.viewer(visitor) else {
            return Err(RoomError::new(ErrorKind::Forbidden, "server-only-watching"));
        };
        let text = match self.play()?.explain(seat, wish) {
            Ok(()) => phrases.spans(visitor.lang, &Phrase::new("server-can-be-done")),
            Err(refusal) => self.spans(visitor.lang, &refusal.phrase, phrases),
        };
        Ok(ToClient::Why { text })
    }

    /// What an option that is shown to `visitor` is sure to lead to.
    pub fn preview(&self, visitor: &Visitor, option: u32, phrases: &PhraseCache) -> Result<ToClient, RoomError> {
        let listed = self.decision(visitor, phrases).is_some_and(|decision| decision.options.iter().any(|listed| listed.option == option));
        if !listed {
            return Err(RoomError::new(ErrorKind::NoSuchOption, "server-not-offered-to-you"));
        }
        let line = |(event, line): (usize, koloda_games::Line)| Line {
            text: self.spans(visitor.lang, &line.text, phrases),
            cause: line.cause,
            turn: line.turn,
            event: number(event),
            pick: None,
            forced: false,
        };
        let sure = self.play()?.preview(option as usize, self.viewer(visitor));
        Ok(ToClient::Preview { option, lines: sure.into_iter().enumerate().map(line).collect() })
    }

    /// The table as it was before pick `to`.
    pub fn moment(&self, visitor: &Visitor, to: u32, phrases: &PhraseCache) -> Result<ToClient, RoomError> {
        let absent = || RoomError::new(ErrorKind::Absent, "server-no-such-pick");
        let now = self.play()?;
        if to as usize > now.picks() {
            return Err(absent());
        }
        let play = self.game_source.game().resume(&now.record(), to as usize).map_err(|_| absent())?;
        let viewer = self.viewer(visitor);
        let from = play.events().saturating_sub(MOST_LINES);
        Ok(ToClient::Moment { to, view: play.view(viewer), lines: self.lines(&*play, from, viewer, visitor, phrases) })
    }

    /// The log as somebody may read it, with the names of this table.
    fn lines(&self, play: &dyn Match, from: usize, viewer: Viewer, visitor: &Visitor, phrases: &PhraseCache) -> Vec<Line> {
        lines(play, from, viewer, &visitor.seats, |phrase| self.spans(visitor.lang, phrase, phrases))
    }

    fn seats(&self) -> Vec<SeatView> {
        let seat = |(seat, place): (Seat, &Place)| SeatView {
            seat: shown(seat),
            kind: if matches!(place, Place::Bot { .. }) { SeatKind::Bot } else { SeatKind::Person },
            bot: self.sitters[seat.index()].clone(),
            connected: self.present.is_here(seat),
            name: self.person(seat).map(str::to_owned),
            away: self.is_away(seat).then(|| self.grace_left(seat)),
            nonce: self.gave_nonce(seat),
        };
        Seat::all(self.header.setup.seats).zip(&self.header.places).map(seat).collect()
    }

    /// Whether a person should be at a seat and is not.
    fn is_away(&self, seat: Seat) -> bool {
        self.is_person(seat) && self.present.is_gone(seat) && !self.is_over()
    }

    /// The question, to whom it is put; of somebody else's question only what they own of it.
    fn decision(&self, visitor: &Visitor, phrases: &PhraseCache) -> Option<Decision> {
        let decision = self.decision.as_ref()?;
        let decides = visitor.seats.contains(&decision.seat);
        let listed = decision.options.iter().enumerate().filter(|(_, option)| decides || visitor.seats.contains(&option.owner));
        let say = |phrase: &Phrase| self.spans(visitor.lang, phrase, phrases);
        let options: Vec<OptionView> = listed.map(|(number, option)| option_view(number, option, say)).collect();
        if options.is_empty() {
            return None;
        }
        let prompt = self.spans(visitor.lang, &decision.prompt, phrases);
        Some(Decision {
            seat: shown(decision.seat),
            prompt,
            cause: decision.cause.clone(),
            several: decision.several.map(Several::from),
            options,
        })
    }

    fn waiting(&self, lang: Lang, phrases: &PhraseCache) -> Option<Waiting> {
        let decision = self.decision.as_ref()?;
        // Others are told what kind of choice it is, not what to do.
        let others = Phrase { id: format!("{}.others", decision.prompt.id).into(), ..decision.prompt.clone() };
        let prompt = if phrases.has_words(lang, &others) { &others } else { &decision.prompt };
        Some(Waiting { seat: shown(decision.seat), prompt: self.spans(lang, prompt, phrases), thinking: self.is_thinking() })
    }

    fn undo_offer(&self, visitor: &Visitor, phrases: &PhraseCache) -> Option<UndoOffer> {
        if self.is_over() || visitor.seats.is_empty() {
            return None;
        }
        let play = self.play.as_ref()?;
        let last = (0..play.picks()).rev().find(|&pick| self.is_own(visitor, pick))?;
        if let Some(to) = self.doing_of_a_bot(last) {
            let label = Phrase::new("server-undo-bot").number("picks", (last + 1 - to) as i64);
            return Some(UndoOffer { to: number(to), cost: UndoCost::Free, asks: false, label: phrases.spans(visitor.lang, &label) });
        }
        let cost = play.undo_cost(last)?;
        if cost != UndoCost::Free && self.header.undo == UndoRule::Never {
            return None;
        }
        let label = self.label(last).map_or_else(|| Vec::new().into(), |label| self.spans(visitor.lang, &label, phrases));
        Some(UndoOffer { to: number(last), cost, asks: cost != UndoCost::Free && self.asks_others(visitor), label })
    }

    /// What pick `to` was called; looked up in the record where nobody remembers it.
    fn label(&self, to: usize) -> Option<Phrase> {
        if let Some(label) = self.labels.get(&to) {
            return Some(label.clone());
        }
        let record = self.play.as_ref()?.record();
        let before = self.game_source.game().resume(&record, to).ok()?.decision()?;
        before.options.get(usize::from(record.picks[to])).map(|option| option.label.clone())
    }

    fn request(&self, visitor: &Visitor) -> Option<Asked> {
        let request = self.asked.as_ref()?;
        let about = match &request.about {
            About::Undo(to) => wire::About::Undo { to: number(*to), cost: self.play.as_ref()?.undo_cost(*to)? },
            About::Bot(seat, bot) => wire::About::Bot { seat: shown(*seat), bot: bot.clone() },
        };
        Some(Asked {
            seat: shown(request.seat),
            about,
            accepted: request.accepted.iter().map(|&seat| shown(seat)).collect(),
            yours: self.awaited(request).any(|seat| visitor.seats.contains(&seat)),
        })
    }
}

/// A moment of a record for whoever has it: with the seed in it nothing is hidden any more.
pub fn replay_moment(play: &dyn Match, record: &Record, lang: Lang, phrases: &PhraseCache) -> ReplayMoment {
    let figures = figures(play, record.setup.seats);
    let say = |phrase: &Phrase| spans_of_figures(lang, phrase, &figures, phrases);
    let decision = play.decision().map(|decision| Decision {
        seat: shown(decision.seat),
        prompt: say(&decision.prompt),
        cause: decision.cause.clone(),
        several: decision.several.map(Several::from),
        options: decision.options.iter().enumerate().map(|(number, option)| option_view(number, option, say)).collect(),
    });
    ReplayMoment {
        game: record.game.clone(),
        picks: number(record.picks.len()),
        to: number(play.picks()),
        view: play.view(Viewer::Omniscient),
        lines: lines(play, 0, Viewer::Omniscient, &[], say),
        decision,
        picked: record.picks.get(play.picks()).map(|&pick| u32::from(pick)),
        outcome: outcome(play, &record.game, lang, phrases),
    }
}

fn option_view(place: usize, option: &koloda_games::OptionView, say: impl Fn(&Phrase) -> Spans) -> OptionView {
    OptionView {
        option: number(place),
        form: option.form.clone(),
        label: say(&option.label),
        kind: option.kind,
        at: option.at.iter().map(At::from).collect(),
        owner: shown(option.owner),
    }
}

/// The log as the viewer may read it. That a pick was forced tells what its seat did not have, so only that seat learns it.
fn lines(play: &dyn Match, from: usize, viewer: Viewer, own: &[Seat], say: impl Fn(&Phrase) -> Spans) -> Vec<Line> {
    let line = |(event, line): (usize, koloda_games::Line)| Line {
        text: say(&line.text),
        cause: line.cause,
        turn: line.turn,
        event: number(event),
        pick: play.pick_behind(event).map(number),
        forced: play.forced(event).is_some_and(|seat| own.contains(&seat)),
    };
    (from..).zip(play.lines(from, viewer)).map(line).collect()
}

fn outcome(play: &dyn Match, game: &str, lang: Lang, phrases: &PhraseCache) -> Option<Outcome> {
    let outcome = play.outcome()?;
    let reason = outcome.reason.0;
    let text = phrases.say_or(lang, &Phrase::new(format!("{game}-ending-{reason}")), reason);
    let winners = Seat::all(8).filter(|&seat| outcome.won_by(seat)).map(shown).collect();
    let words = |word: &'static str| phrases.say_or(lang, &Phrase::new(format!("{game}-tie-break-{word}")), word);
    let scores = play.ranks().into_iter().map(|Ranked { seat, points, rank, tie_break }| wire::Score {
        seat: shown(seat),
        points,
        rank,
        tie_break: tie_break.map(words),
    });
    let scores: Vec<wire::Score> = scores.collect();
    Some(Outcome { winners, reason: reason.to_owned(), text, scores: (!scores.is_empty()).then_some(scores) })
}

fn seat_of(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator | Viewer::Omniscient => None,
    }
}

/// Seats are counted from 1 on the wire.
fn shown(seat: Seat) -> u8 {
    seat.0 + 1
}

fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
