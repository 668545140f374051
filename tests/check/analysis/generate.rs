//! Random programs: recursion through several fields, several functions and several types; functions as arguments and in
//! data; local recursion; forcing; division and errors; class dictionaries.

use std::fmt::Write as _;
use std::sync::Arc;

use selfsame_core::expr::{Alt, AltPattern, Expr, Label, LabelKind, Lit, Local};
use selfsame_core::prim::PrimOp;
use selfsame_core::program::{Code, ConDef, DataDef, DataKind, Global, Program};
use selfsame_core::types::Type;
use selfsame_testing::Random;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Nat,
    List,
    /// With two constructors that have fields of the type, one of them two.
    Tree,
    /// A tree and its branches, by way of each other.
    Rose,
    Forest,
    /// A type that holds itself with other parameters.
    Deep,
    Deeper,
    /// Lists of lists.
    Lists,
    /// With strict fields.
    Tight,
    Int,
    Integer,
    Char,
    /// From numbers to numbers.
    Function,
    /// From functions to numbers.
    Functional,
    /// Holds a function.
    Box,
    Dictionary,
}

use Kind::*;

const ANY: &[Kind] = &[
    Nat, Nat, Nat, List, List, Tree, Tree, Rose, Forest, Deep, Lists, Tight, Int, Integer, Char, Function, Functional,
    Box,
];
const DATA: &[Kind] = &[Nat, List, Tree, Rose, Forest, Deep, Deeper, Lists, Tight, Box];

impl Kind {
    pub fn is_data(self) -> bool {
        DATA.contains(&self)
    }

    /// Whether the type has fields of itself.
    pub fn has_spine(self) -> bool {
        matches!(self, Nat | List | Tree | Forest | Lists | Tight)
    }

    pub fn ty(self) -> Type {
        match self {
            Int => Type::int(),
            Integer => Type::integer(),
            Char => Type::char(),
            Function => Type::fun(Nat.ty(), Nat.ty()),
            Functional => Type::fun(Function.ty(), Nat.ty()),
            Deep => Type::con_of("Deep", [Nat.ty()]),
            Deeper => Type::con_of("Deep", [Tree.ty()]),
            Lists => Type::con_of("Seq", [List.ty()]),
            Dictionary => Type::con("C"),
            _ => Type::con(format!("{self:?}").as_str()),
        }
    }

    /// With the kinds of their fields; none for types that are not data.
    pub fn constructors(self) -> &'static [(&'static str, &'static [Kind])] {
        match self {
            Nat => &[("Z", &[]), ("S", &[Nat])],
            List => &[("Nil", &[]), ("Cons", &[Nat, List])],
            Tree => &[("Leaf", &[]), ("Link", &[Tree]), ("Fork", &[Tree, Nat, Tree])],
            Rose => &[("Rose", &[Nat, Forest])],
            Forest => &[("Bare", &[]), ("Grown", &[Rose, Forest])],
            Deep => &[("Flat", &[]), ("Deep", &[Nat, Deeper])],
            Deeper => &[("Flat", &[]), ("Deep", &[Tree, Deeper])],
            Lists => &[("End", &[]), ("More", &[List, Lists])],
            Tight => &[("Loose", &[]), ("Tight", &[Nat, Tight])],
            Box => &[("Empty", &[]), ("Box", &[Nat, Function])],
            Dictionary => &[("$DC", &[Function, Function])],
            Int | Integer | Char | Function | Functional => &[],
        }
    }
}

pub struct Function {
    pub name: String,
    pub params: Vec<Kind>,
    pub result: Kind,
}

pub fn con(name: &str, fields: Vec<Expr>) -> Expr {
    Expr::Con(name.into(), fields)
}

pub fn lambda(params: Vec<Local>, body: Expr) -> Expr {
    Expr::Lam(params, std::boxed::Box::new(body))
}

pub fn case(scrutinee: Expr, alts: Vec<(&str, Vec<Local>, Expr)>) -> Expr {
    let alt =
        |(name, fields, body): (&str, Vec<Local>, Expr)| Alt { pattern: AltPattern::Con(name.into(), fields), body };
    Expr::Case(std::boxed::Box::new(scrutinee), alts.into_iter().map(alt).collect(), None)
}

