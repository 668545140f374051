//! Results become the report that one machine would have written.
//!
//! Results are read once to find where the best one of each job is, and again for each time that a format goes through the
//! report; so what is held grows by a few bytes for a job.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::os::unix::fs::FileExt;
use std::path::Path;

use selfsame_ask::audit::{self, Missing};
use selfsame_ask::check::unknown_among;
use selfsame_report::diagnostics::Said;
use selfsame_report::html::Block;
use selfsame_report::whole::{Parts, Tally, Whole};
use selfsame_report::{Entry, Tone};
use serde_json::{Map, Value};

use crate::job::{Job, Label};
use crate::limits::NAMED;
use crate::part::{Kept, Part};
use crate::question::Question;
use crate::result::{From, Outcome};
use crate::told;

/// Where a result is.
#[derive(Clone, Copy)]
struct Spot {
    file: u32,
    at: u64,
    length: u32,
    /// Of several, that which is less: an answer before an accident, and always the same one.
    rank: (From, u128),
    /// Whether it has something that comes first, something said, something that comes last.
    has: [bool; 4],
}

/// What may be wrong with lines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Left {
    /// No whole results.
    pub broken: usize,
    /// Results of another version.
    pub versions: usize,
    /// Results of questions that are not in the plan: of what a file was before, for example.
    pub foreign: usize,
    /// Results of jobs that have one.
    pub doubled: usize,
}

/// Results of a plan.
pub struct Gathered<'a> {
    files: Vec<File>,
    spots: BTreeMap<usize, Spot>,
    /// What was asked.
    pub question: Question,
    /// What was not taken.
    pub left: Left,
    /// Jobs that have no result: their names, as far as they are known, and how many there are.
    pub missing: (Vec<String>, usize),
    mark: &'a dyn Fn(&mut Entry),
}

/// What is known of the jobs of a plan.
struct Planned {
    plan: String,
    of: usize,
    /// Where in the plan each is. The same question may be asked twice.
    places: BTreeMap<String, Vec<usize>>,
}

