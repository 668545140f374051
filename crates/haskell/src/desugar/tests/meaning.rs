//! Compiled matches against a naive reading of the rules: rows one after another, each from left to right.
//!
//! Random matrices over a few small types meet random values with bottoms in them; both readings must give the same
//! result, the same bottom included.

use std::rc::Rc;

use rustc_hash::FxHashMap;
use selfsame_core::expr::{AltPattern, Expr, Lit};
use selfsame_core::symbol::Symbol;
use selfsame_testing::Random;

use super::make::*;
use super::print::print;
use crate::desugar::{Desugar, translate};
use crate::elab::{BindGroup, Elab, Guard, GuardedBody, Pat, Row};

#[test]
fn compiled_matches_mean_what_the_rows_say() {
    for seed in 0..6000 {
        let mut author = Author(Random::new(seed * 0x9E37_79B9 + 1));
        let types: Vec<Ty> = (0..1 + author.below(3)).map(|_| author.ty()).collect();
        let rows: Vec<Row> = (0..1 + author.below(5)).map(|_| author.row(&types)).collect();
        // Without room to grow, rows are compiled one by one.
        let growth = if seed % 4 == 0 { 0 } else { Desugar::default().growth };
        let code = translate(Desugar { growth, ..Desugar::default() }, &[], &function(rows.clone()));
        for _ in 0..12 {
            let args: Vec<Value> = types.iter().map(|ty| author.value(ty, 4)).collect();
            let expected = reference(&rows, &args);
            let actual = run(&code, &args);
            assert_eq!(actual, expected, "seed {seed}, arguments {args:?}\nrows {rows:#?}\ncode {}", print(&code));
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
enum Value {
    Bottom(String),
    Con(Symbol, Vec<Value>),
    Lit(Lit),
}

/// The types of the tests: enough for every kind of pattern.
#[derive(Clone, Copy)]
enum Ty {
    Bool,
    Nat,
    Colour,
    Pair,
    Text,
    Int,
    New,
    Strict,
}

impl Ty {
    fn cons(self) -> &'static [(&'static str, &'static [Ty])] {
        match self {
            Ty::Bool => &[("False", &[]), ("True", &[])],
            Ty::Nat => &[("Z", &[]), ("S", &[Ty::Nat])],
            Ty::Colour => &[("Red", &[]), ("Green", &[]), ("Blue", &[])],
            Ty::Pair => &[("(,)", &[Ty::Nat, Ty::Bool])],
            Ty::New => &[("N", &[Ty::Nat])],
            Ty::Strict => &[("P", &[Ty::Bool, Ty::Bool])],
            Ty::Text | Ty::Int => &[],
        }
    }
}

/// Makes patterns and values.
struct Author(Random);

impl Author {
    fn below(&mut self, bound: u64) -> u64 {
        self.0.below(bound)
    }

    fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        self.0.pick(items)
    }

    fn ty(&mut self) -> Ty {
        self.pick(&[Ty::Bool, Ty::Nat, Ty::Colour, Ty::Pair, Ty::Text, Ty::Int, Ty::New, Ty::Strict])
    }

    fn value(&mut self, ty: &Ty, depth: u32) -> Value {
        if self.below(6) == 0 {
            return Value::Bottom(format!("b{}", self.below(100)));
        }
        match ty {
            Ty::Int => Value::Lit(Lit::Int(self.below(3) as i64)),
            Ty::Text if depth == 0 || self.below(3) == 0 => Value::Con("[]".into(), vec![]),
            Ty::Text => {
                let first = if self.below(8) == 0 {
                    self.value(&Ty::Text, 0)
                } else {
                    Value::Lit(Lit::Char(self.pick(&['a', 'b'])))
                };
                let first = if let Value::Con(..) = first { Value::Bottom("c".into()) } else { first };
                Value::Con(":".into(), vec![first, self.value(ty, depth - 1)])
            }
            Ty::New => self.value(&Ty::Nat, depth),
            _ => {
                let cons = ty.cons();
                let (name, fields) = if depth == 0 { cons[0] } else { self.pick(cons) };
                let fields: Vec<Value> = fields.iter().map(|ty| self.value(ty, depth.saturating_sub(1))).collect();
                match (&name, &fields[..]) {
                    (&"P", [_, Value::Bottom(label)]) => Value::Bottom(label.clone()),
                    _ => Value::Con(name.into(), fields),
                }
            }
        }
    }

    fn row(&mut self, types: &[Ty]) -> Row {
        let mut vars = Vec::new();
        let pats = types.iter().map(|ty| self.pat(*ty, 2, &mut vars)).collect();
        let mut wheres = Vec::new();
        if self.below(5) == 0 {
            let name = local("w");
            let nat =
                vars.iter().find(|(_, ty)| matches!(ty, Ty::Nat)).map_or(con("Z", vec![]), |(var, _)| use_of(*var));
            wheres.push(BindGroup::NonRec(name, con("(,)", vec![nat, con("True", vec![])])));
            vars.push((name, Ty::Pair));
        }
        let bodies = (0..1 + self.below(2)).map(|_| {
            let mut vars = vars.clone();
            let guards = if self.below(2) == 0 {
                Vec::new()
            } else {
                (0..1 + self.below(2)).map(|_| self.guard(&mut vars)).collect()
            };
            let tag = int(self.below(1000) as i64);
            // Large bodies show which variables stand for what; small ones are copied.
            let body = if self.below(3) == 0 {
                tag
            } else {
                let all = vars.iter().fold(con("[]", vec![]), |rest, (var, _)| con(":", vec![use_of(*var), rest]));
                con("(,)", vec![tag, all])
            };
            GuardedBody { guards, body }
        });
        Row { pats, wheres, bodies: bodies.collect() }
    }

    fn guard(&mut self, vars: &mut Vec<(selfsame_core::expr::Local, Ty)>) -> Guard {
        let (value, ty) = match vars.is_empty() || self.below(6) == 0 {
            true => (con("Z", vec![]), Ty::Nat),
            false => {
                let (var, ty) = vars[self.below(vars.len() as u64) as usize];
                (use_of(var), ty)
            }
        };
        match ty {
            Ty::Bool => Guard::Bool(value),
            _ if self.below(6) == 0 => {
                let name = local("l");
                vars.push((name, ty));
                Guard::Let(vec![BindGroup::NonRec(name, value)])
            }
            _ => Guard::Pat(self.pat(ty, 1, vars), value),
        }
    }

    fn pat(&mut self, ty: Ty, depth: u32, vars: &mut Vec<(selfsame_core::expr::Local, Ty)>) -> Pat {
        let var = |vars: &mut Vec<_>| {
            let name = local("x");
            vars.push((name, ty));
            name
        };
        match self.below(16) {
            0..=2 => Pat::Var(var(vars)),
            3..=4 => Pat::Wildcard,
            5 => Pat::As(var(vars), Box::new(self.pat(ty, depth, vars))),
            6 => Pat::Bang(Box::new(self.pat(ty, depth, vars))),
            7 => Pat::Lazy(Box::new(self.pat(ty, depth, vars)), fail("lazy")),
            8 => match ty {
                Ty::Bool => Pat::View(Box::new(global("not")), Box::new(self.pat(Ty::Bool, depth, vars))),
                Ty::Nat => Pat::View(Box::new(global("isZ")), Box::new(self.pat(Ty::Bool, depth, vars))),
                Ty::Text => Pat::View(Box::new(global("tail")), Box::new(self.pat(Ty::Text, depth, vars))),
                _ => Pat::Wildcard,
            },
            9 if matches!(ty, Ty::Nat) => Pat::Test(Box::new(global("isZ"))),
            9 if matches!(ty, Ty::Bool) => Pat::Test(Box::new(global("not"))),
            _ => match ty {
                Ty::Int => Pat::Lit(Lit::Int(self.below(3) as i64)),
                Ty::Text => Pat::Str(self.pick(&["", "a", "b", "ab", "aa", "aba"]).into()),
                _ if depth == 0 && !matches!(ty, Ty::Bool | Ty::Colour) => Pat::Wildcard,
                _ => {
                    let (name, fields) = self.pick(ty.cons());
                    pcon(name, fields.iter().map(|ty| self.pat(*ty, depth.saturating_sub(1), vars)).collect())
                }
            },
        }
    }
}

/// The functions that view patterns call.
fn primitive(name: Symbol, arg: &Value) -> Value {
    let con = |name: &str| Value::Con(name.into(), vec![]);
    match (name.as_str(), arg) {
        (_, Value::Bottom(label)) => Value::Bottom(label.clone()),
        ("not", Value::Con(arg, _)) => con(if arg.as_str() == "True" { "False" } else { "True" }),
        ("isZ", Value::Con(arg, _)) => con(if arg.as_str() == "Z" { "True" } else { "False" }),
        ("tail", Value::Con(_, fields)) => fields.get(1).cloned().unwrap_or(Value::Bottom("tail".into())),
        _ => unreachable!("ill-typed test"),
    }
}

// The naive reading.

type Bindings = FxHashMap<u32, Value>;

enum Match {
    Yes,
    No,
    Bottom(String),
}

fn reference(rows: &[Row], args: &[Value]) -> Value {
    'rows: for row in rows {
        let mut bindings = Bindings::default();
        for (pat, arg) in row.pats.iter().zip(args) {
            match match_pat(pat, arg, &mut bindings) {
                Match::Yes => {}
                Match::No => continue 'rows,
                Match::Bottom(label) => return Value::Bottom(label),
            }
        }
        bind_groups(&row.wheres, &mut bindings);
        'bodies: for body in &row.bodies {
            let mut bindings = bindings.clone();
            for guard in &body.guards {
                let matched = match guard {
                    Guard::Bool(condition) => {
                        match_pat(&pcon("True", vec![]), &evaluate(condition, &bindings), &mut bindings)
                    }
                    Guard::Pat(pat, value) => match_pat(pat, &evaluate(value, &bindings), &mut bindings),
                    Guard::Let(groups) => {
                        bind_groups(groups, &mut bindings);
                        Match::Yes
                    }
                };
                match matched {
                    Match::Yes => {}
                    Match::No => continue 'bodies,
                    Match::Bottom(label) => return Value::Bottom(label),
                }
            }
            return evaluate(&body.body, &bindings);
        }
    }
    Value::Bottom("f".into())
}

