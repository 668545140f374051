//! Evaluation by moves: a side is evaluated until it is a value or must know more.

use selfsame_certify::{At, Move, Sequent};
use selfsame_core::program::DataKind;
use selfsame_core::step::{Focus, Progress, Rule, Stop};
use selfsame_core::term::{DefId, Node, TermId};

use super::super::Side;
use super::super::same::is_dictionary;
use super::{Inducted, Rewrites, Writer, call_parts};

/// What evaluation waits for, and where it is.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum On {
    Value,
    /// What a variable is.
    Variable,
    /// Whether a condition is true.
    Test,
    /// Which literal a number is: the place is that of the `case`.
    Literal,
    /// Whether a division fails.
    Partial,
    /// A call of a recursive definition.
    Call(DefId),
    /// What an unknown function, or a primitive, gives.
    Result,
    Beyond,
}

#[derive(Clone, Debug)]
pub(super) struct Waits {
    pub on: On,
    pub place: Vec<u32>,
}

/// How deep trials of calls in arguments of calls go, and arguments are evaluated.
const MOST_DEPTH: u32 = 40;
const ARGUMENTS: u32 = 8;

/// What evaluation may use besides the definitions and the laws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Use {
    /// Facts, and that calls are the same because their arguments are.
    Facts,
    Nothing,
}

impl Writer {
    /// Evaluates the term at a place; what it waits for is at a place of the whole.
    pub fn evaluate(
        &mut self,
        sequent: &mut Sequent,
        at: At,
        root: &[u32],
        sides: [Side; 2],
        using: Use,
    ) -> Option<Waits> {
        loop {
            let term = self.subterm(sequent, at, root)?;
            let (mut focus, on, steps) = self.run(term)?;
            let step = |steps| Move::Step { at, place: root.to_vec(), steps };
            if steps > 0 && !self.advance(sequent, step(steps)) {
                return None;
            }
            let targets = focus.targets(&mut self.store);
            let up = match on {
                On::Call(_) => {
                    usize::from(matches!(self.store.node(targets[0]), Node::Def(_)) && self.is_applied(&targets))
                }
                On::Literal => 1,
                On::Result if matches!(self.store.node(targets[0]), Node::Free(_)) => 1,
                On::Value => targets.len() - 1,
                _ => 0,
            };
            let place: Vec<u32> = root.iter().copied().chain(self.place(&targets[up..])).collect();
            let waits = Waits { on, place };
            let call = targets[up];
            match waits.on {
                On::Call(def) => {
                    if self.rewritten(sequent, at, def, &waits.place, sides)
                        || (using == Use::Facts && self.known(sequent, at, &waits.place, sides))
                    {
                        continue;
                    }
                    // Its arguments may have been evaluated meanwhile.
                    let call = self.subterm(sequent, at, &waits.place).unwrap_or(call);
                    if !self.heads.contains(def)
                        && self.goes_on(side_of(at, sides), call, sides)
                        && self.advance(sequent, step(1))
                    {
                        continue;
                    }
                }
                On::Result if using == Use::Facts && self.known(sequent, at, &waits.place, sides) => continue,
                On::Partial if using == Use::Facts && self.is_fact(sequent, at, &waits.place) => continue,
                On::Test
                    if using == Use::Facts
                        && self.advance(sequent, Move::Decide { at, place: waits.place.clone() }) =>
                {
                    continue;
                }
                _ => {}
            }
            return Some(waits);
        }
    }

    /// Steps until something must be known, or a recursive function is called.
    fn run(&mut self, term: TermId) -> Option<(Focus, On, u32)> {
        let mut focus = Focus::new(term);
        let mut steps = 0;
        let on = loop {
            self.work += 1;
            if self.is_exhausted() {
                return None;
            }
            if let Some(def) = focus.at_call(&mut self.store)
                && (self.is_spoken_of(def) || self.loops.breaks_loop(&mut self.store, def))
            {
                break On::Call(def);
            }
            let node = self.store.node(focus.term);
            if let Node::Def(def) = node
                && self.store.def_arity(def) > 0
                && self.is_function(&mut focus)
            {
                break On::Value;
            }
            if matches!(node, Node::Def(def) if self.heads.contains(def)) {
                break On::Beyond;
            }
            match focus.step(&mut self.store) {
                Progress::Stepped(rule) => {
                    steps += 1;
                    let is_dictionary = matches!(node, Node::Con(con, _) if {
                        let program = self.store.program();
                        program.data(program.con(con).data).kind == DataKind::Dictionary
                    });
                    if (rule == Rule::CsDc && !is_dictionary) || (rule == Rule::CsLit && matches!(node, Node::Lit(_))) {
                        self.matched += 1;
                    }
                }
                Progress::Stopped(stop) => {
                    break match stop {
                        Stop::Value => On::Value,
                        Stop::Split(_) | Stop::Force(_) => On::Variable,
                        Stop::Test(_) => On::Test,
                        Stop::Literal(_) => On::Literal,
                        Stop::Partial(_) => On::Partial,
                        Stop::Apply(..) => On::Result,
                        Stop::Unsupported(_) if matches!(self.store.node(focus.term), Node::Prim(op, _) if !op.is_condition()) => {
                            On::Result
                        }
                        _ => On::Beyond,
                    };
                }
            }
        };
        Some((focus, on, steps))
    }

