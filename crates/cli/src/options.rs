//! The command line, as cli.md promises it.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use clap::{Args, Parser, Subcommand, ValueEnum};
use selfsame_ask::config::Config;
use selfsame_ask::limits::{Allowance, EFFORT, SECONDS};
use selfsame_ask::many::Crew;

use crate::progress::Bar;

/// Are these two programs the same? A proof, or the input that tells them apart.
#[derive(Debug, Parser)]
#[command(name = "selfsame", version, long_version = VERSION.as_str(), about, max_term_width = 100)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Command,
}

/// What exactly runs here: the version, the commit it was built from, and the solver that was loaded.
static VERSION: LazyLock<String> = LazyLock::new(|| {
    let solver = selfsame_solver::version::linked();
    format!("{}\ncommit: {}\nsolver: Z3 {solver}", env!("CARGO_PKG_VERSION"), env!("SELFSAME_COMMIT"))
});

/// Which program it is, for jobs and results of others.
pub static VERSION_HERE: LazyLock<String> = LazyLock::new(|| selfsame_farm::version::version(env!("SELFSAME_COMMIT")));

#[derive(Debug, Subcommand)]
pub enum Command {
    Check(Check),
    Recheck(Recheck),
    Run(Run),
    Explore(Explore),
    Reach(Reach),
    Equiv(Equiv),
    Diff(Diff),
    Group(Group),
    Prove(Prove),
    Refine(Refine),
    Audit(Audit),
    Plan(Plan),
    Work(Work),
    Gather(Gather),
    Lsp(Lsp),
    Serve(Serve),
    Completions(Completions),
    #[command(hide = true)]
    Man(Man),
}

/// Megabytes that all items of a command may use at a time.
const MEMORY: u64 = 4096;

/// What all commands share.
#[derive(Clone, Debug, Args)]
pub struct Common {
    /// How results are written to standard output
    #[arg(long, value_enum, default_value_t = Format::Human)]
    pub format: Format,

    /// When to colour; `auto` is on a terminal and without NO_COLOR
    #[arg(long, value_enum, default_value_t = Color::Auto)]
    pub color: Color,

    /// Only results and errors
    #[arg(short, long)]
    pub quiet: bool,

    /// Say more: times, steps, sizes
    #[arg(short, long)]
    pub verbose: bool,

    /// Work for each item, counted in units that are the same on every machine [default: 100000]
    #[arg(long, value_name = "UNITS")]
    pub effort: Option<u64>,

    /// Seconds for each item, whatever was done until then [default: 60]
    #[arg(long, value_name = "SECONDS")]
    pub timeout: Option<u64>,

    /// Megabytes for all [default: 4096]
    #[arg(long, value_name = "MB")]
    pub memory: Option<u64>,

    /// Items worked on at the same time (default: one for each processor); results do not depend on it
    #[arg(long, value_name = "N")]
    pub jobs: Option<usize>,

    /// What `Int` is: the machine's (the default: 64 bits, 63 for OCaml, wrapping around), or all integers
    #[arg(long, value_enum)]
    pub int: Option<Int>,

    /// Write the results to a page too, which needs nothing but a browser; `-` is standard output, instead of the results
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,

    /// Where imported modules are looked for besides the project: a folder of modules, or of packages with their sources
    #[arg(short = 'I', long = "packages", value_name = "DIR")]
    pub include: Vec<PathBuf>,

    /// Write the report in another format to a file too; may be given several times
    #[arg(long, value_name = "FORMAT=FILE")]
    pub also: Vec<Also>,

    /// What the `selfsame.toml` of the project around says.
    #[arg(skip)]
    pub project: Option<Arc<Config>>,
}

/// A format and the file that gets it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Also {
    pub format: Format,
    pub file: PathBuf,
}

impl FromStr for Also {
    type Err = String;

    fn from_str(text: &str) -> Result<Also, String> {
        let (format, file) = text.split_once('=').ok_or("it is FORMAT=FILE, such as markdown=summary.md")?;
        Ok(Also { format: Format::from_str(format, true)?, file: PathBuf::from(file) })
    }
}