/// The function in a box, or the identity.
pub fn unboxed(boxed: Expr) -> Expr {
    let [n, f, x] = [800, 801, 802].map(|id| Local { id, name: "u".into() });
    case(boxed, vec![("Empty", vec![], lambda(vec![x], Expr::Local(x))), ("Box", vec![n, f], Expr::Local(f))])
}

fn force(what: Expr, then: Expr) -> Expr {
    Expr::Case(std::boxed::Box::new(what), vec![], Some(std::boxed::Box::new(then)))
}

/// A function that is defined inside another.
#[derive(Clone)]
struct Inner {
    local: Local,
    param: Kind,
    result: Kind,
}

struct Writer<'a> {
    dice: &'a mut Random,
    functions: &'a [Function],
    scope: Vec<(Local, Kind)>,
    inner: Vec<Inner>,
    next: u32,
}

impl Writer<'_> {
    fn local(&mut self) -> Local {
        self.next += 1;
        Local { id: self.next, name: "v".into() }
    }

    /// A variable of the kind, more often one that was bound late: these are parts of others.
    fn variable(&mut self, kind: Kind) -> Option<Expr> {
        let fitting: Vec<Local> =
            self.scope.iter().filter(|(_, other)| *other == kind).map(|(local, _)| *local).collect();
        let last = *fitting.last()?;
        Some(Expr::Local(if self.dice.once_in(2) { last } else { self.dice.pick(&fitting) }))
    }

    fn expr(&mut self, kind: Kind, fuel: u32) -> Expr {
        let choice = self.dice.below(if fuel == 0 { 5 } else { 24 });
        match choice {
            0..=3 => self.variable(kind).unwrap_or_else(|| self.leaf(kind)),
            4 => self.leaf(kind),
            5..=8 => self.construct(kind, fuel - 1),
            9..=14 => self.call(kind, fuel - 1),
            15 => self.inner(kind, fuel - 1),
            16 => {
                let kind_of_first = self.dice.pick(ANY);
                force(self.expr(kind_of_first, (fuel - 1).min(1)), self.expr(kind, fuel - 1))
            }
            17 => {
                let (local, bound) = (self.local(), self.dice.pick(ANY));
                let value = self.expr(bound, fuel - 1);
                self.scope.push((local, bound));
                let body = self.expr(kind, fuel - 1);
                self.scope.pop();
                Expr::Let(local, std::boxed::Box::new(value), std::boxed::Box::new(body))
            }
            18 if self.dice.once_in(4) => bottom(self.dice),
            19 => self.test(kind, fuel - 1),
            _ => self.case(kind, fuel - 1),
        }
    }

    fn leaf(&mut self, kind: Kind) -> Expr {
        match kind {
            Int => Expr::Lit(Lit::Int(self.dice.pick(&[0, 1, -1, 2, i64::MIN]))),
            Integer => Expr::Lit(Lit::Integer(self.dice.pick(&[0, 1, -3]).into())),
            Char => Expr::Lit(Lit::Char(self.dice.pick(&['a', '\u{10ffff}', '\0']))),
            Function => {
                let local = self.local();
                let body = if self.dice.once_in(3) { con("Z", vec![]) } else { con("S", vec![Expr::Local(local)]) };
                lambda(vec![local], body)
            }
            Functional => {
                let local = self.local();
                let number = self.dice.pick(&["Z", "endless"]);
                let number = if number == "Z" { con("Z", vec![]) } else { Expr::Global("endless".into()) };
                let result = Expr::App(std::boxed::Box::new(Expr::Local(local)), vec![number]);
                lambda(vec![local], if self.dice.once_in(2) { force(result, con("Z", vec![])) } else { result })
            }
            Dictionary => Expr::Global(self.dice.pick(&["small", "large"]).into()),
            Rose => con("Rose", vec![con("Z", vec![]), con("Bare", vec![])]),
            _ => con(kind.constructors()[0].0, vec![]),
        }
    }

    fn construct(&mut self, kind: Kind, fuel: u32) -> Expr {
        use PrimOp::*;
        match kind {
            Int => {
                let op = self.dice.pick(&[IntAdd, IntSub, IntMul, IntDiv, IntQuot, IntMod, IntShiftL, CharOrd]);
                let left = self.expr(if op == CharOrd { Char } else { Int }, fuel);
                if op == CharOrd {
                    return Expr::Prim(op, vec![left]);
                }
                Expr::Prim(op, vec![left, self.expr(Int, fuel)])
            }
            Integer => {
                let op = self.dice.pick(&[IntegerAdd, IntegerMul, IntegerDiv, IntegerRem]);
                Expr::Prim(op, vec![self.expr(Integer, fuel), self.expr(Integer, fuel)])
            }
            Char => match self.dice.below(3) {
                0 => Expr::Prim(CharChr, vec![self.expr(Int, fuel)]),
                _ => Expr::Prim(CharToUpper, vec![self.expr(Char, fuel)]),
            },
            Function | Functional => {
                let local = self.local();
                self.scope.push((local, if kind == Function { Nat } else { Function }));
                let body = self.expr(Nat, fuel);
                self.scope.pop();
                lambda(vec![local], body)
            }
            Dictionary => self.variable(kind).unwrap_or_else(|| self.leaf(kind)),
            _ => {
                let (name, fields) = self.dice.pick(kind.constructors());
                let fields: Vec<Expr> = fields.iter().map(|field| self.expr(*field, fuel)).collect();
                if kind == Tight { self.forced(name, fields) } else { con(name, fields) }
            }
        }
    }

    /// A constructor with strict fields, as front ends write it.
    fn forced(&mut self, name: &str, fields: Vec<Expr>) -> Expr {
        let locals: Vec<Local> = fields.iter().map(|_| self.local()).collect();
        let made = con(name, locals.iter().map(|local| Expr::Local(*local)).collect());
        locals.iter().zip(fields).rev().fold(made, |then, (local, field)| {
            Expr::Let(*local, std::boxed::Box::new(field), std::boxed::Box::new(force(Expr::Local(*local), then)))
        })
    }

    fn argument(&mut self, kind: Kind, fuel: u32) -> Expr {
        match self.variable(kind) {
            Some(variable) if !self.dice.once_in(3) => variable,
            _ => self.expr(kind, fuel),
        }
    }

    fn call(&mut self, kind: Kind, fuel: u32) -> Expr {
        let inner: Vec<Inner> = self.inner.iter().filter(|inner| inner.result == kind).cloned().collect();
        if let Some(inner) = inner.last().filter(|_| !self.dice.once_in(3)) {
            return Expr::App(std::boxed::Box::new(Expr::Local(inner.local)), vec![self.argument(inner.param, fuel)]);
        }
        if kind == Nat && self.dice.once_in(3) {
            let function = self.method().or_else(|| self.variable(Function));
            if let Some(function) = function {
                return Expr::App(std::boxed::Box::new(function), vec![self.argument(Nat, fuel)]);
            }
        }
        if kind == Nat && self.dice.once_in(6) {
            let head = self.argument(Functional, fuel);
            return Expr::App(std::boxed::Box::new(head), vec![self.argument(Function, fuel)]);
        }
        if kind == Nat && self.dice.once_in(8) {
            return Expr::App(std::boxed::Box::new(self.expr(Function, fuel)), vec![self.argument(Nat, fuel)]);
        }
        let is_partial = |function: &self::Function| {
            kind == Function && function.result == Nat && function.params.last() == Some(&Nat)
        };
        let fits = |function: &&self::Function| function.result == kind || is_partial(function);
        let fitting: Vec<&self::Function> = self.functions.iter().filter(fits).collect();
        if fitting.is_empty() {
            return self.construct(kind, fuel);
        }
        let function = fitting[self.dice.below(fitting.len())];
        let left_out = usize::from(function.result != kind);
        let given = function.params.len() - left_out;
        let args: Vec<Expr> = function.params[..given].iter().map(|param| self.argument(*param, fuel)).collect();
        let head = Expr::Global(function.name.as_str().into());
        if args.is_empty() { head } else { Expr::App(std::boxed::Box::new(head), args) }
    }

    /// A method of a dictionary in scope.
    fn method(&mut self) -> Option<Expr> {
        let dictionary = self.variable(Dictionary)?;
        let (first, second) = (self.local(), self.local());
        let method = self.dice.pick(&[first, second]);
        Some(case(dictionary, vec![("$DC", vec![first, second], Expr::Local(method))]))
    }

    /// A local function, recursive perhaps.
    fn inner(&mut self, kind: Kind, fuel: u32) -> Expr {
        let (local, param, own) = (self.local(), self.dice.pick(DATA), self.local());
        self.inner.push(Inner { local, param, result: kind });
        self.scope.push((own, param));
        let body = self.case_on(Expr::Local(own), param, kind, fuel);
        self.scope.pop();
        let start = self.argument(param, fuel.min(1));
        self.inner.pop();
        let call = Expr::App(std::boxed::Box::new(Expr::Local(local)), vec![start]);
        Expr::LetRec(vec![(local, lambda(vec![own], body))], std::boxed::Box::new(call))
    }

    fn case(&mut self, kind: Kind, fuel: u32) -> Expr {
        let in_scope: Vec<(Local, Kind)> = self.scope.iter().filter(|(_, kind)| kind.is_data()).copied().collect();
        if !in_scope.is_empty() && !self.dice.once_in(4) {
            let (local, on) = self.dice.pick(&in_scope);
            return self.case_on(Expr::Local(local), on, kind, fuel);
        }
        let on = self.dice.pick(DATA);
        let scrutinee = self.expr(on, fuel.min(2));
        self.case_on(scrutinee, on, kind, fuel)
    }

    fn case_on(&mut self, scrutinee: Expr, on: Kind, kind: Kind, fuel: u32) -> Expr {
        let mut alts = Vec::new();
        let constructors = on.constructors();
        let left_out = if self.dice.once_in(6) { self.dice.below(constructors.len()) } else { usize::MAX };
        for (i, (name, fields)) in constructors.iter().enumerate() {
            if i == left_out {
                continue;
            }
            let locals: Vec<Local> = fields.iter().map(|_| self.local()).collect();
            let outer = self.scope.len();
            self.scope.extend(locals.iter().copied().zip(fields.iter().copied()));
            let body = if self.dice.once_in(14) { bottom(self.dice) } else { self.expr(kind, fuel) };
            self.scope.truncate(outer);
            alts.push(Alt { pattern: AltPattern::Con((*name).into(), locals), body });
        }
        let default = (left_out != usize::MAX).then(|| std::boxed::Box::new(self.expr(kind, fuel)));
        Expr::Case(std::boxed::Box::new(scrutinee), alts, default)
    }

    /// A function that goes through one of its arguments, along fields chosen at random: what most programs are made of.
    fn walk(&mut self, function: &self::Function) -> Expr {
        let walkable = |(_, kind): &(usize, &Kind)| kind.has_spine() || matches!(kind, Rose | Deep | Deeper);
        let over: Vec<usize> = function.params.iter().enumerate().filter(walkable).map(|(at, _)| at).collect();
        if over.is_empty() {
            return self.case(function.result, 3);
        }
        let at = self.dice.pick(&over);
        let (local, on) = self.scope[at];
        let mut alts = Vec::new();
        for (name, fields) in on.constructors() {
            let locals: Vec<Local> = fields.iter().map(|_| self.local()).collect();
            let outer = self.scope.len();
            self.scope.extend(locals.iter().copied().zip(fields.iter().copied()));
            let below = locals.iter().zip(*fields).filter(|(_, field)| **field == on).map(|(local, _)| *local);
            let below: Vec<Local> = below.collect();
            let body = match below.is_empty() || self.dice.once_in(6) {
                true => self.expr(function.result, 1),
                false => self.walk_on(function, at, &below),
            };
            self.scope.truncate(outer);
            alts.push(Alt { pattern: AltPattern::Con((*name).into(), locals), body });
        }
        Expr::Case(std::boxed::Box::new(Expr::Local(local)), alts, None)
    }

    /// A call for a smaller value, after something else was looked at, or inside of something.
    fn walk_on(&mut self, function: &self::Function, at: usize, below: &[Local]) -> Expr {
        let next = Expr::Local(self.dice.pick(below));
        let args = function.params.iter().enumerate().map(|(i, kind)| match i == at {
            true => next.clone(),
            false => self.argument(*kind, 1),
        });
        let args = args.collect();
        let call = Expr::App(std::boxed::Box::new(Expr::Global(function.name.as_str().into())), args);
        let recursive = |(_, fields): &&(&'static str, &'static [Kind])| fields.contains(&function.result);
        match self.dice.below(6) {
            0 => {
                let (what, _) = self.dice.pick(&self.scope.clone());
                force(Expr::Local(what), call)
            }
            1 => force(call, self.expr(function.result, 1)),
            2 => {
                let constructors: Vec<_> = function.result.constructors().iter().filter(recursive).copied().collect();
                let Some((name, fields)) = constructors.first().copied().filter(|_| function.result != Tight) else {
                    return call;
                };
                let own = fields.iter().position(|field| *field == function.result).unwrap_or(0);
                let field = |(i, kind): (usize, &Kind)| if i == own { call.clone() } else { self.argument(*kind, 1) };
                con(name, fields.iter().enumerate().map(field).collect())
            }
            3 if function.result.is_data() => self.case_on(call, function.result, function.result, 1),
            _ => call,
        }
    }

    fn test(&mut self, kind: Kind, fuel: u32) -> Expr {
        use PrimOp::*;
        let (op, on) = self.dice.pick(&[(IntEq, Int), (IntLt, Int), (IntegerLe, Integer), (CharEq, Char)]);
        let condition = Expr::Prim(op, vec![self.expr(on, fuel.min(1)), self.expr(on, fuel.min(1))]);
        let (no, yes) = (self.expr(kind, fuel), self.expr(kind, fuel));
        case(condition, vec![("False", vec![], no), ("True", vec![], yes)])
    }
}

