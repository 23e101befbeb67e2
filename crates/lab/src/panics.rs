//! Panics of a simulated game: caught, told with their place, not printed in the middle of a bar.

use std::cell::RefCell;
use std::panic::{self, AssertUnwindSafe};

thread_local! {
    static PLACE: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Replaces the printing of panics by remembering where they happened. For programs whose
/// output must stay clean while they simulate; tests leave the usual printing on.
pub fn keep_panics_quiet() {
    panic::set_hook(Box::new(|info| {
        PLACE.with_borrow_mut(|place| *place = info.location().map(ToString::to_string));
    }));
}

/// Runs something that may panic; the error says what was said and, if known, where.
pub(crate) fn caught<T>(run: impl FnOnce() -> T) -> Result<T, String> {
    panic::catch_unwind(AssertUnwindSafe(run)).map_err(|payload| {
        let said = payload.downcast_ref::<String>().cloned().or_else(|| payload.downcast_ref::<&str>().map(|&said| said.to_owned()));
        let said = said.unwrap_or_else(|| "panicked".to_owned());
        match PLACE.take() {
            Some(place) => format!("{said} (at {place})"),
            None => said,
        }
    })
}
