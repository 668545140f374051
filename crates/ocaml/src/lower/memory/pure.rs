//! Functions that are known to do nothing but give a value: they are called in their plain form, without the memory.
//!
//! Such a function raises nothing, prints and reads nothing, makes and looks at nothing that can change, and calls only
//! functions of this kind, which it names. It neither gives nor calls functions that are values: those belong to a
//! dialect.

use rustc_hash::FxHashSet;
use selfsame_core::expr::Expr;
use selfsame_core::prim::PrimOp;
use selfsame_core::symbol::Symbol;

use super::arity;
use crate::elab::{Builtin, Callee, Comparison, Elab, Pat, Row};
use crate::library::{array_con, contents_con, lazy_con};
use crate::lower::Lower;

impl Lower<'_> {
    /// The plain form of a function that is called with all its arguments, if it is one of this kind.
    pub(super) fn pure_function(&mut self, head: &Elab, count: usize) -> Option<Expr> {
        let Elab::Global(name, evidence) = head else { return None };
        if !evidence.is_empty() {
            return None;
        }
        let definition = self.definitions.get(name)?;
        (arity(&definition.body) == count && self.is_pure(*name)).then_some(Expr::Global(*name))
    }

    fn is_pure(&mut self, name: Symbol) -> bool {
        if let Some(known) = self.memory.pure.get(&name) {
            return *known;
        }
        // Everything that it reaches must be so; then all of that is.
        let (mut seen, mut todo) = (FxHashSet::from_iter([name]), vec![name]);
        let mut is_pure = true;
        while let Some(next) = todo.pop() {
            if self.memory.pure.get(&next) == Some(&true) {
                continue;
            }
            let mut calls = Vec::new();
            let known = self.definitions.get(&next).is_some_and(|definition| {
                definition.changes.is_none()
                    && self.stands_for_itself(next)
                    && self.facts.groups[definition.group.0 as usize].is_empty()
                    && self.memory.pure.get(&next) != Some(&false)
                    && self.is_quiet_function(&definition.body, &mut Vec::new(), &mut calls)
            });
            if !known {
                is_pure = false;
                break;
            }
            todo.extend(calls.into_iter().filter(|call| seen.insert(*call)));
        }
        if is_pure {
            self.memory.pure.extend(seen.into_iter().map(|name| (name, true)));
        } else {
            self.memory.pure.insert(name, false);
        }
        is_pure
    }

    fn is_quiet_function(&self, elab: &Elab, locals: &mut Vec<(u32, usize)>, calls: &mut Vec<Symbol>) -> bool {
        match elab.unmarked() {
            Elab::Fun(_, body) => self.is_quiet_function(body, locals, calls),
            body => self.is_quiet_body(body, locals, calls),
        }
    }

    fn is_quiet_body(&self, elab: &Elab, locals: &mut Vec<(u32, usize)>, calls: &mut Vec<Symbol>) -> bool {
        let mut all = |parts: &[&Elab]| parts.iter().all(|part| self.is_quiet_body(part, locals, calls));
        match elab {
            Elab::At(_, inner) => all(&[inner]),
            Elab::Lit(_) => true,
            // A local function is no value here.
            Elab::Local(local, evidence) => evidence.is_empty() && !locals.iter().any(|(id, _)| *id == local.id),
            Elab::Global(name, evidence) => {
                let is_value = self.definitions.get(name).is_some_and(|definition| arity(&definition.body) == 0);
                // Values of the library that are numbers and texts.
                evidence.is_empty() && is_value && name.as_str().starts_with("Stdlib.") && self.is_plain_global(*name)
            }
            Elab::Con(con, args) => {
                !self.facts.mutable.contains(&con.name) && args.iter().all(|arg| self.is_quiet_body(arg, locals, calls))
            }
            Elab::If(a, b, c) => all(&[a, b, c]),
            Elab::Seq(a, b) => all(&[a, b]),
            Elab::Let(local, value, group, body) => {
                if !self.facts.groups[group.0 as usize].is_empty() {
                    return false;
                }
                if arity(value) == 0 {
                    return all(&[value, body]);
                }
                locals.push((local.id, arity(value)));
                self.is_quiet_function(value, locals, calls) && self.is_quiet_body(body, locals, calls)
            }
            Elab::LetRec(parts, group, body) => {
                if !self.facts.groups[group.0 as usize].is_empty() || parts.iter().any(|(_, value)| arity(value) == 0) {
                    return false;
                }
                locals.extend(parts.iter().map(|(local, value)| (local.id, arity(value))));
                parts.iter().all(|(_, value)| self.is_quiet_function(value, locals, calls))
                    && self.is_quiet_body(body, locals, calls)
            }
            Elab::Match(scrutinee, rows, _) => {
                is_complete(rows)
                    && rows.iter().all(|row| self.is_quiet_pattern(&row.pat))
                    && self.is_quiet_body(scrutinee, locals, calls)
                    && rows
                        .iter()
                        .flat_map(|row| row.guard.iter().chain([&row.body]))
                        .all(|part| self.is_quiet_body(part, locals, calls))
            }
            Elab::App(head, args) => {
                let is_quiet = match head.unmarked() {
                    Elab::Global(name, evidence) if evidence.is_empty() => {
                        calls.push(*name);
                        self.definitions.get(name).is_some_and(|definition| arity(&definition.body) == args.len())
                    }
                    Elab::Recursive(Callee::Global(name), _) => {
                        calls.push(*name);
                        self.definitions.get(name).is_some_and(|definition| arity(&definition.body) == args.len())
                    }
                    Elab::Local(local, evidence) => evidence.is_empty() && locals.contains(&(local.id, args.len())),
                    Elab::Recursive(Callee::Local(local), _) => locals.contains(&(local.id, args.len())),
                    Elab::Builtin(builtin, evidence) if builtin.arity() == args.len() => match builtin {
                        Builtin::Prim(PrimOp::IntQuot | PrimOp::IntRem) => is_nonzero(&args[1]),
                        Builtin::Prim(_) | Builtin::And | Builtin::Or | Builtin::Not | Builtin::Identity => true,
                        Builtin::Compare(
                            Comparison::Same | Comparison::NotSame | Comparison::Hash | Comparison::Shape,
                        ) => false,
                        Builtin::Compare(_) => self.plain_type(evidence[0]).is_some(),
                        _ => false,
                    },
                    _ => false,
                };
                is_quiet && args.iter().all(|arg| self.is_quiet_body(arg, locals, calls))
            }
            _ => false,
        }
    }

    fn is_plain_global(&self, name: Symbol) -> bool {
        self.definitions.get(&name).is_some_and(|definition| {
            let parts = crate::mutable::Parts::of(self.program, &self.facts.mutable, &definition.scheme.ty);
            !parts.functions && !parts.hidden && parts.containers.is_empty()
        })
    }

    fn is_quiet_pattern(&self, pat: &Pat) -> bool {
        match pat {
            Pat::Any | Pat::Var(_) | Pat::Lit(_) | Pat::Range(..) => true,
            Pat::As(inner, _) => self.is_quiet_pattern(inner),
            Pat::Or(parts) => parts.iter().all(|part| self.is_quiet_pattern(part)),
            Pat::Con(con, parts) => {
                !self.facts.mutable.contains(&con.name)
                    && con.name != array_con().name
                    && con.name != contents_con().name
                    && con.name != lazy_con().name
                    && parts.iter().all(|part| self.is_quiet_pattern(part))
            }
        }
    }
}

fn is_nonzero(elab: &Elab) -> bool {
    matches!(elab.unmarked(), Elab::Lit(selfsame_core::expr::Lit::Int(n)) if *n != 0)
}

/// Whether some row surely matches.
fn is_complete(rows: &[Row]) -> bool {
    let open: Vec<&Pat> = rows.iter().filter(|row| row.guard.is_none()).map(|row| &row.pat).collect();
    let siblings = open.iter().find_map(|pat| match pat {
        Pat::Con(con, _) => Some(con.siblings.clone()),
        _ => None,
    });
    let has = |name: Symbol| {
        open.iter().any(|pat| matches!(pat, Pat::Con(con, parts) if con.name == name && parts.iter().all(is_any)))
    };
    open.iter().any(|pat| is_any(pat))
        || siblings.is_some_and(|all| !all.is_empty() && all.iter().all(|name| has(*name)))
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
