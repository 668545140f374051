//! `try`: exceptions that are caught.
//!
//! An expression under `try` is translated so that it *returns* its exception: it gives `$Returned v` or `$Raised e`. Calls in
//! it go to copies of the called functions, translated in the same way and made on demand, and functions in it are values
//! that return outcomes. Everything under `try` thus speaks the same dialect; where a function that was made outside would
//! be called inside, or one made inside would leave, the two dialects would meet, and that is refused.
//!
//! Two exceptions of OCaml's are not caught: running out of stack or memory, and the comparison of functions. Where the first
//! would be, the code says so ([`ENDLESS_CAUGHT`]).

use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};
use selfsame_core::expr::{Alt, AltPattern, Expr, Lit, Local};
use selfsame_core::gap::ENDLESS_CAUGHT;
use selfsame_core::prim::PrimOp;
use selfsame_core::program::{Code, Global};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;

use super::expr::{Plain, apply, bind, boolean, force, int, match_failure, truth, unit};
use super::matching::Arms;
use super::{Lower, Wanted, forall, lambda, unsupported};
use crate::check::string;
use crate::elab::{Builtin, Callee, Elab, EvidenceId, Failure, GroupId, MatchTry, Pat, Row};
use crate::library::{END, GARBLED, OUTCOME, RAISED, READ, READING, RETURNED};

/// What is known of variables while `try` is translated.
#[derive(Default)]
pub(super) struct Attempts {
    /// Whether something under `try` is being translated.
    active: bool,
    /// Variables bound under `try`: their functions return outcomes.
    inside: FxHashMap<u32, bool>,
    /// Functions bound by `let`, with their number of parameters.
    known: FxHashMap<u32, Known>,
    /// Their copies, as far as asked for.
    copies: FxHashMap<u32, Local>,
    made: FxHashSet<u32>,
    /// The second forms of parameters, see [`super::dual`].
    pub(super) duals: FxHashMap<u32, Local>,
    pub(super) positions: FxHashMap<Symbol, Arc<[usize]>>,
}

#[derive(Clone, Copy)]
struct Known {
    arity: usize,
}

impl Attempts {
    /// A variable is bound now.
    pub(super) fn note(&mut self, local: Local) {
        self.inside.insert(local.id, self.active);
    }

    fn is_inside(&self, local: Local) -> bool {
        self.inside.get(&local.id).copied().unwrap_or(self.active)
    }
}

impl<'a> Lower<'a> {
    /// `try body with rows` where nobody around catches anything.
    pub(super) fn try_with(&mut self, body: &Elab, rows: &[Row], result: Local) -> Expr {
        if self.type_has_function(result) {
            return unsupported("a `try` that gives a function");
        }
        let outcome = self.attempting(true, |lower| lower.attempt(body));
        let value = self.fresh("value");
        let handled = self.handler(rows);
        let caught = self.split_outcome(outcome, value, Expr::Local(value), |_, exception| handled(exception));
        self.noting_endless(rows, caught)
    }

    pub(super) fn match_try(&mut self, parts: &MatchTry) -> Expr {
        if self.type_has_function(parts.subject) {
            return unsupported("a `match … with exception` of a function");
        }
        let outcome = self.attempting(true, |lower| lower.attempt(&parts.scrutinee));
        let value = self.fresh("value");
        let failure = match_failure(&parts.failure);
        let matched = self.match_rows(value, &parts.values, &mut Plain { rows: &parts.values, failure });
        let handled = self.handler(&parts.exceptions);
        let caught = self.split_outcome(outcome, value, matched, |_, exception| handled(exception));
        self.noting_endless(&parts.exceptions, caught)
    }

