//! No verified rule is contradicted by running it: random programs, all small values, partial and cyclic ones included.

use std::sync::Arc;
use std::time::{Duration, Instant};

use selfsame_core::eval::{Bottom, Limits, Machine, Ref, Stop, Value};
use selfsame_core::expr::{Alt, AltPattern, Expr, Label, LabelKind, Local};
use selfsame_core::program::{Code, ConDef, DataDef, DataKind, Global, Program};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;
use selfsame_core::verdict::Verdict;
use selfsame_equiv::{Goal, GoalVariable, Options, check};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Number,
    List,
}

impl Kind {
    fn ty(self) -> Type {
        match self {
            Kind::Number => Type::con("N"),
            Kind::List => Type::con("L"),
        }
    }
}

/// Numbers that look random and are the same in every run.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len() as u64) as usize]
    }

    fn kind(&mut self) -> Kind {
        self.pick(&[Kind::Number, Kind::List])
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
        Expr::Con(if kind == Kind::Number { "Z" } else { "Nil" }.into(), vec![])
    }

    fn construct(&mut self, kind: Kind, scope: &mut Vec<(Local, Kind)>, fuel: u32) -> Expr {
        match kind {
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
        let scrutinee = self.expr(on, scope, fuel.min(2) - 1);
        let (empty, full, fields): (&str, &str, &[Kind]) = match on {
            Kind::Number => ("Z", "S", &[Kind::Number]),
            Kind::List => ("Nil", "Cons", &[Kind::Number, Kind::List]),
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
fn random(seed: u64) -> (Arc<Program>, Vec<Goal>) {
    let mut dice = Dice(seed);
    let number = Kind::Number.ty();
    let mut program = Program::with_builtins();
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
            let mut dice = Dice(seed);
            let mut writer = Writer { dice: &mut dice, functions, next: 10 };
            let params: Vec<Local> = function.params.iter().map(|_| writer.local()).collect();
            let mut scope: Vec<(Local, Kind)> = params.iter().copied().zip(function.params.iter().copied()).collect();
            let body = writer.expr(function.result, &mut scope, 4);
            let ty = Type::funs(function.params.iter().map(|kind| kind.ty()), function.result.ty());
            let code = Code::Expr(Arc::new(Expr::Lam(params, Box::new(body))));
            program.add_global(Global { name: function.name.as_str().into(), ty, code, span: None, fixity: None });
        }
    }
    let variables = [(1, "x", Kind::Number), (2, "y", Kind::Number), (3, "xs", Kind::List)];
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
        let mut scope: Vec<(Local, Kind)> =
            variables.iter().map(|(id, name, kind)| (Local { id: *id, name: (*name).into() }, *kind)).collect();
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
        Expr::App(_, args) | Expr::Con(_, args) => args.iter().any(|arg| occurs(arg, local)),
        Expr::Case(scrutinee, alts, _) => occurs(scrutinee, local) || alts.iter().any(|alt| occurs(&alt.body, local)),
        _ => false,
    }
}

fn small_values(kind: Kind, name: &str) -> Vec<Expr> {
    let bottom = |place: &str| Expr::Bottom(Label::new(LabelKind::Undefined, Symbol::new(&format!("{name}{place}"))));
    let zero = || Expr::Con("Z".into(), vec![]);
    let succ = |n: Expr| Expr::Con("S".into(), vec![n]);
    let nil = || Expr::Con("Nil".into(), vec![]);
    let cons = |x: Expr, xs: Expr| Expr::Con("Cons".into(), vec![x, xs]);
    let knot = Local { id: 900, name: "knot".into() };
    let cyclic = |body: Expr| Expr::LetRec(vec![(knot, body)], Box::new(Expr::Local(knot)));
    match kind {
        Kind::Number => {
            vec![
                bottom(""),
                zero(),
                succ(bottom("1")),
                succ(zero()),
                succ(succ(zero())),
                cyclic(succ(Expr::Local(knot))),
            ]
        }
        Kind::List => vec![
            bottom(""),
            nil(),
            cons(bottom("1"), nil()),
            cons(zero(), bottom("2")),
            cons(succ(zero()), cons(zero(), nil())),
            cyclic(cons(zero(), Expr::Local(knot))),
        ],
    }
}

