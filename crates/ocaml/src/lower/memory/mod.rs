//! Shared state: programs whose references, arrays and tables have more than one owner.
//!
//! What can change is an address, and one map from addresses to contents, the *memory*, is taken and given back by everything
//! that is not known to leave it alone. A step of such a program gives `$Done v m`, `$Failed e m` (an exception, which leaves
//! the memory as it is then) or `$Halted n m` (`exit`). Functions are of two kinds: those that are known take their
//! parameters at once and the memory as the last one; function values take one argument and the memory, and give a step.
//! What is printed, what is left to read and what is done at the end are cells of the memory like others, so `M.print`
//! and `M.set` are followed alike. What memory is, and what the library's containers do in it, is OCaml of our own
//! (`lib/ocaml/state.ml`).
//!
//! This is a dialect of its own beside the plain one and that of outcomes ([`super::attempt`]); a value of one is never given to
//! another. The plain dialect is what engines are good at; this one is for what it refuses.

mod builtin;
mod call;
mod frozen;
mod pure;
mod run;
mod shape;

pub(crate) use call::{SURVEY, surveyed};
pub(crate) use run::Ending;
pub(super) use shape::name_for;

use rustc_hash::FxHashMap;
use selfsame_core::expr::{Alt, AltPattern, Expr, Lit, Local};
use selfsame_core::symbol::Symbol;

use super::expr::{apply, bind, boolean, int, is_value, unit};
use super::matching::Arms;
use super::{Lower, unsupported};
use crate::elab::{Elab, Failure, ForElab, GroupId, Row};
use crate::library::{self, DONE, FAILED, HALTED};

/// What is known where state is shared.
#[derive(Default)]
pub(super) struct Memory {
    /// What the memory is called at this point; nothing in the other dialects.
    pub(super) world: Option<Local>,
    /// Functions bound by `let`, with the number of their parameters.
    known: FxHashMap<u32, usize>,
    /// Whether input is a text that is given, not asked for.
    pub(super) has_text: bool,
    /// Whether an exception may be caught, so that reading may fail.
    pub(super) catches: bool,
    /// Whether all that is asked is where the gaps are: values are what they are each time they are looked at.
    pub(super) surveys: bool,
    /// Definitions that are known to do nothing but give a value.
    pure: FxHashMap<Symbol, bool>,
}

