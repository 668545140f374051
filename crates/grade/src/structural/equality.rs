//! Functions that test for equality: where `f a b` is true, `a` and `b` are the same.

use selfsame_core::term::{DefId, Node, TermId, VarId, Variable};

use super::path::{Known, Path};
use super::reduce::On;
use super::split::{possibilities, unknown};
use super::{Engine, Side};

/// What follows from an equation between values.
pub(super) enum Equation {
    /// The variables are these.
    Bindings(Vec<(VarId, TermId)>),
    Impossible,
}

impl Engine {
    /// What follows on a path when a variable is bound to "true": the arguments of a test for equality, whose result it is,
    /// are the same.
    pub fn equated(&mut self, var: VarId, value: TermId, path: &Path) -> Equation {
        let truth = self.store.mk_bool(true);
        let mut bindings = Vec::new();
        if value != truth {
            return Equation::Bindings(bindings);
        }
        let result = self.store.mk_free(var);
        for known in path.calls().to_vec() {
            if known.result != result {
                continue;
            }
            let Some((def, args)) = self.call_parts(known.call) else { continue };
            let Some((before, [a, b])) = args.split_last_chunk::<2>().map(|(before, pair)| (before, *pair)) else {
                continue;
            };
            if self.is_equality(def, before) && !self.unify(a, b, &mut bindings) {
                return Equation::Impossible;
            }
        }
        Equation::Bindings(bindings)
    }

    /// The bindings that make two finite values one. What is no value is left as it is; false when no bindings do.
    fn unify(&mut self, a: TermId, b: TermId, bindings: &mut Vec<(VarId, TermId)>) -> bool {
        let [a, b] =
            [a, b].map(|term| bindings.iter().fold(term, |term, (var, value)| self.store.bind(term, *var, *value)));
        if a == b {
            return true;
        }
        match (self.store.node(a), self.store.node(b)) {
            (Node::Free(var), _) if self.may_become(var, b) => bindings.push((var, b)),
            (_, Node::Free(var)) if self.may_become(var, a) => bindings.push((var, a)),
            (Node::Con(c, xs), Node::Con(d, ys)) => {
                let (xs, ys) = (self.store.terms(xs).to_vec(), self.store.terms(ys).to_vec());
                return c == d && xs.into_iter().zip(ys).all(|(x, y)| self.unify(x, y, bindings));
            }
            _ => {}
        }
        true
    }

    fn may_become(&self, var: VarId, value: TermId) -> bool {
        self.store.var(var).finite
            && selfsame_core::step::is_finite(&self.store, value)
            && !self.store.free_vars(value).contains(&var)
    }

    /// Whether the function is true for finite total values only when they are the same. By induction on its approximations:
    /// it is unfolded once, and where calls inside are true their arguments are taken to be the same.
    fn is_equality(&mut self, def: DefId, before: &[TermId]) -> bool {
        if before.iter().any(|arg| !self.store.free_vars(*arg).is_empty()) {
            return false;
        }
        let key = (def, before.to_vec());
        if let Some(known) = self.equalities.get(&key) {
            return *known;
        }
        if self.is_proving_symmetry() {
            return false;
        }
        // While it is being proved it is assumed.
        self.equalities.insert(key.clone(), true);
        let [a, b] = ["a", "b"].map(|name| {
            let any = Variable { evaluated: true, total: true, finite: true, ..Variable::new(name, unknown()) };
            let any = self.store.fresh(any);
            self.store.mk_free(any)
        });
        let head = self.store.mk_def(def);
        let args: Vec<TermId> = before.iter().copied().chain([a, b]).collect();
        let call = self.store.mk_app(head, &args);
        let holds = match self.unfold_call(call) {
            Some(body) => self.within(10_000, |engine| engine.implies(body, a, b, &Path::default())),
            None => false,
        };
        if !holds {
            // Nothing that may rest on it stays.
            self.equalities.clear();
            self.commuting = Default::default();
        }
        if holds && !self.tests.contains(&key) {
            self.tests.push(key.clone());
        }
        self.equalities.insert(key, holds);
        holds
    }

    /// Whether two values are the same wherever the term is true.
    fn implies(&mut self, term: TermId, a: TermId, b: TermId, path: &Path) -> bool {
        self.work += 20;
        if self.is_exhausted() {
            return false;
        }
        let reduced = self.settled(Side::Alone, term, path);
        let whole = self.whole(&reduced);
        match reduced.on {
            On::Value => {
                let truth = self.store.mk_bool(true);
                let is_false = matches!(self.store.node(whole), Node::Con(..)) && whole != truth;
                is_false || self.same(a, b, path)
            }
            On::Split(var, data) => {
                let all = possibilities(&mut self.store, var, data, self.evaluation);
                all.into_iter().all(|value| self.implies_with(var, value, [whole, a, b], path))
            }
            On::Force(var, ty) => {
                let variable = self.store.var(var).clone();
                let ty = ty.unwrap_or_else(|| variable.ty.clone());
                let value = self.store.fresh(Variable { evaluated: true, ty, ..variable });
                let value = self.store.mk_free(value);
                self.implies_with(var, value, [whole, a, b], path)
            }
            On::Test(condition) => [true, false].into_iter().all(|truth| {
                let mut path = path.clone();
                path.assume(condition, truth);
                let truth = self.store.mk_bool(truth);
                let term = self.rebuild(&reduced.frames, truth);
                self.implies(term, a, b, &path)
            }),
            On::Call(_) => {
                let call = self.normal_call(Side::Alone, reduced.focus);
                let any = Variable { evaluated: true, total: true, finite: true, ..Variable::new("r", unknown()) };
                let result = self.store.fresh(any);
                let result = self.store.mk_free(result);
                let mut path = path.clone();
                path.learn(Known { side: Side::Alone, call, result });
                // The call's value is the result of the whole: it is looked at, too.
                let truth = self.store.mk_bool(true);
                let (yes, no) = (truth, self.store.mk_bool(false));
                let asked = match reduced.frames.is_empty() {
                    true => {
                        let con = self.store.true_con();
                        let pattern = selfsame_core::term::Pattern::Con(con, 0);
                        let alt = selfsame_core::term::Alternative { pattern, body: yes };
                        self.store.mk_case(result, &[alt], Some(no))
                    }
                    false => self.rebuild(&reduced.frames, result),
                };
                self.implies(asked, a, b, &path)
            }
            _ => false,
        }
    }

    fn implies_with(&mut self, var: VarId, value: TermId, terms: [TermId; 3], path: &Path) -> bool {
        let Equation::Bindings(bindings) = self.equated(var, value, path) else { return true };
        let mut path = path.bind(&mut self.store, var, value);
        let mut terms = terms.map(|term| self.store.bind(term, var, value));
        for (var, value) in bindings {
            path = path.bind(&mut self.store, var, value);
            terms = terms.map(|term| self.store.bind(term, var, value));
        }
        let [term, a, b] = terms;
        self.implies(term, a, b, &path)
    }
}
