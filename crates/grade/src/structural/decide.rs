//! Conditions on numbers and characters: what follows from the facts of a path.

use rustc_hash::FxHashMap;
use selfsame_core::arith;
use selfsame_core::expr::Lit;
use selfsame_core::program::{Ints, Program};
use selfsame_core::term::{Node, TermId, TermStore, VarId};
use selfsame_core::types::Type;
use selfsame_solver::scalar::{Made, ScalarId, Scalars, Sort, Value, Variable};
use selfsame_solver::{Answer, Model, Solver, Width};

/// Linear reasoning first, then the solver.
pub(super) struct Conditions {
    scalars: Scalars,
    solver: Solver,
    known: FxHashMap<(Vec<(TermId, bool)>, TermId), Option<bool>>,
}

impl Conditions {
    /// Of a program, with its reading of machine integers.
    pub fn new(program: &Program) -> Conditions {
        let width = match program.ints() {
            Ints::Unbounded => Width::Unbounded,
            Ints::Wrapping => Width::Exact,
        };
        let (scalars, known) = (Scalars::of(program.size()), FxHashMap::default());
        Conditions { scalars, solver: Solver::new(width), known }
    }

    /// Whether the facts settle the condition, by linear reasoning alone.
    pub fn quickly(&self, store: &TermStore, facts: &[(TermId, bool)], condition: TermId) -> Option<bool> {
        arith::decide(store, facts, condition)
    }

    /// Whether the facts settle the condition.
    pub fn decide(&mut self, store: &TermStore, facts: &[(TermId, bool)], condition: TermId) -> Option<bool> {
        if let Some(known) = self.quickly(store, facts, condition) {
            return Some(known);
        }
        let key = (facts.to_vec(), condition);
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        let answer = if self.contradict(store, facts, Some((condition, false))) {
            Some(true)
        } else if self.contradict(store, facts, Some((condition, true))) {
            Some(false)
        } else {
            None
        };
        self.known.insert(key, answer);
        answer
    }

    /// Whether facts, and one more, cannot all hold. Facts that the solver does not understand are left out.
    pub fn contradict(&mut self, store: &TermStore, facts: &[(TermId, bool)], more: Option<(TermId, bool)>) -> bool {
        let mut translated = Vec::with_capacity(facts.len() + 1);
        for (fact, truth) in facts.iter().copied().chain(more) {
            match self.scalar(store, fact) {
                Some(scalar) => translated.push((scalar, truth)),
                None if more.is_some_and(|(new, _)| new == fact) => return false,
                None => {}
            }
        }
        !translated.is_empty()
            && matches!(self.solver.solve(&mut self.scalars, &translated, &Model::default()), Answer::Unsat)
    }

    fn scalar(&mut self, store: &TermStore, term: TermId) -> Option<ScalarId> {
        match store.node(term) {
            Node::Free(var) => {
                let sort = sort(&store.var(var).ty)?;
                let VarId(number) = var;
                Some(self.scalars.var(number, Variable { sort, is_letter: false }))
            }
            Node::Lit(lit) => Value::of(store.lit(lit)).map(|value| self.scalars.value(value)),
            Node::Prim(op, args) => {
                let args: Vec<TermId> = store.terms(args).to_vec();
                let args = args.into_iter().map(|arg| self.scalar(store, arg)).collect::<Option<Vec<_>>>()?;
                match self.scalars.op(op, &args) {
                    Made::Scalar(scalar) => Some(scalar),
                    _ => None,
                }
            }
            _ => None,
        }
    }
}

fn sort(ty: &Type) -> Option<Sort> {
    let sorts = [
        (Type::int(), Sort::Int),
        (Type::integer(), Sort::Integer),
        (Type::char(), Sort::Char),
        (Type::double(), Sort::Double),
        (Type::bool(), Sort::Bool),
    ];
    sorts.into_iter().find(|(known, _)| known == ty).map(|(_, sort)| sort)
}

/// The type of an evaluated number or character, if it is one.
pub(super) fn scalar_type(store: &TermStore, term: TermId) -> Option<Type> {
    let ty = match store.node(term) {
        Node::Free(var) => store.var(var).ty.clone(),
        Node::Lit(lit) => match store.lit(lit) {
            Lit::Int(_) => Type::int(),
            Lit::Integer(_) => Type::integer(),
            Lit::Char(_) => Type::char(),
            Lit::Double(_) => Type::double(),
            Lit::Str(_) => return None,
        },
        Node::Prim(op, _) => {
            let mut ty = op.signature();
            while let Some((_, to)) = ty.as_fun() {
                ty = to.clone();
            }
            ty
        }
        _ => return None,
    };
    sort(&ty).map(|_| ty)
}
