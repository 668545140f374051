//! Leaving out how a program ends when the target is not there.
//!
//! What is evaluated last and can not come to the target is no part of the question: a report that is printed, a text made of
//! numbers. An engine that runs forwards would go through it on every path.

use rustc_hash::FxHashSet;
use selfsame_core::expr::{Alt, Expr, Local};
use selfsame_core::program::{Code, Program};
use selfsame_core::symbol::Symbol;

use crate::code::target_label;
use crate::compile::{is_forced, is_value};

/// The program without the parts of its end that do not lead to the target. It comes to the target on the same input.
pub fn prune(program: &Program, main: &Expr) -> Expr {
    let mut pruning = Pruning { globals: leading(program), locals: FxHashSet::default(), joins: FxHashSet::default() };
    pruning.tail(main)
}

/// The definitions that contain the target, or mention one that does.
fn leading(program: &Program) -> FxHashSet<Symbol> {
    let codes: Vec<_> = program
        .globals()
        .filter_map(|(_, global)| match &global.code {
            Code::Expr(expr) => Some((global.name, expr.clone())),
            _ => None,
        })
        .collect();
    let mut found = FxHashSet::default();
    loop {
        let before = found.len();
        for (name, expr) in &codes {
            if !found.contains(name) && mentions(expr, &found, &FxHashSet::default()) {
                found.insert(*name);
            }
        }
        if found.len() == before {
            return found;
        }
    }
}

/// Whether an expression contains the target or one of these names. One that does not can not come to the target, whatever its
/// variables stand for: functions that lead there are mentioned where they are passed on.
fn mentions(expr: &Expr, globals: &FxHashSet<Symbol>, locals: &FxHashSet<Local>) -> bool {
    let target = target_label();
    let mut found = false;
    expr.visit(&mut |part| {
        found |= match part {
            Expr::Bottom(label) => *label == target,
            Expr::Global(name) => globals.contains(name),
            Expr::Local(local) => locals.contains(local),
            _ => false,
        }
    });
    found
}

struct Pruning {
    globals: FxHashSet<Symbol>,
    /// Variables whose definitions lead to the target.
    locals: FxHashSet<Local>,
    /// Those of them that are evaluated where they stand.
    joins: FxHashSet<Local>,
}

impl Pruning {
    fn leads(&self, expr: &Expr) -> bool {
        mentions(expr, &self.globals, &self.locals)
    }

    /// Whether an expression after which nothing is evaluated can come to the target. A variable stands for a value, unless it
    /// is what several branches go on with.
    fn can_end_there(&self, expr: &Expr) -> bool {
        match expr {
            Expr::At(_, inner) => self.can_end_there(inner),
            Expr::Local(local) => self.joins.contains(local),
            _ => self.leads(expr),
        }
    }

    fn note(&mut self, local: Local, value: &Expr, body: &Expr) {
        if self.leads(value) {
            self.locals.insert(local);
            if !is_value(value) && !is_forced(local, body) {
                self.joins.insert(local);
            }
        }
    }

    /// An expression after which nothing is evaluated.
    fn tail(&mut self, expr: &Expr) -> Expr {
        if !self.can_end_there(expr) {
            return Expr::Con("()".into(), Vec::new());
        }
        match expr {
            Expr::At(span, inner) => Expr::At(*span, Box::new(self.tail(inner))),
            Expr::Let(local, value, body) => {
                self.note(*local, value, body);
                // The last definition that matters is itself the end.
                if let Expr::Case(scrutinee, alts, default) = &**body
                    && matches!(&**scrutinee, Expr::Local(first) if first == local)
                    && !alts.iter().map(|alt| &alt.body).chain(default.as_deref()).any(|rest| self.can_end_there(rest))
                {
                    return self.tail(value);
                }
                Expr::Let(*local, value.clone(), Box::new(self.tail(body)))
            }
            Expr::LetRec(parts, body) => {
                // Each may mention the others.
                if parts.iter().any(|(_, value)| self.leads(value)) {
                    self.locals.extend(parts.iter().map(|(local, _)| *local));
                }
                Expr::LetRec(parts.clone(), Box::new(self.tail(body)))
            }
            Expr::Case(scrutinee, alts, default) => {
                // What is taken out of a value that holds a function that leads there may be that function.
                if self.leads(scrutinee) {
                    // Nothing is taken out of what is only evaluated, and what comes after it is no part of the question.
                    let is_last = alts.is_empty() && !default.iter().any(|rest| self.leads(rest));
                    return if is_last { self.tail(scrutinee) } else { expr.clone() };
                }
                let alts =
                    alts.iter().map(|alt| Alt { pattern: alt.pattern.clone(), body: self.tail(&alt.body) }).collect();
                Expr::Case(scrutinee.clone(), alts, default.as_ref().map(|body| Box::new(self.tail(body))))
            }
            _ => expr.clone(),
        }
    }
}
