//! One function under its specification: a call that breaks it, a proof, or the specification to blame.

use rustc_hash::FxHashSet;
use selfsame_core::effort;
use selfsame_core::expr::Expr;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Type, base_name};
use selfsame_core::verdict::{Reason, Verdict};

use crate::build::{Builder, Built, unsupported as unsupported_at};
use crate::instrument::{Facets, Subject, specified};
use crate::limits;
use crate::modular::{Outcome, ends, goes_through_others, verify};
use crate::refined::{Refined, align, bind};
use crate::rewriting::with_lemmas;
use crate::standing::understood;
use crate::suggest::suggest;
use crate::syntax::Signature;
use crate::test::{Counterexample, Reach, Searched, Testing};

/// What is known of a function in the end.
pub type Answer = Verdict<Counterexample>;

/// Enough to find what is wrong with most wrong functions, in milliseconds.
const FIRST: Reach = Reach { depth: 3, steps: 5_000, paths: 200 };
/// What is left to be tried when there is no proof.
const FURTHER: Reach = Reach { depth: 4, steps: 20_000, paths: 1_500 };
/// With specifications in place of code, results are free and paths many.
pub(crate) const ABSTRACT: Reach = Reach { depth: 3, steps: 5_000, paths: 400 };

/// Why there is no proof of what calls itself.
const NOT_KNOWN_TO_END: &str = "it is not known to end";

/// Decides a function. Concrete counterexamples are preferred; then those with the fewest abstracted functions.
pub fn check(testing: &Testing<'_>, subject: &Subject) -> Answer {
    let decided = specification(testing, subject).and_then(|refined| decide(testing, subject, &refined));
    let mut answer = decided.unwrap_or_else(|wrong| unsupported(&wrong));
    if let Verdict::Refuted(found) = &mut answer
        && !found.blame.is_empty()
    {
        found.suggest = suggest(testing, subject, found).unwrap_or_default();
    }
    answer
}

/// Whether there is a proof of a function: nothing that refutes it is looked for. The message says why there is none.
pub fn proved(testing: &Testing<'_>, subject: &Subject) -> Result<(), String> {
    let decided = specification(testing, subject).and_then(|refined| attempted(testing, subject, &refined));
    match decided {
        Ok(attempted) => attempted,
        Err(wrong) => Err(unsupported(&wrong).reason().map_or_else(String::new, ToString::to_string)),
    }
}

fn attempted(testing: &Testing<'_>, subject: &Subject, refined: &Refined) -> Built<Result<(), String>> {
    let has_one_run = refined.params().0.is_empty();
    if let Some(why) = verify(testing, subject, &with_lemmas(testing, subject, refined))?.obstacle() {
        let holds = has_one_run && testing.holds_in_its_run(subject, refined)?;
        return Ok(if holds { Ok(()) } else { Err(why.to_owned()) });
    }
    let is_broken = !testing.holds_on_small_inputs(subject, refined, limits::PROVED_RUNS)?
        || has_one_run && testing.breaks_in_its_run(subject, refined)?;
    if is_broken {
        return Ok(Err("it breaks on a small input".to_owned()));
    }
    let may_not_end = must_end(testing, subject, refined) && !ends(testing, subject.global);
    Ok(if may_not_end { Err(NOT_KNOWN_TO_END.to_owned()) } else { Ok(()) })
}

/// What is to be shown of a function; of one without a specification, that nothing goes wrong. It fails where anything that
/// the function stands on was not understood: then there is nothing to decide.
pub fn specification(testing: &Testing<'_>, subject: &Subject) -> Built<Refined> {
    understood(testing.program, testing.specs, subject.global)?;
    let of = specified(testing.program, testing.specs, subject.global);
    match testing.specs.signature(of)? {
        Some(Signature { bounds: Some(bounds), .. }) => {
            Err(unsupported_at(*bounds, "bounds of abstract refinements: that a function keeps them is not shown"))
        }
        Some(signature) => over_predicates(testing, signature, &subject.ty),
        None => Ok(Refined::trivial(&subject.ty)),
    }
}

/// A signature on a type; over any predicates, if it has abstract refinements.
pub(crate) fn over_predicates(testing: &Testing<'_>, signature: &Signature, ty: &Type) -> Built<Refined> {
    let refined = align(testing.specs, &signature.ty, ty)?;
    if signature.predicates.is_empty() {
        return Ok(refined);
    }
    let builder = Builder::new(testing.program.clone(), testing.specs, testing.names);
    let mut vars = Vec::new();
    bind(&signature.ty, ty, &mut vars);
    let mut predicates = Vec::new();
    for predicate in &signature.predicates {
        let params = predicate.params.iter().map(|spec| builder.type_of(spec, &vars, signature.span));
        predicates.push((predicate.name, Type::funs(params.collect::<Built<Vec<_>>>()?, Type::bool())));
    }
    Ok(refined.over(predicates))
}

fn unsupported(wrong: &selfsame_core::diagnostic::Diagnostic) -> Answer {
    let (span, label) = match &wrong.primary {
        Some((span, label)) => (Some(*span), label.clone()),
        None => (None, String::new()),
    };
    let what = if label.is_empty() { wrong.message.clone() } else { format!("{}: {label}", wrong.message) };
    Verdict::Unknown(Reason::Unsupported(what, span))
}

