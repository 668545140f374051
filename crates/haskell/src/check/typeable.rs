//! `Typeable`: the dictionary of a type says which type it is.
//!
//! A type with a constructor in front is that constructor applied to the representations of its arguments. A type variable whose
//! dictionary nobody gives has the instance of all types, which is not supported.

use selfsame_core::expr::Lit;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Pred, Type};

use super::checker::Checker;
use super::class::dictionary_con;
use super::evidence::{Evidence, Hole};
use super::solve::Wanted;
use super::term::applied;
use crate::elab::Elab;

const CLASS: &str = "Selfsame.Type.Typeable";
/// The class of `unsafeCoerce`: the same of the type without its newtypes.
const ERASED: &str = "Selfsame.Type.Erased";
const NAMED: &str = "Selfsame.Type.named";
const APPLIED: &str = "Selfsame.Type.applied";

impl Checker<'_> {
    /// Solves the constraint if it is one of this class, and gives those on the parts of the type.
    pub(super) fn typeable(&mut self, wanted: &Wanted) -> Option<Vec<Wanted>> {
        if wanted.pred.class.as_str() == ERASED {
            return self.erased(wanted);
        }
        if let Some(literal) = literal(&wanted.pred) {
            let class = self.env.class(wanted.pred.class)?;
            let dictionary = applied(Elab::Con(dictionary_con(&class)), vec![literal]);
            self.holes.solve(wanted.hole, Evidence::Given(dictionary));
            return Some(Vec::new());
        }
        if wanted.pred.class.as_str() != CLASS {
            return None;
        }
        let class = self.env.class(wanted.pred.class)?;
        let selector = class.methods.first()?.name;
        let (mut whole, args) = match &wanted.pred.ty {
            Type::Con(name, args) => (Some(named(*name)), args.to_vec()),
            Type::App(function, arg) => (None, vec![(**function).clone(), (**arg).clone()]),
            _ => return None,
        };
        let mut parts = Vec::with_capacity(args.len());
        for arg in args {
            let (part, representation) = self.part(wanted, arg, selector);
            parts.push(part);
            whole = Some(match whole {
                Some(whole) => applied(Elab::Global(APPLIED.into()), vec![whole, representation]),
                None => representation,
            });
        }
        let dictionary = applied(Elab::Con(dictionary_con(&class)), vec![whole?]);
        self.holes.solve(wanted.hole, Evidence::Given(dictionary));
        Some(parts)
    }

    /// The representation of what is left of the type without the newtypes around it.
    fn erased(&mut self, wanted: &Wanted) -> Option<Vec<Wanted>> {
        let ty = self.bare(&wanted.pred.ty);
        if matches!(ty, Type::Meta(_)) {
            return None;
        }
        let class = self.env.class(wanted.pred.class)?;
        let selector = self.env.class(CLASS.into())?.methods.first()?.name;
        let (mut part, representation) = self.part(wanted, ty, selector);
        part.pred.class = CLASS.into();
        let dictionary = applied(Elab::Con(dictionary_con(&class)), vec![representation]);
        self.holes.solve(wanted.hole, Evidence::Given(dictionary));
        Some(vec![part])
    }

    /// Whether a class asks nothing of a type but which one it is.
    pub(super) fn asks_which(class: Symbol) -> bool {
        [CLASS, ERASED].contains(&class.as_str())
    }

    fn part(&mut self, wanted: &Wanted, ty: Type, selector: Symbol) -> (Wanted, Elab) {
        let hole = self.holes.add(Hole::Dict(None));
        let representation = applied(Elab::Global(selector), vec![self.holes.term(hole)]);
        (wanted.on(ty, hole), representation)
    }
}

/// The value of a type that is a literal, for the classes that ask for it.
pub(super) fn literal(pred: &Pred) -> Option<Elab> {
    let Type::Con(name, args) = &pred.ty else { return None };
    let text = name.as_str();
    match pred.class.as_str() {
        "Selfsame.Literal.KnownSymbol" if args.is_empty() => {
            let inner = text.strip_prefix('"')?.strip_suffix('"')?;
            (!inner.contains('\\')).then(|| Elab::Lit(Lit::Str(inner.into())))
        }
        "Selfsame.Literal.KnownNat" if args.is_empty() => Some(Elab::Lit(Lit::Integer(text.parse().ok()?))),
        _ => None,
    }
}

fn named(name: Symbol) -> Elab {
    applied(Elab::Global(NAMED.into()), vec![Elab::Lit(Lit::Str(name.as_str().into()))])
}
