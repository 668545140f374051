//! Builtin terms evaluated in one interpretation: variables as in a model of the solver, uninterpreted functions as the
//! model has them or as scattered small numbers (models like to make them constant, which hides differences).

use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{Signed, ToPrimitive, Zero};
use rustc_hash::{FxHashMap, FxHashSet};
use z3::Model;

use crate::oracle::Oracle;
use crate::signature::{BOOL, Fun, INT, Op, Sort};
use crate::term::{Args, Node, Term, Terms};

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Value {
    Int(BigInt),
    Bool(bool),
}

impl std::fmt::Display for Value {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Value::Int(value) => value.fmt(f),
            Value::Bool(value) => value.fmt(f),
        }
    }
}

/// How uninterpreted functions are scattered.
#[derive(Clone, Debug)]
pub struct Scatter {
    pub seed: u64,
    /// Those that get small numbers, so that loops run; the others get larger ones, which tell results apart.
    pub small: FxHashSet<Fun>,
}

pub struct Interpretation<'m> {
    model: &'m Model,
    scatter: Option<&'m Scatter>,
    known: FxHashMap<Term, Option<Value>>,
    /// Applications of uninterpreted functions that were asked for, in the order in which they were.
    pub applied: Vec<(Fun, Vec<Value>, Value)>,
}

impl<'m> Interpretation<'m> {
    pub fn new(model: &'m Model, scatter: Option<&'m Scatter>) -> Interpretation<'m> {
        Interpretation { model, scatter, known: FxHashMap::default(), applied: Vec::new() }
    }

    /// The value, or None where it is not a number or truth value or cannot be told.
    pub fn value(&mut self, terms: &mut Terms, oracle: &mut Oracle, term: Term) -> Option<Value> {
        if let Some(known) = self.known.get(&term) {
            return known.clone();
        }
        let value = self.compute(terms, oracle, term);
        self.known.insert(term, value.clone());
        value
    }

    fn compute(&mut self, terms: &mut Terms, oracle: &mut Oracle, term: Term) -> Option<Value> {
        match terms.node(term).clone() {
            Node::Int(value) => Some(Value::Int(value)),
            Node::Var(_) => self.ask(terms, oracle, term),
            Node::Quantified(..) => None,
            Node::App(fun, args) => {
                let op = terms.sig.op(fun)?.clone();
                match op {
                    Op::Select => self.select(terms, oracle, args[0], args[1]),
                    Op::Uninterpreted => {
                        let values = self.values(terms, oracle, &args)?;
                        let value = match self.scatter {
                            Some(scatter) => {
                                let range = if scatter.small.contains(&fun) { 5 } else { 9_973 };
                                scattered(terms.sort(term), scatter.seed * 1_000 + u64::from(fun.0), range, &values)
                            }
                            None => self.ask(terms, oracle, term),
                        }?;
                        if !self.applied.iter().any(|(f, xs, _)| *f == fun && *xs == values) {
                            self.applied.push((fun, values, value.clone()));
                        }
                        Some(value)
                    }
                    Op::Bv(_) | Op::BvLiteral(_) | Op::Store => self.ask(terms, oracle, term),
                    Op::Eq if !matches!(terms.sort(args[0]), INT | BOOL) => self.ask(terms, oracle, term),
                    Op::Ite => match self.value(terms, oracle, args[0])? {
                        Value::Bool(true) => self.value(terms, oracle, args[1]),
                        _ => self.value(terms, oracle, args[2]),
                    },
                    _ => {
                        let values = self.values(terms, oracle, &args)?;
                        apply(&op, &values)
                    }
                }
            }
        }
    }

    fn values(&mut self, terms: &mut Terms, oracle: &mut Oracle, args: &Args) -> Option<Vec<Value>> {
        args.iter().map(|a| self.value(terms, oracle, *a)).collect()
    }

    fn select(&mut self, terms: &mut Terms, oracle: &mut Oracle, mut map: Term, index: Term) -> Option<Value> {
        let Value::Int(index) = self.value(terms, oracle, index)? else { return None };
        loop {
            match terms.as_op(map).map(|(op, args)| (op.clone(), args.clone())) {
                Some((Op::Store, args)) => {
                    if self.value(terms, oracle, args[1])? == Value::Int(index.clone()) {
                        return self.value(terms, oracle, args[2]);
                    }
                    map = args[0];
                }
                Some((Op::Select, _)) | None => {
                    let index = terms.int(index);
                    let sort = terms.sort(map);
                    let found =
                        terms.sig.funs().find(|(_, f)| terms.sig.op_of(f) == Some(&Op::Select) && f.args[0] == sort);
                    let fun = found?.0;
                    let read = terms.app(fun, Args::from_slice(&[map, index]));
                    return self.ask(terms, oracle, read);
                }
                Some(_) => return None,
            }
        }
    }

    /// The cells of an array that values were asked of, as far as it is still as it was.
    pub fn looked_at(&self, terms: &Terms, map: Term) -> Vec<(Value, Value)> {
        let cell = |(term, value): (&Term, &Option<Value>)| match terms.as_op(*term) {
            Some((Op::Select, args)) if args[0] == map => Some((self.known.get(&args[1])?.clone()?, value.clone()?)),
            _ => None,
        };
        self.known.iter().filter_map(cell).collect()
    }

    /// The cells of an array that were written, and what is in them.
    pub fn written(&mut self, terms: &mut Terms, oracle: &mut Oracle, map: Term) -> Vec<(Value, Value)> {
        let mut found: Vec<(Value, Value)> = Vec::new();
        let mut at = map;
        while let Some((Op::Store, args)) = terms.as_op(at).map(|(op, args)| (op.clone(), args.clone())) {
            let (Some(place), Some(value)) = (self.value(terms, oracle, args[1]), self.value(terms, oracle, args[2]))
            else {
                return Vec::new();
            };
            // What was written last counts.
            if found.iter().all(|(known, _)| *known != place) {
                found.push((place, value));
            }
            at = args[0];
        }
        found
    }

    /// The model's own value; only for terms that scattering does not change.
    fn ask(&mut self, terms: &Terms, oracle: &mut Oracle, term: Term) -> Option<Value> {
        // The solver may choose the result of a division by zero: nothing that divides is left to it.
        if terms.has_defined(term)
            || terms.has_division(term)
            || (self.scatter.is_some() && terms.has_uninterpreted(term))
        {
            return None;
        }
        let text = oracle.value(terms, self.model, term)?;
        match text.as_str() {
            "true" => Some(Value::Bool(true)),
            "false" => Some(Value::Bool(false)),
            text => text.replace(['(', ')', ' '], "").parse().ok().map(Value::Int),
        }
    }
}

