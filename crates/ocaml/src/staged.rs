//! Definitions that do something before they have all their arguments.
//!
//! Engines compare functions by calls with all arguments. That `v 0` fails already while `w 0` waits for another argument is
//! not seen in that way, so nobody may say of such a definition that it is the same as another.

use std::sync::Arc;

use rustc_hash::FxHashSet;
use selfsame_core::delta::is_total;
use selfsame_core::symbol::Symbol;

use crate::elab::{Builtin, Callee, Definition, Elab, Evidence, EvidenceId, Pat, Row};
use crate::load::Loaded;

/// Whether a call of the definition with some of so many arguments may fail, go on for ever or have an effect.
pub fn is_staged(loaded: &Loaded, global: Symbol, arity: usize) -> bool {
    Staging { loaded, open: FxHashSet::default() }.is_staged(global, arity)
}

struct Staging<'a> {
    loaded: &'a Loaded,
    /// Definitions that are being looked at.
    open: FxHashSet<Symbol>,
}

impl Staging<'_> {
    fn definition(&self, name: Symbol) -> Option<Arc<Definition>> {
        self.loaded.session.definitions.get(&name).cloned()
    }

    fn is_staged(&mut self, name: Symbol, arity: usize) -> bool {
        let Some(definition) = self.definition(name) else { return false };
        // One that is defined by itself has at least a parameter before it comes to itself.
        if !self.open.insert(name) {
            return false;
        }
        let staged = !self.waits(&definition.body, arity);
        self.open.remove(&name);
        staged
    }

    /// Whether evaluating the expression, which is a function of so many arguments, and applying it to all but the last
    /// does nothing.
    fn waits(&mut self, elab: &Elab, arity: usize) -> bool {
        match elab {
            _ if arity == 0 => true,
            Elab::At(_, inner) => self.waits(inner, arity),
            Elab::Fun(params, body) => params.len() >= arity || self.waits(body, arity - params.len()),
            Elab::Let(_, value, _, body) => self.is_quiet(value) && self.waits(body, arity),
            Elab::LetRec(parts, _, body) => {
                parts.iter().all(|(_, value)| is_function(value)) && self.waits(body, arity)
            }
            Elab::If(condition, yes, no) => self.is_quiet(condition) && self.waits(yes, arity) && self.waits(no, arity),
            Elab::Match(scrutinee, rows, _) => {
                self.is_quiet(scrutinee)
                    && is_exhaustive(rows)
                    && rows.iter().all(|row| {
                        row.guard.as_ref().is_none_or(|guard| self.is_quiet(guard)) && self.waits(&row.body, arity)
                    })
            }
            Elab::Global(name, _) | Elab::Recursive(Callee::Global(name), _) => !self.is_staged(*name, arity),
            Elab::Builtin(builtin, _) => arity <= builtin.arity(),
            Elab::App(head, args) if self.is_partial(head, args) => self.head_waits(head, args.len() + arity),
            // Of what an argument does with some of its own nothing is known.
            _ => arity == 1 && self.is_quiet(elab),
        }
    }

    /// Whether a function that is applied to some of its arguments waits for the others.
    fn head_waits(&mut self, head: &Elab, arity: usize) -> bool {
        match head {
            Elab::At(_, inner) => self.head_waits(inner, arity),
            Elab::Global(name, _) | Elab::Recursive(Callee::Global(name), _) => !self.is_staged(*name, arity),
            Elab::Builtin(builtin, _) => arity <= builtin.arity(),
            _ => false,
        }
    }

    /// Whether the call has fewer arguments than the function takes at once, so that nothing is computed but they.
    fn is_partial(&mut self, head: &Elab, args: &[Elab]) -> bool {
        let takes = match head {
            Elab::At(_, inner) => return self.is_partial(inner, args),
            Elab::Global(name, _) | Elab::Recursive(Callee::Global(name), _) => {
                self.definition(*name).map_or(0, |definition| at_once(&definition.body))
            }
            Elab::Builtin(builtin, _) => builtin.arity(),
            _ => 0,
        };
        args.len() < takes && args.iter().all(|arg| self.is_quiet(arg))
    }

    /// Whether evaluating the expression surely returns, and does nothing else.
    fn is_quiet(&mut self, elab: &Elab) -> bool {
        match elab {
            Elab::At(_, inner) => self.is_quiet(inner),
            Elab::Lit(_)
            | Elab::Local(..)
            | Elab::Global(..)
            | Elab::Recursive(..)
            | Elab::Builtin(..)
            | Elab::Fun(..)
            | Elab::Lazy(_) => true,
            Elab::Con(_, args) => args.iter().all(|arg| self.is_quiet(arg)),
            Elab::If(a, b, c) => self.is_quiet(a) && self.is_quiet(b) && self.is_quiet(c),
            Elab::Let(_, value, _, body) => self.is_quiet(value) && self.is_quiet(body),
            Elab::App(head, args) => self.is_partial(head, args) || self.is_simple(head, args),
            _ => false,
        }
    }

    /// Whether the call is of an operator that always returns.
    fn is_simple(&mut self, head: &Elab, args: &[Elab]) -> bool {
        let is_total = match head {
            Elab::At(_, inner) => return self.is_simple(inner, args),
            Elab::Builtin(Builtin::Prim(op), _) => is_total(*op),
            Elab::Builtin(Builtin::And | Builtin::Or | Builtin::Not, _) => true,
            Elab::Builtin(Builtin::Compare(_), evidence) => evidence.iter().all(|id| self.compares_plainly(*id)),
            _ => false,
        };
        is_total && args.iter().all(|arg| self.is_quiet(arg))
    }

    /// Whether comparing cannot fail: it does where it meets a function.
    fn compares_plainly(&self, id: EvidenceId) -> bool {
        const PLAIN: [&str; 4] = ["Int", "Char", "Double", "Bool"];
        match &self.loaded.session.checker.facts.evidence[id.0 as usize] {
            Evidence::Structure(_, name, parts) => PLAIN.contains(&name.as_str()) && parts.is_empty(),
            Evidence::Param(..) | Evidence::Pending => false,
        }
    }
}

