//! Proofs as files: what was claimed, of which texts, and the steps of the proof with their witnesses. `replay` checks them.
//!
//! Variables are numbers, each bound once in the proof of a goal: by the goal, by a step that makes them up, or by a use that
//! leaves them open. Terms stand in a table, each made of terms before it.

use serde::{Deserialize, Serialize};

pub(crate) mod read;
pub(crate) mod write;

/// The version of the file's shape.
pub const VERSION: u32 = 1;

/// What a file of a proof says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Certificate {
    /// Which version of this format it is.
    #[serde(rename = "selfsame-proof")]
    pub version: u32,
    /// What was proved, in words; nobody believes it.
    pub claim: String,
    /// The texts that it is about: a file of rules, or languages and then two programs.
    pub sources: Vec<Source>,
    /// Which question about them.
    pub question: Question,
    /// The proof, or one for each result of two programs.
    pub parts: Vec<Part>,
}

/// A text by its name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Source {
    /// The path of the file, or the name of a language that comes with the tool.
    pub name: String,
    /// All of it.
    pub text: String,
}

/// What is asked of the texts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Question {
    /// This query of the file, counted from 0.
    Query(usize),
    /// Whether the last two texts, programs, do the same as far as these names are concerned; all if there are none.
    Programs(Vec<String>),
}

/// A proof of the claim, or of one result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Part {
    /// That one side ends where the other does is part of it.
    pub full: bool,
    /// Which conjunct of the base it is about, if not all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<usize>,
    /// Symbols that were made for the proof.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub symbols: Vec<NewSymbol>,
    /// One direction, or both.
    pub ways: Vec<Vec<GoalProof>>,
}

/// An axiomatized symbol with its equations.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewSymbol {
    /// Its name.
    pub name: String,
    /// The sorts of its arguments.
    pub args: Vec<String>,
    /// The sort of its value.
    pub result: String,
    /// The variables of all equations, which are also the arguments of each left side.
    pub variables: Vec<u32>,
    /// Terms of the equations.
    pub terms: Vec<Cell>,
    /// Right sides with their conditions.
    pub equations: Vec<(u32, u32)>,
}

/// The proof of a goal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GoalProof {
    /// The numbers of the goal's variables, in the order in which they occur.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub variables: Vec<u32>,
    /// What it says, if it is not one that the question gives.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub found: Option<Found>,
    /// What gets smaller where the left side waits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub measure: Option<u32>,
    /// All terms.
    pub terms: Vec<Cell>,
    /// What was done; nothing if the goal is assumed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tree: Option<Tree>,
}

/// A goal that nobody gave.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Found {
    /// Its variables, with a name and a sort.
    pub variables: Vec<(u32, String, String)>,
    /// The left configuration.
    pub left: u32,
    /// The right one.
    pub right: u32,
    /// When it holds.
    pub constraint: Vec<u32>,
}

/// A term, by its parts in the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Cell {
    /// A variable.
    Var(u32),
    /// A number.
    Int(String),
    /// A symbol, and its arguments.
    App(String, Vec<u32>),
    /// A builtin operation that has no name in the file: `=`, `ite`, `store`.
    Op(String, Vec<u32>),
    /// For all, or there is: the variable with its sort, and the formula.
    Bind(bool, u32, String, u32),
}

/// A step of either side: the rule, which of the ways in which it applies, and for each variable that it makes up its place in
/// the rule and its number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step(pub usize, pub usize, pub Vec<(usize, u32)>);

/// What was done from one configuration of the left side on.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tree {
    /// Steps that are the only ones.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub run: Vec<Step>,
    /// What is closed then.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub uses: Vec<Use>,
    /// The steps that are possible then; none if everything is closed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub next: Vec<(Step, Tree)>,
}

/// A use of a base case or of a goal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Use {
    /// Of what.
    pub by: By,
    /// The run of the right side to its partner.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub run: Vec<Step>,
    /// What variables of the base case or goal are, by their places there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub values: Vec<(usize, u32)>,
    /// Further variables that there are some values for, with their sorts.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub open: Vec<(u32, String)>,
}

/// A base case or a goal, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum By {
    /// A base case: both sides are at their end.
    Base(usize),
    /// A goal, after progress.
    Goal(usize),
    /// A goal before the left side moved, with a smaller measure.
    Smaller(usize),
    /// A goal before the left side moved; such uses must not go round in circles.
    Before(usize),
}
