//! Comparisons of unknown integers with each other and with constants, decided without Z3.
//!
//! Facts of the form `x - y <= c` are the edges of a graph; they contradict each other exactly when it has a cycle whose
//! weights sum to less than zero; otherwise the shortest distances (Floyd and Warshall) are the tightest bounds, and values
//! are found one after the other within them. Two unknowns that must differ make a bound between them one smaller where
//! it says that they may be equal at most. Programs on lists and trees ask little else. Facts of other forms are left out here: a contradiction stays one without them, and a
//! solution is tried on them before it is believed.

use num_bigint::BigInt;
use selfsame_core::prim::PrimOp;

use crate::limits;
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
    if graph.vars.len() > limits::DIFFERENCE_UNKNOWNS {
        return Outcome::Open;
    }
    let closure = loop {
        let Some(closure) = Closure::of(&graph) else { return Outcome::Contradiction };
        if !graph.tighten(&closure) {
            break closure;
        }
    };
    let Some(values) = closure.values(&graph.differ) else { return Outcome::Open };
    let mut model = start.clone();
    for (i, var) in graph.vars.iter().enumerate() {
        let value = values[i + 1];
        let value = match scalars.variable(*var).sort {
            Sort::Int => i64::try_from(value).ok().map(Value::Int),
            Sort::Integer => Some(Value::Integer(BigInt::from(value))),
            Sort::Char => u32::try_from(value).ok().and_then(char::from_u32).map(Value::Char),
            Sort::Double | Sort::Bool => None,
        };
        let Some(value) = value.filter(|value| scalars.has(value)) else { return Outcome::Open };
        model.set(*var, value);
    }
    if model.satisfies(scalars, Width::Unbounded, facts) { Outcome::Solution(model) } else { Outcome::Open }
}

#[derive(Default)]
struct Graph {
    vars: Vec<VarId>,
    edges: Vec<Edge>,
    /// `left - right` is not the number.
    differ: Vec<(usize, usize, i128)>,
    /// Where to begin looking for a value: characters are looked for from `'a'` on.
    plainest: Vec<i128>,
}

/// The tightest bound of each difference.
struct Closure {
    size: usize,
    /// `to - from` is at most this, at `from * size + to`.
    most: Vec<i128>,
    plainest: Vec<i128>,
}

/// No bound.
const FREE: i128 = i128::MAX / 4;

impl Closure {
    /// None when the edges contradict each other.
    fn of(graph: &Graph) -> Option<Closure> {
        let size = graph.vars.len() + 1;
        let mut most = vec![FREE; size * size];
        (0..size).for_each(|i| most[i * size + i] = 0);
        for edge in &graph.edges {
            let bound = &mut most[edge.from * size + edge.to];
            *bound = (*bound).min(edge.weight);
        }
        for through in 0..size {
            for from in 0..size {
                let first = most[from * size + through];
                if first >= FREE {
                    continue;
                }
                for to in 0..size {
                    let second = most[through * size + to];
                    if second < FREE && first + second < most[from * size + to] {
                        most[from * size + to] = first + second;
                    }
                }
            }
        }
        if (0..size).any(|i| most[i * size + i] < 0) {
            return None;
        }
        let plainest = std::iter::once(0).chain(graph.plainest.iter().copied()).collect();
        Some(Closure { size, most, plainest })
    }

    fn at_most(&self, from: usize, to: usize) -> i128 {
        self.most[from * self.size + to]
    }

