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
//! Where levels are counted along the spine alone, the fields of other types that a `case` finds are the same altogether, and a
//! constructor is so only if such fields are.
//! Nothing is claimed where an unknown function or one that is not applied completely has the part in it.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;
use selfsame_core::prim::PrimOp;
use selfsame_core::program::ConId;
use selfsame_core::term::{DefId, Node, Pattern, TermId, TermStore, Terms, Unfold};
use serde::{Deserialize, Serialize};

use crate::finite::recursive_fields;

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

/// Which fields are compared to one level less.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Along {
    #[default]
    Everything,
    /// Those of the value's own type. The others are to be the same altogether, so unknown functions may be given them.
    Spine,
}

impl Along {
    pub fn is_everything(&self) -> bool {
        *self == Along::Everything
    }

    /// Which of a constructor's fields are compared to one level less.
    pub(crate) fn counted(self, store: &TermStore, con: ConId) -> Vec<bool> {
        match self {
            Along::Everything => vec![true; store.program().con(con).def.fields.len()],
            Along::Spine => recursive_fields(store, con),
        }
    }
}

/// What definitions do to their parameters, as far as it was asked for.
#[derive(Default)]
pub(crate) struct Causality {
    parameters: FxHashMap<Key, Levels>,
}

/// A parameter of a definition.
type Key = (Along, DefId, u32);

impl Causality {
    /// The levels of a term over a part, wherever that occurs in it.
    pub fn of_part(&mut self, store: &mut TermStore, along: Along, whole: TermId, part: TermId) -> Levels {
        self.ask(store, along, |pass| pass.whole(whole, part))
    }

    /// The levels of a call over one of its arguments.
    pub fn of_parameter(&mut self, store: &mut TermStore, along: Along, def: DefId, parameter: u32) -> Levels {
        self.ask(store, along, |pass| pass.parameter(def, parameter))
    }

    /// The answer when nothing is assumed any more that does not follow.
    fn ask(&mut self, store: &mut TermStore, along: Along, question: impl Fn(&mut Pass<'_>) -> Levels) -> Levels {
        let known = &self.parameters;
        let mut pass = Pass { store, along, known, assumed: BTreeMap::new(), part: None, fuel: FUEL };
        let answer = loop {
            let answer = question(&mut pass);
            if pass.follows() {
                break answer;
            }
        };
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
    along: Along,
    known: &'a FxHashMap<Key, Levels>,
    assumed: BTreeMap<Key, Levels>,
    /// Not inside definitions, which have nothing to do with the part though they may have the same term in them.
    part: Option<TermId>,
    fuel: u32,
}

impl Pass<'_> {
    /// Whether what is assumed of parameters follows from itself; if not, it is weakened.
    fn follows(&mut self) -> bool {
        let count = self.assumed.len();
        let mut follows = true;
        for key in self.assumed.keys().copied().collect::<Vec<_>>() {
            let found = self.definition(key);
            if let Some(assumed) = self.assumed.get_mut(&key)
                && found < *assumed
            {
                *assumed = found;
                follows = false;
            }
        }
        self.fuel == 0 || (follows && self.assumed.len() == count)
    }

    fn whole(&mut self, whole: TermId, part: TermId) -> Levels {
        self.part = Some(part);
        let found = self.term(whole, &mut Vec::new());
        self.part = None;
        found
    }

    fn parameter(&mut self, def: DefId, parameter: u32) -> Levels {
        let key = (self.along, def, parameter);
        match self.known.get(&key) {
            Some(known) => *known,
            None => *self.assumed.entry(key).or_insert(ALL),
        }
    }

    fn definition(&mut self, (_, def, parameter): Key) -> Levels {
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
            Node::Con(con, fields) => {
                let fields = self.store.terms(fields).to_vec();
                let counted = self.along.counted(self.store, con);
                fields.into_iter().zip(counted).fold(ALL, |fewest, (field, is_counted)| {
                    fewest.min(match self.term(field, env) {
                        ALL => ALL,
                        levels if is_counted => more(levels, 1),
                        _ => NONE,
                    })
                })
            }
            Node::Case(scrutinee, alts, default) => {
                let scrutinee = self.term(scrutinee, env);
                let mut levels = scrutinee;
                for alt in self.store.alts(alts).to_vec() {
                    let fields: Vec<Levels> = match alt.pattern {
                        Pattern::Con(con, _) => {
                            let counted = self.along.counted(self.store, con).into_iter();
                            counted.map(|is_counted| if is_counted { more(scrutinee, -1) } else { ALL }).collect()
                        }
                        Pattern::Lit(_) => Vec::new(),
                    };
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

    fn fewest(&mut self, terms: Terms, env: &mut Vec<Levels>) -> Levels {
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
