use koloda_aeons_end::AeonsEnd;
use koloda_kernel::chance::Seed;
use koloda_kernel::rules::*;
use std::time::Instant;
fn main() {
    let rules = AeonsEnd::read(&koloda_games::shipped("aeons-end")).unwrap();
    let setup = Setup { seats: 2, set: Default::default() };
    let mut log = Log::off();
    let mut options = Vec::new();
    let mut x = 88172645463325252u64;
    let (mut decisions, mut resolves, mut games) = (0u64, 0u64, 0u64);
    let mut starts = std::time::Duration::ZERO;
    let begin = Instant::now();
    while begin.elapsed().as_secs() < 4 {
        let t = Instant::now();
        let mut s = rules.start(&setup, Seed::numbered(1, games), &mut log).unwrap();
        starts += t.elapsed();
        games += 1;
        settle(&rules, &mut s, &mut options, &mut log);
        while !options.is_empty() {
            x ^= x << 13;
            x ^= x >> 7;
            x ^= x << 17;
            let pick = options[(x % options.len() as u64) as usize];
            rules.resolve(&mut s, pick, &mut log);
            settle(&rules, &mut s, &mut options, &mut log);
            decisions += 1;
        }
    }
    resolves += 0;
    let t = begin.elapsed() - starts;
    println!(
        "{games} games, {decisions} decisions, {:.0}/s without starts, {:.0} with; start {:.1}us; {resolves}",
        decisions as f64 / t.as_secs_f64(),
        decisions as f64 / begin.elapsed().as_secs_f64(),
        starts.as_secs_f64() * 1e6 / games as f64
    );
    let s = rules.start(&setup, Seed::numbered(1, 0), &mut log).unwrap();
    let t = Instant::now();
    let mut v: Vec<_> = vec![s.clone(); 64];
    let n = 2_000_000;
    for i in 0..n {
        v[i & 63].clone_from(&s);
        std::hint::black_box(&v[i & 63]);
    }
    println!("clone {:.1} ns, {} bytes", t.elapsed().as_nanos() as f64 / n as f64, std::mem::size_of_val(&s));
}
