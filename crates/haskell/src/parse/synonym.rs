//! Pattern synonyms, as the functions that they stand for.
//!
//! `pattern P x y <- p where P x y = e` becomes a matcher, `$mP p = Just (x, y)` and `$mP _ = Nothing`, and a builder `$bP x y = e`. A pattern
//! `P q r` is a view through the matcher: the synonym's own pattern is matched first, and then `q` and `r`, as GHC does it.

use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;

use crate::syntax::{
    Clause, Decl, Expr, ExprNode, FieldBind, Function, GuardedRhs, InfixItem, Name, Pat, PatInfixItem, PatNode, Rhs,
    Type, TypeNode, ValueDecl,
};

use super::bind::unsupported;
use super::cst::{FieldId, Node, NodeKind};
use super::reader::Reader;

/// What matches a synonym's pattern.
pub fn matcher(base: Symbol) -> Symbol {
    Symbol::new(&format!("$m{base}"))
}

/// What makes a value by a synonym.
pub fn builder(base: Symbol) -> Symbol {
    Symbol::new(&format!("$b{base}"))
}

impl Reader<'_> {
    pub fn pattern_synonym(&mut self, node: Node<'_>) -> Vec<Decl> {
        let span = self.span(node);
        let names = self.synonym_names(node);
        let read = node.named_children().next().and_then(|body| match body.kind() {
            NodeKind::Signature => {
                let ty = self.ty(body.child(FieldId::Type)?);
                Some(vec![Decl::PatternSignature { names: names.clone(), ty, span }])
            }
            _ => self.synonym_equation(body, span),
        });
        read.unwrap_or_else(|| vec![Decl::Unsupported(unsupported("this pattern synonym", names, span))])
    }

    fn synonym_equation(&mut self, body: Node<'_>, span: Span) -> Option<Vec<Decl>> {
        let head = self.pat(body.child(FieldId::Synonym)?);
        let (name, params, labels) = head_of(&head)?;
        let pat = self.pat(body.child(FieldId::Pattern)?);
        let is_both_ways = body.children().any(|child| !child.named() && self.text(child) == "=");
        let mut clauses = Vec::new();
        if let Some(list) = body.child(FieldId::Constructors) {
            for bind in list.named_children() {
                let head = self.pat(bind.child(FieldId::Pattern)?);
                let (_, pats) = applied(&head)?;
                clauses.push(Clause { pats, rhs: self.rhs(bind), span: self.span(bind) });
            }
        } else if is_both_ways {
            let pats = params.iter().map(|param| Pat { node: PatNode::Var(*param), span: param.span }).collect();
            clauses.push(Clause { pats, rhs: plain(expression(&pat)?), span });
        }
        let own = |base: Symbol| Name { qualifier: None, base, span: name.span };
        let arity = params.len();
        let mut decls = vec![Decl::PatternSynonym { name, arity, builds: !clauses.is_empty(), span }];
        let function = |name: Name, clauses: Vec<Clause>| {
            let function = Function { name, clauses, span };
            Decl::Value(ValueDecl::Function(function))
        };
        for (index, label) in labels.iter().enumerate() {
            let pats = (0..arity).map(|i| if i == index { var(label) } else { wildcard(span) }).collect();
            let whole = Pat { node: PatNode::Con(name, pats), span };
            let body = Expr { node: ExprNode::Var(*label), span };
            decls.push(function(*label, vec![Clause { pats: vec![whole], rhs: plain(body), span }]));
        }
        decls.push(function(own(matcher(name.base)), matching(pat, &params, span)));
        if !clauses.is_empty() {
            decls.push(function(own(builder(name.base)), clauses));
        }
        Some(decls)
    }
}

