//! Proofs as data.

use selfsame_core::expr::{Label, Lit};
use selfsame_core::prim::PrimOp;
use selfsame_core::program::Ints;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;
use serde::{Deserialize, Serialize};

use crate::causal::Along;
use crate::moves::Move;

/// Everything that is needed to believe a statement, given the program.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Certificate {
    /// When two bottoms are the same.
    pub bottoms: Bottoms,
    /// What the values of type `Int` are taken to be.
    #[serde(default)]
    pub int: Ints,
    /// What it proves.
    pub goal: Theorem,
    /// Each may use those before it.
    pub lemmas: Vec<Theorem>,
    /// Terms that have a value only where a variable is finite.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub walks: Vec<Walk>,
}

/// When two bottoms are equal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Bottoms {
    /// When their labels are.
    #[default]
    Labelled,
    /// Always.
    Same,
}

/// A statement and its proof.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Theorem {
    /// What is proved.
    pub statement: Statement,
    /// The finite variables of the statement, by position, the sum of whose sizes inductive steps decrease. Positions that are so many higher as there are
    /// variables mean the spines of these alone.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub induct: Vec<u32>,
    /// The proof tree, each node before its premises.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub proof: Vec<Rule>,
    /// The proof in the calculus of [`crate::Sequent`], when it is one: each move before those of its premises.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<Move>,
    /// What counts as a level, for coinduction among these.
    #[serde(default, skip_serializing_if = "Along::is_everything")]
    pub along: Along,
    /// When it is one of a group of equations that are proved together. Only lemmas are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub recursion: Option<Recursion>,
}

/// An equation about a recursive function, which its left side is a call of. The moves begin with this call unfolded.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Recursion {
    /// Where the right side has a call that is unfolded too.
    pub place: Vec<u32>,
    /// How many of the lemmas after this one are of the same group.
    pub more: u32,
}

/// For all values of the variables, both sides are the same.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Statement {
    /// What it is about, by position.
    pub variables: Vec<Quantified>,
    /// Function, argument and result: of those values of which these applications hold. Only lemmas have any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub given: Vec<[Text; 3]>,
    /// Of those values of which both terms are the same. Only lemmas have any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub facts: Vec<[Text; 2]>,
    /// The variables, by position, that stand for values with a finite spine. Only lemmas have any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub spines: Vec<u32>,
    /// Of both sides, where known.
    pub ty: Option<Type>,
    /// One side.
    pub left: Text,
    /// The other side.
    pub right: Text,
}

/// A variable, and what it ranges over.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Quantified {
    /// For people.
    pub name: Symbol,
    /// Of its values.
    pub ty: Type,
    /// It has a value.
    #[serde(default, skip_serializing_if = "is_false")]
    pub evaluated: bool,
    /// It has no bottoms inside.
    #[serde(default, skip_serializing_if = "is_false")]
    pub total: bool,
    /// It has finitely many constructors.
    #[serde(default, skip_serializing_if = "is_false")]
    pub finite: bool,
}

fn is_false(value: &bool) -> bool {
    !value
}

/// One of the two terms that are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Side {
    /// The first.
    #[serde(rename = "l")]
    Left,
    /// The second.
    #[serde(rename = "r")]
    Right,
}

impl Side {
    /// In this order.
    pub const BOTH: [Side; 2] = [Side::Left, Side::Right];
}

/// A rule of the calculus with its witnesses. States of a side are numbered along the branch: 0 is the first, and each
/// `Red`, `Dc` and `Lam` makes the next.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "each variant says what its parts are")]
pub enum Rule {
    /// RED-L, RED-R: so many deterministic steps.
    #[serde(rename = "red")]
    Red(Side, u32),
    /// FRDC, BTDC, HGFRESH, HGLOOKUP and branching on numbers: one premise for each possibility of what the side waits
    /// for that the facts do not exclude, by its position among all.
    #[serde(rename = "split")]
    Split(Side, Vec<u32>),
    /// DC-EQUIV: one premise a field.
    #[serde(rename = "dc")]
    Dc,
    /// LAM-EQUIV.
    #[serde(rename = "lam")]
    Lam,
    /// SYN-EQ-EQUIV and BOT-EQUIV, between a left and a right state of the current block.
    #[serde(rename = "same")]
    Same(Pair),
    /// Two evaluated numbers that are the same by arithmetic.
    #[serde(rename = "arith")]
    Arithmetic,
    /// U-COIND and G-COIND: the present pair is an instance of the past one, up to lemmas.
    #[serde(rename = "past")]
    Past { present: Pair, past: Pair, uses: Vec<Use> },
    /// LEMMAOVER: the present pair is an instance of a lemma.
    #[serde(rename = "lemma")]
    Lemma { present: Pair, lemma: u32, flipped: bool },
    /// Fertilization: after rewriting with the induction hypothesis, the present pair is the same, or an instance of a
    /// lemma.
    #[serde(rename = "hypothesis")]
    Hypothesis { present: Pair, uses: Vec<Hypothesis>, lemma: Option<(u32, bool)> },
    /// One premise for each constructor that the subterm at this place may evaluate to; the lemma says that it evaluates
    /// to one.
    #[serde(rename = "cases")]
    Cases { side: Side, place: Vec<u32>, lemma: u32 },
    /// The subterm at this place is one whose constructor is known by `Cases`.
    #[serde(rename = "known")]
    Known { side: Side, place: Vec<u32> },
    /// The subterm at this place is evaluated by so many deterministic steps, though nothing waits for it yet.
    #[serde(rename = "inside")]
    Inside { side: Side, place: Vec<u32>, steps: u32 },
    /// The present sides are instances of these walks over the same variable, and the lemma says that they, or what
    /// stands in their holes, are the same where that variable is finite.
    #[serde(rename = "walk")]
    Walk { present: Pair, walks: [u32; 2], lemma: u32, flipped: bool },
    /// By their definitions the present sides need the whole spine of the variable at this place of the left one, and the lemma
    /// says that they are the same where that spine is finite.
    #[serde(rename = "need")]
    Need { present: Pair, place: Vec<u32>, lemma: u32, flipped: bool },
    /// The goal has no variables, or only such as have one value, and its sides are evaluated to the same value. Nothing but a whole proof of the goal.
    #[serde(rename = "evaluation")]
    Evaluation,
}

