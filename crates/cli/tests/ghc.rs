//! Agreement with GHC: each line of `tests/ghc/**/*.tsv` is an expression and what GHC's `show` of it gives, recorded by
//! the scripts beside them. An outcome is the first 200 characters, then `!` and the first line of the error if the value
//! ends in one.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use selfsame::evaluate::{End, evaluate};
use selfsame::files;
use selfsame_core::diagnostic::Severity;
use selfsame_core::eval::{Limits, Machine};
use selfsame_core::span::SourceMap;
use selfsame_haskell::load::Loaded;
use selfsame_report::diagnostics;

/// As in `tests/ghc/ghc.py`.
const LONGEST: usize = 200;

/// Far more than any case needs: a case that does not end is reported, not waited for.
const STEPS: u64 = 20_000_000;

/// Disagreements of one table that are shown before the rest is only counted.
const SHOWN: usize = 8;

#[test]
fn the_library_agrees_with_ghc() {
    on_a_large_stack(|| compare("tests/ghc/lib"));
}

#[test]
fn our_own_modules_agree_with_ghc() {
    on_a_large_stack(|| compare("tests/ghc/corpus"));
}

fn on_a_large_stack(work: impl FnOnce() + Send + 'static) {
    let thread = std::thread::Builder::new().stack_size(1 << 30).spawn(work).expect("a thread");
    if let Err(panic) = thread.join() {
        std::panic::resume_unwind(panic);
    }
}

fn compare(folder: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(folder);
    let mut tables: Vec<PathBuf> = std::fs::read_dir(&folder)
        .expect("the folder of the tables")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "tsv"))
        .collect();
    tables.sort();
    assert!(!tables.is_empty(), "no tables in {}", folder.display());
    let (mut shown, mut count, mut cases) = (String::new(), 0, 0);
    for table in tables {
        let mut wrong = Vec::new();
        cases += compare_table(&table, &mut wrong);
        count += wrong.len();
        wrong.iter().take(SHOWN).for_each(|case| shown += &format!("{case}\n"));
    }
    assert!(count == 0, "{count} of {cases} cases disagree with GHC:\n{shown}");
}

fn compare_table(table: &Path, wrong: &mut Vec<String>) -> usize {
    let mut sources = selfsame_library::sources();
    let name = table.file_stem().and_then(|stem| stem.to_str()).expect("a name");
    let loaded = files::load(&table.with_extension("hs"), &[], &mut sources).expect("the module beside the table");
    let errors: Vec<_> = loaded.diagnostics.iter().filter(|d| d.severity == Severity::Error).cloned().collect();
    if !errors.is_empty() {
        wrong.push(format!("{name}: {}", diagnostics::render(&errors, &sources, false)));
    }
    let mut machine = Machine::new(loaded.program.clone(), Limits::default());
    let text = std::fs::read_to_string(table).expect("the table");
    for line in text.lines() {
        let (expr, expected) = line.split_once('\t').expect("an expression, a tab, an outcome");
        let found = outcome(&loaded, &mut machine, &mut sources, expr);
        if found != expected {
            wrong.push(format!("{name}: {expr}\n    GHC:  {expected}\n    ours: {found}"));
        }
    }
    text.lines().count()
}

fn outcome(loaded: &Loaded, machine: &mut Machine, sources: &mut SourceMap, expr: &str) -> String {
    let module = loaded.root().expect("a module");
    let evaluable = match loaded.expr(module, expr, sources) {
        Ok(evaluable) => evaluable,
        Err(errors) => return diagnostics::one_line(&errors[0], sources),
    };
    let deadline = Instant::now().checked_add(Duration::from_secs(60));
    machine.set_limits(Limits { steps: STEPS, deadline, ..Limits::default() });
    let mut written = String::new();
    let end = match &evaluable.shown {
        None => return format!("no Show instance for {}", evaluable.ty),
        Some(_) => evaluate(machine, &evaluable, &mut |text| {
            written.push_str(text);
            written.chars().count() < LONGEST
        }),
    };
    let written: String = written.chars().take(LONGEST).collect();
    if written.chars().count() == LONGEST {
        return written;
    }
    match end {
        End::Value => written,
        End::Error(message) => format!("{written}!{}", message.lines().next().unwrap_or_default()),
        End::Loop => format!("{written}!<<loop>>"),
        other => format!("{written}!{other:?}"),
    }
}
