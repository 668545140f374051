//! A structural proof as a certificate.
//!
//! The comparison says that two programs are the same and which equations between their recursive functions this rests on. Here the proof
//! is made once more in the calculus of [`selfsame_certify::Sequent`]: the equations that depend on each other are a group, proved
//! together by fixpoint induction, and each proof takes the same decisions as the comparison did, every one of them a move of the
//! checker's. Nothing is conjectured.

mod evaluate;
mod prove;
mod rule;

use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};
use selfsame_certify::{
    Along, At, Bottoms, Certificate, Context, Equation, Finiteness, Heads, Law, Move, Quantified, Recursion, Sequent,
    Statement, Theorem, Way, write,
};
use selfsame_core::program::Program;
use selfsame_core::step::representation;
use selfsame_core::term::{DefId, Node, TermId, TermStore, Unfold, VarId, Variable};
use selfsame_equiv::{Goal, recheck, variable};

use super::Side;
use super::recursion::{Recursion as Loops, mentioned};
use rule::Values;
pub(super) use rule::Written;

/// What the comparison found, in its own store: which definitions break loops depends on the order in which it met them.
pub(super) struct Found {
    pub store: TermStore,
    pub recursion: Loops,
    pub bottoms: Bottoms,
    pub variables: Vec<VarId>,
    pub sides: [TermId; 2],
    pub equations: Vec<Written>,
}

/// The proof that both sides of the goal are the same, checked; with these equations, as far as they can be proved.
pub(super) fn certificate(program: &Arc<Program>, goal: &Goal, found: Found) -> Option<Certificate> {
    let Found { store, recursion, bottoms, variables, sides, equations } = found;
    let mut writer = Writer::new(store, recursion, bottoms);
    let (variables, sides) = writer.goal(goal, &variables, sides);
    let ty = representation(&writer.store, goal.ty.clone());
    let mut statement = writer.statement(&variables, sides, Some(ty))?;
    // The checker has seen no other variables when it names these.
    let mut names = TermStore::new(program.clone());
    for (quantified, var) in statement.variables.iter_mut().zip(&goal.variables) {
        let named = names.fresh(variable(&names, var));
        quantified.name = names.var(named).name;
    }
    writer.equations(&equations);
    let moves = writer.proof(Sequent::plain(Vec::new(), sides), [Side::Left, Side::Right])?;
    let (goal_theorem, lemmas) = needed(theorem(statement, moves, None), writer.lemmas);
    let certificate = Certificate { bottoms, int: program.ints(), goal: goal_theorem, lemmas, walks: Vec::new() };
    recheck(program, goal, &certificate).ok().map(|()| certificate)
}

fn theorem(statement: Statement, moves: Vec<Move>, recursion: Option<Recursion>) -> Theorem {
    Theorem { statement, induct: Vec::new(), proof: Vec::new(), moves, along: Along::default(), recursion }
}

struct Writer {
    store: TermStore,
    finiteness: Finiteness,
    loops: Loops,
    bottoms: Bottoms,
    /// The laws that may be used, and whose calls each rewrites.
    laws: Vec<Option<Law>>,
    rules: Vec<(Rewrites, DefId)>,
    lemmas: Vec<Theorem>,
    heads: Heads,
    /// The proof under way.
    moves: Vec<Move>,
    /// Constructors, other than dictionaries, that selected an alternative so far.
    matched: u32,
    /// Whether a call's arguments let it go on.
    going_on: FxHashMap<(Side, TermId), bool>,
    depth: u32,
    work: u64,
    /// Where the proof under way is given up.
    limit: u64,
}

/// What a law is used for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Rewrites {
    /// Every call of a side that is an instance of its left side.
    Calls(Side),
    /// A call with its last two arguments in the other order, where that is known.
    Order,
}

/// Steps and questions of one proof: those that succeed take far fewer.
const WORK: u64 = 8_000;

/// An equation in the store.
struct Stated {
    rewrites: Rewrites,
    variables: Vec<VarId>,
    sides: [TermId; 2],
    place: Option<Vec<u32>>,
    equation: Equation,
}

impl Writer {
    fn new(store: TermStore, loops: Loops, bottoms: Bottoms) -> Writer {
        Writer {
            store,
            finiteness: Finiteness::default(),
            loops,
            bottoms,
            laws: Vec::new(),
            rules: Vec::new(),
            lemmas: Vec::new(),
            heads: Heads::default(),
            moves: Vec::new(),
            matched: 0,
            going_on: FxHashMap::default(),
            depth: 0,
            work: 0,
            limit: 0,
        }
    }

