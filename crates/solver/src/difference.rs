//! Comparisons of unknown integers with each other and with constants, decided without Z3.
//!
//! Facts of the form `x - y <= c` are the edges of a graph; they contradict each other exactly when it has a cycle whose
//! weights sum to less than zero, and otherwise the shortest distances are a solution (Bellman and Ford). Programs on
//! lists and trees ask little else. Facts of other forms are left out here: a contradiction stays one without them, and a
//! solution is tried on them before it is believed.

use num_bigint::BigInt;
use selfsame_core::prim::PrimOp;

use crate::model::{Model, Width};
use crate::scalar::{Fact, Node, ScalarId, Scalars, Sort, Value, VarId};

#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    Contradiction,
    Solution(Model),
    /// Something else has to decide.
    Open,
}

/// `to - from <= weight`, where node 0 stands for the number zero.
struct Edge {
    from: usize,
    to: usize,
    weight: i128,
}

/// Decides facts about unbounded integers. `start` gives the values of unknowns that the facts do not speak of.
pub fn decide(scalars: &Scalars, facts: &[Fact], start: &Model) -> Outcome {
    let mut graph = Graph::default();
    for (condition, truth) in facts {
        graph.fact(scalars, *condition, *truth);
    }
    let Some(distances) = graph.distances() else { return Outcome::Contradiction };
    let mut model = start.clone();
    for (i, var) in graph.vars.iter().enumerate() {
        let value = distances[i + 1] - distances[0];
        let value = match scalars.variable(*var).sort {
            Sort::Int => i64::try_from(value).ok().map(Value::Int),
            Sort::Integer => Some(Value::Integer(BigInt::from(value))),
            Sort::Char => u32::try_from(value).ok().and_then(char::from_u32).map(Value::Char),
            Sort::Double | Sort::Bool => None,
        };
        let Some(value) = value else { return Outcome::Open };
        model.set(*var, value);
    }
    if model.satisfies(scalars, Width::Unbounded, facts) { Outcome::Solution(model) } else { Outcome::Open }
}

#[derive(Default)]
struct Graph {
    vars: Vec<VarId>,
    edges: Vec<Edge>,
}

/// An unknown with a constant added, or a constant alone.
#[derive(Clone, Copy)]
struct Term {
    var: Option<VarId>,
    constant: i128,
}

impl Graph {
    fn fact(&mut self, scalars: &Scalars, condition: ScalarId, truth: bool) {
        use PrimOp::*;
        let Node::Op(op, args) = scalars.node(condition) else { return };
        let [left, right] = args[..] else { return };
        let (Some(left), Some(right)) = (term(scalars, left), term(scalars, right)) else { return };
        match (op, truth) {
            (IntEq | IntegerEq | CharEq, true) | (IntNe | IntegerNe | CharNe, false) => {
                self.at_most(scalars, left, right, 0);
                self.at_most(scalars, right, left, 0);
            }
            (IntLt | IntegerLt | CharLt, true) | (IntGe | IntegerGe | CharGe, false) => {
                self.at_most(scalars, left, right, -1)
            }
            (IntLe | IntegerLe | CharLe, true) | (IntGt | IntegerGt | CharGt, false) => {
                self.at_most(scalars, left, right, 0)
            }
            (IntGt | IntegerGt | CharGt, true) | (IntLe | IntegerLe | CharLe, false) => {
                self.at_most(scalars, right, left, -1)
            }
            (IntGe | IntegerGe | CharGe, true) | (IntLt | IntegerLt | CharLt, false) => {
                self.at_most(scalars, right, left, 0)
            }
            _ => {}
        }
    }

    /// `left <= right + slack`.
    fn at_most(&mut self, scalars: &Scalars, left: Term, right: Term, slack: i128) {
        let (to, from) = (self.index(scalars, left.var), self.index(scalars, right.var));
        self.edges.push(Edge { from, to, weight: right.constant - left.constant + slack });
    }

