//! A stronger specification for a function whose own says too little: proposed only after it was proved, and after it was seen to
//! help.
//!
//! Candidates are made of what the file says elsewhere ([`candidates`]) and of sizes of the result beside those of the arguments.
//! Those that a small input breaks are dropped, then those that the prover does not show while it believes all that are left
//! (Houdini). Of what remains, as little as helps is written into the annotation ([`edit`]); what is proposed is the annotation as it
//! would be read from the edited file.

mod candidates;
mod edit;

use selfsame_core::span::{FileId, Span};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;
use selfsame_core::verdict::Verdict;

use crate::build::Built;
use crate::check::{ABSTRACT, decide, specification};
use crate::instrument::{Facets, Subject, source_name};
use crate::limits;
use crate::modular::{Endings, Outcome, failing, verify};
use crate::refined::Refined;
use crate::specs::Specs;
use crate::syntax::{Signature, SpecArg, SpecType, Term};
use crate::test::{Counterexample, Testing};
use candidates::{Candidate, Params};
use edit::Written;

/// What to write instead of an annotation, or as a new one.
#[derive(Clone, Debug, PartialEq)]
pub struct Suggestion {
    /// The function whose specification is strengthened, as the source calls it.
    pub function: String,
    /// What the text takes the place of; nothing, if it is a new annotation.
    pub replaces: Span,
    /// The text that is put there.
    pub text: String,
    /// The annotation as it is then.
    pub annotation: String,
    /// Whether the function that had the counterexample is verified then; otherwise this counterexample is gone.
    pub verifies: bool,
}

/// Specifications that rule a counterexample out: one for each function that may be to blame.
pub fn suggest(testing: &Testing<'_>, subject: &Subject, found: &Counterexample) -> Option<Vec<Suggestion>> {
    let [blame] = &found.blame[..] else { return None };
    let callee = testing.subjects.iter().find(|known| known.global == blame.global)?;
    Search { testing, caller: subject, callee }.run().map(|one| vec![one])
}

struct Search<'s, 'a> {
    testing: &'s Testing<'a>,
    caller: &'s Subject,
    callee: &'s Subject,
}

impl Search<'_, '_> {
    fn run(&self) -> Option<Suggestion> {
        let (testing, global) = (self.testing, self.callee.global);
        let signature = testing.specs.signature(global).ok()?;
        if signature.is_some_and(|signature| signature.is_assumed || !signature.predicates.is_empty()) {
            return None;
        }
        let written = Written::of(testing, self.callee, signature)?;
        let base = written.signature(&[])?;
        let params = Params::new(testing, self.callee, written.names());
        let all = candidates::all(testing, self.caller, &params);
        let kept = self.kept(&base, all);
        let kept = self.proved(&base, kept);
        self.shortest(&written, &kept)
    }

    /// Those that no small input breaks.
    fn kept(&self, base: &Signature, mut all: Vec<Candidate>) -> Vec<Candidate> {
        let mut rounds = 0;
        let (elements, mut whole): (Vec<_>, Vec<_>) = all.drain(..).partition(|candidate| candidate.is_of_elements);
        while !whole.is_empty() && rounds < limits::CANDIDATES {
            rounds += 1;
            let Ok(broken) = self.broken(base, &whole) else { return Vec::new() };
            let Some(at) = broken else { break };
            whole.remove(at);
        }
        let holds = |candidate: &Candidate| matches!(self.broken(base, std::slice::from_ref(candidate)), Ok(None));
        whole.extend(elements.into_iter().filter(holds));
        whole
    }

    /// The first candidate that a small input breaks.
    fn broken(&self, base: &Signature, all: &[Candidate]) -> Built<Option<usize>> {
        let specs = self.specs(base, all);
        let endings = Endings::default();
        let testing = self.testing.with_specs(&specs, &endings);
        let refined = specification(&testing, self.callee)?;
        let part = testing.first_broken(self.callee, &refined, limits::CANDIDATE_RUNS)?;
        Ok(part.and_then(number))
    }

    /// Those that are proved, each with the help of all of them.
    fn proved(&self, base: &Signature, all: Vec<Candidate>) -> Vec<Candidate> {
        let (elements, mut whole): (Vec<_>, Vec<_>) = all.into_iter().partition(|candidate| candidate.is_of_elements);
        while !whole.is_empty() {
            match self.failing(base, &whole) {
                Some(Some(at)) => {
                    whole.remove(at);
                }
                Some(None) => break,
                // Together they are too much: one at a time.
                None => {
                    whole.retain(|one| self.failing(base, std::slice::from_ref(one)) == Some(None));
                    break;
                }
            }
        }
        let holds = |one: &Candidate| self.failing(base, std::slice::from_ref(one)) == Some(None);
        whole.extend(elements.into_iter().filter(holds));
        whole
    }

    /// The first candidate that is not proved of the callee, or that all are; nothing where something else stands in the way.
    fn failing(&self, base: &Signature, all: &[Candidate]) -> Option<Option<usize>> {
        let specs = self.specs(base, all);
        let endings = Endings::default();
        let testing = self.testing.with_specs(&specs, &endings);
        let refined = specification(&testing, self.callee).ok()?;
        match failing(&testing, self.callee, &refined).ok()? {
            Ok(()) => Some(None),
            Err(Some(duty)) => duty.refinement.and_then(number).map(Some),
            Err(None) => None,
        }
    }

