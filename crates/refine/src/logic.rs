//! Terms of the logic as code: every refinement becomes an expression of type `Bool`, at the types of its variables.
//!
//! Measures, equality and sets become definitions of their own, one for each type at which they are used, so that the
//! same code serves the runs that look for counterexamples and the proof, which knows these definitions by [`Meaning`].

use names::MEASURE;
pub use names::matches;
pub use tables::{BAG, MAP};

mod equality;
mod names;
mod sets;
mod tables;

use selfsame_core::expr::{Expr, Lit};
use selfsame_core::inhabit::range;
use selfsame_core::prim::PrimOp;
use selfsame_core::span::{FileId, Span};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;

use crate::build::{
    Builder, Built, alt, apply, both, call, case, choose, either, lambda, not, truth, unsupported, var,
};
use crate::syntax::{Op, Term};

/// What a generated definition is to the prover.
#[derive(Clone, Debug, PartialEq)]
pub enum Meaning {
    /// A function of one datum, by its own code where the datum is known.
    Measure,
    /// Structural equality.
    Equal,
    /// An operation on sets.
    Set(SetOp),
}

/// What refinements may do with sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetOp {
    /// The set without elements.
    Empty,
    /// The set of one element.
    Single,
    /// What is in one of two.
    Union,
    /// What is in both of two.
    Intersection,
    /// What is in the first and not in the second.
    Difference,
    /// Whether something is in it.
    Member,
    /// Whether everything of the first is in the second.
    Subset,
    /// Whether two have the same elements.
    Equal,
    /// The bag without elements.
    BagEmpty,
    /// One element more.
    BagPut,
    /// What is in one and what is in the other.
    BagUnion,
    /// How often something is in it.
    BagGet,
    /// Whether some things are in two bags as often.
    BagWithin,
    /// Whether two have the same elements as often.
    BagEqual,
    /// The map that gives the same for every key.
    MapDefault,
    /// With another value for a key.
    MapStore,
    /// What it gives for a key.
    MapSelect,
    /// What was stored for a key.
    MapWithin,
    /// Whether two give the same for some keys.
    MapSame,
    /// Whether two give the same for every key.
    MapEqual,
}

impl Meaning {
    /// By the name of the definition.
    pub fn of(name: Symbol) -> Option<Meaning> {
        let name = name.as_str();
        if name.starts_with(MEASURE) {
            return Some(Meaning::Measure);
        }
        if name.starts_with(equality::EQUAL) {
            return Some(Meaning::Equal);
        }
        sets::operation(name).map(Meaning::Set)
    }
}

/// Variables in scope, the last of a name counts.
#[derive(Clone, Debug, Default)]
pub struct Env(Vec<(Symbol, Expr, Type)>);

impl Env {
    /// With one more variable, which hides others of its name.
    pub fn with(&self, name: Symbol, value: Expr, ty: Type) -> Env {
        let mut env = self.clone();
        env.0.push((name, value, ty));
        env
    }

    fn get(&self, name: Symbol) -> Option<(Expr, Type)> {
        self.0.iter().rev().find(|(known, ..)| *known == name).map(|(_, value, ty)| (value.clone(), ty.clone()))
    }
}

/// The type of sets in the logic.
pub fn set_of(element: Type) -> Type {
    Type::con_of(sets::SET, [element])
}

impl Builder<'_> {
    /// A term that is a number.
    pub fn size(&mut self, term: &Term, env: &Env, place: Span) -> Built<Expr> {
        let (expr, ty) = Translating { builder: self, place }.term(term, env, Some(&Type::int()))?;
        if ty != Type::int() && ty != Type::integer() {
            return Err(unsupported(place, format!("a size of type `{ty}`")));
        }
        Ok(expr)
    }

    /// A refinement as a truth value.
    pub fn condition(&mut self, term: &Term, env: &Env, place: Span) -> Built<Expr> {
        let (expr, ty) = Translating { builder: self, place }.term(term, env, Some(&Type::bool()))?;
        if ty != Type::bool() {
            return Err(unsupported(place, format!("a refinement of type `{ty}`")));
        }
        Ok(expr)
    }
}

