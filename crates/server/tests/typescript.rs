//! The wire types in TypeScript: written from the Rust ones, and compared with what the web client uses.
//!
//! `KOLODA_WRITE=1 cargo test -p koloda-server --test typescript` writes the file anew.

use koloda_kernel::option::Kind;
use koloda_kernel::table::UndoCost;
use koloda_server::protocol as wire;
use std::path::PathBuf;
use ts_rs::{Config, TS};

/// What the annotations in `protocol.rs` call by name, because Rust has no type of its own for it there.
const NAMED: &str = r#"// Written from crates/server/src/protocol.rs; do not edit.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The stable form of an option: `do` names the verb, the rest depends on the game. */
export type Form = { do: string } & Record<string, Json>;

/** The game's own picture of the table. */
export type View = Record<string, Json>;

/** One change of a view: sets what is at a path, takes a key away, or takes elements out of a list and puts others there. */
export type Change = { at: (string | number)[]; to?: Json; cut?: [number, number]; put?: Json[] };
"#;

fn declared() -> String {
    let config = Config::new();
    let mut text = String::from(NAMED);
    let costs = [UndoCost::Free, UndoCost::Reveals, UndoCost::Final].map(|cost| serde_json::to_string(&cost).expect("plain data"));
    text.push_str(&format!("\nexport type UndoCost = {};\n", costs.join(" | ")));
    let kinds = Kind::ALL.map(|kind| serde_json::to_string(&kind).expect("plain data"));
    text.push_str(&format!("\nexport type OptionKind = {};\n", kinds.join(" | ")));
    text.push_str(&format!("\n/** What a client says in its hello. */\nexport const VERSION = {};\n", wire::VERSION));
    let mut add = |declaration: String| text.push_str(&format!("\nexport {declaration}\n"));
    add(wire::LangCode::decl(&config));
    add(wire::FromClient::decl(&config));
    add(wire::ToClient::decl(&config));
    add(wire::ErrorKind::decl(&config));
    add(wire::State::decl(&config));
    add(wire::Beat::decl(&config));
    add(wire::CardMove::decl(&config));
    add(wire::SeatView::decl(&config));
    add(wire::SeatKind::decl(&config));
    add(wire::Gathering::decl(&config));
    add(wire::Decision::decl(&config));
    add(wire::Several::decl(&config));
    add(wire::OptionView::decl(&config));
    add(wire::At::decl(&config));
    add(wire::Waiting::decl(&config));
    add(wire::Line::decl(&config));
    add(wire::UndoOffer::decl(&config));
    add(wire::Asked::decl(&config));
    add(wire::About::decl(&config));
    add(wire::Outcome::decl(&config));
    add(wire::Score::decl(&config));
    add(wire::Texts::decl(&config));
    add(koloda_text::Span::decl(&config));
    add(koloda_server::spans::Spans::decl(&config));
    add(koloda_server::spans::SpanTexts::decl(&config));
    add(wire::GameInfo::decl(&config));
    add(wire::SeatRange::decl(&config));
    add(wire::Setting::decl(&config));
    add(wire::SettingKind::decl(&config));
    add(wire::SettingValue::decl(&config));
    add(wire::SheetBase::decl(&config));
    add(wire::Place::decl(&config));
    add(wire::UndoRule::decl(&config));
    add(wire::NewTable::decl(&config));
    add(wire::Created::decl(&config));
    add(wire::Rematched::decl(&config));
    add(wire::SeatLink::decl(&config));
    add(wire::TableListed::decl(&config));
    add(wire::Commitment::decl(&config));
    add(wire::SessionAsked::decl(&config));
    add(wire::Session::decl(&config));
    add(wire::SeatAsked::decl(&config));
    add(wire::ReplayMoment::decl(&config));
    add(wire::Verified::decl(&config));
    add(wire::Problem::decl(&config));
    text
}

#[test]
fn the_web_client_has_the_types_of_the_server() {
    let place = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/protocol.generated.ts");
    let declared = declared();
    if std::env::var_os("KOLODA_WRITE").is_some() {
        std::fs::create_dir_all(place.parent().expect("a folder")).expect("made");
        std::fs::write(&place, &declared).expect("written");
    }
    let found = std::fs::read_to_string(&place).unwrap_or_default();
    assert!(found == declared, "{} is out of date: run this test with KOLODA_WRITE=1", place.display());
}
