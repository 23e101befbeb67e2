//! Tables over HTTP: opened, listed, opened again.

use super::Failed;
use crate::actor::Order;
use crate::app::App;
use crate::door::{self, Origin};
use crate::ledger::{Header, Key};
use crate::names::plain_name;
use crate::protocol::{Created, NewTable, Place, SeatLink, TableListed, UndoRule};
use crate::room::Who;
use crate::seats::{self, Entrance};
use crate::secrets::{SeedSource, Token, draw_seed, is_nonce, table_id};
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{ConnectInfo, Path, State};
use axum::http::{HeaderMap, Method, StatusCode, header};
use koloda_bots::bot_by_name;
use koloda_kernel::chance::Seed;
use koloda_kernel::ids::Seat;
use koloda_kernel::phrase::Phrase;
use koloda_kernel::record::Proof;
use koloda_kernel::rules::Setup;
use koloda_store::Progress;
use koloda_text::Lang;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::Arc;
use tokio::sync::oneshot;

const LONGEST_NAME: usize = 80;
const LISTED: u32 = 200;

/// A commitment for a table that is still to be opened, so that a nonce can be added after it.
pub async fn promise(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Result<Json<Value>, Failed> {
    of_our_page(&app, &headers)?;
    let caller = door::address(&app, peer.ip(), &headers);
    if !app.doors.may_open_table(caller) {
        return Err(Failed::too_fast());
    }
    let commitment = app.promises.make(caller, draw_seed()).ok_or_else(Failed::too_fast)?;
    Ok(Json(json!({ "commitment": commitment })))
}

pub async fn create(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    asked: Result<Json<NewTable>, JsonRejection>,
) -> Result<(StatusCode, Json<Created>), Failed> {
    of_our_page(&app, &headers)?;
    if !app.doors.may_open_table(door::address(&app, peer.ip(), &headers)) {
        return Err(Failed::too_fast());
    }
    let Json(asked) = asked.map_err(|fault| Failed::bad(fault.body_text()))?;
    let source = source(&app, &asked, lang(&headers))?;
    let NewTable { game, seats, set, places, public, undo, name, .. } = asked;
    let wanted = Wanted { game, setup: Setup { seats, set }, places, public, joinable: public, undo, name };
    let (created, _) = make(&app, wanted, source, lang(&headers)).await?;
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
    pub name: String,
}

/// Opens a table and hands out its tokens: once, they are kept nowhere. Also in the order of its keys.
pub async fn make(app: &App, wanted: Wanted, source: SeedSource, lang: Lang) -> Result<(Created, Vec<Token>), Failed> {
    let Wanted { game, setup, places, public, joinable, undo, name } = wanted;
    let known = app.library.game(&game).map_err(|fault| Failed::absent(fault.to_string()))?;
    check(&setup, &places)?;
    let name = plain_name(&name, LONGEST_NAME).map_err(|fault| Failed::bad(app.speech.say(lang, &fault)))?.to_owned();
    // Beginning the game tells every fault of the setup.
    let begun = known.start(setup.clone(), source.seed()).map_err(|faults| Failed::bad(app.speech.all(lang, &faults)))?.record();
    let (openings, tokens) = keys_for(&places);
    let keys = openings.into_iter().zip(&tokens).map(|(seats, token)| Key { hash: token.hash(), seats }).collect();
    let header = Header {
        game,
        rules_version: begun.rules_version,
        catalogue: begun.catalogue,
        setup,
        places,
        public,
        joinable,
        undo,
        name,
        commitment: source.commitment(),
        open_seed: source.is_open(),
        keys,
    };
    let id = table_id();
    let text = serde_json::to_string(&header).expect("plain data");
    app.store.create(koloda_store::NewTable { id: id.clone(), header: text, secret: source.to_secret(), public }).await?;
    app.metrics.tables_opened.inc();
    tracing::info!(table = %id, game = %header.game, seats = header.setup.seats, "a table was opened");
    Ok((handed_out(id, &header, &tokens), tokens))
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

fn handed_out(table: String, header: &Header, tokens: &[Token]) -> Created {
    let reveal = |number: usize| tokens[number].clone().reveal();
    let last = tokens.len() - 1;
    let links = (1..last).map(|number| SeatLink { seat: header.keys[number].seats[0].0 + 1, token: reveal(number) });
    Created { table, token: reveal(0), links: links.collect(), watch: reveal(last), commitment: header.commitment.clone() }
}

fn check(setup: &Setup, places: &[Place]) -> Result<(), Failed> {
    super::intake::check_length(setup)?;
    if usize::from(setup.seats) != places.len() {
        return Err(Failed::bad(format!("{} places given for {} seats", places.len(), setup.seats)));
    }
    for place in places {
        if let Place::Bot { bot } = place {
            bot_by_name(bot).map_err(|fault| Failed::bad(fault.to_string()))?;
        }
    }
    Ok(())
}

fn source(app: &App, asked: &NewTable, lang: Lang) -> Result<SeedSource, Failed> {
    if let Some(seed) = &asked.seed {
        return Seed::parse(seed).map(SeedSource::Open).map_err(|_| Failed::bad(app.speech.say(lang, &Phrase::new("server-bad-seed"))));
    }
    let nonces: Vec<String> = asked.nonce.iter().map(|nonce| nonce.to_ascii_lowercase()).collect();
    if !nonces.iter().all(|nonce| is_nonce(nonce)) {
        return Err(Failed::bad("a nonce is 32 hexadecimal digits"));
    }
    let server = match &asked.commitment {
        Some(commitment) => app.promises.redeem(commitment).ok_or_else(|| Failed::bad("this commitment is not waiting here any more"))?,
        None => draw_seed(),
    };
    Ok(SeedSource::Drawn(Proof { server, nonces }))
}

pub async fn list(State(app): State<Arc<App>>) -> Result<Json<Vec<TableListed>>, Failed> {
    let mut listed = Vec::new();
    for table in app.store.list(LISTED).await? {
        let Ok(header) = serde_json::from_str::<Header>(&table.header) else { continue };
        let progress = live(&app, &table.id).await.unwrap_or(table.progress);
        listed.push(TableListed {
            table: table.id,
            free: free(&header, progress),
            name: header.name,
            game: header.game,
            seats: header.setup.seats,
            picks: progress.picks,
            over: progress.over,
        });
    }
    Ok(Json(listed))
}

/// The seats anybody may take.
fn free(header: &Header, progress: Progress) -> u8 {
    let linked = header.places.iter().filter(|place| matches!(place, Place::Link {})).count();
    let free = linked.saturating_sub(progress.taken as usize);
    if header.joinable && !progress.over { u8::try_from(free).unwrap_or(u8::MAX) } else { 0 }
}

/// What a table that is in memory knows better than the list.
async fn live(app: &App, table: &str) -> Option<Progress> {
    let (reply, answer) = oneshot::channel();
    app.hub.find(table)?.try_send(Order::Progress { reply }).ok()?;
    answer.await.ok()?
}

pub async fn rematch(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Path(table): Path<String>,
    headers: HeaderMap,
) -> Result<(StatusCode, Json<Created>), Failed> {
    let who = who(&app, &Method::POST, &table, &headers).await?;
    let key = who.key.filter(|_| !who.seats.is_empty()).ok_or_else(|| Failed::forbidden("only who has a seat asks for a rematch"))?;
    if !app.doors.may_open_table(door::address(&app, peer.ip(), &headers)) {
        return Err(Failed::too_fast());
    }
    let Header { game, setup, places, public, undo, name, .. } = seats::header(&app, &table).await?;
    let source = SeedSource::Drawn(Proof { server: draw_seed(), nonces: Vec::new() });
    // A rematch is for the people of the table before: nobody takes their seats from the list.
    let wanted = Wanted { game, setup, places, public, joinable: false, undo, name };
    let (mut created, tokens) = make(&app, wanted, source, who.lang).await?;
    let (reply, answer) = oneshot::channel();
    created.token = tokens[key].clone().reveal();
    let order = Order::GoOn { table: created.table.clone(), tokens, reply };
    app.hub.order(&app, &table, order).map_err(|_| Failed::unavailable())?;
    let answer = answer.await.map_err(|_| Failed::unavailable())?;
    answer.map_err(|refused| Failed::refused(&refused, app.speech.say(who.lang, &refused.text)))?;
    // A linked person gets their own token only; the creator may hand out all links again.
    if key != 0 {
        created.links.clear();
    }
    Ok((StatusCode::CREATED, Json(created)))
}

/// Who calls, by bearer or cookie. A cookie alone changes something only from a page of ours.
pub async fn who(app: &Arc<App>, method: &Method, table: &str, headers: &HeaderMap) -> Result<Who, Failed> {
    let origin = door::origin(app, headers);
    let cookie_counts = origin == Origin::Ours || (origin == Origin::Absent && *method == Method::GET);
    if origin == Origin::Foreign {
        return Err(Failed::forbidden("this page may not speak to this server"));
    }
    let cookie = if cookie_counts { door::cookie(app, headers, table) } else { None };
    let token = door::bearer(headers).or(cookie);
    entered(seats::enter(app, table, token, lang(headers)).await)
}

pub fn lang(headers: &HeaderMap) -> Lang {
    let asked = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    if asked.starts_with("ru") { Lang::Ru } else { Lang::En }
}

pub fn entered(entrance: Entrance) -> Result<Who, Failed> {
    match entrance {
        Entrance::Let(who) => Ok(who),
        Entrance::Forbidden => Err(Failed::forbidden("this link does not open this table; if it was an invitation, somebody has used it")),
        Entrance::Absent => Err(Failed::absent("there is no such table")),
        Entrance::Unavailable => Err(Failed::unavailable()),
    }
}

pub fn of_our_page(app: &App, headers: &HeaderMap) -> Result<(), Failed> {
    match door::origin(app, headers) {
        Origin::Foreign => Err(Failed::forbidden("this page may not speak to this server")),
        Origin::Ours | Origin::Absent => Ok(()),
    }
}
