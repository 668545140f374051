//! Whatever the bytes, parsing gives a module and diagnostics: no panic, and every span lies in the file, on character
//! boundaries. How long it takes is measured by `benches/foundation`; here a parser that hangs is a test that does not end.

use std::path::Path;

use selfsame_core::diagnostic::Severity;
use selfsame_core::span::FileId;
use selfsame_haskell::fixity::{resolve_expr, resolve_module};
use selfsame_haskell::parse::{parse_expr, parse_module};
use selfsame_haskell::preprocess::Defines;
use selfsame_testing::{Random, files, on_large_stack};

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
            3 | 4 => parts.insert(at, random.pick(SNIPPETS)),
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
    let mut parsed = parse_module(FileId(0), text, &Defines::default());
    let _ = resolve_module(&mut parsed.module, &|_| None);
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

fn corpus() -> Vec<String> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = ["tests/parse", "../../lib/haskell", "../../tests/ghc/corpus"];
    let paths = folders.iter().flat_map(|folder| files(&here.join(folder), &["hs", "lhs"]));
    paths.map(|path| std::fs::read_to_string(path).expect("inputs are UTF-8")).filter(|text| !text.is_empty()).collect()
}

#[test]
fn mutants_of_real_files_are_read_or_refused() {
    on_large_stack(|| {
        let files = corpus();
        // More where somebody asks for them.
        let count = std::env::var("SELFSAME_MUTANTS").ok().and_then(|count| count.parse().ok()).unwrap_or(2_000);
        let mut random = Random::new(0x5e1f_5a3e);
        for _ in 0..count {
            let text = random.pick(&files);
            // Long files are cut: there is nothing new in their rest.
            let cut = text.char_indices().map(|(at, _)| at).take_while(|at| *at < 4_000).last().unwrap_or(0);
            let from = text[..random.below(text.len().saturating_sub(cut)).min(text.len())].len();
            let from = (0..=from).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0);
            let to = (from + cut..=text.len()).find(|at| text.is_char_boundary(*at)).unwrap_or(text.len());
            check(&mutant(&text[from..to], &mut random));
        }
    });
}

#[test]
fn random_bytes_are_read_or_refused() {
    on_large_stack(|| {
        let mut random = Random::new(17);
        for _ in 0..300 {
            let length = random.below(200);
            let bytes: Vec<u8> = (0..length).map(|_| random.below(u8::MAX)).collect();
            check(&String::from_utf8_lossy(&bytes));
            let words: String = (0..length / 4).map(|_| random.pick(SNIPPETS)).collect();
            check(&words);
            if let Ok(mut expr) = parse_expr(FileId(0), &words, &[]) {
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
            let parsed = parse_module(FileId(0), &text, &Defines::default());
            let errors = parsed.diagnostics.iter().filter(|diagnostic| diagnostic.severity == Severity::Error).count();
            assert!(errors > 0, "{open} was read");
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
fn long_chains_are_read() {
    on_large_stack(|| {
        for item in ["x + ", "x : ", "f ", "- "] {
            let text = format!("f = {}x\ng = 1\n", item.repeat(20_000));
            let mut parsed = parse_module(FileId(0), &text, &Defines::default());
            assert!(parsed.diagnostics.is_empty(), "{item}: {:?}", parsed.diagnostics.first());
            let _ = resolve_module(&mut parsed.module, &|_| None);
            assert_eq!(parsed.module.decls.len(), 2);
        }
    });
}
