//! Invariants of recursive functions, found by elimination (Houdini).
//!
//! Candidates are comparisons of the numbers in arguments and results with each other and with constants, choices of
//! two, and that a constructor is not there. All are assumed of every call that is not looked up; then each is asked for at every place that must
//! establish it: for arguments, the call sites; for results, the end of the function. A candidate that some values break is
//! dropped, and with it what it was assumed for, until none is broken. What is left holds of every call, by induction over
//! the steps of a run: the first call or return that broke one would have had only calls before it that break none.

use std::time::Instant;

use rustc_hash::FxHashMap;
use selfsame_core::program::ConId;
use selfsame_solver::scalar::{Sort, Value as Literal};

use crate::code::{Code, LamId, Point};
use crate::control::Arrival;
use crate::fact::{Atom, Clause, Fact, Leaf, Subject};
use crate::flow::{Abstract, Scalar};
use crate::formula::{FALSE, TRUE, Term};
use crate::limits;
use crate::lookup::Lookup;
use crate::smt::{Answer, Smt};
use crate::value::Thunk;

/// Places that must establish candidates, with what breaks each: its function, its number there, and when.
type Places = Vec<Vec<(LamId, usize, Term)>>;

/// Finds what holds of all calls of these functions, in addition to what is known.
pub fn infer(lookup: &mut Lookup<'_>, smt: &mut Smt, lams: &[LamId], deadline: Option<Instant>) {
    let constants = constants(lookup.code);
    for lam in lams {
        let clauses = candidates(lookup, *lam, &constants);
        let facts =
            clauses.into_iter().map(|clause| Fact { clause, switch: lookup.formulas.any(Sort::Bool) }).collect();
        lookup.facts.insert(*lam, facts);
    }
    lookup.start_round(limits::INFERENCE_CALLS, limits::INFERENCE_LOOKUPS);
    lookup.is_inferring = true;
    let mut places: Places = Vec::new();
    for lam in lams {
        places.push(at_end(lookup, *lam));
        at_calls(lookup, *lam, &mut places);
    }
    lookup.is_inferring = false;
    let mut live: FxHashMap<LamId, Vec<bool>> =
        lams.iter().map(|lam| (*lam, vec![true; lookup.facts[lam].len()])).collect();
    eliminate(lookup, smt, &places, &mut live, deadline);
    // Values that are defined by themselves were not followed.
    if lookup.formulas.is_spoiled() || lookup.is_knotted {
        live.values_mut().for_each(|live| live.fill(false));
    }
    for lam in lams {
        let facts = lookup.facts.remove(lam).unwrap_or_default();
        let kept = facts.into_iter().zip(&live[lam]).filter(|(_, live)| **live);
        lookup.facts.insert(*lam, kept.map(|(fact, _)| Fact { switch: TRUE, ..fact }).collect());
    }
}

/// Drops candidates until no place breaks one that is left.
fn eliminate(
    lookup: &mut Lookup<'_>,
    smt: &mut Smt,
    places: &Places,
    live: &mut FxHashMap<LamId, Vec<bool>>,
    deadline: Option<Instant>,
) {
    let mut order: Vec<LamId> = live.keys().copied().collect();
    order.sort_unstable();
    let mut at = 0;
    let mut held = 0;
    let first = smt.checks;
    // A place that holds is asked again when something was dropped since.
    while held < places.len() {
        if smt.checks - first > limits::INFERENCE_QUESTIONS {
            live.values_mut().for_each(|live| live.fill(false));
            return;
        }
        let place = &places[at];
        let open: Vec<&(LamId, usize, Term)> = place.iter().filter(|(lam, i, _)| live[lam][*i]).collect();
        let broken: Vec<Term> = open.iter().map(|(_, _, broken)| *broken).collect();
        let any = lookup.formulas.any_of(&broken);
        if any == FALSE {
            at = (at + 1) % places.len();
            held += 1;
            continue;
        }
        let mut asserted = vec![any];
        for lam in &order {
            let on = lookup.facts[lam].iter().zip(&live[lam]).filter(|(_, live)| **live);
            asserted.extend(on.map(|(fact, _)| fact.switch));
        }
        let answer = smt.check(&lookup.formulas, &asserted, &[], deadline);
        let dropped: Vec<(LamId, usize)> = match answer {
            Answer::Never(_) => {
                at = (at + 1) % places.len();
                held += 1;
                continue;
            }
            Answer::Holds(model) => {
                let mut known = FxHashMap::default();
                let mut is_broken =
                    |term| lookup.formulas.evaluate(&model, &mut known, term) != Some(Literal::Bool(false));
                open.iter().filter(|(_, _, broken)| is_broken(*broken)).map(|(lam, i, _)| (*lam, *i)).collect()
            }
            Answer::Unknown(_) => open.iter().map(|(lam, i, _)| (*lam, *i)).collect(),
        };
        held = 0;
        for (lam, i) in dropped {
            if let Some(live) = live.get_mut(&lam) {
                live[i] = false;
            }
        }
    }
}

