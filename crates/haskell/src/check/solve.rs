//! Class constraints: what is wanted, what is given, and how instances connect them.

use std::collections::VecDeque;
use std::rc::Rc;
use std::sync::Arc;

use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Pred, Type};

use super::checker::{Checker, Defined, HAS_ERROR};
use super::coerce::Coercion;
use super::constraint::is_open;
use super::convert::{dictionary_type, short};
use super::env::module_of;
use super::error;
use super::evidence::{Evidence, Hole, HoleId};
use super::finish::Draft;
use super::infer::parameter_of;
use super::interface::{InstanceDef, head_of};
use super::params::unpacked;
use super::substitute::{could_match, matches, replace_pred};
use super::term;
use super::typeable::literal;
use crate::elab::Elab;

/// A constraint to be solved; its dictionary goes into the hole.
#[derive(Clone, Debug)]
pub(super) struct Wanted {
    pub pred: Pred,
    pub hole: HoleId,
    pub span: Span,
    pub origin: Origin,
    /// The definition that it arose in.
    pub owner: Option<Symbol>,
    /// The constraints whose instances led to it, the nearest first.
    pub parents: Option<Rc<Parent>>,
}

impl Wanted {
    /// The same constraint on a part of its type.
    pub fn on(&self, ty: Type, hole: HoleId) -> Wanted {
        Wanted { pred: Pred { class: self.pred.class, ty }, hole, ..self.clone() }
    }
}

/// A constraint that was solved by an instance.
#[derive(Debug)]
pub(super) struct Parent {
    pub pred: Pred,
    pub hole: HoleId,
    pub depth: u32,
    pub parents: Option<Rc<Parent>>,
}

/// A dictionary that is in scope.
#[derive(Clone, Debug)]
pub(super) struct Given {
    pub pred: Pred,
    pub term: Elab,
}

/// What needs a constraint, for messages.
#[derive(Clone, Debug)]
pub(super) enum Origin {
    Use(Symbol),
    Literal(String),
    /// The name that the syntax stands for: `>>=` for `do`.
    Syntax(&'static str),
    Superclass(Symbol),
    Deriving(Symbol),
    /// A place where a value of a type with constraints is needed.
    Expected,
}

pub(super) enum Step {
    /// With the constraints of the instance's context.
    Solved(Vec<Wanted>),
    /// Its type is not known well enough.
    Stuck,
    Impossible,
    Endless,
}

/// Deeper than any sensible type; more is an instance that needs itself.
const MAX_DEPTH: u32 = 200;

impl Checker<'_> {
    pub fn want(&mut self, pred: Pred, span: Span, origin: Origin) -> HoleId {
        let hole = self.holes.add(Hole::Dict(None));
        self.wanteds.push(Wanted { pred, hole, span, origin, owner: self.definition, parents: None });
        hole
    }

    /// Brings a dictionary into scope, with all its superclasses.
    pub fn give(&mut self, pred: Pred, term: Elab) {
        let mut queue = VecDeque::from([Given { pred, term }]);
        while let Some(given) = queue.pop_front() {
            if parameter_of(&given.pred).is_none() && self.givens.iter().any(|known| known.pred == given.pred) {
                continue;
            }
            if is_open(&given.pred) {
                if let Some(parts) = self.given_parts(&given) {
                    queue.extend(parts);
                    continue;
                }
                queue.extend(self.given_parents(&given));
            }
            if self.is_same(&given.pred)
                && let [a, b] = unpacked(&given.pred.ty)
            {
                self.metas.assume(a, b);
                self.openings += 1;
            }
            if let Some(class) = self.env.class(given.pred.class) {
                for parent in &class.supers {
                    let pred = class.parent(parent, &given.pred.ty);
                    let term = term::applied(Elab::Global(parent.selector), vec![given.term.clone()]);
                    queue.push_back(Given { pred, term });
                }
            }
            self.givens.push(given);
        }
    }

