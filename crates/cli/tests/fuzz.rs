//! Damaged files, from text to linked program: each gives diagnostics or loads. No panic, no file that costs two seconds,
//! and all of them together stay below a gigabyte.

use std::path::{Path, PathBuf};

use selfsame_haskell::load::{Found, Loader};

const FILES: usize = 10_000;
const LONGEST_SECONDS: f64 = 2.0;
const MOST_KILOBYTES: u64 = 1 << 20;

#[test]
fn damaged_files_load_or_are_refused() {
    let work = || {
        let texts = inputs();
        assert!(texts.len() > 80, "the inputs are missing");
        let mut random = Random(0x0dd5_eed5);
        for _ in 0..FILES {
            let damaged = damage(&texts[random.below(texts.len())], &texts, &mut random);
            let before = cpu_seconds();
            load(&damaged);
            let taken = cpu_seconds() - before;
            assert!(taken < LONGEST_SECONDS, "{taken} s for\n{damaged}");
        }
    };
    let thread = std::thread::Builder::new().stack_size(1 << 30).spawn(work).expect("a thread");
    if let Err(panic) = thread.join() {
        std::panic::resume_unwind(panic);
    }
    let most = peak_kilobytes();
    assert!(most < MOST_KILOBYTES, "{most} kB were needed");
}

#[test]
fn deep_nesting_is_an_error_and_no_crash() {
    let work = || {
        for (open, close) in
            [("(", ")"), ("[", "]"), ("- (", ")"), ("f (", ")"), ("\\x -> (", ")"), ("if (", ")"), ("{-", "-}")]
        {
            let text = format!("module Deep where\nx = {}1{}\n", open.repeat(100_000), close.repeat(100_000));
            load(&text);
        }
        load(&format!("module Deep where\nx = {}1\n", "1 + ".repeat(20_000)));
        load(&format!("module Deep where\nx = [{}1]\n", "1, ".repeat(20_000)));
        load(&format!("module Deep where\nx :: {}Int\nx = undefined\n", "Int -> ".repeat(5_000)));
    };
    let thread = std::thread::Builder::new().stack_size(1 << 30).spawn(work).expect("a thread");
    if let Err(panic) = thread.join() {
        std::panic::resume_unwind(panic);
    }
}

fn load(text: &str) {
    let mut sources = selfsame_library::sources();
    let mut find = |_| None;
    let root = Found::new("Damaged.hs", text);
    let loaded =
        Loader { sources: &mut sources, find: &mut find, library: Some(selfsame_library::library()) }.load(root);
    selfsame_report::diagnostics::render(&loaded.diagnostics, &sources, false);
}

/// Our own modules of every kind, small enough that ten thousand are done in a minute or two.
fn inputs() -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut paths: Vec<PathBuf> = Vec::new();
    for folder in ["tests/ghc/constructs", "tests/ghc/corpus", "examples", "tests/check/zeno"] {
        let entries = std::fs::read_dir(root.join(folder)).expect("a folder of inputs");
        paths.extend(entries.map(|entry| entry.expect("an entry").path()));
    }
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "hs"));
    paths.sort();
    paths
        .iter()
        .map(|path| std::fs::read_to_string(path).expect("an input"))
        .filter(|text| text.len() < 6_000)
        .collect()
}

/// One to three changes: cut the text off, remove, double or swap lines, bring in a line of another file, or replace a
/// few characters.
fn damage(text: &str, others: &[String], random: &mut Random) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for _ in 0..1 + random.below(3) {
        if lines.is_empty() {
            break;
        }
        let at = random.below(lines.len());
        match random.below(7) {
            0 => lines.truncate(at + 1),
            1 => drop(lines.remove(at)),
            2 => lines.insert(at, lines[at].clone()),
            3 => {
                let other = random.below(lines.len());
                lines.swap(at, other);
            }
            4 => {
                let other = &others[random.below(others.len())];
                let count = other.lines().count();
                lines.extend(other.lines().nth(random.below(count)).map(str::to_owned));
            }
            5 => {
                let keep = random.below(lines[at].chars().count() + 1);
                lines[at] = lines[at].chars().take(keep).collect();
                lines.truncate(at + 1);
            }
            _ => {
                let signs: Vec<char> = "()[]{}=|\\\"'`,;:.->@~!_ \tλ\u{1F600}0aA".chars().collect();
                let place = random.below(lines[at].chars().count() + 1);
                let sign = signs[random.below(signs.len())];
                lines[at] = lines[at]
                    .chars()
                    .take(place)
                    .chain([sign])
                    .chain(lines[at].chars().skip(place + random.below(3)))
                    .collect();
            }
        }
    }
    lines.join("\n")
}

/// A generator whose numbers depend on the seed alone (splitmix64).
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % bound.max(1) as u64) as usize
    }
}

/// What this thread has used of the processor: unlike the clock, it does not run while others do. Nothing is known
/// where the system does not say.
fn cpu_seconds() -> f64 {
    let stat = std::fs::read_to_string("/proc/thread-self/stat").unwrap_or_default();
    let after_name = stat.rsplit(')').next().unwrap_or_default();
    let ticks: f64 = after_name.split_whitespace().skip(11).take(2).filter_map(|field| field.parse::<f64>().ok()).sum();
    ticks / 100.0
}

fn peak_kilobytes() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmHWM:"));
    line.and_then(|line| line.split_whitespace().nth(1)).and_then(|number| number.parse().ok()).unwrap_or(0)
}
