//! Which terms have finite total values, by looking at the definitions they call.
//!
//! # Why the answer is right
//!
//! A call is analysed for what is known of its arguments: a [`Mode`] each, or the term itself where it is a closed function
//! or class dictionary. The body is evaluated abstractly: a `case` on a value that is defined goes into every alternative
//! with fields of the modes that the scrutinee's mode gives them, a `case` on anything else, a bottom and a partial primitive have
//! no mode, and a constructor has what its fields have in common. A recursive call is taken to have the mode that the
//! analysis comes to in the end. So every claim follows from the same claims about the calls made, and claims are about
//! values that evaluation reaches after finitely many calls: an infinite sequence of calls, each made while evaluating
//! completely what the one before stands for, is excluded by [`crate::descent`].
//!
//! Where that cannot be excluded, a term may still be total: any number of levels of it (see [`crate::causal`]) take finitely many calls. Then
//! nothing but totality is claimed of calls, and how many levels are asked for is one more argument that may get smaller: below a
//! constructor it does, an argument of a call is asked for what the callee's levels over it say, and of what a `case` or a primitive looks at anything may be
//! asked. That a call with arguments that are total to so many levels is as total as the analysis says of total ones is because these
//! arguments are, to these levels, the same as total ones.
//!
//! The same analysis finds which terms need the whole spine of a variable: see [`crate::failure`].

use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use rustc_hash::{FxHashMap, FxHashSet};
use selfsame_core::prim::PrimOp;
use selfsame_core::program::{ConId, DataKind};
use selfsame_core::step::{is_partial, representation};
use selfsame_core::symbol::Symbol;
use selfsame_core::term::{Alternative, DefId, Node, Pattern, TermId, TermStore, Unfold, VarId};
use selfsame_core::types::Type;

use crate::causal::{self, Along, Causality, Levels};
use crate::descent::{Arc, Call, terminates};
use crate::failure::Failure;
use crate::mode::Mode;

/// Abstract steps for one question.
const FUEL: u32 = 20_000;
/// Calls in each other.
const NESTING: usize = 60;
/// Stands for how many levels of a result are asked for, among the arguments that get smaller.
const LEVELS: usize = usize::MAX;

/// Answers questions about the terms of one store. Variables are what the store says, or of finite spine.
#[derive(Default)]
pub struct Finiteness {
    spines: FxHashSet<VarId>,
    of_terms: FxHashMap<TermId, Mode>,
    of_calls: FxHashMap<Key, Value>,
    /// How many values were taken apart so far: what is known of a call may speak of them.
    parts: Cell<usize>,
    pub(crate) causality: Causality,
}

type Key = (DefId, Vec<Given>);

/// What a call is analysed for.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Given {
    Mode(Mode),
    /// A closed function or dictionary.
    Known(TermId),
    /// A value that fails, with what is known of its other parts.
    Failing(Failure, Mode),
}

/// What a call comes to. Calls that are given nothing that fails do not fail, and the others have no mode.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Claim {
    mode: Mode,
    fails: Failure,
    beside: Mode,
}

impl Claim {
    /// The strongest claim: where analysis begins.
    fn first(key: &Key, goes_on: bool) -> Claim {
        match is_failing(key) {
            true => Claim { mode: Mode::ANY, fails: Failure::Head, beside: Mode::FINITE },
            false if goes_on => Claim { mode: Mode::TOTAL, fails: Failure::No, beside: Mode::FINITE },
            false => Claim { mode: Mode::FINITE, fails: Failure::No, beside: Mode::FINITE },
        }
    }

    fn join(self, other: Claim) -> Claim {
        let beside = self.beside.join(other.beside);
        Claim { mode: self.mode.join(other.mode), fails: self.fails.join(other.fails), beside }
    }

    fn value(self) -> Value {
        let Claim { mode, fails, beside } = self;
        Value::Plain(mode, Source { fails, beside, ..Source::NOWHERE })
    }
}

