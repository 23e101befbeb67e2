//! Power: a number, or more than any number.

use serde::{Deserialize, Serialize};

/// What attacks are paid with. Infinite power stays infinite whatever is taken from it (SI-087, SI-A24).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Power(pub u16);

impl Power {
    pub const NONE: Power = Power(0);
    pub const INFINITE: Power = Power(u16::MAX);
    /// The most that is still counted.
    const MOST: u16 = u16::MAX - 1;

    /// As much as an amount says: its largest is infinite.
    pub fn of(amount: i32) -> Power {
        if amount == i32::MAX { Power::INFINITE } else { Power(amount.clamp(0, i32::from(Power::MOST)) as u16) }
    }

    pub fn is_infinite(self) -> bool {
        self == Power::INFINITE
    }

    pub fn is_none(self) -> bool {
        self == Power::NONE
    }

    pub fn plus(self, more: Power) -> Power {
        if self.is_infinite() || more.is_infinite() { Power::INFINITE } else { Power(self.0.saturating_add(more.0).min(Power::MOST)) }
    }

    pub fn doubled(self) -> Power {
        self.plus(self)
    }

    /// What is left; never below 0.
    pub fn minus(self, less: u16) -> Power {
        if self.is_infinite() { self } else { Power(self.0.saturating_sub(less)) }
    }

    /// What is left after giving `part` of it away.
    pub fn without(self, part: Power) -> Power {
        if part.is_infinite() { self } else { self.minus(part.0) }
    }

    pub fn covers(self, price: u16) -> bool {
        self.0 >= price
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn infinite_power_stays_infinite() {
        assert_eq!(Power::INFINITE.minus(500), Power::INFINITE);
        assert_eq!(Power::INFINITE.doubled(), Power::INFINITE);
        assert_eq!(Power(3).plus(Power::INFINITE), Power::INFINITE);
        assert!(!Power(u16::MAX - 1).doubled().is_infinite());
    }

    #[test]
    fn finite_power_never_falls_below_nothing() {
        assert_eq!(Power(3).minus(5), Power::NONE);
        assert_eq!(Power(7).without(Power(4)), Power(3));
    }
}
