//! Effects, tasks and prices in the notation of the fact sheets, which card files were translated from: the way back.
//!
//! It reads what is written in card files as JSON, so a slip in either direction shows.

pub mod sheet;

use serde_json::Value;

/// The word and what stands in its brackets; a bare word has nothing in them.
fn word(value: &Value) -> (&str, &Value) {
    match value {
        Value::String(word) => (word, &Value::Null),
        Value::Object(fields) => fields.iter().next().map(|(word, body)| (word.as_str(), body)).expect("a word"),
        _ => panic!("no word: {value}"),
    }
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(std::slice::from_ref(value), Vec::as_slice)
}

fn lower(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("no word: {value}")).to_lowercase()
}

fn joined(values: &Value, between: &str, told: impl Fn(&Value) -> String) -> String {
    list(values).iter().map(told).collect::<Vec<_>>().join(between)
}

/// An effect: its items with semicolons between them.
pub fn effect(value: &Value) -> String {
    match word(value) {
        ("Seq", steps) => sequence(list(steps)),
        ("May", inner) => paid(inner),
        ("Or", options) => format!("choose{}", joined(options, "", |option| format!("{{{}}}", effect(option)))),
        ("If", fields) => format!("if({}){{{}}}", condition(&fields["when"]), effect(&fields["then"])),
        ("Each", parts) => format!("all{{{}}}", effect(&parts[1])),
        (name, body) => operation(name, body),
    }
}

fn sequence(steps: &[Value]) -> String {
    if let [first, then] = steps
        && let ("PayTimes", price) = word(first)
    {
        return format!("times(any){{pay({})->{{{}}}}}", joined(price, ",", token), effect(then).replace("paid", "1"));
    }
    steps.iter().map(effect).collect::<Vec<_>>().join("; ")
}

/// A `May` opens with its price.
fn paid(inner: &Value) -> String {
    let ("Seq", steps) = word(inner) else { panic!("a price and what it is paid for: {inner}") };
    let (first, rest) = list(steps).split_first().expect("a price");
    let price = match word(first) {
        ("Pay", price) => format!("pay({})", joined(price, ",", token)),
        ("DropCards", n) => format!("dropcard(grimoire,{})", number(n)),
        (name, body) => operation(name, body),
    };
    format!("{price}->{{{}}}", sequence(rest))
}

fn operation(name: &str, body: &Value) -> String {
    let counted = |said: &str| format!("{said}({})", number(body));
    let pair = |said: &str| format!("{said}({},{})", lower(&body[0]), number(&body[1]));
    match name {
        "Gain" => pair("gain"),
        "Die" => pair("die"),
        "TempDie" => pair("tempdie"),
        "GainCard" => pair("gaincard"),
        "Resources" => counted("resroll"),
        "CopyFace" => counted("copyface"),
        "TakeBack" => counted("takeback"),
        "Heal" => counted("heal"),
        "Wound" => counted("wound"),
        "Threat" => counted("threat"),
        "Unthreat" => counted("unthreat"),
        "Protect" => counted("protect"),
        "Recolor" => counted("recolor"),
        "Place" => counted("place"),
        "Summon" => format!("summon({},free)", number(body)),
        "BoostNext" => format!("boost(next,{})", number(body)),
        "Reserve" => format!("reserve({},1)", lower(body)),
        "SwapTask" => format!("swap_task(any,{})", task(body)),
        "SpinNextThreat" => format!("next_roll: spin({},threat,each)", number(body)),
        "AtTurnEnd" => format!("turn_end: {}", if body == "DropLaunched" { "dropcard(launched,1)" } else { "deadly()" }),
        "Refresh" => format!("refresh({})", if body == "Potionry" { "potion_house".to_owned() } else { lower(body) }),
        _ if body.is_null() => bare(name).to_owned(),
        _ => with_fields(name, body),
    }
}

fn bare(name: &str) -> &'static str {
    match name {
        "Exchange" => "exchange()",
        "ColorBone" => "recolor(1,bone,own)",
        "HealAll" => "heal(all)",
        "GainMark" => "mark(class)",
        "RepeatPrevious" => "repeat_prev()",
        "UnthreatAll" => "unthreat(all)",
        "IgnorePool" => "ignore_pool()",
        "PreventDeadly" => "prevent_deadly()",
        "TryContract" => "try_contract(1)",
        "PlaceAside" => "place(1,nocell)",
        "OtherSection" => "other_section(1)",
        "ToTrial" => "to_trial()",
        "Nothing" => "noop()",
        _ => panic!("no such word: {name}"),
    }
}

