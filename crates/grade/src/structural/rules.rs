//! Conjectures that a recursive function of one side is a term over a function of the other: `f x y = case g y x of ...`.

use rustc_hash::{FxHashMap, FxHashSet};
use selfsame_core::expr::{Label, LabelKind};
use selfsame_core::step::{is_finite, is_operand, is_total};
use selfsame_core::term::{DefId, Node, TermId, VarId, Variable};
use smallvec::SmallVec;

use super::accumulate::Accumulation;
use super::path::Path;
use super::reduce::{Frame, On, Reduced};
use super::split::type_of;
use super::{Engine, Side};

/// Calls of one side that match the pattern may be replaced.
#[derive(Clone, Debug)]
pub(super) struct Rule {
    pub side: Side,
    pub def: DefId,
    /// Patterns of the arguments, over the variables.
    pub patterns: Vec<TermId>,
    pub replacement: TermId,
    /// The recursive function that the replacement calls.
    pub other: DefId,
    pub vars: Vec<VarId>,
    pub status: Status,
    /// Functions that its proof left as they are, whatever they do: it holds of approximations of them too.
    pub under: Vec<DefId>,
    /// Its proof is by induction: until it is finished, this variable stands for smaller values only.
    pub induction: Option<Induction>,
    /// What it rewrites gives a finite total value wherever it applies: one direction of its proof is then enough.
    pub is_total: bool,
}

/// A proof by induction that is under way.
#[derive(Clone, Copy, Debug)]
pub(super) struct Induction {
    pub var: VarId,
    /// What the rewritten call is after one step.
    pub unfolded: TermId,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Status {
    /// Its proof, or one that it rests on, is under way.
    Assumed,
    Proved,
}

/// A rule that is not yet believed, and both of its sides with their heads unfolded.
pub(super) struct Conjecture {
    pub rule: Rule,
    unfolded: [TermId; 2],
}

/// Which calls a rule is to be for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scope {
    /// Those whose arguments are as total as those of the call at hand.
    pub is_total_only: bool,
    pub constants: Constants,
}

/// What is made of constants among the arguments: an empty environment perhaps, where something begins that will be
/// something else in the next call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Constants {
    /// Those that both calls have become variables.
    Shared,
    Kept,
    /// What the other call has is guessed from what this one has.
    Represented,
    /// This call has a continuation that the other one does not have.
    Continued,
    /// Shared where that is possible; and frames around this call make the other call's result of its own.
    Inverted,
    /// One is what this call has found so far.
    Accumulated(Accumulation),
}

impl Constants {
    const ALL: [Constants; 5] =
        [Constants::Shared, Constants::Kept, Constants::Inverted, Constants::Represented, Constants::Continued];
}

/// Proofs of rules inside each other.
const MOST_NESTED: u32 = 5;
/// Work on one rule.
const RULE_WORK: u64 = 300_000;

impl Engine {
    /// The call replaced by the last rule of its side that matches it.
    pub fn rewrite(&mut self, side: Side, call: TermId) -> Option<TermId> {
        let (def, _) = self.call_parts(call)?;
        if !self.rules.iter().any(|rule| rule.side == side && rule.def == def) {
            return None;
        }
        let call = self.normal_call(side, call);
        let (_, args) = self.call_parts(call)?;
        for index in (0..self.rules.len()).rev() {
            let rule = &self.rules[index];
            let is_hidden = index < self.hidden && rule.status == Status::Assumed;
            if is_hidden || rule.side != side || rule.def != def || rule.patterns.len() != args.len() {
                continue;
            }
            let (patterns, vars, replacement) = (rule.patterns.clone(), rule.vars.clone(), rule.replacement);
            let mut values = FxHashMap::default();
            let matches = patterns.iter().zip(&args).all(|(p, arg)| self.matches(*p, *arg, &vars, &mut values));
            if !matches || !self.is_smaller(index, &values) || !self.holds_meanwhile(index) {
                continue;
            }
            self.used.insert(index);
            return Some(self.store.substitute(replacement, &values));
        }
        None
    }

    /// Whether a rule that was proved holds of the approximations that proofs under way speak of, too: its own proof may have
    /// unfolded functions that stand for their approximations now.
    fn holds_meanwhile(&mut self, index: usize) -> bool {
        let heads = self.heads();
        let rule = &self.rules[index];
        if rule.status == Status::Assumed || heads.iter().all(|head| rule.under.contains(head)) {
            return true;
        }
        let (def, replacement, under) = (rule.def, rule.replacement, rule.under.clone());
        let def = self.store.mk_def(def);
        let reached = [def, replacement].map(|term| self.recursion.reached(&mut self.store, term));
        !reached.iter().flatten().any(|def| heads.contains(def) && !under.contains(def))
    }

