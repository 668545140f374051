//! `selfsame prove FILE.rmt...`

use std::collections::BTreeSet;

use selfsame_ask::{files, prove};
use selfsame_core::diagnostic::Severity;
use selfsame_core::span::SourceMap;
use selfsame_report::html::{self, Block};
use selfsame_report::{Entry, Evidence, Report};
use selfsame_rewrite::outcome::{Counterexample, Direction, GoalResult, Status};
use selfsame_rewrite::proof::ProofNode;
use selfsame_rewrite::{QueryResult, Verdict};
use serde_json::json;

use crate::options::{Prove, Reads};
use crate::{proofs, terminal};

pub fn run(options: Prove) -> u8 {
    let reads = Reads::Unbounded("Int of a rule file is all integers");
    if let Some(why) = options.common.refused_int(reads) {
        return terminal::refuse(&why);
    }
    if let Err(message) = selfsame_solver::version::check() {
        return terminal::refuse(&message);
    }
    let mut sources = SourceMap::default();
    let mut report = Report::new("prove");
    let mut pages = Vec::new();
    let mut failed = false;
    let certify = options.certificate.is_some();
    let mut written = BTreeSet::new();
    let mut read = Vec::new();
    for path in &options.files {
        match files::read(path) {
            Ok(_)
                if path
                    .extension()
                    .is_some_and(|end| ["hs", "lhs", "ml", "smt2"].iter().any(|known| end == *known)) =>
            {
                terminal::refuse(&format!(
                    "{} has no rewrite rules: a program is for `selfsame check`",
                    path.display()
                ));
                failed = true;
            }
            Ok(text) => read.push(sources.add(path.display().to_string(), text)),
            Err(message) => {
                terminal::refuse(&message);
                failed = true;
            }
        }
    }
    let outcomes = match &options.language {
        None => prove::answers(&read, &sources, options.common.allowance(), options.common.crew(), certify),
        Some(_) if failed => Vec::new(),
        Some(language) => {
            let Ok(programs) = <[_; 2]>::try_from(read.clone()) else {
                return terminal::refuse("--language compares two programs: give the old one and the new one");
            };
            let wanted = [Some(language), options.to.as_ref()].into_iter().flatten();
            let languages = match prove::languages(wanted, &mut sources) {
                Ok(languages) => languages,
                Err(message) => return terminal::refuse(&message),
            };
            let asked = prove::Programs { languages, programs, observed: options.observe.clone() };
            read.truncate(1);
            vec![prove::compared(&asked, &sources, options.common.allowance(), certify)]
        }
    };
    for (file, outcome) in read.into_iter().zip(outcomes) {
        let file = sources.file(file);
        let outcome = match outcome {
            Ok(outcome) => outcome,
            Err(reason) => {
                report.entries.push(Entry::unread(&file.path, &reason));
                pages.push(Vec::new());
                continue;
            }
        };
        report.diagnostics.extend(outcome.diagnostics);
        for query in outcome.queries {
            let line = file.line_column(query.span.start).0;
            pages.push(page(&query));
            let saved = match (&options.certificate, &query.certificate) {
                (Some(folder), Some(certificate)) => {
                    let name = prove::certificate::file_name(certificate);
                    let text = serde_json::to_string(certificate);
                    match proofs::save(folder, &name, ".proof.json", text, &mut written) {
                        Ok(path) => Some(path),
                        Err(message) => {
                            terminal::refuse(&message);
                            failed = true;
                            None
                        }
                    }
                }
                _ => None,
            };
            let mut entry = entry(&file.path, line, query, options.common.verbose);
            if let Some(path) = saved {
                entry.details.insert("certificate".into(), path.display().to_string().into());
            }
            report.entries.push(entry);
        }
    }
    terminal::show(&report.render(&sources, terminal::style(&options.common)));
    failed |= !terminal::page(&options.common, || html::page(&report, &pages));
    let wrong = report.diagnostics.iter().any(|d| d.severity == Severity::Error);
    if report.entries.is_empty() && !failed && !wrong {
        terminal::refuse("nothing to prove: no file has a query, such as show-simulation");
    }
    match report.exit_code() {
        _ if failed => 2,
        // After an error some queries were not asked.
        0 if wrong => 3,
        code => code,
    }
}

