//! What is being checked, what waits, and what was found. A check runs on a thread of its own, so that one that panics
//! takes nothing along.

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use std::time::{Duration, Instant};

use rustc_hash::FxHashMap;
use selfsame_ask::check::{self, Effort, Task};
use selfsame_ask::fingerprint::Fingerprint;
use selfsame_ask::limits::{self, Allowance};
use selfsame_core::effort;
use selfsame_core::verdict::Reason;
use selfsame_equiv::Lemmas;

use super::Event;
use super::analysis::{Item, Question};
use super::finding::{Finding, Said};

/// What a question may use at first while others wait: one that is hard does not hold up those that are easy.
const BRIEF: Duration = Duration::from_secs(2);
const BRIEF_EFFORT: u64 = 2000;

/// A question that is waiting.
#[derive(Clone)]
pub struct Job {
    fingerprint: Fingerprint,
    places: Fingerprint,
    name: String,
    question: Question,
    time: Duration,
    steps: u64,
    lemmas: Lemmas,
    tried_with: Option<Fingerprint>,
    /// Already spent on it.
    spent: Duration,
    /// It was tried briefly before.
    is_hard: bool,
}

struct Running {
    number: u64,
    fingerprint: Fingerprint,
    name: String,
    stop: Arc<AtomicBool>,
    /// The same question with all that it may use, if this is a brief try.
    whole: Option<Job>,
}

impl Running {
    fn is_wanted(&self) -> bool {
        !self.stop.load(Ordering::Relaxed)
    }
}

pub struct Checks {
    pub settings: Arc<check::Settings>,
    /// How many may run at the same time.
    jobs: usize,
    found: FxHashMap<Fingerprint, Finding>,
    waiting: VecDeque<Job>,
    running: Vec<Running>,
    /// How many were begun.
    count: u64,
    events: Sender<Event>,
}

impl Checks {
    pub fn new(settings: Arc<check::Settings>, jobs: usize, events: Sender<Event>) -> Checks {
        let (waiting, running) = (VecDeque::new(), Vec::new());
        Checks { settings, jobs, found: FxHashMap::default(), waiting, running, count: 0, events }
    }

    /// What was found last, whatever places it names.
    pub fn latest(&self, fingerprint: Fingerprint) -> Option<&Finding> {
        self.found.get(&fingerprint)
    }

    /// The answer for an item, if there is one that fits.
    pub fn found(&self, item: &Item) -> Option<&Finding> {
        let finding = self.found.get(&item.fingerprint)?;
        finding.places.is_none_or(|places| places == item.places).then_some(finding)
    }

    /// Whether it waits or is worked on.
    pub fn is_active(&self, fingerprint: Fingerprint) -> bool {
        self.waiting.iter().any(|job| job.fingerprint == fingerprint) || self.is_running(fingerprint)
    }

    fn is_running(&self, fingerprint: Fingerprint) -> bool {
        self.running.iter().any(|running| running.fingerprint == fingerprint && running.is_wanted())
    }

    /// How many questions are open, and the name of the one begun last.
    pub fn open(&self) -> (usize, &str) {
        let wanted = || self.running.iter().filter(|running| running.is_wanted());
        (self.waiting.len() + wanted().count(), wanted().next_back().map_or("", |running| &running.name))
    }

    /// Asks for whatever has no answer yet, and says how much that is.
    pub fn ask(&mut self, items: &[Item]) -> usize {
        self.ask_only(items, &|_| true)
    }

    /// As [`Checks::ask`], for some items of a document.
    pub fn ask_only(&mut self, items: &[Item], is_meant: &dyn Fn(&Item) -> bool) -> usize {
        let allowance = self.settings.allowance;
        let tasks = tasks(items);
        let mut asked = 0;
        for item in items.iter().filter(|item| is_meant(item)) {
            if self.found(item).is_some() || self.is_active(item.fingerprint) {
                continue;
            }
            let may_share = matches!(&item.question, Question::Law(task) if check::may_share(task, &tasks));
            let whole = (allowance.time(), allowance.steps());
            let (time, steps) = if may_share { check::first_share(whole.0, whole.1) } else { whole };
            self.waiting.push_back(Job { steps, ..Job::new(item, time, Lemmas::default(), None, Duration::ZERO) });
            asked += 1;
        }
        asked
    }

    /// Once all of a document is answered: asks again for what is open, with the lemmas proved for others.
    pub fn ask_again(&mut self, items: &[Item]) -> usize {
        if items.iter().any(|item| self.is_active(item.fingerprint)) {
            return 0;
        }
        let beside = Fingerprint::of(&items.iter().map(|item| item.fingerprint).collect::<Vec<_>>());
        let tasks = tasks(items);
        let mut lemmas = Lemmas::default();
        let findings = items.iter().filter_map(|item| self.found(item));
        findings.for_each(|finding| lemmas.add(&finding.lemmas));
        if lemmas.is_empty() {
            return 0;
        }
        let allowance = self.settings.allowance;
        let mut asked = 0;
        for item in items {
            let Question::Law(task) = &item.question else { continue };
            let Some(finding) = self.found(item) else { continue };
            let is_new = finding.is_open && finding.tried_with != Some(beside);
            let left = allowance.time().saturating_sub(finding.time);
            if is_new && !left.is_zero() && check::may_share(task, &tasks) {
                let steps = allowance.steps().saturating_sub(finding.steps);
                let job = Job::new(item, left, lemmas.clone(), Some(beside), finding.time);
                self.waiting.push_back(Job { steps, ..job });
                asked += 1;
            }
        }
        asked
    }

