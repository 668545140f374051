//! The hidden class of polymorphic comparison, and generalisation.
//!
//! `=` at a known type is that type's structural equality. At a type variable the definition takes the equality as an
//! argument, exactly as a Haskell function takes an `Eq` dictionary; nobody sees it in the types.

use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Pred, Type};
use selfsame_typing::Scheme;

use super::tags::TYPE;
use super::{Checker, Pending, unit};
use crate::elab::{Class, Evidence, EvidenceId, GroupId};

impl Checker {
    /// Evidence for a class at a type, to be decided when the type is known.
    pub(super) fn require(&mut self, class: Class, ty: Type) -> EvidenceId {
        let id = EvidenceId(self.facts.evidence.len() as u32);
        self.facts.evidence.push(Evidence::Pending);
        self.pending.push(Pending { class, ty, id });
        id
    }

    pub(super) fn new_group(&mut self) -> GroupId {
        self.facts.groups.push(Vec::new());
        GroupId(self.facts.groups.len() as u32 - 1)
    }

    /// Quantifies what belongs to a group of definitions alone. To be called after leaving the group's level, with the
    /// number of comparisons that were pending before it. Gives one scheme a type.
    pub(super) fn generalise(&mut self, group: GroupId, tys: &[Type], start: usize, may: bool) -> Vec<Scheme> {
        self.reduce_pending(start);
        if !may {
            let results = self.unknown_results(tys);
            let mut kept: Vec<u32> = tys.iter().flat_map(|ty| self.types.all_unknowns(ty)).collect();
            kept.retain(|meta| !results.contains(meta));
            kept.into_iter().for_each(|meta| self.types.keep_unknown(&Type::Meta(meta)));
            for i in start..self.pending.len() {
                let ty = self.pending[i].ty.clone();
                self.types.keep_unknown(&ty);
            }
            let metas: Vec<u32> = results.into_iter().filter(|meta| self.types.is_local(*meta)).collect();
            let vars: Vec<Symbol> = metas.into_iter().map(|meta| self.quantify(meta)).collect();
            return tys
                .iter()
                .map(|ty| Scheme { vars: vars.clone(), preds: Vec::new(), ty: self.types.resolve(ty) })
                .collect();
        }
        let mut metas = Vec::new();
        for ty in tys {
            for meta in self.types.local_unknowns(ty) {
                if !metas.contains(&meta) {
                    metas.push(meta);
                }
            }
        }
        let params = self.take_params(group, &metas, start);
        let vars: Vec<Symbol> = metas.iter().map(|meta| self.quantify(*meta)).collect();
        let preds: Vec<Pred> =
            params.iter().map(|(class, ty)| Pred { class: class.name().into(), ty: self.types.resolve(ty) }).collect();
        self.facts.groups[group.0 as usize] = params.iter().map(|(class, _)| *class).collect();
        tys.iter().map(|ty| Scheme { vars: vars.clone(), preds: preds.clone(), ty: self.types.resolve(ty) }).collect()
    }

    /// Turns the pending comparisons at the given unknowns into parameters of the group.
    fn take_params(&mut self, group: GroupId, metas: &[u32], start: usize) -> Vec<(Class, Type)> {
        self.open_variants(metas, start);
        let mut params: Vec<(Class, Type)> = Vec::new();
        let pending = self.pending.split_off(start);
        for want in pending {
            let Type::Meta(meta) = self.types.shallow(&want.ty) else {
                self.pending.push(want);
                continue;
            };
            if !self.types.is_local(meta) {
                self.pending.push(want);
            } else if !metas.contains(&meta) {
                self.types.settle(meta, unit());
                self.pending.push(want);
            } else {
                let param = (want.class, Type::Meta(meta));
                let index = params.iter().position(|p| *p == param).unwrap_or_else(|| {
                    params.push(param);
                    params.len() - 1
                });
                self.facts.evidence[want.id.0 as usize] = Evidence::Param(group, index);
            }
        }
        self.reduce_pending(start);
        params
    }