fn entry(path: &str, line: usize, query: QueryResult, verbose: bool) -> Entry {
    let mut details = serde_json::Map::new();
    details.insert("query".into(), json!(query.kind));
    if !query.goals.is_empty() {
        details.insert("goals".into(), json!(query.goals));
    }
    if let Verdict::Refuted(counterexample) = &query.verdict {
        details.insert("counterexample".into(), json!(counterexample));
    }
    if query.goals.is_empty() {
        details.insert("output".into(), json!(query.text));
    }
    // An instance was run; that there is no solution is the solver's word.
    let is_run = matches!(&query.verdict, Verdict::Refuted(Counterexample::Instance(_)));
    let entry = Entry { verdict: query.verdict.in_words(), ..Entry::new(&query.name, path, line) };
    let mut text = format!("{:<9} {path}:{line} {}", entry.word(), title(&query));
    if let Some(reason) = entry.verdict.reason() {
        text += &format!("\n    {reason}");
    }
    for line in query.text.lines() {
        text += &format!("\n    {line}");
    }
    for assumption in &query.assumptions {
        text += &format!("\n    assuming that {assumption}");
    }
    if verbose {
        for goal in &query.goals {
            text += &tree(goal);
        }
        text += &format!("\n    {:.0} ms", query.time_ms);
    }
    Entry {
        evidence: entry.verdict.is_known().then_some(if is_run { Evidence::Replayed } else { Evidence::Solver }),
        time_ms: query.time_ms,
        assumptions: query.assumptions,
        details,
        text,
        ..entry
    }
}

fn title(query: &QueryResult) -> String {
    match query.goals.is_empty() {
        true => format!("{} {}", query.kind, query.name).trim_end().to_owned(),
        false => query.name.clone(),
    }
}

fn goal_name(goal: &GoalResult) -> String {
    let reversed = if goal.direction == Direction::Backward { ", reversed" } else { "" };
    let found = if goal.found { ", found" } else { "" };
    format!("goal {}{reversed}{found}", goal.number)
}

/// The proof tree of a goal, for `-v`.
fn tree(goal: &GoalResult) -> String {
    let (Status::Proved { proof } | Status::Relative { proof, .. }) = &goal.status else { return String::new() };
    let mut lines = String::new();
    proof.write(1, &mut lines);
    let lines: String = lines.lines().map(|line| format!("\n    {line}")).collect();
    format!("\n    proof of {}{lines}", goal_name(goal))
}

/// What the page of `--html` shows of a query.
fn page(query: &QueryResult) -> Vec<Block> {
    if query.goals.is_empty() {
        return vec![Block::Code(query.text.trim_end().to_owned())];
    }
    query.goals.iter().map(goal_block).collect()
}

fn goal_block(goal: &GoalResult) -> Block {
    let mut children = vec![
        Block::Code(goal.left.clone()),
        Block::Text("is simulated by".to_owned()),
        Block::Code(goal.right.clone()),
        Block::Text("if".to_owned()),
        Block::Code(goal.condition.clone()),
    ];
    let word = match &goal.status {
        Status::Proved { proof } => {
            children.push(node_block(proof, &format!("proof: STEP × {}", proof.steps)));
            "proved"
        }
        Status::Relative { proof, missing } => {
            let missing: Vec<String> = missing.iter().map(usize::to_string).collect();
            children.push(Block::Text(format!("It rests on goal {}, which is not proved.", missing.join(", "))));
            children.push(node_block(proof, &format!("proof: STEP × {}", proof.steps)));
            "not proved"
        }
        Status::Assumed => "assumed",
        Status::Failed { failure } => {
            children.push(Block::Text(format!("Not proved: {}.", failure.reason.text())));
            children.push(Block::Code(failure.left.clone()));
            children.push(Block::Text("if".to_owned()));
            children.push(Block::Code(failure.condition.clone()));
            if !failure.instance.is_empty() {
                children.push(Block::Text("for example".to_owned()));
                children.push(Block::Facts(failure.instance.clone()));
            }
            "not proved"
        }
    };
    let mut open = word != "proved";
    if let Some(counterexample) = &goal.counterexample {
        open = true;
        children.push(Block::Text("It is false: an instance was run, with".to_owned()));
        children.push(Block::Facts([counterexample.values.as_slice(), &counterexample.functions].concat()));
        children.push(Block::Text("The left side ends in".to_owned()));
        children.push(Block::Code(counterexample.left.clone()));
        children.push(Block::Text("and the right side in".to_owned()));
        children.push(Block::Code(counterexample.right.join("\n")));
    }
    Block::Fold { title: format!("{}: {word}", goal_name(goal)), good: word == "proved", open, children }
}

fn node_block(node: &ProofNode, title: &str) -> Block {
    let mut children = vec![Block::Code(node.left.clone())];
    for discharge in &node.discharged {
        let steps = discharge.right_steps;
        let condition = if discharge.condition == "true" { "" } else { ", if" };
        children.push(Block::Text(format!("{} after {steps} steps of the right side{condition}", discharge.by)));
        if !condition.is_empty() {
            children.push(Block::Code(discharge.condition.clone()));
        }
        children.push(Block::Code(discharge.right.clone()));
    }
    for branch in &node.branches {
        let steps = format!("STEP × {}", branch.steps);
        let title = match branch.condition.as_str() {
            "" => steps,
            condition => format!("{steps} if {condition}"),
        };
        children.push(node_block(branch, &title));
    }
    Block::Fold { title: title.to_owned(), good: true, open: false, children }
}
