//! From terms back to the front ends' trees, so that the concrete evaluator can run them.

use rustc_hash::FxHashMap;

use super::{DefId, Node, Pattern, TermId, TermStore, Unfold, VarId};
use crate::expr::{Alt, AltPattern, Expr, Local};
use crate::symbol::Symbol;

impl TermStore {
    /// The term as a tree; free variables become what `of` says. Lifted definitions it reaches are bound by one
    /// recursive `let` around it.
    pub fn export(&mut self, term: TermId, of: &dyn Fn(VarId) -> Expr) -> Expr {
        let mut exporter = Exporter { store: self, of, next: 0, lifted: FxHashMap::default(), queue: Vec::new() };
        let body = exporter.term(term, &mut Vec::new());
        let mut bindings = Vec::new();
        while let Some((local, lifted)) = exporter.queue.pop() {
            if let Unfold::Term(body) = exporter.store.unfold(DefId::Lifted(lifted)) {
                let value = exporter.term(body, &mut Vec::new());
                bindings.push((local, value));
            }
        }
        if bindings.is_empty() { body } else { Expr::LetRec(bindings, Box::new(body)) }
    }
}

struct Exporter<'a> {
    store: &'a mut TermStore,
    of: &'a dyn Fn(VarId) -> Expr,
    next: u32,
    lifted: FxHashMap<u32, Local>,
    queue: Vec<(Local, u32)>,
}

impl Exporter<'_> {
    fn term(&mut self, term: TermId, scope: &mut Vec<Local>) -> Expr {
        match self.store.node(term) {
            Node::Bound(index) => Expr::Local(scope[scope.len() - 1 - index as usize]),
            Node::Free(var) => (self.of)(var),
            Node::Def(DefId::Global(global)) => Expr::Global(self.store.program().global(global).name),
            Node::Def(DefId::Lifted(lifted)) => Expr::Local(self.lifted(lifted)),
            Node::Lit(lit) => Expr::Lit(self.store.lit(lit).clone()),
            Node::Lam(params, body) => {
                let names = self.store.hints(term).to_vec();
                let locals = self.locals(&names, params);
                let body = self.under(&locals, body, scope);
                Expr::Lam(locals, Box::new(body))
            }
            Node::App(head, args) => {
                let head = self.term(head, scope);
                Expr::App(Box::new(head), self.terms(args, scope))
            }
            Node::Let(value, body) => {
                let names = self.store.hints(term).to_vec();
                let value = self.term(value, scope);
                let locals = self.locals(&names, 1);
                let body = self.under(&locals, body, scope);
                Expr::Let(locals[0], Box::new(value), Box::new(body))
            }
            Node::Con(con, args) => Expr::Con(self.store.program().con(con).def.name, self.terms(args, scope)),
            Node::Prim(op, args) => Expr::Prim(op, self.terms(args, scope)),
            Node::Case(scrutinee, alts, default) => {
                let scrutinee = self.term(scrutinee, scope);
                let names = self.store.hints(term).to_vec();
                let mut names = &names[..];
                let alternatives = self.store.alts(alts).to_vec();
                let mut exported = Vec::with_capacity(alternatives.len());
                for alt in alternatives {
                    let pattern = match alt.pattern {
                        Pattern::Lit(lit) => AltPattern::Lit(self.store.lit(lit).clone()),
                        Pattern::Con(con, fields) => {
                            let here = names.get(..fields as usize).unwrap_or_default();
                            let locals = self.locals(here, fields);
                            names = names.get(fields as usize..).unwrap_or_default();
                            AltPattern::Con(self.store.program().con(con).def.name, locals)
                        }
                    };
                    let locals = if let AltPattern::Con(_, locals) = &pattern { &locals[..] } else { &[] };
                    let body = self.under(locals, alt.body, scope);
                    exported.push(Alt { pattern, body });
                }
                let default = default.map(|default| Box::new(self.term(default, scope)));
                Expr::Case(Box::new(scrutinee), exported, default)
            }
            Node::Bottom(label) => Expr::Bottom(self.store.label(label).clone()),
            Node::Input(ty) => Expr::Input(self.store.ty(ty).clone()),
            Node::Assume(condition, body) => {
                let condition = self.term(condition, scope);
                Expr::Assume(Box::new(condition), Box::new(self.term(body, scope)))
            }
            Node::Assert(condition, body, label) => {
                let label = self.store.label(label).clone();
                let condition = self.term(condition, scope);
                Expr::Assert(Box::new(condition), Box::new(self.term(body, scope)), label)
            }
        }
    }

    fn terms(&mut self, terms: super::Terms, scope: &mut Vec<Local>) -> Vec<Expr> {
        let terms = self.store.terms(terms).to_vec();
        terms.into_iter().map(|term| self.term(term, scope)).collect()
    }

    fn under(&mut self, locals: &[Local], body: TermId, scope: &mut Vec<Local>) -> Expr {
        let outer = scope.len();
        scope.extend_from_slice(locals);
        let body = self.term(body, scope);
        scope.truncate(outer);
        body
    }

    fn lifted(&mut self, lifted: u32) -> Local {
        if let Some(local) = self.lifted.get(&lifted) {
            return *local;
        }
        let name = self.store.definition(lifted).name;
        let local = self.local(name);
        self.lifted.insert(lifted, local);
        self.queue.push((local, lifted));
        local
    }

    fn locals(&mut self, names: &[Symbol], count: u32) -> Vec<Local> {
        let unnamed = Symbol::new("x");
        (0..count as usize).map(|i| self.local(names.get(i).copied().unwrap_or(unnamed))).collect()
    }

    fn local(&mut self, name: Symbol) -> Local {
        self.next += 1;
        Local { id: self.next, name }
    }
}