    /// Solves what can be solved of the constraints from `start` on; those that are stuck stay, impossible ones are
    /// reported.
    pub fn solve(&mut self, start: usize) {
        if let Some(place) = self.place {
            self.want_postponed(place);
        }
        // What a constraint in scope is may be known by now.
        for given in self.givens.iter().filter(|given| is_open(&given.pred)).cloned().collect::<Vec<_>>() {
            if let Some(parts) = self.given_parts(&given) {
                parts.into_iter().for_each(|part| self.give(part.pred, part.term));
            }
        }
        let mut queue: VecDeque<Wanted> = self.wanteds.drain(start..).collect();
        let mut stuck: Vec<Wanted> = Vec::new();
        while let Some(mut wanted) = queue.pop_front() {
            wanted.pred.ty = self.metas.resolve(&wanted.pred.ty);
            // What functional dependencies decide may decide others too.
            if self.improve(&wanted, &stuck) {
                wanted.pred.ty = self.metas.resolve(&wanted.pred.ty);
                queue.extend(stuck.drain(..));
            }
            match self.step(&wanted) {
                Step::Solved(context) => {
                    queue.extend(context);
                    // An equality may have decided others.
                    if self.is_same(&wanted.pred) {
                        queue.extend(stuck.drain(..));
                    }
                }
                Step::Stuck => {
                    let news = self.is_same(&wanted.pred) && self.metas.resolve(&wanted.pred.ty) != wanted.pred.ty;
                    stuck.push(wanted);
                    if news {
                        queue.extend(stuck.drain(..));
                    }
                }
                Step::Impossible => self.no_instance(&wanted),
                Step::Endless => {
                    self.spoil_owner(&wanted);
                    self.report(error::endless_instance(wanted.span, &wanted.pred));
                }
            }
        }
        self.wanteds.append(&mut stuck);
    }

    fn step(&mut self, wanted: &Wanted) -> Step {
        let pred = &wanted.pred;
        if let Some(term) = self.given(pred) {
            self.holes.solve(wanted.hole, Evidence::Given(term));
            return Step::Solved(Vec::new());
        }
        if is_open(pred) {
            return self.open_step(wanted);
        }
        if self.env.scope.syntax_type("Coercible").is_some_and(|class| class.name == pred.class)
            && let [a, b] = unpacked(&pred.ty)
        {
            return match self.coercion(a, b) {
                Coercion::Same => {
                    let none = self.no_dictionary();
                    self.holes.solve(wanted.hole, Evidence::Given(none));
                    Step::Solved(Vec::new())
                }
                Coercion::Later => Step::Stuck,
                Coercion::Different => Step::Impossible,
            };
        }
        if self.is_same(pred) {
            return self.equality(wanted);
        }
        if let Some(parts) = self.typeable(wanted) {
            return Step::Solved(parts);
        }
        if let Some(Type::Meta(_)) = head_variable(&pred.ty) {
            return Step::Stuck;
        }
        let depth = wanted.parents.as_ref().map_or(0, |parent| parent.depth + 1);
        if depth > MAX_DEPTH {
            return Step::Endless;
        }
        if let Some(hole) = ancestor(wanted.parents.as_deref(), pred) {
            let dict = self.recursive_dictionary(pred, hole);
            self.holes.solve(wanted.hole, Evidence::Given(dict));
            return Step::Solved(Vec::new());
        }
        if let Some(step) = self.local_instance(wanted, depth) {
            return step;
        }
        let (masked, masks) = self.masked(&pred.ty);
        let is_rigid = self.metas.all_unknowns(&pred.ty).is_empty();
        let is_open = !is_rigid && matches!(head_variable(&masked), Some(Type::Meta(_)));
        let choice = match is_open {
            true => Choice::Later,
            false => self.choose(&Pred { class: pred.class, ty: masked }),
        };
        for (meta, family) in &masks {
            self.metas.settle(*meta, family.clone());
        }
        match choice {
            // What a family is, nothing will decide any more.
            Choice::Later if !masks.is_empty() && is_rigid => Step::Impossible,
            Choice::One(def, types) => {
                let mut context = Vec::with_capacity(def.context.len());
                let mut holes = Vec::with_capacity(def.context.len());
                let (pred, hole, parents) = (pred.clone(), wanted.hole, wanted.parents.clone());
                let parent = Rc::new(Parent { pred, hole, depth, parents });
                for pred in &def.context {
                    let hole = self.holes.add(Hole::Dict(None));
                    holes.push(hole);
                    context.push(Wanted {
                        pred: replace_pred(pred, &def.vars, &types),
                        hole,
                        parents: Some(parent.clone()),
                        ..wanted.clone()
                    });
                }
                self.holes.solve(wanted.hole, Evidence::Instance(def, holes));
                Step::Solved(context)
            }
            Choice::Later => Step::Stuck,
            // One of several types may turn out to be what a signature has, or what the binding is generalised over.
            Choice::None if !is_rigid && unpacked(&pred.ty).len() > 1 => Step::Stuck,
            Choice::None => Step::Impossible,
        }
    }

