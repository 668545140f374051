//! Constraints that stand where types do: variables for them (`c a`), families of them, several as one (`Dict (Show a, Eq a)`), and those
//! that hold at every type (`forall a. Show a => Show (f a)`).
//!
//! Such a constraint is of the class `$context`, and its type is what its dictionary is: of several a tuple, of one that holds at every type
//! a function. It becomes constraints of classes where its type is known.

use std::rc::Rc;

use selfsame_core::expr::{Label, LabelKind, Local};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Pred, Type, tuple_name, tuple_size};

use super::checker::{Checker, quantified};
use super::evidence::{Evidence, Hole};
use super::params::{packed, unpacked};
use super::prim::known;
use super::solve::{Given, Parent, Step, Wanted};
use super::substitute::{matches, replace, replace_pred};
use super::term::{applied, lambda, unguarded};
use crate::elab::{ConRef, Elab, Matrix, Pat, Row};
use crate::syntax::{self, TypeNode};

/// A constraint as the type of its dictionary.
pub(super) fn as_type(pred: &Pred) -> Type {
    if is_open(pred) { pred.ty.clone() } else { Type::Con(pred.class, unpacked(&pred.ty).into()) }
}

/// Whether it is a type that says what the constraint is.
pub(super) fn is_open(pred: &Pred) -> bool {
    pred.class == known().context
}

fn open(ty: Type) -> Pred {
    Pred { class: known().context, ty }
}

