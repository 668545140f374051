//! Modules under `tests/check` beside what the checker finds: types of all values, and complaints.
//! `./test --bless` writes the expectations anew.

#[path = "check/labels.rs"]
mod labels;
#[path = "check/lint.rs"]
mod lint;
#[path = "check/modules.rs"]
mod modules;
#[path = "check/text.rs"]
mod text;

use std::fmt::Write as _;
use std::path::Path;

use modules::Modules;
use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::program::{Code, Global, Program};
use selfsame_core::span::{SourceMap, Span};
use selfsame_core::typecheck::check_global;
use selfsame_core::types::base_name;
use selfsame_haskell::check::{Checked, CheckedGlobal};
use selfsame_haskell::desugar;
use selfsame_testing::{Random, files, matches_file, on_large_stack};

#[test]
fn modules_have_the_expected_types() {
    on_large_stack(|| golden("types", |sources, checked| types(checked) + &complaints(sources, &checked.diagnostics)));
}

#[test]
fn errors_are_explained() {
    on_large_stack(|| {
        golden("errors", |sources, checked| complaints(sources, &checked.diagnostics) + &left_out(checked))
    });
}

#[test]
fn modules_become_the_expected_core() {
    on_large_stack(|| golden("core", |sources, checked| core(checked) + &complaints(sources, &checked.diagnostics)));
}

#[test]
fn the_library_checks_without_complaints() {
    on_large_stack(|| {
        let mut modules = Modules::new();
        let library = modules.library();
        assert!(library.len() > 50, "the library is missing");
        let mut wrong = String::new();
        for name in library {
            modules.load(&name);
        }
        for checked in modules.checked.values() {
            wrong += &complaints(&modules.sources, &checked.diagnostics);
            wrong += &left_out(checked);
            wrong += &lint::problems(checked);
        }
        let all: Vec<&Checked> = modules.checked.values().collect();
        let is_followed = |line: &&str| !ERASED.iter().any(|name| line.contains(name));
        let problems = core_problems(&all, &all);
        problems.lines().filter(is_followed).for_each(|line| wrong += &format!("{line}\n"));
        assert!(wrong.is_empty(), "{wrong}");
    });
}

/// Code over newtypes of polymorphic functions, or of types that they do not hold: once newtypes are erased, Core's types cannot follow it. Nor can they
/// follow instances of classes with associated types, for Core does not reduce families, an equality that is the context of an instance, or a value taken for one of another type because the types were compared.
const ERASED: &[&str] = &[
    "Data.Fixed.made:",
    "Data.String.$fIsString[]$fromString:",
    "Control.Monad.Trans.RWS.Lazy.mapRWS:",
    "Control.Monad.Trans.RWS.Strict.mapRWS:",
    "Control.Exception.asyncExceptionToException:",
    "Data.Dynamic.toDyn:",
    "Data.Type.Equality.castWith:",
    "Data.Type.Equality.gcastWith:",
    "Selfsame.Exception.$dmtoException:",
    "Data.Data.$dmgmapQl:",
    "Data.Data.$dmgmapQr:",
    "Data.Data.$dmgmapT:",
    "Data.Data.fromConstrB:",
    "Data.Functor.Contravariant.$fContravariantConst$contramap:",
    "Unsafe.Coerce.recast:",
    ".$fIsList",
    "ill-typed: Control.Monad.Primitive.",
    "ill-typed: Data.Primitive.",
    "GHC.Generics.$fFunctorK1$fmap:",
    "ill-typed: Text.ParserCombinators.ReadP.",
];

/// Whatever a file contains, checking it gives diagnostics or code, and code that hangs together.
#[test]
fn damaged_modules_do_no_harm() {
    on_large_stack(|| {
        let mut modules = Modules::new();
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/check");
        let mut random = Random::new(0x5e1f_5a3e);
        for input in ["types/classes.hs", "types/statements.hs", "types/deriving.hs", "errors/scope.hs"] {
            let text = std::fs::read_to_string(folder.join(input)).expect("inputs are readable");
            for _ in 0..50 {
                let damaged = damage(&mut random, &text);
                let checked = modules.check_text(&damaged, "Damaged.hs".into());
                let broken = lint::problems(&checked);
                assert!(broken.is_empty(), "{broken}\n{damaged}");
            }
        }
    });
}