/// What is done with a value.
enum Then<'a, 'k> {
    /// It is the value of the whole.
    Return,
    Go(Box<dyn FnOnce(&mut Lower<'a>, Expr) -> Expr + 'k>),
}

type All<'a, 'k> = Box<dyn FnOnce(&mut Lower<'a>, Vec<Expr>) -> Expr + 'k>;

impl<'a> Lower<'a> {
    /// A new name for the memory, which it has from now on.
    pub(super) fn new_world(&mut self) -> Local {
        let world = self.fresh("memory");
        self.memory.world = Some(world);
        world
    }

    fn world(&self) -> Expr {
        self.memory.world.map_or_else(|| unsupported("memory where there is none"), Expr::Local)
    }

    /// The rest after a step that gave a value; an exception or the end goes on as it is.
    pub(super) fn after(&mut self, step: Expr, value: Local, world: Local, rest: Expr) -> Expr {
        let mut alts = vec![Alt { pattern: AltPattern::Con(DONE.into(), vec![value, world]), body: rest }];
        for con in [FAILED, HALTED] {
            let fields = vec![self.fresh("what"), self.fresh("memory")];
            let again = fields.iter().map(|field| Expr::Local(*field)).collect();
            alts.push(Alt { pattern: AltPattern::Con(con.into(), fields), body: Expr::Con(con.into(), again) });
        }
        Expr::Case(Box::new(step), alts, None)
    }

    /// Goes on with a value, in the memory that there is now.
    fn finish(&mut self, value: Expr, then: Then<'a, '_>) -> Expr {
        match then {
            Then::Return => Expr::Con(DONE.into(), vec![value, self.world()]),
            Then::Go(go) => go(self, value),
        }
    }

    /// Goes on with a value that has to be computed first.
    fn computed(&mut self, value: Expr, then: Then<'a, '_>) -> Expr {
        if is_value(&value) {
            return self.finish(value, then);
        }
        let local = self.fresh("v");
        let rest = self.finish(Expr::Local(local), then);
        bind(local, value, rest)
    }

    /// Goes on after a step.
    fn continued(&mut self, step: Expr, then: Then<'a, '_>) -> Expr {
        match then {
            Then::Return => step,
            Then::Go(go) => {
                let (value, world) = (self.fresh("v"), self.new_world());
                let rest = go(self, Expr::Local(value));
                self.after(step, value, world, rest)
            }
        }
    }

    fn fails(&mut self, exception: Expr) -> Expr {
        Expr::Con(FAILED.into(), vec![exception, self.world()])
    }

    fn fails_at(&mut self, con: &str, failure: &Failure) -> Expr {
        let file = Expr::Lit(Lit::Str(failure.file.as_str().into()));
        self.fails(Expr::Con(con.into(), vec![file, int(failure.line), int(failure.column)]))
    }

    /// The expression as a step, in the memory that there is now, which stays what it is called.
    fn step(&mut self, elab: &Elab) -> Expr {
        let world = self.memory.world;
        let step = self.remember(elab, Then::Return);
        self.memory.world = world;
        step
    }

    /// A new cell.
    fn allocated(&mut self, content: Expr, then: Then<'a, '_>) -> Expr {
        let (before, address) = (self.world(), self.fresh("address"));
        let world = self.new_world();
        let rest = self.finish(Expr::Local(address), then);
        let grown = apply(state("grown"), vec![before.clone(), content]);
        bind(address, apply(state("fresh"), vec![before]), bind(world, grown, rest))
    }

    fn content(&self, address: Expr) -> Expr {
        apply(state("read"), vec![self.world(), address])
    }

    fn written(&mut self, address: Expr, content: Expr, then: Then<'a, '_>) -> Expr {
        let write = apply(state("write"), vec![self.world(), address, content]);
        let world = self.new_world();
        let rest = self.finish(unit(), then);
        bind(world, write, rest)
    }

    /// What a match tells apart: of what has an address, the content.
    pub(super) fn looked_up(&self, subject: Local, con: Symbol) -> Expr {
        match self.memory.world {
            Some(_) if self.facts.mutable.contains(&con) => self.content(Expr::Local(subject)),
            _ => Expr::Local(subject),
        }
    }

    /// The elements of an array, or what a reference holds.
    pub(super) fn held(&self, subject: Local, con: Symbol) -> Expr {
        let is_reference = con.as_str() == library::CONTENTS;
        match self.memory.world {
            Some(_) if is_reference => self.content(Expr::Local(subject)),
            Some(_) => apply(state("elements"), vec![self.content(Expr::Local(subject))]),
            None if is_reference => unsupported("reading a reference that is not local and simple"),
            None => Expr::Local(subject),
        }
    }

    /// The expression, and then what comes next.
    fn remember<'k>(&mut self, elab: &'k Elab, then: Then<'a, 'k>) -> Expr {
        match elab {
            Elab::At(span, inner) => {
                let inner = self.remember(inner, then);
                Expr::At(*span, Box::new(inner))
            }
            Elab::Unsupported(why) => unsupported(*why),
            Elab::Updater(callee, _) => self.remember(callee, then),
            Elab::Lit(lit) => self.finish(Expr::Lit(lit.clone()), then),
            Elab::Local(..) | Elab::Global(..) | Elab::Recursive(..) | Elab::Builtin(..) => {
                self.named_value(elab, then)
            }
            Elab::Fun(params, body) => {
                let function = self.function_value(params, body);
                self.finish(function, then)
            }
            Elab::App(head, args) => self.call(head, args, then),
            Elab::Con(con, args) => {
                let con = con.clone();
                self.remember_all(
                    args,
                    Box::new(move |lower, args| {
                        let made = Expr::Con(con.name, args);
                        match lower.facts.mutable.contains(&con.name) {
                            true => lower.allocated(made, then),
                            false => lower.finish(made, then),
                        }
                    }),
                )
            }
            Elab::Let(local, value, group, body) => self.remember_let(*local, value, *group, body, then),
            Elab::LetRec(parts, group, body) => {
                if parts.iter().any(|(_, value)| arity(value) == 0) {
                    return unsupported("a recursive value where state is shared");
                }
                for (local, value) in parts {
                    self.memory.known.insert(local.id, arity(value));
                }
                let names: Vec<Local> = parts.iter().map(|(local, _)| self.binder(*local)).collect();
                let mut bindings = Vec::with_capacity(parts.len());
                for (name, (_, value)) in names.into_iter().zip(parts) {
                    bindings.push((name, self.worker(*group, value)));
                }
                let body = self.remember(body, then);
                Expr::LetRec(bindings, Box::new(body))
            }
            Elab::Seq(first, second) => {
                self.remember(first, Then::Go(Box::new(move |lower, _| lower.remember(second, then))))
            }
            Elab::If(condition, yes, no) => self.remember(
                condition,
                Then::Go(Box::new(move |lower, condition| {
                    let (yes, no) = (lower.step(yes), lower.step(no));
                    lower.continued(boolean(condition, yes, no), then)
                })),
            ),
            Elab::Match(scrutinee, rows, failure) => self.remember(
                scrutinee,
                Then::Go(Box::new(move |lower, value| {
                    let failure = Some(("Stdlib.Match_failure", failure));
                    let world = lower.memory.world;
                    let step = lower.match_value(value, rows, &mut Shared { rows, failure, exception: None });
                    lower.memory.world = world;
                    lower.continued(step, then)
                })),
            ),
            Elab::Try(body, rows, _) => {
                let step = self.step(body);
                let (value, world) = (self.fresh("v"), self.fresh("memory"));
                let done = Expr::Con(DONE.into(), vec![Expr::Local(value), Expr::Local(world)]);
                let caught = self.caught_step(step, value, world, done, rows);
                self.continued(caught, then)
            }
            Elab::MatchTry(parts) => {
                let step = self.step(&parts.scrutinee);
                let before = self.memory.world;
                let (value, world) = (self.fresh("v"), self.new_world());
                let failure = Some(("Stdlib.Match_failure", &parts.failure));
                let mut arms = Shared { rows: &parts.values, failure, exception: None };
                let matched = self.match_rows(value, &parts.values, &mut arms);
                self.memory.world = before;
                let caught = self.caught_step(step, value, world, matched, &parts.exceptions);
                self.continued(caught, then)
            }
            Elab::While(condition, body) => self.remember_while(condition, body, then),
            Elab::For(parts) => self.remember_for(parts, then),
            Elab::Assert(condition, failure) => self.remember(
                condition,
                Then::Go(Box::new(move |lower, condition| {
                    let failed = lower.fails_at("Stdlib.Assert_failure", failure);
                    let done = Expr::Con(DONE.into(), vec![unit(), lower.world()]);
                    lower.continued(boolean(condition, done, failed), then)
                })),
            ),
            Elab::Lazy(inner) => {
                let param = self.fresh("unit");
                let outside = self.memory.world;
                let world = self.new_world();
                let body = self.step(inner);
                self.memory.world = outside;
                let suspended = Expr::Con(state_name("Suspended"), vec![Expr::Lam(vec![param, world], Box::new(body))]);
                self.allocated(suspended, then)
            }
            Elab::SetField(con, index, record, value) => {
                let (name, arity, index) = (con.name, con.arity, *index);
                self.remember(
                    value,
                    Then::Go(Box::new(move |lower, value| {
                        lower.remember(
                            record,
                            Then::Go(Box::new(move |lower, address| {
                                let fields: Vec<Local> = (0..arity).map(|_| lower.fresh("field")).collect();
                                let mut parts: Vec<Expr> = fields.iter().map(|field| Expr::Local(*field)).collect();
                                parts[index] = value;
                                let alt = Alt { pattern: AltPattern::Con(name, fields), body: Expr::Con(name, parts) };
                                let changed = Expr::Case(Box::new(lower.content(address.clone())), vec![alt], None);
                                let local = lower.fresh("record");
                                let rest = lower.written(address, Expr::Local(local), then);
                                bind(local, changed, rest)
                            })),
                        )
                    })),
                )
            }
        }
    }

    /// A step whose exceptions the rows handle; what they do not match goes on.
    fn caught_step(&mut self, step: Expr, value: Local, world: Local, done: Expr, rows: &[Row]) -> Expr {
        let before = self.memory.world;
        let (exception, then) = (self.fresh("exception"), self.new_world());
        let handled = self.match_rows(exception, rows, &mut Shared { rows, failure: None, exception: Some(exception) });
        self.memory.world = before;
        let (code, end) = (self.fresh("code"), self.fresh("memory"));
        let again = Expr::Con(HALTED.into(), vec![Expr::Local(code), Expr::Local(end)]);
        let alt = |con: &str, fields, body| Alt { pattern: AltPattern::Con(con.into(), fields), body };
        let alts = vec![
            alt(DONE, vec![value, world], done),
            alt(FAILED, vec![exception, then], handled),
            alt(HALTED, vec![code, end], again),
        ];
        let caught = Expr::Case(Box::new(step), alts, None);
        self.noting_endless(rows, caught)
    }

    /// Evaluates from right to left.
    fn remember_all<'k>(&mut self, args: &'k [Elab], then: All<'a, 'k>) -> Expr {
        self.remember_rest(args, Vec::new(), then)
    }

