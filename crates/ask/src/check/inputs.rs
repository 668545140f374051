//! Small inputs for properties, run before anything is proved: most about floats that fail do so for what is not a number, which
//! no rule of arithmetic leads to, and many about texts and arrays for short ones, which a search comes to late.

use std::sync::Arc;

use selfsame_core::eval::{Limits, Machine, Value};
use selfsame_core::expr::{Expr, Lit};
use selfsame_core::inhabit::{combination, combinations, fields, is_by_functions};
use selfsame_core::program::{DataKind, Program};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;
use selfsame_core::value::{Cut, print};
use selfsame_equiv::{Counterexample, Differs, Evidence, Kind, Outcome, Seen};

use crate::types::split;

/// How much is tried.
#[derive(Clone, Copy)]
pub struct Budget {
    /// Inputs.
    most: usize,
    /// For each.
    steps: u64,
}

/// Where nothing but trying can find an answer.
pub const THOROUGH: Budget = Budget { most: 3000, steps: 50_000 };
/// Before something is searched for by other means.
pub const QUICK: Budget = Budget { most: 400, steps: 20_000 };
/// Values of one type, and how deep data is.
const WIDEST: usize = 12;
const DEEPEST: u32 = 3;

/// Inputs for which a property of this type is false, if small ones are found. Properties without floats have none here.
pub fn refutation(
    program: &Arc<Program>,
    property: &Expr,
    ty: &Type,
    names: &[Symbol],
    written: [String; 2],
) -> Option<Counterexample> {
    let (params, _) = split(ty);
    if !params.iter().any(|param| has_float(program, param, &mut Vec::new())) {
        return None;
    }
    falsified(program, property, ty, names, written, THOROUGH)
}

/// Inputs for which a property of this type is false, if small ones are found.
pub fn falsified(
    program: &Arc<Program>,
    property: &Expr,
    ty: &Type,
    names: &[Symbol],
    written: [String; 2],
    budget: Budget,
) -> Option<Counterexample> {
    let (params, result) = split(ty);
    if *result != Type::bool() {
        return None;
    }
    let pools: Vec<Vec<Expr>> = params.iter().map(|param| values(program, param, 0)).collect();
    let most = combinations(&pools).min(budget.most);
    let mut machine = Machine::new(program.clone(), Limits::default());
    let function = machine.load(property);
    for number in 0..most {
        let args = combination(&pools, number);
        machine.set_limits(Limits { steps: budget.steps, ..Limits::default() });
        let given: Vec<_> = args.iter().map(|arg| machine.load(arg)).collect();
        let call = machine.apply(function, &given);
        let is_false = matches!(machine.whnf(call), Ok(Value::Con(con, _))
            if program.con(con).def.name.as_str() == "False");
        if is_false {
            let shown: Option<Vec<(Symbol, String)>> = given
                .into_iter()
                .zip(&params)
                .zip(names)
                .map(|((value, ty), name)| {
                    let mut text = String::new();
                    let printed = print(&mut machine, value, ty, Cut::NEVER, &mut text).ok()?;
                    printed.stop.is_none().then_some((*name, text))
                })
                .collect();
            let bindings = shown?;
            let seen = Seen::Data(vec![("False".into(), 0), ("True".into(), 0)]);
            let types = params.clone();
            let evidence = Evidence { sides: written, bindings: bindings.clone(), types, looks: Vec::new(), seen };
            let [left, right] = ["false", "true"].map(|text| Outcome::Value(text.to_owned()));
            let differs = if overflows(program, property, &args, budget) { Differs::Overflow } else { Differs::Value };
            return Some(Counterexample {
                kind: Kind::Value,
                differs,
                bindings,
                applied: Vec::new(),
                left,
                right,
                evidence,
                steps: Default::default(),
            });
        }
    }
    None
}

/// Whether a machine integer overflows in a call. A machine of its own tells: another one may know parts of it already.
fn overflows(program: &Arc<Program>, property: &Expr, args: &[Expr], budget: Budget) -> bool {
    let mut machine = Machine::new(program.clone(), Limits { steps: budget.steps, ..Limits::default() });
    let function = machine.load(property);
    let given: Vec<_> = args.iter().map(|arg| machine.load(arg)).collect();
    let call = machine.apply(function, &given);
    // It was evaluated before.
    let _ = machine.whnf(call);
    machine.take_overflow()
}

fn has_float(program: &Program, ty: &Type, seen: &mut Vec<Symbol>) -> bool {
    let Type::Con(name, args) = ty else { return false };
    if name.as_str() == "Double" || args.iter().any(|arg| has_float(program, arg, seen)) {
        return true;
    }
    if seen.contains(name) {
        return false;
    }
    seen.push(*name);
    let Some(data) = program.data_id(*name).map(|id| program.data(id)) else { return false };
    data.cons.iter().any(|con| program.con(*con).def.fields.iter().any(|field| has_float(program, field, seen)))
}

/// Small values of a type, in a fixed order; none of a type that we cannot make values of.
fn values(program: &Program, ty: &Type, depth: u32) -> Vec<Expr> {
    let lits = |lits: Vec<Lit>| lits.into_iter().map(Expr::Lit).collect();
    let (name, args) = match ty {
        Type::Con(name, args) => (*name, args),
        // Nothing is known of it, and nothing is done with it.
        Type::Var(_) => return lits(vec![Lit::Int(0), Lit::Int(1)]),
        _ => return Vec::new(),
    };
    if is_by_functions(program, &Type::Con(name, [].into())) {
        return Vec::new();
    }
    match name.as_str() {
        "Double" => lits([f64::NAN, 0.0, 1.0, -1.0, f64::INFINITY].map(Lit::Double).to_vec()),
        "Int" => lits([0, 1, -1, 2].map(Lit::Int).to_vec()),
        "Char" => lits(['a', 'b', 'A', ' ', '0'].map(Lit::Char).to_vec()),
        "string" => lits(["", "a", "A", "ba", " ", "1", "a b"].map(|text| Lit::Str(text.to_owned())).to_vec()),
        "->" => {
            let local = selfsame_core::expr::Local { id: u32::MAX - depth, name: "x".into() };
            let constant = |body| Expr::Lam(vec![local], Box::new(body));
            values(program, &args[1], depth + 1).into_iter().take(2).map(constant).collect()
        }
        _ => made(program, name, ty, depth),
    }
}

fn made(program: &Program, name: Symbol, ty: &Type, depth: u32) -> Vec<Expr> {
    let Some(data) = program.data_id(name).map(|id| program.data(id)) else { return Vec::new() };
    let mut found = Vec::new();
    for con in &data.cons {
        let def = &program.con(*con).def;
        if depth >= DEEPEST && !def.fields.is_empty() && data.cons.len() > 1 {
            continue;
        }
        let pools: Vec<Vec<Expr>> = fields(program, *con, ty).iter().map(|ty| values(program, ty, depth + 1)).collect();
        let is_newtype = data.kind == DataKind::Newtype;
        for number in 0..combinations(&pools).min(WIDEST) {
            let mut fields = combination(&pools, number);
            found.push(match (is_newtype, fields.pop()) {
                (true, Some(inner)) => inner,
                (_, last) => Expr::Con(def.name, fields.into_iter().chain(last).collect()),
            });
        }
    }
    found
}