    /// Whether the definition at the focus, with fewer arguments than it takes, is all that is left.
    fn is_function(&mut self, focus: &mut Focus) -> bool {
        let targets = focus.targets(&mut self.store);
        let around = usize::from(self.is_applied(&targets));
        let Some((def, args)) = call_parts(&self.store, targets[around]) else { return false };
        targets.len() == around + 1 && args.len() < self.store.def_arity(def) as usize
    }

    /// Whether the definition in the middle of what evaluation waits for has arguments.
    fn is_applied(&self, targets: &[TermId]) -> bool {
        targets
            .get(1)
            .is_some_and(|around| matches!(self.store.node(*around), Node::App(head, _) if head == targets[0]))
    }

    /// The way down from the last of these terms to the first, each inside the next.
    fn place(&self, targets: &[TermId]) -> Vec<u32> {
        let steps = targets
            .windows(2)
            .rev()
            .map(|pair| self.store.subterms(pair[1]).iter().position(|inner| *inner == pair[0]).unwrap_or(0) as u32);
        steps.collect()
    }

    /// A law of the side, or the hypothesis of the induction under way, rewrites the call.
    fn rewritten(&mut self, sequent: &mut Sequent, at: At, def: DefId, place: &[u32], sides: [Side; 2]) -> bool {
        let side = side_of(at, sides);
        let mut steps: Vec<Move> = Vec::new();
        if let Some(Inducted { flipped, .. }) = self.inducted.filter(|inducted| inducted.defs[0] == def) {
            // Numbers are compared when they are evaluated.
            self.normalize(sequent, at, place, sides);
            steps.push(Move::Hypothesis { at, place: place.to_vec(), hypothesis: 0, flipped });
        }
        let fitting = (0..self.rules.len()).rev().filter(|i| self.rules[*i] == (Rewrites::Calls(side), def));
        steps.extend(fitting.map(|lemma| Move::Law { at, place: place.to_vec(), lemma: lemma as u32, flipped: false }));
        if steps.is_empty() {
            return false;
        }
        if steps.iter().any(|step| self.advance(sequent, step.clone())) {
            return true;
        }
        self.normalize(sequent, at, place, sides);
        steps.into_iter().any(|step| self.advance(sequent, step))
    }

    /// Evaluates the arguments of a call as far as constructors go.
    pub fn normalize(&mut self, sequent: &mut Sequent, at: At, place: &[u32], sides: [Side; 2]) {
        let Some(call) = self.subterm(sequent, at, place) else { return };
        let Node::App(_, args) = self.store.node(call) else { return };
        for i in 1..=self.store.terms(args).len() as u32 {
            let place: Vec<u32> = place.iter().copied().chain([i]).collect();
            self.normal(sequent, at, &place, sides, ARGUMENTS);
        }
    }

    fn normal(&mut self, sequent: &mut Sequent, at: At, place: &[u32], sides: [Side; 2], depth: u32) {
        let Some(term) = self.subterm(sequent, at, place) else { return };
        let is_plain = match self.store.node(term) {
            Node::Free(_) | Node::Lit(_) | Node::Lam(..) => true,
            Node::Def(def) => self.loops.breaks_loop(&mut self.store, def) || self.store.def_arity(def) > 0,
            _ => false,
        };
        if depth == 0 || is_plain || is_dictionary(&self.store, term) {
            return;
        }
        let (mark, before) = (self.mark(), sequent.clone());
        match self.evaluate(sequent, at, place, sides, Use::Nothing) {
            Some(Waits { on: On::Beyond, .. }) | None => {
                self.back(mark);
                *sequent = before;
            }
            Some(Waits { on: On::Value, .. }) => {
                let value = self.subterm(sequent, at, place).map(|term| self.store.node(term));
                let Some(Node::Con(_, fields)) = value else { return };
                for i in 0..self.store.terms(fields).len() as u32 {
                    let place: Vec<u32> = place.iter().copied().chain([i]).collect();
                    self.normal(sequent, at, &place, sides, depth - 1);
                }
            }
            Some(_) => {}
        }
    }

    /// A fact says what the term is.
    fn is_fact(&mut self, sequent: &mut Sequent, at: At, place: &[u32]) -> bool {
        let Some(term) = self.subterm(sequent, at, place) else { return false };
        let Some(fact) = sequent.facts.iter().position(|fact| fact[0] == term) else { return false };
        self.advance(sequent, Move::Known { at, place: place.to_vec(), fact: fact as u32, flipped: false })
    }

