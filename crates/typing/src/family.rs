//! Type families: functions from types to types, given by equations.
//!
//! An application that an equation matches is the equation's result, wherever types are looked at. One that no equation matches yet is
//! *stuck*; that it is equal to some other type is not decided but kept ([`Unifier::take_postponed`]), and the front end, which knows
//! what is in scope, asks again later. What can never be decided is its error to report: nothing here takes two types to be equal
//! because it cannot tell.

use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;
use serde::{Deserialize, Serialize};

use crate::Unifier;

/// A family without its equations.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Family {
    /// To how many types it is applied before an equation can match.
    pub arity: usize,
    /// Its equations are tried in order, and a later one only where the earlier ones cannot match.
    pub is_closed: bool,
}

/// `F args = result`, for all types that the variables can stand for.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Equation {
    /// Of the arguments.
    pub vars: Vec<Symbol>,
    /// As many as the arity says.
    pub args: Vec<Type>,
    /// Over the variables.
    pub result: Type,
}

/// How a type compares with the argument of an equation.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fit {
    Matches,
    /// Whatever becomes of its unknown parts, it will not match.
    Apart,
    Unclear,
}

impl Fit {
    fn and(self, other: impl FnOnce() -> Fit) -> Fit {
        match self {
            Fit::Apart => Fit::Apart,
            Fit::Matches => other(),
            Fit::Unclear if other() == Fit::Apart => Fit::Apart,
            Fit::Unclear => Fit::Unclear,
        }
    }
}

impl Unifier {
    /// Declares a family.
    pub fn add_family(&mut self, name: Symbol, family: Family) {
        self.families.entry(name).or_insert((family, Vec::new()));
    }

    /// Adds an equation to a family that is declared.
    pub fn add_equation(&mut self, name: Symbol, equation: Equation) {
        if let Some((_, equations)) = self.families.get_mut(&name) {
            equations.push(equation);
        }
    }

    /// The equalities that were not decided since the last time.
    pub fn take_postponed(&mut self) -> Vec<(Type, Type)> {
        std::mem::take(&mut self.postponed)
    }

    /// Whether this is the application of a family, which may become any type.
    pub fn is_family(&self, ty: &Type) -> bool {
        matches!(ty, Type::Con(name, args) if self.arity(*name) == Some(args.len()))
    }

    /// The result of a family and what it is applied to: `Rep a` and `x` of `Rep a x`.
    pub fn applied_family(&self, ty: &Type) -> Option<(Type, Type)> {
        let Type::Con(name, args) = ty else { return None };
        let (last, rest) = args.split_last()?;
        (self.arity(*name)? <= rest.len()).then(|| (Type::Con(*name, rest.into()), last.clone()))
    }

    fn arity(&self, name: Symbol) -> Option<usize> {
        if self.families.is_empty() {
            return None;
        }
        self.families.get(&name).map(|(family, _)| family.arity)
    }

    /// Nothing is known of the type's outermost constructor, whatever it is applied to.
    fn is_open(&self, ty: &Type) -> bool {
        self.is_family(ty) || self.applied_family(ty).is_some()
    }

    /// Both types as applications, if one is the application of a family's result.
    pub(crate) fn as_applications(&self, left: &Type, right: &Type) -> Option<[(Type, Type); 2]> {
        if self.applied_family(left).is_none() && self.applied_family(right).is_none() {
            return None;
        }
        let split = |ty: &Type| match ty {
            Type::App(head, arg) => Some(((**head).clone(), (**arg).clone())),
            Type::Con(name, args) if self.arity(*name) != Some(args.len()) => {
                let (last, rest) = args.split_last()?;
                Some((Type::Con(*name, rest.into()), last.clone()))
            }
            _ => None,
        };
        Some([split(left)?, split(right)?])
    }

    /// What an application of a family is, if that is known: by what a context says, or by an equation.
    pub(crate) fn reduced(&mut self, name: Symbol, args: &[Type]) -> Option<Type> {
        let (family, _) = self.families.get(&name)?;
        let arity = family.arity;
        let is_closed = family.is_closed;
        if args.len() < arity || !self.may_look() {
            return None;
        }
        let (args, rest) = args.split_at(arity);
        let result = self.given(name, args).or_else(|| self.by_equation(name, args, is_closed))?;
        Some(rest.iter().fold(result, |head, arg| head.apply(arg.clone())))
    }

