//! `postgres://…` with what the library behind it does not read: `sslmode=verify-full` and `sslrootcert`.

use crate::model::StoreError;
use percent_encoding::percent_decode_str;
use std::path::PathBuf;
use std::time::Duration;
use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode};

/// Who the server on the other end must prove to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Proof {
    /// Nobody: what is sent is at most encrypted (`disable`, `prefer`, `require`).
    None,
    /// The host of the address, by a certificate of one of these (`verify-full`); none named: those the system trusts.
    Host(Option<PathBuf>),
}

#[derive(Clone, Debug)]
pub struct Address {
    pub config: Config,
    pub proof: Proof,
}

impl Address {
    pub fn read(text: &str) -> Result<Address, StoreError> {
        let (base, query) = text.split_once('?').unwrap_or((text, ""));
        let (mut mode, mut roots, mut rest) = (None, None, Vec::new());
        for part in query.split('&').filter(|part| !part.is_empty()) {
            match part.split_once('=') {
                Some(("sslmode", value)) => mode = Some(value.to_owned()),
                Some(("sslrootcert", value)) => roots = Some(decoded(value)?),
                _ => rest.push(part),
            }
        }
        let plain = if rest.is_empty() { base.to_owned() } else { format!("{base}?{}", rest.join("&")) };
        let mut config: Config = plain.parse().map_err(|error| unfit(format!("its address cannot be read: {error}")))?;
        let proof = proof(&mut config, mode.as_deref(), roots)?;
        Ok(Address { config, proof })
    }

    /// How long each step of a connection may take, and how soon a dead one is noticed.
    pub fn patient(mut self, patience: Duration) -> Address {
        let config = &mut self.config;
        config.connect_timeout(patience).tcp_user_timeout(patience);
        config.keepalives(true).keepalives_idle(patience).keepalives_interval(patience / 2).keepalives_retries(2);
        self
    }

    /// Where the server is, for sentences; an address may carry a password.
    pub fn place(&self) -> String {
        let ports = self.config.get_ports();
        let port = |number: usize| ports.get(number).or(ports.first()).copied().unwrap_or(5432);
        let hosts = self.config.get_hosts().iter().enumerate().map(|(number, host)| match host {
            Host::Tcp(name) => format!("{name}:{}", port(number)),
            #[cfg(unix)]
            Host::Unix(folder) => folder.display().to_string(),
        });
        hosts.collect::<Vec<_>>().join(", ")
    }
}

fn proof(config: &mut Config, mode: Option<&str>, roots: Option<String>) -> Result<Proof, StoreError> {
    let (encrypted, proof) = match mode {
        Some("disable") => (SslMode::Disable, Proof::None),
        None | Some("prefer") => (SslMode::Prefer, Proof::None),
        Some("require") => (SslMode::Require, Proof::None),
        Some("verify-full") => (SslMode::Require, Proof::Host(roots.clone().filter(|roots| roots != "system").map(PathBuf::from))),
        Some(other) => {
            return Err(unfit(format!("sslmode={other} is not known; expected disable, prefer, require or verify-full")));
        }
    };
    if roots.is_some() && proof == Proof::None {
        return Err(unfit("sslrootcert needs sslmode=verify-full".to_owned()));
    }
    config.ssl_mode(encrypted);
    Ok(proof)
}

fn decoded(value: &str) -> Result<String, StoreError> {
    let text = percent_decode_str(value).decode_utf8();
    text.map(|text| text.into_owned()).map_err(|error| unfit(format!("its sslrootcert cannot be read: {error}")))
}

fn unfit(told: String) -> StoreError {
    StoreError::Unfit(format!("PostgreSQL: {told}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(query: &str) -> Result<(SslMode, Proof), String> {
        let address = Address::read(&format!("postgres://me:word@db.example:5433/koloda{query}")).map_err(|error| error.to_string())?;
        assert_eq!(address.place(), "db.example:5433");
        assert_eq!(address.config.get_dbname(), Some("koloda"));
        Ok((address.config.get_ssl_mode(), address.proof))
    }

    #[test]
    fn the_modes_of_tls_are_read() {
        assert_eq!(read(""), Ok((SslMode::Prefer, Proof::None)));
        assert_eq!(read("?sslmode=disable&application_name=x"), Ok((SslMode::Disable, Proof::None)));
        assert_eq!(read("?sslmode=require"), Ok((SslMode::Require, Proof::None)));
        assert_eq!(read("?sslmode=verify-full"), Ok((SslMode::Require, Proof::Host(None))));
        assert_eq!(read("?sslrootcert=system&sslmode=verify-full"), Ok((SslMode::Require, Proof::Host(None))));
        let file = Proof::Host(Some("/etc/my ca.pem".into()));
        assert_eq!(read("?sslmode=verify-full&sslrootcert=/etc/my%20ca.pem"), Ok((SslMode::Require, file)));
    }

    #[test]
    fn a_mode_that_would_promise_less_than_it_says_is_refused() {
        assert!(read("?sslmode=verify-ca").expect_err("refused").contains("expected disable, prefer, require or verify-full"));
        assert!(read("?sslrootcert=/a.pem").expect_err("refused").contains("verify-full"));
    }
}
