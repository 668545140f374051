//! Expressions.

use selfsame_core::expr::{Expr, Lit, Local};
use selfsame_core::prim::PrimOp;

use super::build::{app, at, force, is_atom, is_value, lam, strip};
use super::{Desugar, Known};
use crate::elab::{ConRef, Elab};

/// Where the library defines the guard that always holds.
pub(super) const OTHERWISE: &str = "Data.Bool.otherwise";

impl Desugar {
    pub(super) fn expr(&mut self, elab: &Elab) -> Expr {
        self.apply(elab, Vec::new())
    }

    /// A function applied to arguments, which may be none. Known functions are applied here and now: what is substituted
    /// for a parameter is a variable or a constant, everything else is bound by `let`.
    fn apply(&mut self, function: &Elab, mut args: Vec<Expr>) -> Expr {
        match function {
            Elab::Local(local) => app(self.local(*local), args),
            Elab::Global(name) if name.as_str() == OTHERWISE => app(Expr::Con("True".into(), Vec::new()), args),
            Elab::Global(name) => app(Expr::Global(*name), args),
            Elab::Lit(lit) => app(Expr::Lit(lit.clone()), args),
            Elab::Bottom(label) => Expr::Bottom(label.clone()),
            Elab::Con(con) => self.con(con, args),
            Elab::Prim(op) => self.prim(*op, args),
            Elab::Seq => self.seq(args),
            Elab::App(head, first) if matches!(strip_elab(head), Elab::Seq) && first.len() >= 2 => {
                let value = self.expr(&first[0]);
                let evaluated = strip(&value).clone();
                let rest = first[2..].iter().map(|arg| self.expr(arg)).chain(args).collect();
                let learnt = self.learn(&evaluated, Known::Evaluated);
                let then = self.apply(&first[1], rest);
                self.forget(learnt);
                self.forced(value, then)
            }
            Elab::App(head, first) => {
                let args = first.iter().map(|arg| self.expr(arg)).chain(args).collect();
                self.apply(head, args)
            }
            Elab::Lam(params, body) => self.lambda(params, body, args),
            Elab::Function(matrix) => self.function(matrix, args),
            Elab::Case(scrutinee, matrix) => {
                let scrutinee = self.expr(scrutinee);
                app(self.case(scrutinee, matrix), args)
            }
            Elab::Guarded(bodies, failure) => {
                let guarded = self.bodies(bodies, &Expr::Bottom(failure.clone()));
                app(guarded, args)
            }
            Elab::Let(groups, body) => self.groups(groups, &mut |me| me.apply(body, std::mem::take(&mut args))),
            Elab::At(span, inner) if args.is_empty() => at(*span, self.expr(inner)),
            Elab::At(_, inner) => self.apply(inner, args),
        }
    }

    pub(super) fn local(&self, local: Local) -> Expr {
        self.atoms.get(&local.id).cloned().unwrap_or(Expr::Local(local))
    }

    fn lambda(&mut self, params: &[Local], body: &Elab, args: Vec<Expr>) -> Expr {
        let mut args = args.into_iter();
        let bound = params.len().min(args.len());
        let mut lets = Vec::new();
        for (param, arg) in params.iter().zip(args.by_ref().take(bound)) {
            self.bind(*param, arg, &mut lets);
        }
        let inner = self.apply(body, args.collect());
        wrap(lets, lam(params[bound..].to_vec(), inner))
    }

    /// Binds a variable: by substitution when the value is a variable or a constant, else by a `let` to be put around.
    pub(super) fn bind(&mut self, local: Local, value: Expr, lets: &mut Vec<(Local, Expr)>) {
        if is_atom(strip(&value)) {
            self.atoms.insert(local.id, strip(&value).clone());
        } else {
            // The pattern of a projection may have left what the variable stood for inside.
            self.atoms.remove(&local.id);
            lets.push((local, value));
        }
    }

