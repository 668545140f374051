//! Counterexamples as programs that GHC runs: they print what each side gives where the sides differ.

use std::path::Path;

use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Type, base_name, tuple_size};
use selfsame_equiv::{Counterexample, Evidence, Kind, Look, Seen};

use super::goals::Item;

/// What a program has to import to be in the scope of a module.
pub struct Module {
    name: Option<String>,
    /// Import declarations as they stand in the source.
    imports: String,
    /// Pragmas that say in which language that is, as they stand in the source.
    pragmas: String,
}

impl Module {
    /// That of this source.
    pub fn new(text: &str) -> Module {
        let name = text.lines().find_map(|line| {
            let rest = line.strip_prefix("module ")?;
            let end = rest.find(|c: char| !(c.is_alphanumeric() || "._'".contains(c))).unwrap_or(rest.len());
            Some(rest[..end].to_owned())
        });
        let mut imports = String::new();
        let mut inside = false;
        for line in text.lines() {
            let continues = line.starts_with([' ', '\t']) && !line.trim().is_empty();
            inside = line.starts_with("import ") || (inside && continues);
            if inside {
                imports += &format!("{line}\n");
            }
        }
        let is_prelude = |line: &str| line.split_whitespace().any(|word| word == "Prelude");
        if !imports.lines().any(is_prelude) {
            imports += "import Prelude\n";
        }
        Module { name, imports, pragmas: pragmas(text) }
    }
}

/// The pragmas `LANGUAGE` before the module's header, a line each.
fn pragmas(text: &str) -> String {
    let head = text.find("\nmodule ").map_or(text, |at| &text[..at]);
    let mut found = String::new();
    for part in head.split("{-#").skip(1) {
        let Some((inside, _)) = part.split_once("#-}") else { continue };
        let mut words = inside.split_whitespace();
        if words.next().is_some_and(|word| word.eq_ignore_ascii_case("LANGUAGE")) {
            found += &format!("{{-# LANGUAGE {} #-}}\n", words.collect::<Vec<_>>().join(" "));
        }
    }
    found
}

/// A program that OCaml runs, from the folder that the file's path starts in.
pub fn write_ocaml(file: &Path, item: &Item, counterexample: &Counterexample) -> String {
    let property = &item.name;
    let argument = |(position, (_, value)): (usize, &(_, String))| match item.labels.get(position) {
        Some(Some(label)) if label.as_str().starts_with('?') => format!("{label}:({value})"),
        Some(Some(label)) => format!("~{label}:({value})"),
        _ => format!("({value})"),
    };
    let values: Vec<String> = counterexample.bindings.iter().enumerate().map(argument).collect();
    format!(
        "(* `{property}` does not hold: run this with `ocaml`. Expected: {}. *)\n\
         #use {:?};;\n\n\
         let () =\n  \
           match {property} {} with\n  \
           | result -> print_endline (string_of_bool result)\n  \
           | exception error -> print_endline (\"exception \" ^ Printexc.to_string error);;\n",
        counterexample.left,
        from_here(file),
        values.join(" "),
    )
}

/// A path that `#use` reads as relative to the folder it is run in, and not to that of the program.
fn from_here(file: &Path) -> String {
    let explicit = file.is_absolute() || file.starts_with(".") || file.starts_with("..");
    if explicit { file.display().to_string() } else { format!("./{}", file.display()) }
}

/// The program. Everything of its own is qualified, so that the module's names keep their meaning.
pub fn write(module: &Module, rule: &str, counterexample: &Counterexample) -> String {
    let Evidence { sides, bindings, types, looks, seen } = &counterexample.evidence;
    let own = module.name.as_deref().unwrap_or("Main");
    let definition = |((name, value), ty): (&(Symbol, String), &Type)| {
        let signature = if has_number(ty) { format!("  {name} :: {}\n", signature(ty)) } else { String::new() };
        signature + &format!("  {name} = {}\n", runnable(value))
    };
    let definitions: String = bindings.iter().zip(types).map(definition).collect();
    let [left, right] = sides.each_ref().map(|side| runnable(side));
    let expected = match counterexample.kind {
        Kind::Value => "two different values",
        Kind::Bottom => "an error where the other side has a value or another error",
        Kind::Nontermination => "one side that never ends",
    };
    let (testing, tested) =
        if module.imports.contains("Test.QuickCheck") { quickcheck(sides) } else { ("", String::new()) };
    format!(
        "{pragmas}{{-# LANGUAGE ExtendedDefaultRules, NoMonomorphismRestriction, PartialTypeSignatures #-}}\n\
         {{-# OPTIONS_GHC -Wno-partial-type-signatures #-}}\n\
         -- The rule {rule:?} of module {own} is not true: this program shows {expected}.\n\
         module Main (main) where\n\n\
         {imports}import {own}\n\
         import qualified Control.Exception as P\nimport qualified Data.Int as P\nimport qualified Data.Word as P\n\
         import qualified Numeric.Natural as P\nimport qualified Prelude as P\nimport qualified System.Timeout as P\n{testing}\n\
         main :: P.IO ()\n\
         main = report_side \"left side:  \" left_side P.>> report_side \"right side: \" right_side\n\n\
         left_side = observe_side ({left})\n  where\n{where_left}\
         right_side = observe_side ({right})\n  where\n{where_right}\
         observe_side value0 = {observe}\n\n\
         report_side :: P.String -> P.String -> P.IO ()\n\
         report_side side text = P.try (P.timeout 1000000 (P.evaluate (P.length text `P.seq` text))) P.>>= \\result ->\n  \
         P.putStrLn (side P.++ case result of\n    \
         P.Right P.Nothing -> \"no end within a second\"\n    \
         P.Left problem -> \"error: \" P.++ P.takeWhile (P./= '\\n') (P.show (problem :: P.SomeException))\n    \
         P.Right (P.Just seen) -> seen)\n{tested}",
        pragmas = module.pragmas,
        imports = module.imports,
        where_left = local(&definitions),
        where_right = local(&definitions),
        observe = observe(looks, seen),
    )
}

