//! What a state that waits may become: every possibility, in the order in which certificates number them.

use selfsame_core::arith;
use selfsame_core::delta::{Delta, delta};
use selfsame_core::expr::Lit;
use selfsame_core::inhabit::domain;
use selfsame_core::prim::PrimOp;
use selfsame_core::program::Ints;
use selfsame_core::step::{Focus, Progress, Stop, as_function, concretizations, is_operand, literal_of, of_result};
use selfsame_core::term::{Node, TermId, TermStore, VarId, Variable};
use selfsame_core::types::Type;

use crate::path::{Event, Path};

/// One possibility: what is learnt, and the term after it. Bindings are not yet applied to the term.
#[derive(Clone, Debug)]
pub(crate) struct Possibility {
    pub events: Vec<Event>,
    pub term: TermId,
    /// The facts exclude it.
    pub impossible: bool,
}

/// `None` when the term does not wait for anything that proofs may branch on.
pub(crate) fn possibilities(store: &mut TermStore, term: TermId, path: &Path) -> Option<Vec<Possibility>> {
    if let Node::Free(var) = store.node(term) {
        return Some(split(store, &Focus::new(term), var));
    }
    let mut focus = Focus::new(term);
    let Progress::Stopped(stop) = focus.step(store) else { return None };
    let now = path.now();
    let facts = path.facts(store, now);
    match stop {
        Stop::Split(var) | Stop::Force(var) => Some(split(store, &focus, var)),
        Stop::Apply(var, args) => {
            let argument = store.terms(args)[0];
            apply(store, &focus, var, argument, path)
        }
        Stop::Test(condition) => test(store, &focus, condition, &facts),
        Stop::Literal(value) => literal(store, &focus, value, &facts),
        Stop::Partial(division) => partial(store, &focus, division, &facts),
        Stop::Value if is_condition(store, term) => test(store, &Focus::new(term), term, &facts),
        Stop::Value | Stop::Input(_) | Stop::Assumed | Stop::Violated(_) | Stop::Unsupported(_) => None,
    }
}

/// A comparison of evaluated numbers, not all known.
fn is_condition(store: &TermStore, term: TermId) -> bool {
    matches!(store.node(term), Node::Prim(op, _) if op.is_condition()) && is_operand(store, term)
}

fn split(store: &mut TermStore, focus: &Focus, var: VarId) -> Vec<Possibility> {
    let term = focus.rebuild(store);
    let mut all = Vec::new();
    for value in concretizations(store, var) {
        let value = value.term(store);
        all.push(Possibility { events: vec![Event::Bind(var, value)], term, impossible: false });
    }
    all
}

fn apply(store: &mut TermStore, focus: &Focus, var: VarId, argument: TermId, path: &Path) -> Option<Vec<Possibility>> {
    let function = store.mk_free(var);
    let known = path.applications(store, path.now());
    let known = known.iter().find(|known| known[0] == function && known[1] == argument);
    let (result, events) = match known {
        Some([.., result]) => (*result, Vec::new()),
        None => {
            let (_, ty) = as_function(store, &store.var(var).ty)?;
            let ty = domain(store.program(), ty);
            let (total, finite) = of_result(store, var, argument);
            let name = store.var(var).name;
            let result = store.fresh(Variable { total, finite, ..Variable::new(name, ty) });
            let result = store.mk_free(result);
            (result, vec![Event::Apply([function, argument, result])])
        }
    };
    let mut focus = focus.clone();
    focus.supply(store, result);
    let term = focus.rebuild(store);
    Some(vec![Possibility { events, term, impossible: false }])
}

fn test(store: &mut TermStore, focus: &Focus, condition: TermId, facts: &[(TermId, bool)]) -> Option<Vec<Possibility>> {
    if !is_condition(store, condition) {
        return None;
    }
    let known = arith::decide(store, facts, condition);
    let mut all = Vec::new();
    for truth in [true, false] {
        let mut focus = focus.clone();
        focus.term = store.mk_bool(truth);
        let term = focus.rebuild(store);
        let events = match literal_of(store, condition) {
            Some((var, literal)) if truth => vec![Event::Bind(var, literal)],
            _ if known.is_none() => vec![Event::Fact(condition, truth)],
            _ => Vec::new(),
        };
        all.push(Possibility { events, term, impossible: known == Some(!truth) });
    }
    Some(all)
}

