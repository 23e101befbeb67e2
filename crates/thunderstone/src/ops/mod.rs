//! The operations of this game: one place for each.
//!
//! What an operation does, when it can be done, whom it asks what, its verb and its text stand together, in a file per
//! family. The enum of [`crate::vocabulary`] only dispatches.

pub mod destroying;
pub mod discarding;
pub mod gaining;
pub mod hall;
pub mod looking;
pub mod party;
pub mod stacks;
