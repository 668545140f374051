//! Proofs as trees of cases, for people.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::highlight::Definitions;

/// A goal's proof with those of the lemmas it uses.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Proof {
    /// The goal first.
    pub theorems: Vec<Theorem>,
    /// Where names in it come from.
    pub definitions: Definitions,
}

/// A statement with the cases of its proof.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Theorem {
    /// `goal`, `lemma 1`.
    pub title: String,
    /// In order, each before those below it; the first one is the statement.
    pub lines: Vec<Line>,
}

/// A case: what is known in it, what is to be shown, and why it holds.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Line {
    /// How many cases it is inside of.
    pub depth: usize,
    /// What this case adds to what is known.
    pub learnt: Vec<String>,
    /// What is to be shown, as a person reads it.
    pub start: String,
    /// What evaluation made of it, where that differs.
    pub end: Option<String>,
    /// How it is shown.
    pub why: Why,
}

/// What a case is shown by.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Why {
    /// By what is below.
    Below(Cow<'static, str>),
    /// By itself, or by what is below.
    Plain(String),
    /// By the next line, which is as deep.
    Next(String, Sign),
    /// By an earlier line of the same theorem: an edge back.
    Back {
        /// In words.
        text: String,
        /// The line, counted from the first of the theorem.
        line: usize,
        /// Lemmas that were used on the way, by their places among the theorems.
        lemmas: Vec<usize>,
    },
    /// By a lemma.
    Lemma {
        /// In words.
        text: String,
        /// Its place among the theorems.
        lemma: usize,
    },
}

/// What a step makes use of, as a picture shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Sign {
    /// Nothing but definitions.
    Plain,
    /// What is being proved.
    Loop,
    /// A lemma.
    Lemma,
}

impl Why {
    /// The reason in words.
    pub fn text(&self) -> String {
        match self {
            Why::Below(text) => text.to_string(),
            Why::Plain(text) | Why::Next(text, _) | Why::Back { text, .. } | Why::Lemma { text, .. } => text.clone(),
        }
    }
}

impl Proof {
    /// An indented tree. Lines that others refer to are numbered.
    pub fn text(&self) -> String {
        let mut out = String::new();
        for (i, theorem) in self.theorems.iter().enumerate() {
            if i > 0 {
                out += &format!("{}: {}\n", theorem.title, theorem.statement());
            }
            theorem.text(&mut out);
        }
        out.trim_end().to_owned()
    }
}

impl Theorem {
    /// What it says, and where.
    fn statement(&self) -> String {
        let Some(first) = self.lines.first() else { return String::new() };
        match &first.learnt[..] {
            [] => first.start.clone(),
            conditions => format!("{} where {}", first.start, conditions.join(", ")),
        }
    }

    /// The lines that edges lead back to, with their numbers.
    pub fn referred(&self) -> Vec<usize> {
        let target = |line: &Line| match line.why {
            Why::Back { line, .. } => Some(line),
            _ => None,
        };
        let mut lines: Vec<usize> = self.lines.iter().filter_map(target).collect();
        lines.sort_unstable();
        lines.dedup();
        lines
    }

    fn text(&self, out: &mut String) {
        let referred = self.referred();
        for (i, line) in self.lines.iter().enumerate() {
            let indent = "  ".repeat(line.depth + 1);
            let number = referred.iter().position(|at| *at == i).map_or(String::new(), |n| format!("({}) ", n + 1));
            let learnt = if line.learnt.is_empty() { String::new() } else { format!("{}: ", line.learnt.join(", ")) };
            *out += &format!("{indent}{number}{learnt}{}\n", line.start);
            if let Some(end) = &line.end {
                *out += &format!("{indent}  ~> {end}\n");
            }
            let why = match &line.why {
                Why::Back { text, line, .. } => {
                    let number = referred.iter().position(|at| at == line).unwrap_or(0) + 1;
                    text.replace("{}", &format!("({number})"))
                }
                other => other.text(),
            };
            *out += &format!("{indent}  {why}\n");
        }
    }
}
