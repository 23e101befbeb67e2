//! The tables that are played: every variant, 1 to 5 seats.

use koloda_kernel::rules::Setup;

pub struct Case {
    pub name: &'static str,
    pub setup: Setup,
}

fn case(name: &'static str, seats: u8, set: &[(&str, &str)]) -> Case {
    let set = set.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect();
    Case { name, setup: Setup { seats, set } }
}

/// The cases of a game; a game without any is not examined, which the tests refuse.
pub fn cases(game: &str) -> Vec<Case> {
    match game {
        "shards" => shards(),
        "aeons-end" => aeons_end(),
        "thunderstone" => thunderstone(),
        "penumbra" => penumbra(),
        _ => Vec::new(),
    }
}

fn shards() -> Vec<Case> {
    vec![
        case("two players", 2, &[]),
        case("base box", 2, &[("boxes", "base")]),
        case("three players", 3, &[]),
        case("four players", 4, &[]),
        case("teams", 4, &[("variant", "teams")]),
        case("three-way", 3, &[("variant", "three-way")]),
        case("leader auction", 3, &[("leaders", "auction")]),
        case("relic draft", 2, &[("relics", "draft")]),
        case("secret relics", 2, &[("relics", "secret")]),
        case("secret relics, four players", 4, &[("relics", "secret")]),
        case("Nemesis", 1, &[]),
    ]
}

fn aeons_end() -> Vec<Case> {
    const BOTH: (&str, &str) = ("boxes", "base,war-eternal");
    vec![
        case("first game", 2, &[]),
        case("corruption", 2, &[("nemesis", "crooked-mask"), ("mages", "random")]),
        case("corruption, four mages", 4, &[("nemesis", "crooked-mask"), ("mages", "random"), ("supply", "random")]),
        case("Carapace Queen", 3, &[("nemesis", "carapace-queen"), ("mages", "random"), ("supply", "random")]),
        case("Prince of Gluttons", 2, &[("nemesis", "prince-of-gluttons"), ("mages", "random"), ("supply", "random")]),
        case("Umbra Titan", 2, &[BOTH, ("nemesis", "umbra-titan"), ("mages", "random"), ("supply", "random")]),
        case("Hollow Crown", 3, &[BOTH, ("nemesis", "hollow-crown"), ("mages", "random"), ("supply", "random")]),
        case("Gate Witch", 2, &[BOTH, ("nemesis", "gate-witch"), ("mages", "random"), ("supply", "random")]),
        case("Magus of Cloaks", 2, &[BOTH, ("nemesis", "magus-of-cloaks"), ("mages", "random"), ("supply", "random")]),
        case("true solo", 1, &[BOTH, ("nemesis", "random"), ("mages", "random"), ("supply", "random")]),
        case("variable turn order", 4, &[("turn-order", "variable"), ("mages", "random")]),
    ]
}

fn thunderstone() -> Vec<Case> {
    vec![
        case("first game", 2, &[("selection", "first-game")]),
        case("three players", 3, &[]),
        case("four players", 4, &[]),
        case("five players", 5, &[]),
        case("those who make others discard", 2, &[("heroes", "selurin,lorigg,redblade,elf"), ("monsters", "dragon")]),
        case("monsters that take cards", 4, &[("monsters", "dragon,ooze,undead-spirit"), ("heroes", "regian,chalice,thyrian,dwarf")]),
        case("house rules", 2, &[("breach", "once"), ("trophies", "table"), ("monsters", "dragon,abyssal")]),
        case("breaches in a long game", 3, &[("classes", "5"), ("monsters", "dragon,abyssal")]),
    ]
}

fn penumbra() -> Vec<Case> {
    vec![
        case("first game", 2, &[("fate", "first-game")]),
        case("two wizards", 2, &[]),
        case("three wizards", 3, &[]),
        case("four wizards", 4, &[]),
        case("those who reserve contracts", 2, &[("talents", "tal-bloodsworn,tal-berserker")]),
        case("other readings", 2, &[("reserved-trials", "one"), ("marks-at-rest", "yes"), ("launch-limits", "waived")]),
        case("against an automa", 1, &[("automa", "jasper")]),
    ]
}
