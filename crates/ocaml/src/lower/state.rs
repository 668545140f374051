//! Local mutable state, by translation to recursion.
//!
//! A reference or array that does not escape ([`super::uses`]) is not a value here: its content at each point of the program is
//! a variable, and assignment makes a new one. Where control flow joins again, the contents are parameters of a join point;
//! a loop is a recursive function of what it changes; a local function that touches state takes and returns it. So that the
//! contents can differ after each step, expressions are translated with what comes next ([`Next`]).

use std::sync::Arc;

use rustc_hash::FxHashMap;
use selfsame_core::expr::{Alt, AltPattern, Expr, Lit, Local};
use selfsame_core::prim::PrimOp;
use selfsame_core::program::Size;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::tuple_name;

use super::arrays::{self, assigned};
use super::containers::updater;
use super::expr::{apply, assert_failure, bind, boolean, force, int, is_value, match_failure, truth, unit};
use super::matching::Arms;
use super::uses::{self, iteration, named};
use super::{Lower, lambda, unsupported};
use crate::elab::{Builtin, Definition, Elab, ForElab, GroupId, Row};
use crate::updater::{Updater, body, params};

/// The state in scope.
#[derive(Default)]
pub(super) struct Refs {
    /// What each reference holds at this point.
    pub(super) current: FxHashMap<u32, Local>,
    /// Local functions that touch state: what they take and return.
    functions: FxHashMap<u32, Arc<Touched>>,
}

struct Touched {
    takes: Vec<u32>,
    returns: Vec<u32>,
}

impl Refs {
    /// What the reference holds at this point.
    pub(super) fn current(&self, reference: Local) -> Option<Local> {
        self.current.get(&reference.id).copied()
    }
}

/// The variables in the places that a function changes.
fn assigned_arguments(updater: &Updater, args: &[Elab]) -> Option<Vec<u32>> {
    let at = |position: &usize| named(args.get(*position)?.unmarked());
    updater.written.iter().map(at).collect::<Option<Vec<u32>>>().filter(|targets| !targets.is_empty())
}

/// Whether a function of this body does not keep the container that it is given.
pub(crate) fn keeps_nothing(body: &Elab, param: Local) -> bool {
    uses::is_simple(body, param, true, false)
}

/// Whether a `let` introduces state that can be passed along.
pub(crate) fn makes_state(elab: &Elab) -> bool {
    let Elab::Let(local, value, _, body) = elab else { return false };
    match value.unmarked() {
        Elab::App(head, _) if matches!(head.unmarked(), Elab::Builtin(Builtin::Ref, _)) => {
            uses::is_simple(body, *local, false, true)
        }
        value => {
            arrays::is_fresh_array(value)
                && body.any(&mut |part| assigned(part).contains(&local.id))
                && uses::is_simple(body, *local, true, true)
                && (!arrays::changes_rows(body, *local)
                    || (arrays::is_fresh_matrix(value) && arrays::rows_stay(body, *local, true)))
        }
    }
}

/// An argument that has been evaluated.
pub(super) enum Argument {
    Value(Expr),
    /// A container, which is what it is when the call is made.
    State(u32),
}

/// What is done with a value, in the state that there is then.
pub(super) enum Next<'a, 'k> {
    /// It is the value of the whole; the state is of no interest any more.
    Return,
    /// It goes to a join point, with the contents of these references.
    Jump(Local, Vec<u32>),
    Then(Box<dyn FnOnce(&mut Lower<'a>, Expr) -> Expr + 'k>),
}

impl<'a> Lower<'a> {
    /// `let r = ref e in body` and local arrays that are assigned, if their state can be passed along.
    pub(super) fn local_state(&mut self, elab: &Elab) -> Option<Expr> {
        makes_state(elab).then(|| self.stateful(elab, Next::Return))
    }

    /// A loop where no state is in scope: all it can do is fail, read or run forever.
    pub(super) fn pure_loop(&mut self, elab: &Elab) -> Expr {
        self.stateful(elab, Next::Return)
    }