    /// `try body with rows`, where the rows and what follows are translated by others.
    pub(super) fn caught<'r, A: Arms<'a>>(
        &mut self,
        body: &Elab,
        rows: &'r [Row],
        returned: impl FnOnce(&mut Self, Local) -> Expr,
        arms: impl FnOnce(&'r [Row], Expr) -> A,
    ) -> Expr {
        let outcome = self.attempting(true, |lower| lower.attempt(body));
        let (value, exception) = (self.fresh("value"), self.fresh("exception"));
        let returned = returned(self, value);
        let failure = self.raise_value(Expr::Local(exception));
        let handled = self.match_rows(exception, rows, &mut arms(rows, failure));
        let bound = |_: &mut Self, actual| Expr::Let(exception, Box::new(Expr::Local(actual)), Box::new(handled));
        let caught = self.split_outcome(outcome, value, returned, bound);
        self.noting_endless(rows, caught)
    }

    /// The expression, with the mark of what may catch `Stack_overflow`.
    pub(super) fn noting_endless(&mut self, rows: &[Row], expr: Expr) -> Expr {
        if !rows.iter().any(|row| may_be_overflow(&row.pat)) {
            return expr;
        }
        let name = Symbol::new(ENDLESS_CAUGHT);
        if self.program.global_id(name).is_none() {
            let code = Code::Expr(Arc::new(unit()));
            self.program.add_global(Global { name, ty: crate::check::unit(), code, span: None, fixity: None });
        }
        Expr::Let(self.fresh("endless"), Box::new(Expr::Global(name)), Box::new(expr))
    }

    /// What is done with an exception: the rows, else it goes on as a bottom.
    fn handler(&mut self, rows: &[Row]) -> impl FnOnce(Local) -> Expr + use<'a> {
        let exception = self.fresh("exception");
        let failure = self.raise_value(Expr::Local(exception));
        let body = self.match_rows(exception, rows, &mut Plain { rows, failure });
        move |actual| Expr::Let(exception, Box::new(Expr::Local(actual)), Box::new(body))
    }

    fn split_outcome(
        &mut self,
        outcome: Expr,
        value: Local,
        returned: Expr,
        raised: impl FnOnce(&mut Self, Local) -> Expr,
    ) -> Expr {
        let exception = self.fresh("exception");
        let raised = raised(self, exception);
        let alts = vec![
            Alt { pattern: AltPattern::Con(RETURNED.into(), vec![value]), body: returned },
            Alt { pattern: AltPattern::Con(RAISED.into(), vec![exception]), body: raised },
        ];
        Expr::Case(Box::new(outcome), alts, None)
    }

    /// Whether what is being translated stands under `try`.
    pub(super) fn is_attempting(&self) -> bool {
        self.attempts.active
    }

    fn attempting<T>(&mut self, active: bool, run: impl FnOnce(&mut Self) -> T) -> T {
        let before = std::mem::replace(&mut self.attempts.active, active);
        let result = run(self);
        self.attempts.active = before;
        result
    }

    /// Notes a function bound by `let`: code under `try` may want its copy.
    pub(super) fn know_function(&mut self, local: Local, value: &Elab) {
        let arity = arity(value);
        if arity > 0 {
            self.attempts.known.insert(local.id, Known { arity });
            self.attempts.copies.remove(&local.id);
            self.attempts.made.remove(&local.id);
        }
    }

    /// The copies of a recursive group that were asked for, also by each other.
    pub(super) fn attempt_copies(&mut self, parts: &[(Local, Elab)], group: GroupId) -> Vec<(Local, Expr)> {
        let mut bindings = Vec::new();
        loop {
            let next = parts.iter().find(|(local, _)| {
                self.attempts.copies.contains_key(&local.id) && !self.attempts.made.contains(&local.id)
            });
            let Some((local, value)) = next else { return bindings };
            self.attempts.made.insert(local.id);
            let copy = self.attempts.copies[&local.id];
            bindings.push((copy, self.attempt_definition(group, value)));
        }
    }

    /// The body with the copy of a function around it, if it was asked for.
    pub(super) fn with_attempt_copy(&mut self, local: Local, value: &Elab, group: GroupId, body: Expr) -> Expr {
        match self.attempts.copies.get(&local.id).copied() {
            Some(copy) if self.attempts.made.insert(local.id) => {
                let value = self.attempt_definition(group, value);
                Expr::Let(copy, Box::new(value), Box::new(body))
            }
            _ => body,
        }
    }

    /// A function in the dialect of outcomes, with all its parameters at once.
    fn attempt_definition(&mut self, group: GroupId, value: &Elab) -> Expr {
        self.attempting(true, |lower| {
            let mut params = lower.evidence_params(group);
            let mut body = value.unmarked();
            while let Elab::Fun(own, inner) = body {
                params.extend(own.iter().map(|param| lower.binder(*param)));
                body = if arity(inner) > 0 { inner.unmarked() } else { inner };
            }
            let body = lower.attempt(body);
            lambda(params, body)
        })
    }

