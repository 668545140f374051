//! What a module asks to be checked, as goals of the equivalence engine.

use std::sync::Arc;

use selfsame_core::expr::{Alt, AltPattern, Expr, Local};
use selfsame_core::program::Program;
use selfsame_core::span::{SourceMap, Span};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;
use selfsame_equiv::{Counterexample, Goal, GoalVariable};
use selfsame_haskell::load::Quantifiers;
use serde::{Deserialize, Serialize};

use super::abstracts::Rebuilt;
use super::drawn::Drawn;
use super::equation::Equation;
use crate::source::Source;
use crate::{haskell, ocaml};

/// A rule or a property.
pub struct Item {
    /// As the source calls it.
    pub name: String,
    /// All of a rule, or the name of a property.
    pub span: Span,
    /// Or why it cannot be checked.
    pub goal: Result<Goal, Symbol>,
    /// From which the goal follows, and which is often easier to prove.
    pub equation: Option<Equation>,
    /// For goals with maps and sets among their variables, where a value that refutes the goal may be none.
    pub rebuilt: Option<Rebuilt>,
    /// Values for the variables, made by functions that a program can call, where the search may know of none: as code and as
    /// they are written.
    pub samples: Vec<Vec<(Expr, String)>>,
    /// The sides as the source has them, in the scope of a counterexample's program.
    pub written: Option<[String; 2]>,
    /// What is known already.
    pub compared: Compared,
    /// The labels of its parameters, where the language has them and some have one.
    pub labels: Arc<[Option<Symbol>]>,
    /// Why values that refute it may not be meant: a generator of the user's makes them.
    pub generated: Option<String>,
    /// A test of it with values that its generators make.
    pub drawn: Option<Drawn>,
}

impl Item {
    /// One of which nothing else is known.
    pub(crate) fn new(name: &str, span: Span, goal: Result<Goal, Symbol>) -> Item {
        let (samples, compared) = (Vec::new(), Compared::Known);
        Item {
            name: name.to_owned(),
            span,
            goal,
            equation: None,
            rebuilt: None,
            samples,
            written: None,
            compared,
            labels: Arc::default(),
            generated: None,
            drawn: None,
        }
    }
}

/// What was found out about the comparisons of a property before it is asked.
pub enum Compared {
    /// They are those of the types in the goal.
    Known,
    /// Values that refute the property, at a type where nothing need be equal to itself.
    Refuted(Box<Counterexample>),
    /// The goal is about integers, the property about values of any type: what refutes it there refutes it, and nothing is
    /// proved.
    Open,
}

/// Variables of which more is said than in the source.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Quantified {
    /// Those without bottoms in them, or `all`.
    pub total: Vec<String>,
    /// Those that are finite and without bottoms, or `all`.
    pub finite: Vec<String>,
    /// Arguments of properties are any values, not only finite and total ones.
    pub lazy: bool,
}

impl Quantified {
    pub(crate) fn variable(&self, local: &Local, ty: &Type, said: &Quantifiers) -> GoalVariable {
        let says = |names: &[Symbol]| names.iter().any(|name| *name == local.name || name.as_str() == "all");
        let asks = |names: &[String]| names.iter().any(|name| name == local.name.as_str() || name == "all");
        let finite = says(&said.finite) || asks(&self.finite);
        let total = finite || says(&said.total) || asks(&self.total);
        GoalVariable { local: local.id, name: local.name, ty: ty.clone(), total, finite, dictionary: false }
    }
}

/// The rules and properties of a file, in the order of the source, with what is said of the variables of each.
pub fn items(source: &mut Source, quantified: &dyn Fn(&str) -> Quantified, sources: &mut SourceMap) -> Vec<Item> {
    match source {
        Source::Haskell(loaded) => haskell::laws(loaded, quantified, sources),
        Source::Ocaml(loaded) => ocaml::laws(loaded, sources),
    }
}

/// A property that can reach a gap says more than the equation in it.
pub(crate) fn without_gaps(program: &Program, items: &mut [Item]) {
    for item in items {
        let sides = item.goal.as_ref().map(|goal| [&goal.left, &goal.right]);
        if sides.is_ok_and(|sides| program.gap(sides).is_some()) {
            item.equation = None;
        }
    }
}

/// A truth value that is looked at: a comparison of unknown numbers is one of two constructors, and the proof has a
/// branch for each.
pub fn looked_at(truth: Expr) -> Expr {
    let alt = |name: &str| Alt {
        pattern: AltPattern::Con(name.into(), Vec::new()),
        body: Expr::Con(name.into(), Vec::new()),
    };
    Expr::Case(Box::new(truth), vec![alt("False"), alt("True")], None)
}