/// A subterm is an instance of one side of a past pair, for smaller values of the variables of the induction, and is
/// replaced by the other side.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Hypothesis {
    /// Where it is used.
    pub side: Side,
    /// The way down to the subterm.
    pub place: Vec<u32>,
    /// The states that it was said of.
    pub past: Pair,
    /// The subterm is an instance of the right side.
    #[serde(default, skip_serializing_if = "is_false")]
    pub flipped: bool,
}

/// For all values of the variables: the term has a value, or ends in an error, only where the variable `on` is finite and
/// without bottoms. With a hole it may also end in a bottom of that variable; the variable in the hole is not looked at before all of the other
/// has been.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Walk {
    /// What it is about, by position.
    pub variables: Vec<Quantified>,
    /// What needs all of a variable.
    pub term: Text,
    /// Positions among the variables.
    pub on: u32,
    /// A variable that is not looked at before.
    pub hole: Option<u32>,
    /// Finiteness is that of the spine alone.
    #[serde(default, skip_serializing_if = "is_false")]
    pub spine: bool,
    /// A tree, each node before its premises.
    pub proof: Vec<WalkRule>,
}

/// A step of the proof of a [`Walk`]. States are numbered as in [`Rule`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "each variant says what its parts are")]
pub enum WalkRule {
    /// So many steps.
    #[serde(rename = "red")]
    Red(u32),
    /// A premise for each value of what the term waits for.
    #[serde(rename = "split")]
    Split(Vec<u32>),
    /// The variable is known as a whole by now, or ends in the bottom that the term is.
    #[serde(rename = "done")]
    Done,
    /// What the term waits for, by its number from the inside, is an instance of an earlier state.
    #[serde(rename = "back")]
    Back { state: u32, target: u32 },
    /// One premise for each constructor that the subterm at this place may evaluate to: by its definitions it does to one.
    #[serde(rename = "cases")]
    Cases(Vec<u32>),
    /// The subterm at this place is one whose constructor is known by `Cases`.
    #[serde(rename = "known")]
    Known(Vec<u32>),
    /// What the term waits for is an instance of an earlier walk without a hole.
    #[serde(rename = "via")]
    Via { walk: u32, target: u32 },
}

/// A left and a right state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pair(pub u32, pub u32);

/// LEMMALEFT, LEMMARIGHT: at this place, where the present state is not an instance of the past one, it is equal to such
/// an instance by a lemma.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Use {
    /// Where it is used.
    pub side: Side,
    /// Which subterm, from the whole term downwards.
    pub place: Vec<u32>,
    /// By its number.
    pub lemma: u32,
    /// The lemma's right side is the present one.
    #[serde(default, skip_serializing_if = "is_false")]
    pub flipped: bool,
}

/// A term by names, independent of any store.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Text {
    /// De Bruijn index.
    #[serde(rename = "b")]
    Bound(u32),
    /// Position among the statement's variables.
    #[serde(rename = "v")]
    Variable(u32),
    /// A definition.
    #[serde(rename = "g")]
    Global(Symbol),
    /// A local definition: the global it is part of, and its position there.
    #[serde(rename = "d")]
    Lifted(Option<Symbol>, u32),
    /// A literal.
    #[serde(rename = "l")]
    Lit(Lit),
    /// A function of so many parameters.
    #[serde(rename = "fn")]
    Lam(u32, Box<Text>),
    /// An application.
    #[serde(rename = "a")]
    App(Box<Text>, Vec<Text>),
    /// A binding and what it is used in.
    #[serde(rename = "let")]
    Let(Box<Text>, Box<Text>),
    /// A constructor with its fields.
    #[serde(rename = "c")]
    Con(Symbol, Vec<Text>),
    /// Alternatives, and what is left.
    #[serde(rename = "case")]
    Case(Box<Text>, Vec<(TextPattern, Text)>, Option<Box<Text>>),
    /// A primitive operation.
    #[serde(rename = "p")]
    Prim(PrimOp, Vec<Text>),
    /// A computation that fails.
    #[serde(rename = "bot")]
    Bottom(Label),
}

/// What an alternative is for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum TextPattern {
    /// A constructor with so many fields.
    #[serde(rename = "c")]
    Con(Symbol, u32),
    /// A literal.
    #[serde(rename = "l")]
    Lit(Lit),
}
