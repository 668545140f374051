//! Whether a certificate proves a goal.

use std::sync::Arc;

use selfsame_core::expr::Expr;
use selfsame_core::program::Program;
use selfsame_core::step::representation;
use selfsame_core::term::{TermId, TermStore, VarId, Variable};
use selfsame_core::types::Type;

use crate::certificate::{Bottoms, Certificate, Quantified, Statement, Theorem};
use crate::explain::{Explained, Telling, show};
use crate::path::{Event, Path};
use crate::productive::Block;
use crate::replay::{Branch, History, Replay, State};
use crate::text::{read, write};
use crate::walk::{Walked, walk};

/// What the certificate must be about, as the front end gave it.
#[derive(Clone, Debug)]
pub struct Goal<'a> {
    /// The free locals of both sides, and what they range over, in this order.
    pub variables: &'a [(u32, Variable)],
    pub left: &'a Expr,
    pub right: &'a Expr,
    /// Of both sides.
    pub ty: &'a Type,
}

/// Why a certificate proves nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Rejection {
    #[error("the certificate is about another statement")]
    OtherStatement,
    #[error("the certificate names something that the program does not have")]
    UnknownName,
    #[error("induction is on variables that are not finite")]
    Induction,
    #[error("a term is said to need all of a variable, and this is not shown")]
    Walk,
    #[error("a lemma has another type than it says")]
    Type,
    #[error("the proof ends too early, or goes on after its end")]
    Length,
    #[error("{1} (rule {0})")]
    Rule(usize, &'static str),
    #[error("lemmas are used where nothing ensures progress")]
    Unproductive,
}

/// Checks that the certificate proves the goal in the program.
pub fn check(program: &Arc<Program>, goal: &Goal<'_>, certificate: &Certificate) -> Result<(), Rejection> {
    replay(program, goal, certificate, false).map(|_| ())
}

/// As [`check`], and tells the proof: the goal first, then the lemmas in the order of the certificate.
pub fn explain(
    program: &Arc<Program>,
    goal: &Goal<'_>,
    certificate: &Certificate,
) -> Result<Vec<Explained>, Rejection> {
    replay(program, goal, certificate, true)
}

fn replay(
    program: &Arc<Program>,
    goal: &Goal<'_>,
    certificate: &Certificate,
    tell: bool,
) -> Result<Vec<Explained>, Rejection> {
    let mut store = TermStore::new(program.clone());
    let mut variables = Vec::with_capacity(goal.variables.len());
    let mut locals = Vec::with_capacity(goal.variables.len());
    for (local, variable) in goal.variables {
        let var = store.fresh(variable.clone());
        variables.push(var);
        locals.push((*local, store.mk_free(var)));
    }
    let left = store.import(goal.left, &locals).map_err(|_| Rejection::OtherStatement)?;
    let right = store.import(goal.right, &locals).map_err(|_| Rejection::OtherStatement)?;
    let statement = &certificate.goal.statement;
    let is_it = |store: &TermStore, term, text| write(store, term, &variables).as_ref() == Some(text);
    if !is_it(&store, left, &statement.left) || !is_it(&store, right, &statement.right) {
        return Err(Rejection::OtherStatement);
    }
    let same_variable = |(var, quantified): (&VarId, &Quantified)| {
        let variable = store.var(*var);
        (variable.name, &variable.ty, variable.evaluated) == (quantified.name, &quantified.ty, quantified.evaluated)
            && (variable.total, variable.finite) == (quantified.total, quantified.finite)
    };
    let quantified = &statement.variables;
    if !statement.given.is_empty()
        || variables.len() != quantified.len()
        || !variables.iter().zip(quantified).all(same_variable)
    {
        return Err(Rejection::OtherStatement);
    }
    if statement.ty.as_ref() != Some(&representation(&store, goal.ty.clone())) {
        return Err(Rejection::OtherStatement);
    }
    let mut walks: Vec<Walked> = Vec::with_capacity(certificate.walks.len());
    for written in &certificate.walks {
        walks.push(walk(&mut store, &walks, written)?);
    }
    let mut lemmas = Vec::new();
    let mut told = Vec::new();
    for lemma in &certificate.lemmas {
        let stated = state(&mut store, &lemma.statement)?;
        told.push(theorem(&mut store, certificate.bottoms, (&lemmas, &walks), &stated, lemma, tell)?);
        lemmas.push(stated);
    }
    let stated = Stated { variables, given: Vec::new(), ty: statement.ty.clone(), left, right };
    told.insert(0, theorem(&mut store, certificate.bottoms, (&lemmas, &walks), &stated, &certificate.goal, tell)?);
    Ok(told)
}