/// How a command can read `Int`, and why it cannot read it otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reads {
    Unbounded(&'static str),
    Exact(&'static str),
    AsWritten(&'static str),
}

impl Common {
    /// What `Int` is.
    pub fn int(&self) -> Int {
        self.int.unwrap_or(Int::Exact)
    }

    /// Why `Int` cannot be what was asked for: an option that would be ignored is refused.
    pub fn refused_int(&self, reads: Reads) -> Option<String> {
        match (reads, self.int?) {
            (Reads::Unbounded(why), Int::Exact) => Some(format!("--int exact: {why}")),
            (Reads::Exact(why), Int::Unbounded) => Some(format!("--int unbounded: {why}")),
            (Reads::AsWritten(why), _) => Some(format!("--int: {why}")),
            _ => None,
        }
    }

    /// What each item may use.
    pub fn allowance(&self) -> Allowance {
        let limits = self.project.as_ref().map(|project| project.limits).unwrap_or_default();
        Allowance {
            seconds: self.timeout.or(limits.timeout).unwrap_or(SECONDS),
            effort: self.effort.or(limits.effort).unwrap_or(EFFORT),
            megabytes: self.memory.or(limits.memory).unwrap_or(MEMORY),
        }
    }

    /// Where imported modules are looked for besides: as given, or else as the project says.
    pub fn include(&self) -> Vec<PathBuf> {
        match (&self.include[..], &self.project) {
            ([], Some(project)) => project.packages.iter().map(|folder| project.path(folder)).collect(),
            _ => self.include.clone(),
        }
    }

    /// Who works on items.
    pub fn crew(&self) -> Crew<'static> {
        let jobs = self.jobs.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from)).max(1);
        Crew { jobs, progress: &Bar }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Format {
    Human,
    Json,
    Sarif,
    Junit,
    Github,
    /// A summary for a pull request
    Markdown,
    /// A picture with the number of verified items
    Badge,
    /// A table for a spreadsheet
    Csv,
    /// `results.json` for Gradescope
    Gradescope,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Color {
    Auto,
    Always,
    Never,
}

/// Check laws: a proof, or a counterexample that was run
///
/// In Haskell files the entries of RULES pragmas and the functions prop_..., in OCaml files the functions prop_..., and TIP
/// problems (.smt2).
#[derive(Clone, Debug, Args)]
#[command(
    after_help = "Examples:\n  selfsame check examples/check\n  selfsame check examples/check/Fusion.hs --rule 'map*' --finite xs\n  selfsame check examples/check/queue.ml"
)]
pub struct Check {
    /// Haskell, OCaml or TIP files, or folders that are searched for the first two; without any, the project around
    pub files: Vec<PathBuf>,

    /// Only rules and properties of this name; `*` and `?` as in a shell
    #[arg(long, value_name = "NAME")]
    pub rule: Vec<String>,

    /// Variables without bottoms in them, or `all`
    #[arg(long, value_name = "VARS", value_delimiter = ',')]
    pub total: Vec<String>,

    /// Variables that are finite and without bottoms, or `all`
    #[arg(long, value_name = "VARS", value_delimiter = ',')]
    pub finite: Vec<String>,

    /// Properties are about infinite values and values with errors in them too, as rules always are
    #[arg(long)]
    pub lazy: bool,

    /// Whether two errors are the same only with the same message, or always
    #[arg(long, value_enum, default_value_t = Bottoms::Same)]
    pub bottoms: Bottoms,

    /// Counterexamples to show of each refuted law, if there are so many among small values
    #[arg(long, value_name = "K", default_value_t = 1)]
    pub count: usize,

    /// Write the proof of each verified rule into this folder, for `selfsame recheck`
    #[arg(long, value_name = "DIR")]
    pub certificate: Option<PathBuf>,

    /// Nothing to check is no error
    #[arg(long)]
    pub allow_none: bool,

    #[command(flatten)]
    pub known: Known,

    #[command(flatten)]
    pub again: Again,

    #[command(flatten)]
    pub common: Common,
}

/// What is asked again, and when.
#[derive(Clone, Debug, Args)]
pub struct Again {
    /// Neither use answers of earlier runs nor keep new ones
    #[arg(long)]
    pub no_cache: bool,

    /// Ask again whenever a source changes, until Ctrl-C
    #[arg(long)]
    pub watch: bool,
}

impl Again {
    /// Whether answers are kept. A proof is not, so who wants to see it has it searched for.
    pub fn is_kept(&self, common: &Common) -> bool {
        !self.no_cache && common.html.is_none() && !common.verbose
    }
}