fn bottom(dice: &mut Random) -> Expr {
    match dice.below(3) {
        0 => Expr::Prim(PrimOp::Error, vec![Expr::Lit(Lit::Str("text".into()))]),
        _ => Expr::Bottom(Label::new(LabelKind::Error, dice.pick(&["red", "blue"]))),
    }
}

/// A program with some functions.
pub fn random(seed: u64) -> (Arc<Program>, Vec<Function>) {
    let mut dice = Random::nth(seed);
    let mut program = Program::with_builtins();
    types(&mut program);
    let mut functions = vec![self::Function { name: "walk".into(), params: vec![Nat], result: Nat }];
    for i in 0..5 {
        let count = if dice.once_in(8) { 0 } else { 1 + dice.below(3) };
        let mut param = || if dice.once_in(10) { Dictionary } else { dice.pick(ANY) };
        let params: Vec<Kind> = (0..count).map(|_| param()).collect();
        let result = if params.is_empty() && dice.once_in(2) { Function } else { dice.pick(ANY) };
        functions.push(self::Function { name: format!("f{i}"), params, result });
    }
    for function in &functions[1..] {
        let mut writer =
            Writer { dice: &mut dice, functions: &functions, scope: Vec::new(), inner: Vec::new(), next: 10 };
        let params: Vec<Local> = function.params.iter().map(|_| writer.local()).collect();
        writer.scope = params.iter().copied().zip(function.params.iter().copied()).collect();
        let body = match writer.dice.below(6) {
            0 => writer.expr(function.result, 4),
            1 | 2 => writer.walk(function),
            _ => writer.case(function.result, 3),
        };
        let code = if params.is_empty() { body } else { lambda(params, body) };
        let ty = Type::funs(function.params.iter().map(|kind| kind.ty()), function.result.ty());
        global(&mut program, &function.name, ty, code);
    }
    (Arc::new(program), functions)
}

