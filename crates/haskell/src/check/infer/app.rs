//! Variables, constructors and applications.

use std::sync::Arc;

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::expr::{Label, LabelKind};
use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Type, base_name};

use super::super::checker::{Checker, KnownCon};
use super::super::error;
use super::super::evidence::Hole;
use super::super::interface::{Entity, ValueKind};
use super::super::prim::{known, list, nullary};
use super::super::scope::Lookup;
use super::super::solve::Origin;
use super::super::substitute::{replace, replace_pred};
use super::super::term::{applied, placeholder};
use super::implicit::is_implicit;
use crate::elab::{ConRef, Elab};
use crate::parse::synonym::builder;
use crate::syntax::{self, Expr, ExprNode, Literal, Name};

/// A value before its type is instantiated.
enum Head {
    Term(Elab),
    /// The first constraint of its type is the class's.
    Method {
        selector: Symbol,
        index: u32,
    },
}

/// An argument of an application, with the dictionaries that a polymorphic result before it takes.
enum Arg<'e> {
    Value(&'e Expr, Type),
    Dict(Elab),
}

impl Checker<'_> {
    /// A function applied to arguments, in whatever notation; also a variable or constructor alone.
    pub(super) fn application(&mut self, expr: &Expr, ty: &Type) -> Elab {
        let (head, args, types) = self.spine(expr);
        if let [arg] = args[..]
            && let Some(text) = string_literal(arg)
            && (self.is_library(head, "error") || self.is_library(head, "errorWithoutStackTrace"))
        {
            return Elab::Bottom(Label::new(LabelKind::Error, text));
        }
        let (function, mut rest) = self.head(head, &types);
        let mut parts = Vec::with_capacity(args.len());
        for (i, arg) in args.iter().enumerate() {
            rest = self.opened(&rest, &mut parts, head.span);
            let Some((param, result)) = self.split_fun(&rest) else {
                return self.too_many_arguments(head, i, args.len(), &rest);
            };
            parts.push(Arg::Value(arg, param));
            rest = result;
        }
        rest = self.opened(&rest, &mut parts, head.span);
        // The result first: what is known of it helps to check the arguments.
        self.expect(expr.span, ty, &rest);
        let mut strict = Vec::new();
        let mut values = Vec::with_capacity(parts.len());
        for part in parts {
            values.push(match part {
                Arg::Value(expr, param) => {
                    let value = self.check_sigma(expr, &param);
                    if self.is_unlifted(&param, expr.span) && !matches!(value, Elab::Local(_)) {
                        let (local, group) = self.evaluated(value);
                        strict.push(group);
                        local
                    } else {
                        value
                    }
                }
                Arg::Dict(dict) => dict,
            });
        }
        let term = applied(function, values);
        if strict.is_empty() { term } else { Elab::Let(strict, Box::new(term)) }
    }

    /// A result type without quantifiers: the dictionaries that it takes are the next arguments.
    fn opened<'e>(&mut self, ty: &Type, parts: &mut Vec<Arg<'e>>, span: Span) -> Type {
        let ty = self.metas.shallow(ty);
        let Type::Forall(vars, preds, body) = &ty else { return ty };
        let types: Vec<Type> = vars.iter().map(|_| self.fresh()).collect();
        for pred in preds.iter() {
            let hole = self.want(replace_pred(pred, vars, &types), span, Origin::Expected);
            parts.push(Arg::Dict(self.holes.term(hole)));
        }
        self.opened(&replace(body, vars, &types), parts, span)
    }

    /// Takes an application apart: `f x y`, `x + y`, `f $ x`, `(x +)`, `f @t`.
    fn spine<'e>(&self, expr: &'e Expr) -> (&'e Expr, Vec<&'e Expr>, Vec<&'e syntax::Type>) {
        let (mut head, mut args, mut types) = (expr, Vec::new(), Vec::new());
        loop {
            match &head.node {
                ExprNode::App(function, arg) if types.is_empty() => {
                    args.push(&**arg);
                    head = function;
                }
                ExprNode::TypeApp(function, ty) => {
                    types.push(ty);
                    head = function;
                }
                ExprNode::Binary(operator, left, right) if types.is_empty() => {
                    args.push(&**right);
                    if self.is_library(operator, "$") {
                        head = left;
                    } else {
                        args.push(&**left);
                        head = operator;
                    }
                }
                ExprNode::LeftSection(left, operator) if types.is_empty() => {
                    args.push(&**left);
                    head = operator;
                }
                ExprNode::Paren(inner) if is_applicable(inner) => head = inner,
                _ => break,
            }
        }
        args.reverse();
        types.reverse();
        (head, args, types)
    }

    fn head(&mut self, head: &Expr, types: &[&syntax::Type]) -> (Elab, Type) {
        match &head.node {
            ExprNode::Var(name) | ExprNode::Con(name) => {
                let (value, scheme) = self.value(name);
                let types: Vec<Type> = types.iter().map(|ty| self.convert(ty)).collect();
                self.instantiate_head(value, &scheme, &types, head.span, Origin::Use(name.base))
            }
            _ if !types.is_empty() => {
                let refused = Diagnostic::unsupported(head.span, "a type application to something other than a name");
                (self.fail(refused), self.fresh())
            }
            _ => self.infer(head),
        }
    }

    /// A global value at fresh types.
    pub fn global(&mut self, name: &Name, entity: Entity, origin: Origin) -> (Elab, Type) {
        let (head, scheme) = self.global_head(name, entity);
        self.instantiate_head(head, &scheme, &[], name.span, origin)
    }

    fn instantiate_head(
        &mut self,
        head: Head,
        scheme: &Type,
        given: &[Type],
        span: Span,
        origin: Origin,
    ) -> (Elab, Type) {
        let Type::Forall(vars, preds, body) = scheme else {
            if !given.is_empty() && !matches!(scheme, Type::Meta(_)) {
                self.report(Diagnostic::error(span, "a type is applied to something that is not polymorphic"));
            }
            return (self.plain(head), scheme.clone());
        };
        let mut types = given.to_vec();
        if types.len() > vars.len() {
            self.report(Diagnostic::error(span, "applied to more types than its signature quantifies"));
            types.truncate(vars.len());
        }
        while types.len() < vars.len() {
            types.push(self.fresh());
        }
        match head {
            Head::Term(term) => self.instantiate_with(term, vars, &types, preds, body, span, origin),
            Head::Method { selector, index } => {
                let Some((class, own)) = preds.split_first() else {
                    return (placeholder(), replace(body, vars, &types));
                };
                let dict = self.want(replace_pred(class, vars, &types), span, origin.clone());
                let hole = self.holes.add(Hole::Method { selector, index, dict });
                let term = self.holes.term(hole);
                self.instantiate_with(term, vars, &types, own, body, span, origin)
            }
        }
    }

    fn plain(&mut self, head: Head) -> Elab {
        match head {
            Head::Term(term) => term,
            Head::Method { selector, .. } => Elab::Global(selector),
        }
    }

    /// What a name in an expression stands for, with its type as declared or inferred.
    fn value(&mut self, name: &Name) -> (Head, Type) {
        if is_implicit(name.base) {
            let (term, ty) = self.implicit_parameter(name);
            return (Head::Term(term), ty);
        }
        if name.qualifier.is_none()
            && let Some(var) = self.locals.get(name.base)
        {
            let var = var.clone();
            if let Some(why) = var.trouble {
                return (Head::Term(self.spoil(why)), var.ty);
            }
            let term = match var.group {
                Some(group) => {
                    let hole = self.holes.add(Hole::Recursive { group, var: Elab::Local(var.local) });
                    self.holes.term(hole)
                }
                None => Elab::Local(var.local),
            };
            return (Head::Term(term), var.ty);
        }
        match self.resolve(name) {
            Some(entity) => self.global_head(name, entity),
            None => (Head::Term(placeholder()), self.fresh()),
        }
    }

    /// The top-level or imported value that a name refers to; complains when there is not exactly one.
    pub fn resolve(&mut self, name: &Name) -> Option<Entity> {
        match self.env.scope.value(name.qualifier, name.base) {
            Lookup::Found(entity) => Some(entity),
            Lookup::MissingModule(module) => {
                self.spoil(error::missing_module(module));
                None
            }
            Lookup::Ambiguous(found) => {
                let modules: Vec<Symbol> = found.iter().map(|(_, module)| *module).collect();
                self.report(error::ambiguous_name(name, &modules));
                None
            }
            Lookup::Nothing => {
                let text = name.base.as_str();
                let diagnostic = if text.starts_with('_') && name.qualifier.is_none() {
                    Diagnostic::error(name.span, format!("`{text}` is a hole: an expression is missing here"))
                } else {
                    self.unknown_value(name)
                };
                self.report(diagnostic);
                None
            }
        }
    }

    fn global_head(&mut self, name: &Name, entity: Entity) -> (Head, Type) {
        if let Some((ty, group)) = self.monos.get(&entity.name) {
            let (ty, group) = (ty.clone(), *group);
            let hole = self.holes.add(Hole::Recursive { group, var: Elab::Global(entity.name) });
            return (Head::Term(self.holes.term(hole)), ty);
        }
        let Some(def) = self.env.value(entity) else {
            self.spoil(error::damaged(entity.name));
            return (Head::Term(placeholder()), self.fresh());
        };
        if let ValueKind::Synonym { builds, .. } = def.kind {
            if builds {
                return self.global_head(name, beside(entity, builder));
            }
            let message = format!("the pattern synonym `{}` can be used in patterns only", name.base);
            return (Head::Term(self.fail(Diagnostic::error(name.span, message))), self.fresh());
        }
        let scheme = match &def.scheme {
            Ok(scheme) => scheme.clone(),
            Err(why) => {
                self.spoil(*why);
                return (Head::Term(placeholder()), self.fresh());
            }
        };
        let head = match def.kind {
            ValueKind::Global | ValueKind::Field { .. } if self.is_syntax(entity, "seq") => Head::Term(Elab::Seq),
            ValueKind::Global if self.is_syntax(entity, "undefined") => {
                Head::Term(Elab::Bottom(Label::new(LabelKind::Undefined, "Prelude.undefined")))
            }
            // Newtypes are erased.
            ValueKind::Global if self.is_coerce(entity, &scheme) => {
                let (dict, x) = (self.local("d".into()), self.local("x".into()));
                Head::Term(Elab::Lam(vec![dict, x], Box::new(Elab::Local(x))))
            }
            ValueKind::Global | ValueKind::Field { .. } => Head::Term(Elab::Global(entity.name)),
            ValueKind::Method { index, .. } => Head::Method { selector: entity.name, index },
            ValueKind::Con { data, .. } => Head::Term(match self.con_named(data, entity.name) {
                Some(con) => Elab::Con(con),
                None => self.spoil(error::damaged(name.base)),
            }),
            ValueKind::Synonym { .. } => Head::Term(self.spoil(error::damaged(name.base))),
            ValueKind::Prim(op) => Head::Term(Elab::Prim(op)),
            ValueKind::Seq => Head::Term(Elab::Seq),
            ValueKind::Coerce => {
                let x = self.local("x".into());
                Head::Term(Elab::Lam(vec![x], Box::new(Elab::Local(x))))
            }
        };
        (head, scheme)
    }

    /// A constructor by the qualified names of its type and itself, with all that desugaring has to know.
    pub fn con_named(&mut self, data: Symbol, con: Symbol) -> Option<ConRef> {
        if let Some(known) = self.cons.get(&con) {
            return Some(known.con.clone());
        }
        let def = self.env.type_def(data)?;
        let def = def.as_data()?;
        let siblings: Arc<[(Symbol, u32)]> = def.cons.iter().map(|c| (c.name, c.fields.len() as u32)).collect();
        let newtype = def.kind == selfsame_core::program::DataKind::Newtype;
        for c in &def.cons {
            let arity = c.fields.len() as u32;
            let (strict, siblings) = (c.strict.clone(), siblings.clone());
            let con = ConRef { name: c.name, arity, newtype, strict, siblings };
            self.cons.insert(c.name, KnownCon { con, labels: c.labels.clone().into() });
        }
        self.cons.get(&con).map(|known| known.con.clone())
    }

    /// Whether an expression is the library's own function of this name.
    pub(super) fn is_library(&self, expr: &Expr, base: &str) -> bool {
        let ExprNode::Var(name) = &expr.node else { return false };
        if name.base.as_str() != base || (name.qualifier.is_none() && self.locals.get(name.base).is_some()) {
            return false;
        }
        match self.env.scope.value(name.qualifier, name.base) {
            Lookup::Found(entity) => self.is_syntax(entity, base),
            _ => false,
        }
    }

    /// Whether a value is the library's `coerce`, which has the library's class in its type.
    fn is_coerce(&self, entity: Entity, scheme: &Type) -> bool {
        let class = self.env.scope.syntax_type("Coercible").map(|class| class.name);
        let has_class =
            matches!(scheme, Type::Forall(_, preds, _) if preds.iter().any(|pred| Some(pred.class) == class));
        entity.name.as_str() == "Data.Coerce.coerce" && has_class
    }

    /// Whether a value is the library's; the module that defines it sees an ordinary function.
    fn is_syntax(&self, entity: Entity, base: &str) -> bool {
        base_name(entity.name.as_str()) == base
            && entity.module != self.env.scope.module
            && self.env.scope.syntax_value(base) == Some(entity)
    }

    fn too_many_arguments(&mut self, head: &Expr, takes: usize, given: usize, rest: &Type) -> Elab {
        let rest = self.metas.resolve(rest);
        let mut printer = error::Printer::default();
        let (rest_text, plural) = (printer.show(&rest), if takes == 1 { "argument" } else { "arguments" });
        let what = match &head.node {
            ExprNode::Var(name) | ExprNode::Con(name) => format!("`{}`", error::written(name)),
            _ => "this".into(),
        };
        let message = if takes == 0 {
            format!("{what} is applied to an argument, but is no function: it is `{rest_text}`")
        } else {
            format!("{what} is applied to {given} arguments, but takes {takes} {plural} and gives `{rest_text}`")
        };
        self.fail(Diagnostic::error(head.span, message))
    }
}

/// The function of a pattern synonym: it is in the same module.
pub(super) fn beside(synonym: Entity, function: impl Fn(Symbol) -> Symbol) -> Entity {
    let base = Symbol::new(base_name(synonym.name.as_str()));
    Entity { name: Symbol::new(&format!("{}.{}", synonym.module, function(base))), module: synonym.module }
}

/// Parentheses around these change nothing about the application that they head.
fn is_applicable(expr: &Expr) -> bool {
    matches!(
        expr.node,
        ExprNode::Var(_)
            | ExprNode::Con(_)
            | ExprNode::App(..)
            | ExprNode::TypeApp(..)
            | ExprNode::LeftSection(..)
            | ExprNode::Binary(..)
            | ExprNode::Paren(_)
    )
}

fn string_literal(expr: &Expr) -> Option<&str> {
    match &expr.node {
        ExprNode::Lit(Literal::String(text)) => Some(text),
        ExprNode::Paren(inner) => string_literal(inner),
        _ => None,
    }
}

/// `[Char]`, which string literals have.
pub(super) fn string_type() -> Type {
    list(nullary(known().char))
}
