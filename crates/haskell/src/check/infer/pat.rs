//! Patterns: they bind variables and say what matching tests.

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Pred, Type};

use super::super::checker::Checker;
use super::super::error;
use super::super::interface::{Entity, ValueKind};
use super::super::place::{failure, pattern_text};
use super::super::prim::{known, list, nullary};
use super::super::scope::Lookup;
use super::super::solve::Origin;
use super::super::substitute::{replace, replace_pred};
use super::app::beside;
use crate::elab::{ConRef, Elab, Pat};
use crate::parse::synonym::matcher;
use crate::syntax::{self, FieldBind, Name, PatNode};

impl Checker<'_> {
    /// The patterns of one clause: a variable may occur once in all of them.
    pub(super) fn patterns(&mut self, typed: &[(&syntax::Pat, Type)]) -> Vec<Pat> {
        let mut names = Vec::new();
        for (pat, _) in typed {
            pat.binders(&mut names);
        }
        self.distinct(&names, "the variable");
        typed.iter().map(|(pat, ty)| self.pat(pat, ty)).collect()
    }

    /// Complains about names that are bound twice.
    pub fn distinct(&mut self, names: &[Name], what: &str) {
        for (i, name) in names.iter().enumerate() {
            if let Some(first) = names[..i].iter().find(|other| other.base == name.base) {
                self.report(error::duplicate(what, name, first.span));
            }
        }
    }

    /// Checks a pattern against the type of what it matches, and brings its variables into scope.
    pub(super) fn pat(&mut self, pat: &syntax::Pat, ty: &Type) -> Pat {
        let span = pat.span;
        match &pat.node {
            PatNode::Wildcard if self.is_known_unlifted(ty) => Pat::Bang(Box::new(Pat::Wildcard)),
            PatNode::Wildcard => Pat::Wildcard,
            PatNode::Var(name) => {
                let var = Pat::Var(self.bind_local(name.base, ty.clone()));
                if self.is_known_unlifted(ty) { Pat::Bang(Box::new(var)) } else { var }
            }
            PatNode::Paren(inner) => self.pat(inner, ty),
            PatNode::Bang(inner) => Pat::Bang(Box::new(self.pat(inner, ty))),
            PatNode::Lazy(inner) => {
                let text = format!("Non-exhaustive patterns in {}", pattern_text(inner));
                let label = failure(self.sources, self.match_span.unwrap_or(span), &text);
                Pat::Lazy(Box::new(self.pat(inner, ty)), label)
            }
            PatNode::As(name, inner) => {
                let local = self.bind_local(name.base, ty.clone());
                Pat::As(local, Box::new(self.pat(inner, ty)))
            }
            PatNode::Lit(literal) => {
                let ty = self.mono(ty, span);
                self.literal_pat(literal, span, &ty)
            }
            PatNode::Con(name, args) => self.con_pat(name, args, span, ty),
            PatNode::Record { con, fields, wildcard } => self.record_pat(con, fields, *wildcard, span, ty),
            PatNode::Tuple(parts) => {
                let types: Vec<Type> = parts.iter().map(|_| self.fresh()).collect();
                self.expect(span, ty, &Type::tuple(types.clone()));
                let pats = parts.iter().zip(&types).map(|(part, ty)| self.pat(part, ty)).collect();
                let name = Symbol::new(&selfsame_core::types::tuple_name(parts.len()));
                match self.con_named(name, name) {
                    Some(con) => Pat::Con(con, pats),
                    None => self.unsupported_pat(span, "a tuple of this size"),
                }
            }
            PatNode::List(elements) => self.list_pat(elements, span, ty),
            PatNode::View(function, inner) => {
                let result = self.fresh();
                let ty = self.mono(ty, span);
                let function = self.check(function, &super::super::prim::fun(ty, result.clone()));
                Pat::View(Box::new(function), Box::new(self.pat(inner, &result)))
            }
            PatNode::Annotation(inner, annotation) => {
                let annotated = self.pattern_signature(annotation);
                self.expect(span, &annotated, ty);
                self.pat(inner, &annotated)
            }
            PatNode::Infix(_) => {
                self.spoil(Symbol::new("its operators cannot be grouped"));
                Pat::Wildcard
            }
            PatNode::Unsupported(what) => self.unsupported_pat(span, what),
        }
    }

    fn unsupported_pat(&mut self, span: Span, what: &str) -> Pat {
        self.unsupported(span, what);
        Pat::Wildcard
    }

    /// A type variable of a pattern's annotation that is not in scope stands for whatever the type is.
    fn pattern_signature(&mut self, annotation: &syntax::Type) -> Type {
        let mut vars = Vec::new();
        self.free_variables(annotation, &mut vars);
        for var in vars {
            let ty = self.fresh();
            self.tyvars.push((var, ty));
        }
        self.convert(annotation)
    }

    /// A field may be polymorphic; a pattern other than a variable looks at one instance of it.
    fn mono(&mut self, ty: &Type, span: Span) -> Type {
        let ty = self.metas.shallow(ty);
        match &ty {
            Type::Forall(vars, preds, body) if preds.is_empty() => {
                let types: Vec<Type> = vars.iter().map(|_| self.fresh()).collect();
                replace(body, vars, &types)
            }
            Type::Forall(..) => {
                self.unsupported(span, "a pattern for a field with class constraints");
                self.fresh()
            }
            _ => ty,
        }
    }

    fn list_pat(&mut self, elements: &[syntax::Pat], span: Span, ty: &Type) -> Pat {
        let element = self.fresh();
        self.expect(span, ty, &list(element.clone()));
        let pats: Vec<Pat> = elements.iter().map(|pat| self.pat(pat, &element)).collect();
        let known = known();
        let (Some(nil), Some(cons)) = (self.con_named(known.list, known.list), self.con_named(known.list, known.cons))
        else {
            return Pat::Wildcard;
        };
        let end = Pat::Con(nil, Vec::new());
        pats.into_iter().rev().fold(end, |tail, head| Pat::Con(cons.clone(), vec![head, tail]))
    }

    /// The arity of the pattern synonym that a name refers to, and what matches it.
    fn synonym_named(&self, name: &Name) -> Option<(u32, Entity)> {
        let Lookup::Found(entity) = self.env.scope.value(name.qualifier, name.base) else { return None };
        match self.env.value(entity)?.kind {
            ValueKind::Synonym { arity, .. } => Some((arity, beside(entity, matcher))),
            _ => None,
        }
    }

    /// A view through the synonym's matcher.
    fn synonym_pat(
        &mut self,
        name: &Name,
        (arity, matcher): (u32, Entity),
        args: &[syntax::Pat],
        span: Span,
        ty: &Type,
    ) -> Pat {
        if args.len() != arity as usize {
            let message = format!("the pattern synonym `{}` has {arity} parameters, and not {}", name.base, args.len());
            self.report(Diagnostic::error(span, message));
        }
        let (function, actual) = self.global(name, matcher, Origin::Use(name.base));
        let types: Vec<Type> = (0..arity).map(|_| self.fresh()).collect();
        let inside = match &types[..] {
            [only] => only.clone(),
            [] => nullary(known().unit),
            _ => Type::tuple(types.clone()),
        };
        let ty = self.mono(ty, span);
        let found = match (self.env.scope.syntax_type("Maybe"), self.env.scope.syntax_value("Just")) {
            (Some(maybe), Some(just)) => {
                let result = Type::Con(maybe.name, [inside].into());
                self.expect(span, &super::super::prim::fun(ty, result), &actual);
                self.con_named(maybe.name, just.name)
            }
            _ => None,
        };
        let unknown = self.fresh();
        let types = types.iter().chain(std::iter::repeat(&unknown));
        let mut pats: Vec<Pat> = args.iter().zip(types).map(|(arg, ty)| self.pat(arg, ty)).collect();
        pats.resize(arity as usize, Pat::Wildcard);
        let tuple = Symbol::new(&selfsame_core::types::tuple_name(pats.len()));
        let inside = match pats.len() {
            1 => pats.pop(),
            0 => Some(Pat::Wildcard),
            _ => self.con_named(tuple, tuple).map(|con| Pat::Con(con, pats)),
        };
        match (found, inside) {
            (Some(just), Some(inside)) => Pat::View(Box::new(function), Box::new(Pat::Con(just, vec![inside]))),
            _ => self.unsupported_pat(span, "a pattern synonym of this size"),
        }
    }

    fn con_pat(&mut self, name: &Name, args: &[syntax::Pat], span: Span, ty: &Type) -> Pat {
        if let Some(synonym) = self.synonym_named(name) {
            return self.synonym_pat(name, synonym, args, span, ty);
        }
        let Some((con, mut dicts, fields)) = self.con_at(name, span, ty) else {
            // Its variables are bound all the same, so that their uses are not reported too.
            for arg in args {
                let unknown = self.fresh();
                self.pat(arg, &unknown);
            }
            return Pat::Wildcard;
        };
        if args.len() != fields.len() {
            let plural = if fields.len() == 1 { "argument" } else { "arguments" };
            let message = format!(
                "constructor `{}` has {} {plural}, but the pattern gives it {}",
                name.base,
                fields.len(),
                args.len()
            );
            self.report(Diagnostic::error(span, message));
        }
        let unknown = self.fresh();
        let types = fields.iter().chain(std::iter::repeat(&unknown));
        let mut pats: Vec<Pat> = args.iter().zip(types).map(|(arg, ty)| self.pat(arg, ty)).collect();
        pats.resize(fields.len(), Pat::Wildcard);
        dicts.append(&mut pats);
        Pat::Con(con, dicts)
    }

    /// The constructor that a pattern names, patterns for the dictionaries that it holds, and the types of its fields when the whole has
    /// this type.
    pub(super) fn con_at(&mut self, name: &Name, span: Span, ty: &Type) -> Option<(ConRef, Vec<Pat>, Vec<Type>)> {
        let (con, scheme) = self.constructor_named(name)?;
        if is_special(&scheme) {
            return self.open(con, &scheme, span, ty);
        }
        let (_, rest) = self.instantiate(super::super::term::placeholder(), &scheme, span, Origin::Use(name.base));
        let (fields, rest) = split(&rest, con.arity as usize)?;
        let ty = self.mono(ty, span);
        self.expect(span, &ty, &rest);
        Some((con, Vec::new(), fields))
    }

    /// A constructor and its type.
    pub(super) fn constructor_named(&mut self, name: &Name) -> Option<(ConRef, Type)> {
        let entity = self.resolve(name)?;
        let def = self.env.value(entity)?;
        if let ValueKind::Synonym { .. } = def.kind {
            self.unsupported(name.span, "a pattern synonym with labels, used as a record");
            return None;
        }
        let ValueKind::Con { data, .. } = def.kind else {
            self.report(Diagnostic::error(name.span, format!("`{}` is not a constructor", name.base)));
            return None;
        };
        match &def.scheme {
            Ok(scheme) => Some((self.con_named(data, entity.name)?, scheme.clone())),
            Err(why) => {
                self.spoil(*why);
                None
            }
        }
    }

    /// A match on a constructor with types or a context of its own: they are in scope from here on, and so is what its result type
    /// says of the type that is matched.
    fn open(&mut self, con: ConRef, scheme: &Type, span: Span, ty: &Type) -> Option<(ConRef, Vec<Pat>, Vec<Type>)> {
        let (vars, preds, body): (&[Symbol], &[Pred], &Type) = match scheme {
            Type::Forall(vars, preds, body) => (vars, preds, body),
            plain => (&[], &[], plain),
        };
        let (fields, result) = split(body, con.arity as usize - preds.len())?;
        let Type::Con(data, results) = &result else { return None };
        let ty = self.mono(ty, span);
        let whole: Vec<Type> = match self.metas.shallow(&ty) {
            Type::Con(name, args) if name == *data && args.len() == results.len() => args.to_vec(),
            _ => {
                let args: Vec<Type> = results.iter().map(|_| self.fresh()).collect();
                self.expect(span, &ty, &Type::Con(*data, args.clone().into()));
                args
            }
        };
        self.openings += 1;
        self.level += 1;
        let place = |var: &Symbol| results.iter().position(|result| *result == Type::Var(*var));
        let mut types = Vec::with_capacity(vars.len());
        for var in vars.iter() {
            types.push(match place(var) {
                Some(index) => whole[index].clone(),
                None => self.metas.skolem(var.as_str(), self.level),
            });
        }
        for (arg, result) in whole.iter().zip(results.iter()) {
            self.metas.assume(arg, &replace(result, vars, &types));
        }
        let mut dicts = Vec::with_capacity(preds.len());
        for pred in preds.iter().map(|pred| replace_pred(pred, vars, &types)) {
            let dict = self.dictionary(&pred);
            self.give(pred, Elab::Local(dict));
            dicts.push(Pat::Var(dict));
        }
        Some((con, dicts, fields.iter().map(|field| replace(field, vars, &types)).collect()))
    }

    /// `C {x = p, y, ..}`.
    fn record_pat(
        &mut self,
        con: &Name,
        fields: &[FieldBind<syntax::Pat>],
        wildcard: bool,
        span: Span,
        ty: &Type,
    ) -> Pat {
        let Some((con_ref, mut dicts, types)) = self.con_at(con, span, ty) else {
            for field in fields {
                let unknown = self.fresh();
                match &field.value {
                    Some(pat) => drop(self.pat(pat, &unknown)),
                    None => drop(self.bind_local(field.label.base, unknown)),
                }
            }
            return Pat::Wildcard;
        };
        let labels = self.labels_of(con_ref.name);
        let mut pats = vec![Pat::Wildcard; types.len()];
        let mut seen = vec![false; types.len()];
        for field in fields {
            let Some(i) = self.field_position(&field.label, con, &labels) else { continue };
            if std::mem::replace(&mut seen[i], true) {
                self.report(Diagnostic::error(
                    field.label.span,
                    format!("field `{}` is given twice", field.label.base),
                ));
            }
            pats[i] = match &field.value {
                Some(pat) => self.pat(pat, &types[i]),
                None => Pat::Var(self.bind_local(field.label.base, types[i].clone())),
            };
        }
        if wildcard {
            for (i, label) in labels.iter().enumerate().filter(|(i, _)| !seen[*i]) {
                pats[i] = Pat::Var(self.bind_local(*label, types[i].clone()));
            }
        }
        dicts.append(&mut pats);
        Pat::Con(con_ref, dicts)
    }

    /// Whether a pattern matches every value, so that `do` needs no `fail`.
    pub(super) fn irrefutable(&self, pat: &Pat) -> bool {
        match pat {
            Pat::Wildcard | Pat::Var(_) | Pat::Lazy(..) => true,
            Pat::As(_, inner) | Pat::Bang(inner) | Pat::View(_, inner) => self.irrefutable(inner),
            Pat::Con(con, pats) => con.siblings.len() == 1 && pats.iter().all(|pat| self.irrefutable(pat)),
            Pat::Lit(_) | Pat::Str(_) | Pat::Test(_) => false,
        }
    }
}

/// Whether the type of a constructor is more than its fields and the type's parameters.
fn is_special(scheme: &Type) -> bool {
    let Type::Forall(vars, preds, body) = scheme else {
        return matches!(last(scheme), Type::Con(_, args) if !args.is_empty());
    };
    let Type::Con(_, args) = last(body) else { return true };
    let is_plain = |(i, arg): (usize, &Type)| matches!(arg, Type::Var(_)) && !args[..i].contains(arg);
    !preds.is_empty() || args.len() != vars.len() || !args.iter().enumerate().all(is_plain)
}

/// The result of a function after all its arguments.
fn last(ty: &Type) -> &Type {
    ty.as_fun().map_or(ty, |(_, to)| last(to))
}

/// So many arguments of a function, and its result.
pub(super) fn split(ty: &Type, arity: usize) -> Option<(Vec<Type>, Type)> {
    let (mut fields, mut rest) = (Vec::with_capacity(arity), ty);
    for _ in 0..arity {
        let (field, to) = rest.as_fun()?;
        fields.push(field.clone());
        rest = to;
    }
    Some((fields, rest.clone()))
}
