//! Counterexamples that were run (NEBULA §5).

use std::sync::Arc;

use rustc_hash::FxHashMap;
use selfsame_certify::{Bottoms, Side};
use selfsame_core::eval::{Bottom, Limits, Machine, Ref, Stop, Value};
use selfsame_core::expr::{Expr, Label, LabelKind, Lit, Local};
use selfsame_core::inhabit::{Making, fields, making};
use selfsame_core::program::{ConId, DataKind, Program};
use selfsame_core::step::representation;
use selfsame_core::symbol::Symbol;
use selfsame_core::term::{Node, TermId, TermStore, VarId};
use selfsame_core::types::Type;
use selfsame_core::value::{Cut, Printed, failure, print};

use crate::goal::Goal;
use crate::limits;
use crate::obligation::Observation;
use crate::refutation::{Candidate, Difference};
use crate::steps::steps;
use crate::witness::{Elements, Witness, simplest, witness};
use crate::written::{bindings, written};

/// Values for which the sides differ, as both were seen to do when they were run.
#[derive(Clone, Debug, PartialEq)]
pub struct Counterexample {
    /// What kind of outcomes they are.
    pub kind: Kind,
    /// What the reader is told they differ in.
    pub differs: Differs,
    /// The goal's variables in order, with source-syntax expressions.
    pub bindings: Vec<(Symbol, String)>,
    /// Where both sides are functions: what they were applied to when they differed.
    pub applied: Vec<String>,
    /// What the left side gives, applied to this.
    pub left: Outcome,
    /// What the right side gives, applied to the same.
    pub right: Outcome,
    /// For a program that shows the difference.
    pub evidence: Evidence,
    /// How each side is evaluated, as far as that is short.
    pub steps: [Vec<String>; 2],
}

impl Counterexample {
    /// Whether the values are those that a generator made, of which nobody wrote down how to make them.
    pub fn is_drawn(&self) -> bool {
        self.evidence.bindings.is_empty() && !self.bindings.is_empty()
    }

    /// In words: the values, and what each side gives.
    pub fn lines(&self) -> Vec<String> {
        let mut lines: Vec<String> = self.bindings.iter().map(|(name, value)| format!("{name} = {value}")).collect();
        if !self.applied.is_empty() {
            lines.push(format!("both sides are applied to {}", self.applied.join(" and ")));
        }
        lines.push(format!("left side:  {}", self.left));
        lines.push(format!("right side: {}", self.right));
        if self.differs == Differs::Overflow {
            lines.push("a machine integer overflows".to_owned());
        }
        lines
    }
}

/// What a program needs to see the difference by itself.
#[derive(Clone, Debug, PartialEq)]
pub struct Evidence {
    /// Both sides, over the names of the variables.
    pub sides: [String; 2],
    /// As [`Counterexample::bindings`], with each bottom as an `error` of its own.
    pub bindings: Vec<(Symbol, String)>,
    /// Of the bindings, as far as they are known: without them a number would be what defaulting makes of it.
    pub types: Vec<Type>,
    /// The way from the sides to the parts that differ.
    pub looks: Vec<Look>,
    /// What is found at the end of that way.
    pub seen: Seen,
}

/// One step on the way to the difference.
#[derive(Clone, Debug, PartialEq)]
pub enum Look {
    /// Into a field of a constructor with so many.
    Field {
        /// The constructor.
        con: Symbol,
        /// Which of its fields, from 0.
        index: usize,
        /// How many it has.
        count: usize,
    },
    /// Into the text of an error.
    Message,
    /// A function is applied to this.
    Apply(String),
}

/// What is found there.
#[derive(Clone, Debug, PartialEq)]
pub enum Seen {
    /// One of these constructors, with so many fields.
    Data(Vec<(Symbol, usize)>),
    /// Something that can be shown.
    Literal,
    /// A function, which nothing was applied to.
    Function,
    /// No side has a value.
    Nothing,
}

