//! What happened. Everything said here is known to everybody at the table.

use crate::catalog::Catalog;
use crate::dice::Die;
use crate::form::{die_name, location_name, mark_name, player};
use crate::state::{MarkKind, State};
use crate::text::{ingredient, property};
use crate::vocabulary::{Discipline, Ingredient, Side};
use koloda_kernel::event::Field;
use koloda_kernel::ids::{Face, Seat};
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules::LogEvent;
use serde::Serialize;

koloda_kernel::events! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
    #[serde(tag = "event", rename_all = "kebab-case")]
    pub enum Event in catalog: Catalog, messages "pn-event-";
    turns {
        TurnOf { seat: Seat } "turn-of";
    }
    causes {
        Talents { seat: Seat, card: Face } "talents";
        Trains { seat: Seat } "trains";
        Faces { seat: Seat, card: Face } "faces";
        Rests { seat: Seat } "rests";
        AutomaTurn { seat: Seat } "automa-turn";
        Placed { seat: Seat, die: Die, section: u8, class: Option<Discipline> } "placed" => {
            let said = Phrase::new("pn-event-placed").phrase("who", player(seat)).phrase("die", die_name(die));
            said.phrase("where", location_name(catalog, section, class))
        };
        Used { seat: Seat, card: Face, chain: u8 } "used";
        UsedMark { seat: Seat, cell: u8, of: MarkKind } "used-mark" => of_mark("pn-event-used-mark", seat, (cell, of), catalog);
        Attempts { seat: Seat, card: Face } "attempts";
        Path { seat: Seat, side: Side } "path";
        Threatened { seat: Seat, n: u8 } "threatened";
        Thrown { seat: Seat, rolled: [u8; 6] } "thrown" => match rolled {
            [0, 0, 0, 0, 0, 0] => Phrase::new("pn-event-nothing-thrown"),
            _ => rolled.say("rolled", catalog, Phrase::new("pn-event-thrown")),
        };
        DeadlyWound { seat: Seat } "deadly-wound";
        Fulfils { seat: Seat, card: Face } "fulfils";
        ContractFailed { seat: Seat, card: Face } "contract-failed";
        Passed { seat: Seat, card: Face } "passed";
        Failed { seat: Seat, card: Face } "failed";
        Fate { seat: Seat, card: Face } "fate";
        Fulfilled { card: Face } "fulfilled";
        Limit "limit";
        Won { winners: u8 } "won" => {
            let winners = (0..4).filter(|seat| winners & (1 << seat) != 0).map(|seat| player(Seat(seat))).collect();
            Phrase::new("pn-event-won").list("winners", "pn-and", winners)
        };
    }
    consequences {
        Gained { seat: Seat, ingredient: Ingredient, n: u8, lost: u8 } "gained";
        Spent { seat: Seat, ingredient: Ingredient, n: u8 } "spent";
        Rolled { seat: Seat, die: Die } "rolled";
        RolledResource { seat: Seat, face: u8 } "rolled-resource" => {
            let got = catalog.tables.resource_die.get(usize::from(face)).into_iter().flatten().map(|&(of, n)| ingredient(of, n)).collect();
            Phrase::new("pn-event-rolled-resource").phrase("who", player(seat)).list("got", "join-comma", got)
        };
        AutomaRolled { seat: Seat, die: Die } "automa-rolled";
        LostDie { seat: Seat, die: Die } "lost-die";
        Changed { seat: Seat, die: Die, to: Die } "changed";
        KnockedOut { seat: Seat, die: Die } "knocked-out";
        Unplaced { seat: Seat, die: Die } "unplaced";
        TookBack { seat: Seat, die: Die } "took-back";
        Placements { seat: Seat, n: u8 } "placements";
        Wounded { seat: Seat, cell: u8, of: MarkKind } "wounded" => of_mark("pn-event-wounded", seat, (cell, of), catalog);
        Healed { seat: Seat, cell: u8, of: MarkKind } "healed" => of_mark("pn-event-healed", seat, (cell, of), catalog);
        Bled { seat: Seat, cell: u8, of: MarkKind } "bled" => of_mark("pn-event-bled", seat, (cell, of), catalog);
        Recharged { seat: Seat, cell: u8, of: MarkKind } "recharged" => of_mark("pn-event-recharged", seat, (cell, of), catalog);
        GainedMark { seat: Seat, cell: u8, of: MarkKind } "gained-mark" => of_mark("pn-event-gained-mark", seat, (cell, of), catalog);
        Readied { card: Face } "readied";
        Discarded { seat: Seat, card: Face } "discarded";
        Received { seat: Seat, card: Face } "received";
        Bought { seat: Seat, card: Face } "bought";
        Prepared { seat: Seat, card: Face } "prepared";
        Revealed { card: Face } "revealed";
        Renewed { market: u8, class: Option<Discipline> } "renewed" => {
            let last = if market == crate::primagic::MARKETS - 1 { "shop" } else { "potionry" };
            Phrase::new("pn-event-renewed").word("market", class.map_or(last, <&str>::from))
        };
        Reserved { seat: Seat, card: Face } "reserved";
        Looked { seat: Seat } "looked";
        LookedEnough { seat: Seat } "looked-enough";
        ContractGone { card: Face } "contract-gone";
        Unthreatened { n: u8, left: u8 } "unthreatened";
        TurnedThreat { value: u8, to: u8 } "turned-threat";
        Missed { seat: Seat, value: u8 } "missed";
        Deadly { seat: Seat, value: u8 } "deadly";
        Prevented { seat: Seat } "prevented";
        Judged { seat: Seat, done: bool } "judged";
        Cancelled { card: Face, number: u8 } "cancelled" => {
            let all = catalog.face(card).trial().map_or(&[][..], |trial| &trial.trial.properties);
            let said = all.get(usize::from(number)).map_or_else(|| Phrase::new("pn-no-task"), property);
            Phrase::new("pn-event-cancelled").name("card", &catalog.face(card).name).phrase("property", said)
        };
        Eased { by: u8 } "eased";
        Scored { seat: Seat, points: i16 } "scored";
    }
}

