//! Forwards, concretely, with the numbers of the machine: whether inputs do reach the target.

use std::sync::Arc;

use selfsame_core::eval::{Bottom, Limits, Machine, Ref, Stop};
use selfsame_core::expr::{Expr, Lit};
use selfsame_core::program::{Program, Size};

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
    let size = machine.program().size();
    Some(match input {
        Read::Number(_) | Read::Char(_) | Read::Line(_) => machine.load(&literal(size, input)?),
        Read::Made(con, inside) => {
            let fields = inside.iter().map(|inside| literal(size, inside)).collect::<Option<Vec<_>>>()?;
            machine.load(&Expr::Con(*con, fields))
        }
    })
}

/// Nothing for a number that no line can be read as, and for more than a line.
fn literal(size: Size, input: &Read) -> Option<Expr> {
    Some(Expr::Lit(match input {
        Read::Number(n) => Lit::Int(i64::try_from(n).ok().filter(|n| size.holds(*n))?),
        Read::Char(c) => Lit::Char(*c),
        Read::Line(line) if line.contains('\n') => return None,
        Read::Line(line) => Lit::Str(line.clone()),
        Read::Made(..) => return None,
    }))
}
