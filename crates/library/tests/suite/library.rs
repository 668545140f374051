//! The embedded library as programs meet it.

use selfsame_core::program::{Code, GlobalId};
use selfsame_core::span::SourceMap;
use selfsame_core::symbol::Symbol;
use selfsame_core::typecheck::check_global;

use selfsame_testing::on_large_stack;

use crate::common::{load, messages};

/// Where a newtype was erased and the rest of the code does not tell that it was there.
const AMBIGUOUS: &[&str] = &[
    "Control.Monad.Trans.Except.mapExcept",
    "Control.Monad.Trans.RWS.Lazy.mapRWS",
    "Control.Monad.Trans.RWS.Strict.mapRWS",
    "Control.Monad.Trans.Reader.mapReader",
    "Control.Monad.Trans.State.Lazy.mapState",
    "Control.Monad.Trans.State.Strict.mapState",
    "Control.Monad.Trans.Writer.Lazy.mapWriter",
    "Control.Monad.Trans.Writer.Strict.mapWriter",
    "Data.Data.$dmgmapQl",
    "Data.Data.$dmgmapQr",
    "Data.Data.$dmgmapT",
    "Data.Data.fromConstrB",
    "Data.Fixed.made",
    "Data.Functor.Const.$fFunctorConst$fmap",
    "Data.Functor.Contravariant.$fContravariantConst$contramap",
    "Data.Traversable.$fTraversableConst$traverse",
    // At any type, for whoever knows it.
    "Selfsame.Effect.coerced",
    "GHC.Generics.$fFunctorK1$fmap",
    // What is packed with its type: Core does not follow the evidence.
    "Control.Exception.asyncExceptionToException",
    "Data.Dynamic.toDyn",
    "Data.Type.Equality.castWith",
    "Data.Type.Equality.gcastWith",
    "Selfsame.Exception.$dmtoException",
    "Unsafe.Coerce.recast",
    // Its elements are characters by an equation of types, of which nothing is left to evaluate.
    "Data.String.$fIsString[]$fromString",
];

/// What stands on classes with associated types: Core does not reduce families. The checker types every term of a proof, so
/// nothing is proved of what is typed wrongly here.
fn has_families(name: &str) -> bool {
    name.contains(".$fIsList")
        || ["Control.Monad.Primitive.", "Data.Primitive."].iter().any(|module| name.starts_with(module))
}

/// Its parsers are newtypes of polymorphic functions, which Core's types do not follow once they are erased.
const POLYMORPHIC: &str = "Text.ParserCombinators.ReadP.";

#[test]
fn all_code_has_the_type_it_declares() {
    on_large_stack(|| {
        let program = selfsame_library::library().program();
        let globals = (0..program.global_count()).map(GlobalId);
        let wrong = globals.filter_map(|id| Some((program.global(id).name, check_global(&program, id).err()?)));
        let is_known = |name: &str| AMBIGUOUS.contains(&name) || name.starts_with(POLYMORPHIC) || has_families(name);
        let wrong: Vec<String> =
            wrong.filter(|(name, _)| !is_known(name.as_str())).map(|(_, error)| error.to_string()).collect();
        assert!(wrong.is_empty(), "{} errors\n{}", wrong.len(), wrong.join("\n"));
    });
}

#[test]
fn everything_that_code_mentions_is_there() {
    let program = selfsame_library::library().program();
    let mut missing = Vec::new();
    for id in (0..program.global_count()).map(GlobalId) {
        let global = program.global(id);
        let code = global.code.expr().expect("library code is not damaged");
        mentioned(&code, &mut |name, is_con| {
            let known = if is_con { program.con_id(name).is_some() } else { program.global_id(name).is_some() };
            if !known {
                missing.push(format!("{name} in {}", global.name));
            }
        });
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

/// Calls `visit` with every global and constructor in an expression, by way of its serialized names.
fn mentioned(expr: &selfsame_core::expr::Expr, visit: &mut dyn FnMut(Symbol, bool)) {
    use selfsame_core::expr::{AltPattern, Expr};
    let mut todo = vec![expr];
    while let Some(expr) = todo.pop() {
        match expr {
            Expr::Global(name) => visit(*name, false),
            Expr::Con(name, fields) => {
                visit(*name, true);
                todo.extend(fields);
            }
            Expr::Lam(_, body) | Expr::At(_, body) => todo.push(body),
            Expr::App(head, args) => {
                todo.push(head);
                todo.extend(args);
            }
            Expr::Let(_, value, body) => todo.extend([&**value, &**body]),
            Expr::LetRec(bindings, body) => {
                todo.extend(bindings.iter().map(|(_, value)| value));
                todo.push(body);
            }
            Expr::Case(scrutinee, alts, default) => {
                todo.push(scrutinee);
                for alt in alts {
                    if let AltPattern::Con(name, _) = &alt.pattern {
                        visit(*name, true);
                    }
                    todo.push(&alt.body);
                }
                todo.extend(default.as_deref());
            }
            Expr::Prim(_, args) => todo.extend(args),
            _ => {}
        }
    }
}

#[test]
fn spans_point_into_the_embedded_sources() {
    let sources = selfsame_library::sources();
    let program = selfsame_library::library().program();
    let map = program.global_id("GHC.List.map".into()).expect("map is defined");
    let span = program.global(map).span.expect("it has a place");
    let file = sources.file(span.file);
    assert_eq!(file.path, "lib/haskell/GHC/List.hs");
    assert!(sources.text(span).starts_with("map "), "{}", sources.text(span));
}

#[test]
fn only_what_is_asked_for_is_decoded() {
    let program = selfsame_library::library().program();
    assert!(program.global_count() > 1000);
    assert_eq!(program.globals().count(), 0, "nothing is added to a program that starts on the library");
    assert!(program.global_id("No.such.thing".into()).is_none());
    let id = program.global_id("Data.Maybe.maybe".into()).expect("maybe is defined");
    assert!(matches!(program.global(id).code, Code::Packed(_)));
    let just = program.con_id("Data.Maybe.Just".into()).expect("Just is defined");
    assert_eq!(program.con(just).def.name.as_str(), "Data.Maybe.Just");
    assert_eq!(program.data(program.con(just).data).cons[program.con(just).tag as usize], just);
}

#[test]
fn modules_are_listed_in_order() {
    let modules: Vec<&str> = selfsame_library::modules().collect();
    assert!(modules.contains(&"Data.List") && modules.is_sorted());
}

#[test]
fn a_module_found_in_source_wins_over_the_librarys() {
    let mut sources: SourceMap = selfsame_library::sources();
    let own = "module Data.Maybe where\nfromJust :: a -> Char\nfromJust _ = 'o'\n";
    let loaded = load(
        &mut sources,
        "import Data.Maybe\nimport Data.List\nx = (fromJust 1, nub [1, 1])\n",
        &[("Data.Maybe", own)],
    );
    assert_eq!(messages(&loaded, &sources), Vec::<String>::new());
    assert_eq!(crate::common::outcome(&loaded, &mut sources, "x"), "('o',[1])");
}