fn is_partial(value: &Expr) -> bool {
    match value {
        Expr::Bottom(_) => true,
        Expr::Con(_, fields) => fields.iter().any(is_partial),
        _ => false,
    }
}

fn is_infinite(value: &Expr) -> bool {
    matches!(value, Expr::LetRec(..))
}

#[derive(Debug, PartialEq)]
enum Seen {
    Con(u32, Vec<Seen>),
    Bottom(Label),
    Unfinished,
    Deeper,
}

fn look(machine: &mut Machine, value: Ref, depth: u32) -> Seen {
    if depth == 0 {
        return Seen::Deeper;
    }
    match machine.whnf(value) {
        Ok(Value::Con(con, fields)) => {
            Seen::Con(con.0, fields.into_iter().map(|field| look(machine, field, depth - 1)).collect())
        }
        Err(Stop::Bottom(Bottom::Label(label))) => Seen::Bottom(label),
        Err(Stop::Steps | Stop::Loop | Stop::Memory) => Seen::Unfinished,
        other => panic!("no outcome of such a program: {other:?}"),
    }
}

/// Values of the variables for which the sides are seen to differ.
fn contradiction(program: &Arc<Program>, goal: &Goal) -> Option<String> {
    let mut machine = Machine::new(program.clone(), Limits::default());
    let kind = |variable: &GoalVariable| if variable.ty == Kind::List.ty() { Kind::List } else { Kind::Number };
    let mut choices: Vec<Vec<(Local, Expr)>> = vec![Vec::new()];
    for variable in &goal.variables {
        let local = Local { id: variable.local, name: variable.name };
        let values = small_values(kind(variable), variable.name.as_str());
        let misfits = |value: &Expr| variable.total && is_partial(value) || variable.finite && is_infinite(value);
        let values: Vec<Expr> = values.into_iter().filter(|value| !misfits(value)).collect();
        choices = choices
            .iter()
            .flat_map(|chosen| {
                values.iter().map(|value| chosen.iter().cloned().chain([(local, value.clone())]).collect())
            })
            .collect();
    }
    for chosen in choices {
        let mut run = |steps| {
            [&goal.left, &goal.right].map(|side| {
                let bind = |body: Expr, (local, value): &(Local, Expr)| {
                    Expr::Let(*local, Box::new(value.clone()), Box::new(body))
                };
                let closed = chosen.iter().fold(side.clone(), bind);
                machine.set_limits(Limits { steps, bytes: 1 << 26, deadline: None });
                let value = machine.load(&closed);
                look(&mut machine, value, 4)
            })
        };
        // One side may only be a little slower than the other.
        let [left, right] = run(5_000);
        if left != right {
            let [left, right] = run(500_000);
            if left != right {
                return Some(format!("{chosen:?}: {left:?} and {right:?}"));
            }
        }
    }
    None
}

#[test]
fn verified_rules_survive_being_run() {
    let work = || {
        let (mut verified, mut finite, mut refuted) = (0, 0, 0);
        for seed in 0..150 {
            let (program, goals) = random(seed * 7919 + 1);
            for goal in goals {
                let deadline = Some((Instant::now() + Duration::from_millis(100), 1));
                let options = Options { obligations: Some(25), deadline, ..Options::default() };
                match check(&program, &goal, &options).verdict {
                    Verdict::Verified => {
                        verified += 1;
                        finite += usize::from(goal.variables.iter().any(|variable| variable.finite));
                        let contradiction = contradiction(&program, &goal);
                        assert_eq!(contradiction, None, "seed {seed}: {goal:?}");
                    }
                    Verdict::Refuted(_) => refuted += 1,
                    Verdict::Unknown(_) => {}
                }
            }
        }
        let enough = verified > 100 && finite > 20 && refuted > 100;
        assert!(enough, "the test tests little: {verified} verified, {finite} of finite values, {refuted} refuted");
    };
    let thread = std::thread::Builder::new().stack_size(1 << 30).spawn(work).expect("a thread can be started");
    thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
}
