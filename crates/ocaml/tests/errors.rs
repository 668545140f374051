//! What users are told: `tests/ocaml/errors/NAME.ml` gives the messages in `NAME.expected`. `./test --bless` writes them.

mod support;

use std::path::PathBuf;

use selfsame_testing::{files, matches_file, on_large_stack};
use support::{load_file, load_text, tests_dir};

#[test]
fn messages_are_as_expected() {
    on_large_stack(|| {
        let paths = files(&tests_dir().join("errors"), &["ml"]);
        let mismatch =
            |path: &PathBuf| matches_file(&path.with_extension("expected"), &load_file(path).messages()).err();
        let wrong: Vec<String> = paths.iter().filter_map(mismatch).collect();
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    });
}

#[test]
fn what_is_not_supported_spoils_only_what_needs_it() {
    on_large_stack(|| {
        let text = "let good x = x + 1\nlet bad o = o#method_\nlet user x = if x then good 1 else bad x\n\
                    let broken = 1 + \"a\"\nlet after = good 2\nlet uses_broken = broken\n";
        let mut file = load_text("m.ml", text);
        assert_eq!(file.value("good 1"), "2");
        assert_eq!(file.value("after"), "3");
        assert_eq!(file.value("user true"), "2");
        assert_eq!(file.value("user false"), "unsupported: a run that calls a method of an object");
        assert_eq!(file.value("uses_broken"), "unsupported: `broken`: it has a type error");
        let errors = file.messages();
        assert_eq!(errors.lines().count(), 2, "{errors}");
    });
}

#[test]
fn a_syntax_error_spoils_only_its_definition() {
    on_large_stack(|| {
        let mut file = load_text("m.ml", "let f x = x * 2\nlet g x = (x + \nlet h x = f x + 1\n");
        assert!(file.messages().contains("syntax error"), "{}", file.messages());
        assert_eq!(file.value("f 2"), "4");
    });
}

#[test]
fn expressions_are_checked_too() {
    on_large_stack(|| {
        let mut file = load_text("m.ml", "let f x = x + 1\nlet lenght = 3");
        assert!(file.value("f \"a\"").contains("expected `int`, found `string`"));
        assert_eq!(file.value("length"), "error: unbound value `length`");
        assert_eq!(file.value("1 +"), "error: syntax error near `+`");
        assert_eq!(file.value("let x = 1"), "error: syntax error near `let x = 1`");
    });
}