    pub(super) fn is_tracked(&self, elab: &Elab) -> bool {
        named(elab.unmarked()).is_some_and(|id| self.refs.current.contains_key(&id))
    }

    /// Whether evaluating the expression may change state, so that it has to be translated with what comes next.
    fn touches(&self, elab: &Elab) -> bool {
        elab.any(&mut |part| {
            assigned(part).iter().any(|id| self.refs.current.contains_key(id))
                || makes_state(part)
                || matches!(part, Elab::While(..) | Elab::For(_))
                || named(part).is_some_and(|id| self.refs.functions.contains_key(&id))
                || self.defines_with_state(part)
        })
    }

    /// Whether a `let` defines a function that uses state in scope.
    fn defines_with_state(&self, elab: &Elab) -> bool {
        let is_user = |value: &Elab| matches!(value.unmarked(), Elab::Fun(..)) && self.uses_state(value);
        match elab {
            Elab::Let(_, value, _, _) => is_user(value),
            Elab::LetRec(bindings, _, _) => bindings.iter().any(|(_, value)| is_user(value)),
            _ => false,
        }
    }

    /// Whether a function reads or changes state in scope: then it takes it.
    fn uses_state(&self, value: &Elab) -> bool {
        value.any(&mut |part| {
            named(part).is_some_and(|id| self.refs.current.contains_key(&id) || self.refs.functions.contains_key(&id))
        })
    }

    /// References in scope that the expressions may change, in a fixed order.
    fn changed(&self, elabs: &[&Elab]) -> Vec<u32> {
        let mut ids = Vec::new();
        for elab in elabs {
            elab.any(&mut |part| {
                ids.extend(assigned(part).into_iter().filter(|id| self.refs.current.contains_key(id)));
                if let Some(touched) = named(part).and_then(|id| self.refs.functions.get(&id)) {
                    ids.extend(&touched.returns);
                }
                false
            });
        }
        ids.sort_unstable();
        ids.dedup();
        ids
    }

    fn contents(&self, refs: &[u32]) -> Vec<Expr> {
        refs.iter().map(|id| Expr::Local(self.refs.current[id])).collect()
    }

    /// New variables for the contents of references, which hold them from now on.
    fn rebind(&mut self, refs: &[u32]) -> Vec<Local> {
        refs.iter()
            .map(|id| {
                let name = self.refs.current[id].name;
                let local = self.fresh(name);
                self.refs.current.insert(*id, local);
                local
            })
            .collect()
    }

    pub(super) fn proceed(&mut self, next: Next<'a, '_>, value: Expr) -> Expr {
        let then = match next {
            Next::Return => return value,
            Next::Jump(join, refs) => {
                let contents = self.contents(&refs);
                Box::new(move |_: &mut Lower<'a>, value| {
                    apply(Expr::Local(join), std::iter::once(value).chain(contents).collect())
                })
            }
            Next::Then(then) => then,
        };
        if is_value(&value) {
            return then(self, value);
        }
        let local = self.fresh("v");
        let rest = then(self, Expr::Local(local));
        bind(local, value, rest)
    }