    /// A name for the value: itself when it is a variable or a constant.
    pub(super) fn name(&mut self, value: Expr, hint: &str, lets: &mut Vec<(Local, Expr)>) -> Expr {
        if is_atom(strip(&value)) {
            return strip(&value).clone();
        }
        let local = self.fresh(hint);
        lets.push((local, value));
        Expr::Local(local)
    }

    /// A constructor applied to fields; newtypes' are the identity, strict fields are evaluated first.
    fn con(&mut self, con: &ConRef, mut args: Vec<Expr>) -> Expr {
        let arity = con.arity as usize;
        if args.len() < arity {
            let missing: Vec<Local> = (args.len()..arity).map(|i| self.fresh(format!("a{}", i + 1).as_str())).collect();
            let mut lets = Vec::new();
            let mut fields: Vec<Expr> = args.into_iter().map(|arg| self.name(arg, "a", &mut lets)).collect();
            fields.extend(missing.iter().map(|local| Expr::Local(*local)));
            let built = self.con(con, fields);
            return wrap(lets, lam(missing, built));
        }
        if con.newtype {
            let rest = args.split_off(1);
            return app(args.pop().expect("a newtype constructor has one field"), rest);
        }
        let rest = args.split_off(arity);
        let mut lets = Vec::new();
        let mut forced = Vec::new();
        for (arg, strict) in args.iter_mut().zip(&con.strict) {
            if *strict && !self.is_evaluated(arg) {
                let atom = self.name(std::mem::replace(arg, Expr::Lit(Lit::Int(0))), "a", &mut lets);
                forced.push(atom.clone());
                *arg = atom;
            }
        }
        let built = app(Expr::Con(con.name, args), rest);
        wrap(lets, forced.into_iter().rev().fold(built, |built, atom| force(atom, built)))
    }

    fn is_evaluated(&self, expr: &Expr) -> bool {
        is_value(expr) || self.known(strip(expr)).is_some()
    }

    fn prim(&mut self, op: PrimOp, mut args: Vec<Expr>) -> Expr {
        let arity = op.arity();
        if args.len() >= arity {
            let rest = args.split_off(arity);
            return app(Expr::Prim(op, args), rest);
        }
        let missing: Vec<Local> = (args.len()..arity).map(|i| self.fresh(format!("a{}", i + 1).as_str())).collect();
        let mut lets = Vec::new();
        let mut operands: Vec<Expr> = args.into_iter().map(|arg| self.name(arg, "a", &mut lets)).collect();
        operands.extend(missing.iter().map(|local| Expr::Local(*local)));
        wrap(lets, lam(missing, Expr::Prim(op, operands)))
    }

    fn seq(&mut self, args: Vec<Expr>) -> Expr {
        let mut args = args.into_iter();
        match (args.next(), args.next()) {
            (Some(first), Some(second)) => app(self.forced(first, second), args.collect()),
            (first, _) => {
                let mut lets = Vec::new();
                let mut params = Vec::new();
                let first = match first {
                    Some(first) => self.name(first, "a", &mut lets),
                    None => {
                        params.push(self.fresh("a"));
                        Expr::Local(params[0])
                    }
                };
                let second = self.fresh("b");
                params.push(second);
                let body = self.forced(first, Expr::Local(second));
                wrap(lets, lam(params, body))
            }
        }
    }

    pub(super) fn forced(&mut self, value: Expr, then: Expr) -> Expr {
        if self.is_evaluated(&value) { then } else { force(value, then) }
    }
}

fn strip_elab(mut elab: &Elab) -> &Elab {
    while let Elab::At(_, inner) = elab {
        elab = inner;
    }
    elab
}

/// Puts bindings around an expression, the first outermost.
pub(super) fn wrap(lets: Vec<(Local, Expr)>, body: Expr) -> Expr {
    lets.into_iter().rev().fold(body, |body, (local, value)| Expr::Let(local, Box::new(value), Box::new(body)))
}
