//! A PostgreSQL of a test's own, to be stopped, frozen and given certificates.

use super::LONG;
use std::io::{BufRead, BufReader, Write};
use std::os::unix::fs::MetadataExt;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Instant;

pub struct Own {
    script: Child,
    pub address: String,
    pub data: PathBuf,
    /// The processes that were told to stop where they are.
    frozen: Vec<u32>,
}

impl Own {
    /// None where PostgreSQL is not tested.
    pub async fn start() -> Option<Own> {
        if std::env::var("KOLODA_TEST_POSTGRES").is_err() {
            eprintln!("KOLODA_TEST_POSTGRES is not set: PostgreSQL is not tested");
            return None;
        }
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scripts/postgres-for-tests");
        let mut child = Command::new(script)
            // Until this end of the line is closed.
            .args(["sh", "-c", "echo $KOLODA_TEST_POSTGRES; cat >/dev/null"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("started");
        let mut said = String::new();
        BufReader::new(child.stdout.take().expect("piped")).read_line(&mut said).expect("says where it is");
        let address = said.trim().to_owned();
        let row = super::direct(&address).await.query_one("SHOW data_directory", &[]).await.expect("told");
        Some(Own { script: child, address, data: PathBuf::from(row.get::<_, String>(0)), frozen: Vec::new() })
    }

    fn main_process(&self) -> u32 {
        let text = std::fs::read_to_string(self.data.join("postmaster.pid")).expect("it runs");
        text.lines().next().and_then(|line| line.trim().parse().ok()).expect("a process")
    }

    /// Every process of the server stops where it is, as on a machine that hangs.
    pub fn freeze(&mut self) {
        let main = self.main_process();
        signal("STOP", &[main]);
        // Stopped, the first one makes no more of them.
        self.frozen = children(main);
        self.frozen.push(main);
        signal("STOP", &self.frozen);
    }

    pub fn thaw(&mut self) {
        let frozen = std::mem::take(&mut self.frozen);
        let there: Vec<u32> = frozen.into_iter().filter(|process| PathBuf::from(format!("/proc/{process}")).exists()).collect();
        signal("CONT", &there);
    }

    /// Without a farewell, as after a crash.
    pub fn stop(&self) {
        self.control(&["-m", "immediate", "stop"]);
    }

    pub fn go_on(&self) {
        let (_, port) = self.address.rsplit_once(':').expect("a port");
        let (port, _) = port.split_once('/').expect("a database");
        let folder = self.data.parent().expect("a folder");
        let how = format!("-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={}", folder.display());
        let log = folder.join("log");
        self.control(&["-w", "-o", &how, "-l", &log.display().to_string(), "start"]);
    }

    fn control(&self, arguments: &[&str]) {
        let bins = std::fs::read_dir("/usr/lib/postgresql").expect("PostgreSQL is installed");
        let mut bins: Vec<PathBuf> =
            bins.filter_map(|bin| Some(bin.ok()?.path().join("bin/pg_ctl"))).filter(|path| path.exists()).collect();
        bins.sort();
        let program = bins.pop().expect("pg_ctl");
        // The server refuses to run as root.
        let mut command = match std::fs::metadata("/proc/self").expect("this process").uid() == 0 {
            true => {
                let mut command = Command::new("runuser");
                command.args(["-u", "postgres", "--"]).arg(program);
                command
            }
            false => Command::new(program),
        };
        let status = command.arg("-D").arg(&self.data).args(arguments).stdout(Stdio::null()).status().expect("ran");
        assert!(status.success(), "pg_ctl {arguments:?}");
    }
}

impl Drop for Own {
    fn drop(&mut self) {
        self.thaw();
        if let Some(mut line) = self.script.stdin.take() {
            let _ = line.flush();
        }
        let begun = Instant::now();
        while begun.elapsed() < LONG && !matches!(self.script.try_wait(), Ok(Some(_))) {
            std::thread::sleep(std::time::Duration::from_millis(50));
        }
    }
}

fn signal(name: &str, processes: &[u32]) {
    let processes = processes.iter().map(u32::to_string);
    let _ = Command::new("kill").arg(format!("-{name}")).args(processes).stderr(Stdio::null()).status();
}

fn children(of: u32) -> Vec<u32> {
    let parent = |process: u32| {
        let text = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
        text.rsplit_once(')')?.1.split_whitespace().nth(1)?.parse::<u32>().ok()
    };
    let all = std::fs::read_dir("/proc").expect("processes are told").filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok());
    all.filter(|process| parent(*process) == Some(of)).collect()
}