/// A statement in the store.
pub(crate) struct Stated {
    pub variables: Vec<VarId>,
    pub given: Vec<[TermId; 3]>,
    pub ty: Option<Type>,
    pub left: TermId,
    pub right: TermId,
}

fn state(store: &mut TermStore, statement: &Statement) -> Result<Stated, Rejection> {
    let mut variables = Vec::with_capacity(statement.variables.len());
    for quantified in &statement.variables {
        let Quantified { name, ty, evaluated, total, finite } = quantified.clone();
        variables.push(store.fresh(Variable { name, ty, evaluated, total, finite }));
    }
    let left = read(store, &statement.left, &variables).ok_or(Rejection::UnknownName)?;
    let right = read(store, &statement.right, &variables).ok_or(Rejection::UnknownName)?;
    if store.loose(left) > 0 || store.loose(right) > 0 {
        return Err(Rejection::UnknownName);
    }
    let mut given = Vec::with_capacity(statement.given.len());
    for [function, argument, result] in &statement.given {
        let mut term = |text| read(store, text, &variables).filter(|term| store.loose(*term) == 0);
        let (Some(function), Some(argument), Some(result)) = (term(function), term(argument), term(result)) else {
            return Err(Rejection::UnknownName);
        };
        given.push([function, argument, result]);
    }
    // Terms have types of their own: a statement may leave its type out, but not make one up.
    let is_its_type = |ty: &Type| [left, right].iter().any(|side| store.type_of(*side).as_ref() == Some(ty));
    if !statement.ty.iter().all(is_its_type) {
        return Err(Rejection::Type);
    }
    Ok(Stated { variables, given, ty: statement.ty.clone(), left, right })
}

fn theorem(
    store: &mut TermStore,
    bottoms: Bottoms,
    (lemmas, walks): (&[Stated], &[Walked]),
    stated: &Stated,
    theorem: &Theorem,
    tell: bool,
) -> Result<Explained, Rejection> {
    let telling = tell.then(Telling::default);
    let rules = &theorem.proof;
    let mut induct = Vec::with_capacity(theorem.induct.len());
    for position in &theorem.induct {
        let var = stated.variables.get(*position as usize).copied().filter(|var| store.var(*var).finite);
        induct.push(var.ok_or(Rejection::Induction)?);
    }
    let blocks = vec![Block::default()];
    let mut replay = Replay { store, bottoms, lemmas, walks, induct, rules, at: 0, blocks, telling };
    let path = Path { events: stated.given.iter().map(|given| Event::Apply(*given)).collect() };
    let moment = path.now();
    let first = |term| History { states: vec![State { term, moment, block: 0, unfolded: None, line: 0 }], term };
    let sides = [first(stated.left), first(stated.right)];
    let branch = Branch { sides, path, ty: stated.ty.clone(), block: 0 };
    replay.open(&branch, Vec::new());
    replay.node(branch)?;
    if replay.at != theorem.proof.len() {
        return Err(Rejection::Length);
    }
    if !replay.blocks.iter().all(Block::is_productive) {
        return Err(Rejection::Unproductive);
    }
    let lines = replay.telling.map_or_else(Vec::new, |telling| telling.lines);
    let [left, right] = match tell {
        true => [stated.left, stated.right].map(|side| show(store, side)),
        false => [String::new(), String::new()],
    };
    Ok(Explained { left, right, lines })
}