    /// Decides comparisons at types of variants whose ends become parameters of the definition, or belong to nobody else.
    fn open_variants(&mut self, metas: &[u32], start: usize) {
        let mut next = start;
        while next < self.pending.len() {
            let ty = self.types.shallow(&self.pending[next].ty);
            let end = match &ty {
                Type::Con(name, args) if name.as_str() == TYPE => self.row(&args[0]).1,
                _ => Type::con(""),
            };
            match end {
                Type::Meta(meta) if self.types.is_local(meta) => {
                    let want = self.pending.remove(next);
                    let Type::Con(_, args) = ty else { continue };
                    let mut todo = Vec::new();
                    if metas.contains(&meta) {
                        self.reduce_row(&want, &args[0], true, &mut todo);
                    } else {
                        self.types.settle(meta, unit());
                        self.reduce_row(&want, &args[0], false, &mut todo);
                    }
                    self.pending.extend(todo);
                    self.reduce_pending(next);
                }
                _ => next += 1,
            }
        }
    }

    fn quantify(&mut self, meta: u32) -> Symbol {
        let n = self.next_var;
        self.next_var += 1;
        let letter = char::from(b'a' + (n % 26) as u8);
        let name = if n < 26 { letter.to_string() } else { format!("{letter}{}", n / 26) };
        let name = Symbol::new(&name);
        self.types.settle(meta, Type::Var(name));
        name
    }

    /// Decides every pending comparison from `start` whose type's constructor is known.
    pub(super) fn reduce_pending(&mut self, start: usize) {
        let mut todo = self.pending.split_off(start);
        while let Some(want) = todo.pop() {
            if !self.types.may_look() {
                return;
            }
            let ty = self.types.shallow(&want.ty);
            let Type::Con(name, args) = &ty else {
                self.pending.push(want);
                continue;
            };
            let class = want.class;
            if name.as_str() == TYPE {
                self.reduce_variant(want, args[0].clone(), &mut todo);
                continue;
            }
            // A function inside is never compared: the comparison fails when it gets there.
            let args = if name.as_str() == "->" { &[][..] } else { args };
            let mut parts = Vec::new();
            for arg in args {
                let id = EvidenceId(self.facts.evidence.len() as u32);
                self.facts.evidence.push(Evidence::Pending);
                todo.push(Pending { class, ty: arg.clone(), id });
                parts.push(id);
            }
            self.facts.evidence[want.id.0 as usize] = Evidence::Structure(class, *name, parts);
        }
    }

    /// As it, at a type of variants: tag by tag, once these are known. What a type that is open has besides is not known.
    fn reduce_variant(&mut self, want: Pending, row: Type, todo: &mut Vec<Pending>) {
        match self.row(&row).1 {
            Type::Meta(_) => self.pending.push(want),
            end => self.reduce_row(&want, &row, matches!(end, Type::Var(_)), todo),
        }
    }

    fn reduce_row(&mut self, want: &Pending, row: &Type, is_open: bool, todo: &mut Vec<Pending>) {
        let (entries, _) = self.row(row);
        let mut parts = Vec::new();
        for tag in self.tags.clone() {
            let id = EvidenceId(self.facts.evidence.len() as u32);
            self.facts.evidence.push(Evidence::Pending);
            parts.push(id);
            let known = entries.iter().find(|(own, _)| *own == tag).map(|(_, part)| part.clone());
            match known {
                Some(ty) => todo.push(Pending { class: want.class, ty, id }),
                // Which tags there are is not known: a run that comes to one of them stops.
                None if is_open => {
                    self.facts.evidence[id.0 as usize] =
                        Evidence::Structure(want.class, "Tags.open".into(), Vec::new());
                }
                None => todo.push(Pending { class: want.class, ty: unit(), id }),
            }
        }
        self.facts.evidence[want.id.0 as usize] = Evidence::Structure(want.class, TYPE.into(), parts);
    }

    /// Decides all comparisons from `start`; unknown types are `unit`.
    pub(super) fn settle_pending(&mut self, start: usize) {
        self.reduce_pending(start);
        for i in start..self.pending.len() {
            let ty = self.pending[i].ty.clone();
            for meta in self.types.all_unknowns(&ty) {
                self.types.settle(meta, unit());
            }
        }
        self.reduce_pending(start);
    }
}
