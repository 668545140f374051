//! Group these files by what a definition of theirs does.
//!
//! The semantics are those of grading: arguments are finite and total, and all errors are one.

mod cache;
mod outcome;
mod submission;

use std::path::PathBuf;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use rustc_hash::FxHashMap;
use selfsame_core::program::Ints;
use selfsame_core::span::SourceMap;
use selfsame_core::verdict::Reason;
use selfsame_equiv::Bottoms;
use selfsame_grade::Effort;

use crate::cache::Cache;
use crate::compare::{self, Asked, Asking, Said};
use crate::files;
use crate::limits::{self, Allowance};
use crate::many::Crew;

use outcome::compare;
pub use outcome::{Distinguishing, Outcome};
pub use submission::Submission;

/// What is grouped, and what each pair may use.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The definition that every file should have.
    pub entry: String,
    /// What the others should be: like one of these.
    pub references: Vec<PathBuf>,
    /// Whether a submission must fail where its reference does.
    pub is_exact: bool,
    /// What is true of all arguments that matter: see [`Asking::conditions`].
    pub conditions: Vec<String>,
    /// Source files, or folders that are searched for them.
    pub files: Vec<PathBuf>,
    /// Whether answers are kept from one run to the next.
    pub is_cached: bool,
    /// What `Int` is.
    pub ints: Ints,
    /// What each pair may use.
    pub allowance: Allowance,
    /// How long everything may take, where that is bounded.
    pub budget: Option<Duration>,
    /// Whether submissions are called by numbers.
    pub is_anonymous: bool,
    /// Where imported modules are looked for, besides the file's own folder.
    pub include: Vec<PathBuf>,
}

impl Settings {
    /// As two files are compared.
    pub fn compared(&self) -> compare::Settings {
        let Settings { ints, allowance, include, .. } = self.clone();
        let said = Said { total: Vec::new(), finite: vec!["all".into()] };
        let is_reference = !self.is_exact && !self.references.is_empty();
        let asking = Asking { is_reference, conditions: self.conditions.clone() };
        compare::Settings { ints, bottoms: Bottoms::Same, said, asking, allowance, include }
    }
}

/// Submissions that were proved to be the same.
pub struct Class {
    /// By their positions.
    pub members: Vec<usize>,
    /// Whether they are what the reference is, where that is known.
    pub correct: Option<bool>,
    /// A call on which they and the reference differ.
    pub distinguishing: Option<Distinguishing>,
    /// Why it is not known whether they are what the reference is.
    pub reason: Option<String>,
    /// What is wrong with its only member.
    pub problem: Option<String>,
    /// Members that are written as another one is, and of which nothing else is known.
    pub by_text: Vec<usize>,
    /// Members that are the same as the others where no number overflows, with calls where one does.
    pub unless_overflow: Vec<(usize, Option<Distinguishing>)>,
}

impl Class {
    fn of(member: usize) -> Class {
        let (members, by_text, unless_overflow) = (vec![member], Vec::new(), Vec::new());
        Class { members, correct: None, distinguishing: None, reason: None, problem: None, by_text, unless_overflow }
    }
}

/// Files and the groups that they are.
pub struct Grouping {
    settings: Settings,
    /// With all files that were read.
    pub sources: SourceMap,
    /// The files, the reference first.
    pub submissions: Vec<Submission>,
    cache: Cache,
    /// So many of the first submissions are what the others should be.
    pub references: usize,
    /// What is asked beside a reference.
    asked: Asked,
    /// What was found out in this run.
    answers: Mutex<FxHashMap<(usize, usize), Outcome>>,
    deadline: Option<Instant>,
    /// The groups.
    pub classes: Vec<Class>,
    /// Pairs of submissions of which nothing is known.
    pub undecided: Vec<(usize, usize)>,
    /// How long grouping took.
    pub time: Duration,
}

impl Grouping {
    /// Reads the files and groups them. The message says why there is nothing to group.
    pub fn new(settings: &Settings, crew: Crew<'_>) -> Result<Grouping, String> {
        let mut grouping = Grouping::read(settings)?;
        grouping.group(crew);
        Ok(grouping)
    }

