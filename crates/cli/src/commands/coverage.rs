//! Which rules of a ledger no scenario cites.
//!
//! A ledger is a Markdown file that defines each rule at the start of a line: `- **AE-001** [both] …`.

use std::collections::BTreeSet;

/// A rule's id and the tag behind it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleId {
    pub id: String,
    pub tag: String,
}

#[derive(Debug)]
pub struct Coverage {
    pub rules: usize,
    pub missing: Vec<RuleId>,
    /// Ids that scenarios cite but the ledger does not define.
    pub unknown: Vec<String>,
}

impl Coverage {
    pub fn new(ledger: &str, without: &[String], cited: &BTreeSet<String>) -> Coverage {
        let all: Vec<RuleId> = ledger.lines().filter_map(rule).collect();
        let rules: Vec<&RuleId> = all.iter().filter(|rule| is_numbered(&rule.id) && !without.contains(&rule.tag)).collect();
        let defined = |id: &&String| ledger.contains(&format!("**{id}**"));
        Coverage {
            rules: rules.len(),
            missing: rules.iter().filter(|rule| !cited.contains(&rule.id)).map(|&rule| rule.clone()).collect(),
            unknown: cited.iter().filter(|id| !defined(id)).cloned().collect(),
        }
    }

    pub fn percent(&self) -> f64 {
        let covered = self.rules - self.missing.len();
        if self.rules == 0 { 0.0 } else { covered as f64 * 100.0 / self.rules as f64 }
    }
}

fn rule(line: &str) -> Option<RuleId> {
    let (id, rest) = line.strip_prefix("- **")?.split_once("**")?;
    let tag = rest.trim_start().strip_prefix('[').and_then(|rest| rest.split_once(']')).map_or("", |(tag, _)| tag);
    Some(RuleId { id: id.to_owned(), tag: tag.to_owned() })
}

/// `AE-001` is a rule; `AE-E01` and `AE-A01` are edge cases and readings.
fn is_numbered(id: &str) -> bool {
    let parts = id.split_once('-');
    parts.is_some_and(|(book, number)| {
        book.chars().all(|c| c.is_ascii_uppercase()) && !number.is_empty() && number.chars().all(|c| c.is_ascii_digit())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_rules_by_tag_and_ignores_other_ids() {
        let ledger = "- **XY-001** [both] One.\n- **XY-002** [WE] Two.\n- **XY-003** [AE] Three.\n- **XY-E01** An edge.\ntext **XY-004**\n";
        let cited: BTreeSet<String> = ["XY-001", "XY-E01", "XY-999"].map(str::to_owned).into();
        let coverage = Coverage::new(ledger, &["WE".to_owned()], &cited);
        assert_eq!(coverage.rules, 2);
        assert_eq!(coverage.missing, [RuleId { id: "XY-003".to_owned(), tag: "AE".to_owned() }]);
        assert_eq!(coverage.unknown, ["XY-999"]);
        assert!((coverage.percent() - 50.0).abs() < 1e-9);
    }
}