/// What breaks the candidates for the result, when an activation of the function ends.
fn at_end(lookup: &mut Lookup<'_>, lam: LamId) -> Vec<(LamId, usize, Term)> {
    let frame = lookup.frames.below(0, lam);
    lookup.set_budget(frame, limits::INFERENCE_CALLS);
    let arrivals = lookup.arrivals(frame);
    let [Arrival::Somehow { condition, args, .. }] = &arrivals[..] else { return Vec::new() };
    let body = lookup.code.lam(lam).body;
    let value = lookup.point(body, frame);
    let done = lookup.values.done(&mut lookup.formulas, value);
    let done = lookup.or_open(done, value);
    let ends = lookup.formulas.and(*condition, done);
    breaks(lookup, lam, ends, args, Some(Thunk::Value(value)))
}

/// What breaks the candidates for the arguments, at each call.
fn at_calls(lookup: &mut Lookup<'_>, lam: LamId, places: &mut Places) {
    let code = lookup.code;
    let flow = lookup.flow;
    for site in &flow.callers[lam.0 as usize] {
        let caller = lookup.frames.below(0, code.owner(*site));
        lookup.set_budget(caller, limits::INFERENCE_CALLS);
        let comes = lookup.reach(*site, caller);
        if comes == FALSE {
            continue;
        }
        let (calls, open) = lookup.calls(*site, caller, lam);
        let mut place = Vec::new();
        for call in calls {
            let made = lookup.formulas.and(comes, call.condition);
            place.extend(breaks(lookup, lam, made, &call.args, None));
        }
        let unclear = lookup.formulas.and(comes, open);
        place.extend(all_of(lookup, lam, false).map(|i| (lam, i, unclear)));
        places.push(place);
    }
    if flow.escapes[lam.0 as usize] {
        places.push(all_of(lookup, lam, false).map(|i| (lam, i, TRUE)).collect());
    }
}

/// The numbers of the candidates for the result, or of those for the arguments.
fn all_of(lookup: &Lookup<'_>, lam: LamId, of_result: bool) -> impl Iterator<Item = usize> + use<> {
    let facts = lookup.facts.get(&lam).map(Vec::as_slice).unwrap_or_default();
    let chosen = facts.iter().enumerate().filter(|(_, fact)| fact.is_of_result() == of_result);
    chosen.map(|(i, _)| i).collect::<Vec<_>>().into_iter()
}

fn breaks(
    lookup: &mut Lookup<'_>,
    lam: LamId,
    condition: Term,
    args: &[Thunk],
    result: Option<Thunk>,
) -> Vec<(LamId, usize, Term)> {
    let mut found = Vec::new();
    for i in all_of(lookup, lam, result.is_some()) {
        let clause = lookup.facts[&lam][i].clause.clone();
        let claim = lookup.claim(&clause, args, result);
        let not = lookup.formulas.not(claim.holds);
        let broken = lookup.formulas.or(claim.open, not);
        found.push((lam, i, lookup.formulas.and(condition, broken)));
    }
    found
}

/// The numbers that the program itself mentions, smallest first.
fn constants(code: &Code) -> Vec<i64> {
    let mentioned = code.points.iter().filter_map(|point| match point {
        Point::Scalar(Literal::Int(n)) => Some(*n),
        _ => None,
    });
    let mut constants: Vec<i64> = mentioned.chain([0, 1]).collect();
    constants.sort_unstable_by_key(|n| (n.unsigned_abs(), *n));
    constants.dedup();
    constants.truncate(limits::CANDIDATE_CONSTANTS);
    constants
}

