//! Generalizations that are false by themselves, and true under a condition that the calls they replace satisfy.
//!
//! `take (len xs - i) (rev xs) = take (len xs - i) (rev xs ++ [x])` is no law about any number and any list in place of
//! `len xs - i` and `rev xs`, but one about numbers that are at most the length of the list.

use rustc_hash::FxHashMap;
use selfsame_certify::{At, Law, Move, Sequent};
use selfsame_core::term::{DefId, TermId, VarId};
use selfsame_core::types::Type;

use super::{EXPLORE, Prover};
use crate::lemma::is_known;

/// Definitions of the program that are looked at.
const GLOBALS: usize = 200;
/// Relations and measures that are tried.
const RELATIONS: usize = 6;
const MEASURES: usize = 4;
/// Conditions that are tried for one statement.
const CONDITIONS: usize = 3;
/// Values that a condition must leave.
const EXAMPLES: usize = 6;

impl Prover<'_> {
    /// A lemma under a condition, which holds here by another lemma.
    pub(super) fn by_strengthening(&mut self, sequent: &Sequent) -> Option<Vec<Move>> {
        let price = self.lemma_price(sequent).filter(|_| self.price >= EXPLORE && self.depth == 0)?;
        let (common, inner) = (self.common_calls(sequent), self.inner_calls(sequent));
        [common, inner].into_iter().find_map(|calls| self.strengthened(sequent, calls, price))
    }

    /// The same for these calls.
    fn strengthened(&mut self, sequent: &Sequent, calls: Vec<TermId>, price: u32) -> Option<Vec<Move>> {
        let (general, calls) = self.without(sequent, calls);
        let law = self.law_of(Vec::new(), general.sides);
        let key = self.key(&law);
        let is_new = !calls.is_empty() && self.memory.strengthened.insert((key, price));
        if !is_new || self.is_plausible(&law) {
            return None;
        }
        let truth = self.store.mk_bool(true);
        for condition in self.conditions(sequent, &general, &calls) {
            let Some(lemma) = self.lemma(self.law_of(vec![[condition, truth]], general.sides), price) else { continue };
            let here = self.store.substitute(condition, &calls);
            // Rewrites the condition from now on, if it can be proved.
            self.lemma(self.law_of(Vec::new(), [here, truth]), price);
            for (at, flipped) in [(At::Left, false), (At::Right, true)] {
                let step = Move::Law { at, place: Vec::new(), lemma, flipped };
                if let Some(found) = self.try_move(sequent, step, 0) {
                    return Some(found);
                }
            }
        }
        None
    }

    /// Relations between the new variables and small terms that hold of the calls, and that leave no counterexample.
    fn conditions(&mut self, sequent: &Sequent, general: &Sequent, calls: &FxHashMap<VarId, TermId>) -> Vec<TermId> {
        let truth = self.store.mk_bool(true);
        let here = self.law_of(Vec::new(), sequent.sides).variables;
        let samples = self.assignments(&here);
        let terms = self.measured_terms(general);
        let mut found = Vec::new();
        for relation in self.relations(&terms) {
            for left in &terms {
                for right in &terms {
                    if found.len() >= CONDITIONS || (self.expired)() {
                        return found;
                    }
                    if left == right || left.1 != right.1 {
                        continue;
                    }
                    let condition = self.store.mk_app(relation, &[left.0, right.0]);
                    let is_about = |var: &VarId| calls.contains_key(var);
                    let is_wanted = self.store.type_of(condition) == Some(Type::bool())
                        && self.store.free_vars(condition).iter().any(is_about);
                    if !is_wanted {
                        continue;
                    }
                    let instance = self.store.substitute(condition, calls);
                    if !samples.iter().all(|of| self.value(instance, of) == Some(truth)) {
                        continue;
                    }
                    let law = self.law_of(vec![[condition, truth]], general.sides);
                    if self.examples(&law) >= EXAMPLES && self.is_plausible(&law) {
                        found.push(condition);
                    }
                }
            }
        }
        found
    }

    /// How many of the small values satisfy the conditions of a law.
    fn examples(&mut self, law: &Law) -> usize {
        let assignments = self.assignments(&law.variables);
        let holds = |prover: &mut Self, of: &FxHashMap<VarId, TermId>| {
            law.facts.iter().all(|fact| {
                let [from, to] = fact.map(|term| prover.value(term, of));
                from.is_some() && from == to
            })
        };
        assignments.iter().filter(|of| holds(self, of)).count()
    }

    /// The variables of the sides, and what functions of one argument make of them.
    fn measured_terms(&mut self, general: &Sequent) -> Vec<(TermId, Type)> {
        let variables = self.law_of(Vec::new(), general.sides).variables;
        let mut terms: Vec<(TermId, Type)> = Vec::new();
        for var in &variables {
            let ty = self.store.var(*var).ty.clone();
            terms.push((self.store.mk_free(*var), ty));
        }
        let program = self.store.program().clone();
        let atoms = terms.clone();
        for (id, global) in program.globals().take(GLOBALS) {
            for (atom, ty) in &atoms {
                let head = self.store.mk_def(DefId::Global(id));
                let takes = plain(&global.ty).as_fun().is_some_and(|(argument, result)| {
                    argument.covers(ty) && !matches!(argument, Type::Var(_)) && matches!(result, Type::Con(..))
                });
                if !takes || terms.len() >= atoms.len() + MEASURES {
                    continue;
                }
                let measure = self.store.mk_app(head, &[*atom]);
                let result = self.store.type_of(measure).filter(is_known);
                if let Some(result) =
                    result.filter(|result| atoms.iter().any(|(_, other)| other == result && other != ty))
                {
                    terms.push((measure, result));
                }
            }
        }
        terms
    }

    /// Functions of the program that compare two values of a type that the terms have.
    fn relations(&mut self, terms: &[(TermId, Type)]) -> Vec<TermId> {
        let program = self.store.program().clone();
        let mut found = Vec::new();
        for (id, global) in program.globals().take(GLOBALS) {
            let compares = |(_, ty): &(TermId, Type)| {
                let wanted = Type::funs([ty.clone(), ty.clone()], Type::bool());
                matches!(ty, Type::Con(..)) && *ty != Type::bool() && *plain(&global.ty) == wanted
            };
            if terms.iter().any(compares) && found.len() < RELATIONS {
                found.push(self.store.mk_def(DefId::Global(id)));
            }
        }
        found
    }
}

/// The type without its quantifiers.
fn plain(ty: &Type) -> &Type {
    match ty {
        Type::Forall(_, context, body) if context.is_empty() => body,
        ty => ty,
    }
}
