//! A plan: a job for each thing that is asked about, one after the other.
//!
//! A law may be proved with what was proved for others of its file, so a file is asked about as a whole: answers would differ
//! otherwise. Nothing is loaded here. What a job needs is found by looking for the word `import` and for words that may be
//! modules, which finds too much sometimes and never too little; so planning takes about as long as reading the files.

use std::path::{Path, PathBuf};

use selfsame_ask::disk::{self, Content, Contents};
use selfsame_ask::files::{self, Instead};
use selfsame_ask::project::ocaml::Tree;
use selfsame_ask::source::Language;
use selfsame_ask::{audit, compare};

use crate::job::{Job, Label};
use crate::limits::ESTIMATE;
use crate::question::Question;
use crate::sum;

/// What a plan is about.
pub struct Plan<'a> {
    /// What is asked.
    pub question: &'a Question,
    /// Files and folders; of `equiv` definitions, each but the first to be compared with the first.
    pub about: &'a [PathBuf],
    /// Of this program.
    pub version: String,
    /// Where texts are kept that jobs only name; without it each job has its own.
    pub texts: Option<&'a Path>,
}

impl Plan<'_> {
    /// Writes all jobs. How many there are; or why there is none, or no more.
    pub fn write(&self, mut line: impl FnMut(&str) -> Result<(), String>) -> Result<usize, String> {
        let all = self.jobs()?;
        let plan = self.name(&all)?;
        let folder = disk::here();
        for (number, about) in all.iter().enumerate() {
            let paths = self.files(about);
            let ((), contents) = disk::seen(|| look(&paths, self.question.include()));
            let estimate = estimate(self.question, &paths, &contents);
            let (version, key) = (self.version.clone(), String::new());
            let label = Label { version, plan: plan.clone(), number, of: all.len(), key, about: about.clone() };
            let mut job = Job::new(label, self.question.clone(), folder.clone(), contents, estimate);
            if let Some(folder) = self.texts {
                for (name, text) in job.take_texts() {
                    keep(folder, &name, &text)?;
                }
            }
            line(&job.line()?)?;
        }
        Ok(all.len())
    }

    /// What each job is about.
    fn jobs(&self) -> Result<Vec<Vec<String>>, String> {
        let word = |path: &PathBuf| {
            path.to_str().map(str::to_owned).ok_or_else(|| format!("{} is no name that can be sent", path.display()))
        };
        let words = |paths: &[PathBuf]| paths.iter().map(word).collect::<Result<Vec<String>, String>>();
        match self.question {
            Question::Check { .. } => files::of_paths(self.about).iter().map(|path| Ok(vec![word(path)?])).collect(),
            Question::Refine { .. } => {
                crate::answer::haskell_files(self.about).iter().map(|path| Ok(vec![word(path)?])).collect()
            }
            Question::Equiv { .. } => {
                let names = words(self.about)?;
                let (first, others) = names.split_first().ok_or("two definitions are compared: FILE:NAME FILE:NAME")?;
                names.iter().try_for_each(|name| compare::named(name).map(drop))?;
                Ok(others.iter().map(|other| vec![first.clone(), other.clone()]).collect())
            }
            Question::Audit { .. } => {
                let (places, unread) = audit::places(self.about);
                unread.into_iter().map(|path| vec![path]).chain(places).map(|paths| words(&paths)).collect()
            }
        }
    }

    /// A name that a plan has by all that was given: another one when a file has changed.
    fn name(&self, all: &[Vec<String>]) -> Result<String, String> {
        let question = serde_json::to_string(self.question).map_err(|error| error.to_string())?;
        let mut name = sum::of(&[&self.version, &question]);
        for about in all {
            for path in self.files(about) {
                let text = disk::read(&path).unwrap_or_else(|why| why);
                name = sum::of(&[&name, &path.to_string_lossy(), &text]);
            }
        }
        Ok(name)
    }

    /// The files that a job is about.
    fn files(&self, about: &[String]) -> Vec<PathBuf> {
        let file = |name: &String| match self.question {
            Question::Equiv { .. } => compare::named(name).map_or_else(|_| PathBuf::from(name), |(path, _)| path),
            _ => PathBuf::from(name),
        };
        about.iter().map(file).collect()
    }
}

/// Looks at every file that an answer about these may depend on.
fn look(paths: &[PathBuf], include: &[PathBuf]) {
    let read = paths.iter().filter_map(|path| Some((path.clone(), disk::read(path).ok()?)));
    let (ocaml, haskell): (Vec<_>, Vec<_>) = read.partition(|(path, _)| Language::of(path) == Language::Ocaml);
    // Those of one place are loaded together, but a definition's file by itself.
    for one in haskell.iter().skip(1) {
        files::look_at_imports(vec![one.clone()], include);
    }
    files::look_at_imports(haskell, include);
    for (path, text) in &ocaml {
        Tree::around(path, include).units(path, text, &|_| Instead::Disk);
    }
    if let Some((first, _)) = ocaml.first() {
        Tree::around(first, include).together(&ocaml);
    }
}

/// Milliseconds, about: what takes longest is to be begun first.
fn estimate(question: &Question, about: &[PathBuf], contents: &Contents) -> u64 {
    let text = |content: &Content| match content {
        Content::Text(text) => text.len() as u64,
        _ => 0,
    };
    let [begin, thousand, law] = ESTIMATE;
    let laws: u64 = about
        .iter()
        .filter_map(|path| match contents.get(&disk::absolute(path)) {
            Some(Content::Text(text)) => Some(laws(question, text)),
            _ => None,
        })
        .sum();
    begin + contents.values().map(text).sum::<u64>() * thousand / 1000 + laws * law
}

/// How many things there are to decide in a text, about.
fn laws(question: &Question, text: &str) -> u64 {
    let count = match question {
        Question::Check { .. } => {
            let properties = text.lines().filter(|line| line.trim_start_matches("let ").starts_with("prop_")).count();
            let rules = text.split("RULES").skip(1).filter_map(|rest| rest.split("#-}").next());
            properties / 2 + rules.map(|pragma| pragma.matches('=').count()).sum::<usize>()
        }
        Question::Refine { .. } => text.matches("{-@").count(),
        Question::Equiv { .. } => 1,
        Question::Audit { .. } => 0,
    };
    count as u64
}

/// Keeps a text in a folder by its name, unless it is there.
fn keep(folder: &Path, name: &str, text: &str) -> Result<(), String> {
    let (file, part) = (folder.join(name), folder.join(format!("{name}.{}.part", std::process::id())));
    if file.is_file() {
        return Ok(());
    }
    let kept = std::fs::create_dir_all(folder)
        .and_then(|()| std::fs::write(&part, text))
        .and_then(|()| std::fs::rename(&part, &file));
    kept.map_err(|error| format!("cannot write {}: {error}", file.display()))
}
