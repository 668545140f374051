//! What a module defines, as its text has it: one entry for each thing with code of its own.

use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;

use super::{Lost, Value, every, suite};
use crate::check::Interface;
use crate::syntax::{ClassDecl, Decl, Function, InstanceDecl, Module, TypeNode, ValueDecl};

/// A function, a variable, a method of an instance or a default one, as the user wrote it.
#[derive(Clone, Debug)]
pub struct Definition {
    /// `f`, or `show (instance Show T)`.
    pub title: String,
    /// Where it stands.
    pub span: Span,
    /// The global that it became.
    pub global: Option<Symbol>,
    /// Why it became none.
    pub why: Option<Symbol>,
}

/// All definitions of a module in source order.
pub(super) fn definitions(
    module: &Module,
    (values, lost, lost_instances): (&[Value], &[Lost], &[(Span, Symbol)]),
    interface: &Interface,
) -> Vec<Definition> {
    let reader = Reader { module, values, lost_instances, interface };
    let mut all = Vec::new();
    for decl in &module.decls {
        match decl {
            // A test is a part of the definition that it stands in.
            Decl::Value(ValueDecl::Function(function))
                if suite::is_test(function.name.base) || every::is_made(function.name.base) => {}
            Decl::Value(ValueDecl::Function(function)) => all.push(reader.top(function)),
            Decl::Value(ValueDecl::Pattern { span, .. }) => all.extend(reader.bound_at(*span)),
            Decl::Class(class) => reader.class(class, &mut all),
            Decl::Instance(instance) => reader.instance(instance, &mut all),
            _ => {}
        }
    }
    for lost in lost {
        let title = lost.name.to_string();
        all.push(Definition { title, span: lost.span, global: None, why: Some(lost.why) });
    }
    all.sort_by_key(|definition| definition.span.start);
    all
}

struct Reader<'a> {
    module: &'a Module,
    values: &'a [Value],
    lost_instances: &'a [(Span, Symbol)],
    interface: &'a Interface,
}

impl Reader<'_> {
    fn top(&self, function: &Function) -> Definition {
        let global = Symbol::new(&format!("{}.{}", self.module.name.node, function.name.base));
        let base = function.name.base.as_str();
        let title = match (base.strip_prefix("$m"), base.strip_prefix("$b")) {
            (Some(synonym), _) => format!("{synonym} (pattern)"),
            (_, Some(synonym)) => format!("{synonym} (of a pattern)"),
            _ => base.to_owned(),
        };
        self.definition(title, function.span, Some(global))
    }

    fn definition(&self, title: String, span: Span, global: Option<Symbol>) -> Definition {
        Definition { title, span, global, why: None }
    }

    /// The variables of a pattern that is bound at the top.
    fn bound_at(&self, span: Span) -> Vec<Definition> {
        let bound = self.values.iter().filter(|value| value.span == Some(span));
        let named = bound.filter(|value| !value.name.as_str().contains(".$"));
        let title = |value: &Value| selfsame_core::types::base_name(value.name.as_str()).to_owned();
        named.map(|value| self.definition(title(value), span, Some(value.name))).collect()
    }

    fn class(&self, class: &ClassDecl, into: &mut Vec<Definition>) {
        for function in functions(&class.body) {
            let title = format!("{} (of class {})", function.name.base, class.name.base);
            let global = self.values.iter().find(|value| value.span == Some(function.span));
            into.push(self.definition(title, function.span, global.map(|value| value.name)));
        }
    }

    fn instance(&self, instance: &InstanceDecl, into: &mut Vec<Definition>) {
        let is_it = |span: Option<Span>| {
            span.is_some_and(|span| instance.span.start <= span.start && span.end <= instance.span.end)
        };
        let defs = self.interface.instances.values().flatten().filter_map(|def| def.get());
        let def = defs.into_iter().find(|def| is_it(def.span));
        let heads: Vec<String> = instance.types.iter().map(head).collect();
        for function in functions(&instance.body) {
            let title = format!("{} (instance {} {})", function.name.base, instance.class.base, heads.join(" "));
            let ending = format!("${}", function.name.base);
            let global = def.and_then(|def| def.methods.iter().find(|name| name.as_str().ends_with(&ending)));
            let why = self.lost_instances.iter().find(|(span, _)| *span == instance.span).map(|(_, why)| *why);
            into.push(Definition { why, ..self.definition(title, function.span, global.copied()) });
        }
    }
}

fn functions(body: &[ValueDecl]) -> impl Iterator<Item = &Function> {
    body.iter().filter_map(|decl| match decl {
        ValueDecl::Function(function) => Some(function),
        _ => None,
    })
}

/// The outermost constructor of a type.
fn head(ty: &crate::syntax::Type) -> String {
    match &ty.node {
        TypeNode::Con(name) => name.base.to_string(),
        TypeNode::Var(name) => name.to_string(),
        TypeNode::App(function, _) => head(function),
        TypeNode::List(_) => "[]".into(),
        TypeNode::Tuple(parts) => format!("({})", ",".repeat(parts.len().saturating_sub(1))),
        TypeNode::Fun(..) => "(->)".into(),
        TypeNode::Strict(inner) | TypeNode::Forall(_, inner) | TypeNode::Qualified(_, inner) => head(inner),
        TypeNode::Wildcard | TypeNode::Unsupported(_) => "_".into(),
    }
}
