//! What was found out about an item.

use std::time::Duration;

use selfsame_ask::check::{self, Task};
use selfsame_ask::fingerprint::Fingerprint;
use selfsame_ask::refine;
use selfsame_core::span::SourceMap;
use selfsame_core::verdict::Verdict;
use selfsame_equiv::Lemmas;

/// The answer to a question, for as long as what it depends on stays the same.
#[derive(Debug)]
pub struct Finding {
    pub name: String,
    pub said: Said,
    /// What the answer rests on.
    pub assumptions: Vec<String>,
    pub time: Duration,
    pub steps: u64,
    /// What was proved on the way.
    pub lemmas: Lemmas,
    /// Whether lemmas of others may help.
    pub is_open: bool,
    /// Whose lemmas it was tried with.
    pub tried_with: Option<Fingerprint>,
    /// A counterexample may name places: it is what it was only as long as these are.
    pub places: Option<Fingerprint>,
}

/// The verdict, with what is shown of it.
#[derive(Debug, PartialEq)]
pub enum Said {
    Verified {
        /// Of the proof, as they are written.
        lemmas: Vec<String>,
    },
    Refuted {
        /// The counterexample.
        lines: Vec<String>,
        /// What both sides of a rule give.
        gives: Option<[String; 2]>,
        /// A program that shows it.
        reproducer: Option<String>,
        /// Functions whose specifications say too little, each with what they would have to rule out.
        blame: Vec<(String, String)>,
        /// Specifications that were proved to rule the counterexample out: whose, what it takes the place of, and the text.
        suggest: Vec<Suggested>,
    },
    /// And why.
    Unknown(String),
}

/// A stronger specification, in a document.
#[derive(Debug, PartialEq)]
pub struct Suggested {
    pub function: String,
    /// What it takes the place of, in bytes.
    pub from: usize,
    pub to: usize,
    pub text: String,
    pub annotation: String,
}

impl Said {
    pub fn word(&self) -> &'static str {
        match self {
            Said::Verified { .. } => "verified",
            Said::Refuted { .. } => "refuted",
            Said::Unknown(_) => "unknown",
        }
    }

    pub fn reason(&self) -> Option<&str> {
        match self {
            Said::Unknown(reason) => Some(reason),
            _ => None,
        }
    }

    pub fn reproducer(&self) -> Option<&str> {
        match self {
            Said::Refuted { reproducer, .. } => reproducer.as_deref(),
            _ => None,
        }
    }
}

impl Finding {
    /// One that nothing more can be done about.
    pub fn closed(name: &str, said: Said) -> Finding {
        let (name, time) = (name.to_owned(), Duration::ZERO);
        let (assumptions, lemmas) = (Vec::new(), Lemmas::default());
        Finding { name, said, assumptions, time, steps: 0, lemmas, is_open: false, tried_with: None, places: None }
    }

    pub fn of_law(task: &Task, answer: check::Answer) -> Finding {
        let said = match &answer.verdict {
            Verdict::Verified => {
                Said::Verified { lemmas: answer.proof.as_ref().map_or_else(Vec::new, |proof| proof.lemmas.clone()) }
            }
            Verdict::Refuted(found) => Said::Refuted {
                lines: apart(&found.lines()),
                gives: Some([&found.left, &found.right].map(ToString::to_string)),
                reproducer: Some(task.reproducer(found)),
                blame: Vec::new(),
                suggest: Vec::new(),
            },
            Verdict::Unknown(reason) => Said::Unknown(reason.to_string()),
        };
        Finding {
            assumptions: task.assumptions(answer.if_no_overflow, answer.bottoms()),
            is_open: answer.is_open(),
            time: answer.time,
            steps: answer.steps,
            lemmas: answer.lemmas,
            ..Finding::closed(&task.item.name, said)
        }
    }

    pub fn of_refinement(
        module: &refine::Module,
        item: &refine::Item,
        answer: &refine::Answer,
        sources: &SourceMap,
    ) -> Finding {
        let said = match answer {
            Verdict::Verified => Said::Verified { lemmas: Vec::new() },
            Verdict::Refuted(found) => {
                let assumed = |blame: &refine::Blame| {
                    let calls = blame.assumed.iter().map(|(call, result)| format!("{call} = {result}"));
                    (blame.function.clone(), calls.collect::<Vec<_>>().join(", "))
                };
                let blame = found.blame.iter().map(assumed).collect();
                let suggested = |one: &refine::Suggestion| Suggested {
                    function: one.function.clone(),
                    from: one.replaces.start as usize,
                    to: one.replaces.end as usize,
                    text: one.text.clone(),
                    annotation: one.annotation.clone(),
                };
                // Of this document: others have an editor of their own.
                let is_here = |one: &&refine::Suggestion| one.replaces.file == item.span.file;
                let suggest = found.suggest.iter().filter(is_here).map(suggested).collect();
                Said::Refuted { lines: apart(&found.lines(sources)), gives: None, reproducer: None, blame, suggest }
            }
            Verdict::Unknown(reason) => Said::Unknown(reason.placed(sources)),
        };
        let assumptions = module.assumptions(item, answer);
        Finding { assumptions, ..Finding::closed(&item.name, said) }
    }
}

/// A value may have line breaks in it.
fn apart(lines: &[String]) -> Vec<String> {
    lines.iter().flat_map(|line| line.lines()).map(str::to_owned).collect()
}
