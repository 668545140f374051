//! How much of a term's value depends on how much of a part of it.
//!
//! Two terms are the same *to n levels* when no n observations tell them apart: none at all for n = 0, and for a larger n the same
//! weak head normal form, bottom or divergence, with fields that are the same to n - 1 levels. A term has c *levels* over a part when
//! putting something that is the same to n levels in the part's place gives what is the same to n + c levels, for every n.
//!
//! # Why the answer is right
//!
//! A constructor has one level more than its fields, for it is there whatever they are. A `case` on something with c levels goes the same way
//! where one observation is left of these, and the fields it finds have c - 1; so it has no more than c itself. Primitives look at
//! numbers, for which one observation is all. A call has what its arguments have, with what its definition does to each parameter, and of that
//! the claim is: every recursive call has as much as was found in the end. The definition cut off after k calls inside each other satisfies this for k = 0, where it is a bottom
//! whatever it is given, and for k + 1 if for k; and what it does to n levels of its result is done after finitely many calls.
//! Nothing is claimed where an unknown function or one that is not applied completely has the part in it.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;
use selfsame_core::prim::PrimOp;
use selfsame_core::term::{DefId, Node, TermId, TermStore, Unfold};

/// A number of levels, [`ALL`] or [`NONE`].
pub(crate) type Levels = i32;
/// The part does not matter.
pub(crate) const ALL: Levels = Levels::MAX;
/// Nothing is known.
pub(crate) const NONE: Levels = Levels::MIN;

/// What needs more levels than this of its part is taken to need all.
const FEWEST: Levels = -4;
/// Terms looked at for one question.
const FUEL: u32 = 20_000;

/// What definitions do to their parameters, as far as it was asked for.
#[derive(Default)]
pub(crate) struct Causality {
    parameters: FxHashMap<(DefId, u32), Levels>,
}

impl Causality {
    /// The levels of a term over a part, wherever that occurs in it.
    pub fn of_part(&mut self, store: &mut TermStore, whole: TermId, part: TermId) -> Levels {
        self.ask(store, |pass| pass.whole(whole, part))
    }

    /// The levels of a call over one of its arguments.
    pub fn of_parameter(&mut self, store: &mut TermStore, def: DefId, parameter: u32) -> Levels {
        self.ask(store, |pass| pass.parameter(def, parameter))
    }

    /// The answer when nothing is assumed any more that does not follow.
    fn ask(&mut self, store: &mut TermStore, question: impl Fn(&mut Pass<'_>) -> Levels) -> Levels {
        let mut pass = Pass { store, known: &self.parameters, assumed: BTreeMap::new(), part: None, fuel: FUEL };
        question(&mut pass);
        pass.settle();
        let answer = question(&mut pass);
        let Pass { assumed, fuel, .. } = pass;
        if fuel == 0 {
            return NONE;
        }
        self.parameters.extend(assumed);
        answer
    }
}

struct Pass<'a> {
    store: &'a mut TermStore,
    known: &'a FxHashMap<(DefId, u32), Levels>,
    assumed: BTreeMap<(DefId, u32), Levels>,
    /// Not inside definitions, which have nothing to do with the part though they may have the same term in them.
    part: Option<TermId>,
    fuel: u32,
}