/// What kind of difference was run into.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Two different values.
    Value,
    /// A bottom where the other side has a value or another bottom.
    Bottom,
    /// One side never ends.
    Nontermination,
}

impl Kind {
    /// The word of the report.
    pub fn as_str(self) -> &'static str {
        match self {
            Kind::Value => "value",
            Kind::Bottom => "bottom",
            Kind::Nontermination => "nontermination",
        }
    }
}

/// In what the sides differ, for whoever does not care about everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Differs {
    /// In a value.
    Value,
    /// One side has a value where the other fails or never ends.
    Definedness,
    /// One side fails where the other never ends.
    Divergence,
    /// Machine integers overflowed when it was seen.
    Overflow,
    /// Only in which error it is.
    Error,
}

impl Differs {
    /// The word of the report.
    pub fn as_str(self) -> &'static str {
        match self {
            Differs::Value => "value",
            Differs::Definedness => "definedness",
            Differs::Divergence => "divergence",
            Differs::Overflow => "overflow",
            Differs::Error => "error",
        }
    }
}

/// What a side gives.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    /// In source syntax, cut where it is long.
    Value(String),
    /// A bottom, with its text.
    Error(String),
    /// It never ends.
    Diverges,
}

impl std::fmt::Display for Outcome {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Outcome::Value(text) => f.write_str(text),
            Outcome::Error(text) => write!(f, "error: {text}"),
            Outcome::Diverges => f.write_str("diverges"),
        }
    }
}

/// What running both sides with a candidate's values showed.
pub(crate) enum Replayed {
    Differ(Box<Counterexample>),
    /// They differ for values that no program makes.
    Unmade,
    Nothing,
}

/// Runs both sides with the candidate's values; a counterexample when they differ as foretold, with values as simple as
/// the difference allows.
pub(crate) fn replay(
    program: &Arc<Program>,
    store: &mut TermStore,
    goal: &Goal,
    variables: &[VarId],
    bottoms: Bottoms,
    candidate: &Candidate,
) -> Replayed {
    // What was assumed of a method may hold of no instance there is, but then undefined elements may still tell.
    let is_overloaded = goal.variables.iter().any(|variable| variable.dictionary);
    let elements: &[Elements] = if is_overloaded { &[Elements::Any, Elements::Undefined] } else { &[Elements::Any] };
    let witnesses: Vec<Witness> =
        elements.iter().filter_map(|elements| witness(store, variables, candidate, *elements)).collect();
    let mut replaying = Replaying { program, store, goal, variables, bottoms, candidate };
    let mut is_unmade = false;
    let found = witnesses.into_iter().find_map(|witness| {
        let found = replaying.run(&witness, candidate.difference, limits::REPLAY_STEPS)?;
        is_unmade |= !witness.is_made(replaying.store, goal, variables);
        (!is_unmade).then_some((witness, found))
    });
    let Some((mut witness, mut found)) = found else {
        return if is_unmade { Replayed::Unmade } else { Replayed::Nothing };
    };
    for position in 0..variables.len() {
        let simpler = replaying.simplified(&witness, position);
        let Some(simpler) = simpler.filter(|simpler| simpler.is_made(replaying.store, goal, variables)) else {
            continue;
        };
        let differences = [Difference::Values, candidate.difference];
        if let Some(simple) =
            differences.iter().find_map(|difference| replaying.run(&simpler, *difference, limits::SHOWN_STEPS))
        {
            (witness, found) = (simpler, simple);
        }
    }
    found.steps = replaying.steps(&witness);
    Replayed::Differ(Box::new(found))
}

struct Replaying<'a> {
    program: &'a Arc<Program>,
    store: &'a mut TermStore,
    goal: &'a Goal,
    variables: &'a [VarId],
    bottoms: Bottoms,
    candidate: &'a Candidate,
}

