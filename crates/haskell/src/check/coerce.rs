//! `Coercible`: two types that are the same once their newtypes are taken off.
//!
//! Newtypes are erased in Core, so the dictionary says nothing and `coerce` is the identity. Roles are not looked at: what a compiler
//! refuses for them is the same in Core all the same.

use selfsame_core::program::DataKind;
use selfsame_core::types::Type;

use super::checker::Checker;
use super::interface::TypeDef;
use super::params::unpacked;
use super::prim::known;
use super::substitute::replace;
use crate::elab::Elab;

/// Newtypes within newtypes; a recursive one has no end.
const DEEPEST: u32 = 40;

/// What is known of two types.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Coercion {
    Same,
    Different,
    /// It depends on types that are not known yet.
    Later,
}

impl Checker<'_> {
    pub fn coercion(&mut self, a: &Type, b: &Type) -> Coercion {
        self.coerced(a, b, DEEPEST)
    }

    /// What stands for the dictionary, which nobody looks at.
    pub fn no_dictionary(&mut self) -> Elab {
        match self.con_named(known().unit, known().unit) {
            Some(unit) => Elab::Con(unit),
            None => super::term::placeholder(),
        }
    }

    fn coerced(&mut self, a: &Type, b: &Type, depth: u32) -> Coercion {
        let (a, b) = (self.metas.resolve(a), self.metas.resolve(b));
        if a == b || self.is_given(&a, &b) {
            return Coercion::Same;
        }
        if depth == 0 {
            return Coercion::Different;
        }
        let (is_open, is_head) = (|ty: &Type| matches!(ty, Type::Meta(_)), |ty: &Type| matches!(ty, Type::Con(..)));
        if let (Type::Con(f, xs), Type::Con(g, ys)) = (&a, &b)
            && f == g
            && xs.len() == ys.len()
        {
            let parts: Vec<Coercion> = xs.iter().zip(ys.iter()).map(|(x, y)| self.coerced(x, y, depth - 1)).collect();
            if parts.iter().all(|part| *part == Coercion::Same) {
                return Coercion::Same;
            }
            if parts.contains(&Coercion::Later) && !parts.contains(&Coercion::Different) {
                return Coercion::Later;
            }
        }
        if let (Type::App(f, x), Type::App(g, y)) = (&a, &b) {
            return match (self.coerced(f, g, depth - 1), self.coerced(x, y, depth - 1)) {
                (Coercion::Same, Coercion::Same) => Coercion::Same,
                (Coercion::Different, _) | (_, Coercion::Different) => Coercion::Different,
                _ => Coercion::Later,
            };
        }
        if let Some(inner) = self.without_newtype(&a) {
            return self.coerced(&inner, &b, depth - 1);
        }
        if let Some(inner) = self.without_newtype(&b) {
            return self.coerced(&a, &inner, depth - 1);
        }
        if is_open(&a) || is_open(&b) || !(is_head(&a) && is_head(&b)) && has_open(&a, &b) {
            return Coercion::Later;
        }
        Coercion::Different
    }

    /// Whether a context says that the types are the same inside, this way or the other.
    fn is_given(&mut self, a: &Type, b: &Type) -> bool {
        let class = self.env.scope.syntax_type("Coercible").map(|class| class.name);
        let given: Vec<Type> = self
            .givens
            .iter()
            .filter(|given| Some(given.pred.class) == class)
            .map(|given| given.pred.ty.clone())
            .collect();
        given.iter().any(|ty| {
            let ty = self.metas.resolve(ty);
            matches!(unpacked(&ty), [x, y] if (x == a && y == b) || (x == b && y == a))
        })
    }

    /// A type without the newtypes around it.
    pub fn bare(&mut self, ty: &Type) -> Type {
        let mut ty = self.metas.resolve(ty);
        for _ in 0..DEEPEST {
            match self.without_newtype(&ty) {
                Some(inner) => ty = self.metas.resolve(&inner),
                None => break,
            }
        }
        ty
    }

    fn without_newtype(&self, ty: &Type) -> Option<Type> {
        let Type::Con(name, args) = ty else { return None };
        let def = self.env.type_def(*name)?;
        let TypeDef::Data(def) = &*def else { return None };
        let field = def.cons.first()?.fields.first()?;
        let is_whole = def.kind == DataKind::Newtype && args.len() == def.params.len();
        is_whole.then(|| replace(field, &def.params, args))
    }
}

fn has_open(a: &Type, b: &Type) -> bool {
    fn open(ty: &Type) -> bool {
        match ty {
            Type::Meta(_) => true,
            Type::Var(_) => false,
            Type::Con(_, args) => args.iter().any(open),
            Type::App(head, arg) => open(head) || open(arg),
            Type::Forall(_, _, body) => open(body),
        }
    }
    open(a) || open(b)
}
