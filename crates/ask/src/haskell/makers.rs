//! How values come to be of types that keep their constructors to themselves: by the functions that their modules export.

use std::sync::Arc;

use rustc_hash::FxHashMap;
use selfsame_core::expr::{Alt, AltPattern, Expr, Lit, Local};
use selfsame_core::prim::PrimOp;
use selfsame_core::span::SourceMap;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Type, base_name, tuple_name};
use selfsame_explore::machine::input::View;
use selfsame_haskell::load::{Loaded, LoadedModule};

use super::{head, prefixes};
use crate::types::split;

/// Arguments of a function that makes values: more are rarely filled in well.
const MOST_ARGUMENTS: usize = 5;

/// The functions that make values of the type; none when nothing is known of it.
pub fn of_type(loaded: &Loaded, module: &LoadedModule, sources: &SourceMap, name: Symbol, ty: &Type) -> Vec<View> {
    let making = Making { loaded, module, sources };
    match (name.as_str(), ty) {
        ("Selfsame.Real.Ratio", Type::Con(_, args)) => making.fraction(&args[0], ty).into_iter().collect(),
        ("Selfsame.Array.Array", Type::Con(_, args)) => making.array(args, ty).into_iter().collect(),
        _ => making.exported(name, ty),
    }
}

struct Making<'a> {
    loaded: &'a Loaded,
    module: &'a LoadedModule,
    sources: &'a SourceMap,
}

impl Making<'_> {
    fn definition(&self, module: &str, base: &str, ty: &Type) -> Option<Expr> {
        self.loaded.definition_at(self.module, module, base, ty, self.sources)
    }

    fn fraction(&self, of: &Type, ty: &Type) -> Option<View> {
        let params = vec![of.clone(), of.clone()];
        let function = self.definition("Selfsame.Real", "%", &Type::funs(params.clone(), ty.clone()))?;
        Some(view("(%)", function, params))
    }

    /// Only those that begin at 0: `\xs -> listArray (0, length xs - 1) xs`.
    fn array(&self, args: &[Type], ty: &Type) -> Option<View> {
        let [index, element] = args else { return None };
        if *index != Type::int() {
            return None;
        }
        let list = Type::list(element.clone());
        let bounds = Type::tuple(vec![Type::int(), Type::int()]);
        let build = self.definition("Selfsame.Array", "listArray", &Type::funs([bounds, list.clone()], ty.clone()))?;
        let length = self.definition("GHC.List", "length", &Type::fun(list.clone(), Type::int()))?;
        let xs = Local { id: 1, name: Symbol::new("xs") };
        let count = Expr::App(Box::new(length), vec![Expr::Local(xs)]);
        let last = Expr::Prim(PrimOp::IntSub, vec![count, Expr::Lit(Lit::Int(1))]);
        let bounds = Expr::Con(Symbol::new(&tuple_name(2)), vec![Expr::Lit(Lit::Int(0)), last]);
        let made = Expr::App(Box::new(build), vec![bounds, Expr::Local(xs)]);
        let build = Arc::new(Expr::Lam(vec![xs], Box::new(made)));
        Some(View { name: "(\\xs -> listArray (0, length xs - 1) xs)".into(), from: list, arguments: 1, build })
    }

    /// Those of a module of the user's.
    fn exported(&self, name: Symbol, ty: &Type) -> Vec<View> {
        let Some(home) = self.loaded.modules.iter().find(|module| module.interface.types.contains_key(&name)) else {
            return Vec::new();
        };
        let prefixes = prefixes(&self.sources.file(self.module.file).text);
        let mut scratch = self.sources.clone();
        let mut found = Vec::new();
        for (base, entity) in &home.interface.exports.values {
            let Some(value) = home.values.iter().find(|value| value.name == entity.name) else { continue };
            let Some(params) = parameters(&value.scheme, ty) else { continue };
            if params.len() > MOST_ARGUMENTS {
                continue;
            }
            let whole = Type::funs(params.clone(), ty.clone());
            let Some(function) = self.definition(entity.module.as_str(), base_name(entity.name.as_str()), &whole)
            else {
                continue;
            };
            let is_word = base.as_str().starts_with(|c: char| c.is_alphabetic() || c == '_');
            let mut written = prefixes.iter().map(|prefix| match is_word {
                true => format!("{prefix}{base}"),
                false => format!("({prefix}{base})"),
            });
            let means = |text: &String, scratch: &mut SourceMap| {
                let read = self.loaded.sample(self.module, text, scratch);
                read.is_ok_and(|(expr, _)| head(&expr) == Some(entity.name))
            };
            let written = written.find(|text| means(text, &mut scratch)).unwrap_or_else(|| base.to_string());
            found.push(view(&written, function, params));
        }
        found
    }
}

/// A function of so many arguments, as one of the tuple of them.
fn view(name: &str, function: Expr, params: Vec<Type>) -> View {
    let arguments = params.len();
    if let [from] = &params[..] {
        return View { name: name.into(), from: from.clone(), arguments, build: Arc::new(function) };
    }
    let local = |id: u32| Local { id, name: Symbol::new("x") };
    let locals: Vec<Local> = (2..).take(arguments).map(local).collect();
    let body = match arguments {
        0 => function,
        _ => Expr::App(Box::new(function), locals.iter().map(|local| Expr::Local(*local)).collect()),
    };
    let alt = Alt { pattern: AltPattern::Con(Symbol::new(&tuple_name(arguments)), locals), body };
    let body = Expr::Case(Box::new(Expr::Local(local(1))), vec![alt], None);
    let build = Arc::new(Expr::Lam(vec![local(1)], Box::new(body)));
    View { name: name.into(), from: Type::tuple(params), arguments, build }
}

/// The types of a function's arguments where its result is of the type; type variables that the result says nothing of are
/// letters.
fn parameters(scheme: &Type, ty: &Type) -> Option<Vec<Type>> {
    let body = match scheme {
        Type::Forall(_, _, body) => body,
        ty => ty,
    };
    let (params, result) = split(body);
    let mut of = FxHashMap::default();
    if !fits(result, ty, &mut of) {
        return None;
    }
    let of = |var: Symbol| Some(of.get(&var).cloned().unwrap_or_else(Type::char));
    Some(params.iter().map(|param| param.subst(&of)).collect())
}

/// Whether the second type is an instance of the first, which must say more than nothing.
fn fits(general: &Type, special: &Type, of: &mut FxHashMap<Symbol, Type>) -> bool {
    let (Type::Con(f, xs), Type::Con(g, ys)) = (general, special) else { return false };
    f == g
        && xs.len() == ys.len()
        && xs.iter().zip(ys.iter()).all(|(x, y)| match x {
            Type::Var(var) => of.entry(*var).or_insert_with(|| y.clone()) == y,
            _ => x == y || fits(x, y, of),
        })
}