fn apply(op: &Op, values: &[Value]) -> Option<Value> {
    let int = |i: usize| match &values[i] {
        Value::Int(value) => Some(value),
        Value::Bool(_) => None,
    };
    let truth = |i: usize| match &values[i] {
        Value::Bool(value) => Some(*value),
        Value::Int(_) => None,
    };
    Some(match op {
        Op::True => Value::Bool(true),
        Op::False => Value::Bool(false),
        Op::Not => Value::Bool(!truth(0)?),
        Op::And => Value::Bool(truth(0)? && truth(1)?),
        Op::Or => Value::Bool(truth(0)? || truth(1)?),
        Op::Implies => Value::Bool(!truth(0)? || truth(1)?),
        Op::Xor => Value::Bool(truth(0)? != truth(1)?),
        Op::Eq => Value::Bool(values[0] == values[1]),
        Op::Add => Value::Int(int(0)? + int(1)?),
        Op::Sub => Value::Int(int(0)? - int(1)?),
        Op::Mul => Value::Int(int(0)? * int(1)?),
        Op::Div | Op::Mod => {
            let (a, b) = (int(0)?, int(1)?);
            // The solver may choose the result of a division by zero.
            if b.is_zero() {
                return None;
            }
            let remainder = a.mod_floor(&b.abs());
            Value::Int(if *op == Op::Mod { remainder } else { (a - &remainder) / b })
        }
        Op::Lt => Value::Bool(int(0)? < int(1)?),
        Op::Le => Value::Bool(int(0)? <= int(1)?),
        Op::Gt => Value::Bool(int(0)? > int(1)?),
        Op::Ge => Value::Bool(int(0)? >= int(1)?),
        Op::Ite | Op::Select | Op::Store | Op::Bv(_) | Op::BvLiteral(_) | Op::Uninterpreted => return None,
    })
}

/// A small number (or a truth value) that depends on the function and its arguments alone.
fn scattered(sort: Sort, seed: u64, range: u64, values: &[Value]) -> Option<Value> {
    let mut hash = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(1);
    for value in values {
        let part = match value {
            Value::Int(value) => value.mod_floor(&BigInt::from(1_000_003)).to_u64()?,
            Value::Bool(value) => u64::from(*value) + 7,
        };
        hash = (hash ^ part).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        hash ^= hash >> 29;
    }
    match sort {
        INT => Some(Value::Int(BigInt::from((hash >> 33) % range))),
        BOOL => Some(Value::Bool((hash >> 33) & 1 == 1)),
        _ => None,
    }
}