    /// The functions of rules whose proofs are under way.
    pub fn heads(&self) -> Vec<DefId> {
        self.assumed().flat_map(|rule| [rule.def, rule.other]).collect()
    }

    /// One-way matching; a variable that stands for total values, or for evaluated ones, matches only these.
    pub fn matches(
        &mut self,
        pattern: TermId,
        term: TermId,
        vars: &[VarId],
        values: &mut FxHashMap<VarId, TermId>,
    ) -> bool {
        match self.store.node(pattern) {
            Node::Free(var) if vars.contains(&var) => {
                if let Some(known) = values.get(&var) {
                    return *known == term;
                }
                let Variable { evaluated, total, finite, .. } = *self.store.var(var);
                if self.store.loose(term) > 0 {
                    return false;
                }
                let is_evaluated = matches!(self.store.node(term), Node::Con(..) | Node::Lam(..));
                let fits = match () {
                    () if finite => self.is_finite_term(term),
                    () if total => is_total(&self.store, term),
                    () => !evaluated || is_evaluated || is_operand(&self.store, term),
                };
                if fits {
                    values.insert(var, term);
                }
                fits
            }
            _ if pattern == term => true,
            _ if self.store.free_vars(pattern).is_empty() => self.are_same_dictionaries(pattern, term),
            Node::Con(..) | Node::App(..) | Node::Prim(..) | Node::Case(..) | Node::Lam(..) | Node::Let(..) => {
                self.store.is_same_shape(pattern, term) && {
                    let (patterns, terms) = (self.store.subterms(pattern), self.store.subterms(term));
                    patterns.iter().zip(&terms).all(|(p, t)| self.matches(*p, *t, vars, values))
                }
            }
            _ => false,
        }
    }

    /// Whether a definition must not be unfolded: something about it is being proved. Where rules under way need one direction
    /// only, what they rewrite to may be.
    pub fn is_opaque(&self, side: Side, def: DefId) -> bool {
        if side == Side::Alone {
            return false;
        }
        let one_way = self.assumed().all(|rule| rule.is_total);
        self.is_assumed_to_commute(def) || self.assumed().any(|rule| rule.def == def || (!one_way && rule.other == def))
    }

    /// Looks for a rule that makes the calls that both sides wait for comparable. Whether there is one more now.
    pub fn conjecture(&mut self, l: &Reduced, r: &Reduced, _path: &Path) -> bool {
        let (On::Call(f), On::Call(g)) = (&l.on, &r.on) else { return false };
        if !self.may_conjecture(Side::Left, *f) || !self.may_conjecture(Side::Right, *g) {
            return false;
        }
        let mut attempts: Vec<(Side, usize)> = Vec::new();
        if l.frames.is_empty() {
            attempts.push((Side::Left, r.frames.len()));
        }
        if r.frames.is_empty() {
            attempts.push((Side::Right, l.frames.len()));
        }
        for attempt in [(Side::Left, 0), (Side::Right, 0)] {
            if !attempts.contains(&attempt) {
                attempts.push(attempt);
            }
        }
        for is_total_only in [true, false] {
            for constants in Constants::ALL {
                let scope = Scope { is_total_only, constants };
                for (side, around) in &attempts {
                    let (this, other) = if *side == Side::Left { (l, r) } else { (r, l) };
                    let frames = match constants {
                        Constants::Inverted if !other.frames.is_empty() => continue,
                        Constants::Inverted => &this.frames,
                        _ => &other.frames[other.frames.len() - around..],
                    };
                    if let Some(conjecture) = self.conjectured(*side, this.focus, frames, other.focus, scope)
                        && self.prove(conjecture)
                    {
                        return true;
                    }
                }
            }
        }
        self.accumulation(Side::Left, l.focus, r.focus) || self.accumulation(Side::Right, r.focus, l.focus)
    }

    /// Whether a rule about the function may be looked for now.
    pub fn may_conjecture(&self, side: Side, def: DefId) -> bool {
        self.nesting < MOST_NESTED
            && !self.is_proving_symmetry()
            && !self.is_inducing()
            && !self.is_exhausted()
            && !self.has_rule(def)
            && !self.is_opaque(side, def)
    }

