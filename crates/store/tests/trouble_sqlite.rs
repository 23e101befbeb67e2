//! The file in trouble: locked by another process, on a full or read-only disk, failing at the worst moment.
//!
//! Every call is answered in time, the store goes on by itself afterwards, and nothing acknowledged is missing.

mod common;

use common::{LONG, Place, Player, assert_refuses, fresh, in_time, table, until, until_healthy};
use koloda_store::{End, Options, Progress, StoreError, open, open_with};
use std::path::Path;
use std::process::{Command, Output};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// Waiting times for tests; the process never ends.
fn hasty() -> Options {
    let second = Duration::from_secs(1);
    let end = End::new(|why| eprintln!("not ended: {why}"));
    Options { patience: second, busy: Duration::from_millis(100), end, ..Options::default() }
}

fn past(place: &Place) -> rusqlite::Connection {
    rusqlite::Connection::open(place.file()).expect("opened")
}

#[tokio::test]
async fn a_lock_of_another_process_is_waited_out() {
    let place = Place::new();
    let store = open_with(&place.address(), &hasty()).await.expect("opened");
    let mut player = Player::sit(&store).await;
    player.play(1).await.expect("played");
    let backup = past(&place);
    backup.execute_batch("BEGIN IMMEDIATE").expect("locked");
    let refused = player.play(1).await;
    assert!(matches!(refused, Err(StoreError::Unavailable(_))), "{refused:?}");
    assert_refuses(&store).await;
    backup.execute_batch("COMMIT").expect("unlocked");
    player.play_on().await;
    until_healthy(&store).await;
    player.audit().await;
}

#[tokio::test]
async fn what_waits_for_a_stuck_writer_is_bounded_and_answered_and_not_done_later() {
    let place = Place::new();
    let store = open_with(&place.address(), &Options { busy: LONG, ..hasty() }).await.expect("opened");
    let mut player = Player::sit(&store).await;
    let stuck = past(&place);
    stuck.execute_batch("BEGIN IMMEDIATE").expect("locked");
    let ask = |_| {
        let store = store.clone();
        tokio::spawn(async move { in_time(store.create(table(&fresh()))).await })
    };
    let asked: Vec<_> = (0..1500).map(ask).collect();
    let mut turned_away = 0;
    for answer in asked {
        let error = answer.await.expect("no panic").expect_err("nothing is written").to_string();
        turned_away += u32::from(error.contains("too much waits"));
    }
    assert!(turned_away > 0, "the queue is bounded");
    stuck.execute_batch("COMMIT").expect("unlocked");
    player.play_on().await;
    // The one the writer already had in hand may be done, the others were given up.
    let there = store.count().await.expect("counted");
    assert!(there <= 2, "{there} tables");
}

/// A commit that fails for any reason but a full disk or a lock.
const FAILING: &str = "CREATE TABLE unpaid (debt TEXT REFERENCES tables (table_id) DEFERRABLE INITIALLY DEFERRED);
     CREATE TRIGGER owe AFTER INSERT ON events BEGIN INSERT INTO unpaid VALUES ('nobody'); END;";

#[tokio::test]
async fn a_failed_commit_ends_the_server_and_acknowledges_nothing() {
    let place = Place::new();
    let told = Arc::new(Mutex::new(Vec::new()));
    let heard = told.clone();
    let end = End::new(move |why| heard.lock().expect("no panic").push(why.to_owned()));
    let store = open_with(&place.address(), &Options { end, ..hasty() }).await.expect("opened");
    let mut player = Player::sit(&store).await;
    player.play(1).await.expect("played");
    past(&place).execute_batch(FAILING).expect("prepared");
    let refused = player.play(1).await;
    assert!(matches!(refused, Err(StoreError::Unavailable(_))), "{refused:?}");
    until("the end is called", || async { !told.lock().expect("no panic").is_empty() }).await;
    let why = told.lock().expect("no panic").join("; ");
    assert!(why.contains("a commit to the store failed"), "{why}");
    in_time(store.healthy()).await.expect_err("nothing is written any more");
    past(&place).execute_batch("DROP TRIGGER owe").expect("repaired");
    drop((store, std::mem::replace(&mut player.store, open(&place.address()).await.expect("started again"))));
    player.play_on().await;
    player.audit().await;
}

