//! Agreement with GHC, whose outcomes are recorded by the scripts in `tests/ghc`: of an expression, the first 200 characters
//! that its `show` gives, then `!` and the first line of the error if the value ends in one.
//!
//! `lib/NAME.tsv` has an expression, a tab and the outcome on each line; in the other folders `NAME.exprs` has the
//! expressions and `NAME.expected` the outcomes. All are evaluated in the scope of `NAME.hs`.

use std::collections::{HashSet, VecDeque};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use selfsame_ask::files;
use selfsame_ask::run::{End, evaluate};
use selfsame_core::diagnostic::Severity;
use selfsame_core::eval::{Channel, Limits, Machine, Outside};
use selfsame_core::span::SourceMap;
use selfsame_haskell::load::Loaded;
use selfsame_report::diagnostics;
use selfsame_testing::on_large_stack;

/// As in `tests/ghc/ghc.py`.
const LONGEST: usize = 200;

/// Far more than any case needs: a case that does not end is reported, not waited for.
const STEPS: u64 = 20_000_000;

/// Disagreements of one table that are shown before the rest is only counted.
const SHOWN: usize = 8;

#[test]
fn the_library_agrees_with_ghc() {
    on_large_stack(|| compare("tests/ghc/lib"));
}

#[test]
fn programs_agree_with_ghc() {
    on_large_stack(|| compare("tests/ghc/corpus"));
}

#[test]
fn constructs_agree_with_ghc() {
    on_large_stack(|| compare("tests/ghc/constructs"));
}

/// `programs/NAME.hs` is run with `NAME.in` as its input; `NAME.out` has what it writes, then the code that it ends with, then what it writes
/// to the standard error or the message of the exception that it ends with.
#[test]
fn actions_agree_with_ghc() {
    on_large_stack(|| {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/ghc/programs");
        let entries = std::fs::read_dir(&folder).expect("the folder of the programs");
        let mut programs: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
        programs.retain(|path| path.extension().is_some_and(|extension| extension == "hs"));
        programs.sort();
        assert!(programs.len() >= 180, "only {} programs", programs.len());
        let ours: Vec<String> = programs.iter().map(|path| ran(path)).collect();
        let different = programs.iter().zip(&ours).filter_map(|(path, ours)| {
            let expected = std::fs::read_to_string(path.with_extension("out")).expect("what GHC's program wrote");
            (*ours != expected).then(|| format!("{}:\nGHC:\n{expected}\nours:\n{ours}\n", path.display()))
        });
        let different: Vec<String> = different.collect();
        assert!(different.is_empty(), "{} programs disagree with GHC:\n{}", different.len(), different.join("\n"));
    });
}

/// All that a program reads and writes.
struct Recorded {
    input: VecDeque<char>,
    written: Arc<Mutex<[String; 2]>>,
}

impl Outside for Recorded {
    fn write(&mut self, to: Channel, c: char) {
        let mut written = self.written.lock().expect("nobody panics with it");
        written[usize::from(to == Channel::Err)].push(c);
    }

    fn flush(&mut self, _: Channel) {}

    fn peek(&mut self) -> Option<char> {
        self.input.front().copied()
    }

    fn take(&mut self) -> Option<char> {
        self.input.pop_front()
    }
}

fn ran(path: &Path) -> String {
    let mut sources = selfsame_library::sources();
    let loaded = files::load(path, &[], &mut sources).expect("a program");
    let errors: Vec<_> = loaded.diagnostics.iter().filter(|d| d.severity == Severity::Error).cloned().collect();
    if !errors.is_empty() {
        return diagnostics::render(&errors, &sources, false);
    }
    let main = loaded.expr(loaded.root().expect("a module"), "main", &mut sources).expect("there is a main");
    let mut machine = Machine::new(loaded.program.clone(), Limits { steps: STEPS, ..Limits::default() });
    let input = std::fs::read_to_string(path.with_extension("in")).expect("the input");
    let written = Arc::new(Mutex::new([String::new(), String::new()]));
    machine.connect(Box::new(Recorded { input: input.chars().collect(), written: written.clone() }));
    let (code, message) = match evaluate(&mut machine, &main, &mut |_| true) {
        End::Exit(code) => (code, String::new()),
        End::Error(message) => (1, message.lines().next().unwrap_or_default().to_owned()),
        other => (-1, format!("{other:?}")),
    };
    let [out, err] = written.lock().expect("nobody panics with it").clone();
    let folder = format!("{}/", path.parent().expect("a folder").display());
    let told: String = err.lines().chain(message.lines()).map(|line| format!("-- {line}\n")).collect();
    format!("{out}\n-- exit {code}\n{told}").replace(&folder, "")
}

