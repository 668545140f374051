//! Sets of the logic. In runs they are lists of their elements; the prover has them from Z3.

use selfsame_core::expr::Expr;
use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;

use super::SetOp;
use crate::build::{Builder, Built, alt, both, call, case, choose, either, lambda, truth, var};

/// The name of their type.
pub const SET: &str = "Set of the logic";

const NAMES: &[(&str, SetOp)] = &[
    ("$set.empty", SetOp::Empty),
    ("$set.single", SetOp::Single),
    ("$set.union", SetOp::Union),
    ("$set.intersection", SetOp::Intersection),
    ("$set.difference", SetOp::Difference),
    ("$set.member", SetOp::Member),
    ("$set.subset", SetOp::Subset),
    ("$set.equal", SetOp::Equal),
    ("$bag.empty", SetOp::BagEmpty),
    ("$bag.put", SetOp::BagPut),
    ("$bag.union", SetOp::BagUnion),
    ("$bag.get", SetOp::BagGet),
    ("$bag.within", SetOp::BagWithin),
    ("$bag.equal", SetOp::BagEqual),
    ("$map.default", SetOp::MapDefault),
    ("$map.store", SetOp::MapStore),
    ("$map.select", SetOp::MapSelect),
    ("$map.within", SetOp::MapWithin),
    ("$map.same", SetOp::MapSame),
    ("$map.equal", SetOp::MapEqual),
];

/// The operation that a definition is, by its name.
pub fn operation(name: &str) -> Option<SetOp> {
    let base = name.split('<').next().unwrap_or(name);
    NAMES.iter().find(|(known, _)| *known == base).map(|(_, op)| *op)
}

fn key(op: SetOp, element: &Type) -> String {
    key_of(op, std::slice::from_ref(element))
}

/// The name of an operation at these types. That of a look into a map ends with the type of what it gives.
pub fn key_of(op: SetOp, types: &[Type]) -> String {
    let name = NAMES.iter().find(|(_, known)| *known == op).map_or("", |(name, _)| *name);
    let types: Vec<String> = types.iter().map(|ty| format!("{ty:?}")).collect();
    let gives = types.last().filter(|_| op == SetOp::MapSelect).cloned().unwrap_or_default();
    format!("{name}<{}>{gives}", types.join(", "))
}

fn nil() -> Expr {
    Expr::Con("[]".into(), Vec::new())
}

fn cons(head: Expr, tail: Expr) -> Expr {
    Expr::Con(":".into(), vec![head, tail])
}

impl Builder<'_> {
    pub fn set_equal(&mut self, element: &Type, left: Expr, right: Expr, place: Span) -> Built<Expr> {
        let name = self.set_operation(SetOp::Equal, element, place)?;
        Ok(call(name, vec![left, right]))
    }

    /// The definition of an operation on sets of these elements.
    pub fn set_operation(&mut self, op: SetOp, element: &Type, place: Span) -> Built<Symbol> {
        let element = element.clone();
        self.define(&key(op, &element), |builder, itself| match op {
            SetOp::Empty => Ok(nil()),
            SetOp::Single => {
                let x = builder.local("x");
                Ok(lambda(vec![x], cons(var(x), nil())))
            }
            SetOp::Union => {
                builder.over_list(nil_is_second, |_, x, xs, other| Ok(cons(x, call(itself, vec![xs, other]))))
            }
            SetOp::Intersection | SetOp::Difference => {
                let member = builder.set_operation(SetOp::Member, &element, place)?;
                builder.over_list(
                    |_| nil(),
                    |_, x, xs, other| {
                        let rest = call(itself, vec![xs, other.clone()]);
                        let (with, without) = (cons(x.clone(), rest.clone()), rest);
                        let is_member = call(member, vec![x, other]);
                        Ok(if op == SetOp::Intersection {
                            choose(is_member, with, without)
                        } else {
                            choose(is_member, without, with)
                        })
                    },
                )
            }
            SetOp::Subset => {
                let member = builder.set_operation(SetOp::Member, &element, place)?;
                builder.over_list(
                    |_| truth(true),
                    |_, x, xs, other| Ok(both(call(member, vec![x, other.clone()]), call(itself, vec![xs, other]))),
                )
            }
            SetOp::Equal => {
                let subset = builder.set_operation(SetOp::Subset, &element, place)?;
                let (x, y) = (builder.local("x"), builder.local("y"));
                let body = both(call(subset, vec![var(x), var(y)]), call(subset, vec![var(y), var(x)]));
                Ok(lambda(vec![x, y], body))
            }
            SetOp::BagEmpty
            | SetOp::BagPut
            | SetOp::BagUnion
            | SetOp::BagGet
            | SetOp::BagWithin
            | SetOp::BagEqual
            | SetOp::MapDefault
            | SetOp::MapStore
            | SetOp::MapSelect
            | SetOp::MapWithin
            | SetOp::MapSame
            | SetOp::MapEqual => Err(crate::build::unsupported(place, "a set that is none")),
            SetOp::Member => {
                let (x, set, y, ys) = (builder.local("x"), builder.local("s"), builder.local("y"), builder.local("ys"));
                let equal = builder.equal(&element, var(x), var(y), place)?;
                let found = either(equal, call(itself, vec![var(x), var(ys)]));
                let alts = vec![alt("[]".into(), vec![], truth(false)), alt(":".into(), vec![y, ys], found)];
                Ok(lambda(vec![x, set], case(var(set), alts, None)))
            }
        })
    }

    /// A function of two sets that goes through the first.
    fn over_list(
        &mut self,
        empty: impl Fn(Expr) -> Expr,
        step: impl FnOnce(&mut Self, Expr, Expr, Expr) -> Built<Expr>,
    ) -> Built<Expr> {
        let (one, other, x, xs) = (self.local("s"), self.local("t"), self.local("x"), self.local("xs"));
        let body = step(self, var(x), var(xs), var(other))?;
        let alts = vec![alt("[]".into(), vec![], empty(var(other))), alt(":".into(), vec![x, xs], body)];
        Ok(lambda(vec![one, other], case(var(one), alts, None)))
    }
}

fn nil_is_second(second: Expr) -> Expr {
    second
}
