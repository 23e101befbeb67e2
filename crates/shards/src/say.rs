//! What is said about questions, and about options that their arguments do not name: phrases, never sentences.

use crate::event::NEMESIS;
use crate::power::Power;
use crate::state::{Phase, Regs};
use crate::text::{self, Lore};
use crate::view::View;
use crate::vocabulary::{Ability, Op};
use crate::zone;
use koloda_kernel::code::{Ask, Instr};
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::option::Several;
use koloda_kernel::phrase::Phrase;

fn phrase(id: &'static str) -> Phrase {
    Phrase::new(id)
}

/// Who does or suffers something: a player by number, or the Nemesis.
pub(crate) fn who(seat: Seat) -> Phrase {
    if seat == NEMESIS { phrase("si-who-nemesis") } else { phrase("si-who-player").number("player", seat.0 + 1) }
}

/// Whose something is.
pub(crate) fn of(seat: Seat) -> Phrase {
    if seat == NEMESIS { phrase("si-of-nemesis") } else { phrase("si-of-player").number("player", seat.0 + 1) }
}

/// To whom something goes.
pub(crate) fn to(seat: Seat) -> Phrase {
    if seat == NEMESIS { phrase("si-to-nemesis") } else { phrase("si-to-player").number("player", seat.0 + 1) }
}

pub(crate) fn power(power: Power) -> Phrase {
    if power.is_infinite() { phrase("si-power-infinite") } else { phrase("si-power").number("power", power.0) }
}

impl View<'_> {
    /// The question that waits, for whoever must answer it.
    pub fn prompt(self) -> Phrase {
        match self.s.machine.top() {
            Some(regs) => self.effect_prompt(regs),
            None => self.phase_prompt(),
        }
    }

    fn phase_prompt(self) -> Phrase {
        let turn = &self.s.turn;
        match turn.phase {
            Phase::Auction => phrase("si-prompt-auction").number("highest", self.s.opening.highest),
            Phase::AuctionPick => phrase("si-prompt-leader"),
            Phase::Draft => phrase("si-prompt-draft"),
            Phase::Attack => {
                let to = self.next_target().map_or(0, |seat| seat.0 + 1);
                phrase("si-prompt-assign").phrase("power", power(turn.power)).number("player", to)
            }
            Phase::Shields => {
                let seat = self.decider();
                let (assigned, blocked) = (self.s.attack.assigned[seat.index()], self.blocked(seat));
                phrase("si-prompt-shields").phrase("power", power(assigned)).number("blocked", blocked)
            }
            Phase::Overflow => phrase("si-prompt-overflow").phrase("power", power(self.s.attack.excess)),
            Phase::NemesisRow => phrase("si-prompt-nemesis-row"),
            Phase::NemesisActivate => phrase("si-prompt-nemesis-activate"),
            Phase::NemesisHunt => phrase("si-prompt-nemesis-destroy"),
            Phase::Main | Phase::Damage | Phase::End | Phase::Nemesis | Phase::NemesisAttack | Phase::NemesisEnd => {
                phrase("si-prompt-main")
            }
        }
    }

    fn effect_prompt(self, regs: &Regs) -> Phrase {
        match self.s.machine.instr(&self.c.code) {
            Some(Instr::Ask(Ask::May { .. })) => phrase("si-prompt-may"),
            Some(Instr::Ask(Ask::With { .. })) => {
                phrase("si-prompt-player").phrase("effect", self.offer(0).unwrap_or_else(|| phrase("si-prompt-or")))
            }
            Some(Instr::Do(op)) => self.op_prompt(op, regs),
            _ => phrase("si-prompt-or"),
        }
    }

    fn op_prompt(self, op: &Op, regs: &Regs) -> Phrase {
        let limit = |up_to: bool| if up_to { "up-to" } else { "exactly" };
        match op {
            Op::Remove(of) => phrase("si-prompt-remove").number("left", regs.want).word("limit", limit(of.up_to)),
            Op::Return(of) => phrase("si-prompt-return").number("left", regs.want).word("limit", limit(of.up_to)),
            Op::Recruit(_) => phrase("si-prompt-recruit"),
            Op::Destroy(_) => phrase("si-prompt-destroy").number("left", regs.want).word("limit", limit(false)),
            Op::Copy(_) => phrase("si-prompt-copy"),
            Op::CopyEach(_) => phrase("si-prompt-copy-each"),
            Op::Check(Ability::Dominion) => {
                phrase("si-prompt-dominion").word("faction", self.faction_asked(regs).map_or("order", <&str>::from))
            }
            Op::Check(Ability::Unify | Ability::Echo | Ability::Inspire) => phrase("si-prompt-unify"),
            Op::Crystals(_)
            | Op::Power(_)
            | Op::DoublePower
            | Op::Mastery(_)
            | Op::LoseMastery(_)
            | Op::Health(_)
            | Op::Draw(_)
            | Op::ReturnThis
            | Op::CopyIt
            | Op::ThisTurn(_)
            | Op::Ride(_)
            | Op::AfterChampion => phrase("si-prompt-or"),
        }
    }

    /// How many cards are chosen one after the other, and whether fewer will do.
    pub fn several(self) -> Option<Several> {
        let up_to = match self.asking()? {
            Op::Remove(of) | Op::Return(of) => of.up_to,
            Op::Destroy(_) => false,
            _ => return None,
        };
        Several::of(self.s.machine.top()?.want, up_to)
    }

    /// The card whose effect asks.
    pub fn cause(self) -> Option<String> {
        self.s.machine.regs().map(|regs| regs.origin).find(|origin| origin.is_some()).map(|card| self.info(card).id.clone())
    }

    pub fn who(self, seat: Seat) -> Phrase {
        who(self.named(seat))
    }

    pub(crate) fn named(self, seat: Seat) -> Seat {
        if self.is_nemesis(seat) { NEMESIS } else { seat }
    }

    pub(crate) fn accept_phrase(self) -> Phrase {
        self.offer(0).map_or_else(|| phrase("si-pick-yes"), |effect| phrase("si-pick-accept").phrase("effect", effect))
    }

    pub(crate) fn decline_phrase(self) -> Phrase {
        phrase(if matches!(self.asking(), Some(Op::Check(_))) { "si-pick-not-show" } else { "si-pick-decline" })
    }

    pub(crate) fn branch_phrase(self, number: u8) -> Phrase {
        self.offer(number).unwrap_or_else(|| phrase("si-pick-branch").number("number", number + 1))
    }

    /// What a "may" or "or" of the running card offers, in words.
    fn offer(self, number: u8) -> Option<Phrase> {
        let offers = self.s.machine.pc().map(|pc| self.c.code.offers(pc)).unwrap_or_default();
        let names = |id: &str| self.c.name(id);
        offers.get(usize::from(number)).map(|effect| text::effect(effect, Lore { names: &names }))
    }

    pub(crate) fn chosen_phrase(self, card: CardId) -> Phrase {
        let place = self.s.zones.zone_of(card);
        let from = match zone::owner(place) {
            Some(owner) if place == zone::hand(owner) => "hand",
            Some(owner) if place == zone::discard(owner) => "discard",
            Some(owner) if place == zone::play(owner) && matches!(self.asking(), Some(Op::Destroy(_))) => {
                return phrase("si-pick-champion").name("card", self.card_name(card)).phrase("owner", of(self.named(owner)));
            }
            Some(_) | None => "table",
        };
        phrase("si-pick-card").name("card", self.card_name(card)).word("from", from)
    }
}
