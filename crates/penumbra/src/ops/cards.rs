//! Cards: turned back, discarded, launched, repeated, brewed, summoned, reserved; markets that are renewed.

use crate::event::Event;
use crate::pick::Pick;
use crate::primagic::MARKETS;
use crate::procedure::Procedure;
use crate::state::Regs;
use crate::state::flag;
use crate::text::{TextRenderer, Unit, Voice};
use crate::view::{StateMut, View};
use crate::vocabulary::Op;
use crate::vocabulary::{Amount, Penumbra};
use crate::vocabulary::{Filter, Kind};
use crate::zone;
use koloda_kernel::feasibility::{Considering, Feasibility};
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::machine::Flow;
use koloda_kernel::operation::Operation;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules_text::Clause;
use koloda_kernel::says;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// PN-199.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Ready {
    pub of: Vec<Filter>,
    pub n: Amount,
    /// Not the card whose effect it is.
    #[serde(default)]
    pub other: bool,
}

impl Ready {
    fn cards<'a>(&'a self, view: View<'a>, regs: &'a Regs) -> impl Iterator<Item = CardId> + 'a {
        let turned = view.own_cards(regs.subject).filter(move |&card| view.is_turned(card));
        turned.filter(move |&card| !(self.other && card == regs.source) && self.of.iter().any(|&filter| view.fits(card, filter, regs)))
    }
}

impl Operation<Penumbra> for Ready {
    fn feasibility(&self, view: View<'_>, regs: &Regs, _: Considering, (): &mut ()) -> Feasibility {
        Feasibility::when(self.cards(view, regs).next().is_some())
    }

    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        let wanted = play.want(|play| play.count(&self.n));
        Flow::ask_if(wanted > 0 && self.cards(play.view(), &play.regs()).next().is_some())
    }

    fn options(&self, view: View<'_>, regs: &Regs, options: &mut Vec<Pick>) {
        options.extend(self.cards(view, regs).map(Pick::Card));
        options.push(Pick::Done);
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        let Pick::Card(card) = pick else { return Flow::Next };
        play.chose_one();
        play.ready(card);
        Flow::Again
    }

    fn amount(&self) -> Option<&Amount> {
        Some(&self.n)
    }

    fn text(&self, renderer: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        if self.n == Amount::Fixed(1) {
            let id = if self.other { "pn-op-ready-other" } else { "pn-op-ready-one" };
            return Clause::Verb(voice.verb(id).phrase("cards", crate::text::filters(&self.of)));
        }
        let (id, cards) = (if self.other { "pn-op-ready-others" } else { "pn-op-ready" }, crate::text::filters_counted(&self.of));
        Clause::Verb(voice.verb(id).phrase("n", renderer.up_to(Some(&self.n), Unit::AnyCards, voice)).phrase("cards", cards))
    }

    asks! { "pn-prompt-ready", picks "ready" }
}

/// Exactly so many cards of the grimoire, other than the one whose effect it is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct DropCards(pub u8);

impl DropCards {
    fn cards<'a>(view: View<'a>, regs: &'a Regs) -> impl Iterator<Item = CardId> + 'a {
        view.state.zones.iter(zone::grimoire(regs.subject)).filter(|&card| card != regs.source)
    }
}

impl Operation<Penumbra> for DropCards {
    fn feasibility(&self, view: View<'_>, regs: &Regs, _: Considering, (): &mut ()) -> Feasibility {
        Feasibility::when(DropCards::cards(view, regs).count() >= usize::from(self.0))
    }

    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        let wanted = play.want(|_| self.0);
        play.set(|regs| regs.flags |= flag::PAID);
        Flow::ask_if(wanted > 0 && DropCards::cards(play.view(), &play.regs()).next().is_some())
    }

    fn options(&self, view: View<'_>, regs: &Regs, options: &mut Vec<Pick>) {
        options.extend(DropCards::cards(view, regs).map(Pick::Card));
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        let Pick::Card(card) = pick else { return Flow::Next };
        play.chose_one();
        play.discard(play.subject(), card);
        play.refill();
        Flow::Again
    }

    asks! { "pn-prompt-drop", picks "discard", does "pn-op-drop" (n: 0) }
}

/// PN-274, PN-A40.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Refresh {
    /// The market of potions.
    Potionry,
    /// The market of artifacts.
    Shop,
}

impl Operation<Penumbra> for Refresh {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        play.renew(match self {
            Refresh::Potionry => MARKETS - 2,
            Refresh::Shop => MARKETS - 1,
        });
        Flow::Next
    }

    fn text(&self, _: &mut TextRenderer<'_>, _: Voice) -> Clause {
        Clause::Whole(Phrase::new("pn-op-refresh").word("market", self.into_str()))
    }
}

