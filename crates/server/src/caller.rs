//! Whom a limit counts: the machine itself, a network, or somebody whom nobody named.

use crate::config::Config;
use axum::http::{HeaderMap, HeaderName, header};
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::Once;

const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
/// What a proxy adds; whoever comes directly has none of it.
const FORWARDING: [HeaderName; 3] = [FORWARDED_FOR, header::FORWARDED, HeaderName::from_static("x-real-ip")];

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Caller {
    /// At the machine itself. Limits per caller do not hold: whoever sits at it may do as they like.
    Local,
    /// An IPv4 address, or the /64 of an IPv6 address: a single person usually has all of that.
    Network(IpAddr),
    /// Behind a proxy that does not say for whom it speaks, or is not known here. They share one limit.
    Unknown,
}

impl Caller {
    /// Who sends a request. A proxy's word counts only if the proxy is known, and of its words only the
    /// last one, which it has added itself.
    pub fn of_request(config: &Config, peer: IpAddr, headers: &HeaderMap) -> Caller {
        let peer = peer.to_canonical();
        if is_proxy(config, peer) {
            return forwarded_for(headers).map_or(Caller::Unknown, |address| Caller::Network(network(address)));
        }
        match peer.is_loopback() {
            true if is_forwarded(headers) => {
                tell_of_unknown_proxy();
                Caller::Unknown
            }
            true if config.limits.exempt_loopback => Caller::Local,
            true | false => Caller::Network(network(peer)),
        }
    }

    /// Who connects. For whom a proxy speaks is known only from each request, so its connections are not counted.
    pub fn of_connection(config: &Config, peer: IpAddr) -> Caller {
        if is_proxy(config, peer.to_canonical()) { Caller::Local } else { Caller::of_request(config, peer, &HeaderMap::new()) }
    }
}

/// Whether a request comes from a program on this machine that speaks for itself.
pub fn is_at_home(peer: IpAddr, headers: &HeaderMap) -> bool {
    peer.to_canonical().is_loopback() && !is_forwarded(headers)
}

fn is_proxy(config: &Config, peer: IpAddr) -> bool {
    config.proxies.iter().any(|proxy| proxy.to_canonical() == peer)
}

/// Once: it is about how the server was started.
fn tell_of_unknown_proxy() {
    static TOLD: Once = Once::new();
    TOLD.call_once(|| {
        tracing::warn!("a proxy on this machine sends people here; until it is named by --proxy they share the limits of one address");
    });
}

fn is_forwarded(headers: &HeaderMap) -> bool {
    FORWARDING.iter().any(|name| headers.contains_key(name))
}

/// The last address of the last line: everything before it may be the caller's own invention.
fn forwarded_for(headers: &HeaderMap) -> Option<IpAddr> {
    let last_line = headers.get_all(FORWARDED_FOR).iter().next_back()?.to_str().ok()?;
    parse(last_line.rsplit(',').next()?.trim())
}

/// An address, with or without a port.
fn parse(text: &str) -> Option<IpAddr> {
    let bracketed = || text.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
    let with_port = || text.parse().ok().map(|address: SocketAddr| address.ip());
    text.parse().ok().or_else(with_port).or_else(bracketed)
}

fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => address.into(),
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PROXY: &str = "198.51.100.1";

    fn caller(peer: &str, headers: &[(&'static str, &str)]) -> Caller {
        let mut config = Config::new("127.0.0.1:7878".parse().expect("an address"));
        config.proxies = vec![PROXY.parse().expect("an address")];
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.append(*name, value.parse().expect("a value"));
        }
        Caller::of_request(&config, peer.parse().expect("an address"), &map)
    }

    fn network(address: &str) -> Caller {
        Caller::Network(address.parse().expect("an address"))
    }

    #[test]
    fn of_what_a_known_proxy_says_only_the_last_word_of_the_last_line_counts() {
        let xff = "x-forwarded-for";
        assert_eq!(caller(PROXY, &[(xff, "203.0.113.7")]), network("203.0.113.7"));
        assert_eq!(caller(PROXY, &[(xff, "127.0.0.1, 203.0.113.7")]), network("203.0.113.7"));
        assert_eq!(caller(PROXY, &[(xff, "127.0.0.1"), (xff, "10.0.0.1 , 203.0.113.7")]), network("203.0.113.7"));
        assert_eq!(caller(PROXY, &[(xff, "203.0.113.7:55123")]), network("203.0.113.7"));
        assert_eq!(caller(PROXY, &[(xff, "[2001:db8:1:2:3::4]:443")]), network("2001:db8:1:2::"));
        assert_eq!(caller(PROXY, &[(xff, "[2001:db8:1:2:3::4]")]), network("2001:db8:1:2::"));
        assert_eq!(caller(PROXY, &[(xff, "127.0.0.1")]), network("127.0.0.1"), "a proxy never makes anybody local");
        assert_eq!(caller(&format!("::ffff:{PROXY}"), &[(xff, "203.0.113.7")]), network("203.0.113.7"));
    }

    #[test]
    fn whom_a_proxy_does_not_name_shares_one_limit() {
        for line in ["", "unknown", "203.0.113.7, ", "localhost", "203.0.113.700", "::1%lo"] {
            assert_eq!(caller(PROXY, &[("x-forwarded-for", line)]), Caller::Unknown, "{line}");
        }
        assert_eq!(caller(PROXY, &[]), Caller::Unknown);
    }

    #[test]
    fn who_is_not_a_known_proxy_cannot_choose_an_address() {
        assert_eq!(caller("203.0.113.9", &[("x-forwarded-for", "127.0.0.1")]), network("203.0.113.9"));
        assert_eq!(caller("::ffff:203.0.113.9", &[]), network("203.0.113.9"));
    }

    #[test]
    fn an_ipv6_network_is_one_caller() {
        assert_eq!(caller("2001:db8:1:2::1", &[]), caller("2001:db8:1:2:ffff::9", &[]));
        assert_ne!(caller("2001:db8:1:2::1", &[]), caller("2001:db8:1:3::1", &[]));
    }

    #[test]
    fn local_is_who_comes_directly() {
        assert_eq!(caller("127.0.0.1", &[]), Caller::Local);
        assert_eq!(caller("::1", &[]), Caller::Local);
        for header in ["x-forwarded-for", "forwarded", "x-real-ip"] {
            assert_eq!(caller("127.0.0.1", &[(header, "127.0.0.1")]), Caller::Unknown, "a proxy on this machine that nobody told us of");
        }
    }
}
