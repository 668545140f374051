//! The modules of `examples/ocaml`: they load, they become well-typed Core, and their properties hold on small values
//! (those of `wrong.ml` do not).

mod support;

use std::path::Path;

use selfsame_core::program::Program;
use selfsame_core::symbol::Symbol;
use selfsame_core::typecheck::{check_global, type_of};
use selfsame_core::types::{Type, tuple_size};
use selfsame_ocaml::entry;
use selfsame_testing::{files, on_large_stack};
use support::{load_file, load_text};

/// A few values of a type, as OCaml expressions.
fn samples(program: &Program, ty: &Type, depth: usize) -> Vec<String> {
    let Type::Con(name, args) = ty else { return vec!["0".into()] };
    let of = |ty: &Type| samples(program, ty, depth.saturating_sub(1));
    match name.as_str() {
        "Int" => ["0", "(-1)", "2", "7"].map(String::from).into(),
        "Bool" => ["true", "false"].map(String::from).into(),
        "string" => ["\"\"", "\"ab\"", "\"x\""].map(String::from).into(),
        "[]" => {
            let elements = of(&args[0]);
            let mut lists = vec!["[]".to_string(), format!("[{}]", elements[0])];
            let reversed: Vec<&str> = elements.iter().rev().map(String::as_str).collect();
            lists.push(format!("[{}]", reversed.join("; ")));
            lists.push(format!("[{0}; {1}; {0}]", elements[0], elements[elements.len() - 1]));
            lists
        }
        text if tuple_size(text) == Some(args.len()) => {
            let parts: Vec<Vec<String>> = args.iter().map(of).collect();
            (0..2)
                .map(|i| {
                    let parts: Vec<&str> = parts.iter().map(|p| p[i % p.len()].as_str()).collect();
                    format!("({})", parts.join(", "))
                })
                .collect()
        }
        _ => data_samples(program, *name, args, depth),
    }
}

fn data_samples(program: &Program, name: Symbol, args: &[Type], depth: usize) -> Vec<String> {
    let data = program.data(program.data_id(name).unwrap_or_else(|| panic!("no samples of {name}")));
    let mut found = Vec::new();
    for con in &data.cons {
        let con = &program.con(*con).def;
        let of = |v: Symbol| data.params.iter().position(|p| *p == v).map(|i| args[i].clone());
        let fields: Vec<Type> = con.fields.iter().map(|ty| ty.subst(&of)).collect();
        if depth == 0 && fields.iter().any(|ty| matches!(ty, Type::Con(n, _) if *n == name)) {
            continue;
        }
        let source = con.name.as_str().rsplit('.').next().unwrap_or_default();
        let parts: Vec<Vec<String>> = fields.iter().map(|ty| samples(program, ty, depth.saturating_sub(1))).collect();
        for i in 0..if fields.is_empty() { 1 } else { 3 } {
            let parts: Vec<&str> = parts.iter().enumerate().map(|(j, p)| p[(i * 2 + j) % p.len()].as_str()).collect();
            found.push(match (&con.labels[..], &parts[..]) {
                ([], []) => source.to_string(),
                ([], parts) => format!("({source} ({}))", parts.join(", ")),
                (labels, parts) => {
                    let fields = labels.iter().zip(parts).map(|(l, p)| format!("{l} = {p}"));
                    format!("{{{}}}", fields.collect::<Vec<_>>().join("; "))
                }
            });
        }
    }
    found
}

/// The results of a property on all combinations of samples, at most so many.
fn results(file: &mut support::File, name: &str) -> Vec<(String, String)> {
    let entry = entry(&mut file.loaded, name).unwrap_or_else(|| panic!("{name} is not there"));
    let mut calls = vec![name.to_string()];
    let mut ty = entry.ty.clone();
    while let Some((from, to)) = ty.clone().as_fun() {
        let values = samples(&file.loaded.program, from, 3);
        calls = calls.iter().flat_map(|call| values.iter().map(move |value| format!("{call} {value}"))).collect();
        calls.truncate(300);
        ty = to.clone();
    }
    let typed = type_of(&file.loaded.program, &entry.expr, &[]);
    assert!(typed.is_ok(), "{name}: {typed:?}");
    calls.into_iter().map(|call| (call.clone(), file.value(&call))).collect()
}

#[test]
fn properties_hold_on_small_values() {
    on_large_stack(|| {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/ocaml");
        let paths = files(&folder, &["ml"]);
        assert!(paths.len() >= 20);
        for path in paths {
            let mut file = load_file(&path);
            assert_eq!(file.messages(), "", "{}", path.display());
            for (id, _) in file.loaded.program.globals() {
                let checked = check_global(&file.loaded.program, id);
                assert!(checked.is_ok(), "{}: {checked:?}", path.display());
            }
            let wrong = path.ends_with("wrong.ml");
            let names = file.loaded.values.iter().map(|value| value.name.as_str());
            let properties: Vec<&str> = names.filter(|name| name.starts_with("prop_")).collect();
            assert!(!properties.is_empty(), "{}", path.display());
            for name in properties {
                let found = results(&mut file, name);
                assert!(!found.is_empty());
                let bad = found.iter().find(|(_, value)| value != "true");
                assert_eq!(bad.is_some(), wrong, "{}: {name}: {bad:?}", path.display());
            }
        }
    });
}

#[test]
fn polymorphic_functions_are_entered_at_int() {
    on_large_stack(|| {
        let mut file =
            load_text("m.ml", "let rec mem x = function [] -> false | y :: l -> x = y || mem x l\nlet id x = x");
        let entry = entry(&mut file.loaded, "mem").expect("it is defined");
        assert_eq!(selfsame_ocaml::show_type(&entry.ty), "int -> int list -> bool");
        assert!(selfsame_ocaml::entry(&mut file.loaded, "nothing").is_none());
    });
}
