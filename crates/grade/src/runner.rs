//! Both definitions run on one input by the concrete evaluator.

use std::time::Instant;

use selfsame_core::effort;
use selfsame_core::eval::{Limits, Machine, Ref, Stop, Value};
use selfsame_core::expr::{Expr, Label, LabelKind};
use selfsame_core::program::ConId;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;
use selfsame_core::value::{Cut, print};
use selfsame_equiv::Differs;
use selfsame_explore::datum::Datum;
use selfsame_explore::{Place, syntax};

use crate::compare::{Comparison, Difference, Sample, signature};
use crate::endless::is_endless;
use crate::limits;
use crate::sketch::Part;

/// What a call gives that never answers.
const NEVER: &str = "never answers";

/// Both sides, loaded.
pub(crate) struct Runner<'a> {
    question: &'a Comparison<'a>,
    machine: Machine,
    functions: [Ref; 2],
    /// What must be true of arguments.
    conditions: Vec<Ref>,
    pub params: Vec<Type>,
    /// Allowed for one call.
    pub steps: u64,
    result: Type,
    /// Failures that stand for holes, and their names.
    holes: Vec<(Ref, Symbol)>,
    deadline: Instant,
}

/// What a call was seen to give.
#[derive(Clone, Debug, PartialEq)]
enum Seen {
    /// All of it.
    Value(String),
    /// A part of it is an error.
    Error,
    /// There was no answer in the steps allowed.
    Silent,
    /// Another limit was reached.
    Nothing,
}

/// What a call with holes in its arguments was seen to give.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Watched {
    /// The call must know what this hole is.
    Hole(u32),
    /// What it gives, holes included, and whether there are any.
    Value(String, bool),
    Error,
    /// A limit was reached.
    Nothing,
}