    /// What a context says of it.
    fn given(&mut self, name: Symbol, args: &[Type]) -> Option<Type> {
        for index in (0..self.refined.len()).rev() {
            let Type::Con(known, known_args) = &self.refined[index].0 else { continue };
            if *known != name || known_args.len() != args.len() {
                continue;
            }
            let known_args = known_args.clone();
            // What it is said to be must not be asked for while its arguments are compared.
            let (lhs, rhs) = self.refined.remove(index);
            let is_same = args.iter().zip(known_args.iter()).all(|(a, b)| self.resolve(a) == self.resolve(b));
            self.refined.insert(index, (lhs, rhs.clone()));
            if is_same {
                return Some(rhs);
            }
        }
        None
    }

    fn by_equation(&mut self, name: Symbol, args: &[Type], is_closed: bool) -> Option<Type> {
        let count = self.families.get(&name)?.1.len();
        for index in 0..count {
            let equation = self.families.get(&name)?.1.get(index)?.clone();
            let mut found = vec![None; equation.vars.len()];
            let mut fit = Fit::Matches;
            for (pattern, arg) in equation.args.iter().zip(args) {
                fit = fit.and(|| self.fit(pattern, arg, &equation.vars, &mut found));
            }
            match fit {
                Fit::Matches => {
                    let of = |var: Symbol| {
                        let index = equation.vars.iter().position(|known| *known == var)?;
                        found[index].clone()
                    };
                    return Some(equation.result.subst(&of));
                }
                Fit::Unclear if is_closed => return None,
                Fit::Unclear | Fit::Apart => {}
            }
        }
        None
    }

    fn fit(&mut self, pattern: &Type, ty: &Type, vars: &[Symbol], found: &mut [Option<Type>]) -> Fit {
        if !self.may_look() {
            return Fit::Unclear;
        }
        if let Type::Var(name) = pattern
            && let Some(index) = vars.iter().position(|var| var == name)
        {
            return match found[index].clone() {
                None => {
                    found[index] = Some(ty.clone());
                    Fit::Matches
                }
                Some(before) if self.resolve(&before) == self.resolve(ty) => Fit::Matches,
                Some(before) if self.are_apart(&before, ty) => Fit::Apart,
                Some(_) => Fit::Unclear,
            };
        }
        let ty = self.shallow(ty);
        if self.is_open(&ty) {
            return Fit::Unclear;
        }
        match (pattern, &ty) {
            (_, Type::Meta(_) | Type::Var(_) | Type::Forall(..)) => Fit::Unclear,
            (Type::Con(f, xs), Type::Con(g, ys)) if f == g && xs.len() == ys.len() => {
                let mut fit = Fit::Matches;
                for (x, y) in xs.iter().zip(ys.iter()) {
                    fit = fit.and(|| self.fit(x, y, vars, found));
                }
                fit
            }
            (Type::Con(..), Type::Con(..)) => Fit::Apart,
            (Type::App(f, x), Type::App(g, y)) => {
                let head = self.fit(f, g, vars, found);
                head.and(|| self.fit(x, y, vars, found))
            }
            (Type::App(f, x), Type::Con(name, args)) => match args.split_last() {
                Some((last, rest)) => {
                    let head = self.fit(f, &Type::Con(*name, rest.into()), vars, found);
                    head.and(|| self.fit(x, last, vars, found))
                }
                None => Fit::Apart,
            },
            _ => Fit::Unclear,
        }
    }

    /// Whether two types differ, whatever becomes of their unknown parts and variables.
    fn are_apart(&mut self, a: &Type, b: &Type) -> bool {
        let (a, b) = (self.shallow(a), self.shallow(b));
        match (&a, &b) {
            _ if self.is_open(&a) || self.is_open(&b) => false,
            (Type::Con(f, xs), Type::Con(g, ys)) if f == g && xs.len() == ys.len() => {
                xs.iter().zip(ys.iter()).any(|(x, y)| self.are_apart(x, y))
            }
            (Type::Con(..), Type::Con(..)) => true,
            _ => false,
        }
    }
}