    /// Whether a function's results may be taken to be total where it is said to be. A rule under way holds for all
    /// approximations of its functions, which are not total; but when what is rewritten is total, one direction of the proof
    /// is enough, and that one speaks of approximations of the rewritten function only.
    pub fn may_be_total(&mut self, call: TermId) -> bool {
        let all_total = self.assumed().all(|rule| rule.is_total);
        all_total && !self.is_proving_symmetry() || !self.reaches_opaque(call)
    }

    fn assumed(&self) -> impl Iterator<Item = &Rule> {
        self.rules.iter().filter(|rule| rule.status == Status::Assumed && rule.induction.is_none())
    }

    /// Whether a rule about it is under way.
    fn has_rule(&self, def: DefId) -> bool {
        self.assumed().any(|rule| rule.def == def || rule.other == def)
    }

    fn reaches_opaque(&mut self, term: TermId) -> bool {
        let reached = self.recursion.reached(&mut self.store, term);
        reached.into_iter().any(|def| self.is_assumed_to_commute(def) || self.has_rule(def))
    }

    /// The rule that a call of one side is what frames of the other make of a call there, as general as may be: arguments
    /// of the first call become variables wherever they occur.
    pub fn conjectured(
        &mut self,
        side: Side,
        call: TermId,
        frames: &[Frame],
        other: TermId,
        scope: Scope,
    ) -> Option<Conjecture> {
        let call = self.normal_call(side, call);
        // What is shared in the source stands in several places here: all of them are the call.
        let shared = self.rebuild(frames, other);
        let written = other;
        let other = self.normal_call(if side == Side::Left { Side::Right } else { Side::Left }, other);
        let (def, mut args) = self.call_parts(call)?;
        let (other_def, mut others) = self.call_parts(other)?;
        let mut continuation = None;
        let is_possible = match scope.constants {
            Constants::Kept => true,
            Constants::Shared => self.share_constants(def, &mut args, &mut others),
            Constants::Represented => self.represent([def, other_def], &mut args, &mut others),
            Constants::Continued => {
                self.share_constants(def, &mut args, &mut others);
                continuation = self.continuation(&mut args, &others);
                continuation.is_some() && frames.is_empty()
            }
            Constants::Inverted => {
                self.share_constants(def, &mut args, &mut others);
                !frames.is_empty()
            }
            Constants::Accumulated(_) => true,
        };
        if !is_possible {
            return None;
        }
        let other = self.store.mk_def(other_def);
        let other = self.store.mk_app(other, &others);
        let body = self.unfold_call(other)?;
        let (replacement, body) = match continuation {
            None if let Constants::Accumulated(guess) = scope.constants => {
                let replacement = self.accumulated(guess, &mut args, other)?;
                (replacement, self.store.replace(replacement, other, body))
            }
            Some([continuation, begin]) => {
                let replacement = self.continued(other, continuation, begin)?;
                (replacement, self.store.replace(replacement, other, body))
            }
            None if scope.constants == Constants::Inverted => {
                let replacement = self.inverted(frames, other)?;
                (replacement, self.store.replace(replacement, other, body))
            }
            None => (self.store.replace(shared, written, other), self.store.replace(shared, written, body)),
        };
        let mut sides = [replacement, body];
        let mut order: Vec<usize> = (0..args.len()).collect();
        order.sort_by_key(|i| std::cmp::Reverse(self.store.size(args[*i])));
        let mut patterns = args.clone();
        let mut vars = Vec::new();
        for i in order {
            let arg = args[i];
            if self.store.free_vars(arg).is_empty() {
                continue;
            }
            if let Some(same) = (0..args.len()).find(|j| args[*j] == arg && patterns[*j] != arg) {
                patterns[i] = patterns[same];
                continue;
            }
            let total = scope.is_total_only && is_total(&self.store, arg);
            let finite = scope.is_total_only && is_finite(&self.store, arg);
            let ty = type_of(&self.store, arg);
            let var = self.store.fresh(Variable { name: "x".into(), ty, evaluated: total, total, finite });
            patterns[i] = self.store.mk_free(var);
            vars.push(var);
            sides = sides.map(|term| self.store.replace(term, arg, patterns[i]));
        }
        if !self.store.free_vars(sides[0]).iter().all(|var| vars.contains(var)) {
            // The other call knows more than the arguments tell: the rule is only for calls like this one.
            patterns = args.clone();
            vars = args.iter().flat_map(|arg| self.store.free_vars(*arg).to_vec()).collect();
            vars.sort_unstable();
            vars.dedup();
            sides = [replacement, body];
            if !self.store.free_vars(sides[0]).iter().all(|var| vars.contains(var)) {
                return None;
            }
        }
        let head = self.store.mk_def(def);
        let pattern = self.store.mk_app(head, &patterns);
        let unfolded = self.unfold_call(pattern)?;
        let rule = Rule {
            side,
            def,
            patterns,
            replacement: sides[0],
            other: other_def,
            vars,
            status: Status::Assumed,
            under: self.heads(),
            induction: None,
            is_total: false,
        };
        Some(Conjecture { rule, unfolded: [unfolded, sides[1]] })
    }

