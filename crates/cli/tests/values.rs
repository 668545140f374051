//! Laws about types whose representations hold more than they have values: true of all that functions make, or false of some of it.
//! The first are never refuted; the second only with values that the module itself can write, and that refute when they are run.

use std::path::PathBuf;
use std::process::Command;

use selfsame_testing::Random;
use serde_json::Value;

/// A type, what makes others of a value, and what is true of all values and of some only. `x` is the value.
struct Kind {
    name: &'static str,
    ty: &'static str,
    steps: &'static [&'static str],
    always: &'static [&'static str],
    sometimes: &'static [&'static str],
}

/// What each law may use.
const EFFORT: &str = "4000";

const KINDS: &[Kind] = &[
    Kind {
        name: "map",
        ty: "Map.Map Int Bool",
        steps: &[
            "Map.insert 3 True",
            "Map.delete 0",
            "Map.map not",
            "Map.filter id",
            "Map.union (Map.fromList [(1, True)])",
        ],
        always: &[
            "Map.size x == length (Map.toList x)",
            "isAscending (map fst (Map.toAscList x))",
            "Map.fromList (Map.toList x) == x",
            "Map.null x == (Map.size x == 0)",
        ],
        sometimes: &["Map.size x < 2", "Map.notMember 1 x", "all snd (Map.toList x)"],
    },
    Kind {
        name: "set",
        ty: "Set.Set Int",
        steps: &["Set.insert 2", "Set.delete 1", "Set.map (+ 1)", "Set.filter even", "Set.union (Set.fromList [5, 1])"],
        always: &[
            "Set.size x == length (Set.toList x)",
            "isAscending (Set.toAscList x)",
            "Set.fromList (Set.toList x) == x",
        ],
        sometimes: &["Set.size x /= 1", "Set.notMember 0 x"],
    },
    Kind {
        name: "intmap",
        ty: "IntMap.IntMap Int",
        steps: &["IntMap.insert 1 1", "IntMap.map negate", "IntMap.delete 2"],
        always: &["IntMap.size x == length (IntMap.toList x)", "isAscending (IntMap.keys x)"],
        sometimes: &["IntMap.size x == 0"],
    },
    Kind {
        name: "sequence",
        ty: "Seq.Seq Int",
        steps: &["(Seq.|> 1)", "(0 Seq.<|)", "fmap (+ 1)", "Seq.reverse", "Seq.drop 1"],
        always: &["Seq.length x == length (foldr (:) [] x)", "Seq.length x >= 0", "Seq.reverse (Seq.reverse x) == x"],
        sometimes: &["Seq.length x < 2", "sum x == 0"],
    },
    Kind {
        name: "ratio",
        ty: "Rational",
        steps: &["(+ 1)", "negate", "(* 2)", "(/ 3)", "abs"],
        always: &["denominator x > 0", "numerator x % denominator x == x", "gcd (numerator x) (denominator x) == 1"],
        sometimes: &["denominator x == 1", "x >= 0"],
    },
    Kind {
        name: "array",
        ty: "Array Int Int",
        steps: &["fmap (+ 1)", "fmap negate"],
        always: &["length (elems x) == rangeSize (bounds x)", "map fst (assocs x) == range (bounds x)"],
        sometimes: &["null (elems x)", "all (> 0) (elems x)"],
    },
    Kind {
        name: "word8",
        ty: "Word8",
        steps: &["(+ 1)", "negate", "(* 3)", "(subtract 200)"],
        always: &["x <= 255", "x >= 0", "toInteger x <= 255", "fromIntegral (toInteger x) == x"],
        sometimes: &["x /= 255", "toInteger x < 200", "x + 1 > x"],
    },
    Kind {
        name: "int8",
        ty: "Int8",
        steps: &["(+ 1)", "(* 2)"],
        always: &["x <= 127", "x >= (-128)", "toInteger x < 128"],
        sometimes: &["x /= (-128)", "abs x >= 0", "x + 1 > x"],
    },
    Kind {
        name: "word",
        ty: "Word",
        steps: &["(+ 1)", "(* 5)"],
        always: &["x <= maxBound", "x >= 0", "toInteger x >= 0"],
        sometimes: &["x < maxBound", "x > 0"],
    },
    Kind {
        name: "natural",
        ty: "Natural",
        steps: &["(+ 1)", "(* 2)", "(`div` 2)"],
        always: &["x >= 0", "x + 1 > 0", "toInteger x >= 0", "x + 1 > x"],
        sometimes: &["x > 0", "x < 7"],
    },
    Kind {
        name: "inside",
        ty: "Maybe (Set.Set Int, Word8)",
        steps: &["fmap (\\(s, w) -> (Set.insert 1 s, w))", "fmap (\\(s, w) -> (s, w + 1))"],
        always: &["maybe True (\\(s, w) -> isAscending (Set.toList s) && w <= 255) x"],
        sometimes: &["maybe True (\\(s, _) -> Set.null s) x", "maybe True (\\(_, w) -> w /= 0) x"],
    },
    Kind {
        name: "stack",
        ty: "Stack.Stack Int",
        steps: &["Stack.push 1", "Stack.pop"],
        always: &["Stack.size x == length (Stack.items x)", "Stack.size x >= 0"],
        sometimes: &["Stack.size x < 2", "Stack.items x /= [0]"],
    },
    Kind {
        name: "age",
        ty: "Stack.Age",
        steps: &["id"],
        always: &["Stack.years x >= 0", "Stack.years x <= 150"],
        sometimes: &["Stack.years x /= 0"],
    },
];

