//! No verified rule is contradicted by running it: random programs, all small values, partial and cyclic ones included.

mod support;

use std::sync::Arc;

use selfsame_core::expr::{Alt, AltPattern, Expr, Label, LabelKind, Lit, Local};
use selfsame_core::prim::PrimOp;
use selfsame_core::program::{Code, ConDef, DataDef, DataKind, Global, Ints, Program};
use selfsame_core::types::Type;
use selfsame_equiv::{Goal, GoalVariable};
use selfsame_testing::{Random, on_large_stack};
use support::counts::Counts;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Number,
    List,
    /// Of 64 bits.
    Int,
}

const DATA: &[Kind] = &[Kind::Number, Kind::List];
const ALL: &[Kind] = &[Kind::Number, Kind::List, Kind::Int, Kind::Int];

impl Kind {
    fn ty(self) -> Type {
        match self {
            Kind::Int => Type::int(),
            Kind::Number => Type::con("N"),
            Kind::List => Type::con("L"),
        }
    }
}

/// What is chosen by chance.
struct Dice {
    random: Random,
    /// The kinds that values have.
    kinds: &'static [Kind],
}

impl Dice {
    fn below(&mut self, bound: u64) -> u64 {
        self.random.below(bound)
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        self.random.pick(from)
    }

    fn kind(&mut self) -> Kind {
        self.pick(self.kinds)
    }
}

struct Function {
    name: String,
    params: Vec<Kind>,
    result: Kind,
}

/// Writes expressions over the functions and the variables in scope.
struct Writer<'a> {
    dice: &'a mut Dice,
    functions: &'a [Function],
    next: u32,
}

impl Writer<'_> {
    fn expr(&mut self, kind: Kind, scope: &mut Vec<(Local, Kind)>, fuel: u32) -> Expr {
        let vars: Vec<Local> = scope.iter().filter(|(_, k)| *k == kind).map(|(local, _)| *local).collect();
        match self.dice.below(if fuel == 0 { 3 } else { 10 }) {
            0 | 1 if !vars.is_empty() => Expr::Local(self.dice.pick(&vars)),
            0..=2 => self.leaf(kind),
            3 | 4 => self.construct(kind, scope, fuel),
            5 | 6 => self.call(kind, scope, fuel),
            7 if fuel > 1 && self.dice.below(4) == 0 => {
                Expr::Bottom(Label::new(LabelKind::Error, self.dice.pick(&["red", "blue"])))
            }
            _ => self.case(kind, scope, fuel),
        }
    }

    fn leaf(&mut self, kind: Kind) -> Expr {
        match kind {
            Kind::Number => Expr::Con("Z".into(), vec![]),
            Kind::List => Expr::Con("Nil".into(), vec![]),
            Kind::Int => Expr::Lit(Lit::Int(self.dice.pick(&[0, 1, 2, -1, 7, i64::MAX]))),
        }
    }

    fn construct(&mut self, kind: Kind, scope: &mut Vec<(Local, Kind)>, fuel: u32) -> Expr {
        use PrimOp::*;
        match kind {
            Kind::Int => match self.dice.below(6) {
                0 => Expr::Prim(IntNegate, vec![self.expr(kind, scope, fuel - 1)]),
                1 => {
                    let op = self.dice.pick(&[IntDiv, IntMod, IntQuot, IntRem]);
                    let by = Expr::Lit(Lit::Int(self.dice.pick(&[2, 3, 0])));
                    Expr::Prim(op, vec![self.expr(kind, scope, fuel - 1), by])
                }
                _ => {
                    let op = self.dice.pick(&[IntAdd, IntSub, IntMul]);
                    let left = self.expr(kind, scope, fuel - 1);
                    Expr::Prim(op, vec![left, self.expr(kind, scope, fuel - 1)])
                }
            },
            Kind::Number => Expr::Con("S".into(), vec![self.expr(Kind::Number, scope, fuel - 1)]),
            Kind::List => {
                let head = self.expr(Kind::Number, scope, fuel - 1);
                Expr::Con("Cons".into(), vec![head, self.expr(Kind::List, scope, fuel - 1)])
            }
        }
    }

    fn call(&mut self, kind: Kind, scope: &mut Vec<(Local, Kind)>, fuel: u32) -> Expr {
        let fitting: Vec<usize> = (0..self.functions.len()).filter(|i| self.functions[*i].result == kind).collect();
        if fitting.is_empty() {
            return self.leaf(kind);
        }
        let function = &self.functions[self.dice.pick(&fitting)];
        let (name, params) = (function.name.clone(), function.params.clone());
        let args = params.iter().map(|param| self.expr(*param, scope, fuel - 1)).collect();
        Expr::App(Box::new(Expr::Global(name.as_str().into())), args)
    }

    fn case(&mut self, kind: Kind, scope: &mut Vec<(Local, Kind)>, fuel: u32) -> Expr {
        let on = self.dice.kind();
        if on == Kind::Int {
            return self.test(kind, scope, fuel);
        }
        let scrutinee = self.expr(on, scope, fuel.min(2) - 1);
        let (empty, full, fields): (&str, &str, &[Kind]) = match on {
            Kind::List => ("Nil", "Cons", &[Kind::Number, Kind::List]),
            _ => ("Z", "S", &[Kind::Number]),
        };
        let locals: Vec<Local> = fields.iter().map(|_| self.local()).collect();
        let first = Alt { pattern: AltPattern::Con(empty.into(), vec![]), body: self.expr(kind, scope, fuel - 1) };
        let outer = scope.len();
        scope.extend(locals.iter().copied().zip(fields.iter().copied()));
        let body = self.expr(kind, scope, fuel - 1);
        scope.truncate(outer);
        let second = Alt { pattern: AltPattern::Con(full.into(), locals), body };
        Expr::Case(Box::new(scrutinee), vec![first, second], None)
    }

    fn test(&mut self, kind: Kind, scope: &mut Vec<(Local, Kind)>, fuel: u32) -> Expr {
        use PrimOp::*;
        let op = self.dice.pick(&[IntEq, IntLt, IntLe, IntGt]);
        let mut operand = || self.expr(Kind::Int, scope, fuel.min(2) - 1);
        let condition = Expr::Prim(op, vec![operand(), operand()]);
        let mut branch = |truth: &str| Alt {
            pattern: AltPattern::Con(truth.into(), vec![]),
            body: self.expr(kind, scope, fuel - 1),
        };
        Expr::Case(Box::new(condition), vec![branch("False"), branch("True")], None)
    }

    fn local(&mut self) -> Local {
        self.next += 1;
        Local { id: self.next, name: "v".into() }
    }
}

