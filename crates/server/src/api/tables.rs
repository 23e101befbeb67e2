//! Tables over HTTP: opened and listed.

use super::ApiError;
use crate::app::App;
use crate::client::{self, Origin};
use crate::event_log::{GRACE, Header, Key, Sitting};
use crate::lobby::{self, Row};
use crate::names::plain_name;
use crate::protocol::{Commitment, Created, NewTable, Place, SeatLink, TableListed, UndoRule};
use crate::room::{LONGEST_PERSON, Visitor};
use crate::seats::{self, Access};
use crate::secrets::{SeedSource, Token, draw_seed, is_nonce, table_id};
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, Method, StatusCode, header};
use koloda_bots::named_bot;
use koloda_kernel::chance::Seed;
use koloda_kernel::ids::Seat;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::record::Proof;
use koloda_kernel::rules::Setup;
use koloda_store::{Progress, StoreError};
use koloda_text::Lang;
use std::net::SocketAddr;
use std::ops::RangeInclusive;
use std::sync::Arc;

const GRACES: RangeInclusive<u32> = 10..=3600;
const LONGEST_NAME: usize = 80;

/// A commitment for a table that is still to be opened, so that a nonce can be added after it.
pub async fn commit_to_seed(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Result<Json<Commitment>, ApiError> {
    require_own_origin(&app, &headers)?;
    let caller = client::address(&app, peer.ip(), &headers);
    if !app.caller_limits.allows_new_table(caller) {
        return Err(ApiError::too_fast());
    }
    let commitment = app.commitments.issue(caller, draw_seed()).ok_or_else(ApiError::too_fast)?;
    Ok(Json(Commitment { commitment }))
}

pub async fn create(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    asked: Result<Json<NewTable>, JsonRejection>,
) -> Result<(StatusCode, Json<Created>), ApiError> {
    require_own_origin(&app, &headers)?;
    if !app.caller_limits.allows_new_table(client::address(&app, peer.ip(), &headers)) {
        return Err(ApiError::too_fast());
    }
    let Json(asked) = asked.map_err(|error| ApiError::bad(error.body_text()))?;
    let source = source(&app, &asked, lang(&headers))?;
    let NewTable { game, seats, set, places, public, undo, grace, name, nonce, person, .. } = asked;
    let name_of_person = checked_person(&app, person, lang(&headers))?;
    let opener = Some(Sitting { key: 0, nonce: checked_nonce(nonce)?, name: name_of_person });
    let grace = grace.unwrap_or(GRACE);
    let wanted = Wanted { game, setup: Setup { seats, set }, places, public, joinable: public, undo, grace, name, opener };
    let created = make(&app, wanted, source, lang(&headers)).await?;
    Ok((StatusCode::CREATED, Json(created)))
}

/// A table as somebody wants it.
#[derive(Clone, Debug)]
pub struct Wanted {
    pub game: String,
    pub setup: Setup,
    pub places: Vec<Place>,
    pub public: bool,
    /// Whether its linked seats may be taken by anybody.
    pub joinable: bool,
    pub undo: UndoRule,
    pub grace: u32,
    pub name: String,
    /// The creator, if it is they who open it.
    pub opener: Option<Sitting>,
}

/// Opens a table and hands out its tokens: once, they are kept nowhere.
async fn make(app: &App, mut wanted: Wanted, source: SeedSource, lang: Lang) -> Result<Created, ApiError> {
    check(&wanted.setup, &wanted.places, wanted.grace)?;
    wanted.name = plain_name(&wanted.name, LONGEST_NAME).map_err(|error| ApiError::bad(app.phrases.say(lang, &error)))?.to_owned();
    let (openings, tokens) = keys_for(&wanted.places);
    let keys = openings.into_iter().zip(&tokens).map(|(seats, token)| Key { hash: token.hash(), seats }).collect();
    let header = header(app, wanted, &source, keys, lang)?;
    let id = table_id();
    open(app, &id, &header, &source).await?;
    Ok(handed_out(id, &header, &tokens))
}

/// The header of a table that can be begun.
pub fn header(app: &App, wanted: Wanted, source: &SeedSource, keys: Vec<Key>, lang: Lang) -> Result<Header, ApiError> {
    let Wanted { game, setup, places, public, joinable, undo, grace, name, opener } = wanted;
    let known = app.library.game(&game).map_err(|error| ApiError::absent(error.to_string()))?;
    // Beginning a game tells every error of the setup. It is another game than the table's, which may not be dealt yet.
    let begun = known.start(setup.clone(), draw_seed()).map_err(|errors| ApiError::bad(app.phrases.all(lang, &errors)))?.record();
    Ok(Header {
        game,
        rules_version: begun.rules_version,
        catalogue: begun.catalogue,
        setup,
        places,
        public,
        joinable,
        undo,
        grace,
        name,
        commitment: source.commitment(),
        open_seed: source.is_open(),
        format: begun.format,
        awaits: awaited(&keys, opener.is_some()),
        opener,
        keys,
    })
}

/// Puts a table into the store, and before it the cards it is begun with.
pub async fn open(app: &App, id: &str, header: &Header, source: &SeedSource) -> Result<(), ApiError> {
    let edition = app.library.edition(&header.game).map_err(|error| ApiError::absent(error.to_string()))?;
    let text = serde_json::to_string(&header).expect("plain data");
    let table = koloda_store::NewTable { id: id.to_owned(), header: text, secret: source.to_secret(), public: header.public };
    let stored = async {
        app.editions.keep(&*app.store, edition).await?;
        create_once(app, table).await
    };
    stored.await.map_err(|error| ApiError::of_store(app, id, &error))?;
    app.metrics.tables_opened.inc();
    tracing::info!(table = %id, game = %header.game, seats = header.setup.seats, "a table was opened");
    Ok(())
}

/// A write that was given up may have happened: then the table is there, and it is ours.
async fn create_once(app: &App, table: koloda_store::NewTable) -> Result<(), StoreError> {
    let (id, header) = (table.id.clone(), table.header.clone());
    match app.store.create(table).await {
        Ok(_) => Ok(()),
        Err(error @ (StoreError::Exists(_) | StoreError::Unavailable(_))) => {
            let is_there = app.store.header(&id).await.is_ok_and(|found| found == header);
            is_there.then_some(()).ok_or(error)
        }
        Err(error) => Err(error),
    }
}

/// One key for all of the creator's seats, one for each linked seat, one for watching.
fn keys_for(places: &[Place]) -> (Vec<Vec<Seat>>, Vec<Token>) {
    let seats = || (0u8..).map(Seat).zip(places);
    let mine = seats().filter(|(_, place)| matches!(place, Place::Me {})).map(|(seat, _)| seat).collect();
    let linked = seats().filter(|(_, place)| matches!(place, Place::Link {})).map(|(seat, _)| vec![seat]);
    let openings: Vec<Vec<Seat>> = std::iter::once(mine).chain(linked).chain([Vec::new()]).collect();
    let tokens = openings.iter().map(|_| Token::draw()).collect();
    (openings, tokens)
}

/// The keys whose people have to come before the cards are dealt: everybody's, but for who sits down by opening the table.
fn awaited(keys: &[Key], creator_is_here: bool) -> Vec<usize> {
    let with_seats = |key: &usize| !keys[*key].seats.is_empty();
    let linked: Vec<usize> = (1..keys.len()).filter(with_seats).collect();
    let creator = Some(0).filter(|key| !creator_is_here && with_seats(key));
    creator.into_iter().chain(linked).collect()
}

fn handed_out(table: String, header: &Header, tokens: &[Token]) -> Created {
    let reveal = |number: usize| tokens[number].clone().reveal();
    let last = tokens.len() - 1;
    let links = (1..last).map(|number| SeatLink { seat: header.keys[number].seats[0].0 + 1, token: reveal(number) });
    Created { table, token: reveal(0), links: links.collect(), watch: reveal(last), commitment: header.commitment.clone() }
}

fn check(setup: &Setup, places: &[Place], grace: u32) -> Result<(), ApiError> {
    super::intake::check_length(setup)?;
    if !GRACES.contains(&grace) {
        return Err(ApiError::bad(format!("grace is {} to {} seconds, not {grace}", GRACES.start(), GRACES.end())));
    }
    if usize::from(setup.seats) != places.len() {
        return Err(ApiError::bad(format!("{} places given for {} seats", places.len(), setup.seats)));
    }
    for place in places {
        if let Place::Bot { bot } = place {
            named_bot(bot).map_err(|error| ApiError::bad(error.to_string()))?;
        }
    }
    Ok(())
}

fn source(app: &App, asked: &NewTable, lang: Lang) -> Result<SeedSource, ApiError> {
    if let Some(seed) = &asked.seed {
        return Seed::parse(seed).map(SeedSource::Open).map_err(|_| ApiError::bad(app.phrases.say(lang, &Phrase::new("server-bad-seed"))));
    }
    if asked.nonce.is_some() && asked.commitment.is_none() {
        return Err(ApiError::bad("a nonce needs a commitment: the server must have drawn before it knows the nonce"));
    }
    drawn(app, asked.commitment.as_deref())
}

/// What was promised, or else a server seed drawn now.
fn drawn(app: &App, commitment: Option<&str>) -> Result<SeedSource, ApiError> {
    let server = match commitment {
        Some(commitment) => {
            app.commitments.redeem(commitment).ok_or_else(|| ApiError::bad("this commitment is not waiting here any more"))?
        }
        None => draw_seed(),
    };
    Ok(SeedSource::Drawn(Proof::of(server)))
}

pub fn checked_nonce(nonce: Option<String>) -> Result<Option<String>, ApiError> {
    match nonce.map(|nonce| nonce.to_ascii_lowercase()) {
        Some(nonce) if !is_nonce(&nonce) => Err(ApiError::bad("a nonce is 32 hexadecimal digits")),
        checked => Ok(checked),
    }
}

/// What somebody wants to be called, if anything.
pub fn checked_person(app: &App, person: Option<String>, lang: Lang) -> Result<Option<String>, ApiError> {
    let person = person.unwrap_or_default();
    let name = plain_name(&person, LONGEST_PERSON).map_err(|error| ApiError::bad(app.phrases.say(lang, &error)))?;
    Ok(Some(name.to_owned()).filter(|name| !name.is_empty()))
}

pub async fn list(State(app): State<Arc<App>>) -> Result<Json<Vec<TableListed>>, ApiError> {
    let rows = lobby::rows(&app).await.map_err(|error| ApiError::of_store(&app, "the list", &error))?;
    Ok(Json(rows.into_iter().map(listed).collect()))
}

fn listed(Row { table, header, progress }: Row) -> TableListed {
    TableListed {
        table,
        free: free(&header, progress),
        name: header.name,
        game: header.game,
        seats: header.setup.seats,
        picks: progress.picks,
        over: progress.over,
    }
}

/// The seats anybody may take.
fn free(header: &Header, progress: Progress) -> u8 {
    let linked = header.places.iter().filter(|place| matches!(place, Place::Link {})).count();
    let free = linked.saturating_sub(progress.taken as usize);
    if header.joinable && !progress.over { u8::try_from(free).unwrap_or(u8::MAX) } else { 0 }
}

/// Who calls.
pub async fn visitor(app: &Arc<App>, method: &Method, table: &str, headers: &HeaderMap) -> Result<Visitor, ApiError> {
    let token = token(app, method, table, headers)?;
    require_access(app, seats::authorize(app, table, token, lang(headers)).await, lang(headers))
}

/// What the caller comes with, bearer or cookie. A cookie alone changes something only from a page of ours.
pub fn token<'h>(app: &App, method: &Method, table: &str, headers: &'h HeaderMap) -> Result<Option<&'h str>, ApiError> {
    let origin = client::origin(app, headers);
    let cookie_counts = origin == Origin::Ours || (origin == Origin::Absent && *method == Method::GET);
    if origin == Origin::Foreign {
        return Err(ApiError::forbidden("this page may not speak to this server"));
    }
    let cookie = if cookie_counts { client::cookie(app, headers, table) } else { None };
    Ok(client::bearer(headers).or(cookie))
}

pub fn lang(headers: &HeaderMap) -> Lang {
    let asked = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    if asked.starts_with("ru") { Lang::Ru } else { Lang::En }
}

pub fn require_access(app: &App, access: Access, lang: Lang) -> Result<Visitor, ApiError> {
    match access {
        Access::Granted(visitor) => Ok(visitor),
        Access::Invited(_) => Err(ApiError::forbidden("this is an invitation: redeem it first, by POST /api/tables/{table}/session")),
        Access::Forbidden => Err(ApiError::forbidden("this link does not open this table; if it was an invitation, somebody has used it")),
        Access::Absent => Err(ApiError::absent("there is no such table")),
        Access::Unavailable => Err(ApiError::unavailable()),
        Access::Closed(error) => Err(ApiError::of_room(&error, app.phrases.say(lang, &error.text))),
    }
}

pub fn require_own_origin(app: &App, headers: &HeaderMap) -> Result<(), ApiError> {
    match client::origin(app, headers) {
        Origin::Foreign => Err(ApiError::forbidden("this page may not speak to this server")),
        Origin::Ours | Origin::Absent => Ok(()),
    }
}
