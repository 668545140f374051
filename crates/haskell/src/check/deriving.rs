//! Derived instances: their contexts are inferred, their bodies come from [`crate::derive`].

use std::borrow::Cow;
use std::sync::Arc;

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Pred, Type};

use super::checker::Checker;
use super::coerce::Coercion;
use super::convert::{short, variables};
use super::env::ClassRef;
use super::instance::{Body, Pending};
use super::interface::head_of;
use super::params::{packed, unpacked};
use super::scope::Lookup;
use super::substitute::replace_pred;
use crate::derive;
use crate::syntax::{self, ConDecl, DataDecl, Decl, Name, Strategy};
use selfsame_typing::Equation;

/// The class whose instances have a type too.
const GENERIC: &str = "GHC.Generics.Generic";

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
    strategy: &'s Strategy,
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
                        let request = Request { data, class, args, strategy: &deriving.strategy, span };
                        candidates.extend(self.candidate(&request, None));
                    }
                }
                Decl::StandaloneDeriving { context, class, args, ty, strategy, span } => {
                    self.start_definition();
                    let said = Standalone { context, class, args, ty, strategy, span: *span };
                    candidates.extend(self.standalone(decls, &said));
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

    /// The class to derive; one from a module that was not found is left out silently, and so is what every type has anyway.
    fn derived_class(&mut self, name: &Name) -> Option<Symbol> {
        match self.env.scope.ty(name.qualifier, name.base) {
            Lookup::MissingModule(_) => None,
            _ => self.class_named(name).filter(|class| !Self::asks_which(*class)),
        }
    }

    fn standalone(&mut self, decls: &[Decl], said: &Standalone<'_>) -> Option<Candidate> {
        let class = self.derived_class(said.class)?;
        let types: Vec<syntax::Type> = said.args.iter().chain([said.ty]).cloned().collect();
        let (vars, context, head) = self.instance_type(said.context, &types);
        if self.trouble.is_some() {
            return None;
        }
        let whole = unpacked(&head).last().cloned()?;
        let data = decls.iter().find_map(|decl| match decl {
            Decl::Data(data) if head_of(&whole) == Some(self.own_name(data.name.base.as_str())) => Some(data),
            _ => None,
        });
        let Some(data) = data else {
            self.unsupported(said.span, "deriving for a type of another module");
            return None;
        };
        let request = Request { data, class, args: said.args, strategy: said.strategy, span: said.span };
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
        let any_class = self.env.scope.extensions.derive_any_class;
        let way = match request.strategy {
            Strategy::Unsaid if is_stock(short(class)) => Way::Stock,
            Strategy::Unsaid if is_from_compiler(short(class)) => Way::Stock,
            Strategy::Unsaid if any_class && !derive::is_derivable(short(class)) => Way::Anyclass,
            Strategy::Unsaid if data.newtype => Way::Newtype,
            Strategy::Unsaid | Strategy::Stock => Way::Stock,
            Strategy::Newtype if data.newtype => Way::Newtype,
            Strategy::Newtype => {
                self.report(Diagnostic::error(span, "`deriving newtype` is for newtypes"));
                return None;
            }
            Strategy::Anyclass => Way::Anyclass,
            Strategy::Via(_) => Way::Via,
        };
        if class_def.params.len() != request.args.len() + 1 || !request.args.is_empty() && way == Way::Stock {
            self.unsupported(span, "deriving this class");
            return None;
        }
        let fixed = written.is_some();
        let mark = self.tyvars.len();
        self.tyvars.extend(data.params.iter().map(|param| (*param, Type::Var(*param))));
        let before: Vec<Type> = request.args.iter().map(|arg| self.convert(arg)).collect();
        let (vars, context, head) = written.unwrap_or_else(|| {
            let vars: Vec<Symbol> = data.params[..kept].to_vec();
            let whole = match self.declared_type(data) {
                Some(Type::Con(name, args)) => Type::Con(name, args[..args.len().saturating_sub(dropped)].into()),
                other => other.unwrap_or_else(|| Type::con("()")),
            };
            (vars, Vec::new(), packed(before.iter().cloned().chain([whole]).collect()))
        });
        let derived = match (way, request.strategy) {
            (Way::Newtype, _) => self.newtype_body(data, class, dropped, before),
            (Way::Via, Strategy::Via(via)) => self.via_body(data, class, dropped, before, via),
            (Way::Anyclass, _) => {
                let asked = if fixed { Vec::new() } else { self.asked_by_defaults(&class_def, &head, span) };
                Some((Body::Methods(Cow::Owned(Vec::new())), asked))
            }
            _ => self.stock_body(data, class, span),
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
        let is_described = matches!(class.as_str(), GENERIC | "Data.Data.Data");
        if is_from_compiler(short(class)) && !is_described {
            self.diagnostics.push(Diagnostic::unsupported(span, format!("deriving {} is not supported", short(class))));
            return None;
        }
        match derive::derive(data, short(class), &fixity) {
            Ok(derived) => {
                if class.as_str() == GENERIC {
                    self.represent(data)?;
                }
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
                    let ty = self.metas.resolve(&ty);
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

    /// What the defaults with types of their own ask of a type.
    fn asked_by_defaults(&mut self, class: &ClassRef, head: &Type, span: Span) -> Vec<Pred> {
        let mut asked = Vec::new();
        for method in &class.methods {
            let Some(Type::Forall(_, preds, _)) = &method.default_type else { continue };
            for pred in preds.iter().filter(|pred| pred.class != class.name) {
                let mut vars = Vec::new();
                variables(&pred.ty, &mut vars);
                if vars.iter().any(|var| !class.params.contains(var)) {
                    self.unsupported(span, "`deriving anyclass` where a default asks something of other types too");
                }
                asked.push(replace_pred(pred, &class.params, unpacked(head)));
            }
        }
        asked
    }

    /// The equation that says which sum of products a type is.
    fn represent(&mut self, data: &DataDecl) -> Option<()> {
        let fixity = |name: &Name| self.env.value(self.env.scope.own_value(name.base)?)?.fixity;
        let make = derive::Make { span: data.span };
        let written = derive::representation(make, data, self.env.scope.module(), &fixity);
        let head = self.declared_type(data)?;
        let result = self.convert(&written);
        if self.trouble.is_none() {
            let equation = Equation { vars: data.params.clone(), args: vec![head], result };
            self.add_equation("GHC.Generics.Rep".into(), equation);
        }
        Some(())
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

    /// What another type has that is the same in Core.
    fn via_body(
        &mut self,
        data: &DataDecl,
        class: Symbol,
        dropped: usize,
        before: Vec<Type>,
        via: &syntax::Type,
    ) -> Option<(Body<'static>, Vec<Pred>)> {
        let rep = self.convert(via);
        let whole = self.declared_type(data)?;
        if self.trouble.is_some() {
            return None;
        }
        let last = data.params[data.params.len() - dropped..].iter();
        let applied = last.fold(rep.clone(), |ty, param| ty.apply(Type::Var(*param)));
        if self.coercion(&whole, &applied) != Coercion::Same {
            let message = format!("`{}` and the type after `via` are not the same inside", data.name.base);
            self.report(Diagnostic::error(via.span, message));
            return None;
        }
        let rep = packed(before.into_iter().chain([rep]).collect());
        Some((Body::Newtype(rep.clone()), vec![Pred { class, ty: rep }]))
    }

    /// Computes the context again; whether it changed.
    fn refine(&mut self, candidate: &mut Candidate) -> bool {
        let def = &candidate.pending.def;
        let mut context: Vec<Pred> = Vec::new();
        for constraint in &candidate.constraints {
            let ty = self.metas.resolve(&constraint.ty);
            let constraint = Pred { class: constraint.class, ty };
            if let Err(missing) = self.reduce(constraint, 0, &mut context)
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

/// How an instance comes about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Stock,
    Newtype,
    Anyclass,
    Via,
}

/// A `deriving instance` declaration.
struct Standalone<'s> {
    context: &'s syntax::Context,
    class: &'s Name,
    args: &'s [syntax::Type],
    ty: &'s syntax::Type,
    strategy: &'s Strategy,
    span: Span,
}

/// Classes whose instances say what a type looks like: a newtype is not what it is over.
fn is_from_compiler(class: &str) -> bool {
    matches!(class, "Data" | "Generic" | "Generic1" | "Typeable" | "Lift")
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
