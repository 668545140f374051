//! A question that any machine can answer: a line of a plan.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use selfsame_ask::disk::{Content, Contents};
use serde::{Deserialize, Serialize};

use crate::question::Question;
use crate::sum;

/// What the first field of a job says.
const MARK: &str = "job";

/// A job.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Job {
    selfsame: String,
    /// Which job of which plan it is.
    #[serde(flatten)]
    pub label: Label,
    /// Milliseconds that it may take, as far as one sees without trying.
    pub estimate: u64,
    /// What is asked.
    pub question: Question,
    /// The folder from which paths are meant.
    folder: PathBuf,
    /// Every file that the answer may depend on, by its full path.
    files: BTreeMap<PathBuf, File>,
    /// Texts by their names; those that are not here are in a folder of texts.
    texts: BTreeMap<String, String>,
}

/// Which job of which plan: a job and its result have the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Label {
    /// Of the program that planned it.
    pub version: String,
    /// The same for all jobs of a plan.
    pub plan: String,
    /// From 0.
    pub number: usize,
    /// How many there are.
    pub of: usize,
    /// The name of its content: the question, all that it reaches, the version.
    pub key: String,
    /// The files or definitions that it is about.
    pub about: Vec<String>,
}

/// A file of a job.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum File {
    /// With a text of this name.
    Text(String),
    /// One that could not be read, and why.
    Unreadable(String),
    /// One that is there.
    Listed,
}

impl Job {
    /// About these files, which are all that the answer may depend on. Its key is made of them.
    pub fn new(mut label: Label, question: Question, folder: PathBuf, contents: Contents, estimate: u64) -> Job {
        let (mut files, mut texts) = (BTreeMap::new(), BTreeMap::new());
        for (path, content) in contents {
            let file = match content {
                Content::Text(text) => {
                    let name = sum::of(&[&text]);
                    texts.insert(name.clone(), text);
                    File::Text(name)
                }
                Content::Unreadable(why) => File::Unreadable(why),
                Content::Listed => File::Listed,
            };
            files.insert(path, file);
        }
        label.key = String::new();
        let mut job = Job { selfsame: MARK.into(), label, estimate, question, folder, files, texts };
        job.label.key = job.key();
        job
    }

    /// A line of a plan. The message says why it is no job.
    pub fn of_line(line: &str) -> Result<Job, String> {
        let whole = sum::whole(line).ok_or("it is not whole")?;
        let job: Job = serde_json::from_str(line).map_err(|error| error.to_string())?;
        match () {
            () if job.selfsame != MARK || whole.is_empty() => Err("it is something else".into()),
            () if job.label.number >= job.label.of => Err("its number is too large".into()),
            () if job.texts.iter().any(|(name, text)| sum::of(&[text]) != *name) => Err("a text is another one".into()),
            () if job.key() != job.label.key => Err("its key is another one".into()),
            () => Ok(job),
        }
    }

    /// As a line, without its end.
    pub fn line(&self) -> Result<String, String> {
        serde_json::to_string(self).map(|text| sum::signed(&text)).map_err(|error| error.to_string())
    }

    /// Takes the texts out, for somebody who keeps each once.
    pub fn take_texts(&mut self) -> BTreeMap<String, String> {
        std::mem::take(&mut self.texts)
    }

    /// Puts the texts that are not here where they belong. The message says which one is missing.
    pub fn fill(&mut self, folder: Option<&Path>) -> Result<(), String> {
        for (path, file) in &self.files {
            let File::Text(name) = file else { continue };
            if self.texts.contains_key(name) {
                continue;
            }
            let folder = folder.ok_or_else(|| format!("the text of {} is in a folder (--texts)", path.display()))?;
            let text = std::fs::read_to_string(folder.join(name)).map_err(|error| format!("{name}: {error}"))?;
            if sum::of(&[&text]) != *name {
                return Err(format!("{name}: it is another text"));
            }
            self.texts.insert(name.clone(), text);
        }
        Ok(())
    }

    /// The folder from which paths are meant, and the files there are.
    pub fn contents(&self) -> (PathBuf, Contents) {
        let content = |file: &File| match file {
            File::Text(name) => Content::Text(self.texts.get(name).cloned().unwrap_or_default()),
            File::Unreadable(why) => Content::Unreadable(why.clone()),
            File::Listed => Content::Listed,
        };
        let files = self.files.iter().map(|(path, file)| (path.clone(), content(file)));
        (self.folder.clone(), files.collect())
    }

    /// The name of all that the answer depends on.
    fn key(&self) -> String {
        let files = serde_json::to_string(&(&self.question, &self.label.about, &self.folder, &self.files));
        sum::of(&[&self.label.version, &files.unwrap_or_default()])
    }
}
