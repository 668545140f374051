//! How many arguments a definition surely takes before it does anything.

use rustc_hash::FxHashMap;
use selfsame_core::expr::Expr;
use selfsame_core::program::Program;
use selfsame_core::symbol::Symbol;

/// Definitions that are looked through.
const MOST: u32 = 20;

/// With fewer arguments than this the global is a function, whatever they are. It may be with more.
pub fn stages(program: &Program, global: Symbol) -> usize {
    of_global(program, global, MOST)
}

fn of_global(program: &Program, global: Symbol, left: u32) -> usize {
    let code = program.global_id(global).filter(|_| left > 0).and_then(|id| program.global(id).code.expr().ok());
    code.map_or(0, |code| of_expr(program, &code, &mut FxHashMap::default(), left - 1))
}

/// The locals are those that stand for functions.
fn of_expr(program: &Program, expr: &Expr, locals: &mut FxHashMap<u32, usize>, left: u32) -> usize {
    match expr {
        Expr::Lam(params, body) => params.len() + of_expr(program, body, locals, left),
        Expr::App(function, args) => of_expr(program, function, locals, left).saturating_sub(args.len()),
        Expr::LetRec(group, body) => {
            for (local, value) in group {
                if let Expr::Lam(params, _) = value {
                    locals.insert(local.id, params.len());
                }
            }
            of_expr(program, body, locals, left)
        }
        Expr::Let(_, _, body) | Expr::At(_, body) => of_expr(program, body, locals, left),
        Expr::Local(local) => locals.get(&local.id).copied().unwrap_or(0),
        Expr::Global(name) => of_global(program, *name, left),
        _ => 0,
    }
}
