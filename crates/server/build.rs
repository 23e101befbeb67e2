//! Lays the built web client where it is embedded from, or a page that says how to build it, and then warns.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

const PLACEHOLDER: &str = "<!doctype html><meta charset=\"utf-8\"><title>Koloda</title>\n\
    <p>The web client is not built into this program. Run <code>./start</code>, or <code>scripts/build-web</code> and \
    build again.\n\
    <p lang=\"ru\">В эту программу не встроен веб-клиент. Запустите <code>./start</code> или <code>scripts/build-web</code> \
    и соберите её заново.\n";

fn main() -> io::Result<()> {
    let manifest = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let built = manifest.join("../../web/dist");
    let target = PathBuf::from(env::var("OUT_DIR").expect("cargo sets it")).join("web");
    println!("cargo::rerun-if-changed={}", built.display());
    if target.exists() {
        fs::remove_dir_all(&target)?;
    }
    fs::create_dir_all(&target)?;
    if built.join("index.html").is_file() {
        return copy(&built, &target);
    }
    println!(
        "cargo::warning=web/dist is not built: `koloda serve` will show no table, only a page that says so; run scripts/build-web first"
    );
    fs::write(target.join("index.html"), PLACEHOLDER)
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() { copy(&entry.path(), &target)? } else { fs::copy(entry.path(), target).map(drop)? }
    }
    Ok(())
}