fn bind_groups(groups: &[BindGroup], bindings: &mut Bindings) {
    for group in groups {
        let BindGroup::NonRec(local, value) = group else { unreachable!("the tests bind nothing else") };
        let value = evaluate(value, bindings);
        bindings.insert(local.id, value);
    }
}

fn evaluate(elab: &Elab, bindings: &Bindings) -> Value {
    match elab {
        Elab::Local(local) => bindings[&local.id].clone(),
        Elab::Lit(lit) => Value::Lit(lit.clone()),
        Elab::Con(con) => Value::Con(con.name, vec![]),
        Elab::App(head, args) => match &**head {
            Elab::Con(con) => Value::Con(con.name, args.iter().map(|arg| evaluate(arg, bindings)).collect()),
            _ => unreachable!("the tests apply nothing else"),
        },
        _ => unreachable!("the tests use nothing else"),
    }
}

fn match_pat(pat: &Pat, value: &Value, bindings: &mut Bindings) -> Match {
    match pat {
        Pat::Wildcard => Match::Yes,
        Pat::Var(local) => {
            bindings.insert(local.id, value.clone());
            Match::Yes
        }
        Pat::As(local, inner) => {
            bindings.insert(local.id, value.clone());
            match_pat(inner, value, bindings)
        }
        Pat::Lazy(inner, label) => {
            let mut inside = Bindings::default();
            let failed = match match_pat(inner, value, &mut inside) {
                Match::Yes => None,
                Match::No => Some(label.text.to_string()),
                Match::Bottom(label) => Some(label),
            };
            let mut vars = Vec::new();
            super::super::row::variables(inner, &mut vars);
            for var in vars {
                let value =
                    failed.as_ref().map_or_else(|| inside[&var.id].clone(), |label| Value::Bottom(label.clone()));
                bindings.insert(var.id, value);
            }
            Match::Yes
        }
        Pat::Con(con, pats) if con.newtype => match_pat(&pats[0], value, bindings),
        Pat::View(function, inner) => match_pat(inner, &call_global(function, value), bindings),
        Pat::Test(function) => match_pat(&pcon("True", vec![]), &call_global(function, value), bindings),
        _ => match (pat, value) {
            (_, Value::Bottom(label)) => Match::Bottom(label.clone()),
            (Pat::Bang(inner), _) => match_pat(inner, value, bindings),
            (Pat::Lit(lit), Value::Lit(other)) if lit == other => Match::Yes,
            (Pat::Str(text), Value::Con(_, fields)) => match (text.chars().next(), &fields[..]) {
                (None, []) => Match::Yes,
                (Some(first), [head, tail]) => {
                    let rest = Pat::Str(text[first.len_utf8()..].into());
                    match_all(&[Pat::Lit(Lit::Char(first)), rest], &[head.clone(), tail.clone()], bindings)
                }
                _ => Match::No,
            },
            (Pat::Con(con, pats), Value::Con(name, fields)) if con.name == *name => match_all(pats, fields, bindings),
            _ => Match::No,
        },
    }
}

