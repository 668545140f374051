//! The inferences of [`crate::Sequent`]s.

use serde::{Deserialize, Serialize};

/// A term of a sequent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum At {
    /// The left side.
    #[serde(rename = "l")]
    Left,
    /// The right side.
    #[serde(rename = "r")]
    Right,
    /// The first term of a fact.
    #[serde(rename = "f")]
    From(u32),
    /// The second one.
    #[serde(rename = "t")]
    To(u32),
}

/// One inference. A place is the way down from a whole term to a subterm.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[allow(missing_docs, reason = "each variant says what its parts are")]
pub enum Move {
    /// The subterm is evaluated by so many steps.
    #[serde(rename = "step")]
    Step { at: At, place: Vec<u32>, steps: u32 },
    /// One premise for each value that the variable may have.
    #[serde(rename = "vary")]
    Vary { at: At, place: Vec<u32> },
    /// One premise for each constructor that the subterm may evaluate to, with the fact that it does.
    #[serde(rename = "cases")]
    Cases { at: At, place: Vec<u32> },
    /// The subterm is one side of a fact, and becomes the other.
    #[serde(rename = "known")]
    Known { at: At, place: Vec<u32>, fact: u32, flipped: bool },
    /// The subterm is an instance of one side of a lemma, and becomes the other. The lemma's facts are further premises.
    #[serde(rename = "law")]
    Law { at: At, place: Vec<u32>, lemma: u32, flipped: bool },
    /// The same with a hypothesis, for smaller values.
    #[serde(rename = "hyp")]
    Hypothesis { at: At, place: Vec<u32>, hypothesis: u32, flipped: bool },
    /// The same in a side, for values that are not larger, below an observation and where as many levels of the side depend on
    /// as many of the subterm.
    #[serde(rename = "cohyp")]
    Coinduction { at: At, place: Vec<u32>, hypothesis: u32, flipped: bool },
    /// A hypothesis becomes a fact, for the smaller values for which its left side has the subterm at this place where its own
    /// place `inner` is. Its conditions are further premises.
    #[serde(rename = "recall")]
    Recall { at: At, place: Vec<u32>, hypothesis: u32, inner: Vec<u32> },
    /// A hypothesis becomes a fact, for the smaller values for which some of its conditions are these facts: each with its
    /// number and that of the fact. Its other conditions are further premises.
    #[serde(rename = "follow")]
    Follow { hypothesis: u32, given: Vec<[u32; 2]> },
    /// The same with a lemma.
    #[serde(rename = "cite")]
    Cite { lemma: u32, given: Vec<[u32; 2]> },
    /// A lemma becomes a fact, for the values for which the part `inner` of its left side is the subterm.
    #[serde(rename = "note")]
    Note { at: At, place: Vec<u32>, lemma: u32, inner: Vec<u32> },
    /// A condition on numbers that the facts decide.
    #[serde(rename = "decide")]
    Decide { at: At, place: Vec<u32> },
    /// A number is written as a sum of products, as [`selfsame_core::arith::normal`] does.
    #[serde(rename = "sum")]
    Sum { at: At, place: Vec<u32> },
    /// What the sides, two numbers, have in common is taken away, as [`selfsame_core::arith::balanced`] does.
    #[serde(rename = "balance")]
    Balance,
    /// A fact about two values of the same constructor becomes one about each field.
    #[serde(rename = "inject")]
    Inject { fact: u32 },
    /// One premise for each literal that the `case` at this place asks for, and one for its default.
    #[serde(rename = "literals")]
    Literals { at: At, place: Vec<u32> },
    /// A division: one premise where the divisor is zero, and one where it is not, in which a variable is the quotient.
    #[serde(rename = "divide")]
    Divide { at: At, place: Vec<u32> },
    /// Something that surely has a value is evaluated for its own sake at this place, and what remains is what comes after it.
    #[serde(rename = "forced")]
    Forced { at: At, place: Vec<u32> },
    /// The call at this place becomes a variable wherever it is, with the fact that this is what it gives.
    #[serde(rename = "name")]
    Name { at: At, place: Vec<u32> },
    /// The subterm becomes another one, `from` in `by`. That they are the same is the first premise.
    #[serde(rename = "equal")]
    Equal { at: At, place: Vec<u32>, by: At, from: Vec<u32> },
    /// Both sides are functions, and their results for a new variable are to be the same.
    #[serde(rename = "functions")]
    Functions,
    /// Both sides are errors, and all errors are the same.
    #[serde(rename = "errors")]
    Errors,
    /// One premise for each field of the constructor that both sides are.
    #[serde(rename = "dc")]
    Dc,
    /// The sequent becomes a hypothesis for what is below.
    #[serde(rename = "keep")]
    Keep,
    /// Both sides are the same term.
    #[serde(rename = "same")]
    Same,
    /// Both sides are the same number.
    #[serde(rename = "arith")]
    Arithmetic,
    /// A fact about values of different constructors, or about a constructor and a bottom.
    #[serde(rename = "absurd")]
    Absurd { fact: u32 },
}
