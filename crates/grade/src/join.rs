//! One program out of two.
//!
//! What both define alike is one: types with the same constructors, and functions with the same code. Everything else of the
//! second program gets names of its own. What is alike is found as a greatest fixed point: all pairs of the same name are
//! taken to be alike until one turns out not to be, and with it those that need it.

use std::sync::Arc;

use rustc_hash::FxHashMap;
use selfsame_core::program::{Code, ConDef, Data, DataDef, Global, Program};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Type, base_name};
use selfsame_equiv::Bottoms;

use crate::alike::alike;
use crate::renaming::Renaming;

/// A program that has what both have.
#[derive(Clone, Debug)]
pub struct Joined {
    /// All definitions of both.
    pub program: Arc<Program>,
    /// How the second program's names are called in it. The first one's stay as they are.
    pub second: Renaming,
    /// The second program's globals that are the first's, by their names there.
    pub shared: FxHashMap<Symbol, Symbol>,
}

/// What is known of the globals of two programs besides their names.
#[derive(Clone, Debug, Default)]
pub struct Pairing {
    /// Globals of the second that the first may have under another name: taken to be alike only if they are.
    pub renamed: FxHashMap<Symbol, Symbol>,
    /// Globals of the second of which it is known that they do what those of the first do, whatever their code is.
    pub proved: FxHashMap<Symbol, Symbol>,
}

/// Joins programs on the same library.
pub fn join(first: &Arc<Program>, second: &Arc<Program>, bottoms: Bottoms, pairing: &Pairing) -> Joined {
    let mut program = (**first).clone();
    let mut renaming = Renaming::default();
    let shared = shared_types(first, second);
    for (_, data) in own_datas(second) {
        let target = shared.get(&data.name).map(|name| first.data(first.data_id(*name).expect("it is the first's")));
        let name = target.map_or_else(|| apart(&program, data.name), |target| target.name);
        renaming.types.insert(data.name, name);
        for (position, con) in data.cons.iter().enumerate() {
            let con = second.con(*con).def.name;
            let name = match target {
                Some(target) => first.con(target.cons[position]).def.name,
                // A record of OCaml has its type's name.
                None if con == data.name => name,
                None => apart(&program, con),
            };
            renaming.cons.insert(con, name);
        }
    }
    for (name, data) in own_datas(second).filter(|(_, data)| !shared.contains_key(&data.name)) {
        let added = program.add_data(renamed(second, data, &renaming));
        if second.data_id(name).is_some_and(|id| second.is_hidden(id)) {
            program.hide(added);
        }
    }
    let shared = shared_globals(first, second, &renaming, bottoms, pairing);
    for global in own_globals(second) {
        let name = shared.get(&global.name).copied().unwrap_or_else(|| apart(&program, global.name));
        renaming.globals.insert(global.name, name);
    }
    for global in own_globals(second).filter(|global| !shared.contains_key(&global.name)) {
        let code = match &global.code {
            Code::Unsupported(why) => Code::Unsupported(*why),
            code => match code.expr() {
                Ok(expr) => Code::Expr(renaming.expr(&expr).into()),
                Err(_) => continue,
            },
        };
        let (name, ty) = (renaming.global(global.name), renaming.ty(&global.ty));
        program.add_global(Global { name, ty, code, span: global.span, fixity: global.fixity });
    }
    Joined { program: Arc::new(program), second: renaming, shared }
}

/// What was added last under each name.
fn own_datas(program: &Program) -> impl Iterator<Item = (Symbol, &Data)> {
    program.datas().filter(|(id, data)| program.data_id(data.name) == Some(*id)).map(|(_, data)| (data.name, data))
}

fn own_globals(program: &Program) -> impl Iterator<Item = &Global> {
    program.globals().filter(|(id, global)| program.global_id(global.name) == Some(*id)).map(|(_, global)| global)
}

/// A name of its own: `Main'2.f`, which is shown as `f`.
fn apart(program: &Program, name: Symbol) -> Symbol {
    let text = name.as_str();
    let base = base_name(text);
    let module = text[..text.len() - base.len()].trim_end_matches('.');
    let taken = |name: Symbol| {
        program.global_id(name).is_some() || program.con_id(name).is_some() || program.data_id(name).is_some()
    };
    let numbered = |number: u32| match module {
        "" => Symbol::new(&format!("Second'{number}.{base}")),
        module => Symbol::new(&format!("{module}'{number}.{base}")),
    };
    (2..).map(numbered).find(|name| !taken(*name)).unwrap_or(name)
}

fn renamed(program: &Program, data: &Data, renaming: &Renaming) -> DataDef {
    let con = |id: &selfsame_core::program::ConId| {
        let def = &program.con(*id).def;
        let fields = def.fields.iter().map(|ty| renaming.ty(ty)).collect();
        ConDef { name: renaming.con(def.name), fields, ..def.clone() }
    };
    DataDef {
        name: renaming.types.get(&data.name).copied().unwrap_or(data.name),
        params: data.params.clone(),
        kind: data.kind,
        cons: data.cons.iter().map(con).collect(),
        span: data.span,
    }
}

