//! Whether a certificate proves a goal.

use std::sync::Arc;

use selfsame_core::expr::Expr;
use selfsame_core::program::Program;
use selfsame_core::step::representation;
use selfsame_core::term::{TermId, TermStore, VarId, Variable};
use selfsame_core::types::Type;

use crate::certificate::{Bottoms, Certificate, Quantified, Recursion, Rule, Statement, Theorem};
use crate::explain::{Explained, Line, Step, Telling, Uses, show, show_event, tell_move};
use crate::finite::{Finiteness, may_be_cut_off};
use crate::heads::Heads;
use crate::moves::Move;
use crate::path::{Event, Path};
use crate::productive::Block;
use crate::recursion::Equation;
use crate::replay::{Branch, History, Replay, State};
use crate::sequent::{Context, Law, Sequent, has_own_bottom};
use crate::text::{read, write};
use crate::walk::{Walked, walk};
use crate::{evaluation, fit, wellformed};

/// What the certificate must be about, as the front end gave it.
#[derive(Clone, Debug)]
pub struct Goal<'a> {
    /// The free locals of both sides, and what they range over, in this order.
    pub variables: &'a [(u32, Variable)],
    /// One side.
    pub left: &'a Expr,
    /// The other side.
    pub right: &'a Expr,
    /// Of both sides.
    pub ty: &'a Type,
}

