//! Replaying a proof, rule by rule (NEBULA, Figs. 10 and 11).

use selfsame_core::arith;
use selfsame_core::expr::Lit;
use selfsame_core::inhabit::domain;
use selfsame_core::prim::PrimOp;
use selfsame_core::step::{
    Focus, Progress, Rule as Reduction, as_function, is_data, is_operand, representation, unpack,
};
use selfsame_core::symbol::Symbol;
use selfsame_core::term::{DefId, Node, TermId, TermStore, VarId, Variable};
use selfsame_core::types::Type;

use crate::certificate::{Bottoms, Pair, Rule, Side};
use crate::check::{Rejection, Stated};
use crate::choice::possibilities;
use crate::explain::{Step, Telling, show_event};
use crate::finite::Finiteness;
use crate::path::{Event, Path};
use crate::productive::Block;
use crate::walk::Walked;

/// One state of a side, as it was when it was reached.
#[derive(Clone, Debug)]
pub(crate) struct State {
    pub term: TermId,
    pub moment: usize,
    pub block: usize,
    /// The definitions unfolded since the state before; `None` when no steps lead here.
    pub unfolded: Option<Vec<DefId>>,
    /// Where it is told.
    pub line: usize,
}

#[derive(Clone, Debug)]
pub(crate) struct History {
    pub states: Vec<State>,
    /// The last state with everything learnt since.
    pub term: TermId,
}

/// The states above a node of the proof tree.
#[derive(Clone, Debug)]
pub(crate) struct Branch {
    pub sides: [History; 2],
    pub path: Path,
    pub ty: Option<Type>,
    pub block: usize,
}

pub(crate) struct Replay<'a> {
    pub store: &'a mut TermStore,
    pub finiteness: &'a mut Finiteness,
    pub bottoms: Bottoms,
    pub lemmas: &'a [Stated],
    pub walks: &'a [Walked],
    /// The variables of the induction, if there is one.
    pub induct: Vec<VarId>,
    pub rules: &'a [Rule],
    pub at: usize,
    pub blocks: Vec<Block>,
    /// When somebody listens.
    pub telling: Option<Telling>,
}

