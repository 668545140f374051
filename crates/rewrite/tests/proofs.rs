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
    query.verdict == Verdict::Verified
        && ["show-simulation", "show-equivalent", "compare"].contains(&query.kind.as_str())
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

/// One text and one question of it, with a proof of another text put in its place.
fn of_text(text: &str) -> Option<Certificate> {
    let outcome = run_here(text, FileId(0), &options(), &|| ());
    assert!(outcome.diagnostics.is_empty(), "{:?}", outcome.diagnostics);
    outcome.queries.into_iter().next().and_then(|query| query.certificate).map(|certificate| *certificate)
}

const DECLARATIONS: &str = "
sorts Cfg, Pair;
signature pair : Cfg Cfg -> Pair, a : Int -> Cfg, b : Int -> Cfg, c : Int -> Cfg, d : Int -> Cfg,
  p : -> Cfg, q : -> Cfg, r : -> Cfg, s : -> Cfg;
variables N : Int, I : Int, J : Int;
";

/// What is true, and what is false but could be proved by nearly the same steps.
const LIES: [(&str, &str, &str); 8] = [
    (
        "a base case is left out",
        "constrained-rewrite-system L (a N) /\\ (mless 0 N) => p, (a N) /\\ (mle N 0) => q;
         constrained-rewrite-system R r => r;
         show-simulation [9, total] in L and L : (pair (a N) (a N)) with-base (pair p p), (pair q q);",
        "constrained-rewrite-system L (a N) /\\ (mless 0 N) => p, (a N) /\\ (mle N 0) => q;
         constrained-rewrite-system R r => r;
         show-simulation [9, total] in L and L : (pair (a N) (a N)) with-base (pair p p), (pair q p);",
    ),
    (
        "the left side may end before",
        "constrained-rewrite-system L (a N) /\\ (mless 0 N) => (b N); constrained-rewrite-system R (c N) => (d N);
         show-simulation [9, total] in L and R : (pair (a N) (c N)) /\\ (mless 0 N) with-base (pair (b N) (d N));",
        "constrained-rewrite-system L (a N) /\\ (mless 0 N) => (b N); constrained-rewrite-system R (c N) => (d N);
         show-simulation [9, total] in L and R : (pair (a N) (c N)) /\\ (mless -1 N) with-base (pair (b N) (d N));",
    ),
    (
        "the base holds for one value only",
        "constrained-rewrite-system L (a N) => (b N); constrained-rewrite-system R (c N) => (d N);
         show-simulation [9, partial] in L and R : (pair (a N) (c N)) with-base (pair (b N) (d I)) /\\ (mequals N I);",
        "constrained-rewrite-system L (a N) => (b N); constrained-rewrite-system R (c N) => (d N);
         show-simulation [9, partial] in L and R : (pair (a N) (c N)) with-base (pair (b N) (d I)) /\\ (mequals (mplus N 1) I);",
    ),
    (
        "one more step of the left side",
        "constrained-rewrite-system L p => r; constrained-rewrite-system R q => r, q => s;
         show-simulation [9, total] in L and R : (pair p q) with-base (pair r r), (pair s s);",
        "constrained-rewrite-system L p => r, p => q; constrained-rewrite-system R q => r, q => s;
         show-simulation [9, total] in L and R : (pair p q) with-base (pair r r), (pair s s);",
    ),
    (
        "a circularity, and no base case that it leads to",
        "constrained-rewrite-system L (a N) /\\ (mless 0 N) => (a (mminus N 1)), (a N) /\\ (mle N 0) => p;
         constrained-rewrite-system R r => r;
         show-simulation [9, total] in L and R : (pair (a N) q) with-base (pair p q);",
        "constrained-rewrite-system L (a N) /\\ (mless 0 N) => (a (mminus N 1)), (a N) /\\ (mle N 0) => p;
         constrained-rewrite-system R r => r;
         show-simulation [9, total] in L and R : (pair (a N) q) with-base (pair p s);",
    ),
    (
        "a measure without an end",
        "constrained-rewrite-system L r => s;
         constrained-rewrite-system R (c N) /\\ (mless 0 N) => (c (mminus N 1)), (c N) /\\ (mle N 0) => q;
         show-simulation [9, total] in L and R : (pair p (c N)) /\\ (mle 0 N) measure N with-base (pair p q);",
        "constrained-rewrite-system L r => s;
         constrained-rewrite-system R (c N) /\\ (mless 0 N) => (c (mplus N 1)), (c N) /\\ (mle N 0) => q;
         show-simulation [9, total] in L and R : (pair p (c N)) /\\ (mle 0 N) measure N with-base (pair p q);",
    ),
    (
        "progress on the right alone",
        "constrained-rewrite-system L r => s; constrained-rewrite-system R q => s, s => q;
         show-simulation [9, partial] in L and R : (pair p q), (pair p s) with-base (pair r r);",
        "constrained-rewrite-system L r => s; constrained-rewrite-system R q => s, s => q;
         show-simulation [9, total] in L and R : (pair p q), (pair p s) with-base (pair r r);",
    ),
    (
        "a run of the right side that is not there",
        "constrained-rewrite-system L p => r; constrained-rewrite-system R (c N) /\\ (mle 0 N) => q, (c N) /\\ (mless N 0) => s;
         show-simulation [9, total] in L and R : (pair p (c N)) /\\ (mle 0 N) with-base (pair r q);",
        "constrained-rewrite-system L p => r; constrained-rewrite-system R (c N) /\\ (mless 0 N) => q, (c N) /\\ (mle N 0) => s;
         show-simulation [9, total] in L and R : (pair p (c N)) /\\ (mle 0 N) with-base (pair r q);",
    ),
];