impl Checker<'_> {
    /// What a constraint says that is not a class with its types.
    pub fn open_constraint(&mut self, item: &syntax::Type) -> Vec<Pred> {
        let (mut vars, mut context, mut body) = (Vec::new(), Vec::new(), item);
        let mark = self.tyvars.len();
        loop {
            match &body.node {
                TypeNode::Forall(bound, inner) => {
                    self.tyvars.extend(bound.iter().map(|var| (*var, Type::Var(*var))));
                    vars.extend(bound);
                    body = inner;
                }
                TypeNode::Qualified(more, inner) => {
                    context.extend(self.context(more));
                    body = inner;
                }
                _ => break,
            }
        }
        if vars.is_empty() && context.is_empty() {
            let ty = self.convert(item);
            return self.meant(&ty);
        }
        let heads = self.context(&vec![body.clone()]);
        self.tyvars.truncate(mark);
        heads.iter().map(|head| open(quantified(vars.clone(), context.clone(), as_type(head)))).collect()
    }

    /// The constraints that a type stands for, as far as it is known.
    pub fn meant(&self, ty: &Type) -> Vec<Pred> {
        match ty {
            Type::Con(name, parts) if is_several(*name) => parts.iter().flat_map(|part| self.meant(part)).collect(),
            Type::Con(name, args) if self.env.class(*name).is_some_and(|class| class.params.len() == args.len()) => {
                vec![Pred { class: *name, ty: packed(args.to_vec()) }]
            }
            _ => vec![open(ty.clone())],
        }
    }

    /// What a given constraint is made of, where that is known: each part with its dictionary.
    pub fn given_parts(&mut self, given: &Given) -> Option<Vec<Given>> {
        let ty = self.metas.resolve(&given.pred.ty);
        match &ty {
            Type::Con(name, parts) if is_several(*name) => {
                let con = self.several(parts.len())?;
                let part = |checker: &mut Self, (index, ty): (usize, &Type)| {
                    let selector = checker.part_of(&con, index);
                    Given { pred: open(ty.clone()), term: applied(selector, vec![given.term.clone()]) }
                };
                Some(parts.iter().enumerate().map(|entry| part(self, entry)).collect())
            }
            Type::Con(..) => match self.meant(&ty).pop() {
                Some(pred) if !is_open(&pred) => Some(vec![Given { pred, term: given.term.clone() }]),
                _ => None,
            },
            _ => None,
        }
    }

    /// What holds at every type because of the superclasses of what does.
    pub fn given_parents(&mut self, given: &Given) -> Vec<Given> {
        let Type::Forall(vars, preds, head) = given.pred.ty.clone() else { return Vec::new() };
        let Some(head) = self.meant(&head).pop().filter(|head| !is_open(head)) else { return Vec::new() };
        let Some(class) = self.env.class(head.class) else { return Vec::new() };
        let mut parents = Vec::with_capacity(class.supers.len());
        for parent in &class.supers {
            let ty = quantified(vars.to_vec(), preds.to_vec(), as_type(&class.parent(parent, &head.ty)));
            let dicts: Vec<Local> = preds.iter().map(|pred| self.dictionary(pred)).collect();
            let whole = applied(given.term.clone(), dicts.iter().map(|dict| Elab::Local(*dict)).collect());
            let term = lambda(dicts, applied(Elab::Global(parent.selector), vec![whole]));
            parents.push(Given { pred: open(ty), term });
        }
        parents
    }

    /// A constraint whose type says what it is.
    pub fn open_step(&mut self, wanted: &Wanted) -> Step {
        match &wanted.pred.ty {
            Type::Forall(vars, preds, head) => {
                self.level += 1;
                let skolems = self.skolemise(vars);
                let preds: Vec<Pred> = preds.iter().map(|pred| replace_pred(pred, vars, &skolems)).collect();
                let head = open(replace(head, vars, &skolems));
                let (dicts, term) = self.with_givens(&preds, |checker, _| {
                    let hole = checker.want(head, wanted.span, wanted.origin.clone());
                    checker.holes.term(hole)
                });
                self.level -= 1;
                self.holes.solve(wanted.hole, Evidence::Given(lambda(dicts, term)));
                Step::Solved(Vec::new())
            }
            Type::Con(name, parts) if is_several(*name) => {
                let Some(con) = self.several(parts.len()) else { return Step::Impossible };
                let parts: Vec<Wanted> =
                    parts.iter().map(|part| self.constraint_part(wanted, open(part.clone()))).collect();
                let dicts = parts.iter().map(|part| self.holes.term(part.hole)).collect();
                self.holes.solve(wanted.hole, Evidence::Given(applied(Elab::Con(con), dicts)));
                Step::Solved(parts)
            }
            ty => match self.meant(ty).pop() {
                Some(pred) if !is_open(&pred) => {
                    let part = self.constraint_part(wanted, pred);
                    self.holes.solve(wanted.hole, Evidence::Given(self.holes.term(part.hole)));
                    Step::Solved(vec![part])
                }
                _ if self.metas.all_unknowns(ty).is_empty() => Step::Impossible,
                _ => Step::Stuck,
            },
        }
    }

    /// A constraint by one that holds at every type, the innermost first.
    pub fn local_instance(&mut self, wanted: &Wanted, depth: u32) -> Option<Step> {
        for index in (0..self.givens.len()).rev() {
            if !is_open(&self.givens[index].pred) {
                continue;
            }
            let given = self.givens[index].clone();
            let Type::Forall(vars, preds, head) = self.metas.resolve(&given.pred.ty) else { continue };
            let Some(head) = self.meant(&head).pop().filter(|head| head.class == wanted.pred.class) else { continue };
            let mut found = vec![None; vars.len()];
            if !matches(&head.ty, &wanted.pred.ty, &vars, &mut found) {
                continue;
            }
            let types: Vec<Type> = found.into_iter().map(|ty| ty.unwrap_or_else(|| self.fresh())).collect();
            let (pred, hole, parents) = (wanted.pred.clone(), wanted.hole, wanted.parents.clone());
            let parent = Rc::new(Parent { pred, hole, depth, parents });
            let part = |checker: &mut Self, pred: &Pred| Wanted {
                parents: Some(parent.clone()),
                ..checker.constraint_part(wanted, replace_pred(pred, &vars, &types))
            };
            let context: Vec<Wanted> = preds.iter().map(|pred| part(self, pred)).collect();
            let dicts = context.iter().map(|part| self.holes.term(part.hole)).collect();
            self.holes.solve(wanted.hole, Evidence::Given(applied(given.term, dicts)));
            return Some(Step::Solved(context));
        }
        None
    }

    fn constraint_part(&mut self, wanted: &Wanted, pred: Pred) -> Wanted {
        Wanted { pred, hole: self.holes.add(Hole::Dict(None)), ..wanted.clone() }
    }

    /// What holds several dictionaries.
    fn several(&mut self, count: usize) -> Option<ConRef> {
        let name = if count == 0 { known().unit } else { Symbol::new(&tuple_name(count)) };
        self.con_named(name, name)
    }

    fn part_of(&mut self, con: &ConRef, index: usize) -> Elab {
        let x = self.local("x".into());
        let mut pats = vec![Pat::Wildcard; con.arity as usize];
        pats[index] = Pat::Var(x);
        let row =
            Row { pats: vec![Pat::Con(con.clone(), pats)], wheres: Vec::new(), bodies: unguarded(Elab::Local(x)) };
        Elab::Function(Box::new(Matrix { rows: vec![row], failure: Label::new(LabelKind::PatternFailure, "") }))
    }
}

fn is_several(name: Symbol) -> bool {
    name == known().unit || tuple_size(name.as_str()).is_some()
}
