//! Counterexamples and proofs in words.

use std::collections::BTreeSet;
use std::path::Path;

use selfsame_ask::assumptions::no_overflow;
use selfsame_ask::check::{Answer, Help, Task};
use selfsame_core::span::SourceMap;
use selfsame_core::types::base_name;
use selfsame_core::verdict::Verdict;
use selfsame_equiv::{Counterexample, Differs, Explained, How, Outcome, Step, Uses};
use selfsame_report::highlight::Definitions;
use selfsame_report::html::Block;
use selfsame_report::proof::{Line, Proof, Sign, Theorem, Why};
use selfsame_report::whole::Tally;
use selfsame_report::{Entry, Evidence};
use serde_json::{Map, Value, json};

use crate::question::Shows;

/// What is reported, and its part of the page, on which it has this number.
pub fn entry(task: &Task, answer: &Answer, shows: Shows, number: usize, sources: &SourceMap) -> (Entry, Vec<Block>) {
    let name = &task.item.name;
    let mut entry = Entry {
        time_ms: answer.time.as_secs_f64() * 1000.0,
        evidence: match &answer.verdict {
            Verdict::Verified => Some(Evidence::Certified),
            Verdict::Refuted(_) => Some(Evidence::Replayed),
            Verdict::Unknown(_) => None,
        },
        assumptions: task.assumptions(answer.if_no_overflow, answer.bottoms()),
        verdict: answer.verdict.in_words(),
        ..Entry::new(name, task.path.display().to_string(), task.line)
    };
    let mut page = Vec::new();
    match &answer.verdict {
        Verdict::Verified => {
            entry.text = verified(task, answer.if_no_overflow);
            if let Some(proof) = &answer.proof {
                let content = json!({ "obligations": proof.obligations, "lemmas": proof.lemmas });
                entry.details.insert("proof".into(), content);
            }
            if let Some(explained) = &answer.explained {
                let mut proof = proof(explained);
                if shows.page {
                    proof.definitions = definitions(&proof, task, sources);
                }
                if shows.verbose {
                    entry.text += &format!("\n{}", indented(&proof.text(), 2));
                }
                page.push(Block::Proof(number, proof));
            }
        }
        Verdict::Refuted(counterexample) => {
            let (lines, reproducer) = (counterexample.lines(), task.reproducer(counterexample));
            entry.text = format!("refuted   {name}\n{}", below(&lines));
            let mut found = details(counterexample);
            found["reproducer"] = json!(reproducer);
            entry.details.insert("counterexample".into(), found);
            for other in &answer.others {
                entry.text += &format!("\n  and\n{}", below(&other.lines()));
            }
            if !answer.others.is_empty() {
                entry.details.insert("others".into(), answer.others.iter().map(details).collect());
            }
            add_help(&mut entry, &answer.help, shows.verbose);
            page.push(Block::Code(lines.join("\n")));
            page.extend(answer.others.iter().map(|other| Block::Code(other.lines().join("\n"))));
            page.extend(evaluation(counterexample));
            let children = vec![Block::Code(reproducer)];
            page.push(Block::Fold { title: "A program that shows it".into(), good: false, open: false, children });
        }
        Verdict::Unknown(reason) => {
            entry.text = format!("unknown   {name}\n    {reason}");
            add_help(&mut entry, &answer.help, shows.verbose);
            page.push(Block::Said(entry.below()));
        }
    }
    (entry, page)
}

/// The line about what is verified.
pub fn verified(task: &Task, if_no_overflow: bool) -> String {
    let condition = if if_no_overflow { format!(", if {}", no_overflow(task.language)) } else { String::new() };
    format!("verified  {}{condition}", task.item.name)
}

/// What helps where there is no answer.
fn add_help(entry: &mut Entry, help: &Help, is_verbose: bool) {
    let Help { stuck, tried, hint } = help;
    if let Some(stuck) = stuck {
        entry.text += &format!("\n    stuck at: {stuck}");
        entry.details.insert("stuck".into(), json!(stuck));
    }
    if !tried.is_empty() {
        if is_verbose {
            entry.text += &format!("\n    tried: {}", tried.join("; "));
        }
        entry.details.insert("tried".into(), json!(tried));
    }
    super::add_hint(entry, hint.as_deref());
}