/// What may hold of the calls of a function.
fn candidates(lookup: &Lookup<'_>, lam: LamId, constants: &[i64]) -> Vec<Clause> {
    let (code, flow) = (lookup.code, lookup.flow);
    let mut leaves = Vec::new();
    for (i, param) in code.lam(lam).params.iter().enumerate() {
        leaves_of(code, lookup, Subject::Param(i as u32), flow.of(*param), &mut leaves);
    }
    leaves_of(code, lookup, Subject::Result, flow.at(code.lam(lam).body), &mut leaves);
    leaves.truncate(limits::CANDIDATE_LEAVES);
    let mut clauses: Vec<Clause> = Vec::new();
    for leaf in &leaves {
        for n in constants {
            clauses.push(vec![Atom::AtLeast(*leaf, *n)]);
            clauses.push(vec![Atom::AtMost(*leaf, *n)]);
        }
    }
    for a in &leaves {
        for b in leaves.iter().filter(|b| a != *b) {
            clauses.push(vec![Atom::Below(*a, 0, *b)]);
            clauses.push(vec![Atom::Below(*a, 1, *b)]);
            if a.of == b.of {
                clauses.push(vec![Atom::AtLeast(*a, 1), Atom::AtMost(*b, 0)]);
            }
        }
    }
    clauses.extend(constructors(lookup, lam));
    clauses
}

/// That arguments and results, and their fields, are not made with one of several constructors.
fn constructors(lookup: &Lookup<'_>, lam: LamId) -> Vec<Clause> {
    let (code, flow) = (lookup.code, lookup.flow);
    let params = code.lam(lam).params.iter().enumerate();
    let subjects = params.map(|(i, param)| (Subject::Param(i as u32), flow.of(*param)));
    let mut clauses: Vec<Clause> = Vec::new();
    for (of, shape) in subjects.chain([(Subject::Result, flow.at(code.lam(lam).body))]) {
        clauses.extend(alternatives(code, Leaf { of, field: None }, shape));
        for part in shape {
            let Abstract::Made(made) = part else { continue };
            let Point::Con(con, args) = code.point(*made) else { continue };
            for (i, arg) in args.iter().enumerate() {
                clauses.extend(alternatives(code, Leaf { of, field: Some((*con, i as u32)) }, flow.at(*arg)));
            }
        }
    }
    let mut distinct: Vec<Clause> = Vec::new();
    for clause in clauses {
        if distinct.len() < limits::CANDIDATE_CONSTRUCTORS && !distinct.contains(&clause) {
            distinct.push(clause);
        }
    }
    distinct
}

fn alternatives(code: &Code, leaf: Leaf, shape: &[Abstract]) -> Vec<Clause> {
    let made = shape.iter().filter_map(|part| match part {
        Abstract::Made(made) => match code.point(*made) {
            Point::Con(con, _) => Some(*con),
            _ => None,
        },
        _ => None,
    });
    let mut cons: Vec<ConId> = made.collect();
    cons.sort_unstable();
    cons.dedup();
    match cons.len() {
        0 | 1 => Vec::new(),
        _ => cons.into_iter().map(|con| vec![Atom::IsNot(leaf, con)]).collect(),
    }
}

/// The numbers in values of a shape: the value itself, or the fields of what it may be.
fn leaves_of(code: &Code, lookup: &Lookup<'_>, of: Subject, shape: &[Abstract], leaves: &mut Vec<Leaf>) {
    for part in shape {
        match part {
            Abstract::Scalar(Scalar::Int) => leaves.push(Leaf { of, field: None }),
            Abstract::Made(made) => {
                let Point::Con(con, args) = code.point(*made) else { continue };
                for (i, arg) in args.iter().enumerate() {
                    let leaf = Leaf { of, field: Some((*con, i as u32)) };
                    if lookup.flow.at(*arg).contains(&Abstract::Scalar(Scalar::Int)) && !leaves.contains(&leaf) {
                        leaves.push(leaf);
                    }
                }
            }
            _ => {}
        }
    }
}
