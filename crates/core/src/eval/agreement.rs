//! The evaluator against the single-step semantics, on random programs.
//!
//! The two share what primitives compute and nothing else: one compiles and shares work, the other substitutes. The
//! evaluator is also run with a tiny heap and in small slices of steps, which must not change any answer.

use std::sync::Arc;

use selfsame_testing::Random;

use super::*;
use crate::expr::{Alt, AltPattern, Local};
use crate::prim::PrimOp;
use crate::step::{Step, step};
use crate::term::{Node, TermId, TermStore};
use crate::testing::program;

const LIBRARY: &str = "
    (define map (lam (f xs) (case xs ([] []) ((: y ys) (: (f y) (map f ys))))))
    (define foldr (lam (f z xs) (case xs ([] z) ((: y ys) (f y (foldr f z ys))))))
    (define foldl (lam (f z xs) (case xs ([] z) ((: y ys) (foldl f (f z y) ys)))))
    (define take (lam (n xs) (case (primIntLe n 0) (True []) (False (case xs ([] []) ((: y ys) (: y (take (primIntSub n 1) ys))))))))
    (define iterate (lam (f x) (: x (iterate f (f x)))))
    (define head (lam (xs) (case xs ((: y ys) y) ([] (bottom \"head\")))))
    (define fst (lam (p) (case p ((Pair a b) a))))
    (define swap (lam (p) (Pair (case p ((Pair a b) b)) (fst p))))
    (define const (lam (x y) x))
    (define seq (lam (a b) (case a (_ b))))
    (define twice (lam (f x) (f (f x))))
    (define plus (lam (a b) (primIntAdd a b)))
    (define nats (iterate (plus 1) 0))
    (define unfold (lam (p) (letrec ((go (lam (n) (case (primIntLt n (fst p)) (True (: n (go (primIntAdd n 1)))) (False (const [] p)))))) (go 0))))
";

#[derive(Clone, PartialEq, Debug)]
enum Ty {
    Int,
    Bool,
    List(Box<Ty>),
    Pair(Box<Ty>, Box<Ty>),
    Fun(Box<Ty>, Box<Ty>),
}

/// Makes random closed expressions; the same for the same seed.
struct Maker {
    random: Random,
    scope: Vec<(Local, Ty)>,
    next: u32,
}

impl Maker {
    fn below(&mut self, most: u64) -> u64 {
        self.random.below(most)
    }

    fn local(&mut self, ty: &Ty) -> Local {
        self.next += 1;
        let local = Local { id: self.next, name: "x".into() };
        self.scope.push((local, ty.clone()));
        local
    }

    fn ty(&mut self, size: u32) -> Ty {
        match self.below(if size == 0 { 2 } else { 7 }) {
            0 | 2 => Ty::Int,
            1 => Ty::Bool,
            3 | 4 => Ty::List(Box::new(self.ty(size - 1))),
            5 => Ty::Pair(Box::new(self.ty(size - 1)), Box::new(self.ty(size - 1))),
            _ => Ty::Fun(Box::new(self.ty(size - 1)), Box::new(self.ty(size - 1))),
        }
    }

    fn call(&mut self, name: &str, args: &[Ty], size: u32) -> Expr {
        let args = args.iter().map(|ty| self.expr(ty, size)).collect();
        Expr::App(Box::new(Expr::Global(name.into())), args)
    }

    /// With `inner` made where locals of these types are in scope.
    fn under<T>(&mut self, tys: &[Ty], inner: impl FnOnce(&mut Self, Vec<Local>) -> T) -> T {
        let mark = self.scope.len();
        let locals = tys.iter().map(|ty| self.local(ty)).collect();
        let result = inner(self, locals);
        self.scope.truncate(mark);
        result
    }

    fn expr(&mut self, ty: &Ty, size: u32) -> Expr {
        let candidates: Vec<Local> = self.scope.iter().filter(|(_, t)| t == ty).map(|(local, _)| *local).collect();
        if !candidates.is_empty() && self.below(3) == 0 {
            return Expr::Local(candidates[self.below(candidates.len() as u64) as usize]);
        }
        if size == 0 {
            return self.leaf(ty);
        }
        let size = size - 1;
        match self.below(12) {
            0 => {
                let bound = self.ty(2);
                let rhs = Box::new(self.expr(&bound, size));
                self.under(&[bound], |maker, locals| Expr::Let(locals[0], rhs, Box::new(maker.expr(ty, size))))
            }
            1 => self.recursive(ty, size),
            2 => {
                let scrutinee = Box::new(self.expr(&Ty::Bool, size));
                let alts = ["False", "True"]
                    .map(|name| Alt { pattern: AltPattern::Con(name.into(), vec![]), body: self.expr(ty, size) });
                Expr::Case(scrutinee, alts.into(), None)
            }
            3 => {
                let element = self.ty(1);
                let list = Ty::List(Box::new(element.clone()));
                let scrutinee = Box::new(self.expr(&list, size));
                let nil = Alt { pattern: AltPattern::Con("[]".into(), vec![]), body: self.expr(ty, size) };
                let cons = self.under(&[element, list], |maker, locals| Alt {
                    pattern: AltPattern::Con(":".into(), locals),
                    body: maker.expr(ty, size),
                });
                Expr::Case(scrutinee, vec![nil, cons], None)
            }
            4 => {
                let scrutinee = Box::new(self.expr(&Ty::Int, size));
                let value = self.below(4) as i64;
                let alt = Alt { pattern: AltPattern::Lit(Lit::Int(value)), body: self.expr(ty, size) };
                Expr::Case(scrutinee, vec![alt], Some(Box::new(self.expr(ty, size))))
            }
            5 => {
                let arg = self.ty(1);
                let function = self.expr(&Ty::Fun(Box::new(arg.clone()), Box::new(ty.clone())), size);
                Expr::App(Box::new(function), vec![self.expr(&arg, size)])
            }
            6 => {
                let other = self.ty(1);
                let name = if self.below(2) == 0 { "const" } else { "seq" };
                let args = if name == "const" { [ty.clone(), other] } else { [other, ty.clone()] };
                self.call(name, &args, size)
            }
            7 => self.call("twice", &[Ty::Fun(Box::new(ty.clone()), Box::new(ty.clone())), ty.clone()], size),
            8 => self.call("head", &[Ty::List(Box::new(ty.clone()))], size),
            _ => self.of_type(ty, size),
        }
    }

    /// A recursive group of a list and a function.
    fn recursive(&mut self, ty: &Ty, size: u32) -> Expr {
        let list = Ty::List(Box::new(Ty::Int));
        let function = Ty::Fun(Box::new(Ty::Int), Box::new(list.clone()));
        self.under(&[list.clone(), function], |maker, locals| {
            let tail = maker.expr(&list, size);
            let cell = Expr::Con(":".into(), vec![maker.expr(&Ty::Int, size), tail]);
            let lambda = maker.under(&[Ty::Int], |maker, params| Expr::Lam(params, Box::new(maker.expr(&list, size))));
            let body = maker.expr(ty, size);
            Expr::LetRec(vec![(locals[0], cell), (locals[1], lambda)], Box::new(body))
        })
    }

    fn of_type(&mut self, ty: &Ty, size: u32) -> Expr {
        let list = |ty: &Ty| Ty::List(Box::new(ty.clone()));
        let fun = |a: &Ty, b: &Ty| Ty::Fun(Box::new(a.clone()), Box::new(b.clone()));
        match ty {
            Ty::Int => match self.below(4) {
                0 => {
                    let step = fun(&Ty::Int, &fun(&Ty::Int, &Ty::Int));
                    let name = if self.below(2) == 0 { "foldr" } else { "foldl" };
                    self.call(name, &[step, Ty::Int, list(&Ty::Int)], size)
                }
                1 => self.call("fst", &[Ty::Pair(Box::new(Ty::Int), Box::new(Ty::Bool))], size),
                _ => {
                    const OPS: [PrimOp; 6] = [
                        PrimOp::IntAdd,
                        PrimOp::IntSub,
                        PrimOp::IntMul,
                        PrimOp::IntDiv,
                        PrimOp::IntRem,
                        PrimOp::IntShiftL,
                    ];
                    let op = OPS[self.below(6) as usize];
                    Expr::Prim(op, vec![self.expr(&Ty::Int, size), self.expr(&Ty::Int, size)])
                }
            },
            Ty::Bool => {
                const OPS: [PrimOp; 3] = [PrimOp::IntLt, PrimOp::IntEq, PrimOp::IntGe];
                let op = OPS[self.below(3) as usize];
                Expr::Prim(op, vec![self.expr(&Ty::Int, size), self.expr(&Ty::Int, size)])
            }
            Ty::List(element) => match self.below(4) {
                0 => self.call("take", &[Ty::Int, ty.clone()], size),
                1 => {
                    let from = self.ty(1);
                    self.call("map", &[fun(&from, element), list(&from)], size)
                }
                2 => self.call("iterate", &[fun(element, element), (**element).clone()], size),
                _ => Expr::Con(":".into(), vec![self.expr(element, size), self.expr(ty, size)]),
            },
            Ty::Pair(a, b) => match self.below(3) {
                0 => self.call("swap", &[Ty::Pair(b.clone(), a.clone())], size),
                _ => Expr::Con("(,)".into(), vec![self.expr(a, size), self.expr(b, size)]),
            },
            Ty::Fun(a, b) => {
                self.under(&[(**a).clone()], |maker, params| Expr::Lam(params, Box::new(maker.expr(b, size))))
            }
        }
    }

    fn leaf(&mut self, ty: &Ty) -> Expr {
        if self.below(25) == 0 {
            let text = ["one", "two", "three"][self.below(3) as usize];
            return Expr::Bottom(Label::new(LabelKind::Error, text));
        }
        match ty {
            Ty::Int => Expr::Lit(Lit::Int(self.below(7) as i64 - 2)),
            Ty::Bool => Expr::Con(if self.below(2) == 0 { "True" } else { "False" }.into(), vec![]),
            Ty::List(element) if **element == Ty::Int && self.below(3) == 0 => Expr::Global("nats".into()),
            Ty::List(element) if **element == Ty::Int && self.below(3) == 0 => {
                self.call("unfold", &[Ty::Pair(Box::new(Ty::Int), Box::new(Ty::Bool))], 0)
            }
            Ty::List(_) => Expr::Con("[]".into(), vec![]),
            Ty::Pair(a, b) => Expr::Con("(,)".into(), vec![self.leaf(a), self.leaf(b)]),
            Ty::Fun(a, b) if **a == Ty::Int && **b == Ty::Int && self.below(2) == 0 => {
                Expr::App(Box::new(Expr::Global("plus".into())), vec![self.leaf(&Ty::Int)])
            }
            Ty::Fun(a, b) => self.under(&[(**a).clone()], |maker, params| Expr::Lam(params, Box::new(maker.leaf(b)))),
        }
    }
}

/// What is seen of a value down to some depth.
#[derive(Debug, PartialEq)]
enum Seen {
    Int(i64),
    Con(ConId, Vec<Seen>),
    Function,
    Bottom(Symbol),
    /// No answer within the limits, or too deep.
    Unknown,
}

impl Seen {
    fn agrees(&self, other: &Seen) -> bool {
        match (self, other) {
            (Seen::Unknown, _) | (_, Seen::Unknown) => true,
            (Seen::Con(a, fields), Seen::Con(b, others)) => {
                a == b && fields.iter().zip(others).all(|(field, other)| field.agrees(other))
            }
            _ => self == other,
        }
    }
}

const DEPTH: u32 = 4;
const STEPS: u64 = 3_000;

fn by_machine(machine: &mut Machine, value: Ref, depth: u32, slice: u64) -> Seen {
    if depth == 0 {
        return Seen::Unknown;
    }
    for _ in 0..STEPS / slice {
        machine.set_limits(Limits { steps: slice, bytes: 64 << 20, deadline: None });
        return match machine.whnf(value) {
            Err(Stop::Steps) => continue,
            Ok(Value::Int(n)) => Seen::Int(n),
            Ok(Value::Con(con, fields)) => {
                Seen::Con(con, fields.into_iter().map(|field| by_machine(machine, field, depth - 1, slice)).collect())
            }
            Ok(Value::Function) => Seen::Function,
            Ok(other) => panic!("a value of another type: {other:?}"),
            Err(Stop::Bottom(Bottom::Label(label))) => Seen::Bottom(label.text),
            Err(Stop::Loop | Stop::Memory) => Seen::Unknown,
            Err(other) => panic!("evaluation stopped: {other:?}"),
        };
    }
    Seen::Unknown
}

fn by_steps(store: &mut TermStore, mut term: TermId, depth: u32, fuel: &mut u32) -> Seen {
    if depth == 0 {
        return Seen::Unknown;
    }
    while *fuel > 0 && store.size(term) < 2_000 {
        *fuel -= 1;
        if let Step::To(next, _) = step(store, term) {
            term = next;
            continue;
        }
        return match store.node(term) {
            Node::Lit(lit) => match store.lit(lit) {
                Lit::Int(n) => Seen::Int(*n),
                other => panic!("a literal of another type: {other:?}"),
            },
            Node::Con(con, fields) => {
                let fields = store.terms(fields).to_vec();
                Seen::Con(con, fields.into_iter().map(|field| by_steps(store, field, depth - 1, fuel)).collect())
            }
            Node::Bottom(label) => Seen::Bottom(store.label(label).text),
            _ => Seen::Function,
        };
    }
    Seen::Unknown
}

#[test]
fn machine_and_steps_agree() {
    let program = Arc::new(program(LIBRARY));
    let (mut answers, mut bottoms) = (0, 0);
    for seed in 0..1000 {
        let mut maker = Maker { random: Random::new(seed * 7919 + 17), scope: vec![], next: 0 };
        let ty = maker.ty(2);
        let expr = maker.expr(&ty, 5);
        let mut store = TermStore::new(program.clone());
        let term = store.import(&expr, &[]).expect("a closed expression");
        let reference = by_steps(&mut store, term, DEPTH, &mut 800);
        for (nursery, slice) in [(NURSERY, STEPS), (200, STEPS), (1000, 20)] {
            let mut machine = Machine::new(program.clone(), Limits::default());
            machine.nursery = nursery;
            machine.collect_at = nursery;
            let value = machine.load(&expr);
            let seen = by_machine(&mut machine, value, DEPTH, slice);
            assert!(seen.agrees(&reference), "seed {seed}: {seen:?}, by steps {reference:?}, of {}", store.show(term));
        }
        answers += u32::from(reference != Seen::Unknown);
        bottoms += u32::from(matches!(reference, Seen::Bottom(_)));
    }
    assert!(answers > 500 && bottoms > 25, "{answers} answers, {bottoms} bottoms");
}
