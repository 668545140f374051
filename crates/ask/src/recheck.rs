//! Check this proof again, without searching for anything.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use selfsame_core::program::{Ints, Program};
use selfsame_core::span::SourceMap;
use selfsame_equiv::{Bottoms, Certificate, Goal, GoalVariable};

use crate::assumptions;
use crate::check::{
    CertificateFile, Compared, Equation, Item, Quantified, Settings, Task, certificate, ignored, items, of_file,
};
use crate::files;
use crate::limits::{self, Allowance};
use crate::prove::certificate as proof;
use crate::refine::certificate as refinement;
use crate::source::{Language, Source, Unread};

/// What a certificate is about, and whether it proves it.
pub struct Rechecked {
    /// The rule, property or function, or what was claimed of programs.
    pub name: String,
    /// The file that says it.
    pub source: PathBuf,
    /// Whether it stands on the answers of Z3.
    pub by_solver: bool,
    /// Of the rule, property or function.
    pub line: usize,
    /// Or why it proves nothing.
    pub outcome: Result<(), String>,
    /// Everything that the statement takes for granted.
    pub rests_on: Vec<String>,
}

/// Checks a certificate within the limits. The message says why it cannot even be looked at.
pub fn recheck(
    path: &Path,
    include: &[PathBuf],
    allowance: Allowance,
    sources: &mut SourceMap,
) -> Result<Rechecked, Unread> {
    let (place, include, mut known) = (path.to_owned(), include.to_vec(), sources.clone());
    let answer = limits::item(&format!("recheck {}", path.display()), allowance, move || {
        let text = files::read(&place)?;
        let answer = match () {
            () if proof::is_one(&text) => proof::rechecked(&place, &text, allowance),
            () if refinement::is_one(&text) => refinement::rechecked(&place, &text, &include, allowance, &mut known),
            () => rechecked(&place, &text, &include, &mut known),
        };
        answer.map(|answer| (answer, known))
    });
    let (answer, known) = answer.map_err(Unread::Stopped)?.map_err(Unread::Unreadable)?;
    *sources = known;
    Ok(answer)
}

fn rechecked(path: &Path, text: &str, include: &[PathBuf], sources: &mut SourceMap) -> Result<Rechecked, String> {
    let file = certificate::of_text(text).map_err(|why| format!("{} is no certificate: {why}", path.display()))?;
    let mut source = Source::load(&file.source, include, sources)?;
    let quantified = Quantified { total: file.total.clone(), finite: file.finite.clone(), lazy: file.lazy };
    let mut named = items(&mut source, &|_| quantified.clone(), sources);
    named.retain(|item| item.name == file.name);
    if named.is_empty() {
        return Err(format!("{} has no rule or property {:?}", file.source.display(), file.name));
    }
    let readings = Readings::of(&mut source);
    // Several may have one name: the certificate is about one of them.
    let proved = |item: &Item| readings.proved(item, &file.certificate, file.itself.as_ref());
    let outcomes: Vec<Result<(), String>> = named.iter().map(proved).collect();
    let which = outcomes.iter().position(Result::is_ok).unwrap_or(0);
    let (item, outcome) = (&named[which], outcomes[which].clone());
    let line = sources.file(item.span.file).line_column(item.span.start).0;
    let rests_on = assumed(&file, source.program(), item);
    let (name, source) = (file.name, file.source);
    Ok(Rechecked { name, source, by_solver: false, line, outcome, rests_on })
}

/// The laws of a file as they are meant here, each with whether what somebody else found for it proves it: and if so, whether
/// only where no machine integer overflows.
pub fn proved(
    path: &Path,
    settings: &Arc<Settings>,
    proofs: Vec<Option<CertificateFile>>,
) -> Result<Vec<(Arc<Task>, Option<(bool, Bottoms)>)>, Unread> {
    let (place, asked, mut sources) = (path.to_owned(), settings.clone(), selfsame_library::sources());
    Source::within(path, &settings.include, settings.allowance, &mut sources, move |mut source, sources| {
        source.set_ints(asked.ints);
        let mut tasks: Vec<Arc<Task>> =
            of_file(&place, &mut source, &asked, sources).into_iter().map(Arc::new).collect();
        ignored(&mut tasks, &asked);
        let readings = Readings::of(&mut source);
        let proofs = proofs.into_iter().chain(std::iter::repeat_with(|| None));
        let taken = |(task, proof): (Arc<Task>, Option<CertificateFile>)| {
            let outcome = proof.and_then(|proof| readings.taken(&task, proof, &asked));
            (task, outcome)
        };
        tasks.into_iter().zip(proofs).map(taken).collect()
    })
}