/// Verdicts that are known already.
#[derive(Clone, Debug, Args)]
pub struct Known {
    /// Verdicts that are known: only what is not among them fails
    #[arg(long, value_name = "FILE")]
    pub baseline: Option<PathBuf>,

    /// Write what is refuted or unknown now to the baseline
    #[arg(long)]
    pub update_baseline: bool,
}

/// Check proofs that `check`, `prove` or `refine` wrote with --certificate, without searching for anything
#[derive(Clone, Debug, Args)]
#[command(after_help = "Examples:\n  selfsame check examples/check --certificate proofs\n  selfsame recheck proofs")]
pub struct Recheck {
    /// Certificates, or folders of them
    #[arg(required = true, value_name = "CERT")]
    pub certificates: Vec<PathBuf>,

    #[command(flatten)]
    pub common: Common,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Bottoms {
    Labelled,
    Same,
}

/// Evaluate an expression in a module, lazily, and print its value
#[derive(Clone, Debug, Args)]
#[command(
    after_help = "Examples:\n  selfsame run examples/Shapes.hs 'map area shapes'\n  selfsame run examples/ocaml/calculator.ml 'eval (Add (Num 1, Num 2))'"
)]
pub struct Run {
    /// A Haskell or OCaml source file
    pub file: PathBuf,

    /// An expression in the scope of the file; without one, an OCaml file is run as `ocaml FILE` does
    #[arg(allow_hyphen_values = true)]
    pub expr: Option<String>,

    /// Evaluation steps at most
    #[arg(long, value_name = "N")]
    pub steps: Option<u64>,

    #[command(flatten)]
    pub common: Common,
}

/// Show what a function does: an input and its result for every path, smallest first
#[derive(Clone, Debug, Args)]
#[command(after_help = "Example:\n  selfsame explore examples/explore/Bank.hs withdraw")]
pub struct Explore {
    /// A source file
    pub file: PathBuf,

    /// A function in the scope of the file: its own, or one that it imports
    #[arg(allow_hyphen_values = true)]
    pub function: String,

    /// How deep inputs are: elements of a list, levels of a tree; and about half the turns of a loop that counts
    #[arg(long, value_name = "N", default_value_t = 4)]
    pub depth: u32,

    /// Examples at most
    #[arg(long, value_name = "N", default_value_t = 200)]
    pub max: usize,

    /// Evaluation steps of one path at most
    #[arg(long, value_name = "N", default_value_t = 20_000)]
    pub steps: u64,

    /// Only results that are this value, or for which this function is True
    #[arg(long, value_name = "EXPR", allow_hyphen_values = true)]
    pub returns: Option<String>,

    /// The order in which paths are followed
    #[arg(long, value_enum, default_value_t = Strategy::Breadth)]
    pub strategy: Strategy,

    /// Write the examples as a test file instead
    #[arg(long, value_enum, value_name = "LIBRARY")]
    pub emit: Option<Emit>,

    /// Decide constructors by Z3, to measure
    #[arg(long, hide = true)]
    pub constructors_by_smt: bool,