fn with_fields(name: &str, body: &Value) -> String {
    let n = || body.get("n").filter(|n| !n.is_null()).map_or("any".to_owned(), number);
    let flag = |field: &str, said: &str| if body[field] == true { format!(",{said}") } else { String::new() };
    match name {
        "Reroll" | "Spin" | "Flip" => format!("{}({}{})", name.to_lowercase(), n(), flag("threat", "threat")),
        "SetDie" => format!("setdie({}{})", n(), more(body.get("of").filter(|of| *of != "Any" && !of.is_null()).map(lower))),
        "Recharge" => format!("recharge({},{})", n(), if body["sparks"] == true { "any" } else { "discipline" }),
        "Ready" => format!("ready({},{}{})", filters(&body["of"]), n(), flag("other", "other")),
        "Launch" => format!("launch({},{})", filters(&body["of"]), lower(&body["from"])),
        "Brew" => format!("brew({}{})", n(), flag("free", "free")),
        "Ease" => format!("ease({}{})", number(&body["by"]), more(body.get("dice").map(number).filter(|dice| dice != "0"))),
        "CancelProperty" => format!("cancel_prop({}{})", n(), more(Some(joined(&body["of"], "/", lower)).filter(|of| !of.is_empty()))),
        "Convert" => {
            let times = body.get("times").filter(|times| !times.is_null()).map_or("any".to_owned(), number);
            format!("convert({}:1,{}:1,{times})", lower(&body["from"]), joined(&body["into"], "/", lower))
        }
        "Buy" => buy(body),
        _ => panic!("no such word: {name}"),
    }
}

/// One more argument, if there is one.
fn more(argument: Option<String>) -> String {
    argument.map_or(String::new(), |argument| format!(",{argument}"))
}

fn buy(body: &Value) -> String {
    let less = body.get("less").map_or("0".to_owned(), number);
    let from = filters(&body["from"]);
    match body.get("n").filter(|n| !n.is_null()) {
        Some(n) => format!("buy({from},{},{less})", number(n)),
        None => format!("times(any){{buy({from},1,{less})}}"),
    }
}

pub fn number(value: &Value) -> String {
    if let Some(n) = value.as_u64() {
        return n.to_string();
    }
    match word(value) {
        ("Fixed", n) => number(n),
        ("Plus", parts) => format!("{}+{}", number(&parts[0]), number(&parts[1])),
        ("Times", parts) => format!("{}*{}", parts[0], number(&parts[1])),
        ("AtMost", parts) => format!("min({},{})", number(&parts[1]), parts[0]),
        ("Marks", of) => format!("marks({})", lower(of)),
        ("DisciplinesWith", n) => format!("disciplines_with({n})"),
        ("Wounded", _) => "wounded()".to_owned(),
        ("Pets", _) => "pets()".to_owned(),
        ("Chain", _) => "chain()".to_owned(),
        ("Paid", _) => "paid".to_owned(),
        ("ArcanaHeld", _) => "count(arcana)".to_owned(),
        ("TrialsPassed", _) => "count(trials)".to_owned(),
        ("ContractsDone", _) => "count(contracts)".to_owned(),
        (name, _) => panic!("no such number: {name}"),
    }
}

fn condition(value: &Value) -> String {
    match word(value) {
        ("Approach", approaches) => format!("approach({})", joined(approaches, "/", lower)),
        ("Turn", limit) => format!("turn({})", lower(limit)),
        (name, _) => panic!("no such condition: {name}"),
    }
}

fn colour(discipline: &Value) -> &'static str {
    let hot = [("Ruby", "red"), ("Amber", "orange"), ("Jasper", "yellow")];
    let cold = [("Emerald", "green"), ("Sapphire", "blue"), ("Amethyst", "violet")];
    hot.into_iter().chain(cold).find(|(name, _)| discipline == name).expect("a discipline").1
}

pub fn filters(value: &Value) -> String {
    joined(value, "/", |one| match word(one) {
        ("Spell", _) => "spell.any".to_owned(),
        ("SpellOf", discipline) => format!("spell.{}", colour(discipline)),
        ("OwnSpell", _) => "spell.own".to_owned(),
        ("OtherSpell", _) => "spell.other".to_owned(),
        ("Card", _) => "card.any".to_owned(),
        (name, _) => name.to_lowercase(),
    })
}

pub fn token(value: &Value) -> String {
    match word(value) {
        ("Die", colour) => format!("die:{}", lower(colour)),
        ("Six", colour) => format!("die6:{}", lower(colour)),
        ("Pays", parts) => format!("{}:{}", lower(&parts[0]), parts[1]),
        ("After", filter) => format!("by:{}", filters(&Value::Array(vec![filter.clone()]))),
        ("Placements", n) => format!("placement:{n}"),
        ("NextCell", _) => "arcana:next_cell".to_owned(),
        (name, _) => panic!("no such price: {name}"),
    }
}

pub fn task(value: &Value) -> String {
    let colours = |value: &Value| joined(value, "/", lower);
    match word(value) {
        ("Pay", list) => format!("ing({})", joined(list, " + ", |part| format!("{}:{}", lower(&part[0]), part[1]))),
        ("Sum", parts) => format!("sum({};{})", colours(&parts[0]), parts[1]),
        ("Exact", parts) => format!("exact({};{})", colours(&parts[0]), joined(&parts[1], ",", Value::to_string)),
        ("Roll", parts) => format!("roll({};{};{})", lower(&parts[0]), parts[1], parts[2]),
        ("Threat", n) => format!("threat({n})"),
        ("Have", parts) => format!("have({}:{})", lower(&parts[0]), parts[1]),
        (name, _) => panic!("no such task: {name}"),
    }
}
