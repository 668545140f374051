//! Whatever the bytes, parsing gives a module and diagnostics: no panic, no hang, and every span lies in the file, on
//! character boundaries.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use selfsame_core::diagnostic::Severity;
use selfsame_core::span::FileId;
use selfsame_haskell::fixity::{resolve_expr, resolve_module};
use selfsame_haskell::parse::{parse_expr, parse_module};
use selfsame_haskell::preprocess::Defines;

/// As the command line has it.
const STACK: usize = 1 << 30;

fn on_large_stack(work: impl FnOnce() + Send + 'static) {
    let thread = std::thread::Builder::new().stack_size(STACK).spawn(work).expect("threads can be made");
    if let Err(panic) = thread.join() {
        std::panic::resume_unwind(panic);
    }
}

/// A small generator whose numbers depend on the seed alone (splitmix64).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound.max(1) as u64) as usize
    }

    fn pick<'t, T>(&mut self, items: &'t [T]) -> &'t T {
        &items[self.below(items.len())]
    }
}

const SNIPPETS: &[&str] = &[
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    ",",
    ";",
    "`",
    "\"",
    "'",
    "\\",
    "|",
    "=",
    "::",
    "->",
    "<-",
    "=>",
    "@",
    "~",
    "!",
    "..",
    "-",
    "--",
    "{-",
    "-}",
    "{-#",
    "#-}",
    "#if 1",
    "#else",
    "#endif",
    "where",
    "let",
    "in",
    "of",
    "case",
    "do",
    "if",
    "then",
    "else",
    "data",
    "class",
    "instance",
    "import",
    "module",
    "infixl",
    "forall",
    "\n",
    "\n  ",
    "\t",
    "\r\n",
    "\0",
    "é",
    "λ",
    "\u{1F600}",
    "\u{200b}",
    "0x",
    "1e",
    "'\\",
    "\"\\",
    "[x|",
    "|]",
    "$(",
    "#",
    "_",
    "x",
    "X",
    "M.",
    "M..",
    ":",
    ":+",
    "{-# RULES \"a\" forall x. f x = x #-}",
    "-- selfsame: \"a\" total x",
    "{-@ x @-}",
    "{-# SCC a #-}",
    "\\case",
    "mdo",
];

/// Cuts a text into words, blanks and signs, so that mutants stay near to Haskell.
fn pieces(text: &str) -> Vec<&str> {
    let class = |c: char| {
        if c.is_alphanumeric() {
            0
        } else if c == ' ' {
            1
        } else {
            2
        }
    };
    let mut pieces = Vec::new();
    let mut start = 0;
    for (at, c) in text.char_indices().skip(1) {
        let before = text[..at].chars().next_back().map_or(2, class);
        if before != class(c) || class(c) == 2 {
            pieces.push(&text[start..at]);
            start = at;
        }
    }
    pieces.push(&text[start..]);
    pieces
}

fn mutant(text: &str, random: &mut Random) -> String {
    let mut parts: Vec<&str> = pieces(text);
    for _ in 0..1 + random.below(4) {
        let at = random.below(parts.len());
        match random.below(7) {
            0 => drop(parts.remove(at)),
            1 => parts.insert(at, parts[at]),
            2 => {
                let other = random.below(parts.len());
                parts.swap(at, other);
            }
            3 | 4 => parts.insert(at, *random.pick::<&str>(SNIPPETS)),
            5 => parts.truncate(at.max(1)),
            _ => {
                let end = (at + random.below(20)).min(parts.len());
                drop(parts.drain(at..end));
            }
        }
        if parts.is_empty() {
            parts.push("");
        }
    }
    parts.concat()
}

fn check(text: &str) {
    let read = || {
        let start = Instant::now();
        let mut parsed = parse_module(FileId(0), text, &Defines::default());
        let _ = resolve_module(&mut parsed.module, &|_| None);
        (start.elapsed(), parsed)
    };
    let (taken, parsed) = read();
    let limit = Duration::from_secs(2);
    // A busy machine may have taken the time.
    assert!(taken < limit || read().0 < limit, "{taken:?} for {text:?}");
    check_spans(text, &format!("{parsed:?}"));
}

/// Spans as they stand in a debug text: wherever one is kept, it is seen here.
fn check_spans(text: &str, shown: &str) {
    for place in shown.split("start: ").skip(1) {
        let mut numbers = place.split(|c: char| !c.is_ascii_digit()).filter(|digits| !digits.is_empty());
        let (start, end) = (numbers.next(), numbers.next());
        let parse = |digits: Option<&str>| digits.and_then(|digits| digits.parse::<usize>().ok()).unwrap_or(usize::MAX);
        let (start, end) = (parse(start), parse(end));
        assert!(start <= end && end <= text.len(), "{start}..{end} of {} in {text:?}", text.len());
        assert!(text.is_char_boundary(start) && text.is_char_boundary(end), "{start}..{end} in {text:?}");
    }
}

fn haskell_below(folder: &Path, out: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            haskell_below(&path, out);
        } else if path.extension().is_some_and(|extension| extension == "hs" || extension == "lhs") {
            out.push(path);
        }
    }
}