/// What our reading of QuickCheck's properties calls, as functions of QuickCheck's: imports, and definitions. Values that are shown are
/// meant.
fn quickcheck(sides: &[String; 2]) -> (&'static str, String) {
    let calls = |name: &str| sides.iter().any(|side| side.contains(&format!("case {name} ")));
    let mut tested = String::new();
    let mut testing = "";
    if calls("holds") {
        testing = "import qualified System.IO.Unsafe as P\nimport qualified Test.QuickCheck as P\n";
        tested += "\nholds :: P.Testable prop => prop -> P.Bool\n\
                   holds property = P.unsafePerformIO (P.quickCheckWithResult P.stdArgs { P.chatty = P.False, P.maxSuccess = 1 } property P.>>= \\result ->\n  \
                   P.return (case result of { P.Failure {} -> P.False; _ -> P.True }))\n";
    }
    if calls("meant") {
        tested += "\nmeant :: a -> P.Bool\nmeant _ = P.True\n";
    }
    (testing, tested)
}

/// The program that lets QuickCheck look for such values itself: what a generator makes cannot be written down as an argument.
pub fn write_test(module: &Module, property: &str) -> String {
    let own = module.name.as_deref().unwrap_or("Main");
    // A test of a suite has no name that a program could call.
    if !property.chars().all(|c| c.is_alphanumeric() || matches!(c, '_' | '\'')) {
        return format!(
            "-- The property {property:?} of module {own} does not hold of all that its generators make: run the suite.\n"
        );
    }
    format!(
        "{pragmas}-- The property {property:?} of module {own} does not hold of all that its generators make.\n\
         module Main (main) where\n\n\
         {imports}import {own}\nimport qualified Prelude as P\nimport qualified Test.QuickCheck as P\n\n\
         main :: P.IO ()\n\
         main = P.quickCheckWith P.stdArgs {{ P.maxSuccess = 10000 }} {property}\n",
        pragmas = module.pragmas,
        imports = module.imports,
    )
}

/// Whether there are numbers in values of the type, of which the type alone says what they are.
fn has_number(ty: &Type) -> bool {
    match ty {
        Type::Con(name, args) => number(name.as_str(), args).is_some() || args.iter().any(has_number),
        Type::App(head, arg) => has_number(head) || has_number(arg),
        Type::Forall(..) | Type::Var(_) | Type::Meta(_) => false,
    }
}

/// The type as the program writes it, as far as that matters: numbers by their names, what the module may not export as
/// something that GHC finds out.
fn signature(ty: &Type) -> String {
    if let Some((from, to)) = ty.as_fun() {
        return format!("({} -> {})", signature(from), signature(to));
    }
    let Type::Con(name, args) = ty else { return "_".to_owned() };
    if let Some(number) = number(name.as_str(), args) {
        return format!("P.{number}");
    }
    let written: Vec<String> = args.iter().map(signature).collect();
    match (name.as_str(), &written[..]) {
        ("[]", [element]) => format!("[{element}]"),
        (tuple, parts) if tuple_size(tuple) == Some(parts.len()) => format!("({})", parts.join(", ")),
        (name, parts) => {
            let name = prelude(name).unwrap_or("_");
            if parts.is_empty() { name.to_owned() } else { format!("({name} {})", parts.join(" ")) }
        }
    }
}

/// Types that every program can name, where GHC could otherwise mean another one.
fn prelude(name: &str) -> Option<&'static str> {
    match name {
        "Bool" => Some("P.Bool"),
        "Char" => Some("P.Char"),
        "Data.Either.Either" => Some("P.Either"),
        "Data.Maybe.Maybe" => Some("P.Maybe"),
        "Data.Ord.Ordering" => Some("P.Ordering"),
        _ => None,
    }
}

