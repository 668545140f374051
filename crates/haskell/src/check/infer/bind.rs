//! Bindings: groups in dependency order, signatures, generalisation.

use std::sync::Arc;

use rustc_hash::FxHashMap;
use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::expr::{Label, LabelKind, Local};
use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Pred, Type};

use super::super::checker::{Checker, LocalVar};
use super::super::error;
use super::super::place::{failure, pattern_text};
use super::super::scope::Lookup;
use super::super::substitute::{replace, replace_pred};
use super::super::term::{applied, lambda, placeholder, unguarded};
use super::free::Free;
use crate::components::components;
use crate::elab::{BindGroup, Elab, Matrix, Pat, Row};
use crate::syntax::{self, Function, Name, PatNode, Rhs, ValueDecl};

/// A function or pattern binding, with the variables it defines.
pub(in crate::check) struct Binding<'s> {
    pub form: Form<'s>,
    pub binders: Vec<Binder>,
}

#[derive(Clone, Copy)]
pub(in crate::check) enum Form<'s> {
    Function(&'s Function),
    Pattern { pat: &'s syntax::Pat, rhs: &'s Rhs, span: Span },
}

pub(in crate::check) struct Binder {
    pub name: Name,
    pub slot: Slot,
    pub signature: Option<Arc<Signature>>,
    /// What is wrong with the signature.
    pub trouble: Option<Symbol>,
}

/// What holds the value.
#[derive(Clone, Copy, Debug)]
pub(in crate::check) enum Slot {
    Local(Local),
    Global(Symbol),
}

pub(in crate::check) struct Signature {
    pub scheme: Type,
    /// Names of its first variables that are in scope in the body.
    pub scoped: Vec<Symbol>,
}

/// What a binding became: values for its variables, in order.
pub(in crate::check) enum Bound {
    Values(Vec<(Slot, Elab)>),
    /// Of a pattern binding: the value as a whole with its type, then its variables.
    Projections {
        whole: Type,
        values: Vec<(Slot, Elab)>,
    },
    Strict {
        pat: Pat,
        value: Elab,
        failure: Label,
    },
}

/// Which bindings use which.
pub(in crate::check) struct Uses {
    /// Groups for inference, where a variable with a signature needs no inferred type.
    pub order: Vec<Vec<usize>>,
    /// All uses.
    edges: Vec<Vec<usize>>,
}

impl Slot {
    pub fn term(self) -> Elab {
        match self {
            Slot::Local(local) => Elab::Local(local),
            Slot::Global(name) => Elab::Global(name),
        }
    }
}

