//! The stable JSON form of options.

use crate::catalog::Catalog;
use crate::pick::Pick;
use crate::power::Power;
use crate::view::View;
use crate::zone;
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::operation::Operation;
use serde_json::{Map, Value, json};

/// Every verb of an option, with the fields that may stand beside it.
pub const VERBS: &[(&str, &[&str])] = &[
    ("play", &["card"]),
    ("recruit", &["card", "price"]),
    ("fast-play", &["card", "price"]),
    ("activate", &["card"]),
    ("focus", &[]),
    ("attack", &["player", "card", "price"]),
    ("recruit-relic", &["card"]),
    ("end-main", &[]),
    ("assign", &["player", "power"]),
    ("shield", &["card", "shield"]),
    ("overflow", &["player", "power"]),
    ("pass", &[]),
    ("done", &[]),
    ("accept", &[]),
    ("decline", &[]),
    ("choose", &["option"]),
    ("player", &["player"]),
    ("show", &["card", "faction"]),
    ("remove", &["from", "card"]),
    ("return", &["from", "card"]),
    ("destroy", &["player", "card"]),
    ("copy", &["card"]),
    ("bid", &["health"]),
    ("leader", &["leader"]),
    ("take-relic", &["card"]),
    ("nemesis-play", &["card"]),
    ("nemesis-activate", &["card"]),
    ("nemesis-destroy", &["card"]),
];

impl Catalog {
    /// Whether a field of an option can have this value.
    pub fn may_be(&self, field: &str, value: &Value) -> bool {
        let word = value.as_str().unwrap_or_default();
        match field {
            "card" => self.find(word).is_some(),
            "leader" => self.leader(word).is_some(),
            "player" => word == "nemesis" || value.as_u64().is_some_and(|number| (1..=4).contains(&number)),
            "from" => ["hand", "discard"].contains(&word),
            "faction" => value.is_null() || ["homodeus", "undergrowth", "wraethe", "order"].contains(&word),
            "power" => word == "infinite" || value.is_u64(),
            _ => value.is_u64(),
        }
    }
}

impl Power {
    pub fn form(self) -> Value {
        if self.is_infinite() { json!("infinite") } else { json!(self.0) }
    }
}

impl<'a> View<'a> {
    /// The id of a card; `?` for one that this state does not show.
    pub fn id(self, card: CardId) -> &'a str {
        if self.s.zones.is_hidden(card) { "?" } else { &self.info(card).id }
    }

    /// How options name a player: by number, but for the Nemesis.
    pub fn player_form(self, seat: Seat) -> Value {
        if self.is_nemesis(seat) { json!("nemesis") } else { json!(seat.0 + 1) }
    }

    pub fn pick_form(self, pick: Pick) -> Value {
        let mut form = Map::new();
        form.insert("do".to_owned(), json!(self.verb(pick)));
        self.add_arguments(pick, &mut form);
        Value::Object(form)
    }

    fn verb(self, pick: Pick) -> &'static str {
        match pick {
            Pick::Play(_) => "play",
            Pick::Recruit(_) => "recruit",
            Pick::FastPlay(_) => "fast-play",
            Pick::Activate(_) => "activate",
            Pick::Focus => "focus",
            Pick::Attack(_) => "attack",
            Pick::RecruitRelic(_) => "recruit-relic",
            Pick::EndMain => "end-main",
            Pick::Assign { .. } => "assign",
            Pick::Shield(_) => "shield",
            Pick::Overflow(_) => "overflow",
            Pick::Pass => "pass",
            Pick::Done => "done",
            Pick::Accept => "accept",
            Pick::Decline => "decline",
            Pick::Branch(_) => "choose",
            Pick::Player(_) => "player",
            Pick::Show(_) => "show",
            // What is done with a chosen card depends on who asks.
            Pick::Card(_) => self.asking().map_or("", Operation::verb),
            Pick::Bid(_) => "bid",
            Pick::Leader(_) => "leader",
            Pick::TakeRelic(_) => "take-relic",
            Pick::NemesisPlay(_) => "nemesis-play",
            Pick::NemesisActivate(_) => "nemesis-activate",
            Pick::NemesisDestroy(_) => "nemesis-destroy",
        }
    }

    fn add_arguments(self, pick: Pick, form: &mut Map<String, Value>) {
        let seat = self.s.turn.of;
        let mut add = |key: &str, value: Value| _ = form.insert(key.to_owned(), value);
        match pick {
            Pick::Play(card)
            | Pick::Activate(card)
            | Pick::RecruitRelic(card)
            | Pick::TakeRelic(card)
            | Pick::NemesisPlay(card)
            | Pick::NemesisActivate(card)
            | Pick::NemesisDestroy(card) => add("card", json!(self.id(card))),
            Pick::Recruit(card) => {
                add("card", json!(self.id(card)));
                add("price", json!(self.price(card, seat)));
            }
            Pick::FastPlay(card) => {
                add("card", json!(self.id(card)));
                add("price", json!(self.info(card).cost));
            }
            Pick::Attack(card) => {
                add("player", self.owner_in_play(card).map_or(Value::Null, |owner| self.player_form(owner)));
                add("card", json!(self.id(card)));
                add("price", json!(self.champion_health(card)));
            }
            Pick::Assign { to, power } => {
                add("player", self.player_form(to));
                add("power", power.form());
            }
            Pick::Shield(card) => {
                add("card", json!(self.id(card)));
                add("shield", json!(self.shield(card, self.decider())));
            }
            Pick::Overflow(to) => {
                add("player", self.player_form(to));
                add("power", self.s.attack.excess.form());
            }
            Pick::Branch(number) => add("option", json!(number + 1)),
            Pick::Player(seat) => add("player", self.player_form(seat)),
            Pick::Show(card) => {
                add("card", json!(self.id(card)));
                add("faction", json!(self.info(card).faction.map(<&str>::from)));
            }
            Pick::Card(card) => self.add_chosen(card, form),
            Pick::Bid(health) => add("health", json!(health)),
            Pick::Leader(leader) => add("leader", json!(self.c.leaders[usize::from(leader)].card.id)),
            Pick::Focus | Pick::EndMain | Pick::Pass | Pick::Done | Pick::Accept | Pick::Decline => {}
        }
    }

    /// What the verb of a chosen card has beside it.
    fn add_chosen(self, card: CardId, form: &mut Map<String, Value>) {
        let (place, verb) = (self.s.zones.zone_of(card), self.verb(Pick::Card(card)));
        let fields = VERBS.iter().find(|(known, _)| *known == verb).map_or(&[][..], |(_, fields)| fields);
        for &field in fields {
            let value = match field {
                "price" => json!(0),
                "player" => zone::owner(place).map_or(Value::Null, |owner| self.player_form(owner)),
                "from" => {
                    let in_hand = zone::owner(place).is_some_and(|owner| place == zone::hand(owner));
                    json!(if in_hand { "hand" } else { "discard" })
                }
                _ => json!(self.id(card)),
            };
            form.insert(field.to_owned(), value);
        }
    }
}