    fn read(settings: &Settings) -> Result<Grouping, String> {
        let deadline = settings.budget.map(|budget| Instant::now() + budget);
        let mut paths: Vec<PathBuf> = settings.references.clone();
        let given = files::of_paths(&settings.files).into_iter();
        paths.extend(given.filter(|path| !settings.references.contains(path)));
        if paths.len() < 2 {
            let single = settings.files.iter().filter(|path| !files::is_folder(path));
            let problem = single.filter_map(|path| files::program(path).err()).next();
            return Err(problem.unwrap_or_else(|| "nothing to group: give at least two files".into()));
        }
        let Allowance { seconds, effort, .. } = settings.allowance;
        let mut limits = format!("{effort} {seconds} {:?} {:?}", settings.ints, settings.conditions);
        for (file, _) in settings.conditions.iter().filter_map(|text| compare::named(text).ok()) {
            limits += &files::read(&file)?;
        }
        // What a condition says depends on the names of the parameters of the first file.
        let is_cached = settings.is_cached && (settings.conditions.is_empty() || !settings.references.is_empty());
        if let (false, Some(first)) = (settings.conditions.is_empty(), settings.references.first()) {
            limits += &files::read(first)?;
        }
        let mut sources = selfsame_library::sources();
        let submissions = paths.into_iter().map(|path| Submission::read(path, settings, &mut sources));
        let submissions: Vec<Submission> = submissions.collect();
        let references = settings.references.len();
        let mut problems = submissions.iter().map(Submission::problem);
        if let Some(problem) = problems.by_ref().take(references).flatten().next() {
            return Err(format!("the reference cannot be used: {problem}"));
        }
        let Some(first) = submissions.iter().find(|submission| submission.side.is_ok()) else {
            let first = submissions.iter().find_map(Submission::problem).unwrap_or_default();
            return Err(format!("nothing to group, for no file can be used: {first}"));
        };
        let asked = match &first.side {
            Ok(side) => Asked::new(&first.path, &settings.entry, side, &settings.compared(), &sources)?,
            Err(problem) => return Err(problem.clone()),
        };
        Ok(Grouping {
            submissions,
            cache: Cache::new(is_cached, "group", &[&settings.entry, &limits]),
            references,
            asked,
            answers: Mutex::default(),
            deadline,
            settings: settings.clone(),
            classes: Vec::new(),
            undecided: Vec::new(),
            time: Duration::ZERO,
            sources,
        })
    }

    /// Whether there is something that the submissions should be.
    pub fn has_reference(&self) -> bool {
        self.references > 0
    }

    /// What a submission is called.
    pub fn name(&self, submission: usize) -> String {
        if !self.settings.is_anonymous || self.is_reference(submission) {
            return self.submissions[submission].path.display().to_string();
        }
        // By what they say, so that the order says nothing of who wrote them.
        let key = |i: usize| (&self.submissions[i].text, i);
        let before = (self.references..self.submissions.len()).filter(|i| key(*i) < key(submission));
        format!("submission {}", before.count() + 1)
    }

    /// Whether a submission is what the others should be.
    pub fn is_reference(&self, submission: usize) -> bool {
        submission < self.references
    }

    /// What decides most comes first: all submissions are looked at beside each reference, those that nothing is known of then once more with more
    /// effort. The rest are put together among themselves, what was told from the references apart from what was not, and at
    /// last classes of which it is not known whether they are the same get another chance.
    fn group(&mut self, crew: Crew<'_>) {
        let started = Instant::now();
        let usable = |i: &usize| self.submissions[*i].side.is_ok();
        let mut open: Vec<usize> = (0..self.submissions.len()).filter(usable).collect();
        let mut told = Vec::new();
        for reference in 0..self.references {
            if !open.contains(&reference) {
                continue;
            }
            open.retain(|i| *i != reference);
            let rest = self.class_of(reference, &open, crew);
            let pairs: Vec<(usize, usize)> = rest.iter().map(|other| (reference, *other)).collect();
            let answers = self.answers(&pairs, crew, Effort::Brief);
            open = self.members(self.classes.len() - 1, &rest, answers);
        }
        open.retain(|i| {
            let is_told = (0..self.references).any(|reference| self.is_told((reference, *i)));
            if is_told {
                told.push(*i);
            }
            !is_told
        });
        for mut pool in [told, open] {
            while !pool.is_empty() {
                let representative = pool.remove(0);
                pool = self.class_of(representative, &pool, crew);
            }
        }
        self.note_undecided();
        self.judge(crew, Effort::Brief);
        self.join_classes(crew);
        self.judge(crew, Effort::Searching);
        for (i, submission) in self.submissions.iter().enumerate() {
            if let Some(problem) = submission.problem() {
                let path = submission.path.display().to_string();
                let (problem, correct) = (problem.replace(&path, &self.name(i)), self.has_reference().then_some(false));
                let problem = Some(problem);
                self.classes.push(Class { problem, correct, ..Class::of(i) });
            }
        }
        self.time = started.elapsed();
    }

