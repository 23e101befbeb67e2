//! Casting by an effect: any player's spell, several times, and where it goes then.

use crate::event::Event;
use crate::play::Play;
use crate::state::{NOBODY, Regs};
use crate::vocabulary::{Afterwards, Cast};
use crate::zone;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::machine::Flow;

impl Play<'_> {
    pub fn cast_op(&mut self, cast: &Cast) -> Flow {
        let regs = self.regs();
        if self.s.machine.stage() > 0 {
            return self.cast_again(cast, &regs);
        }
        let mut any = false;
        self.v().each_castable(cast, &regs, &mut |_| any = true);
        Flow::ask_if(any)
    }

    pub fn cast_chosen(&mut self, cast: &Cast, card: CardId) -> Flow {
        let Some((owner, index)) = zone::as_breach(self.s.zones.zone_of(card)) else { return Flow::Next };
        let Some(caster) = self.regs().subject() else { return Flow::Next };
        self.set(|regs| {
            regs.it = card;
            regs.breach = owner.0 * 4 + index;
        });
        self.s.machine.set_stage(1);
        self.cast(card, caster, cast.bonus, cast.times > 1);
        if cast.times > 1 || cast.then != Afterwards::Discard { Flow::Again } else { Flow::Next }
    }

    /// AE-A68: a full cast again; the last one discards. A spell that is gone still resolves.
    pub fn cast_again(&mut self, cast: &Cast, regs: &Regs) -> Flow {
        let done = self.s.machine.stage();
        let (Some(caster), true) = (regs.subject(), regs.breach != NOBODY) else { return Flow::Next };
        if done >= cast.times {
            return self.after_cast(cast.then, regs);
        }
        self.s.machine.set_stage(done + 1);
        let last = done + 1 == cast.times;
        if zone::as_breach(self.s.zones.zone_of(regs.it)).is_some() {
            self.cast(regs.it, caster, cast.bonus, !last);
        } else {
            self.cast_from(regs.it, caster, cast.bonus, regs.breach);
        }
        if last && cast.then == Afterwards::Discard { Flow::Next } else { Flow::Again }
    }

    /// The spell may have left its owner's discard pile meanwhile: destroyed, or turned over with it.
    pub fn after_cast(&mut self, then: Afterwards, regs: &Regs) -> Flow {
        let owner = Seat(regs.breach / 4);
        if self.s.zones.zone_of(regs.it) != zone::discard(owner) {
            return Flow::Next;
        }
        match then {
            Afterwards::Discard => Flow::Next,
            Afterwards::OwnersHand => {
                self.return_spell(regs.it, owner);
                Flow::Next
            }
            Afterwards::AllysHand => Flow::Ask,
        }
    }

    pub fn return_spell(&mut self, card: CardId, seat: Seat) {
        self.say(Event::Returned { seat, card: self.face(card) });
        self.to_hand(card, seat);
    }
}
