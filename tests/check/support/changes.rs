//! Expressions that differ from another in one place, and have its type.

use std::collections::BTreeMap;
use std::sync::Arc;

use selfsame_core::expr::{Alt, Expr, Lit, Local};
use selfsame_core::program::Program;
use selfsame_core::symbol::Symbol;
use selfsame_core::term::{TermStore, Variable};
use selfsame_core::types::Type;
use selfsame_equiv::GoalVariable;

/// What may stand in the place of something else.
pub struct Others {
    /// Functions of the file, by their types.
    globals: BTreeMap<String, Vec<Symbol>>,
    locals: Vec<GoalVariable>,
}

impl Others {
    pub fn new(program: &Program, variables: &[GoalVariable]) -> Others {
        let mut globals: BTreeMap<String, Vec<Symbol>> = BTreeMap::new();
        for (_, global) in program.globals() {
            if !global.name.as_str().contains('$') {
                globals.entry(global.ty.to_string()).or_default().push(global.name);
            }
        }
        Others { globals, locals: variables.iter().filter(|var| !var.dictionary).cloned().collect() }
    }

    /// Every expression with one place of this one changed.
    pub fn changed(&self, program: &Program, expr: &Expr) -> Vec<Expr> {
        let mut all = self.replaced(program, expr);
        let parts = parts(expr);
        for (i, part) in parts.iter().enumerate() {
            for changed in self.changed(program, part) {
                let mut parts = parts.clone();
                parts[i] = changed;
                all.push(with_parts(expr, parts));
            }
        }
        all
    }

    /// What the whole expression may become.
    fn replaced(&self, program: &Program, expr: &Expr) -> Vec<Expr> {
        match expr {
            Expr::Local(local) => {
                let others = self.locals.iter().filter(|other| other.local != local.id);
                others.map(|other| Expr::Local(Local { id: other.local, name: other.name })).collect()
            }
            Expr::Global(name) => {
                let Some(global) = program.global_id(*name).map(|id| program.global(id)) else { return Vec::new() };
                let same = self.globals.get(&global.ty.to_string()).into_iter().flatten();
                same.filter(|other| *other != name).map(|other| Expr::Global(*other)).collect()
            }
            Expr::Lit(Lit::Int(n)) => vec![Expr::Lit(Lit::Int(n.wrapping_add(1)))],
            Expr::Lit(Lit::Integer(n)) => vec![Expr::Lit(Lit::Integer(n + 1))],
            Expr::App(head, args) => {
                let mut all = args.clone();
                for (i, j) in (0..args.len()).flat_map(|i| (0..i).map(move |j| (i, j))) {
                    let mut args = args.clone();
                    args.swap(i, j);
                    all.push(Expr::App(head.clone(), args));
                }
                all
            }
            Expr::Con(name, fields) => {
                let mut all = fields.clone();
                let Some(con) = program.con_id(*name).map(|id| program.con(id)) else { return all };
                for other in &program.data(con.data).cons {
                    let other = &program.con(*other).def;
                    if other.name != *name && other.fields.len() <= fields.len() {
                        all.push(Expr::Con(other.name, fields[fields.len() - other.fields.len()..].to_vec()));
                    }
                }
                all
            }
            _ => Vec::new(),
        }
    }
}

fn parts(expr: &Expr) -> Vec<Expr> {
    match expr {
        Expr::App(head, args) => std::iter::once((**head).clone()).chain(args.iter().cloned()).collect(),
        Expr::Con(_, fields) | Expr::Prim(_, fields) => fields.clone(),
        Expr::Lam(_, body) | Expr::At(_, body) => vec![(**body).clone()],
        Expr::Let(_, value, body) => vec![(**value).clone(), (**body).clone()],
        Expr::Case(scrutinee, alts, default) => {
            let mut all = vec![(**scrutinee).clone()];
            all.extend(alts.iter().map(|alt| alt.body.clone()));
            all.extend(default.iter().map(|default| (**default).clone()));
            all
        }
        _ => Vec::new(),
    }
}

fn with_parts(expr: &Expr, parts: Vec<Expr>) -> Expr {
    let mut parts = parts.into_iter();
    let mut next = || Box::new(parts.next().expect("there are as many parts as there were"));
    match expr {
        Expr::App(_, args) => Expr::App(next(), args.iter().map(|_| *next()).collect()),
        Expr::Con(name, fields) => Expr::Con(*name, fields.iter().map(|_| *next()).collect()),
        Expr::Prim(op, args) => Expr::Prim(*op, args.iter().map(|_| *next()).collect()),
        Expr::Lam(params, _) => Expr::Lam(params.clone(), next()),
        Expr::At(span, _) => Expr::At(*span, next()),
        Expr::Let(local, ..) => {
            let value = next();
            Expr::Let(*local, value, next())
        }
        Expr::Case(_, alts, default) => {
            let scrutinee = next();
            let alts = alts.iter().map(|alt| Alt { pattern: alt.pattern.clone(), body: *next() }).collect();
            Expr::Case(scrutinee, alts, default.as_ref().map(|_| next()))
        }
        other => other.clone(),
    }
}

/// The type of a side, where the pieces fit.
pub fn type_of(program: &Arc<Program>, variables: &[GoalVariable], side: &Expr) -> Option<Type> {
    let mut store = TermStore::new(program.clone());
    let mut locals = Vec::new();
    for var in variables {
        let variable = store.fresh(Variable::new(var.name.as_str(), var.ty.clone()));
        locals.push((var.local, store.mk_free(variable)));
    }
    let term = store.import(side, &locals).ok()?;
    store.type_of(term)
}

/// The expression with something made of each of its parts, local definitions included.
pub fn map(expr: &Expr, of: &mut dyn FnMut(&Expr) -> Expr) -> Expr {
    if let Expr::LetRec(bindings, body) = expr {
        let bindings = bindings.iter().map(|(local, value)| (*local, of(value))).collect();
        return Expr::LetRec(bindings, Box::new(of(body)));
    }
    with_parts(expr, parts(expr).iter().map(of).collect())
}
