//! The terms of a certificate, each checked as it is made: a term that no file could have written is refused.

use rustc_hash::FxHashMap;

use super::Cell;
use crate::limits;
use crate::signature::{BOOL, Kind, Op, Sort};
use crate::term::{Args, Quantifier, Role, Term, Var};
use crate::world::World;

/// A table of terms, of which those are made that are asked for.
pub struct Table<'c> {
    cells: &'c [Cell],
    made: Vec<Option<Term>>,
    vars: FxHashMap<u32, Var>,
}

impl<'c> Table<'c> {
    pub fn new(cells: &'c [Cell]) -> Table<'c> {
        Table { cells, made: vec![None; cells.len()], vars: FxHashMap::default() }
    }

    /// Gives a number to a variable: every number is given once.
    pub fn bind(&mut self, number: u32, var: Var) -> Result<(), String> {
        match self.vars.insert(number, var) {
            None => Ok(()),
            Some(_) => Err(format!("variable {number} is bound twice")),
        }
    }

    /// The term at a place of the table.
    pub fn term(&mut self, world: &mut World, place: u32) -> Result<Term, String> {
        self.nested(world, place, 0)
    }

    fn nested(&mut self, world: &mut World, place: u32, depth: u32) -> Result<Term, String> {
        let index = place as usize;
        let cells = self.cells;
        let cell = cells.get(index).ok_or_else(|| format!("there is no term {place}"))?;
        if let Some(made) = self.made[index] {
            return Ok(made);
        }
        if depth > limits::NESTING * 20 {
            return Err("a term is nested too deeply".to_owned());
        }
        let part = |table: &mut Self, world: &mut World, part: u32| match part < place {
            true => table.nested(world, part, depth + 1),
            false => Err(format!("term {place} is made of term {part}, which comes after it")),
        };
        let term = match cell {
            Cell::Var(number) => {
                let var = self.vars.get(number).ok_or_else(|| format!("variable {number} is not bound"))?;
                world.terms.var(*var)
            }
            Cell::Int(text) => {
                let value: num_bigint::BigInt = text.parse().map_err(|_| format!("{text:?} is no number"))?;
                world.terms.int(value)
            }
            Cell::App(name, parts) => {
                let fun = world.terms.sig.fun(name).ok_or_else(|| format!("there is no symbol `{name}`"))?;
                let mut args = Args::new();
                for one in parts {
                    args.push(part(self, world, *one)?);
                }
                let info = world.terms.sig.fun_info(fun).clone();
                if info.args.len() != args.len() {
                    return Err(format!("`{name}` takes {} arguments, not {}", info.args.len(), args.len()));
                }
                for (arg, expected) in args.iter().zip(&info.args) {
                    let found = world.terms.sort(*arg);
                    let as_declared = world.terms.sig.leq(found, *expected);
                    // What the file itself does is what it is about.
                    let as_written = !matches!(info.kind, Kind::Builtin(_)) && world.terms.sig.is_misfit(fun, found);
                    if !as_declared && !as_written {
                        return Err(format!("`{name}` has an argument of sort `{}`", world.terms.sig.sort_name(found)));
                    }
                }
                world.terms.app(fun, args)
            }
            Cell::Op(name, parts) => {
                let mut args = Vec::new();
                for one in parts {
                    args.push(part(self, world, *one)?);
                }
                operation(world, name, &args)?
            }
            Cell::Bind(is_forall, number, sort, body) => {
                let sort = sort_named(world, sort)?;
                if !world.terms.sig.is_builtin(sort) {
                    return Err("only variables of builtin sorts are quantified".to_owned());
                }
                let var = world.terms.new_var("q", sort, Role::Goal);
                self.bind(*number, var)?;
                let body = part(self, world, *body)?;
                if world.terms.sort(body) != BOOL || world.terms.has_defined(body) {
                    return Err("what is quantified is no formula of the solver".to_owned());
                }
                let quantifier = if *is_forall { Quantifier::Forall } else { Quantifier::Exists };
                world.terms.quantified(quantifier, var, body)
            }
        };
        self.made[index] = Some(term);
        Ok(term)
    }

    /// As [`Table::term`], of a formula.
    pub fn formula(&mut self, world: &mut World, place: u32) -> Result<Term, String> {
        let formula = self.term(world, place)?;
        match world.terms.sort(formula) == BOOL {
            true => Ok(formula),
            false => Err(format!("term {place} is no formula")),
        }
    }
}

pub fn sort_named(world: &World, name: &str) -> Result<Sort, String> {
    world.terms.sig.sort(name).ok_or_else(|| format!("there is no sort `{name}`"))
}

/// An operation that has no name in the file.
fn operation(world: &mut World, name: &str, args: &[Term]) -> Result<Term, String> {
    let sorts: Vec<Sort> = args.iter().map(|arg| world.terms.sort(*arg)).collect();
    let op = match (name, sorts.as_slice()) {
        ("=", [a, b]) if a == b && world.terms.sig.is_builtin(*a) => Op::Eq,
        ("ite", [BOOL, a, b]) if a == b && world.terms.sig.is_builtin(*a) => Op::Ite,
        ("store", [map, ..]) if world.operation_fits(&Op::Store, &sorts, *map) => Op::Store,
        _ => return Err(format!("no operation `{name}` fits these arguments")),
    };
    Ok(world.terms.builtin(op, args))
}
