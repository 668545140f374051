//! Structural equality, a definition for each type.

use selfsame_core::expr::Expr;
use selfsame_core::inhabit::{fields, representation};
use selfsame_core::prim::PrimOp;
use selfsame_core::program::DataKind;
use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Type, base_name, tuple_size};

use super::sets;
use crate::build::{Builder, Built, alt, both, call, case, choose, lambda, not, truth, unsupported, var};

pub const EQUAL: &str = "$equal<";

impl Builder<'_> {
    pub fn equal(&mut self, ty: &Type, left: Expr, right: Expr, place: Span) -> Built<Expr> {
        let prim = |op: PrimOp, left: Expr, right: Expr| Ok(Expr::Prim(op, vec![left, right]));
        if let Some(equal) = self.table_equal(ty, left.clone(), right.clone(), place)? {
            return Ok(equal);
        }
        let Type::Con(name, args) = ty else {
            // Values of any type at all are letters.
            return prim(PrimOp::CharEq, left, right);
        };
        match name.as_str() {
            "Int" => prim(PrimOp::IntEq, left, right),
            "Integer" => prim(PrimOp::IntegerEq, left, right),
            "Char" => prim(PrimOp::CharEq, left, right),
            "Double" => prim(PrimOp::DoubleEq, left, right),
            "Bool" => Ok(choose(left, right.clone(), not(right))),
            "->" => Err(unsupported(place, "functions are compared")),
            sets::SET => self.set_equal(&args[0], left, right, place),
            _ => Ok(call(self.data_equal(ty, place)?, vec![left, right])),
        }
    }

    fn data_equal(&mut self, ty: &Type, place: Span) -> Built<Symbol> {
        let ty = self.representation(ty);
        if !self.is_seen_through(&ty) {
            // Its module has an equality of its own: two sets are equal whose trees are not.
            return Err(unsupported(place, format!("equality of values of type `{ty}`")));
        }
        self.define(&format!("{EQUAL}{ty:?}>"), |builder, _| {
            let (left, right) = (builder.local("x"), builder.local("y"));
            let mut alts = Vec::new();
            for (con, fields) in builder.constructors(&ty, place)? {
                let (mine, theirs): (Vec<_>, Vec<_>) =
                    fields.iter().map(|_| (builder.local("x"), builder.local("y"))).unzip();
                let mut same = truth(true);
                for ((x, y), field) in mine.iter().zip(&theirs).zip(&fields).rev() {
                    let equal = builder.equal(field, var(*x), var(*y), place)?;
                    same = if same == truth(true) { equal } else { both(equal, same) };
                }
                let inner = case(var(right), vec![alt(con, theirs, same)], Some(truth(false)));
                alts.push(alt(con, mine, inner));
            }
            Ok(lambda(vec![left, right], case(var(left), alts, None)))
        })
    }

    /// Whether values of a data type are as they are built: it is the user's own, or its constructors are in scope.
    fn is_seen_through(&self, ty: &Type) -> bool {
        let Type::Con(name, _) = ty else { return true };
        if name.as_str() == "[]" || name.as_str() == "()" || tuple_size(name.as_str()).is_some() {
            return true;
        }
        let Some(data) = self.program.data_id(*name).map(|id| self.program.data(id)) else { return true };
        self.is_own_module(*name)
            || data.cons.iter().all(|con| {
                let con = self.program.con(*con).def.name;
                self.names.value(base_name(con.as_str())) == Some(con)
            })
    }

    /// Constructors with the types of their fields.
    pub fn constructors(&self, ty: &Type, place: Span) -> Built<Vec<(Symbol, Vec<Type>)>> {
        let none = || unsupported(place, format!("values of type `{ty}` have no constructors"));
        let Type::Con(name, _) = ty else { return Err(none()) };
        let data = self.program.data_id(*name).map(|id| self.program.data(id)).ok_or_else(none)?;
        if data.cons.is_empty() || data.kind != DataKind::Data {
            return Err(none());
        }
        Ok(data.cons.iter().map(|con| (self.program.con(*con).def.name, fields(&self.program, *con, ty))).collect())
    }

    /// Newtypes are not in values.
    pub fn representation(&self, ty: &Type) -> Type {
        representation(&self.program, ty.clone())
    }
}
