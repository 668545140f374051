//! Running a term, and the possibilities where it stops.

use selfsame_core::delta::{Delta, delta};
use selfsame_core::expr::Lit;
use selfsame_core::inhabit::domain;
use selfsame_core::prim::PrimOp;
use selfsame_core::program::Ints;
use selfsame_core::step::{
    Concretization, Focus, Progress, Rule, Stop, as_function, concretizations, literal_of, of_result,
};
use selfsame_core::symbol::Symbol;
use selfsame_core::term::{DefId, Node, TermId, TermStore, VarId, Variable};
use selfsame_core::types::Type;
use smallvec::SmallVec;

use crate::decide::Decide;
use crate::path::{Application, Path};

/// Deterministic steps taken, and why no more.
#[derive(Clone, Debug)]
pub struct Run {
    /// Where evaluation is, in the term.
    pub focus: Focus,
    /// How many steps were taken.
    pub steps: u32,
    /// The definitions that were unfolded, in order, each once.
    pub unfolded: SmallVec<[DefId; 4]>,
    /// Why no more were.
    pub pause: Pause,
}

/// Why evaluation stops.
#[derive(Clone, Debug, PartialEq)]
pub enum Pause {
    /// Symbolic weak head normal form.
    Value,
    /// A definition with all its arguments is called next, and at least one step was taken.
    Call,
    /// Something has to be known first.
    Choice(Choice),
    /// The path does not count.
    Assumed,
    /// Beyond us.
    Stuck(Symbol),
    /// So many steps without a call: the limit given.
    Limit,
}

/// What has to be known before evaluation goes on.
#[derive(Clone, Debug, PartialEq)]
pub enum Choice {
    /// What the variable is.
    Split(VarId),
    /// What the variable gives for its first argument.
    Apply(VarId, TermId),
    /// Whether the condition is true.
    Test(TermId),
    /// Which literal the value is, if one of those asked for.
    Literal(TermId),
    /// Whether the division divides by zero.
    Partial(TermId),
}

/// One successor.
#[derive(Clone, Debug)]
pub struct Branch {
    /// Its place among all possibilities, the impossible ones counted: the same for everyone who asks.
    pub index: u32,
    /// What is evaluated next.
    pub term: TermId,
    /// What is known there.
    pub path: Path,
}

/// Evaluates until something has to be known or chosen. Stops before a call once a step was taken, so that a search can
/// compare states where, and only where, evaluation may go round.
pub fn run(store: &mut TermStore, term: TermId, limit: u32) -> Run {
    steps(store, term, limit, true)
}

/// Evaluates through calls until something has to be known or chosen; nothing when that is too far.
pub fn run_ahead(store: &mut TermStore, term: TermId, limit: u32) -> Option<Run> {
    let run = steps(store, term, limit, false);
    (run.pause != Pause::Limit).then_some(run)
}

fn steps(store: &mut TermStore, term: TermId, limit: u32, stops_at_calls: bool) -> Run {
    let mut focus = Focus::new(term);
    let mut steps = 0;
    let mut unfolded = SmallVec::new();
    let pause = loop {
        let call = focus.at_call(store);
        if call.is_some() && steps > 0 && stops_at_calls {
            break Pause::Call;
        }
        if steps >= limit {
            break Pause::Limit;
        }
        let unfolding = match store.node(focus.term) {
            Node::Def(def) => Some(def),
            _ => None,
        };
        match focus.step(store) {
            Progress::Stepped(rule) => {
                steps += 1;
                if let (Rule::Var, Some(def)) = (rule, unfolding)
                    && !unfolded.contains(&def)
                {
                    unfolded.push(def);
                }
            }
            Progress::Stopped(stop) => break pause(store, stop),
        }
    };
    Run { focus, steps, unfolded, pause }
}

fn pause(store: &TermStore, stop: Stop) -> Pause {
    match stop {
        Stop::Value => Pause::Value,
        Stop::Split(var) | Stop::Force(var) => Pause::Choice(Choice::Split(var)),
        Stop::Apply(var, args) => Pause::Choice(Choice::Apply(var, store.terms(args)[0])),
        Stop::Test(term) => Pause::Choice(Choice::Test(term)),
        Stop::Literal(term) => Pause::Choice(Choice::Literal(term)),
        Stop::Partial(term) => Pause::Choice(Choice::Partial(term)),
        Stop::Assumed => Pause::Assumed,
        Stop::Input(_) => Pause::Stuck(Symbol::new("input from outside")),
        Stop::Violated(_) => Pause::Stuck(Symbol::new("an assertion")),
        Stop::Unsupported(what) if what.as_str().ends_with("not supported") => Pause::Stuck(what),
        Stop::Unsupported(what) => Pause::Stuck(Symbol::new(&format!("unsupported: {what}"))),
    }
}

