//! Random programs with a copy of each function, in which one place may be changed: rules that copies are the same as their
//! originals, over lazy, total and finite values. What is verified must survive being run.

mod support;

// The programs that the analyses of definitions are tested with.
#[allow(dead_code)]
#[path = "analysis/generate.rs"]
mod generate;

use std::sync::Arc;

use generate::{Function, Kind, random};
use selfsame_core::expr::{Expr, Local};
use selfsame_core::program::{Code, Global, Ints, Program};
use selfsame_core::symbol::Symbol;
use selfsame_equiv::{Goal, GoalVariable};
use selfsame_testing::{Random, on_large_stack, seeds};
use support::changes::{Others, type_of};
use support::counts::Counts;

const PROGRAMS: u64 = 250;

/// The name of a function's copy.
fn copied(name: &str) -> Symbol {
    Symbol::new(&format!("{name}'"))
}

/// The expression with calls of copies in place of calls of originals.
fn copy(functions: &[Function], expr: &Expr) -> Expr {
    if let Expr::Global(name) = expr {
        let is_copied = functions.iter().any(|function| function.name == name.as_str());
        return Expr::Global(if is_copied { copied(name.as_str()) } else { *name });
    }
    support::changes::map(expr, &mut |part| copy(functions, part))
}

/// The program with a copy of each function, in which something may be changed.
fn with_copies(dice: &mut Random, program: &Program, functions: &[Function], may_change: bool) -> Arc<Program> {
    let mut program = program.clone();
    // The evaluator computes with 64 bits.
    program.set_ints(Ints::Wrapping);
    let originals = Arc::new(program.clone());
    for function in functions {
        let id = originals.global_id(function.name.as_str().into()).expect("the function is there");
        let global = originals.global(id);
        let code = global.code.expr().expect("the code is there");
        let mut body = (*code).clone();
        if may_change && dice.below(2) == 0 {
            let ty = type_of(&originals, &[], &body);
            let mut changed = Others::new(&originals, &[]).changed(&originals, &body);
            while let Some(ty) = ty.as_ref().filter(|_| !changed.is_empty()) {
                let other = changed.swap_remove(dice.below(changed.len()));
                if other != body && type_of(&originals, &[], &other).as_ref() == Some(ty) {
                    body = other;
                    break;
                }
            }
        }
        let code = Code::Expr(Arc::new(copy(functions, &body)));
        program.add_global(Global { name: copied(&function.name), code, ..global.clone() });
    }
    Arc::new(program)
}

/// That a function and its copy are the same.
fn goal(dice: &mut Random, function: &Function) -> Goal {
    let mut variables = Vec::new();
    let mut args = Vec::new();
    for (i, kind) in function.params.iter().enumerate() {
        if *kind == Kind::Dictionary {
            args.push(Expr::Global("small".into()));
            continue;
        }
        let local = Local { id: i as u32, name: Symbol::new(&format!("x{i}")) };
        args.push(Expr::Local(local));
        variables.push(GoalVariable {
            local: local.id,
            name: local.name,
            ty: kind.ty(),
            total: false,
            finite: false,
            dictionary: false,
        });
    }
    support::range(dice, &mut variables);
    let side = |name: Symbol| match args.is_empty() {
        true => Expr::Global(name),
        false => Expr::App(Box::new(Expr::Global(name)), args.clone()),
    };
    let (left, right) = (side(function.name.as_str().into()), side(copied(&function.name)));
    Goal { name: function.name.clone(), variables, left, right, ty: function.result.ty() }
}

#[test]
fn copies_that_are_verified_survive_being_run() {
    let counts = on_large_stack(|| {
        let mut counts = Counts::default();
        for seed in seeds(PROGRAMS) {
            let mut dice = Random::nth(seed);
            let (program, functions) = random(seed);
            let may_change = seed % 3 > 0;
            let program = with_copies(&mut dice, &program, &functions, may_change);
            for function in &functions {
                let goal = goal(&mut dice, function);
                let whence = || format!("program {seed}\n{}", generate::shown(&program));
                let refuted = counts.decide(&program, &goal, whence);
                assert!(refuted.is_none() || may_change, "program {seed}: {goal:?} is refuted by {refuted:?}");
            }
        }
        counts
    });
    counts.are_more_than(300, 100, 100);
}
