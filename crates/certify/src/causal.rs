//! How much of a term's value depends on how much of a part of it.
//!
//! Two terms are the same *to n levels* when no n observations tell them apart: none at all for n = 0, and for a larger n the same
//! weak head normal form, bottom or divergence, with fields that are the same to n - 1 levels. A term has c *levels* over a part when
//! putting something that is the same to n levels in the part's place gives what is the same to n + c levels, for every n.
//!
//! # Why the answer is right
//!
//! A constructor has one level more than its fields, for it is there whatever they are; only as many as a strict field, for
//! it is not there where that is a bottom. A `case` on something with c levels goes the same way
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
use crate::wellformed::strict_fields;

/// How many levels of a term are sure to be the same, from the weakest claim to the strongest. Whether a part matters is no
/// question of numbers: no number of levels becomes [`Levels::All`] by counting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Levels {
    /// Nothing is known.
    Unknown,
    /// So many more than of the part.
    More(i32),
    /// The part does not matter.
    All,
}

/// As many as of the part.
const AS_MANY: Levels = Levels::More(0);
/// What needs more levels than this of its part is taken to need all.
const FEWEST: i32 = -4;
/// More than this is not claimed of anything.
const MOST: i32 = 1_000;
impl Levels {
    /// So many levels more, or fewer.
    fn plus(self, by: i32) -> Levels {
        match self {
            Levels::More(levels) => match levels.saturating_add(by) {
                ..FEWEST => Levels::Unknown,
                sum => Levels::More(sum.min(MOST)),
            },
            Levels::All | Levels::Unknown => self,
        }
    }

    /// Of what has these levels over something that has the others over the part.
    fn over(self, part: Levels) -> Levels {
        match (self, part) {
            (Levels::All, _) | (_, Levels::All) => Levels::All,
            (Levels::More(by), part) => part.plus(by),
            (Levels::Unknown, _) => Levels::Unknown,
        }
    }
}

/// Terms looked at for one question.
const FUEL: u32 = 20_000;

/// Which fields are compared to one level less.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Along {
    /// Every field.
    #[default]
    Everything,
    /// Those of the value's own type. The others are to be the same altogether, so unknown functions may be given them.
    Spine,
}

impl Along {
    /// Whether no field is left out.
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
            return Levels::Unknown;
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
            None => *self.assumed.entry(key).or_insert(Levels::All),
        }
    }

    fn definition(&mut self, (_, def, parameter): Key) -> Levels {
        let Unfold::Term(body) = self.store.unfold(def) else { return Levels::Unknown };
        match self.store.node(body) {
            Node::Lam(count, body) if parameter < count => {
                let mut env = vec![Levels::All; count as usize];
                env[parameter as usize] = AS_MANY;
                self.term(body, &mut env)
            }
            _ => Levels::Unknown,
        }
    }

    /// The levels of a term whose loose indices have these, the innermost last.
    fn term(&mut self, term: TermId, env: &mut Vec<Levels>) -> Levels {
        if self.part == Some(term) {
            return AS_MANY;
        }
        if self.fuel == 0 {
            return Levels::Unknown;
        }
        self.fuel -= 1;
        match self.store.node(term) {
            Node::Bound(index) => env.iter().rev().nth(index as usize).copied().unwrap_or(Levels::Unknown),
            Node::Free(_) | Node::Def(_) | Node::Lit(_) | Node::Bottom(_) | Node::Input(_) => Levels::All,
            Node::Lam(count, body) => {
                let body = self.under(&vec![Levels::All; count as usize], body, env);
                if body == Levels::All { Levels::All } else { Levels::Unknown }
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
                let counted = self.counted(con);
                fields.into_iter().zip(counted).fold(Levels::All, |fewest, (field, is_counted)| {
                    fewest.min(match (self.term(field, env), is_counted) {
                        (Levels::All, _) => Levels::All,
                        (levels, Counted::Level) => levels.plus(1),
                        (levels, Counted::Strict) if self.part.is_none() => levels,
                        // What is rewritten here may be a bottom, and then this is no constructor any more.
                        (_, Counted::Strict | Counted::No) => Levels::Unknown,
                    })
                })
            }
            Node::Case(scrutinee, alts, default) => {
                let scrutinee = self.term(scrutinee, env);
                let mut levels = scrutinee;
                for alt in self.store.alts(alts).to_vec() {
                    let fields: Vec<Levels> = match alt.pattern {
                        Pattern::Con(con, _) => {
                            let counted = self.counted(con).into_iter();
                            counted
                                .map(|counted| if counted == Counted::No { Levels::All } else { scrutinee.plus(-1) })
                                .collect()
                        }
                        Pattern::Lit(_) => Vec::new(),
                    };
                    levels = levels.min(self.under(&fields, alt.body, env));
                }
                default.map_or(levels, |default| levels.min(self.term(default, env)))
            }
            Node::Prim(op, args) => match (op, self.fewest(args, env)) {
                (_, Levels::All) => Levels::All,
                // These have a text, of which more than the first letter matters.
                (PrimOp::Error | PrimOp::Unsupported, _) => Levels::Unknown,
                (_, levels) => levels,
            },
            Node::Assume(..) | Node::Assert(..) => {
                let parts = self.store.subterms(term);
                if parts.into_iter().all(|part| self.term(part, env) == Levels::All) {
                    Levels::All
                } else {
                    Levels::Unknown
                }
            }
        }
    }

    /// How the fields of a constructor count.
    fn counted(&self, con: ConId) -> Vec<Counted> {
        let counted = self.along.counted(self.store, con).into_iter().zip(strict_fields(self.store, con));
        let as_what = |(is_counted, is_strict)| match (is_counted, is_strict) {
            (false, _) => Counted::No,
            (true, true) => Counted::Strict,
            (true, false) => Counted::Level,
        };
        counted.map(as_what).collect()
    }

    fn app(&mut self, head: TermId, args: &[Levels], env: &mut Vec<Levels>) -> Levels {
        match self.store.node(head) {
            Node::Lam(count, body) if count as usize == args.len() => self.under(args, body, env),
            _ if args.iter().all(|arg| *arg == Levels::All) => {
                if self.term(head, env) == Levels::All {
                    Levels::All
                } else {
                    Levels::Unknown
                }
            }
            Node::Def(def) if self.store.def_arity(def) as usize == args.len() => {
                let args = args.iter().enumerate().filter(|(_, arg)| **arg != Levels::All);
                args.fold(Levels::All, |fewest, (parameter, arg)| {
                    let of = self.parameter(def, parameter as u32);
                    fewest.min(of.over(*arg))
                })
            }
            _ => Levels::Unknown,
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
        terms.into_iter().map(|term| self.term(term, env)).min().unwrap_or(Levels::All)
    }
}

/// How a field counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Counted {
    /// It is compared to one level less.
    Level,
    /// So is this; but it is evaluated when the constructor is made.
    Strict,
    /// It is to be the same altogether.
    No,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_number_of_levels_is_all_of_them() {
        let doubled = (0..40).fold(Levels::More(1), |levels, _| levels.over(levels));
        assert_eq!(doubled, Levels::More(MOST));
        assert!(doubled.plus(i32::MAX) < Levels::All);
        assert_eq!(Levels::More(0).plus(FEWEST - 1), Levels::Unknown);
        assert_eq!(Levels::Unknown.plus(5), Levels::Unknown);
        assert_eq!(Levels::All.over(Levels::Unknown), Levels::All);
    }
}
