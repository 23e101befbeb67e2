//! Shares with their uncertainty.

use serde::Serialize;

/// So many of so many, as a rate with its 95 % Wilson interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Share {
    pub count: u64,
    pub rate: f64,
    pub low: f64,
    pub high: f64,
}

impl Share {
    pub fn of(count: u64, total: u64) -> Share {
        let (low, high) = wilson(count, total);
        let rate = if total == 0 { 0.0 } else { count as f64 / total as f64 };
        Share { count, rate, low, high }
    }
}

/// The Wilson score interval at 95 %; everything is possible when nothing was seen.
pub fn wilson(count: u64, total: u64) -> (f64, f64) {
    wilson_of(count as f64 / total.max(1) as f64, total as f64)
}

/// The same for a rate in which a game may count half.
pub fn wilson_of(rate: f64, total: f64) -> (f64, f64) {
    const Z: f64 = 1.959_963_984_540_054;
    if total <= 0.0 {
        return (0.0, 1.0);
    }
    let (n, p) = (total, rate);
    let spread = Z * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
    let centre = p + Z * Z / (2.0 * n);
    let scale = 1.0 + Z * Z / n;
    // Exact at the ends, where rounding would leave a trace.
    let low = if rate <= 0.0 { 0.0 } else { (centre - spread) / scale };
    let high = if rate >= 1.0 { 1.0 } else { (centre + spread) / scale };
    (low, high)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_intervals() {
        let near = |(low, high): (f64, f64), expected: (f64, f64)| {
            assert!((low - expected.0).abs() < 5e-4 && (high - expected.1).abs() < 5e-4, "{low} {high}");
        };
        near(wilson(50, 100), (0.4038, 0.5962));
        near(wilson(0, 10), (0.0, 0.2775));
        near(wilson(10, 10), (0.7225, 1.0));
        near(wilson(0, 0), (0.0, 1.0));
        assert!(wilson(0, 3).0 == 0.0 && wilson(3, 3).1 == 1.0);
    }
}
