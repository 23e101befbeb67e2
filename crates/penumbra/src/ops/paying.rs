//! What is paid and exchanged: inner payments, the bazaar, purchases.

use crate::card::Constant;
use crate::dice::Hue;
use crate::event::Event;
use crate::pick::Pick;
use crate::procedure::{Procedure, price_of};
use crate::state::Regs;
use crate::state::flag;
use crate::text::{TextRenderer, Unit, Voice};
use crate::view::{StateMut, View};
use crate::vocabulary::Op;
use crate::vocabulary::{Amount, Penumbra};
use crate::vocabulary::{CardSource, Ingredient, Token};
use crate::zone;
use koloda_kernel::feasibility::{Considering, Feasibility};
use koloda_kernel::ids::{CardId, Seat};
use koloda_kernel::machine::Flow;
use koloda_kernel::operation::Operation;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::rules_text::{Clause, alternatives};
use koloda_kernel::zones::Zone;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::VariantArray;

/// A price within an effect: all or nothing (PN-200).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Pay(pub Vec<Token>);

impl Operation<Penumbra> for Pay {
    fn feasibility(&self, view: View<'_>, regs: &Regs, _: Considering, (): &mut ()) -> Feasibility {
        Feasibility::when(view.is_payable(regs.subject, &self.0))
    }

    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        let seat = play.subject();
        if !play.view().is_payable(seat, &self.0) {
            return Flow::Next;
        }
        play.owe(&self.0);
        play.set(|regs| regs.flags |= flag::PAID);
        play.begin(Procedure::Payment, Regs::of(CardId::NONE, seat));
        Flow::Next
    }

    fn text(&self, _: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        Clause::Verb(voice.verb("pn-op-pay").phrase("price", crate::text::price(&self.0)))
    }
}

/// A price that is paid as often as one likes, all at once.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct PayTimes(pub Vec<Token>);

impl PayTimes {
    /// How often it can be paid.
    fn most(&self, view: View<'_>, seat: Seat) -> u8 {
        let times =
            |token: &Token| if let Token::Pays(ingredient, n) = token { view.can_spend(seat, *ingredient) / (*n).max(1) } else { 0 };
        self.0.iter().map(times).min().unwrap_or(0)
    }
}

impl Operation<Penumbra> for PayTimes {
    fn feasibility(&self, view: View<'_>, regs: &Regs, _: Considering, (): &mut ()) -> Feasibility {
        Feasibility::when(self.most(view, regs.subject) > 0)
    }

    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        Flow::ask_if(self.most(play.view(), play.subject()) > 0)
    }

    fn options(&self, view: View<'_>, regs: &Regs, options: &mut Vec<Pick>) {
        options.extend((0..=self.most(view, regs.subject)).rev().map(Pick::Times));
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        let Pick::Times(times) = pick else { return Flow::Next };
        let seat = play.subject();
        play.set(|regs| regs.paid = times);
        if times > 0 {
            play.set(|regs| regs.flags |= flag::PAID);
            (0..times).for_each(|_| play.owe(&self.0));
            play.begin(Procedure::Payment, Regs::of(CardId::NONE, seat));
        }
        Flow::Next
    }

    fn prompt(&self, _: View<'_>, _: &Regs) -> Phrase {
        Phrase::new("pn-prompt-pay-times").phrase("price", crate::text::price(&self.0))
    }

    fn text(&self, _: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        Clause::Verb(voice.verb("pn-op-pay-times").phrase("price", crate::text::price(&self.0)))
    }
}

/// One of an ingredient for one of another, chosen each time.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Convert {
    pub from: Ingredient,
    pub into: Vec<Ingredient>,
    /// At most so often; as often as one likes if it is left out.
    pub times: Option<Amount>,
}

impl Operation<Penumbra> for Convert {
    fn feasibility(&self, view: View<'_>, regs: &Regs, _: Considering, (): &mut ()) -> Feasibility {
        Feasibility::when(view.can_spend(regs.subject, self.from) > 0)
    }

    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        let wanted = play.want(|play| self.times.as_ref().map_or(u8::MAX, |times| play.count(times)));
        Flow::ask_if(wanted > 0 && play.view().can_spend(play.subject(), self.from) > 0)
    }

    fn options(&self, _: View<'_>, _: &Regs, options: &mut Vec<Pick>) {
        options.extend(self.into.iter().map(|&to| Pick::Trade { from: self.from, to }));
        options.push(Pick::Done);
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        let Pick::Trade { to, .. } = pick else { return Flow::Next };
        let seat = play.subject();
        play.chose_one();
        play.state.turn.due.ingredients[self.from as usize] += 1;
        play.gain(seat, to, 1);
        play.begin(Procedure::Payment, Regs::of(CardId::NONE, seat));
        Flow::Again
    }

    fn prompt(&self, _: View<'_>, _: &Regs) -> Phrase {
        Phrase::new("pn-prompt-exchange")
    }

    fn amount(&self) -> Option<&Amount> {
        self.times.as_ref()
    }

    fn text(&self, renderer: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        let into = self.into.iter().map(|one| crate::text::ingredient(*one, 1)).collect();
        let phrase = voice.verb("pn-op-convert").phrase("from", crate::text::ingredient(self.from, 1)).phrase("into", alternatives(into));
        Clause::Verb(phrase.phrase("times", renderer.times_at_most(self.times.as_ref(), voice)))
    }
}