impl Replaying<'_> {
    /// The witness with the simplest value of its type for one variable that has another.
    fn simplified(&mut self, witness: &Witness, position: usize) -> Option<Witness> {
        let (var, value) = witness.goal[position];
        let has_parts = match self.store.node(value) {
            Node::Con(_, fields) => !self.store.terms(fields).is_empty(),
            _ => false,
        };
        if !has_parts || self.goal.variables[position].dictionary {
            return None;
        }
        let ty = self.store.var(var).ty.clone();
        let simple = simplest(self.store, &ty)?;
        let mut simpler = witness.clone();
        simpler.goal[position].1 = simple;
        (simple != value).then_some(simpler)
    }

    /// How both sides are evaluated.
    fn steps(&mut self, witness: &Witness) -> [Vec<String>; 2] {
        let values: FxHashMap<VarId, TermId> = witness.goal.iter().chain(&witness.definitions).copied().collect();
        let known = self.goal.variables.iter().zip(self.variables);
        let locals: Vec<(u32, TermId)> =
            known.filter_map(|(variable, var)| Some((variable.local, *values.get(var)?))).collect();
        [&self.goal.left, &self.goal.right]
            .map(|side| steps(self.store, side, &locals, values.clone(), &self.candidate.observations))
    }

    /// Sides that should end have so many steps for it.
    fn run(&mut self, witness: &Witness, difference: Difference, steps: u64) -> Option<Counterexample> {
        let Replaying { program, goal, variables, bottoms, candidate, .. } = *self;
        let store = &mut *self.store;
        let limits = |steps| Limits { steps, ..Limits::default() };
        let mut machine = Machine::new(program.clone(), limits(limits::REPLAY_STEPS));
        let environment = Environment::new(store, goal, variables, witness);
        let mut observed = |side: Side, steps: u64| {
            machine.set_limits(limits(steps));
            let expr = if side == Side::Left { &goal.left } else { &goal.right };
            let value = machine.load(&environment.closed(expr));
            observe(&mut machine, value, &candidate.observations, &environment)
        };
        let mut ends = Vec::with_capacity(2);
        for side in Side::BOTH {
            let limit = if difference == Difference::Diverges(side) { limits::CYCLE_STEPS } else { steps };
            if limit == limits::CYCLE_STEPS {
                let expr = if side == Side::Left { &goal.left } else { &goal.right };
                if program.notices_endless([expr]) || observed(side, limits::SOME_STEPS)? != Ended::Diverged {
                    return None;
                }
            }
            ends.push(observed(side, limit)?);
        }
        let kind = kind(&ends, difference, bottoms)?;
        let differs = differs(&ends, machine.take_overflow());
        let (arguments, ty) = applied(store, candidate, witness.at(&goal.ty));
        let mut outcome = |expr: &Expr, end: &Ended| {
            machine.set_limits(limits(limits::SHOWN_STEPS));
            let expr = match &arguments[..] {
                [] => environment.closed(expr),
                arguments => environment.closed(&Expr::App(Box::new(expr.clone()), arguments.to_vec())),
            };
            // Or the difference is deeper inside.
            let is_whole = candidate.observations.len() == arguments.len();
            match end {
                // Of the variable that is shown as `undefined`; its label says something only where errors are told apart.
                Ended::Bottom(Label { kind: LabelKind::Variable, .. }) if is_whole && bottoms == Bottoms::Same => {
                    Outcome::Error("undefined".to_owned())
                }
                _ => show(&mut machine, &expr, &ty, end, is_whole),
            }
        };
        let left = outcome(&goal.left, &ends[0]);
        let right = outcome(&goal.right, &ends[1]);
        machine.set_limits(limits(steps));
        let seen = seen(program, &ends);
        let looks = looks(&mut machine, store, goal, witness, candidate, &environment, &seen)?;
        let applied = looks.iter().filter_map(|look| match look {
            Look::Apply(argument) => Some(argument.clone()),
            Look::Field { .. } | Look::Message => None,
        });
        let applied = applied.take(arguments.len()).collect();
        let visible = goal.variables.iter().filter(|variable| !variable.dictionary);
        let evidence = Evidence {
            sides: sides(store, goal, variables)?,
            bindings: bindings(store, goal, witness, Bottoms::Labelled),
            types: visible.map(|variable| witness.at(&variable.ty)).collect(),
            looks,
            seen,
        };
        let mut bindings = bindings(store, goal, witness, Bottoms::Same);
        if program.notation().is_some() {
            environment.in_notation(&mut machine, &mut bindings);
        }
        Some(Counterexample { kind, differs, bindings, applied, left, right, evidence, steps: Default::default() })
    }
}

