//! Expressions whose exceptions nobody catches: an exception is a bottom with a label.

use selfsame_core::delta::is_total;
use selfsame_core::expr::{Alt, AltPattern, Expr, Label, LabelKind, Lit, Local};
use selfsame_core::symbol::Symbol;

use super::matching::Arms;
use super::update::NOT_LOCAL;
use super::{Lower, lambda, unsupported};
use crate::elab::{Callee, Elab, Failure, GroupId, Pat, Row};
use crate::library;

impl<'a> Lower<'a> {
    /// Core that evaluates as the expression does.
    pub(super) fn expr(&mut self, elab: &Elab) -> Expr {
        match elab {
            Elab::Local(local, evidence) => {
                let head = self.refs.current(*local).unwrap_or_else(|| self.local(*local));
                self.with_evidence(Expr::Local(head), evidence)
            }
            Elab::Global(..) | Elab::Recursive(Callee::Global(_), _) => self.function_head(elab, &[]),
            Elab::Recursive(Callee::Local(local), group) => {
                let count = self.facts.groups[group.0 as usize].len();
                let args: Vec<Expr> = (0..count).map(|i| self.evidence_param(*group, i)).collect();
                apply(Expr::Local(self.local(*local)), args)
            }
            Elab::Builtin(builtin, evidence) => self.builtin_value(*builtin, evidence),
            Elab::Lit(lit) => Expr::Lit(lit.clone()),
            Elab::Con(con, args) => {
                let name = con.name;
                self.evaluated(args, |_, args| Expr::Con(name, args))
            }
            Elab::Fun(params, body) => {
                let params = params.iter().map(|param| self.binder(*param)).collect();
                let body = self.expr(strip_marks_of_functions(body));
                lambda(params, body)
            }
            Elab::App(head, args) => self.application(head, args),
            Elab::Let(local, value, group, body) => {
                if let Some(expr) = self.local_state(elab) {
                    return expr;
                }
                self.know_function(*local, value);
                let lowered = self.abstracted(*group, value);
                let name = self.binder(*local);
                let body = self.expr(body);
                let body = self.with_attempt_copy(*local, value, *group, body);
                bind(name, lowered, body)
            }
            Elab::LetRec(parts, group, body) => self.let_rec(parts, *group, body),
            Elab::Match(scrutinee, rows, failure) => {
                let failure = match_failure(failure);
                self.match_expr(scrutinee, rows, &mut Plain { rows, failure })
            }
            Elab::Try(body, rows, result) => self.try_with(body, rows, *result),
            Elab::MatchTry(parts) => self.match_try(parts),
            Elab::If(condition, yes, no) => {
                let condition = self.expr(condition);
                let (yes, no) = (self.expr(yes), self.expr(no));
                boolean(condition, yes, no)
            }
            Elab::Seq(first, second) => {
                let first = self.expr(first);
                let second = self.expr(second);
                force(first, second)
            }
            Elab::While(..) | Elab::For(_) => self.pure_loop(elab),
            Elab::Assert(condition, failure) => {
                let failed = assert_failure(failure);
                if matches!(&**condition, Elab::Con(con, _) if con.name.as_str() == "False") {
                    return failed;
                }
                let condition = self.expr(condition);
                boolean(condition, unit(), failed)
            }
            // The one place where something unevaluated becomes part of a value.
            Elab::Lazy(inner) => {
                let inner = self.expr(inner);
                Expr::Con(library::lazy_con().name, vec![inner])
            }
            Elab::SetField(..) => unsupported(NOT_LOCAL),
            Elab::Updater(callee, _) => self.expr(callee),
            Elab::Unsupported(why) => unsupported(*why),
            Elab::At(span, inner) => {
                let inner = self.expr(inner);
                Expr::At(*span, Box::new(inner))
            }
        }
    }

    fn let_rec(&mut self, parts: &[(Local, Elab)], group: GroupId, body: &Elab) -> Expr {
        for (local, value) in parts {
            self.know_function(*local, value);
        }
        let locals: Vec<Local> = parts.iter().map(|(local, _)| self.binder(*local)).collect();
        let mut bindings = Vec::with_capacity(parts.len());
        for ((_, value), local) in parts.iter().zip(locals) {
            bindings.push((local, self.abstracted(group, value)));
        }
        let body = self.expr(body);
        bindings.extend(self.attempt_copies(parts, group));
        Expr::LetRec(bindings, Box::new(body))
    }

