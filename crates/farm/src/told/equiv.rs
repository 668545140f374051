//! Answers about pairs in words and as entries of a report.

use std::time::Duration;

use selfsame_ask::assumptions::no_overflow;
use selfsame_ask::source::Language;
use selfsame_core::verdict::Verdict;
use selfsame_grade::{Answer, Difference, How, Numbers};
use selfsame_report::{Asked, Entry, Evidence};
use serde_json::{Value, json};

use super::check::{below, details};

/// What the two sides are called: `old` and `new`, or the names of two functions.
pub struct Told<'a> {
    /// Of the pair.
    pub name: &'a str,
    /// The file and the line.
    pub place: (String, usize),
    /// What each is called.
    pub sides: [&'a str; 2],
    /// The functions that a distinguishing call calls.
    pub functions: [&'a str; 2],
    /// What an answer rests on.
    pub assumptions: Vec<String>,
    /// Of the files.
    pub language: Language,
    /// How long it took.
    pub time: Duration,
}

impl Told<'_> {
    /// What is reported.
    pub fn entry(self, answer: &Answer) -> Entry {
        let name = self.name;
        let mut entry = Entry {
            time_ms: self.time.as_secs_f64() * 1000.0,
            asked: Asked::Pair,
            verdict: answer.verdict.in_words(),
            assumptions: self.assumptions.clone(),
            ..Entry::new(name, &self.place.0, self.place.1)
        };
        match &answer.verdict {
            Verdict::Verified => {
                let is_text = matches!(answer.how, How::SameText);
                entry.evidence = Some(if is_text { Evidence::Structural } else { Evidence::Certified });
                let (how, proof) = match &answer.how {
                    How::Proved(proof) => {
                        ("proved", json!({ "obligations": proof.obligations, "lemmas": proof.lemmas }))
                    }
                    How::Structure { equations, .. } => {
                        ("the structure is the same", json!({ "obligations": 0, "lemmas": equations }))
                    }
                    How::SameText => {
                        ("the text is the same, with all it can reach", json!({ "obligations": 0, "lemmas": [] }))
                    }
                    _ => ("the code is the same", json!({ "obligations": 0, "lemmas": [] })),
                };
                entry.text = format!("same       {name}  ({how})");
                entry.details.insert("proof".into(), proof);
                for condition in &answer.provided {
                    entry.text += &format!(", if {condition}");
                    entry.assumptions.push(condition.clone());
                }
                if let Numbers::IfNoOverflow(seen) = &answer.numbers {
                    self.add_overflow(&mut entry, seen.as_ref());
                }
            }
            Verdict::Refuted(difference) => {
                entry.evidence = Some(Evidence::Replayed);
                entry.text = format!("different  {name}\n{}", below(&self.lines(difference)));
                entry.details.insert("counterexample".into(), self.details(difference));
            }
            Verdict::Unknown(reason) => entry.text = format!("undecided  {name}\n    {reason}"),
        }
        entry
    }

    /// What is the same only where nothing overflows, with a call where something does.
    fn add_overflow(&self, entry: &mut Entry, seen: Option<&Difference>) {
        let condition = no_overflow(self.language);
        entry.text += &format!(", if {condition}");
        entry.assumptions.push(condition.to_owned());
        if let Some(difference) = seen {
            let lines = self.lines(difference);
            entry.text += &format!("\n{}", below(&lines));
            let counterexample = self.details(difference);
            let note = json!({ "difference": "overflow", "text": lines.join("\n"), "counterexample": counterexample });
            entry.details.insert("notes".into(), json!([note]));
        }
    }

    fn call(&self, side: usize, args: &[String]) -> String {
        format!("{} {}", self.functions[side], args.join(" ")).trim_end().to_owned()
    }

    fn lines(&self, difference: &Difference) -> Vec<String> {
        match difference {
            Difference::Call { args, results, .. } => {
                let width = self.sides.iter().map(|side| side.chars().count()).max().unwrap_or_default() + 1;
                let line = |side: usize| {
                    let label = format!("{}:", self.sides[side]);
                    format!("{label:width$} {} = {}", self.call(side, args), results[side])
                };
                vec![line(0), line(1)]
            }
            Difference::Values(counterexample) => counterexample.lines(),
        }
    }

    fn details(&self, difference: &Difference) -> Value {
        match difference {
            Difference::Call { args, results, differs } => json!({
                "kind": "value",
                "difference": differs.as_str(),
                "call": self.call(1, args),
                "args": args,
                "lhs": results[0],
                "rhs": results[1],
            }),
            Difference::Values(counterexample) => details(counterexample),
        }
    }
}
