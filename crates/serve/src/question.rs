//! A question as the page sends it, and the command line that asks it.

use std::collections::BTreeMap;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

/// What is asked, about which texts. What a question does not use is left empty.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields, default)]
pub struct Question {
    /// Which question it is.
    pub ask: Ask,
    /// What the texts are.
    pub language: Language,
    /// The program, or the old one of two.
    pub text: String,
    /// The new one of two.
    pub other: String,
    /// An expression, a function, a line or name to reach, the definition that all have.
    pub first: String,
    /// The other function, or the function that is called.
    pub second: String,
    /// Whether variables are finite and without errors in them.
    pub finite: bool,
    /// Whether `Int` has no bounds.
    pub unbounded: bool,
    /// What is sent back.
    pub form: Form,
}

/// The questions there are.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Ask {
    /// Do the laws hold?
    #[default]
    Check,
    /// Are two definitions the same function?
    Equiv,
    /// What changed between two texts?
    Diff,
    /// What is the value?
    Run,
    /// What does a function do?
    Explore,
    /// Do the refinement types hold?
    Refine,
    /// Which input reaches a place?
    Reach,
    /// Do the simulations hold?
    Prove,
    /// Which programs do the same?
    Group,
    /// What was understood?
    Audit,
}

/// What a text may be.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// `.hs`
    #[default]
    Haskell,
    /// `.ml`
    Ocaml,
    /// `.rmt`
    Rules,
    /// `.smt2`
    Tip,
}

/// How the answer is wanted.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Form {
    /// As `--html` writes it.
    #[default]
    Page,
    /// As `--format json` does.
    Report,
}

/// More text than this is for a machine of one's own.
const LARGEST_TEXT: usize = 64 << 10;
/// Programs to group at most.
const MOST_PROGRAMS: usize = 40;
/// What a line begins with that names the next program to group.
const MARK: &str = "=== ";

impl Question {
    /// The files that the command line names, and the command line. The message says what the question lacks.
    pub fn command(&self, seconds: u64, megabytes: u64) -> Result<(BTreeMap<PathBuf, String>, Vec<String>), String> {
        if self.text.len() + self.other.len() > LARGEST_TEXT {
            return Err(format!("more than {} KB of text: ask that on a machine of your own", LARGEST_TEXT >> 10));
        }
        let mut files = BTreeMap::from([(PathBuf::from(self.file("Program")), self.text.clone())]);
        let mut options: Vec<String> = Vec::new();
        let mut names: Vec<String> = vec![self.file("Program")];
        match self.ask {
            Ask::Check | Ask::Refine | Ask::Prove | Ask::Audit => {}
            Ask::Run => names.push(needed(&self.first, "an expression")?),
            Ask::Explore => names.push(needed(&self.first, "the name of a function")?),
            Ask::Equiv => {
                let (first, second) =
                    (needed(&self.first, "two names")?, needed(&self.second, "the name of a second function")?);
                let other = if self.other.trim().is_empty() { "Program" } else { "Other" };
                files.insert(self.file("Other").into(), self.other.clone());
                names = vec![format!("{}:{first}", self.file("Program")), format!("{}:{second}", self.file(other))];
            }
            Ask::Diff => {
                names = vec![self.file("Old"), self.file("New")];
                files = [self.text.clone(), self.other.clone()]
                    .into_iter()
                    .zip(&names)
                    .map(|(t, n)| (n.into(), t))
                    .collect();
            }
            Ask::Reach => {
                let place = needed(&self.first, "a line or a name to reach")?;
                let option = if place.bytes().all(|byte| byte.is_ascii_digit()) { "line" } else { "target" };
                options.push(format!("--{option}={place}"));
                match (self.language, self.second.trim()) {
                    (Language::Ocaml, _) | (_, "") => {}
                    (_, function) => options.push(format!("--function={function}")),
                }
            }
            Ask::Group => {
                options.push(format!("--entry={}", needed(&self.first, "the name that all programs define")?));
                options.push("--no-cache".into());
                files = self.programs()?;
                names = files.keys().map(|path| path.display().to_string()).collect();
                let reference = self.file("reference");
                if names.contains(&reference) {
                    options.push(format!("--reference={reference}"));
                    names.retain(|name| *name != reference);
                }
            }
        }
        if self.finite && matches!(self.ask, Ask::Check | Ask::Equiv | Ask::Diff) {
            options.push("--finite=all".into());
        }
        if self.unbounded {
            options.push("--int=unbounded".into());
        }
        options.push(match self.form {
            Form::Page => "--html=-".into(),
            Form::Report => "--format=json".into(),
        });
        options.extend(["--jobs=1".into(), "--color=never".into()]);
        options.extend([format!("--timeout={seconds}"), format!("--memory={megabytes}")]);
        let start = ["selfsame".to_owned(), self.ask.word().to_owned()].into_iter();
        Ok((files, start.chain(options).chain(["--".to_owned()]).chain(names).collect()))
    }