/// Programs of a language: an old one, one that does the same, and one that does not.
const NEAR: [(&str, &str, &str, &str); 7] = [
    ("imp", "x := a + b; y := x", "x := b + a; y := x", "x := b - a; y := x"),
    (
        "imp",
        "if a < b then x := 1 else x := 2 end",
        "if b <= a then x := 2 else x := 1 end",
        "if b < a then x := 2 else x := 1 end",
    ),
    (
        "imp",
        "i := 0; s := 0; while i < n do s := s + 2; i := i + 1 end",
        "i := 0; s := 0; while n > i do s := 2 + s; i := 1 + i end",
        "i := 0; s := 0; while n > i do s := 3 + s; i := 1 + i end",
    ),
    ("imp stack", "if a < b then x := a else x := b end", "a b < if a else b then -> x", "a b < if b else a then -> x"),
    ("fun", "fun x -> x + x", "fun x -> 2 * x", "fun x -> 3 * x"),
    ("proc", "t[i] := 5; x := t[i]", "t[i] := 5; x := 5", "t[i] := 5; x := t[j]"),
    (
        "wasm",
        "local.get $a i32.const 2 i32.mul local.set $x",
        "local.get $a local.get $a i32.add local.set $x",
        "local.get $a local.get $b i32.add local.set $x",
    ),
];

/// A small generator: the same numbers every time.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound.max(1)
    }
}

