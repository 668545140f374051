//! What an answer depends on, as a number: as long as it stays the same, so does the answer.
//!
//! It is made of the goal and of every definition that can be reached from it, without their places in the file, so that
//! an edit elsewhere changes nothing. The library is that of this program and needs no part in it; neither does anything
//! else that lives as long as the server, and so names are hashed by their numbers.

use std::cell::RefCell;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::mem::discriminant;

use rustc_hash::{FxHashMap, FxHashSet};
use selfsame_core::expr::{AltPattern, Expr, Lit, Local};
use selfsame_core::program::{Code, Global, Program};
use selfsame_core::symbol::Symbol;
use selfsame_equiv::Goal;

use crate::commands::check::Item;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Fingerprint(u64);

impl Fingerprint {
    /// Of several things together.
    pub fn of(parts: &impl Hash) -> Fingerprint {
        let mut hasher = DefaultHasher::new();
        parts.hash(&mut hasher);
        Fingerprint(hasher.finish())
    }
}

/// The definitions of a program that are not the library's.
pub struct Fingerprints<'a> {
    globals: FxHashMap<Symbol, &'a Global>,
    datas: Fingerprint,
    /// Definitions by themselves, with what they mention.
    known: RefCell<FxHashMap<Symbol, (Fingerprint, Vec<Symbol>)>>,
}

impl<'a> Fingerprints<'a> {
    pub fn new(program: &'a Program) -> Fingerprints<'a> {
        // A change of a type is rare, and concerns most of a file.
        let con = |con: &selfsame_core::program::ConId| format!("{:?}", program.con(*con).def);
        let datas: Vec<_> = program
            .datas()
            .map(|(_, data)| (data.name, data.params.clone(), data.cons.iter().map(con).collect::<Vec<_>>()))
            .collect();
        Fingerprints {
            globals: program.globals().map(|(_, global)| (global.name, global)).collect(),
            datas: Fingerprint::of(&datas),
            known: RefCell::default(),
        }
    }

    /// Of a rule or property.
    pub fn of_item(&self, item: &Item) -> Fingerprint {
        let mut shape = Shape::default();
        match &item.goal {
            Ok(goal) => shape.goal(goal),
            Err(why) => shape.put(why),
        }
        for goal in
            item.equation.iter().flat_map(|equation| [Some(&equation.sides), equation.itself.as_ref()]).flatten()
        {
            shape.goal(goal);
        }
        if let Some(rebuilt) = &item.rebuilt {
            shape.goal(&rebuilt.goal);
        }
        shape.put(&(&item.name, &item.written));
        self.with_reachable(shape)
    }

    /// Of a definition, and of what else an answer about it depends on.
    pub fn of_global(&self, global: Symbol, more: &impl Hash) -> Fingerprint {
        let mut shape = Shape::default();
        shape.put(more);
        shape.mentions.push(global);
        self.with_reachable(shape)
    }

    fn with_reachable(&self, shape: Shape) -> Fingerprint {
        let mut seen: FxHashSet<Symbol> = FxHashSet::default();
        let mut queue = shape.mentions;
        let mut parts = Vec::new();
        while let Some(name) = queue.pop() {
            if seen.insert(name)
                && let Some(global) = self.globals.get(&name)
            {
                let mut known = self.known.borrow_mut();
                let (own, mentions) = known.entry(name).or_insert_with(|| definition(global));
                parts.push((name, *own));
                queue.extend(mentions.iter().copied());
            }
        }
        parts.sort();
        Fingerprint::of(&(shape.hasher.finish(), self.datas, parts))
    }
}

fn definition(global: &Global) -> (Fingerprint, Vec<Symbol>) {
    let mut shape = Shape::default();
    shape.put(&(global.name, &global.ty, global.fixity));
    match (&global.code, global.code.expr()) {
        (Code::Unsupported(why), _) => shape.put(why),
        (_, Ok(expr)) => shape.expr(&expr),
        (_, Err(_)) => {}
    }
    (Fingerprint(shape.hasher.finish()), shape.mentions)
}

/// An expression on its way to a number.
#[derive(Default)]
struct Shape {
    hasher: DefaultHasher,
    mentions: Vec<Symbol>,
    /// Locals by their first occurrence: their own numbers may depend on other definitions.
    locals: FxHashMap<u32, usize>,
}

impl Shape {
    fn put(&mut self, part: &impl Hash) {
        part.hash(&mut self.hasher);
    }

    fn goal(&mut self, goal: &Goal) {
        for variable in &goal.variables {
            self.local(&Local { id: variable.local, name: variable.name });
            self.put(&(&variable.ty, variable.total, variable.finite, variable.dictionary));
        }
        self.put(&goal.ty);
        self.expr(&goal.left);
        self.expr(&goal.right);
    }

    fn local(&mut self, local: &Local) {
        let fresh = self.locals.len();
        let number = *self.locals.entry(local.id).or_insert(fresh);
        self.put(&(number, local.name));
    }

    fn name(&mut self, name: Symbol) {
        self.put(&name);
        self.mentions.push(name);
    }

    fn literal(&mut self, literal: &Lit) {
        self.put(&discriminant(literal));
        match literal {
            Lit::Int(value) => self.put(value),
            Lit::Integer(value) => self.put(value),
            Lit::Char(value) => self.put(value),
            Lit::Double(value) => self.put(&value.to_bits()),
            Lit::Str(value) => self.put(value),
        }
    }

    fn all(&mut self, exprs: &[Expr]) {
        self.put(&exprs.len());
        exprs.iter().for_each(|expr| self.expr(expr));
    }

    fn expr(&mut self, expr: &Expr) {
        // The place of an expression is none of its meaning.
        if let Expr::At(_, inner) = expr {
            return self.expr(inner);
        }
        self.put(&discriminant(expr));
        match expr {
            Expr::Local(local) => self.local(local),
            Expr::Global(name) => self.name(*name),
            Expr::Lit(literal) => self.literal(literal),
            Expr::Lam(params, body) => {
                self.put(&params.len());
                params.iter().for_each(|param| self.local(param));
                self.expr(body);
            }
            Expr::App(head, args) => {
                self.expr(head);
                self.all(args);
            }
            Expr::Let(local, value, body) => {
                self.local(local);
                self.expr(value);
                self.expr(body);
            }
            Expr::LetRec(bindings, body) => {
                self.put(&bindings.len());
                for (local, value) in bindings {
                    self.local(local);
                    self.expr(value);
                }
                self.expr(body);
            }
            // A constructor may have a wrapper of the same name.
            Expr::Con(name, fields) => {
                self.name(*name);
                self.all(fields);
            }
            Expr::Case(scrutinee, alts, default) => {
                self.expr(scrutinee);
                self.put(&(alts.len(), default.is_some()));
                for alt in alts {
                    self.put(&discriminant(&alt.pattern));
                    match &alt.pattern {
                        AltPattern::Con(name, fields) => {
                            self.name(*name);
                            self.put(&fields.len());
                            fields.iter().for_each(|field| self.local(field));
                        }
                        AltPattern::Lit(literal) => self.literal(literal),
                    }
                    self.expr(&alt.body);
                }
                default.iter().for_each(|default| self.expr(default));
            }
            Expr::Prim(op, args) => {
                self.put(op);
                self.all(args);
            }
            Expr::Bottom(label) => self.put(label),
            Expr::Input(ty) => self.put(ty),
            Expr::Assume(condition, then) => {
                self.expr(condition);
                self.expr(then);
            }
            Expr::Assert(condition, then, label) => {
                self.expr(condition);
                self.expr(then);
                self.put(label);
            }
            Expr::At(..) => {}
        }
    }
}
