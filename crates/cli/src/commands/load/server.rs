//! A server of our own to be measured: another process on a free port with a store of its own.

use anyhow::{Context, bail};
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

pub struct Serving {
    child: Child,
    pub address: String,
    folder: Option<PathBuf>,
}

impl Serving {
    pub fn start(db: Option<&str>) -> anyhow::Result<Serving> {
        let folder = std::env::temp_dir().join(format!("koloda-load-{}", std::process::id()));
        let (db, folder) = match db {
            Some(db) => (db.to_owned(), None),
            None => {
                std::fs::create_dir_all(&folder)?;
                (folder.join("load.db").display().to_string(), Some(folder))
            }
        };
        let mut child = Command::new(std::env::current_exe()?)
            .args(["--lang", "en", "serve", "--listen", "127.0.0.1:0", "--db", &db, "--rate", "1000000", "--burst", "1000000"])
            .stdout(Stdio::piped())
            .spawn()
            .context("the server does not start")?;
        let mut said = String::new();
        BufReader::new(child.stdout.take().context("the server says nothing")?).read_line(&mut said)?;
        let Some((_, address)) = said.trim().rsplit_once("http://") else { bail!("the server did not say where it is: {said}") };
        Ok(Serving { child, address: address.to_owned(), folder })
    }

    /// What the server's process holds in memory, in bytes; 0 where the system does not tell.
    pub fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kib = line.and_then(|line| line.trim().split(' ').next()?.parse::<u64>().ok());
        kib.unwrap_or(0) * 1024
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        if let Some(folder) = &self.folder {
            let _ = std::fs::remove_dir_all(folder);
        }
    }
}