fn match_all(pats: &[Pat], values: &[Value], bindings: &mut Bindings) -> Match {
    for (pat, value) in pats.iter().zip(values) {
        match match_pat(pat, value, bindings) {
            Match::Yes => {}
            other => return other,
        }
    }
    Match::Yes
}

fn call_global(function: &Elab, arg: &Value) -> Value {
    let Elab::Global(name) = function else { unreachable!("views are globals here") };
    primitive(*name, arg)
}

// An evaluator of Core, by name: enough for what comes out.

#[derive(Clone)]
enum Thunk {
    Value(Value),
    Suspended(Rc<Expr>, Rc<FxHashMap<u32, Thunk>>),
}

type Env = Rc<FxHashMap<u32, Thunk>>;

/// A weak head normal form.
enum Whnf {
    Bottom(String),
    Con(Symbol, Vec<Thunk>),
    Lit(Lit),
    Closure(Vec<u32>, Rc<Expr>, Env),
    Primitive(Symbol),
}

fn run(code: &Expr, args: &[Value]) -> Value {
    let args = args.iter().cloned().map(Thunk::Value).collect();
    deep(apply(whnf(code, &Env::default()), args))
}

fn deep(value: Whnf) -> Value {
    match value {
        Whnf::Bottom(label) => Value::Bottom(label),
        Whnf::Lit(lit) => Value::Lit(lit),
        Whnf::Con(name, fields) => Value::Con(name, fields.iter().map(|field| deep(force(field))).collect()),
        Whnf::Closure(..) | Whnf::Primitive(_) => unreachable!("no functions in results"),
    }
}