    /// The copy of a top-level definition.
    pub(super) fn attempt_copy(&mut self, name: Symbol) -> Global {
        let copy = copy_name(name);
        let Some(definition) = self.definitions.get(&name).cloned() else {
            let why = Symbol::new(&format!("`{}` under `try`", crate::show::source_name(name.as_str())));
            let code = Code::Unsupported(why);
            return Global { name: copy, ty: forall(&["a".into()], Type::var("a")), code, span: None, fixity: None };
        };
        let body = match definition.changes {
            Some(why) => unsupported(why),
            None => self.attempt_definition(definition.group, &definition.body),
        };
        let ty = self.scheme_type(&definition, copy_type(&definition.scheme.ty, arity(&definition.body)));
        Global { name: copy, ty, code: Code::Expr(Arc::new(body)), span: Some(definition.span), fixity: None }
    }

    /// The outcome of an expression.
    fn attempt(&mut self, elab: &Elab) -> Expr {
        match elab {
            Elab::At(span, inner) => {
                let inner = self.attempt(inner);
                Expr::At(*span, Box::new(inner))
            }
            Elab::Unsupported(why) => unsupported(*why),
            Elab::SetField(..) => unsupported("mutable state under `try`"),
            Elab::Updater(callee, _) => self.attempt(callee),
            // A value that is defined by itself: only functions have copies.
            Elab::Recursive(..) if self.callee(elab).is_none() => unsupported("a recursive value under `try`"),
            Elab::Lit(_) | Elab::Local(..) | Elab::Global(..) | Elab::Recursive(..) | Elab::Builtin(..) => {
                self.attempt_value(elab, |_, value| returned(value))
            }
            Elab::Fun(..) => {
                let function = self.attempt_function(elab);
                returned(function)
            }
            Elab::Con(con, args) => {
                let name = con.name;
                self.attempt_all(args, |_, args| returned(Expr::Con(name, args)))
            }
            Elab::App(head, args) => self.attempt_application(head, args),
            Elab::Let(local, value, group, body) => {
                if arity(value) > 0 {
                    self.know_function(*local, value);
                    let body = self.attempt(body);
                    return self.with_attempt_copy(*local, value, *group, body);
                }
                if !self.facts.groups[group.0 as usize].is_empty() {
                    return unsupported("a polymorphic value that compares, under `try`");
                }
                self.attempt_value(value, |lower, value| {
                    let local = lower.binder(*local);
                    let body = lower.attempt(body);
                    Expr::Let(local, Box::new(value), Box::new(body))
                })
            }
            Elab::LetRec(parts, group, body) => {
                for (local, value) in parts {
                    self.know_function(*local, value);
                }
                if parts.iter().any(|(_, value)| arity(value) == 0) {
                    return unsupported("a recursive value under `try`");
                }
                let body = self.attempt(body);
                let bindings = self.attempt_copies(parts, *group);
                Expr::LetRec(bindings, Box::new(body))
            }
            Elab::Match(scrutinee, rows, failure) => self.attempt_match(scrutinee, rows, failure),
            Elab::Try(body, rows, _) => {
                let outcome = self.attempt(body);
                let value = self.fresh("value");
                let caught = self.split_outcome(outcome, value, returned(Expr::Local(value)), |lower, exception| {
                    let failure = raised(Expr::Local(exception));
                    lower.match_rows(exception, rows, &mut Attempted { rows, failure })
                });
                self.noting_endless(rows, caught)
            }
            Elab::MatchTry(parts) => {
                let outcome = self.attempt(&parts.scrutinee);
                let value = self.fresh("value");
                let failure = raised_failure("Stdlib.Match_failure", &parts.failure);
                let matched = self.match_rows(value, &parts.values, &mut Attempted { rows: &parts.values, failure });
                let caught = self.split_outcome(outcome, value, matched, |lower, exception| {
                    let failure = raised(Expr::Local(exception));
                    lower.match_rows(exception, &parts.exceptions, &mut Attempted { rows: &parts.exceptions, failure })
                });
                self.noting_endless(&parts.exceptions, caught)
            }
            Elab::If(condition, yes, no) => self.attempt_value(condition, |lower, condition| {
                let (yes, no) = (lower.attempt(yes), lower.attempt(no));
                boolean(condition, yes, no)
            }),
            Elab::Seq(first, second) => self.attempt_value(first, |lower, _| lower.attempt(second)),
            Elab::Assert(condition, failure) => {
                let failed = raised_failure("Stdlib.Assert_failure", failure);
                self.attempt_value(condition, |_, condition| boolean(condition, returned(unit()), failed))
            }
            Elab::Lazy(_) => unsupported("`lazy` under `try`"),
            Elab::While(..) | Elab::For(_) => unsupported("a loop under `try`"),
        }
    }