    /// Values for one unknown after the other, each as plain as those before allow. Bounds are tight, so that any choice
    /// within them can be completed; differences that must not be can leave none, and then this gives up.
    fn values(&self, differ: &[(usize, usize, i128)]) -> Option<Vec<i128>> {
        let mut values = vec![0i128];
        for var in 1..self.size {
            let bounds = values.iter().enumerate().filter(|(other, _)| self.at_most(*other, var) < FREE);
            let high = bounds.map(|(other, value)| value + self.at_most(other, var)).min().unwrap_or(FREE);
            let bounds = values.iter().enumerate().filter(|(other, _)| self.at_most(var, *other) < FREE);
            let low = bounds.map(|(other, value)| value - self.at_most(var, other)).max().unwrap_or(-FREE);
            let center = self.plainest[var].clamp(low, high.max(low));
            let around =
                (0..limits::DIFFERENCE_VALUES).map(|n| if n % 2 == 1 { center + (n + 1) / 2 } else { center - n / 2 });
            let is_allowed = |value: &i128| {
                let fits = |left: usize, right: usize, gap: i128| {
                    let of = |i: usize| if i == var { Some(*value) } else { values.get(i).copied() };
                    match (of(left), of(right)) {
                        (Some(left), Some(right)) => left - right != gap,
                        _ => true,
                    }
                };
                low <= *value && *value <= high && differ.iter().all(|(left, right, gap)| fits(*left, *right, *gap))
            };
            let value = around.into_iter().find(is_allowed)?;
            values.push(value);
        }
        Some(values)
    }
}

/// An unknown with a constant added, or a constant alone.
#[derive(Clone, Copy)]
struct Term {
    var: Option<VarId>,
    constant: i128,
}

impl Graph {
    /// A bound that must not be reached is one less: `x <= y` and `x /= y` are `x < y`. Every round makes a bound smaller
    /// that a disequality named, and no disequality can name two on one side.
    fn tighten(&mut self, closure: &Closure) -> bool {
        let before = self.edges.len();
        for (left, right, gap) in &self.differ {
            if closure.at_most(*right, *left) == *gap {
                self.edges.push(Edge { from: *right, to: *left, weight: gap - 1 });
            }
            if closure.at_most(*left, *right) == -*gap {
                self.edges.push(Edge { from: *left, to: *right, weight: -gap - 1 });
            }
        }
        self.edges.len() > before
    }

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
            (IntEq | IntegerEq | CharEq, false) | (IntNe | IntegerNe | CharNe, true) => {
                let (at, other) = (self.index(scalars, left.var), self.index(scalars, right.var));
                self.differ.push((at, other, right.constant - left.constant));
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
        let (sort, size) = (scalars.variable(var).sort, scalars.int_size());
        self.plainest.push(if sort == Sort::Char { 'a' as i128 } else { 0 });
        let bounds = match sort {
            Sort::Char => Some((0, i128::from(u32::from(size.greatest_char())))),
            Sort::Int => Some((size.least().into(), size.greatest().into())),
            Sort::Integer | Sort::Double | Sort::Bool => None,
        };
        if let Some((least, greatest)) = bounds {
            self.edges.push(Edge { from: 0, to: index, weight: greatest });
            self.edges.push(Edge { from: index, to: 0, weight: -least });
        }
        index
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
    use selfsame_core::program::Size;

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
    fn what_must_be_equal_cannot_differ() {
        let mut scalars = Scalars::new();
        let [x, y, z] = vars(&mut scalars);
        let same = [(scalars.equal(x, y), true), (scalars.equal(y, z), true)];
        let other = (scalars.equal(x, z), false);
        assert_eq!(decide(&scalars, &[same[0], same[1], other], &Model::default()), Outcome::Contradiction);
        let Outcome::Solution(model) = decide(&scalars, &[same[0], other], &Model::default()) else {
            panic!("satisfiable")
        };
        assert!(model.satisfies(&scalars, Width::Unbounded, &[same[0], other]));
    }

    #[test]
    fn solutions_are_values_of_the_language() {
        let mut scalars = Scalars::of(Size::Bits63);
        let [x] = vars(&mut scalars);
        let greatest = scalars.value(Value::Int(Size::Bits63.greatest()));
        let above = (less(&mut scalars, greatest, x), true);
        assert_eq!(decide(&scalars, &[above], &Model::default()), Outcome::Contradiction);
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
