//! Examples as test files.

use std::fmt::Write;

/// Which library the tests are written for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Framework {
    /// Haskell, in the style of descriptions.
    Hspec,
    /// Haskell, in the style of xUnit.
    Hunit,
    /// Haskell, in comments that are run.
    Doctest,
    /// OCaml.
    Alcotest,
}

/// One example as source text.
#[derive(Clone, Debug, PartialEq)]
pub struct Case {
    /// The call as a person writes it.
    pub title: String,
    /// The same, with all that a compiler needs to know.
    pub call: String,
    /// What it must give.
    pub expected: Expected,
}

/// What a test compares with.
#[derive(Clone, Debug, PartialEq)]
pub enum Expected {
    /// The value, in source syntax.
    Value(String),
    /// The message of the error, as a run shows it.
    Error(String),
}

/// A test file for the examples of one function.
pub struct Suite<'a> {
    /// What the tests are called.
    pub name: &'a str,
    /// Lines that bring the function into scope.
    pub imports: &'a [String],
    /// Whether results are literals that are no `String`.
    pub has_literals: bool,
    /// In the order in which they are written.
    pub cases: &'a [Case],
}

/// The text of a file that can be compiled and run.
pub fn emit(framework: Framework, suite: &Suite<'_>) -> String {
    match framework {
        Framework::Hspec => hspec(suite),
        Framework::Hunit => hunit(suite),
        Framework::Doctest => doctest(suite),
        Framework::Alcotest => alcotest(suite),
    }
}

/// A text as a literal of Haskell or OCaml; what neither reads the same way is left out.
fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            c if c.is_ascii_control() => out.push(' '),
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

fn pragma(suite: &Suite<'_>) -> &'static str {
    if suite.has_literals { "{-# LANGUAGE OverloadedStrings #-}\n\n" } else { "" }
}

fn imports(suite: &Suite<'_>, own: &[&str]) -> String {
    let mut lines: Vec<&str> = suite.imports.iter().map(String::as_str).chain(own.iter().copied()).collect();
    lines.sort_unstable();
    lines.dedup();
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// An error inside a result only shows when the result is shown.
const FAILS: &str = "\nfails :: Show a => a -> IO Bool\nfails value = do\n  \
    outcome <- try (evaluate (length (show value))) :: IO (Either SomeException Int)\n  \
    return (either (const True) (const False) outcome)\n";

fn hspec(suite: &Suite<'_>) -> String {
    let own = ["import Control.Exception (SomeException, evaluate, try)", "import Test.Hspec"];
    let mut out = format!("{}module Main (main) where\n\n{}", pragma(suite), imports(suite, &own));
    let _ = write!(out, "\nmain :: IO ()\nmain = hspec $ do\n  describe {} $ do\n", quoted(suite.name));
    for case in suite.cases {
        let _ = match &case.expected {
            Expected::Value(value) => {
                writeln!(out, "    it {} $\n      ({}) `shouldBe` ({value})", quoted(&case.title), case.call)
            }
            Expected::Error(message) => {
                let title = quoted(&format!("{} fails: {message}", case.title));
                writeln!(out, "    it {title} $\n      fails ({}) `shouldReturn` True", case.call)
            }
        };
    }
    out + FAILS
}

fn hunit(suite: &Suite<'_>) -> String {
    let own = ["import Control.Exception (SomeException, evaluate, try)", "import Test.HUnit"];
    let mut out = format!("{}module Main (main) where\n\n{}", pragma(suite), imports(suite, &own));
    out += "\nmain :: IO ()\nmain = runTestTTAndExit tests\n\ntests :: Test\n";
    let _ = writeln!(out, "tests = TestLabel {} $ TestList", quoted(suite.name));
    for (i, case) in suite.cases.iter().enumerate() {
        let comma = if i == 0 { "[" } else { "," };
        let _ = match &case.expected {
            Expected::Value(value) => {
                writeln!(out, "  {comma} {} ~: ({}) ~?= ({value})", quoted(&case.title), case.call)
            }
            Expected::Error(message) => {
                let title = quoted(&format!("{} fails: {message}", case.title));
                writeln!(out, "  {comma} {title} ~: (fails ({}) >>= assertBool \"it should fail\")", case.call)
            }
        };
    }
    out += if suite.cases.is_empty() { "  []\n" } else { "  ]\n" };
    out + FAILS
}

fn doctest(suite: &Suite<'_>) -> String {
    let mut out = format!("-- | Examples of @{}@, one a path.\n--\n", suite.name);
    for line in suite.imports {
        let _ = writeln!(out, "-- >>> {line}");
    }
    for case in suite.cases {
        let _ = match &case.expected {
            Expected::Value(value) => writeln!(out, "--\n-- >>> {}\n-- {value}", case.call),
            Expected::Error(message) => {
                let first = message.lines().next().unwrap_or_default();
                writeln!(out, "--\n-- >>> {}\n-- *** Exception: {first}\n-- ...", case.call)
            }
        };
    }
    out + "module Examples where\n"
}

fn alcotest(suite: &Suite<'_>) -> String {
    let mut out: String = suite.imports.iter().map(|line| format!("{line}\n")).collect();
    out += "\nlet check expected actual () = Alcotest.(check bool) \"the result\" true (compare expected (actual ()) = 0)\n";
    out += "\nlet fails actual () =\n  Alcotest.(check bool) \"an exception\" true\n    \
        (match actual () with _ -> false | exception _ -> true)\n";
    let _ = writeln!(out, "\nlet () =\n  Alcotest.run {} [ {},\n    [", quoted(suite.name), quoted(suite.name));
    for case in suite.cases {
        let title = quoted(&case.title);
        let _ = match &case.expected {
            Expected::Value(value) => {
                writeln!(out, "      Alcotest.test_case {title} `Quick (check ({value}) (fun () -> {}));", case.call)
            }
            Expected::Error(_) => {
                writeln!(out, "      Alcotest.test_case {title} `Quick (fails (fun () -> {}));", case.call)
            }
        };
    }
    out + "    ] ]\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    fn case(call: &str, expected: Expected) -> Case {
        Case { title: call.to_owned(), call: call.to_owned(), expected }
    }

    #[test]
    fn titles_are_literals_and_errors_are_expected() {
        let cases = [case("f \"a\\n\"", Expected::Value("1".into())), case("f \"\"", Expected::Error("empty".into()))];
        let imports = ["import F".to_owned()];
        let suite = Suite { name: "f", imports: &imports, has_literals: false, cases: &cases };
        let hspec = emit(Framework::Hspec, &suite);
        assert!(hspec.contains("it \"f \\\"a\\\\n\\\"\" $\n      (f \"a\\n\") `shouldBe` (1)\n"), "{hspec}");
        assert!(hspec.contains("fails (f \"\") `shouldReturn` True"), "{hspec}");
        let doctest = emit(Framework::Doctest, &suite);
        assert!(doctest.contains("-- >>> f \"\"\n-- *** Exception: empty\n"), "{doctest}");
    }
}
