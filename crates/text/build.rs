//! The locales are embedded at compile time; without this, an edited or new file would not be seen.

fn main() {
    println!("cargo:rerun-if-changed=../../locales");
}
