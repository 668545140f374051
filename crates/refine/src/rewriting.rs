//! `rewriteWith f [lemma]`: what lemmas say of the terms that a specification speaks of may be used to show it.
//!
//! A lemma is an equation for all values of its parameters. Where its left side is a part of what is to be shown, the equation is
//! taken for these values, under the conditions of the parameters. It may be, if the lemma is checked, ends, and does not go
//! through the function that uses it.

use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;

use crate::instrument::Subject;
use crate::limits;
use crate::modular::{ends, reaches};
use crate::refined::{Refined, Refinement, used};
use crate::standing::understood;
use crate::syntax::{Op, Term};
use crate::test::Testing;

/// What is to be shown of a function, given what its lemmas say.
pub(crate) fn with_lemmas(testing: &Testing<'_>, subject: &Subject, refined: &Refined) -> Refined {
    let lemmas: Vec<Lemma> =
        testing.specs.lemmas(subject.global).filter_map(|lemma| Lemma::of(testing, subject, lemma)).collect();
    if lemmas.is_empty() {
        return refined.clone();
    }
    let mut bound: Vec<Symbol> = refined.params().0.iter().map(|(name, _)| *name).collect();
    refined.with_result(&mut |refinements| {
        bound.extend(refinements.iter().map(|refinement| refinement.var));
        for refinement in refinements {
            let usable = lemmas.iter().filter(|lemma| !lemma.names.iter().any(|name| bound.contains(name)));
            let given = instances(&usable.collect::<Vec<_>>(), &refinement.term);
            refinement.term = given
                .into_iter()
                .fold(refinement.term.clone(), |goal, fact| Term::Op(Op::Implies, Box::new((fact, goal))));
        }
    })
}

/// An equation for all values of some names.
struct Lemma {
    params: Vec<Symbol>,
    /// What must hold of them.
    condition: Option<Term>,
    left: Term,
    right: Term,
    /// Names that it does not bind.
    names: Vec<Symbol>,
}

impl Lemma {
    fn of(testing: &Testing<'_>, subject: &Subject, global: Symbol) -> Option<Lemma> {
        let (program, specs) = (testing.program, testing.specs);
        let signature = specs.signature(global).ok()??;
        let is_usable = !signature.is_assumed
            && !specs.is_unchecked(global)
            && signature.predicates.is_empty()
            && global != subject.global
            && !reaches(program, global, subject.global)
            && understood(program, specs, global).is_ok();
        if !is_usable || !ends(testing, global) {
            return None;
        }
        let ty = match &program.global(program.global_id(global)?).ty {
            Type::Forall(_, _, body) => (**body).clone(),
            ty => ty.clone(),
        };
        let refined = used(specs, signature, &ty).ok()?;
        let (params, result) = refined.params();
        let mut condition: Option<Term> = None;
        for (name, param) in &params {
            let Refined::Base { refinements, args, predicates, .. } = param else { continue };
            // What is said of parts of an argument is not written down.
            if !predicates.is_empty() || args.iter().any(|arg| !arg.is_trivial()) {
                return None;
            }
            for Refinement { var, term, span } in refinements {
                let own = term.subst(&|v| (v == *var).then_some(Term::Name(*name, *span)));
                condition = Some(condition.map_or(own.clone(), |all| all.and(own)));
            }
        }
        let Refined::Base { refinements, .. } = result else { return None };
        let [Refinement { term: Term::Op(Op::Eq, sides), .. }] = &refinements[..] else { return None };
        let params: Vec<Symbol> = params.iter().map(|(name, _)| *name).collect();
        let (mut in_left, mut names) = (Vec::new(), Vec::new());
        sides.0.names(&mut in_left);
        let is_head = matches!(&sides.0, Term::App(..));
        if !is_head || params.iter().any(|param| !in_left.contains(param)) {
            return None;
        }
        [&sides.0, &sides.1].into_iter().chain(&condition).for_each(|term| term.names(&mut names));
        names.retain(|name| !params.contains(name));
        Some(Lemma { params, condition, left: sides.0.clone(), right: sides.1.clone(), names })
    }

    /// What it says where its left side is this term.
    fn at(&self, term: &Term) -> Option<(Term, Term)> {
        let mut found = Vec::new();
        if !matches(&self.left, term, &self.params, &mut found) {
            return None;
        }
        let of = |name: Symbol| found.iter().find(|(param, _)| *param == name).map(|(_, term)| term.clone());
        let right = self.right.subst(&of);
        let equation = Term::Op(Op::Eq, Box::new((term.clone(), right.clone())));
        let fact = match &self.condition {
            Some(condition) => Term::Op(Op::Implies, Box::new((condition.subst(&of), equation))),
            None => equation,
        };
        Some((fact, right))
    }
}

/// What lemmas say of the parts of a term, and of what these are equal to.
fn instances(lemmas: &[&Lemma], goal: &Term) -> Vec<Term> {
    let (mut todo, mut seen, mut facts) = (vec![goal.clone()], Vec::<Term>::new(), Vec::new());
    while let Some(term) = todo.pop() {
        if seen.iter().any(|known| known.is_written_as(&term)) || facts.len() >= limits::REWRITES {
            continue;
        }
        todo.extend(term.parts().into_iter().cloned());
        for (fact, right) in lemmas.iter().filter_map(|lemma| lemma.at(&term)) {
            facts.push(fact);
            todo.push(right);
        }
        seen.push(term);
    }
    facts
}

/// One-way: for which terms in place of the parameters the pattern is the term.
fn matches(pattern: &Term, term: &Term, params: &[Symbol], found: &mut Vec<(Symbol, Term)>) -> bool {
    if let Term::Name(name, _) = pattern
        && params.contains(name)
    {
        return match found.iter().find(|(param, _)| param == name) {
            Some((_, known)) => known.is_written_as(term),
            None => {
                found.push((*name, term.clone()));
                true
            }
        };
    }
    let (parts, others) = (pattern.parts(), term.parts());
    pattern.has_head_of(term)
        && parts.len() == others.len()
        && parts.into_iter().zip(others).all(|(part, other)| matches(part, other, params, found))
}