    /// Whether a constraint is that two types are the same.
    pub fn is_same(&self, pred: &Pred) -> bool {
        self.env.scope.syntax_type("Same").is_some_and(|same| same.name == pred.class)
    }

    fn equality(&mut self, wanted: &Wanted) -> Step {
        let ty = wanted.pred.ty.clone();
        let [a, b] = unpacked(&ty) else { return Step::Impossible };
        if self.metas.unify(a, b).is_err() {
            return Step::Impossible;
        }
        let open = self.metas.take_postponed();
        if open.is_empty() {
            let none = self.no_dictionary();
            self.holes.solve(wanted.hole, Evidence::Given(none));
            return Step::Solved(Vec::new());
        }
        let is_rigid = open
            .iter()
            .all(|(left, right)| self.metas.all_unknowns(left).is_empty() && self.metas.all_unknowns(right).is_empty());
        if is_rigid { Step::Impossible } else { Step::Stuck }
    }

    /// A dictionary that needs itself, as `Show (Fix Maybe)` does, is a global that refers to itself; in an expression
    /// that stands alone, a local variable.
    fn recursive_dictionary(&mut self, pred: &Pred, hole: HoleId) -> Elab {
        if let Some((_, known)) = self.recursive_dicts.iter().find(|(known, _)| known == pred) {
            return known.clone();
        }
        let dict = if self.stands_alone {
            let local = self.dictionary(pred);
            self.local_dicts.push((local, hole));
            Elab::Local(local)
        } else {
            let name = self.own_name(&format!("$d{}{}", short(pred.class), self.recursive_dicts.len() + 1));
            let body = Ok(Draft { body: self.holes.term(hole), locals: 0 });
            self.globals.push(Defined { name, scheme: dictionary_type(pred), body, span: None, owner: None });
            Elab::Global(name)
        };
        self.recursive_dicts.push((pred.clone(), dict.clone()));
        dict
    }

    fn given(&mut self, pred: &Pred) -> Option<Elab> {
        // The innermost signature's dictionary comes first.
        let parameter = parameter_of(pred);
        for i in (0..self.givens.len()).rev() {
            if self.givens[i].pred.class != pred.class {
                continue;
            }
            let ty = self.givens[i].pred.ty.clone();
            if parameter.is_some() {
                if i < self.implicit_floor {
                    return None;
                }
                if parameter != parameter_of(&self.givens[i].pred) {
                    continue;
                }
                let is_same = self.metas.resolve(&ty) == pred.ty;
                return is_same.then(|| self.givens[i].term.clone());
            }
            if ty == pred.ty || self.metas.resolve(&ty) == pred.ty {
                return Some(self.givens[i].term.clone());
            }
        }
        None
    }

    /// The most specific instance that fits a zonked type.
    fn choose(&self, pred: &Pred) -> Choice {
        let candidates = self.env.instances(pred.class, head_of(&pred.ty));
        let mut best: Option<(Arc<InstanceDef>, Vec<Type>)> = None;
        let mut later = false;
        for def in candidates {
            let mut found = vec![None; def.vars.len()];
            if matches(&def.head, &pred.ty, &def.vars, &mut found) {
                let better = best.as_ref().is_none_or(|(other, _)| more_specific(&def, other));
                if better {
                    let types = found.into_iter().map(|t| t.unwrap_or_else(|| Type::con("()"))).collect();
                    best = Some((def, types));
                }
            } else {
                later |= could_match(&def.head, &pred.ty, &def.vars);
            }
        }
        match best {
            Some(_) if later => Choice::Later,
            Some((def, types)) => Choice::One(def, types),
            None if later => Choice::Later,
            None => Choice::None,
        }
    }

    /// Whether a constraint on a type without variables has a solution from instances alone.
    pub fn has_instance(&self, pred: &Pred, depth: u32) -> bool {
        match self.choose(pred) {
            Choice::One(def, types) if depth < MAX_DEPTH => {
                def.context.iter().all(|p| self.has_instance(&replace_pred(p, &def.vars, &types), depth + 1))
            }
            _ => false,
        }
    }

