//! `Generic`: a type as a sum of products, balanced as GHC balances them, with the names of what it is made of.

use selfsame_core::program::{Assoc, Fixity};
use selfsame_core::symbol::Symbol;

use super::make::{Make, field_type, vars};
use crate::syntax::*;

/// What stands in front of the names of `GHC.Generics`.
pub const QUALIFIER: &str = "Selfsame.Deriving.Generics";

/// The type that represents the data type.
pub fn representation(make: Make, data: &DataDecl, module: Symbol, fixity: &dyn Fn(&Name) -> Option<Fixity>) -> Type {
    let of = Of { make };
    let summands = data.cons.iter().map(|con| of.summand(con, fixity)).collect();
    let sum = of.balanced(":+:", summands).unwrap_or_else(|| of.con("V1"));
    let name = of.text(data.name.base.as_str());
    let meta = of.app("'MetaData", vec![name, of.text(module.as_str()), of.text("main"), of.truth(data.newtype)]);
    of.meta("D", meta, sum)
}

pub fn generic(make: Make, data: &DataDecl) -> Vec<ValueDecl> {
    let of = Of { make };
    let wrapped = |expr: Expr| of.apply("M1", [expr]);
    let count = data.cons.len();
    let mut from: Vec<Clause> = Vec::with_capacity(count);
    let mut to: Vec<Clause> = Vec::with_capacity(count);
    for (index, con) in data.cons.iter().enumerate() {
        let names = vars(con, "g");
        let fields: Vec<Expr> = names.iter().map(|name| wrapped(of.apply("K1", [make.local(name)]))).collect();
        let product = of.pair(fields).unwrap_or_else(|| of.apply("U1", []));
        from.push(make.clause(vec![make.con_vars(con, "g")], wrapped(of.injected(wrapped(product), index, count))));
        let fields: Vec<Pat> =
            names.iter().map(|name| of.pat("M1", vec![of.pat("K1", vec![make.var(name)])])).collect();
        let product = of.pair_pat(fields).unwrap_or_else(|| of.pat("U1", Vec::new()));
        let pattern = of.pat("M1", vec![of.injected_pat(of.pat("M1", vec![product]), index, count)]);
        to.push(make.clause(vec![pattern], make.con(con, names.iter().map(|name| make.local(name)))));
    }
    if count == 0 {
        let forced = |inner: Expr| make.call("seq", [inner, make.call("error", [make.string("Void")])]);
        from.push(make.clause(vec![make.var("g1")], forced(make.local("g1"))));
        to.push(make.clause(vec![of.pat("M1", vec![make.var("g1")])], forced(make.local("g1"))));
    }
    vec![make.function("from", from), make.function("to", to)]
}

struct Of {
    make: Make,
}

impl Of {
    fn name(&self, base: &str) -> Name {
        Name { qualifier: Some(QUALIFIER.into()), base: base.into(), span: self.make.span }
    }

    fn ty(&self, node: TypeNode) -> Type {
        Type { node, span: self.make.span }
    }

    fn con(&self, base: &str) -> Type {
        self.ty(TypeNode::Con(self.name(base)))
    }

    fn app(&self, head: &str, args: Vec<Type>) -> Type {
        args.into_iter().fold(self.con(head), |head, arg| self.ty(TypeNode::App(Box::new(head), Box::new(arg))))
    }

    fn text(&self, text: &str) -> Type {
        self.ty(TypeNode::Con(self.make.name(&format!("\"{text}\""))))
    }

    fn truth(&self, value: bool) -> Type {
        self.ty(TypeNode::Con(self.make.builtin(if value { "'True" } else { "'False" })))
    }

    fn meta(&self, kind: &str, meta: Type, inner: Type) -> Type {
        self.app("M1", vec![self.con(kind), meta, inner])
    }

    fn summand(&self, con: &ConDecl, fixity: &dyn Fn(&Name) -> Option<Fixity>) -> Type {
        let fields = con.fields.iter().map(|field| {
            let label = match &field.label {
                Some(label) => {
                    let just = self.ty(TypeNode::Con(self.make.builtin("'Just")));
                    self.ty(TypeNode::App(Box::new(just), Box::new(self.text(label.base.as_str()))))
                }
                None => self.ty(TypeNode::Con(self.make.builtin("'Nothing"))),
            };
            let inner = self.app("K1", vec![self.con("R"), field_type(&field.ty).clone()]);
            self.meta("S", self.app("'MetaSel", vec![label]), inner)
        });
        let product = self.balanced(":*:", fields.collect()).unwrap_or_else(|| self.con("U1"));
        let place = match con.infix {
            false => self.con("'PrefixI"),
            true => {
                let fixity = fixity(&con.name);
                let side = match fixity.map(|fixity| fixity.assoc) {
                    Some(Assoc::Right) => "'RightAssociative",
                    Some(Assoc::None) => "'NotAssociative",
                    _ => "'LeftAssociative",
                };
                let level = fixity.map_or(9, |fixity| fixity.precedence);
                let level = self.ty(TypeNode::Con(self.make.name(&level.to_string())));
                self.app("'InfixI", vec![self.con(side), level])
            }
        };
        let name = self.text(con.name.base.as_str());
        self.meta("C", self.app("'MetaCons", vec![name, place, self.truth(con.record)]), product)
    }

    fn balanced(&self, operator: &str, mut parts: Vec<Type>) -> Option<Type> {
        match parts.len() {
            0 | 1 => parts.pop(),
            count => {
                let second = self.balanced(operator, parts.split_off(count / 2))?;
                Some(self.app(operator, vec![self.balanced(operator, parts)?, second]))
            }
        }
    }

    fn apply<const N: usize>(&self, con: &str, args: [Expr; N]) -> Expr {
        self.make.apply(self.make.expr(ExprNode::Con(self.name(con))), args)
    }

    fn pat(&self, con: &str, args: Vec<Pat>) -> Pat {
        self.make.pat(PatNode::Con(self.name(con), args))
    }

    fn pair(&self, mut parts: Vec<Expr>) -> Option<Expr> {
        match parts.len() {
            0 | 1 => parts.pop(),
            count => {
                let second = self.pair(parts.split_off(count / 2))?;
                Some(self.apply(":*:", [self.pair(parts)?, second]))
            }
        }
    }

    fn pair_pat(&self, mut parts: Vec<Pat>) -> Option<Pat> {
        match parts.len() {
            0 | 1 => parts.pop(),
            count => {
                let second = self.pair_pat(parts.split_off(count / 2))?;
                Some(self.pat(":*:", vec![self.pair_pat(parts)?, second]))
            }
        }
    }

    fn injected(&self, value: Expr, index: usize, count: usize) -> Expr {
        let half = count / 2;
        match count {
            0 | 1 => value,
            _ if index < half => self.apply("L1", [self.injected(value, index, half)]),
            _ => self.apply("R1", [self.injected(value, index - half, count - half)]),
        }
    }

    fn injected_pat(&self, pat: Pat, index: usize, count: usize) -> Pat {
        let half = count / 2;
        match count {
            0 | 1 => pat,
            _ if index < half => self.pat("L1", vec![self.injected_pat(pat, index, half)]),
            _ => self.pat("R1", vec![self.injected_pat(pat, index - half, count - half)]),
        }
    }
}
