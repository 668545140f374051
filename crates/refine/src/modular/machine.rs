//! Evaluation on one path: by need, with forks where something is not known.

use std::rc::Rc;
use std::sync::Arc;
use std::time::Instant;

use rustc_hash::{FxHashMap, FxHashSet};
use selfsame_core::effort;
use selfsame_core::expr::{Label, LabelKind, Lit};
use selfsame_core::program::Program;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;
use z3::ast::{Ast, Bool, Int};

use super::code::{Node, Pattern};
use super::ending::Ending;
use super::local::{Guess, Local};
use super::measures::Measures;
use super::obligations::Obligations;
use super::solver::{Kind, Logic};
use super::value::{Addr, Cell, Env, Unknown, Val};
use crate::contract::Duty;
use crate::instrument::Symbolic;
use crate::limits;
use crate::logic::{Meaning, SetOp};

/// Why code is not followed any further.
pub const UNFOLDS: &str = "it unfolds without end";

/// Why a path ends before its end.
#[derive(Clone, Debug)]
pub enum Stop {
    /// Something that must hold was not proved.
    Violated(Label),
    /// The path cannot be taken, or was taken only to check something that holds.
    Done,
    /// What the proof cannot follow.
    Open(String),
    /// A call that is not known to end, and that the proof would rely on.
    Endless(String),
}

pub type Flow<T> = Result<T, Stop>;

/// How code is run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// As the program: what is not known is decided by a fork.
    Run,
    /// As a term of the logic: both branches are joined, and nothing is learnt.
    Term,
}

/// One path at a time; what is learnt of code is kept.
pub struct Machine<'p> {
    pub program: Arc<Program>,
    pub symbolic: &'p [Symbolic],
    pub measures: &'p Measures,
    pub logic: Logic<'p>,
    codes: FxHashMap<Symbol, Rc<Node>>,
    pub cells: Vec<Cell>,
    globals: FxHashMap<Symbol, Addr>,
    pub unknowns: Vec<Unknown>,
    /// What holds of values that are not made yet.
    pub later: FxHashMap<Addr, Vec<Addr>>,
    /// What measures gave of unknown data that is data again.
    pub given: FxHashMap<(String, Vec<String>), Addr>,
    /// Definitions that were unfolded for some arguments, and whether one is being unfolded.
    pub unfolded: FxHashSet<(String, Vec<String>)>,
    pub unfolding: bool,
    /// Definitions that are evaluated as terms, inside each other.
    pub nested: u32,
    /// Whether it is being told what measures are of data that is equal to what was built.
    pub agreeing: bool,
    pub mode: Mode,
    /// Local functions that recurse, if guesses are made about them: types by the numbers of their variables.
    pub guessing: Option<&'p FxHashMap<u32, Option<Type>>>,
    /// Those of this path.
    pub locals: Vec<Local>,
    /// Guesses that did not hold on some path, and whether one was dropped since this was last set to false.
    pub dropped: FxHashSet<Guess>,
    pub is_unsettled: bool,
    /// What the specification of the function under proof says of values of a type, by the definitions.
    pub rounds: Vec<(Type, Symbol)>,
    /// The arguments of the function under proof.
    pub outer: Vec<Addr>,
    /// Refinements that are being evaluated, inside each other.
    pub terms: u32,
    /// Evaluations, inside each other, that a run would not make: to see what holds, or what could be looked at later.
    pub asides: u32,
    /// What is known and found out about which calls end.
    pub ending: Ending,
    /// Choices to make, and how many were made.
    pub choices: Vec<usize>,
    made: usize,
    /// Choices that were not made: ways to begin other paths.
    pub waiting: Vec<Vec<usize>>,
    steps: u64,
    /// Data that this path gave a shape.
    pub splits: u32,
    pub deadline: Option<Instant>,
    pub depth: u32,
    /// The condition that was not shown last.
    pub failed: Option<Duty>,
}

