//! The two types a game's rules are written on: one reads a state, one changes it.
//!
//! They are declared in the game's own crate, because its rules are their methods, and always alike: [`engine!`](crate::engine!)
//! writes them. The catalogue must have a field `code`, the state `machine` and `outcome`.

/// Declares how a game's states are read and changed, with what both can do in every game.
///
/// ```ignore
/// koloda_kernel::engine! {
///     words Shards;
///     /// A state with the catalogue that explains it.
///     pub struct View { cards: Catalog, state: State }
///     /// A state that may be changed.
///     pub struct Play { log: Event }
/// }
/// ```
#[macro_export]
macro_rules! engine {
    (
        words $G:ident;
        $(#[$about_view:meta])*
        pub struct $View:ident { $cards:ident: $Catalog:ty, $state:ident: $State:ty }
        $(#[$about_play:meta])*
        pub struct $Play:ident { $log:ident: $Event:ty }
    ) => {
        $(#[$about_view])*
        #[derive(Clone, Copy, Debug)]
        pub struct $View<'a> {
            pub $cards: &'a $Catalog,
            pub $state: &'a $State,
        }

        $(#[$about_play])*
        #[derive(Debug)]
        pub struct $Play<'a> {
            pub $cards: &'a $Catalog,
            pub $state: &'a mut $State,
            pub $log: &'a mut $crate::rules::Log<$Event>,
        }

        impl<'a> $crate::effects::Reading<'a, $G> for $View<'a> {
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

        impl<'a> $crate::effects::Changing<'a, $G> for $Play<'a> {
            #[inline]
            fn of($cards: &'a $Catalog, $state: &'a mut $State, $log: &'a mut $crate::rules::Log<$Event>) -> Self {
                $Play { $cards, $state, $log }
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

        impl<'a> $Play<'a> {
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