impl Pass<'_> {
    /// Weakens what is assumed of parameters until it follows from itself.
    fn settle(&mut self) {
        let mut changed = true;
        while changed && self.fuel > 0 {
            changed = false;
            let count = self.assumed.len();
            for (def, parameter) in self.assumed.keys().copied().collect::<Vec<_>>() {
                let found = self.definition(def, parameter);
                if let Some(assumed) = self.assumed.get_mut(&(def, parameter))
                    && found < *assumed
                {
                    *assumed = found;
                    changed = true;
                }
            }
            changed |= self.assumed.len() > count;
        }
    }

    fn whole(&mut self, whole: TermId, part: TermId) -> Levels {
        self.part = Some(part);
        let found = self.term(whole, &mut Vec::new());
        self.part = None;
        found
    }

    fn parameter(&mut self, def: DefId, parameter: u32) -> Levels {
        let key = (def, parameter);
        match self.known.get(&key) {
            Some(known) => *known,
            None => *self.assumed.entry(key).or_insert(ALL),
        }
    }

    fn definition(&mut self, def: DefId, parameter: u32) -> Levels {
        let Unfold::Term(body) = self.store.unfold(def) else { return NONE };
        match self.store.node(body) {
            Node::Lam(count, body) if parameter < count => {
                let mut env = vec![ALL; count as usize];
                env[parameter as usize] = 0;
                self.term(body, &mut env)
            }
            _ => NONE,
        }
    }

    /// The levels of a term whose loose indices have these, the innermost last.
    fn term(&mut self, term: TermId, env: &mut Vec<Levels>) -> Levels {
        if self.part == Some(term) {
            return 0;
        }
        if self.fuel == 0 {
            return NONE;
        }
        self.fuel -= 1;
        match self.store.node(term) {
            Node::Bound(index) => env.iter().rev().nth(index as usize).copied().unwrap_or(NONE),
            Node::Free(_) | Node::Def(_) | Node::Lit(_) | Node::Bottom(_) | Node::Input(_) => ALL,
            Node::Mark(_, inner) => self.term(inner, env),
            Node::Lam(count, body) => {
                let body = self.under(&vec![ALL; count as usize], body, env);
                if body == ALL { ALL } else { NONE }
            }
            Node::App(head, args) => {
                let args = self.store.terms(args).to_vec();
                let args: Vec<Levels> = args.into_iter().map(|arg| self.term(arg, env)).collect();
                self.app(head, &args, env)
            }
            Node::Let(value, body) => {
                let value = self.term(value, env);
                self.under(&[value], body, env)
            }
            Node::Con(_, fields) => more(self.fewest(fields, env), 1),
            Node::Case(scrutinee, alts, default) => {
                let scrutinee = self.term(scrutinee, env);
                let mut levels = scrutinee;
                for alt in self.store.alts(alts).to_vec() {
                    let fields = vec![more(scrutinee, -1); alt.pattern.binders() as usize];
                    levels = levels.min(self.under(&fields, alt.body, env));
                }
                default.map_or(levels, |default| levels.min(self.term(default, env)))
            }
            Node::Prim(op, args) => match (op, self.fewest(args, env)) {
                (_, ALL) => ALL,
                // These have a text, of which more than the first letter matters.
                (PrimOp::Error | PrimOp::Unsupported, _) => NONE,
                (_, levels) => levels,
            },
            Node::Assume(..) | Node::Assert(..) => {
                let parts = self.store.subterms(term);
                if parts.into_iter().all(|part| self.term(part, env) == ALL) { ALL } else { NONE }
            }
        }
    }

    fn app(&mut self, head: TermId, args: &[Levels], env: &mut Vec<Levels>) -> Levels {
        match self.store.node(head) {
            Node::Lam(count, body) if count as usize == args.len() => self.under(args, body, env),
            _ if args.iter().all(|arg| *arg == ALL) => {
                if self.term(head, env) == ALL {
                    ALL
                } else {
                    NONE
                }
            }
            Node::Def(def) if self.store.def_arity(def) as usize == args.len() => {
                let args = args.iter().enumerate().filter(|(_, arg)| **arg != ALL);
                args.fold(ALL, |fewest, (parameter, arg)| {
                    let of = self.parameter(def, parameter as u32);
                    fewest.min(if of == ALL { ALL } else { more(*arg, of) })
                })
            }
            _ => NONE,
        }
    }

    fn under(&mut self, levels: &[Levels], body: TermId, env: &mut Vec<Levels>) -> Levels {
        let outside = env.len();
        env.extend(levels);
        let found = self.term(body, env);
        env.truncate(outside);
        found
    }

    fn fewest(&mut self, terms: selfsame_core::term::Terms, env: &mut Vec<Levels>) -> Levels {
        let terms = self.store.terms(terms).to_vec();
        terms.into_iter().map(|term| self.term(term, env)).min().unwrap_or(ALL)
    }
}

fn more(levels: Levels, by: Levels) -> Levels {
    match levels {
        ALL | NONE => levels,
        _ if by == NONE => NONE,
        _ => Some(levels + by).filter(|sum| *sum >= FEWEST).unwrap_or(NONE),
    }
}