    fn index(&mut self, scalars: &Scalars, var: Option<VarId>) -> usize {
        let Some(var) = var else { return 0 };
        if let Some(at) = self.vars.iter().position(|known| *known == var) {
            return at + 1;
        }
        self.vars.push(var);
        let index = self.vars.len();
        if scalars.variable(var).sort == Sort::Char {
            self.edges.push(Edge { from: 0, to: index, weight: char::MAX as i128 });
            self.edges.push(Edge { from: index, to: 0, weight: 0 });
        }
        index
    }

    /// Shortest distances, or none when a cycle is negative.
    fn distances(&self) -> Option<Vec<i128>> {
        let count = self.vars.len() + 1;
        let mut distances = vec![0i128; count];
        for _ in 0..=count {
            let mut changed = false;
            for edge in &self.edges {
                let through = distances[edge.from] + edge.weight;
                if through < distances[edge.to] {
                    distances[edge.to] = through;
                    changed = true;
                }
            }
            if !changed {
                return Some(distances);
            }
        }
        None
    }
}

fn term(scalars: &Scalars, id: ScalarId) -> Option<Term> {
    use PrimOp::*;
    match scalars.node(id) {
        Node::Var(var) => match scalars.variable(*var).sort {
            Sort::Int | Sort::Integer | Sort::Char => Some(Term { var: Some(*var), constant: 0 }),
            Sort::Double | Sort::Bool => None,
        },
        Node::Lit(Value::Int(n)) => Some(Term { var: None, constant: i128::from(*n) }),
        Node::Lit(Value::Integer(n)) => Some(Term { var: None, constant: i64::try_from(n).ok()?.into() }),
        Node::Lit(Value::Char(c)) => Some(Term { var: None, constant: u32::from(*c).into() }),
        Node::Op(IntAdd | IntegerAdd, args) => {
            let (left, right) = (term(scalars, args[0])?, term(scalars, args[1])?);
            let constant = left.constant.checked_add(right.constant)?;
            match (left.var, right.var) {
                (Some(_), Some(_)) => None,
                (var, None) | (None, var) => Some(Term { var, constant }),
            }
        }
        Node::Op(IntSub | IntegerSub, args) => {
            let (left, right) = (term(scalars, args[0])?, term(scalars, args[1])?);
            let constant = left.constant.checked_sub(right.constant)?;
            right.var.is_none().then_some(Term { var: left.var, constant })
        }
        Node::Op(IntToInteger | IntegerToInt | CharOrd, args) => term(scalars, args[0]),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scalar::{Made, Variable};

    fn vars<const N: usize>(scalars: &mut Scalars) -> [ScalarId; N] {
        std::array::from_fn(|i| scalars.var(i as u32, Variable { sort: Sort::Int, is_letter: false }))
    }

    fn less(scalars: &mut Scalars, left: ScalarId, right: ScalarId) -> ScalarId {
        let Made::Scalar(id) = scalars.op(PrimOp::IntLt, &[left, right]) else { panic!("a comparison") };
        id
    }

    #[test]
    fn order_is_transitive() {
        let mut scalars = Scalars::new();
        let [x, y, z] = vars(&mut scalars);
        let facts = [(less(&mut scalars, x, y), true), (less(&mut scalars, y, z), true)];
        let back = (less(&mut scalars, z, x), true);
        assert_eq!(decide(&scalars, &[facts[0], facts[1], back], &Model::default()), Outcome::Contradiction);
        let forth = (less(&mut scalars, x, z), true);
        let Outcome::Solution(model) = decide(&scalars, &[facts[0], facts[1], forth], &Model::default()) else {
            panic!("satisfiable")
        };
        assert!(model.satisfies(&scalars, Width::Unbounded, &[facts[0], facts[1], forth]));
    }

    #[test]
    fn constants_take_part() {
        let mut scalars = Scalars::new();
        let [x] = vars(&mut scalars);
        let (one, three) = (scalars.value(Value::Int(1)), scalars.value(Value::Int(3)));
        let Made::Scalar(next) = scalars.op(PrimOp::IntAdd, &[x, one]) else { panic!("a sum") };
        let small = (less(&mut scalars, next, three), true);
        let large = (less(&mut scalars, one, x), true);
        assert_eq!(decide(&scalars, &[small, large], &Model::default()), Outcome::Contradiction);
        assert!(matches!(decide(&scalars, &[small], &Model::default()), Outcome::Solution(_)));
    }
}