/// Modules that are there so that programs load: what they export is not run.
const ACTIONS: &[&str] = &[
    "Control.Concurrent",
    "Control.Exception",
    "Control.Exception.Base",
    "Control.Monad.ST.Unsafe",
    "Data.Array.Base",
    "Data.Array.Unsafe",
    "Data.Data",
    "GHC.IO",
    "GHC.ST",
    "GHC.Stack",
    "Data.Array.MArray",
    "Data.Array.ST",
    "Data.Array.IO",
    "Data.Array.MArray.Safe",
    "Data.Array.ST.Safe",
    "Data.Array.IO.Safe",
    "System.Environment",
    "System.Exit",
    "System.IO",
    "System.IO.Error",
    "System.IO.Unsafe",
];

/// Actions among the exports of other modules, and what only the optimizer of GHC takes notice of.
const NOT_RUN: &[&str] = &[
    "appendFile",
    "clamp",
    "genArray",
    "getChar",
    "getContents",
    "getLine",
    "hPrintf",
    "inline",
    "interact",
    "ioError",
    "liftIO",
    "oneShot",
    "print",
    "putChar",
    "putStr",
    "putStrLn",
    "readFile",
    "readIO",
    "readLn",
    "toArgument",
    "traceStack",
    "unsafeCoerce",
    "unsafeCoerce#",
    "userError",
    "writeFile",
];

/// What works on addresses and numbers of the machine, on blocks that are shared, or on who called: nobody can say what it gives, or it is
/// tried together with what it is a part of.
const LOW: &[&str] = &[
    "addForeignPtrConcFinalizer",
    "addForeignPtrFinalizer",
    "addr2Int#",
    "alignPtr",
    "byteArrayContents",
    "byteArrayContents#",
    "byteStringInsert",
    "byteStringThreshold",
    "casMutVar#",
    "checkInvariant",
    "copyAddrToByteArray#",
    "createUptoN'",
    "currentCallStack",
    "defaultHashWithSalt",
    "defaultLiftHashWithSalt",
    "defaultSetByteArray#",
    "defaultSetOffAddr#",
    "finalizerFree",
    "freeHaskellFunPtr",
    "freezeCallStack",
    "fromCallSiteList",
    "getCallStack",
    "getTag",
    "hPut",
    "hPutBuilder",
    "hPutStr",
    "hashPtr",
    "hashWithSalt1",
    "indexOffAddr#",
    "initSMGen",
    "inlinePerformIO",
    "int2Addr#",
    "intPtrToPtr",
    "invariant",
    "isByteArrayPinned",
    "isByteArrayPinned#",
    "isMutableByteArrayPinned",
    "isMutableByteArrayPinned#",
    "lazyByteStringInsert",
    "lazyByteStringThreshold",
    "liftHashWithSalt",
    "liftHashWithSalt2",
    "mallocForeignPtrAlignedBytes",
    "mallocPlainForeignPtr",
    "mallocPlainForeignPtrAlignedBytes",
    "marray#",
    "mutableByteArrayContents",
    "mutableByteArrayContents#",
    "newConcForeignPtr",
    "newForeignPtr",
    "newSMGen",
    "popCallStack",
    "prettySrcLoc",
    "ptrToIntPtr",
    "ptrToWordPtr",
    "pushCallStack",
    "readOffAddr#",
    "realloc",
    "reallocBytes",
    "reallyUnsafePtrEquality#",
    "packageName",
    "sameMutVar#",
    "selDecidedStrictness",
    "selSourceStrictness",
    "selSourceUnpackedness",
    "setOffAddr#",
    "shrinkSmallMutableArray#",
    "sizeofMutableByteArray",
    "sizeofMutableByteArray#",
    "sizeofSmallMutableArray",
    "sizeofSmallMutableArray#",
    "smallArray#",
    "smallMutableArray#",
    "unsafeFinalize",
    "unsafeInlineST",
    "unsafePackAddress",
    "unsafePackAddressLen",
    "unsafePackMallocCString",
    "unsafePackMallocCStringLen",
    "unsafeThawArray",
    "unsafeThawArray#",
    "unsafeThawByteArray",
    "unsafeThawByteArray#",
    "unsafeThawSmallArray",
    "unsafeThawSmallArray#",
    "whoCreated",
    "wordPtrToPtr",
    "writeOffAddr#",
];