fn is_function(elab: &Elab) -> bool {
    match elab {
        Elab::At(_, inner) => is_function(inner),
        Elab::Fun(..) => true,
        _ => false,
    }
}

/// How many parameters a definition takes at once.
fn at_once(elab: &Elab) -> usize {
    match elab {
        Elab::At(_, inner) => at_once(inner),
        Elab::Fun(params, body) => params.len() + at_once(body),
        _ => 0,
    }
}

/// Whether some row surely matches: one that matches anything, or one for each constructor.
fn is_exhaustive(rows: &[Row]) -> bool {
    let open: Vec<&Pat> = rows.iter().filter(|row| row.guard.is_none()).map(|row| &row.pat).collect();
    let all = open.iter().find_map(|pat| match pat {
        Pat::Con(con, _) => Some(con.siblings.clone()),
        _ => None,
    });
    let has = |name: Symbol| {
        open.iter().any(|pat| matches!(pat, Pat::Con(con, parts) if con.name == name && parts.iter().all(is_any)))
    };
    open.iter().any(|pat| is_any(pat)) || all.is_some_and(|all| !all.is_empty() && all.iter().all(|name| has(*name)))
}

fn is_any(pat: &Pat) -> bool {
    match pat {
        Pat::Any | Pat::Var(_) => true,
        Pat::As(inner, _) => is_any(inner),
        Pat::Or(parts) => parts.iter().any(is_any),
        Pat::Con(con, parts) => con.siblings.len() == 1 && parts.iter().all(is_any),
        Pat::Lit(_) | Pat::Range(..) => false,
    }
}
