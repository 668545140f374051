//! Reach this line: input that makes a program do so, or a proof that there is none.

mod demand;
mod forward;
mod haskell;
mod ocaml;
mod place;

use std::path::PathBuf;

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::span::SourceMap;
use selfsame_core::verdict::{Reason, Verdict};

use crate::limits::Allowance;
use crate::source::Source;

/// What is to be reached, and how it is looked for.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The program.
    pub file: PathBuf,
    /// The line to reach.
    pub line: Option<usize>,
    /// The column on that line at which the branch begins, where several do.
    pub column: Option<usize>,
    /// Or the definition, by its name.
    pub target: Option<String>,
    /// How many different control flows to find.
    pub count: usize,
    /// The Haskell function that is called.
    pub function: Option<String>,
    /// Whether to search backwards or forwards.
    pub engine: Engine,
    /// Forwards: how deep inputs are.
    pub depth: u32,
    /// Whether the search says what it does.
    pub is_traced: bool,
    /// What all of it may use.
    pub allowance: Allowance,
}

/// Where the search begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// Backwards, and when that takes long, forwards too.
    Both,
    /// Backwards from the line, by demand.
    Demand,
    /// Forwards from the start, path by path.
    Forward,
}

/// What an engine answered.
#[derive(Debug)]
pub struct Answer {
    /// Whether no input reaches the place; otherwise the runs that do.
    pub verdict: Verdict<Vec<Run>>,
    /// What was done, line by line.
    pub work: Vec<String>,
    /// What a proof takes for granted of machine integers.
    pub numbers: Numbers,
}

/// A run that reaches the place, replayed.
#[derive(Debug)]
pub struct Run {
    /// As a person repeats it.
    pub command: String,
    /// What is typed, or the arguments.
    pub inputs: Vec<String>,
    /// Of the replay.
    pub steps: u64,
}

/// How the integers of a proof relate to those of the machine. Inputs are run with the machine's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Numbers {
    /// Nothing that is computed can leave their bits.
    Exact,
    /// The proof is about all integers; what the language calls its own.
    Unbounded(&'static str),
}

impl Numbers {
    /// What a proof rests on.
    pub fn assumption(self) -> Option<String> {
        match self {
            Numbers::Exact => None,
            Numbers::Unbounded(name) => Some(format!("{name} does not overflow")),
        }
    }
}

impl Answer {
    /// There is none.
    pub fn unknown(reason: Reason) -> Answer {
        Answer { verdict: Verdict::Unknown(reason), work: Vec::new(), numbers: Numbers::Exact }
    }
}

/// A program with the place marked in it.
pub enum Subject {
    /// A function with arguments to be found.
    Haskell(Box<haskell::Call>),
    /// A program with input to be found.
    Ocaml(Box<ocaml::Whole>),
}

impl Subject {
    /// Marks the place, or says why the question cannot be asked.
    pub fn new(source: Source, settings: &Settings, sources: &mut SourceMap) -> Result<Subject, Vec<Diagnostic>> {
        match source {
            Source::Haskell(loaded) => Ok(Subject::Haskell(Box::new(haskell::Call::new(loaded, settings, sources)?))),
            Source::Ocaml(loaded) => Ok(Subject::Ocaml(Box::new(ocaml::Whole::new(*loaded, settings, sources)?))),
        }
    }

    /// Of the place.
    pub fn line(&self) -> usize {
        match self {
            Subject::Haskell(call) => call.line,
            Subject::Ocaml(whole) => whole.line,
        }
    }

    /// Looks for input.
    pub fn answer(&self, settings: &Settings, sources: &SourceMap) -> Answer {
        match self {
            Subject::Haskell(call) => call.answer(settings, sources),
            Subject::Ocaml(whole) => whole.answer(settings, sources),
        }
    }
}
