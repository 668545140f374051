//! Small inputs, all of them up to a size: a proof is believed after its function has run on them.

use std::sync::Arc;

use selfsame_core::eval::{Bottom, Limits, Machine as Evaluator, Ref, Stop, Value as Seen};
use selfsame_core::expr::{Expr, Label};
use selfsame_core::program::Program;
use selfsame_core::types::Type;
use selfsame_explore::datum::{Built as Made, Datum, Table};
use selfsame_explore::machine::input::{Kind, Types, Views};
use selfsame_solver::scalar::{Sort, Value};

use crate::build::apply;
use crate::limits;

/// Values of types, smallest first.
pub struct Small<'a> {
    program: Arc<Program>,
    types: Types,
    views: &'a dyn Views,
}

impl<'a> Small<'a> {
    pub fn new(program: Arc<Program>, views: &'a dyn Views) -> Small<'a> {
        Small { types: Types::new(program.clone()), program, views }
    }

    /// Values with at most so many constructors inside each other.
    pub fn values(&self, ty: &Type, depth: u32) -> Vec<Datum> {
        if let Some(view) = self.views.view(ty) {
            let inner = self.values(&view.from, depth);
            let made = |of: Datum| Datum::Built(Made::new(view.clone(), of));
            return inner.into_iter().map(made).collect();
        }
        let Ok(kind) = self.types.kind(ty) else { return Vec::new() };
        let mut all: Vec<Datum> = match &*kind {
            Kind::Scalar(sort) => scalars(*sort),
            Kind::Bounded(range) => {
                let is_within = |datum: &Datum| match datum {
                    Datum::Scalar(Value::Integer(number)) => range.contains(number),
                    _ => false,
                };
                let ends = [&range.least, &range.greatest].into_iter().flatten();
                let ends = ends.map(|end| Datum::Scalar(Value::Integer(end.clone())));
                let mut all = scalars(Sort::Integer);
                all.retain(is_within);
                let more: Vec<Datum> = ends.filter(|end| !all.contains(end)).collect();
                all.into_iter().chain(more).collect()
            }
            Kind::Letter => ['a', 'b'].map(|c| Datum::Scalar(Value::Char(c))).into(),
            Kind::Function(params, result) => {
                let constant = |default: Datum| {
                    Datum::Function(Table { arity: params.len(), cases: Vec::new(), default: Box::new(default) })
                };
                self.values(result, depth.saturating_sub(1)).into_iter().map(constant).collect()
            }
            Kind::Data(cons) => {
                let mut all = Vec::new();
                for con in cons.iter().filter(|con| con.fields.is_empty() || depth > 0) {
                    let fields: Vec<Vec<Datum>> = con.fields.iter().map(|ty| self.values(ty, depth - 1)).collect();
                    let built =
                        product(&fields, limits::VALUES * 2).into_iter().map(|fields| Datum::Con(con.con, fields));
                    all.extend(built);
                }
                all
            }
        };
        all.sort_by_key(Datum::size);
        let most = if depth > 2 { limits::VALUES * 2 } else { limits::VALUES };
        all.truncate(most);
        all
    }

    /// Lists of these lengths, where the type is one of lists; else small values.
    pub fn of_lengths(&self, ty: &Type, lengths: &[usize]) -> Vec<Datum> {
        let few = || self.values(ty, 1).into_iter().take(limits::FEW_VALUES).collect();
        let Ok(kind) = self.types.kind(ty) else { return few() };
        let Kind::Data(cons) = &*kind else { return few() };
        let (Some(end), Some(more)) = (
            cons.iter().find(|con| con.fields.is_empty()),
            cons.iter().find(|con| matches!(&con.fields[..], [element, rest] if rest == ty && element != ty)),
        ) else {
            return few();
        };
        let Some(element) = self.values(&more.fields[0], 1).into_iter().next() else { return few() };
        let list = |length: usize| {
            let longer = |rest: Datum, _| Datum::Con(more.con, vec![element.clone(), rest]);
            (0..length).fold(Datum::Con(end.con, Vec::new()), longer)
        };
        lengths.iter().map(|length| list(*length)).collect()
    }

    /// Runs the entry of an instrumented program on combinations of small values. The first that breaks a condition is
    /// given back, with the condition.
    pub fn sweep(&self, entry: &Expr, params: &[Type], runs: usize) -> Option<(Vec<Datum>, Label)> {
        let values: Vec<Vec<Datum>> = params.iter().map(|param| self.values(param, limits::VALUE_DEPTH)).collect();
        self.run_on(entry, &values, runs)
    }

    /// The same on combinations of these values.
    pub fn run_on(&self, entry: &Expr, values: &[Vec<Datum>], runs: usize) -> Option<(Vec<Datum>, Label)> {
        let mut evaluator = Evaluator::new(self.program.clone(), Limits::default());
        for data in product(values, runs) {
            evaluator.set_limits(Limits { steps: limits::SMALL_STEPS, ..Limits::default() });
            let args = data.iter().map(|arg| arg.expr(&self.program)).collect();
            let result = evaluator.load(&apply(entry.clone(), args));
            if let Some(label) = violation(&mut evaluator, result) {
                return Some((data, label));
            }
        }
        None
    }
}

/// The condition that a run breaks, if it breaks one. Where a number overflows, nothing is broken: they have no bounds here.
pub fn violation(evaluator: &mut Evaluator, result: Ref) -> Option<Label> {
    evaluator.take_overflow();
    let ended = ended(evaluator, result);
    if evaluator.take_overflow() {
        return None;
    }
    match ended {
        Some(Stop::Bottom(Bottom::Label(label))) if crate::contract::number(&label).is_some() => Some(label),
        _ => None,
    }
}

/// Evaluates a value all the way; why that ended early, if it did.
pub fn ended(evaluator: &mut Evaluator, result: Ref) -> Option<Stop> {
    let mut todo: Vec<Ref> = vec![result];
    for _ in 0..limits::WHOLE_PARTS {
        match evaluator.whnf(todo.pop()?) {
            Ok(Seen::Con(_, fields)) => todo.extend(fields.into_iter().rev()),
            Ok(_) => {}
            Err(stop) => return Some(stop),
        }
    }
    None
}

/// Whether a value can be evaluated all the way, and has no functions in it.
pub fn is_whole(evaluator: &mut Evaluator, result: Ref) -> bool {
    let mut todo: Vec<Ref> = vec![result];
    for _ in 0..limits::WHOLE_PARTS {
        let Some(next) = todo.pop() else { return true };
        match evaluator.whnf(next) {
            Ok(Seen::Con(_, fields)) => todo.extend(fields),
            Ok(Seen::Function) | Err(_) => return false,
            Ok(_) => {}
        }
    }
    false
}

fn scalars(sort: Sort) -> Vec<Datum> {
    let values: Vec<Value> = match sort {
        Sort::Int => [0, 1, -1, 2, -2, 3, 5].map(Value::Int).into(),
        Sort::Integer => [0, 1, -1, 2, -2, 3].map(|n| Value::Integer(n.into())).into(),
        Sort::Char => ['a', 'b', ' ', '0'].map(Value::Char).into(),
        Sort::Double => [0.0f64, 1.0, -1.0, 0.5].map(|x| Value::Double(x.to_bits())).into(),
        Sort::Bool => [false, true].map(Value::Bool).into(),
    };
    values.into_iter().map(Datum::Scalar).collect()
}

/// One of each, in all combinations, but at most so many: those with the smallest parts first.
fn product(parts: &[Vec<Datum>], most: usize) -> Vec<Vec<Datum>> {
    let mut all = Vec::new();
    if parts.iter().any(Vec::is_empty) {
        return all;
    }
    let furthest: usize = parts.iter().map(|part| part.len() - 1).sum();
    for distance in 0..=furthest {
        chosen(parts, distance, &mut Vec::new(), &mut all, most);
        if all.len() >= most {
            break;
        }
    }
    all
}

fn chosen(parts: &[Vec<Datum>], left: usize, so_far: &mut Vec<Datum>, all: &mut Vec<Vec<Datum>>, most: usize) {
    if all.len() >= most {
        return;
    }
    let Some((first, rest)) = parts.split_first() else {
        if left == 0 {
            all.push(so_far.clone());
        }
        return;
    };
    for (at, datum) in first.iter().enumerate().take(left + 1) {
        so_far.push(datum.clone());
        chosen(rest, left - at, so_far, all, most);
        so_far.pop();
    }
}