const HEAD: &str = "module Laws where
import Data.Array
import Data.Int (Int8)
import qualified Data.IntMap as IntMap
import qualified Data.Map as Map
import Data.Ratio
import qualified Data.Sequence as Seq
import qualified Data.Set as Set
import Data.Word (Word8)
import Numeric.Natural (Natural)
import qualified Stack

isAscending :: Ord a => [a] -> Bool
isAscending xs = and (zipWith (<) xs (drop 1 xs))

";

/// A module that keeps its constructors to itself.
const STACK: &str = "module Stack (Stack, empty, push, pop, size, items, Age, age, years) where

-- The size is that of the list.
data Stack a = Stack Int [a]

empty :: Stack a
empty = Stack 0 []

push :: a -> Stack a -> Stack a
push x (Stack n xs) = Stack (n + 1) (x : xs)

pop :: Stack a -> Stack a
pop (Stack n (_ : xs)) = Stack (n - 1) xs
pop s = s

size :: Stack a -> Int
size (Stack n _) = n

items :: Stack a -> [a]
items (Stack _ xs) = xs

newtype Age = Age Int

age :: Int -> Age
age n
  | n < 0 = Age 0
  | n > 150 = Age 150
  | otherwise = Age n

years :: Age -> Int
years (Age n) = n
";

/// The laws as a module: each the value after some steps, with something said of it.
fn module(random: &mut Random, said: impl Fn(&Kind) -> &'static [&'static str], most: usize) -> String {
    let mut text = HEAD.to_owned();
    for kind in KINDS {
        let all = said(kind);
        let first = random.below(all.len());
        for number in 0..all.len().min(most) {
            let steps: Vec<&str> = (0..random.below(3)).map(|_| kind.steps[random.below(kind.steps.len())]).collect();
            let value = steps.iter().fold("y".to_owned(), |value, step| format!("({step}) ({value})"));
            let law = all[(first + number) % all.len()];
            let name = format!("prop_{}_{number}", kind.name);
            text += &format!("{name} :: {} -> Bool\n{name} y = let x = {value} in {law}\n\n", kind.ty);
        }
    }
    text
}

fn folder(name: &str, text: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&folder).expect("a folder for the laws");
    std::fs::write(folder.join("Laws.hs"), text).expect("the laws are written");
    std::fs::write(folder.join("Stack.hs"), STACK).expect("the module is written");
    folder
}

fn check(folder: &PathBuf) -> Vec<Value> {
    let output = Command::new(env!("CARGO_BIN_EXE_selfsame"))
        .args(["check", "Laws.hs", "--total", "all", "--effort", EFFORT, "--timeout", "3600", "--format", "json"])
        .current_dir(folder)
        .output()
        .expect("selfsame runs");
    let report: Value = serde_json::from_slice(&output.stdout).expect("reports are JSON");
    report["results"].as_array().expect("results are a list").clone()
}

#[test]
fn what_is_true_of_all_values_that_functions_make_is_not_refuted() {
    let text = module(&mut Random::new(7), |kind| kind.always, 2);
    let results = check(&folder("values-always", &text));
    assert!(results.len() >= 2 * KINDS.len() - 3, "only {} laws", results.len());
    for entry in &results {
        assert_ne!(entry["verdict"], "refuted", "{entry:#}\n{text}");
    }
    // What bounds say is known.
    let verified = |name: &str| results.iter().any(|entry| entry["name"] == name && entry["verdict"] == "verified");
    let bounded = ["prop_word8_0", "prop_word_0", "prop_int8_0", "prop_natural_0"];
    assert!(bounded.iter().all(|name| verified(name)), "{results:#?}");
}

#[test]
fn what_is_false_is_refuted_by_values_that_the_module_can_write() {
    let text = module(&mut Random::new(11), |kind| kind.sometimes, 1);
    let folder = folder("values-sometimes", &text);
    let results = check(&folder);
    let mut refuted = 0;
    for entry in results.iter().filter(|entry| entry["verdict"] == "refuted") {
        refuted += 1;
        let (name, value) = (&entry["name"], &entry["counterexample"]["bindings"]["y"]);
        let (name, value) = (name.as_str().expect("a name"), value.as_str().expect("a value"));
        let call = format!("{name} ({value})");
        let output = Command::new(env!("CARGO_BIN_EXE_selfsame"))
            .args(["run", "Laws.hs", &call])
            .current_dir(&folder)
            .output()
            .expect("selfsame runs");
        let shown = String::from_utf8_lossy(&output.stdout);
        assert_eq!(shown.trim(), "False", "{call}\n{entry:#}\n{}", String::from_utf8_lossy(&output.stderr));
    }
    assert!(refuted >= 7, "only {refuted} refuted: {results:#?}");
}