fn force(thunk: &Thunk) -> Whnf {
    match thunk {
        Thunk::Value(Value::Bottom(label)) => Whnf::Bottom(label.clone()),
        Thunk::Value(Value::Lit(lit)) => Whnf::Lit(lit.clone()),
        Thunk::Value(Value::Con(name, fields)) => Whnf::Con(*name, fields.iter().cloned().map(Thunk::Value).collect()),
        Thunk::Suspended(expr, env) => whnf(expr, env),
    }
}

fn apply(function: Whnf, args: Vec<Thunk>) -> Whnf {
    match function {
        Whnf::Closure(params, body, env) => {
            assert_eq!(params.len(), args.len(), "calls are saturated here");
            let mut env = (*env).clone();
            env.extend(params.into_iter().zip(args));
            whnf(&body, &Rc::new(env))
        }
        Whnf::Primitive(name) => {
            let arg = match force(&args[0]) {
                Whnf::Con(name, fields) if fields.len() != 2 => Value::Con(name, vec![]),
                // Only the tail is looked at.
                Whnf::Con(name, fields) => {
                    return if name.as_str() == ":" { force(&fields[1]) } else { unreachable!() };
                }
                other => deep(other),
            };
            force(&Thunk::Value(primitive(name, &arg)))
        }
        Whnf::Bottom(label) => Whnf::Bottom(label),
        Whnf::Con(..) | Whnf::Lit(_) => unreachable!("applied a value"),
    }
}

fn whnf(expr: &Expr, env: &Env) -> Whnf {
    let suspend = |expr: &Expr| Thunk::Suspended(Rc::new(expr.clone()), env.clone());
    match expr {
        Expr::Local(local) => force(&env[&local.id]),
        Expr::Global(name) => Whnf::Primitive(*name),
        Expr::Lit(lit) => Whnf::Lit(lit.clone()),
        Expr::Bottom(label) => Whnf::Bottom(label.text.to_string()),
        Expr::Con(name, fields) => Whnf::Con(*name, fields.iter().map(suspend).collect()),
        Expr::Lam(params, body) => {
            Whnf::Closure(params.iter().map(|param| param.id).collect(), Rc::new((**body).clone()), env.clone())
        }
        Expr::App(head, args) => apply(whnf(head, env), args.iter().map(suspend).collect()),
        Expr::Let(local, value, body) => {
            let mut inner = (**env).clone();
            inner.insert(local.id, suspend(value));
            whnf(body, &Rc::new(inner))
        }
        Expr::At(_, inner) => whnf(inner, env),
        Expr::Case(scrutinee, alts, default) => {
            let mut inner = (**env).clone();
            let value = whnf(scrutinee, env);
            if let Whnf::Bottom(label) = value {
                return Whnf::Bottom(label);
            }
            let chosen = alts.iter().find(|alt| match (&alt.pattern, &value) {
                (AltPattern::Con(name, locals), Whnf::Con(found, fields)) if name == found => {
                    inner.extend(locals.iter().map(|local| local.id).zip(fields.iter().cloned()));
                    true
                }
                (AltPattern::Lit(lit), Whnf::Lit(found)) => lit == found,
                _ => false,
            });
            let body =
                chosen.map(|alt| &alt.body).or(default.as_deref()).expect("alternatives and default are exhaustive");
            whnf(body, &Rc::new(inner))
        }
        _ => unreachable!("matching makes nothing else"),
    }
}
