//! A structural proof as a certificate.
//!
//! The comparison says that two programs are the same and which equations between their recursive functions this rests on. Here the proof
//! is made once more in the calculus of [`selfsame_certify::Sequent`]: the equations that depend on each other are a group, proved
//! together by fixpoint induction, and each proof takes the same decisions as the comparison did, every one of them a move of the
//! checker's. Nothing is conjectured.

mod evaluate;
mod prove;
mod rule;
mod test;

use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};
use selfsame_certify::{
    Along, At, Bottoms, Certificate, Context, Equation, Finiteness, Heads, Law, Move, Quantified, Recursion, Sequent,
    Statement, Theorem, write,
};
use selfsame_core::program::{ConId, Program};
use selfsame_core::step::representation;
use selfsame_core::term::{DefId, Node, TermId, TermStore, Unfold, VarId, Variable};
use selfsame_core::types::Type;
use selfsame_equiv::{Goal, recheck, variable};

use super::Side;
use super::recursion::{Recursion as Loops, mentioned};
use rule::Values;
pub(super) use rule::Written;
pub(super) use test::Test;

/// What the comparison found, in its own store: which definitions break loops depends on the order in which it met them.
pub(super) struct Found {
    pub store: TermStore,
    pub recursion: Loops,
    pub bottoms: Bottoms,
    pub variables: Vec<VarId>,
    pub sides: [TermId; 2],
    pub equations: Vec<Written>,
    pub tests: Vec<Test>,
}

/// The proof that both sides of the goal are the same, checked; with these equations, as far as they can be proved.
pub(super) fn certificate(program: &Arc<Program>, goal: &Goal, found: Found) -> Option<Certificate> {
    let Found { store, recursion, bottoms, variables, sides, equations, tests } = found;
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
    writer.tests(&tests);
    writer.equations(&equations);
    let moves = writer.proof(Sequent::plain(Vec::new(), sides), [Side::Left, Side::Right])?;
    let (goal_theorem, lemmas) = needed(theorem(statement, moves, None), writer.lemmas);
    let certificate = Certificate { bottoms, int: program.ints(), goal: goal_theorem, lemmas, walks: Vec::new() };
    recheck(program, goal, &certificate).ok().map(|()| certificate)
}

/// The proof of a goal whose sides are written alike.
pub(super) fn same_code(program: &Arc<Program>, goal: &Goal, bottoms: Bottoms) -> Option<Certificate> {
    let mut writer = Writer::new(TermStore::new(program.clone()), Loops::default(), bottoms);
    let mut locals = Vec::with_capacity(goal.variables.len());
    let mut variables = Vec::with_capacity(goal.variables.len());
    for var in &goal.variables {
        let id = writer.store.fresh(variable(&writer.store, var));
        locals.push((var.local, writer.store.mk_free(id)));
        variables.push(id);
    }
    let left = writer.store.import(&goal.left, &locals).ok()?;
    let right = writer.store.import(&goal.right, &locals).ok()?;
    let ty = representation(&writer.store, goal.ty.clone());
    let statement = writer.statement(&variables, [left, right], Some(ty))?;
    let goal_theorem = theorem(statement, vec![Move::Same], None);
    let certificate =
        Certificate { bottoms, int: program.ints(), goal: goal_theorem, lemmas: Vec::new(), walks: Vec::new() };
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
    /// The equation that a proof by induction is about, while it is under way.
    inducted: Option<Inducted>,
    /// Which sets of its variables may still be what gets smaller.
    measures: Vec<Vec<usize>>,
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
    /// Nothing: where a call of it is true, its last two arguments are the same.
    Test,
}

/// The functions of an equation that is proved by induction: calls of the first become calls of the second, or the other way round.
#[derive(Clone, Copy, Debug)]
struct Inducted {
    defs: [DefId; 2],
    flipped: bool,
}

/// How far a proof got.
struct Mark {
    moves: usize,
    measures: Vec<Vec<usize>>,
}

/// Steps and questions of one proof: those that succeed take far fewer.
const WORK: u64 = 8_000;
/// The same of a proof by induction, which has everything in it that the others find in laws.
const INDUCTION_WORK: u64 = 24_000;