    /// The specifications with candidates as refinements of their own, told apart by where they claim to stand.
    fn specs(&self, base: &Signature, all: &[Candidate]) -> Specs {
        let mut signature = base.clone();
        for (at, candidate) in all.iter().enumerate() {
            signature.ty = refined(&signature.ty, candidate, place(at));
        }
        self.testing.specs.with_signature(self.callee.global, signature)
    }

    /// As little of what was proved as helps, written down and asked for anew.
    fn shortest(&self, written: &Written, proved: &[Candidate]) -> Option<Suggestion> {
        let mut kept: Vec<&Candidate> = proved.iter().collect();
        kept.sort_by_key(|candidate| candidate.rank);
        // That the function is verified then is better than that this counterexample is gone.
        let mut second = None;
        for candidate in kept.iter().take(limits::CANDIDATES_ALONE) {
            match self.helps(written, &[*candidate]) {
                Some(found) if found.verifies => return Some(found),
                found => second = second.or(found),
            }
        }
        let together = if kept.len() > 1 { self.helps(written, &kept) } else { None };
        let Some(mut best) = together.filter(|found| found.verifies || second.is_none()) else { return second };
        let mut at = kept.len();
        // The last ones are the least likely to matter.
        while at > 0 && kept.len() > 1 {
            at -= 1;
            let mut fewer = kept.clone();
            fewer.remove(at);
            if let Some(found) = self.helps(written, &fewer)
                && found.verifies == best.verifies
            {
                (kept, best) = (fewer, found);
            }
        }
        Some(best)
    }

    /// Whether an annotation with these is kept by its function, and rules the counterexample out.
    fn helps(&self, written: &Written, candidates: &[&Candidate]) -> Option<Suggestion> {
        let (caller, callee) = (self.caller, self.callee);
        let specs = self.testing.specs.with_signature(callee.global, written.signature(candidates)?);
        let endings = Endings::default();
        let testing = self.testing.with_specs(&specs, &endings);
        let is_verified = |subject: &Subject| {
            let refined = specification(&testing, subject).ok()?;
            Some(decide(&testing, subject, &refined).ok()? == Verdict::Verified)
        };
        let refined = specification(&testing, caller).ok()?;
        let verifies = verify(&testing, caller, &refined).ok()? == Outcome::Verified;
        if !verifies {
            let blamed = Facets::Only(std::iter::once(callee.global).collect());
            if testing.search(caller, &refined, &blamed, ABSTRACT).ok()?.found.is_some() {
                return None;
            }
        }
        if callee.global != caller.global && !is_verified(callee)? {
            return None;
        }
        let verifies = verifies && is_verified(caller)?;
        if callee.global == caller.global && !verifies {
            return None;
        }
        let (replaces, text, annotation) = written.edit(candidates)?;
        let function = source_name(callee.global).to_owned();
        Some(Suggestion { function, replaces, text, annotation, verifies })
    }
}

/// The place of what stands nowhere: which candidate it is.
fn place(at: usize) -> Span {
    Span { file: FileId(u32::MAX), start: at as u32, end: at as u32 }
}

fn number(span: Span) -> Option<usize> {
    (span.file == FileId(u32::MAX)).then_some(span.start as usize)
}

/// A type whose result is refined once more.
fn refined(ty: &SpecType, candidate: &Candidate, span: Span) -> SpecType {
    match ty {
        SpecType::Fun { name, arg, result } => {
            SpecType::Fun { name: *name, arg: arg.clone(), result: Box::new(refined(result, candidate, span)) }
        }
        SpecType::Refined { var, inner, pred, span: at } if candidate.is_of_elements => {
            let inner = Box::new(refined(inner, candidate, span));
            SpecType::Refined { var: *var, inner, pred: pred.clone(), span: *at }
        }
        SpecType::Con { name, args, span: at } if candidate.is_of_elements => {
            let args = args.iter().map(|arg| match arg {
                SpecArg::Type(ty) => SpecArg::Type(wrapped(ty, candidate, span)),
                arg => arg.clone(),
            });
            SpecType::Con { name: *name, args: args.collect(), span: *at }
        }
        ty => wrapped(ty, candidate, span),
    }
}

fn wrapped(ty: &SpecType, candidate: &Candidate, span: Span) -> SpecType {
    SpecType::Refined { var: candidate.var, inner: Box::new(ty.clone()), pred: candidate.term.clone(), span }
}

/// The refinements of a type, with what each calls its value.
pub(crate) fn refinements(refined: &Refined, all: &mut Vec<(Symbol, Term)>) {
    match refined {
        Refined::Base { args, refinements: own, .. } => {
            all.extend(own.iter().map(|refinement| (refinement.var, refinement.term.clone())));
            args.iter().for_each(|arg| refinements(arg, all));
        }
        Refined::Fun { arg, result, refinements: own, .. } => {
            all.extend(own.iter().map(|refinement| (refinement.var, refinement.term.clone())));
            refinements(arg, all);
            refinements(result, all);
        }
    }
}

/// A type without what its classes ask for.
pub(crate) fn without_dictionaries(testing: &Testing<'_>, global: Symbol) -> Option<(Vec<Type>, Type)> {
    let program = testing.program;
    let mut rest = match &program.global(program.global_id(global)?).ty {
        Type::Forall(_, _, body) => (**body).clone(),
        ty => ty.clone(),
    };
    let mut classes = Vec::new();
    while let Some((from @ Type::Con(class, _), to)) = rest.as_fun()
        && program
            .data_id(*class)
            .is_some_and(|id| program.data(id).kind == selfsame_core::program::DataKind::Dictionary)
    {
        classes.push(from.clone());
        rest = to.clone();
    }
    Some((classes, rest))
}