/// Why a certificate proves nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Rejection {
    /// It is about something else.
    #[error("the certificate is about another statement")]
    OtherStatement,
    /// The program lacks what it names.
    #[error("the certificate names something that the program does not have")]
    UnknownName,
    /// There is nothing to induct on.
    #[error("induction is on variables that are not finite")]
    Induction,
    /// A label means nothing where it stands.
    #[error("a statement speaks of a bottom whose label has no meaning there")]
    Bottom,
    /// A walk is not proved.
    #[error("a term is said to need all of a variable, and this is not shown")]
    Walk,
    /// A statement has no such type.
    #[error("a lemma has another type than it says")]
    Type,
    /// A term is none.
    #[error("what the certificate says is not well formed: {0}")]
    IllFormed(&'static str),
    /// There are too few or too many inferences.
    #[error("the proof ends too early, or goes on after its end")]
    Length,
    /// An inference does not follow; its number and why.
    #[error("{1} (rule {0})")]
    Rule(usize, &'static str),
    /// A proof may go round in circles.
    #[error("lemmas are used where nothing ensures progress")]
    Unproductive,
    /// A group of equations is not as it should be.
    #[error("equations between recursive functions are not proved together so: {0}")]
    Recursion(&'static str),
    /// A gap can be reached.
    #[error("the statement is about something that is not supported: {0}")]
    Unsupported(String),
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
    // Gaps are bottoms to all that follows: right for whatever cannot reach one, and for nothing else.
    if let Some(gap) = program.gap([goal.left, goal.right]) {
        return Err(Rejection::Unsupported(gap.to_string()));
    }
    wellformed::certificate(program, certificate)?;
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
    let has_conditions = !statement.given.is_empty() || !statement.facts.is_empty() || !statement.spines.is_empty();
    if certificate.int != program.ints() {
        return Err(Rejection::OtherStatement);
    }
    if has_conditions || variables.len() != quantified.len() || !variables.iter().zip(quantified).all(same_variable) {
        return Err(Rejection::OtherStatement);
    }
    if statement.ty.as_ref() != Some(&representation(&store, goal.ty.clone())) {
        return Err(Rejection::OtherStatement);
    }
    let mut walks: Vec<Walked> = Vec::with_capacity(certificate.walks.len());
    let mut finiteness = Finiteness::default();
    for written in &certificate.walks {
        walks.push(walk(&mut store, &mut finiteness, &walks, written)?);
    }
    let is_its_type = |found: Type| statement.ty.as_ref().is_some_and(|ty| fit::is_instance(&store, &found, ty));
    if !fit::common(&store, [left, right]).is_some_and(is_its_type) {
        return Err(Rejection::Type);
    }
    if certificate.goal.proof == [Rule::Evaluation] {
        let sides = [left, right];
        return by_evaluation(program, goal, certificate, &store, sides).map(|told| vec![told]);
    }
    let roots = [goal.left, goal.right];
    let (given, facts) = (Vec::new(), Vec::new());
    let goal = Stated { variables, given, facts, has_spines: false, ty: statement.ty.clone(), left, right };
    let mut checking =
        Checking { store, finiteness, bottoms: certificate.bottoms, walks, tell, ..Checking::new(program) };
    let mut told = Vec::new();
    let mut rest = &certificate.lemmas[..];
    while let Some(lemma) = rest.first() {
        let count = lemma.recursion.as_ref().map_or(1, |recursion| recursion.more as usize + 1);
        let (group, after) = rest.split_at_checked(count).ok_or(Rejection::Length)?;
        match &lemma.recursion {
            Some(_) => told.extend(checking.group(group)?),
            None => {
                let stated = checking.state(&lemma.statement)?;
                told.push(checking.theorem(&stated, lemma)?);
                checking.learn(stated);
            }
        }
        rest = after;
    }
    if certificate.goal.recursion.is_some() {
        return Err(Rejection::Recursion("the goal is of no group"));
    }
    told.insert(0, checking.theorem(&goal, &certificate.goal)?);
    // All of them are one literal, which nothing may tell apart then.
    if checking.store.has_nan() && program.shows_nan(roots) {
        return Err(Rejection::Unsupported("the sign and digits of NaN".into()));
    }
    Ok(told)
}

/// A goal without variables, whose proof is that it was run.
fn by_evaluation(
    program: &Arc<Program>,
    goal: &Goal<'_>,
    certificate: &Certificate,
    store: &TermStore,
    sides: [TermId; 2],
) -> Result<Explained, Rejection> {
    let has_more = !certificate.lemmas.is_empty() || !certificate.goal.moves.is_empty();
    let closed = |side| evaluation::closed(program, goal.variables, side).filter(|_| !has_more);
    let (Some(left), Some(right)) = (closed(goal.left), closed(goal.right)) else {
        return Err(Rejection::Rule(0, "only a goal without variables is evaluated"));
    };
    evaluation::same(program, &left, &right, certificate.bottoms).map_err(|why| Rejection::Rule(0, why))?;
    let [left, right] = sides.map(|side| show(store, side));
    let start = [left.clone(), right.clone()];
    let step = Step::Move { words: "both sides have the same value".into(), uses: Uses::Nothing, premises: 0 };
    let line = Line { depth: 0, learnt: Vec::new(), end: start.clone(), start, step };
    Ok(Explained { left, right, lines: vec![line] })
}

/// Whether a move puts what is said elsewhere into a sequent: then types are looked at again. The others replace terms by
/// terms of the same type.
fn brings_in(step: &Move) -> bool {
    use Move::*;
    matches!(
        step,
        Known { .. }
            | Law { .. }
            | Hypothesis { .. }
            | Coinduction { .. }
            | Recall { .. }
            | Follow { .. }
            | Cite { .. }
            | Note { .. }
            | Equal { .. }
    )
}

fn uses_hypothesis(step: &Move) -> bool {
    use Move::*;
    matches!(step, Hypothesis { .. } | Coinduction { .. } | Recall { .. } | Follow { .. })
}

/// A statement in the store.
pub(crate) struct Stated {
    pub variables: Vec<VarId>,
    pub given: Vec<[TermId; 3]>,
    pub facts: Vec<[TermId; 2]>,
    /// Of some variables only values with a finite spine are meant.
    pub has_spines: bool,
    pub ty: Option<Type>,
    pub left: TermId,
    pub right: TermId,
}

impl Stated {
    /// As proofs by induction use it; they know of no applications.
    fn law(&self) -> Option<Law> {
        let sides = [self.left, self.right];
        let law = Law { variables: self.variables.clone(), facts: self.facts.clone(), sides };
        self.given.is_empty().then_some(law)
    }
}

/// What was checked so far.
struct Checking {
    store: TermStore,
    finiteness: Finiteness,
    bottoms: Bottoms,
    lemmas: Vec<Stated>,
    laws: Vec<Option<Law>>,
    walks: Vec<Walked>,
    tell: bool,
}

impl Checking {
    fn new(program: &Arc<Program>) -> Checking {
        Checking {
            store: TermStore::new(program.clone()),
            finiteness: Finiteness::default(),
            bottoms: Bottoms::default(),
            lemmas: Vec::new(),
            laws: Vec::new(),
            walks: Vec::new(),
            tell: false,
        }
    }

    fn state(&mut self, statement: &Statement) -> Result<Stated, Rejection> {
        let store = &mut self.store;
        let mut variables = Vec::with_capacity(statement.variables.len());
        for quantified in &statement.variables {
            let Quantified { name, ty, evaluated, total, finite } = quantified.clone();
            variables.push(store.fresh(Variable { name, ty, evaluated, total, finite }));
        }
        for position in &statement.spines {
            let var = variables.get(*position as usize).ok_or(Rejection::UnknownName)?;
            self.finiteness.assume_spine(*var);
        }
        let mut term = |text| {
            let term = read(store, text, &variables).filter(|term| store.loose(*term) == 0);
            term.ok_or(Rejection::UnknownName)
        };
        let (left, right) = (term(&statement.left)?, term(&statement.right)?);
        let mut given = Vec::with_capacity(statement.given.len());
        for [function, argument, result] in &statement.given {
            given.push([term(function)?, term(argument)?, term(result)?]);
        }
        let mut facts = Vec::with_capacity(statement.facts.len());
        for [from, to] in &statement.facts {
            facts.push([term(from)?, term(to)?]);
        }
        let terms = given.iter().flatten().chain(facts.iter().flatten()).chain([&left, &right]);
        if !terms.into_iter().all(|term| wellformed::has_strict_fields_evaluated(store, &mut self.finiteness, *term)) {
            return Err(Rejection::IllFormed("a strict field is not evaluated"));
        }
        // Terms have types of their own: a statement may leave its type out, but not make one up. What it does not
        // determine is proved of every type, for it may be used for any.
        let ty = fit::common(store, [left, right]).ok_or(Rejection::Type)?;
        let is_typed = statement.ty.iter().all(|claimed| fit::is_instance(store, &ty, claimed))
            && facts.iter().all(|fact| fit::is_one_type(store, *fact))
            && given.iter().all(|given| fit::is_application(store, *given));
        if !is_typed {
            return Err(Rejection::Type);
        }
        let has_spines = !statement.spines.is_empty();
        Ok(Stated { variables, given, facts, has_spines, ty: Some(ty), left, right })
    }

    /// What was proved may be used from now on.
    fn learn(&mut self, stated: Stated) {
        self.laws.push(stated.law());
        self.lemmas.push(stated);
    }

    /// Equations that are proved together: see [`crate::recursion`].
    fn group(&mut self, group: &[Theorem]) -> Result<Vec<Explained>, Rejection> {
        let mut all = Vec::with_capacity(group.len());
        for (i, theorem) in group.iter().enumerate() {
            let recursion =
                theorem.recursion.as_ref().filter(|recursion| recursion.more as usize == group.len() - 1 - i);
            let Recursion { place, .. } = recursion.ok_or(Rejection::Recursion("the group has other members"))?;
            let stated = self.state(&theorem.statement)?;
            let has_conditions = !stated.given.is_empty() || !stated.facts.is_empty() || stated.has_spines;
            if has_conditions || !theorem.induct.is_empty() || !theorem.along.is_everything() {
                return Err(Rejection::Recursion("there are conditions, or there is an induction"));
            }
            let sides = [stated.left, stated.right];
            let equation = Equation::new(&mut self.store, sides, place).map_err(Rejection::Recursion)?;
            all.push((stated, equation));
        }
        let before = self.laws.len();
        let mut heads = Heads::new(all.iter().flat_map(|(_, equation)| equation.defs), before);

        for (_, equation) in &all {
            let checked = equation.check(&mut self.store, &self.finiteness, &mut heads);
            checked.map_err(Rejection::Recursion)?;
        }
        self.laws.extend(all.iter().map(|(stated, _)| stated.law()));
        let mut told = Vec::with_capacity(group.len());
        for ((stated, equation), theorem) in all.iter().zip(group) {
            let (explained, after) = self.by_moves(stated, equation.unfolded, theorem, heads)?;
            heads = after;
            told.push(explained);
        }
        self.laws.truncate(before);
        all.into_iter().for_each(|(stated, _)| self.learn(stated));
        Ok(told)
    }

    fn theorem(&mut self, stated: &Stated, theorem: &Theorem) -> Result<Explained, Rejection> {
        if !theorem.moves.is_empty() {
            let sides = [stated.left, stated.right];
            return self.by_moves(stated, sides, theorem, Heads::default()).map(|(explained, _)| explained);
        }
        // What is proved here is proved for all values, of infinite spine too.
        if !stated.facts.is_empty() {
            return Err(Rejection::Induction);
        }
        let telling = self.tell.then(Telling::default);
        let store = &mut self.store;
        let rules = &theorem.proof;
        let mut induct = Vec::with_capacity(theorem.induct.len());
        for position in &theorem.induct {
            let var = stated.variables.get(*position as usize).copied().filter(|var| store.var(*var).finite);
            induct.push(var.ok_or(Rejection::Induction)?);
        }
        let blocks = vec![Block::default()];
        let (lemmas, walks, bottoms) = (&self.lemmas, &self.walks, self.bottoms);
        let finiteness = &mut self.finiteness;
        let mut replay = Replay { store, finiteness, bottoms, lemmas, walks, induct, rules, at: 0, blocks, telling };
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
        Ok(self.explained(stated, lines))
    }

    /// A proof in the calculus of sequents, from these sides on: the premises of a move come right after it.
    fn by_moves(
        &mut self,
        stated: &Stated,
        sides: [TermId; 2],
        theorem: &Theorem,
        heads: Heads,
    ) -> Result<(Explained, Heads), Rejection> {
        if !stated.given.is_empty() || !theorem.proof.is_empty() {
            return Err(Rejection::Induction);
        }
        let terms = stated.facts.iter().flatten().chain([&stated.left, &stated.right]);
        if terms.into_iter().any(|term| has_own_bottom(&self.store, *term)) {
            return Err(Rejection::Bottom);
        }
        let induct: Vec<usize> = theorem.induct.iter().map(|position| *position as usize).collect();
        for position in &induct {
            let count = stated.variables.len();
            let var = *stated.variables.get(position % count.max(1)).ok_or(Rejection::Induction)?;
            if *position >= 2 * count {
                return Err(Rejection::Induction);
            }
            if self.finiteness.of_variable(&self.store, var).spine {
                continue;
            }
            if *position >= count || !stated.facts.is_empty() || !may_be_cut_off(&self.store, var) {
                return Err(Rejection::Induction);
            }
            self.finiteness.approximate(var);
        }
        let Checking { store, finiteness, laws, bottoms, .. } = self;
        // Where no hypothesis is used, none is kept.
        let measures = if theorem.moves.iter().any(uses_hypothesis) { vec![induct] } else { Vec::new() };
        let (along, bottoms) = (theorem.along, *bottoms);
        let mut context = Context { store, finiteness, laws, measures, along, bottoms, heads };
        let first = Sequent::new(&mut context, stated.facts.clone(), sides, &stated.variables);
        let mut open = vec![(first, 0)];
        let mut lines = Vec::new();
        for (at, step) in theorem.moves.iter().enumerate() {
            let (sequent, depth) = open.pop().ok_or(Rejection::Length)?;
            let premises = sequent.apply(&mut context, step).map_err(|why| Rejection::Rule(at, why))?;
            if brings_in(step) && !premises.iter().all(|premise| premise.is_typed(context.store)) {
                return Err(Rejection::Rule(at, "what is brought in is of another type"));
            }
            if self.tell {
                lines.extend(tell_move(context.store, &sequent, depth, step, premises.len()));
            }
            let deeper = depth + u32::from(premises.len() > 1);
            open.extend(premises.into_iter().rev().map(|premise| (premise, deeper)));
        }
        if !open.is_empty() {
            return Err(Rejection::Length);
        }
        let heads = context.heads;
        Ok((self.explained(stated, lines), heads))
    }

    fn explained(&self, stated: &Stated, mut lines: Vec<Line>) -> Explained {
        if let Some(first) = lines.first_mut() {
            let given = stated.given.iter().map(|given| show_event(&self.store, &Event::Apply(*given)));
            first.learnt.splice(0..0, given);
        }
        let [left, right] = match self.tell {
            true => [stated.left, stated.right].map(|side| show(&self.store, side)),
            false => [String::new(), String::new()],
        };
        Explained { left, right, lines }
    }
}
