//! Proofs about machine integers, by way of proofs about all integers.
//!
//! Arithmetic without bounds is easier, and most proofs do not need it: so a goal is first proved of all integers, and the
//! checker is asked whether the same proof holds of the machine's. Where it does not, an input that overflows is
//! looked for, then another proof; what is left of the first proof is that both sides are the same where nothing overflows.
//!
//! A refutation needs no second look: counterexamples are run, and the evaluator computes as the machine does.

use std::sync::Arc;
use std::time::Instant;

use rustc_hash::FxHashSet;
use selfsame_certify::Certificate;
use selfsame_core::effort;
use selfsame_core::expr::{Alt, AltPattern, Expr, Lit};
use selfsame_core::prim::PrimOp;
use selfsame_core::program::{Ints, Program};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;
use selfsame_core::verdict::Verdict;

use crate::counterexample::{Counterexample, Differs};
use crate::goal::{Goal, Options, ProofSummary, Report, recheck, search};
use crate::inductive::shared::Lemmas;
use crate::limits;
use crate::search::Stats;
use crate::{closed, edges};

/// Searches for a proof and for a counterexample, with `Int` as the program reads it.
pub fn check(program: &Arc<Program>, goal: &Goal, options: &Options) -> Report {
    if let Some(report) = closed::run(program, goal, options) {
        return report;
    }
    // Of other numbers than these the edges are found by proofs that fail, if they are.
    if edges::are_near(program, goal)
        && let Some(found) = edges::differ(program, goal, options)
        && found.differs != Differs::Overflow
    {
        return refuted(found);
    }
    if program.ints() == Ints::Unbounded {
        return Report { overflow: None, ..search(program, goal, options) };
    }
    if !has_numbers(program, goal) {
        let found = effort::allow(effort::left() / 10 * 9, || {
            search(program, goal, &Options { deadline: share(options, 9, 10), ..options.clone() })
        });
        let is_open = matches!(found.verdict, Verdict::Unknown(_));
        return match is_open.then(|| edges::differ(program, goal, options)).flatten() {
            Some(differ) => Report { verdict: Verdict::Refuted(differ), ..found },
            None => found,
        };
    }
    let before = effort::spent();
    let mut unbounded = (**program).clone();
    unbounded.set_ints(Ints::Unbounded);
    let unbounded = Arc::new(unbounded);
    let first = effort::allow(effort::left() / 3 * 2, || {
        search(&unbounded, goal, &Options { deadline: share(options, 2, 3), ..options.clone() })
    });
    let (second, steps) = match &first.verdict {
        Verdict::Refuted(_) => return Report { overflow: None, ..first },
        Verdict::Verified => match first.proof.as_ref().and_then(|proof| as_machine(program, goal, proof)) {
            Some(proof) => return Report { proof: Some(proof), overflow: None, ..first },
            None => (after_proof(options), ((effort::spent() - before) * 4).max(limits::SECOND_STEPS)),
        },
        Verdict::Unknown(_) => (Options { lemmas: Lemmas::default(), ..options.clone() }, u64::MAX),
    };
    let is_proved = first.verdict == Verdict::Verified;
    let overflow = first.overflow.clone().or_else(|| edges::differ(program, goal, options));
    match overflow {
        Some(found) if is_proved => return Report { if_no_overflow: true, overflow: Some(found), ..first },
        Some(found) => return Report { verdict: Verdict::Refuted(found), overflow: None, ..first },
        None => {}
    }
    let found = effort::allow(steps, || search(program, goal, &second));
    match found.verdict {
        Verdict::Unknown(_) => Report { if_no_overflow: is_proved, ..first },
        Verdict::Refuted(found) if is_proved => Report { if_no_overflow: true, overflow: Some(found), ..first },
        // Lemmas are shared between goals in the reading that is tried first.
        _ => Report { lemmas: first.lemmas, ..found },
    }
}

/// What was run before anything was searched for.
fn refuted(found: Counterexample) -> Report {
    Report {
        verdict: Verdict::Refuted(found),
        proof: None,
        lemmas: Lemmas::default(),
        stats: Stats::default(),
        open: None,
        if_no_overflow: false,
        overflow: None,
    }
}

/// What a second search may use after a proof.
fn after_proof(options: &Options) -> Options {
    let obligations =
        Some(options.obligations.map_or(limits::SECOND_OBLIGATIONS, |most| most.min(limits::SECOND_OBLIGATIONS)));
    Options { obligations, lemmas: Lemmas::default(), ..options.clone() }
}

/// A part of the time that is left.
fn share(options: &Options, part: u32, of: u32) -> Option<(Instant, u64)> {
    let now = Instant::now();
    options.deadline.map(|(end, seconds)| (now + end.saturating_duration_since(now) * part / of, seconds))
}

/// The proof, if it is one of machine integers too.
fn as_machine(program: &Arc<Program>, goal: &Goal, proof: &ProofSummary) -> Option<ProofSummary> {
    let certificate = Certificate { int: Ints::Wrapping, ..proof.certificate.clone() };
    recheck(program, goal, &certificate).ok()?;
    Some(ProofSummary { certificate, ..proof.clone() })
}

/// Whether anything that the goal can reach computes or compares machine integers. Where nothing does, it makes no
/// difference what they are.
pub fn has_numbers(program: &Program, goal: &Goal) -> bool {
    let mut seen: FxHashSet<Symbol> = FxHashSet::default();
    let mut queue: Vec<Symbol> = Vec::new();
    if [&goal.left, &goal.right].into_iter().any(|side| computes(side, &mut queue)) {
        return true;
    }
    while let Some(name) = queue.pop() {
        if !seen.insert(name) {
            continue;
        }
        let Some(id) = program.global_id(name) else { continue };
        if program.global(id).code.expr().is_ok_and(|code| computes(&code, &mut queue)) {
            return true;
        }
    }
    false
}

/// Whether an expression itself does; what it mentions is queued.
fn computes(expr: &Expr, mentioned: &mut Vec<Symbol>) -> bool {
    let is_number = |alt: &Alt| matches!(alt.pattern, AltPattern::Lit(Lit::Int(_)));
    expr.any(&mut |part| match part {
        Expr::Global(name) => {
            mentioned.push(*name);
            false
        }
        Expr::Input(ty) => *ty == Type::int(),
        Expr::Case(_, alts, _) => alts.iter().any(is_number),
        Expr::Prim(op, _) => is_on_ints(*op),
        _ => false,
    })
}

/// Whether a machine integer is among its arguments or its result.
fn is_on_ints(op: PrimOp) -> bool {
    let mut ty = op.signature();
    while let Some((from, to)) = ty.as_fun() {
        if *from == Type::int() {
            return true;
        }
        ty = to.clone();
    }
    ty == Type::int()
}