/// PN-303 to PN-305: whole lots of equal worth, as often as one likes.
#[derive(Debug)]
pub struct Exchange;

impl Operation<Penumbra> for Exchange {
    fn feasibility(&self, view: View<'_>, regs: &Regs, _: Considering, (): &mut ()) -> Feasibility {
        Feasibility::when(view.may_exchange(regs.subject))
    }

    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        Flow::ask_if(play.view().may_exchange(play.subject()))
    }

    fn options(&self, view: View<'_>, regs: &Regs, options: &mut Vec<Pick>) {
        let lots = &view.cards.tables.lots;
        for &(from, n) in lots.iter().filter(|&&(from, n)| view.can_spend(regs.subject, from) >= n) {
            debug_assert!(n > 0, "a lot of nothing");
            options.extend(lots.iter().filter(|(to, _)| *to != from).map(|&(to, _)| Pick::Trade { from, to }));
        }
        options.push(Pick::Done);
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        let Pick::Trade { from, to } = pick else { return Flow::Next };
        let seat = play.subject();
        let (given, got) = (play.view().lot_of(from), play.view().lot_of(to));
        play.spend(seat, from, given);
        play.gain(seat, to, got);
        Flow::Again
    }

    asks! { "pn-prompt-exchange", does "pn-op-exchange" }
}

impl View<'_> {
    pub fn lot_of(self, ingredient: Ingredient) -> u8 {
        self.cards.tables.lots.iter().find(|(one, _)| *one == ingredient).map_or(1, |(_, n)| *n)
    }

    fn may_exchange(self, seat: Seat) -> bool {
        self.cards.tables.lots.iter().any(|&(from, n)| self.can_spend(seat, from) >= n)
    }
}

/// PN-298, PN-301: out of open markets, for the printed price less what lowers it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Buy {
    pub from: Vec<CardSource>,
    /// As many as one likes if it is left out.
    pub n: Option<Amount>,
    /// So many ingredients less for each.
    #[serde(default)]
    pub less: Amount,
}

/// How far a purchase has come.
mod stage {
    pub const CHOOSE: u8 = 1;
    /// Which ingredients are saved.
    pub const SPARE: u8 = 2;
}

impl Buy {
    fn places(&self) -> impl Iterator<Item = Zone> + '_ {
        self.from.iter().flat_map(|source| {
            (0..zone::OPEN).filter_map(move |place| match source {
                CardSource::Potion => Some(zone::potion(place)),
                CardSource::Artifact => Some(zone::shop(place)),
                CardSource::Discipline | CardSource::Class => None,
            })
        })
    }

    /// Ingredients that a purchase costs less (PN-265, PN-A60).
    pub(crate) fn saved(&self, view: View<'_>, regs: &Regs) -> u8 {
        let constant = view.constant(regs.subject, |one| if let Constant::Discount(n) = one { Some(*n) } else { None });
        let printed = view.amount(&self.less, regs).clamp(0, i32::from(u8::MAX)) as u8;
        printed.saturating_add(constant.unwrap_or(0)).saturating_add(u8::from(view.persuades()))
    }

    fn affordable<'a>(&'a self, view: View<'a>, regs: &'a Regs) -> impl Iterator<Item = CardId> + 'a {
        let saved = self.saved(view, regs);
        let open = self.places().filter_map(move |place| view.state.zones.top(place));
        open.filter(move |&card| {
            let price = price_of(view.info(card));
            let missing: u8 =
                Ingredient::VARIANTS.iter().map(|&one| price[one as usize].saturating_sub(view.can_spend(regs.subject, one))).sum();
            missing <= saved && !view.has_title(regs.subject, view.info(card))
        })
    }

    /// The price is due, less what is saved where that is clear.
    fn choose(&self, play: &mut StateMut<'_>, card: CardId) {
        let saved = self.saved(play.view(), &play.regs());
        play.state.turn.due.ingredients = price_of(play.view().info(card));
        let all: u8 = play.state.turn.due.ingredients.iter().sum();
        if play.view().persuades() && all > saved.saturating_sub(1) {
            play.placing_mut().persuaded = true;
        }
        play.set(|regs| (regs.it, regs.m) = (card, saved.min(all)));
        play.chose_one();
        play.state.machine.set_stage(stage::SPARE);
    }

    /// Asks which ingredient is saved while there is a choice; then the card is paid and comes.
    fn spare(play: &mut StateMut<'_>) -> Flow {
        let regs = play.regs();
        let kinds: Vec<Ingredient> = play.view().sparable(&regs).collect();
        match (regs.m, &kinds[..]) {
            (0, _) | (_, []) => Buy::pay(play),
            (_, [only]) => {
                play.save(*only);
                Flow::Again
            }
            _ => Flow::Ask,
        }
    }

    fn pay(play: &mut StateMut<'_>) -> Flow {
        let (seat, card) = (play.subject(), play.regs().it);
        play.state.machine.set_stage(stage::CHOOSE);
        play.log_event(Event::Bought { seat, card: play.face(card) });
        // What is started last runs first.
        play.begin(Procedure::Gained, Regs::of(card, seat));
        play.begin(Procedure::Payment, Regs::of(CardId::NONE, seat));
        Flow::Again
    }
}