impl<'p> Machine<'p> {
    pub fn new(
        program: Arc<Program>,
        symbolic: &'p [Symbolic],
        measures: &'p Measures,
        obligations: Option<&'p Obligations>,
    ) -> Machine<'p> {
        Machine {
            program,
            symbolic,
            measures,
            logic: Logic::new(obligations),
            codes: FxHashMap::default(),
            cells: Vec::new(),
            globals: FxHashMap::default(),
            unknowns: Vec::new(),
            later: FxHashMap::default(),
            given: FxHashMap::default(),
            unfolded: FxHashSet::default(),
            unfolding: false,
            nested: 0,
            agreeing: false,
            mode: Mode::Run,
            guessing: None,
            locals: Vec::new(),
            dropped: FxHashSet::default(),
            is_unsettled: false,
            rounds: Vec::new(),
            outer: Vec::new(),
            terms: 0,
            asides: 0,
            ending: Ending::default(),
            choices: Vec::new(),
            made: 0,
            waiting: Vec::new(),
            steps: 0,
            splits: 0,
            deadline: None,
            depth: 0,
            failed: None,
        }
    }

    /// Begins a path that makes these choices first.
    pub fn start(&mut self, choices: Vec<usize>) {
        self.logic.restart();
        self.cells.clear();
        self.globals.clear();
        self.unknowns.clear();
        self.later.clear();
        self.given.clear();
        self.unfolded.clear();
        self.unfolding = false;
        self.nested = 0;
        self.agreeing = false;
        self.mode = Mode::Run;
        self.terms = 0;
        self.asides = 0;
        self.ending.restart();
        self.locals.clear();
        self.outer.clear();
        self.choices = choices;
        self.made = 0;
        self.steps = 0;
        self.splits = 0;
        self.depth = 0;
    }

    pub fn add(&mut self, cell: Cell) -> Addr {
        self.cells.push(cell);
        Addr(self.cells.len() as u32 - 1)
    }

    pub fn value(&mut self, value: Val) -> Addr {
        self.add(Cell::Value(value))
    }

    /// Does something as a term of the logic.
    pub fn as_term<T>(&mut self, work: impl FnOnce(&mut Self) -> T) -> T {
        let outer = std::mem::replace(&mut self.mode, Mode::Term);
        self.terms += 1;
        let result = work(self);
        self.terms -= 1;
        self.mode = outer;
        result
    }

    /// Does something that a run would not do here. What is learnt of calls on the way holds only if they end.
    pub fn aside<T>(&mut self, work: impl FnOnce(&mut Self) -> T) -> T {
        let outer = self.asides;
        self.asides += 1;
        let result = work(self);
        self.asides = outer;
        result
    }

    /// Does something inside something else: values that go on for ever are not followed for ever.
    pub fn deeper<T>(&mut self, work: impl FnOnce(&mut Self) -> Flow<T>) -> Flow<T> {
        let outer = self.depth;
        self.tick()?;
        self.depth += 1;
        let result = work(self);
        self.depth = outer;
        result
    }

    /// One of so many ways on; the others are taken by later paths.
    pub fn choose(&mut self, ways: usize) -> usize {
        if self.made == self.choices.len() {
            for other in (1..ways).rev() {
                let mut choices = self.choices.clone();
                choices.push(other);
                self.waiting.push(choices);
            }
            self.choices.push(0);
        }
        self.made += 1;
        self.choices[self.made - 1]
    }

    /// Whether the choices to come are those that led here.
    pub fn is_repeating(&self) -> bool {
        self.made < self.choices.len()
    }

    /// Decides a condition: by what is known, or by a fork.
    pub fn decide(&mut self, condition: &Bool) -> Flow<bool> {
        // What Z3 makes of it depends on what it has seen before; the facts of a path do not.
        if let Some(known) = condition.simplify().as_bool() {
            return Ok(known);
        }
        if !self.is_repeating() {
            if !self.logic.allows(condition) {
                self.logic.assume(&condition.not());
                self.choices.push(1);
                self.made += 1;
                return Ok(false);
            }
            if !self.logic.allows(&condition.not()) {
                self.logic.assume(condition);
                self.choices.push(0);
                self.made += 1;
                return Ok(true);
            }
        }
        let truth = self.choose(2) == 0;
        self.logic.assume(&if truth { condition.clone() } else { condition.not() });
        Ok(truth)
    }

    pub fn code(&mut self, global: Symbol) -> Flow<Rc<Node>> {
        if let Some(known) = self.codes.get(&global) {
            return Ok(known.clone());
        }
        let id = self.program.global_id(global);
        let Some(Ok(expr)) = id.map(|id| self.program.global(id).code.expr()) else {
            return Err(Stop::Open(format!("`{global}` has no code")));
        };
        let node = Node::of(&expr);
        self.codes.insert(global, node.clone());
        Ok(node)
    }

    pub fn global(&mut self, global: Symbol) -> Flow<Addr> {
        if let Some(known) = self.globals.get(&global) {
            return Ok(*known);
        }
        let addr = match self.symbolic.iter().position(|symbolic| symbolic.name == global) {
            None if Meaning::of(global) == Some(Meaning::Set(SetOp::Empty)) => {
                let empty = self.logic.empty_set();
                self.value(Val::Set(empty))
            }
            None if Meaning::of(global) == Some(Meaning::Set(SetOp::BagEmpty)) => {
                let empty = self.logic.empty_bag();
                self.value(Val::Table(empty.into()))
            }
            Some(at) if self.symbolic[at].ty.as_fun().is_some() => self.value(Val::Symbolic(at)),
            Some(at) => {
                self.reached(at, &[])?;
                let ty = self.symbolic[at].ty.clone();
                self.any(&ty)?
            }
            None => {
                let node = self.code(global)?;
                self.add(Cell::Thunk(node, Env::default(), Mode::Run))
            }
        };
        self.globals.insert(global, addr);
        Ok(addr)
    }

    /// An expression as something to evaluate later.
    pub fn delay(&mut self, node: &Rc<Node>, env: &Env) -> Flow<Addr> {
        match &**node {
            Node::Local(id) => env.get(*id).ok_or_else(|| Stop::Open("a variable without a value".into())),
            Node::Global(name) => self.global(*name),
            _ => Ok(self.add(Cell::Thunk(node.clone(), env.clone(), self.mode))),
        }
    }

    pub fn delay_all(&mut self, nodes: &[Rc<Node>], env: &Env) -> Flow<Vec<Addr>> {
        nodes.iter().map(|node| self.delay(node, env)).collect()
    }

    /// The value of a place. What was left to be evaluated as code is evaluated as code, whoever asks.
    pub fn force(&mut self, addr: Addr) -> Flow<Val> {
        let at = addr.0 as usize;
        let cell = match &self.cells[at] {
            Cell::Value(value) => return Ok(value.clone()),
            // It needs its own value: it has none. Only a run of the program shows that.
            Cell::Busy if self.terms > 0 || self.asides > 0 => {
                return Err(Stop::Open("a value that a refinement of it needs".into()));
            }
            Cell::Busy => return Err(Stop::Done),
            cell => cell.clone(),
        };
        self.cells[at] = Cell::Busy;
        let result = self.evaluated(addr, &cell);
        match &result {
            Ok(Val::Unknown(id)) if self.unknowns[*id].addr != addr => {
                self.cells[at] = Cell::Apply(self.unknowns[*id].addr, Vec::new());
            }
            Ok(value) => self.cells[at] = Cell::Value(value.clone()),
            Err(_) => self.cells[at] = cell,
        }
        if result.is_ok() {
            for predicate in self.later.remove(&addr).unwrap_or_default() {
                self.assume_of(predicate, addr)?;
            }
        }
        result
    }

    fn evaluated(&mut self, addr: Addr, cell: &Cell) -> Flow<Val> {
        let outer = self.mode;
        let result = match cell {
            Cell::Thunk(node, env, mode) => {
                self.mode = *mode;
                self.eval(node, env)
            }
            Cell::Apply(function, args) => {
                self.mode = Mode::Run;
                match self.force(*function) {
                    Ok(function) => self.call(function, args.clone()),
                    Err(stop) => Err(stop),
                }
            }
            Cell::Make(recipe) => {
                self.mode = Mode::Run;
                match self.make(recipe) {
                    Ok(made) if made == addr => Err(Stop::Open("a value made of itself".into())),
                    Ok(made) => self.force(made),
                    Err(stop) => Err(stop),
                }
            }
            Cell::Value(_) | Cell::Busy => Err(Stop::Done),
        };
        self.mode = outer;
        result
    }

    fn tick(&mut self) -> Flow<()> {
        self.steps += 1;
        effort::spend(1);
        if self.steps > limits::PATH_STEPS
            || self.depth > limits::EVALUATION_DEPTH
            || self.choices.len() > limits::PATH_CHOICES
        {
            return Err(Stop::Open(UNFOLDS.into()));
        }
        if self.steps.is_multiple_of(256) && effort::is_late(self.deadline) {
            return Err(Stop::Open("no time is left".into()));
        }
        Ok(())
    }

    pub fn eval(&mut self, node: &Rc<Node>, env: &Env) -> Flow<Val> {
        self.tick()?;
        self.depth += 1;
        let result = self.evaluate(node, env);
        self.depth -= 1;
        result
    }

    fn evaluate(&mut self, node: &Rc<Node>, env: &Env) -> Flow<Val> {
        match &**node {
            Node::Local(_) | Node::Global(_) => {
                let addr = self.delay(node, env)?;
                self.force(addr)
            }
            Node::Lit(lit) => self.literal(lit),
            Node::Lam(params, body) => Ok(Val::Closure(params.clone(), body.clone(), env.clone())),
            Node::App(head, args) => self.application(head, args, env),
            Node::Let(id, value, body) => {
                let addr = self.delay(value, env)?;
                self.eval(body, &env.with(*id, addr))
            }
            Node::LetRec(group, body) => {
                let mut inner = env.clone();
                let mut addrs = Vec::with_capacity(group.len());
                for (id, _) in group {
                    let addr = self.add(Cell::Busy);
                    addrs.push(addr);
                    inner = inner.with(*id, addr);
                }
                for ((id, value), addr) in group.iter().zip(addrs) {
                    self.cells[addr.0 as usize] = match self.guessed(*id, value, &inner) {
                        Some(local) => Cell::Value(local),
                        None => Cell::Thunk(value.clone(), inner.clone(), self.mode),
                    };
                }
                self.eval(body, &inner)
            }
            Node::Con(name, fields) => match name.as_str() {
                "True" => Ok(Val::Bool(Bool::from_bool(true))),
                "False" => Ok(Val::Bool(Bool::from_bool(false))),
                _ => {
                    let fields = self.delay_all(fields, env)?;
                    Ok(Val::Con(*name, fields))
                }
            },
            Node::Case(scrutinee, alts, default) => self.select(scrutinee, alts, default.as_ref(), env),
            Node::Prim(op, args) => self.primitive(*op, args, env),
            Node::Bottom(label) => self.bottom(label),
            Node::Assume(..) | Node::Assert(..) if self.mode == Mode::Term => {
                Err(Stop::Open("a call inside a refinement".into()))
            }
            Node::Assume(condition, body) => {
                self.assume(condition, env)?;
                self.eval(body, env)
            }
            Node::Assert(condition, body, label) => {
                self.assert(condition, env, label)?;
                self.eval(body, env)
            }
            Node::Input => Err(Stop::Open("input from outside".into())),
        }
    }

    /// A local function as one about which guesses are made.
    fn guessed(&mut self, id: u32, value: &Rc<Node>, env: &Env) -> Option<Val> {
        let ty = self.guessing?.get(&id)?.clone()?;
        let Node::Lam(params, body) = &**value else { return None };
        if self.mode == Mode::Term {
            return None;
        }
        let (params, body, env) = (params.clone(), body.clone(), env.clone());
        self.locals.push(Local { id, params, body, env, ty, is_checked: false, elements: Vec::new() });
        Some(Val::Local(self.locals.len() - 1))
    }

    /// Code that fails: allowed only where no path leads.
    pub fn bottom(&mut self, label: &Label) -> Flow<Val> {
        match label.kind {
            LabelKind::Unsupported => Err(Stop::Open(label.text.to_string())),
            _ if self.mode == Mode::Term => Err(Stop::Open("a term without a value".into())),
            _ if self.logic.proves(&Bool::from_bool(false)) => Err(Stop::Done),
            _ => Err(Stop::Violated(label.clone())),
        }
    }

    fn literal(&mut self, lit: &Lit) -> Flow<Val> {
        if let Lit::Int(n) = lit {
            self.ending.note_literal(*n);
        }
        Ok(match lit {
            Lit::Int(n) => Val::Int(Int::from_i64(*n)),
            Lit::Integer(n) => match n.to_string().parse() {
                Ok(n) => Val::Int(n),
                Err(_) => return Err(Stop::Open("a very large number".into())),
            },
            Lit::Char(c) => Val::Int(Int::from_u64(u32::from(*c).into())),
            Lit::Double(x) => Val::Opaque(self.logic.apply(&format!("double {x:?}"), &[], Kind::Thing)),
            Lit::Str(text) => match text.chars().next() {
                None => Val::Con("[]".into(), Vec::new()),
                Some(first) => {
                    let rest = Rc::new(Node::Lit(Lit::Str(text[first.len_utf8()..].to_owned())));
                    let head = self.value(Val::Int(Int::from_u64(u32::from(first).into())));
                    let tail = self.add(Cell::Thunk(rest, Env::default(), self.mode));
                    Val::Con(":".into(), vec![head, tail])
                }
            },
        })
    }

    fn application(&mut self, head: &Rc<Node>, args: &[Rc<Node>], env: &Env) -> Flow<Val> {
        if let Node::Global(name) = &**head {
            let meaning = self.measures.meaning(*name, self.mode);
            if let Some(meaning) = meaning {
                let args = self.delay_all(args, env)?;
                return self.meant(*name, &meaning, args);
            }
        }
        let args = self.delay_all(args, env)?;
        let function = self.eval(head, env)?;
        self.call(function, args)
    }

    /// Applies a function to arguments, as many as there are.
    pub fn call(&mut self, function: Val, mut args: Vec<Addr>) -> Flow<Val> {
        self.tick()?;
        if args.is_empty() {
            return Ok(function);
        }
        match function {
            Val::Closure(params, body, env) => {
                if args.len() < params.len() {
                    let function = self.value(Val::Closure(params, body, env));
                    return Ok(Val::Partial(function, args));
                }
                let rest = args.split_off(params.len());
                let env = params.iter().zip(args).fold(env, |env, (param, arg)| env.with(*param, arg));
                let result = self.eval(&body, &env)?;
                self.call(result, rest)
            }
            Val::Partial(function, mut first) => {
                first.extend(args);
                let function = self.force(function)?;
                self.call(function, first)
            }
            Val::Symbolic(_) | Val::Local(_) if self.mode == Mode::Term => {
                Err(Stop::Open("a call inside a refinement".into()))
            }
            Val::Function(ty, term) => {
                let Some((from, to)) = ty.as_fun() else { return Err(Stop::Open("a value is applied".into())) };
                let first = args.remove(0);
                if self.mode == Mode::Run {
                    self.walk(first, from)?;
                }
                let result = self.applied(&term, first, to)?;
                self.call(result, args)
            }
            Val::Local(at) => {
                let arity = self.locals[at].params.len();
                if args.len() < arity {
                    let function = self.value(Val::Local(at));
                    return Ok(Val::Partial(function, args));
                }
                let rest = args.split_off(arity);
                let result = self.local_call(at, args)?;
                let result = self.force(result)?;
                self.call(result, rest)
            }
            Val::Symbolic(at) => {
                let arity = self.symbolic[at].arity();
                if args.len() < arity {
                    let function = self.value(Val::Symbolic(at));
                    return Ok(Val::Partial(function, args));
                }
                let rest = args.split_off(arity);
                let result = self.by_specification(at, args)?;
                let result = self.force(result)?;
                self.call(result, rest)
            }
            _ => Err(Stop::Open("a value that is no function is applied".into())),
        }
    }

    fn select(
        &mut self,
        scrutinee: &Rc<Node>,
        alts: &[(Pattern, Rc<Node>)],
        default: Option<&Rc<Node>>,
        env: &Env,
    ) -> Flow<Val> {
        let value = self.eval(scrutinee, env)?;
        let Some((first, _)) = alts.first() else {
            return self.otherwise(default, env);
        };
        match (value, first) {
            (Val::Bool(condition), Pattern::Con(..)) => self.branch(&condition, alts, default, env),
            (Val::Con(con, fields), _) => self.matched(con, &fields, alts, default, env),
            (Val::Unknown(id), _) if self.mode == Mode::Run => {
                let (con, fields) = self.split(id)?;
                self.matched(con, &fields, alts, default, env)
            }
            (Val::Unknown(_), _) => Err(Stop::Open("a look into data that is not known".into())),
            (Val::Int(number), Pattern::Lit(_)) => self.literals(&number, alts, default, env),
            (Val::Opaque(_), _) => Err(Stop::Open("a look into a number that is not whole".into())),
            _ => Err(Stop::Open("a look into a function".into())),
        }
    }

    fn otherwise(&mut self, default: Option<&Rc<Node>>, env: &Env) -> Flow<Val> {
        match default {
            Some(default) => self.eval(default, env),
            None => Err(Stop::Open("a case without an alternative".into())),
        }
    }

    fn matched(
        &mut self,
        con: Symbol,
        fields: &[Addr],
        alts: &[(Pattern, Rc<Node>)],
        default: Option<&Rc<Node>>,
        env: &Env,
    ) -> Flow<Val> {
        for (pattern, body) in alts {
            if let Pattern::Con(name, locals) = pattern
                && *name == con
            {
                let env = locals.iter().zip(fields).fold(env.clone(), |env, (local, field)| env.with(*local, *field));
                return self.eval(body, &env);
            }
        }
        self.otherwise(default, env)
    }

    fn branch(
        &mut self,
        condition: &Bool,
        alts: &[(Pattern, Rc<Node>)],
        default: Option<&Rc<Node>>,
        env: &Env,
    ) -> Flow<Val> {
        let find = |truth: &str| {
            let named =
                |(pattern, _): &&(Pattern, Rc<Node>)| matches!(pattern, Pattern::Con(n, _) if n.as_str() == truth);
            alts.iter().find(named).map(|(_, body)| body).or(default)
        };
        let (yes, no) = (find("True"), find("False"));
        if self.mode == Mode::Run || condition.simplify().as_bool().is_some() {
            let truth = self.decide(condition)?;
            return self.otherwise(if truth { yes } else { no }, env);
        }
        let (yes, no) = (self.otherwise(yes, env)?, self.otherwise(no, env)?);
        self.join(condition, yes, no)
    }

    /// One of two terms, by a condition.
    fn join(&mut self, condition: &Bool, yes: Val, no: Val) -> Flow<Val> {
        Ok(match (yes, no) {
            (Val::Int(yes), Val::Int(no)) => Val::Int(condition.ite(&yes, &no)),
            (Val::Bool(yes), Val::Bool(no)) => Val::Bool(condition.ite(&yes, &no)),
            (Val::Set(yes), Val::Set(no)) => Val::Set(condition.ite(&yes, &no)),
            (Val::Table(yes), Val::Table(no)) => Val::Table(condition.ite(&yes, &no)),
            (Val::Opaque(yes), Val::Opaque(no)) => Val::Opaque(condition.ite(&yes, &no)),
            _ => return Err(Stop::Open("terms that are data depend on a condition".into())),
        })
    }

    fn literals(
        &mut self,
        number: &Int,
        alts: &[(Pattern, Rc<Node>)],
        default: Option<&Rc<Node>>,
        env: &Env,
    ) -> Flow<Val> {
        let Some(((pattern, body), rest)) = alts.split_first() else { return self.otherwise(default, env) };
        let Pattern::Lit(lit) = pattern else { return Err(Stop::Open("a number among data".into())) };
        let Val::Int(lit) = self.literal(lit)? else { return Err(Stop::Open("a number that is not whole".into())) };
        let equal = number.eq(&lit);
        if self.mode == Mode::Run || equal.simplify().as_bool().is_some() {
            return if self.decide(&equal)? { self.eval(body, env) } else { self.literals(number, rest, default, env) };
        }
        let yes = self.eval(body, env)?;
        let no = self.literals(number, rest, default, env)?;
        self.join(&equal, yes, no)
    }
}
