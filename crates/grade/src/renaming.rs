//! New names for what a program defines.

use rustc_hash::FxHashMap;
use selfsame_core::expr::{AltPattern, Expr};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Pred, Type};

/// What types, constructors and globals of a program are called in another. Names that are not there stay.
#[derive(Clone, Debug, Default)]
pub struct Renaming {
    /// Of types and classes.
    pub types: FxHashMap<Symbol, Symbol>,
    /// Of constructors.
    pub cons: FxHashMap<Symbol, Symbol>,
    /// Of definitions.
    pub globals: FxHashMap<Symbol, Symbol>,
}

impl Renaming {
    /// What a definition is called.
    pub fn global(&self, name: Symbol) -> Symbol {
        self.globals.get(&name).copied().unwrap_or(name)
    }

    /// What a constructor is called.
    pub fn con(&self, name: Symbol) -> Symbol {
        self.cons.get(&name).copied().unwrap_or(name)
    }

    fn type_name(&self, name: Symbol) -> Symbol {
        self.types.get(&name).copied().unwrap_or(name)
    }

    /// A type with the new names.
    pub fn ty(&self, ty: &Type) -> Type {
        match ty {
            Type::Var(_) | Type::Meta(_) | Type::App(..) => ty.map_parts(|part| self.ty(part)),
            Type::Con(name, args) => {
                let args: Vec<Type> = args.iter().map(|arg| self.ty(arg)).collect();
                Type::Con(self.type_name(*name), args.into())
            }
            Type::Forall(vars, preds, body) => {
                let preds: Vec<Pred> =
                    preds.iter().map(|p| Pred { class: self.type_name(p.class), ty: self.ty(&p.ty) }).collect();
                Type::Forall(vars.clone(), preds.into(), self.ty(body).into())
            }
        }
    }

    /// Code with the new names.
    pub fn expr(&self, expr: &Expr) -> Expr {
        let mut renamed = expr.map_parts(|part| self.expr(part));
        match &mut renamed {
            Expr::Global(name) => *name = self.global(*name),
            Expr::Con(name, _) => *name = self.con(*name),
            Expr::Input(ty) => *ty = self.ty(ty),
            Expr::Case(_, alts, _) => {
                for alt in alts {
                    if let AltPattern::Con(name, _) = &mut alt.pattern {
                        *name = self.con(*name);
                    }
                }
            }
            _ => {}
        }
        renamed
    }
}
