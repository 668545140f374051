//! Counterexamples that were run (paper 000 §5).

use std::sync::Arc;

use rustc_hash::FxHashMap;
use selfsame_certify::Bottoms;
use selfsame_core::eval::{Bottom, Limits, Machine, Ref, Stop, Value};
use selfsame_core::expr::{Expr, Label, LabelKind, Lit, Local};
use selfsame_core::program::Program;
use selfsame_core::symbol::Symbol;
use selfsame_core::term::{Node, TermId, TermStore, VarId};
use selfsame_core::types::Type;
use selfsame_core::value::{Cut, print};

use crate::goal::Goal;
use crate::obligation::Observation;
use crate::refutation::{Candidate, Difference};
use crate::witness::{Witness, witness};

/// Values for which the sides differ, as both were seen to do when they were run.
#[derive(Clone, Debug, PartialEq)]
pub struct Counterexample {
    pub kind: Kind,
    /// The goal's variables in order, with source-syntax expressions.
    pub bindings: Vec<(Symbol, String)>,
    pub left: Outcome,
    pub right: Outcome,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Two different values.
    Value,
    /// A bottom where the other side has a value or another bottom.
    Bottom,
    Nontermination,
}

/// What a side gives.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    /// In source syntax, cut where it is long.
    Value(String),
    /// A bottom, with its text.
    Error(String),
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

/// Steps after which a side that the search found to go round is taken to do so.
const CYCLE_STEPS: u64 = 100_000;
/// Steps for sides that should end.
const STEPS: u64 = 3_000_000;

/// Runs both sides with the candidate's values; a counterexample when they differ as foretold.
pub(crate) fn replay(
    program: &Arc<Program>,
    store: &mut TermStore,
    goal: &Goal,
    variables: &[VarId],
    bottoms: Bottoms,
    candidate: &Candidate,
) -> Option<Counterexample> {
    let witness = witness(store, variables, candidate)?;
    let limits = |steps| Limits { steps, ..Limits::default() };
    let mut machine = Machine::new(program.clone(), limits(STEPS));
    let environment = Environment::new(store, goal, variables, &witness);
    let ends: Vec<Ended> = [&goal.left, &goal.right]
        .into_iter()
        .enumerate()
        .map(|(side, expr)| {
            let diverges = candidate.difference
                == Difference::Diverges(if side == 0 {
                    selfsame_certify::Side::Left
                } else {
                    selfsame_certify::Side::Right
                });
            machine.set_limits(limits(if diverges { CYCLE_STEPS } else { STEPS }));
            let value = machine.load(&environment.closed(expr));
            observe(&mut machine, value, &candidate.observations, &environment)
        })
        .collect::<Option<_>>()?;
    let kind = kind(&ends, candidate.difference, bottoms)?;
    let mut outcome = |expr: &Expr, end: &Ended| {
        machine.set_limits(limits(CYCLE_STEPS));
        show(&mut machine, &environment.closed(expr), &goal.ty, end, candidate.observations.is_empty())
    };
    let left = outcome(&goal.left, &ends[0]);
    let right = outcome(&goal.right, &ends[1]);
    let bindings = bindings(store, goal, &witness);
    Some(Counterexample { kind, bindings, left, right })
}

/// What was seen at the place where the sides should differ.
#[derive(Clone, Debug, PartialEq)]
enum Ended {
    Con(selfsame_core::program::ConId),
    Lit(Lit),
    Char(u32),
    Function,
    Bottom(Label),
    Message(String),
    Diverged,
}

fn kind(ends: &[Ended], difference: Difference, bottoms: Bottoms) -> Option<Kind> {
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
    match machine.whnf(value) {
        Ok(Value::Con(con, _)) => Some(Ended::Con(con)),
        Ok(Value::Int(n)) => Some(Ended::Lit(Lit::Int(n))),
        Ok(Value::Integer(n)) => Some(Ended::Lit(Lit::Integer(n))),
        Ok(Value::Double(x)) => Some(Ended::Lit(Lit::Double(x))),
        Ok(Value::Char(code)) => Some(Ended::Char(code)),
        Ok(Value::Function) => Some(Ended::Function),
        Err(Stop::Bottom(Bottom::Label(label))) => Some(Ended::Bottom(label)),
        Err(Stop::Bottom(Bottom::Message(text))) => match machine.message(text, 200) {
            (text, None) => Some(Ended::Message(text)),
            _ => None,
        },
        Err(Stop::Loop | Stop::Steps | Stop::Memory) => Some(Ended::Diverged),
        Err(_) => None,
    }
}

