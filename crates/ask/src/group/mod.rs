//! Group these files by what a definition of theirs does.
//!
//! The semantics are those of grading: arguments are finite and total, and all errors are one.

mod cache;
mod submission;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use selfsame_core::program::Ints;
use selfsame_core::span::SourceMap;
use selfsame_core::verdict::{Reason, Verdict};
use selfsame_equiv::{Bottoms, Differs};
use selfsame_grade::{Difference, Effort, How, Numbers};

use crate::cache::Cache;
use crate::compare::{self, Said, Side, Sides};
use crate::files;
use crate::limits::{self, Allowance};
use crate::many::Crew;

pub use submission::Submission;

/// What is grouped, and what each pair may use.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The definition that every file should have.
    pub entry: String,
    /// What the others should be.
    pub reference: Option<PathBuf>,
    /// Source files, or folders that are searched for them.
    pub files: Vec<PathBuf>,
    /// Whether answers are kept from one run to the next.
    pub is_cached: bool,
    /// What `Int` is.
    pub ints: Ints,
    /// What each pair may use.
    pub allowance: Allowance,
    /// Where imported modules are looked for, besides the file's own folder.
    pub include: Vec<PathBuf>,
}

impl Settings {
    /// As two files are compared.
    pub fn compared(&self) -> compare::Settings {
        let Settings { ints, allowance, include, .. } = self.clone();
        let said = Said { total: Vec::new(), finite: vec!["all".into()] };
        compare::Settings { ints, bottoms: Bottoms::Same, said, allowance, include }
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
        Class { members, correct: None, distinguishing: None, problem: None, by_text, unless_overflow }
    }
}

/// What is known of two submissions.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    /// For all arguments.
    Same,
    /// They are written alike, with everything that they can reach.
    SameText,
    /// Where no number overflows; a call that shows a difference where one does.
    SameUnlessOverflow(Option<Distinguishing>),
    /// By this call.
    Different(Distinguishing),
    /// They cannot be the same; what is to be said to the second.
    OtherType(String),
    /// And whether more time might have helped.
    Undecided {
        /// Whether it was.
        is_for_time: bool,
    },
}

/// A call on which a class and the reference differ.
#[derive(Clone, Debug, PartialEq)]
pub struct Distinguishing {
    /// As an expression.
    pub call: String,
    /// What the reference gives.
    pub expected: String,
    /// What the class gives.
    pub actual: String,
}