/// Definitions that go through a list and look at each element and each one behind it.
pub const PAIRWISE: &str = "$pairwise<";

impl Builder<'_> {
    fn pairwise(&mut self, list: &Type) -> Built<Symbol> {
        let inside = self.traversal(list)?;
        self.define(&format!("{PAIRWISE}{list:?}>"), |builder, itself| {
            let [p, xs, y, ys, z] = ["p", "xs", "y", "ys", "z"].map(|name| builder.local(name));
            let behind = lambda(vec![z], apply(var(p), vec![var(y), var(z)]));
            let all = both(call(inside, vec![behind, var(ys)]), call(itself, vec![var(p), var(ys)]));
            let alts = vec![alt("[]".into(), vec![], truth(true)), alt(":".into(), vec![y, ys], all)];
            Ok(lambda(vec![p, xs], case(var(xs), alts, None)))
        })
    }
}

struct Translating<'b, 'a> {
    builder: &'b mut Builder<'a>,
    /// Of the refinement: where complaints point that know no better.
    place: Span,
}

type Typed = (Expr, Type);

impl Translating<'_, '_> {
    fn term(&mut self, term: &Term, env: &Env, want: Option<&Type>) -> Built<Typed> {
        match term {
            Term::Number(n) => Ok(match want.map(|ty| ty.to_string()).as_deref() {
                Some("Integer") => (Expr::Lit(Lit::Integer(n.clone())), Type::integer()),
                Some("Double") => match n.to_string().parse() {
                    Ok(x) => (Expr::Lit(Lit::Double(x)), Type::double()),
                    Err(_) => return self.wrong("a number"),
                },
                _ => match i64::try_from(n) {
                    Ok(n) => (Expr::Lit(Lit::Int(n)), Type::int()),
                    Err(_) => (Expr::Lit(Lit::Integer(n.clone())), Type::integer()),
                },
            }),
            Term::Double(digits) => match digits.parse() {
                Ok(x) => Ok((Expr::Lit(Lit::Double(x)), Type::double())),
                Err(_) => self.wrong("a number"),
            },
            Term::Text(text) => Ok((Expr::Lit(Lit::Str(text.clone())), Type::string())),
            Term::Char(c) => Ok((Expr::Lit(Lit::Char(*c)), Type::char())),
            Term::Name(name, span) => self.name(*name, *span, env),
            Term::App(head, args) => match &**head {
                Term::Name(name, span) => self.application(*name, *span, args, env),
                _ => self.wrong("an application of what is no name"),
            },
            Term::Not(inner) => Ok((not(self.truth(inner, env)?), Type::bool())),
            Term::Negate(inner) => {
                let (value, ty) = self.number(inner, env, want)?;
                let op = self.numeric(&ty, [PrimOp::IntNegate, PrimOp::IntegerNegate, PrimOp::DoubleNegate])?;
                Ok((Expr::Prim(op, vec![value]), ty))
            }
            Term::If(parts) => {
                let condition = self.truth(&parts.0, env)?;
                let ((yes, yes_ty), (no, no_ty)) = self.pair(&parts.1, &parts.2, env, want)?;
                if yes_ty != no_ty {
                    return self.wrong("the branches have different types");
                }
                Ok((choose(condition, yes, no), yes_ty))
            }
            Term::Op(op, sides) => self.operation(*op, &sides.0, &sides.1, env, want),
            Term::Tuple(parts) => {
                let parts: Vec<Typed> = parts.iter().map(|part| self.term(part, env, None)).collect::<Built<_>>()?;
                let (exprs, types): (Vec<Expr>, Vec<Type>) = parts.into_iter().unzip();
                let ty = Type::tuple(types);
                let Type::Con(name, _) = &ty else { return self.wrong("a tuple") };
                Ok((Expr::Con(*name, exprs), ty))
            }
            Term::Pairwise(pairs) => {
                let (list, ty) = self.term(&pairs.list, env, None)?;
                let Type::Con(name, args) = &ty else { return self.wrong("an abstract refinement of what is no list") };
                if name.as_str() != "[]" {
                    return self.wrong("an abstract refinement of what is no list");
                }
                let (x, y) = (self.builder.local("x"), self.builder.local("y"));
                let inner = env.with(pairs.first, var(x), args[0].clone()).with(pairs.second, var(y), args[0].clone());
                let holds = self.truth(&pairs.holds, &inner)?;
                let pairwise = self.builder.pairwise(&ty)?;
                Ok((call(pairwise, vec![lambda(vec![x, y], holds), list]), Type::bool()))
            }
            Term::List(parts) => {
                let mut list = Expr::Con("[]".into(), Vec::new());
                let mut element = match want {
                    Some(Type::Con(name, args)) if name.as_str() == "[]" => args[0].clone(),
                    _ => Type::int(),
                };
                for part in parts.iter().rev() {
                    let (head, ty) = self.term(part, env, None)?;
                    element = ty;
                    list = Expr::Con(":".into(), vec![head, list]);
                }
                Ok((list, Type::list(element)))
            }
        }
    }