/// Both sides step by step, if there is more to see than what comes out.
fn evaluation(counterexample: &Counterexample) -> Option<Block> {
    let side = |title: &str, steps: &[String], end: &Outcome| {
        // Where steps end before there is a value, what comes of them is the last one.
        let end = Some(end.to_string()).filter(|end| !steps.is_empty() && steps.last() != Some(end));
        (title.to_owned(), steps.iter().cloned().chain(end).collect::<Vec<String>>())
    };
    let [left, right] = &counterexample.steps;
    let sides = [side("Left side", left, &counterexample.left), side("Right side", right, &counterexample.right)];
    // Steps are those of numbers without bounds.
    if counterexample.differs == Differs::Overflow {
        return None;
    }
    let is_worth_it =
        sides.iter().all(|(_, steps)| !steps.is_empty()) && sides.iter().any(|(_, steps)| steps.len() > 1);
    let children = vec![Block::Sides(sides)];
    is_worth_it.then(|| Block::Fold { title: "Step by step".into(), good: false, open: true, children })
}

/// As JSON, without a program that shows it.
pub fn details(counterexample: &Counterexample) -> Value {
    let bindings: Map<String, Value> =
        counterexample.bindings.iter().map(|(name, value)| (name.to_string(), json!(value))).collect();
    let mut details = json!({
        "kind": counterexample.kind.as_str(),
        "difference": counterexample.differs.as_str(),
        "bindings": bindings,
        "lhs": counterexample.left.to_string(),
        "rhs": counterexample.right.to_string(),
    });
    if !counterexample.applied.is_empty() {
        details["applied"] = json!(counterexample.applied);
    }
    details
}

/// How many of each, when there are several.
pub fn summary(tally: &Tally, ignored: &[(String, String)]) -> Option<String> {
    let count = tally.all();
    if count < 2 && ignored.is_empty() {
        return None;
    }
    let left_out =
        if ignored.is_empty() { String::new() } else { format!(", {} left out by selfsame.toml", ignored.len()) };
    let verdicts = if count == 0 { String::new() } else { format!(": {}", tally.verdicts()) };
    Some(format!("\n{count} checked{verdicts}{left_out}"))
}

/// The rules that were left out, with the reasons.
pub fn ignored(ignored: &[(String, String)]) -> Value {
    ignored.iter().map(|(name, reason)| json!({ "name": name, "reason": reason })).collect()
}

/// Says where the proof was written to.
pub fn add_certificate(entry: &mut Entry, path: &Path) {
    if let Some(Value::Object(proof)) = entry.details.get_mut("proof") {
        proof.insert("certificate".into(), json!(path.display().to_string()));
    }
}

fn proof(explained: &[Explained]) -> Proof {
    let theorem = |(i, explained): (usize, &Explained)| Theorem {
        title: if i == 0 { "goal".into() } else { format!("lemma {i}") },
        lines: explained.lines.iter().map(line).collect(),
    };
    Proof { theorems: explained.iter().enumerate().map(theorem).collect(), ..Proof::default() }
}

/// Lines of a definition that are shown to whoever points at its name.
const SHOWN_LINES: usize = 12;

