//! Why games end: words that are read from saved states are kept once, and only so many.

use koloda_kernel::rules::Reason;

fn read(word: &str) -> Result<Reason, serde_json::Error> {
    serde_json::from_value(word.into())
}

#[test]
fn a_reason_that_is_read_again_takes_no_more_memory() {
    let (once, again) = (read("goal-reached").expect("a reason"), read("goal-reached").expect("a reason"));
    assert_eq!(once, Reason("goal-reached"));
    assert!(std::ptr::eq(once.0, again.0), "the same word was kept twice");
    // Words without end are refused, and known ones are still read.
    let refused = (0..1000).filter(|number| read(&format!("word-{number}")).is_err()).count();
    assert!(refused >= 700, "only {refused} of 1000 strange words were refused");
    assert!(read(&"x".repeat(65)).is_err());
    assert!(std::ptr::eq(read("goal-reached").expect("a reason").0, once.0));
}
