//! The two types a game's rules are written on: one reads a state, one changes it.
//!
//! They are declared in the game's own crate, because its rules are their methods, and always alike: [`engine!`](crate::engine!)
//! writes them. The catalogue must have a field `code`, the state `machine` and `outcome`; where cards lie in zones also
//! `zones`, `seats` and `chance`.

/// Declares how a game's states are read and changed, with what both can do in every game.
///
/// ```ignore
/// koloda_kernel::engine! {
///     words Shards;
///     zones crate::zone::LAYOUT;
///     /// A state with the catalogue that explains it.
///     pub struct View { cards: Catalog, state: State }
///     /// A state that may be changed.
///     pub struct StateMut { log: Event }
/// }
/// ```
#[macro_export]
macro_rules! engine {
    (
        words $G:ident;
        zones $layout:path;
        $(#[$about_view:meta])*
        pub struct $View:ident { $cards:ident: $Catalog:ty, $state:ident: $State:ty }
        $($play:tt)*
    ) => {
        $crate::engine! {
            words $G;
            $(#[$about_view])*
            pub struct $View { $cards: $Catalog, $state: $State }
            $($play)*
        }

        impl $crate::card_game::Board for $State {
            fn seats(&self) -> u8 {
                self.seats
            }

            fn room(&self) -> usize {
                self.zones.room()
            }

            fn lying(&self) -> $crate::motion::Lying {
                $crate::motion::Lying::new(&$layout, &self.zones)
            }

            fn revealed(&self) -> u64 {
                self.zones.revealed() + self.chance.words()
            }

            fn likeness(&self, card: $crate::ids::CardId) -> u64 {
                self.zones.likeness(card)
            }

            fn chance_mut(&mut self) -> &mut $crate::chance::Chance {
                &mut self.chance
            }

            fn unhide(&mut self) {
                self.zones.unhide();
            }
        }

        impl<'a> $View<'a> {
            /// What is printed on a card, also where the state hides it: to be asked only about cards that can be seen.
            #[inline]
            pub fn info(self, card: $crate::ids::CardId) -> &'a <$Catalog as $crate::catalog::Catalogue>::Face {
                self.$cards.face(self.$state.zones.face(card))
            }

            /// The id of a card; `?` for one that this state does not show.
            pub fn id(self, card: $crate::ids::CardId) -> &'a str {
                if self.$state.zones.is_hidden(card) { "?" } else { &self.info(card).id }
            }

            /// The first card of this id in a zone.
            pub fn find_in(self, zone: $crate::zones::Zone, id: &str) -> Option<$crate::ids::CardId> {
                self.$state.zones.iter(zone).find(|&card| self.id(card) == id)
            }

            /// The ids of what lies in a zone, in its order.
            pub fn ids(self, zone: $crate::zones::Zone) -> Vec<String> {
                self.$state.zones.iter(zone).map(|card| self.id(card).to_owned()).collect()
            }

            pub fn names(self, cards: impl IntoIterator<Item = $crate::ids::CardId>) -> Vec<&'a $crate::phrase::Name> {
                cards.into_iter().map(|card| self.card_name(card)).collect()
            }

            /// Where a card lies, in words that outlive the state's Rust type; nothing where there is none.
            pub fn place_meaning(self, card: $crate::ids::CardId) -> Option<::serde_json::Value> {
                card.is_some().then(|| $layout.place_meaning(&self.$state.zones, card, self.id(card)))
            }

            pub fn card_name(self, card: $crate::ids::CardId) -> &'a $crate::phrase::Name {
                if self.$state.zones.is_hidden(card) { $crate::phrase::Name::unknown() } else { &self.info(card).name }
            }
        }
    };
    (
        words $G:ident;
        $(#[$about_view:meta])*
        pub struct $View:ident { $cards:ident: $Catalog:ty, $state:ident: $State:ty }
        $(#[$about_play:meta])*
        pub struct $StateMut:ident { $log:ident: $Event:ty }
    ) => {
        $(#[$about_view])*
        #[derive(Clone, Copy, Debug)]
        pub struct $View<'a> {
            pub $cards: &'a $Catalog,
            pub $state: &'a $State,
        }

        $(#[$about_play])*
        #[derive(Debug)]
        pub struct $StateMut<'a> {
            pub $cards: &'a $Catalog,
            pub $state: &'a mut $State,
            pub $log: &'a mut $crate::rules::Log<$Event>,
        }

        impl<'a> $crate::effects::EffectQuery<'a, $G> for $View<'a> {
            #[inline]
            fn of($cards: &'a $Catalog, $state: &'a $State) -> Self {
                $View { $cards, $state }
            }

            #[inline]
            fn code(self) -> &'a $crate::code::Code<$G> {
                &self.$cards.code
            }

            #[inline]
            fn machine(self) -> &'a $crate::machine::Machine<$crate::operation::Regs<$G>> {
                &self.$state.machine
            }

            #[inline]
            fn outcome(self) -> Option<$crate::rules::Outcome> {
                self.$state.outcome
            }
        }

        impl<'a> $crate::effects::EffectExecutor<'a, $G> for $StateMut<'a> {
            #[inline]
            fn of($cards: &'a $Catalog, $state: &'a mut $State, $log: &'a mut $crate::rules::Log<$Event>) -> Self {
                $StateMut { $cards, $state, $log }
            }

            #[inline]
            fn code(&self) -> &'a $crate::code::Code<$G> {
                &self.$cards.code
            }

            #[inline]
            fn view(&self) -> $View<'_> {
                $View { $cards: self.$cards, $state: self.$state }
            }

            #[inline]
            fn machine_mut(&mut self) -> &mut $crate::machine::Machine<$crate::operation::Regs<$G>> {
                &mut self.$state.machine
            }
        }

        impl<'a> $View<'a> {
            pub fn amount(self, amount: &<$G as $crate::effect::Vocabulary>::Amount, regs: &$crate::operation::Regs<$G>) -> i32 {
                <$G as $crate::effects::Effects>::amount(self, amount, regs)
            }

            pub fn test(self, condition: &<$G as $crate::effect::Vocabulary>::Condition, regs: &$crate::operation::Regs<$G>) -> bool {
                <$G as $crate::effects::Effects>::test(self, condition, regs)
            }

            /// The operation that waits for an answer.
            pub fn asking(self) -> Option<&'a <$G as $crate::effect::Vocabulary>::Op> {
                self.$state.machine.asking(&self.$cards.code)
            }
        }

        impl<'a> $StateMut<'a> {
            pub fn view(&self) -> $View<'_> {
                $View { $cards: self.$cards, $state: self.$state }
            }

            /// The registers of the running effect.
            pub fn regs(&self) -> $crate::operation::Regs<$G> {
                self.$state.machine.top().copied().unwrap_or_default()
            }

            /// Changes the registers of the running effect.
            pub fn set(&mut self, change: impl FnOnce(&mut $crate::operation::Regs<$G>)) {
                if let Some(regs) = self.$state.machine.top_mut() {
                    change(regs);
                }
            }

            /// Starts a program, if there is one, on top of whatever runs now.
            pub fn call(&mut self, program: $crate::code::Pc, regs: $crate::operation::Regs<$G>) {
                self.$state.machine.call(program, regs);
            }

            /// An amount for the running effect, read now.
            pub fn number(&self, amount: &<$G as $crate::effect::Vocabulary>::Amount) -> i32 {
                self.view().amount(amount, &self.regs())
            }
        }
    };
}