pub(crate) fn decide(testing: &Testing<'_>, subject: &Subject, refined: &Refined) -> Built<Answer> {
    let concrete = Facets::Only(FxHashSet::default());
    let first = testing.search(subject, refined, &concrete, FIRST)?;
    if let Some(found) = first.found {
        return Ok(Verdict::Refuted(found));
    }
    let (obstacle, is_endless) = match verify(testing, subject, &with_lemmas(testing, subject, refined))? {
        // A proof that runs contradict would be a mistake of ours: then nothing is said.
        Outcome::Verified if testing.holds_on_small_inputs(subject, refined, limits::PROVED_RUNS)? => {
            if let Some(found) = testing.repeats(subject, refined)? {
                return Ok(Verdict::Refuted(found));
            }
            // What takes no arguments has one run, and that is the machine's.
            if refined.params().0.is_empty() && testing.breaks_in_its_run(subject, refined)? {
                let why = "a number in it is not within 64 bits, and then it breaks its specification";
                return Ok(Verdict::Unknown(Reason::exhausted(why.to_owned())));
            }
            if must_end(testing, subject, refined) && !ends(testing, subject.global) {
                let name = base_name(subject.global.as_str());
                return Ok(Verdict::Unknown(Reason::exhausted(format!("it is not known that `{name}` ends"))));
            }
            return Ok(Verdict::Verified);
        }
        Outcome::Verified => ("it breaks on a small input".to_owned(), false),
        Outcome::Open(why) => (why, false),
        Outcome::Endless(why) => (why, true),
    };
    // What takes no arguments has one run.
    if refined.params().0.is_empty() && testing.holds_in_its_run(subject, refined)? {
        return Ok(Verdict::Verified);
    }
    if is_endless && let Some(found) = testing.repeats(subject, refined)? {
        return Ok(Verdict::Refuted(found));
    }
    if is_endless && let Some(found) = testing.search(subject, refined, &Facets::None, FURTHER)?.found {
        // Nothing looks at what may not end, unless the program does.
        return Ok(Verdict::Refuted(found));
    }
    let before = effort::spent();
    // Of what is said for every predicate, runs with made-up results would know too little.
    let callees: Vec<Symbol> =
        first.callees.into_iter().filter(|callee| is_told_by_its_type(testing, *callee)).collect();
    for chosen in choices(&callees) {
        if effort::spent() - before > limits::PATIENCE {
            break;
        }
        let abstracted = Facets::Only(chosen.into_iter().collect());
        let Searched { found, .. } = testing.search(subject, refined, &abstracted, ABSTRACT)?;
        if let Some(found) = found.filter(|found| !found.blame.is_empty()) {
            // What more patience finds with code alone is preferred.
            let further = testing.search(subject, refined, &concrete, FURTHER)?;
            return Ok(Verdict::Refuted(further.found.unwrap_or(found)));
        }
    }
    let further = testing.search(subject, refined, &concrete, FURTHER)?;
    if let Some(found) = further.found {
        return Ok(Verdict::Refuted(found));
    }
    if let Some(found) = testing.at_constants(subject, refined)? {
        return Ok(Verdict::Refuted(found));
    }
    let why = match further.unsupported.or(first.unsupported) {
        Some(what) => format!("no proof ({obstacle}), and no counterexample; not followed: {what}"),
        None => format!("no proof ({obstacle}), and no counterexample"),
    };
    Ok(Verdict::Unknown(Reason::exhausted(why)))
}

/// Whether a proof says nothing of a function that may not end: it calls itself, or has a loop of its own, and no annotation says that this is as it may be.
fn must_end(testing: &Testing<'_>, subject: &Subject, refined: &Refined) -> bool {
    let program = testing.program;
    if testing.specs.may_run_for_ever(subject.global) {
        return false;
    }
    // A theorem is what its proof gives when it ends.
    let is_theorem = refined.params().1.ty() == Type::con("()");
    let code = program.global_id(subject.global).map(|id| program.global(id).code.expr());
    let (calls, has_loop) = match code {
        Some(Ok(code)) => (selfsame_explore::coverage::calls(&code), has_loop(&code)),
        _ => (Vec::new(), false),
    };
    is_theorem || has_loop || calls.contains(&subject.global) || goes_through_others(program, subject.global)
}

/// Whether a definition inside calls itself.
fn has_loop(code: &Expr) -> bool {
    let is_function = |value: &Expr| {
        let mut value = value;
        while let Expr::At(_, inner) = value {
            value = inner;
        }
        matches!(value, Expr::Lam(..))
    };
    code.any(&mut |part| matches!(part, Expr::LetRec(group, _) if group.iter().any(|(_, value)| is_function(value))))
}

/// Whether a function's specification is all that is known of it: its code is not part of the logic, and it holds for no predicates.
/// Of the library's functions those that have one: nobody would write one for the others.
fn is_told_by_its_type(testing: &Testing<'_>, callee: Symbol) -> bool {
    let is_own = testing.program.globals().any(|(_, global)| global.name == callee);
    (is_own || testing.specs.is_signed(callee))
        && testing.specs.predicates(callee).is_empty()
        && testing.specs.all_lifted().all(|lifted| lifted != callee)
}

/// Sets of functions to abstract, smaller ones first, in the order of their calls.
fn choices(callees: &[Symbol]) -> Vec<Vec<Symbol>> {
    let mut all: Vec<Vec<Symbol>> = Vec::new();
    let mut last: Vec<Vec<usize>> = vec![Vec::new()];
    for _ in 0..limits::ABSTRACTED {
        let mut next = Vec::new();
        for chosen in &last {
            let from = chosen.last().map_or(0, |at| at + 1);
            for at in from..callees.len() {
                let mut more = chosen.clone();
                more.push(at);
                next.push(more);
            }
        }
        all.extend(next.iter().map(|chosen| chosen.iter().map(|at| callees[*at]).collect()));
        last = next;
    }
    all.truncate(limits::ABSTRACTIONS);
    all
}