    fn file(&self, stem: &str) -> String {
        match self.language {
            Language::Haskell => format!("{stem}.hs"),
            Language::Ocaml => format!("{}.ml", stem.to_lowercase()),
            Language::Rules => format!("{stem}.rmt"),
            Language::Tip => format!("{stem}.smt2"),
        }
    }

    /// The programs of a text in which each begins with a line that names it.
    fn programs(&self) -> Result<BTreeMap<PathBuf, String>, String> {
        let mut programs: BTreeMap<PathBuf, String> = BTreeMap::new();
        let mut current = None;
        for line in self.text.lines() {
            if let Some(name) = line.strip_prefix(MARK) {
                let is_plain = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_');
                let name: String = name.chars().filter(|c| is_plain(*c)).collect();
                current = Some(PathBuf::from(self.file(&name)));
                if current.clone().is_some_and(|path| programs.insert(path, String::new()).is_some()) {
                    return Err(format!("two programs are named {name}"));
                }
            } else if let Some(text) = current.as_ref().and_then(|path| programs.get_mut(path)) {
                *text += &format!("{line}\n");
            }
        }
        match programs.len() {
            0 => Err(format!("each program begins with a line `{MARK}its name`")),
            many if many > MOST_PROGRAMS => Err(format!("more than {MOST_PROGRAMS} programs")),
            _ => Ok(programs),
        }
    }
}

impl Ask {
    fn word(self) -> &'static str {
        match self {
            Ask::Check => "check",
            Ask::Equiv => "equiv",
            Ask::Diff => "diff",
            Ask::Run => "run",
            Ask::Explore => "explore",
            Ask::Refine => "refine",
            Ask::Reach => "reach",
            Ask::Prove => "prove",
            Ask::Group => "group",
            Ask::Audit => "audit",
        }
    }
}

fn needed(text: &str, what: &str) -> Result<String, String> {
    match text.trim() {
        "" => Err(format!("this question needs {what}")),
        text => Ok(text.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn arguments(question: &Question) -> String {
        question.command(5, 100).map_or_else(|why| why, |(_, arguments)| arguments.join(" "))
    }

    #[test]
    fn what_is_asked_is_never_an_option() {
        let run = Question { ask: Ask::Run, first: "--html=/tmp/x".into(), ..Question::default() };
        assert!(arguments(&run).ends_with(" -- Program.hs --html=/tmp/x"));
        let reach = Question { ask: Ask::Reach, first: "x --html=/tmp/x".into(), ..Question::default() };
        let (_, words) = reach.command(5, 100).expect("it has a place");
        assert!(words.contains(&"--target=x --html=/tmp/x".to_owned()));
    }

    #[test]
    fn programs_have_names_without_paths() {
        let text = "=== ../../etc/passwd\nlet f x = x\n=== reference\nlet f x = x\n".to_owned();
        let group =
            Question { ask: Ask::Group, language: Language::Ocaml, text, first: "f".into(), ..Question::default() };
        let (files, words) = group.command(5, 100).expect("two programs");
        assert_eq!(
            files.keys().map(|path| path.display().to_string()).collect::<Vec<_>>(),
            ["etcpasswd.ml", "reference.ml"]
        );
        assert!(words.contains(&"--reference=reference.ml".to_owned()));
    }

    #[test]
    fn a_question_says_what_it_lacks() {
        let equiv = Question { ask: Ask::Equiv, first: "f".into(), ..Question::default() };
        assert_eq!(arguments(&equiv), "this question needs the name of a second function");
        let large = Question { text: "x".repeat(LARGEST_TEXT + 1), ..Question::default() };
        assert!(arguments(&large).starts_with("more than 64 KB"));
    }
}
