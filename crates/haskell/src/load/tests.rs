//! Small programs without the library.

use selfsame_core::diagnostic::Severity;
use selfsame_core::program::Code;
use selfsame_core::span::SourceMap;
use selfsame_core::symbol::Symbol;

use super::*;

/// Loads the first of these modules; the others are found by their names.
fn load(modules: &[(&str, &str)]) -> (Loaded, SourceMap) {
    let mut sources = SourceMap::default();
    let found = |(name, text): &(&str, &str)| {
        Found::new(format!("{}.hs", name.replace('.', "/")), format!("{{-# LANGUAGE NoImplicitPrelude #-}}\n{text}"))
    };
    let mut find = |name: Symbol| modules.iter().find(|(other, _)| *other == name.as_str()).map(found);
    let loaded = Loader { sources: &mut sources, find: &mut find, library: None }.load(found(&modules[0]));
    (loaded, sources)
}

fn messages(loaded: &Loaded, sources: &SourceMap) -> Vec<String> {
    let line = |diagnostic: &Diagnostic| {
        let place = diagnostic.primary.as_ref().map_or(String::new(), |(span, _)| {
            let file = sources.file(span.file);
            format!("{}:{}: ", file.path, file.line_column(span.start).0)
        });
        let hint = diagnostic.hint.as_deref().map_or(String::new(), |hint| format!(" ({hint})"));
        format!("{place}{}{hint}", diagnostic.message)
    };
    loaded.diagnostics.iter().map(line).collect()
}

#[test]
fn modules_are_checked_after_those_they_import() {
    let (loaded, sources) = load(&[
        ("A", "module A where\nimport B\nimport C\nx = (y, z)"),
        ("B", "module B where\nimport C\ny = z"),
        ("C", "module C where\nimport Selfsame.Prim\nz = 'c'"),
    ]);
    assert_eq!(messages(&loaded, &sources), Vec::<String>::new());
    let order: Vec<&str> = loaded.modules.iter().map(|module| module.name.as_str()).collect();
    assert_eq!(order, ["C", "B", "A"]);
    let x = loaded.program.global_id("A.x".into()).expect("A.x is defined");
    assert!(matches!(loaded.program.global(x).code, Code::Expr(_)));
    assert_eq!(loaded.program.global(x).ty.to_string(), "(Char, Char)");
}

#[test]
fn an_import_cycle_is_named() {
    let (loaded, sources) = load(&[
        ("A", "module A where\nimport B\nx = 'a'"),
        ("B", "module B where\nimport C\ny = 'b'"),
        ("C", "module C where\nimport A\nz = 'c'"),
    ]);
    let expected = "C.hs:3: modules import each other in a cycle: A imports B imports C imports A \
                    (move what both need into a module of its own)";
    assert_eq!(messages(&loaded, &sources)[0], expected);
    assert!(loaded.program.global_id("B.y".into()).is_some(), "the rest is loaded");
}

#[test]
fn a_file_must_be_the_module_it_was_found_as() {
    let (loaded, sources) = load(&[("A", "module A where\nimport B\nx = y"), ("B", "module Bee where\ny = 'b'")]);
    let expected = "B.hs:2: this file was found as module `B`, but its header says `Bee` \
                    (rename the file or the module so that they agree)";
    assert_eq!(messages(&loaded, &sources), [expected]);
    assert!(loaded.program.global_id("A.x".into()).is_some());
}

#[test]
fn a_missing_module_spoils_only_what_needs_it() {
    let (loaded, _) = load(&[("A", "module A where\nimport Missing\nx = y\nz = 'z'")]);
    let code = |name: &str| loaded.program.global_id(name.into()).map(|id| loaded.program.global(id).code.clone());
    assert!(matches!(code("A.x"), None | Some(Code::Unsupported(_))));
    assert!(matches!(code("A.z"), Some(Code::Expr(_))));
}