/// Drops, repeats, swaps or replaces a few words.
fn damage(random: &mut Random, text: &str) -> String {
    let mut words: Vec<&str> = text.split_inclusive([' ', '\n', '(', ')', ',']).collect();
    for _ in 0..1 + random.below(4) {
        let (at, other) = (random.below(words.len()), random.below(words.len()));
        match random.below(4) {
            0 => drop(words.remove(at)),
            1 => words.insert(at, words[other]),
            2 => words.swap(at, other),
            _ => words[at] = words[other],
        }
    }
    words.concat()
}

/// `Failures.expected` is what a program compiled by GHC 9.0.2 prints when it runs into each failure of `Failures.hs`.
#[test]
fn failures_are_worded_as_by_ghc() {
    on_large_stack(|| {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/check/failures");
        let mut modules = Modules::new();
        let checked = modules.check_file(&folder.join("Failures.hs"));
        assert_eq!(left_out(&checked), "");
        let texts = labels::texts(&checked);
        let expected = std::fs::read_to_string(folder.join("Failures.expected")).expect("expectations are there");
        assert!(expected.lines().count() > 20);
        let missing: Vec<&str> = expected.lines().filter(|line| !texts.iter().any(|text| text == line)).collect();
        assert!(missing.is_empty(), "GHC says {missing:#?}, we say {texts:#?}");
    });
}

#[test]
fn expressions_are_checked_in_a_modules_scope() {
    on_large_stack(|| {
        let mut modules = Modules::new();
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/check/types");
        let checked = modules.check_file(&folder.join("deriving.hs"));
        let mut type_of = |text: &str| modules.type_of(&checked, text);
        assert_eq!(type_of("1 + 2"), "Integer");
        assert_eq!(type_of("1 / 2"), "Double");
        assert_eq!(type_of("fmap succ Leaf"), "Tree ()");
        assert_eq!(type_of("show []"), "String");
        assert_eq!(type_of("\\x y -> x"), "forall a b. a -> b -> a");
        assert_eq!(type_of("length <$> Just \"abc\""), "Maybe Int");
        assert_eq!(type_of("older 3"), "Age");
        assert_eq!(type_of("mempty"), "()");
        assert_eq!(type_of("let xs = [minBound ..] in xs :: [Colour]"), "[Colour]");
        assert_eq!(type_of("show (In (Just (In Nothing)))"), "String");
        assert_eq!(type_of("Red + 1"), "error: no instance for `Num Colour`, needed by `+`");
        assert_eq!(type_of("older 'x'"), "error: type mismatch: expected `Age`, found `Char`");
        assert_eq!(type_of("nonsense"), "error: name `nonsense` is not in scope");
    });
}

#[test]
fn interfaces_survive_serialization() {
    on_large_stack(|| {
        let mut modules = Modules::new();
        let input = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/check/types/classes.hs");
        let before = types(&modules.check_file(&input));
        for checked in modules.checked.values_mut() {
            let bytes = postcard::to_stdvec(&*checked.interface).expect("interfaces can be written");
            checked.interface = postcard::from_bytes(&bytes).expect("and read");
            let again = postcard::to_stdvec(&*checked.interface).expect("interfaces can be written");
            assert_eq!(bytes, again);
        }
        assert_eq!(types(&modules.check_file(&input)), before);
    });
}

/// Newtypes are erased in Core, so its types cannot be reconstructed where a newtype changes a phantom parameter, wraps a
/// polymorphic type, or is unwrapped by an argument's function; nor those of overloaded local functions that call each
/// other and are used at several types.
const BEYOND_CORE_TYPES: [&str; 12] = [
    "Selfsame.Effect.coerced",
    "Control.Monad.Trans.Except.mapExcept",
    "Control.Monad.Trans.Reader.mapReader",
    "Control.Monad.Trans.State.Lazy.mapState",
    "Control.Monad.Trans.State.Strict.mapState",
    "Control.Monad.Trans.Writer.Lazy.mapWriter",
    "Control.Monad.Trans.Writer.Strict.mapWriter",
    "Data.Functor.Const.$fFunctorConst$fmap",
    "Data.Traversable.$fTraversableConst$traverse",
    "Polymorphism.localPingPong",
    "Polymorphism.suc",
    "Polymorphism.toInt",
];