    /// Evaluates the expression and goes on with its value; an exception ends it.
    fn attempt_value(&mut self, elab: &Elab, then: impl FnOnce(&mut Self, Expr) -> Expr) -> Expr {
        let stripped = elab.unmarked();
        match stripped {
            Elab::Fun(..) => {
                let function = self.attempt_function(stripped);
                return then(self, function);
            }
            Elab::Global(..) | Elab::Recursive(..) | Elab::Local(..) if self.callee(stripped).is_some() => {
                let function = self.attempt_partial(stripped, Vec::new());
                return then(self, function);
            }
            Elab::Local(local, _) if !self.attempts.is_inside(*local) && self.type_has_function(*local) => {
                if let Some(dual) = self.attempts.duals.get(&local.id).copied() {
                    return then(self, Expr::Local(dual));
                }
                return unsupported("a function from outside `try` used inside");
            }
            Elab::Global(name, evidence) if self.global_has_function(*name) => {
                // A function computed when the program starts: its copy has the outcome of that.
                let copy = self.copy_of(*name);
                let outcome = self.with_evidence(copy, evidence);
                let value = self.fresh("value");
                let rest = then(self, Expr::Local(value));
                return self.split_outcome(outcome, value, rest, |_, exception| raised(Expr::Local(exception)));
            }
            Elab::Builtin(builtin, evidence) => {
                let function = self.attempt_builtin_value(*builtin, evidence);
                return then(self, function);
            }
            _ => {}
        }
        if self.is_quiet(stripped) {
            let value = self.expr(stripped);
            if super::expr::is_value(&value) {
                return then(self, value);
            }
            let local = self.fresh("v");
            let rest = then(self, Expr::Local(local));
            return bind(local, value, rest);
        }
        let outcome = self.attempt(elab);
        let value = self.fresh("v");
        let rest = then(self, Expr::Local(value));
        self.split_outcome(outcome, value, rest, |_, exception| raised(Expr::Local(exception)))
    }

    /// As [`Lower::attempt_value`] for several, right to left.
    fn attempt_all(&mut self, args: &[Elab], then: impl FnOnce(&mut Self, Vec<Expr>) -> Expr) -> Expr {
        self.attempt_rest(args, Vec::new(), Box::new(then))
    }

