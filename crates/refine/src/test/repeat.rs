//! Calls that never end because they make themselves again: what a pure function does once, it does again.

use std::sync::Arc;

use selfsame_core::eval::{Limits, Machine as Evaluator, Stop};
use selfsame_core::expr::{Expr, Label, Local};
use selfsame_core::inhabit::constants;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;

use selfsame_explore::datum::Datum;
use selfsame_solver::scalar::Value;

use super::{Counterexample, Finding, Testing, Text, arity};
use crate::build::{Builder, Built, apply, both, not, truth, var};
use crate::contract::{Contract, Duties, Duty, Part, Side};
use crate::instrument::{Instrumented, Subject, source_name};
use crate::limits;
use crate::logic::nowhere;
use crate::modular::circle;
use crate::refined::Refined;
use crate::small::Small;

impl Testing<'_> {
    /// A small input on which a function makes the same call again before it gives anything.
    pub fn repeats(&self, subject: &Subject, refined: &Refined) -> Built<Option<Counterexample>> {
        if self.specs.may_run_for_ever(subject.global) {
            return Ok(None);
        }
        let mut builder = Builder::new(self.program.clone(), self.specs, self.names);
        let mut duties = Duties::default();
        let circle = circle(self.program, subject.global);
        let watched = match circle.is_empty() {
            true => watched(&mut builder, subject, &mut duties)?,
            false => watched_together(&mut builder, subject, &circle, &mut duties)?,
        };
        let Some(watched) = watched else { return Ok(None) };
        let refined = refined.without_result();
        let contract = Contract {
            of: subject.global,
            refined: &refined,
            dictionaries: 0,
            passes_dictionaries: false,
            args: Side::Assume,
            result: Side::Assert,
            at: None,
        };
        let unused = vec![Symbol::new("p"); refined.predicates()];
        let function = apply(Expr::Global(watched), subject.dictionaries.clone());
        let function = crate::build::lambda(builder.locals(&unused), function);
        let entry = builder.guarded(&contract, function, &mut duties)?;
        let (params, result) = refined.params();
        let params: Vec<Type> = params.iter().map(|(_, refined)| refined.ty()).collect();
        let program = Arc::new(builder.program);
        let small = Small::new(program.clone(), self.views);
        // Beside small numbers those that the code speaks of, and what is next to them.
        let spoken_of = constants(&program, &[&entry]);
        let near: Vec<i64> = spoken_of.into_iter().flat_map(|n| [n.wrapping_add(1), n.wrapping_sub(1), n]).collect();
        let near = |ty: &Type| match *ty == Type::int() {
            true => near.iter().map(|n| Datum::Scalar(Value::Int(*n))).take(limits::VALUES).collect(),
            false => small.values(ty, 2),
        };
        let few: Vec<Vec<Datum>> = params.iter().map(near).collect();
        let found = small.sweep(&entry, &params, limits::PROVED_RUNS);
        let Some((data, label)) = found.or_else(|| small.run_on(&entry, &few, limits::LIST_RUNS)) else {
            return Ok(None);
        };
        let is_it = crate::contract::number(&label).and_then(|at| duties.0.get(at));
        if is_it.is_none_or(|duty| duty.part != Part::Repeats) {
            return Ok(None);
        }
        let instrumented = Instrumented {
            entry,
            duties,
            symbolic: Vec::new(),
            callees: Vec::new(),
            trusted: Vec::new(),
            overloaded: Vec::new(),
            locals: rustc_hash::FxHashMap::default(),
            metric: Vec::new(),
            is_alone: true,
        };
        let finding = Finding {
            testing: self,
            subject,
            instrumented: &instrumented,
            program: program.clone(),
            params: &params,
            result: result.ty(),
            found: None,
            broken: Vec::new(),
            unsupported: None,
        };
        // The function as it is must not come to an end either.
        let mut evaluator = Evaluator::new(program, Limits::default());
        evaluator.set_limits(Limits { steps: limits::REPLAY_STEPS, ..Limits::default() });
        let call = evaluator.load(&finding.original(&data));
        if !matches!(evaluator.whnf(call), Err(stop) if !matches!(stop, Stop::Bottom(_))) {
            return Ok(None);
        }
        let mut text = Text { testing: self, evaluator: &mut evaluator };
        Ok(Some(Counterexample {
            call: text.call(subject.global, &data, &params),
            result: "diverges".to_owned(),
            violates: source_name(subject.global).to_owned(),
            part: Part::Repeats,
            refinement: None,
            path: Vec::new(),
            blame: Vec::new(),
            suggest: Vec::new(),
            at: None,
            more: Vec::new(),
        }))
    }
}

