//! Two versions of files: what changed, and what is different because of it.
//!
//! Most definitions of most files did not change, and neither did anything that they can reach: [`Sides::sameness`] sees that
//! without asking an engine. What is left is asked in two rounds. First the definitions that were written anew; if they turn
//! out to do the same as before, so does what uses them. Then the others, each with the definitions that it is concerned by.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::span::SourceMap;
use selfsame_core::symbol::Symbol;
use selfsame_core::verdict::Reason;
use selfsame_grade::{Answer, Effort, Pairing};

use super::change::{Change, renamed};
use super::interface::Interface;
use super::others::Others;
use super::revision::Revisions;
use super::{Definition, Pair, Plan, Settings, Side, Sides};
use crate::files::Instead;
use crate::limits;
use crate::many::Crew;
use crate::source::{Language, Source};

/// An old and a new version of a file, each with its text.
#[derive(Clone)]
pub struct Versions {
    /// What it was.
    pub old: (PathBuf, String),
    /// What it is.
    pub new: (PathBuf, String),
    /// Where imported modules are read, if not on disk.
    pub revisions: Option<Arc<Revisions>>,
    /// Only these definitions are meant: they moved from one file to the other.
    pub only: Option<Vec<String>>,
}

impl Versions {
    /// Of two files by themselves.
    pub fn new(old: (PathBuf, String), new: (PathBuf, String)) -> Versions {
        Versions { old, new, revisions: None, only: None }
    }

    fn sides(self, settings: &Settings, sources: &mut SourceMap) -> [Source; 2] {
        let state = |is_old: bool| self.revisions.as_ref().map(|both| if is_old { &both.old } else { &both.new });
        [(self.old, true), (self.new, false)].map(|((path, text), is_old)| {
            let reading = |path: &Path| state(is_old).map_or(Instead::Disk, |state| state.look(path));
            let mut source = Source::of_text_over(&path, text, &settings.include, &reading, sources);
            source.set_ints(settings.ints);
            source
        })
    }
}

/// What is known of the definitions of a file.
pub struct Diffed<T> {
    /// What has to be corrected in both versions.
    pub errors: Vec<Diagnostic>,
    /// Names that only the new version has.
    pub added: Vec<String>,
    /// Names that only the old version has.
    pub removed: Vec<String>,
    /// Definitions that have another name, and nothing else that is new: the old one and the new one.
    pub renamed: Vec<(String, String)>,
    /// Definitions that stood in another file: the name, and that file.
    pub moved: Vec<(String, String)>,
    /// What the module says of its types and exports that it did not say before.
    pub interface: Interface,
    /// How many definitions are as they were, with all that they can reach.
    pub unchanged: usize,
    /// How many use something that was written anew and does the same.
    pub following: usize,
    /// The others that both have: those that were written anew first, each part in the order of the new version.
    pub pairs: Vec<T>,
}

impl<T> Default for Diffed<T> {
    fn default() -> Diffed<T> {
        Diffed {
            errors: Vec::new(),
            added: Vec::new(),
            removed: Vec::new(),
            renamed: Vec::new(),
            moved: Vec::new(),
            interface: Interface::default(),
            unchanged: 0,
            following: 0,
            pairs: Vec::new(),
        }
    }
}

impl<T> Diffed<T> {
    /// With what is known of another file.
    pub fn extend(&mut self, other: Diffed<T>) {
        self.errors.extend(other.errors);
        self.added.extend(other.added);
        self.removed.extend(other.removed);
        self.renamed.extend(other.renamed);
        self.moved.extend(other.moved);
        self.interface.extend(other.interface);
        self.unchanged += other.unchanged;
        self.following += other.following;
        self.pairs.extend(other.pairs);
    }
}

/// Somebody who makes something of each answer as soon as it is there, and may know answers from before.
pub trait Recall: Send {
    /// What is made of an answer.
    type Told: Send;

