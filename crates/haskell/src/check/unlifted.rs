//! Values that are never thunks: `Int#` and the like.
//!
//! They are boxed here, as newtypes of what they stand for; what makes them different is that whoever binds one evaluates it first. So
//! arguments, variables of patterns and local definitions of such types are strict. The type must be known where the binding is read:
//! where it turns out later, the definition is given up.

use selfsame_core::expr::{Label, LabelKind};
use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;

use super::checker::Checker;
use crate::elab::{BindGroup, Elab, Pat};

/// Where the types are defined.
const MODULE: &str = "Selfsame.Unboxed.";

impl Checker<'_> {
    /// Whether values of the type are never thunks.
    pub fn is_unlifted(&mut self, ty: &Type, span: Span) -> bool {
        if !self.env.scope.extensions.magic_hash {
            return false;
        }
        match self.metas.shallow(ty) {
            Type::Con(name, _) => is_unlifted_name(name),
            unknown @ Type::Meta(_) => {
                self.unsure.push((unknown, span));
                false
            }
            _ => false,
        }
    }

    /// The same, where an unknown type does no harm: whoever calls a function evaluates its arguments.
    pub fn is_known_unlifted(&mut self, ty: &Type) -> bool {
        self.env.scope.extensions.magic_hash
            && matches!(self.metas.shallow(ty), Type::Con(name, _) if is_unlifted_name(name))
    }

    /// Gives up a definition in which something was taken for a thunk and is none.
    pub fn check_unsure(&mut self) {
        for (ty, span) in std::mem::take(&mut self.unsure) {
            if self.trouble.is_none() && matches!(self.metas.shallow(&ty), Type::Con(name, _) if is_unlifted_name(name))
            {
                self.unsupported(span, "an unboxed value whose type is not known where it is bound");
            }
        }
    }

    /// A variable for a value that is evaluated first, and its binding.
    pub fn evaluated(&mut self, value: Elab) -> (Elab, BindGroup) {
        let local = self.local("u".into());
        let failure = Label::new(LabelKind::PatternFailure, "");
        let pat = Pat::Bang(Box::new(Pat::Var(local)));
        (Elab::Local(local), BindGroup::Strict { pat, value, failure })
    }
}

fn is_unlifted_name(name: Symbol) -> bool {
    let text = name.as_str();
    text.starts_with(MODULE) && text.ends_with('#')
}