/// What sides of the type are applied to before anything else, and the type of what they give then.
fn applied(store: &TermStore, candidate: &Candidate, mut ty: Type) -> (Vec<Expr>, Type) {
    let mut arguments = Vec::new();
    for observation in &candidate.observations {
        let Observation::Apply(var) = observation else { break };
        match representation(store, ty.clone()).as_fun() {
            Some((_, to)) => ty = to.clone(),
            None => break,
        }
        arguments.push(Expr::Local(local(*var)));
    }
    (arguments, ty)
}

/// The sides in source syntax.
pub(crate) fn sides(store: &mut TermStore, goal: &Goal, variables: &[VarId]) -> Option<[String; 2]> {
    let locals: Vec<(u32, TermId)> =
        goal.variables.iter().zip(variables).map(|(variable, var)| (variable.local, store.mk_free(*var))).collect();
    let mut side = |expr: &Expr| store.import(expr, &locals).ok().map(|term| store.show(term));
    Some([side(&goal.left)?, side(&goal.right)?])
}

/// The way that [`observe`] goes, in names. Both sides go the same way, so one is enough.
fn looks(
    machine: &mut Machine,
    store: &mut TermStore,
    goal: &Goal,
    witness: &Witness,
    candidate: &Candidate,
    environment: &Environment<'_>,
    seen: &Seen,
) -> Option<Vec<Look>> {
    let program = store.program().clone();
    let mut value = machine.load(&environment.closed(&goal.left));
    let mut ty = Some(witness.at(&goal.ty));
    let mut looks = Vec::with_capacity(candidate.observations.len());
    for observation in &candidate.observations {
        let here = ty.take().map(|ty| unwrap(&program, ty, &mut looks));
        value = match (observation, machine.whnf(value)) {
            (Observation::Field(i), Ok(Value::Con(con_id, fields))) => {
                let (con, index) = (program.con(con_id).def.name, *i as usize);
                looks.push(Look::Field { con, index, count: fields.len() });
                ty = here.and_then(|here| field(&program, con_id, index, &here));
                *fields.get(index)?
            }
            (Observation::Message, Err(Stop::Bottom(Bottom::Message(text)))) => {
                looks.push(Look::Message);
                text
            }
            (Observation::Apply(var), Ok(Value::Function)) => {
                let argument = witness.goal.iter().find(|(known, _)| known == var)?.1;
                let of = witness.at(&store.var(*var).ty);
                let text = written(store, Symbol::new("x"), argument, &of, witness, Bottoms::Labelled);
                looks.push(Look::Apply(text));
                ty = here.and_then(|here| here.as_fun().map(|(_, to)| to.clone()));
                let argument = machine.load(&environment.closed(&Expr::Local(local(*var))));
                machine.apply(value, &[argument])
            }
            _ => return None,
        };
    }
    if let (Some(ty), Seen::Data(_) | Seen::Literal) = (ty, seen) {
        unwrap(&program, ty, &mut looks);
    }
    Some(looks)
}

/// Goes into newtypes, which values do not have and programs do, and says what is in them.
fn unwrap(program: &Program, mut ty: Type, looks: &mut Vec<Look>) -> Type {
    for _ in 0..limits::NEWTYPES {
        let Type::Con(name, _) = &ty else { break };
        let Some(data) = program.data_id(*name).map(|id| program.data(id)) else { break };
        let ([con], DataKind::Newtype, Making::Freely) = (&data.cons[..], data.kind, making(program, &ty)) else {
            break;
        };
        let Some(held) = field(program, *con, 0, &ty) else { break };
        looks.push(Look::Field { con: program.con(*con).def.name, index: 0, count: 1 });
        ty = held;
    }
    ty
}