/// Files and the groups that they are.
pub struct Grouping {
    settings: Settings,
    /// With all files that were read.
    pub sources: SourceMap,
    /// The files, the reference first.
    pub submissions: Vec<Submission>,
    cache: Cache,
    /// The first submission is what the others should be.
    pub has_reference: bool,
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
        let mut paths: Vec<PathBuf> = settings.reference.iter().cloned().collect();
        let given = files::of_paths(&settings.files).into_iter();
        paths.extend(given.filter(|path| settings.reference.as_ref() != Some(path)));
        if paths.len() < 2 {
            return Err("nothing to group: give at least two files".into());
        }
        let Allowance { seconds, effort, .. } = settings.allowance;
        let limits = format!("{effort} {seconds} {:?}", settings.ints);
        let mut sources = selfsame_library::sources();
        let submissions = paths.into_iter().map(|path| Submission::read(path, settings, &mut sources));
        let grouping = Grouping {
            submissions: submissions.collect(),
            sources,
            cache: Cache::new(settings.is_cached, "group", &[&settings.entry, &limits]),
            has_reference: settings.reference.is_some(),
            settings: settings.clone(),
            classes: Vec::new(),
            undecided: Vec::new(),
            time: Duration::ZERO,
        };
        let mut problems = grouping.submissions.iter().map(Submission::problem);
        match problems.next().flatten() {
            Some(first) if problems.all(|problem| problem.is_some()) => {
                Err(format!("nothing to group, for no file can be used: {first}"))
            }
            Some(problem) if grouping.has_reference => Err(format!("the reference cannot be used: {problem}")),
            _ => Ok(grouping),
        }
    }

    /// What a submission is called.
    pub fn name(&self, submission: usize) -> String {
        self.submissions[submission].path.display().to_string()
    }

    /// Rounds: one submission without a class stands for a new one, and all others without a class are compared with it. Then
    /// classes of which it is not known whether they are the same get a second chance.
    fn group(&mut self, crew: Crew<'_>) {
        let started = Instant::now();
        let mut open: Vec<usize> = (0..self.submissions.len()).filter(|i| self.submissions[*i].side.is_ok()).collect();
        while !open.is_empty() {
            let representative = open.remove(0);
            let pairs: Vec<(usize, usize)> = open.iter().map(|other| (representative, *other)).collect();
            let answers = self.answers(&pairs, crew);
            let mut class = Class::of(representative);
            let mut rest = Vec::new();
            for (submission, answer) in std::mem::take(&mut open).into_iter().zip(answers) {
                match answer {
                    Outcome::Same => class.members.push(submission),
                    Outcome::SameText => {
                        class.members.push(submission);
                        class.by_text.push(submission);
                    }
                    Outcome::SameUnlessOverflow(call) => {
                        class.members.push(submission);
                        class.unless_overflow.push((submission, call));
                    }
                    Outcome::Different(_) | Outcome::OtherType(_) => rest.push(submission),
                    Outcome::Undecided { .. } => {
                        self.undecided.push((representative, submission));
                        rest.push(submission);
                    }
                }
            }
            open = rest;
            self.classes.push(class);
        }
        self.join_classes(crew);
        self.judge(crew);
        for (i, submission) in self.submissions.iter().enumerate() {
            if let Some(problem) = submission.problem() {
                let (problem, correct) = (Some(problem.to_owned()), self.has_reference.then_some(false));
                self.classes.push(Class { problem, correct, ..Class::of(i) });
            }
        }
        self.time = started.elapsed();
    }

    /// Where the first of a class could not be compared with the first of another one, some of the other members are: what is
    /// too far from one submission may be near to one that is the same. Classes of which this says so become one.
    fn join_classes(&mut self, crew: Crew<'_>) {
        const MEMBERS: usize = 4;
        let mut at = 0;
        while at < self.classes.len() {
            let mut with = at + 1;
            while with < self.classes.len() {
                let (first, second) = (&self.classes[at].members, &self.classes[with].members);
                let is_open = self.undecided.iter().any(|(a, b)| *a == first[0] && *b == second[0]);
                let spread = |members: &[usize]| {
                    let step = members.len().div_ceil(MEMBERS).max(1);
                    members.iter().copied().step_by(step).collect::<Vec<usize>>()
                };
                let (a, b) = (spread(first), spread(second));
                let pairs = a.iter().flat_map(|a| b.iter().map(|b| (*a, *b)));
                let pairs: Vec<(usize, usize)> =
                    pairs.filter(|pair| is_open && *pair != (first[0], second[0])).collect();
                let answers = self.answers(&pairs, crew);
                let is_same = |answer: &&Outcome| {
                    matches!(answer, Outcome::Same | Outcome::SameText | Outcome::SameUnlessOverflow(_))
                };
                // The one that says most.
                let found = answers.iter().find(|answer| **answer == Outcome::Same).or(answers.iter().find(is_same));
                if let Some(found) = found.cloned() {
                    let joined = self.classes.remove(with);
                    let class = &mut self.classes[at];
                    if let Outcome::SameUnlessOverflow(call) = &found {
                        class.unless_overflow.extend(joined.members.iter().map(|member| (*member, call.clone())));
                    }
                    if found == Outcome::SameText {
                        class.by_text.extend(&joined.members);
                    }
                    class.by_text.extend(joined.by_text);
                    class.unless_overflow.extend(joined.unless_overflow);
                    class.members.extend(joined.members);
                    class.members.sort_unstable();
                } else {
                    with += 1;
                }
            }
            at += 1;
        }
        // A pair of one class is decided, and so is one of classes that were told apart.
        let class_of = |i: usize| self.classes.iter().position(|class| class.members.contains(&i));
        let mut undecided = std::mem::take(&mut self.undecided);
        undecided.retain(|(a, b)| class_of(*a) != class_of(*b));
        self.undecided = undecided;
    }

    /// Compares each class with the reference's.
    fn judge(&mut self, crew: Crew<'_>) {
        if !self.has_reference {
            return;
        }
        let Some(reference) = self.classes.iter().position(|class| class.members.contains(&0)) else { return };
        let others: Vec<usize> = (0..self.classes.len()).filter(|class| *class != reference).collect();
        let pairs: Vec<(usize, usize)> = others.iter().map(|class| (0, self.classes[*class].members[0])).collect();
        let mut answers = self.answers(&pairs, crew);
        // What is wrong here has no call that shows it yet: more is done to find one.
        let open: Vec<usize> = (0..pairs.len()).filter(|i| matches!(answers[*i], Outcome::Undecided { .. })).collect();
        let names: Vec<String> = open.iter().map(|i| self.name(pairs[*i].1)).collect();
        let found = crew.all(&names, |i| {
            let (reference, other) = pairs[open[i]];
            self.compare(reference, other, Effort::Searching)
        });
        for (i, outcome) in open.into_iter().zip(found) {
            answers[i] = outcome;
        }
        self.classes[reference].correct = Some(true);
        for (class, answer) in others.into_iter().zip(answers) {
            let class = &mut self.classes[class];
            match answer {
                Outcome::Different(found) => (class.correct, class.distinguishing) = (Some(false), Some(found)),
                Outcome::OtherType(what) => (class.correct, class.problem) = (Some(false), Some(what)),
                Outcome::Same | Outcome::SameText | Outcome::SameUnlessOverflow(_) | Outcome::Undecided { .. } => {}
            }
        }
        // A pair that was told apart after all is decided.
        let classes = &self.classes;
        let class_of = |i: usize| classes.iter().position(|class| class.members.contains(&i));
        let is_told = |a: usize, b: usize| {
            class_of(a) == Some(reference) && class_of(b).is_some_and(|class| classes[class].correct == Some(false))
        };
        self.undecided.retain(|(a, b)| !is_told(*a, *b) && !is_told(*b, *a));
    }

    /// What is known of pairs, by as many threads as were asked for; what was found out before is not found out again.
    fn answers(&self, pairs: &[(usize, usize)], crew: Crew<'_>) -> Vec<Outcome> {
        let content = |(a, b): (usize, usize)| (&*self.submissions[a].content, &*self.submissions[b].content);
        let mut answers: Vec<Option<Outcome>> = Vec::with_capacity(pairs.len());
        for pair in pairs {
            let (first, second) = content(*pair);
            answers.push(if first == second {
                Some(Outcome::SameText)
            } else {
                cache::get(&self.cache, first, second)
            });
        }
        let open: Vec<usize> = (0..pairs.len()).filter(|i| answers[*i].is_none()).collect();
        let names: Vec<String> = open.iter().map(|i| self.name(pairs[*i].1)).collect();
        let found = crew.all(&names, |i| {
            let pair = pairs[open[i]];
            let outcome = self.compare(pair.0, pair.1, Effort::Brief);
            let (first, second) = content(pair);
            cache::put(&self.cache, first, second, &outcome);
            outcome
        });
        for (i, outcome) in open.into_iter().zip(found) {
            answers[i] = Some(outcome);
        }
        answers.into_iter().flatten().collect()
    }

    fn compare(&self, first: usize, second: usize, effort: Effort) -> Outcome {
        let name = format!("group {} {} {effort:?}", self.name(first), self.name(second));
        let [Ok(first), Ok(second)] = [first, second].map(|i| &self.submissions[i].side) else {
            return Outcome::Undecided { is_for_time: false };
        };
        let both = [first.clone(), second.clone()];
        let (settings, sources) = (self.settings.clone(), self.sources.clone());
        let answer = limits::item(&name, settings.allowance, move || compare(both, &settings, &sources, effort));
        answer.unwrap_or(Outcome::Undecided { is_for_time: true })
    }
}