fn is_failing(key: &Key) -> bool {
    key.1.iter().any(|given| matches!(given, Given::Failing(..)))
}

/// A value, as far as it is known.
#[derive(Clone)]
enum Value {
    Plain(Mode, Source),
    Con(ConId, Vec<Thunk>),
    Function(Function, Vec<Thunk>),
}

/// Where a value comes from.
#[derive(Clone, Copy)]
struct Source {
    /// It is at most as large as this argument of the call under analysis, or strictly smaller.
    argument: Option<(usize, bool)>,
    /// It is this field of a value that was taken apart.
    field: Option<(usize, usize)>,
    fails: Failure,
    /// What is known of its parts beside the way along which it fails.
    beside: Mode,
}

impl Source {
    const NOWHERE: Source = Source { argument: None, field: None, fails: Failure::No, beside: Mode::FINITE };
}

#[derive(Clone)]
enum Function {
    Lambda(u32, TermId, Env),
    Def(DefId),
}

#[derive(Clone)]
enum Thunk {
    Term(TermId, Env),
    Value(Value),
}

/// Innermost last.
type Env = Rc<Vec<Thunk>>;

impl Finiteness {
    /// From now on the variable stands for values with a finite spine.
    pub fn assume_spine(&mut self, var: VarId) {
        self.spines.insert(var);
    }

    pub fn has_spine(&self, var: VarId) -> bool {
        self.spines.contains(&var)
    }

    /// What is known of a variable.
    pub fn of_variable(&self, store: &TermStore, var: VarId) -> Mode {
        let variable = store.var(var);
        let mut result = &variable.ty;
        while let Some((_, of)) = result.as_fun() {
            result = of;
        }
        let finite = variable.finite
            || (variable.evaluated && is_plain(&variable.ty))
            || (variable.total && is_flat(store, result, &mut Vec::new()));
        let total = finite || variable.total;
        Mode { spine: finite || self.spines.contains(&var), total, finite }
    }

    /// What is known of a term without loose indices.
    pub fn of(&mut self, store: &mut TermStore, term: TermId) -> Mode {
        if let Some(known) = self.of_terms.get(&term) {
            return *known;
        }
        let mode = self.ending(store, term).or_else(|| self.going_on(store, term)).unwrap_or(Mode::ANY);
        self.of_terms.insert(term, mode);
        mode
    }

    /// When evaluating the term completely takes finitely many calls.
    fn ending(&mut self, store: &mut TermStore, term: TermId) -> Option<Mode> {
        let mut analysis = Analysis::new(store, self, None);
        let value = analysis.eval(term, &Env::default());
        let mode = analysis.mode(&value);
        let (calls, failed, done) = (analysis.calls, analysis.failed, analysis.done);
        let is_sound = !failed && terminates(&calls);
        if is_sound {
            self.of_calls.extend(done);
        }
        is_sound.then_some(mode)
    }

    /// When evaluating any number of levels of the term takes finitely many calls.
    fn going_on(&mut self, store: &mut TermStore, term: TermId) -> Option<Mode> {
        let mut causality = std::mem::take(&mut self.causality);
        let mut analysis = Analysis { causality: Some(&mut causality), ..Analysis::new(store, self, None) };
        let value = analysis.eval(term, &Env::default());
        let is_total = analysis.mode(&value).total;
        let is_sound = !analysis.failed && terminates(&analysis.calls);
        self.causality = causality;
        (is_total && is_sound).then_some(Mode::TOTAL)
    }

    /// How many more levels of a term than of a part are sure to be the same where the part's are: see [`crate::causal`]. The
    /// largest number when the part does not matter.
    pub fn levels(&mut self, store: &mut TermStore, along: Along, whole: TermId, part: TermId) -> Option<i32> {
        Some(self.causality.of_part(store, along, whole, part)).filter(|levels| *levels != causal::NONE)
    }