    /// Takes an answer back.
    pub fn forget(&mut self, fingerprint: Fingerprint) {
        self.found.remove(&fingerprint);
    }

    /// With other options no answer holds.
    pub fn restart(&mut self, settings: Arc<check::Settings>, jobs: usize) {
        self.keep(&|_| false);
        self.found.clear();
        (self.settings, self.jobs) = (settings, jobs);
    }

    /// Gives up what is not wanted any more; answers are kept, for the user may go back.
    pub fn keep(&mut self, is_wanted: &dyn Fn(Fingerprint) -> bool) {
        self.waiting.retain(|job| is_wanted(job.fingerprint));
        let unwanted = |running: &&Running| !is_wanted(running.fingerprint);
        self.running.iter().filter(unwanted).for_each(|running| running.stop.store(true, Ordering::Relaxed));
    }

    /// Begins as many as may run at the same time. Those that were given up need a while to notice; as many again may do
    /// so.
    pub fn start(&mut self) {
        let jobs = self.jobs;
        while self.running.iter().filter(|running| running.is_wanted()).count() < jobs
            && self.running.len() < 2 * jobs
            && let Some(job) = self.waiting.pop_front()
        {
            let is_brief = !self.waiting.is_empty() && !job.is_hard;
            let whole = is_brief.then(|| Job { is_hard: true, ..job.clone() });
            let job = if is_brief { job.brief() } else { job };
            let stop = Arc::new(AtomicBool::new(false));
            self.count += 1;
            let (number, fingerprint, name) = (self.count, job.fingerprint, job.name.clone());
            let (settings, events, stopped) = (self.settings.clone(), self.events.clone(), stop.clone());
            let (places, asked) = (job.places, name.clone());
            let work = move || {
                let found = limits::item(&asked, settings.allowance, move || answer(&job, &settings, &stopped));
                // A question that was left, or that a bug of ours has ended: that is the answer to this one only.
                let broken = |reason: Reason| Finding::closed(&asked, Said::Unknown(reason.to_string()));
                let mut finding = found.unwrap_or_else(broken);
                finding.places = matches!(finding.said, Said::Refuted { .. }).then_some(places);
                // Without a receiver the server is at its end.
                let _ = events.send(Event::Checked(number, Box::new(finding)));
            };
            self.running.push(Running { number, fingerprint, name, stop, whole });
            if std::thread::Builder::new().spawn(work).is_err() {
                self.running.pop();
                return;
            }
        }
    }

    /// Takes note of an answer, and says to what. None if it was given up meanwhile: then it may say that there was no
    /// time, which is not so. What a brief try did not find out waits again, behind the others.
    pub fn finish(&mut self, number: u64, finding: Finding) -> Option<Fingerprint> {
        let at = self.running.iter().position(|running| running.number == number)?;
        let running = self.running.remove(at);
        if !running.is_wanted() {
            return None;
        }
        let is_open = match &finding.said {
            Said::Unknown(_) => true,
            // There was no time to look for what would help.
            Said::Refuted { blame, suggest, .. } => !blame.is_empty() && suggest.is_empty(),
            Said::Verified { .. } => false,
        };
        if let (Some(whole), true) = (running.whole, is_open) {
            self.waiting.push_back(whole);
            return None;
        }
        self.found.insert(running.fingerprint, finding);
        Some(running.fingerprint)
    }
}

impl Job {
    fn new(item: &Item, time: Duration, lemmas: Lemmas, tried_with: Option<Fingerprint>, spent: Duration) -> Job {
        let (fingerprint, places) = (item.fingerprint, item.places);
        let (name, question) = (item.name.clone(), item.question.clone());
        let (steps, is_hard) = (u64::MAX, false);
        Job { fingerprint, places, name, question, time, steps, lemmas, tried_with, spent, is_hard }
    }

    /// With little to use.
    fn brief(self) -> Job {
        let steps = self.steps.min(Allowance { effort: BRIEF_EFFORT, seconds: 0, megabytes: 0 }.steps());
        Job { time: self.time.min(BRIEF), steps, ..self }
    }
}

fn tasks(items: &[Item]) -> Vec<&Task> {
    let laws = items.iter().filter_map(|item| match &item.question {
        Question::Law(task) => Some(&**task),
        Question::Refinement(..) => None,
    });
    laws.collect()
}

fn answer(job: &Job, settings: &check::Settings, stop: &Arc<AtomicBool>) -> Finding {
    match &job.question {
        Question::Law(task) => {
            let effort =
                Effort { time: job.time, steps: job.steps, lemmas: job.lemmas.clone(), stop: Some(stop.clone()) };
            let finding = Finding::of_law(task, check::decide(task, settings, effort));
            Finding { time: job.spent + finding.time, tried_with: job.tried_with, ..finding }
        }
        Question::Refinement(refinements, position) => {
            let started = Instant::now();
            let (module, sources) = (&refinements.module, &refinements.sources);
            let item = &module.items[*position];
            let whole = settings.allowance;
            let (seconds, effort) = (whole.seconds.min(job.time.as_secs()), whole.effort.min(job.steps / effort::UNIT));
            let answer = module.decide(item, Allowance { seconds, effort, ..whole }, sources);
            Finding { time: started.elapsed(), ..Finding::of_refinement(module, item, &answer, sources) }
        }
    }
}