/// A spell is used without its price, as the next link where a chain runs (PN-126, PN-213).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Launch {
    pub of: Vec<Filter>,
    pub from: LaunchedFrom,
}

/// Where a spell that is launched lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum LaunchedFrom {
    /// In one's own grimoire.
    Grimoire,
    /// Open in a class market; it comes into the grimoire.
    Market,
    /// Unturned in the grimoire of another wizard; it stays there as it is.
    Opponents,
}

impl Launch {
    fn cards<'a>(&'a self, view: View<'a>, regs: &'a Regs) -> Vec<CardId> {
        let zones = &view.state.zones;
        let all: Vec<CardId> = match self.from {
            LaunchedFrom::Grimoire => zones.iter(zone::grimoire(regs.subject)).collect(),
            LaunchedFrom::Market => (0..zone::CLASSES * zone::OPEN).filter_map(|place| zones.top(zone::market(place))).collect(),
            LaunchedFrom::Opponents => {
                let others = view.wizards().filter(|&seat| seat != regs.subject);
                others.flat_map(|seat| zones.iter(zone::grimoire(seat))).filter(|&card| view.card_def(card).kind == Kind::Spell).collect()
            }
        };
        let moment = view.moment();
        let meant = all.into_iter().filter(|&card| self.of.iter().any(|&filter| view.fits(card, filter, regs)));
        let fresh = meant.filter(|&card| self.from != LaunchedFrom::Market || !view.has_title(regs.subject, view.info(card)));
        let paid = |card: CardId| view.state.rulings.launch_waives_limit || view.is_within(view.card_def(card).pay);
        // A mark begins a chain, so its spell counts as a use of its own (PN-A22).
        let usable = |card: CardId| if regs.chain > 0 { view.is_usable(card, moment) } else { view.may_activate(card, moment) };
        fresh.filter(|&card| card != regs.source && paid(card) && usable(card)).collect()
    }
}

impl Operation<Penumbra> for Launch {
    fn feasibility(&self, view: View<'_>, regs: &Regs, _: Considering, (): &mut ()) -> Feasibility {
        Feasibility::when(!self.cards(view, regs).is_empty())
    }

    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        Flow::ask_if(!self.cards(play.view(), &play.regs()).is_empty())
    }

    fn options(&self, view: View<'_>, regs: &Regs, options: &mut Vec<Pick>) {
        options.extend(self.cards(view, regs).into_iter().map(Pick::Launch));
        options.push(Pick::Done);
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        let Pick::Launch(card) = pick else { return Flow::Next };
        let regs = play.regs();
        if self.from == LaunchedFrom::Market {
            play.receive(regs.subject, card);
        }
        if regs.chain > 0 {
            play.state.turn.queued = card;
        } else {
            play.begin(Procedure::Chain, Regs::of(card, regs.subject).with(flag::LAUNCHED));
        }
        Flow::Next
    }

    fn text(&self, _: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        let phrase = voice.verb("pn-op-launch").word("from", self.from.into_str());
        Clause::Verb(phrase.phrase("cards", crate::text::filters(&self.of)))
    }

    asks! { "pn-prompt-launch-spell" }
}

/// What the card applied last before this one does, once more; without price and requirement.
#[derive(Debug)]
pub struct RepeatPrevious;

impl Operation<Penumbra> for RepeatPrevious {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        let view = play.view();
        let previous = view.cards.faces.get(play.state.turn.last).and_then(|info| info.wizard());
        let program =
            previous.filter(|def| !def.repeats && view.is_timely(def, view.moment()) && view.may_apply(def)).map(|def| def.effect);
        if let Some(program) = program {
            let regs = play.regs();
            play.call(program, Regs { chain: regs.chain, ..Regs::of(regs.source, regs.subject) });
        }
        Flow::Next
    }

    says! { does "pn-op-repeat" }
}

/// Recipes become potions (PN-234); the turn limit of the price does not count.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Brew {
    /// As many as one likes if it is left out.
    pub n: Option<Amount>,
    /// Without paying.
    #[serde(default)]
    pub free: bool,
}

impl Brew {
    fn recipes(view: View<'_>, seat: Seat) -> impl Iterator<Item = CardId> {
        view.state.zones.iter(zone::grimoire(seat)).filter(move |&card| view.card_def(card).kind == Kind::Recipe)
    }

    fn picks(&self, view: View<'_>, seat: Seat) -> Vec<Pick> {
        if self.free {
            return Brew::recipes(view, seat).map(Pick::Card).collect();
        }
        let prices = |card: CardId| (0_u8..).zip(&view.card_def(card).cost).filter(|(_, price)| view.is_payable(seat, price));
        Brew::recipes(view, seat).flat_map(|card| prices(card).map(move |(price, _)| Pick::Brew(card, price)).collect::<Vec<_>>()).collect()
    }
}