    /// What was made of all answers about these versions, and how many definitions followed, if it is known. `before` is how many
    /// sources there were before the versions were read.
    fn known(&mut self, versions: &Versions, sources: &SourceMap, before: usize) -> Option<(Vec<Self::Told>, usize)>;

    /// An answer that nothing changes any more. The number is its place among those about these versions.
    fn tell(&mut self, versions: &Versions, number: usize, compared: Compared<'_>) -> Self::Told;

    /// All answers about these versions were told.
    fn finish(&mut self, versions: &Versions, following: usize);
}

/// A definition that both versions have.
pub struct Compared<'a> {
    /// In the new one.
    pub name: &'a str,
    /// The file and the line of the new one.
    pub place: (String, usize),
    /// Whether it still does the same.
    pub answer: &'a Answer,
    /// How long that took.
    pub time: Duration,
    /// The definitions written anew that it uses, nearest first; none if it is written anew itself.
    pub because: Vec<String>,
}

/// Compares what both versions have; the reason is why they were not even read.
fn diff<R: Recall>(
    versions: &Versions,
    settings: &Settings,
    sources: &mut SourceMap,
    crew: Crew<'_>,
    recall: &mut R,
) -> Result<Diffed<R::Told>, Reason> {
    let (allowance, path, before) = (settings.allowance, &versions.new.0, sources.files().count());
    let (both, asked, mut known) = (versions.clone(), settings.clone(), sources.clone());
    let name = format!("load {} {}", versions.old.0.display(), path.display());
    let (sides, errors, known) = limits::item(&name, allowance, move || {
        let both = both.sides(&asked, &mut known);
        let errors = both.iter().flat_map(Source::errors).collect();
        let sides = both.map(|source| Arc::new(Side::new(source)));
        let pairing = Pairing { renamed: renamed(sides.each_ref()), ..Pairing::default() };
        (Sides::paired(sides, asked.bottoms, Effort::Full, &pairing), errors, known)
    })?;
    *sources = known;
    let common = Common::of(&sides, versions.only.as_deref());
    let others = if versions.only.is_none() { Others::new(&sides, sources) } else { Others::default() };
    let interface = Interface::new(&sides, &common.names(), versions.only.is_some());
    let Common { pairs, renamed, mut added, mut removed } = common;
    added.extend(others.added);
    removed.extend(others.removed);
    let all = pairs.len();
    let open: Vec<Pair> = pairs.into_iter().filter(|pair| !sides.is_plainly_same(pair, sources)).collect();
    let unchanged = all - open.len();
    let mut diffed = Diffed { errors, added, removed, renamed, interface, unchanged, ..Diffed::default() };
    if open.is_empty() && others.not_compared.is_empty() {
        return Ok(diffed);
    }
    if let Some((told, following)) = recall.known(versions, sources, before) {
        (diffed.pairs, diffed.following) = (told, following);
        return Ok(diffed);
    }
    let change = Change::new(&sides, &open);
    let (first, rest): (Vec<Pair>, Vec<Pair>) = open.into_iter().partition(|pair| change.because(pair).is_empty());
    let mut asked = Asked { versions, settings, crew, change, recall, told: Vec::new() };
    let sides = Arc::new(sides);
    let answers = asked.all(&sides, &first, sources);
    let proved = proved(&first, &answers, settings, Language::of(path));
    let (sides, rest) = match proved.is_empty() || rest.is_empty() {
        true => (sides, rest),
        false => {
            let sides = Arc::new(sides.knowing(proved));
            let before = rest.len();
            let rest: Vec<Pair> = rest.into_iter().filter(|pair| !sides.is_plainly_same(pair, sources)).collect();
            diffed.following = before - rest.len();
            (sides, rest)
        }
    };
    asked.all(&sides, &rest, sources);
    let place = (path.display().to_string(), 1);
    for (name, why) in others.not_compared {
        let answer = Answer::unknown(Reason::Unsupported(why, None));
        let (because, time, place) = (Vec::new(), Duration::ZERO, place.clone());
        asked.tell(asked.told.len(), Compared { name: &name, place, answer: &answer, time, because });
    }
    asked.recall.finish(versions, diffed.following);
    diffed.pairs = asked.told.into_iter().flatten().collect();
    Ok(diffed)
}

