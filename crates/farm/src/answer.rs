//! The process that answers a job: it has the job's files and no others.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use selfsame_ask::audit::Audit;
use selfsame_ask::check::{self, CertificateFile, Task, certificate};
use selfsame_ask::kept::is_lasting;
use selfsame_ask::many::{Crew, Unwatched};
use selfsame_ask::source::{Language, Unread};
use selfsame_ask::{audit, compare, files, limits, recheck, refine};
use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::span::SourceMap;
use selfsame_core::verdict::{Reason, Verdict};
use selfsame_equiv::Bottoms;
use selfsame_grade::Answer;
use selfsame_report::Entry;
use selfsame_report::diagnostics::Said;
use selfsame_report::html::Block;

use crate::part::{Kept, Part};
use crate::question::{Question, Shows};
use crate::told;

/// Items of a job are worked on one by one: there are other jobs for other processors.
const CREW: Crew<'static> = Crew { jobs: 1, progress: &Unwatched };

/// The answer to a question about these, with the proofs of what is verified, each by the number of its entry.
pub fn answer(question: &Question, about: &[String]) -> (Part, Vec<Option<String>>) {
    let paths: Vec<PathBuf> = about.iter().map(PathBuf::from).collect();
    match (question, &paths[..], about) {
        (Question::Check { settings, shows }, [path], _) => laws(path, &Arc::new(settings.clone()), *shows),
        (Question::Refine { settings, shows }, [path], _) => (refinements(path, settings, *shows), Vec::new()),
        (Question::Equiv { settings }, _, [first, second]) => (pair([first, second], settings), Vec::new()),
        (Question::Audit { settings }, paths, _) => (places(paths, settings), Vec::new()),
        _ => (Part { refused: vec!["a job about nothing".into()], ..Part::default() }, Vec::new()),
    }
}

fn unread(path: &Path, why: Unread) -> Part {
    match why {
        Unread::Stopped(reason) => {
            let entry = Entry::unread(&path.display().to_string(), &reason);
            let is_lasting = is_lasting(&Verdict::<()>::Unknown(reason));
            Part { first: vec![Kept::of(&entry)], is_lasting, ..Part::default() }
        }
        Unread::Unreadable(message) => Part { refused: vec![message], is_lasting: true, ..Part::default() },
    }
}

/// The entry of a job that had an accident, as if none of its files could be read.
pub fn accident(about: &[String], why: &str) -> Part {
    let entry = |file: &String| Kept::of(&Entry::unread(file, &Reason::Crashed(why.to_owned())));
    Part { first: about.last().map(entry).into_iter().collect(), ..Part::default() }
}

fn laws(path: &Path, settings: &Arc<check::Settings>, shows: Shows) -> (Part, Vec<Option<String>>) {
    let mut sources = selfsame_library::sources();
    let (diagnostics, found) = match check::read(path, settings, &mut sources) {
        Ok(read) => read,
        Err(why) => return (unread(path, why), Vec::new()),
    };
    let mut tasks: Vec<Arc<Task>> = found.into_iter().map(Arc::new).collect();
    let variables = (!tasks.is_empty()).then(|| check::variables(&tasks));
    let ignored = check::ignored(&mut tasks, settings);
    let mut part = Part { variables, ignored, is_lasting: true, ..Part::default() };
    part.said = diagnostics.iter().map(|diagnostic| Said::of(diagnostic, &sources)).collect();
    let mut proofs = Vec::new();
    for (task, answer) in tasks.iter().zip(check::decide_all(&tasks, settings, CREW, |_, _| {})) {
        let (entry, page) = told::check::entry(task, &answer, shows, 0, &sources);
        part.entries.push(Kept::of(&entry));
        part.is_lasting &= is_lasting(&answer.verdict);
        if shows.page {
            part.pages.push(page);
        }
        let proof = answer.proof.as_ref().filter(|_| answer.verdict == Verdict::Verified);
        let file = proof.map(|proof| task.file(proof, answer.itself.clone(), settings));
        let proof = file.and_then(|file| serde_json::to_string(&file).ok());
        part.is_lasting &= proof.is_some() || answer.verdict != Verdict::Verified;
        proofs.push(proof);
    }
    (part, proofs)
}

/// Whether what somebody else says of the laws of a file may be believed: it is about these laws, and what is said to be
/// verified is proved, checked here again, under no other conditions than are told.
pub fn is_proved(question: &Question, about: &[String], part: &Part, proofs: &[Option<String>]) -> bool {
    let (Question::Check { settings, .. }, [path]) = (question, about) else { return false };
    let file = |text: &Option<String>| match text {
        Some(text) => certificate::of_text(text).map(Some),
        None => Ok(None),
    };
    let Ok(proofs) = proofs.iter().map(file).collect::<Result<Vec<Option<CertificateFile>>, String>>() else {
        return false;
    };
    let Ok(proved) = recheck::proved(Path::new(path), &Arc::new(settings.clone()), proofs) else { return false };
    let is_told = |(kept, (task, proved)): (&Kept, &(Arc<Task>, Option<(bool, Bottoms)>))| {
        let Some(entry) = kept.entry() else { return false };
        let is_same = entry.name == task.item.name && entry.line == task.line && Path::new(&entry.file) == task.path;
        let is_true = match (&entry.verdict, proved) {
            (Verdict::Verified, None) => false,
            (Verdict::Verified, Some((if_no_overflow, bottoms))) => {
                entry.assumptions == task.assumptions(*if_no_overflow, Some(*bottoms))
                    && entry.text.lines().next() == told::check::verified(task, *if_no_overflow).lines().next()
            }
            _ => true,
        };
        is_same && is_true
    };
    part.entries.len() == proved.len() && part.entries.iter().zip(&proved).all(is_told)
}