/// A copy of the function that minds calls of itself with the arguments that it has itself.
fn watched(builder: &mut Builder<'_>, subject: &Subject, duties: &mut Duties) -> Built<Option<Symbol>> {
    let Some(id) = builder.program.global_id(subject.global) else { return Ok(None) };
    let Ok(code) = builder.program.global(id).code.expr() else { return Ok(None) };
    let mut inner = &*code;
    while let Expr::At(_, next) = inner {
        inner = next;
    }
    let Expr::Lam(params, body) = inner else { return Ok(None) };
    if params.len() != subject.dictionaries.len() + arity(&subject.ty) {
        return Ok(None);
    }
    if !body.any(&mut |part| matches!(part, Expr::Global(name) if *name == subject.global)) {
        return Ok(None);
    }
    let mut types = vec![None; subject.dictionaries.len()];
    let mut rest = &subject.ty;
    while let Some((from, to)) = rest.as_fun() {
        types.push(Some(from.clone()));
        rest = to;
    }
    let name = Symbol::new(&format!("$watched.{}", subject.global));
    let duty = Duty { of: subject.global, part: Part::Repeats, refinement: None, frame: None, at: None };
    let label = duties.add(duty);
    let watch = Watch { of: subject.global, name, params, types: &types, label };
    let body = watch.expr(builder, body)?;
    let ty = builder.program.global(id).ty.clone();
    builder.add(name, Expr::Lam(params.clone(), Box::new(body)), ty);
    Ok(Some(name))
}

/// Copies of functions that call each other, which are given what the first call was given, and mind when it is made again.
fn watched_together(
    builder: &mut Builder<'_>,
    subject: &Subject,
    circle: &[Symbol],
    duties: &mut Duties,
) -> Built<Option<Symbol>> {
    if !subject.dictionaries.is_empty() {
        return Ok(None);
    }
    let mut types = Vec::new();
    let mut rest = &subject.ty;
    while let Some((from, to)) = rest.as_fun() {
        types.push(from.clone());
        rest = to;
    }
    let at = None;
    let duty = Duty { of: subject.global, part: Part::Repeats, refinement: None, frame: None, at };
    let label = duties.add(duty);
    let mut together = Together { of: subject.global, types: &types, members: Vec::new(), first: Vec::new(), label };
    let mut bodies = Vec::new();
    for member in circle {
        let Some(id) = builder.program.global_id(*member) else { return Ok(None) };
        let Ok(code) = builder.program.global(id).code.expr() else { return Ok(None) };
        let mut inner = &*code;
        while let Expr::At(_, next) = inner {
            inner = next;
        }
        let Expr::Lam(params, body) = inner else { return Ok(None) };
        if *member == subject.global && params.len() != types.len() {
            return Ok(None);
        }
        together.members.push((*member, params.len()));
        bodies.push((*member, params.clone(), body.clone(), builder.program.global(id).ty.clone()));
    }
    for (member, params, body, ty) in bodies {
        together.first = builder.locals(&vec![Symbol::new("first"); types.len()]);
        let body = together.expr(builder, &body)?;
        let all = together.first.iter().copied().chain(params).collect();
        builder.add(together.name(member), Expr::Lam(all, Box::new(body)), ty);
    }
    let name = Symbol::new(&format!("$watched.{}", subject.global));
    let params = builder.locals(&vec![Symbol::new("first"); types.len()]);
    let args = params.iter().chain(&params).copied().map(var).collect();
    let entry = Expr::Lam(params, Box::new(apply(Expr::Global(together.name(subject.global)), args)));
    builder.add(name, entry, subject.ty.clone());
    Ok(Some(name))
}

