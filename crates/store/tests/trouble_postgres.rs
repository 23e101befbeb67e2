//! PostgreSQL in trouble: cut off silently, frozen, stopped, read-only, or shared with another server.
//!
//! Every call is answered in time, the store goes on by itself afterwards, and nothing acknowledged is missing.

#![cfg(unix)]

mod common;
#[path = "common/own.rs"]
mod own;
#[path = "common/proxy.rs"]
mod proxy;

use common::{LONG, Player, assert_refuses, database, direct, fresh, in_time, table, until, until_healthy};
use koloda_store::{End, Options, Store, StoreError, open_with};
use own::Own;
use proxy::{Proxy, Way};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::net::TcpListener;

/// Waiting times for tests, and what the process would have ended with.
fn hasty() -> (Options, Arc<Mutex<Vec<String>>>) {
    let told = Arc::new(Mutex::new(Vec::new()));
    let heard = told.clone();
    let end = End::new(move |why| heard.lock().expect("no panic").push(why.to_owned()));
    (Options { patience: Duration::from_secs(2), end, ..Options::default() }, told)
}

/// Tables enough that every connection is in use.
async fn players(store: &Arc<dyn Store>) -> Vec<Player> {
    let mut players = Vec::new();
    for _ in 0..12 {
        let mut player = Player::sit(store).await;
        player.play(1).await.expect("played");
        players.push(player);
    }
    players
}

/// Everybody plays and reads at once, and is refused in time.
async fn all_refused(players: &mut Vec<Player>) {
    let ask = |mut player: Player| {
        tokio::spawn(async move {
            let refused = player.play(1).await;
            assert!(matches!(refused, Err(StoreError::Unavailable(_))), "{refused:?}");
            player.read_again().await.expect_err("refused too");
            player
        })
    };
    let asked: Vec<_> = std::mem::take(players).into_iter().map(ask).collect();
    for answered in asked {
        players.push(answered.await.expect("refused"));
    }
}

async fn all_play_on(players: &mut [Player], store: &Arc<dyn Store>) {
    for player in players.iter_mut() {
        player.play_on().await;
        player.audit().await;
    }
    until_healthy(store).await;
}

/// The process that holds the lock of the one server.
const HOLDER: &str = "SELECT pid FROM pg_locks JOIN pg_stat_activity USING (pid)
     WHERE locktype = 'advisory' AND mode = 'ExclusiveLock' AND granted AND datname = current_database()";