/// The files given, and every Haskell file below the folders given, in order of their paths.
pub fn haskell_files(paths: &[PathBuf]) -> Vec<PathBuf> {
    let is_haskell = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "hs" || extension == "lhs");
    let below = |path: &PathBuf| files::below(path).into_iter().filter(is_haskell).collect();
    paths.iter().flat_map(|path| if files::is_folder(path) { below(path) } else { vec![path.clone()] }).collect()
}

fn refinements(path: &Path, settings: &refine::Settings, shows: Shows) -> Part {
    let mut sources = selfsame_library::sources();
    let (diagnostics, module) = match refine::read(path, settings, &mut sources) {
        Ok((diagnostics, module)) => (diagnostics, module.map(Arc::new)),
        Err(why) => return unread(path, why),
    };
    let said = |diagnostic: &Diagnostic| Said::of(diagnostic, &sources);
    let mut part = Part { is_lasting: true, said: diagnostics.iter().map(said).collect(), ..Part::default() };
    let Some(module) = &module else { return part };
    part.said_last = module.diagnostics().iter().map(said).collect();
    let mut found: Vec<(usize, Entry, Vec<Block>)> = Vec::new();
    module.decide_all(settings.allowance, &sources, CREW, |i, (answer, time)| {
        let (item, time, verbose) = (&module.items[i], *time, shows.verbose);
        let fix = false;
        let told = told::refine::Told { module, item, answer, time, sources: &sources, verbose, fix };
        part.is_lasting &= is_lasting(answer);
        found.push((i, told.entry(), told.page()));
    });
    found.sort_by_key(|(i, ..)| *i);
    for (_, entry, page) in found {
        part.entries.push(Kept::of(&entry));
        if shows.page {
            part.pages.push(page);
        }
    }
    part
}

fn pair([first, second]: [&String; 2], settings: &compare::Settings) -> Part {
    let mut sources = selfsame_library::sources();
    match compared([first, second], settings, &mut sources) {
        Ok(Compared { entry, errors, is_lasting }) => {
            let said = errors.iter().map(|error| Said::of(error, &sources)).collect();
            Part { entries: vec![Kept::of(&entry)], said, is_lasting, ..Part::default() }
        }
        Err(message) => Part { refused: vec![message], ..Part::default() },
    }
}

/// What is known of two definitions.
pub struct Compared {
    /// What is reported.
    pub entry: Entry,
    /// What has to be corrected in the files.
    pub errors: Vec<Diagnostic>,
    is_lasting: bool,
}

/// Compares two definitions, each `FILE:NAME`, within the limits. The message says why they cannot be compared.
pub fn compared(names: [&str; 2], settings: &compare::Settings, sources: &mut SourceMap) -> Result<Compared, String> {
    let [first, second] = [compare::named(names[0])?, compare::named(names[1])?];
    let started = Instant::now();
    let (asked, both, mut known) = (settings.clone(), [first.clone(), second.clone()], sources.clone());
    let name = format!("equiv {} {}", names[0], names[1]);
    let answered = limits::item(&name, settings.allowance, move || {
        compare::two(both.each_ref(), &asked, &mut known).map(|told| (told, known))
    });
    let unread = |reason| {
        let place = (second.0.display().to_string(), 1);
        let told = compare::Told { answer: Answer::unknown(reason), errors: Vec::new(), place };
        Ok((told, sources.clone()))
    };
    let (compared, known) = answered.unwrap_or_else(unread)?;
    *sources = known;
    let language = Language::of(&first.0);
    let told = told::equiv::Told {
        name: &format!("{} = {}", names[0], names[1]),
        place: compared.place,
        sides: ["first", "second"],
        functions: [&first.1, &second.1],
        assumptions: settings.assumptions(language),
        language,
        time: started.elapsed(),
    };
    let is_lasting = is_lasting(&compared.answer.verdict);
    let mut entry = told.entry(&compared.answer);
    told::add_hint(&mut entry, compare::hint([&first, &second], &compared.answer, settings).as_deref());
    Ok(Compared { entry, errors: compared.errors, is_lasting })
}

fn places(paths: &[PathBuf], settings: &audit::Settings) -> Part {
    let Audit { definitions, missing, unread } = audit::audit(paths, settings, CREW);
    let is_gone = |(path, _): &&(PathBuf, String)| !files::is_file(path);
    let refused = unread.iter().filter(is_gone).map(|(path, why)| format!("{}: {why}", path.display())).collect();
    let is_lasting = unread.is_empty();
    let entries = definitions.iter().map(|one| Kept::of(&told::audit::entry(one))).collect();
    let last = unread.iter().map(|one| Kept::of(&told::audit::unread(one))).collect();
    Part { refused, entries, last, missing, is_lasting, ..Part::default() }
}