/// What is known of two files.
fn compare(both: [Arc<Side>; 2], settings: &Settings, sources: &SourceMap, effort: Effort) -> Outcome {
    let asked = settings.compared();
    let sides = Sides::new(both, asked.bottoms, effort);
    let entry = settings.entry.as_str();
    let Ok(pair) = sides.pair([entry, entry]) else { return Outcome::Undecided { is_for_time: false } };
    let answer = sides.compare(&pair, &asked.said, settings.allowance, sources);
    if let How::OtherTypes([expected, actual]) = answer.how {
        return Outcome::OtherType(format!("its type is `{actual}`, expected `{expected}`"));
    }
    match (answer.verdict, answer.numbers) {
        (Verdict::Verified, _) if matches!(answer.how, How::SameText) => Outcome::SameText,
        (Verdict::Verified, Numbers::Any) => Outcome::Same,
        (Verdict::Verified, Numbers::IfNoOverflow(seen)) => {
            Outcome::SameUnlessOverflow(seen.as_ref().map(|seen| told(entry, seen)))
        }
        // Whether it is the only difference is not known, and an overflow alone makes nobody wrong.
        (Verdict::Refuted(difference), _) if difference.differs() == Differs::Overflow => {
            Outcome::Undecided { is_for_time: false }
        }
        (Verdict::Refuted(difference), _) => Outcome::Different(told(entry, &difference)),
        (Verdict::Unknown(reason), _) => Outcome::Undecided { is_for_time: matches!(reason, Reason::Timeout(_)) },
    }
}

fn told(entry: &str, difference: &Difference) -> Distinguishing {
    let (args, expected, actual) = match difference {
        Difference::Call { args, results: [expected, actual], .. } => (args.clone(), expected.clone(), actual.clone()),
        Difference::Values(found) => {
            let args = found.bindings.iter().map(|(_, value)| as_argument(value)).collect();
            (args, found.left.to_string(), found.right.to_string())
        }
    };
    let call = format!("{entry} {}", args.join(" ")).trim_end().to_owned();
    Distinguishing { call, expected, actual }
}

/// An expression where an argument is expected.
fn as_argument(expression: &str) -> String {
    let is_one = !expression.contains(' ') && !expression.starts_with('-');
    let is_enclosed = expression.starts_with(['[', '(', '"', '\'']) && expression.ends_with([']', ')', '"', '\'']);
    if is_one || is_enclosed { expression.to_owned() } else { format!("({expression})") }
}