fn literal(store: &mut TermStore, focus: &Focus, value: TermId, facts: &[(TermId, bool)]) -> Option<Vec<Possibility>> {
    let (literals, has_default) = focus.literals(store);
    let mut all = Vec::new();
    let mut others: Vec<Event> = Vec::new();
    let mut facts = facts.to_vec();
    let mut is_known = false;
    for lit in literals {
        let lit = store.lit(lit).clone();
        // Two doubles that compare equal may still differ, by the sign of zero.
        let op = lit.equality().filter(|op| *op != PrimOp::DoubleEq)?;
        let lit = store.mk_lit(&lit);
        let condition = store.mk_prim(op, &[value, lit]);
        let known = arith::decide(store, &facts, condition);
        let mut focus = focus.clone();
        focus.term = lit;
        let term = focus.rebuild(store);
        let mut events = others.clone();
        match store.node(value) {
            Node::Free(var) => events.push(Event::Bind(var, lit)),
            _ if known.is_none() => events.push(Event::Fact(condition, true)),
            _ => {}
        }
        all.push(Possibility { events, term, impossible: is_known || known == Some(false) });
        is_known |= known == Some(true);
        if known.is_none() {
            others.push(Event::Fact(condition, false));
            facts.push((condition, false));
        }
    }
    if has_default {
        let mut focus = focus.clone();
        focus.choose_default();
        let term = focus.rebuild(store);
        all.push(Possibility { events: others, term, impossible: is_known });
    }
    Some(all)
}

fn partial(
    store: &mut TermStore,
    focus: &Focus,
    division: TermId,
    facts: &[(TermId, bool)],
) -> Option<Vec<Possibility>> {
    use PrimOp::*;
    let Node::Prim(op, args) = store.node(division) else { return None };
    let (numbers, eq, ty) = match op {
        IntQuot | IntRem | IntDiv | IntMod => ([Lit::Int(1), Lit::Int(0)], IntEq, Type::int()),
        IntegerQuot | IntegerRem | IntegerDiv | IntegerMod => {
            ([1, 0].map(|n| Lit::Integer(n.into())), IntegerEq, Type::integer())
        }
        _ => return None,
    };
    let Some(Delta::Bottom(label)) = delta(op, &numbers) else { return None };
    let zero = store.mk_lit(&numbers[1]);
    let divisor = store.terms(args)[1];
    let may_fail = store.program().ints() == Ints::Wrapping && store.program().size().division_fails();
    if matches!(op, IntQuot | IntDiv) && may_fail {
        // The least number divided by -1 is a bottom.
        let minus_one = store.mk_lit(&Lit::Int(-1));
        let condition = store.mk_prim(eq, &[divisor, minus_one]);
        if arith::decide(store, facts, condition) != Some(false) {
            return None;
        }
    }
    let condition = store.mk_prim(eq, &[divisor, zero]);
    let known = arith::decide(store, facts, condition);
    let learn = |truth| if known.is_none() { vec![Event::Fact(condition, truth)] } else { Vec::new() };

    let mut failing = focus.clone();
    failing.term = store.mk_bottom(label);
    let term = failing.rebuild(store);
    let by_zero = Possibility { events: learn(true), term, impossible: known == Some(false) };

    let mut events = learn(false);
    let named = facts.iter().find_map(|(fact, truth)| match store.node(*fact) {
        Node::Prim(op, args) if *truth && op == eq && store.terms(args)[1] == division => Some(store.terms(args)[0]),
        _ => None,
    });
    let mut going_on = focus.clone();
    going_on.term = match named {
        Some(name) => name,
        None => {
            let name = store.fresh(Variable { evaluated: true, ..Variable::new("q", ty) });
            let name = store.mk_free(name);
            events.push(Event::Fact(store.mk_prim(eq, &[name, division]), true));
            name
        }
    };
    let term = going_on.rebuild(store);
    Some(vec![by_zero, Possibility { events, term, impossible: known == Some(true) }])
}