/// Changes something in a proof: a number, an order, a word; or leaves something out or says it twice.
fn damage(value: &mut serde_json::Value, dice: &mut Dice) {
    use serde_json::Value;
    let parts = match &*value {
        Value::Array(all) => all.len(),
        Value::Object(all) => all.len(),
        _ => 0,
    };
    if parts > 0 && dice.below(5) > 0 {
        let which = dice.below(parts);
        match value {
            Value::Array(all) => return damage(&mut all[which], dice),
            Value::Object(all) => return all.values_mut().nth(which).into_iter().for_each(|part| damage(part, dice)),
            _ => {}
        }
    }
    match value {
        Value::Array(all) if !all.is_empty() => {
            let (one, other) = (dice.below(all.len()), dice.below(all.len()));
            match dice.below(4) {
                0 => drop(all.remove(one)),
                1 => all.swap(one, other),
                2 => all.insert(one, all[other].clone()),
                _ => all.clear(),
            }
        }
        Value::Object(all) => {
            let keys: Vec<String> = all.keys().cloned().collect();
            if let Some(key) = keys.get(dice.below(keys.len())) {
                all.remove(key);
            }
        }
        Value::Number(number) => {
            let new = number.as_u64().unwrap_or(0) + dice.below(3) as u64;
            *value = Value::from(if dice.below(3) == 0 { new.saturating_sub(2) } else { new });
        }
        Value::Bool(known) => *known = !*known,
        Value::String(text) => {
            *text = ["true", "mplus", "mle", "mless", "0", "1", "-1", "Int", "Bool"][dice.below(9)].to_owned();
        }
        _ => {}
    }
}

/// Nothing that is made of a proof of something else is a proof of what these texts say.
fn never_accepted(what: &str, proof: &Certificate, texts: &[&str], rounds: usize) {
    let lie = |mut certificate: Certificate| {
        for (source, text) in certificate.sources.iter_mut().zip(texts) {
            source.text = (*text).to_owned();
        }
        let accepted = replay(&certificate, &Options::default());
        assert!(accepted.is_err(), "{what}: accepted {}", serde_json::to_string(&certificate).unwrap_or_default());
    };
    lie(proof.clone());
    let whole = serde_json::to_value(&proof.parts).expect("data");
    let mut dice = Dice(whole.to_string().len() as u64);
    let mut read = 0;
    for _ in 0..rounds {
        let mut parts = whole.clone();
        for _ in 0..=dice.below(3) {
            damage(&mut parts, &mut dice);
        }
        let Ok(parts) = serde_json::from_value(parts) else { continue };
        read += 1;
        lie(Certificate { parts, ..proof.clone() });
    }
    assert!(read * 8 > rounds, "{what}: only {read} of {rounds} are still proofs to look at");
}

#[test]
fn proofs_of_something_false_are_rejected() {
    deep(|| {
        for (what, right, wrong) in LIES {
            let (right, wrong) = (format!("{DECLARATIONS}{right}"), format!("{DECLARATIONS}{wrong}"));
            assert!(of_text(&wrong).is_none(), "{what} is proved");
            let proof = of_text(&right).unwrap_or_else(|| panic!("{what}: what is right is not proved"));
            assert!(replay(&proof, &Options::default()).is_ok(), "{what}");
            never_accepted(what, &proof, &[wrong.as_str()], 400);
        }
    });
}

#[test]
fn proofs_of_other_programs_are_rejected() {
    deep(|| {
        for (languages, old, right, wrong) in NEAR {
            let row = ["same", languages, "*", old, right].map(str::to_owned);
            let proof = compare(&row).and_then(|query| query.certificate).unwrap_or_else(|| panic!("{old} | {right}"));
            let mut texts: Vec<&str> = proof.sources.iter().map(|source| source.text.as_str()).collect();
            let last = texts.len() - 1;
            texts[last] = wrong;
            never_accepted(right, &proof, &texts, 200);
        }
    });
}

