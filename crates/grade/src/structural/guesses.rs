//! Guesses of how the arguments of two recursive functions belong together where they are not the same: an environment
//! as a list or as a function, one list of pairs or two lists, a result or a continuation, failure as nothing or as an empty list. A wrong guess costs
//! a proof that fails.

use selfsame_core::program::{DataKind, GlobalId};
use selfsame_core::step::representation;
use selfsame_core::symbol::Symbol;
use selfsame_core::term::{Alternative, DefId, Node, Pattern, TermId, VarId, Variable};
use selfsame_core::types::{Type, base_name};

use super::reduce::{Frame, On};
use super::split::type_of;
use super::{Engine, Side};

impl Engine {
    /// Whether a term is a closed value of a data type or a literal: where something begins, perhaps.
    fn is_constant(&self, term: TermId) -> bool {
        let is_data = match self.store.node(term) {
            Node::Con(con, _) => {
                let program = self.store.program();
                program.data(program.con(con).data).kind == DataKind::Data
            }
            Node::Lit(_) => true,
            _ => false,
        };
        is_data && self.store.free_vars(term).is_empty()
    }

    fn is_closed_function(&self, term: TermId) -> bool {
        matches!(self.store.node(term), Node::Lam(..) | Node::Def(_) | Node::App(..))
            && self.store.free_vars(term).is_empty()
    }

    pub fn any(&mut self, name: &str, ty: Type) -> TermId {
        let ty = representation(&self.store, ty);
        let var = Variable { name: name.into(), ty, evaluated: true, total: true, finite: true };
        let var = self.store.fresh(var);
        self.store.mk_free(var)
    }

    /// Replaces constants by variables, the same one by the same, if each is in both; whether there are any.
    pub fn share_constants(&mut self, def: DefId, args: &mut [TermId], others: &mut [TermId]) -> bool {
        let types = self.parameters(def, args.len());
        let mut any = false;
        for i in 0..args.len() {
            let constant = args[i];
            if !self.is_constant(constant) {
                continue;
            }
            if !others.contains(&constant) {
                return false;
            }
            let var = self.any("c", types[i].clone());
            for arg in args.iter_mut().chain(others.iter_mut()).filter(|arg| **arg == constant) {
                *arg = var;
            }
            any = true;
        }
        any
    }

    /// Replaces a constant by a variable, and what the other call begins with by what it is to be of that variable: a function
    /// that looks things up as this one does, or the parts of its pairs. Whether there was something to replace.
    pub fn represent(&mut self, defs: [DefId; 2], args: &mut [TermId], others: &mut [TermId]) -> bool {
        let [types, other_types] =
            [(defs[0], args.len()), (defs[1], others.len())].map(|(def, arity)| self.parameters(def, arity));
        let mut any = false;
        for i in 0..args.len() {
            let constant = args[i];
            if !self.is_constant(constant) || (others.contains(&constant) && others.len() <= args.len()) {
                continue;
            }
            let var = self.any("c", types[i].clone());
            let mut parts = self.parts(var, &types[i]);
            for j in 0..others.len() {
                let guess = if self.is_closed_function(others[j]) {
                    self.lookup(defs[0], args.len(), i, var)
                } else if self.is_constant(others[j]) {
                    let fits = parts.iter().position(|(ty, _)| *ty == other_types[j]);
                    fits.map(|at| parts.remove(at).1)
                } else {
                    None
                };
                if let Some(guess) = guess {
                    others[j] = guess;
                    any = true;
                }
            }
            args[i] = var;
        }
        any
    }

    /// The function that looks a key up as a definition does in its argument of a position: from a call in its body that takes
    /// this argument and one other thing.
    fn lookup(&mut self, def: DefId, arity: usize, at: usize, var: TermId) -> Option<TermId> {
        let mut params: Vec<TermId> = (0..arity).map(|_| self.any("p", super::split::unknown())).collect();
        params[at] = var;
        let head = self.store.mk_def(def);
        let call = self.store.mk_app(head, &params);
        let body = self.unfold_call(call)?;
        let mut todo = vec![body];
        let mut next = 0;
        while next < todo.len() {
            let term = todo[next];
            next += 1;
            if let Some(found) = self.as_lookup(def, term, var) {
                return Some(found);
            }
            for inner in self.store.subterms(term) {
                if !todo.contains(&inner) {
                    todo.push(inner);
                }
            }
        }
        None
    }

    fn as_lookup(&mut self, within: DefId, term: TermId, var: TermId) -> Option<TermId> {
        let Node::App(head, _) = self.store.node(term) else { return None };
        let Node::Def(def) = self.store.node(head) else { return None };
        let (_, mut args) = self.call_parts(term)?;
        let is_closed =
            |engine: &Engine, arg: TermId| engine.store.loose(arg) == 0 && engine.store.free_vars(arg).is_empty();
        let keys: Vec<usize> = (0..args.len()).filter(|i| args[*i] != var && !is_closed(self, args[*i])).collect();
        let [key] = keys[..] else { return None };
        if !args.contains(&var) || self.recursion.reached(&mut self.store, head).contains(&within) || def == within {
            return None;
        }
        args[key] = self.store.mk_bound(0);
        let body = self.store.mk_app(head, &args);
        Some(self.store.mk_lam(1, body))
    }

