//! Removing what the translation left over: unused bindings, bindings of the translation's own that are used once,
//! `let x = e in case x of`, recursive groups that are larger than they need be.

use rustc_hash::FxHashMap;
use selfsame_core::expr::{Expr, Local};

use super::FIRST_FRESH;
use super::build::{for_each_local, is_atom, strip};
use crate::components::components;

pub(super) fn tidy(expr: Expr) -> Expr {
    let mut uses = FxHashMap::default();
    for_each_local(&expr, &mut |local| *uses.entry(local.id).or_insert(0) += 1);
    Tidy { uses }.expr(expr)
}

struct Tidy {
    /// How often each variable occurs in what is left of the expression. Numbers are unique, so that one table does.
    uses: FxHashMap<u32, u32>,
}

impl Tidy {
    /// Inside out: by the time a binding is looked at, its body has lost what it does not need.
    fn expr(&mut self, mut expr: Expr) -> Expr {
        match expr {
            Expr::Let(local, value, body) => {
                let body = self.expr(*body);
                if self.uses_of(local) == 0 {
                    self.discard(&value);
                    return body;
                }
                let value = self.expr(*value);
                self.bind(local, value, body)
            }
            Expr::LetRec(bindings, body) => {
                let body = self.expr(*body);
                self.bind_recursive(bindings, body)
            }
            _ => {
                expr.each_part_mut(|child| {
                    let inner =
                        std::mem::replace(child, Expr::LetRec(Vec::new(), Box::new(Expr::Con("()".into(), vec![]))));
                    *child = self.expr(inner);
                });
                expr
            }
        }
    }

    fn uses_of(&self, local: Local) -> u32 {
        self.uses.get(&local.id).copied().unwrap_or(0)
    }

    fn discard(&mut self, expr: &Expr) {
        for_each_local(expr, &mut |local| {
            if let Some(uses) = self.uses.get_mut(&local.id) {
                *uses -= 1;
            }
        });
    }

    /// Binds a variable that is used, in a body that is tidy.
    fn bind(&mut self, local: Local, value: Expr, mut body: Expr) -> Expr {
        if is_atom(strip(&value)) {
            let atom = strip(&value).clone();
            let uses = self.uses.remove(&local.id).unwrap_or(0);
            if let Expr::Local(other) = atom {
                *self.uses.entry(other.id).or_insert(0) += uses - 1;
            }
            replace_all(&mut body, local, &atom);
            return body;
        }
        if self.uses_of(local) == 1 {
            let mut value = Some(value);
            let is_own = local.id >= FIRST_FRESH;
            if put_at_head(&mut body, local, &mut value) || is_own && put_once(&mut body, local, &mut value) {
                self.uses.remove(&local.id);
                return body;
            }
            let value = value.expect("it was put nowhere");
            return Expr::Let(local, Box::new(value), Box::new(body));
        }
        Expr::Let(local, Box::new(value), Box::new(body))
    }

    /// Keeps the bindings that the body reaches, in groups as small as possible.
    fn bind_recursive(&mut self, bindings: Vec<(Local, Expr)>, body: Expr) -> Expr {
        let needs = references(&bindings);
        let mut inside = vec![0; bindings.len()];
        needs.iter().flatten().for_each(|target| inside[*target] += 1);
        let outside = |i: &usize| self.uses_of(bindings[*i].0) > inside[*i];
        let mut todo: Vec<usize> = (0..bindings.len()).filter(outside).collect();
        let mut alive = vec![false; bindings.len()];
        while let Some(i) = todo.pop() {
            if !std::mem::replace(&mut alive[i], true) {
                todo.extend(&needs[i]);
            }
        }
        let mut kept = Vec::new();
        for ((local, value), alive) in bindings.into_iter().zip(alive) {
            if alive {
                kept.push((local, value));
            } else {
                self.discard(&value);
            }
        }
        let kept: Vec<(Local, Expr)> = kept.into_iter().map(|(local, value)| (local, self.expr(value))).collect();
        let needs = references(&kept);
        let mut kept: Vec<Option<(Local, Expr)>> = kept.into_iter().map(Some).collect();
        let mut body = body;
        for component in components(&needs).into_iter().rev() {
            let is_recursive = component.len() > 1 || needs[component[0]].contains(&component[0]);
            let mut group: Vec<(Local, Expr)> = component.into_iter().filter_map(|i| kept[i].take()).collect();
            body = match group.pop() {
                Some((local, value)) if !is_recursive => self.bind(local, value, body),
                last => {
                    group.extend(last);
                    Expr::LetRec(group, Box::new(body))
                }
            };
        }
        body
    }
}

/// For each binding, which of the bindings it mentions, as often as it does.
fn references(bindings: &[(Local, Expr)]) -> Vec<Vec<usize>> {
    let positions: FxHashMap<u32, usize> = bindings.iter().enumerate().map(|(i, (local, _))| (local.id, i)).collect();
    let mentioned = |value: &Expr| {
        let mut found = Vec::new();
        for_each_local(value, &mut |local| found.extend(positions.get(&local.id)));
        found
    };
    bindings.iter().map(|(_, value)| mentioned(value)).collect()
}

/// Puts the value where evaluating the body would begin by evaluating the variable, if it would.
fn put_at_head(body: &mut Expr, local: Local, value: &mut Option<Expr>) -> bool {
    match body {
        Expr::Case(scrutinee, _, _) => match &mut **scrutinee {
            Expr::Local(found) if found.id == local.id => put(scrutinee, value),
            other => put_at_head(other, local, value),
        },
        Expr::App(head, _) => match &mut **head {
            Expr::Local(found) if found.id == local.id => {
                !matches!(value.as_ref().map(strip), Some(Expr::Lam(..) | Expr::At(..))) && put(head, value)
            }
            other => put_at_head(other, local, value),
        },
        Expr::At(_, inner) | Expr::Let(_, _, inner) | Expr::LetRec(_, inner) => put_at_head(inner, local, value),
        _ => false,
    }
}

/// Puts the value where the variable occurs (once), unless that is in a function, which might compute it again.
fn put_once(expr: &mut Expr, local: Local, value: &mut Option<Expr>) -> bool {
    match expr {
        Expr::Local(found) if found.id == local.id => {
            !value.as_ref().is_some_and(|v| matches!(strip(v), Expr::Lam(..))) && put(expr, value)
        }
        Expr::Lam(..) => false,
        _ => {
            let mut done = false;
            expr.each_part_mut(|child| done = done || put_once(child, local, value));
            done
        }
    }
}

fn put(place: &mut Expr, value: &mut Option<Expr>) -> bool {
    match value.take() {
        Some(value) => {
            *place = value;
            true
        }
        None => false,
    }
}

fn replace_all(expr: &mut Expr, local: Local, atom: &Expr) {
    match expr {
        Expr::Local(found) if found.id == local.id => *expr = atom.clone(),
        _ => expr.each_part_mut(|child| replace_all(child, local, atom)),
    }
}