    /// A new class around a submission, of those that are seen at a glance to be the same; the others are left.
    fn class_of(&mut self, representative: usize, others: &[usize], crew: Crew<'_>) -> Vec<usize> {
        let pairs: Vec<(usize, usize)> = others.iter().map(|other| (representative, *other)).collect();
        let answers = self.answers(&pairs, crew, Effort::Glance);
        self.classes.push(Class::of(representative));
        self.members(self.classes.len() - 1, others, answers)
    }

    /// Puts those that are the same as a class's first into it; the others are left.
    fn members(&mut self, class: usize, others: &[usize], answers: Vec<Outcome>) -> Vec<usize> {
        let class = &mut self.classes[class];
        let mut rest = Vec::new();
        for (submission, answer) in others.iter().zip(answers) {
            match answer {
                Outcome::Same => {}
                Outcome::SameText => class.by_text.push(*submission),
                Outcome::SameUnlessOverflow(call) => class.unless_overflow.push((*submission, call)),
                Outcome::Different(_) | Outcome::OtherType(_) | Outcome::Undecided { .. } => {
                    rest.push(*submission);
                    continue;
                }
            }
            class.members.push(*submission);
        }
        class.members.sort_unstable();
        rest
    }

    /// Whether a pair was told apart.
    fn is_told(&self, pair: (usize, usize)) -> bool {
        matches!(self.known(pair), Some(Outcome::Different(_) | Outcome::OtherType(_)))
    }

    fn known(&self, pair: (usize, usize)) -> Option<Outcome> {
        let answers = self.answers.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        answers.get(&pair).cloned()
    }

    /// The classes that were not told apart, by their first members.
    fn note_undecided(&mut self) {
        let firsts: Vec<usize> = self.classes.iter().map(|class| class.members[0]).collect();
        let pairs = firsts.iter().enumerate().flat_map(|(i, a)| firsts[i + 1..].iter().map(|b| (*a, *b)));
        self.undecided = pairs.filter(|(a, b)| !self.is_told((*a, *b)) && !self.is_told((*b, *a))).collect();
    }

    /// Where the first of a class could not be compared with the first of another one, other members are looked at: what is
    /// too far from one submission may be near to one that is the same. Classes of which this says so become one.
    fn join_classes(&mut self, crew: Crew<'_>) {
        const MEMBERS: usize = 8;
        let mut at = 0;
        while at < self.classes.len() {
            let mut with = at + 1;
            while with < self.classes.len() {
                let (first, second) = (&self.classes[at].members, &self.classes[with].members);
                let is_open = self.undecided.iter().any(|(a, b)| *a == first[0] && *b == second[0]);
                let spread = |members: &[usize]| {
                    let most = members.len().min(MEMBERS);
                    (0..most).map(|i| members[i * members.len() / most]).collect::<Vec<usize>>()
                };
                let (a, b) = (spread(first), spread(second));
                let pairs = a.iter().flat_map(|a| b.iter().map(|b| (*a, *b)));
                let pairs: Vec<(usize, usize)> = pairs.filter(|_| is_open).collect();
                let mut answers = self.answers(&pairs, crew, Effort::Glance);
                if !answers.iter().any(Outcome::is_same) {
                    answers = self.answers(&pairs[..pairs.len().min(1)], crew, Effort::Brief);
                }
                // The one that says most.
                let mut same = answers.iter().filter(|answer| answer.is_same());
                let found = same.clone().find(|answer| **answer == Outcome::Same).or(same.next());
                match found.cloned() {
                    Some(found) => self.join(at, with, &found),
                    None => with += 1,
                }
            }
            at += 1;
        }
        self.note_undecided();
    }

    /// Makes one class of two, of which this was found out.
    fn join(&mut self, at: usize, with: usize, found: &Outcome) {
        let joined = self.classes.remove(with);
        let class = &mut self.classes[at];
        if let Outcome::SameUnlessOverflow(call) = found {
            class.unless_overflow.extend(joined.members.iter().map(|member| (*member, call.clone())));
        }
        if *found == Outcome::SameText {
            class.by_text.extend(&joined.members);
        }
        class.by_text.extend(joined.by_text);
        class.unless_overflow.extend(joined.unless_overflow);
        class.members.extend(joined.members);
        class.members.sort_unstable();
    }

