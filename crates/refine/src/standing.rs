//! What a function stands on: everything that its code can reach. A verdict is given only where all of it was understood.

use rustc_hash::FxHashSet;
use selfsame_core::expr::{AltPattern, Expr, Local};
use selfsame_core::program::{DataKind, Program};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;

use crate::build::Built;
use crate::contract::constructors;
use crate::refined::used;
use crate::specs::Specs;

/// Looks at everything that a definition can reach: definitions and what is said of them, and the types of all of it.
pub fn understood(program: &Program, specs: &Specs, global: Symbol) -> Built<()> {
    specs.everything()?;
    let own = program.globals().map(|(_, global)| global.name).collect();
    let (seen, todo) = (FxHashSet::default(), vec![global]);
    let mut reached = Reached { program, specs, subject: global, own, seen, todo, types: Vec::new() };
    while let Some(next) = reached.todo.pop() {
        reached.definition(next)?;
    }
    let mut at = 0;
    while let Some(name) = reached.types.get(at).copied() {
        at += 1;
        reached.data(name)?;
    }
    Ok(())
}

struct Reached<'p> {
    program: &'p Program,
    specs: &'p Specs,
    subject: Symbol,
    /// Definitions of the user's own source: the library was written without annotations.
    own: FxHashSet<Symbol>,
    seen: FxHashSet<Symbol>,
    todo: Vec<Symbol>,
    types: Vec<Symbol>,
}

impl Reached<'_> {
    fn definition(&mut self, name: Symbol) -> Built<()> {
        let Some(id) = self.program.global_id(name) else { return Ok(()) };
        let global = self.program.global(id);
        // The function itself is asked about at a type of its own.
        if let Some(signature) = self.specs.signature(name)?
            && !signature.is_library
            && name != self.subject
        {
            used(self.specs, signature, &self.without_dictionaries(&global.ty))?;
        }
        constructors(&global.ty, &mut self.types);
        if !self.own.contains(&name) {
            return Ok(());
        }
        match global.code.expr() {
            Ok(code) => self.code(&code),
            Err(_) => Ok(()),
        }
    }

    /// A type as annotations speak of it.
    fn without_dictionaries(&self, ty: &Type) -> Type {
        let mut rest = match ty {
            Type::Forall(_, _, body) => (**body).clone(),
            ty => ty.clone(),
        };
        while let Some((Type::Con(class, _), to)) = rest.as_fun()
            && self.program.data_id(*class).is_some_and(|id| self.program.data(id).kind == DataKind::Dictionary)
        {
            rest = to.clone();
        }
        rest
    }

    fn data(&mut self, name: Symbol) -> Built<()> {
        self.specs.data(name)?;
        self.specs.invariant(name, &|measure| crate::modular::never_negative(self.program, measure))?;
        if let Some(data) = self.program.data_id(name).map(|id| self.program.data(id)) {
            let fields = data.cons.iter().flat_map(|con| &self.program.con(*con).def.fields);
            fields.for_each(|field| constructors(field, &mut self.types));
        }
        Ok(())
    }

    fn local(&self, local: Local) -> Built<()> {
        self.specs.local(local.name)
    }

    fn constructor(&mut self, name: Symbol) {
        if let Some(id) = self.program.con_id(name) {
            let data = self.program.data(self.program.con(id).data).name;
            if !self.types.contains(&data) {
                self.types.push(data);
            }
        }
    }

    fn codes(&mut self, exprs: &[Expr]) -> Built<()> {
        exprs.iter().try_for_each(|expr| self.code(expr))
    }

    fn code(&mut self, expr: &Expr) -> Built<()> {
        match expr {
            Expr::Global(name) => {
                if self.seen.insert(*name) {
                    self.todo.push(*name);
                }
                Ok(())
            }
            Expr::Lam(_, inner) | Expr::At(_, inner) => self.code(inner),
            Expr::App(head, args) => {
                self.code(head)?;
                self.codes(args)
            }
            Expr::Let(local, value, inner) => {
                self.local(*local)?;
                self.code(value)?;
                self.code(inner)
            }
            Expr::LetRec(group, inner) => {
                for (local, value) in group {
                    self.local(*local)?;
                    self.code(value)?;
                }
                self.code(inner)
            }
            Expr::Con(name, args) => {
                self.constructor(*name);
                self.codes(args)
            }
            Expr::Prim(_, args) => self.codes(args),
            Expr::Case(scrutinee, alts, default) => {
                self.code(scrutinee)?;
                for alt in alts {
                    if let AltPattern::Con(name, _) = &alt.pattern {
                        self.constructor(*name);
                    }
                    self.code(&alt.body)?;
                }
                default.as_deref().map_or(Ok(()), |default| self.code(default))
            }
            Expr::Assume(a, b) | Expr::Assert(a, b, _) => {
                self.code(a)?;
                self.code(b)
            }
            Expr::Local(_) | Expr::Lit(_) | Expr::Bottom(_) | Expr::Input(_) => Ok(()),
        }
    }
}

/// Functions of the program's own source that a definition reaches and of which something is believed instead of shown.
pub fn believed(program: &Program, specs: &Specs, global: Symbol) -> Vec<Symbol> {
    let own: FxHashSet<Symbol> = program.globals().map(|(_, global)| global.name).collect();
    let (mut seen, mut found) = (FxHashSet::default(), Vec::new());
    let mut todo = vec![global];
    while let Some(next) = todo.pop() {
        let signature = specs.signature(next).ok().flatten();
        let is_believed =
            signature.is_some_and(|known| !known.is_library && (known.is_assumed || specs.is_unchecked(next)));
        if is_believed && next != global {
            found.push(next);
            continue;
        }
        let code = program.global_id(next).filter(|_| own.contains(&next)).map(|id| program.global(id).code.expr());
        let Some(Ok(code)) = code else { continue };
        todo.extend(selfsame_explore::coverage::calls(&code).into_iter().filter(|callee| seen.insert(*callee)));
    }
    found.sort_by_key(|name| name.as_str());
    found
}
