//! Replaying a proof.

use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};
use selfsame_core::arith;
use selfsame_core::expr::{Expr, Lit};
use selfsame_core::prim::PrimOp;
use selfsame_core::program::Program;
use selfsame_core::step::{Focus, Progress, Rule as Reduction, is_operand, representation, unpack};
use selfsame_core::symbol::Symbol;
use selfsame_core::term::{DefId, Node, TermId, TermStore, Unfold, VarId, Variable, is_first_order};
use selfsame_core::types::Type;

use crate::certificate::{Bottoms, Certificate, Pair, Rule, Side, Statement, Theorem, Use};
use crate::choice::possibilities;
use crate::matching::Instance;
use crate::path::{Event, Path};
use crate::text::{read, write};

/// What the certificate must be about, as the front end gave it.
#[derive(Clone, Debug)]
pub struct Goal<'a> {
    /// The free locals of both sides, and what they range over, in this order.
    pub variables: &'a [(u32, Variable)],
    pub left: &'a Expr,
    pub right: &'a Expr,
}

/// Why a certificate proves nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Rejection {
    #[error("the certificate is about another statement")]
    OtherStatement,
    #[error("the certificate names something that the program does not have")]
    UnknownName,
    #[error("the proof ends too early, or goes on after its end")]
    Length,
    #[error("{1} (rule {0})")]
    Rule(usize, &'static str),
    #[error("lemmas are used where nothing ensures progress")]
    Unproductive,
}

