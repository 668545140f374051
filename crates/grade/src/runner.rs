//! Both definitions run on one input by the concrete evaluator.

use selfsame_core::eval::{Limits, Machine, Ref, Stop};
use selfsame_core::types::Type;
use selfsame_core::value::{Cut, print};
use selfsame_explore::datum::Datum;
use selfsame_explore::{Place, syntax};

use crate::compare::{Comparison, Difference, Sample, signature};

/// Both sides, loaded.
pub(crate) struct Runner<'a> {
    question: &'a Comparison<'a>,
    machine: Machine,
    functions: [Ref; 2],
    pub params: Vec<Type>,
    result: Type,
}

/// What a call was seen to give.
#[derive(Clone, Debug, PartialEq)]
enum Seen {
    /// All of it.
    Value(String),
    /// A part of it is an error.
    Error,
    /// A limit was reached.
    Nothing,
}

/// Steps and memory for one call.
const STEPS: u64 = 200_000;
const BYTES: usize = 256 << 20;

impl<'a> Runner<'a> {
    pub fn new(question: &'a Comparison<'a>, sample: &Sample) -> Runner<'a> {
        let (params, result) = signature(&sample.ty);
        let mut machine = Machine::new(question.program.clone(), Limits::default());
        let functions = sample.sides.each_ref().map(|side| machine.load(side));
        Runner { question, machine, functions, params, result }
    }

    /// The difference on an input, if there surely is one: two values with errors in them may still be the same.
    pub fn differ(&mut self, args: &[Datum]) -> Option<Difference> {
        let seen = [self.see(0, args), self.see(1, args)];
        let is_different = match &seen {
            [Seen::Value(left), Seen::Value(right)] => left != right,
            [Seen::Value(_), Seen::Error] | [Seen::Error, Seen::Value(_)] => true,
            _ => false,
        };
        is_different.then(|| self.told(args, seen))
    }

    fn limited(&mut self) {
        self.machine.set_limits(Limits { steps: STEPS, bytes: BYTES, ..Limits::default() });
    }

    fn apply(&mut self, side: usize, args: &[Datum]) -> Ref {
        self.limited();
        let program = self.question.program.clone();
        let args: Vec<Ref> = args.iter().map(|arg| self.machine.load(&arg.expr(&program))).collect();
        let function = self.functions[side];
        if args.is_empty() { self.machine.share(function) } else { self.machine.apply(function, &args) }
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
                Some(_) => Seen::Nothing,
            },
            Err(_) => Seen::Nothing,
        }
    }

    /// The difference in source syntax.
    fn told(&mut self, args: &[Datum], seen: [Seen; 2]) -> Difference {
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
        Difference::Call { args, results }
    }
}