/// An equation in the store.
struct Stated {
    rewrites: Rewrites,
    variables: Vec<VarId>,
    sides: [TermId; 2],
    place: Vec<u32>,
    equation: Equation,
}

impl Stated {
    /// Whose its sides are.
    fn owners(&self) -> [Side; 2] {
        match self.rewrites {
            Rewrites::Calls(Side::Right) => [Side::Right, Side::Left],
            _ => [Side::Left, Side::Right],
        }
    }
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
            inducted: None,
            measures: Vec::new(),
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
        let ways = [Values::All, Values::Same, Values::Data];
        let stated: Vec<[Stated; 3]> = equations
            .iter()
            .filter_map(|equation| {
                let [all, same, data] = ways.map(|values| self.state(equation, values));
                Some([all?, same?, data?])
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
                let is_proved = (0..2).any(|way| {
                    let members: Vec<&Stated> = group.iter().map(|i| &stated[*i][way]).collect();
                    self.group(&members).map_err(|at| failed = failed.max(at)).is_ok()
                });
                let is_proved = is_proved
                    || matches!(group[..], [one] if self.induct(&stated[one][2]) || self.induct(&stated[one][1]));
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
        let mut heads = Heads::new(group.iter().flat_map(|one| one.equation.defs), before);
        for (i, one) in group.iter().enumerate() {
            one.equation.check(&mut self.store, &self.finiteness, &mut heads).map_err(|_| i)?;
        }
        for one in group {
            let Stated { variables, sides, .. } = one;
            self.laws.push(Some(Law { variables: variables.clone(), facts: Vec::new(), sides: *sides }));
            self.rules.push((one.rewrites, one.equation.defs[0]));
        }
        self.heads = heads;
        let written = self.lemmas.len();
        let proved = group.iter().enumerate().try_for_each(|(i, one)| {
            let sides = one.owners();
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

    /// Proves an equation by induction on the size of a variable, or on a number that is one.
    fn induct(&mut self, one: &Stated) -> bool {
        let Stated { variables, sides, place, .. } = one;
        let is_measured = |i: &usize| self.is_measured(variables[*i]);
        let measured: Vec<usize> = (0..variables.len()).filter(is_measured).collect();
        let is_number = |i: &usize| self.is_number(variables[*i]);
        let numbers: Vec<usize> = measured.iter().copied().filter(is_number).collect();
        let gaps = numbers.iter().flat_map(|low| numbers.iter().map(|high| vec![*low, *high]));
        let gaps = gaps.filter(|gap| gap[0] != gap[1]);
        let others = |number: &usize| {
            measured.iter().filter(|i| !numbers.contains(i)).map(|i| vec![*number, *i]).collect::<Vec<_>>()
        };
        let both = numbers.iter().flat_map(others);
        let measures: Vec<Vec<usize>> = measured.iter().map(|i| vec![*i]).chain(both).chain(gaps).collect();
        if measures.is_empty() {
            return false;
        }
        // What is rewritten to is to be what is seen to have a value; where that proves nothing, the other side.
        let is_total = |writer: &mut Writer, side| writer.finiteness.of(&mut writer.store, side).total;
        let flipped = place.is_empty() && !is_total(self, sides[1]) && is_total(self, sides[0]);
        flipped && self.induct_as(one, measures.clone(), true) || self.induct_as(one, measures, false)
    }

    /// The same by one of these measures, with calls of the first function rewritten, or of the second.
    fn induct_as(&mut self, one: &Stated, measures: Vec<Vec<usize>>, flipped: bool) -> bool {
        let Stated { variables, sides, place, .. } = one;
        let [def, other] = one.equation.defs;
        let defs = if flipped { [other, def] } else { [def, other] };
        self.inducted = Some(Inducted { defs, flipped });
        self.begin();
        self.limit = self.work + INDUCTION_WORK;
        self.measures = measures;
        let mut sequent = self.measured(variables, Vec::new(), *sides);
        let unfold = |at, place: &[u32]| Move::Step { at, place: place.to_vec(), steps: 1 };
        let first = [Move::Keep, unfold(At::Left, &[]), unfold(At::Right, place)];
        let is_proved = first.into_iter().all(|step| self.advance(&mut sequent, step))
            && self.prove(sequent, one.owners(), prove::UNFOLDINGS);
        self.inducted = None;
        let measures = std::mem::take(&mut self.measures);
        let statement = self.statement(variables, *sides, None);
        let (true, Some(measure), Some(statement)) = (is_proved, measures.first(), statement) else { return false };
        let induct = measure.iter().map(|position| *position as u32).collect();
        let moves = std::mem::take(&mut self.moves);
        self.lemmas.push(Theorem { induct, ..theorem(statement, moves, None) });
        self.laws.push(Some(Law { variables: variables.clone(), facts: Vec::new(), sides: *sides }));
        self.rules.push((one.rewrites, def));
        true
    }

    /// Whether something about the variable can get smaller: it is a number, or its values have values of its type inside.
    fn is_measured(&self, var: VarId) -> bool {
        let variable = self.store.var(var);
        let Type::Con(name, _) = &variable.ty else { return false };
        let program = self.store.program();
        let is_inside = |ty: &Type| matches!(ty, Type::Con(inner, _) if inner == name);
        let has_itself = |con: &ConId| program.con(*con).def.fields.iter().any(is_inside);
        let is_number = self.is_number(var);
        let grows = program.data_id(*name).is_some_and(|id| program.data(id).cons.iter().any(has_itself));
        (is_number || grows) && self.finiteness.of_variable(&self.store, var).spine
    }

    fn is_number(&self, var: VarId) -> bool {
        [Type::int(), Type::integer()].contains(&self.store.var(var).ty)
    }

    fn measured(&mut self, variables: &[VarId], facts: Vec<[TermId; 2]>, sides: [TermId; 2]) -> Sequent {
        let mut context = Context {
            store: &mut self.store,
            finiteness: &mut self.finiteness,
            laws: &self.laws,
            measures: Vec::new(),
            along: Along::default(),
            bottoms: self.bottoms,
            heads: Heads::default(),
        };
        Sequent::new(&mut context, facts, sides, variables)
    }

    fn begin(&mut self) {
        self.moves.clear();
        self.going_on.clear();
        self.limit = self.work + WORK;
    }

    /// The moves of a proof.
    fn proof(&mut self, sequent: Sequent, sides: [Side; 2]) -> Option<Vec<Move>> {
        self.begin();
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
            measures: std::mem::take(&mut self.measures),
            along: Along::default(),
            bottoms: self.bottoms,
            heads: std::mem::take(&mut self.heads),
        };
        let premises = sequent.apply(&mut context, &step);
        self.heads = context.heads;
        self.measures = context.measures;
        let premises = premises.ok()?;
        self.moves.push(step);
        Some(premises)
    }

    /// The same, of a move with one premise that the sequent becomes.
    fn advance(&mut self, sequent: &mut Sequent, step: Move) -> bool {
        let mark = self.mark();
        match self.apply(sequent, step).map(<[Sequent; 1]>::try_from) {
            Some(Ok([next])) => {
                *sequent = next;
                true
            }
            _ => {
                self.back(mark);
                false
            }
        }
    }

    fn mark(&self) -> Mark {
        Mark { moves: self.moves.len(), measures: self.measures.clone() }
    }

    /// What was tried since is gone.
    fn back(&mut self, mark: Mark) {
        self.moves.truncate(mark.moves);
        self.measures = mark.measures;
    }

    /// Whether evaluation is to stop at a call of the definition: something about it is being proved.
    fn is_spoken_of(&self, def: DefId) -> bool {
        self.heads.contains(def) || self.inducted.is_some_and(|inducted| inducted.defs.contains(&def))
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
            Move::Law { lemma, .. } | Move::Cite { lemma, .. } | Move::Note { lemma, .. } => Some(*lemma as usize),
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
            if let Move::Law { lemma, .. } | Move::Cite { lemma, .. } | Move::Note { lemma, .. } = step {
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