/// Proofs by hand that leave out what makes them proofs.
#[test]
fn steps_that_prove_nothing_are_rejected() {
    use selfsame_rewrite::certificate::{
        By, Cell, Found, GoalProof, NewSymbol, Part, Question, Source, Step, Tree, Use, VERSION,
    };
    deep(|| {
        let text = |rest: &str| format!("{DECLARATIONS}{rest}");
        let certificate = |text: &str, full: bool, symbols: Vec<NewSymbol>, proofs: Vec<GoalProof>| Certificate {
            version: VERSION,
            claim: String::new(),
            sources: vec![Source { name: "x.rmt".to_owned(), text: text.to_owned() }],
            question: Question::Query(0),
            parts: vec![Part { full, result: None, symbols, ways: vec![proofs] }],
        };
        let proof =
            |tree: Tree| GoalProof { variables: vec![], found: None, measure: None, terms: vec![], tree: Some(tree) };
        let one = |by: By, run: Vec<Step>| Use { by, run, values: vec![], open: vec![] };
        let step = |rule: usize| Step(rule, 0, vec![]);
        let why = |certificate: &Certificate| {
            replay(certificate, &Options::default()).map(|accepted| accepted.claim).expect_err("a lie")
        };

        let systems = "constrained-rewrite-system L r => s; constrained-rewrite-system R q => s, s => q;";
        let full = text(&format!("{systems} show-simulation [9, total] in L and R : (pair p q) with-base (pair r r);"));
        let partial =
            text(&format!("{systems} show-simulation [9, partial] in L and R : (pair p r) with-base (pair s r);"));
        let itself = |by: By, run: Vec<Step>| vec![proof(Tree { uses: vec![one(by, run)], ..Tree::default() })];
        assert!(why(&certificate(&full, true, vec![], itself(By::Goal(0), vec![]))).contains("without progress"));
        assert!(
            why(&certificate(&full, true, vec![], itself(By::Goal(0), vec![step(0), step(1)])))
                .contains("without progress")
        );
        assert!(
            why(&certificate(&full, true, vec![], itself(By::Before(0), vec![step(0), step(1)])))
                .contains("wait for each other")
        );
        assert!(
            why(&certificate(&full, true, vec![], itself(By::Smaller(0), vec![step(0), step(1)])))
                .contains("no measure")
        );
        assert!(why(&certificate(&partial, false, vec![], itself(By::Goal(0), vec![]))).contains("without progress"));
        assert!(why(&certificate(&partial, false, vec![], itself(By::Base(0), vec![]))).contains("may end here"));
        assert!(
            why(&certificate(&full, false, vec![], itself(By::Goal(0), vec![step(0), step(1)])))
                .contains("another kind")
        );
        assert!(why(&certificate(&full, true, vec![], vec![])).contains("has no proof"));
        let silent = GoalProof { tree: None, ..proof(Tree::default()) };
        assert!(why(&certificate(&full, true, vec![], vec![silent])).contains("has no proof"));
        // A goal that nobody proves, which says what is wanted.
        let wanted = || vec![Cell::App("p".into(), vec![]), Cell::App("q".into(), vec![])];
        let found = Found { variables: vec![], left: 0, right: 1, constraint: vec![] };
        let other = GoalProof {
            found: Some(found),
            terms: wanted(),
            ..proof(Tree { uses: vec![one(By::Before(0), vec![])], ..Tree::default() })
        };
        let first = itself(By::Before(1), vec![]).remove(0);
        assert!(why(&certificate(&full, true, vec![], vec![first, other])).contains("wait for each other"));
        // Symbols whose equations contradict themselves, or have no end.
        let symbol = |equations: Vec<(u32, u32)>| NewSymbol {
            name: "k".into(),
            args: vec!["Int".into()],
            result: "Cfg".into(),
            variables: vec![0],
            terms: vec![
                Cell::App("r".into(), vec![]),
                Cell::App("p".into(), vec![]),
                Cell::App("true".into(), vec![]),
                Cell::Var(0),
                Cell::App("k".into(), vec![3]),
            ],
            equations,
        };
        let with = |equations| certificate(&full, true, vec![symbol(equations)], itself(By::Goal(0), vec![]));
        assert!(why(&with(vec![(0, 2), (1, 2)])).contains("overlap"));
        assert!(why(&with(vec![(4, 2)])).contains("without an end"));
        assert!(why(&with(vec![(3, 2)])).contains("another sort"));
        // A number that is bound twice, and one that is not bound.
        let lost = GoalProof { measure: Some(0), terms: vec![Cell::Var(7)], ..proof(Tree::default()) };
        assert!(why(&certificate(&full, true, vec![], vec![lost])).contains("not bound"));
    });
}
