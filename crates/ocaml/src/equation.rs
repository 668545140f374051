//! Properties that say that two values are equal, as equations.
//!
//! `length (append a b) = length a + length b` is a call of structural equality that must give `true`. A proof by induction
//! wants the equation itself: its hypothesis can be put in the place of a term. The equation implies the property when
//! one side surely returns, for then both are the same finite value, and when equality gives `true` for two that are the same:
//! for functions it fails, and a float may differ from itself.

use rustc_hash::FxHashSet;
use selfsame_core::expr::{Alt, Expr, Local};
use selfsame_core::prim::PrimOp;
use selfsame_core::program::Program;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Type, base_name};

use crate::relax::{Relaxed, strip};

/// Two expressions over a property's parameters; the property holds if they are equal.
#[derive(Clone, Debug, PartialEq)]
pub struct Equation {
    /// Those that are no comparisons.
    pub params: Vec<Local>,
    /// The side that the source has first.
    pub left: Expr,
    /// The other one.
    pub right: Expr,
    /// The type of what they give.
    pub ty: Type,
}

/// What is to be equal where a property ends.
enum Tail {
    /// Nothing: the property is true here.
    Nothing,
    Equal(Expr, Expr, Type),
}

impl Relaxed {
    /// The equation that a property states, if it states one. The comparisons are those that the property is given at the types
    /// of interest.
    pub fn equation(&self, property: Symbol, comparisons: &[Expr]) -> Option<Equation> {
        let global = self.strict.global(self.strict.global_id(property)?);
        let code = global.code.expr().ok()?;
        let Expr::Lam(params, body) = strip(&code) else { return None };
        let given = params.iter().copied().zip(comparisons).collect();
        let Tail::Equal(left, right, ty) = (Stating { program: &self.strict, given }).tail(body)? else { return None };
        let returning = self.assumed(&code, &global.ty);
        if !self.returns(&left, &returning) && !self.returns(&right, &returning) {
            return None;
        }
        let side = |side: &Expr| {
            let bound = params.iter().zip(comparisons);
            bound.rev().fold(self.relax(side, &returning), |body, (param, comparison)| {
                Expr::Let(*param, Box::new(comparison.clone()), Box::new(body))
            })
        };
        Some(Equation {
            params: params[comparisons.len().min(params.len())..].to_vec(),
            left: side(&left),
            right: side(&right),
            ty,
        })
    }
}

struct Stating<'a> {
    program: &'a Program,
    /// Parameters that are comparisons, with those that are given.
    given: Vec<(Local, &'a Expr)>,
}

impl Stating<'_> {
    fn tail(&self, expr: &Expr) -> Option<Tail> {
        match expr {
            Expr::At(_, inner) => self.tail(inner),
            Expr::Con(name, _) if name.as_str() == "True" => Some(Tail::Nothing),
            Expr::Let(local, value, body) => {
                let around = |body| Expr::Let(*local, value.clone(), Box::new(body));
                Some(match self.tail(body)? {
                    Tail::Nothing => Tail::Nothing,
                    Tail::Equal(left, right, ty) => Tail::Equal(around(left), around(right), ty),
                })
            }
            Expr::Case(scrutinee, alts, default) => self.case(scrutinee, alts, default.as_deref()),
            Expr::Prim(PrimOp::IntEq, args) => equal(args, Type::int()),
            Expr::Prim(PrimOp::IntegerEq, args) => equal(args, Type::integer()),
            Expr::Prim(PrimOp::CharEq, args) => equal(args, Type::char()),
            Expr::App(head, args) if args.len() >= 2 => {
                let (comparisons, sides) = args.split_at(args.len() - 2);
                let ty = self.compared(head, comparisons)?;
                equal(sides, ty)
            }
            _ => None,
        }
    }

    fn case(&self, scrutinee: &Expr, alts: &[Alt], default: Option<&Expr>) -> Option<Tail> {
        let mut common = None;
        let mut ends = Vec::new();
        for body in alts.iter().map(|alt| &alt.body).chain(default) {
            let end = match self.tail(body)? {
                Tail::Nothing => [expr_true(), expr_true()],
                Tail::Equal(left, right, ty) => {
                    if common.get_or_insert_with(|| ty.clone()) != &ty {
                        return None;
                    }
                    [left, right]
                }
            };
            ends.push(end);
        }
        let Some(ty) = common else { return Some(Tail::Nothing) };
        let side = |side: usize| {
            let body = |i: usize| ends[i][side].clone();
            let alts = alts.iter().enumerate();
            let chosen = alts.map(|(i, alt)| Alt { pattern: alt.pattern.clone(), body: body(i) }).collect::<Vec<_>>();
            let default = default.map(|_| Box::new(body(chosen.len())));
            Expr::Case(Box::new(scrutinee.clone()), chosen, default)
        };
        Some(Tail::Equal(side(0), side(1), ty))
    }

    /// The type at which a function is structural equality that holds of every value and itself.
    fn compared(&self, head: &Expr, comparisons: &[Expr]) -> Option<Type> {
        match strip(head) {
            Expr::App(inner, more) => {
                let all: Vec<Expr> = more.iter().chain(comparisons).cloned().collect();
                self.compared(inner, &all)
            }
            Expr::Local(local) if comparisons.is_empty() => {
                let (_, given) = self.given.iter().find(|(param, _)| param == local)?;
                self.compared(given, &[])
            }
            Expr::Global(name) => {
                let global = self.program.global(self.program.global_id(*name)?);
                let (params, mut ty) = match &global.ty {
                    Type::Forall(params, _, body) => (&params[..], &**body),
                    ty => (&[][..], ty),
                };
                let parts: Vec<Type> =
                    comparisons.iter().map(|part| self.compared(part, &[])).collect::<Option<_>>()?;
                if !self.is_reflexive(*name) || parts.len() != params.len() {
                    return None;
                }
                for _ in comparisons {
                    ty = ty.as_fun()?.1;
                }
                Some(ty.as_fun()?.0.at(params, &parts))
            }
            _ => None,
        }
    }

    /// Whether the function is an equality made for a type, and so are all that it calls.
    fn is_reflexive(&self, name: Symbol) -> bool {
        let mut seen = FxHashSet::default();
        let mut todo = vec![name];
        while let Some(name) = todo.pop() {
            let base = base_name(name.as_str());
            let is_machine = matches!(name.as_str(), "Stdlib.int_equal" | "Stdlib.integer_equal" | "Stdlib.char_equal");
            if is_machine || !seen.insert(name) {
                continue;
            }
            if !base.starts_with("$equal_") {
                return false;
            }
            let code = self.program.global_id(name).map(|id| self.program.global(id).code.expr());
            let Some(Ok(code)) = code else { return false };
            let mut is_plain = true;
            code.visit(&mut |part| match part {
                Expr::Global(other) => todo.push(*other),
                Expr::Prim(..) | Expr::Bottom(_) => is_plain = false,
                _ => {}
            });
            if !is_plain {
                return false;
            }
        }
        true
    }
}

fn equal(sides: &[Expr], ty: Type) -> Option<Tail> {
    let [left, right] = sides else { return None };
    Some(Tail::Equal(left.clone(), right.clone(), ty))
}

fn expr_true() -> Expr {
    Expr::Con("True".into(), Vec::new())
}
