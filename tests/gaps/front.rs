//! What the Haskell front end does not follow leaves a mark on every definition that depends on it, and what asks to be checked
//! is an entry whatever happens to it.

use std::path::Path;

use selfsame_ask::check::{Quantified, items};
use selfsame_ask::source::Source;
use selfsame_core::program::Program;
use selfsame_core::symbol::Symbol;

fn loaded(text: &str) -> Source {
    let mut sources = selfsame_library::sources();
    Source::of_text(Path::new("M.hs"), format!("{text}\n"), &[], &mut sources)
}

fn has_gap(program: &Program, name: &str) -> bool {
    program.gap_of(Symbol::new(&format!("M.{name}"))).is_some()
}

/// `bad` is what depends on something that is not followed, `good` what does not.
#[test]
fn marks_are_where_they_belong() {
    for (what, text) in [
        (
            "an instance that is not read, beside a less specific one",
            "{-# LANGUAGE TypeOperators, GADTs, FlexibleContexts, FlexibleInstances #-}\nmodule M where\nclass C a where\n  m :: a -> Int\ninstance C a where\n  m _ = 1\ninstance {-# OVERLAPPING #-} (Int ~~ Int) => C Bool where\n  m _ = 2\nbad :: Bool -> Int\nbad b = m b\ngood :: Int -> Int\ngood n = m n",
        ),
        (
            "a method that is not read",
            "module M where\nclass C a where\n  m :: a -> Int\n  m _ = 1\ninstance C Bool where\n  (m, _) = (const 2, ())\nbad :: Int\nbad = m True\ngood :: Int\ngood = 1",
        ),
        (
            "a method that is there twice",
            "module M where\nclass C a where\n  m :: a -> Int\n  k :: a -> Int\ninstance C Bool where\n  m _ = 1\n  k _ = 1\n  m _ = 2\nbad :: Int\nbad = m True\ngood :: Int\ngood = 1",
        ),
        ("a name that is defined twice", "module M where\nbad :: Int\nbad = 1\ngood :: Int\ngood = 1\nbad = 2"),
        ("what uses such a name", "module M where\ntwo = 1\ngood :: Int\ngood = 1\ntwo = 2\nbad :: Int\nbad = two + 1"),
        (
            "a class from nowhere",
            "module M where\nimport Missing (C)\nbad :: C a => a -> Int\nbad _ = 1\ngood :: Int\ngood = 1",
        ),
        (
            "a type from nowhere",
            "module M where\nimport qualified Missing as Q\nbad :: Q.T -> Int\nbad _ = 1\ngood :: Int\ngood = 1",
        ),
        (
            "deriving by default methods",
            "{-# LANGUAGE DeriveAnyClass, DefaultSignatures #-}\nmodule M where\nclass C a where\n  m :: a -> Int\n  default m :: Show a => a -> Int\n  m _ = 1\ninstance C Int where\n  m n = n\nnewtype W a = W a deriving C\nbad :: Int\nbad = m (W True)\ngood :: Int\ngood = m (5 :: Int)",
        ),
        ("a tab in a string", "module M where\nbad :: String\nbad = \"a\tb\"\ngood :: String\ngood = \"a\\\t\\b\""),
        (
            "a type family without an equation",
            "{-# LANGUAGE TypeFamilies #-}\nmodule M where\ntype family F a where\n  F Int = Bool\nbad :: F Bool -> Bool\nbad x = x\ngood :: Int\ngood = 1",
        ),
        (
            "fields strict, in the style of functions",
            "{-# LANGUAGE StrictData, GADTs #-}\nmodule M where\ndata T where\n  T :: Int -> T\nbad :: Int\nbad = case T undefined of T _ -> 1\ngood :: Int\ngood = 1",
        ),
    ] {
        let source = loaded(text);
        let program = source.program();
        assert!(has_gap(program, "bad"), "{what}: `bad` has no mark");
        assert!(!has_gap(program, "good"), "{what}: {:?}", program.gap_of("M.good".into()));
    }
}

#[test]
fn extensions_that_are_not_followed_mark_everything() {
    for (pragma, is_followed) in [
        ("LANGUAGE Strict", false),
        ("LANGUAGE Strict, NoStrict", true),
        ("LANGUAGE RebindableSyntax", false),
        ("LANGUAGE ApplicativeDo", true),
        ("LANGUAGE NoSuchExtension", false),
        ("OPTIONS_GHC -XStrict -Wall", false),
        ("OPTIONS_GHC -F -pgmF tool", false),
        ("OPTIONS_GHC -O2 -Wall", true),
        ("LANGUAGE LambdaCase, GADTs, NoMonomorphismRestriction, NoImplicitPrelude", true),
    ] {
        let source = loaded(&format!("{{-# {pragma} #-}}\nmodule M where\nf :: a -> a\nf x = x"));
        assert_eq!(has_gap(source.program(), "f"), !is_followed, "{pragma}");
    }
}

#[test]
fn fields_are_strict_where_the_file_says_so() {
    let source = loaded(
        "{-# LANGUAGE StrictData #-}\nmodule M where\ndata T = T Int ~Int | R { a :: Int, b :: ~Int } | Int :+ ~Int\nnewtype W = W Int",
    );
    let program = source.program();
    let strict = |name: &str| program.con_id(name.into()).map(|id| program.con(id).def.strict.clone());
    for name in ["M.T", "M.R", "M.:+"] {
        assert_eq!(strict(name), Some(vec![true, false]), "{name}");
    }
    assert_eq!(strict("M.W"), Some(vec![false]));
}

#[test]
fn what_asks_to_be_checked_is_an_entry() {
    let entries = |path: &str, text: &str| {
        let mut sources = selfsame_library::sources();
        let mut source = Source::of_text(Path::new(path), text.to_owned(), &[], &mut sources);
        let items = items(&mut source, &|_| Quantified::default(), &mut sources);
        items.into_iter().map(|item| (item.name, item.goal.is_ok())).collect::<Vec<_>>()
    };
    let haskell = "module M where\nimport qualified Data.Missing as T\nprop_a :: T.Text -> Bool\nprop_a t = T.length t >= 0\n\
                   prop_b :: Bool -> Bool\nprop_b b = b || not b\nprop_c x = x + not\nprop_d = ( = \nprop_e :: Int\nprop_e = 1\n\
                   {-# RULES\n\"r\" forall x. id x = x\n\"s\" forall x. id (x = x\n\"t\" forall x. id x\n\"u\" forall x. unknown x = x\n  #-}\n";
    let expected = [
        ("prop_a", false),
        ("prop_b", true),
        ("prop_c", false),
        ("prop_d", false),
        ("prop_e", false),
        ("r", true),
        ("s", false),
        ("t", false),
        ("u", false),
    ];
    let named =
        |expected: &[(&str, bool)]| expected.iter().map(|(name, ok)| (name.to_string(), *ok)).collect::<Vec<_>>();
    assert_eq!(entries("M.hs", haskell), named(&expected));
    let ocaml = "let prop_a x = x = x + 0\nlet prop_b x = x + 1\nlet prop_c x = (object method m = true end)#m && x\nlet prop_d = Missing.f\n";
    assert_eq!(
        entries("m.ml", ocaml),
        named(&[("prop_a", true), ("prop_b", false), ("prop_c", true), ("prop_d", false)])
    );
}
