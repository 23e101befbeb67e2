//! Panics of a simulated game: caught, told with their place, not printed in the middle of a bar.

use std::cell::{Cell, RefCell};
use std::panic::{self, AssertUnwindSafe};

thread_local! {
    static PLACE: RefCell<Option<String>> = const { RefCell::new(None) };
    /// How many calls of [`caught`] this thread is inside of.
    static CATCHING: Cell<u32> = const { Cell::new(0) };
}

/// Remembers where panics happened instead of printing them, as far as they are caught and told
/// here; any other is printed as usual, so that no program ends without a word. For programs whose
/// output must stay clean while they simulate; tests leave the usual printing on.
pub fn keep_panics_quiet() {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| match CATCHING.get() {
        0 => usual(info),
        _ => PLACE.with_borrow_mut(|place| *place = info.location().map(ToString::to_string)),
    }));
}

/// Runs something that may panic; the error says what was said and, if known, where.
pub(crate) fn caught<T>(run: impl FnOnce() -> T) -> Result<T, String> {
    CATCHING.set(CATCHING.get() + 1);
    let result = panic::catch_unwind(AssertUnwindSafe(run));
    CATCHING.set(CATCHING.get() - 1);
    result.map_err(|payload| {
        let said = payload.downcast_ref::<String>().cloned().or_else(|| payload.downcast_ref::<&str>().map(|&said| said.to_owned()));
        let said = said.unwrap_or_else(|| "panicked".to_owned());
        match PLACE.take() {
            Some(place) => format!("{said} (at {place})"),
            None => said,
        }
    })
}
