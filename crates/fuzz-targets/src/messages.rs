//! Messages over a socket: no line of text from a client does more than the table allows, and everybody can be told the state afterwards.

use crate::{LIBRARY, game_by};
use koloda_kernel::chance::Seed;
use koloda_kernel::ids::Seat;
use koloda_kernel::rules::Setup;
use koloda_server::protocol::FromClient;
use koloda_server::{EditionSource, Limits, PhraseCache, Room, SeedSource, ViewCache, Visitor, decode};
use koloda_text::Lang;
use serde_json::json;
use std::sync::Arc;

/// Bytes: which game, then a message a line; the people at a table of two and a spectator send them in turn.
pub fn messages(bytes: &[u8]) -> bool {
    let Some((&game, text)) = bytes.split_first() else { return false };
    let (mut room, phrases, mut understood) = (room(game_by(game)), PhraseCache::default(), 0);
    for (number, line) in String::from_utf8_lossy(text).lines().enumerate() {
        let Some(message) = decode(line, Limits::default().depth) else { continue };
        understood += 1;
        hear(&mut room, &visitor(number % 3), &message, &phrases);
    }
    (0..3).for_each(|number| {
        drop(serde_json::to_string(&room.state(&visitor(number), 0, &mut ViewCache::default(), &phrases)).expect("plain data"))
    });
    understood > 0
}

fn hear(room: &mut Room, visitor: &Visitor, message: &FromClient, phrases: &PhraseCache) {
    let (rev, over) = (room.rev(), room.is_over());
    let refused = match message {
        FromClient::Why { wish } => room.why(visitor, wish, phrases).err(),
        FromClient::Preview { option } => room.preview(visitor, *option, phrases).err(),
        FromClient::Moment { to } => room.moment(visitor, *to, phrases).err(),
        act => room.act(visitor, act).err(),
    };
    assert!(refused.is_none() || (rev, over) == (room.rev(), room.is_over()), "refused, but changed: {message:?}");
}

/// Two people with a seat each, or somebody who only looks.
fn visitor(number: usize) -> Visitor {
    let seats = if number < 2 { vec![Seat(number as u8)] } else { Vec::new() };
    Visitor { key: (number < 2).then_some(number), issue: 0, invited: false, seats, lang: if number == 0 { Lang::Ru } else { Lang::En } }
}

fn room(game: &'static str) -> Room {
    let edition = LIBRARY.edition(game).expect("a game of the library");
    let (setup, seed) = (Setup { seats: 2, set: Default::default() }, Seed([3; 32]));
    let play = edition.game().start(setup.clone(), seed).expect("a plain setup");
    let header = json!({
        "game": game, "rules_version": edition.game().rules_version(), "catalogue": edition.game().catalogue_digest(), "setup": setup,
        "places": [{ "kind": "link" }, { "kind": "link" }], "public": true, "undo": "consent", "name": "", "commitment": "", "open_seed": true,
        "keys": [{ "hash": "", "seats": [0] }, { "hash": "", "seats": [1] }],
    });
    let header = serde_json::from_value(header).expect("a header");
    Room::with("t", header, SeedSource::Open(seed), Arc::new(EditionSource(edition.clone())), play)
}
