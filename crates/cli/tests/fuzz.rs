//! Damaged files, from text to linked program: each gives diagnostics or loads. No panic, and all of them together stay below
//! a gigabyte. How long a file takes depends on the machine; what hangs here never ends.

use selfsame_haskell::load::{Found, Loader};
use selfsame_testing::{Random, files, on_large_stack, root};

const FILES: usize = 10_000;
#[cfg(target_os = "linux")]
const MOST_KILOBYTES: u64 = 1 << 20;

#[test]
fn damaged_files_load_or_are_refused() {
    on_large_stack(|| {
        let texts = inputs();
        assert!(texts.len() > 80, "the inputs are missing");
        let mut random = Random::new(0x0dd5_eed5);
        for _ in 0..FILES {
            load(&damage(&random.pick(&texts), &texts, &mut random));
        }
    });
    #[cfg(target_os = "linux")]
    assert!(peak_kilobytes() < MOST_KILOBYTES, "{} kB were needed", peak_kilobytes());
}

#[test]
fn deep_nesting_is_an_error_and_no_crash() {
    on_large_stack(|| {
        for (open, close) in
            [("(", ")"), ("[", "]"), ("- (", ")"), ("f (", ")"), ("\\x -> (", ")"), ("if (", ")"), ("{-", "-}")]
        {
            load(&format!("module Deep where\nx = {}1{}\n", open.repeat(100_000), close.repeat(100_000)));
        }
        load(&format!("module Deep where\nx = {}1\n", "1 + ".repeat(20_000)));
        load(&format!("module Deep where\nx = [{}1]\n", "1, ".repeat(20_000)));
        load(&format!("module Deep where\nx :: {}Int\nx = undefined\n", "Int -> ".repeat(5_000)));
    });
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
    let folders = ["tests/ghc/constructs", "tests/ghc/corpus", "examples", "tests/check/zeno"];
    let paths = folders.iter().flat_map(|folder| files(&root().join(folder), &["hs"]));
    paths.map(|path| std::fs::read_to_string(path).expect("an input")).filter(|text| text.len() < 6_000).collect()
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

/// The most memory that this process had.
#[cfg(target_os = "linux")]
fn peak_kilobytes() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").expect("Linux says so");
    let line = status.lines().find(|line| line.starts_with("VmHWM:")).expect("a line about the peak");
    line.split_whitespace().nth(1).and_then(|number| number.parse().ok()).expect("a number of kilobytes")
}