    /// The sides of the goal over variables as the checker has them.
    fn goal(&mut self, goal: &Goal, variables: &[VarId], sides: [TermId; 2]) -> (Vec<VarId>, [TermId; 2]) {
        let mut of = FxHashMap::default();
        let mut own = Vec::with_capacity(variables.len());
        for (var, known) in goal.variables.iter().zip(variables) {
            let variable = variable(&self.store, var);
            let id = self.store.fresh(variable);
            own.push(id);
            of.insert(*known, self.store.mk_free(id));
        }
        (own, sides.map(|side| self.store.substitute(side, &of)))
    }

    fn statement(
        &self,
        variables: &[VarId],
        [left, right]: [TermId; 2],
        ty: Option<selfsame_core::types::Type>,
    ) -> Option<Statement> {
        let quantified = |var: &VarId| {
            let Variable { name, ty, evaluated, total, finite } = self.store.var(*var).clone();
            Quantified { name, ty, evaluated, total, finite }
        };
        let (left, right) = (write(&self.store, left, variables)?, write(&self.store, right, variables)?);
        let variables = variables.iter().map(quantified).collect();
        Some(Statement { variables, given: Vec::new(), facts: Vec::new(), spines: Vec::new(), ty, left, right })
    }

    /// Proves what can be proved of the equations, those first on which others rest.
    fn equations(&mut self, equations: &[Written]) {
        let ways = [Values::All, Values::Same, Values::Total];
        let stated: Vec<[Stated; 3]> = equations
            .iter()
            .filter_map(|equation| {
                let [all, same, total] = ways.map(|values| self.state(equation, values));
                Some([all?, same?, total?])
            })
            .collect();
        let reached: Vec<FxHashSet<DefId>> =
            stated.iter().map(|[one, ..]| reached(&mut self.store, &one.sides)).collect();
        let count = stated.len();
        let mut needs = vec![vec![false; count]; count];
        for (i, reached) in reached.iter().enumerate() {
            for (j, [other, ..]) in stated.iter().enumerate() {
                needs[i][j] = other.equation.defs.iter().any(|def| reached.contains(def));
            }
        }
        for k in 0..count {
            let through = needs[k].clone();
            for row in needs.iter_mut().filter(|row| row[k]) {
                row.iter_mut().zip(&through).for_each(|(needed, by)| *needed |= by);
            }
        }
        let mut groups: Vec<Vec<usize>> = Vec::new();
        for (i, needed) in needs.iter().enumerate() {
            match groups.iter_mut().find(|group| needed[group[0]] && needs[group[0]][i]) {
                Some(group) => group.push(i),
                None => groups.push(vec![i]),
            }
        }
        // What others need comes to fewer equations than they do.
        groups.sort_by_key(|group| needs[group[0]].iter().filter(|needed| **needed).count());
        for group in groups {
            let mut group = group;
            while !group.is_empty() {
                let mut failed = 0;
                let is_proved = (0..ways.len()).any(|way| {
                    let members: Vec<&Stated> = group.iter().map(|i| &stated[*i][way]).collect();
                    self.group(&members).map_err(|at| failed = failed.max(at)).is_ok()
                });
                if is_proved {
                    break;
                }
                group.remove(failed);
            }
        }
    }

    /// Proves equations together, or says which one is not proved.
    fn group(&mut self, group: &[&Stated]) -> Result<(), usize> {
        let before = self.laws.len();
        let way = group.first().map_or(Way::Both, |one| one.equation.way());
        let mut heads = Heads::new(way, group.iter().flat_map(|one| one.equation.defs.clone()), before);
        for (i, one) in group.iter().enumerate() {
            one.equation.check(&mut self.store, &mut self.finiteness, &mut heads).map_err(|_| i)?;
        }
        for one in group {
            let Stated { variables, sides, .. } = one;
            self.laws.push(Some(Law { variables: variables.clone(), facts: Vec::new(), sides: *sides }));
            self.rules.push((one.rewrites, one.equation.defs[0]));
        }
        self.heads = heads;
        let written = self.lemmas.len();
        let proved = group.iter().enumerate().try_for_each(|(i, one)| {
            let sides = match one.rewrites {
                Rewrites::Calls(Side::Right) => [Side::Right, Side::Left],
                _ => [Side::Left, Side::Right],
            };
            let sequent = Sequent::plain(Vec::new(), one.equation.unfolded);
            let moves = self.proof(sequent, sides).ok_or(i)?;
            let statement = self.statement(&one.variables, one.sides, None).ok_or(i)?;
            let more = (group.len() - 1 - i) as u32;
            let recursion = Recursion { place: one.place.clone(), more };
            self.lemmas.push(theorem(statement, moves, Some(recursion)));
            Ok(())
        });
        self.heads = Heads::default();
        if proved.is_err() {
            self.laws.truncate(before);
            self.rules.truncate(before);
            self.lemmas.truncate(written);
        }
        proved
    }