fn show(machine: &mut Machine, expr: &Expr, ty: &Type, end: &Ended, is_whole: bool) -> Outcome {
    match end {
        Ended::Diverged if is_whole => return Outcome::Diverges,
        Ended::Bottom(label) if is_whole => return Outcome::Error(label.text.to_string()),
        Ended::Message(text) if is_whole => return Outcome::Error(text.clone()),
        _ => {}
    }
    let value = machine.load(expr);
    let mut text = String::new();
    match print(machine, value, ty, Cut { elements: 8, parts: 40, depth: 12 }, &mut text) {
        Ok(_) => Outcome::Value(text),
        Err(_) => Outcome::Value("...".into()),
    }
}

/// The witness as code: one recursive group around an expression.
struct Environment<'a> {
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
    fn new(store: &mut TermStore, goal: &'a Goal, variables: &'a [VarId], witness: &Witness) -> Environment<'a> {
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

    /// An expression over the goal's locals, closed.
    fn closed(&self, expr: &Expr) -> Expr {
        let mut body = expr.clone();
        for (variable, var) in self.goal.variables.iter().zip(self.variables) {
            let name = Local { id: variable.local, name: variable.name };
            body = Expr::Let(name, Box::new(Expr::Local(local(*var))), Box::new(body));
        }
        Expr::LetRec(self.group.clone(), Box::new(body))
    }
}

/// The goal's variables in source syntax; what is cyclic as a recursive `let`.
fn bindings(store: &mut TermStore, goal: &Goal, witness: &Witness) -> Vec<(Symbol, String)> {
    let visible = goal.variables.iter().zip(&witness.goal).filter(|(variable, _)| !variable.dictionary);
    let visible: Vec<(Symbol, TermId)> = visible.map(|(variable, (_, value))| (variable.name, *value)).collect();
    visible.into_iter().map(|(name, value)| (name, written(store, name, value, &witness.definitions))).collect()
}

fn written(store: &mut TermStore, name: Symbol, value: TermId, definitions: &[(VarId, TermId)]) -> String {
    let definitions: FxHashMap<VarId, TermId> = definitions.iter().copied().collect();
    let mut value = value;
    // Definitions that lead back to themselves are kept; all others are written out where they are used.
    let mut cyclic: Vec<VarId> = Vec::new();
    loop {
        let next = store.free_vars(value).iter().copied().find(|var| !cyclic.contains(var));
        let Some(var) = next else { break };
        match definitions.get(&var) {
            Some(definition) if !reaches(store, &definitions, *definition, var) => {
                value = store.bind(value, var, *definition)
            }
            _ => cyclic.push(var),
        }
    }
    if let [var] = cyclic[..]
        && definitions.get(&var) == Some(&value)
    {
        let shown = display(store, value).replace(store.var(var).name.as_str(), name.as_str());
        return format!("let {name} = {shown} in {name}");
    }
    if cyclic.is_empty() {
        return display(store, value);
    }
    let mut done = 0;
    let mut parts = Vec::new();
    while done < cyclic.len() {
        let var = cyclic[done];
        done += 1;
        let Some(definition) = definitions.get(&var).copied() else { continue };
        for other in store.free_vars(definition).to_vec() {
            if !cyclic.contains(&other) {
                cyclic.push(other);
            }
        }
        let shown = display(store, definition);
        parts.push(format!("{} = {shown}", store.var(var).name));
    }
    format!("let {} in {}", parts.join("; "), display(store, value))
}

/// Whether a definition's value needs the variable.
fn reaches(store: &TermStore, definitions: &FxHashMap<VarId, TermId>, from: TermId, to: VarId) -> bool {
    let mut seen = rustc_hash::FxHashSet::default();
    let mut queue = vec![from];
    while let Some(term) = queue.pop() {
        for var in store.free_vars(term) {
            if *var == to {
                return true;
            }
            if seen.insert(*var) {
                queue.extend(definitions.get(var));
            }
        }
    }
    false
}

/// A term with bottoms of variables as `undefined`.
fn display(store: &mut TermStore, term: TermId) -> String {
    let undefined = store.mk_bottom(Label::new(LabelKind::Undefined, "Prelude.undefined"));
    let mut term = term;
    let mut stack = vec![term];
    let mut bottoms = Vec::new();
    while let Some(next) = stack.pop() {
        if let Node::Bottom(label) = store.node(next)
            && store.label(label).kind == LabelKind::Undefined
        {
            bottoms.push(next);
        }
        stack.extend(store.subterms(next));
    }
    for bottom in bottoms {
        term = store.replace(term, bottom, undefined);
    }
    store.show(term).replace("error \"Prelude.undefined\"", "undefined")
}