    fn truth(&mut self, term: &Term, env: &Env) -> Built<Expr> {
        let (expr, ty) = self.term(term, env, Some(&Type::bool()))?;
        if ty == Type::bool() { Ok(expr) } else { self.wrong(&format!("a condition of type `{ty}`")) }
    }

    fn operation(&mut self, op: Op, left: &Term, right: &Term, env: &Env, want: Option<&Type>) -> Built<Typed> {
        use PrimOp::*;
        let prims = match op {
            Op::And => return Ok((both(self.truth(left, env)?, self.truth(right, env)?), Type::bool())),
            Op::Or => return Ok((either(self.truth(left, env)?, self.truth(right, env)?), Type::bool())),
            Op::Implies => {
                let (left, right) = (self.truth(left, env)?, self.truth(right, env)?);
                return Ok((choose(left, right, truth(true)), Type::bool()));
            }
            Op::Eq | Op::Iff | Op::Ne => {
                let (left, right) = self.pair(left, right, env, None)?;
                let place = self.place;
                // Sets are equal by what is in them, however they were built.
                let ((left, ty), (right, other)) = (self.as_set(left, place)?, self.as_set(right, place)?);
                let ((left, ty), (right, other)) = (self.as_bag((left, ty))?, self.as_bag((right, other))?);
                let (left, right, ty) = self.same(left, &ty, right, &other)?;
                let equal = self.builder.equal(&ty, left, right, place)?;
                return Ok((if op == Op::Ne { not(equal) } else { equal }, Type::bool()));
            }
            Op::Lt | Op::Le | Op::Gt | Op::Ge => {
                let ((left, ty), (right, other)) = self.pair(left, right, env, None)?;
                let (left, right, ty) = self.same(left, &ty, right, &other)?;
                let [on_int, on_integer, on_double, on_char] = match op {
                    Op::Lt => [IntLt, IntegerLt, DoubleLt, CharLt],
                    Op::Le => [IntLe, IntegerLe, DoubleLe, CharLe],
                    Op::Gt => [IntGt, IntegerGt, DoubleGt, CharGt],
                    _ => [IntGe, IntegerGe, DoubleGe, CharGe],
                };
                let prim = match &ty {
                    // Values of any type at all are letters.
                    Type::Var(_) => on_char,
                    _ if ty == Type::char() => on_char,
                    _ => self.numeric(&ty, [on_int, on_integer, on_double])?,
                };
                return Ok((Expr::Prim(prim, vec![left, right]), Type::bool()));
            }
            Op::Add => [IntAdd, IntegerAdd, DoubleAdd],
            Op::Sub => [IntSub, IntegerSub, DoubleSub],
            Op::Mul => [IntMul, IntegerMul, DoubleMul],
            Op::Div => [IntDiv, IntegerDiv, DoubleDiv],
            Op::Mod => [IntMod, IntegerMod, DoubleDiv],
        };
        let ((left, ty), (right, other)) = self.pair(left, right, env, want)?;
        let (left, right, ty) = self.same(left, &ty, right, &other)?;
        if op == Op::Mod && ty == Type::double() {
            return self.wrong("`mod` of doubles");
        }
        let prim = self.numeric(&ty, prims)?;
        Ok((Expr::Prim(prim, vec![left, right]), ty))
    }