impl<'a> Gathered<'a> {
    /// Reads results. If there is a plan, results are those of its jobs, whatever plan they were found for; otherwise those of the plan that most are of. `mark` says
    /// what was known before. The message says why there is no report.
    pub fn read(
        files: Vec<File>,
        plan: Option<&Path>,
        version: &str,
        mark: &'a dyn Fn(&mut Entry),
    ) -> Result<Gathered<'a>, String> {
        let planned = plan.map(planned).transpose()?;
        let mut left = Left::default();
        let mut plans: BTreeMap<String, Found> = BTreeMap::new();
        for (number, file) in files.iter().enumerate() {
            each_line(file, |at, line| {
                let Some((outcome, sum)) = Outcome::of_line(line) else {
                    left.broken += usize::from(!line.trim().is_empty());
                    return;
                };
                let label = &outcome.label;
                if label.version != version {
                    left.versions += 1;
                    return;
                }
                let (plan, of, places) = match &planned {
                    Some(planned) => (&planned.plan, planned.of, planned.places(label)),
                    None => (&label.plan, label.of, vec![label.number]),
                };
                if places.is_empty() {
                    left.foreign += 1;
                    return;
                }
                let rank = (outcome.from, u128::from_str_radix(sum, 16).unwrap_or(0));
                let Part { first, last, said, said_last, .. } = &outcome.part;
                let has = [!first.is_empty(), !said.is_empty(), !said_last.is_empty(), !last.is_empty()];
                let length = u32::try_from(line.len()).unwrap_or(u32::MAX);
                let spot = Spot { file: u32::try_from(number).unwrap_or(u32::MAX), at, length, rank, has };
                let found = plans.entry(plan.clone()).or_insert_with(|| Found::new(of, &outcome.question));
                places.into_iter().for_each(|number| found.add(number, spot));
            })
            .map_err(|error| error.to_string())?;
        }
        if plans.is_empty() {
            return Err(format!("no results{}", told_left(&left)));
        }
        let best =
            plans.iter().max_by_key(|(_, found)| found.spots.len()).map(|(name, _)| name.clone()).unwrap_or_default();
        let all: usize = plans.values().map(|found| found.spots.len()).sum();
        let Some(Found { spots, question, of, doubled }) = plans.remove(&best) else {
            return Err("no results".into());
        };
        left.foreign += all - spots.len();
        left.doubled = doubled;
        let open = (0..of).filter(|number| !spots.contains_key(number)).take(NAMED);
        let missing = (names(open, plan), of.saturating_sub(spots.len()));
        Ok(Gathered { files, spots, question, left, missing, mark })
    }

    /// Keys of the jobs that have results which are no accidents.
    pub fn keys(files: Vec<File>, version: &str) -> BTreeSet<String> {
        let mut keys = BTreeSet::new();
        for file in &files {
            let _ = each_line(file, |_, line| {
                if let Some((outcome, _)) = Outcome::of_line(line)
                    && outcome.from != From::Accident
                    && outcome.label.version == version
                {
                    keys.insert(outcome.label.key);
                }
            });
        }
        keys
    }

    /// What is told besides entries, which takes one look at all of them. The message says why the question was none.
    pub fn summed_up(&self) -> Result<Ending, String> {
        let mut ending = Ending::default();
        let (mut variables, mut has_laws) = (BTreeSet::new(), false);
        let mut missing: BTreeMap<String, Missing> = BTreeMap::new();
        for spot in self.spots.values() {
            let part = self.part(spot);
            ending.refused.extend(part.refused);
            ending.ignored.extend(part.ignored);
            has_laws |= part.variables.is_some();
            variables.extend(part.variables.into_iter().flatten());
            part.missing.into_iter().for_each(|next| audit::merge(&mut missing, next));
        }
        if let (Question::Check { settings, .. }, true) = (&self.question, has_laws)
            && let Some(why) = unknown_among(&variables, settings)
        {
            return Err(why);
        }
        ending.missing = audit::ranked(missing);
        let none = Map::new();
        let bare = Whole { command: self.question.command(), summary: None, details: &none, parts: self };
        ending.tally = bare.tally();
        match &self.question {
            Question::Check { .. } => {
                ending.summary = told::check::summary(&ending.tally, &ending.ignored);
                ending.details.insert("ignored".into(), told::check::ignored(&ending.ignored));
            }
            Question::Refine { .. } => {
                ending.summary = (ending.tally.all() > 0).then(|| ending.tally.verdicts());
            }
            Question::Equiv { .. } => {}
            Question::Audit { .. } => {
                let table = RefCell::new(told::audit::Table::default());
                self.entries(&mut |entry, _| table.borrow_mut().add(entry));
                let table = table.into_inner();
                ending.summary = Some(table.summary());
                ending.details.insert("missing".into(), told::audit::missing(&ending.missing));
                ending.table = Some(table.text(&ending.missing));
            }
        }
        Ok(ending)
    }

    fn part(&self, spot: &Spot) -> Part {
        let mut bytes = vec![0; spot.length as usize];
        let file = self.files.get(spot.file as usize);
        let read = file.is_some_and(|file| file.read_exact_at(&mut bytes, spot.at).is_ok());
        let line = String::from_utf8(bytes).unwrap_or_default();
        // It was one before; a file that somebody changes meanwhile is a result less.
        read.then(|| Outcome::of_line(&line)).flatten().map(|(outcome, _)| outcome.part).unwrap_or_default()
    }

    fn each(&self, which: usize, mut each: impl FnMut(Part)) {
        for spot in self.spots.values().filter(|spot| spot.has[which]) {
            each(self.part(spot));
        }
    }
}

impl Parts for Gathered<'_> {
    fn entries(&self, each: &mut dyn FnMut(&Entry, &[Block])) {
        let mut number = 0;
        let mut tell = |kept: &Kept, page: Option<&Vec<Block>>| {
            if let Some(mut entry) = kept.entry() {
                (self.mark)(&mut entry);
                let mut page = page.cloned().unwrap_or_default();
                page.iter_mut().for_each(|block| block.number(number));
                each(&entry, &page);
                number += 1;
            }
        };
        self.each(0, |part| part.first.iter().for_each(|kept| tell(kept, None)));
        for spot in self.spots.values() {
            let part = self.part(spot);
            part.entries.iter().enumerate().for_each(|(i, kept)| tell(kept, part.pages.get(i)));
        }
        self.each(3, |part| part.last.iter().for_each(|kept| tell(kept, None)));
    }

    fn said(&self, each: &mut dyn FnMut(&Said)) {
        self.each(1, |part| part.said.iter().for_each(&mut *each));
        self.each(2, |part| part.said_last.iter().for_each(&mut *each));
    }
}

/// What is told of all results together.
#[derive(Default)]
pub struct Ending {
    /// Why files could not be read.
    pub refused: Vec<String>,
    /// Laws that were left out.
    pub ignored: Vec<(String, String)>,
    /// Modules that nobody has.
    pub missing: Vec<Missing>,
    /// How many entries mean what.
    pub tally: Tally,
    /// The last line.
    pub summary: Option<String>,
    /// What the command adds.
    pub details: Map<String, Value>,
    /// What people are shown in place of entries.
    pub table: Option<String>,
}