/// Runs one test of this file in a process of its own.
fn alone(test: &str, inside: &str) -> Command {
    let mut command = Command::new(std::env::current_exe().expect("this program"));
    command.args([test, "--exact", "--nocapture"]).env("KOLODA_INSIDE", inside);
    command
}

fn told(output: &Output) -> String {
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

#[tokio::test]
async fn by_itself_the_end_is_exit_code_one_and_one_sentence() {
    let test = "by_itself_the_end_is_exit_code_one_and_one_sentence";
    if let Ok(address) = std::env::var("KOLODA_INSIDE") {
        let store = open(&address).await.expect("opened");
        let mut player = Player::sit(&store).await;
        rusqlite::Connection::open(&address).expect("opened").execute_batch(FAILING).expect("prepared");
        player.play(1).await.expect_err("the process is gone by now");
        tokio::time::sleep(LONG).await;
        return;
    }
    let place = Place::new();
    let output = alone(test, &place.address()).output().expect("ran");
    let said = told(&output);
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert_eq!(said.matches("koloda ends: a commit to the store failed").count(), 1, "{said}");
}

#[tokio::test]
async fn a_second_server_on_one_file_is_refused_until_the_first_has_ended() {
    let place = Place::new();
    let hurried = Options { succession: Duration::from_millis(200), ..hasty() };
    let first = open_with(&place.address(), &hurried).await.expect("opened");
    let refused = open_with(&place.address(), &hurried).await.expect_err("refused").to_string();
    assert!(refused.contains("another server is using"), "{refused}");
    #[cfg(unix)]
    {
        // By another name it is the same file.
        std::os::unix::fs::symlink(place.file(), place.0.join("alias.db")).expect("linked");
        let alias = place.0.join("alias.db").display().to_string();
        open_with(&alias, &hurried).await.expect_err("refused");
    }
    let mut player = Player::sit(&first).await;
    player.play(1).await.expect("the first goes on");
    let waiting = tokio::spawn({
        let address = place.address();
        async move { open_with(&address, &Options { succession: LONG, ..hasty() }).await }
    });
    player.play(1).await.expect("and on");
    player.audit().await;
    let id = player.id.clone();
    drop((player, first));
    let second = waiting.await.expect("no panic").expect("the successor waits");
    assert_eq!(second.load(&id).await.expect("loaded").events.len(), 2);
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_on_the_machine_reads_the_seeds() {
    use std::os::unix::fs::PermissionsExt;
    let mode = |path: &Path| std::fs::metadata(path).expect("there").permissions().mode() & 0o777;
    let place = Place::new();
    let old = place.0.join("old.db");
    rusqlite::Connection::open(&old).expect("made").execute_batch("PRAGMA user_version = 0; VACUUM").expect("made");
    std::fs::set_permissions(&old, std::fs::Permissions::from_mode(0o644)).expect("as before");
    for file in [place.file(), old] {
        let store = open(&file.display().to_string()).await.expect("opened");
        store.create(table(&fresh())).await.expect("created");
        for companion in ["", "-wal", "-shm", "-lock"] {
            let path = format!("{}{companion}", file.display());
            assert_eq!(mode(Path::new(&path)) & 0o007, 0, "{path}");
        }
        let listed = store.list(10).await.expect("readers read");
        assert!(listed.is_empty());
    }
    assert_eq!(mode(&place.file()), 0o600);
}

/// Runs a test of this file where it may mount disks of its own, which are gone when it ends.
#[cfg(target_os = "linux")]
fn where_disks_can_be_mounted(test: &str) {
    let place = Place::new();
    let inside = alone(test, &place.0.display().to_string());
    let mut rootless = Command::new("unshare");
    rootless.arg("-rm");
    let mut as_root = Command::new("unshare");
    as_root.arg("-m");
    for mut unshare in [rootless, as_root] {
        if !unshare.arg("true").output().is_ok_and(|output| output.status.success()) {
            continue;
        }
        let flag = unshare.get_args().next().expect("a flag").to_owned();
        let mut run = Command::new("unshare");
        run.arg(flag).arg(inside.get_program()).args(inside.get_args()).env("KOLODA_INSIDE", &place.0);
        let output = run.output().expect("ran");
        assert!(output.status.success(), "{}", told(&output));
        return;
    }
    panic!("this test mounts a small disk and needs `unshare -rm` (user namespaces) or root");
}

#[cfg(target_os = "linux")]
fn mount(arguments: &[&str]) {
    let output = Command::new("mount").args(arguments).output().expect("mount is there");
    assert!(output.status.success(), "mount {arguments:?}: {}", told(&output));
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_full_disk_is_waited_out() {
    let Ok(folder) = std::env::var("KOLODA_INSIDE") else {
        return where_disks_can_be_mounted("a_full_disk_is_waited_out");
    };
    mount(&["-t", "tmpfs", "-o", "size=4m", "none", &folder]);
    let ended = Arc::new(Mutex::new(Vec::new()));
    let heard = ended.clone();
    let end = End::new(move |why| heard.lock().expect("no panic").push(why.to_owned()));
    let store = open_with(&format!("{folder}/tables.db"), &Options { end, ..hasty() }).await.expect("opened");
    let mut player = Player::sit(&store).await;
    for round in 0..3 {
        player.play_on().await;
        let filler = format!("{folder}/filler");
        let mut file = std::fs::File::create(&filler).expect("made");
        while std::io::Write::write_all(&mut file, &[7; 4096]).is_ok() {}
        // The log that is there already has a little room left.
        while player.play(20_000).await.is_ok() {}
        assert_refuses(&store).await;
        in_time(store.load(&player.id)).await.expect("reading goes on");
        drop(file);
        std::fs::remove_file(&filler).expect("room again");
        player.play_on().await;
        until_healthy(&store).await;
        player.audit().await;
        assert_eq!(*ended.lock().expect("no panic"), Vec::<String>::new(), "round {round}");
    }
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_disk_that_cannot_be_written_is_refused_at_the_start() {
    let Ok(folder) = std::env::var("KOLODA_INSIDE") else {
        return where_disks_can_be_mounted("a_disk_that_cannot_be_written_is_refused_at_the_start");
    };
    mount(&["-t", "tmpfs", "-o", "size=4m", "none", &folder]);
    let address = format!("{folder}/tables.db");
    let mut player = Player::sit(&open_with(&address, &hasty()).await.expect("opened")).await;
    player.play(1).await.expect("played");
    let id = player.id.clone();
    drop(player);
    // The lock is released when the writer has ended; then the disk is no longer in use.
    drop(open_with(&address, &hasty()).await.expect("opened again"));
    let begun = std::time::Instant::now();
    while !Command::new("mount").args(["-o", "remount,ro", &folder]).output().expect("mount is there").status.success() {
        assert!(begun.elapsed() < LONG, "the disk is still in use");
        std::thread::sleep(Duration::from_millis(50));
    }
    let refused = open_with(&address, &hasty()).await.expect_err("refused").to_string();
    assert!(refused.contains("cannot be written") && refused.contains(&folder), "{refused}");
    mount(&["-o", "remount,rw", &folder]);
    let store = open_with(&address, &hasty()).await.expect("opened again");
    assert_eq!(store.load(&id).await.expect("loaded").events.len(), 1);
    // One file alone that cannot be written.
    drop(store);
    drop(open_with(&address, &hasty()).await.expect("the writer before has ended"));
    mount(&["--bind", &address, &address]);
    until("the file is no longer in use", || async {
        Command::new("mount").args(["-o", "remount,ro,bind", &address]).output().expect("mount is there").status.success()
    })
    .await;
    let refused = open_with(&address, &hasty()).await.expect_err("refused").to_string();
    assert!(refused.contains("cannot be written") && refused.contains(&address), "{refused}");
}

#[tokio::test]
async fn health_is_a_row_that_was_written_and_asked_at_most_once_a_second() {
    let place = Place::new();
    let store = open_with(&place.address(), &hasty()).await.expect("opened");
    let count = "CREATE TABLE asked (n); CREATE TRIGGER count AFTER UPDATE ON health BEGIN INSERT INTO asked VALUES (1); END";
    past(&place).execute_batch(count).expect("counted");
    let begun = std::time::Instant::now();
    let asked: Vec<_> = (0..100).map(|_| store.healthy()).collect();
    for answer in asked {
        in_time(answer).await.expect("healthy");
    }
    let seconds = begun.elapsed().as_secs() + 1;
    let rows: u32 = past(&place).query_row("SELECT count(*) FROM asked", [], |row| row.get(0)).expect("counted");
    assert!((1..=seconds).contains(&u64::from(rows)), "{rows} rows in {seconds} s");
    store.note("nowhere", Progress::default()).await.expect("no such table is no fault");
}