impl<'a> View<'a> {
    /// Whether the placement under way saves an ingredient of a purchase.
    fn persuades(self) -> bool {
        let placing = self.placing();
        placing.hue == Some(Hue::Blue) && !placing.persuaded && self.visited().is_some_and(|section| section.sells)
    }

    /// Ingredients of which one may be saved so that the rest can be paid.
    fn sparable(self, regs: &Regs) -> impl Iterator<Item = Ingredient> + 'a {
        let (due, seat, saved) = (self.state.turn.due.ingredients, regs.subject, regs.m);
        Ingredient::VARIANTS.iter().copied().filter(move |&spared| {
            let missing = |one: Ingredient| {
                let wanted = due[one as usize] - u8::from(one == spared && due[one as usize] > 0);
                wanted.saturating_sub(self.can_spend(seat, one))
            };
            due[spared as usize] > 0 && Ingredient::VARIANTS.iter().map(|&one| missing(one)).sum::<u8>() < saved
        })
    }
}

impl StateMut<'_> {
    fn save(&mut self, ingredient: Ingredient) {
        self.state.turn.due.ingredients[ingredient as usize] -= 1;
        self.set(|regs| regs.m -= 1);
    }
}

impl Operation<Penumbra> for Buy {
    fn feasibility(&self, view: View<'_>, regs: &Regs, _: Considering, (): &mut ()) -> Feasibility {
        Feasibility::when(self.affordable(view, regs).next().is_some())
    }

    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        if play.state.machine.stage() == stage::SPARE {
            return Buy::spare(play);
        }
        let wanted = play.want(|play| self.n.as_ref().map_or(u8::MAX, |n| play.count(n)));
        Flow::ask_if(wanted > 0 && self.affordable(play.view(), &play.regs()).next().is_some())
    }

    fn options(&self, view: View<'_>, regs: &Regs, options: &mut Vec<Pick>) {
        if view.state.machine.stage() == stage::SPARE {
            options.extend(view.sparable(regs).map(Pick::Ingredient));
            return;
        }
        options.extend(self.affordable(view, regs).map(Pick::Cost));
        options.push(Pick::Done);
    }

    fn answer(&self, play: &mut StateMut<'_>, pick: Pick) -> Flow {
        match pick {
            Pick::Cost(card) => self.choose(play, card),
            Pick::Ingredient(ingredient) => play.save(ingredient),
            _ => return Flow::Next,
        }
        Flow::Again
    }

    fn prompt(&self, view: View<'_>, regs: &Regs) -> Phrase {
        match view.state.machine.stage() {
            stage::SPARE => Phrase::new("pn-prompt-save").number("left", regs.m),
            _ => Phrase::new("pn-prompt-buy"),
        }
    }

    fn amount(&self) -> Option<&Amount> {
        self.n.as_ref()
    }

    fn text(&self, renderer: &mut TextRenderer<'_>, voice: Voice) -> Clause {
        let from = self.from.iter().map(|source| Phrase::new(format!("pn-market-{}", source.into_str()))).collect();
        let phrase =
            voice.verb("pn-op-buy").phrase("from", alternatives(from)).phrase("n", renderer.up_to(self.n.as_ref(), Unit::AnyCards, voice));
        Clause::Verb(phrase.phrase("less", renderer.less(&self.less, voice)))
    }
}

/// The purchase that an operation is.
pub fn buys(op: &Op) -> Option<&Buy> {
    if let Op::Buy(buy) = op { Some(buy) } else { None }
}

/// Whether ingredients change hands by lots of equal worth.
pub fn trades_in_lots(op: &Op) -> bool {
    *op == Op::Exchange
}
