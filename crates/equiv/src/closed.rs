//! Goals without variables: there is one run of each side, and it is made before anything is searched for.

use std::sync::Arc;

use selfsame_certify::{Along, Certificate, Quantified, Rejection, Rule, Statement, Theorem, only_value, write};
use selfsame_core::expr::Expr;
use selfsame_core::program::{Ints, Program};
use selfsame_core::step::representation;
use selfsame_core::term::{TermId, TermStore, VarId, Variable};
use selfsame_core::types::base_name;
use selfsame_core::verdict::Verdict;

use crate::counterexample::Differs;
use crate::given;
use crate::goal::{Goal, GoalVariable, Options, ProofSummary, Report, accepted, variable};
use crate::inductive::shared::Lemmas;
use crate::limits;
use crate::search::Stats;

/// The answer that running both sides gives, if they end and have no functions in their values.
pub(crate) fn run(program: &Arc<Program>, goal: &Goal, options: &Options) -> Option<Report> {
    let values: Vec<(Expr, String)> = goal.variables.iter().map(|var| only(program, var)).collect::<Option<_>>()?;
    let mut certificate = certificate(program, goal, options)?;
    let answer = |verdict, proof| Report {
        verdict,
        proof,
        lemmas: Lemmas::default(),
        stats: Stats::default(),
        open: None,
        if_no_overflow: false,
        overflow: None,
    };
    match accepted(program, goal, &mut certificate) {
        Ok(()) => {
            let proof = ProofSummary { obligations: 1, lemmas: Vec::new(), certificate };
            Some(answer(Verdict::Verified, Some(proof)))
        }
        // What can be reached and is not supported need not be in the way of a difference.
        Err(Rejection::Rule(..) | Rejection::Unsupported(_)) => {
            let found = given::differ(program, goal, &values, options.bottoms, limits::CLOSED_STEPS)?;
            let counts = found.differs != Differs::Overflow || program.ints() == Ints::Wrapping;
            counts.then(|| answer(Verdict::Refuted(found), None))
        }
        Err(_) => None,
    }
}

/// The value of a variable that can have no other, as code and as the source writes it.
fn only(program: &Program, variable: &GoalVariable) -> Option<(Expr, String)> {
    let con = only_value(program, &variable.ty).filter(|_| variable.total)?;
    Some((Expr::Con(con, Vec::new()), base_name(con.as_str()).to_owned()))
}

/// That both sides are evaluated to the same value.
fn certificate(program: &Arc<Program>, goal: &Goal, options: &Options) -> Option<Certificate> {
    let mut store = TermStore::new(program.clone());
    let variables: Vec<Variable> = goal.variables.iter().map(|var| variable(&store, var)).collect();
    let ids: Vec<VarId> = variables.iter().map(|variable| store.fresh(variable.clone())).collect();
    let locals: Vec<(u32, TermId)> =
        goal.variables.iter().zip(&ids).map(|(variable, id)| (variable.local, store.mk_free(*id))).collect();
    let quantified = |variable: Variable| {
        let Variable { name, ty, evaluated, total, finite } = variable;
        Quantified { name, ty, evaluated, total, finite }
    };
    let mut text = |side| {
        let term = store.import(side, &locals).ok()?;
        write(&store, term, &ids)
    };
    let (left, right) = (text(&goal.left)?, text(&goal.right)?);
    let statement = Statement {
        variables: ids.iter().map(|id| quantified(store.var(*id).clone())).collect(),
        given: Vec::new(),
        facts: Vec::new(),
        spines: Vec::new(),
        ty: Some(representation(&store, goal.ty.clone())),
        left,
        right,
    };
    let (induct, proof, moves) = (Vec::new(), vec![Rule::Evaluation], Vec::new());
    let goal = Theorem { statement, induct, proof, moves, along: Along::default(), recursion: None };
    Some(Certificate { bottoms: options.bottoms, int: program.ints(), goal, lemmas: Vec::new(), walks: Vec::new() })
}
