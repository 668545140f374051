//! Counterexamples and proofs in words.

use std::path::Path;

use selfsame_equiv::{Counterexample, Differs, Explained, How, Step};
use selfsame_report::proof::{Line, Proof, Theorem, Why};
use selfsame_report::{Entry, Report, Word};
use serde_json::{Value, json};

pub fn counterexample(counterexample: &Counterexample) -> String {
    let mut text = String::new();
    for (name, value) in &counterexample.bindings {
        text += &format!("    {name} = {value}\n");
    }
    text += &format!("    left side:  {}\n    right side: {}", counterexample.left, counterexample.right);
    if counterexample.differs == Differs::Overflow {
        text += "\n    a machine integer overflows";
    }
    text
}

/// How many of each, when there are several.
pub fn summary(report: &Report) -> Option<String> {
    if report.entries.len() < 2 {
        return None;
    }
    let count = |word: Word| report.entries.iter().filter(|entry| entry.verdict == word).count();
    let words = [Word::Verified, Word::Refuted, Word::Unknown].into_iter().filter(|word| count(*word) > 0);
    let parts: Vec<String> = words.map(|word| format!("{} {}", count(word), word.as_str())).collect();
    Some(format!("\n{} checked: {}", report.entries.len(), parts.join(", ")))
}

pub fn add_certificate(entry: &mut Entry, path: &Path) {
    if let Some(Value::Object(proof)) = entry.details.get_mut("proof") {
        proof.insert("certificate".into(), json!(path.display().to_string()));
    }
}

pub fn proof(explained: &[Explained]) -> Proof {
    let theorem = |(i, explained): (usize, &Explained)| Theorem {
        title: if i == 0 { "goal".into() } else { format!("lemma {i}") },
        lines: explained.lines.iter().map(line).collect(),
    };
    Proof { theorems: explained.iter().enumerate().map(theorem).collect() }
}

fn line(line: &selfsame_equiv::Line) -> Line {
    let equation = |[left, right]: &[String; 2]| format!("{left} = {right}");
    let (start, end) = (equation(&line.start), equation(&line.end));
    let why = match &line.step {
        Step::Cases => Why::Below("by cases:"),
        Step::Parts => Why::Below("the constructors are the same; the parts:"),
        Step::Function => Why::Below("both are functions:"),
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
        Step::Move(words) => Why::Plain(words.clone()),
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

pub fn indented(text: &str, by: usize) -> String {
    let indent = " ".repeat(by);
    text.lines().map(|line| format!("{indent}{line}")).collect::<Vec<_>>().join("\n")
}

pub fn unindented(text: &str) -> String {
    text.lines().map(|line| line.strip_prefix("    ").unwrap_or(line)).collect::<Vec<_>>().join("\n")
}
