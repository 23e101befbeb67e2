#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    koloda_fuzz_targets::scenario(bytes);
});
