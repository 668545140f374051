//! Agreement with the real `ocaml`, whose answers are in `tests/ocaml/corpus` (made by `tests/ocaml/regenerate`).

mod support;

use selfsame_core::typecheck::check_global;
use support::{files, load_file, load_text, tests_dir, with_stack};

#[test]
fn every_expression_has_the_type_and_value_that_ocaml_gives_it() {
    with_stack(|| {
        let mut count = 0;
        let mut wrong = Vec::new();
        for path in files(&tests_dir().join("corpus"), "ml") {
            let mut file = load_file(&path);
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            if !file.messages().is_empty() {
                wrong.push(format!("{name}:\n{}", file.messages()));
            }
            let table = std::fs::read_to_string(path.with_extension("tsv")).expect("a table beside each corpus file");
            for line in table.lines() {
                count += 1;
                let parts: Vec<&str> = line.split('\t').collect();
                let [text, ty, value] = parts[..] else { panic!("{name}: not a row: {line}") };
                match file.eval(text) {
                    Ok(answer) if answer.value == expected(value) && (ty.is_empty() || same_type(&answer.ty, ty)) => {}
                    Ok(answer) => {
                        wrong.push(format!(
                            "{name}: {text}\n  ocaml: {ty} = {value}\n  ours:  {} = {}",
                            answer.ty, answer.value
                        ));
                    }
                    Err(messages) => {
                        wrong.push(format!("{name}: {text}\n  ocaml: {ty} = {value}\n  ours:  {messages}"))
                    }
                }
            }
        }
        assert!(wrong.is_empty(), "{} of {count} differ:\n{}", wrong.len(), wrong.join("\n"));
        assert!(count >= 400, "only {count} expressions");
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
    let abbreviated = ["Stack.t", "outcome", "weak", ".key", ".elt", "Down.t"];
    plain(ours) == plain(theirs) || abbreviated.iter().any(|word| theirs.contains(word))
}

#[test]
fn the_library_and_the_corpus_become_well_typed_core() {
    with_stack(|| {
        let mut wrong = Vec::new();
        let mentions_all =
            "let _ = Array.length and _ = Bool.not and _ = Char.code and _ = Either.left and _ = Float.abs
            and _ = Fun.id and _ = Int.abs and _ = Lazy.force and _ = List.map and _ = Option.map and _ = Result.map
            and _ = Seq.map and _ = String.map and _ = Unit.compare and _ = Printf.sprintf and _ = Scanf.scanf
            module M = Map.Make (Int) module S = Set.Make (String)";
        let mut loaded = vec![load_text("library.ml", mentions_all)];
        loaded.extend(files(&tests_dir().join("corpus"), "ml").iter().map(|path| load_file(path)));
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