/// The type of a field of a value of this type, if it is known to be of it.
fn field(program: &Program, con: ConId, index: usize, ty: &Type) -> Option<Type> {
    let Type::Con(name, _) = ty else { return None };
    let is_own = program.data_id(*name) == Some(program.con(con).data);
    if is_own { fields(program, con, ty).get(index).cloned() } else { None }
}

pub(crate) fn seen(program: &Program, ends: &[Ended]) -> Seen {
    for end in ends {
        match end {
            Ended::Con(con) => {
                let data = program.data(program.con(*con).data);
                let con = |con: &ConId| (program.con(*con).def.name, program.con(*con).def.fields.len());
                return Seen::Data(data.cons.iter().map(con).collect());
            }
            Ended::Lit(_) | Ended::Char(_) => return Seen::Literal,
            Ended::Function => return Seen::Function,
            Ended::Bottom(_) | Ended::Message(_) | Ended::Diverged => {}
        }
    }
    Seen::Nothing
}

/// What was seen at the place where the sides should differ.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Ended {
    Con(ConId),
    Lit(Lit),
    Char(u32),
    Function,
    Bottom(Label),
    Message(String),
    Diverged,
}

pub(crate) fn kind(ends: &[Ended], difference: Difference, bottoms: Bottoms) -> Option<Kind> {
    let [left, right] = ends else { return None };
    if left == right {
        return None;
    }
    let is_bottom = |end: &Ended| matches!(end, Ended::Bottom(_) | Ended::Message(_));
    match difference {
        Difference::Diverges(_) => {
            let diverged = [left, right].into_iter().filter(|end| **end == Ended::Diverged).count();
            (diverged == 1).then_some(Kind::Nontermination)
        }
        // A side that does not end is no evidence here: nothing says that it never will.
        Difference::Values if *left == Ended::Diverged || *right == Ended::Diverged => None,
        Difference::Values if is_bottom(left) && is_bottom(right) && bottoms == Bottoms::Same => None,
        Difference::Values if is_bottom(left) || is_bottom(right) => Some(Kind::Bottom),
        Difference::Values => Some(Kind::Value),
    }
}

pub(crate) fn differs(ends: &[Ended], has_overflowed: bool) -> Differs {
    let is_error = |end: &Ended| matches!(end, Ended::Bottom(_) | Ended::Message(_));
    let count = |such: &dyn Fn(&Ended) -> bool| ends.iter().filter(|end| such(end)).count();
    let (errors, endless) = (count(&is_error), count(&|end| *end == Ended::Diverged));
    match (errors, endless) {
        _ if has_overflowed => Differs::Overflow,
        (0, 0) => Differs::Value,
        (1, 1) => Differs::Divergence,
        (2, _) => Differs::Error,
        _ => Differs::Definedness,
    }
}

/// Goes where the observations lead, and evaluates there.
fn observe(
    machine: &mut Machine,
    value: Ref,
    observations: &[Observation],
    environment: &Environment<'_>,
) -> Option<Ended> {
    let mut value = value;
    for observation in observations {
        value = match (observation, machine.whnf(value)) {
            (Observation::Field(i), Ok(Value::Con(_, fields))) => *fields.get(*i as usize)?,
            (Observation::Message, Err(Stop::Bottom(Bottom::Message(text)))) => text,
            (Observation::Apply(var), Ok(Value::Function)) => {
                let argument = machine.load(&environment.closed(&Expr::Local(local(*var))));
                machine.apply(value, &[argument])
            }
            _ => return None,
        };
    }
    ended(machine, value).map(|(end, _)| end)
}

