//! The reduction semantics: NEBULA §3, Fig. 7, with literals, primitives and `let` added.
//!
//! The paper keeps what symbolic variables became in a store beside the expression; here they are substituted, so LKDC is
//! CSDC and a state is a term. Where the paper's FRDC and BTDC make several states of one, [`step`] says which variable
//! the evaluation hangs on ([`Stop`]), and whoever searches substitutes each possibility ([`concretize`]).
//!
//! | paper | here |
//! |---|---|
//! | VAR, APPλ, CSDC, BTAPP, BTCS | [`Rule::Var`], [`Rule::AppLambda`], [`Rule::CsDc`], [`Rule::Bt`] |
//! | APP, CSEV | the frames of [`Focus`] |
//! | FRDC, BTDC, LKDC | [`Stop::Split`], then [`concretize`], then [`Rule::CsDc`] or [`Rule::Bt`] |
//! | HGFresh, HGLookup | [`Stop::Apply`] |

mod concretize;
mod focus;
#[cfg(test)]
mod tests;
mod total;

pub use concretize::{Concretization, as_function, concretizations, literal_of, representation};
pub use focus::{Focus, Progress, is_data, is_operand, is_partial, unpack};
pub use total::{is_finite, is_total, of_result};

use crate::symbol::Symbol;
use crate::term::{LabelId, Node, TermId, TermStore, Terms, TypeId, VarId};

/// Which rule a step used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rule {
    /// VAR: a definition is unfolded.
    Var,
    /// APPLAMBDA: a function meets its arguments.
    AppLambda,
    /// LET: a definition is put into its body.
    Let,
    /// CSDC: a constructor selects an alternative.
    CsDc,
    /// A literal or an evaluated value selects an alternative or the default.
    CsLit,
    /// A string literal becomes a list by one character.
    Unpack,
    /// DELTA: a primitive computes.
    Delta,
    /// BT: a bottom ends what is around it.
    Bt,
    /// An assumption or assertion that holds.
    Check,
}

/// Why evaluation does not go on by itself.
#[derive(Clone, Debug, PartialEq)]
pub enum Stop {
    /// Symbolic weak head normal form.
    Value,
    /// A `case` on a variable of a data type.
    Split(VarId),
    /// A variable of a primitive, function or unknown type must be evaluated: it is a bottom, or evaluated from now on.
    Force(VarId),
    /// A `case` with literal alternatives on an unknown value of a primitive type.
    Literal(TermId),
    /// A condition on unknown values of primitive types.
    Test(TermId),
    /// A primitive that fails for some values of its unknown arguments: a division.
    Partial(TermId),
    /// A variable applied to arguments.
    Apply(VarId, Terms),
    /// The value of this type that the world supplies is asked for.
    Input(TypeId),
    /// An assumption is false here: the path does not count.
    Assumed,
    /// An assertion is false here.
    Violated(LabelId),
    /// A gap of ours: what it is.
    Unsupported(Symbol),
}

/// The outcome of [`step`].
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// The term after the step, and the rule.
    To(TermId, Rule),
    /// There is no step to take.
    Stopped(Stop),
}

/// One step of the semantics.
pub fn step(store: &mut TermStore, term: TermId) -> Step {
    let mut focus = Focus::new(term);
    match focus.step(store) {
        Progress::Stepped(rule) => Step::To(focus.rebuild(store), rule),
        Progress::Stopped(stop) => Step::Stopped(stop),
    }
}

/// Symbolic weak head normal form: a variable, a constructor, a lambda, a bottom, or an evaluated primitive value.
pub fn is_swhnf(store: &TermStore, term: TermId) -> bool {
    match store.node(term) {
        Node::Free(_) | Node::Con(..) | Node::Lam(..) | Node::Bottom(_) | Node::Lit(_) => true,
        Node::Prim(crate::prim::PrimOp::Error, _) => true,
        _ => is_operand(store, term),
    }
}