impl Checker<'_> {
    /// Local declarations; their variables are in scope afterwards.
    pub fn bindings(&mut self, decls: &[ValueDecl]) -> Vec<BindGroup> {
        if decls.is_empty() {
            return Vec::new();
        }
        let bindings = self.collect(decls, |checker, name| Slot::Local(checker.local(name.base)));
        let names: Vec<Name> = bindings.iter().flat_map(|b| b.binders.iter().map(|binder| binder.name)).collect();
        self.distinct(&names, "the name");
        self.trouble = bindings.iter().flat_map(|b| &b.binders).fold(self.trouble, |t, binder| t.or(binder.trouble));
        for binder in bindings.iter().flat_map(|binding| &binding.binders) {
            let ty = match &binder.signature {
                Some(signature) => signature.scheme.clone(),
                None => self.fresh(),
            };
            if let Slot::Local(local) = binder.slot {
                self.locals.push(LocalVar { local, ty, group: None, trouble: None });
            }
        }
        let uses = self.uses(&bindings, None);
        let mut bound: Vec<Option<Bound>> = bindings.iter().map(|_| None).collect();
        for group in &uses.order {
            for (index, value) in self.infer_group(&bindings, group) {
                bound[index] = Some(value);
            }
        }
        self.emit(&bindings, &uses, bound)
    }

    /// The bindings among some declarations, with their signatures.
    pub fn collect<'s>(
        &mut self,
        decls: impl IntoIterator<Item = &'s ValueDecl> + Clone,
        mut slot: impl FnMut(&mut Self, &Name) -> Slot,
    ) -> Vec<Binding<'s>> {
        let mut signatures: FxHashMap<Symbol, (Name, &syntax::Type)> = FxHashMap::default();
        for decl in decls.clone() {
            let ValueDecl::Signature { names, ty, .. } = decl else { continue };
            for name in names {
                if let Some((first, _)) = signatures.insert(name.base, (*name, ty)) {
                    self.report(error::duplicate("the signature of", name, first.span));
                }
            }
        }
        let mut bindings = Vec::new();
        let mut names: Vec<Name> = Vec::new();
        for decl in decls.clone() {
            let (form, bound) = match decl {
                ValueDecl::Function(function) => (Form::Function(function), vec![function.name]),
                ValueDecl::Pattern { pat, rhs, span } => {
                    (Form::Pattern { pat, rhs, span: *span }, self.pattern_binders(pat))
                }
                ValueDecl::Unsupported(what) => {
                    if what.reported {
                        self.spoil(Symbol::new(super::super::checker::HAS_ERROR));
                    } else {
                        self.unsupported(what.span, &what.what);
                    }
                    continue;
                }
                ValueDecl::Signature { .. } | ValueDecl::Fixity { .. } => continue,
            };
            names.extend(&bound);
            let mut binders = Vec::with_capacity(bound.len());
            for name in bound {
                let slot = slot(self, &name);
                let outer = self.trouble.take();
                let signature = signatures.get(&name.base).map(|(_, ty)| self.written_signature(ty));
                let trouble = std::mem::replace(&mut self.trouble, outer);
                binders.push(Binder { name, slot, signature, trouble });
            }
            bindings.push(Binding { form, binders });
        }
        for decl in decls {
            let ValueDecl::Signature { names: signed, .. } = decl else { continue };
            for name in signed.iter().filter(|name| !names.iter().any(|bound| bound.base == name.base)) {
                let message = format!("the signature of `{}` has no definition beside it", name.base);
                self.report(Diagnostic::error(name.span, message));
            }
        }
        bindings
    }

    pub fn written_signature(&mut self, ty: &syntax::Type) -> Arc<Signature> {
        Arc::new(Signature { scheme: self.signature(ty), scoped: self.scoped_names(ty) })
    }

    /// Variables of a pattern, those of record wildcards included.
    pub fn pattern_binders(&self, pat: &syntax::Pat) -> Vec<Name> {
        let mut names: Vec<Name> = Vec::new();
        pat.binders(&mut names);
        self.wildcard_binders(pat, &mut names);
        names
    }

    fn wildcard_binders(&self, pat: &syntax::Pat, into: &mut Vec<Name>) {
        pat.each_part(|part| self.wildcard_binders(part, into));
        if let PatNode::Record { con, fields, wildcard: true } = &pat.node {
            let given = |label: &Symbol| fields.iter().any(|field| field.label.base == *label);
            let labels = self.con_labels(con).into_iter().filter(|label| !given(label));
            into.extend(labels.map(|base| Name { qualifier: None, base, span: con.span }));
        }
    }

    /// Labels of the constructor that a name refers to; none when there is something wrong with it.
    pub(super) fn con_labels(&self, name: &Name) -> Vec<Symbol> {
        let Lookup::Found(entity) = self.env.scope.value(name.qualifier, name.base) else { return Vec::new() };
        let Some(def) = self.env.value(entity) else { return Vec::new() };
        let super::super::interface::ValueKind::Con { data, index } = def.kind else { return Vec::new() };
        let data = self.env.type_def(data);
        let con = data.as_deref().and_then(|def| def.as_data()).and_then(|def| def.cons.get(index as usize));
        con.map(|con| con.labels.clone()).unwrap_or_default()
    }

    pub fn uses(&self, bindings: &[Binding<'_>], module: Option<Symbol>) -> Uses {
        let targets: FxHashMap<Symbol, usize> = bindings
            .iter()
            .enumerate()
            .flat_map(|(i, binding)| binding.binders.iter().map(move |binder| (binder.name.base, i)))
            .collect();
        let labels = |con: &Name| self.con_labels(con);
        let mut free = Free::new(&targets, module, &labels);
        let mut edges = Vec::with_capacity(bindings.len());
        for binding in bindings {
            match binding.form {
                Form::Function(function) => function.clauses.iter().for_each(|clause| free.clause(clause)),
                Form::Pattern { pat, rhs, .. } => {
                    free.pat(pat);
                    free.rhs(rhs);
                }
            }
            edges.push(std::mem::take(&mut free.found));
        }
        let signed = |i: usize| bindings[i].binders.iter().all(|binder| binder.signature.is_some());
        let inferred: Vec<Vec<usize>> =
            edges.iter().map(|targets| targets.iter().copied().filter(|&i| !signed(i)).collect()).collect();
        Uses { order: components(&inferred), edges }
    }

    /// Local bindings in an order in which each group sees itself and those before it.
    fn emit(&mut self, bindings: &[Binding<'_>], uses: &Uses, mut bound: Vec<Option<Bound>>) -> Vec<BindGroup> {
        let mut groups = Vec::new();
        for component in components(&uses.edges) {
            let recursive = component.len() > 1 || uses.edges[component[0]].contains(&component[0]);
            let mut values = Vec::new();
            for &index in &component {
                match bound[index].take() {
                    None => {}
                    Some(Bound::Values(pairs) | Bound::Projections { values: pairs, .. }) => {
                        let is_strict = self.binds_unlifted(&bindings[index]);
                        if is_strict && (recursive || pairs.len() != 1) {
                            let span = bindings[index].binders.first().map(|binder| binder.name.span);
                            span.inspect(|span| self.unsupported(*span, "this binding of unboxed values"));
                        }
                        for (slot, value) in pairs {
                            let Slot::Local(local) = slot else { continue };
                            if is_strict {
                                let pat = Pat::Bang(Box::new(Pat::Var(local)));
                                let failure = Label::new(LabelKind::PatternFailure, "");
                                groups.push(BindGroup::Strict { pat, value, failure });
                            } else {
                                values.push((local, value));
                            }
                        }
                    }
                    Some(Bound::Strict { .. }) if recursive => {
                        let span = bindings[index].binders.first().map(|binder| binder.name.span);
                        if let Some(span) = span {
                            self.unsupported(span, "a strict binding that is recursive");
                        }
                    }
                    Some(Bound::Strict { pat, value, failure }) => {
                        groups.push(BindGroup::Strict { pat, value, failure });
                    }
                }
            }
            if recursive && !values.is_empty() {
                groups.push(BindGroup::Rec(values));
            } else {
                groups.extend(values.into_iter().map(|(local, value)| BindGroup::NonRec(local, value)));
            }
        }
        groups
    }

    /// Whether a local binding is of values that are never thunks.
    fn binds_unlifted(&mut self, binding: &Binding<'_>) -> bool {
        if !self.env.scope.extensions.magic_hash {
            return false;
        }
        let types = binding
            .binders
            .iter()
            .filter_map(|binder| Some((self.locals.get(binder.name.base)?.ty.clone(), binder.name.span)));
        let types: Vec<(Type, Span)> = types.collect();
        types.iter().fold(false, |any, (ty, span)| self.is_unlifted(ty, *span) | any)
    }

    /// A function by its clauses.
    pub fn function(&mut self, function: &Function, ty: &Type) -> Elab {
        if let sigma @ Type::Forall(..) = self.metas.shallow(ty) {
            return self.under(&sigma, &[], |checker, rho| checker.function(function, rho));
        }
        let Some(first) = function.clauses.first() else { return placeholder() };
        let arity = first.pats.len();
        if let Some(odd) = function.clauses.iter().find(|clause| clause.pats.len() != arity) {
            let message = format!("the equations of `{}` have different numbers of arguments", function.name.base);
            let diagnostic = Diagnostic::error(odd.span, message).also(first.span, "first equation");
            return self.fail(diagnostic);
        }
        let what = format!("Non-exhaustive patterns in function {}", function.name.base);
        let failure = failure(self.sources, function.span, &what);
        let outer = self.match_span.replace(function.span);
        let term = if arity == 0 {
            self.right_hand_side(&first.rhs, ty, failure)
        } else {
            self.clauses(function, arity, ty, failure)
        };
        self.match_span = outer;
        term
    }

    fn clauses(&mut self, function: &Function, arity: usize, ty: &Type, failure: Label) -> Elab {
        let (level, givens, wanteds) = (self.level, self.givens.len(), self.wanteds.len());
        let mut params = Vec::with_capacity(arity);
        let mut rest = self.metas.shallow(ty);
        // Parameters before a constraint, and its dictionaries: `Int -> forall a. Show a => a -> String`.
        let mut split: Vec<(usize, Vec<Local>)> = Vec::new();
        for i in 0..arity {
            if let Type::Forall(vars, preds, body) = &rest {
                self.level += 1;
                let skolems = self.skolemise(vars);
                let preds: Vec<Pred> = preds.iter().map(|pred| replace_pred(pred, vars, &skolems)).collect();
                let dicts: Vec<Local> = preds.iter().map(|pred| self.dictionary(pred)).collect();
                for (pred, dict) in preds.into_iter().zip(&dicts) {
                    self.give(pred, Elab::Local(*dict));
                }
                split.push((i, dicts));
                rest = replace(body, vars, &skolems);
            }
            let Some((from, to)) = self.split_fun(&rest) else {
                self.level = level;
                self.givens.truncate(givens);
                return self.too_many_patterns(function, arity, i, ty);
            };
            params.push(from);
            rest = self.metas.shallow(&to);
        }
        let rows = function.clauses.iter().map(|clause| self.row(clause, &params, &rest)).collect();
        if !split.is_empty() {
            self.solve(wanteds);
        }
        self.level = level;
        self.givens.truncate(givens);
        let term = Elab::Function(Box::new(Matrix { rows, failure }));
        self.with_late_dictionaries(term, split)
    }

    /// A function that takes dictionaries between its arguments.
    fn with_late_dictionaries(&mut self, function: Elab, split: Vec<(usize, Vec<Local>)>) -> Elab {
        let Some((last, _)) = split.iter().rfind(|(_, dicts)| !dicts.is_empty()) else { return function };
        let xs: Vec<Local> = (0..*last).map(|_| self.local("x".into())).collect();
        let mut term = applied(function, xs.iter().map(|x| Elab::Local(*x)).collect());
        let mut end = xs.len();
        for (at, dicts) in split.into_iter().rev() {
            term = lambda(xs[at.min(end)..end].to_vec(), term);
            term = lambda(dicts, term);
            end = at.min(end);
        }
        lambda(xs[..end].to_vec(), term)
    }

    fn too_many_patterns(&mut self, function: &Function, arity: usize, takes: usize, ty: &Type) -> Elab {
        let ty = self.metas.resolve(ty);
        let shown = error::Printer::default().show(&ty);
        let plural = |n: usize| if n == 1 { "argument" } else { "arguments" };
        let message = format!(
            "the equations of `{}` have {arity} {}, but its type `{shown}` has {takes}",
            function.name.base,
            plural(arity)
        );
        self.fail(Diagnostic::error(function.name.span, message))
    }

    /// Guards and `where` without patterns before them.
    fn right_hand_side(&mut self, rhs: &Rhs, ty: &Type, failure: Label) -> Elab {
        let mark = self.locals.mark();
        let groups = self.bindings(&rhs.wheres);
        let mut bodies = self.guarded_bodies(&rhs.bodies, ty);
        self.locals.reset(mark);
        let body = match bodies.as_mut_slice() {
            [only] if only.guards.is_empty() => std::mem::replace(&mut only.body, placeholder()),
            _ => Elab::Guarded(bodies, failure),
        };
        if groups.is_empty() { body } else { Elab::Let(groups, Box::new(body)) }
    }

    /// A pattern binding: the value under a name of its own, and a projection for each variable.
    pub(super) fn pattern_binding(&mut self, binding: &Binding<'_>, types: &[Type], whole: Slot) -> Option<Bound> {
        let Form::Pattern { pat, rhs, span } = binding.form else { return None };
        let guarded = rhs.bodies.iter().any(|body| !body.guards.is_empty());
        let fell_through = failure(self.sources, span, "Non-exhaustive guards in");
        let text = format!("Non-exhaustive patterns in {}", pattern_text(unbanged(pat)));
        let failure = failure(self.sources, span, &text);
        let outer = self.match_span.replace(span);
        let ty = self.fresh();
        let value = self.right_hand_side(rhs, &ty, if guarded { fell_through } else { failure.clone() });
        let mark = self.locals.mark();
        let (level, openings) = (self.level, self.openings);
        let matched = self.pat(pat, &ty);
        if self.openings != openings {
            self.level = level;
            self.unsupported(pat.span, "binding what is in a constructor with types of its own");
        }
        let mut locals = Vec::with_capacity(types.len());
        for (binder, ty) in binding.binders.iter().zip(types) {
            let var = self.locals.get(binder.name.base)?.clone();
            self.expect(binder.name.span, ty, &var.ty);
            locals.push(var.local);
        }
        self.locals.reset(mark);
        self.match_span = outer;
        if let Pat::Bang(inner) = matched {
            let slots: FxHashMap<u32, Local> = locals
                .iter()
                .zip(&binding.binders)
                .filter_map(|(local, binder)| match binder.slot {
                    Slot::Local(slot) => Some((local.id, slot)),
                    Slot::Global(_) => None,
                })
                .collect();
            if slots.len() < locals.len() {
                self.report(Diagnostic::error(span, "a strict binding cannot stand at the top level"));
                return None;
            }
            let mut pat = Pat::Bang(inner);
            rename(&mut pat, &slots);
            return Some(Bound::Strict { pat, value, failure });
        }
        let mut values = vec![(whole, value)];
        for (binder, local) in binding.binders.iter().zip(locals) {
            let projection = project(&matched, local);
            let row = Row { pats: vec![projection], wheres: Vec::new(), bodies: unguarded(Elab::Local(local)) };
            let matrix = Matrix { rows: vec![row], failure: failure.clone() };
            values.push((binder.slot, Elab::Case(Box::new(whole.term()), Box::new(matrix))));
        }
        Some(Bound::Projections { whole: ty, values })
    }
}

/// The pattern of a strict binding without its bang, as GHC prints it.
fn unbanged(pat: &syntax::Pat) -> &syntax::Pat {
    match &pat.node {
        PatNode::Bang(inner) | PatNode::Paren(inner) => unbanged(inner),
        _ => pat,
    }
}

/// The pattern with one of its variables only.
fn project(pat: &Pat, keep: Local) -> Pat {
    match pat {
        Pat::Var(local) if *local != keep => Pat::Wildcard,
        Pat::As(local, inner) if *local != keep => project(inner, keep),
        Pat::As(local, inner) => Pat::As(*local, Box::new(project(inner, keep))),
        Pat::Bang(inner) => Pat::Bang(Box::new(project(inner, keep))),
        Pat::Lazy(inner, label) => Pat::Lazy(Box::new(project(inner, keep)), label.clone()),
        Pat::Con(con, pats) => Pat::Con(con.clone(), pats.iter().map(|pat| project(pat, keep)).collect()),
        Pat::View(function, inner) => Pat::View(function.clone(), Box::new(project(inner, keep))),
        Pat::Wildcard | Pat::Var(_) | Pat::Lit(_) | Pat::Str(_) | Pat::Test(_) => pat.clone(),
    }
}

fn rename(pat: &mut Pat, to: &FxHashMap<u32, Local>) {
    match pat {
        Pat::Var(local) => *local = to.get(&local.id).copied().unwrap_or(*local),
        Pat::As(local, inner) => {
            *local = to.get(&local.id).copied().unwrap_or(*local);
            rename(inner, to);
        }
        Pat::Bang(inner) | Pat::Lazy(inner, _) | Pat::View(_, inner) => rename(inner, to),
        Pat::Con(_, pats) => pats.iter_mut().for_each(|pat| rename(pat, to)),
        Pat::Wildcard | Pat::Lit(_) | Pat::Str(_) | Pat::Test(_) => {}
    }
}
