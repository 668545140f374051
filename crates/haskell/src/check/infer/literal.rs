//! Literals: at types that have their own they are values, at others they go through `fromInteger` and its kin.

use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::Zero;
use selfsame_core::expr::Lit;
use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;

use super::super::checker::Checker;
use super::super::evidence::{Hole, HoleId, Number};
use super::super::place::rational_text;
use super::super::prim::{known, nullary};
use super::super::solve::Origin;
use super::super::term::applied;
use super::app::string_type;
use crate::elab::{Elab, Pat};
use crate::syntax::{Expr, ExprNode, Literal, Name};

impl Checker<'_> {
    pub(super) fn literal(&mut self, literal: &Literal, span: Span, ty: &Type) -> Elab {
        match literal {
            Literal::Char(c) => {
                self.expect(span, ty, &nullary(known().char));
                Elab::Lit(Lit::Char(*c))
            }
            Literal::String(text) if !self.env.scope.extensions.overloaded_strings => {
                self.expect(span, ty, &string_type());
                Elab::Lit(Lit::Str(text.clone()))
            }
            Literal::String(text) => self.overloaded(Number::String(text.clone()), false, span, ty),
            Literal::Integer(n) => self.overloaded(Number::Integer(n.clone()), false, span, ty),
            Literal::Rational(n, d) => self.overloaded(Number::Rational(n.clone(), d.clone()), false, span, ty),
        }
    }

    /// `-e`; of a literal, the negative literal.
    pub(super) fn negate(&mut self, inner: &Expr, span: Span, ty: &Type) -> Elab {
        match &inner.node {
            // Zero is left to `negate`: as a double, its negation is another number.
            ExprNode::Lit(Literal::Integer(n)) if !n.is_zero() => {
                return self.overloaded(Number::Integer(-n), true, span, ty);
            }
            ExprNode::Lit(Literal::Rational(n, d)) if !n.is_zero() => {
                return self.overloaded(Number::Rational(-n, d.clone()), true, span, ty);
            }
            _ => {}
        }
        let (negate, function) = self.syntax("negate", span);
        let Some((from, to)) = self.split_fun(&function) else { return negate };
        self.expect(span, ty, &to);
        let inner = self.check(inner, &from);
        applied(negate, vec![inner])
    }

    fn overloaded(&mut self, value: Number, negated: bool, span: Span, ty: &Type) -> Elab {
        let hole = self.literal_hole(value, negated, span, ty);
        self.holes.term(hole)
    }

    /// `negated`: the value was written with a minus sign, and is the negation of a literal at types without their own.
    fn literal_hole(&mut self, value: Number, negated: bool, span: Span, ty: &Type) -> HoleId {
        let ty = self.metas.shallow(ty);
        if has_own_literals(&value, &ty) {
            let general = super::super::term::placeholder();
            return self.holes.add(Hole::Literal { value, ty, general });
        }
        let origin = Origin::Literal(text(&value));
        let (function, argument) = match &value {
            Number::Integer(n) => ("fromInteger", Elab::Lit(Lit::Integer(if negated { -n } else { n.clone() }))),
            Number::Rational(n, d) => {
                ("fromRational", self.ratio(if negated { -n } else { n.clone() }, d.clone(), span))
            }
            Number::String(text) => ("fromString", Elab::Lit(Lit::Str(text.clone()))),
        };
        let (function, function_ty) = self.syntax_from(function, span, origin.clone());
        if let Some((_, result)) = self.split_fun(&function_ty) {
            self.expect(span, &ty, &result);
        }
        let mut general = applied(function, vec![argument]);
        if negated {
            let (negate, negate_ty) = self.syntax_from("negate", span, origin);
            if let Some((_, result)) = self.split_fun(&negate_ty) {
                self.expect(span, &ty, &result);
            }
            general = applied(negate, vec![general]);
        }
        self.holes.add(Hole::Literal { value, ty, general })
    }

    /// A rational number in lowest terms, as the library builds it.
    fn ratio(&mut self, n: BigInt, d: BigInt, span: Span) -> Elab {
        let (con, _) = self.syntax(":%", span);
        let common = n.gcd(&d);
        let (n, d) = if common.is_zero() { (n, d) } else { (n / &common, d / &common) };
        applied(con, vec![Elab::Lit(Lit::Integer(n)), Elab::Lit(Lit::Integer(d))])
    }

    fn syntax_from(&mut self, base: &'static str, span: Span, origin: Origin) -> (Elab, Type) {
        match self.env.scope.syntax_value(base) {
            Some(entity) => {
                let name = Name { qualifier: None, base: Symbol::new(base), span };
                self.global(&name, entity, origin)
            }
            None => self.syntax(base, span),
        }
    }

    /// A literal pattern compares; at types with literals of their own it matches.
    pub(super) fn literal_pat(&mut self, literal: &Literal, span: Span, ty: &Type) -> Pat {
        let value = match literal {
            Literal::Char(c) => {
                self.expect(span, ty, &nullary(known().char));
                return Pat::Lit(Lit::Char(*c));
            }
            Literal::String(text) if !self.env.scope.extensions.overloaded_strings => {
                self.expect(span, ty, &string_type());
                return Pat::Str(text.clone());
            }
            Literal::String(text) => Number::String(text.clone()),
            Literal::Integer(n) => Number::Integer(n.clone()),
            Literal::Rational(n, d) => Number::Rational(n.clone(), d.clone()),
        };
        let negated = match &value {
            Number::Integer(n) | Number::Rational(n, _) => n.sign() == num_bigint::Sign::Minus,
            Number::String(_) => false,
        };
        let own = {
            let ty = self.metas.shallow(ty);
            has_own_literals(&value, &ty)
        };
        let literal = self.literal_hole(value, negated, span, ty);
        let general = if own { super::super::term::placeholder() } else { self.equals(literal, span, ty) };
        let hole = self.holes.add(Hole::Pattern { literal, general });
        Pat::Test(Box::new(self.holes.term(hole)))
    }

    /// `\x -> x == literal`.
    fn equals(&mut self, literal: HoleId, span: Span, ty: &Type) -> Elab {
        let (equals, equals_ty) = self.syntax("==", span);
        if let Some((from, _)) = self.split_fun(&equals_ty) {
            self.expect(span, ty, &from);
        }
        let x = self.local("x".into());
        let body = applied(equals, vec![Elab::Local(x), self.holes.term(literal)]);
        Elab::Lam(vec![x], Box::new(body))
    }
}

fn has_own_literals(value: &Number, ty: &Type) -> bool {
    let known = known();
    match (value, ty) {
        (Number::Integer(_), Type::Con(name, _)) => [known.int, known.integer, known.double].contains(name),
        (Number::Rational(..), Type::Con(name, _)) => *name == known.double,
        (Number::String(_), _) => *ty == string_type(),
        _ => false,
    }
}

fn text(value: &Number) -> String {
    match value {
        Number::Integer(n) => n.to_string(),
        Number::Rational(n, d) => rational_text(n, d),
        Number::String(text) => format!("{text:?}"),
    }
}