/// Where the names in a proof come from: the place, and the text there.
fn definitions(proof: &Proof, task: &Task, sources: &SourceMap) -> Definitions {
    let lines = proof.theorems.iter().flat_map(|theorem| &theorem.lines);
    let texts = lines.flat_map(|line| line.learnt.iter().chain([&line.start]).chain(&line.end));
    let names: BTreeSet<&str> =
        texts.flat_map(|text| text.split(|c: char| !(c.is_alphanumeric() || "_'".contains(c)))).collect();
    let mut found = Definitions::new();
    for (_, global) in task.program.globals() {
        let (name, Some(span)) = (base_name(global.name.as_str()), global.span) else { continue };
        let file = sources.file(span.file);
        // Of several of a name, the file's own.
        if !names.contains(name) || (found.contains_key(name) && Path::new(&*file.path) != task.path) {
            continue;
        }
        let line = file.line_column(span.start).0;
        let from = file.text.lines().skip(line - 1).take(SHOWN_LINES);
        let is_part =
            |(i, text): &(usize, &str)| *i == 0 || text.starts_with([' ', '\t', '|']) || text.starts_with(name);
        let text: Vec<&str> = from.enumerate().take_while(is_part).map(|(_, text)| text).collect();
        found.insert(name.to_owned(), format!("{}:{line}\n{}", file.path, text.join("\n")));
    }
    found
}

fn line(line: &selfsame_equiv::Line) -> Line {
    let equation = |[left, right]: &[String; 2]| format!("{left} = {right}");
    let (start, end) = (equation(&line.start), equation(&line.end));
    let why = match &line.step {
        Step::Cases => Why::Below("by cases:".into()),
        Step::Parts => Why::Below("the constructors are the same; the parts:".into()),
        Step::Function => Why::Below("both are functions:".into()),
        Step::Same => Why::Plain("both sides are the same".into()),
        Step::Arithmetic => Why::Plain("by arithmetic".into()),
        Step::Past { line, how, instance, lemmas, .. } => {
            let lemmas: Vec<usize> = lemmas.iter().map(|lemma| *lemma as usize + 1).collect();
            let by = match &lemmas[..] {
                [] => String::new(),
                all => format!(", after lemma {}", all.iter().map(usize::to_string).collect::<Vec<_>>().join(" and ")),
            };
            let how = match how {
                How::Guarded => "guarded coinduction",
                How::Unguarded => "unguarded coinduction",
                How::Inductive => "induction",
            };
            let text = format!("as {{}}{}{by} ({how})", with(instance));
            Why::Back { text, line: *line, lemmas }
        }
        Step::Lemma { lemma, instance } => {
            let lemma = *lemma as usize + 1;
            Why::Lemma { text: format!("by lemma {lemma}{}", with(instance)), lemma }
        }
        Step::Hypothesis { line, lemma } => {
            let lemmas: Vec<usize> = lemma.iter().map(|lemma| *lemma as usize + 1).collect();
            let by = lemmas.first().map_or(String::new(), |lemma| format!(" and lemma {lemma}"));
            Why::Back { text: format!("by the induction hypothesis {{}}{by}"), line: *line, lemmas }
        }
        Step::Move { words, uses, premises: 1 } => {
            let sign = match uses {
                Uses::Nothing => Sign::Plain,
                Uses::Hypothesis => Sign::Loop,
                Uses::Lemma => Sign::Lemma,
            };
            Why::Next(words.clone(), sign)
        }
        Step::Move { words, .. } => Why::Plain(words.clone()),
        Step::Walk { lemma, on } => {
            let lemma = *lemma as usize + 1;
            let text = format!("both sides need all of {on}; where it is finite, by lemma {lemma}");
            Why::Lemma { text, lemma }
        }
    };
    let end = (end != start).then_some(end);
    Line { depth: line.depth as usize, learnt: line.learnt.clone(), start, end, why }
}

fn with(instance: &[(String, String)]) -> String {
    match instance {
        [] => String::new(),
        all => {
            let parts: Vec<String> = all.iter().map(|(name, value)| format!("{name} := {value}")).collect();
            format!(" with {}", parts.join(", "))
        }
    }
}

fn indented(text: &str, by: usize) -> String {
    let indent = " ".repeat(by);
    text.lines().map(|line| format!("{indent}{line}")).collect::<Vec<_>>().join("\n")
}

/// Lines under a headline.
pub fn below(lines: &[String]) -> String {
    lines.iter().map(|line| format!("    {line}")).collect::<Vec<_>>().join("\n")
}