    /// The first and the second components of a list of pairs, with their types.
    fn parts(&mut self, list: TermId, ty: &Type) -> Vec<(Type, TermId)> {
        let Type::Con(_, elements) = ty else { return Vec::new() };
        let Some(Type::Con(pair, components)) = elements.first() else { return Vec::new() };
        let program = self.store.program().clone();
        let constructor = program.data_id(*pair).and_then(|id| program.data(id).cons.first().copied());
        let map = (0..program.global_count()).map(GlobalId).find(|id| {
            let global = program.global(*id);
            base_name(global.name.as_str()) == "map" && is_map(&global.ty)
        });
        let (Some(con), Some(map), [first, second]) = (constructor, map, &components[..]) else {
            return Vec::new();
        };
        let map = self.store.mk_def(DefId::Global(map));
        let mut parts = Vec::new();
        for (ty, index) in [(first, 1), (second, 0)] {
            let scrutinee = self.store.mk_bound(0);
            let body = self.store.mk_bound(index);
            let alt = Alternative { pattern: Pattern::Con(con, 2), body };
            let case = self.store.mk_case(scrutinee, &[alt], None);
            let select = self.store.mk_lam(1, case);
            parts.push((Type::list(ty.clone()), self.store.mk_app(map, &[select, list])));
        }
        parts
    }

    /// Replaces the function that a call begins with by a variable; both.
    pub fn continuation(&mut self, args: &mut [TermId], others: &[TermId]) -> Option<[TermId; 2]> {
        let at = args.iter().position(|arg| self.is_closed_function(*arg) && !others.contains(arg))?;
        let begin = args[at];
        let ty = type_of(&self.store, begin);
        args[at] = self.any("k", ty);
        Some([args[at], begin])
    }

    /// What a function that hands its results to a continuation is of one that returns them: where the continuation to begin
    /// with makes a value of a result, the continuation gets the result; other values are handed back as they are.
    pub fn continued(&mut self, call: TermId, continuation: TermId, begin: TermId) -> Option<TermId> {
        let result = self.any("v", super::split::unknown());
        let applied = self.store.mk_app(begin, &[result]);
        let reduced = self.reduce(Side::Alone, applied);
        if reduced.on != On::Value {
            return None;
        }
        if reduced.focus == result {
            return Some(self.store.mk_app(continuation, &[call]));
        }
        let Node::Con(con, fields) = self.store.node(reduced.focus) else { return None };
        if self.store.terms(fields) != [result] {
            return None;
        }
        let program = self.store.program().clone();
        let mut alts = Vec::new();
        for other in &program.data(program.con(con).data).cons {
            let arity = program.con(*other).def.fields.len() as u32;
            let fields: Vec<TermId> = (0..arity).rev().map(|i| self.store.mk_bound(i)).collect();
            let body = if *other == con {
                self.store.mk_app(continuation, &fields)
            } else {
                self.store.mk_con(*other, &fields)
            };
            alts.push(Alternative { pattern: Pattern::Con(*other, arity), body });
        }
        Some(self.store.mk_case(call, &alts, None))
    }
}

impl Engine {
    /// What must stand inside frames so that they give what a call gives: for each constructor of the call's result a value from
    /// which the frames make it. `case f x of { Nothing -> []; Just y -> [y] }`, when the frames take the first element.
    pub fn inverted(&mut self, frames: &[Frame], call: TermId) -> Option<TermId> {
        let Some(Frame::Case(alts, _)) = frames.last() else { return None };
        let Pattern::Con(inner, _) = self.store.alts(*alts).first()?.pattern else { return None };
        let program = self.store.program().clone();
        let Type::Con(name, _) = type_of(&self.store, call) else { return None };
        let data = program.data(program.data_id(name)?);
        let inner = program.data(program.con(inner).data);
        let mut alts = Vec::new();
        for con in &data.cons {
            let arity = program.con(*con).def.fields.len();
            let fields: Vec<TermId> = (0..arity).map(|_| self.any("y", super::split::unknown())).collect();
            let wanted = self.store.mk_con(*con, &fields);
            let ends = inner.cons.iter().filter(|c| program.con(**c).def.fields.is_empty());
            let ends: Vec<TermId> = ends.map(|c| self.store.mk_con(*c, &[])).collect();
            let candidates = inner.cons.iter().filter_map(|c| {
                // Each field is what the wanted value has, in order, and after that an end.
                let count = program.con(*c).def.fields.len();
                let parts: Vec<TermId> = fields.iter().chain(&ends).copied().take(count).collect();
                (parts.len() == count && count >= arity).then(|| self.store.mk_con(*c, &parts))
            });
            let candidates: Vec<TermId> = candidates.collect();
            let fitting = candidates.into_iter().find(|candidate| {
                let whole = self.rebuild(frames, *candidate);
                let reduced = self.reduce(Side::Alone, whole);
                let made = self.whole(&reduced);
                reduced.on == On::Value && self.normal(Side::Alone, made, 3) == wanted
            })?;
            let vars: Vec<VarId> = fields.iter().flat_map(|field| self.store.free_vars(*field).to_vec()).collect();
            let body = self.store.abstract_vars(fitting, &vars);
            alts.push(Alternative { pattern: Pattern::Con(*con, arity as u32), body });
        }
        Some(self.store.mk_case(call, &alts, None))
    }
}

/// Whether a type is `(a -> b) -> [a] -> [b]`.
fn is_map(ty: &Type) -> bool {
    let Type::Forall(_, preds, body) = ty else { return false };
    let arguments = || {
        let (function, rest) = body.as_fun()?;
        let (from, to) = function.as_fun()?;
        let (list, result) = rest.as_fun()?;
        let is_list = |ty: &Type, element: &Type| matches!(ty, Type::Con(name, args) if is_list_name(*name) && args[..] == [element.clone()]);
        Some(is_list(list, from) && is_list(result, to))
    };
    preds.is_empty() && arguments() == Some(true)
}

fn is_list_name(name: Symbol) -> bool {
    Type::list(Type::int()) == Type::con_of(name, [Type::int()])
}