/// Signatures of synonyms as those of their functions. What a match would bring into scope is not supported.
pub fn signatures(decls: Vec<Decl>) -> Vec<Decl> {
    let known: Vec<(Symbol, usize, bool)> = decls
        .iter()
        .filter_map(|decl| match decl {
            Decl::PatternSynonym { name, arity, builds, .. } => Some((name.base, *arity, *builds)),
            _ => None,
        })
        .collect();
    let mut all = Vec::with_capacity(decls.len());
    for decl in decls {
        let Decl::PatternSignature { names, ty, span } = decl else {
            all.push(decl);
            continue;
        };
        for name in names {
            let Some((base, arity, builds)) = known.iter().find(|(base, ..)| *base == name.base).copied() else {
                continue;
            };
            let signature = |base: Symbol, ty: Type| {
                let names = vec![Name { qualifier: None, base, span: name.span }];
                Decl::Value(ValueDecl::Signature { names, ty, span })
            };
            let (of_matcher, of_builder) = types(&ty, arity);
            all.push(signature(matcher(base), of_matcher));
            if builds {
                all.push(signature(builder(base), of_builder));
            }
        }
    }
    all
}

/// `P`, its parameters, and its labels if it has them.
fn head_of(pat: &Pat) -> Option<(Name, Vec<Name>, Vec<Name>)> {
    if let PatNode::Record { con, fields, wildcard: false } = &pat.node {
        let labels: Vec<Name> = fields.iter().map(|field| field.label).collect();
        return Some((*con, labels.clone(), labels));
    }
    let (name, pats) = applied(pat)?;
    let params: Option<Vec<Name>> = pats
        .iter()
        .map(|pat| match pat.node {
            PatNode::Var(name) => Some(name),
            _ => None,
        })
        .collect();
    Some((name, params?, Vec::new()))
}

/// A constructor and the patterns that it is applied to.
fn applied(pat: &Pat) -> Option<(Name, Vec<Pat>)> {
    match &pat.node {
        PatNode::Con(name, pats) => Some((*name, pats.clone())),
        PatNode::Infix(items) => match &items[..] {
            [PatInfixItem::Operand(left), PatInfixItem::Operator(name), PatInfixItem::Operand(right)] => {
                Some((*name, vec![left.clone(), right.clone()]))
            }
            _ => None,
        },
        PatNode::Paren(inner) => applied(inner),
        _ => None,
    }
}

fn matching(pat: Pat, params: &[Name], span: Span) -> Vec<Clause> {
    let vars: Vec<Expr> = params.iter().map(|param| Expr { node: ExprNode::Var(*param), span }).collect();
    let inside = match &vars[..] {
        [only] => only.clone(),
        [] => Expr { node: ExprNode::Con(Name { qualifier: None, base: "()".into(), span }), span },
        _ => Expr { node: ExprNode::Tuple(vars), span },
    };
    let library = |base: &str| {
        let name = Name { qualifier: Some("Selfsame.Builtin".into()), base: base.into(), span };
        Expr { node: ExprNode::Con(name), span }
    };
    let just = Expr { node: ExprNode::App(Box::new(library("Just")), Box::new(inside)), span };
    let yes = Clause { pats: vec![pat], rhs: plain(just), span };
    let no = Clause { pats: vec![wildcard(span)], rhs: plain(library("Nothing")), span };
    vec![yes, no]
}

fn plain(body: Expr) -> Rhs {
    let span = body.span;
    Rhs { bodies: vec![GuardedRhs { guards: Vec::new(), body, span }], wheres: Vec::new() }
}

fn var(name: &Name) -> Pat {
    Pat { node: PatNode::Var(*name), span: name.span }
}

fn wildcard(span: Span) -> Pat {
    Pat { node: PatNode::Wildcard, span }
}