    /// Reduces a constraint with instances as far as possible, to constraints on variables; None if one is impossible.
    /// Used where there is no code yet: contexts of derived instances.
    pub fn reduce(&self, pred: Pred, depth: u32, into: &mut Vec<Pred>) -> Result<(), Pred> {
        if literal(&pred).is_some() {
            return Ok(());
        }
        if is_open(&pred) {
            let meant = self.meant(&pred.ty);
            if !meant.iter().any(is_open) {
                return meant.into_iter().try_for_each(|part| self.reduce(part, depth, into));
            }
        }
        match self.choose(&pred) {
            Choice::One(def, types) if depth < MAX_DEPTH => {
                for context in &def.context {
                    self.reduce(replace_pred(context, &def.vars, &types), depth + 1, into)?;
                }
                Ok(())
            }
            Choice::None if matches!(pred.ty, Type::Con(..)) => Err(pred),
            _ => {
                if !into.contains(&pred) {
                    into.push(pred);
                }
                Ok(())
            }
        }
    }

    /// Whether having `strong` means having `weak`: the same, or a superclass of it.
    pub fn implies(&self, strong: &Pred, weak: &Pred) -> bool {
        let mut queue = vec![strong.clone()];
        let mut seen: Vec<Pred> = Vec::new();
        while let Some(pred) = queue.pop() {
            if pred == *weak {
                return true;
            }
            if !seen.contains(&pred)
                && let Some(class) = self.env.class(pred.class)
            {
                queue.extend(class.supers.iter().map(|parent| class.parent(parent, &pred.ty)));
                seen.push(pred);
            }
        }
        false
    }

    pub fn is_subclass(&self, class: Symbol, of: Symbol) -> bool {
        let mut queue = vec![class];
        let mut seen = Vec::new();
        while let Some(class) = queue.pop() {
            if class == of {
                return true;
            }
            if !seen.contains(&class) {
                seen.push(class);
                queue.extend(self.env.class(class).iter().flat_map(|c| c.supers.iter().map(|s| s.class)));
            }
        }
        false
    }

    /// A constraint without a solution spoils the definition that it arose in, which may be finished already.
    pub fn spoil_owner(&mut self, wanted: &Wanted) {
        for global in self.globals.iter_mut().filter(|global| global.owner.is_some() && global.owner == wanted.owner) {
            // What is said of it already is the cause.
            if global.body.is_ok() {
                global.body = Err(Symbol::new(HAS_ERROR));
            }
        }
    }

    fn no_instance(&mut self, wanted: &Wanted) {
        self.spoil_owner(wanted);
        if self.unsolvable.contains(&wanted.pred) {
            return;
        }
        self.unsolvable.push(wanted.pred.clone());
        let rigid = matches!(head_variable(&wanted.pred.ty), Some(Type::Var(_)));
        let own = head_of(&wanted.pred.ty).is_some_and(|head| module_of(head) == self.env.scope.module);
        self.report(error::no_instance(wanted, rigid, own));
    }
}

/// Where the same constraint was met before on the way to this one. With variables in it, its dictionary would not be a
/// global's.
fn ancestor(mut parents: Option<&Parent>, pred: &Pred) -> Option<HoleId> {
    if parents.is_none() || !is_closed(&pred.ty) {
        return None;
    }
    while let Some(parent) = parents {
        if parent.pred == *pred {
            return Some(parent.hole);
        }
        parents = parent.parents.as_deref();
    }
    None
}

fn is_closed(ty: &Type) -> bool {
    !ty.any(&mut |part| matches!(part, Type::Var(_) | Type::Meta(_) | Type::Forall(..)))
}

enum Choice {
    One(Arc<InstanceDef>, Vec<Type>),
    /// Which one depends on types that are not known yet.
    Later,
    None,
}

fn more_specific(a: &InstanceDef, b: &InstanceDef) -> bool {
    matches(&b.head, &a.head, &b.vars, &mut vec![None; b.vars.len()])
}

/// The variable that a type applies, if it is not a constructor's.
fn head_variable(ty: &Type) -> Option<&Type> {
    match ty {
        Type::App(head, _) => head_variable(head),
        Type::Var(_) | Type::Meta(_) => Some(ty),
        _ => None,
    }
}
