//! What a person or a spectator is shown: only what they may know, in their language.

use super::beats::Sights;
use super::naming::{figures, spans_of_figures};
use super::{About, Refused, Room, Who};
use crate::protocol::{
    self as wire, Asked, At, Decision, ErrorKind, Line, OptionView, Outcome, SeatKind, SeatView, Several, State, ToClient, UndoOffer,
    UndoRule, VERSION, Waiting,
};
use crate::protocol::{Place, ReplayMoment};
use crate::spans::Spans;
use crate::speech::Speech;
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
    /// Everything `who` may know, with the log from event `from`, up to which they know it already.
    pub fn state(&self, who: &Who, from: usize, sights: &mut Sights, speech: &Speech) -> State {
        let viewer = self.viewer(who);
        let (view, beats) = sights.of(self, viewer, self.has_followed(from));
        let from = from.max(self.events().saturating_sub(MOST_LINES));
        let decision = self.decision(who, speech);
        let play = self.play.as_deref();
        State {
            version: VERSION,
            seq: number(self.picks()),
            rev: self.rev(),
            done: Vec::new(),
            table: self.id.clone(),
            name: self.header.name.clone(),
            game: self.header.game.clone(),
            you: who.seats.iter().map(|&seat| shown(seat)).collect(),
            viewer: seat_of(viewer).map(shown),
            seats: self.seats(),
            gathering: self.gathering(who),
            view,
            waiting: if decision.is_none() { self.waiting(who.lang, speech) } else { None },
            decision,
            lines: play.map(|play| self.lines(play, from, viewer, who, speech)).unwrap_or_default(),
            from: number(from),
            undo: self.undo_offer(who, speech),
            asked: self.request(who),
            outcome: play.and_then(|play| outcome(play, &self.header.game, who.lang, speech)),
            taken_back: self.taken_back,
            commitment: self.header.commitment.clone(),
            seed: self.is_over().then(|| self.source.seed().to_string()),
            beats,
        }
    }

    /// Whose eyes somebody has: of the seats they hold, the one that decides.
    pub fn viewer(&self, who: &Who) -> Viewer {
        let deciding = self.decision.as_ref().map(|decision| decision.seat).filter(|seat| who.seats.contains(seat));
        deciding.or(who.seats.first().copied()).map_or(Viewer::Spectator, Viewer::Seat)
    }

    pub fn events(&self) -> usize {
        self.play.as_ref().map_or(0, |play| play.events())
    }

    /// Why something cannot be done now.
    pub fn why(&self, who: &Who, wish: &Value, speech: &Speech) -> Result<ToClient, Refused> {
        let Viewer::Seat(seat) = self.viewer(who) else {
            return Err(Refused::new(ErrorKind::Forbidden, "server-only-watching"));
        };
        let text = match self.play()?.explain(seat, wish) {
            Ok(()) => speech.spans(who.lang, &Phrase::new("server-can-be-done")),
            Err(refusal) => self.spans(who.lang, &refusal.phrase, speech),
        };
        Ok(ToClient::Why { text })
    }

    /// What an option that is shown to `who` is sure to lead to.
    pub fn preview(&self, who: &Who, option: u32, speech: &Speech) -> Result<ToClient, Refused> {
        let listed = self.decision(who, speech).is_some_and(|decision| decision.options.iter().any(|listed| listed.option == option));
        if !listed {
            return Err(Refused::new(ErrorKind::NoSuchOption, "server-not-offered-to-you"));
        }
        let line = |(event, line): (usize, koloda_games::Line)| Line {
            text: self.spans(who.lang, &line.text, speech),
            cause: line.cause,
            turn: line.turn,
            event: number(event),
            pick: None,
            forced: false,
        };
        let sure = self.play()?.preview(option as usize, self.viewer(who));
        Ok(ToClient::Preview { option, lines: sure.into_iter().enumerate().map(line).collect() })
    }

    /// The table as it was before pick `to`.
    pub fn moment(&self, who: &Who, to: u32, speech: &Speech) -> Result<ToClient, Refused> {
        let absent = || Refused::new(ErrorKind::Absent, "server-no-such-pick");
        let now = self.play()?;
        if to as usize > now.picks() {
            return Err(absent());
        }
        let play = self.house.game().resume(&now.record(), to as usize).map_err(|_| absent())?;
        let viewer = self.viewer(who);
        let from = play.events().saturating_sub(MOST_LINES);
        Ok(ToClient::Moment { to, view: play.view(viewer), lines: self.lines(&*play, from, viewer, who, speech) })
    }

    /// The log as somebody may read it, with the names of this table.
    fn lines(&self, play: &dyn Match, from: usize, viewer: Viewer, who: &Who, speech: &Speech) -> Vec<Line> {
        lines(play, from, viewer, &who.seats, |phrase| self.spans(who.lang, phrase, speech))
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
    fn decision(&self, who: &Who, speech: &Speech) -> Option<Decision> {
        let decision = self.decision.as_ref()?;
        let decides = who.seats.contains(&decision.seat);
        let listed = decision.options.iter().enumerate().filter(|(_, option)| decides || who.seats.contains(&option.owner));
        let say = |phrase: &Phrase| self.spans(who.lang, phrase, speech);
        let options: Vec<OptionView> = listed.map(|(number, option)| option_view(number, option, say)).collect();
        if options.is_empty() {
            return None;
        }
        let prompt = self.spans(who.lang, &decision.prompt, speech);
        Some(Decision {
            seat: shown(decision.seat),
            prompt,
            cause: decision.cause.clone(),
            several: decision.several.map(Several::from),
            options,
        })
    }

    fn waiting(&self, lang: Lang, speech: &Speech) -> Option<Waiting> {
        let decision = self.decision.as_ref()?;
        // Others are told what kind of choice it is, not what to do.
        let others = Phrase { id: format!("{}.others", decision.prompt.id).into(), ..decision.prompt.clone() };
        let prompt = if speech.has_words(lang, &others) { &others } else { &decision.prompt };
        Some(Waiting { seat: shown(decision.seat), prompt: self.spans(lang, prompt, speech) })
    }

    fn undo_offer(&self, who: &Who, speech: &Speech) -> Option<UndoOffer> {
        if self.is_over() || who.seats.is_empty() {
            return None;
        }
        let play = self.play.as_ref()?;
        let last = (0..play.picks()).rev().find(|&pick| self.is_own(who, pick))?;
        if let Some(to) = self.doing_of_a_bot(last) {
            let label = Phrase::new("server-undo-bot").number("picks", (last + 1 - to) as i64);
            return Some(UndoOffer { to: number(to), cost: UndoCost::Free, asks: false, label: speech.spans(who.lang, &label) });
        }
        let cost = play.undo_cost(last)?;
        if cost != UndoCost::Free && self.header.undo == UndoRule::Never {
            return None;
        }
        let label = self.label(last).map_or_else(|| Vec::new().into(), |label| self.spans(who.lang, &label, speech));
        Some(UndoOffer { to: number(last), cost, asks: cost != UndoCost::Free && self.asks_others(who), label })
    }

    /// What pick `to` was called; looked up in the record where nobody remembers it.
    fn label(&self, to: usize) -> Option<Phrase> {
        if let Some(label) = self.labels.get(&to) {
            return Some(label.clone());
        }
        let record = self.play.as_ref()?.record();
        let before = self.house.game().resume(&record, to).ok()?.decision()?;
        before.options.get(usize::from(record.picks[to])).map(|option| option.label.clone())
    }

    fn request(&self, who: &Who) -> Option<Asked> {
        let request = self.asked.as_ref()?;
        let about = match &request.about {
            About::Undo(to) => wire::About::Undo { to: number(*to), cost: self.play.as_ref()?.undo_cost(*to)? },
            About::Bot(seat, bot) => wire::About::Bot { seat: shown(*seat), bot: bot.clone() },
        };
        Some(Asked {
            seat: shown(request.seat),
            about,
            accepted: request.accepted.iter().map(|&seat| shown(seat)).collect(),
            yours: self.awaited(request).any(|seat| who.seats.contains(&seat)),
        })
    }
}

/// A moment of a record for whoever has it: with the seed in it nothing is hidden any more.
pub fn replay_moment(play: &dyn Match, record: &Record, lang: Lang, speech: &Speech) -> ReplayMoment {
    let figures = figures(play, record.setup.seats);
    let say = |phrase: &Phrase| spans_of_figures(lang, phrase, &figures, speech);
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
        outcome: outcome(play, &record.game, lang, speech),
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

fn outcome(play: &dyn Match, game: &str, lang: Lang, speech: &Speech) -> Option<Outcome> {
    let outcome = play.outcome()?;
    let reason = outcome.reason.0;
    let text = speech.say_or(lang, &Phrase::new(format!("{game}-ending-{reason}")), reason);
    let winners = Seat::all(8).filter(|&seat| outcome.won_by(seat)).map(shown).collect();
    let words = |word: &'static str| speech.say_or(lang, &Phrase::new(format!("{game}-tie-break-{word}")), word);
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
