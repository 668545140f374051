//! Inputs that are made as they are looked at.
//!
//! An input begins as a hole. Both definitions run; where one needs to know what a hole is before it can say anything, the
//! hole becomes each constructor in turn, with holes for its fields. What nobody looked at is never made, and what fails early
//! is not made in all the ways in which it fails: of the programs that an interpreter is given, those are left that do
//! something.
//!
//! Types with many constructors have more small values than can be tried. A mistake mostly needs few of the
//! constructors, but several times each; so a few are chosen in turn, and the search goes deep with these.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use selfsame_core::program::ConId;
use selfsame_core::types::Type;
use selfsame_explore::datum::Datum;
use selfsame_explore::machine::input::{Constructor, Kind, Types, Views};
use selfsame_solver::scalar::{Sort, Value};

use crate::compare::Difference;
use crate::limits;
use crate::maker::{Maker, NAMES, Random, numbers_within};
use crate::runner::{Runner, Watched};
use crate::trial::smallest;

/// A part of an input.
#[derive(Clone, Debug)]
pub(crate) enum Part {
    Hole(u32),
    Con(ConId, Vec<Part>),
    Whole(Datum),
}

/// An input with holes.
#[derive(Clone, Debug)]
struct Sketch {
    args: Vec<Part>,
    /// The types of its holes, also of those that were filled.
    holes: Vec<Type>,
    names: usize,
    cost: u32,
}

/// How many sketches are tried with all constructors, and how many with each few of them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Budget {
    pub all: usize,
    pub few: usize,
}

/// Tries sketches, the cheapest first.
pub(crate) fn sketches(
    runner: &mut Runner<'_>,
    types: &Types,
    views: &dyn Views,
    budget: Budget,
) -> Option<Difference> {
    let params = runner.params.clone();
    let all = many_of(&params, types, views);
    let maker = Maker { types, views, random: Random(0x5ce7_c4e5), constants: Vec::new(), swarm: None };
    let mut search = Search { runner, maker, few: None };
    let found = search.run(&params, budget.all);
    found.or_else(|| {
        let pairs = all.iter().enumerate().flat_map(|(i, a)| all[i + 1..].iter().map(|b| [*a, *b]));
        pairs.collect::<Vec<_>>().into_iter().find_map(|pair| {
            search.few = Some((pair, all.clone()));
            search.run(&params, budget.few)
        })
    })
}

/// The constructors that values grow by, of the types in the arguments that have many of them.
fn many_of(params: &[Type], types: &Types, views: &dyn Views) -> Vec<ConId> {
    let mut todo: Vec<Type> = params.to_vec();
    let mut found = Vec::new();
    let mut next = 0;
    while next < todo.len() && next < 50 {
        let ty = todo[next].clone();
        next += 1;
        if !views.makers(&ty).is_empty() {
            continue;
        }
        let Ok(kind) = types.kind(&ty) else { continue };
        let Kind::Data(cons) = &*kind else { continue };
        if cons.iter().filter(|con| con.grows).count() >= limits::GROWING_CONSTRUCTORS {
            found.extend(cons.iter().filter(|con| con.grows).map(|con| con.con));
        }
        for field in cons.iter().flat_map(|con| &con.fields) {
            if !todo.contains(field) {
                todo.push(field.clone());
            }
        }
    }
    found.truncate(limits::PAIRED_CONSTRUCTORS);
    found
}

struct Search<'a, 'b> {
    runner: &'a mut Runner<'b>,
    maker: Maker<'a>,
    /// The few constructors chosen, and those among which they were.
    few: Option<([ConId; 2], Vec<ConId>)>,
}

impl Search<'_, '_> {
    /// Best first; it ends because sketches are counted.
    fn run(&mut self, params: &[Type], budget: usize) -> Option<Difference> {
        let args = (0..params.len() as u32).map(Part::Hole).collect();
        let mut all = vec![Sketch { args, holes: params.to_vec(), names: 0, cost: 0 }];
        let mut queue = BinaryHeap::from([Reverse((0, 0))]);
        let mut tried = 0;
        while let Some(Reverse((_, index))) = queue.pop() {
            if tried == budget || self.runner.is_late() {
                return None;
            }
            tried += 1;
            let sketch: Sketch = all[index].clone();
            let watched = [0, 1].map(|side| self.runner.watch(side, &sketch.args));
            let hole = watched.iter().find_map(|watched| match watched {
                Watched::Hole(hole) => Some(*hole),
                _ => None,
            });
            match hole {
                Some(hole) => {
                    // What only one of the two still looks at is less likely to matter.
                    let is_settled = watched.iter().any(|watched| !matches!(watched, Watched::Hole(_)));
                    for next in self.filled(&sketch, hole) {
                        queue.push(Reverse((next.cost + u32::from(is_settled), all.len())));
                        all.push(next);
                    }
                }
                None => {
                    if let Some(found) = self.completed(&sketch, &watched) {
                        return Some(found);
                    }
                }
            }
        }
        None
    }

