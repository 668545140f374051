//! Values without addresses: what is shown, compared and given back at the end has its contents in it, as in the plain dialect.

use std::sync::Arc;

use selfsame_core::expr::{Alt, AltPattern, Expr, Local};
use selfsame_core::program::{Code, Global};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;

use super::shape::name_for;
use super::state;
use crate::library::{ARRAY, BYTES, CONTENTS, LAZY, REF, lazy_con};
use crate::lower::compare::unnamed;
use crate::lower::expr::apply;
use crate::lower::{Lower, Wanted, forall, unsupported};
use crate::mutable::{Parts, is_abstract_container};

impl Lower<'_> {
    /// A value of a type, in the memory that there is now, without addresses.
    pub(super) fn frozen(&mut self, value: Expr, ty: &Type) -> Expr {
        match self.freezer(ty, &[]) {
            Some(function) => apply(function, vec![self.world(), value]),
            None => value,
        }
    }

    /// The function from the memory and a value to that value without addresses; nothing where it is the value itself.
    fn freezer(&mut self, ty: &Type, params: &[(Symbol, Local)]) -> Option<Expr> {
        let Type::Con(name, args) = ty else {
            return match ty {
                Type::Var(v) => params.iter().find(|(name, _)| name == v).map(|(_, local)| Expr::Local(*local)),
                _ => None,
            };
        };
        if name.as_str() == "->" || !self.has_addresses(ty) {
            return None;
        }
        let given: Vec<Expr> =
            args.iter().map(|arg| self.freezer(arg, params).unwrap_or_else(|| state("as_it_is"))).collect();
        let global = name_for(*name, "frozen");
        self.want(Wanted::Frozen(*name), global);
        Some(apply(Expr::Global(global), given))
    }

    /// Whether values of a type are something else where state is shared.
    fn has_addresses(&self, ty: &Type) -> bool {
        fn open(ty: &Type) -> bool {
            match ty {
                Type::Con(_, args) => args.iter().any(open),
                _ => true,
            }
        }
        let parts = Parts::of(self.program, &self.facts.mutable, ty);
        open(ty) || parts.hidden || !parts.containers.is_empty() || self.holds_lazy(ty, &mut Vec::new())
    }

    fn holds_lazy(&self, ty: &Type, seen: &mut Vec<Symbol>) -> bool {
        let Type::Con(name, args) = ty else { return false };
        if name.as_str() == LAZY || args.iter().any(|arg| self.holds_lazy(arg, seen)) {
            return true;
        }
        if seen.contains(name) {
            return false;
        }
        seen.push(*name);
        let (_, cons) = self.constructors(*name);
        cons.iter().any(|con| con.fields.iter().any(|field| self.holds_lazy(field, seen)))
    }

    /// The global that does so for a type.
    pub(in crate::lower) fn frozen_data(&mut self, data: Symbol) -> Global {
        let (world, value) = (self.fresh("memory"), self.fresh("x"));
        let read = || apply(state("read"), vec![Expr::Local(world), Expr::Local(value)]);
        let (params, body) = match data.as_str() {
            REF => {
                let part = self.fresh("frozen");
                let content = apply(Expr::Local(part), vec![Expr::Local(world), read()]);
                (vec![part], Expr::Con(CONTENTS.into(), vec![content]))
            }
            ARRAY => {
                let part = self.fresh("frozen");
                let inner = Expr::App(Box::new(Expr::Local(part)), vec![Expr::Local(world)]);
                (vec![part], apply(state("frozen_elements"), vec![inner, read()]))
            }
            BYTES => (Vec::new(), apply(state("text_of_vector"), vec![read()])),
            LAZY => {
                let part = self.fresh("frozen");
                let gap = unsupported("the value of something lazy where state is shared");
                (vec![part], Expr::Con(lazy_con().name, vec![gap]))
            }
            _ => {
                let (params, cons) = self.constructors(data);
                let given: Vec<(Symbol, Local)> = params.iter().map(|param| (*param, self.fresh("frozen"))).collect();
                let body = if let Some(ty) = unnamed(&cons) {
                    match self.freezer(ty, &given) {
                        Some(function) => apply(function, vec![Expr::Local(world), Expr::Local(value)]),
                        None => Expr::Local(value),
                    }
                } else if is_abstract_container(data) {
                    match cons.first() {
                        Some(con) => {
                            let gap = || unsupported("what a container holds where state is shared");
                            Expr::Con(con.name, con.fields.iter().map(|_| gap()).collect())
                        }
                        None => unsupported("a container that is not known"),
                    }
                } else {
                    let subject = match self.facts.mutable.contains(&data) {
                        true => read(),
                        false => Expr::Local(value),
                    };
                    let mut alts = Vec::new();
                    for con in &cons {
                        let fields: Vec<Local> = con.fields.iter().map(|_| self.fresh("x")).collect();
                        let mut parts = Vec::new();
                        for (ty, field) in con.fields.iter().zip(&fields) {
                            let field = Expr::Local(*field);
                            parts.push(match self.freezer(ty, &given) {
                                Some(function) => apply(function, vec![Expr::Local(world), field]),
                                None => field,
                            });
                        }
                        let body = Expr::Con(con.name, parts);
                        alts.push(Alt { pattern: AltPattern::Con(con.name, fields), body });
                    }
                    Expr::Case(Box::new(subject), alts, None)
                };
                (given.into_iter().map(|(_, local)| local).collect(), body)
            }
        };
        let params: Vec<Local> = params.into_iter().chain([world, value]).collect();
        let ty = forall(&["a".into()], Type::var("a"));
        let code = Code::Expr(Arc::new(Expr::Lam(params, Box::new(body))));
        Global { name: name_for(data, "frozen"), ty, code, span: None, fixity: None }
    }
}