    fn attempt_rest<'f>(
        &mut self,
        args: &[Elab],
        mut done: Vec<Expr>,
        then: Box<dyn FnOnce(&mut Self, Vec<Expr>) -> Expr + 'f>,
    ) -> Expr {
        let Some((last, before)) = args.split_last() else {
            done.reverse();
            return then(self, done);
        };
        self.attempt_value(last, |lower, value| {
            done.push(value);
            lower.attempt_rest(before, done, then)
        })
    }

    /// Whether the expression surely raises nothing and has nothing to do with functions.
    fn is_quiet(&self, elab: &Elab) -> bool {
        match elab {
            Elab::Lit(_) | Elab::Local(..) | Elab::Global(..) => true,
            Elab::At(_, inner) => self.is_quiet(inner),
            Elab::Con(_, args) => args.iter().all(|arg| self.is_quiet(arg) && !self.is_function(arg)),
            Elab::App(head, args) => match head.unmarked() {
                Elab::Builtin(builtin, _) if args.len() == builtin.arity() => {
                    let total = match builtin {
                        Builtin::Prim(op) => !may_raise(*op),
                        Builtin::Compare(_) | Builtin::And | Builtin::Or | Builtin::Not | Builtin::ArrayOfList => true,
                        _ => false,
                    };
                    total && args.iter().all(|arg| self.is_quiet(arg) && !self.is_function(arg))
                }
                _ => false,
            },
            Elab::If(a, b, c) => [a, b, c].into_iter().all(|e| self.is_quiet(e) && !self.is_function(e)),
            _ => false,
        }
    }

    fn is_function(&self, elab: &Elab) -> bool {
        match elab.unmarked() {
            Elab::Local(local, _) => self.attempts.known.contains_key(&local.id) || self.type_has_function(*local),
            Elab::Global(name, _) => self.global_has_function(*name),
            _ => false,
        }
    }

    fn attempt_match(&mut self, scrutinee: &Elab, rows: &[Row], failure: &Failure) -> Expr {
        let failure = raised_failure("Stdlib.Match_failure", failure);
        let mut arms = Attempted { rows, failure };
        if let Elab::Con(con, parts) = scrutinee.unmarked()
            && con.name.as_str().starts_with("(,")
            && rows.iter().all(|row| matches!(row.pat, Pat::Any | Pat::Con(..)))
        {
            return self.attempt_all(parts, |lower, values| {
                let subjects: Vec<Local> = values.iter().map(|_| lower.fresh("v")).collect();
                let any = Pat::Any;
                let columns: Vec<(Vec<&Pat>, bool)> = rows
                    .iter()
                    .map(|row| match &row.pat {
                        Pat::Con(_, pats) => (pats.iter().collect(), row.guard.is_some()),
                        _ => (vec![&any; subjects.len()], row.guard.is_some()),
                    })
                    .collect();
                let body = lower.matching(&subjects, &columns, &mut arms);
                let parts = subjects.into_iter().zip(values).rev();
                parts.fold(body, |body, (local, value)| Expr::Let(local, Box::new(value), Box::new(body)))
            });
        }
        self.attempt_value(scrutinee, |lower, value| lower.match_value(value, rows, &mut arms))
    }

    /// `fun x y -> e` as a value: one argument at a time, each call giving an outcome.
    fn attempt_function(&mut self, elab: &Elab) -> Expr {
        let Elab::Fun(params, body) = elab.unmarked() else { return unsupported("a function under `try`") };
        let params: Vec<Local> = params.iter().map(|param| self.binder(*param)).collect();
        let body = self.attempt(body);
        curried(params, body)
    }

    /// A function as a value in the dialect of outcomes, where both forms of it are known.
    pub(super) fn attempt_form(&mut self, elab: &Elab) -> Option<Expr> {
        self.attempting(true, |lower| match elab {
            Elab::Fun(..) => Some(lower.attempt_function(elab)),
            Elab::Builtin(builtin, evidence) => Some(lower.attempt_builtin_value(*builtin, evidence)),
            _ if lower.callee(elab).is_some() => Some(lower.attempt_partial(elab, Vec::new())),
            _ => None,
        })
    }

    /// The function that an expression names, if it is one with a copy: the copy's name, its evidence, its arity.
    fn callee(&mut self, elab: &Elab) -> Option<(Expr, Vec<Expr>, usize)> {
        let (callee, evidence) = match elab {
            Elab::Local(local, ids) => (Callee::Local(*local), Ok(ids)),
            Elab::Global(name, ids) => (Callee::Global(*name), Ok(ids)),
            Elab::Recursive(callee, group) => (*callee, Err(*group)),
            _ => return None,
        };
        let (head, arity) = match callee {
            Callee::Local(local) => {
                let arity = self.attempts.known.get(&local.id)?.arity;
                let copy = match self.attempts.copies.get(&local.id) {
                    Some(copy) => *copy,
                    None => {
                        let copy = self.fresh(&*format!("{}_try", local.name));
                        self.attempts.copies.insert(local.id, copy);
                        copy
                    }
                };
                (Expr::Local(copy), arity)
            }
            Callee::Global(name) => {
                let arity = arity(&self.definitions.get(&name)?.body);
                if arity == 0 {
                    return None;
                }
                (self.copy_of(name), arity)
            }
        };
        let evidence = match evidence {
            Ok(ids) => ids.iter().map(|id| self.evidence(*id)).collect(),
            Err(group) => {
                let count = self.facts.groups[group.0 as usize].len();
                (0..count).map(|i| self.evidence_param(group, i)).collect()
            }
        };
        Some((head, evidence, arity))
    }

    fn copy_of(&mut self, name: Symbol) -> Expr {
        let copy = copy_name(name);
        self.want(Wanted::Attempt(name), copy);
        Expr::Global(copy)
    }

    /// A function with a copy, given fewer arguments than it takes: a value.
    fn attempt_partial(&mut self, head: &Elab, args: Vec<Expr>) -> Expr {
        let Some((copy, evidence, arity)) = self.callee(head) else { return unsupported("this call under `try`") };
        let rest: Vec<Local> = (args.len()..arity).map(|_| self.fresh("x")).collect();
        let all = evidence.into_iter().chain(args).chain(rest.iter().map(|local| Expr::Local(*local))).collect();
        curried(rest, apply(copy, all))
    }

    fn attempt_application(&mut self, head: &Elab, args: &[Elab]) -> Expr {
        let head = head.unmarked();
        if let Elab::App(inner, first) = head {
            let all: Vec<Elab> = first.iter().chain(args).cloned().collect();
            return self.attempt_application(inner, &all);
        }
        if let Elab::Updater(callee, _) = head {
            return self.attempt_application(callee, args);
        }
        if let Elab::Builtin(builtin, evidence) = head {
            return self.attempt_builtin(*builtin, evidence, args);
        }
        if let Elab::Unsupported(why) = head {
            return unsupported(*why);
        }
        self.attempt_all(args, |lower, mut values| match lower.callee(head) {
            Some((_, _, arity)) if values.len() < arity => {
                let function = lower.attempt_partial(head, values);
                returned(function)
            }
            Some((copy, evidence, arity)) => {
                let extra = values.split_off(arity);
                let call = apply(copy, evidence.into_iter().chain(values).collect());
                lower.apply_outcome(call, extra)
            }
            None => lower.attempt_value(head, |lower, function| {
                let first = values.remove(0);
                lower.apply_outcome(apply(function, vec![first]), values)
            }),
        })
    }

    /// Goes on applying the function that an outcome holds.
    fn apply_outcome(&mut self, outcome: Expr, args: Vec<Expr>) -> Expr {
        args.into_iter().fold(outcome, |outcome, arg| {
            let function = self.fresh("f");
            let call = apply(Expr::Local(function), vec![arg]);
            self.split_outcome(outcome, function, call, |_, exception| raised(Expr::Local(exception)))
        })
    }

    fn attempt_builtin(&mut self, builtin: Builtin, evidence: &[EvidenceId], args: &[Elab]) -> Expr {
        let arity = builtin.arity();
        if args.len() < arity {
            return self.attempt_all(args, |lower, values| {
                let function = lower.attempt_builtin_value(builtin, evidence);
                lower.apply_outcome(returned(function), values)
            });
        }
        if args.len() > arity && !matches!(builtin, Builtin::Apply | Builtin::Pipe | Builtin::Identity) {
            return unsupported("this call under `try`");
        }
        match builtin {
            // What is left to compute cannot fail once the divisor is not zero, so it may wait.
            Builtin::Prim(op) if may_raise(op) => self.attempt_all(args, |_, values| {
                let zero = Alt { pattern: AltPattern::Lit(Lit::Int(0)), body: raised(exception("Division_by_zero")) };
                let divisor = values[1].clone();
                let divided = returned(Expr::Prim(op, values));
                Expr::Case(Box::new(divisor), vec![zero], Some(Box::new(divided)))
            }),
            Builtin::Prim(op) => self.attempt_all(args, |lower, values| {
                let result = lower.fresh("v");
                bind(result, Expr::Prim(op, values), returned(Expr::Local(result)))
            }),
            Builtin::Compare(op) => self.attempt_all(args, |lower, mut values| {
                let (Some(b), Some(a)) = (values.pop(), values.pop()) else { unreachable!("two operands") };
                let compared = lower.compare(op, evidence[0], a, b);
                let result = lower.fresh("v");
                bind(result, compared, returned(Expr::Local(result)))
            }),
            Builtin::And => self.attempt_value(&args[0], |lower, first| {
                let second = lower.attempt(&args[1]);
                boolean(first, second, returned(truth(false)))
            }),
            Builtin::Or => self.attempt_value(&args[0], |lower, first| {
                let second = lower.attempt(&args[1]);
                boolean(first, returned(truth(true)), second)
            }),
            Builtin::Not => {
                self.attempt_value(&args[0], |_, value| boolean(value, returned(truth(false)), returned(truth(true))))
            }
            Builtin::Raise => self.attempt_value(&args[0], |_, exception| raised(exception)),
            Builtin::Failwith => {
                self.attempt_value(&args[0], |_, text| raised(Expr::Con("Stdlib.Failure".into(), vec![text])))
            }
            Builtin::InvalidArg => {
                self.attempt_value(&args[0], |_, text| raised(Expr::Con("Stdlib.Invalid_argument".into(), vec![text])))
            }
            Builtin::Apply => self.attempt_application(&args[0], &args[1..]),
            Builtin::Pipe => {
                let rest: Vec<Elab> = args[..1].iter().chain(&args[2..]).cloned().collect();
                self.attempt_application(&args[1], &rest)
            }
            Builtin::Identity
            | Builtin::ListOfArray
            | Builtin::ArrayOfList
            | Builtin::StringOfBytes
            | Builtin::BytesOfString
                if args.len() == 1 =>
            {
                self.attempt(&args[0])
            }
            Builtin::ListOfArray | Builtin::ArrayOfList | Builtin::StringOfBytes | Builtin::BytesOfString => {
                unsupported("this call under `try`")
            }
            Builtin::Identity => self.attempt_application(&args[0], &args[1..]),
            Builtin::ReadInt => self.attempt_read(&args[0], Type::int(), failure("int_of_string")),
            Builtin::ReadFloat => self.attempt_read(&args[0], Type::double(), failure("float_of_string")),
            // Every line is one.
            Builtin::ReadLine => self.attempt_read(&args[0], string(), returned(Expr::Lit(Lit::Str("".into())))),
            Builtin::Deref if self.is_tracked(&args[0]) => {
                let call = Elab::App(Box::new(Elab::Builtin(builtin, Vec::new())), args.to_vec());
                returned(self.expr(&call))
            }
            Builtin::Output | Builtin::ErrorOutput => self.printed(returned(unit())),
            Builtin::Cell(_) | Builtin::Halt => unsupported("what a program does at its end"),
            Builtin::Inside | Builtin::HashWith | Builtin::ExceptionName => {
                unsupported("a container that is not local and simple")
            }
            Builtin::Force => unsupported("`Lazy.force` under `try`"),
            Builtin::Ref | Builtin::Deref | Builtin::Assign | Builtin::Incr | Builtin::Decr | Builtin::ArraySet => {
                unsupported("mutable state under `try`")
            }
        }
    }

    /// Reading may find something else than what is asked for, or nothing.
    fn attempt_read(&mut self, unit: &Elab, ty: Type, garbled: Expr) -> Expr {
        self.attempt_value(unit, |lower, unit| {
            let value = lower.fresh("v");
            let read = Expr::Input(Type::con_of(READING, [ty]));
            let alt = |con: &str, fields, body| Alt { pattern: AltPattern::Con(con.into(), fields), body };
            let alts = vec![
                alt(READ, vec![value], returned(Expr::Local(value))),
                alt(GARBLED, Vec::new(), garbled),
                alt(END, Vec::new(), raised(exception("End_of_file"))),
            ];
            force(unit, Expr::Case(Box::new(read), alts, None))
        })
    }

    fn attempt_builtin_value(&mut self, builtin: Builtin, evidence: &[EvidenceId]) -> Expr {
        let params: Vec<Local> = (0..builtin.arity()).map(|i| self.fresh(["x", "y", "z"][i.min(2)])).collect();
        for param in &params {
            self.attempts.note(*param);
        }
        let args: Vec<Elab> = params.iter().map(|param| Elab::Local(*param, Vec::new())).collect();
        let body = self.attempt_builtin(builtin, evidence, &args);
        curried(params, body)
    }

    pub(super) fn type_has_function(&self, local: Local) -> bool {
        self.facts.locals.get(&local.id).is_some_and(|ty| self.has_function(ty, &mut Vec::new()))
    }

    fn global_has_function(&self, name: Symbol) -> bool {
        self.definitions.get(&name).is_some_and(|d| self.has_function(&d.scheme.ty, &mut Vec::new()))
    }

    /// Whether values of the type hold functions. Of type variables nothing is known, but nothing is done with them.
    fn has_function(&self, ty: &Type, seen: &mut Vec<Symbol>) -> bool {
        let Type::Con(name, args) = ty else { return false };
        if name.as_str() == "->" || args.iter().any(|arg| self.has_function(arg, seen)) {
            return true;
        }
        if seen.contains(name) {
            return false;
        }
        seen.push(*name);
        let Some(data) = self.program.data_id(*name).map(|id| self.program.data(id)) else { return false };
        data.cons.iter().any(|con| self.program.con(*con).def.fields.iter().any(|field| self.has_function(field, seen)))
    }
}

