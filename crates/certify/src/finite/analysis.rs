//! The abstract evaluation: see [`crate::finite`].

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use rustc_hash::FxHashMap;
use selfsame_core::prim::PrimOp;
use selfsame_core::program::{ConId, DataKind, Ints};
use selfsame_core::step::is_partial;
use selfsame_core::term::{Alternative, DefId, Node, Pattern, TermId, TermStore, Unfold, VarId};

use super::claim::{ANY, Apart, Claim, Env, FAILED, Function, Given, Key, Source, Thunk, Value, is_failing};
use super::counting::{Bound, Number, Test, gap, lowest, other_than};
use super::spine::{Spine, Spines};
use super::{Finiteness, recursive_fields};
use crate::causal::{Along, Causality, Levels};
use crate::descent::{Arc, Call};
use crate::failure::Failure;
use crate::mode::Mode;
use crate::wellformed::strict_fields;

/// Abstract steps for one question.
const FUEL: u32 = 20_000;
/// Calls in each other.
const NESTING: usize = 60;
/// How large a function is that is evaluated in place, and how many are in each other.
const SMALL: u32 = 30;
const INLINED: usize = 5;
/// Stands for how many levels of a result are asked for, among the arguments that get smaller.
const LEVELS: usize = usize::MAX;
/// Added to the number of an argument, stands for the number of constructors of its spine.
const SPINES: usize = 1 << 24;

pub(super) struct Analysis<'a> {
    pub(super) store: &'a mut TermStore,
    pub(super) known: &'a Finiteness,
    /// The variable that is taken to have no finite spine.
    pub(super) failing: Option<VarId>,
    /// There when results need not be finite: nothing but totality is claimed of calls then.
    pub(super) causality: Option<&'a mut Causality>,
    /// How many levels fewer are asked for of what is under evaluation than of the call under analysis, when that is known.
    pub(super) guard: Option<i32>,
    /// Whether it is asked how large results are.
    pub(super) is_sized: bool,
    pub(super) fuel: u32,
    /// Calls under analysis with what is assumed of them.
    pub(super) stack: Vec<(Key, Claim)>,
    pub(super) nodes: BTreeMap<Key, usize>,
    /// Analysed under the present assumptions.
    pub(super) done: FxHashMap<Key, Value>,
    pub(super) calls: BTreeSet<Call>,
    /// Values that were taken apart, and the number of the first of them.
    pub(super) taken_apart: Vec<Apart>,
    pub(super) first: usize,
    /// What the way to what is under evaluation says of numbers among the arguments of the call under analysis.
    pub(super) bounds: Vec<Bound>,
    /// Small functions that are evaluated in place.
    pub(super) inlined: usize,
    pub(super) failed: bool,
}