/// Something that happens to a mark.
fn of_mark(id: &'static str, seat: Seat, (cell, of): (u8, MarkKind), catalog: &Catalog) -> Phrase {
    Phrase::new(id).phrase("who", player(seat)).phrase("mark", mark_name(catalog, cell, of))
}

impl Field<Catalog> for Seat {
    fn say(self, _: &'static str, _: &Catalog, phrase: Phrase) -> Phrase {
        phrase.phrase("who", player(self))
    }
}

impl Field<Catalog> for Face {
    fn say(self, name: &'static str, catalog: &Catalog, phrase: Phrase) -> Phrase {
        phrase.name(name, &catalog.face(self).name)
    }
}

impl Field<Catalog> for Die {
    fn say(self, name: &'static str, _: &Catalog, phrase: Phrase) -> Phrase {
        phrase.phrase(name, die_name(self))
    }
}

impl Field<Catalog> for Ingredient {
    fn say(self, name: &'static str, _: &Catalog, phrase: Phrase) -> Phrase {
        phrase.word(name, self.into_str())
    }
}

impl Field<Catalog> for Side {
    fn say(self, name: &'static str, _: &Catalog, phrase: Phrase) -> Phrase {
        phrase.word(name, self.into_str())
    }
}

impl Field<Catalog> for bool {
    fn say(self, name: &'static str, _: &Catalog, phrase: Phrase) -> Phrase {
        phrase.flag(name, self)
    }
}

/// Threat dice by value, each face as often as it was thrown.
impl Field<Catalog> for [u8; 6] {
    fn say(self, name: &'static str, _: &Catalog, phrase: Phrase) -> Phrase {
        let thrown =
            (1_u8..).zip(self).flat_map(|(value, count)| (0..count).map(move |_| Phrase::new("pn-threat-die").number("value", value)));
        phrase.list(name, "join-comma", thrown.collect())
    }
}

impl Field<Catalog> for u8 {
    fn say(self, name: &'static str, _: &Catalog, phrase: Phrase) -> Phrase {
        phrase.number(name, self)
    }
}

impl Field<Catalog> for i16 {
    fn say(self, name: &'static str, _: &Catalog, phrase: Phrase) -> Phrase {
        phrase.number(name, self)
    }
}

impl LogEvent for Event {
    type State = State;
}
