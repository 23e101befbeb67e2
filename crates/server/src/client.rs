//! The client of a request: its address, origin, cookie and bearer token.

use crate::app::App;
use crate::caller::Caller;
use axum::http::{HeaderMap, header};
use std::net::IpAddr;

/// How long a browser keeps a seat.
const KEPT_SECONDS: u32 = 60 * 60 * 24 * 90;
/// Cookies of older tables are given up beyond this many, so that headers stay small.
const MOST_COOKIES: usize = 40;
const PREFIX: &str = "koloda-";

/// What the `Origin` header says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// A page of ours.
    Ours,
    /// A program; it has no cookies of ours to abuse.
    Absent,
    Foreign,
}

pub fn origin(app: &App, headers: &HeaderMap) -> Origin {
    let mut given = headers.get_all(header::ORIGIN).iter();
    match (given.next(), given.next()) {
        (None, _) => Origin::Absent,
        (Some(one), None) if app.origins.iter().any(|ours| ours.as_bytes() == one.as_bytes()) => Origin::Ours,
        _ => Origin::Foreign,
    }
}

/// Whom limits count a request for.
pub fn address(app: &App, peer: IpAddr, headers: &HeaderMap) -> Caller {
    Caller::of_request(&app.config, peer, headers)
}

pub fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

/// The token a browser keeps for a table.
pub fn cookie<'h>(app: &App, headers: &'h HeaderMap, table: &str) -> Option<&'h str> {
    let wanted = name(app, table);
    cookies(headers).find(|(name, _)| *name == wanted).map(|(_, value)| value)
}

/// What makes a browser keep it; scripts never see it.
pub fn set_cookies(app: &App, headers: &HeaderMap, table: &str, token: &str) -> Vec<String> {
    let secure = if app.config.is_https() { "; Secure" } else { "" };
    let name = name(app, table);
    let mut set = vec![format!("{name}={token}; Path=/; HttpOnly; SameSite=Strict; Max-Age={KEPT_SECONDS}{secure}")];
    let ours = cookies(headers).map(|(other, _)| other).filter(|other| other.contains(PREFIX) && *other != name);
    let forget = |old: &str| format!("{old}=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0{secure}");
    set.extend(ours.skip(MOST_COOKIES).map(forget));
    set
}

fn name(app: &App, table: &str) -> String {
    let host = if app.config.is_https() { "__Host-" } else { "" };
    format!("{host}{PREFIX}{table}")
}

fn cookies(headers: &HeaderMap) -> impl Iterator<Item = (&str, &str)> {
    let lists = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    lists.flat_map(|list| list.split(';')).filter_map(|pair| pair.trim().split_once('='))
}
