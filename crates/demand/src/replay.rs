//! Forwards, concretely, with 64-bit numbers: whether inputs do reach the target.

use std::sync::Arc;

use selfsame_core::eval::{Bottom, Limits, Machine, Ref, Stop};
use selfsame_core::expr::{Expr, Lit};
use selfsame_core::program::Program;

use crate::code::target_label;
use crate::stream::Read;

/// The run of the inputs: how many steps it took to reach the target, if it did, and how many of them were read.
pub fn replay(program: &Arc<Program>, main: &Expr, inputs: &[Read], steps: u64) -> Option<u64> {
    let limits = Limits { steps, ..Limits::default() };
    let mut machine = Machine::new(program.clone(), limits);
    for input in inputs {
        let input = value(&mut machine, input)?;
        machine.supply(input);
    }
    let run = machine.load(main);
    match machine.whnf(run) {
        Err(Stop::Bottom(Bottom::Label(label))) if label == target_label() => Some(machine.steps()),
        _ => None,
    }
}

fn value(machine: &mut Machine, input: &Read) -> Option<Ref> {
    Some(match input {
        Read::Number(_) | Read::Char(_) | Read::Line(_) => machine.load(&literal(input)?),
        Read::Made(con, inside) => {
            let fields = inside.iter().map(|inside| literal(inside)).collect::<Option<Vec<_>>>()?;
            machine.load(&Expr::Con(*con, fields))
        }
    })
}

fn literal(input: &Read) -> Option<Expr> {
    Some(Expr::Lit(match input {
        Read::Number(n) => Lit::Int(i64::try_from(n).ok()?),
        Read::Char(c) => Lit::Char(*c),
        Read::Line(line) => Lit::Str(line.clone()),
        Read::Made(..) => return None,
    }))
}