impl Ending {
    /// As the command on one machine ends, where nothing to check is an error unless that was allowed.
    pub fn exit_code(&self, question: &Question, allow_none: bool) -> u8 {
        let is_none = self.tally.all() == 0 && (allow_none || !self.ignored.is_empty());
        match question {
            _ if !self.refused.is_empty() && !matches!(question, Question::Audit { .. }) => 2,
            Question::Check { .. } if is_none => 0,
            Question::Check { .. } | Question::Refine { .. } => self.tally.exit_code_of_files(),
            Question::Equiv { .. } | Question::Audit { .. } => self.tally.exit_code(),
        }
    }

    /// Whether something is refuted.
    pub fn is_refuted(&self) -> bool {
        self.tally.count(Tone::Bad) > 0
    }
}

/// What was found of one plan.
struct Found {
    spots: BTreeMap<usize, Spot>,
    question: Question,
    of: usize,
    doubled: usize,
}

impl Found {
    fn new(of: usize, question: &Question) -> Found {
        Found { spots: BTreeMap::new(), question: question.clone(), of, doubled: 0 }
    }

    fn add(&mut self, number: usize, spot: Spot) {
        match self.spots.get_mut(&number) {
            Some(known) => {
                self.doubled += 1;
                if spot.rank < known.rank {
                    *known = spot;
                }
            }
            None => _ = self.spots.insert(number, spot),
        }
    }
}

impl Planned {
    /// Where in the plan the question is that a result answers.
    fn places(&self, label: &Label) -> Vec<usize> {
        let places = self.places.get(&label.key).map(Vec::as_slice).unwrap_or_default();
        match self.plan == label.plan {
            true => places.iter().copied().filter(|place| *place == label.number).collect(),
            false => places.to_vec(),
        }
    }
}

fn planned(path: &Path) -> Result<Planned, String> {
    let mut planned = Planned { plan: String::new(), of: 0, places: BTreeMap::new() };
    each_job(path, |job| {
        planned.plan.clone_from(&job.label.plan);
        planned.of = job.label.of;
        planned.places.entry(job.label.key).or_default().push(job.label.number);
    })?;
    if planned.places.is_empty() { Err(format!("{} is no plan", path.display())) } else { Ok(planned) }
}

fn each_job(path: &Path, mut each: impl FnMut(Job)) -> Result<(), String> {
    let explain = |error: std::io::Error| format!("cannot read {}: {error}", path.display());
    let file = File::open(path).map_err(explain)?;
    each_line(&file, |_, line| {
        if let Ok(job) = Job::of_line(line) {
            each(job);
        }
    })
    .map_err(explain)
}

/// What jobs without a result are about, a few of them.
fn names(open: impl Iterator<Item = usize>, plan: Option<&Path>) -> Vec<String> {
    let mut names: BTreeMap<usize, String> = open.map(|number| (number, format!("job {number}"))).collect();
    if let Some(plan) = plan {
        let _ = each_job(plan, |job| {
            if let Some(name) = names.get_mut(&job.label.number) {
                *name = job.label.about.join(" ");
            }
        });
    }
    names.into_values().collect()
}

/// The lines of a file, with where each begins.
fn each_line(file: &File, mut each: impl FnMut(u64, &str)) -> std::io::Result<()> {
    let mut reader = BufReader::with_capacity(1 << 16, file);
    let (mut at, mut bytes) = (0, Vec::new());
    loop {
        bytes.clear();
        let count = reader.read_until(b'\n', &mut bytes)?;
        if count == 0 {
            return Ok(());
        }
        // What is no text is no line of ours.
        each(at, std::str::from_utf8(&bytes).unwrap_or("?"));
        at += count as u64;
    }
}

/// What is said of lines that were not taken, a sentence.
pub fn told_left(left: &Left) -> String {
    let Left { broken, versions, foreign, doubled } = left;
    let all = [
        (broken, "no whole results"),
        (versions, "of another version"),
        (foreign, "of other jobs"),
        (doubled, "doubled"),
    ];
    let told: Vec<String> =
        all.iter().filter(|(count, _)| **count > 0).map(|(count, what)| format!("{count} {what}")).collect();
    if told.is_empty() { String::new() } else { format!(" (lines left out: {})", told.join(", ")) }
}
