//! The question put to the machine that runs forwards.

use std::time::{Duration, Instant};

use selfsame_core::program::{ConId, Size};
use selfsame_core::types::Type;
use selfsame_core::verdict::Reason;
use selfsame_demand::{Question, target_label};
use selfsame_explore::datum::Datum;
use selfsame_explore::machine::input::NoViews;
use selfsame_explore::reach::{Limit, Options, Reaching, reach};
use selfsame_explore::{Function, Stopped, Syntax};
use selfsame_report::Word;
use selfsame_solver::scalar::Value;

use super::told::{Answer, Run, piped};
use crate::commands::explore::ocaml::Ocaml;
use crate::limits::Allowance;
use crate::options::Reach;

/// A program as a whole.
pub fn program(options: &Reach, question: &Question, deadline: Option<Instant>) -> Answer {
    let (program, main) = (question.program.clone(), &question.main);
    let ty = Type::con("()");
    let nil = program.con_id("[]".into());
    let function = Function { program, expr: main, ty: &ty, is_filtered: false, views: &NoViews, syntax: &Ocaml };
    let file = options.file.display().to_string();
    let end = function.program.con_id(selfsame_ocaml::END.into());
    let is_end = |datum: &Datum| matches!(datum, Datum::Con(con, _) if Some(*con) == end);
    let mut answer = answer(options, &function, deadline, &|found| {
        // After the end there is nothing else to read.
        let is_stream = found.read.iter().skip_while(|datum| !is_end(datum)).all(is_end);
        let read = found.read.iter().filter(|datum| !is_end(datum));
        let inputs: Vec<String> = read.map(|datum| plain(datum, nil)).collect();
        // A number that is too large is not read as one.
        let size = function.program.size();
        let is_read = found.read.iter().all(|datum| is_held(datum, size));
        (is_stream && is_read).then(|| Run { command: piped(&file, &inputs), inputs, steps: found.steps })
    });
    if answer.verdict == Word::Reached && answer.runs.is_empty() {
        answer.verdict = Word::Unknown;
        answer.reason = Some(Reason::Exhausted("inputs were found that go on after their end".to_owned()));
    }
    answer
}

/// A function and its arguments.
pub fn call(options: &Reach, function: &Function<'_>, name: &str, syntax: &dyn Syntax) -> Answer {
    let deadline = Instant::now().checked_add(Duration::from_secs(options.common.timeout));
    answer(options, function, deadline, &|found| {
        let command = syntax.call(name, &found.args);
        Some(Run { command, inputs: found.args.clone(), steps: found.steps })
    })
}

fn answer(
    options: &Reach,
    function: &Function<'_>,
    deadline: Option<Instant>,
    show: &dyn Fn(&selfsame_explore::reach::Found) -> Option<Run>,
) -> Answer {
    let limits = Options {
        depth: options.depth,
        count: options.count,
        steps: 100_000,
        deadline,
        bytes: Allowance::of(&options.common).bytes(),
    };
    let Reaching { found, is_complete, limit, counts } = match reach(function, &target_label(), &limits) {
        Ok(reaching) => reaching,
        Err(why) => {
            let reason = Some(Reason::Unsupported(why.0, None));
            return Answer { verdict: Word::Unknown, reason, runs: Vec::new(), work: Vec::new() };
        }
    };
    let verdict = match () {
        () if !found.is_empty() => Word::Reached,
        () if is_complete => Word::Unreachable,
        () => Word::Unknown,
    };
    let reason = limit.filter(|_| verdict == Word::Unknown).map(|limit| reason(limit, options));
    let work = vec![format!("paths: {}, choices: {}, steps: {}", counts.paths, counts.forks, counts.steps)];
    Answer { verdict, reason, runs: found.iter().filter_map(show).collect(), work }
}

fn reason(limit: Limit, options: &Reach) -> Reason {
    match limit {
        Limit::Stopped(Stopped::Time) => Allowance::of(&options.common).reason(Reason::Timeout(options.common.timeout)),
        Limit::Stopped(Stopped::Memory) => Reason::MemoryLimit(options.common.memory),
        Limit::Stopped(Stopped::Paths | Stopped::Enough) => Reason::Exhausted("the search was ended".to_owned()),
        Limit::Depth => {
            Reason::Exhausted(format!("no input up to depth {} reaches it; larger ones may (--depth)", options.depth))
        }
        Limit::Steps => Reason::Exhausted("a path was too long to be followed".to_owned()),
        Limit::Unsupported(what) => Reason::Unsupported(what, None),
        Limit::Solver(why) => Reason::SolverGaveUp(why),
    }
}

fn is_held(datum: &Datum, size: Size) -> bool {
    match datum {
        Datum::Scalar(Value::Int(n)) => size.holds(*n),
        Datum::Con(_, fields) => fields.iter().all(|field| is_held(field, size)),
        _ => true,
    }
}

/// What is typed for a value that is read.
fn plain(datum: &Datum, nil: Option<ConId>) -> String {
    match datum {
        Datum::Scalar(Value::Int(n)) => n.to_string(),
        Datum::Scalar(Value::Char(c)) => c.to_string(),
        Datum::Scalar(Value::Double(bits)) => f64::from_bits(*bits).to_string(),
        Datum::Con(con, _) if Some(*con) == nil => String::new(),
        Datum::Con(_, fields) => fields.iter().map(|field| plain(field, nil)).collect(),
        _ => String::new(),
    }
}
