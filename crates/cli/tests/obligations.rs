//! `selfsame refine --certificate` and `selfsame recheck`: what was proved is accepted, and every lie is rejected.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use selfsame_ask::limits::Allowance;
use selfsame_ask::recheck::recheck;
use selfsame_ask::refine::certificate::Certificate;
use selfsame_ask::refine::{Settings, read};
use selfsame_core::verdict::Verdict;
use selfsame_testing::{files, on_large_stack, root};

/// As the command has them, but for the clock.
const LIMITS: Allowance = Allowance { seconds: 600, effort: 100_000, megabytes: 2048 };

/// The certificates of everything in a file that is verified.
fn certificates(path: &Path) -> Vec<Certificate> {
    let mut sources = selfsame_library::sources();
    let settings = Settings { functions: Vec::new(), allowance: LIMITS, include: Vec::new(), count: 1 };
    let Ok((_, Some(module))) = read(path, &settings, &mut sources) else { panic!("{} is read", path.display()) };
    let module = Arc::new(module);
    let mut all = Vec::new();
    for (i, item) in module.items.iter().enumerate() {
        let found = module.certificate(i, LIMITS, &sources);
        match module.decide(item, LIMITS, &sources) {
            Verdict::Verified => all.push(found.unwrap_or_else(|why| panic!("{}: {why}", path.display()))),
            // The search for what refutes it may have used up what there was, before the proof.
            Verdict::Unknown(_) => {}
            Verdict::Refuted(_) => {
                assert!(found.is_err(), "{}: {} has a certificate", path.display(), item.name);
            }
        }
    }
    all
}

/// A folder for a test alone.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("selfsame-obligations-{name}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// What is said of a certificate as a file: whether it is accepted, or why not; the other error is that it cannot be read.
fn checked(folder: &Path, text: &str) -> Result<Result<(), String>, String> {
    let path = folder.join("certificate.json");
    std::fs::write(&path, text).expect("it can be written");
    let found = recheck(&path, &[], LIMITS, &mut selfsame_library::sources());
    found.map(|rechecked| rechecked.outcome).map_err(|unread| format!("{unread:?}"))
}

fn text(certificate: &Certificate) -> String {
    serde_json::to_string(certificate).expect("it is JSON")
}

fn rejected(folder: &Path, certificate: &Certificate) -> String {
    match checked(folder, &text(certificate)) {
        Ok(Err(why)) => why,
        other => panic!("it should be rejected: {other:?}"),
    }
}

#[test]
fn everything_that_is_verified_is_accepted() {
    on_large_stack(|| {
        let folder = folder("all");
        let (mut count, mut asked) = (0, 0);
        for from in ["examples/refine", "tests/refine/paper", "tests/refine/liquid/seen"] {
            for path in files(&root().join(from), &["hs", "lhs"]) {
                for certificate in certificates(&path) {
                    let found = checked(&folder, &text(&certificate));
                    assert_eq!(found, Ok(Ok(())), "{}: {}", path.display(), certificate.function);
                    count += 1;
                    asked += certificate.obligations.len();
                }
            }
        }
        assert!(count >= 150 && asked >= 3 * count, "{count} certificates, {asked} obligations");
    });
}

const MODULE: &str = "module Shelf where
{-@ up :: n:Int -> {v:Int | v > n + 1} @-}
up :: Int -> Int
up n = n + 2

{-@ total :: xs:[Nat] -> Nat @-}
total :: [Int] -> Int
total [] = 0
total (x : xs) = x + total xs

{-@ wrong :: n:Nat -> {v:Int | v > n} @-}
wrong :: Int -> Int
wrong n = n
";

#[test]
fn lies_are_rejected() {
    on_large_stack(|| {
        let folder = folder("lies");
        let source = folder.join("Shelf.hs");
        std::fs::write(&source, MODULE).expect("it can be written");
        let all = certificates(&source);
        assert_eq!(all.iter().map(|one| one.function.as_str()).collect::<Vec<_>>(), ["up", "total"]);
        let [up, total] = [&all[0], &all[1]];
        for certificate in [up, total] {
            assert_eq!(checked(&folder, &text(certificate)), Ok(Ok(())));
            assert!(!certificate.obligations.is_empty());
            // Each obligation is needed, and none may be another.
            for at in 0..certificate.obligations.len() {
                let mut lie = certificate.clone();
                lie.obligations.remove(at);
                rejected(&folder, &lie);
                let mut lie = certificate.clone();
                lie.obligations[at] = "(assert false)".into();
                rejected(&folder, &lie);
            }
            let mut lie = certificate.clone();
            lie.obligations.push("(assert false)".into());
            assert!(rejected(&folder, &lie).contains("is none of this function"));
        }
        // Of one function, said of another.
        let lie = Certificate { function: "total".into(), ..up.clone() };
        rejected(&folder, &lie);
        let lie = Certificate { function: "wrong".into(), ..up.clone() };
        rejected(&folder, &lie);
        let lie = Certificate { function: "nothing".into(), ..up.clone() };
        assert!(checked(&folder, &text(&lie)).is_err());
        // Of other texts.
        let mut lie = up.clone();
        lie.texts[0].1 += "-- and more\n";
        assert!(rejected(&folder, &lie).contains("has changed"));
        let lie = Certificate { texts: Vec::new(), ..up.clone() };
        assert!(rejected(&folder, &lie).contains("has changed"));
        let mut lie = up.clone();
        lie.texts.push(("Other.hs".into(), String::new()));
        assert!(rejected(&folder, &lie).contains("other files"));
        // No certificates at all.
        let lie = Certificate { version: 99, ..up.clone() };
        assert!(checked(&folder, &text(&lie)).is_err());
        let whole = text(up);
        for end in (30..whole.len()).step_by(97).chain([whole.len() - 1]) {
            assert!(checked(&folder, &whole[..end]).is_err(), "cut at {end}");
        }
        assert!(checked(&folder, &whole.replacen("\"function\"", "\"name\"", 1)).is_err());
    });
}

/// Wrong once it is edited, but for no small number.
const FAR: &str = "module Far where
{-@ far :: n:{v:Int | v > 100000} -> {v:Int | v > n + 1} @-}
far :: Int -> Int
far n = n + 2
";

/// The file is edited, and the certificate with it: what is derived from the edited file is in it, but Z3 does not show it.
#[test]
fn an_obligation_that_is_false_is_not_believed() {
    on_large_stack(|| {
        let folder = folder("forged");
        let source = folder.join("Far.hs");
        std::fs::write(&source, FAR).expect("it can be written");
        let far = certificates(&source).remove(0);
        let edited = FAR.replace("far n = n + 2", "far n = n + 1");
        std::fs::write(&source, &edited).expect("it can be written");
        assert!(rejected(&folder, &far).contains("has changed"));
        let mut forged = far.clone();
        forged.texts[0].1 = edited;
        rejected(&folder, &forged);
        for obligation in &mut forged.obligations {
            assert!(obligation.contains(" 2)"), "{obligation}");
            *obligation = obligation.replace(" 2)", " 1)");
        }
        let why = rejected(&folder, &forged);
        assert!(why.contains("Z3 does not show obligation"), "{why}");
    });
}