/// The types of the second program that the first has too, and their names there.
fn shared_types(first: &Program, second: &Program) -> FxHashMap<Symbol, Symbol> {
    let mut by_base: FxHashMap<&str, Vec<Symbol>> = FxHashMap::default();
    for (name, _) in own_datas(first) {
        by_base.entry(base_name(name.as_str())).or_default().push(name);
    }
    let mut shared = Renaming::default();
    for (name, _) in own_datas(second) {
        let candidates = by_base.get(base_name(name.as_str())).map_or(&[][..], Vec::as_slice);
        let same = candidates.iter().find(|candidate| **candidate == name).or(candidates.first());
        if let Some(candidate) = same {
            shared.types.insert(name, *candidate);
        }
    }
    loop {
        let wrong: Vec<Symbol> = own_datas(second)
            .filter(|(name, data)| {
                let target = shared.types.get(name).and_then(|name| first.data_id(*name));
                target.is_some_and(|id| !same_data(first, first.data(id), second, data, &shared))
            })
            .map(|(name, _)| name)
            .collect();
        if wrong.is_empty() {
            return shared.types;
        }
        wrong.iter().for_each(|name| _ = shared.types.remove(name));
    }
}

fn same_data(first: &Program, left: &Data, second: &Program, right: &Data, shared: &Renaming) -> bool {
    // A type that is not shared has no name yet: that no type of the first is called so makes it different.
    let params = |ty: &Type| {
        let place = |v| right.params.iter().position(|p| *p == v).and_then(|i| left.params.get(i));
        ty.subst(&|v| place(v).map(|p| Type::Var(*p)))
    };
    left.kind == right.kind
        && left.params.len() == right.params.len()
        && left.cons.len() == right.cons.len()
        && left.cons.iter().zip(&right.cons).all(|(l, r)| {
            let (l, r) = (&first.con(*l).def, &second.con(*r).def);
            let own = |ty: &Type| mentions_apart(ty, second, shared);
            base_name(l.name.as_str()) == base_name(r.name.as_str())
                && l.strict == r.strict
                && l.labels == r.labels
                && l.fields.len() == r.fields.len()
                && l.fields.iter().zip(&r.fields).all(|(l, r)| *l == shared.ty(&params(r)) && !own(r))
        })
}

/// Whether a type of the second program mentions one that is its own.
fn mentions_apart(ty: &Type, second: &Program, shared: &Renaming) -> bool {
    let is_own = |name: &Symbol| second.datas().any(|(_, data)| data.name == *name) && !shared.types.contains_key(name);
    ty.any(&mut |part| matches!(part, Type::Con(name, _) if is_own(name)))
}

/// The globals of the second program that the first has too, and their names there.
fn shared_globals(
    first: &Program,
    second: &Program,
    renaming: &Renaming,
    bottoms: Bottoms,
    pairing: &Pairing,
) -> FxHashMap<Symbol, Symbol> {
    let mut by_base: FxHashMap<&str, Vec<&Global>> = FxHashMap::default();
    for global in own_globals(first) {
        by_base.entry(base_name(global.name.as_str())).or_default().push(global);
    }
    let mut shared: FxHashMap<Symbol, (Symbol, Vec<(Symbol, Symbol)>)> = FxHashMap::default();
    for global in own_globals(second) {
        if let Some(target) = pairing.proved.get(&global.name).and_then(|name| first.global_id(*name)) {
            let target = first.global(target);
            if target.ty == renaming.ty(&global.ty) {
                shared.insert(global.name, (target.name, Vec::new()));
                continue;
            }
        }
        let candidates = by_base.get(base_name(global.name.as_str())).map_or(&[][..], Vec::as_slice);
        let same = candidates.iter().find(|candidate| candidate.name == global.name).or(candidates.first());
        let renamed = || pairing.renamed.get(&global.name).and_then(|name| first.global_id(*name));
        let Some(candidate) = same.copied().or_else(|| renamed().map(|id| first.global(id))) else { continue };
        let (Ok(left), Ok(right)) = (candidate.code.expr(), global.code.expr()) else { continue };
        if candidate.ty == renaming.ty(&global.ty)
            && let Some(needs) = alike(&left, &right, renaming, bottoms)
        {
            shared.insert(global.name, (candidate.name, needs));
        }
    }
    let own: rustc_hash::FxHashSet<Symbol> = own_globals(second).map(|global| global.name).collect();
    loop {
        let holds = |(left, right): &(Symbol, Symbol)| match shared.get(right) {
            Some((target, _)) => target == left,
            None => !own.contains(right) && left == right,
        };
        let wrong: Vec<Symbol> =
            shared.iter().filter(|(_, (_, needs))| !needs.iter().all(holds)).map(|(name, _)| *name).collect();
        if wrong.is_empty() {
            return shared.into_iter().map(|(name, (target, _))| (name, target)).collect();
        }
        wrong.iter().for_each(|name| _ = shared.remove(name));
    }
}