    /// What a call gives is known: of the same call, or of one that is shown to be the same.
    fn known(&mut self, sequent: &mut Sequent, at: At, place: &[u32], sides: [Side; 2]) -> bool {
        if sequent.facts.is_empty() {
            return false;
        }
        if self.is_fact(sequent, at, place) {
            return true;
        }
        self.normalize(sequent, at, place, sides);
        if self.is_fact(sequent, at, place) {
            return true;
        }
        let Some(call) = self.subterm(sequent, at, place) else { return false };
        let Some((def, args)) = call_parts(&self.store, call) else { return false };
        for fact in 0..sequent.facts.len() {
            let Some((other, others)) = call_parts(&self.store, sequent.facts[fact][0]) else { continue };
            if other != def || others.len() != args.len() {
                continue;
            }
            let (mark, before) = (self.mark(), sequent.clone());
            if are_swapped(&args, &others) && self.turned(sequent, at, def, place) && self.is_fact(sequent, at, place) {
                return true;
            }
            if !self.are_alike(&args, &others) {
                continue;
            }
            if self.same_arguments(sequent, at, place, fact, sides) && self.is_fact(sequent, at, place) {
                return true;
            }
            self.back(mark);
            *sequent = before;
        }
        false
    }

    /// Turns the last two arguments of a call round, where a law says that this makes no difference.
    fn turned(&mut self, sequent: &mut Sequent, at: At, def: DefId, place: &[u32]) -> bool {
        let laws: Vec<usize> = (0..self.rules.len()).filter(|i| self.rules[*i] == (Rewrites::Order, def)).collect();
        let law = |lemma: usize| Move::Law { at, place: place.to_vec(), lemma: lemma as u32, flipped: false };
        laws.into_iter().any(|lemma| self.advance(sequent, law(lemma)))
    }

    /// Replaces the arguments of a call by those of the call that a fact is about.
    fn same_arguments(&mut self, sequent: &mut Sequent, at: At, place: &[u32], fact: usize, sides: [Side; 2]) -> bool {
        let by = At::From(fact as u32);
        let Some(count) = sequent.term(by).and_then(|call| call_parts(&self.store, call)).map(|(_, args)| args.len())
        else {
            return false;
        };
        (1..=count as u32).all(|i| {
            let place: Vec<u32> = place.iter().copied().chain([i]).collect();
            if self.subterm(sequent, at, &place) == self.subterm(sequent, by, &[i]) {
                return true;
            }
            let equal = Move::Equal { at, place, by, from: vec![i] };
            match self.apply(sequent, equal).map(<[Sequent; 2]>::try_from) {
                Some(Ok([argument, next])) => {
                    *sequent = next;
                    self.prove(argument, sides, super::prove::UNFOLDINGS)
                }
                _ => false,
            }
        })
    }

    /// Whether it is worth asking if arguments are the same: variables that differ are not.
    fn are_alike(&self, left: &[TermId], right: &[TermId]) -> bool {
        left.iter().zip(right).all(|(l, r)| {
            l == r
                || match (self.store.node(*l), self.store.node(*r)) {
                    (Node::Free(x), Node::Free(y)) => x == y,
                    (Node::Con(c, _), Node::Con(d, _)) => c == d,
                    (Node::Con(..), Node::Free(_)) | (Node::Free(_), Node::Con(..)) => false,
                    _ => true,
                }
        })
    }

    /// Whether unfolding a recursive call leads on: its arguments selected an alternative, and what it waits for then is no
    /// variable that would have to be split.
    fn goes_on(&mut self, side: Side, call: TermId, sides: [Side; 2]) -> bool {
        if let Some(known) = self.going_on.get(&(side, call)) {
            return *known;
        }
        if self.depth > MOST_DEPTH {
            return false;
        }
        let at = if side == sides[0] { At::Left } else { At::Right };
        let mut trial = Sequent::plain(Vec::new(), [call, call]);
        let (mark, matched) = (self.mark(), std::mem::take(&mut self.matched));
        self.depth += 1;
        let goes_on = self.advance(&mut trial, Move::Step { at, place: Vec::new(), steps: 1 })
            && match self.evaluate(&mut trial, at, &[], sides, Use::Nothing).map(|waits| waits.on) {
                Some(On::Value) => true,
                Some(On::Variable | On::Beyond) | None => false,
                Some(_) => self.matched > 0,
            };
        self.depth -= 1;
        self.matched = matched;
        self.back(mark);
        self.going_on.insert((side, call), goes_on);
        goes_on
    }
}

fn are_swapped(left: &[TermId], right: &[TermId]) -> bool {
    match (left.split_last_chunk::<2>(), right.split_last_chunk::<2>()) {
        (Some((before, [a, b])), Some((other, [c, d]))) => before == other && a == d && b == c,
        _ => false,
    }
}

pub(super) fn side_of(at: At, sides: [Side; 2]) -> Side {
    if at == At::Right { sides[1] } else { sides[0] }
}