fn con(name: &str, fields: Vec<Type>) -> ConDef {
    let strict = vec![false; fields.len()];
    ConDef { name: name.into(), fields, strict, labels: vec![], fixity: None }
}

fn data(name: &str, cons: Vec<ConDef>) -> DataDef {
    DataDef { name: name.into(), params: vec![], kind: DataKind::Data, cons, span: None }
}

/// Three functions and a copy of each under another name, which calls the copies; now and then one copy is another
/// function. The rules say that copies are the same, and that random expressions are.
fn random(seed: u64, kinds: &'static [Kind]) -> (Arc<Program>, Vec<Goal>) {
    let mut dice = Dice { random: Random::new(seed), kinds };
    let number = Kind::Number.ty();
    let mut program = Program::with_builtins();
    // The evaluator computes with 64 bits.
    program.set_ints(Ints::Wrapping);
    program.add_data(data("N", vec![con("Z", vec![]), con("S", vec![number.clone()])]));
    program.add_data(data("L", vec![con("Nil", vec![]), con("Cons", vec![number, Kind::List.ty()])]));
    let shapes: Vec<(Vec<Kind>, Kind)> = (0..3)
        .map(|_| {
            let count = 1 + dice.below(2);
            ((0..count).map(|_| dice.kind()).collect(), dice.kind())
        })
        .collect();
    let named = |prefix: &str| -> Vec<Function> {
        let named = shapes.iter().enumerate();
        named
            .map(|(i, (params, result))| Function {
                name: format!("{prefix}{i}"),
                params: params.clone(),
                result: *result,
            })
            .collect()
    };
    let (originals, copies) = (named("f"), named("g"));
    for i in 0..shapes.len() {
        let seed = dice.below(1 << 30);
        let other = if dice.below(3) == 0 { dice.below(1 << 30) } else { seed };
        for (functions, seed) in [(&originals, seed), (&copies, other)] {
            let function = &functions[i];
            let mut dice = Dice { random: Random::new(seed), kinds };
            let mut writer = Writer { dice: &mut dice, functions, next: 10 };
            let params: Vec<Local> = function.params.iter().map(|_| writer.local()).collect();
            let mut scope: Vec<(Local, Kind)> = params.iter().copied().zip(function.params.iter().copied()).collect();
            let body = writer.expr(function.result, &mut scope, 4);
            let ty = Type::funs(function.params.iter().map(|kind| kind.ty()), function.result.ty());
            let code = Code::Expr(Arc::new(Expr::Lam(params, Box::new(body))));
            program.add_global(Global { name: function.name.as_str().into(), ty, code, span: None, fixity: None });
        }
    }
    let variables = [
        (1, "x", Kind::Number),
        (2, "y", Kind::Number),
        (3, "xs", Kind::List),
        (4, "n", Kind::Int),
        (5, "m", Kind::Int),
    ];
    let mut goals = Vec::new();
    for (original, copy) in originals.iter().zip(&copies) {
        let side = |function: &Function| {
            let args = function.params.iter().map(|kind| {
                let (id, name, _) = variables.iter().find(|(.., k)| k == kind).expect("there is one of each kind");
                Expr::Local(Local { id: *id, name: (*name).into() })
            });
            Expr::App(Box::new(Expr::Global(function.name.as_str().into())), args.collect())
        };
        goals.push(goal(&mut dice, &variables, original.result, side(original), side(copy)));
    }
    for _ in 0..2 {
        let kind = dice.kind();
        let mut scope: Vec<(Local, Kind)> = variables
            .iter()
            .filter(|(.., kind)| kinds.contains(kind))
            .map(|(id, name, kind)| (Local { id: *id, name: (*name).into() }, *kind))
            .collect();
        let mut writer = Writer { dice: &mut dice, functions: &originals, next: 10 };
        let (left, right) = (writer.expr(kind, &mut scope, 3), writer.expr(kind, &mut scope, 3));
        goals.push(goal(&mut dice, &variables, kind, left, right));
    }
    (Arc::new(program), goals)
}