    /// Compares each class with the references.
    fn judge(&mut self, crew: Crew<'_>, effort: Effort) {
        let references = 0..self.references;
        for class in &mut self.classes {
            if class.members.iter().any(|member| references.contains(member)) {
                class.correct = Some(true);
            }
        }
        let others: Vec<usize> =
            (0..self.classes.len()).filter(|class| self.classes[*class].correct.is_none()).collect();
        let firsts: Vec<usize> = others.iter().map(|class| self.classes[*class].members[0]).collect();
        let pairs: Vec<(usize, usize)> =
            firsts.iter().flat_map(|first| references.clone().map(move |reference| (reference, *first))).collect();
        // What is wrong here has no call that shows it yet: more is done to find one.
        let open = |pair: &(usize, usize)| !self.is_told(*pair);
        self.answers(&pairs.iter().copied().filter(open).collect::<Vec<_>>(), crew, effort);
        // The last first, so that a class that becomes part of another leaves the places of the others as they are.
        for (class, first) in others.into_iter().zip(firsts).rev() {
            let known: Vec<Outcome> =
                references.clone().filter_map(|reference| self.known((reference, first))).collect();
            if let Some(reference) = known.iter().position(Outcome::is_same)
                && let Some(at) = self.classes.iter().position(|class| class.members.contains(&reference))
            {
                self.join(at, class, &known[reference]);
                continue;
            }
            let class = &mut self.classes[class];
            let mut undecided = known.iter().filter_map(|outcome| match outcome {
                Outcome::Undecided { reason, .. } => Some(reason.clone()),
                _ => None,
            });
            class.reason = undecided.next();
            match known.into_iter().next() {
                _ if class.reason.is_some() => {}
                Some(Outcome::Different(found)) => (class.correct, class.distinguishing) = (Some(false), Some(found)),
                Some(Outcome::OtherType(what)) => (class.correct, class.problem) = (Some(false), Some(what)),
                _ => {}
            }
        }
        self.note_undecided();
    }

    /// What is known of pairs, by as many threads as were asked for; what was found out before is not found out again.
    fn answers(&self, pairs: &[(usize, usize)], crew: Crew<'_>, effort: Effort) -> Vec<Outcome> {
        let names: Vec<String> = pairs.iter().map(|pair| self.name(pair.1)).collect();
        crew.all(&names, |i| {
            let known = self.known(pairs[i]).filter(|known| !is_worth_more(known, effort));
            known.unwrap_or_else(|| {
                let outcome = self.compare(pairs[i], effort);
                let mut answers = self.answers.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
                answers.insert(pairs[i], outcome.clone());
                outcome
            })
        })
    }

    fn compare(&self, (first, second): (usize, usize), effort: Effort) -> Outcome {
        let [Ok(left), Ok(right)] = [first, second].map(|i| &self.submissions[i].side) else {
            return Outcome::undecided("a file that is not usable");
        };
        let texts = [first, second].map(|i| &*self.submissions[i].content);
        if texts[0] == texts[1] {
            return Outcome::SameText;
        }
        let is_reference = self.is_reference(first) && !self.settings.is_exact;
        let asked = if is_reference { self.asked.clone() } else { self.asked.everywhere() };
        let mode = format!("{effort:?} {is_reference}");
        if let Some(known) = cache::get(&self.cache, texts, &mode) {
            return known;
        }
        let mut allowance = self.settings.allowance;
        if let Some(deadline) = self.deadline {
            let left = deadline.saturating_duration_since(Instant::now()).as_secs();
            if left == 0 {
                let reason = "the time for all (--budget) was over".to_owned();
                return Outcome::Undecided { reason, is_for_time: true };
            }
            allowance.seconds = allowance.seconds.min(left);
        }
        let name = format!("group {} {} {effort:?}", self.name(first), self.name(second));
        let both = [left.clone(), right.clone()];
        let (settings, sources) = (self.settings.clone(), self.sources.clone());
        let answer = limits::item(&name, allowance, move || compare(both, &settings, &asked, &sources, effort));
        let undecided = |reason: Reason| Outcome::Undecided { reason: reason.to_string(), is_for_time: true };
        let outcome = answer.unwrap_or_else(undecided);
        cache::put(&self.cache, texts, &mode, &outcome);
        outcome
    }
}

/// Whether an answer may become another one with this effort.
fn is_worth_more(known: &Outcome, effort: Effort) -> bool {
    matches!(known, Outcome::Undecided { .. }) && effort != Effort::Glance
}
