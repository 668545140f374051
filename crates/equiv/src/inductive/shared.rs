//! Lemmas that were proved for one goal, for the other goals of the same program.

use std::sync::Arc;

use rustc_hash::FxHashMap;
use selfsame_certify::{Law, Move, Quantified, Statement, Theorem, read};
use selfsame_core::term::{TermId, TermStore, Variable};

use super::{Memory, Proof, Proved, Prover};
use crate::goal::statement;
use crate::proof::TheoremId;
use crate::search::Search;

/// More lemmas than this are not kept: each costs time wherever it does not apply.
const LEMMAS: usize = 48;

/// Proved statements, each with a proof that uses earlier ones only. They are of one program.
#[derive(Clone, Debug, Default)]
pub struct Lemmas(Arc<Vec<Theorem>>);

impl Lemmas {
    /// Nothing was proved yet.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Those of another goal too, as far as they are new.
    pub fn add(&mut self, others: &Lemmas) {
        let own = Arc::make_mut(&mut self.0);
        let mut numbers: FxHashMap<u32, u32> = FxHashMap::default();
        for (i, theorem) in others.0.iter().enumerate() {
            let known = own.iter().position(|known| is_same(&known.statement, &theorem.statement));
            if known.is_none() && own.len() >= LEMMAS {
                continue;
            }
            let mut theorem = theorem.clone();
            let renumbered = theorem.moves.iter_mut().all(|step| match step {
                Move::Law { lemma, .. } | Move::Cite { lemma, .. } | Move::Note { lemma, .. } => {
                    numbers.get(lemma).map(|number| *lemma = *number).is_some()
                }
                _ => true,
            });
            let number = match known {
                Some(known) => known,
                None if renumbered => {
                    own.push(theorem);
                    own.len() - 1
                }
                None => continue,
            };
            numbers.insert(i as u32, number as u32);
        }
    }
}

/// Names of variables do not matter.
fn is_same(one: &Statement, other: &Statement) -> bool {
    let range = |var: &Quantified| (var.ty.clone(), var.evaluated, var.total, var.finite);
    (&one.left, &one.right, &one.facts, &one.spines) == (&other.left, &other.right, &other.facts, &other.spines)
        && one.variables.iter().map(range).eq(other.variables.iter().map(range))
}

impl Search<'_> {
    /// What was proved by induction: the lemmas, and the goal itself.
    pub(crate) fn lemmas(&self) -> Lemmas {
        let mut lemmas = Vec::with_capacity(self.laws.len() + 1);
        for theorem in self.laws.iter().copied().chain([TheoremId(0)]) {
            let this = &self.theorems[theorem.0 as usize];
            let Some(Proof { moves, induct, along }) = this.proof.clone() else { break };
            let Some(statement) = statement(self, &this.stated) else { break };
            lemmas.push(Theorem { statement, induct, proof: Vec::new(), moves, along, recursion: None });
        }
        Lemmas(Arc::new(lemmas))
    }

    /// Lemmas of other goals, before anything else is proved.
    pub(crate) fn know(&mut self, lemmas: &Lemmas) {
        for theorem in lemmas.0.iter() {
            let Some(law) = law(&mut self.store, &mut self.inductive, &theorem.statement) else { return };
            let proof = Proof { moves: theorem.moves.clone(), induct: theorem.induct.clone(), along: theorem.along };
            let mut prover = Prover::new(&mut self.store, &mut self.inductive, self.expired);
            prover.keep(Proved { law, proof });
        }
        self.note_laws();
    }
}

fn law(store: &mut TermStore, memory: &mut Memory, statement: &Statement) -> Option<Law> {
    let mut variables = Vec::with_capacity(statement.variables.len());
    for quantified in &statement.variables {
        let Quantified { name, ty, evaluated, total, finite } = quantified.clone();
        variables.push(store.fresh(Variable { name, ty, evaluated, total, finite }));
    }
    for position in &statement.spines {
        memory.finiteness.assume_spine(*variables.get(*position as usize)?);
    }
    let mut term = |text| read(store, text, &variables);
    let sides = [term(&statement.left)?, term(&statement.right)?];
    let facts = statement.facts.iter().map(|[from, to]| Some([term(from)?, term(to)?]));
    let facts: Option<Vec<[TermId; 2]>> = facts.collect();
    Some(Law { facts: facts?, sides, variables })
}