/// A match in the dialect of outcomes.
struct Attempted<'r> {
    rows: &'r [Row],
    failure: Expr,
}

impl<'a> Arms<'a> for Attempted<'_> {
    fn body(&mut self, lower: &mut Lower<'a>, row: usize) -> Expr {
        lower.attempt(&self.rows[row].body)
    }

    fn guard(&mut self, lower: &mut Lower<'a>, row: usize, yes: Expr, no: Expr) -> Expr {
        match &self.rows[row].guard {
            Some(guard) => lower.attempt_value(guard, |_, value| boolean(value, yes, no)),
            None => yes,
        }
    }

    fn failure(&mut self, _: &mut Lower<'a>) -> Expr {
        self.failure.clone()
    }
}

fn returned(value: Expr) -> Expr {
    Expr::Con(RETURNED.into(), vec![value])
}

fn raised(exception: Expr) -> Expr {
    Expr::Con(RAISED.into(), vec![exception])
}

fn failure(text: &str) -> Expr {
    raised(Expr::Con("Stdlib.Failure".into(), vec![Expr::Lit(Lit::Str(text.into()))]))
}

fn exception(name: &str) -> Expr {
    Expr::Con(Symbol::new(&format!("Stdlib.{name}")), Vec::new())
}

fn raised_failure(con: &str, failure: &Failure) -> Expr {
    let file = Expr::Lit(Lit::Str(failure.file.as_str().into()));
    raised(Expr::Con(con.into(), vec![file, int(failure.line), int(failure.column)]))
}