#[tokio::test(flavor = "multi_thread")]
async fn a_black_hole_is_noticed_and_walked_around() {
    let Some(address) = database().await else { return };
    let proxy = Proxy::before(&address).await;
    let (options, ended) = hasty();
    let store = open_with(&proxy.address, &options).await.expect("opened");
    let mut players = players(&store).await;
    let past = direct(&address).await;
    let holder = async || past.query_opt(HOLDER, &[]).await.expect("told").map(|row| row.get::<_, i32>(0));
    let silent = holder().await;
    proxy.set(Way::BlackHole);
    all_refused(&mut players).await;
    assert_refuses(&store).await;
    // New connections pass again; the old ones stay silent for ever.
    proxy.set(Way::Open);
    all_play_on(&mut players, &store).await;
    // The lock is taken again from the connection the database still believes in.
    until("the lock has moved", || async { holder().await.is_some_and(|now| Some(now) != silent) }).await;
    assert_eq!(*ended.lock().expect("no panic"), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_whose_database_was_taken_over_stops() {
    let Some(address) = database().await else { return };
    let proxy = Proxy::before(&address).await;
    let (options, ended) = hasty();
    let first = open_with(&proxy.address, &options).await.expect("opened");
    let mut player = Player::sit(&first).await;
    player.play(1).await.expect("played");
    let refused = open_with(&address, &Options { succession: Duration::from_millis(500), ..options.clone() }).await;
    let refused = refused.expect_err("one at a time").to_string();
    assert!(refused.contains("another server is using this database"), "{refused}");
    proxy.set(Way::Severed);
    let second = open_with(&address, &Options { succession: LONG, ..hasty().0 }).await.expect("the other takes over");
    assert_eq!(*ended.lock().expect("no panic"), Vec::<String>::new());
    proxy.set(Way::Open);
    until("the first one stops", || async { !ended.lock().expect("no panic").is_empty() }).await;
    assert!(ended.lock().expect("no panic").join("; ").contains("another server has taken over"));
    player.store = second;
    player.play_on().await;
    player.audit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_successor_waits_until_no_statement_of_its_predecessor_is_under_way() {
    let Some(address) = database().await else { return };
    let (options, _) = hasty();
    let first = open_with(&address, &options).await.expect("opened");
    let mut player = Player::sit(&first).await;
    player.play(1).await.expect("played");
    // A connection of a server that died: it still writes, and nothing else of it is left.
    let late = direct(&address).await;
    late.batch_execute("SELECT pg_advisory_lock_shared(x'6b6f6c6f6462'::bigint)").await.expect("joined");
    drop(first);
    let id = player.id.clone();
    drop(player);
    let hurried = Options { succession: Duration::from_secs(1), ..options.clone() };
    open_with(&address, &hurried).await.expect_err("something may still be written");
    drop(late);
    let second = open_with(&address, &Options { succession: LONG, ..options }).await.expect("now it is quiet");
    assert_eq!(second.load(&id).await.expect("loaded").events.len(), 1);
}

#[tokio::test]
async fn a_start_against_a_silent_server_says_so() {
    // It takes connections and never says a word.
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let place = listener.local_addr().expect("an address");
    let (options, _) = hasty();
    let refused = in_time(open_with(&format!("postgres://koloda@{place}/x"), &options)).await.expect_err("silent").to_string();
    assert!(refused.contains(&place.to_string()) && refused.contains("nothing was heard"), "{refused}");
    drop(listener);
    let refused = in_time(open_with(&format!("postgres://koloda@{place}/x"), &options)).await.expect_err("closed").to_string();
    assert!(refused.contains(&place.to_string()) && refused.contains("refused"), "{refused}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_became_read_only_is_told_and_left_when_it_is_over() {
    let Some(address) = database().await else { return };
    let (options, ended) = hasty();
    let store = open_with(&address, &options).await.expect("opened");
    let mut players = players(&store).await;
    let past = direct(&address).await;
    let (_, name) = address.rsplit_once('/').expect("a database");
    let end_all = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()";
    past.batch_execute(&format!("ALTER DATABASE \"{name}\" SET default_transaction_read_only = on")).await.expect("read-only");
    past.batch_execute(end_all).await.expect("connections are made anew");
    let read_only = |error: StoreError| error.to_string().contains("read-only");
    until("writes are refused", || async { in_time(store.create(table(&fresh()))).await.is_err_and(read_only) }).await;
    assert_refuses(&store).await;
    in_time(store.load(&players[0].id)).await.expect("reading goes on");
    // Connections made meanwhile would stay read-only.
    past.batch_execute(&format!("ALTER DATABASE \"{name}\" SET default_transaction_read_only = off")).await.expect("writable");
    all_play_on(&mut players, &store).await;
    assert_eq!(*ended.lock().expect("no panic"), Vec::<String>::new());
    drop((players, store));
    past.batch_execute(&format!("ALTER DATABASE \"{name}\" SET default_transaction_read_only = on")).await.expect("read-only");
    let refused = open_with(&address, &options).await.expect_err("refused at the start").to_string();
    assert!(refused.contains("read-only"), "{refused}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_frozen_and_a_stopped_server_are_waited_out() {
    let Some(mut server) = Own::start().await else { return };
    let (options, ended) = hasty();
    let store = open_with(&server.address, &options).await.expect("opened");
    let mut players = players(&store).await;
    server.freeze();
    all_refused(&mut players).await;
    assert_refuses(&store).await;
    server.thaw();
    all_play_on(&mut players, &store).await;
    server.stop();
    all_refused(&mut players).await;
    assert_refuses(&store).await;
    server.go_on();
    all_play_on(&mut players, &store).await;
    assert_eq!(*ended.lock().expect("no panic"), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_sent_to_the_database_can_be_encrypted_and_the_server_proven() {
    let Some(server) = Own::start().await else { return };
    let (options, _) = hasty();
    let open = |query: String| {
        let (address, options) = (format!("{}?{query}", server.address), options.clone());
        async move { open_with(&address, &options).await }
    };
    open("sslmode=require".to_owned()).await.expect_err("it has no certificate yet");
    drop(open("sslmode=prefer".to_owned()).await.expect("in the clear then"));
    let own = certify(&server, "127.0.0.1").await;
    let proven = format!("sslmode=verify-full&sslrootcert={own}");
    // Reading its new settings takes the server a moment.
    until("proven", || async { open(proven.clone()).await.is_ok() }).await;
    let refused = open("sslmode=verify-full".to_owned()).await.expect_err("not known to the system").to_string();
    assert!(refused.contains("certificate"), "{refused}");
    let encrypted = open("sslmode=require".to_owned()).await.expect("encrypted");
    encrypted.count().await.expect("counted");
    let query = "SELECT count(*), count(*) FILTER (WHERE ssl) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE application_name LIKE 'koloda%'";
    let row = direct(&server.address).await.query_one(query, &[]).await.expect("told");
    let (all, hidden): (i64, i64) = (row.get(0), row.get(1));
    assert!(all > 0 && all == hidden, "{hidden} of {all} connections are encrypted");
    drop(encrypted);
    let other = certify(&server, "elsewhere.example").await;
    until("another certificate", || async { open(proven.clone()).await.is_err_and(|error| error.to_string().contains("certificate")) })
        .await;
    let refused = open(format!("sslmode=verify-full&sslrootcert={other}")).await.expect_err("another name").to_string();
    assert!(refused.contains("certificate"), "{refused}");
}

/// Gives the server a certificate for this name; answers with the file that proves it.
async fn certify(server: &Own, name: &str) -> String {
    use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
    let made = rcgen::generate_simple_self_signed(vec![name.to_owned()]).expect("made");
    let owner = std::fs::metadata(&server.data).expect("there").uid();
    for (file, text) in [("server.crt", made.cert.pem()), ("server.key", made.signing_key.serialize_pem())] {
        let path = server.data.join(file);
        std::fs::write(&path, text).expect("written");
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o600)).expect("private");
        chown(&path, Some(owner), None).expect("the server's");
    }
    let known = server.data.parent().expect("a folder").join(format!("{name}.pem"));
    std::fs::write(&known, made.cert.pem()).expect("written");
    let admin = direct(&server.address).await;
    admin.batch_execute("ALTER SYSTEM SET ssl = on").await.expect("on");
    admin.batch_execute("SELECT pg_reload_conf()").await.expect("told");
    known.display().to_string()
}