    /// Whether the term has a weak head normal form only where the variable's spine is finite: where that is infinite, it
    /// never ends, and where it ends in a bottom, it is that bottom.
    pub fn needs(&self, store: &mut TermStore, term: TermId, var: VarId) -> bool {
        let is_total = store.var(var).total;
        let mut analysis = Analysis::new(store, self, Some(var));
        let value = analysis.eval(term, &Env::default());
        let fails = analysis.failure(&value).0 == Failure::Head;
        let failing: FxHashSet<usize> =
            analysis.nodes.iter().filter(|(key, _)| is_failing(key)).map(|(_, node)| *node).collect();
        let mut calls = analysis.calls;
        if is_total {
            // A spine without an end and without bottoms: that what needs it never ends is all that is claimed.
            calls.retain(|call| !failing.contains(&call.caller));
        }
        fails && !analysis.failed && terminates(&calls)
    }
}

struct Analysis<'a> {
    store: &'a mut TermStore,
    known: &'a Finiteness,
    /// The variable that is taken to have no finite spine.
    failing: Option<VarId>,
    /// There when results need not be finite: nothing but totality is claimed of calls then.
    causality: Option<&'a mut Causality>,
    /// How many levels fewer are asked for of what is under evaluation than of the call under analysis, when that is known.
    guard: Option<Levels>,
    fuel: u32,
    /// Calls under analysis with what is assumed of them.
    stack: Vec<(Key, Claim)>,
    nodes: BTreeMap<Key, usize>,
    /// Analysed under the present assumptions.
    done: FxHashMap<Key, Value>,
    calls: BTreeSet<Call>,
    /// Values that were taken apart, and the number of the first of them.
    taken_apart: Vec<Apart>,
    first: usize,
    failed: bool,
}

#[derive(Clone, Copy)]
struct Apart {
    con: ConId,
    mode: Mode,
    source: Source,
}

const ANY: Value = Value::Plain(Mode::ANY, Source::NOWHERE);
const FAILED: Value = Value::Plain(Mode::ANY, Source { fails: Failure::Head, ..Source::NOWHERE });

impl Value {
    fn of(mode: Mode) -> Value {
        Value::Plain(mode, Source::NOWHERE)
    }
}