    /// The moves of a proof.
    fn proof(&mut self, sequent: Sequent, sides: [Side; 2]) -> Option<Vec<Move>> {
        self.moves.clear();
        self.going_on.clear();
        self.limit = self.work + WORK;
        if !self.prove(sequent, sides, prove::UNFOLDINGS) {
            return None;
        }
        Some(std::mem::take(&mut self.moves))
    }

    /// Makes a move, if it is one.
    fn apply(&mut self, sequent: &Sequent, step: Move) -> Option<Vec<Sequent>> {
        self.work += 1;
        let mut context = Context {
            store: &mut self.store,
            finiteness: &mut self.finiteness,
            laws: &self.laws,
            measures: Vec::new(),
            along: Along::default(),
            bottoms: self.bottoms,
            heads: std::mem::take(&mut self.heads),
        };
        let premises = sequent.apply(&mut context, &step);
        self.heads = context.heads;
        let premises = premises.ok()?;
        self.moves.push(step);
        Some(premises)
    }

    /// The same, of a move with one premise that the sequent becomes.
    fn advance(&mut self, sequent: &mut Sequent, step: Move) -> bool {
        let mark = self.moves.len();
        match self.apply(sequent, step).map(<[Sequent; 1]>::try_from) {
            Some(Ok([next])) => {
                *sequent = next;
                true
            }
            _ => {
                self.moves.truncate(mark);
                false
            }
        }
    }

    fn subterm(&self, sequent: &Sequent, at: At, place: &[u32]) -> Option<TermId> {
        place.iter().try_fold(sequent.term(at)?, |term, i| self.store.subterms(term).into_iter().nth(*i as usize))
    }
}

/// All definitions that evaluating the terms may come to.
fn reached(store: &mut TermStore, terms: &[TermId]) -> FxHashSet<DefId> {
    let mut todo: Vec<DefId> = terms.iter().flat_map(|term| mentioned(store, *term)).collect();
    let mut all: FxHashSet<DefId> = todo.iter().copied().collect();
    while let Some(next) = todo.pop() {
        if let Unfold::Term(body) = store.unfold(next) {
            todo.extend(mentioned(store, body).into_iter().filter(|def| all.insert(*def)));
        }
    }
    all
}

/// The theorem with those of the lemmas on which it rests, numbered anew. Groups stay together.
fn needed(mut goal: Theorem, lemmas: Vec<Theorem>) -> (Theorem, Vec<Theorem>) {
    let used_by = |theorem: &Theorem| -> Vec<usize> {
        let used = theorem.moves.iter().filter_map(|step| match step {
            Move::Law { lemma, .. } => Some(*lemma as usize),
            _ => None,
        });
        used.collect()
    };
    let mut first = vec![0; lemmas.len()];
    for i in 1..lemmas.len() {
        let is_more = lemmas[i - 1].recursion.as_ref().is_some_and(|recursion| recursion.more > 0);
        first[i] = if is_more { first[i - 1] } else { i };
    }
    let mut is_needed = vec![false; lemmas.len()];
    let mut todo = used_by(&goal);
    while let Some(lemma) = todo.pop() {
        for i in (0..lemmas.len()).filter(|i| first[*i] == first[lemma]) {
            if !std::mem::replace(&mut is_needed[i], true) {
                todo.extend(used_by(&lemmas[i]));
            }
        }
    }
    let number: Vec<u32> = (0..lemmas.len()).map(|i| is_needed[..i].iter().filter(|is| **is).count() as u32).collect();
    let renumber = |theorem: &mut Theorem| {
        for step in &mut theorem.moves {
            if let Move::Law { lemma, .. } = step {
                *lemma = number[*lemma as usize];
            }
        }
    };
    renumber(&mut goal);
    let mut kept: Vec<Theorem> =
        lemmas.into_iter().zip(&is_needed).filter(|(_, is_needed)| **is_needed).map(|(lemma, _)| lemma).collect();
    kept.iter_mut().for_each(renumber);
    (goal, kept)
}

/// The definition and the number of arguments of a call.
fn call_parts(store: &TermStore, term: TermId) -> Option<(DefId, Vec<TermId>)> {
    match store.node(term) {
        Node::Def(def) => Some((def, Vec::new())),
        Node::App(head, args) => match store.node(head) {
            Node::Def(def) => Some((def, store.terms(args).to_vec())),
            _ => None,
        },
        _ => None,
    }
}
