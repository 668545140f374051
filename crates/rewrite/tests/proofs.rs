//! Proofs as files: what is proved has one that is accepted, and one that was tampered with proves nothing that is false.

use std::path::{Path, PathBuf};

use selfsame_core::span::FileId;
use selfsame_rewrite::certificate::Certificate;
use selfsame_rewrite::languages::language;
use selfsame_rewrite::replay::replay;
use selfsame_rewrite::{Options, QueryResult, Verdict, compare_here, run_here};

fn options() -> Options {
    Options { certify: true, ..Options::default() }
}

fn folder(part: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(part)
}

fn files(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("the folder of examples") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            files(&path, into);
        } else if path.extension().is_some_and(|e| e == "rmt") {
            into.push(path);
        }
    }
    into.sort();
}

/// On a thread with the stack that the command has.
fn deep(work: impl FnOnce() + Send + 'static) {
    std::thread::Builder::new().stack_size(512 << 20).spawn(work).expect("a thread").join().expect("no failure");
}

fn is_proof(query: &QueryResult) -> bool {
    query.verdict == Verdict::Verified && ["show-simulation", "show-equivalent", "compare"].contains(&query.kind.as_str())
}

/// Whether the proof of a query is accepted, as a file has it.
fn accepted(query: &QueryResult) -> Result<(), String> {
    let certificate = query.certificate.as_ref().ok_or("no certificate")?;
    let text = serde_json::to_string(certificate).map_err(|error| error.to_string())?;
    let mut reader = serde_json::Deserializer::from_str(&text);
    reader.disable_recursion_limit();
    let again: Certificate = serde::Deserialize::deserialize(&mut reader).map_err(|error| error.to_string())?;
    if again != **certificate {
        return Err("it is not read as it was written".to_owned());
    }
    replay(&again, &Options::default()).map(|_| ())
}

#[test]
fn every_proof_of_an_example_is_accepted() {
    deep(|| {
        let mut paths = Vec::new();
        files(&folder("examples/prove"), &mut paths);
        let (mut wrong, mut proofs) = (Vec::new(), 0);
        for path in paths {
            let text = std::fs::read_to_string(&path).expect("a readable example");
            let outcome = run_here(&text, FileId(0), &options(), &|| ());
            for query in outcome.queries.iter().filter(|query| is_proof(query)) {
                proofs += 1;
                if let Err(why) = accepted(query) {
                    wrong.push(format!("{}: {why}", path.display()));
                }
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
        assert!(proofs >= 60, "{proofs}");
    });
}

/// The rows of a table of pairs of programs: what is expected, languages, names observed, the old program and the new one.
fn pairs(table: &str, separator: &str) -> Vec<[String; 5]> {
    let text = std::fs::read_to_string(folder("tests/prove").join(table)).expect("the table of pairs");
    let rows = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    rows.map(|line| {
        let parts: Vec<String> = line.split(separator).map(|part| part.trim().to_owned()).collect();
        <[String; 5]>::try_from(parts).unwrap_or_else(|_| panic!("not a row: {line}"))
    })
    .collect()
}

fn compare([_, languages, observed, old, new]: &[String; 5]) -> Option<QueryResult> {
    let texts: Vec<(&str, FileId)> =
        languages.split(' ').map(|name| (language(name).expect("a language that is there"), FileId(0))).collect();
    let observed: Vec<String> =
        if observed == "*" { Vec::new() } else { observed.split(',').map(str::to_owned).collect() };
    compare_here(&texts, [(old, FileId(1)), (new, FileId(2))], &observed, &options(), &|| ()).queries.into_iter().next()
}

fn every_proof_of(table: &'static str, separator: &'static str) {
    deep(move || {
        let mut wrong = Vec::new();
        for row in pairs(table, separator).iter().filter(|row| row[0] != "different") {
            let Some(query) = compare(row).filter(is_proof) else { continue };
            if let Err(why) = accepted(&query) {
                wrong.push(format!("{} | {}: {why}", row[3], row[4]));
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    });
}

#[test]
fn every_proof_of_two_programs_is_accepted() {
    every_proof_of("programs.txt", " | ");
}

#[test]
fn every_proof_of_two_more_programs_is_accepted() {
    every_proof_of("more.txt", "||");
}