/// The variable that a term in weak head normal form is, when more can be known of it.
pub fn demand(store: &TermStore, term: TermId) -> Option<VarId> {
    let Node::Free(var) = store.node(term) else { return None };
    let variable = store.var(var);
    let is_data = selfsame_core::step::is_data(store, &variable.ty);
    (is_data || !variable.evaluated).then_some(var)
}

/// All possibilities of a choice that the facts allow, in a fixed order.
pub fn branch(
    store: &mut TermStore,
    focus: &Focus,
    choice: &Choice,
    path: &Path,
    decide: &mut dyn Decide,
) -> Result<Vec<Branch>, Symbol> {
    match choice {
        Choice::Split(var) => Ok(split(store, focus, *var, path)),
        Choice::Apply(var, argument) => apply(store, focus, *var, *argument, path),
        Choice::Test(condition) => test(store, focus, *condition, path, decide),
        Choice::Literal(value) => literal(store, focus, *value, path, decide),
        Choice::Partial(division) => partial(store, focus, *division, path, decide),
    }
}

/// FRDC and BTDC.
fn split(store: &mut TermStore, focus: &Focus, var: VarId, path: &Path) -> Vec<Branch> {
    let whole = focus.rebuild(store);
    let all: Vec<Concretization> = concretizations(store, var);
    let mut branches = Vec::with_capacity(all.len());
    for (index, value) in all.iter().enumerate() {
        let value = value.term(store);
        let term = store.bind(whole, var, value);
        let mut path = path.clone();
        path.bind(store, var, value);
        branches.push(Branch { index: index as u32, term, path });
    }
    branches
}

/// HGLOOKUP, else HGFRESH. The result of a total function for a total argument is total.
fn apply(
    store: &mut TermStore,
    focus: &Focus,
    var: VarId,
    argument: TermId,
    path: &Path,
) -> Result<Vec<Branch>, Symbol> {
    let mut focus = focus.clone();
    let mut path = path.clone();
    let function = store.mk_free(var);
    let result = match path.lookup(function, argument) {
        Some(result) => result,
        None => {
            let result = result_variable(store, var, argument)?;
            let result = store.fresh(result);
            let result = store.mk_free(result);
            path.apply(Application { function, argument, result });
            result
        }
    };
    focus.supply(store, result);
    let term = focus.rebuild(store);
    Ok(vec![Branch { index: 0, term, path }])
}

fn result_variable(store: &TermStore, var: VarId, argument: TermId) -> Result<Variable, Symbol> {
    let function = store.var(var);
    let Some((_, result)) = as_function(store, &function.ty) else {
        return Err(Symbol::new(&format!("`{}` is applied, but its type is `{}`", function.name, function.ty)));
    };
    let (total, finite) = of_result(store, var, argument);
    let ty = domain(store.program(), result);
    Ok(Variable { name: function.name, ty, evaluated: false, total, finite })
}

fn test(
    store: &mut TermStore,
    focus: &Focus,
    condition: TermId,
    path: &Path,
    decide: &mut dyn Decide,
) -> Result<Vec<Branch>, Symbol> {
    if !matches!(store.node(condition), Node::Prim(..)) {
        return Err(Symbol::new("a value of an unknown type is inspected"));
    }
    let known = decide.decide(store, path.facts(), condition);
    let mut branches = Vec::new();
    for (index, truth) in [(0, true), (1, false)] {
        if known == Some(!truth) {
            continue;
        }
        let mut path = path.clone();
        let mut focus = focus.clone();
        focus.term = store.mk_bool(truth);
        let mut term = focus.rebuild(store);
        match literal_of(store, condition) {
            Some((var, literal)) if truth => {
                path.bind(store, var, literal);
                term = store.bind(term, var, literal);
            }
            _ if known.is_none() => path.assume(condition, truth),
            _ => {}
        }
        branches.push(Branch { index, term, path });
    }
    Ok(branches)
}