fn types(program: &mut Program) {
    let declare = |program: &mut Program,
                   kind: Kind,
                   name: &str,
                   of: DataKind,
                   params: &[&str],
                   fields: &dyn Fn(Kind) -> Type| {
        let cons = kind.constructors().iter().map(|(name, kinds)| ConDef {
            name: (*name).into(),
            fields: kinds.iter().map(|field| fields(*field)).collect(),
            strict: vec![kind == Tight; kinds.len()],
            labels: vec![],
            fixity: None,
        });
        let params = params.iter().map(|param| (*param).into()).collect();
        program.add_data(DataDef { name: name.into(), params, kind: of, cons: cons.collect(), span: None });
    };
    for kind in [Nat, List, Tree, Rose, Forest, Tight, Box] {
        declare(program, kind, &format!("{kind:?}"), DataKind::Data, &[], &|field| field.ty());
    }
    let a = || Type::var("a");
    declare(program, Deep, "Deep", DataKind::Data, &["a"], &|field| if field == Nat { a() } else { Deeper.ty() });
    let seq = || Type::con_of("Seq", [a()]);
    declare(program, Lists, "Seq", DataKind::Data, &["a"], &|field| if field == List { a() } else { seq() });
    declare(program, Dictionary, "C", DataKind::Dictionary, &[], &|field| field.ty());
    let [x, y] = [1, 2].map(|id| Local { id, name: "x".into() });
    let step =
        |then: Expr| lambda(vec![x], case(Expr::Local(x), vec![("Z", vec![], con("Z", vec![])), ("S", vec![y], then)]));
    let again = Expr::App(std::boxed::Box::new(Expr::Global("walk".into())), vec![Expr::Local(y)]);
    global(program, "walk", Kind::Function.ty(), step(again));
    global(program, "endless", Nat.ty(), con("S", vec![Expr::Global("endless".into())]));
    let partial = step(Expr::Bottom(Label::new(LabelKind::Error, "green")));
    let methods = [[step(Expr::Local(y)), lambda(vec![x], Expr::Local(x))], [Expr::Global("walk".into()), partial]];
    for (name, methods) in ["small", "large"].into_iter().zip(methods) {
        global(program, name, Dictionary.ty(), con("$DC", methods.to_vec()));
    }
}

