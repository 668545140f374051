//! What the solver says agrees with what operations compute.

use num_bigint::BigInt;
use selfsame_core::prim::PrimOp;
use selfsame_solver::scalar::{Fact, Made, ScalarId, Scalars, Sort, Value, Variable};
use selfsame_solver::{Answer, Model, Solver, Width};
use selfsame_testing::Random;

fn var(scalars: &mut Scalars, number: u32, sort: Sort) -> ScalarId {
    scalars.var(number, Variable { sort, is_letter: false })
}

fn scalar(made: Made) -> ScalarId {
    match made {
        Made::Scalar(id) => id,
        other => panic!("no scalar: {other:?}"),
    }
}

const COMPARISONS: [PrimOp; 6] =
    [PrimOp::IntEq, PrimOp::IntNe, PrimOp::IntLt, PrimOp::IntLe, PrimOp::IntGt, PrimOp::IntGe];

/// A comparison of two sums or products of unknowns and small numbers.
fn condition(scalars: &mut Scalars, dice: &mut Random, vars: &[ScalarId]) -> Fact {
    let mut side = |scalars: &mut Scalars| {
        let mut term = vars[dice.below(vars.len())];
        for _ in 0..dice.below(3) {
            let other = match dice.below(2) {
                0 => vars[dice.below(vars.len())],
                _ => scalars.value(Value::Int(dice.below(7) - 3)),
            };
            let op = [PrimOp::IntAdd, PrimOp::IntSub, PrimOp::IntMul][dice.below(3)];
            term = scalar(scalars.op(op, &[term, other]));
        }
        term
    };
    let (left, right) = (side(scalars), side(scalars));
    let op = COMPARISONS[dice.below(6)];
    (scalar(scalars.op(op, &[left, right])), dice.below(2) == 0)
}

/// Whether small numbers satisfy the facts.
fn by_trying(scalars: &Scalars, facts: &[Fact], vars: &[ScalarId], width: Width) -> bool {
    let small = -4i64..=4;
    let ids: Vec<_> = vars.iter().map(|var| scalars.vars(*var)[0]).collect();
    small.clone().any(|a| {
        small.clone().any(|b| {
            small.clone().any(|c| {
                let mut model = Model::default();
                for (id, value) in ids.iter().zip([a, b, c]) {
                    model.set(*id, Value::Int(value));
                }
                model.satisfies(scalars, width, facts)
            })
        })
    })
}

#[test]
fn random_conditions_are_never_judged_wrongly() {
    for width in [Width::Unbounded, Width::Exact] {
        let mut dice = Random::new(7);
        let mut scalars = Scalars::new();
        let vars: Vec<ScalarId> = (0..3).map(|i| var(&mut scalars, i, Sort::Int)).collect();
        let mut solver = Solver::new(width);
        let (mut sat, mut unsat) = (0, 0);
        let rounds = if width == Width::Unbounded { 200 } else { 40 };
        for _ in 0..rounds {
            let mut facts: Vec<Fact> = Vec::new();
            let mut model = Model::default();
            for _ in 0..5 {
                let new = condition(&mut scalars, &mut dice, &vars);
                let answer = solver.check(&mut scalars, &facts, &model, new);
                let mut all = facts.clone();
                all.push(new);
                match answer {
                    Answer::Sat(found) => {
                        assert!(found.satisfies(&scalars, width, &all), "{all:?} by {found:?}");
                        model = found;
                        facts = all;
                        sat += 1;
                    }
                    Answer::Unsat => {
                        assert!(!by_trying(&scalars, &all, &vars, width), "{all:?}");
                        unsat += 1;
                    }
                    Answer::Unknown(_) => {}
                }
            }
        }
        assert!(sat > rounds && unsat > rounds / 4, "{sat} and {unsat} of {rounds}");
    }
}

/// Values that operations are tried on, corners included.
const NUMBERS: [i64; 9] = [0, 1, -1, 2, 7, -7, 10, i64::MAX, i64::MIN];

/// Z3 is told what the arguments are and must find that the result is what the operation gives, and nothing else.
fn agrees(width: Width, op: PrimOp, args: &[Value]) {
    let mut scalars = Scalars::new();
    let mut facts = Vec::new();
    let mut unknowns = Vec::new();
    let mut literals = Vec::new();
    for (i, value) in args.iter().enumerate() {
        let unknown = var(&mut scalars, i as u32, value.sort());
        let literal = scalars.value(value.clone());
        facts.push((scalars.equal(unknown, literal), true));
        unknowns.push(unknown);
        literals.push(literal);
    }
    // Errors, texts and results that do not fit are not formulas.
    let Made::Scalar(result) = scalars.op(op, &literals) else { return };
    let applied = scalar(scalars.op(op, &unknowns));
    let mut model = Model::default();
    for (unknown, value) in unknowns.iter().zip(args) {
        model.set(scalars.vars(*unknown)[0], value.clone());
    }
    let Some(expected) = model.value(&scalars, width, applied) else { return };
    assert_eq!(scalars.as_value(result), Some(&expected), "{op:?} of {args:?}");
    let same = match expected {
        Value::Bool(truth) => (applied, truth),
        Value::Double(bits) if f64::from_bits(bits).is_nan() => {
            (scalar(scalars.op(PrimOp::DoubleIsNaN, &[applied])), true)
        }
        _ => (scalars.equal(applied, result), true),
    };
    let mut solver = Solver::new(width);
    let differs = (same.0, !same.1);
    match solver.check(&mut scalars, &facts, &model, differs) {
        Answer::Unsat | Answer::Unknown(_) => {}
        Answer::Sat(_) => panic!("{op:?} of {args:?} is {expected:?}, and Z3 finds another"),
    }
}

#[test]
fn integer_operations_mean_the_same_to_z3() {
    use PrimOp::*;
    for width in [Width::Unbounded, Width::Exact] {
        for a in NUMBERS {
            for b in NUMBERS {
                for op in [IntAdd, IntSub, IntMul, IntQuot, IntRem, IntDiv, IntMod, IntLt, IntGe, IntAnd, IntXor] {
                    agrees(width, op, &[Value::Int(a), Value::Int(b)]);
                }
            }
            for op in [IntNegate, IntComplement, IntToInteger] {
                agrees(width, op, &[Value::Int(a)]);
            }
        }
    }
}

#[test]
fn large_integers_characters_and_doubles_mean_the_same_to_z3() {
    use PrimOp::*;
    let big = |n: i64| BigInt::from(n) * BigInt::from(1i64 << 40) * BigInt::from(1i64 << 40) + 5;
    for (a, b) in [(3, 2), (-3, 2), (7, -5), (-9, -4)] {
        for op in [IntegerAdd, IntegerMul, IntegerQuot, IntegerRem, IntegerDiv, IntegerMod, IntegerLe] {
            agrees(Width::Unbounded, op, &[Value::Integer(big(a)), Value::Integer(b.into())]);
        }
    }
    for c in ['a', 'Z', '0', ' ', '\u{7f}'] {
        for op in [CharOrd, CharCategory, CharToUpper, CharToLower] {
            agrees(Width::Unbounded, op, &[Value::Char(c)]);
            agrees(Width::Exact, op, &[Value::Char(c)]);
        }
    }
    // Without zeros: an unknown that equals one may be the other.
    let doubles = [1.5, -2.25, f64::INFINITY];
    for a in doubles {
        for b in doubles {
            for op in [DoubleAdd, DoubleSub, DoubleEq, DoubleLt, DoubleGe] {
                agrees(Width::Unbounded, op, &[Value::Double(a.to_bits()), Value::Double(b.to_bits())]);
            }
        }
    }
}