impl<'a> Analysis<'a> {
    fn new(store: &'a mut TermStore, known: &'a Finiteness, failing: Option<VarId>) -> Analysis<'a> {
        Analysis {
            store,
            known,
            failing,
            causality: None,
            guard: Some(0),
            fuel: FUEL,
            stack: Vec::new(),
            nodes: BTreeMap::new(),
            done: FxHashMap::default(),
            calls: BTreeSet::new(),
            taken_apart: Vec::new(),
            first: known.parts.get(),
            failed: false,
        }
    }

    fn eval(&mut self, term: TermId, env: &Env) -> Value {
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
                    true => Claim { mode: Mode::ANY, fails: Failure::Spine, beside: mode }.value(),
                    false => Value::of(mode),
                }
            }
            Node::Def(def) if self.store.def_arity(def) == 0 => self.call(def, &[]),
            Node::Def(def) => Value::Function(Function::Def(def), Vec::new()),
            Node::Lit(_) => Value::of(Mode::FINITE),
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
                self.guarded(None, |this| {
                    let args: Vec<Value> = args.into_iter().map(|arg| this.eval(arg, env)).collect();
                    this.prim(op, &args)
                })
            }
            Node::Mark(_, inner) => self.eval(inner, env),
            Node::Bottom(_) | Node::Input(_) | Node::Assume(..) | Node::Assert(..) => ANY,
        }
    }

    /// Evaluates something of which other levels are asked for.
    fn guarded<T>(&mut self, guard: Option<Levels>, what: impl FnOnce(&mut Self) -> T) -> T {
        let outside = std::mem::replace(&mut self.guard, guard);
        let found = what(self);
        self.guard = outside;
        found
    }

    /// Evaluates a field of what is under evaluation.
    fn force_field(&mut self, field: &Thunk) -> Value {
        self.in_field(|this| this.force(field))
    }

    fn in_field<T>(&mut self, what: impl FnOnce(&mut Self) -> T) -> T {
        self.guarded(self.guard.map(|guard| guard + 1), what)
    }

    fn prim(&mut self, op: PrimOp, args: &[Value]) -> Value {
        if matches!(op, PrimOp::Error | PrimOp::Unsupported) {
            return ANY;
        }
        let fails: Vec<bool> = args.iter().map(|arg| self.failure(arg).0 == Failure::Head).collect();
        let is_defined = |(arg, fails): (&Value, &bool)| *fails || self.mode(arg).is_defined();
        match args.iter().zip(&fails).all(is_defined) {
            true if fails.contains(&true) => FAILED,
            true if !is_partial(op) => Value::of(Mode::FINITE),
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
                for alt in alts {
                    let fields = match alt.pattern {
                        Pattern::Con(con, _) => self.fields(con, mode, source, None),
                        Pattern::Lit(_) => Vec::new(),
                    };
                    branches.push(self.under(fields, alt.body, env));
                }
                branches.extend(default.map(|default| self.eval(default, env)));
                if branches.len() == 1 {
                    return branches.remove(0);
                }
                self.joined(&branches)
            }
        }
    }

    /// What holds of a value that is one of these.
    fn joined(&mut self, branches: &[Value]) -> Value {
        let strongest = Claim { mode: Mode::FINITE, fails: Failure::Head, beside: Mode::FINITE };
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
                    Value::Plain(Mode::ANY, Source { argument: part(true), field: place, ..source })
                }
                // What is beside the way to failure has no size.
                Some(_) => Value::Plain(mode.field(recursive), Source { field: place, ..Source::NOWHERE }),
                // A part of another type has no place in the spine.
                None => {
                    let argument = part(recursive || mode.finite);
                    Value::Plain(mode.field(recursive), Source { argument, field: place, ..Source::NOWHERE })
                }
            })
        };
        recursive_fields(self.store, con).into_iter().enumerate().map(field).collect()
    }

    /// A value put together again from the fields it was taken apart into is the value it was.
    fn whole(&mut self, value: Value) -> Value {
        let Value::Con(con, fields) = &value else { return value };
        let mut whole = None;
        for (i, field) in fields.iter().enumerate() {
            let Value::Plain(_, Source { field: Some((of, at)), .. }) = self.force_field(field) else { return value };
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
        let mut given = Vec::with_capacity(args.len());
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
        let key = (def, given);
        if let Some(known) = self.known.of_calls.get(&key) {
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

    /// How many levels fewer are asked for of an argument than of the call under analysis.
    fn guard_of_argument(&mut self, def: DefId, parameter: usize) -> Option<Levels> {
        let guard = self.guard?;
        match self.causality.as_mut()?.of_parameter(self.store, Along::Everything, def, parameter as u32) {
            causal::NONE => None,
            causal::ALL => Some(guard),
            levels => Some(guard + levels),
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
        let mut assumed = Claim::first(&key, goes_on);
        let outside = self.guard.replace(0);
        let value = loop {
            self.stack.push((key.clone(), assumed));
            let args = key.1.iter().enumerate().map(|(i, given)| match given {
                Given::Mode(mode) => {
                    let argument = mode.spine.then_some((i, false));
                    Thunk::Value(Value::Plain(*mode, Source { argument, ..Source::NOWHERE }))
                }
                Given::Failing(fails, beside) => {
                    let argument = (*fails == Failure::Spine).then_some((i, false));
                    let source = Source { argument, field: None, fails: *fails, beside: *beside };
                    Thunk::Value(Value::Plain(Mode::ANY, source))
                }
                Given::Known(term) => Thunk::Term(*term, Env::default()),
            });
            let args: Vec<Thunk> = args.collect();
            let value = self.eval(body, &Env::default());
            let value = if args.is_empty() { value } else { self.apply(value, args) };
            let is_closed = key.1.iter().all(|given| matches!(given, Given::Known(_)));
            let claim = match is_failing(&key) {
                true => Claim { mode: Mode::ANY, ..self.claim(&value) },
                false => {
                    let mode = self.mode(&value);
                    let mode = if goes_on { Mode { total: mode.total, ..Mode::ANY } } else { mode };
                    Claim { mode, fails: Failure::No, beside: Mode::FINITE }
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
        self.done.insert(key, value.clone());
        value
    }

    fn claim(&mut self, value: &Value) -> Claim {
        let (fails, beside) = self.failure(value);
        Claim { mode: self.mode(value), fails, beside }
    }

    /// A constructor fails along its spine where a field of its own type does. What is known of the parts beside the first
    /// such field is known of those beside the way.
    fn failure(&mut self, value: &Value) -> (Failure, Mode) {
        match value {
            Value::Plain(_, source) => (source.fails, source.beside),
            Value::Con(con, fields) => {
                let recursive = recursive_fields(self.store, *con);
                let (mut fails, mut beside) = (Failure::No, Mode::FINITE);
                for (field, recursive) in fields.iter().zip(recursive) {
                    let field = self.force_field(field);
                    let part = match self.in_field(|this| this.failure(&field)) {
                        (Failure::Head | Failure::Spine, along) if recursive && fails == Failure::No => {
                            fails = Failure::Spine;
                            along
                        }
                        _ => self.in_field(|this| this.mode(&field)),
                    };
                    beside = beside.join(Mode { spine: part.finite, ..part });
                }
                (fails, beside)
            }
            Value::Function(..) => (Failure::No, Mode::FINITE),
        }
    }

    fn mode(&mut self, value: &Value) -> Mode {
        match value {
            Value::Plain(mode, _) => *mode,
            Value::Con(con, fields) => {
                let recursive = recursive_fields(self.store, *con);
                let is_dictionary = self.is_dictionary(*con);
                let mut all = Mode::FINITE;
                for (field, recursive) in fields.iter().zip(recursive) {
                    if is_dictionary {
                        // What methods do is asked where they are called.
                        return Mode::ANY;
                    }
                    let field = self.force_field(field);
                    let mode = self.in_field(|this| this.mode(&field));
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

/// A number or a character.
fn is_plain(ty: &Type) -> bool {
    [Type::int(), Type::integer(), Type::double(), Type::char()].contains(ty)
}

/// Whether total values of the type are finite, because no data type is part of itself. `within` are those around it.
fn is_flat(store: &TermStore, ty: &Type, within: &mut Vec<Symbol>) -> bool {
    let ty = representation(store, ty.clone());
    if is_plain(&ty) {
        return true;
    }
    let Type::Con(name, args) = &ty else { return false };
    let program = store.program();
    let Some(data) = program.data_id(*name).map(|id| program.data(id)) else { return false };
    if data.kind != DataKind::Data || data.cons.is_empty() || within.contains(name) {
        return false;
    }
    within.push(*name);
    let of = |param: Symbol| data.params.iter().position(|p| *p == param).and_then(|i| args.get(i).cloned());
    let mut fields = data.cons.iter().flat_map(|con| &program.con(*con).def.fields);
    let flat = fields.all(|field| is_flat(store, &field.subst(&of), within));
    within.pop();
    flat
}

/// Which fields of a constructor are of the type that it makes, for the same parameters.
pub(crate) fn recursive_fields(store: &TermStore, con: ConId) -> Vec<bool> {
    let program = store.program();
    let con = program.con(con);
    let data = program.data(con.data);
    let is_param = |(ty, param): (&Type, &Symbol)| *ty == Type::Var(*param);
    let is_whole = |ty: &Type| match ty {
        Type::Con(name, args) => {
            *name == data.name && args.len() == data.params.len() && args.iter().zip(&data.params).all(is_param)
        }
        _ => false,
    };
    con.def.fields.iter().map(is_whole).collect()
}
