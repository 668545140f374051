//! New names for what a program defines.

use rustc_hash::FxHashMap;
use selfsame_core::expr::{Alt, AltPattern, Expr};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Pred, Type};

/// What types, constructors and globals of a program are called in another. Names that are not there stay.
#[derive(Clone, Debug, Default)]
pub struct Renaming {
    pub types: FxHashMap<Symbol, Symbol>,
    pub cons: FxHashMap<Symbol, Symbol>,
    pub globals: FxHashMap<Symbol, Symbol>,
}

impl Renaming {
    pub fn global(&self, name: Symbol) -> Symbol {
        self.globals.get(&name).copied().unwrap_or(name)
    }

    pub fn con(&self, name: Symbol) -> Symbol {
        self.cons.get(&name).copied().unwrap_or(name)
    }

    fn type_name(&self, name: Symbol) -> Symbol {
        self.types.get(&name).copied().unwrap_or(name)
    }

    pub fn ty(&self, ty: &Type) -> Type {
        match ty {
            Type::Var(_) | Type::Meta(_) => ty.clone(),
            Type::Con(name, args) => {
                let args: Vec<Type> = args.iter().map(|arg| self.ty(arg)).collect();
                Type::Con(self.type_name(*name), args.into())
            }
            Type::App(head, arg) => Type::App(self.ty(head).into(), self.ty(arg).into()),
            Type::Forall(vars, preds, body) => {
                let preds: Vec<Pred> =
                    preds.iter().map(|p| Pred { class: self.type_name(p.class), ty: self.ty(&p.ty) }).collect();
                Type::Forall(vars.clone(), preds.into(), self.ty(body).into())
            }
        }
    }

    pub fn expr(&self, expr: &Expr) -> Expr {
        let one = |expr: &Expr| Box::new(self.expr(expr));
        let all = |exprs: &[Expr]| exprs.iter().map(|expr| self.expr(expr)).collect::<Vec<_>>();
        match expr {
            Expr::Local(_) | Expr::Lit(_) | Expr::Bottom(_) => expr.clone(),
            Expr::Global(name) => Expr::Global(self.global(*name)),
            Expr::Lam(params, body) => Expr::Lam(params.clone(), one(body)),
            Expr::App(head, args) => Expr::App(one(head), all(args)),
            Expr::Let(local, value, body) => Expr::Let(*local, one(value), one(body)),
            Expr::LetRec(bindings, body) => {
                let bindings = bindings.iter().map(|(local, value)| (*local, self.expr(value))).collect();
                Expr::LetRec(bindings, one(body))
            }
            Expr::Con(name, args) => Expr::Con(self.con(*name), all(args)),
            Expr::Case(scrutinee, alts, default) => {
                let alts = alts.iter().map(|alt| Alt {
                    pattern: match &alt.pattern {
                        AltPattern::Con(name, fields) => AltPattern::Con(self.con(*name), fields.clone()),
                        AltPattern::Lit(lit) => AltPattern::Lit(lit.clone()),
                    },
                    body: self.expr(&alt.body),
                });
                Expr::Case(one(scrutinee), alts.collect(), default.as_ref().map(|body| one(body)))
            }
            Expr::Prim(op, args) => Expr::Prim(*op, all(args)),
            Expr::Input(ty) => Expr::Input(self.ty(ty)),
            Expr::Assume(condition, body) => Expr::Assume(one(condition), one(body)),
            Expr::Assert(condition, body, label) => Expr::Assert(one(condition), one(body), label.clone()),
            Expr::At(span, body) => Expr::At(*span, one(body)),
        }
    }
}