impl Replay<'_> {
    pub fn reject<T>(&self, why: &'static str) -> Result<T, Rejection> {
        Err(Rejection::Rule(self.at.saturating_sub(1), why))
    }

    /// The next rule of the proof and, in turn, its premises.
    pub fn node(&mut self, branch: Branch) -> Result<(), Rejection> {
        let rule = self.rules.get(self.at).ok_or(Rejection::Length)?;
        self.at += 1;
        match rule {
            Rule::Red(side, steps) => self.red(branch, *side, *steps),
            Rule::Split(side, kept) => self.split(branch, *side, kept),
            Rule::Dc => self.dc(branch),
            Rule::Lam => self.lam(branch),
            Rule::Same(pair) => self.same(&branch, *pair),
            Rule::Arithmetic => self.arithmetic(&branch),
            Rule::Past { present, past, uses } => self.past(&branch, *present, *past, uses),
            Rule::Lemma { present, lemma, flipped } => self.lemma(&branch, *present, *lemma, *flipped),
            Rule::Hypothesis { present, uses, lemma } => self.hypothesis(&branch, *present, uses, *lemma),
            Rule::Cases { side, place, lemma } => self.cases(&branch, *side, place, *lemma),
            Rule::Known { side, place } => self.known(branch, *side, place),
            Rule::Inside { side, place, steps } => self.inside(branch, *side, place, *steps),
            Rule::Walk { present, walks, lemma, flipped } => self.walk(&branch, *present, *walks, *lemma, *flipped),
            Rule::Need { present, place, lemma, flipped } => self.need(&branch, *present, place, *lemma, *flipped),
            Rule::Evaluation => self.reject("only a goal without variables is evaluated"),
        }
    }

    fn red(&mut self, mut branch: Branch, side: Side, steps: u32) -> Result<(), Rejection> {
        let history = &mut branch.sides[side as usize];
        let mut focus = Focus::new(history.term);
        let mut unfolded = Vec::new();
        for _ in 0..steps {
            focus.at_call(self.store);
            let before = self.store.node(focus.term);
            match (focus.step(self.store), before) {
                (Progress::Stepped(Reduction::Var), Node::Def(def)) => unfolded.push(def),
                (Progress::Stepped(_), _) => {}
                (Progress::Stopped(_), _) => return self.reject("there are fewer steps"),
            }
        }
        if steps == 0 {
            return self.reject("no step is no progress");
        }
        history.term = focus.rebuild(self.store);
        let (moment, line) = (branch.path.now(), self.telling.as_ref().map_or(0, Telling::current));
        let unfolded = Some(unfolded);
        history.states.push(State { term: history.term, moment, block: branch.block, unfolded, line });
        self.node(branch)
    }

    fn split(&mut self, branch: Branch, side: Side, kept: &[u32]) -> Result<(), Rejection> {
        let waiting = branch.sides[side as usize].term;
        let Some(all) = possibilities(self.store, waiting, &branch.path) else {
            return self.reject("the state does not wait for anything");
        };
        if !kept.is_sorted_by(|a, b| a < b) || kept.last().is_some_and(|last| *last as usize >= all.len()) {
            return self.reject("these are not possibilities");
        }
        if kept.len() != 1 {
            self.close(&branch, Step::Cases);
        }
        for (index, possibility) in all.into_iter().enumerate() {
            if !kept.contains(&(index as u32)) {
                if !possibility.impossible {
                    return self.reject("a possibility is left out");
                }
                continue;
            }
            let mut branch = branch.clone();
            let moment = branch.path.now();
            let learnt = self.learnt(&possibility.events);
            branch.path.events.extend(possibility.events);
            branch.sides[side as usize].term = possibility.term;
            for history in &mut branch.sides {
                history.term = branch.path.later(self.store, history.term, moment, branch.path.now());
            }
            if kept.len() == 1 {
                self.learn(learnt);
                self.node(branch)?;
                continue;
            }
            self.below(|replay| {
                replay.open(&branch, learnt);
                replay.node(branch)
            })?;
        }
        Ok(())
    }

    pub fn learnt(&self, events: &[Event]) -> Vec<String> {
        match self.telling {
            Some(_) => events.iter().map(|event| show_event(self.store, event)).collect(),
            None => Vec::new(),
        }
    }

    fn dc(&mut self, branch: Branch) -> Result<(), Rejection> {
        let [left, right] = [0, 1].map(|side| self.constructor(branch.sides[side].term));
        let (Some((left_head, lefts)), Some((right_head, rights))) = (left, right) else {
            return self.reject("there are no constructors on both sides");
        };
        if left_head != right_head {
            return self.reject("the constructors differ");
        }
        let types = match left_head {
            Head::Con(con) => field_types(self.store, con, branch.ty.as_ref(), lefts.len()),
            Head::Error => vec![Some(Type::string())],
        };
        self.close(&branch, Step::Parts);
        let count = lefts.len();
        for (i, ((left, right), ty)) in lefts.into_iter().zip(rights).zip(types).enumerate() {
            let part = if count == 1 { "inside".to_owned() } else { format!("part {}", i + 1) };
            self.premise(&branch, [left, right], ty, part)?;
        }
        Ok(())
    }

    /// A premise in a block of its own.
    fn premise(
        &mut self,
        branch: &Branch,
        sides: [TermId; 2],
        ty: Option<Type>,
        what: String,
    ) -> Result<(), Rejection> {
        let level = self.blocks[branch.block].level + 1;
        let mut branch = Branch { ty, block: self.blocks.len(), ..branch.clone() };
        self.blocks.push(Block { level, ..Block::default() });
        for (history, term) in branch.sides.iter_mut().zip(sides) {
            history.term = term;
        }
        self.below(|replay| {
            replay.open(&branch, vec![what]);
            let (moment, block, line) = (branch.path.now(), branch.block, replay.current_line());
            for history in &mut branch.sides {
                history.states.push(State { term: history.term, moment, block, unfolded: None, line });
            }
            replay.node(branch)
        })
    }

    fn constructor(&mut self, term: TermId) -> Option<(Head, Vec<TermId>)> {
        let term = match self.store.node(term) {
            Node::Lit(lit) => match self.store.lit(lit).clone() {
                Lit::Str(text) => unpack(self.store, &text),
                _ => return None,
            },
            _ => term,
        };
        match self.store.node(term) {
            Node::Con(con, fields) => Some((Head::Con(con), self.store.terms(fields).to_vec())),
            Node::Prim(PrimOp::Error, args) => Some((Head::Error, self.store.terms(args).to_vec())),
            _ => None,
        }
    }

    /// Two functions: lambdas, or variables that are known to be evaluated.
    fn lam(&mut self, branch: Branch) -> Result<(), Rejection> {
        let Some((argument, result)) = branch.ty.as_ref().and_then(|ty| as_function(self.store, ty)) else {
            return self.reject("the sides are not known to be functions");
        };
        let (argument, result) = (domain(self.store.program(), argument), Some(result));
        let is_function = |store: &TermStore, term| match store.node(term) {
            Node::Lam(..) => true,
            Node::Free(var) => store.var(var).evaluated && as_function(store, &store.var(var).ty).is_some(),
            _ => false,
        };
        let [left, right] = [0, 1].map(|side| branch.sides[side].term);
        if !is_function(self.store, left) || !is_function(self.store, right) {
            return self.reject("there are no functions on both sides");
        }
        let var = self.store.fresh(Variable::new("x", argument));
        let var = self.store.mk_free(var);
        let sides = [left, right].map(|function| self.store.mk_app(function, &[var]));
        self.close(&branch, Step::Function);
        self.premise(&branch, sides, result, "for every argument".to_owned())
    }

    /// The pair's terms with everything learnt until the later of both, or until now.
    pub fn pair(&mut self, branch: &Branch, pair: Pair, until: Option<usize>) -> Result<PairTerms, Rejection> {
        let states = [pair.0, pair.1].map(|i| i as usize);
        let [Some(left), Some(right)] = [0, 1].map(|side| branch.sides[side].states.get(states[side])) else {
            return self.reject("there are no such states");
        };
        if left.block != right.block {
            return self.reject("the states are of different blocks");
        }
        let moment = until.unwrap_or(left.moment.max(right.moment));
        let left_term = branch.path.later(self.store, left.term, left.moment, moment);
        let right_term = branch.path.later(self.store, right.term, right.moment, moment);
        Ok(PairTerms { sides: [left_term, right_term], moment, block: left.block })
    }

    /// The last state of a side is what it has become: applications of unknown functions in it have their results.
    pub fn present(&mut self, branch: &Branch, pair: Pair) -> Result<PairTerms, Rejection> {
        let mut present = self.pair(branch, pair, Some(branch.path.now()))?;
        for (side, state) in [pair.0, pair.1].into_iter().enumerate() {
            let history = &branch.sides[side];
            if state as usize + 1 == history.states.len() {
                present.sides[side] = history.term;
            }
        }
        if present.block != branch.block {
            return self.reject("the present states are not of the current block");
        }
        Ok(present)
    }

    fn same(&mut self, branch: &Branch, pair: Pair) -> Result<(), Rejection> {
        let present = self.present(branch, pair)?;
        let [left, right] = present.sides;
        let is_bottom = |term| match self.store.node(term) {
            Node::Bottom(_) => true,
            Node::Prim(op, _) => op == PrimOp::Error,
            _ => false,
        };
        if left == right || (self.bottoms == Bottoms::Same && is_bottom(left) && is_bottom(right)) {
            self.close(branch, Step::Same);
            return Ok(());
        }
        self.reject("the terms are not the same")
    }

    fn arithmetic(&mut self, branch: &Branch) -> Result<(), Rejection> {
        let [left, right] = [0, 1].map(|side| branch.sides[side].term);
        if !is_operand(self.store, left) || !is_operand(self.store, right) {
            return self.reject("these are not evaluated numbers");
        }
        self.close(branch, Step::Arithmetic);
        if arith::is_same(self.store, left, right) {
            return Ok(());
        }
        let eq = match branch.ty.clone().map(|ty| representation(self.store, ty)) {
            Some(ty) if ty == Type::int() => PrimOp::IntEq,
            Some(ty) if ty == Type::integer() => PrimOp::IntegerEq,
            Some(ty) if ty == Type::char() => PrimOp::CharEq,
            _ => return self.reject("the numbers are not the same"),
        };
        let condition = self.store.mk_prim(eq, &[left, right]);
        let facts = branch.path.facts(self.store, branch.path.now());
        match arith::decide(self.store, &facts, condition) {
            Some(true) => Ok(()),
            _ => self.reject("the numbers are not the same"),
        }
    }

    fn lemma(&mut self, branch: &Branch, pair: Pair, lemma: u32, flipped: bool) -> Result<(), Rejection> {
        let present = self.present(branch, pair)?;
        let instance = self.by_lemma(branch, lemma, flipped, present.sides)?;
        if self.telling.is_some() {
            let instance = self.shown_instance(instance.of);
            self.close(branch, Step::Lemma { lemma, instance });
        }
        Ok(())
    }
}