fn literal(
    store: &mut TermStore,
    focus: &Focus,
    value: TermId,
    path: &Path,
    decide: &mut dyn Decide,
) -> Result<Vec<Branch>, Symbol> {
    let (literals, has_default) = focus.literals(store);
    let mut branches = Vec::new();
    let mut otherwise = path.clone();
    for (index, literal) in literals.iter().enumerate() {
        let literal = store.lit(*literal).clone();
        let op = literal
            .equality()
            .filter(|op| *op != PrimOp::DoubleEq)
            .ok_or_else(|| Symbol::new("a literal pattern of this type"))?;
        let lit = store.mk_lit(&literal);
        let condition = store.mk_prim(op, &[value, lit]);
        let known = decide.decide(store, otherwise.facts(), condition);
        if known != Some(false) {
            let mut path = otherwise.clone();
            let mut focus = focus.clone();
            focus.term = lit;
            let mut term = focus.rebuild(store);
            if let Node::Free(var) = store.node(value) {
                path.bind(store, var, lit);
                term = store.bind(term, var, lit);
            } else if known.is_none() {
                path.assume(condition, true);
            }
            branches.push(Branch { index: index as u32, term, path });
        }
        if known == Some(true) {
            return Ok(branches);
        }
        if known.is_none() {
            otherwise.assume(condition, false);
        }
    }
    if has_default {
        let mut focus = focus.clone();
        focus.choose_default();
        branches.push(Branch { index: literals.len() as u32, term: focus.rebuild(store), path: otherwise });
    }
    Ok(branches)
}

/// A division by zero is the bottom that the primitive gives; any other is a number known only by its name and the fact
/// that it is this quotient.
fn partial(
    store: &mut TermStore,
    focus: &Focus,
    division: TermId,
    path: &Path,
    decide: &mut dyn Decide,
) -> Result<Vec<Branch>, Symbol> {
    use PrimOp::*;
    let Node::Prim(op, args) = store.node(division) else { return Err(Symbol::new("a partial primitive")) };
    let (zero, one, eq, ty) = match op {
        IntQuot | IntRem | IntDiv | IntMod => (Lit::Int(0), Lit::Int(1), IntEq, Type::int()),
        IntegerQuot | IntegerRem | IntegerDiv | IntegerMod => {
            (Lit::Integer(0.into()), Lit::Integer(1.into()), IntegerEq, Type::integer())
        }
        _ => return Err(Symbol::new(&op.unknown())),
    };
    let Some(Delta::Bottom(label)) = delta(op, &[one, zero.clone()]) else { return Err(Symbol::new(&op.unknown())) };
    let divisor = store.terms(args)[1];
    let may_fail = store.program().ints() == Ints::Wrapping && store.program().size().division_fails();
    if matches!(op, IntQuot | IntDiv) && may_fail {
        let minus_one = store.mk_lit(&Lit::Int(-1));
        let condition = store.mk_prim(eq, &[divisor, minus_one]);
        if decide.decide(store, path.facts(), condition) != Some(false) {
            return Err(Symbol::new("a division that may overflow"));
        }
    }
    let zero = store.mk_lit(&zero);
    let condition = store.mk_prim(eq, &[divisor, zero]);
    let known = decide.decide(store, path.facts(), condition);
    let mut branches = Vec::new();
    if known != Some(false) {
        let mut path = path.clone();
        if known.is_none() {
            path.assume(condition, true);
        }
        let mut focus = focus.clone();
        focus.term = store.mk_bottom(label);
        branches.push(Branch { index: 0, term: focus.rebuild(store), path });
    }
    if known != Some(true) {
        let mut path = path.clone();
        if known.is_none() {
            path.assume(condition, false);
        }
        let mut focus = focus.clone();
        focus.term = quotient(store, &mut path, division, eq, ty);
        branches.push(Branch { index: 1, term: focus.rebuild(store), path });
    }
    Ok(branches)
}

/// The name of a quotient: the one it has already, or a new one.
fn quotient(store: &mut TermStore, path: &mut Path, division: TermId, eq: PrimOp, ty: Type) -> TermId {
    for (fact, truth) in path.facts() {
        if let (Node::Prim(op, args), true) = (store.node(*fact), truth)
            && op == eq
            && store.terms(args)[1] == division
        {
            return store.terms(args)[0];
        }
    }
    let name = store.fresh(Variable { evaluated: true, ..Variable::new("q", ty) });
    let name = store.mk_free(name);
    let fact = store.mk_prim(eq, &[name, division]);
    path.assume(fact, true);
    name
}
