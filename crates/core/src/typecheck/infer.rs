//! Inference over trees.

use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::unify::{Metas, representation};
use super::{TypeError, Typed};
use crate::expr::{Alt, AltPattern, Expr, Lit, Local};
use crate::program::Program;
use crate::symbol::Symbol;
use crate::types::Type;

pub struct Inference<'a> {
    program: &'a Program,
    metas: Metas,
    locals: FxHashMap<u32, Type>,
    /// Types of the globals and constructors that were met, by where they stand in the tree; not kept unless asked for.
    met: Option<Vec<(*const Expr, Type)>>,
    path: Vec<String>,
}

type Outcome<T> = Result<T, TypeError>;

impl<'a> Inference<'a> {
    pub fn new(program: &'a Program) -> Inference<'a> {
        Inference { program, metas: Metas::default(), locals: FxHashMap::default(), met: None, path: Vec::new() }
    }

    /// Keeps the types of globals and constructors from now on.
    pub fn watch(&mut self) {
        self.met = Some(Vec::new());
    }

    /// What was kept, and the types of all locals.
    pub fn seen(&self) -> Typed {
        let met = self.met.iter().flatten().map(|(at, ty)| (*at, self.closed(ty))).collect();
        let locals = self.locals.iter().map(|(id, ty)| (*id, self.closed(ty))).collect();
        Typed { met, locals }
    }

    fn meet(&mut self, expr: &Expr, ty: &Type) {
        if let Some(met) = &mut self.met {
            met.push((std::ptr::from_ref(expr), ty.clone()));
        }
    }

    pub fn bind(&mut self, local: Local, ty: Type) {
        self.locals.insert(local.id, ty);
    }

    /// Names the place for errors inside.
    pub fn at<T>(&mut self, place: &str, work: impl FnOnce(&mut Self) -> Outcome<T>) -> Outcome<T> {
        self.path.push(place.to_owned());
        let result = work(self);
        self.path.pop();
        result
    }

    /// The type with metas that nothing determines made variables.
    pub fn closed(&self, ty: &Type) -> Type {
        fn close(ty: &Type) -> Type {
            match ty {
                Type::Meta(meta) => Type::var(format!("t{meta}").as_str()),
                _ => ty.map_parts(close),
            }
        }
        close(&self.metas.resolve(ty))
    }

    /// Checks against a type whose outer variables are rigid inside.
    pub fn check_scheme(&mut self, expr: &Expr, ty: &Type) -> Outcome<()> {
        match self.metas.head(ty) {
            Type::Forall(vars, _, body) => {
                let skolems: Vec<Type> = vars.iter().map(|_| self.metas.skolem()).collect();
                let body = body.subst(&|v| vars.iter().position(|w| *w == v).map(|i| skolems[i].clone()));
                self.check_scheme(expr, &body)
            }
            ty => self.check(expr, &ty),
        }
    }

    pub fn check(&mut self, expr: &Expr, ty: &Type) -> Outcome<()> {
        let ty = self.metas.head(ty);
        if let Type::Forall(..) = ty {
            return self.check_scheme(expr, &ty);
        }
        match expr {
            Expr::Lam(params, body) => self.check_lambda(params, body, &ty),
            Expr::Let(local, value, body) => {
                self.infer_let(*local, value)?;
                self.check(body, &ty)
            }
            Expr::LetRec(bindings, body) => {
                self.infer_group(bindings)?;
                self.check(body, &ty)
            }
            Expr::Case(scrutinee, alts, default) => self.check_case(scrutinee, alts, default.as_deref(), &ty),
            Expr::Assume(condition, body) | Expr::Assert(condition, body, _) => {
                self.check(condition, &Type::bool())?;
                self.check(body, &ty)
            }
            Expr::At(_, body) => self.check(body, &ty),
            Expr::Con(name, args) => {
                let result = self.con_result(*name, args.len())?;
                self.meet(expr, &result.1);
                // The expected type first: it says what polymorphic fields must be.
                self.same(&result.1, &ty)?;
                self.check_args(args, &result.0)
            }
            _ => {
                let found = self.infer(expr)?;
                self.same(&found, &ty)
            }
        }
    }

    fn check_lambda(&mut self, params: &[Local], body: &Expr, ty: &Type) -> Outcome<()> {
        let Some((first, rest)) = params.split_first() else { return self.check(body, ty) };
        let (from, to) = self.as_function(ty)?;
        self.bind(*first, from);
        let to = self.metas.head(&to);
        if let (Type::Forall(vars, _, inner), false) = (&to, rest.is_empty()) {
            let skolems: Vec<Type> = vars.iter().map(|_| self.metas.skolem()).collect();
            let inner = inner.subst(&|v| vars.iter().position(|w| *w == v).map(|i| skolems[i].clone()));
            return self.check_lambda(rest, body, &inner);
        }
        self.check_lambda(rest, body, &to)
    }

    fn check_case(&mut self, scrutinee: &Expr, alts: &[Alt], default: Option<&Expr>, ty: &Type) -> Outcome<()> {
        let on = self.infer(scrutinee)?;
        for alt in alts {
            match &alt.pattern {
                AltPattern::Con(name, locals) => {
                    let (fields, whole) = self.con_result(*name, locals.len())?;
                    self.at(name.as_str(), |inference| inference.same(&whole, &on))?;
                    for (local, field) in locals.iter().zip(fields) {
                        self.bind(*local, field);
                    }
                }
                AltPattern::Lit(lit) => self.same(&lit_type(lit), &on)?,
            }
            self.check(&alt.body, ty)?;
        }
        default.map_or(Ok(()), |default| self.check(default, ty))
    }

    pub fn infer(&mut self, expr: &Expr) -> Outcome<Type> {
        match expr {
            Expr::Local(local) => match self.locals.get(&local.id).cloned() {
                Some(ty) => Ok(self.instantiate(&ty)),
                None => self.fail(format!("the local `{}` is not bound", local.name)),
            },
            Expr::Global(name) => match self.program.global_id(*name) {
                Some(id) => {
                    let ty = self.instantiate(&self.program.global(id).ty);
                    self.meet(expr, &ty);
                    Ok(ty)
                }
                None => self.fail(format!("the global `{name}` is not defined")),
            },
            Expr::Lit(lit) => Ok(lit_type(lit)),
            Expr::App(head, args) => {
                let head_ty = self.infer(head)?;
                let place = if let Expr::Global(name) = &**head { name.as_str() } else { "application" };
                self.at(place, |inference| inference.infer_args(head_ty, args))
            }
            Expr::Con(name, args) => {
                let (fields, result) = self.con_result(*name, args.len())?;
                self.meet(expr, &result);
                self.check_args(args, &fields)?;
                Ok(result)
            }
            Expr::Prim(op, args) => {
                let signature = self.instantiate(&op.signature());
                self.at(op.name(), |inference| inference.infer_args(signature, args))
            }
            Expr::Input(ty) => Ok(ty.clone()),
            Expr::Bottom(_) => Ok(self.metas.fresh()),
            Expr::At(_, body) => self.infer(body),
            Expr::Lam(..) | Expr::Let(..) | Expr::LetRec(..) | Expr::Case(..) | Expr::Assume(..) | Expr::Assert(..) => {
                let ty = self.metas.fresh();
                self.check(expr, &ty)?;
                Ok(ty)
            }
        }
    }

    fn infer_args(&mut self, mut ty: Type, args: &[Expr]) -> Outcome<Type> {
        for arg in args {
            let (from, to) = self.as_function(&ty)?;
            self.check(arg, &from)?;
            ty = self.instantiate(&to);
        }
        Ok(ty)
    }

    fn check_args(&mut self, args: &[Expr], types: &[Type]) -> Outcome<()> {
        args.iter().zip(types).try_for_each(|(arg, ty)| self.check(arg, ty))
    }

    fn infer_let(&mut self, local: Local, value: &Expr) -> Outcome<()> {
        self.metas.level += 1;
        let ty = self.at(local.name.as_str(), |inference| inference.infer(value));
        self.metas.level -= 1;
        let ty = self.generalise(ty?);
        self.bind(local, ty);
        Ok(())
    }

    fn infer_group(&mut self, bindings: &[(Local, Expr)]) -> Outcome<()> {
        self.metas.level += 1;
        for (local, _) in bindings {
            let ty = self.metas.fresh();
            self.bind(*local, ty);
        }
        let result = bindings.iter().try_for_each(|(local, value)| {
            let ty = self.locals[&local.id].clone();
            self.at(local.name.as_str(), |inference| inference.check(value, &ty))
        });
        self.metas.level -= 1;
        result?;
        for (local, _) in bindings {
            let ty = self.locals[&local.id].clone();
            let ty = self.generalise(ty);
            self.bind(*local, ty);
        }
        Ok(())
    }

    fn generalise(&mut self, ty: Type) -> Type {
        let mut metas = Vec::new();
        self.metas.generalisable(&ty, &mut metas);
        if metas.is_empty() {
            return ty;
        }
        let vars: Vec<Symbol> = metas.iter().map(|meta| Symbol::new(&format!("?{meta}"))).collect();
        // A meta of this definition occurs nowhere outside, so naming it changes nothing else.
        for (meta, var) in metas.iter().zip(&vars) {
            self.metas.solve(*meta, Type::Var(*var));
        }
        let body = self.metas.resolve(&ty);
        Type::Forall(vars.into(), Arc::new([]), Arc::new(body))
    }

    fn instantiate(&mut self, ty: &Type) -> Type {
        match self.metas.head(ty) {
            Type::Forall(vars, _, body) => {
                let fresh: Vec<Type> = vars.iter().map(|_| self.metas.fresh()).collect();
                let body = body.subst(&|v| vars.iter().position(|w| *w == v).map(|i| fresh[i].clone()));
                self.instantiate(&body)
            }
            ty => ty,
        }
    }

    /// The types of a constructor's fields, and of what it builds.
    fn con_result(&mut self, name: Symbol, given: usize) -> Outcome<(Vec<Type>, Type)> {
        let Some(id) = self.program.con_id(name) else {
            return self.fail(format!("the constructor `{name}` is not defined"));
        };
        let con = self.program.con(id);
        let data = self.program.data(con.data);
        if con.def.fields.len() != given {
            return self.fail(format!("`{name}` has {} fields, not {given}", con.def.fields.len()));
        }
        let args: Vec<Type> = data.params.iter().map(|_| self.metas.fresh()).collect();
        let fields = con.def.fields.iter().map(|field| field.at(&data.params, &args)).collect();
        Ok((fields, Type::con_of(data.name, args.iter().cloned())))
    }

    fn as_function(&mut self, ty: &Type) -> Outcome<(Type, Type)> {
        let mut ty = self.instantiate(ty);
        loop {
            if let Some((from, to)) = ty.as_fun() {
                return Ok((from.clone(), to.clone()));
            }
            match representation(self.program, &ty) {
                Some(inner) => ty = self.metas.head(&inner),
                None => break,
            }
        }
        let (from, to) = (self.metas.fresh(), self.metas.fresh());
        self.same(&ty, &Type::fun(from.clone(), to.clone()))?;
        Ok((from, to))
    }

    fn same(&mut self, a: &Type, b: &Type) -> Outcome<()> {
        match self.metas.unify(self.program, a, b) {
            Ok(()) => Ok(()),
            Err(message) => self.fail(message),
        }
    }

    fn fail<T>(&self, message: String) -> Outcome<T> {
        Err(TypeError { message, path: self.path.clone() })
    }
}

fn lit_type(lit: &Lit) -> Type {
    match lit {
        Lit::Int(_) => Type::int(),
        Lit::Integer(_) => Type::integer(),
        Lit::Char(_) => Type::char(),
        Lit::Double(_) => Type::double(),
        Lit::Str(_) => Type::string(),
    }
}