impl<'a> Runner<'a> {
    pub fn new(question: &'a Comparison<'a>, sample: &Sample, deadline: Instant) -> Runner<'a> {
        let (params, result) = signature(&sample.ty);
        let mut machine = Machine::new(question.program.clone(), Limits::default());
        let functions = sample.sides.each_ref().map(|side| machine.load(side));
        let conditions = question.contract.conditions.iter();
        let conditions = conditions.map(|condition| machine.load(&condition.function)).collect();
        Runner {
            question,
            machine,
            functions,
            conditions,
            params,
            steps: limits::CALL_STEPS,
            result,
            holes: Vec::new(),
            deadline,
        }
    }

    /// Whether no more is to be run.
    pub fn is_late(&self) -> bool {
        effort::is_late(Some(self.deadline))
    }

    /// The difference on an input, if there surely is one: two values with errors in them may still be the same.
    pub fn differ(&mut self, args: &[Datum]) -> Option<Difference> {
        if !self.are_values(args) || !self.are_within(args) {
            return None;
        }
        self.machine.take_overflow();
        let seen = [self.see(0, args), self.see(1, args)];
        if matches!(seen[0], Seen::Value(_)) || !self.question.contract.is_reference {
            self.question.seen.is_asked.set(true);
        }
        if self.question.contract.is_reference && seen[0] == Seen::Error {
            if matches!(seen[1], Seen::Value(_)) {
                self.question.seen.is_freer.set(true);
            }
            return None;
        }
        if let [Seen::Value(_), Seen::Silent] = &seen {
            return self.silent(args);
        }
        let is_different = match &seen {
            [Seen::Value(left), Seen::Value(right)] => left != right,
            [Seen::Value(_), Seen::Error] | [Seen::Error, Seen::Value(_)] => true,
            _ => false,
        };
        let has_overflowed = self.machine.take_overflow();
        let has_values = seen.iter().all(|seen| matches!(seen, Seen::Value(_)));
        let differs = match has_overflowed {
            true => Differs::Overflow,
            false if has_values => Differs::Value,
            false => Differs::Definedness,
        };
        let told = is_different.then(|| self.told(args, seen, differs))?;
        if has_overflowed {
            // There may be a difference that has nothing to do with that.
            self.question.note_overflow(told);
            return None;
        }
        Some(told)
    }

    /// The difference to a call that gives no answer, if it is certain that it never will.
    fn silent(&mut self, args: &[Datum]) -> Option<Difference> {
        let question = self.question;
        let (sample, looked_at) = (question.sample.as_ref()?, question.seen.silent_inputs.get());
        if looked_at == limits::ENDLESS_INPUTS || self.machine.take_overflow() {
            return None;
        }
        question.seen.silent_inputs.set(looked_at + 1);
        let exprs: Vec<Expr> = args.iter().map(|arg| arg.expr(&question.program)).collect();
        let side = &sample.sides[1];
        let call = if exprs.is_empty() { side.clone() } else { Expr::App(Box::new(side.clone()), exprs) };
        let is_endless = is_endless(&question.program, &call);
        let Difference::Call { args, results: [expected, _], .. } =
            self.told(args, [Seen::Nothing, Seen::Nothing], Differs::Divergence)
        else {
            return None;
        };
        let actual = if is_endless { NEVER } else { "no answer" };
        let told = Difference::Call { args, results: [expected, actual.to_owned()], differs: Differs::Divergence };
        if is_endless {
            return Some(told);
        }
        question.seen.silent.borrow_mut().get_or_insert(told);
        None
    }

    /// Whether the conditions are true of arguments.
    fn are_within(&mut self, args: &[Datum]) -> bool {
        let conditions = self.conditions.clone();
        conditions.into_iter().all(|condition| {
            self.limited();
            let args: Vec<Ref> = args.iter().map(|arg| self.datum(arg)).collect();
            let call =
                if args.is_empty() { self.machine.share(condition) } else { self.machine.apply(condition, &args) };
            args.into_iter().for_each(|arg| self.machine.release(arg));
            let is_true = self.question.program.con_id("True".into());
            let holds = match self.machine.whnf(call) {
                Ok(Value::Con(con, _)) => Some(con) == is_true,
                _ => false,
            };
            self.machine.release(call);
            holds
        })
    }

    /// Whether functions that are to make arguments do so: what fails is no input.
    fn are_values(&mut self, args: &[Datum]) -> bool {
        self.limited();
        args.iter().filter(|arg| arg.is_built()).all(|arg| {
            let value = self.datum(arg);
            let mut todo = vec![value];
            let mut parts = 0;
            while let Some(value) = todo.pop() {
                parts += 1;
                match self.machine.whnf(value) {
                    Ok(Value::Con(_, fields)) if parts < limits::RESULT_PARTS => todo.extend(fields),
                    Ok(Value::Con(..)) | Err(_) => return false,
                    Ok(_) => {}
                }
            }
            true
        })
    }

    fn limited(&mut self) {
        self.machine.set_limits(Limits { steps: self.steps, bytes: limits::CALL_BYTES, ..Limits::default() });
    }

    fn apply(&mut self, side: usize, args: &[Datum]) -> Ref {
        self.limited();
        let args: Vec<Ref> = args.iter().map(|arg| self.datum(arg)).collect();
        self.applied(side, args)
    }

    fn applied(&mut self, side: usize, args: Vec<Ref>) -> Ref {
        let function = self.functions[side];
        if args.is_empty() {
            return self.machine.share(function);
        }
        let call = self.machine.apply(function, &args);
        args.into_iter().for_each(|arg| self.machine.release(arg));
        call
    }

    fn datum(&mut self, datum: &Datum) -> Ref {
        match datum {
            Datum::Con(con, fields) => {
                let fields = fields.iter().map(|field| self.datum(field)).collect();
                self.con(*con, fields)
            }
            Datum::Scalar(value) if let Some(lit) = value.lit() => self.machine.lit(&lit),
            other => {
                let program = self.question.program.clone();
                self.machine.load(&other.expr(&program))
            }
        }
    }

    fn con(&mut self, con: ConId, fields: Vec<Ref>) -> Ref {
        let value = self.machine.con(con, &fields);
        fields.into_iter().for_each(|field| self.machine.release(field));
        value
    }

    fn part(&mut self, part: &Part) -> Ref {
        match part {
            Part::Hole(hole) => self.hole(*hole as usize),
            Part::Con(con, fields) => {
                let fields = fields.iter().map(|field| self.part(field)).collect();
                self.con(*con, fields)
            }
            Part::Whole(datum) => self.datum(datum),
        }
    }

    fn hole(&mut self, hole: usize) -> Ref {
        while self.holes.len() <= hole {
            let name = Symbol::new(&format!("hole {}", self.holes.len()));
            let gap = self.machine.load(&Expr::Bottom(Label::new(LabelKind::Unsupported, name)));
            self.holes.push((gap, name));
        }
        let (gap, _) = self.holes[hole];
        self.machine.share(gap)
    }

    /// Runs one side on arguments with holes.
    pub fn watch(&mut self, side: usize, args: &[Part]) -> Watched {
        let args: Vec<Ref> = args.iter().map(|arg| self.part(arg)).collect();
        let call = self.applied(side, args);
        self.machine.set_limits(Limits { steps: limits::SKETCH_STEPS, bytes: limits::CALL_BYTES, ..Limits::default() });
        let mut text = String::new();
        let mut is_open = false;
        let mut todo = vec![(call, 0)];
        let mut parts = 0;
        let mut seen = None;
        while let Some((value, depth)) = todo.pop() {
            parts += 1;
            seen = match self.machine.whnf(value) {
                _ if parts > limits::RESULT_PARTS => Some(Watched::Nothing),
                Ok(Value::Con(con, fields)) => {
                    text += &format!("{}(", con.0);
                    todo.extend(fields.into_iter().rev().map(|field| (field, depth + 1)));
                    None
                }
                Ok(other) => {
                    text += &format!("{other:?},");
                    None
                }
                Err(Stop::Bottom(_) | Stop::Loop) => Some(Watched::Error),
                Err(Stop::Unsupported(why)) => match self.holes.iter().position(|(_, name)| *name == why) {
                    Some(hole) if depth <= limits::HOLE_DEPTH => Some(Watched::Hole(hole as u32)),
                    Some(hole) => {
                        is_open = true;
                        text += &format!("_{hole},");
                        None
                    }
                    None => Some(Watched::Nothing),
                },
                Err(_) => Some(Watched::Nothing),
            };
            self.machine.release(value);
            if seen.is_some() {
                break;
            }
        }
        todo.into_iter().for_each(|(value, _)| self.machine.release(value));
        seen.unwrap_or(Watched::Value(text, is_open))
    }

    fn see(&mut self, side: usize, args: &[Datum]) -> Seen {
        let value = self.apply(side, args);
        let mut text = String::new();
        let cut = Cut { elements: 1000, parts: 5000, depth: 1000 };
        let printed = print(&mut self.machine, value, &self.result, cut, &mut text);
        self.machine.release(value);
        match printed {
            Ok(printed) => match printed.stop {
                None if printed.cut => Seen::Nothing,
                None => Seen::Value(text),
                Some(Stop::Bottom(_) | Stop::Loop) => Seen::Error,
                Some(Stop::Steps) => Seen::Silent,
                Some(_) => Seen::Nothing,
            },
            Err(_) => Seen::Nothing,
        }
    }

    /// The difference in source syntax.
    fn told(&mut self, args: &[Datum], seen: [Seen; 2], differs: Differs) -> Difference {
        let question = self.question;
        let mut results = [0, 1].map(|side| {
            let value = self.apply(side, args);
            let (text, stop) = question.syntax.value(&mut self.machine, value, &self.result, Place::Alone);
            self.machine.release(value);
            match stop {
                None => text,
                Some(stop) => format!("error: {}", question.syntax.failure(&mut self.machine, &stop)),
            }
        });
        if results[0] == results[1] {
            // The program shows different values alike.
            for (result, seen) in results.iter_mut().zip(seen) {
                if let Seen::Value(text) = seen {
                    *result = text;
                }
            }
        }
        self.limited();
        let params = self.params.clone();
        let texts = args.iter().zip(&params);
        let args = texts
            .map(|(arg, ty)| syntax::datum(question.syntax, &mut self.machine, arg, ty, Place::Argument))
            .collect();
        Difference::Call { args, results, differs }
    }
}