impl<'a> Analysis<'a> {
    pub(super) fn new(store: &'a mut TermStore, known: &'a Finiteness, failing: Option<VarId>) -> Analysis<'a> {
        Analysis {
            store,
            known,
            failing,
            causality: None,
            guard: Some(0),
            is_sized: false,
            fuel: FUEL,
            stack: Vec::new(),
            nodes: BTreeMap::new(),
            done: FxHashMap::default(),
            calls: BTreeSet::new(),
            taken_apart: Vec::new(),
            first: known.parts.get(),
            bounds: Vec::new(),
            inlined: 0,
            failed: false,
        }
    }

    pub(super) fn eval(&mut self, term: TermId, env: &Env) -> Value {
        if self.fuel == 0 {
            self.failed = true;
            return ANY;
        }
        self.fuel -= 1;
        match self.store.node(term) {
            Node::Bound(index) => match env.len().checked_sub(index as usize + 1).and_then(|at| env.get(at)) {
                Some(thunk) => self.force(&thunk.clone()),
                None => ANY,
            },
            Node::Free(var) => {
                let mode = self.known.of_variable(self.store, var);
                match self.failing == Some(var) {
                    // Where all of the spine is evaluated with the value, there is no value at all.
                    true if super::has_strict_spine(self.store, &self.store.var(var).ty) => FAILED,
                    true => {
                        let source = Source { fails: Failure::Spine, beside: mode, ..Source::NOWHERE };
                        Value::Plain(Mode::ANY, source)
                    }
                    // Variables are in the term that is asked about, and in no definition.
                    false if self.is_sized && mode.spine && self.stack.is_empty() => {
                        let spines = Spines::own(Spine::same_as(var.0 as usize));
                        Value::Plain(mode, Source { spines, ..Source::NOWHERE })
                    }
                    false => Value::of(mode),
                }
            }
            Node::Def(def) if self.store.def_arity(def) == 0 => self.call(def, &[]),
            Node::Def(def) => Value::Function(Function::Def(def), Vec::new()),
            Node::Lit(lit) => {
                let number = Number::of_literal(self.store.lit(lit));
                Value::Plain(Mode::FINITE, Source { number, ..Source::NOWHERE })
            }
            Node::Lam(params, body) => Value::Function(Function::Lambda(params, body, env.clone()), Vec::new()),
            Node::App(head, args) => {
                let args: Vec<Thunk> =
                    self.store.terms(args).iter().map(|arg| Thunk::Term(*arg, env.clone())).collect();
                let head = self.guarded(None, |this| this.eval(head, env));
                self.apply(head, args)
            }
            Node::Let(value, body) => {
                let mut inner = (**env).clone();
                inner.push(Thunk::Term(value, env.clone()));
                self.eval(body, &Rc::new(inner))
            }
            Node::Con(con, fields) => {
                let fields = self.store.terms(fields).iter().map(|field| Thunk::Term(*field, env.clone()));
                Value::Con(con, fields.collect())
            }
            Node::Case(scrutinee, alts, default) => {
                let scrutinee = self.guarded(None, |this| this.eval(scrutinee, env));
                let alts = self.store.alts(alts).to_vec();
                self.case(scrutinee, &alts, default, env)
            }
            Node::Prim(op, args) => {
                let args = self.store.terms(args).to_vec();
                let is_partial = is_partial(op) && !divides_by_literal(self.store, op, &args);
                self.guarded(None, |this| {
                    let args: Vec<Value> = args.into_iter().map(|arg| this.eval(arg, env)).collect();
                    this.prim(op, &args, is_partial)
                })
            }
            Node::Bottom(_) | Node::Input(_) | Node::Assume(..) | Node::Assert(..) => ANY,
        }
    }

    /// Evaluates something of which other levels are asked for.
    fn guarded<T>(&mut self, guard: Option<i32>, what: impl FnOnce(&mut Self) -> T) -> T {
        let outside = std::mem::replace(&mut self.guard, guard);
        let found = what(self);
        self.guard = outside;
        found
    }

    /// Evaluates a field of what is under evaluation.
    fn force_field(&mut self, is_strict: bool, field: &Thunk) -> Value {
        self.in_field(is_strict, |this| this.force(field))
    }

    /// One level fewer is asked for of a field; not of a strict one, which is evaluated with the whole.
    fn in_field<T>(&mut self, is_strict: bool, what: impl FnOnce(&mut Self) -> T) -> T {
        if is_strict {
            return what(self);
        }
        self.guarded(self.guard.and_then(|guard| guard.checked_add(1)), what)
    }

    fn prim(&mut self, op: PrimOp, args: &[Value], is_partial: bool) -> Value {
        if matches!(op, PrimOp::Error | PrimOp::Unsupported) {
            return ANY;
        }
        let fails: Vec<bool> = args.iter().map(|arg| self.failure(arg).0 == Failure::Head).collect();
        let is_defined = |(arg, fails): (&Value, &bool)| *fails || self.mode(arg).is_defined();
        match args.iter().zip(&fails).all(is_defined) {
            true if fails.contains(&true) => FAILED,
            true if !is_partial => {
                let numbers = match args {
                    [Value::Plain(_, left), Value::Plain(_, right)] => left.number.zip(right.number),
                    _ => None,
                };
                let numbers = numbers.map(|(left, right)| [left, right]);
                let number = numbers.and_then(|numbers| Number::computed(op, numbers));
                let test = numbers.and_then(|numbers| Test::of(op, numbers));
                Value::Plain(Mode::FINITE, Source { number, test, ..Source::NOWHERE })
            }
            _ => ANY,
        }
    }

    fn force(&mut self, thunk: &Thunk) -> Value {
        match thunk {
            Thunk::Term(term, env) => self.eval(*term, env),
            Thunk::Value(value) => value.clone(),
        }
    }

    fn case(&mut self, scrutinee: Value, alts: &[Alternative], default: Option<TermId>, env: &Env) -> Value {
        match scrutinee {
            Value::Plain(_, Source { fails: Failure::Head, .. }) => FAILED,
            Value::Plain(_, source @ Source { fails: Failure::Spine, .. }) => {
                self.failing_case(source, alts, default, env)
            }
            Value::Con(con, fields) => {
                let alt = alts.iter().find(|alt| matches!(alt.pattern, Pattern::Con(other, _) if other == con));
                match (alt, default) {
                    (Some(alt), _) => self.under(fields, alt.body, env),
                    (None, Some(default)) => self.eval(default, env),
                    (None, None) => ANY,
                }
            }
            Value::Function(..) => default.map_or(ANY, |default| self.eval(default, env)),
            Value::Plain(mode, _) if !mode.is_defined() => ANY,
            Value::Plain(mode, source) => {
                if default.is_none() && !self.is_exhaustive(alts) {
                    return ANY;
                }
                let mut branches = Vec::with_capacity(alts.len() + 1);
                let mut bounds = Vec::with_capacity(alts.len() + 1);
                for alt in alts {
                    let (fields, bound) = match alt.pattern {
                        Pattern::Con(con, _) => {
                            let truth = con == self.store.true_con();
                            let test = source.test.filter(|_| self.is_truth(con));
                            let bound = test.and_then(|test| test.bound(truth, &self.bounds));
                            (self.fields(con, mode, source, None), bound)
                        }
                        Pattern::Lit(_) => (Vec::new(), None),
                    };
                    let branch = self.bounded(bound, |this| this.under(fields, alt.body, env));
                    branches.push(branch);
                    bounds.push(bound);
                }
                if let Some(default) = default {
                    let bound = self.otherwise(source, alts);
                    let branch = self.bounded(bound, |this| this.eval(default, env));
                    branches.push(branch);
                    bounds.push(bound);
                }
                if branches.len() == 1 {
                    return branches.remove(0);
                }
                let test = self.joined_test(&branches, &bounds);
                match self.joined(&branches) {
                    Value::Plain(mode, source) => Value::Plain(mode, Source { test, ..source }),
                    value => value,
                }
            }
        }
    }

    /// Evaluates what is evaluated only where a number is bounded. What is claimed of it is found there, too.
    fn bounded(&mut self, bound: Option<Bound>, what: impl FnOnce(&mut Self) -> Value) -> Value {
        let Some(bound) = bound else { return what(self) };
        self.bounds.push(bound);
        let value = what(self);
        let value = match value {
            Value::Con(con, fields) if fields.is_empty() => Value::Con(con, fields),
            Value::Plain(..) => value,
            value => self.claim(&value).value(),
        };
        self.bounds.pop();
        value
    }

    /// What a truth value says that is one of these, each of them where this is known: a conjunction, say.
    fn joined_test(&self, branches: &[Value], bounds: &[Option<Bound>]) -> Option<Test> {
        [true, false].into_iter().find_map(|when| {
            let mut joined: Option<Bound> = None;
            for (branch, known) in branches.iter().zip(bounds) {
                let said = match branch {
                    Value::Con(con, fields) if fields.is_empty() && (*con == self.store.true_con()) != when => continue,
                    Value::Plain(_, source) => source.test.and_then(|test| test.bound(when, &self.bounds)),
                    _ => None,
                };
                let bound = (*known).or(said)?;
                joined = match joined {
                    Some(other) if other.argument != bound.argument => return None,
                    Some(other) => Some(Bound { at_least: other.at_least.min(bound.at_least), ..bound }),
                    None => Some(bound),
                };
            }
            joined.map(|Bound { argument, at_least }| Test::AtLeast { when, argument, bound: at_least })
        })
    }

    /// What the default of a `case` says of the number that it is on, or that its condition is about.
    fn otherwise(&self, source: Source, alts: &[Alternative]) -> Option<Bound> {
        match (alts, source.number) {
            ([Alternative { pattern: Pattern::Con(con, _), .. }], _) => {
                let test = source.test.filter(|_| self.is_truth(*con));
                test.and_then(|test| test.bound(*con != self.store.true_con(), &self.bounds))
            }
            (_, Some(Number { argument: Some(argument), plus: 0 })) => {
                let mut known = self.bounds.clone();
                let mut numbers: Vec<i64> = Vec::new();
                for alt in alts {
                    let Pattern::Lit(lit) = alt.pattern else { return None };
                    numbers.extend(Number::of_literal(self.store.lit(lit)).map(|number| number.plus));
                }
                numbers.sort_unstable();
                for number in numbers {
                    known.extend(other_than(argument, number, &known));
                }
                lowest(argument, &known).map(|at_least| Bound { argument, at_least })
            }
            _ => None,
        }
    }

    /// Whether it is `True` or `False`.
    fn is_truth(&self, con: ConId) -> bool {
        let program = self.store.program();
        program.con(con).data == program.con(self.store.true_con()).data
    }

    /// What holds of a value that is one of these.
    fn joined(&mut self, branches: &[Value]) -> Value {
        let spines = if self.is_sized { Spines::NOTHING } else { Spines::UNKNOWN };
        let strongest = Claim { mode: Mode::FINITE, fails: Failure::Head, beside: Mode::FINITE, spines };
        let joined = branches.iter().fold(strongest, |joined, branch| {
            let claim = self.claim(branch);
            joined.join(claim)
        });
        joined.value()
    }

    /// A value whose spine is not finite: it has no constructor itself, and the case fails; or it is one with a field of its
    /// own type that fails in the same way, whichever that is.
    fn failing_case(&mut self, source: Source, alts: &[Alternative], default: Option<TermId>, env: &Env) -> Value {
        let mut branches = vec![FAILED];
        for alt in alts {
            let Pattern::Con(con, _) = alt.pattern else { return ANY };
            let recursive = recursive_fields(self.store, con);
            for failing in (0..recursive.len()).filter(|field| recursive[*field]) {
                let fields = self.fields(con, source.beside, source, Some(failing));
                branches.push(self.under(fields, alt.body, env));
            }
        }
        if !self.has_all_recursive(alts) {
            branches.push(default.map_or(ANY, |default| self.eval(default, env)));
        }
        self.joined(&branches)
    }

    /// Whether there is an alternative for each constructor of the type that has a field of the type.
    fn has_all_recursive(&self, alts: &[Alternative]) -> bool {
        let Some(Pattern::Con(first, _)) = alts.first().map(|alt| alt.pattern) else { return false };
        let is_there =
            |con: &ConId| alts.iter().any(|alt| matches!(alt.pattern, Pattern::Con(other, _) if other == *con));
        let program = self.store.program();
        let cons = &program.data(program.con(first).data).cons;
        cons.iter().all(|con| is_there(con) || !recursive_fields(self.store, *con).contains(&true))
    }

    fn under(&mut self, fields: Vec<Thunk>, body: TermId, env: &Env) -> Value {
        let mut inner = (**env).clone();
        inner.extend(fields);
        self.eval(body, &Rc::new(inner))
    }

    fn is_exhaustive(&self, alts: &[Alternative]) -> bool {
        let Some(Pattern::Con(first, _)) = alts.first().map(|alt| alt.pattern) else { return false };
        let program = self.store.program();
        let is_there =
            |con: &ConId| alts.iter().any(|alt| matches!(alt.pattern, Pattern::Con(other, _) if other == *con));
        program.data(program.con(first).data).cons.iter().all(is_there)
    }

    /// The fields of a value, of which one may be what makes it fail.
    fn fields(&mut self, con: ConId, mode: Mode, source: Source, failing: Option<usize>) -> Vec<Thunk> {
        let whole = self.first + self.taken_apart.len();
        self.taken_apart.push(Apart { con, mode, source });
        self.known.parts.set(whole + 1);
        let part = |is_measured: bool| source.argument.filter(|_| is_measured).map(|(of, _)| (of, true));
        let field = |(at, recursive): (usize, bool)| {
            let place = Some((whole, at));
            Thunk::Value(match failing {
                Some(failing) if failing == at => {
                    let Source { fails, beside, .. } = source;
                    let failing = Source { argument: part(true), field: place, fails, beside, ..Source::NOWHERE };
                    Value::Plain(Mode::ANY, failing)
                }
                // What is beside the way to failure has no size.
                Some(_) => Value::Plain(mode.field(recursive), Source { field: place, ..Source::NOWHERE }),
                // A part of another type has no place in the spine.
                None => {
                    let argument = part(recursive || mode.finite);
                    let spines = match recursive {
                        true => Spines::own(source.spines.own.part()),
                        false => Spines::own(source.spines.fields.get(at).copied().unwrap_or(Spine::Unknown)),
                    };
                    Value::Plain(mode.field(recursive), Source { argument, field: place, spines, ..Source::NOWHERE })
                }
            })
        };
        let recursive = recursive_fields(self.store, con);
        let fields: Vec<Thunk> = recursive.into_iter().enumerate().map(field).collect();
        self.strictly(con, fields)
    }

    /// A strict field of a value has a value: a number, or data whose spine is finite because there is no other.
    fn strictly(&self, con: ConId, mut fields: Vec<Thunk>) -> Vec<Thunk> {
        let strict = strict_fields(self.store, con);
        for (i, field) in fields.iter_mut().enumerate().filter(|(i, _)| strict[*i]) {
            let Thunk::Value(Value::Plain(mode, Source { fails: Failure::No, .. })) = field else { continue };
            let ty = &self.store.program().con(con).def.fields[i];
            *mode = mode.with(super::of_evaluated(self.store, ty));
        }
        fields
    }

    /// A value put together again from the fields it was taken apart into is the value it was.
    fn whole(&mut self, value: Value) -> Value {
        let Value::Con(con, fields) = &value else { return value };
        let mut whole = None;
        let strict = strict_fields(self.store, *con);
        for (i, (field, is_strict)) in fields.iter().zip(strict).enumerate() {
            let Value::Plain(_, Source { field: Some((of, at)), .. }) = self.force_field(is_strict, field) else {
                return value;
            };
            if at != i || *whole.get_or_insert(of) != of {
                return value;
            }
        }
        let of = whole.and_then(|whole| whole.checked_sub(self.first)).and_then(|at| self.taken_apart.get(at));
        match of.copied() {
            Some(Apart { con: original, mode, source }) if original == *con => {
                let mode = if source.fails == Failure::No { mode } else { Mode::ANY };
                Value::Plain(mode, Source { field: None, ..source })
            }
            _ => value,
        }
    }

    fn apply(&mut self, head: Value, mut args: Vec<Thunk>) -> Value {
        match head {
            Value::Plain(_, Source { fails: Failure::Head, .. }) => FAILED,
            Value::Plain(mode, _) => {
                let all = self.guarded(None, |this| {
                    args.iter().fold(Mode::FINITE, |all, arg| {
                        let arg = this.force(arg);
                        all.join(this.mode(&arg))
                    })
                });
                if !self.store.functions_keep_totality() {
                    return ANY;
                }
                // Functions among the arguments may be finite without being total.
                let finite = mode.finite && all.finite && all.total;
                let total = finite || (mode.total && all.total);
                Value::of(Mode { spine: finite, total, finite })
            }
            Value::Con(..) => ANY,
            Value::Function(function, mut given) => {
                given.append(&mut args);
                let takes = match &function {
                    Function::Lambda(params, ..) => *params as usize,
                    Function::Def(def) => self.store.def_arity(*def) as usize,
                };
                if given.len() < takes {
                    return Value::Function(function, given);
                }
                let rest = given.split_off(takes);
                let guard = self.guard.filter(|_| rest.is_empty());
                let result = self.guarded(guard, |this| match function {
                    Function::Lambda(_, body, env) => this.under(given, body, &env),
                    Function::Def(def) => this.call(def, &given),
                });
                if rest.is_empty() { result } else { self.apply(result, rest) }
            }
        }
    }

    fn call(&mut self, def: DefId, args: &[Thunk]) -> Value {
        if let Some(body) = self.small(def) {
            self.inlined += 1;
            let value = self.under(args.to_vec(), body, &Env::default());
            self.inlined -= 1;
            return value;
        }
        let mut given = Vec::with_capacity(args.len());
        let mut spines = Vec::new();
        let mut numbers: Vec<(usize, Number)> = Vec::new();
        let mut arcs = BTreeSet::new();
        if let Some(guard) = self.guard
            && guard >= 0
            && self.causality.is_some()
        {
            arcs.insert(Arc { from: LEVELS, to: LEVELS, strict: guard > 0 });
        }
        for (to, arg) in args.iter().enumerate() {
            let guard = self.guard_of_argument(def, to);
            let outside = std::mem::replace(&mut self.guard, guard);
            let value = self.force(arg);
            let value = self.whole(value);
            if let Value::Plain(mode, Source { argument: Some((from, strict)), fails, .. }) = value
                && (mode.spine || fails == Failure::Spine)
            {
                arcs.insert(Arc { from, to, strict });
            } else if let Value::Plain(_, Source { number: Some(number), .. }) = value {
                arcs.extend(self.counted(number, to));
            }
            if let Value::Plain(_, Source { number: Some(number), .. }) = value {
                numbers.push((to, number));
            }
            if self.is_sized {
                let spine = self.spines(&value).own;
                if let Spine::Beyond(bounds) = &spine {
                    let smaller = bounds.all().filter(|(_, more)| *more <= 0);
                    arcs.extend(smaller.map(|(from, more)| Arc {
                        from: SPINES + from,
                        to: SPINES + to,
                        strict: more < 0,
                    }));
                }
                spines.push(spine);
            }
            given.push(match self.closed(arg) {
                Some(term) if self.is_function_like(&value) => Given::Known(term),
                _ => match self.failure(&value) {
                    (Failure::No, _) => Given::Mode(self.mode(&value)),
                    (fails, beside) => Given::Failing(fails, beside),
                },
            });
            self.guard = outside;
        }
        arcs.extend(self.closer(&numbers));
        let value = self.called((def, given), arcs);
        match value {
            Value::Plain(mode, source) if self.is_sized => {
                Value::Plain(mode, Source { spines: source.spines.map(|spine| spine.of_callee(&spines)), ..source })
            }
            value => value,
        }
    }

    /// What a call comes to, in its own words.
    fn called(&mut self, key: Key, arcs: BTreeSet<Arc>) -> Value {
        let known = if self.is_sized { &self.known.of_sized_calls } else { &self.known.of_calls };
        if let Some(known) = known.get(&key) {
            return known.clone();
        }
        let caller = self.stack.last().map_or(0, |(key, _)| self.nodes[key]);
        let next = self.nodes.len() + 1;
        let callee = *self.nodes.entry(key.clone()).or_insert(next);
        if caller > 0 {
            self.calls.insert(Call { caller, callee, arcs });
        }
        if let Some((_, assumed)) = self.stack.iter().find(|(known, _)| *known == key) {
            return assumed.value();
        }
        if let Some(done) = self.done.get(&key) {
            return done.clone();
        }
        self.analyse(key)
    }

    /// The body of a small function that does not call itself: what it says of numbers is not to be forgotten, and what it
    /// is given is evaluated where it says.
    fn small(&mut self, def: DefId) -> Option<TermId> {
        // Of levels a call says more than its body does.
        if self.causality.is_some() || self.inlined >= INLINED {
            return None;
        }
        let Unfold::Term(term) = self.store.unfold(def) else { return None };
        let Node::Lam(_, body) = self.store.node(term) else { return None };
        (self.store.size(body) <= SMALL && !mentions(self.store, body, def)).then_some(body)
    }

    /// A number that is an argument of the call under analysis, or gets smaller while that is bounded.
    fn counted(&self, number: Number, to: usize) -> Option<Arc> {
        let from = number.argument?;
        if number.plus == 0 {
            return Some(Arc { from, to, strict: false });
        }
        let least = lowest(from, &self.bounds)?.checked_add(number.plus)?;
        (number.plus < 0 && least >= self.store.program().size().least()).then_some(Arc { from, to, strict: true })
    }

    /// Pairs of numbers that are two arguments of the call under analysis, or closer to each other while the first is not above the second.
    fn closer(&self, numbers: &[(usize, Number)]) -> Vec<Arc> {
        let pairs = numbers.iter().flat_map(|first| numbers.iter().map(move |second| (*first, *second)));
        pairs
            .filter_map(|((to_first, first), (to_second, second))| {
                let (low, high) = (first.argument?, second.argument?);
                let (from, to) = (gap(low, high)?, gap(to_first, to_second)?);
                if low == high || to_first == to_second {
                    return None;
                }
                if first.plus == 0 && second.plus == 0 {
                    return Some(Arc { from, to, strict: false });
                }
                let least = lowest(from, &self.bounds).filter(|least| *least >= 0)?;
                // What stays between the two does not wrap around.
                let stays = self.store.program().ints() == Ints::Unbounded
                    || ((0..=least).contains(&first.plus) && (-least..=0).contains(&second.plus));
                (second.plus.checked_sub(first.plus)? < 0 && stays).then_some(Arc { from, to, strict: true })
            })
            .collect()
    }

    /// How many levels fewer are asked for of an argument than of the call under analysis.
    fn guard_of_argument(&mut self, def: DefId, parameter: usize) -> Option<i32> {
        let guard = self.guard?;
        match self.causality.as_mut()?.of_parameter(self.store, Along::Everything, def, parameter as u32) {
            Levels::Unknown => None,
            Levels::All => Some(guard),
            Levels::More(levels) => guard.checked_add(levels),
        }
    }

    /// The body of a call, until what is assumed of recursive calls is what comes out.
    fn analyse(&mut self, key: Key) -> Value {
        if self.stack.len() >= NESTING {
            self.failed = true;
            return ANY;
        }
        let Unfold::Term(body) = self.store.unfold(key.0) else { return ANY };
        let goes_on = self.causality.is_some();
        let mut assumed = Claim::first(&key, goes_on, self.is_sized);
        let outside = self.guard.replace(0);
        let (bounds, inlined) = (std::mem::take(&mut self.bounds), std::mem::take(&mut self.inlined));
        let value = loop {
            self.stack.push((key.clone(), assumed));
            let args = key.1.iter().enumerate().map(|(i, given)| match given {
                Given::Mode(mode) => {
                    let argument = mode.spine.then_some((i, false));
                    let number = mode.is_defined().then_some(Number { argument: Some(i), plus: 0 });
                    let spine = if mode.spine { Spine::same_as(i) } else { Spine::Unknown };
                    let spines = Spines::own(spine);
                    Thunk::Value(Value::Plain(*mode, Source { argument, number, spines, ..Source::NOWHERE }))
                }
                Given::Failing(fails, beside) => {
                    let argument = (*fails == Failure::Spine).then_some((i, false));
                    let source = Source { argument, fails: *fails, beside: *beside, ..Source::NOWHERE };
                    Thunk::Value(Value::Plain(Mode::ANY, source))
                }
                Given::Known(term) => Thunk::Term(*term, Env::default()),
            });
            let args: Vec<Thunk> = args.collect();
            let value = self.eval(body, &Env::default());
            let value = if args.is_empty() { value } else { self.apply(value, args) };
            let is_closed = key.1.iter().all(|given| matches!(given, Given::Known(_)));
            let claim = match is_failing(&key) {
                true => Claim { mode: Mode::ANY, spines: Spines::UNKNOWN, ..self.claim(&value) },
                false => {
                    let mode = self.mode(&value);
                    let mode = if goes_on { Mode { total: mode.total, ..Mode::ANY } } else { mode };
                    let arguments =
                        |(i, given): (usize, &Given)| matches!(given, Given::Mode(mode) if mode.spine).then_some(i);
                    let arguments = key.1.iter().enumerate().filter_map(arguments);
                    let spines = match self.is_sized {
                        true => self.spines(&value).map(|spine| spine.beyond(arguments.clone())),
                        false => Spines::UNKNOWN,
                    };
                    Claim { mode, fails: Failure::No, beside: Mode::FINITE, spines }
                }
            };
            self.stack.pop();
            let value = match value {
                Value::Con(con, _) if self.is_dictionary(con) && is_closed => value,
                Value::Function(..) if is_closed => value,
                _ => claim.value(),
            };
            if claim.join(assumed) == assumed || self.failed {
                break value;
            }
            assumed = assumed.join(claim);
            self.done.clear();
        };
        self.guard = outside;
        (self.bounds, self.inlined) = (bounds, inlined);
        self.done.insert(key, value.clone());
        value
    }

    fn claim(&mut self, value: &Value) -> Claim {
        let (fails, beside) = self.failure(value);
        let spines = if self.is_sized { self.spines(value) } else { Spines::UNKNOWN };
        Claim { mode: self.mode(value), fails, beside, spines }
    }

    /// How large a value is at most.
    pub(super) fn spines(&mut self, value: &Value) -> Spines {
        match value {
            Value::Plain(_, source) => source.spines,
            Value::Con(con, fields) => {
                let recursive = recursive_fields(self.store, *con);
                let strict = strict_fields(self.store, *con);
                let program = self.store.program();
                let is_only = program.data(program.con(*con).data).cons.len() == 1;
                let mut spines = Spines { own: Spine::AtMost(1), ..Spines::UNKNOWN };
                for (i, field) in fields.iter().enumerate() {
                    if !(recursive[i] || is_only && i < spines.fields.len()) {
                        continue;
                    }
                    let field = self.force_field(strict[i], field);
                    let of_field = self.in_field(strict[i], |this| this.spines(&field)).own;
                    match recursive[i] {
                        true => spines.own = spines.own.and(of_field),
                        false => spines.fields[i] = of_field,
                    }
                }
                spines
            }
            Value::Function(..) => Spines::UNKNOWN,
        }
    }

    /// A constructor fails along its spine where a field of its own type does. What is known of the parts beside the first
    /// such field is known of those beside the way.
    pub(super) fn failure(&mut self, value: &Value) -> (Failure, Mode) {
        match value {
            Value::Plain(_, source) => (source.fails, source.beside),
            Value::Con(con, fields) => {
                let recursive = recursive_fields(self.store, *con);
                let (mut fails, mut beside) = (Failure::No, Mode::FINITE);
                let strict = strict_fields(self.store, *con);
                for ((field, recursive), is_strict) in fields.iter().zip(recursive).zip(strict) {
                    let field = self.force_field(is_strict, field);
                    let part = match self.in_field(is_strict, |this| this.failure(&field)) {
                        (Failure::Head | Failure::Spine, along) if recursive && fails == Failure::No => {
                            fails = Failure::Spine;
                            along
                        }
                        _ => self.in_field(is_strict, |this| this.mode(&field)),
                    };
                    beside = beside.join(Mode { spine: part.finite, ..part });
                }
                (fails, beside)
            }
            Value::Function(..) => (Failure::No, Mode::FINITE),
        }
    }

    pub(super) fn mode(&mut self, value: &Value) -> Mode {
        match value {
            Value::Plain(mode, _) => *mode,
            Value::Con(con, fields) => {
                let recursive = recursive_fields(self.store, *con);
                let is_dictionary = self.is_dictionary(*con);
                let mut all = Mode::FINITE;
                let strict = strict_fields(self.store, *con);
                for ((field, recursive), is_strict) in fields.iter().zip(recursive).zip(strict) {
                    if is_dictionary {
                        // What methods do is asked where they are called.
                        return Mode::ANY;
                    }
                    let field = self.force_field(is_strict, field);
                    let mode = self.in_field(is_strict, |this| this.mode(&field));
                    all = all.join(Mode { spine: mode.spine || !recursive, ..mode });
                }
                all
            }
            Value::Function(function, given) => {
                let takes = match function {
                    Function::Lambda(params, ..) => *params as usize,
                    Function::Def(def) => self.store.def_arity(*def) as usize,
                };
                let missing = takes.saturating_sub(given.len()).max(1);
                let args = vec![Thunk::Value(Value::of(Mode::FINITE)); missing];
                let finite = self.guarded(None, |this| {
                    let result = this.apply(value.clone(), args);
                    this.mode(&result).finite
                });
                Mode { finite, ..Mode::ANY }
            }
        }
    }

    /// The term without variables that a thunk is.
    fn closed(&self, thunk: &Thunk) -> Option<TermId> {
        let Thunk::Term(term, env) = thunk else { return None };
        if let Node::Bound(index) = self.store.node(*term) {
            return self.closed(env.get(env.len().checked_sub(index as usize + 1)?)?);
        }
        (self.store.loose(*term) == 0 && self.store.free_vars(*term).is_empty()).then_some(*term)
    }

    fn is_function_like(&self, value: &Value) -> bool {
        match value {
            Value::Function(..) => true,
            Value::Con(con, _) => self.is_dictionary(*con),
            Value::Plain(..) => false,
        }
    }

    fn is_dictionary(&self, con: ConId) -> bool {
        let program = self.store.program();
        program.data(program.con(con).data).kind == DataKind::Dictionary
    }
}

fn mentions(store: &TermStore, term: TermId, def: DefId) -> bool {
    store.node(term) == Node::Def(def) || store.subterms(term).into_iter().any(|inner| mentions(store, inner, def))
}

/// Whether an operation divides by a number that is written down, and that no number fails to be divided by.
fn divides_by_literal(store: &TermStore, op: PrimOp, args: &[TermId]) -> bool {
    use PrimOp::{IntDiv, IntMod, IntQuot, IntRem, IntegerDiv, IntegerMod, IntegerQuot, IntegerRem};
    let is_division =
        matches!(op, IntQuot | IntRem | IntDiv | IntMod | IntegerQuot | IntegerRem | IntegerDiv | IntegerMod);
    let [_, divisor] = args else { return false };
    let Node::Lit(lit) = store.node(*divisor) else { return false };
    let number = Number::of_literal(store.lit(lit));
    // The quotient of the least number of a machine and -1 is too large for it.
    is_division && number.is_some_and(|number| !matches!(number.plus, 0 | -1))
}