    /// The expression, and then what comes next.
    pub(super) fn stateful<'k>(&mut self, elab: &'k Elab, next: Next<'a, 'k>) -> Expr {
        if !self.touches(elab) {
            let value = self.expr(elab);
            return self.proceed(next, value);
        }
        match elab {
            Elab::At(span, inner) => {
                let inner = self.stateful(inner, next);
                Expr::At(*span, Box::new(inner))
            }
            Elab::Seq(first, second) => self.stateful(
                first,
                Next::Then(Box::new(move |lower, value| {
                    let rest = lower.stateful(second, next);
                    force(value, rest)
                })),
            ),
            Elab::Let(local, value, group, body) => self.stateful_let(elab, *local, value, *group, body, next),
            Elab::LetRec(bindings, group, body) => self.stateful_functions(bindings, *group, body, next),
            Elab::If(condition, yes, no) => self.stateful(
                condition,
                Next::Then(Box::new(move |lower, condition| {
                    lower.branches(&[yes, no], next, |lower, next| {
                        let yes = lower.branch(yes, next());
                        let no = lower.branch(no, next());
                        boolean(condition, yes, no)
                    })
                })),
            ),
            Elab::Match(scrutinee, rows, failure) => self.stateful(
                scrutinee,
                Next::Then(Box::new(move |lower, value| {
                    let bodies: Vec<&Elab> = rows.iter().map(|row| &row.body).collect();
                    let failure = match_failure(failure);
                    lower.branches(&bodies, next, |lower, next| {
                        lower.match_value(value, rows, &mut Stateful { rows, next, failure })
                    })
                })),
            ),
            Elab::While(condition, body) => self.while_loop(condition, body, next),
            Elab::For(parts) => self.for_loop(parts, next),
            Elab::App(head, args) => self.stateful_call(head, args, next),
            Elab::Con(con, args) => {
                let name = con.name;
                self.all(args, Vec::new(), Box::new(move |lower, args| lower.proceed(next, Expr::Con(name, args))))
            }
            Elab::Assert(condition, failure) => {
                let failed = assert_failure(failure);
                self.stateful(
                    condition,
                    Next::Then(Box::new(move |lower, condition| {
                        lower.proceed(next, boolean(condition, unit(), failed))
                    })),
                )
            }
            Elab::SetField(con, index, record, value) => self.set_field(con, *index, record, value, next),
            Elab::Try(body, rows, result) if !self.touches(body) && !self.type_has_function(*result) => {
                let bodies: Vec<&Elab> = rows.iter().map(|row| &row.body).collect();
                self.branches(&bodies, next, |lower, next| {
                    let state = lower.refs.current.clone();
                    lower.caught(
                        body,
                        rows,
                        |lower, value| {
                            let returned = lower.proceed(next(), Expr::Local(value));
                            lower.refs.current = state;
                            returned
                        },
                        |rows, failure| Stateful { rows, next, failure },
                    )
                })
            }
            Elab::MatchTry(parts) if !self.touches(&parts.scrutinee) && !self.type_has_function(parts.subject) => {
                let rows = parts.values.iter().chain(&parts.exceptions);
                let bodies: Vec<&Elab> = rows.map(|row| &row.body).collect();
                let failure = match_failure(&parts.failure);
                self.branches(&bodies, next, |lower, next| {
                    lower.caught(
                        &parts.scrutinee,
                        &parts.exceptions,
                        |lower, value| {
                            lower.match_rows(value, &parts.values, &mut Stateful { rows: &parts.values, next, failure })
                        },
                        |rows, failure| Stateful { rows, next, failure },
                    )
                })
            }
            _ => unsupported("mutable state in this construct"),
        }
    }

    fn stateful_let<'k>(
        &mut self,
        elab: &'k Elab,
        local: Local,
        value: &'k Elab,
        group: GroupId,
        body: &'k Elab,
        next: Next<'a, 'k>,
    ) -> Expr {
        let is_new = makes_state(elab);
        let content = match value.unmarked() {
            Elab::App(head, args) if is_new && matches!(head.unmarked(), Elab::Builtin(Builtin::Ref, _)) => {
                // The place of the definition is a place still.
                if let Elab::At(span, _) = value {
                    let inner = self.state_let(is_new, local, &args[0], group, body, next);
                    return Expr::At(*span, Box::new(inner));
                }
                &args[0]
            }
            Elab::Fun(..) if self.uses_state(value) => return self.stateful_function(local, value, group, body, next),
            _ => value,
        };
        self.state_let(is_new, local, content, group, body, next)
    }

    fn state_let<'k>(
        &mut self,
        is_new: bool,
        local: Local,
        content: &'k Elab,
        group: GroupId,
        body: &'k Elab,
        next: Next<'a, 'k>,
    ) -> Expr {
        if !is_new && !self.touches(content) {
            // Nothing of the state: translated as always, except for what follows.
            let lowered = self.abstracted(group, content);
            let name = self.binder(local);
            let rest = self.stateful(body, next);
            return bind(name, lowered, rest);
        }
        self.stateful(
            content,
            Next::Then(Box::new(move |lower, content| {
                let name = lower.binder(local);
                if is_new {
                    lower.refs.current.insert(local.id, name);
                }
                let rest = lower.stateful(body, next);
                if is_new {
                    lower.refs.current.remove(&local.id);
                }
                Expr::Let(name, Box::new(content), Box::new(rest))
            })),
        )
    }

    fn stateful_function<'k>(
        &mut self,
        local: Local,
        value: &'k Elab,
        group: GroupId,
        body: &'k Elab,
        next: Next<'a, 'k>,
    ) -> Expr {
        let touched = self.touched(&[value]);
        let function = self.state_passing(value, group, &touched);
        self.refs.functions.insert(local.id, touched);
        let name = self.binder(local);
        let rest = self.stateful(body, next);
        Expr::Let(name, Box::new(function), Box::new(rest))
    }

    /// A recursive group of functions that touch state.
    fn stateful_functions<'k>(
        &mut self,
        bindings: &'k [(Local, Elab)],
        group: GroupId,
        body: &'k Elab,
        next: Next<'a, 'k>,
    ) -> Expr {
        let values: Vec<&Elab> = bindings.iter().map(|(_, value)| value).collect();
        let names: Vec<Local> = bindings.iter().map(|(local, _)| self.binder(*local)).collect();
        let mut lowered = Vec::new();
        if values.iter().any(|value| self.uses_state(value)) {
            let touched = self.touched(&values);
            for (local, _) in bindings {
                self.refs.functions.insert(local.id, touched.clone());
            }
            for value in &values {
                lowered.push(self.state_passing(value, group, &touched));
            }
        } else {
            for value in &values {
                lowered.push(self.abstracted(group, value));
            }
        }
        let rest = self.stateful(body, next);
        Expr::LetRec(names.into_iter().zip(lowered).collect(), Box::new(rest))
    }

    /// What functions read or change of the state in scope.
    fn touched(&self, values: &[&Elab]) -> Arc<Touched> {
        let returns = self.changed(values);
        let mut takes = returns.clone();
        for value in values {
            value.any(&mut |part| {
                takes.extend(named(part).filter(|id| self.refs.current.contains_key(id)));
                if let Some(inner) = named(part).and_then(|id| self.refs.functions.get(&id)) {
                    takes.extend(&inner.takes);
                }
                false
            });
        }
        takes.sort_unstable();
        takes.dedup();
        Arc::new(Touched { takes, returns })
    }

    /// A function that takes the state it touches after its arguments and returns what it may change beside its result.
    fn state_passing(&mut self, value: &Elab, group: GroupId, touched: &Arc<Touched>) -> Expr {
        let Elab::Fun(params, body) = value.unmarked() else { return unsupported("a recursive value with state") };
        let mut all = self.evidence_params(group);
        all.extend(params.iter().map(|param| self.binder(*param)));
        let saved = self.refs.current.clone();
        all.extend(self.rebind(&touched.takes));
        let returns = touched.clone();
        let body = self.stateful(
            body,
            Next::Then(Box::new(move |lower, value| {
                let contents = lower.contents(&returns.returns);
                packed(value, contents)
            })),
        );
        self.refs.current = saved;
        lambda(all, body)
    }

    fn while_loop<'k>(&mut self, condition: &'k Elab, body: &'k Elab, next: Next<'a, 'k>) -> Expr {
        let refs = self.changed(&[condition, body]);
        let name = self.fresh("loop");
        let start = self.loop_call(name, None, &refs);
        let params = self.rebind(&refs);
        let again = refs.clone();
        let turn = self.stateful(
            condition,
            Next::Then(Box::new(move |lower, condition| {
                let state = lower.refs.current.clone();
                let more = lower.stateful(
                    body,
                    Next::Then(Box::new(move |lower, value| force(value, lower.loop_call(name, None, &again)))),
                );
                lower.refs.current = state;
                let done = lower.proceed(next, unit());
                boolean(condition, more, done)
            })),
        );
        self.close_loop(name, params, turn, start)
    }

    fn for_loop<'k>(&mut self, parts: &'k ForElab, next: Next<'a, 'k>) -> Expr {
        self.stateful(
            &parts.from,
            Next::Then(Box::new(move |lower, from| {
                lower.stateful(
                    &parts.to,
                    Next::Then(Box::new(move |lower, to| {
                        if !may_be_last(&parts.to, parts.up) {
                            return lower.turns(parts, from, to, next, None);
                        }
                        lower.branches(&[&parts.body], next, |lower, next| {
                            lower.turns(parts, from, to, next(), Some(next()))
                        })
                    })),
                )
            })),
        )
    }

    /// The turns of a loop between two values. After the last number that there is, it ends: the next one would be the first.
    fn turns<'k>(
        &mut self,
        parts: &'k ForElab,
        from: Expr,
        to: Expr,
        next: Next<'a, 'k>,
        after_last: Option<Next<'a, 'k>>,
    ) -> Expr {
        let refs = self.changed(&[&parts.body]);
        let name = self.fresh("loop");
        let start = self.loop_call(name, Some(from), &refs);
        let index = self.binder(parts.var);
        let mut params = vec![index];
        params.extend(self.rebind(&refs));
        let state = self.refs.current.clone();
        let (past, step) = if parts.up { (PrimOp::IntGt, PrimOp::IntAdd) } else { (PrimOp::IntLt, PrimOp::IntSub) };
        let following = Expr::Prim(step, vec![Expr::Local(index), int(1)]);
        let more = self.stateful(
            &parts.body,
            Next::Then(Box::new(move |lower, value| {
                let again = lower.loop_call(name, Some(following.clone()), &refs);
                let Some(after_last) = after_last else { return force(value, again) };
                let wraps = Expr::Prim(past, vec![Expr::Local(index), following]);
                let done = lower.proceed(after_last, unit());
                force(value, boolean(wraps, done, again))
            })),
        );
        self.refs.current = state;
        let done = self.proceed(next, unit());
        let turn = boolean(Expr::Prim(past, vec![Expr::Local(index), to]), done, more);
        self.close_loop(name, params, turn, start)
    }

    /// `List.iter (fun x -> …) l` whose function touches state: a loop over the list.
    fn iteration<'k>(&mut self, indexed: bool, function: &'k Elab, sequence: &'k Elab, next: Next<'a, 'k>) -> Expr {
        let Elab::Fun(params, body) = function.unmarked() else { return unsupported("state in this iteration") };
        if params.len() != 1 + usize::from(indexed) {
            return unsupported("state in this iteration");
        }
        self.stateful(
            sequence,
            Next::Then(Box::new(move |lower, list| {
                let refs = lower.changed(&[body]);
                let name = lower.fresh("loop");
                let rest = lower.fresh("rest");
                let index = indexed.then(|| lower.binder(params[0]));
                let contents = lower.contents(&refs);
                let first = std::iter::once(list).chain(indexed.then(|| int(0))).chain(contents).collect();
                let start = apply(Expr::Local(name), first);
                let mut all = vec![rest];
                all.extend(index);
                all.extend(lower.rebind(&refs));
                let state = lower.refs.current.clone();
                let element = lower.binder(params[params.len() - 1]);
                let tail = lower.fresh("rest");
                let more = lower.stateful(
                    body,
                    Next::Then(Box::new(move |lower, value| {
                        let following = index.map(|i| Expr::Prim(PrimOp::IntAdd, vec![Expr::Local(i), int(1)]));
                        let contents = lower.contents(&refs);
                        let args = std::iter::once(Expr::Local(tail)).chain(following).chain(contents).collect();
                        force(value, apply(Expr::Local(name), args))
                    })),
                );
                lower.refs.current = state;
                let done = lower.proceed(next, unit());
                let alts = vec![
                    Alt { pattern: AltPattern::Con("[]".into(), Vec::new()), body: done },
                    Alt { pattern: AltPattern::Con(":".into(), vec![element, tail]), body: more },
                ];
                let turn = Expr::Case(Box::new(Expr::Local(rest)), alts, None);
                lower.close_loop(name, all, turn, start)
            })),
        )
    }

    /// The call that starts or continues a loop. A loop that changes nothing takes `()`.
    fn loop_call(&mut self, name: Local, index: Option<Expr>, refs: &[u32]) -> Expr {
        let mut args: Vec<Expr> = index.into_iter().chain(self.contents(refs)).collect();
        if args.is_empty() {
            args.push(unit());
        }
        apply(Expr::Local(name), args)
    }

    fn close_loop(&mut self, name: Local, mut params: Vec<Local>, turn: Expr, start: Expr) -> Expr {
        if params.is_empty() {
            params.push(self.fresh("_"));
        }
        Expr::LetRec(vec![(name, Expr::Lam(params, Box::new(turn)))], Box::new(start))
    }

    /// Control flow that splits into the given parts and comes together again.
    fn branches<'k>(
        &mut self,
        parts: &[&Elab],
        next: Next<'a, 'k>,
        build: impl FnOnce(&mut Self, &dyn Fn() -> Next<'a, 'k>) -> Expr,
    ) -> Expr {
        match next {
            Next::Return => build(self, &|| Next::Return),
            Next::Jump(join, refs) => build(self, &|| Next::Jump(join, refs.clone())),
            Next::Then(then) => {
                let refs = self.changed(parts);
                let join = self.fresh("join");
                let body = build(self, &|| Next::Jump(join, refs.clone()));
                let value = self.fresh("v");
                let params: Vec<Local> = std::iter::once(value).chain(self.rebind(&refs)).collect();
                let rest = then(self, Expr::Local(value));
                Expr::Let(join, Box::new(Expr::Lam(params, Box::new(rest))), Box::new(body))
            }
        }
    }

    /// One branch, in the state before it; the state after it does not reach the others.
    fn branch<'k>(&mut self, elab: &'k Elab, next: Next<'a, 'k>) -> Expr {
        let state = self.refs.current.clone();
        let expr = self.stateful(elab, next);
        self.refs.current = state;
        expr
    }

    /// Evaluates arguments from right to left.
    pub(super) fn all<'k>(
        &mut self,
        args: &'k [Elab],
        mut done: Vec<Argument>,
        then: Box<dyn FnOnce(&mut Lower<'a>, Vec<Expr>) -> Expr + 'k>,
    ) -> Expr {
        let Some((last, before)) = args.split_last() else {
            let values = done.into_iter().rev().map(|argument| match argument {
                Argument::Value(value) => value,
                Argument::State(id) => Expr::Local(self.refs.current[&id]),
            });
            let values = values.collect();
            return then(self, values);
        };
        if let Some(id) = named(last.unmarked()).filter(|id| self.refs.current.contains_key(id)) {
            done.push(Argument::State(id));
            return self.all(before, done, then);
        }
        self.stateful(
            last,
            Next::Then(Box::new(move |lower, value| {
                done.push(Argument::Value(value));
                lower.all(before, done, then)
            })),
        )
    }

    fn stateful_call<'k>(&mut self, head: &'k Elab, args: &'k [Elab], next: Next<'a, 'k>) -> Expr {
        let head = head.unmarked();
        if let (Some(kind), [function, sequence]) = (iteration(head), args)
            && self.touches(function)
        {
            return self.iteration(kind.indexed, function, sequence, next);
        }
        if let Some((callee, updater)) = updater(head) {
            let targets = assigned_arguments(updater, args);
            return match targets {
                Some(targets) if targets.iter().all(|id| self.refs.current.contains_key(id)) => {
                    self.updating_call(callee, args, targets, next)
                }
                _ => self.stateful_call(callee, args, next),
            };
        }
        if let Some(change) = self.tracked_change(head, args) {
            return self.change(change, head, args, next);
        }
        match head {
            Elab::Builtin(builtin, evidence) if args.len() == builtin.arity() => {
                let (builtin, evidence) = (*builtin, evidence.clone());
                let target = args.first().and_then(|arg| named(arg.unmarked()));
                let target = target.filter(|id| self.refs.current.contains_key(id));
                match (builtin, target) {
                    (Builtin::Assign, Some(target)) => self.stateful(
                        &args[1],
                        Next::Then(Box::new(move |lower, value| lower.assign(target, value, next))),
                    ),
                    (Builtin::Incr | Builtin::Decr, Some(target)) => {
                        let op = if builtin == Builtin::Incr { PrimOp::IntAdd } else { PrimOp::IntSub };
                        let value = Expr::Prim(op, vec![Expr::Local(self.refs.current[&target]), int(1)]);
                        self.assign(target, value, next)
                    }
                    (Builtin::ArraySet, _) => self.set_in_row(args, next),
                    (Builtin::And | Builtin::Or, _) => self.stateful(
                        &args[0],
                        Next::Then(Box::new(move |lower, first| {
                            lower.branches(&[&args[1]], next, |lower, next| {
                                let second = lower.branch(&args[1], next());
                                let short = lower.proceed(next(), truth(builtin == Builtin::Or));
                                match builtin {
                                    Builtin::And => boolean(first, second, short),
                                    _ => boolean(first, short, second),
                                }
                            })
                        })),
                    ),
                    (Builtin::Apply, _) => self.stateful_call(&args[0], &args[1..], next),
                    (Builtin::Pipe, _) => self.stateful_call(&args[1], &args[..1], next),
                    _ => self.all(
                        args,
                        Vec::new(),
                        Box::new(move |lower, values| {
                            let value = lower.builtin_of_values(builtin, &evidence, values);
                            lower.proceed(next, value)
                        }),
                    ),
                }
            }
            Elab::Local(..) | Elab::Recursive(..)
                if named(head).is_some_and(|id| self.refs.functions.contains_key(&id)) =>
            {
                let touched = match named(head).and_then(|id| self.refs.functions.get(&id)) {
                    Some(touched) => touched.clone(),
                    None => return unsupported("a function with state"),
                };
                self.all(
                    args,
                    Vec::new(),
                    Box::new(move |lower, values| lower.state_call(head, values, &touched, next)),
                )
            }
            _ => {
                if self.touches(head) {
                    return unsupported("state in the function part of a call");
                }
                self.all(
                    args,
                    Vec::new(),
                    Box::new(move |lower, values| {
                        let head = lower.expr(head);
                        lower.proceed(next, apply(head, values))
                    }),
                )
            }
        }
    }

    /// A call of a function that takes and returns state.
    fn state_call(&mut self, head: &Elab, args: Vec<Expr>, touched: &Touched, next: Next<'a, '_>) -> Expr {
        let function = self.expr(head);
        let contents = self.contents(&touched.takes);
        let call = apply(function, args.into_iter().chain(contents).collect());
        if touched.returns.is_empty() {
            return self.proceed(next, call);
        }
        self.returning(call, &touched.returns, next)
    }

    /// A call of a function that changes containers whose state is passed along.
    fn updating_call<'k>(&mut self, callee: &'k Elab, args: &'k [Elab], targets: Vec<u32>, next: Next<'a, 'k>) -> Expr {
        self.all(
            args,
            Vec::new(),
            Box::new(move |lower, values| {
                let function = lower.updating(callee);
                let call = apply(function, values);
                lower.returning(call, &targets, next)
            }),
        )
    }

    /// What a call gives beside the contents of these references.
    fn returning(&mut self, call: Expr, targets: &[u32], next: Next<'a, '_>) -> Expr {
        let value = self.fresh("v");
        let fields: Vec<Local> = std::iter::once(value).chain(self.rebind(targets)).collect();
        let rest = self.proceed(next, Expr::Local(value));
        let name = Symbol::new(&tuple_name(fields.len()));
        let alt = Alt { pattern: AltPattern::Con(name, fields), body: rest };
        Expr::Case(Box::new(call), vec![alt], None)
    }

    /// The form of a definition that takes containers and returns those that it changes.
    pub(super) fn updating_body(&mut self, definition: &Definition, written: &[usize]) -> Expr {
        let own = params(&definition.body);
        let mut all = self.evidence_params(definition.group);
        let before = std::mem::take(&mut self.refs);
        for param in &own {
            let local = self.binder(*param);
            all.push(local);
        }
        let first = all.len() - own.len();
        let targets: Vec<u32> = written.iter().map(|position| own[*position].id).collect();
        for position in written {
            self.refs.current.insert(own[*position].id, all[first + position]);
        }
        let body = self.stateful(
            body(&definition.body),
            Next::Then(Box::new(move |lower, value| {
                let contents = lower.contents(&targets);
                packed(value, contents)
            })),
        );
        self.refs = before;
        lambda(all, body)
    }

    pub(super) fn assign(&mut self, target: u32, value: Expr, next: Next<'a, '_>) -> Expr {
        if let Expr::Local(local) = value {
            self.refs.current.insert(target, local);
            return self.proceed(next, unit());
        }
        let name = self.refs.current[&target].name;
        let local = self.fresh(name);
        self.refs.current.insert(target, local);
        let rest = self.proceed(next, unit());
        bind(local, value, rest)
    }
}