/// Whatever a module of the library exports is compared with GHC's: each name is in some expression of a table. (`genArray`
/// is newer than the GHC that made them.)
#[test]
fn every_function_of_the_library_is_compared() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/ghc");
    let mut text = String::new();
    for part in ["lib", "corpus", "constructs", "programs"] {
        for entry in std::fs::read_dir(folder.join(part)).expect("the folder of the tables") {
            let path = entry.expect("an entry").path();
            if path.is_file() {
                text += &std::fs::read_to_string(path).expect("tables are readable");
            }
        }
    }
    let symbol = |c: char| "!#$%&*+./<=>?@\\^|-~:".contains(c);
    let mut words: HashSet<&str> = text.split(|c: char| !(c.is_alphanumeric() || c == '_' || c == '\'')).collect();
    words.extend(text.split(|c: char| !symbol(c)));
    // An operator may have a qualifier, whose dot is a symbol too.
    // The hashes of a name are no part of a word.
    let plain = |name: &'static str| match name.trim_end_matches('#') {
        bare if bare.ends_with(char::is_alphanumeric) => bare,
        _ => name,
    };
    let is_used = |name: &str| words.contains(name) || words.contains(format!(".{name}").as_str());
    let library = selfsame_library::library();
    let (mut missing, mut count) = (Vec::new(), 0);
    // What LiquidHaskell, QuickCheck and what measures or describes tests bring, GHC alone does not have.
    let theirs =
        ["Selfsame", "Language.Haskell.Liquid", "Test.", "Criterion", "Gauge", "Data.CallStack", "Data.Default"];
    let foreign = |name: &str| theirs.iter().any(|prefix| name.starts_with(prefix));
    let public = |name: &&str| !foreign(name) && !ACTIONS.contains(name);
    for module in selfsame_library::modules().filter(public) {
        let interface = library.interface(module.into()).expect("a module of the library");
        for name in interface.exports.values.keys().map(|name| name.as_str()) {
            let is_function = !name.starts_with(|c: char| c.is_uppercase() || c == ':');
            count += usize::from(is_function);
            if is_function && !is_used(plain(name)) && !NOT_RUN.contains(&name) && !LOW.contains(&name) {
                missing.push(format!("{module}.{name}"));
            }
        }
    }
    missing.sort();
    assert!(count > 1000, "only {count} names");
    assert!(missing.is_empty(), "not compared with GHC: {missing:?}");
}

fn compare(folder: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(folder);
    let mut tables: Vec<PathBuf> = std::fs::read_dir(&folder)
        .expect("the folder of the tables")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "tsv" || extension == "exprs"))
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
    let cases = read_cases(table);
    // GHC was run in the folder of the modules, and names files from there.
    let folder = format!("{}/", table.parent().expect("a folder").display());
    for (expr, expected) in &cases {
        let found = outcome(&loaded, &mut machine, &mut sources, expr).replace(&folder, "");
        // GHC was stopped after some seconds; ours may notice that there will never be an answer.
        let found = if expected.ends_with("!<<timeout>>") { found.replace("!<<loop>>", "!<<timeout>>") } else { found };
        if found != *expected {
            wrong.push(format!("{name}: {expr}\n    GHC:  {expected}\n    ours: {found}"));
        }
    }
    cases.len()
}

fn read_cases(table: &Path) -> Vec<(String, String)> {
    let read =
        |path: &Path| std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let text = read(table);
    let own = |(expr, expected): (&str, &str)| (expr.to_owned(), expected.to_owned());
    if table.extension().is_some_and(|extension| extension == "tsv") {
        let case = |line: &'_ str| line.split_once('\t').map(own).expect("an expression, a tab, an outcome");
        return text.lines().map(case).collect();
    }
    let expected = read(&table.with_extension("expected"));
    assert_eq!(text.lines().count(), expected.lines().count(), "{}: as many outcomes as expressions", table.display());
    text.lines().zip(expected.lines()).map(own).collect()
}

fn outcome(loaded: &Loaded, machine: &mut Machine, sources: &mut SourceMap, expr: &str) -> String {
    let module = loaded.root().expect("a module");
    let evaluable = match loaded.expr(module, expr, sources) {
        Ok(evaluable) => evaluable,
        Err(errors) => return errors[0].one_line(sources),
    };
    machine.set_limits(Limits { steps: STEPS, ..Limits::default() });
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