pub fn global(program: &mut Program, name: &str, ty: Type, code: Expr) {
    let code = Code::Expr(Arc::new(code));
    program.add_global(Global { name: name.into(), ty, code, span: None, fixity: None });
}

/// The definitions, for whoever has to find out what is wrong.
pub fn shown(program: &Program) -> String {
    let mut text = String::new();
    for (_, global) in program.globals() {
        if let Code::Expr(code) = &global.code {
            let _ = writeln!(text, "{} = {}", global.name, brief(code));
        }
    }
    text
}

fn brief(expr: &Expr) -> String {
    let all = |list: &[Expr]| list.iter().map(brief).collect::<Vec<_>>().join(" ");
    let names = |locals: &[Local]| locals.iter().map(|local| format!("v{}", local.id)).collect::<Vec<_>>().join(" ");
    match expr {
        Expr::Local(local) => format!("v{}", local.id),
        Expr::Global(name) => name.to_string(),
        Expr::Lam(params, body) => format!("(\\{} -> {})", names(params), brief(body)),
        Expr::App(head, args) => format!("({} {})", brief(head), all(args)),
        Expr::Let(local, value, body) => format!("(let v{} = {} in {})", local.id, brief(value), brief(body)),
        Expr::LetRec(bindings, body) => {
            let bindings = bindings.iter().map(|(local, value)| format!("v{} = {}", local.id, brief(value)));
            format!("(letrec {} in {})", bindings.collect::<Vec<_>>().join("; "), brief(body))
        }
        Expr::Con(name, fields) if fields.is_empty() => name.to_string(),
        Expr::Con(name, fields) => format!("({name} {})", all(fields)),
        Expr::Case(scrutinee, alts, default) => {
            let mut arms: Vec<String> = alts
                .iter()
                .map(|alt| match &alt.pattern {
                    AltPattern::Con(name, locals) => format!("{name} {} -> {}", names(locals), brief(&alt.body)),
                    AltPattern::Lit(lit) => format!("{lit:?} -> {}", brief(&alt.body)),
                })
                .collect();
            arms.extend(default.iter().map(|default| format!("_ -> {}", brief(default))));
            format!("(case {} of {{{}}})", brief(scrutinee), arms.join("; "))
        }
        Expr::Prim(op, args) => format!("({op:?} {})", all(args)),
        Expr::Bottom(label) => format!("<{}>", label.text),
        other => format!("{other:?}"),
    }
}