/// The expression that a pattern is, if it is one.
fn expression(pat: &Pat) -> Option<Expr> {
    let span = pat.span;
    let all = |pats: &[Pat]| pats.iter().map(expression).collect::<Option<Vec<Expr>>>();
    let node = match &pat.node {
        PatNode::Var(name) => ExprNode::Var(*name),
        PatNode::Lit(literal) => ExprNode::Lit(literal.clone()),
        PatNode::Con(name, pats) => {
            let head = Expr { node: ExprNode::Con(*name), span: name.span };
            return Some(
                all(pats)?
                    .into_iter()
                    .fold(head, |function, arg| Expr { node: ExprNode::App(Box::new(function), Box::new(arg)), span }),
            );
        }
        PatNode::Infix(items) => {
            let items = items.iter().map(|item| match item {
                PatInfixItem::Operand(pat) => expression(pat).map(InfixItem::Operand),
                PatInfixItem::Operator(name) => {
                    Some(InfixItem::Operator(Expr { node: ExprNode::Con(*name), span: name.span }))
                }
            });
            ExprNode::Infix(items.collect::<Option<Vec<_>>>()?)
        }
        PatNode::Record { con, fields, wildcard: false } => {
            let fields = fields.iter().map(|field| {
                let value = match &field.value {
                    Some(pat) => Some(expression(pat)?),
                    None => None,
                };
                Some(FieldBind { label: field.label, value })
            });
            ExprNode::RecordCon { con: *con, fields: fields.collect::<Option<Vec<_>>>()?, wildcard: false }
        }
        PatNode::Tuple(pats) => ExprNode::Tuple(all(pats)?),
        PatNode::List(pats) => ExprNode::List(all(pats)?),
        PatNode::Paren(inner) => ExprNode::Paren(Box::new(expression(inner)?)),
        PatNode::Bang(inner) => return expression(inner),
        PatNode::Annotation(inner, ty) => ExprNode::Annotation(Box::new(expression(inner)?), ty.clone()),
        PatNode::Wildcard | PatNode::As(..) | PatNode::Lazy(_) | PatNode::View(..) | PatNode::Unsupported(_) => {
            return None;
        }
        PatNode::Record { .. } => return None,
    };
    Some(Expr { node, span })
}

/// The types of the matcher and of the builder: `forall a. C => T -> Maybe (t, u)` and `forall a. C => t -> u -> T`.
fn types(ty: &Type, arity: usize) -> (Type, Type) {
    let span = ty.span;
    let (mut vars, mut contexts, mut body) = (Vec::new(), Vec::new(), ty);
    loop {
        match &body.node {
            TypeNode::Forall(bound, inner) => {
                vars.extend(bound.iter().copied());
                body = inner;
            }
            TypeNode::Qualified(context, inner) => {
                contexts.push(context.clone());
                body = inner;
            }
            _ => break,
        }
    }
    let around = |inner: Type| {
        let context: Vec<Type> = contexts.iter().flatten().cloned().collect();
        let inner =
            if context.is_empty() { inner } else { Type { node: TypeNode::Qualified(context, Box::new(inner)), span } };
        if vars.is_empty() { inner } else { Type { node: TypeNode::Forall(vars.clone(), Box::new(inner)), span } }
    };
    let (mut args, mut result) = (Vec::new(), body);
    while args.len() < arity
        && let TypeNode::Fun(from, to) = &result.node
    {
        args.push((**from).clone());
        result = to;
    }
    if contexts.get(1).is_some_and(|provided| !provided.is_empty()) || args.len() < arity {
        let node = TypeNode::Unsupported("a pattern synonym that brings a context into scope".into());
        let refused = Type { node, span };
        return (refused.clone(), refused);
    }
    let inside = match &args[..] {
        [only] => only.clone(),
        [] => Type { node: TypeNode::Con(Name { qualifier: None, base: "()".into(), span }), span },
        _ => Type { node: TypeNode::Tuple(args.clone()), span },
    };
    let maybe = Name { qualifier: Some("Selfsame.Builtin".into()), base: "Maybe".into(), span };
    let maybe = Type { node: TypeNode::Con(maybe), span };
    let found = Type { node: TypeNode::App(Box::new(maybe), Box::new(inside)), span };
    let matcher = Type { node: TypeNode::Fun(Box::new(result.clone()), Box::new(found)), span };
    (around(matcher), around(body.clone()))
}