fn corpus() -> Vec<String> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut paths = Vec::new();
    haskell_below(&here.join("tests/parse"), &mut paths);
    haskell_below(&here.join("../../lib/haskell"), &mut paths);
    haskell_below(&here.join("../../tests/ghc/corpus"), &mut paths);
    paths.iter().filter_map(|path| std::fs::read_to_string(path).ok()).filter(|text| !text.is_empty()).collect()
}

#[test]
fn mutants_of_real_files_are_read_or_refused() {
    on_large_stack(|| {
        let files = corpus();
        assert!(files.len() > 20, "the inputs are missing");
        // A number of mutants, and a time after which no more are made: slow machines are no reason to fail.
        let count = std::env::var("SELFSAME_MUTANTS").ok().and_then(|count| count.parse().ok()).unwrap_or(2_000);
        let end = Instant::now() + Duration::from_secs(60);
        let mut random = Random(0x5e1f_5a3e);
        for _ in 0..count {
            let text = random.pick(&files).clone();
            // Long files are cut: there is nothing new in their rest.
            let cut = text.char_indices().map(|(at, _)| at).take_while(|at| *at < 4_000).last().unwrap_or(0);
            let from = text[..random.below(text.len().saturating_sub(cut)).min(text.len())].len();
            let from = (0..=from).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0);
            let to = (from + cut..=text.len()).find(|at| text.is_char_boundary(*at)).unwrap_or(text.len());
            check(&mutant(&text[from..to], &mut random));
            if Instant::now() > end {
                break;
            }
        }
    });
}

#[test]
fn random_bytes_are_read_or_refused() {
    on_large_stack(|| {
        let mut random = Random(17);
        for _ in 0..300 {
            let length = random.below(200);
            let bytes: Vec<u8> = (0..length).map(|_| random.next() as u8).collect();
            check(&String::from_utf8_lossy(&bytes));
            let words: String = (0..length / 4).map(|_| *random.pick(SNIPPETS)).collect();
            check(&words);
            if let Ok(mut expr) = parse_expr(FileId(0), &words) {
                let _ = resolve_expr(&mut expr, &|_| None);
                check_spans(&words, &format!("{expr:?}"));
            }
        }
    });
}

#[test]
fn deep_nesting_is_an_error_and_moderate_nesting_is_not() {
    on_large_stack(|| {
        let nested =
            |open: &str, close: &str, depth: usize| format!("f = {}x{}\n", open.repeat(depth), close.repeat(depth));
        for (open, close) in [("(", ")"), ("[", "]"), ("(a, [", "])"), ("(\\y -> (y, ", "))"), ("do { ", " }")] {
            let levels = if open == "do { " { 60 } else { 500 };
            let text = nested(open, close, levels);
            let parsed = parse_module(FileId(0), &text, &Defines::default());
            assert!(parsed.diagnostics.is_empty(), "{open}: {:?}", parsed.diagnostics);
            check_spans(&text, &format!("{parsed:?}"));
        }
        for (open, close) in
            [("(", ")"), ("[", "]"), ("{", "}"), ("(", ""), ("if x then ", " else y"), ("\\x -> ", ""), ("do ", "")]
        {
            let text = nested(open, close, 100_000);
            let start = Instant::now();
            let parsed = parse_module(FileId(0), &text, &Defines::default());
            let taken = start.elapsed();
            let errors = parsed.diagnostics.iter().filter(|diagnostic| diagnostic.severity == Severity::Error).count();
            assert!(errors > 0, "{open} was read");
            assert!(taken < Duration::from_secs(20), "{open}: {taken:?}");
            check_spans(&text, &format!("{parsed:?}"));
        }
    });
}

#[test]
fn patterns_and_types_nest_as_expressions_do() {
    on_large_stack(|| {
        let text = format!(
            "f {}x{} = 1\ng :: {}a{}\n",
            "(Just ".repeat(300),
            ")".repeat(300),
            "[".repeat(300),
            "]".repeat(300)
        );
        let parsed = parse_module(FileId(0), &text, &Defines::default());
        assert!(parsed.diagnostics.is_empty(), "{:?}", parsed.diagnostics);
        let shown = format!("{:?}", parsed.module);
        assert_eq!(shown.matches("Con(Name { qualifier: None, base: Just").count(), 300);
        assert_eq!(shown.matches("List(").count(), 300);
    });
}

#[test]
fn long_chains_take_linear_time() {
    on_large_stack(|| {
        let start = Instant::now();
        for item in ["x + ", "x : ", "f ", "- "] {
            let text = format!("f = {}x\ng = 1\n", item.repeat(20_000));
            let mut parsed = parse_module(FileId(0), &text, &Defines::default());
            assert!(parsed.diagnostics.is_empty(), "{item}: {:?}", parsed.diagnostics.first());
            let _ = resolve_module(&mut parsed.module, &|_| None);
            assert_eq!(parsed.module.decls.len(), 2);
        }
        assert!(start.elapsed() < Duration::from_secs(20), "{:?}", start.elapsed());
    });
}