    /// Two sides of the same type: a number takes the type of the other side.
    fn pair(&mut self, left: &Term, right: &Term, env: &Env, want: Option<&Type>) -> Built<(Typed, Typed)> {
        let is_bare = |term: &Term| match term {
            Term::Number(_) | Term::List(_) => true,
            Term::Negate(inner) => matches!(**inner, Term::Number(_)),
            _ => false,
        };
        if is_bare(left) {
            let right = self.number(right, env, want)?;
            let left = self.term(left, env, Some(&right.1))?;
            return Ok((left, right));
        }
        let left = self.number(left, env, want)?;
        let right = self.number(right, env, Some(&left.1))?;
        Ok((left, right))
    }

    /// A term; one that is a number to the logic, whatever its type is called, as that number.
    fn number(&mut self, term: &Term, env: &Env, want: Option<&Type>) -> Built<Typed> {
        let (value, ty) = self.term(term, env, want)?;
        let Type::Con(name, _) = &ty else { return Ok((value, ty)) };
        if range(&ty).is_none() && !self.builder.specs.is_number(*name) {
            return Ok((value, ty));
        }
        // Newtypes are not in values.
        let number = self.builder.representation(&ty);
        let is_whole = number == Type::int() || number == Type::integer();
        Ok((value, if is_whole { number } else { ty }))
    }

    /// `Int` and `Integer` are the same numbers to the logic.
    fn same(&mut self, left: Expr, ty: &Type, right: Expr, other: &Type) -> Built<(Expr, Expr, Type)> {
        let widen = |value: Expr| Expr::Prim(PrimOp::IntToInteger, vec![value]);
        if ty == other {
            return Ok((left, right, ty.clone()));
        }
        match (ty, other) {
            _ if *ty == Type::int() && *other == Type::integer() => Ok((widen(left), right, Type::integer())),
            _ if *ty == Type::integer() && *other == Type::int() => Ok((left, widen(right), Type::integer())),
            // A map without a key is one of any keys.
            (Type::Con(name, of), Type::Con(other_name, others)) if name == other_name && name.as_str() == MAP => {
                let is_open = matches!(of[0], Type::Var(_));
                if of[1] != others[1] || !is_open && !matches!(others[0], Type::Var(_)) && of[0] != others[0] {
                    return self.wrong(&format!("`{ty}` and `{other}` are compared"));
                }
                Ok((left, right, if is_open { other.clone() } else { ty.clone() }))
            }
            // An empty list or set says nothing of its elements.
            (Type::Con(name, _), Type::Con(other_name, args)) if name == other_name && args.len() == 1 => {
                let is_open = |ty: &Type| matches!(ty, Type::Con(_, args) if matches!(args[0], Type::Var(_)));
                Ok((left, right, if is_open(ty) { other.clone() } else { ty.clone() }))
            }
            _ => self.wrong(&format!("`{ty}` and `{other}` are compared")),
        }
    }

    fn numeric(&self, ty: &Type, [int, integer, double]: [PrimOp; 3]) -> Built<PrimOp> {
        match () {
            () if *ty == Type::int() => Ok(int),
            () if *ty == Type::integer() => Ok(integer),
            () if *ty == Type::double() => Ok(double),
            () => self.wrong(&format!("an operation on values of type `{ty}`")),
        }
    }

    fn wrong<T>(&self, why: &str) -> Built<T> {
        Err(unsupported(self.place, why))
    }
}

/// A place for what is in no file.
pub fn nowhere() -> Span {
    Span::new(FileId(0), 0, 0)
}

/// `f x y` where `f` is a function: what it is asked about is evaluated, for a value is not known before.
fn applied(function: Expr, args: Vec<Expr>) -> Expr {
    let whole = apply(function, args.clone());
    args.into_iter().rev().fold(whole, |body, arg| case(arg, Vec::new(), Some(body)))
}