    /// Evaluates from right to left, then goes on with what stands for the values.
    pub(super) fn evaluated(&mut self, args: &[Elab], then: impl FnOnce(&mut Self, Vec<Expr>) -> Expr) -> Expr {
        let mut values = Vec::with_capacity(args.len());
        let mut steps = Vec::new();
        for arg in args.iter().rev() {
            let value = self.expr(arg);
            if is_value(&value) {
                values.push(value);
            } else {
                let local = self.fresh("v");
                values.push(Expr::Local(local));
                steps.push((local, value));
            }
        }
        values.reverse();
        let body = then(self, values);
        steps.into_iter().rev().fold(body, |body, (local, value)| bind(local, value, body))
    }

    /// As [`Lower::evaluated`], for something that evaluates its arguments at once and in any order: the one that is
    /// evaluated last can stay in its place.
    pub(super) fn operands(&mut self, args: &[Elab], then: impl FnOnce(&mut Self, Vec<Expr>) -> Expr) -> Expr {
        let mut values = Vec::with_capacity(args.len());
        for arg in args.iter().rev() {
            values.push(self.expr(arg));
        }
        let last = values.iter().rposition(|value| !is_value(value));
        let mut steps = Vec::new();
        for (i, value) in values.iter_mut().enumerate() {
            if Some(i) != last && !is_value(value) {
                let local = self.fresh("v");
                steps.push((local, std::mem::replace(value, Expr::Local(local))));
            }
        }
        values.reverse();
        let body = then(self, values);
        steps.into_iter().rev().fold(body, |body, (local, value)| bind(local, value, body))
    }

    /// `match` on an expression. A tuple that is only taken apart again is never built.
    pub(super) fn match_expr(&mut self, scrutinee: &Elab, rows: &[Row], arms: &mut dyn Arms<'a>) -> Expr {
        if let Elab::Con(con, parts) = scrutinee.unmarked()
            && con.name.as_str().starts_with("(,")
            && rows.iter().all(|row| matches!(row.pat, Pat::Any | Pat::Con(..)))
        {
            return self.evaluated(parts, |lower, values| {
                let mut steps = Vec::new();
                let subjects: Vec<Local> = values
                    .into_iter()
                    .map(|value| match value {
                        Expr::Local(local) => local,
                        value => {
                            let local = lower.fresh("v");
                            steps.push((local, value));
                            local
                        }
                    })
                    .collect();
                let any = Pat::Any;
                let columns: Vec<(Vec<&Pat>, bool)> = rows
                    .iter()
                    .map(|row| {
                        let pats = match &row.pat {
                            Pat::Con(_, pats) => pats.iter().collect(),
                            _ => vec![&any; subjects.len()],
                        };
                        (pats, row.guard.is_some())
                    })
                    .collect();
                let body = lower.matching(&subjects, &columns, arms);
                steps
                    .into_iter()
                    .rev()
                    .fold(body, |body, (local, value)| Expr::Let(local, Box::new(value), Box::new(body)))
            });
        }
        let value = self.expr(scrutinee);
        self.match_value(value, rows, arms)
    }

    /// Matches what the Core expression gives.
    pub(super) fn match_value(&mut self, value: Expr, rows: &[Row], arms: &mut dyn Arms<'a>) -> Expr {
        if let Expr::Local(local) = strip_expr_marks(&value) {
            return self.match_rows(*local, rows, arms);
        }
        let name = match rows {
            [Row { pat: Pat::Var(var) | Pat::As(_, var), .. }, ..] => var.name,
            _ => Symbol::new("v"),
        };
        let subject = self.fresh(name);
        let body = self.match_rows(subject, rows, arms);
        bind_scrutinee(subject, value, body)
    }
}

/// A match in an expression that stands for its value.
pub(super) struct Plain<'r> {
    pub rows: &'r [Row],
    pub failure: Expr,
}

impl<'a> Arms<'a> for Plain<'_> {
    fn body(&mut self, lower: &mut Lower<'a>, row: usize) -> Expr {
        lower.expr(&self.rows[row].body)
    }

    fn guard(&mut self, lower: &mut Lower<'a>, row: usize, yes: Expr, no: Expr) -> Expr {
        match &self.rows[row].guard {
            Some(guard) => boolean(lower.expr(guard), yes, no),
            None => yes,
        }
    }

    fn failure(&mut self, _: &mut Lower<'a>) -> Expr {
        self.failure.clone()
    }
}

/// Whether evaluating the expression does nothing that could be noticed: it may be left for later.
pub(crate) fn is_value(expr: &Expr) -> bool {
    match expr {
        Expr::Local(_) | Expr::Global(_) | Expr::Lit(_) | Expr::Lam(..) => true,
        Expr::Con(name, args) => name.as_str() == "Stdlib.$Lazy" || args.iter().all(is_value),
        Expr::Prim(op, args) => is_total(*op) && args.iter().all(is_value),
        Expr::At(_, inner) => is_value(inner),
        _ => false,
    }
}