    /// Proves a rule under the assumption that it holds for the calls inside.
    pub fn prove(&mut self, conjecture: Conjecture) -> bool {
        let Conjecture { mut rule, unfolded } = conjecture;
        let totals = rule.vars.iter().map(|var| self.store.var(*var).total).collect();
        let key = (rule.side, self.statement(&rule), totals);
        if self.failed.contains(&key) {
            return false;
        }
        let head = self.store.mk_def(rule.def);
        let pattern = self.store.mk_app(head, &rule.patterns);
        rule.is_total = rule.vars.iter().all(|var| self.store.var(*var).finite) && self.is_total_function(pattern);
        if !rule.is_total && !self.looks_at_call_first(&rule) {
            self.failed.insert(key);
            return false;
        }
        let before = self.rules.len();
        // Rules of both sides must not rest on each other where totality is used: this one is then proved alone.
        let hidden = self.hidden;
        if self.assumed().any(|known| known.side != rule.side) {
            self.hidden = before;
        }
        let used = std::mem::take(&mut self.used);
        let limit = self.limit;
        self.limit = limit.min(self.work + RULE_WORK);
        let side = rule.side;
        self.rules.push(rule);
        self.going_on.clear();
        self.nesting += 1;
        let [this, other] = unfolded;
        let (left, right) = if side == Side::Left { (this, other) } else { (other, this) };
        let holds = self.same(left, right, &Path::default());
        self.nesting -= 1;
        self.limit = limit;
        self.hidden = hidden;
        if holds {
            if self.used.iter().all(|index| *index >= before) {
                // Those that rest on it were proved with it.
                let under = self.rules[before].under.clone();
                for rule in self.rules[before..].iter_mut().filter(|rule| rule.status == Status::Assumed) {
                    rule.status = Status::Proved;
                    rule.under = under.clone();
                }
            }
        } else {
            // What was proved on the way without it stays.
            let proved: Vec<Rule> = self.rules.drain(before..).filter(|rule| rule.status == Status::Proved).collect();
            self.rules.extend(proved);
            self.failed.insert(key);
        }
        self.going_on.clear();
        let outer = std::mem::replace(&mut self.used, used);
        self.used.extend(outer.into_iter().filter(|index| *index < before));
        holds
    }

    /// Whether the replacement runs for ever where its call does, whatever the variables are: `c + g x` does not, where `c`
    /// is an error. Only then is what the first approximation of `g` gives below what the rewritten function gives.
    fn looks_at_call_first(&mut self, rule: &Rule) -> bool {
        let endless = self.store.mk_bottom(Label::new(LabelKind::Error, "a call that never ends"));
        let mut term = rule.replacement;
        let mut todo = vec![term];
        let mut seen = FxHashSet::default();
        while let Some(part) = todo.pop() {
            if !seen.insert(part) {
                continue;
            }
            match self.call_parts(part) {
                Some((def, args)) if def == rule.other && args.len() >= self.store.def_arity(def) as usize => {
                    term = self.store.replace(term, part, endless);
                }
                _ => todo.extend(self.store.subterms(part)),
            }
        }
        let reduced = self.reduce(Side::Alone, term);
        reduced.on == On::Value && reduced.frames.is_empty() && reduced.focus == endless
    }

    /// The rule as one closed term, whatever its variables are called.
    pub fn statement(&mut self, rule: &Rule) -> TermId {
        let head = self.store.mk_def(rule.def);
        let all: SmallVec<[TermId; 6]> = rule.patterns.iter().copied().chain([rule.replacement]).collect();
        let term = self.store.mk_app(head, &all);
        let body = self.store.abstract_vars(term, &rule.vars);
        self.store.mk_lam(rule.vars.len() as u32, body)
    }

    /// The rules in use, as equations.
    pub fn equations(&mut self) -> Vec<String> {
        let mut all = Vec::new();
        for rule in self.rules.clone() {
            let head = self.store.mk_def(rule.def);
            let call = self.store.mk_app(head, &rule.patterns);
            let sides = if rule.side == Side::Left { [call, rule.replacement] } else { [rule.replacement, call] };
            all.push(format!("{} = {}", self.store.show(sides[0]), self.store.show(sides[1])));
        }
        all
    }
}
