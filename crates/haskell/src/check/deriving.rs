//! Derived instances: their contexts are inferred, their bodies come from [`crate::derive`].

use std::borrow::Cow;
use std::sync::Arc;

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Pred, Type};

use super::checker::Checker;
use super::convert::short;
use super::instance::{Body, Pending};
use super::interface::head_of;
use super::params::packed;
use super::scope::Lookup;
use crate::derive;
use crate::syntax::{self, ConDecl, DataDecl, Decl, Name};

/// More than the depth at which contexts of any sensible group of types depend on each other.
const MAX_ROUNDS: usize = 20;

/// A derived instance whose context is being inferred.
struct Candidate {
    pending: Pending<'static>,
    constraints: Vec<Pred>,
    /// The context was written: standalone deriving.
    fixed: bool,
}

/// Where a `deriving` stands and what it says.
struct Request<'s> {
    data: &'s DataDecl,
    class: Symbol,
    /// What the class is applied to before the type.
    args: &'s [syntax::Type],
    newtype: bool,
    span: Span,
}

impl Checker<'_> {
    /// All derived instances of a module. Their contexts depend on each other, so they are found together: starting from
    /// none, each is what remains of the constraints on the fields when the others are as found so far. Contexts only
    /// grow, and those of ordinary types are made of parts of the field types; types that grow without end are cut off.
    pub fn derivings(&mut self, decls: &[Decl]) -> Vec<Pending<'static>> {
        let mut candidates = Vec::new();
        for decl in decls {
            match decl {
                Decl::Data(data) => {
                    for deriving in &data.deriving {
                        self.start_definition();
                        let Some(class) = self.derived_class(&deriving.class) else { continue };
                        let (args, span) = (&deriving.args[..], deriving.class.span);
                        let request = Request { data, class, args, newtype: deriving.newtype, span };
                        candidates.extend(self.candidate(&request, None));
                    }
                }
                Decl::StandaloneDeriving { context, class, ty, span } => {
                    self.start_definition();
                    candidates.extend(self.standalone(decls, context, class, ty, *span));
                }
                _ => {}
            }
        }
        for _ in 0..MAX_ROUNDS {
            let mut changed = false;
            for candidate in candidates.iter_mut().filter(|candidate| !candidate.fixed) {
                changed |= self.refine(candidate);
            }
            if !changed {
                break;
            }
        }
        candidates.into_iter().map(|candidate| candidate.pending).collect()
    }

    /// The class to derive; one from a module that was not found is left out silently.
    fn derived_class(&mut self, name: &Name) -> Option<Symbol> {
        match self.env.scope.ty(name.qualifier, name.base) {
            Lookup::MissingModule(_) => None,
            _ => self.class_named(name),
        }
    }

    fn standalone(
        &mut self,
        decls: &[Decl],
        context: &syntax::Context,
        class: &Name,
        ty: &syntax::Type,
        span: Span,
    ) -> Option<Candidate> {
        let class = self.derived_class(class)?;
        let (vars, context, head) = self.instance_type(context, std::slice::from_ref(ty));
        if self.trouble.is_some() {
            return None;
        }
        let data = decls.iter().find_map(|decl| match decl {
            Decl::Data(data) if head_of(&head) == Some(self.own_name(data.name.base.as_str())) => Some(data),
            _ => None,
        });
        let Some(data) = data else {
            self.unsupported(span, "deriving for a type of another module");
            return None;
        };
        let request = Request { data, class, args: &[], newtype: false, span };
        self.candidate(&request, Some((vars, context, head)))
    }

    fn candidate(
        &mut self,
        request: &Request<'_>,
        written: Option<(Vec<Symbol>, Vec<Pred>, Type)>,
    ) -> Option<Candidate> {
        let Request { data, class, span, .. } = *request;
        let class_def = self.env.class(class)?;
        let dropped = (class_def.arity as usize).min(data.params.len());
        let kept = data.params.len() - dropped;
        let by_newtype = data.newtype && (request.newtype || !is_stock(short(class)));
        if by_newtype && !request.newtype && self.env.scope.extensions.derive_any_class {
            self.unsupported(span, "`deriving anyclass`");
            return None;
        }
        if class_def.params.len() != request.args.len() + 1 || !request.args.is_empty() && !by_newtype {
            self.unsupported(span, "deriving this class");
            return None;
        }
        let fixed = written.is_some();
        let mark = self.tyvars.len();
        self.tyvars.extend(data.params.iter().map(|param| (*param, Type::Var(*param))));
        let before: Vec<Type> = request.args.iter().map(|arg| self.convert(arg)).collect();
        let (vars, context, head) = written.unwrap_or_else(|| {
            let vars: Vec<Symbol> = data.params[..kept].to_vec();
            let args = vars.iter().map(|var| Type::Var(*var)).collect();
            let whole = Type::Con(self.own_name(data.name.base.as_str()), args);
            (vars, Vec::new(), packed(before.iter().cloned().chain([whole]).collect()))
        });
        let derived = if by_newtype {
            self.newtype_body(data, class, dropped, before)
        } else {
            self.stock_body(data, class, span)
        };
        self.tyvars.truncate(mark);
        let (body, constraints) = derived?;
        let def = self.new_instance(class, vars, context, head, span);
        self.env.add_instance(def.clone());
        let pending = Pending { def, body, head_span: span, trouble: self.trouble };
        Some(Candidate { pending, constraints, fixed })
    }

    fn stock_body(&mut self, data: &DataDecl, class: Symbol, span: Span) -> Option<(Body<'static>, Vec<Pred>)> {
        let fixity = |name: &Name| {
            let own = self.env.scope.own_value(name.base)?;
            self.env.value(own)?.fixity
        };
        match derive::derive(data, short(class), &fixity) {
            Ok(derived) => {
                let mut constraints = Vec::new();
                // Of a type with special constructors the context is written.
                let is_special = data.cons.iter().any(ConDecl::is_special);
                for (base, ty) in derived.constraints.iter().filter(|_| !is_special) {
                    let wanted = if base.as_str() == short(class) {
                        class
                    } else {
                        self.env.scope.syntax_type(base.as_str())?.name
                    };
                    let ty = self.convert(ty);
                    constraints.push(Pred { class: wanted, ty });
                }
                Some((Body::Methods(Cow::Owned(derived.body)), constraints))
            }
            Err(why) => {
                self.diagnostics.push(Diagnostic::unsupported(span, why));
                None
            }
        }
    }

    /// A newtype has the instance of what it is over, because it is the same in Core.
    fn newtype_body(
        &mut self,
        data: &DataDecl,
        class: Symbol,
        dropped: usize,
        before: Vec<Type>,
    ) -> Option<(Body<'static>, Vec<Pred>)> {
        let field = data.cons.first()?.fields.first()?;
        let mut rep = self.convert(&field.ty);
        if self.trouble.is_some() {
            return None;
        }
        for param in data.params.iter().rev().take(dropped) {
            rep = match without_last(&rep, *param) {
                Some(shorter) => shorter,
                None => {
                    let message =
                        format!("cannot derive {}: the field's type does not end with `{param}`", short(class));
                    self.report(Diagnostic::error(field.ty.span, message));
                    return None;
                }
            };
        }
        let rep = packed(before.into_iter().chain([rep]).collect());
        Some((Body::Newtype(rep.clone()), vec![Pred { class, ty: rep }]))
    }

    /// Computes the context again; whether it changed.
    fn refine(&mut self, candidate: &mut Candidate) -> bool {
        let def = &candidate.pending.def;
        let mut context: Vec<Pred> = Vec::new();
        for constraint in &candidate.constraints {
            if let Err(missing) = self.reduce(constraint.clone(), 0, &mut context)
                && candidate.pending.trouble.is_none()
            {
                self.start_definition();
                let span = candidate.pending.head_span;
                self.report(super::error::underivable(span, def.class, &missing));
                candidate.pending.trouble = self.trouble;
            }
        }
        let all = context.clone();
        context.retain(|pred| !all.iter().any(|other| other != pred && self.implies(other, pred)));
        if context == def.context {
            return false;
        }
        let mut new = (**def).clone();
        new.context = context;
        let new = Arc::new(new);
        let key = (new.class, head_of(&new.head));
        for known in self.env.own.instances.get_mut(&key).into_iter().flatten() {
            if known.dict == new.dict {
                *known = new.clone();
            }
        }
        candidate.pending.def = new;
        true
    }
}

/// Classes with derived code of their own, which newtypes use too.
fn is_stock(class: &str) -> bool {
    matches!(class, "Eq" | "Ord" | "Show" | "Read" | "Bounded" | "Ix" | "Functor" | "Foldable" | "Traversable")
}

/// `t` of `t a`, when `a` is the variable and does not occur in `t`.
fn without_last(ty: &Type, var: Symbol) -> Option<Type> {
    let is_var = |ty: &Type| *ty == Type::Var(var);
    match ty {
        Type::Con(name, args) => {
            let (last, rest) = args.split_last()?;
            is_var(last).then(|| Type::Con(*name, rest.into()))
        }
        Type::App(head, arg) => is_var(arg).then(|| (**head).clone()),
        _ => None,
    }
}