#[test]
fn directives_find_their_rules() {
    let text = "module A where\n\
                import Selfsame.Prim\n\
                f x = x\n\
                {-# RULES\n\
                -- selfsame: \"twice\" total x\n\
                \"twice\" forall x. f (f x) = x\n\
                #-}\n\
                -- selfsame: \"prop_f\" finite b c\n\
                prop_f :: Bool -> Bool\n\
                prop_f b = b\n\
                prop_g :: Bool -> Char\n\
                prop_g _ = 'g'\n";
    let (loaded, sources) = load(&[("A", text)]);
    let root = loaded.root().expect("a root");
    assert_eq!(messages(&loaded, &sources), ["A.hs:9: `prop_f` has no parameter `c` (its parameters are `b`)"]);
    assert!(loaded.diagnostics.iter().all(|diagnostic| diagnostic.severity == Severity::Warning));
    let [rule] = &root.rules[..] else { panic!("one rule") };
    let sides = rule.sides.as_ref().expect("well typed");
    assert_eq!((rule.name.as_str(), sides.vars.len()), ("twice", 1));
    assert_eq!(rule.quantifiers, Quantifiers { total: vec!["x".into()], finite: vec![] });
    let props: Vec<&str> = root.props.iter().map(|prop| prop.name.as_str()).collect();
    assert_eq!(props, ["prop_f", "prop_g"]);
    assert_eq!(root.props[0].quantifiers.finite, ["b".into(), "c".into()]);
}

/// A library whose module `Data.Bag` is needed by its module `Data.Sack`.
#[derive(Debug)]
struct Shelf;

impl Library for Shelf {
    fn interface(&self, module: Symbol) -> Option<Arc<Interface>> {
        matches!(module.as_str(), "Data.Bag" | "Data.Sack").then(Arc::default)
    }

    fn imports(&self, module: Symbol) -> Vec<Symbol> {
        if module.as_str() == "Data.Sack" { vec!["Data.Bag".into()] } else { Vec::new() }
    }

    fn program(&self) -> Program {
        Program::with_builtins()
    }
}

#[test]
fn a_module_may_have_the_name_of_one_that_the_library_uses() {
    let bag = "{-# LANGUAGE NoImplicitPrelude #-}\nmodule Data.Bag (module Data.Bag) where\nx = 'x'";
    let main = |import: &str| {
        format!(
            "{{-# LANGUAGE NoImplicitPrelude #-}}\nmodule Main where\nimport qualified Data.Bag\n{import}\ny = Data.Bag.x"
        )
    };
    for (import, internal) in [("", "Data.Bag.x"), ("import Data.Sack", "Data.Bag'.x")] {
        let mut sources = SourceMap::default();
        let mut find = |name: Symbol| (name.as_str() == "Data.Bag").then(|| Found::new("Data/Bag.hs", bag));
        let loader = Loader { sources: &mut sources, find: &mut find, library: Some(Arc::new(Shelf)) };
        let loaded = loader.load(Found::new("Main.hs", main(import)));
        assert_eq!(messages(&loaded, &sources), Vec::<String>::new());
        let y = loaded.program.global_id("Main.y".into()).expect("Main.y is defined");
        let code = loaded.program.global(y).code.expr().expect("it has code");
        assert!(format!("{code:?}").contains(internal), "{code:?}");
    }
}

#[test]
fn what_only_the_compiler_can_do_is_a_gap() {
    let text = "module Unsafe.Coerce where\ndata E a b = E\nunsafeEqualityProof :: E a b\nunsafeEqualityProof = case unsafeEqualityProof of E -> E\n\
        other = case other of E -> E\n";
    let (loaded, _) = load(&[("Unsafe.Coerce", text)]);
    let is_gap = |name: &str| {
        let id = loaded.program.global_id(name.into()).expect("it is there");
        matches!(loaded.program.global(id).code, Code::Unsupported(_))
    };
    assert!(is_gap("Unsafe.Coerce.unsafeEqualityProof") && !is_gap("Unsafe.Coerce.other"));
}