    fn remember_rest<'k>(&mut self, args: &'k [Elab], mut done: Vec<Expr>, then: All<'a, 'k>) -> Expr {
        let Some((last, before)) = args.split_last() else {
            done.reverse();
            return then(self, done);
        };
        self.remember(
            last,
            Then::Go(Box::new(move |lower, value| {
                done.push(value);
                lower.remember_rest(before, done, then)
            })),
        )
    }

    fn remember_let<'k>(
        &mut self,
        local: Local,
        value: &'k Elab,
        group: GroupId,
        body: &'k Elab,
        then: Then<'a, 'k>,
    ) -> Expr {
        let count = arity(value);
        if count > 0 {
            let worker = self.worker(group, value);
            self.memory.known.insert(local.id, count);
            let name = self.binder(local);
            let body = self.remember(body, then);
            return Expr::Let(name, Box::new(worker), Box::new(body));
        }
        if !self.facts.groups[group.0 as usize].is_empty() {
            return unsupported("a polymorphic value that compares, where state is shared");
        }
        self.remember(
            value,
            Then::Go(Box::new(move |lower, value| {
                let name = lower.binder(local);
                let body = lower.remember(body, then);
                Expr::Let(name, Box::new(value), Box::new(body))
            })),
        )
    }

    /// A function that takes all its parameters at once, and then the memory.
    fn worker(&mut self, group: GroupId, value: &Elab) -> Expr {
        let mut params = self.evidence_params(group);
        let mut body = value.unmarked();
        while let Elab::Fun(own, inner) = body {
            params.extend(own.iter().map(|param| self.binder(*param)));
            body = if arity(inner) > 0 { inner.unmarked() } else { inner };
        }
        let outside = self.memory.world;
        params.push(self.new_world());
        let body = self.remember(body, Then::Return);
        self.memory.world = outside;
        Expr::Lam(params, Box::new(body))
    }

    /// `fun x y -> e` as a value: one argument at a time.
    fn function_value(&mut self, params: &[Local], body: &Elab) -> Expr {
        let Some((first, rest)) = params.split_first() else { return unsupported("a function without parameters") };
        let outside = self.memory.world;
        let (first, world) = (self.binder(*first), self.new_world());
        let body = match rest {
            [] => self.remember(body, Then::Return),
            rest => {
                let function = self.function_value(rest, body);
                self.finish(function, Then::Return)
            }
        };
        self.memory.world = outside;
        Expr::Lam(vec![first, world], Box::new(body))
    }

    fn remember_while<'k>(&mut self, condition: &'k Elab, body: &'k Elab, then: Then<'a, 'k>) -> Expr {
        let (start, name) = (self.world(), self.fresh("loop"));
        let world = self.new_world();
        let again = Then::Go(Box::new(move |lower: &mut Lower<'a>, _| apply(Expr::Local(name), vec![lower.world()])));
        let code = self.remember(
            condition,
            Then::Go(Box::new(move |lower, condition| {
                let end = Expr::Con(DONE.into(), vec![unit(), lower.world()]);
                let turn = lower.remember(body, again);
                boolean(condition, turn, end)
            })),
        );
        let call = apply(Expr::Local(name), vec![start]);
        let rest = self.continued(call, then);
        Expr::LetRec(vec![(name, Expr::Lam(vec![world], Box::new(code)))], Box::new(rest))
    }

    /// Both bounds are evaluated once, the first one first.
    fn remember_for<'k>(&mut self, parts: &'k ForElab, then: Then<'a, 'k>) -> Expr {
        self.remember(
            &parts.from,
            Then::Go(Box::new(move |lower, from| {
                lower.remember(&parts.to, Then::Go(Box::new(move |lower, to| lower.counted(parts, from, to, then))))
            })),
        )
    }

    fn counted<'k>(&mut self, parts: &'k ForElab, from: Expr, to: Expr, then: Then<'a, 'k>) -> Expr {
        use selfsame_core::prim::PrimOp;
        let (compare, move_on) =
            if parts.up { (PrimOp::IntGt, PrimOp::IntAdd) } else { (PrimOp::IntLt, PrimOp::IntSub) };
        let (start, name, index) = (self.world(), self.fresh("loop"), self.binder(parts.var));
        let world = self.new_world();
        let (last, next) = (self.fresh("last"), self.fresh("next"));
        let body = self.remember(
            &parts.body,
            Then::Go(Box::new(move |lower, _| {
                // The last turn is not followed by a step that could pass the largest number.
                let is_last = Expr::Prim(PrimOp::IntEq, vec![Expr::Local(index), Expr::Local(last)]);
                let stepped = Expr::Prim(move_on, vec![Expr::Local(index), int(1)]);
                let again = apply(Expr::Local(name), vec![Expr::Local(next), lower.world()]);
                let end = Expr::Con(DONE.into(), vec![unit(), lower.world()]);
                boolean(is_last, end, bind(next, stepped, again))
            })),
        );
        let turn = Expr::Lam(vec![index, world], Box::new(body));
        let outside = Expr::Prim(compare, vec![from.clone(), Expr::Local(last)]);
        let call = apply(Expr::Local(name), vec![from, start.clone()]);
        let empty = Expr::Con(DONE.into(), vec![unit(), start]);
        let rest = self.continued(boolean(outside, empty, call), then);
        let looped = Expr::LetRec(vec![(name, turn)], Box::new(rest));
        Expr::Let(last, Box::new(to), Box::new(looped))
    }
}