    /// The difference that shows when holes that only the result has are filled in some way, if there is one.
    fn completed(&mut self, sketch: &Sketch, watched: &[Watched; 2]) -> Option<Difference> {
        let times = match watched {
            [Watched::Nothing, _] | [_, Watched::Nothing] => return None,
            [Watched::Error, Watched::Error] => return None,
            [Watched::Value(left, open), Watched::Value(right, _)] if left == right && !open => return None,
            _ => 2,
        };
        for parts in 1..=times {
            let mut whole = Vec::with_capacity(sketch.args.len());
            for arg in &sketch.args {
                whole.push(self.whole(sketch, arg, parts * 2 - 1)?);
            }
            if let Some(found) = self.runner.differ(&whole) {
                return Some(smallest(self.runner, &mut self.maker, whole, found));
            }
        }
        None
    }

    fn whole(&mut self, sketch: &Sketch, part: &Part, parts: u32) -> Option<Datum> {
        match part {
            Part::Hole(hole) => self.maker.value(&sketch.holes[*hole as usize], parts, 0),
            Part::Con(con, fields) => {
                let fields = fields.iter().map(|field| self.whole(sketch, field, parts)).collect::<Option<_>>()?;
                Some(Datum::Con(*con, fields))
            }
            Part::Whole(datum) => Some(datum.clone()),
        }
    }

    /// The sketch with each thing in the place of a hole that it may be.
    fn filled(&mut self, sketch: &Sketch, hole: u32) -> Vec<Sketch> {
        let ty = sketch.holes[hole as usize].clone();
        let with = |part: Part, cost: u32| {
            let mut next = sketch.clone();
            next.args.iter_mut().for_each(|arg| fill(arg, hole, &part));
            next.cost += cost;
            next
        };
        if ty == Type::string() {
            // Names that are there, and one more.
            let known = NAMES.iter().take(sketch.names + 1).enumerate();
            return known
                .map(|(i, name)| {
                    let next = with(Part::Whole(self.maker.text(name)), i as u32);
                    Sketch { names: next.names.max(i + 1), ..next }
                })
                .collect();
        }
        let is_free = self.maker.views.makers(&ty).is_empty();
        let kind = if is_free { self.maker.types.kind(&ty).ok() } else { None };
        match kind.as_deref() {
            Some(Kind::Data(cons)) => {
                let chosen: Vec<&Constructor> = cons.iter().filter(|con| self.is_chosen(con)).collect();
                chosen
                    .into_iter()
                    .map(|con| {
                        let first = sketch.holes.len() as u32;
                        let fields = (first..).take(con.fields.len()).map(Part::Hole).collect();
                        let mut next = with(Part::Con(con.con, fields), 1);
                        next.holes.extend(con.fields.iter().cloned());
                        next
                    })
                    .collect()
            }
            Some(Kind::Bounded(range)) => {
                let numbers = numbers_within(range).into_iter().zip(0..);
                numbers.map(|(number, cost)| with(Part::Whole(Datum::Scalar(Value::Integer(number))), cost)).collect()
            }
            Some(Kind::Scalar(sort)) => {
                scalars(*sort).into_iter().map(|(value, cost)| with(Part::Whole(Datum::Scalar(value)), cost)).collect()
            }
            _ => {
                let values = (0..3).filter_map(|i| Some((self.maker.value(&ty, i + 1, 0)?, i)));
                let values: Vec<(Datum, u32)> = values.collect();
                values.into_iter().map(|(value, cost)| with(Part::Whole(value), cost)).collect()
            }
        }
    }

    fn is_chosen(&self, con: &Constructor) -> bool {
        match &self.few {
            Some((few, all)) => few.contains(&con.con) || !all.contains(&con.con),
            None => true,
        }
    }
}

/// Small values, with what they cost.
fn scalars(sort: Sort) -> Vec<(Value, u32)> {
    let numbers = [(0, 0), (1, 1), (2, 3), (-1, 3)];
    match sort {
        Sort::Int => numbers.into_iter().map(|(n, cost)| (Value::Int(n), cost)).collect(),
        Sort::Integer => numbers.into_iter().map(|(n, cost)| (Value::Integer(n.into()), cost)).collect(),
        Sort::Char => ['a', 'b', ' ', '0'].into_iter().zip(0..).map(|(c, cost)| (Value::Char(c), cost)).collect(),
        Sort::Double => {
            [0.0, 1.0, 0.5, -1.0].iter().zip(0..).map(|(d, i)| (Value::Double(f64::to_bits(*d)), i)).collect()
        }
        Sort::Bool => [false, true].into_iter().map(|truth| (Value::Bool(truth), 0)).collect(),
    }
}

fn fill(part: &mut Part, hole: u32, with: &Part) {
    match part {
        Part::Hole(number) if *number == hole => *part = with.clone(),
        Part::Hole(_) | Part::Whole(_) => {}
        Part::Con(_, fields) => fields.iter_mut().for_each(|field| fill(field, hole, with)),
    }
}
