//! The question put to the machine that runs forwards.

use std::time::Instant;

use selfsame_core::program::{ConId, Size};
use selfsame_core::types::Type;
use selfsame_core::verdict::{Reason, Stuck, Verdict};
use selfsame_demand::{Question, target_label};
use selfsame_explore::datum::Datum;
use selfsame_explore::machine::input::NoViews;
use selfsame_explore::reach::{Limit, Options, Reaching, reach};
use selfsame_explore::{Function, Stopped, Syntax};
use selfsame_solver::scalar::Value;

use super::{Answer, Numbers, Run, Settings};
use crate::ocaml::{Ocaml, piped};

/// A program as a whole.
pub fn program(settings: &Settings, question: &Question, deadline: Option<Instant>) -> Answer {
    let (program, main) = (question.program.clone(), &question.main);
    let ty = Type::con("()");
    let nil = program.con_id("[]".into());
    let function = Function { program, expr: main, ty: &ty, is_filtered: false, views: &NoViews, syntax: &Ocaml };
    let file = settings.file.display().to_string();
    let end = function.program.con_id(selfsame_ocaml::END.into());
    let is_end = |datum: &Datum| matches!(datum, Datum::Con(con, _) if Some(*con) == end);
    let mut answer = answer(settings, &function, deadline, &|found| {
        // After the end there is nothing else to read.
        let is_stream = found.read.iter().skip_while(|datum| !is_end(datum)).all(is_end);
        let read = found.read.iter().filter(|datum| !is_end(datum));
        let inputs: Vec<String> = read.map(|datum| plain(datum, nil)).collect();
        // A number that is too large is not read as one, and a line has one end.
        let size = function.program.size();
        let is_read = found.read.iter().all(|datum| is_held(datum, size)) && !inputs.iter().any(|i| i.contains('\n'));
        (is_stream && is_read).then(|| Run { command: piped(&file, &inputs), inputs, steps: found.steps })
    });
    if matches!(&answer.verdict, Verdict::Refuted(runs) if runs.is_empty()) {
        answer.verdict = Verdict::Unknown(Reason::exhausted("inputs were found that nobody can type"));
    }
    answer
}

/// A function and its arguments.
pub fn call(settings: &Settings, function: &Function<'_>, name: &str, syntax: &dyn Syntax) -> Answer {
    let deadline = Instant::now().checked_add(settings.allowance.time());
    answer(settings, function, deadline, &|found| {
        let command = syntax.call(name, &found.args);
        Some(Run { command, inputs: found.args.clone(), steps: found.steps })
    })
}

fn answer(
    settings: &Settings,
    function: &Function<'_>,
    deadline: Option<Instant>,
    show: &dyn Fn(&selfsame_explore::reach::Found) -> Option<Run>,
) -> Answer {
    let limits = Options {
        depth: settings.depth,
        count: settings.count,
        steps: 100_000,
        deadline,
        bytes: settings.allowance.bytes(),
    };
    let Reaching { found, limit, counts, .. } = match reach(function, &target_label(), &limits) {
        Ok(reaching) => reaching,
        Err(why) => return Answer::unknown(Reason::Unsupported(why.0, None)),
    };
    let verdict = match limit {
        _ if !found.is_empty() => Verdict::Refuted(found.iter().filter_map(show).collect()),
        Some(limit) => Verdict::Unknown(reason(limit, settings)),
        None => Verdict::Verified,
    };
    let work = vec![format!("paths: {}, choices: {}, steps: {}", counts.paths, counts.forks, counts.steps)];
    Answer { verdict, work, numbers: Numbers::Exact }
}

fn reason(limit: Limit, settings: &Settings) -> Reason {
    let allowance = settings.allowance;
    match limit {
        Limit::Stopped(Stopped::Time) => allowance.reason(Reason::Timeout(allowance.seconds)),
        Limit::Stopped(Stopped::Memory) => Reason::MemoryLimit(allowance.megabytes),
        Limit::Stopped(Stopped::Paths | Stopped::Enough) => Reason::exhausted("the search was ended"),
        Limit::Depth => {
            let why = format!("no input up to depth {} reaches it", settings.depth);
            Reason::Exhausted(Stuck { why, hint: Some("larger ones may (--depth)".to_owned()), ..Stuck::default() })
        }
        Limit::Steps => Reason::exhausted("a path was too long to be followed"),
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
