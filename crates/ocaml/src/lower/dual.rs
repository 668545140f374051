//! Functions that call their own arguments under `try`: `let protect f = try f () with _ -> 0`.
//!
//! Such a function takes the argument twice: as it is, and in the dialect of outcomes ([`super::attempt`]), where its exceptions
//! can be caught. Callers know both forms of what they pass where it is written out, a named function, or a parameter that
//! they were themselves given twice; otherwise the second form is a gap, which matters only if it is reached.

use std::sync::Arc;

use rustc_hash::FxHashSet;
use selfsame_core::expr::{Expr, Local};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;

use super::expr::apply;
use super::{Lower, lambda, unsupported};
use crate::elab::{Callee, Definition, Elab};

impl Lower<'_> {
    /// A top-level definition: evidence first, then the second forms of arguments, then the arguments.
    pub(super) fn global_body(&mut self, definition: &Definition) -> Expr {
        let positions = self.dual_positions(definition.name);
        let mut params = self.evidence_params(definition.group);
        let own = params_of(&definition.body);
        for position in positions.iter() {
            let param = own[*position];
            let dual = self.fresh(&*format!("{}_try", param.name));
            self.attempts.duals.insert(param.id, dual);
            params.push(dual);
        }
        let body = self.expr(&definition.body);
        lambda(params, body)
    }

    /// The type of a definition with the second forms of its arguments in front of them.
    pub(super) fn dual_type(&mut self, name: Symbol, ty: Type) -> Type {
        let positions = self.dual_positions(name);
        let mut rest = &ty;
        let mut args = Vec::new();
        while let Some((from, to)) = rest.as_fun() {
            args.push(from);
            rest = to;
        }
        let duals: Vec<Type> = positions.iter().map(|i| super::attempt::value_type(args[*i])).collect();
        Type::funs(duals, ty.clone())
    }

    /// The function part of a call, with everything that comes before the arguments themselves.
    pub(super) fn function_head(&mut self, head: &Elab, args: &[Elab]) -> Expr {
        let (name, function) = match head {
            Elab::Global(name, evidence) => (*name, self.with_evidence(Expr::Global(*name), evidence)),
            Elab::Recursive(Callee::Global(name), group) => {
                let count = self.facts.groups[group.0 as usize].len();
                let evidence: Vec<Expr> = (0..count).map(|i| self.evidence_param(*group, i)).collect();
                (*name, apply(Expr::Global(*name), evidence))
            }
            other => return self.expr(other),
        };
        let positions = self.dual_positions(name);
        let duals = positions.iter().map(|i| self.dual_argument(args.get(*i))).collect();
        apply(function, duals)
    }

    fn dual_argument(&mut self, arg: Option<&Elab>) -> Expr {
        let gap = || unsupported("a function from elsewhere called under `try`");
        let Some(arg) = arg.map(Elab::unmarked) else { return gap() };
        if let Elab::Local(local, _) = arg
            && let Some(dual) = self.attempts.duals.get(&local.id)
        {
            return Expr::Local(*dual);
        }
        self.attempt_form(arg).unwrap_or_else(gap)
    }

    /// Which parameters of a definition are also needed in their second form.
    fn dual_positions(&mut self, name: Symbol) -> Arc<[usize]> {
        if let Some(known) = self.attempts.positions.get(&name) {
            return known.clone();
        }
        self.attempts.positions.insert(name, [].into());
        let Some(definition) = self.definitions.get(&name).cloned() else { return [].into() };
        let params = params_of(&definition.body);
        if !params.iter().any(|param| self.type_has_function(*param)) {
            return [].into();
        }
        loop {
            let mut found = FxHashSet::default();
            self.find_duals(&definition.body, false, &mut found);
            let is_dual = |param: &Local| found.contains(&param.id) && self.type_has_function(*param);
            let positions: Arc<[usize]> = (0..params.len()).filter(|i| is_dual(&params[*i])).collect();
            if self.attempts.positions[&name] == positions {
                return positions;
            }
            // What it passes to itself counts too, so once more.
            self.attempts.positions.insert(name, positions);
        }
    }

    /// Variables used under `try`, or passed where a second form is wanted.
    fn find_duals(&mut self, elab: &Elab, under_try: bool, found: &mut FxHashSet<u32>) {
        match elab {
            Elab::Local(local, _) if under_try => {
                found.insert(local.id);
            }
            Elab::Try(body, rows, _) => {
                self.find_duals(body, true, found);
                for part in rows.iter().flat_map(|row| row.guard.iter().chain([&row.body])) {
                    self.find_duals(part, under_try, found);
                }
                return;
            }
            Elab::MatchTry(parts) => {
                self.find_duals(&parts.scrutinee, true, found);
                let rows = parts.values.iter().chain(&parts.exceptions);
                for part in rows.flat_map(|row| row.guard.iter().chain([&row.body])) {
                    self.find_duals(part, under_try, found);
                }
                return;
            }
            Elab::App(head, args) => {
                if let Elab::Global(name, _) | Elab::Recursive(Callee::Global(name), _) = head.unmarked() {
                    for position in self.dual_positions(*name).iter() {
                        if let Some(Elab::Local(local, _)) = args.get(*position).map(Elab::unmarked) {
                            found.insert(local.id);
                        }
                    }
                }
            }
            _ => {}
        }
        for part in elab.parts() {
            self.find_duals(part, under_try, found);
        }
    }
}

/// The parameters that a definition takes at once.
fn params_of(elab: &Elab) -> Vec<Local> {
    match elab.unmarked() {
        Elab::Fun(params, body) => params.iter().copied().chain(params_of(body)).collect(),
        _ => Vec::new(),
    }
}