/// What a value turns out to be, with the parts of data.
pub(crate) fn ended(machine: &mut Machine, value: Ref) -> Option<(Ended, Vec<Ref>)> {
    let end = match machine.whnf(value) {
        Ok(Value::Con(con, fields)) => return Some((Ended::Con(con), fields)),
        Ok(Value::Int(n)) => Ended::Lit(Lit::Int(n)),
        Ok(Value::Integer(n)) => Ended::Lit(Lit::Integer(n)),
        Ok(Value::Double(x)) => Ended::Lit(Lit::Double(x)),
        Ok(Value::Char(code)) => Ended::Char(code),
        Ok(Value::Function) => Ended::Function,
        Err(Stop::Bottom(Bottom::Label(label))) => Ended::Bottom(label),
        Err(Stop::Bottom(Bottom::Message(text))) => match machine.message(text, 200) {
            (text, None) => Ended::Message(text),
            _ => return None,
        },
        Err(Stop::Loop | Stop::Steps | Stop::Memory) => Ended::Diverged,
        Err(_) => return None,
    };
    Some((end, Vec::new()))
}

pub(crate) fn show(machine: &mut Machine, expr: &Expr, ty: &Type, end: &Ended, is_whole: bool) -> Outcome {
    match end {
        Ended::Diverged if is_whole => return Outcome::Diverges,
        Ended::Bottom(label) if is_whole => {
            return Outcome::Error(failure(machine.program(), label.kind, label.text.as_str()));
        }
        Ended::Message(text) if is_whole => return Outcome::Error(failure(machine.program(), LabelKind::Error, text)),
        _ => {}
    }
    let value = machine.load(expr);
    let mut text = String::new();
    match print(machine, value, ty, Cut { elements: 8, parts: 40, depth: 7 }, &mut text) {
        Ok(_) => Outcome::Value(text),
        Err(_) => Outcome::Value("...".into()),
    }
}

/// The witness as code: one recursive group around an expression.
pub(crate) struct Environment<'a> {
    goal: &'a Goal,
    variables: &'a [VarId],
    group: Vec<(Local, Expr)>,
}

/// Numbers of locals that stand for variables of the store, apart from those of goals and of exported code.
const FIRST_LOCAL: u32 = 1 << 30;

fn local(var: VarId) -> Local {
    Local { id: FIRST_LOCAL + var.0, name: Symbol::new("v") }
}

impl<'a> Environment<'a> {
    pub fn new(store: &mut TermStore, goal: &'a Goal, variables: &'a [VarId], witness: &Witness) -> Environment<'a> {
        let of = |var: VarId| Expr::Local(local(var));
        let mut group = Vec::new();
        let mut defined = rustc_hash::FxHashSet::default();
        for (var, value) in witness.definitions.iter().chain(&witness.goal) {
            // A variable that nothing was learnt of is among the definitions, and stands for itself in the goal.
            if defined.insert(*var) {
                group.push((local(*var), store.export(*value, &of)));
            }
        }
        Environment { goal, variables, group }
    }

    /// Writes data as the program's own notation has it. Functions stay as they are.
    fn in_notation(&self, machine: &mut Machine, bindings: &mut [(Symbol, String)]) {
        let visible = self.goal.variables.iter().filter(|variable| !variable.dictionary);
        for (variable, (_, text)) in visible.zip(bindings).filter(|(variable, _)| variable.ty.as_fun().is_none()) {
            let variable_itself = Expr::Local(Local { id: variable.local, name: variable.name });
            let value = machine.load(&self.closed(&variable_itself));
            let mut written = String::new();
            let printed = print(machine, value, &variable.ty, Cut::NEVER, &mut written);
            if matches!(printed, Ok(Printed { stop: None, .. })) {
                *text = written;
            }
        }
    }

    /// An expression over the goal's locals, closed.
    pub fn closed(&self, expr: &Expr) -> Expr {
        let mut body = expr.clone();
        for (variable, var) in self.goal.variables.iter().zip(self.variables) {
            let name = Local { id: variable.local, name: variable.name };
            body = Expr::Let(name, Box::new(Expr::Local(local(*var))), Box::new(body));
        }
        Expr::LetRec(self.group.clone(), Box::new(body))
    }
}
