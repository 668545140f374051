//! Damaged files give messages, never a panic or a hang.

mod support;

use selfsame_ocaml::prepare_main;
use selfsame_testing::{Random, files, on_large_stack, side_by_side};
use support::{load_text, tests_dir};

/// How many damaged files are tried, and where the random numbers of each thread start.
const FILES: usize = 1500;
const SEEDS: [u64; 2] = [0x5eed_0c4a_11fe_ed01, 0x0c4a_11fe_ed01_5eed];

/// Pieces that are likely to upset a parser or a checker where they do not belong.
const PIECES: &[&str] = &[
    "let ",
    "in ",
    "rec ",
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    ";",
    ";;",
    "|",
    "->",
    "fun ",
    "function ",
    "match ",
    "with ",
    "when ",
    "if ",
    "then ",
    "else ",
    "type t = ",
    "module M = struct ",
    " end",
    "open List ",
    "exception E ",
    "try ",
    "'",
    "\"",
    "(*",
    "*)",
    "'a",
    "ref ",
    ":=",
    "!",
    "~x:",
    "?x",
    "#m",
    "`A",
    "0x",
    "1e",
    "99999999999999999999",
    "\u{3bb}",
    "\0",
    "::",
    "@",
    "mutable ",
    "and ",
    "while ",
    "do ",
    "done ",
    "lazy ",
    "assert ",
    ".",
    "..",
    "_",
    "as x",
    "functor (X : S) -> ",
    "include ",
];

fn damage(text: &str, random: &mut Random) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..=random.below(4) {
        let at = random.below(chars.len());
        match random.below(6) {
            0 => chars.truncate(at),
            1 => {
                let end = (at + random.below(30)).min(chars.len());
                chars.drain(at..end);
            }
            2 => {
                let piece = PIECES[random.below(PIECES.len())];
                chars.splice(at..at, piece.chars());
            }
            3 => {
                let from = random.below(chars.len());
                let part: Vec<char> = chars[from..].iter().take(random.below(60)).copied().collect();
                chars.splice(at..at, part);
            }
            4 if at < chars.len() => chars[at] = '(',
            _ => {
                let other = random.below(chars.len());
                if at < chars.len() && other < chars.len() {
                    chars.swap(at, other);
                }
            }
        }
    }
    chars.into_iter().collect()
}

#[test]
fn damaged_files_never_panic_or_hang() {
    let texts: Vec<String> = files(&tests_dir().join("corpus"), &["ml"])
        .iter()
        .chain(&files(&tests_dir().join("reach"), &["ml"]))
        .map(|path| std::fs::read_to_string(path).expect("a corpus file"))
        .collect();
    side_by_side(SEEDS, |seed| {
        let mut random = Random::new(seed);
        for _ in 0..FILES / SEEDS.len() {
            let text = random.pick(&texts);
            let mut file = load_text("damaged.ml", &damage(&text, &mut random));
            prepare_main(&mut file.loaded);
        }
    });
}

#[test]
fn deep_nesting_is_an_error() {
    on_large_stack(|| {
        for (open, close) in
            [("(", ")"), ("[", "]"), ("fun x -> ", ""), ("let x = 1 in ", ""), ("- ", ""), ("f (", ")")]
        {
            let text = format!("let x = {}1{}", open.repeat(100_000), close.repeat(100_000));
            let file = load_text("deep.ml", &text);
            assert!(!file.messages().is_empty(), "{open}");
        }
        let file = load_text("deep.ml", &format!("let f x = {}x", "x + ".repeat(2_000)));
        assert_eq!(file.messages(), "");
    });
}

#[test]
fn empty_and_odd_files_load() {
    on_large_stack(|| {
        for text in ["", ";;", "(* only a comment", "\u{feff}let x = 1", "#use \"x\"", "let", "\"", "type t", "1"] {
            load_text("odd.ml", text);
        }
    });
}
