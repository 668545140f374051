//! Moves on calls and functions: a call becomes a variable, a term becomes another that is shown to be the same, and functions
//! are compared on an argument.

use selfsame_core::inhabit::domain;
use selfsame_core::prim::PrimOp;
use selfsame_core::step::{as_function, representation};
use selfsame_core::term::{Node, TermId, TermStore, Variable};

use crate::certificate::Bottoms;
use crate::fit;
use crate::mode::Mode;
use crate::moves::At;
use crate::replay::is_closed;
use crate::sequent::{Context, Premises, Sequent, has_own_bottom};

impl Sequent {
    /// Whatever the call gives, the variable stands for it: what holds of all values holds of this one.
    pub(crate) fn name(&self, context: &mut Context<'_>, at: At, place: &[u32]) -> Premises {
        let term = self.subterm(context.store, at, place)?;
        if !matches!(context.store.node(term), Node::Def(_) | Node::App(..) | Node::Prim(..)) {
            return Err("the term is no call");
        }
        let ty = context.store.type_of(term).map(|ty| representation(context.store, ty));
        let has_variable = |store: &TermStore, ty: &_| is_closed(ty) && !store.has_bounds(ty);
        let ty = ty.filter(|ty| has_variable(context.store, ty)).ok_or("the call's type is not known")?;
        let mode = context.mode(term);
        let Mode { total, finite, .. } = mode.of_variable();
        let result = Variable { evaluated: mode.is_defined(), total, finite, ..Variable::new("r", ty) };
        let result = context.store.fresh(result);
        if mode.spine {
            context.finiteness.assume_spine(result);
        }
        let result = context.store.mk_free(result);
        let mut next = self.clone();
        for terms in next.facts.iter_mut().chain([&mut next.sides]) {
            *terms = terms.map(|whole| context.store.replace(whole, term, result));
        }
        next.facts.push([term, result]);
        Ok(vec![next])
    }

    /// A term is replaced by another one of the sequent, and that they are the same is the first premise.
    pub(crate) fn equal(&self, context: &mut Context<'_>, at: At, place: &[u32], by: At, from: &[u32]) -> Premises {
        let term = self.subterm(context.store, at, place)?;
        let other = self.subterm(context.store, by, from)?;
        Ok(vec![self.apart([term, other]), self.replace(context.store, at, term, other)])
    }

    /// Two functions are the same when they give the same for every argument; a bottom is no function.
    pub(crate) fn functions(&self, context: &mut Context<'_>) -> Premises {
        let ty = fit::common(context.store, self.sides).ok_or("the sides have no type")?;
        let (argument, _) = as_function(context.store, &ty).ok_or("the sides are not known to be functions")?;
        for side in self.sides {
            let is_function = match context.store.node(side) {
                Node::Lam(..) => true,
                Node::Free(var) => {
                    let mode = context.finiteness.of_variable(context.store, var);
                    context.store.var(var).evaluated || mode.is_defined()
                }
                _ => false,
            };
            if !is_function {
                return Err("there are no functions on both sides");
            }
        }
        let argument = Variable::new("x", domain(context.store.program(), argument));
        let argument = context.store.fresh(argument);
        let argument = context.store.mk_free(argument);
        let sides = self.sides.map(|side| context.store.mk_app(side, &[argument]));
        Ok(vec![self.apart(sides)])
    }

    /// Two errors, where all are the same. What a variable became may also never end, and is not among them.
    pub(crate) fn errors(&self, context: &mut Context<'_>) -> Premises {
        let is_error = |term: TermId| match context.store.node(term) {
            Node::Bottom(_) => !has_own_bottom(context.store, term),
            Node::Prim(op, _) => op == PrimOp::Error,
            _ => false,
        };
        if context.bottoms == Bottoms::Same && self.sides.into_iter().all(is_error) {
            return Ok(Vec::new());
        }
        Err("the sides are not the same error")
    }
}
