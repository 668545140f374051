//! What is simplified when it is made means what it meant.

use selfsame_testing::Random;

use super::*;

/// A formula beside its meaning, computed without simplification.
#[derive(Clone)]
enum Plain {
    Truth(usize),
    Not(Box<Plain>),
    And(Box<Plain>, Box<Plain>),
    Or(Box<Plain>, Box<Plain>),
    Compare(PrimOp, Box<Number>, Box<Number>),
}

#[derive(Clone)]
enum Number {
    Lit(i64),
    Unknown(usize),
    Op(PrimOp, Box<Number>, Box<Number>),
    Ite(Box<Plain>, Box<Number>, Box<Number>),
}

/// Writes formulas.
struct Author(Random);

impl Author {
    fn below(&mut self, bound: u64) -> u64 {
        self.0.below(bound)
    }

    fn truth(&mut self, depth: u32) -> Plain {
        let kinds = if depth == 0 { 1 } else { 6 };
        match self.below(kinds) {
            0 => Plain::Truth(self.below(3) as usize),
            1 => Plain::Not(Box::new(self.truth(depth - 1))),
            2 => Plain::And(Box::new(self.truth(depth - 1)), Box::new(self.truth(depth - 1))),
            3 => Plain::Or(Box::new(self.truth(depth - 1)), Box::new(self.truth(depth - 1))),
            _ => {
                const OPS: [PrimOp; 6] =
                    [PrimOp::IntEq, PrimOp::IntNe, PrimOp::IntLt, PrimOp::IntLe, PrimOp::IntGt, PrimOp::IntGe];
                let op = OPS[self.below(6) as usize];
                Plain::Compare(op, Box::new(self.number(depth - 1)), Box::new(self.number(depth - 1)))
            }
        }
    }

    fn number(&mut self, depth: u32) -> Number {
        let kinds = if depth == 0 { 2 } else { 5 };
        match self.below(kinds) {
            0 => Number::Lit(self.below(5) as i64 - 2),
            1 => Number::Unknown(self.below(2) as usize),
            2 => {
                let (yes, no) = (self.number(depth - 1), self.number(depth - 1));
                Number::Ite(Box::new(self.truth(depth - 1)), Box::new(yes), Box::new(no))
            }
            _ => {
                let op = [PrimOp::IntAdd, PrimOp::IntSub, PrimOp::IntMul][self.below(3) as usize];
                Number::Op(op, Box::new(self.number(depth - 1)), Box::new(self.number(depth - 1)))
            }
        }
    }
}

struct World {
    truths: [bool; 3],
    numbers: [i64; 2],
}

impl World {
    fn truth(&self, plain: &Plain) -> bool {
        match plain {
            Plain::Truth(i) => self.truths[*i],
            Plain::Not(a) => !self.truth(a),
            Plain::And(a, b) => self.truth(a) && self.truth(b),
            Plain::Or(a, b) => self.truth(a) || self.truth(b),
            Plain::Compare(op, a, b) => {
                let (a, b) = (self.number(a), self.number(b));
                match op {
                    PrimOp::IntEq => a == b,
                    PrimOp::IntNe => a != b,
                    PrimOp::IntLt => a < b,
                    PrimOp::IntLe => a <= b,
                    PrimOp::IntGt => a > b,
                    _ => a >= b,
                }
            }
        }
    }

    fn number(&self, number: &Number) -> i64 {
        match number {
            Number::Lit(n) => *n,
            Number::Unknown(i) => self.numbers[*i],
            Number::Ite(c, a, b) => {
                if self.truth(c) {
                    self.number(a)
                } else {
                    self.number(b)
                }
            }
            Number::Op(PrimOp::IntAdd, a, b) => self.number(a) + self.number(b),
            Number::Op(PrimOp::IntSub, a, b) => self.number(a) - self.number(b),
            Number::Op(_, a, b) => self.number(a) * self.number(b),
        }
    }
}

struct Making {
    formulas: Formulas,
    truths: Vec<(Unknown, Term)>,
    numbers: Vec<(Unknown, Term)>,
}

impl Making {
    fn truth(&mut self, plain: &Plain) -> Term {
        match plain {
            Plain::Truth(i) => self.truths[*i].1,
            Plain::Not(a) => {
                let a = self.truth(a);
                self.formulas.not(a)
            }
            Plain::And(a, b) => {
                let (a, b) = (self.truth(a), self.truth(b));
                self.formulas.and(a, b)
            }
            Plain::Or(a, b) => {
                let (a, b) = (self.truth(a), self.truth(b));
                self.formulas.or(a, b)
            }
            Plain::Compare(op, a, b) => {
                let (a, b) = (self.number(a), self.number(b));
                self.formulas.op(*op, &[a, b]).expect("comparisons are formulas")
            }
        }
    }

    fn number(&mut self, number: &Number) -> Term {
        match number {
            Number::Lit(n) => self.formulas.value(Value::Int(*n)),
            Number::Unknown(i) => self.numbers[*i].1,
            Number::Ite(c, a, b) => {
                let (c, a, b) = (self.truth(c), self.number(a), self.number(b));
                self.formulas.ite(c, a, b)
            }
            Number::Op(op, a, b) => {
                let (a, b) = (self.number(a), self.number(b));
                self.formulas.op(*op, &[a, b]).expect("sums are formulas")
            }
        }
    }
}

#[test]
fn simplification_keeps_the_meaning() {
    let mut formulas = Formulas::default();
    let truths = (0..3).map(|_| formulas.unknown(Sort::Bool)).collect();
    let numbers = (0..2).map(|_| formulas.unknown(Sort::Int)).collect();
    let mut making = Making { formulas, truths, numbers };
    let mut author = Author(Random::new(7));
    for _ in 0..2_000 {
        let plain = author.truth(5);
        let term = making.truth(&plain);
        for case in 0..8 * 25 {
            let world = World {
                truths: [case & 1 != 0, case & 2 != 0, case & 4 != 0],
                numbers: [case / 8 % 5 - 2, case / 40 - 2],
            };
            let mut model = Assignment::default();
            for (i, (unknown, _)) in making.truths.iter().enumerate() {
                model.0.insert(*unknown, Value::Bool(world.truths[i]));
            }
            for (i, (unknown, _)) in making.numbers.iter().enumerate() {
                model.0.insert(*unknown, Value::Int(world.numbers[i]));
            }
            let found = making.formulas.evaluate(&model, &mut FxHashMap::default(), term);
            assert_eq!(found, Some(Value::Bool(world.truth(&plain))));
        }
    }
}
