//! The question put to the demand-driven engine.

use std::sync::Arc;
use std::time::{Duration, Instant};

use selfsame_core::expr::Expr;
use selfsame_core::program::Program;
use selfsame_core::span::SourceMap;
use selfsame_core::verdict::Reason;
use selfsame_demand::{Options, Question, Read, Verdict, Why, reach};
use selfsame_report::Word;

use super::told::{Answer, Run, piped};
use crate::options::Reach;

pub fn answer(options: &Reach, program: Arc<Program>, main: Expr, sources: &SourceMap, started: Instant) -> Answer {
    let limits = Options {
        count: options.count,
        deadline: started.checked_add(Duration::from_secs(options.common.timeout)),
        trace: options.common.verbose,
        ..Options::default()
    };
    let outcome = reach(&Question { program, main }, &limits);
    let (verdict, reason) = match &outcome.verdict {
        Verdict::Reached => (Word::Reached, None),
        Verdict::Unreachable => (Word::Unreachable, None),
        Verdict::Unknown(why) => (Word::Unknown, Some(reason(why, options))),
    };
    let file = options.file.display().to_string();
    let runs = outcome.found.iter().map(|found| {
        let inputs: Vec<String> = found.inputs.iter().map(plain).collect();
        Run { command: piped(&file, &inputs), inputs, steps: found.steps }
    });
    let runs = runs.collect();
    let statistics = &outcome.statistics;
    let mut work = vec![format!(
        "{} rounds, {} lookups in {} activations, {} questions to the solver",
        statistics.rounds, statistics.lookups, statistics.frames, statistics.checks
    )];
    for line in &outcome.trace {
        let place = line.span.map(|span| sources.file(span.file).line_column(span.start).0);
        let place = place.map(|line| format!(" (line {line})")).unwrap_or_default();
        let indent = "  ".repeat(line.depth as usize);
        work.push(format!("{indent}{}{place} = {}", line.what, line.found));
    }
    Answer { verdict, reason, runs, work }
}

fn reason(why: &Why, options: &Reach) -> Reason {
    match why {
        Why::Time => Reason::Timeout(options.common.timeout),
        Why::Lookups(most) => Reason::Exhausted(format!("no answer within {most} lookups")),
        Why::Unsupported(what) => Reason::Unsupported(what.to_string(), None),
        Why::Solver(why) => Reason::SolverGaveUp(why.clone()),
        Why::Replay => Reason::Exhausted("inputs were found that do not reach it when they are run".to_owned()),
        Why::Knot => Reason::Exhausted("values that are defined by themselves were not followed".to_owned()),
    }
}

fn plain(read: &Read) -> String {
    match read {
        Read::Number(n) => n.to_string(),
        Read::Char(c) => c.to_string(),
        Read::Line(line) => line.clone(),
    }
}