/// `let local = value in body`, with the value evaluated first.
pub(super) fn bind(local: Local, value: Expr, body: Expr) -> Expr {
    if is_value(&value) {
        return Expr::Let(local, Box::new(value), Box::new(body));
    }
    let forced = Expr::Case(Box::new(Expr::Local(local)), Vec::new(), Some(Box::new(body)));
    Expr::Let(local, Box::new(value), Box::new(forced))
}

/// A scrutinee that the tree examines at once needs no name.
pub(super) fn bind_scrutinee(subject: Local, value: Expr, body: Expr) -> Expr {
    match body {
        Expr::Case(scrutinee, alts, default)
            if matches!(*scrutinee, Expr::Local(l) if l == subject)
                && !alts.iter().any(|alt| mentions(&alt.body, subject))
                && !default.as_ref().is_some_and(|body| mentions(body, subject)) =>
        {
            Expr::Case(Box::new(value), alts, default)
        }
        Expr::Case(scrutinee, alts, default) if matches!(*scrutinee, Expr::Local(l) if l == subject) => {
            Expr::Let(subject, Box::new(value), Box::new(Expr::Case(scrutinee, alts, default)))
        }
        body if !mentions(&body, subject) => force(value, body),
        body => bind(subject, value, body),
    }
}

/// Evaluates the first for its effect.
pub(super) fn force(first: Expr, second: Expr) -> Expr {
    if is_value(&first) {
        return second;
    }
    Expr::Case(Box::new(first), Vec::new(), Some(Box::new(second)))
}

pub(super) fn boolean(condition: Expr, yes: Expr, no: Expr) -> Expr {
    let alt = |name: &str, body| Alt { pattern: AltPattern::Con(name.into(), Vec::new()), body };
    Expr::Case(Box::new(condition), vec![alt("False", no), alt("True", yes)], None)
}

pub(super) fn truth(value: bool) -> Expr {
    Expr::Con(library::bool_con(value).name, Vec::new())
}

pub(super) fn unit() -> Expr {
    Expr::Con(library::unit_con().name, Vec::new())
}

pub(super) fn apply(head: Expr, args: Vec<Expr>) -> Expr {
    if args.is_empty() {
        return head;
    }
    match head {
        Expr::App(head, mut before) => {
            before.extend(args);
            Expr::App(head, before)
        }
        head => Expr::App(Box::new(head), args),
    }
}

pub(super) fn int(value: i64) -> Expr {
    Expr::Lit(Lit::Int(value))
}

/// A mark around a function is dropped, so that `fun x -> fun y -> e` is a function of two arguments.
fn strip_marks_of_functions(elab: &Elab) -> &Elab {
    match elab.unmarked() {
        inner @ Elab::Fun(..) => inner,
        _ => elab,
    }
}

fn strip_expr_marks(expr: &Expr) -> &Expr {
    match expr {
        Expr::At(_, inner) => strip_expr_marks(inner),
        other => other,
    }
}

pub(super) fn match_failure(failure: &Failure) -> Expr {
    Expr::Bottom(Label::new(LabelKind::PatternFailure, failure_text("Match_failure", failure)))
}

pub(super) fn assert_failure(failure: &Failure) -> Expr {
    Expr::Bottom(Label::new(LabelKind::Assertion, failure_text("Assert_failure", failure)))
}

fn failure_text(name: &str, failure: &Failure) -> Symbol {
    Symbol::new(&format!("{name} ({:?}, {}, {})", failure.file.as_str(), failure.line, failure.column))
}

/// Whether the variable occurs in the expression.
pub(super) fn mentions(expr: &Expr, local: Local) -> bool {
    match expr {
        Expr::Local(other) => other.id == local.id,
        Expr::Global(_) | Expr::Lit(_) | Expr::Bottom(_) | Expr::Input(_) => false,
        Expr::Lam(_, body) | Expr::At(_, body) => mentions(body, local),
        Expr::App(head, args) => mentions(head, local) || args.iter().any(|arg| mentions(arg, local)),
        Expr::Let(_, value, body) => mentions(value, local) || mentions(body, local),
        Expr::LetRec(parts, body) => parts.iter().any(|(_, value)| mentions(value, local)) || mentions(body, local),
        Expr::Con(_, args) | Expr::Prim(_, args) => args.iter().any(|arg| mentions(arg, local)),
        Expr::Case(scrutinee, alts, default) => {
            mentions(scrutinee, local)
                || alts.iter().any(|alt| mentions(&alt.body, local))
                || default.as_ref().is_some_and(|body| mentions(body, local))
        }
        Expr::Assume(a, b) | Expr::Assert(a, b, _) => mentions(a, local) || mentions(b, local),
    }
}