/// The definitions that do the same as before wherever they are used: nothing is said of arguments or numbers. In a strict
/// language a handler tells errors apart that are the same here, so nothing follows there.
fn proved(
    pairs: &[Pair],
    answers: &[(Answer, Duration)],
    settings: &Settings,
    language: Language,
) -> Vec<(Symbol, Symbol)> {
    if language == Language::Ocaml || !settings.said.total.is_empty() || !settings.said.finite.is_empty() {
        return Vec::new();
    }
    let proved = pairs.iter().zip(answers).filter(|(_, (answer, _))| answer.is_the_same_everywhere());
    proved.map(|(pair, _)| (pair.globals[1], pair.globals[0])).collect()
}

/// Who is asked about pairs.
struct Asked<'a, R: Recall> {
    versions: &'a Versions,
    settings: &'a Settings,
    crew: Crew<'a>,
    change: Change,
    recall: &'a mut R,
    told: Vec<Option<R::Told>>,
}

impl<R: Recall> Asked<'_, R> {
    fn all(&mut self, sides: &Arc<Sides>, pairs: &[Pair], sources: &SourceMap) -> Vec<(Answer, Duration)> {
        let names: Vec<String> = pairs.iter().map(|pair| pair.name.clone()).collect();
        let (allowance, path, crew) = (self.settings.allowance, self.versions.new.0.as_path(), self.crew);
        let shared = Arc::new((sides.clone(), self.settings.said.clone(), sources.clone()));
        let answer = |i: usize| {
            let started = Instant::now();
            let (shared, pair) = (shared.clone(), pairs[i].clone());
            let name = format!("diff {} {}", path.display(), names[i]);
            let answer = limits::item(&name, allowance, move || {
                let (sides, said, sources) = &*shared;
                sides.compare(&pair, said, allowance, sources)
            });
            (answer.unwrap_or_else(Answer::unknown), started.elapsed())
        };
        let before = self.told.len();
        self.told.extend(pairs.iter().map(|_| None));
        crew.each(&names, answer, |i, (answer, time)| {
            let (because, place) = (self.change.because(&pairs[i]), super::place(sources, pairs[i].span, path));
            self.tell(before + i, Compared { name: &pairs[i].name, place, answer, time: *time, because });
        })
    }

    fn tell(&mut self, number: usize, compared: Compared<'_>) {
        let told = Some(self.recall.tell(self.versions, number, compared));
        match self.told.get_mut(number) {
            Some(place) => *place = told,
            None => self.told.push(told),
        }
    }
}

/// What the definitions of both versions have to do with each other.
struct Common {
    pairs: Vec<Pair>,
    renamed: Vec<(String, String)>,
    added: Vec<String>,
    removed: Vec<String>,
}

impl Common {
    fn of(sides: &Sides, only: Option<&[String]>) -> Common {
        // What methods do is up to the instances, whose methods are definitions of their own.
        let is_meant = |d: &&Definition| only.is_none_or(|only| only.iter().any(|name| name == d.name.as_str()));
        let [before, after] = [0, 1].map(|side| {
            let all = sides.side(side).definitions().iter();
            let mut all: Vec<&Definition> = all.filter(|definition| !definition.is_method).filter(is_meant).collect();
            all.sort_by_key(|definition| definition.span.map(|span| span.start));
            all
        });
        let known = |side: usize, name: Symbol| sides.side(side).definition(name.as_str()).filter(|d| !d.is_method);
        let alone = |all: &[&Definition], side: usize| -> Vec<Symbol> {
            all.iter().filter(|d| d.is_written && known(side, d.name).is_none()).map(|d| d.name).collect()
        };
        let (mut added, mut removed) = (alone(&after, 0), alone(&before, 1));
        let mut renamed = Vec::new();
        added.retain(|new| {
            let global = known(1, *new).map(|definition| definition.global);
            let target = global.and_then(|global| sides.shared(global));
            let old = removed.iter().position(|old| known(0, *old).map(|definition| definition.global) == target);
            if let Some(old) = old.filter(|_| target.is_some()) {
                renamed.push((removed.remove(old).to_string(), new.to_string()));
                return false;
            }
            true
        });
        let is_common = |d: &&&Definition| known(0, d.name).is_some_and(|before| d.is_written || before.is_written);
        let pairs = after.iter().filter(is_common).filter_map(|d| sides.pair([d.name.as_str(); 2]).ok()).collect();
        let words = |names: Vec<Symbol>| names.iter().map(Symbol::to_string).collect();
        Common { pairs, renamed, added: words(added), removed: words(removed) }
    }