    #[command(flatten)]
    pub common: Common,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Strategy {
    /// Fewest choices first
    Breadth,
    /// Each path to its end
    Depth,
    /// The last choices least often met
    Subpath,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Emit {
    Hspec,
    Hunit,
    Doctest,
    Alcotest,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Int {
    #[value(alias = "64")]
    Exact,
    Unbounded,
}

/// Find input that makes a program reach a line, or prove that there is none
#[derive(Clone, Debug, Args)]
#[command(after_help = "Example:\n  selfsame reach examples/reach/bank.ml --line 51")]
pub struct Reach {
    /// An OCaml program that reads input, or with --function a Haskell file
    pub file: PathBuf,

    /// The line to reach: where a branch or a definition begins; with its column where several begin on one line
    #[arg(long, value_name = "N[:COLUMN]", required_unless_present = "target")]
    pub line: Option<Spot>,

    /// The definition to reach, by its name
    #[arg(long, value_name = "NAME", conflicts_with = "line")]
    pub target: Option<String>,

    /// How many different control flows to find
    #[arg(long, value_name = "K", default_value_t = 1)]
    pub count: usize,

    /// The Haskell function that is called
    #[arg(long, value_name = "NAME")]
    pub function: Option<String>,

    /// Whether to search backwards from the line or forwards from the start; Haskell is always run forwards
    #[arg(long, value_enum, default_value_t = Engine::Both)]
    pub engine: Engine,

    /// Forwards: how deep inputs are, and about half the turns of a loop that counts
    #[arg(long, value_name = "N", default_value_t = 6)]
    pub depth: u32,

    #[command(flatten)]
    pub common: Common,
}

/// A line, or a column on it, both from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    pub line: usize,
    pub column: Option<usize>,
}

impl FromStr for Spot {
    type Err = String;

    fn from_str(text: &str) -> Result<Spot, String> {
        let number = |text: &str| text.parse::<usize>().map_err(|_| format!("`{text}` is no line: N or N:COLUMN"));
        match text.split_once(':') {
            None => Ok(Spot { line: number(text)?, column: None }),
            Some((line, column)) => Ok(Spot { line: number(line)?, column: Some(number(column)?) }),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Engine {
    /// Backwards, and when that takes long, forwards too
    Both,
    /// Backwards, by demand
    Demand,
    /// Forwards, path by path
    Forward,
}

/// Compare two definitions: a proof that they are the same function, or a call that tells them apart
#[derive(Clone, Debug, Args)]
#[command(after_help = "Example:\n  selfsame equiv examples/equiv/Sorts.hs:insertion examples/equiv/Sorts.hs:quick")]
pub struct Equiv {
    /// A definition: FILE:NAME
    pub first: String,

    /// A definition of the same type; if there are several, each is compared with the first
    #[arg(required = true)]
    pub second: Vec<String>,

    /// The first is what the second should be: where it fails, anything goes
    #[arg(long)]
    pub reference: bool,

    /// What is true of all arguments that matter: an expression over the first's parameters, or FILE:PREDICATE
    #[arg(long = "where", value_name = "PREDICATE")]
    pub conditions: Vec<String>,

    #[command(flatten)]
    pub inputs: Inputs,

    #[command(flatten)]
    pub common: Common,
}

/// What a change changed: every definition of two versions that is not plainly the same is compared
///
/// Two files or folders, or with --git two states of the project around. Without anything: the project around, as it is and as
/// it was committed last.
#[derive(Clone, Debug, Args)]
#[command(
    after_help = "Examples:\n  selfsame diff examples/diff/old/Bank.hs examples/diff/new/Bank.hs\n  selfsame diff --git HEAD~1\n  selfsame diff --git main...HEAD src"
)]
pub struct Diff {
    /// The old and the new version, or with --git the files and folders that are meant
    pub paths: Vec<PathBuf>,

    /// Compare a revision with what is there (REV), two revisions (A..B), or a branch with where it left another (A...B)
    #[arg(long, value_name = "REV")]
    pub git: Option<String>,

    #[command(flatten)]
    pub again: Again,

    #[command(flatten)]
    pub inputs: Inputs,

    #[command(flatten)]
    pub common: Common,
}

/// Group files by what a definition of theirs does
#[derive(Clone, Debug, Args)]
#[command(after_help = "Example:\n  selfsame group --entry maximum --reference solution.ml submissions")]
pub struct Group {
    /// The definition that every file should have
    #[arg(long, value_name = "NAME")]
    pub entry: String,

    /// What the others should be; one of several, where it is given more than once. Where it fails, anything goes
    #[arg(long, value_name = "FILE")]
    pub reference: Vec<PathBuf>,

    /// A submission must fail where the reference does
    #[arg(long)]
    pub exact: bool,

    /// What is true of all arguments that matter: an expression over the reference's parameters, or FILE:PREDICATE
    #[arg(long = "where", value_name = "PREDICATE")]
    pub conditions: Vec<String>,

    /// Call submissions by numbers, in an order that has nothing to do with their names
    #[arg(long)]
    pub anonymous: bool,

    /// How long everything may take, such as 90s or 10m
    #[arg(long, value_name = "TIME", value_parser = duration)]
    pub budget: Option<Duration>,

    /// Source files, or folders that are searched for them
    #[arg(required = true)]
    pub files: Vec<PathBuf>,

    /// Neither use answers of earlier runs nor keep new ones
    #[arg(long)]
    pub no_cache: bool,

    #[command(flatten)]
    pub common: Common,
}

/// Seconds, minutes or hours: `90s`, `10m`, `1h`.
fn duration(text: &str) -> Result<Duration, String> {
    let units = [("s", 1), ("m", 60), ("h", 3600)];
    let found = units.iter().find_map(|(unit, seconds)| Some((text.strip_suffix(unit)?, *seconds)));
    let (number, unit) = found.unwrap_or((text, 1));
    let seconds = number.parse::<u64>().ok().and_then(|number| number.checked_mul(unit));
    seconds.map(Duration::from_secs).ok_or_else(|| "a time is a number with s, m or h behind it".to_owned())
}

/// What is said of the arguments of compared functions.
#[derive(Clone, Debug, Args)]
pub struct Inputs {
    /// Arguments without bottoms in them, or `all`
    #[arg(long, value_name = "VARS", value_delimiter = ',')]
    pub total: Vec<String>,

    /// Arguments that are finite and without bottoms, or `all`
    #[arg(long, value_name = "VARS", value_delimiter = ',')]
    pub finite: Vec<String>,

    /// As in a strict language: all arguments are finite and without bottoms
    #[arg(long)]
    pub strict: bool,

    /// Whether two errors are the same only with the same message, or always
    #[arg(long, value_enum, default_value_t = Bottoms::Same)]
    pub bottoms: Bottoms,
}

/// Prove simulations and answer the other queries of rewrite-rule files
#[derive(Clone, Debug, Args)]
#[command(after_help = "Examples:\n  selfsame prove examples/prove/paper/example1.rmt\n  \
                        selfsame prove --language imp examples/prove/imp/up.imp examples/prove/imp/down.imp --observe s")]
pub struct Prove {
    /// Files of constrained rewrite rules with queries (.rmt); with --language, the old program and the new one
    #[arg(required = true)]
    pub files: Vec<PathBuf>,

    /// What the programs are written in: imp, stack, fun, lazy, or a file of rules that says how programs are written
    #[arg(long, value_name = "LANGUAGE")]
    pub language: Option<String>,

    /// What the new program is written in, if that is another language
    #[arg(long, value_name = "LANGUAGE", requires = "language")]
    pub to: Option<String>,

    /// Names of the programs whose values are compared at the end; all without it
    #[arg(long, value_name = "NAMES", value_delimiter = ',', requires = "language")]
    pub observe: Vec<String>,

    /// Write a certificate for each proof into DIR; `selfsame recheck` checks it
    #[arg(long, value_name = "DIR")]
    pub certificate: Option<PathBuf>,

    #[command(flatten)]
    pub common: Common,
}

/// Why a refinement type is rejected: a call that breaks it, or the specification that is too weak
#[derive(Clone, Debug, Args)]
#[command(after_help = "Example:\n  selfsame refine examples/refine/Shop.hs")]
pub struct Refine {
    /// Haskell source files with {-@ ... @-} annotations, or folders that are searched for them; without any, the project around
    pub files: Vec<PathBuf>,

    /// Only functions of this name
    #[arg(long, value_name = "NAME")]
    pub function: Vec<String>,

    /// Show so many counterexamples of a function, each for something else that breaks
    #[arg(long, value_name = "K", default_value_t = 1)]
    pub count: usize,

    /// Print stronger specifications that were proved to help as a patch of the files
    #[arg(long)]
    pub fix: bool,

    /// Write what Z3 has to show for each verified function into this folder, for `selfsame recheck`
    #[arg(long, value_name = "DIR")]
    pub certificate: Option<PathBuf>,

    #[command(flatten)]
    pub known: Known,

    #[command(flatten)]
    pub again: Again,

    #[command(flatten)]
    pub common: Common,
}

/// Show what was read: which definitions can be worked with, which not, and why
#[derive(Clone, Debug, Args)]
#[command(after_help = "Example:\n  selfsame audit examples")]
pub struct Audit {
    /// Source files, or folders that are searched for them; without any, the project around
    pub paths: Vec<PathBuf>,

    #[command(flatten)]
    pub common: Common,
}

/// Serve an editor: rules, properties and refinements are checked while they are written
///
/// Speaks the Language Server Protocol on standard input and output. Options are given by the editor.
#[derive(Clone, Debug, Args)]
pub struct Lsp {
    /// What some editors add; it is the only way there is
    #[arg(long, hide = true)]
    pub stdio: bool,
}

/// Serve a page to ask from: programs are typed or dropped, verdicts and proofs appear
///
/// Safe to run for strangers: every question is answered by a process of its own, without files and connections, within limits of
/// time, memory, size and rate. The whole question is in the page's address.
#[derive(Clone, Debug, Args)]
#[command(after_help = "Example:\n  selfsame serve --open")]
pub struct Serve {
    /// Where to listen
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:7377")]
    pub address: SocketAddr,

    /// A name by which the server is called from outside, besides those of this machine
    #[arg(long, value_name = "NAME")]
    pub host: Vec<String>,

    /// Questions answered at the same time (default: one for each processor)
    #[arg(long, value_name = "N")]
    pub workers: Option<usize>,

    /// Seconds for a question
    #[arg(long, value_name = "SECONDS", default_value_t = 20)]
    pub timeout: u64,

    /// Megabytes for a question
    #[arg(long, value_name = "MB", default_value_t = 1024)]
    pub memory: u64,

    /// Questions in a minute from one address
    #[arg(long, value_name = "N", default_value_t = 120)]
    pub rate: u32,

    /// Take the address that asks from X-Forwarded-For, which a proxy in front writes
    #[arg(long)]
    pub behind_proxy: bool,

    /// Open the page in a browser
    #[arg(long)]
    pub open: bool,

    /// Answer the question on standard input
    #[arg(long, hide = true)]
    pub answer: bool,
}

/// Write a job for each question, for other machines to answer: files, settings, an estimate of the cost
#[derive(Clone, Debug, Args)]
#[command(after_help = "Example:\n  selfsame plan examples/check")]
pub struct Plan {
    /// Which question; what it takes stands behind
    #[arg(long, value_enum, default_value_t = Ask::Check)]
    pub ask: Ask,

    /// Keep texts in this folder, each once, and only name them in jobs; `work` needs the folder then
    #[arg(long, value_name = "DIR")]
    pub texts: Option<PathBuf>,

    /// Files, folders and options as the command of the question takes them; of `equiv` more than two definitions are compared with
    /// the first
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    pub arguments: Vec<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Ask {
    Check,
    Equiv,
    Refine,
    Audit,
}

/// Answer jobs of a plan, each in a process of its own, and write a result for each
#[derive(Clone, Debug, Args)]
pub struct Work {
    /// Files of jobs; without any, standard input
    pub files: Vec<PathBuf>,

    /// Jobs answered at the same time (default: one for each processor)
    #[arg(long, value_name = "N")]
    pub jobs: Option<usize>,

    /// Answers that others found: a folder, or s3://BUCKET/PREFIX, gs://…, az://… with `selfsame-store`
    #[arg(long, value_name = "PLACE")]
    pub cache: Option<String>,

    /// Where texts are that jobs only name
    #[arg(long, value_name = "DIR")]
    pub texts: Option<PathBuf>,

    /// Every N-th job from the I-th on, counted from 0: a worker's share
    #[arg(long, value_name = "I/N", value_parser = share, default_value = "0/1")]
    pub share: (usize, usize),

    /// Results that are there already: their jobs are left out; may be given several times
    #[arg(long, value_name = "FILE")]
    pub done: Vec<PathBuf>,

    /// Answer the one job on standard input
    #[arg(long, hide = true)]
    pub answer: bool,
}

fn share(text: &str) -> Result<(usize, usize), String> {
    let number = |text: &str| text.parse::<usize>().map_err(|_| "it is I/N, such as 0/10".to_owned());
    let (one, of) = text.split_once('/').ok_or("it is I/N, such as 0/10")?;
    match (number(one)?, number(of)?) {
        (one, of) if one < of => Ok((one, of)),
        (one, of) => Err(format!("{one} is not below {of}; the first is 0")),
    }
}

/// Make the report of results, as one machine would have written it
#[derive(Clone, Debug, Args)]
pub struct Gather {
    /// Files of results; without any, standard input
    pub files: Vec<PathBuf>,

    /// The plan: only results of its jobs are taken, and those that are missing are named
    #[arg(long, value_name = "FILE")]
    pub plan: Option<PathBuf>,

    /// Nothing to check is no error
    #[arg(long)]
    pub allow_none: bool,

    /// Verdicts that are known: only what is not among them fails
    #[arg(long, value_name = "FILE")]
    pub baseline: Option<PathBuf>,

    #[command(flatten)]
    pub common: Common,
}

/// Write the manual, a page for each command, into a folder
#[derive(Clone, Debug, Args)]
pub struct Man {
    pub folder: PathBuf,
}

/// Print a completion script for a shell
#[derive(Clone, Debug, Args)]
pub struct Completions {
    pub shell: clap_complete::Shell,
}
