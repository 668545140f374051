//! Programs with state, output and input against what `ocaml` does with them (`tests/ocaml/regenerate`), and short files as students
//! have them. Those of `students/unread.txt` are not read, and it is said why, or end with a message that is shorter.

mod support;

use std::path::Path;

use selfsame_core::eval::{Bottom, Limits, Machine, Ref, Stop, Value};
use selfsame_core::value;
use selfsame_testing::{files, on_large_stack};

/// What running a program shows, as `regenerate` writes it down.
fn shown(path: &Path) -> String {
    let mut file = support::load_file(path);
    let input = std::fs::read_to_string(path.with_extension("in")).unwrap_or_default();
    let run = selfsame_ocaml::run(&mut file.loaded, &mut file.sources, None, || input).map_err(|_| file.messages());
    let run = match run {
        Ok(run) => run,
        Err(messages) => return messages,
    };
    let limits = Limits { steps: 200_000_000, ..Limits::default() };
    let mut machine = Machine::new(file.loaded.program.clone(), limits);
    let whole = machine.load(&run.expr);
    let parts = match machine.whnf(whole) {
        Ok(Value::Con(_, parts)) => parts,
        Ok(_) => return "no tuple".into(),
        Err(stop) => return format!("{}stopped: {stop:?}\n", file.messages()),
    };
    let (out, _) = machine.message(parts[0], usize::MAX);
    let mut text = out;
    text += &ending(&mut machine, parts[2], parts[3]);
    text
}

fn ending(machine: &mut Machine, code: Ref, value: Ref) -> String {
    if let Ok(Value::Int(code)) = machine.whnf(code) {
        return if code == 0 { String::new() } else { format!("\n[exit {code}]\n") };
    }
    match machine.whnf(value) {
        Ok(_) => String::new(),
        Err(Stop::Bottom(Bottom::Label(label))) => {
            format!("\n[{}]\n", value::failure(machine.program(), label.kind, label.text.as_str()))
        }
        Err(Stop::Bottom(Bottom::Message(text))) => format!("\n[exception {}]\n", machine.message(text, 10_000).0),
        Err(stop) => format!("\n[{stop:?}]\n"),
    }
}

/// What is wrong with the programs of a folder. Those that are not read stop, and say what it is that is not read.
fn wrong(folder: &str, unread: &[(&str, &str)]) -> Vec<String> {
    let only = std::env::var("ONLY").unwrap_or_default();
    let mut wrong = Vec::new();
    for path in files(&support::tests_dir().join(folder), &["ml"]) {
        if !path.display().to_string().contains(&only) {
            continue;
        }
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let expected = std::fs::read_to_string(path.with_extension("expected")).unwrap_or_default();
        let found = shown(&path);
        let is_as_expected = match unread.iter().find(|(other, _)| *other == name) {
            Some((_, why)) => found.contains(why) && found != expected,
            None => found == expected,
        };
        if !is_as_expected {
            wrong.push(format!("== {}\n-- expected\n{expected}\n-- found\n{found}", path.display()));
        }
    }
    wrong
}

#[test]
fn programs_do_what_ocaml_does() {
    on_large_stack(|| {
        let wrong = wrong("state", &[]);
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    });
}

#[test]
fn students_files_do_what_ocaml_does() {
    on_large_stack(|| {
        let list = support::tests_dir().join("students/unread.txt");
        let list = std::fs::read_to_string(list).expect("the list is in the repository");
        let unread: Vec<(&str, &str)> = list.lines().filter_map(|line| line.split_once(": ")).collect();
        let wrong = wrong("students", &unread);
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    });
}
