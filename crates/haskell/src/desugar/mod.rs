//! Elaborated program to Core: patterns, guards and bindings become `case` trees, functions and `let`.
//!
//! The result is what provers read, so it is kept small: [`matching`] builds decision trees that evaluate exactly what
//! Haskell's top-to-bottom, left-to-right matching evaluates, [`tree`] writes them with every body once, [`tidy`] removes
//! what the translation left over, and [`number`] numbers the variables anew.

mod bind;
mod build;
mod clause;
mod expr;
mod matching;
mod number;
mod row;
#[cfg(test)]
mod tests;
mod tidy;
mod tree;

use rustc_hash::FxHashMap;
use selfsame_core::expr::{Expr, Local};
use selfsame_core::symbol::Symbol;

use crate::elab::Elab;

/// Translates an expression without free variables: the code of a global.
pub fn closed(elab: &Elab) -> Expr {
    open(&[], elab)
}

/// Translates an expression whose free variables are among `free`; these keep their numbers.
pub fn open(free: &[Local], elab: &Elab) -> Expr {
    translate(Desugar::default(), free, elab)
}

fn translate(mut desugar: Desugar, free: &[Local], elab: &Elab) -> Expr {
    let expr = desugar.expr(elab);
    number::renumber(free, tidy::tidy(expr))
}

/// The state of translating one definition.
struct Desugar {
    next_id: u32,
    /// Variables that stand for another variable or a constant: pattern variables for what they matched, `let x = y`.
    atoms: FxHashMap<u32, Expr>,
    /// What matching found out about variables on the way to the expression being translated.
    known: FxHashMap<u32, Known>,
    /// How large a decision tree may become, relative to its matrix.
    growth: usize,
}

/// What is known of a variable's value.
#[derive(Clone, Debug)]
enum Known {
    /// It is in weak head normal form.
    Evaluated,
    /// It is this constructor of these fields.
    Con(Symbol, Vec<Expr>),
}

/// The variable of which something was learnt, with what was known of it before.
#[must_use]
struct Learnt(Option<(u32, Option<Known>)>);

/// Variables made by the translation are numbered from here, so that they never meet those of the source.
const FIRST_FRESH: u32 = 1 << 31;

impl Default for Desugar {
    fn default() -> Desugar {
        Desugar { next_id: FIRST_FRESH, atoms: FxHashMap::default(), known: FxHashMap::default(), growth: 20 }
    }
}

impl Desugar {
    fn fresh(&mut self, name: impl Into<Symbol>) -> Local {
        let id = self.next_id;
        self.next_id += 1;
        Local { id, name: name.into() }
    }

    /// From here on the variable's value is known; nothing is learnt of constants. Undone by [`Desugar::forget`].
    fn learn(&mut self, atom: &Expr, known: Known) -> Learnt {
        match atom {
            Expr::Local(local) => Learnt(Some((local.id, self.known.insert(local.id, known)))),
            _ => Learnt(None),
        }
    }

    fn forget(&mut self, Learnt(learnt): Learnt) {
        match learnt {
            Some((id, Some(before))) => self.known.insert(id, before),
            Some((id, None)) => self.known.remove(&id),
            None => None,
        };
    }

    fn known(&self, atom: &Expr) -> Option<&Known> {
        match atom {
            Expr::Local(local) => self.known.get(&local.id),
            _ => None,
        }
    }
}