/// The terms of a left and a right state at the same moment.
pub(crate) struct PairTerms {
    pub sides: [TermId; 2],
    pub moment: usize,
    pub block: usize,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Head {
    Con(selfsame_core::program::ConId),
    /// A bottom whose message is computed.
    Error,
}

/// The types of a constructor's fields at the type of the whole.
fn field_types(
    store: &TermStore,
    con: selfsame_core::program::ConId,
    whole: Option<&Type>,
    count: usize,
) -> Vec<Option<Type>> {
    let program = store.program();
    let con = program.con(con);
    let data = program.data(con.data);
    let args = match whole {
        Some(Type::Con(name, args)) if *name == data.name => args,
        _ => return vec![None; count],
    };
    let of = |param: Symbol| data.params.iter().position(|p| *p == param).and_then(|i| args.get(i).cloned());
    con.def.fields.iter().map(|field| Some(representation(store, field.subst(&of)))).collect()
}

/// Whether a term of the type may be split into the constructors of its type. Where numbers in its value have bounds it may
/// not: a term does not say whether its numbers keep them, and the fields of a constructor would.
pub(crate) fn is_open_to_cases(store: &TermStore, ty: &Type) -> bool {
    is_data(store, ty) && is_closed(ty) && !store.has_bounds(ty)
}

/// Whether nothing of the type is left open.
pub(crate) fn is_closed(ty: &Type) -> bool {
    match ty {
        Type::Meta(_) | Type::Forall(..) => false,
        Type::Var(_) => true,
        Type::Con(_, args) => args.iter().all(is_closed),
        Type::App(head, arg) => is_closed(head) && is_closed(arg),
    }
}