/// Takes the parameters one at a time; all but the last application give a function.
fn curried(params: Vec<Local>, body: Expr) -> Expr {
    let mut result = body;
    for (i, param) in params.into_iter().rev().enumerate() {
        if i > 0 {
            result = returned(result);
        }
        result = Expr::Lam(vec![param], Box::new(result));
    }
    result
}

fn copy_name(name: Symbol) -> Symbol {
    Symbol::new(&format!("{name}$try"))
}

/// Whether the pattern may match `Stack_overflow`.
fn may_be_overflow(pat: &Pat) -> bool {
    match pat {
        Pat::Any | Pat::Var(_) => true,
        Pat::As(inner, _) => may_be_overflow(inner),
        Pat::Or(parts) => parts.iter().any(may_be_overflow),
        Pat::Con(con, _) => con.name.as_str() == "Stdlib.Stack_overflow",
        Pat::Lit(_) | Pat::Range(..) => false,
    }
}

/// Primitives that raise `Division_by_zero`.
fn may_raise(op: PrimOp) -> bool {
    matches!(op, PrimOp::IntQuot | PrimOp::IntRem)
}

/// How many parameters a definition takes at once.
fn arity(elab: &Elab) -> usize {
    match elab.unmarked() {
        Elab::Fun(params, body) => params.len() + arity(body),
        _ => 0,
    }
}

/// The type of a copy: `arity` parameters at once, then an outcome.
fn copy_type(ty: &Type, arity: usize) -> Type {
    match ty.as_fun() {
        Some((from, to)) if arity > 0 => Type::fun(value_type(from), copy_type(to, arity - 1)),
        _ => outcome(value_type(ty)),
    }
}

/// The type of a value under `try`: its functions return outcomes.
pub(super) fn value_type(ty: &Type) -> Type {
    match ty {
        Type::Con(name, args) if name.as_str() == "->" => {
            Type::fun(value_type(&args[0]), outcome(value_type(&args[1])))
        }
        Type::Con(name, args) => Type::Con(*name, args.iter().map(value_type).collect()),
        _ => ty.clone(),
    }
}

fn outcome(ty: Type) -> Type {
    Type::con_of(OUTCOME, [ty])
}