    /// Names of which it is said already that they are new, or gone.
    fn names(&self) -> Vec<String> {
        let renamed = self.renamed.iter().flat_map(|(old, new)| [old, new]);
        self.added.iter().chain(&self.removed).chain(renamed).cloned().collect()
    }
}

/// All files of a plan, and then the definitions that one of them lost and another one got. What was not read has a reason
/// instead.
pub fn diff_all<R: Recall>(
    plan: &Plan,
    settings: &Settings,
    sources: &mut SourceMap,
    crew: Crew<'_>,
    recall: &mut R,
) -> Vec<(Versions, Result<Diffed<R::Told>, Reason>)> {
    let read = |versions: &Versions| (versions.clone(), diff(versions, settings, sources, crew, recall));
    let mut all: Vec<(Versions, Result<Diffed<R::Told>, Reason>)> = plan.versions.iter().map(read).collect();
    for (from, to, versions) in moved(&all) {
        // What is not read here has been told already as gone and as new.
        let Ok(found) = diff(&versions, settings, sources, crew, recall) else { continue };
        let is_here = |name: &String| versions.only.as_ref().is_some_and(|only| only.contains(name));
        if let Ok(lost) = &mut all[from].1 {
            lost.removed.retain(|name| !is_here(name));
        }
        if let Ok(got) = &mut all[to].1 {
            got.added.retain(|name| !is_here(name));
            let place = versions.old.0.display().to_string();
            got.moved.extend(versions.only.iter().flatten().map(|name| (name.clone(), place.clone())));
            got.unchanged += found.unchanged;
            got.following += found.following;
            got.pairs.extend(found.pairs);
        }
    }
    all
}

/// Definitions that one file lost and another one got, to be compared as if they had never moved.
fn moved<T>(diffed: &[(Versions, Result<Diffed<T>, Reason>)]) -> Vec<(usize, usize, Versions)> {
    let mut found: Vec<(usize, usize, Versions)> = Vec::new();
    let lost = |name: &String, to: usize| {
        let all = diffed.iter().enumerate().filter(move |(from, _)| *from != to);
        let mut all = all.filter(|(_, (_, lost))| lost.as_ref().is_ok_and(|lost| lost.removed.contains(name)));
        all.next().filter(|_| all.next().is_none()).map(|(from, _)| from)
    };
    for (to, (new, has)) in diffed.iter().enumerate() {
        let added = has.as_ref().map(|has| &has.added[..]).unwrap_or_default();
        for (name, from) in added.iter().filter_map(|name| Some((name, lost(name, to)?))) {
            let known = found.iter_mut().find(|(a, b, _)| (*a, *b) == (from, to));
            match known {
                Some((_, _, versions)) => versions.only.get_or_insert_default().push(name.clone()),
                None => {
                    let versions = Versions::new(diffed[from].0.old.clone(), new.new.clone());
                    let (only, revisions) = (Some(vec![name.clone()]), new.revisions.clone());
                    found.push((from, to, Versions { only, revisions, ..versions }));
                }
            }
        }
    }
    found
}
