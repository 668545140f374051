//! Inputs made up by their types: cheap, and enough for most mistakes.
//!
//! The same types give the same inputs in every run. Those that are tried first are the smallest, and one that tells two
//! definitions apart is made smaller as long as it still does.

use std::sync::Arc;

use rustc_hash::FxHashSet;
use selfsame_core::program::Program;
use selfsame_core::types::Type;
use selfsame_explore::datum::{Datum, Size};
use selfsame_explore::machine::input::{Types, Views};

use crate::compare::Difference;
use crate::limits;
use crate::maker::{Maker, Random};
use crate::runner::Runner;

/// How many inputs are made, and how many parts they have at most.
#[derive(Clone, Debug)]
pub(crate) struct Extent {
    pub inputs: usize,
    pub parts: u32,
    /// Numbers that are tried besides small ones.
    pub constants: Vec<i64>,
    /// For each call.
    pub steps: u64,
}

/// Tries inputs, the smallest first.
pub(crate) fn trial(runner: &mut Runner<'_>, types: &Types, views: &dyn Views, extent: Extent) -> Option<Difference> {
    let params = runner.params.clone();
    let constants = extent.constants.clone();
    runner.steps = extent.steps;
    let mut maker = Maker { types, views, random: Random(SEED), constants, swarm: None };
    let inputs = made_up(&mut maker, &params, &extent, || runner.is_late())?;
    for input in inputs {
        if runner.is_late() {
            return None;
        }
        if let Some(found) = runner.differ(&input) {
            return Some(smallest(runner, &mut maker, input, found));
        }
    }
    None
}

/// Inputs of these types, the smallest first; none when there is no telling what values of one of them are.
pub fn inputs(program: &Arc<Program>, views: &dyn Views, params: &[Type], count: usize, parts: u32) -> Vec<Vec<Datum>> {
    let types = Types::new(program.clone());
    let mut maker = Maker { types: &types, views, random: Random(SEED), constants: Vec::new(), swarm: None };
    made_up(
        &mut maker,
        params,
        &Extent { inputs: count, parts, constants: Vec::new(), steps: limits::CALL_STEPS },
        || false,
    )
    .unwrap_or_default()
}

const SEED: u64 = 0x5e1f_5a3e;

fn made_up(
    maker: &mut Maker<'_>,
    params: &[Type],
    extent: &Extent,
    is_late: impl Fn() -> bool,
) -> Option<Vec<Vec<Datum>>> {
    let mut inputs: Vec<(Size, Vec<Datum>)> = Vec::with_capacity(extent.inputs);
    let mut seen = FxHashSet::default();
    for i in 0..extent.inputs {
        if is_late() {
            return None;
        }
        let parts = 1 + (extent.parts as usize * i / extent.inputs.max(1)) as u32;
        maker.swarm = (i % 2 == 1).then(|| maker.random.next());
        let input = params.iter().map(|ty| maker.value(ty, parts, 0)).collect::<Option<Vec<Datum>>>()?;
        if seen.insert(format!("{input:?}")) {
            inputs.push((size(&input), input));
        }
        if params.is_empty() {
            break;
        }
    }
    inputs.sort_by_key(|(size, _)| *size);
    Some(inputs.into_iter().map(|(_, input)| input).collect())
}

fn size(input: &[Datum]) -> Size {
    let sizes = input.iter().map(Datum::size);
    sizes.fold(Size::default(), |all, one| {
        let (parts, weight) = (all.parts.saturating_add(one.parts), all.weight.saturating_add(one.weight));
        Size { parts, weight }
    })
}

/// Replaces parts of an input by smaller ones as long as it tells the two apart. It ends because inputs get smaller.
pub(crate) fn smallest(
    runner: &mut Runner<'_>,
    maker: &mut Maker<'_>,
    mut input: Vec<Datum>,
    mut found: Difference,
) -> Difference {
    let mut runs = 0;
    let params = runner.params.clone();
    'smaller: loop {
        for at in 0..input.len() {
            for part in maker.smaller(&params[at], &input[at]) {
                let mut next = input.clone();
                next[at] = part;
                if size(&next) >= size(&input) {
                    continue;
                }
                runs += 1;
                if runs > limits::SHRINKING_RUNS || runner.is_late() {
                    return found;
                }
                if let Some(better) = runner.differ(&next) {
                    (input, found) = (next, better);
                    continue 'smaller;
                }
            }
        }
        return found;
    }
}