struct Together<'w> {
    of: Symbol,
    types: &'w [Type],
    /// With how many parameters they have.
    members: Vec<(Symbol, usize)>,
    /// What the first call was given.
    first: Vec<Local>,
    label: Label,
}

impl Together<'_> {
    fn name(&self, member: Symbol) -> Symbol {
        Symbol::new(&format!("$watched in {}.{member}", self.of))
    }

    fn expr(&self, builder: &mut Builder<'_>, expr: &Expr) -> Built<Expr> {
        let mut wrong = None;
        let made = expr.map_parts(|part| {
            self.expr(builder, part).unwrap_or_else(|why| {
                wrong.get_or_insert(why);
                part.clone()
            })
        });
        if let Some(wrong) = wrong {
            return Err(wrong);
        }
        let Expr::App(head, args) = &made else { return Ok(made) };
        let Expr::Global(name) = bare(head) else { return Ok(made) };
        if !self.members.contains(&(*name, args.len())) {
            return Ok(made);
        }
        let all = self.first.iter().copied().map(var).chain(args.iter().cloned()).collect();
        let again = apply(Expr::Global(self.name(*name)), all);
        if *name != self.of {
            return Ok(again);
        }
        let mut same = truth(true);
        for ((arg, first), ty) in args.iter().zip(&self.first).zip(self.types) {
            let Ok(equal) = builder.equal(ty, var(*first), arg.clone(), nowhere()) else { return Ok(again) };
            same = both(equal, same);
        }
        Ok(Expr::Assert(Box::new(not(same)), Box::new(again), self.label.clone()))
    }
}

struct Watch<'w> {
    of: Symbol,
    name: Symbol,
    params: &'w [Local],
    /// None for dictionaries.
    types: &'w [Option<Type>],
    label: Label,
}

impl Watch<'_> {
    fn expr(&self, builder: &mut Builder<'_>, expr: &Expr) -> Built<Expr> {
        let mut wrong = None;
        let made = expr.map_parts(|part| {
            self.expr(builder, part).unwrap_or_else(|why| {
                wrong.get_or_insert(why);
                part.clone()
            })
        });
        if let Some(wrong) = wrong {
            return Err(wrong);
        }
        let Expr::App(head, args) = &made else { return Ok(made) };
        if !matches!(&**head, Expr::Global(name) if *name == self.of) || args.len() != self.params.len() {
            return Ok(made);
        }
        let again = apply(Expr::Global(self.name), args.clone());
        Ok(match self.same(builder, args) {
            Some(same) => Expr::Assert(Box::new(not(same)), Box::new(again), self.label.clone()),
            None => again,
        })
    }

    /// Whether these are the arguments that the function has, where that can be told.
    fn same(&self, builder: &mut Builder<'_>, args: &[Expr]) -> Option<Expr> {
        let mut all = truth(true);
        for ((arg, param), ty) in args.iter().zip(self.params).zip(self.types) {
            if matches!(bare(arg), Expr::Local(local) if local.id == param.id) {
                continue;
            }
            let equal = builder.equal(ty.as_ref()?, var(*param), arg.clone(), nowhere()).ok()?;
            all = both(equal, all);
        }
        Some(all)
    }
}

fn bare(expr: &Expr) -> &Expr {
    match expr {
        Expr::At(_, inner) => bare(inner),
        expr => expr,
    }
}