/// A match where state is shared. Without a row that matches, it is a failure, or the exception goes on.
struct Shared<'r> {
    rows: &'r [Row],
    failure: Option<(&'static str, &'r Failure)>,
    exception: Option<Local>,
}

impl<'a> Arms<'a> for Shared<'_> {
    fn body(&mut self, lower: &mut Lower<'a>, row: usize) -> Expr {
        lower.step(&self.rows[row].body)
    }

    fn guard(&mut self, _: &mut Lower<'a>, _: usize, yes: Expr, _: Expr) -> Expr {
        yes
    }

    fn guard_step(&mut self, lower: &mut Lower<'a>, row: usize) -> Option<Expr> {
        self.rows[row].guard.as_ref().map(|guard| lower.step(guard))
    }

    fn failure(&mut self, lower: &mut Lower<'a>) -> Expr {
        match (self.failure, self.exception) {
            (Some((con, failure)), _) => lower.fails_at(con, failure),
            (None, Some(exception)) => lower.fails(Expr::Local(exception)),
            (None, None) => unsupported("a match that fails"),
        }
    }
}

/// A definition of the module that says what memory is, in the plain dialect.
pub(super) fn state(name: &str) -> Expr {
    Expr::Global(state_name(name))
}

fn state_name(name: &str) -> Symbol {
    Symbol::new(&format!("Stdlib.{}.{name}", library::STATE))
}

/// How many parameters a definition takes at once.
fn arity(elab: &Elab) -> usize {
    match elab.unmarked() {
        Elab::Fun(params, body) => params.len() + arity(body),
        _ => 0,
    }
}

/// Takes what it is given one at a time, each time with the memory; all but the last call give a function at once.
fn curried(params: Vec<(Local, Local)>, body: Expr) -> Expr {
    let mut result = body;
    for (i, (param, world)) in params.into_iter().rev().enumerate() {
        if i > 0 {
            result = Expr::Con(DONE.into(), vec![result, Expr::Local(world)]);
        }
        result = Expr::Lam(vec![param, world], Box::new(result));
    }
    result
}
