//! What may be typed after `koloda`.

use clap::{Args, Parser, Subcommand};
use clap_complete::Shell;
use koloda_bots::BotKind;
use koloda_kernel::chance::Seed;
use koloda_kernel::ids::Seat;
use koloda_text::Lang;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;

/// Deck-building games by their exact rules: play, simulate, replay, check cards.
#[derive(Debug, Parser)]
#[command(name = "koloda", version, propagate_version = true, max_term_width = 110)]
pub struct Cli {
    /// A folder (or file) of cards to add or to override; may be repeated
    #[arg(long, global = true, value_name = "DIR")]
    pub cards: Vec<PathBuf>,
    /// The language of what people read; default: the environment's (LC_ALL, LANG), else en
    #[arg(long, global = true, value_name = "ru|en")]
    pub lang: Option<Lang>,
    /// Default: serve on a free port of this machine
    #[command(subcommand)]
    pub command: Option<Command>,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    /// List the games, or what may be set for one
    Games(GamesArgs),
    /// List the cards of a game, show one, or check card files
    Cards(CardsArgs),
    /// Tell the words that card files of a game are written in, each with an example
    Words(WordsArgs),
    /// Play in the terminal
    Play(PlayArgs),
    /// Let bots play many games and count
    Simulate(SimulateArgs),
    /// Run scenarios; the last line is `N passed, M failed`
    Scenario(ScenarioArgs),
    /// Tell a recorded game, or verify it
    Replay(ReplayArgs),
    /// Measure how fast one core plays
    Bench(BenchArgs),
    /// Experiments: which of two bots is stronger
    Lab(LabArgs),
    /// Let people play in the browser
    Serve(ServeArgs),
    /// Hold a record against the commitment that its table published at the start
    Verify(VerifyArgs),
    /// Play many tables over real WebSockets and measure
    Load(LoadArgs),
    /// Write completions for a shell
    Completions(CompletionsArgs),
    /// Write the manual page
    Man,
}

impl Command {
    /// What is done when nothing is said: serving people on this machine.
    pub fn serve() -> Command {
        Command::Serve(ServeArgs {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            db: None,
            public_url: None,
            log: "warn".to_owned(),
            log_json: false,
            proxies: Vec::new(),
            rate: 5.0,
            burst: 30,
        })
    }
}

