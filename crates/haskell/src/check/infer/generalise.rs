//! Inference of a binding group: monomorphic inside, polymorphic outside.

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::expr::Local;
use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Pred, Type};

use super::super::checker::{Checker, quantified};
use super::super::convert::variables;
use super::super::evidence::GroupId;
use super::super::solve::Wanted;
use super::super::substitute::replace;
use super::super::term::lambda;
use super::bind::{Binding, Bound, Form, Signature, Slot};
use super::parameter_of;
use crate::elab::Elab;
use crate::syntax::Function;

/// The signature of a variable of a pattern binding, with unknowns for its variables.
struct Opened {
    span: Span,
    metas: Vec<Type>,
}

impl Checker<'_> {
    /// Infers the bindings of one group, and gives their variables type schemes.
    pub fn infer_group(&mut self, bindings: &[Binding<'_>], group: &[usize]) -> Vec<(usize, Bound)> {
        if let [index] = group[..]
            && let Form::Function(function) = bindings[index].form
            && let [binder] = &bindings[index].binders[..]
            && let Some(signature) = &binder.signature
        {
            let term = self.check_signature(function, signature);
            return vec![(index, Bound::Values(vec![(binder.slot, term)]))];
        }
        let id = self.holes.add_group();
        let start = self.wanteds.len();
        let restricted = group.iter().any(|&i| self.is_restricted(&bindings[i]));
        let floor = self.implicit_floor;
        if !restricted {
            self.implicit_floor = self.givens.len();
        }
        self.level += 1;
        let mut opened = Vec::new();
        let types: Vec<Vec<Type>> = group.iter().map(|&i| self.assume(&bindings[i], id, &mut opened)).collect();
        for (&index, types) in group.iter().zip(&types) {
            self.assume_main(&bindings[index], types);
        }
        let mut bound = Vec::with_capacity(group.len());
        for (&index, types) in group.iter().zip(&types) {
            let binding = &bindings[index];
            let value = match binding.form {
                Form::Function(function) => {
                    let term = self.function(function, &types[0]);
                    Some(Bound::Values(vec![(binding.binders[0].slot, term)]))
                }
                Form::Pattern { .. } => {
                    let whole = self.whole(binding);
                    self.pattern_binding(binding, types, whole)
                }
            };
            bound.extend(value.map(|value| (index, value)));
        }
        self.solve(start);
        self.level -= 1;
        let inferred: Vec<Type> = types.into_iter().flatten().collect();
        let (vars, preds, dicts) = self.generalise(&inferred, start, restricted);
        self.implicit_floor = floor;
        self.holes.close_group(id, dicts.clone());
        self.check_opened(&opened, &vars);
        let mut inferred = inferred.into_iter();
        for binder in group.iter().flat_map(|&i| &bindings[i].binders) {
            let Some(ty) = inferred.next() else { break };
            if binder.signature.is_none() {
                let scheme = self.scheme(&vars, &preds, &ty);
                self.settle(binder.slot, scheme);
            }
        }
        for (_, value) in &mut bound {
            if let Bound::Projections { whole, .. } = value {
                *whole = self.scheme(&vars, &preds, whole);
            }
            if let Bound::Values(values) = value
                && !dicts.is_empty()
            {
                for (_, term) in values {
                    let body = std::mem::replace(term, super::super::term::placeholder());
                    *term = lambda(dicts.clone(), body);
                }
            }
        }
        bound
    }

    /// `main` of a program is an action, whatever else its type may be.
    fn assume_main(&mut self, binding: &Binding<'_>, types: &[Type]) {
        if let ([binder], [ty]) = (&binding.binders[..], types)
            && binder.signature.is_none()
            && matches!(binder.slot, Slot::Global(name) if name.as_str() == "Main.main")
        {
            let action = Type::con_of("Selfsame.IO.IO", [self.fresh()]);
            // Where it is none, whoever runs it says so.
            let _ = self.metas.unify(ty, &action);
        }
    }

    /// A function against its signature.
    pub fn check_signature(&mut self, function: &Function, signature: &Signature) -> Elab {
        let scoped = &signature.scoped;
        self.under(&signature.scheme, scoped, |checker, rho| checker.function(function, rho))
    }

    /// Types for the variables of a binding while its group is inferred.
    fn assume(&mut self, binding: &Binding<'_>, group: GroupId, opened: &mut Vec<Opened>) -> Vec<Type> {
        let mut types = Vec::with_capacity(binding.binders.len());
        for binder in &binding.binders {
            if let Some(signature) = &binder.signature {
                types.push(match &signature.scheme {
                    Type::Forall(vars, preds, body) => {
                        if !preds.is_empty() {
                            let what = "an overloaded signature for a variable of a pattern binding";
                            self.unsupported(binder.name.span, what);
                        }
                        let metas: Vec<Type> = vars.iter().map(|_| self.fresh()).collect();
                        let body = replace(body, vars, &metas);
                        opened.push(Opened { span: binder.name.span, metas });
                        body
                    }
                    plain => plain.clone(),
                });
                continue;
            }
            let ty = self.fresh();
            match binder.slot {
                Slot::Local(local) => {
                    if let Some(var) = self.locals.get_mut(local.name) {
                        var.ty = ty.clone();
                        var.group = Some(group);
                    }
                }
                Slot::Global(name) => {
                    self.monos.insert(name, (ty.clone(), group));
                }
            }
            types.push(ty);
        }
        types
    }

    /// The variables of signatures in pattern bindings must have stayed variables, each by itself: then what was inferred is as
    /// general as what is written.
    fn check_opened(&mut self, opened: &[Opened], vars: &[Symbol]) {
        for Opened { span, metas } in opened {
            let mut names: Vec<Symbol> = Vec::new();
            for meta in metas {
                match self.metas.resolve(meta) {
                    Type::Var(name) if vars.contains(&name) && !names.contains(&name) => names.push(name),
                    // It is not in the type at all.
                    Type::Meta(_) => {}
                    _ => {
                        let message = "the signature is more general than what the pattern binds".to_owned();
                        self.report(Diagnostic::error(*span, message));
                        break;
                    }
                }
            }
        }
    }

    /// Where the value of a pattern binding is kept.
    fn whole(&mut self, binding: &Binding<'_>) -> Slot {
        match binding.binders.first().map(|binder| binder.slot) {
            Some(Slot::Global(name)) => {
                let base = selfsame_core::types::base_name(name.as_str());
                let module = self.env.scope.module;
                Slot::Global(Symbol::new(&format!("{module}.$p{base}")))
            }
            _ => Slot::Local(self.local("p".into())),
        }
    }

    /// The monomorphism restriction: a variable bound without parameters and without a signature is not overloaded.
    fn is_restricted(&self, binding: &Binding<'_>) -> bool {
        match binding.form {
            Form::Pattern { .. } => true,
            Form::Function(function) => {
                let plain = function.clauses.iter().all(|clause| clause.pats.is_empty());
                plain && !self.env.scope.extensions.no_monomorphism_restriction
            }
        }
    }

    /// Makes the variables that belong to the group rigid. Constraints on them become dictionary parameters, unless the
    /// group is restricted: then constrained variables stay as they are for the outer level to decide.
    pub fn generalise(
        &mut self,
        types: &[Type],
        start: usize,
        restricted: bool,
    ) -> (Vec<Symbol>, Vec<Pred>, Vec<Local>) {
        if restricted {
            for i in start..self.wanteds.len() {
                let ty = self.wanteds[i].pred.ty.clone();
                for meta in self.free_in(&[ty]) {
                    self.metas.lower(meta, self.level);
                }
            }
        }
        let metas = self.free_in(types);
        let mut kept: Vec<Wanted> = Vec::new();
        for wanted in self.wanteds.split_off(start) {
            let free = self.free_in(std::slice::from_ref(&wanted.pred.ty));
            let is_own = !restricted && parameter_of(&wanted.pred).is_some();
            if is_own || free.iter().any(|meta| metas.contains(meta)) {
                kept.push(wanted);
            } else {
                self.wanteds.push(wanted);
            }
        }
        let mut vars = Vec::with_capacity(metas.len());
        let zonked: Vec<Type> = types.iter().map(|ty| self.metas.resolve(ty)).collect();
        let (mut plain, mut applied) = (('a'..='e').cycle(), ('f'..='n').cycle());
        for meta in metas {
            // Type constructors are named as usual: `f a`.
            let is_applied = zonked.iter().any(|ty| applies(ty, meta));
            let letter = if is_applied { applied.next() } else { plain.next() };
            let rigid = self.metas.skolem(&letter.unwrap_or('t').to_string(), self.level + 1);
            if let Type::Var(name) = &rigid {
                vars.push(*name);
            }
            self.metas.settle(meta, rigid);
        }
        let preds = self.minimal(&kept);
        let dicts: Vec<Local> = preds.iter().map(|pred| self.dictionary(pred)).collect();
        let givens = self.givens.len();
        for (pred, dict) in preds.iter().zip(&dicts) {
            self.give(pred.clone(), Elab::Local(*dict));
        }
        let deferred = self.wanteds.len();
        self.wanteds.extend(kept);
        self.solve(deferred);
        self.givens.truncate(givens);
        (vars, preds, dicts)
    }

    fn free_in(&mut self, types: &[Type]) -> Vec<u32> {
        let mut free = Vec::new();
        for ty in types {
            self.metas.unknowns_above(ty, self.level, &mut free);
        }
        free
    }

    /// Constraints without duplicates and without superclasses of others.
    fn minimal(&mut self, wanteds: &[Wanted]) -> Vec<Pred> {
        let mut preds: Vec<Pred> = Vec::new();
        for wanted in wanteds {
            let pred = Pred { class: wanted.pred.class, ty: self.metas.resolve(&wanted.pred.ty) };
            if preds.iter().any(|known| self.implies(known, &pred)) {
                continue;
            }
            preds.retain(|known| !self.implies(&pred, known));
            preds.push(pred);
        }
        preds
    }

    fn scheme(&mut self, vars: &[Symbol], preds: &[Pred], ty: &Type) -> Type {
        let ty = self.metas.resolve(ty);
        let mut used = Vec::new();
        variables(&ty, &mut used);
        preds.iter().for_each(|pred| variables(&pred.ty, &mut used));
        let vars: Vec<Symbol> = vars.iter().copied().filter(|var| used.contains(var)).collect();
        quantified(vars, preds.to_vec(), ty)
    }

    /// The variable has its type from now on.
    fn settle(&mut self, slot: Slot, scheme: Type) {
        match slot {
            Slot::Local(local) => {
                if let Some(var) = self.locals.get_mut(local.name) {
                    var.ty = scheme;
                    var.group = None;
                }
            }
            Slot::Global(name) => {
                self.monos.remove(&name);
                self.set_scheme(name, Ok(scheme));
            }
        }
    }
}

/// Whether the unknown type is applied to an argument somewhere.
fn applies(ty: &Type, meta: u32) -> bool {
    ty.any(&mut |part| matches!(part, Type::App(head, _) if **head == Type::Meta(meta)))
}