/// Desugared code of some modules has the types that the checker says, dictionaries included.
fn core_problems(all: &[&Checked], of: &[&Checked]) -> String {
    let mut program = Program::with_builtins();
    for checked in all {
        for data in &checked.datas {
            program.add_data(data.clone());
        }
        for global in &checked.globals {
            let code = match &global.body {
                Ok(body) => Code::Expr(desugar::closed(body).into()),
                Err(why) => Code::Unsupported(*why),
            };
            let CheckedGlobal { name, ty, span, fixity, .. } = global.clone();
            program.add_global(Global { name, ty, code, span, fixity });
        }
    }
    let mut out = String::new();
    for global in of.iter().flat_map(|checked| &checked.globals) {
        let known = BEYOND_CORE_TYPES.contains(&global.name.as_str());
        if let Some(id) = program.global_id(global.name)
            && let Err(error) = check_global(&program, id)
            && !known
        {
            let _ = writeln!(out, "ill-typed: {}: {error}", global.name);
        }
    }
    out
}

fn golden(folder: &str, report: impl Fn(&SourceMap, &Checked) -> String) {
    let mut modules = Modules::new();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/check").join(folder);
    let mut wrong = Vec::new();
    for input in files(&folder, &["hs"]) {
        let checked = modules.check_file(&input);
        let mut broken = lint::problems(&checked);
        let all: Vec<&Checked> = modules.checked.values().chain([&checked]).collect();
        broken += &core_problems(&all, &[&checked]);
        let actual = report(&modules.sources, &checked) + &broken;
        wrong.extend(matches_file(&input.with_extension("expected"), &actual).err());
        if !broken.is_empty() {
            wrong.push(format!("{}: {broken}", input.display()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The code of what the module itself defines.
fn core(checked: &Checked) -> String {
    let mut out = String::new();
    for global in checked.globals.iter().filter(|global| !base_name(global.name.as_str()).contains('$')) {
        let code = match &global.body {
            Ok(body) => text::code(&desugar::closed(body)),
            Err(why) => format!("<{why}>"),
        };
        let _ = writeln!(out, "{} =\n  {code}", base_name(global.name.as_str()));
    }
    out
}

/// Types of values that a user sees, and of rules.
fn types(checked: &Checked) -> String {
    let mut out = String::new();
    for global in checked.globals.iter().filter(|global| !global.name.as_str().contains('$')) {
        let _ = writeln!(out, "{} :: {}", base_name(global.name.as_str()), global.scheme);
    }
    for def in checked.interface.instances.values().flatten().filter_map(|packed| packed.get()) {
        let context: Vec<String> = def.context.iter().map(ToString::to_string).collect();
        let head = selfsame_core::types::Pred { class: def.class, ty: def.head.clone() };
        let _ = writeln!(out, "instance ({}) => {head}", context.join(", "));
    }
    for rule in &checked.rules {
        let _ = match &rule.sides {
            Ok(sides) => {
                let vars: Vec<String> = sides.vars.iter().map(|(var, ty)| format!("({} :: {ty})", var.name)).collect();
                let dicts: Vec<String> = sides.dicts.iter().map(|(_, ty)| ty.to_string()).collect();
                writeln!(out, "rule {:?}: [{}] {} :: {}", rule.name, dicts.join(", "), vars.join(" "), sides.ty)
            }
            Err(why) => writeln!(out, "rule {:?}: {why}", rule.name),
        };
    }
    out
}

/// What has no code, and why.
fn left_out(checked: &Checked) -> String {
    let mut out = String::new();
    for global in &checked.globals {
        if let Err(why) = &global.body {
            let _ = writeln!(out, "left out: {} :: {}: {why}", base_name(global.name.as_str()), global.scheme);
        }
    }
    for rule in &checked.rules {
        if let Err(why) = &rule.sides {
            let _ = writeln!(out, "left out: rule {:?}: {why}", rule.name);
        }
    }
    out
}

fn complaints(sources: &SourceMap, diagnostics: &[Diagnostic]) -> String {
    let mut out = String::new();
    for diagnostic in diagnostics {
        let place = diagnostic.primary.as_ref().map(|(span, _)| place(sources, *span)).unwrap_or_default();
        let _ = writeln!(out, "{place}: {:?}: {}", diagnostic.severity, diagnostic.message);
        if let Some((span, label)) = &diagnostic.primary {
            let text = sources.text(*span).split_whitespace().collect::<Vec<_>>().join(" ");
            let _ = writeln!(out, "    `{text}` {label}");
        }
        for (span, label) in &diagnostic.secondary {
            let _ = writeln!(out, "    {}: {label}", self::place(sources, *span));
        }
        if let Some(hint) = &diagnostic.hint {
            let _ = writeln!(out, "    hint: {hint}");
        }
    }
    out
}

fn place(sources: &SourceMap, span: Span) -> String {
    let file = sources.file(span.file);
    let (line, column) = file.line_column(span.start);
    format!("{}:{line}:{column}", file.path)
}