/// The bodies of a match, each followed by the same.
struct Stateful<'a, 'k, 'n> {
    rows: &'k [Row],
    next: &'n dyn Fn() -> Next<'a, 'k>,
    failure: Expr,
}

impl<'a> Arms<'a> for Stateful<'a, '_, '_> {
    fn body(&mut self, lower: &mut Lower<'a>, row: usize) -> Expr {
        lower.branch(&self.rows[row].body, (self.next)())
    }

    fn guard(&mut self, lower: &mut Lower<'a>, row: usize, yes: Expr, no: Expr) -> Expr {
        match &self.rows[row].guard {
            // Both ways have been translated for the state there was before the guard.
            Some(guard) if !lower.changed(&[guard]).is_empty() => unsupported("a guard that changes state"),
            Some(guard) => lower.stateful(guard, Next::Then(Box::new(move |_, condition| boolean(condition, yes, no)))),
            None => yes,
        }
    }

    fn failure(&mut self, _: &mut Lower<'a>) -> Expr {
        self.failure.clone()
    }
}

/// Whether the bound of a loop may be the last number that there is.
fn may_be_last(bound: &Elab, up: bool) -> bool {
    let is_length = |elab: &Elab| match elab.unmarked() {
        Elab::App(head, _) => {
            matches!(head.unmarked(), Elab::Global(name, _) if name.as_str().ends_with(".length")
                && name.as_str().starts_with("Stdlib."))
        }
        _ => false,
    };
    let is_small = |elab: &Elab| matches!(elab.unmarked(), Elab::Lit(Lit::Int(n)) if (0..=1 << 32).contains(n));
    match bound.unmarked() {
        Elab::Lit(Lit::Int(n)) => *n == if up { Size::Bits63.greatest() } else { Size::Bits63.least() },
        Elab::App(head, args) => match (head.unmarked(), &args[..]) {
            // Lengths are far from both ends.
            (Elab::Builtin(Builtin::Prim(PrimOp::IntSub | PrimOp::IntAdd), _), [one, other]) => {
                !(is_length(one) && is_small(other))
            }
            _ => !is_length(bound),
        },
        _ => true,
    }
}

/// A result together with state.
fn packed(value: Expr, contents: Vec<Expr>) -> Expr {
    if contents.is_empty() {
        return value;
    }
    let fields: Vec<Expr> = std::iter::once(value).chain(contents).collect();
    Expr::Con(Symbol::new(&tuple_name(fields.len())), fields)
}