/// A program for each thing that numbers can be: a certificate says itself what they are.
pub struct Readings([(Ints, Arc<Program>); 2]);

impl Readings {
    /// Of the program that a file is.
    pub fn of(source: &mut Source) -> Readings {
        Readings([Ints::Unbounded, Ints::Wrapping].map(|ints| {
            source.set_ints(ints);
            (ints, source.relaxed())
        }))
    }

    /// What [`proved`] says of one law.
    fn taken(&self, task: &Task, proof: CertificateFile, settings: &Settings) -> Option<(bool, Bottoms)> {
        let all = || std::iter::once(&proof.certificate).chain(&proof.itself);
        let is_asked = all().all(|proof| [settings.bottoms, Bottoms::Labelled].contains(&proof.bottoms))
            && !matches!(task.item.compared, Compared::Open);
        let is_proved = is_asked && self.proved(&task.item, &proof.certificate, proof.itself.as_ref()).is_ok();
        let is_unbounded = all().any(|proof| proof.int == Ints::Unbounded);
        let bottoms =
            if all().all(|proof| proof.bottoms == Bottoms::Labelled) { Bottoms::Labelled } else { Bottoms::Same };
        is_proved.then_some((is_unbounded && settings.ints == Ints::Wrapping, bottoms))
    }

    /// Whether a proof is one of a law; if the law was shown by its equation, with the proof that its right side is the same as
    /// itself. The message says why it is none.
    pub fn proved(&self, item: &Item, certificate: &Certificate, itself: Option<&Certificate>) -> Result<(), String> {
        let by_equation = |equation: &Equation| {
            self.proves(&equation.sides, certificate)?;
            match (&equation.itself, itself) {
                (Some(goal), Some(certificate)) => self.proves(goal, certificate),
                (Some(_), None) => Err("it does not say that the right side is the same as itself".to_owned()),
                (None, _) => Ok(()),
            }
        };
        match &item.goal {
            Ok(goal) => {
                self.proves(goal, certificate).or_else(|why| item.equation.as_ref().map_or(Err(why), by_equation))
            }
            Err(why) => Err(format!("unsupported: {why}")),
        }
    }

    fn proves(&self, goal: &Goal, certificate: &Certificate) -> Result<(), String> {
        let program = self.0.iter().find(|(ints, _)| *ints == certificate.int).map(|(_, program)| program);
        let program = program.ok_or("it does not say what numbers are")?;
        selfsame_equiv::recheck(program, goal, certificate).map_err(|why| why.to_string())
    }
}

/// What an accepted proof rests on: everything that its statement takes for granted.
fn assumed(file: &CertificateFile, program: &Program, item: &Item) -> Vec<String> {
    let certificate = &file.certificate;
    let is_unbounded = |certificate: &Certificate| certificate.int == Ints::Unbounded;
    let is_unbounded = is_unbounded(certificate) || file.itself.as_ref().is_some_and(is_unbounded);
    let ints = if is_unbounded { Ints::Unbounded } else { Ints::Wrapping };
    let mut all = assumptions::of_ints(Language::of(&file.source), ints);
    match (Language::of(&file.source), ints) {
        (_, Ints::Unbounded) => {}
        (Language::Haskell, Ints::Wrapping) => all.push("Int has 64 bits".to_owned()),
        (Language::Ocaml, Ints::Wrapping) => all.push("int has 63 bits".to_owned()),
    }
    let goal = item.goal.as_ref().ok();
    all.extend(assumptions::of_callbacks(Language::of(&file.source), program, goal));
    match certificate.bottoms {
        Bottoms::Labelled => all.push("errors with different messages are different".to_owned()),
        Bottoms::Same => all.extend(assumptions::of_bottoms(Bottoms::Same)),
    }
    let variables = goal.map_or(&[][..], |goal| &goal.variables);
    let named = |wanted: fn(&GoalVariable) -> bool| {
        let names: Vec<&str> = variables.iter().filter(|var| wanted(var)).map(|var| var.name.as_str()).collect();
        (!names.is_empty()).then(|| names.join(", "))
    };
    all.extend(named(|var| var.finite).map(|names| format!("finite: {names}")));
    all.extend(named(|var| var.total && !var.finite && !var.dictionary).map(|names| format!("total: {names}")));
    all.extend(assumptions::of_classes(goal));
    all
}