/// Checks that the certificate proves the goal in the program.
pub fn check(program: &Arc<Program>, goal: &Goal<'_>, certificate: &Certificate) -> Result<(), Rejection> {
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
    let same_variable = |(var, quantified): (&VarId, &crate::certificate::Quantified)| {
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
    let mut lemmas = Vec::new();
    for lemma in &certificate.lemmas {
        let stated = state(&mut store, &lemma.statement)?;
        theorem(&mut store, certificate.bottoms, &lemmas, &stated, lemma)?;
        lemmas.push(stated);
    }
    let stated = Stated { given: Vec::new(), ty: statement.ty.clone(), left, right };
    theorem(&mut store, certificate.bottoms, &lemmas, &stated, &certificate.goal)
}

/// A statement in the store.
struct Stated {
    given: Vec<[TermId; 3]>,
    ty: Option<Type>,
    left: TermId,
    right: TermId,
}

fn state(store: &mut TermStore, statement: &Statement) -> Result<Stated, Rejection> {
    let mut variables = Vec::with_capacity(statement.variables.len());
    for quantified in &statement.variables {
        let crate::certificate::Quantified { name, ty, evaluated, total, finite } = quantified.clone();
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
    Ok(Stated { given, ty: statement.ty.clone(), left, right })
}

fn theorem(
    store: &mut TermStore,
    bottoms: Bottoms,
    lemmas: &[Stated],
    stated: &Stated,
    theorem: &Theorem,
) -> Result<(), Rejection> {
    let mut replay = Replay { store, bottoms, lemmas, rules: &theorem.proof, at: 0, blocks: vec![Block::default()] };
    let path = Path { events: stated.given.iter().map(|given| Event::Apply(*given)).collect() };
    let moment = path.now();
    let first = |term| History { states: vec![State { term, moment, block: 0, unfolded: None }], term };
    let sides = [first(stated.left), first(stated.right)];
    let branch = Branch { sides, path, ty: stated.ty.clone(), block: 0 };
    replay.node(branch)?;
    if replay.at != theorem.proof.len() {
        return Err(Rejection::Length);
    }
    replay.blocks.iter().all(Block::is_productive).then_some(()).ok_or(Rejection::Unproductive)
}

/// One state of a side, as it was when it was reached.
#[derive(Clone, Debug)]
struct State {
    term: TermId,
    moment: usize,
    block: usize,
    /// The definitions unfolded since the state before; `None` when no steps lead here.
    unfolded: Option<Vec<DefId>>,
}

#[derive(Clone, Debug)]
struct History {
    states: Vec<State>,
    /// The last state with everything learnt since.
    term: TermId,
}

/// The states above a node of the proof tree.
#[derive(Clone, Debug)]
struct Branch {
    sides: [History; 2],
    path: Path,
    ty: Option<Type>,
    block: usize,
}

/// What the jumps within one block need in common.
#[derive(Default)]
struct Block {
    /// What lemmas brought in can call, a side each.
    reachable: [FxHashSet<DefId>; 2],
    /// The definitions unfolded between past and present, for each jump.
    jumps: Vec<[Vec<DefId>; 2]>,
    uses_lemmas: [bool; 2],
}

impl Block {
    fn is_productive(&self) -> bool {
        (0..2).all(|side| {
            let progresses = |jump: &[Vec<DefId>; 2]| jump[side].iter().any(|def| !self.reachable[side].contains(def));
            !self.uses_lemmas[side] || self.jumps.iter().all(progresses)
        })
    }
}

struct Replay<'a> {
    store: &'a mut TermStore,
    bottoms: Bottoms,
    lemmas: &'a [Stated],
    rules: &'a [Rule],
    at: usize,
    blocks: Vec<Block>,
}

impl Replay<'_> {
    fn reject<T>(&self, why: &'static str) -> Result<T, Rejection> {
        Err(Rejection::Rule(self.at.saturating_sub(1), why))
    }

    /// The next rule of the proof and, in turn, its premises.
    fn node(&mut self, branch: Branch) -> Result<(), Rejection> {
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
        let moment = branch.path.now();
        history.states.push(State { term: history.term, moment, block: branch.block, unfolded: Some(unfolded) });
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
        for (index, possibility) in all.into_iter().enumerate() {
            if !kept.contains(&(index as u32)) {
                if !possibility.impossible {
                    return self.reject("a possibility is left out");
                }
                continue;
            }
            let mut branch = branch.clone();
            let moment = branch.path.now();
            branch.path.events.extend(possibility.events);
            branch.sides[side as usize].term = possibility.term;
            for history in &mut branch.sides {
                history.term = branch.path.later(self.store, history.term, moment, branch.path.now());
            }
            self.node(branch)?;
        }
        Ok(())
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
        for ((left, right), ty) in lefts.into_iter().zip(rights).zip(types) {
            self.premise(&branch, left, right, ty)?;
        }
        Ok(())
    }

    /// A premise in a block of its own.
    fn premise(&mut self, branch: &Branch, left: TermId, right: TermId, ty: Option<Type>) -> Result<(), Rejection> {
        let mut branch = Branch { ty, block: self.blocks.len(), ..branch.clone() };
        self.blocks.push(Block::default());
        for (history, term) in branch.sides.iter_mut().zip([left, right]) {
            let moment = branch.path.now();
            history.states.push(State { term, moment, block: branch.block, unfolded: None });
            history.term = term;
        }
        self.node(branch)
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
        let ty = branch.ty.clone().map(|ty| representation(self.store, ty));
        let (argument, result) = match ty.as_ref().and_then(Type::as_fun) {
            Some((argument, result)) => (argument.clone(), Some(result.clone())),
            None => (Type::Var(Symbol::new("?")), None),
        };
        let argument = representation(self.store, argument);
        let is_function = |store: &TermStore, term| match store.node(term) {
            Node::Lam(..) => true,
            Node::Free(var) => store.var(var).evaluated && store.var(var).ty.as_fun().is_some(),
            _ => false,
        };
        let [left, right] = [0, 1].map(|side| branch.sides[side].term);
        if !is_function(self.store, left) || !is_function(self.store, right) {
            return self.reject("there are no functions on both sides");
        }
        let var = self.store.fresh(Variable::new("x", argument));
        let var = self.store.mk_free(var);
        let (left, right) = (self.store.mk_app(left, &[var]), self.store.mk_app(right, &[var]));
        self.premise(&branch, left, right, result)
    }

    /// The pair's terms with everything learnt until the later of both, or until now.
    fn pair(&mut self, branch: &Branch, pair: Pair, until: Option<usize>) -> Result<PairTerms, Rejection> {
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
    fn present(&mut self, branch: &Branch, pair: Pair) -> Result<PairTerms, Rejection> {
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
            return Ok(());
        }
        self.reject("the terms are not the same")
    }

    fn arithmetic(&mut self, branch: &Branch) -> Result<(), Rejection> {
        let [left, right] = [0, 1].map(|side| branch.sides[side].term);
        if !is_operand(self.store, left) || !is_operand(self.store, right) {
            return self.reject("these are not evaluated numbers");
        }
        if arith::is_same(self.store, left, right) {
            return Ok(());
        }
        let eq = match branch.ty.as_ref() {
            Some(ty) if *ty == Type::int() => PrimOp::IntEq,
            Some(ty) if *ty == Type::integer() => PrimOp::IntegerEq,
            Some(ty) if *ty == Type::char() => PrimOp::CharEq,
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
        let [left, right] = present.sides;
        self.by_lemma(branch, lemma, flipped, left, right)
    }

    /// The terms are an instance of the lemma, and what it is given holds of the instance.
    fn by_lemma(
        &mut self,
        branch: &Branch,
        lemma: u32,
        flipped: bool,
        left: TermId,
        right: TermId,
    ) -> Result<(), Rejection> {
        let Some(lemma) = self.lemmas.get(lemma as usize) else { return self.reject("there is no such lemma yet") };
        let (left, right) = if flipped { (right, left) } else { (left, right) };
        let mut instance = Instance::default();
        let matches =
            instance.extend(self.store, lemma.left, left, &[]) && instance.extend(self.store, lemma.right, right, &[]);
        if !matches {
            return self.reject("the terms are no instance of the lemma");
        }
        let known = branch.path.applications(self.store, branch.path.now());
        for given in &lemma.given {
            let determined =
                |term: &TermId| self.store.free_vars(*term).iter().all(|var| instance.of.contains_key(var));
            if !given.iter().all(determined) {
                return self.reject("the lemma's condition is not determined");
            }
            let needed = given.map(|term| self.store.substitute(term, &instance.of));
            if !known.contains(&needed) {
                return self.reject("the lemma's condition does not hold");
            }
        }
        Ok(())
    }

    fn past(&mut self, branch: &Branch, present: Pair, past: Pair, uses: &[Use]) -> Result<(), Rejection> {
        let now = self.present(branch, present)?;
        let then = self.pair(branch, past, None)?;
        let mut instance = Instance::default();
        let mut lemma_pairs = Vec::new();
        for side in Side::BOTH {
            let uses: Vec<&Use> = uses.iter().filter(|usage| usage.side == side).collect();
            let mut places: Vec<&[u32]> = uses.iter().map(|usage| &usage.place[..]).collect();
            places.sort();
            instance.left_out.clear();
            let (general, special) = (then.sides[side as usize], now.sides[side as usize]);
            if !instance.extend(self.store, general, special, &places) || instance.left_out.len() != places.len() {
                return self.reject("the present is no instance of the past");
            }
            // Places are met in their order.
            let mut uses = uses;
            uses.sort_by(|a, b| a.place.cmp(&b.place));
            lemma_pairs.extend(uses.into_iter().zip(instance.left_out.clone()));
        }
        let same_block = then.block == branch.block;
        for (usage, (general, special)) in lemma_pairs {
            // A variable that only the lemma speaks of keeps its meaning.
            for var in self.store.free_vars(general).to_vec() {
                if instance.of.contains_key(&var) {
                    continue;
                }
                let free = self.store.mk_free(var);
                let kept = branch.path.later(self.store, free, then.moment, branch.path.now());
                instance.of.insert(var, kept);
            }
            let brought_in = self.store.substitute(general, &instance.of);
            self.by_lemma(branch, usage.lemma, usage.flipped, special, brought_in)?;
            if same_block {
                let lemma = &self.lemmas[usage.lemma as usize];
                if !lemma.ty.as_ref().is_some_and(|ty| is_first_order(self.store, ty)) {
                    return self.reject("a lemma about functions is used where only data is allowed");
                }
                let reachable = reachable(self.store, brought_in);
                let block = &mut self.blocks[branch.block];
                block.uses_lemmas[usage.side as usize] = true;
                block.reachable[usage.side as usize].extend(reachable);
            }
        }
        if !self.is_allowed(branch, &then, &instance) {
            return self.reject("the past is about cases that exclude the present");
        }
        if same_block {
            let jump = self.progress(branch, present, past)?;
            self.blocks[branch.block].jumps.push(jump);
        }
        Ok(())
    }

    /// At least one step on both sides between past and present: the definitions unfolded in them.
    fn progress(&mut self, branch: &Branch, present: Pair, past: Pair) -> Result<[Vec<DefId>; 2], Rejection> {
        let mut jump = [Vec::new(), Vec::new()];
        for (side, (from, to)) in [(past.0, present.0), (past.1, present.1)].into_iter().enumerate() {
            if from >= to {
                return self.reject("a side makes no progress");
            }
            for state in &branch.sides[side].states[from as usize + 1..=to as usize] {
                jump[side].extend(state.unfolded.iter().flatten());
            }
        }
        Ok(jump)
    }

    /// What was known at the past pair holds of the instance. Variables that the pair does not mention keep their meaning;
    /// names of results that nothing else depends on may be anything.
    fn is_allowed(&mut self, branch: &Branch, then: &PairTerms, instance: &Instance) -> bool {
        let now = branch.path.now();
        let facts = branch.path.facts(self.store, then.moment);
        let applications = branch.path.applications(self.store, then.moment);
        let mut needed: Vec<TermId> = facts.iter().map(|(fact, _)| *fact).collect();
        let mut kept = Vec::new();
        for application in applications.into_iter().rev() {
            let [function, argument, result] = application;
            if let Node::Free(var) = self.store.node(result)
                && !instance.of.contains_key(&var)
                && !needed.iter().any(|term| self.store.free_vars(*term).contains(&var))
            {
                continue;
            }
            needed.extend([function, argument, result]);
            kept.push(application);
        }
        let mut of: FxHashMap<VarId, TermId> = instance.of.clone();
        for term in needed {
            for var in self.store.free_vars(term).to_vec() {
                of.entry(var).or_insert_with(|| {
                    let free = self.store.mk_free(var);
                    branch.path.later(self.store, free, then.moment, now)
                });
            }
        }
        let known = branch.path.applications(self.store, now);
        let known_facts = branch.path.facts(self.store, now);
        let apply =
            kept.iter().all(|application| known.contains(&application.map(|term| self.store.substitute(term, &of))));
        apply
            && facts.iter().all(|(fact, truth)| {
                let fact = self.store.substitute(*fact, &of);
                arith::decide(self.store, &known_facts, fact) == Some(*truth)
            })
    }
}

struct PairTerms {
    sides: [TermId; 2],
    moment: usize,
    block: usize,
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

/// All definitions that evaluating the term may unfold.
fn reachable(store: &mut TermStore, term: TermId) -> FxHashSet<DefId> {
    let mut found = FxHashSet::default();
    let mut seen = FxHashSet::default();
    let mut queue = vec![term];
    while let Some(term) = queue.pop() {
        if !seen.insert(term) {
            continue;
        }
        if let Node::Def(def) = store.node(term)
            && found.insert(def)
            && let Unfold::Term(body) = store.unfold(def)
        {
            queue.push(body);
        }
        queue.extend(store.subterms(term));
    }
    found
}
