//! Agreement with the real `ocaml`, whose answers are in `tests/ocaml/{corpus,library,programs,random,shared}` (made by `tests/ocaml/regenerate`).

mod support;

use selfsame_core::typecheck::check_global;
use selfsame_testing::{files, on_large_stack};
use support::{load_file, load_text, tests_dir};

/// What came of comparing a folder's tables with our answers.
#[derive(Default)]
struct Comparison {
    modules: usize,
    expressions: usize,
    /// We say that we do not support it.
    unsupported: usize,
    wrong: Vec<String>,
}

fn compare(folder: &str) -> Comparison {
    let mut result = Comparison::default();
    for path in files(&tests_dir().join(folder), &["ml"]) {
        result.modules += 1;
        let mut file = load_file(&path);
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if !file.messages().is_empty() {
            result.wrong.push(format!("{name}:\n{}", file.messages()));
        }
        let table = std::fs::read_to_string(path.with_extension("tsv")).expect("a table beside each file");
        for line in table.lines() {
            result.expressions += 1;
            let parts: Vec<&str> = line.split('\t').collect();
            let [text, ty, value] = parts[..] else { panic!("{name}: not a row: {line}") };
            let ours = match file.eval(text) {
                Ok(answer) if answer.value == expected(value) && (ty.is_empty() || same_type(&answer.ty, ty)) => {
                    continue;
                }
                Ok(answer) => format!("{} = {}", answer.ty, answer.value),
                Err(messages) => messages,
            };
            if ours.contains("unsupported: ") || ours.contains("not supported: ") {
                result.unsupported += 1;
            }
            result.wrong.push(format!("{name}: {text}\n  ocaml: {ty} = {value}\n  ours:  {ours}"));
        }
    }
    result
}

#[test]
fn every_expression_has_the_type_and_value_that_ocaml_gives_it() {
    on_large_stack(|| {
        let Comparison { expressions, wrong, .. } = compare("corpus");
        assert!(wrong.is_empty(), "{} of {expressions} differ:\n{}", wrong.len(), wrong.join("\n"));
        assert!(expressions >= 500, "only {expressions} expressions");
    });
}

#[test]
fn every_program_computes_what_it_computes_with_ocaml() {
    on_large_stack(|| {
        let Comparison { modules, expressions, wrong, .. } = compare("programs");
        assert!(wrong.is_empty(), "{} of {expressions} differ:\n{}", wrong.len(), wrong.join("\n"));
        assert!(modules >= 100 && expressions >= 400, "only {expressions} results of {modules} programs");
    });
}

/// Expressions of which many fail, and programs whose state is shared: the answer is OCaml's, or that we do not support it.
#[test]
fn random_expressions_and_shared_state_never_have_a_wrong_value() {
    on_large_stack(|| {
        let Comparison { expressions, unsupported, wrong, .. } = compare("random");
        assert_eq!(wrong.len(), unsupported, "of {expressions}:\n{}", wrong.join("\n"));
        assert!(expressions >= 600 && unsupported * 20 < expressions, "{unsupported} of {expressions} unsupported");
    });
}

/// Arrays of a file that are written to by other names and at its start, functions that keep an array, loops at the ends of the
/// numbers (`tests/ocaml/shared/generate`).
#[test]
fn what_is_shared_never_has_a_wrong_value() {
    on_large_stack(|| {
        let Comparison { expressions, unsupported, wrong, .. } = compare("shared");
        assert_eq!(wrong.len(), unsupported, "of {expressions}:\n{}", wrong.join("\n"));
        assert!(
            expressions >= 600 && unsupported == SHARED,
            "{unsupported} of {expressions} unsupported:\n{}",
            wrong.join("\n")
        );
    });
}

/// What is not supported of `tests/ocaml/shared`: it should not become more.
const SHARED: usize = 0;

/// Functions of the library at the edges of what they take, and sorting by what is no order.
#[test]
fn the_library_never_gives_another_value() {
    on_large_stack(|| {
        let Comparison { expressions, unsupported, wrong, .. } = compare("library");
        assert_eq!(wrong.len(), unsupported, "of {expressions}:\n{}", wrong.join("\n"));
        assert!(expressions >= 2000 && unsupported * 5 < expressions, "{unsupported} of {expressions} unsupported");
    });
}

/// The toplevel calls every file it reads `//toplevel//`, an expression here is its own file.
fn expected(value: &str) -> String {
    value.replace("//toplevel//", "<expression>")
}

/// OCaml writes modules in front of types where we do not need them, and keeps abbreviations that we expand.
fn same_type(ours: &str, theirs: &str) -> bool {
    let plain = |text: &str| {
        let words = text.split(' ').map(|word| {
            let (before, word) = word.split_at(word.find(|c: char| c != '(').unwrap_or(word.len()));
            format!("{before}{}", word.rsplit('.').next().unwrap_or(word))
        });
        words.collect::<Vec<_>>().join(" ")
    };
    let abbreviated = [
        "Stack.t",
        "String.t",
        "ByLength.t",
        "outcome",
        "board",
        "weak",
        ".key",
        ".elt",
        "Down.t",
        "Float.t",
        "Int32.t",
        "Int64.t",
        "Nativeint.t",
    ];
    plain(ours) == plain(theirs) || abbreviated.iter().any(|word| theirs.contains(word))
}

#[test]
fn the_library_and_the_corpus_become_well_typed_core() {
    on_large_stack(|| {
        let mut wrong = Vec::new();
        let mentions_all =
            "let _ = Array.length and _ = Bool.not and _ = Char.code and _ = Either.left and _ = Float.abs
            and _ = Fun.id and _ = Int.abs and _ = Lazy.force and _ = List.map and _ = Option.map and _ = Result.map
            and _ = Seq.map and _ = String.map and _ = Unit.compare and _ = Printf.sprintf and _ = Scanf.scanf
            module M = Map.Make (Int) module S = Set.Make (String)";
        let mut loaded = vec![load_text("library.ml", mentions_all)];
        for folder in ["corpus", "random"] {
            // A match may say what a type variable is, or open a package, which Core's types do not follow.
            let is_followed = |path: &std::path::PathBuf| !path.ends_with("gadts.ml") && !path.ends_with("packages.ml");
            let paths = files(&tests_dir().join(folder), &["ml"]).into_iter().filter(is_followed);
            loaded.extend(paths.map(|path| load_file(&path)));
        }
        for file in &loaded {
            if !file.messages().is_empty() {
                wrong.push(file.messages());
            }
            for (id, _) in file.loaded.program.globals() {
                if let Err(error) = check_global(&file.loaded.program, id) {
                    wrong.push(error.to_string());
                }
            }
        }
        wrong.sort();
        wrong.dedup();
        assert!(wrong.is_empty(), "{} globals:\n{}", wrong.len(), wrong.join("\n"));
    });
}