/// Now and then the variables are total, or finite.
fn goal(dice: &mut Dice, variables: &[(u32, &str, Kind)], kind: Kind, left: Expr, right: Expr) -> Goal {
    let range = dice.below(4);
    let variable = |(local, name, kind): &(u32, &str, Kind)| GoalVariable {
        local: *local,
        name: (*name).into(),
        ty: kind.ty(),
        total: range >= 2,
        finite: range == 3,
        dictionary: false,
    };
    let occurring = variables.iter().filter(|(local, ..)| occurs(&left, *local) || occurs(&right, *local));
    let variables = occurring.map(variable).collect();
    Goal { name: "random".into(), variables, left, right, ty: kind.ty() }
}

fn occurs(expr: &Expr, local: u32) -> bool {
    match expr {
        Expr::Local(other) => other.id == local,
        Expr::App(_, args) | Expr::Con(_, args) | Expr::Prim(_, args) => args.iter().any(|arg| occurs(arg, local)),
        Expr::Case(scrutinee, alts, _) => occurs(scrutinee, local) || alts.iter().any(|alt| occurs(&alt.body, local)),
        _ => false,
    }
}

fn decide(seeds: std::ops::Range<u64>, kinds: &'static [Kind]) -> Counts {
    on_large_stack(move || {
        let mut counts = Counts::default();
        for seed in seeds {
            let (program, goals) = random(seed * 7919 + 1, kinds);
            for goal in goals {
                counts.decide(&program, &goal, || format!("seed {seed}"));
            }
        }
        counts
    })
}

#[test]
fn verified_rules_survive_being_run() {
    decide(0..150, DATA).are_more_than(100, 20, 100);
}

#[test]
fn verified_rules_of_numbers_survive_being_run() {
    decide(0..150, ALL).are_more_than(100, 20, 100);
}
