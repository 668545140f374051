//! What a polymorphic function can give: of a type that it knows nothing of, only what it was given.

use rustc_hash::{FxHashMap, FxHashSet};
use selfsame_core::program::{DataKind, Program};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Type, base_name};
use selfsame_explore::datum::Datum;

/// Classes that make no values.
const PASSIVE: &[&str] = &["Eq", "Ord", "Show", "Foldable"];

/// Whether a function of this type may give this for these arguments, whatever it does.
pub fn is_possible(program: &Program, function: Symbol, args: &[Datum], result: &Datum) -> bool {
    let Some(id) = program.global_id(function) else { return true };
    let Type::Forall(_, _, body) = &program.global(id).ty else { return true };
    let (mut rest, mut made) = ((**body).clone(), FxHashSet::default());
    while let Some((Type::Con(class, of), to)) = rest.as_fun()
        && program.data_id(*class).is_some_and(|id| program.data(id).kind == DataKind::Dictionary)
    {
        if !PASSIVE.contains(&base_name(class.as_str())) {
            of.iter().for_each(|ty| variables(ty, &mut made));
        }
        rest = to.clone();
    }
    let mut given: FxHashMap<Symbol, Vec<Datum>> = FxHashMap::default();
    for arg in args {
        let Some((from, to)) = rest.as_fun().map(|(from, to)| (from.clone(), to.clone())) else { return true };
        gather(program, &from, arg, &mut |v, datum| given.entry(v).or_default().push(datum.clone()), &mut made);
        rest = to;
    }
    let mut is_possible = true;
    let mut unknown = FxHashSet::default();
    let mut compared = |v: Symbol, datum: &Datum| {
        let known = given.get(&v).is_some_and(|all| all.contains(datum) || all.contains(&Datum::Opaque));
        is_possible &= known || made.contains(&v) || *datum == Datum::Opaque;
    };
    gather(program, &rest, result, &mut compared, &mut unknown);
    is_possible
}

/// The values that stand where a type has variables. Those of variables that functions give are not known.
fn gather(
    program: &Program,
    ty: &Type,
    datum: &Datum,
    found: &mut dyn FnMut(Symbol, &Datum),
    made: &mut FxHashSet<Symbol>,
) {
    match (ty, datum) {
        (Type::Var(v), datum) => found(*v, datum),
        _ if ty.as_fun().is_some() => {
            let mut rest = ty;
            while let Some((_, to)) = rest.as_fun() {
                rest = to;
            }
            // What it was seen to give, and what it would give; if nothing was seen of it, it shows nothing.
            if let Datum::Function(table) = datum {
                let results = table.cases.iter().map(|(_, result)| result).chain([&*table.default]);
                results.for_each(|result| gather(program, rest, result, found, made));
            }
        }
        (Type::Con(name, args), Datum::Con(con, fields)) => {
            let con = program.con(*con);
            let data = program.data(con.data);
            if data.name != *name || data.params.len() != args.len() {
                variables(ty, made);
                return;
            }
            for (declared, field) in con.def.fields.iter().zip(fields) {
                gather(program, &declared.at(&data.params, args), field, found, made);
            }
        }
        // What is not known may be anything.
        (ty, Datum::Opaque | Datum::Built(_) | Datum::Function(_) | Datum::Con(..)) => variables(ty, made),
        (_, Datum::Scalar(_)) => {}
    }
}

fn variables(ty: &Type, all: &mut FxHashSet<Symbol>) {
    ty.visit(&mut |part| {
        if let Type::Var(v) = part {
            all.insert(*v);
        }
    });
}