#[derive(Debug, Args)]
pub struct GamesArgs {
    /// Show the settings of this game
    pub game: Option<String>,
    /// Write JSON, and nothing else
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct CardsArgs {
    #[arg(required_unless_present = "check")]
    pub game: Option<String>,
    /// Show only this card
    pub id: Option<String>,
    /// Only the cards of this box
    #[arg(long = "box", value_name = "BOX")]
    pub box_id: Option<String>,
    /// Check card files or folders instead; exit code 2 if anything is wrong
    #[arg(long, value_name = "PATH", num_args = 1.., conflicts_with_all = ["game", "id", "box_id"])]
    pub check: Vec<PathBuf>,
    /// Compare the printed facts with a table (JSON: id → fact → value) instead; exit code 1 if any differs
    #[arg(long, value_name = "FILE", conflicts_with_all = ["id", "box_id", "check"], requires = "game")]
    pub against: Option<PathBuf>,
    /// Write JSON, and nothing else
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct WordsArgs {
    pub game: String,
    /// Tell all about this word, or about every word of this kind; without it each word has a line
    pub word: Option<String>,
    /// Write JSON, and nothing else
    #[arg(long)]
    pub json: bool,
    /// Write the JSON schema of an entry of a card file; a word such as `Draw(2)` is `{"Draw": 2}` in it
    #[arg(long, conflicts_with_all = ["word", "json"])]
    pub schema: bool,
}

/// What a game begins with.
#[derive(Debug, Args)]
pub struct SetupArgs {
    /// A setting; `koloda games GAME` lists keys and values
    #[arg(long = "set", value_name = "KEY=VALUE", value_parser = key_value)]
    pub set: Vec<(String, String)>,
    /// How many seats; default 2, or as near as the game allows
    #[arg(long, value_name = "N")]
    pub seats: Option<u8>,
}

#[derive(Debug, Args)]
pub struct PlayArgs {
    /// The game; not needed with --load
    #[arg(required_unless_present = "load")]
    pub game: Option<String>,
    #[command(flatten)]
    pub setup: SetupArgs,
    /// A whole number or 64 hexadecimal digits; default: drawn anew
    #[arg(long, value_parser = Seed::parse)]
    pub seed: Option<Seed>,
    /// A bot for a seat (counted from 1), such as 2=heuristic; may be repeated
    #[arg(long = "bot", value_name = "SEAT=NAME", value_parser = seat_bot)]
    pub bots: Vec<(Seat, BotKind)>,
    /// Lines of text instead of a screen: for scripts and screen readers
    #[arg(long)]
    pub plain: bool,
    /// Continue a saved game
    #[arg(long, value_name = "FILE", conflicts_with_all = ["set", "seats", "seed"])]
    pub load: Option<PathBuf>,
    /// Where to save
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub struct SimulateArgs {
    pub game: String,
    #[arg(long, value_name = "N", default_value_t = 1000)]
    pub games: u64,
    #[command(flatten)]
    pub setup: SetupArgs,
    /// One bot for all seats, or one for each, separated by commas
    #[arg(long, value_name = "BOT[,BOT…]", value_delimiter = ',', default_value = "random")]
    pub bot: Vec<BotKind>,
    /// Game i of the run is played with the i-th seed of this number
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// 0: as many as there are cores; the results are the same
    #[arg(long, default_value_t = 0)]
    pub threads: usize,
    /// Write the record of every game to this file, one per line
    #[arg(long, value_name = "FILE")]
    pub records: Option<PathBuf>,
    /// Count what happened: how often each kind of event, per game
    #[arg(long)]
    pub events: bool,
    /// Write JSON, and nothing else
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct ScenarioArgs {
    /// Scenario files, or folders searched for *.json
    #[arg(required_unless_present = "print_position", value_name = "PATH")]
    pub paths: Vec<PathBuf>,
    /// Print which rules of a ledger (docs/ledger/GAME.md) no scenario cites
    #[arg(long, value_name = "LEDGER")]
    pub coverage: Option<PathBuf>,
    /// With --coverage: leave out rules with this tag, such as WE; may be repeated
    #[arg(long, value_name = "TAG", requires = "coverage")]
    pub without: Vec<String>,
    /// Print the position after the steps of each scenario
    #[arg(long, conflicts_with = "print_position")]
    pub show: bool,
    /// Write the position of a recorded game in the form scenarios use
    #[arg(long, value_name = "RECORD", conflicts_with_all = ["paths", "coverage"])]
    pub print_position: Option<PathBuf>,
    /// With --print-position: which record, of a file that holds one per line; counted from 1
    #[arg(long, value_name = "N", requires = "print_position")]
    pub game: Option<usize>,
    /// With --print-position: after this many picks; default: all
    #[arg(long, value_name = "N", requires = "print_position")]
    pub to: Option<usize>,
    /// Write JSON, and nothing else
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct ReplayArgs {
    /// A record: a save is one, too, and so is each line of what `simulate --records` writes
    pub file: PathBuf,
    /// Which record, of a file that holds one per line; counted from 1
    #[arg(long, value_name = "N")]
    pub game: Option<usize>,
    /// Compare every state hash of the record; exit code 1 if one differs
    #[arg(long)]
    pub verify: bool,
    /// Only the first N picks
    #[arg(long, value_name = "N")]
    pub to: Option<usize>,
    /// Write JSON, and nothing else
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct BenchArgs {
    /// Default: every game; `bots` measures how fast bots think instead
    #[arg(value_name = "GAME|bots")]
    pub game: Option<String>,
    /// After `bots`: the game; default: every game
    pub of: Option<String>,
    #[command(flatten)]
    pub setup: SetupArgs,
    /// A setting of a second setup, measured in turns with the first and compared with it; may be repeated
    #[arg(long, value_name = "KEY=VALUE", value_parser = key_value, requires = "game")]
    pub against: Vec<(String, String)>,
    /// How long to measure, in seconds
    #[arg(long, default_value_t = 2.0)]
    pub seconds: f64,
    /// Write JSON, and nothing else
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct LabArgs {
    #[command(subcommand)]
    pub command: LabCommand,
}

#[derive(Debug, Subcommand)]
pub enum LabCommand {
    /// Play paired deals: the same cards twice, with the seats swapped
    Match(MatchArgs),
}

#[derive(Debug, Args)]
pub struct MatchArgs {
    /// A bot, such as expert, heuristic or search:400
    #[arg(value_name = "A")]
    pub first: BotKind,
    /// The bot it plays against or, in a game that is won together, is compared with
    #[arg(value_name = "B")]
    pub second: BotKind,
    pub game: String,
    /// Each deal is two games
    #[arg(long, value_name = "N", default_value_t = 200)]
    pub deals: u64,
    #[command(flatten)]
    pub setup: SetupArgs,
    /// Deal i is played with the i-th seed of this number
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// 0: as many as there are cores. Bots that think by the clock want a core each
    #[arg(long, default_value_t = 0)]
    pub threads: usize,
    /// Stop as soon as the test knows which is stronger
    #[arg(long)]
    pub until_decided: bool,
    /// Keep every deal in this file, and go on from what it holds
    #[arg(long, value_name = "FILE")]
    pub resume: Option<PathBuf>,
    /// Write JSON, and nothing else
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct ServeArgs {
    /// Where to listen; port 0 takes a free one
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:0")]
    pub listen: SocketAddr,
    /// A file, or the address of a PostgreSQL database (postgres://…); default: koloda.db in the data folder of this user
    #[arg(long, value_name = "FILE|URL")]
    pub db: Option<String>,
    /// Where people reach the server, if not where it listens: https://play.example
    #[arg(long, value_name = "URL", value_parser = public_url)]
    pub public_url: Option<String>,
    /// What is logged: error, warn, info, debug, or a filter such as koloda_server=debug
    #[arg(long, value_name = "LEVEL", default_value = "warn")]
    pub log: String,
    /// Write the log as JSON lines
    #[arg(long)]
    pub log_json: bool,
    /// A proxy whose X-Forwarded-For is believed; may be repeated (see docs/proxy.md)
    #[arg(long = "proxy", value_name = "ADDRESS")]
    pub proxies: Vec<IpAddr>,
    /// Messages per second from one connection in the long run
    #[arg(long, value_name = "N", default_value_t = 5.0, hide = true)]
    pub rate: f64,
    /// Messages at once from one connection
    #[arg(long, value_name = "N", default_value_t = 30, hide = true)]
    pub burst: u32,
}

#[derive(Debug, Args)]
pub struct VerifyArgs {
    /// The record of a finished table
    pub file: PathBuf,
    /// What the table published at its start: 64 hexadecimal digits; without it only the derivation is checked
    #[arg(long, value_name = "HEX")]
    pub commitment: Option<String>,
    /// Write JSON, and nothing else
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct CompletionsArgs {
    pub shell: Shell,
}

#[derive(Debug, Args)]
pub struct LoadArgs {
    /// Tables that are played at once
    #[arg(long, value_name = "N", default_value_t = 50)]
    pub tables: usize,
    /// How long to play
    #[arg(long, value_name = "S", default_value_t = 10.0)]
    pub seconds: f64,
    /// The game; default: the first
    #[arg(long)]
    pub game: Option<String>,
    #[command(flatten)]
    pub setup: SetupArgs,
    /// Tables that are opened and left alone, to measure what they cost
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub idle: usize,
    /// A file, or the address of a PostgreSQL database; default: a new file that is removed afterwards
    #[arg(long, value_name = "FILE|URL")]
    pub db: Option<String>,
    /// Write JSON, and nothing else
    #[arg(long)]
    pub json: bool,
}

fn public_url(text: &str) -> Result<String, String> {
    let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    match host {
        Some(host) if !host.trim_matches('/').is_empty() => Ok(text.trim_end_matches('/').to_owned()),
        _ => Err("expected http://HOST or https://HOST".to_owned()),
    }
}

fn key_value(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((key, value)) if !key.is_empty() => Ok((key.to_owned(), value.to_owned())),
        _ => Err("expected KEY=VALUE, such as difficulty=expert".to_owned()),
    }
}

fn seat_bot(text: &str) -> Result<(Seat, BotKind), String> {
    let parts = text.split_once('=').ok_or("expected SEAT=NAME, such as 2=random")?;
    let seat = parts.0.parse::<u8>().ok().filter(|&seat| seat > 0);
    let seat = seat.ok_or_else(|| format!("`{}` is not a seat; seats are counted from 1", parts.0))?;
    Ok((Seat(seat - 1), parts.1.parse().map_err(|error: koloda_bots::UnknownBot| error.to_string())?))
}
