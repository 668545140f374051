//! Small values to try, before and after anything clever: a person reads the result.

use num_bigint::BigInt;
use num_traits::{One, Signed};
use selfsame_core::expr::double_key;

use crate::limits;
use crate::model::{Model, Width};
use crate::scalar::{Fact, Node, ScalarId, Scalars, Sort, Value, VarId};

/// Values for an unknown in the order in which a person would like them: the plainest, then those that the conditions
/// mention or that other unknowns have, and their neighbours.
pub fn candidates(scalars: &Scalars, model: &Model, conditions: &[ScalarId], var: VarId) -> Vec<Value> {
    let sort = scalars.variable(var).sort;
    let mut found = plain(sort);
    let mut mentioned = Vec::new();
    for condition in conditions {
        literals(scalars, model, *condition, var, sort, &mut mentioned);
    }
    for value in mentioned {
        for near in neighbours(&value) {
            if !found.contains(&near) && scalars.has(&near) {
                found.push(near);
            }
        }
    }
    found
}

fn plain(sort: Sort) -> Vec<Value> {
    let numbers = || std::iter::once(0).chain((1..=limits::NEARBY).flat_map(|n| [n, -n]));
    match sort {
        Sort::Int => numbers().map(Value::Int).collect(),
        Sort::Integer => numbers().map(|n| Value::Integer(n.into())).collect(),
        Sort::Char => {
            ('a'..='h').chain(['z', 'A', 'Z', '0', '9', ' ', '\n', '!', '-', '_', '.', '~']).map(Value::Char).collect()
        }
        Sort::Double => {
            [0.0, 1.0, -1.0, 0.5, 2.0, -0.5, -2.0, 10.0].iter().map(|x: &f64| Value::Double(x.to_bits())).collect()
        }
        Sort::Bool => vec![Value::Bool(false), Value::Bool(true)],
    }
}

/// Literals of the sort, and values of other unknowns of the sort.
fn literals(scalars: &Scalars, model: &Model, id: ScalarId, var: VarId, sort: Sort, into: &mut Vec<Value>) {
    if into.len() >= limits::LITERALS {
        return;
    }
    match scalars.node(id) {
        Node::Var(other) if *other == var => {}
        Node::Var(other) => into.extend(converted(model.get(scalars, *other), sort)),
        Node::Lit(value) => into.extend(converted(value.clone(), sort)),
        Node::Op(_, args) => args.iter().for_each(|arg| literals(scalars, model, *arg, var, sort, into)),
        Node::Any(facts) => facts.iter().for_each(|(arg, _)| literals(scalars, model, *arg, var, sort, into)),
    }
}

/// The value that stands for another in a conversion: `ord 'a'` is 97.
fn converted(value: Value, sort: Sort) -> Option<Value> {
    let number = match &value {
        Value::Int(n) => BigInt::from(*n),
        Value::Integer(n) => n.clone(),
        Value::Char(c) => BigInt::from(u32::from(*c)),
        Value::Double(_) | Value::Bool(_) => return (value.sort() == sort).then_some(value),
    };
    match sort {
        Sort::Int => i64::try_from(&number).ok().map(Value::Int),
        Sort::Integer => Some(Value::Integer(number)),
        Sort::Char => u32::try_from(&number).ok().and_then(char::from_u32).map(Value::Char),
        Sort::Double => i32::try_from(&number).ok().map(|n| Value::Double(f64::from(n).to_bits())),
        Sort::Bool => None,
    }
}

fn neighbours(value: &Value) -> Vec<Value> {
    match value {
        Value::Int(n) => [Some(*n), n.checked_add(1), n.checked_sub(1)].into_iter().flatten().map(Value::Int).collect(),
        Value::Integer(n) => {
            [n.clone(), n + BigInt::one(), n - BigInt::one()].into_iter().map(Value::Integer).collect()
        }
        Value::Char(c) => {
            let code = u32::from(*c);
            let near = [Some(code), code.checked_add(1), code.checked_sub(1)];
            near.into_iter().flatten().filter_map(char::from_u32).map(Value::Char).collect()
        }
        Value::Double(bits) => {
            let x = f64::from_bits(*bits);
            [x, x + 1.0, x - 1.0].iter().map(|x| Value::Double(double_key(*x))).collect()
        }
        Value::Bool(_) => vec![value.clone()],
    }
}

/// How large a value looks to a person; smaller ones are shown first.
pub fn weight(value: &Value) -> u128 {
    match value {
        Value::Int(n) => u128::from(n.unsigned_abs()) * 2 + u128::from(*n < 0),
        Value::Integer(n) => {
            let size = u64::try_from(n.abs()).unwrap_or(u64::MAX);
            u128::from(size) * 2 + u128::from(n.is_negative())
        }
        Value::Char(c) => u128::from(char_weight(*c)),
        Value::Double(bits) => {
            let x = f64::from_bits(*bits);
            if x.is_nan() { u128::MAX } else { (x.abs() * 4.0) as u128 + u128::from(x < 0.0) }
        }
        Value::Bool(truth) => u128::from(*truth),
    }
}

/// Letters, digits and what else is printed come before what is not.
fn char_weight(c: char) -> u32 {
    let from = |first: char, base: u32| base + (u32::from(c) - u32::from(first));
    match c {
        'a'..='z' => from('a', 0),
        'A'..='Z' => from('A', 30),
        '0'..='9' => from('0', 60),
        ' ' => 80,
        c if c.is_ascii_graphic() => from('!', 100),
        '\n' => 200,
        c if c.is_ascii() => 300 + u32::from(c),
        c => 1000 + u32::from(c),
    }
}

/// Makes the values of these unknowns smaller where the facts allow it, one unknown after the other.
pub fn shrink(scalars: &Scalars, width: Width, facts: &[Fact], vars: &[VarId], model: &mut Model) {
    let conditions: Vec<ScalarId> = facts.iter().map(|(condition, _)| *condition).collect();
    for _ in 0..limits::SHRINKING_ROUNDS {
        let mut changed = false;
        for var in vars {
            let current = model.get(scalars, *var);
            let about: Vec<Fact> =
                facts.iter().filter(|(c, _)| scalars.vars(*c).binary_search(var).is_ok()).copied().collect();
            if scalars.variable(*var).is_letter {
                continue;
            }
            for value in candidates(scalars, model, &conditions, *var) {
                if weight(&value) >= weight(&current) {
                    continue;
                }
                model.set(*var, value);
                if model.satisfies(scalars, width, &about) {
                    changed = true;
                    break;
                }
                model.set(*var, current.clone());
            }
        }
        if !changed {
            return;
        }
    }
}