/// What GHC's library calls a type of numbers.
fn number(name: &str, args: &[Type]) -> Option<&'static str> {
    let width = match args {
        [Type::Con(width, _)] => base_name(width.as_str()),
        _ => "",
    };
    let found = match (name, width) {
        ("Int", _) => "Int",
        ("Integer", _) => "Integer",
        ("Double", _) => "Double",
        ("Selfsame.Word.Word", _) => "Word",
        ("Numeric.Natural.Natural", _) => "Natural",
        ("Selfsame.Sized.Sized", "W8") => "Word8",
        ("Selfsame.Sized.Sized", "W16") => "Word16",
        ("Selfsame.Sized.Sized", "W32") => "Word32",
        ("Selfsame.Sized.Sized", "W64") => "Word64",
        ("Selfsame.Sized.Sized", "I8") => "Int8",
        ("Selfsame.Sized.Sized", "I16") => "Int16",
        ("Selfsame.Sized.Sized", "I32") => "Int32",
        ("Selfsame.Sized.Sized", "I64") => "Int64",
        _ => return None,
    };
    Some(found)
}

/// Definitions that are local to a side.
fn local(definitions: &str) -> String {
    definitions.lines().map(|line| format!("  {line}\n")).collect::<String>() + "\n"
}

/// Code that goes to the place of the difference and names what is there.
fn observe(looks: &[Look], seen: &Seen) -> String {
    let mut code = String::new();
    let mut place = String::new();
    for (i, look) in looks.iter().enumerate() {
        let next = i + 1;
        match look {
            Look::Field { con, index, count } => {
                let fields: Vec<String> =
                    (0..*count).map(|at| if at == *index { format!("value{next}") } else { "_".into() }).collect();
                code += &format!("case value{i} of {{ {} {} -> ", constructor(*con), fields.join(" "));
                place += &format!("field {} of {}: ", index + 1, base_name(con.as_str()));
            }
            Look::Apply(argument) => {
                code += &format!("case value{i} ({}) of {{ value{next} -> ", runnable(argument));
                place += "the result: ";
            }
            // The message is what the program prints of an error.
            Look::Message => {
                code += &format!("case value{i} of {{ value{next} -> ");
            }
        }
    }
    let value = format!("value{}", looks.len());
    let name = |text: &str| format!("{:?}", format!("{place}{text}"));
    code += &match seen {
        _ if looks.contains(&Look::Message) => format!("{value} `P.seq` {}", name("a value")),
        Seen::Data(cons) => {
            let alternative = |(con, count): &(Symbol, usize)| {
                let fields = " _".repeat(*count);
                let more = if *count > 0 { " ..." } else { "" };
                format!("{}{fields} -> {}", constructor(*con), name(&format!("{}{more}", base_name(con.as_str()))))
            };
            let alternatives: Vec<String> = cons.iter().map(alternative).collect();
            format!("case {value} of {{ {} }}", alternatives.join("; "))
        }
        Seen::Literal => format!("{} P.++ P.show {value}", name("")),
        Seen::Function | Seen::Nothing => format!("{value} `P.seq` {}", name("a value")),
    };
    code + &" }".repeat(looks.len())
}

/// A constructor as a pattern's head. Those of the language need no import; those of Prelude are always there.
fn constructor(con: Symbol) -> String {
    let name = base_name(con.as_str());
    match name {
        "True" | "False" if con.as_str() == name => format!("P.{name}"),
        _ if name.starts_with(':') => format!("({name})"),
        _ => name.to_owned(),
    }
}

/// Source syntax with what Prelude may not have brought into scope made sure of.
fn runnable(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find("error ") {
        let is_word = rest[..at].chars().next_back().is_none_or(|c| !(c.is_alphanumeric() || "_'.".contains(c)));
        out += &rest[..at];
        out += if is_word { "P.error " } else { "error " };
        rest = &rest[at + "error ".len()..];
    }
    out + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_scope_of_a_module_is_found_in_its_text() {
        let module = Module::new(
            "-- text\nmodule A.B (x) where\n\nimport Data.List\n  (sort,\n   nub)\nimport C\n\nx = y\n  z\n",
        );
        assert_eq!(module.name.as_deref(), Some("A.B"));
        assert_eq!(module.imports, "import Data.List\n  (sort,\n   nub)\nimport C\nimport Prelude\n");
        assert_eq!(Module::new("import Prelude hiding (id)\n").imports, "import Prelude hiding (id)\n");
        let module = Module::new(
            "{-# language MagicHash,\n  CPP #-}\n{-# OPTIONS_GHC -Wall #-}\nmodule A where\n{-# LANGUAGE No #-}\n",
        );
        assert_eq!(module.pragmas, "{-# LANGUAGE MagicHash, CPP #-}\n");
    }

    #[test]
    fn errors_are_preludes_own() {
        assert_eq!(runnable("f (error \"x\") my_error error' "), "f (P.error \"x\") my_error error' ");
    }
}