impl Operation<Penumbra> for Brew {
    fn feasibility(&self, view: View<'_>, regs: &Regs, _: Considering, (): &mut ()) -> Feasibility {
        Feasibility::when(!self.picks(view, regs.subject).is_empty())
    }

    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        let wanted = play.want(|play| self.n.as_ref().map_or(u8::MAX, |n| play.count(n)));
        Flow::ask_if(wanted > 0 && !self.picks(play.view(), play.subject()).is_empty())
    }

    fn options(&self, view: View<'_>, regs: &Regs, options: &mut Vec<Pick>) {
        options.extend(self.picks(view, regs.subject));
        options.push(Pick::Done);
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        let seat = play.subject();
        match pick {
            Pick::Card(card) => play.prepare(seat, card),
            Pick::Brew(card, price) => play.begin(Procedure::Cast, Regs { n: price, ..Regs::of(card, seat) }),
            _ => return Flow::Next,
        }
        play.chose_one();
        Flow::Again
    }

    fn amount(&self) -> Option<&Amount> {
        self.n.as_ref()
    }

    fn text(&self, renderer: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        let id = if self.free { "pn-op-brew-free" } else { "pn-op-brew" };
        Clause::Verb(voice.verb(id).phrase("n", renderer.up_to(self.n.as_ref(), Unit::Recipes, voice)))
    }

    asks! { "pn-prompt-brew", picks "brew-free" }
}

/// Summons become familiars, unpaid.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct SummonFree(pub u8);

impl SummonFree {
    fn cards(view: View<'_>, seat: Seat) -> impl Iterator<Item = CardId> {
        view.state.zones.iter(zone::grimoire(seat)).filter(move |&card| view.card_def(card).kind == Kind::Summon)
    }
}

impl Operation<Penumbra> for SummonFree {
    fn feasibility(&self, view: View<'_>, regs: &Regs, _: Considering, (): &mut ()) -> Feasibility {
        Feasibility::when(SummonFree::cards(view, regs.subject).next().is_some())
    }

    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        let wanted = play.want(|_| self.0);
        Flow::ask_if(wanted > 0 && SummonFree::cards(play.view(), play.subject()).next().is_some())
    }

    fn options(&self, view: View<'_>, regs: &Regs, options: &mut Vec<Pick>) {
        options.extend(SummonFree::cards(view, regs.subject).map(Pick::Card));
        options.push(Pick::Done);
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        let Pick::Card(card) = pick else { return Flow::Next };
        play.chose_one();
        play.prepare(play.subject(), card);
        Flow::Again
    }

    asks! { "pn-prompt-summon", picks "summon-free", does "pn-op-summon" (n: 0) }
}

/// PN-368 to PN-375.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Reserve {
    /// An open contract, or one of the top three of the deck.
    Contract,
    /// A trial of the row.
    Trial,
}

impl Reserve {
    fn trials(view: View<'_>, seat: Seat) -> impl Iterator<Item = CardId> {
        let full = view.state.rulings.one_reserved_trial && !view.state.zones.is_empty(zone::reserved_trials(seat));
        view.state.zones.iter(zone::TRIALS).filter(move |_| !full)
    }
}

impl Operation<Penumbra> for Reserve {
    fn feasibility(&self, view: View<'_>, regs: &Regs, _: Considering, (): &mut ()) -> Feasibility {
        Feasibility::when(match self {
            Reserve::Contract => view.may_reserve(),
            Reserve::Trial => Reserve::trials(view, regs.subject).next().is_some(),
        })
    }

    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        match self {
            Reserve::Contract => {
                play.begin(Procedure::Bind, Regs::of(CardId::NONE, play.subject()));
                Flow::Next
            }
            Reserve::Trial => Flow::ask_if(Reserve::trials(play.view(), play.subject()).next().is_some()),
        }
    }

    fn options(&self, view: View<'_>, regs: &Regs, options: &mut Vec<Pick>) {
        options.extend(Reserve::trials(view, regs.subject).map(Pick::Card));
        options.push(Pick::Done);
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        let Pick::Card(card) = pick else { return Flow::Next };
        let seat = play.subject();
        play.state.zones.to_bottom_openly(card, zone::reserved_trials(seat));
        play.log_event(Event::Reserved { seat, card: play.face(card) });
        Flow::Next
    }

    fn text(&self, _: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        Clause::Verb(voice.verb("pn-op-reserve").word("what", self.into_str()))
    }

    asks! { "pn-prompt-reserve", picks "reserve" }
}

/// Whether an operation repeats another card.
pub fn repeats(op: &Op) -> bool {
    *op == Op::RepeatPrevious
}
