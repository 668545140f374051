//! Numbers as the machine has them: laws at the edges, and many more that are made up and computed again here.

mod support;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use selfsame_testing::{Expectation, Random, expectations, root};
use serde_json::Value;
use support::{results_within, text, verdict};

/// Far more than any law here needs that is decided.
const EFFORT: &str = "20000";

fn selfsame(args: &[&str]) -> Vec<Value> {
    results_within(EFFORT, args)
}

fn check(file: &str, more: &[&str]) -> BTreeMap<String, Value> {
    let mut args = vec!["check", file];
    args.extend(more);
    selfsame(&args).into_iter().map(|entry| (text(&entry, "name").to_owned(), entry)).collect()
}

#[test]
fn laws_at_the_edges() {
    let mut wrong = String::new();
    for (file, more) in [("Edges.hs", &["--finite", "all"][..]), ("edges.ml", &[])] {
        let path = format!("tests/check/numbers/{file}");
        let text = std::fs::read_to_string(root().join(&path)).expect("the file is there");
        let found = check(&path, more);
        let said = expectations(&text);
        assert_eq!(said.len(), found.len(), "{file}: every law says what is expected");
        for Expectation { name, words } in said {
            let (name, said) = (name.expect("a law"), words.concat());
            let entry = found.get(&name).unwrap_or_else(|| panic!("{name} is checked"));
            if verdict(entry) != said {
                writeln!(wrong, "{file}: {name} is {}, expected {said}: {entry}", verdict(entry)).expect("a string");
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

/// Without bounds, what only an overflow refutes is verified, and says so.
#[test]
fn numbers_without_bounds_are_asked_for() {
    let found = check("tests/check/numbers/Edges.hs", &["--finite", "all", "--int", "unbounded", "--rule", "*Larger"]);
    let entry = &found["prop_successorIsLarger"];
    assert_eq!(entry["verdict"], "verified");
    assert!(entry["assumptions"].to_string().contains("Int is unbounded"));
}

/// Certificates are of the reading that was used, and `recheck` says which.
#[test]
fn certificates_say_what_numbers_are() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("numbers");
    let folder = folder.to_str().expect("UTF-8");
    let laws = ["prop_lengthOfAppend", "prop_lengthIsNotNegative"];
    let mut args = vec!["--finite", "all", "--certificate", folder];
    laws.iter().for_each(|law| args.extend(["--rule", law]));
    let found = check("tests/check/numbers/Edges.hs", &args);
    assert_eq!(laws.map(|law| verdict(&found[law])), ["verified", "if"]);
    for (law, reading) in laws.iter().zip(["Int has 64 bits", "Int is unbounded"]) {
        let file = format!("{folder}/Edges.{law}.json");
        let entries = selfsame(&["recheck", &file]);
        assert_eq!(entries[0]["verdict"], "accepted", "{law}");
        assert!(entries[0]["assumptions"].to_string().contains(reading), "{law}: {}", entries[0]["assumptions"]);
    }
}

/// Pairs that only an overflow tells apart are the same, and say where they are not.
#[test]
fn pairs_that_an_overflow_tells_apart() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let write = |name: &str, text: &str| -> PathBuf {
        let path = folder.join(name);
        std::fs::write(&path, text).expect("a file");
        path
    };
    let equiv = |left: &Path, right: &Path| {
        let args = [format!("{}:f", left.display()), format!("{}:f", right.display())];
        selfsame(&["equiv", &args[0], &args[1]]).remove(0)
    };
    // Same for all numbers of 63 bits: order, and what is added.
    let [a, b] = [
        write("sum_1.ml", "let rec f l = match l with [] -> 0 | x :: rest -> x + f rest\n"),
        write("sum_2.ml", "let rec f l = match l with [] -> 0 | y :: ys -> let s = f ys in s + y\n"),
    ];
    assert_eq!(verdict(&equiv(&a, &b)), "verified");
    // Same unless the sum overflows.
    let [a, b] = [
        write("larger_1.ml", "let f (x : int) (y : int) = x + 1 > y\n"),
        write("larger_2.ml", "let f (x : int) (y : int) = x >= y\n"),
    ];
    let entry = equiv(&a, &b);
    assert_eq!(verdict(&entry), "if", "{entry}");
    let note = &entry["notes"][0];
    assert_eq!(note["difference"], "overflow", "{entry}");
    assert!(note["text"].to_string().contains("4611686018427387903"), "{entry}");
    let [a, b] = [a.display().to_string(), b.display().to_string()];
    let members = selfsame(&["group", "--no-cache", "--entry", "f", &a, &b]);
    assert_eq!(members.iter().map(|member| member["group"].as_i64()).collect::<Vec<_>>(), [Some(1), Some(1)]);
    assert_eq!(members.iter().map(verdict).collect::<Vec<_>>(), ["verified", "if"]);
}

/// An expression over two numbers.
#[derive(Clone, Debug)]
enum Sum {
    X,
    Y,
    Number(i64),
    Add(Box<[Sum; 2]>),
    Sub(Box<[Sum; 2]>),
    Mul(Box<[Sum; 2]>),
    Negate(Box<Sum>),
    Abs(Box<Sum>),
    /// By a number that is not zero.
    Quot(Box<Sum>, i64),
    Rem(Box<Sum>, i64),
}

#[derive(Clone, Debug)]
struct Law {
    left: Sum,
    right: Sum,
    relation: usize,
    /// Only where `x` is at least this.
    from: Option<i64>,
}

const RELATIONS: [(&str, &str); 4] = [("==", "="), ("<=", "<="), ("<", "<"), ("/=", "<>")];

#[derive(Clone, Copy, PartialEq)]
enum Language {
    Haskell,
    Ocaml,
}

/// Computes by itself, as the machine does.
struct Computer {
    language: Language,
    overflowed: bool,
}

impl Computer {
    fn least(&self) -> i128 {
        if self.language == Language::Haskell { -(1 << 63) } else { -(1 << 62) }
    }

    fn wrap(&mut self, number: i128) -> i128 {
        let (least, modulus) = (self.least(), -2 * self.least());
        let wrapped = (number - least).rem_euclid(modulus) + least;
        self.overflowed |= wrapped != number;
        wrapped
    }

    /// None where it fails.
    fn sum(&mut self, sum: &Sum, x: i128, y: i128) -> Option<i128> {
        let number = match sum {
            Sum::X => x,
            Sum::Y => y,
            Sum::Number(n) => i128::from(*n),
            Sum::Add(of) => self.sum(&of[0], x, y)? + self.sum(&of[1], x, y)?,
            Sum::Sub(of) => self.sum(&of[0], x, y)? - self.sum(&of[1], x, y)?,
            Sum::Mul(of) => self.sum(&of[0], x, y)? * self.sum(&of[1], x, y)?,
            Sum::Negate(of) => -self.sum(of, x, y)?,
            Sum::Abs(of) => self.sum(of, x, y)?.abs(),
            Sum::Quot(of, by) => {
                let of = self.sum(of, x, y)?;
                if self.language == Language::Haskell && of == self.least() && *by == -1 {
                    self.overflowed = true;
                    return None;
                }
                of / i128::from(*by)
            }
            Sum::Rem(of, by) => self.sum(of, x, y)? % i128::from(*by),
        };
        Some(self.wrap(number))
    }

    fn law(&mut self, law: &Law, x: i128, y: i128) -> Option<bool> {
        if law.from.is_some_and(|from| x < i128::from(from)) {
            return Some(true);
        }
        let (left, right) = (self.sum(&law.left, x, y)?, self.sum(&law.right, x, y)?);
        Some(match law.relation {
            0 => left == right,
            1 => left <= right,
            2 => left < right,
            _ => left != right,
        })
    }
}

fn written(sum: &Sum, language: Language) -> String {
    let of = |sum: &Sum| written(sum, language);
    let is_haskell = language == Language::Haskell;
    match sum {
        Sum::X => "x".into(),
        Sum::Y => "y".into(),
        Sum::Number(n) => format!("({n})"),
        Sum::Add(parts) => format!("({} + {})", of(&parts[0]), of(&parts[1])),
        Sum::Sub(parts) => format!("({} - {})", of(&parts[0]), of(&parts[1])),
        Sum::Mul(parts) => format!("({} * {})", of(&parts[0]), of(&parts[1])),
        Sum::Negate(part) if is_haskell => format!("(negate {})", of(part)),
        Sum::Negate(part) => format!("(- {})", of(part)),
        Sum::Abs(part) => format!("(abs {})", of(part)),
        Sum::Quot(part, by) if is_haskell => format!("({} `quot` ({by}))", of(part)),
        Sum::Quot(part, by) => format!("({} / ({by}))", of(part)),
        Sum::Rem(part, by) if is_haskell => format!("({} `rem` ({by}))", of(part)),
        Sum::Rem(part, by) => format!("({} mod ({by}))", of(part)),
    }
}

/// Makes up laws.
struct Author(Random);

impl Author {
    fn below(&mut self, bound: usize) -> usize {
        self.0.below(bound)
    }

    fn sum(&mut self, depth: u32) -> Sum {
        if depth == 0 || self.below(5) == 0 {
            let number = [0, 1, 2, -1, 3, 10, 1 << 61, -(1 << 61)][self.below(8)];
            return [Sum::X, Sum::X, Sum::Y, Sum::Number(number)][self.below(4)].clone();
        }
        let two = |author: &mut Author| Box::new([author.sum(depth - 1), author.sum(depth - 1)]);
        match self.below(9) {
            0 | 1 => Sum::Add(two(self)),
            2 | 3 => Sum::Sub(two(self)),
            4 => Sum::Mul(two(self)),
            5 => Sum::Negate(Box::new(self.sum(depth - 1))),
            6 => Sum::Abs(Box::new(self.sum(depth - 1))),
            7 => Sum::Quot(Box::new(self.sum(depth - 1)), [2, 3, -1, 10][self.below(4)]),
            _ => Sum::Rem(Box::new(self.sum(depth - 1)), [2, 3, -1, 10][self.below(4)]),
        }
    }

    /// Something that is the same without bounds, often.
    fn rewritten(&mut self, sum: &Sum) -> Sum {
        let parts = |parts: &[Sum; 2], author: &mut Author| [author.rewritten(&parts[0]), author.rewritten(&parts[1])];
        match sum {
            Sum::Add(of) if self.below(2) == 0 => {
                let [a, b] = parts(of, self);
                Sum::Add(Box::new([b, a]))
            }
            Sum::Add(of) => Sum::Sub(Box::new([of[0].clone(), Sum::Negate(Box::new(self.rewritten(&of[1])))])),
            Sum::Sub(of) => Sum::Negate(Box::new(Sum::Sub(Box::new([of[1].clone(), self.rewritten(&of[0])])))),
            Sum::Mul(of) => {
                let [a, b] = parts(of, self);
                Sum::Mul(Box::new([b, a]))
            }
            Sum::Negate(of) => Sum::Sub(Box::new([Sum::Number(0), self.rewritten(of)])),
            Sum::Abs(of) => Sum::Abs(Box::new(Sum::Negate(of.clone()))),
            Sum::Quot(of, by) => Sum::Quot(Box::new(self.rewritten(of)), *by),
            Sum::Rem(of, by) => Sum::Rem(Box::new(self.rewritten(of)), *by),
            Sum::X | Sum::Y | Sum::Number(_) => sum.clone(),
        }
    }

    fn law(&mut self) -> Law {
        let left = self.sum(3);
        let (right, relation) = match self.below(4) {
            0 => (self.sum(2), self.below(4)),
            1 => (Sum::Add(Box::new([self.rewritten(&left), Sum::Number(1)])), 1 + self.below(3)),
            _ => (self.rewritten(&left), self.below(2)),
        };
        Law { left, right, relation, from: [None, Some(0), Some(1)][self.below(3)] }
    }
}

fn made_up(language: Language, seed: u64, count: usize) {
    let mut author = Author(Random::new(seed));
    let laws: Vec<Law> = (0..count).map(|_| author.law()).collect();
    let mut text = String::from(if language == Language::Haskell { "module Laws where\n" } else { "" });
    for (i, law) in laws.iter().enumerate() {
        let [left, right] = [&law.left, &law.right].map(|side| written(side, language));
        let (haskell, ocaml) = RELATIONS[law.relation];
        let condition = law.from.map_or_else(String::new, |from| format!("x < {from} || "));
        let added = match language {
            Language::Haskell => {
                format!("prop_{i} :: Int -> Int -> Bool\nprop_{i} x y = {condition}{left} {haskell} {right}\n")
            }
            Language::Ocaml => format!("let prop_{i} (x : int) (y : int) = {condition}{left} {ocaml} {right}\n"),
        };
        text += &added;
    }
    let file = if language == Language::Haskell { "Laws.hs" } else { "laws.ml" };
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(file);
    std::fs::write(&file, text).expect("a file");
    let finite: &[&str] = if language == Language::Haskell { &["--finite", "all"] } else { &[] };
    let found = check(file.to_str().expect("UTF-8"), finite);
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for (i, law) in laws.iter().enumerate() {
        let entry = &found[&format!("prop_{i}")];
        let answer = verdict(entry);
        *counts.entry(answer).or_default() += 1;
        let mut computer = Computer { language, overflowed: false };
        match answer {
            "verified" | "if" => {
                for (x, y) in edges(language) {
                    computer.overflowed = false;
                    let holds = computer.law(law, x, y) == Some(true);
                    let counts = answer == "verified" || !computer.overflowed;
                    assert!(holds || !counts, "{law:?} is {answer} and does not hold of {x}, {y}");
                }
            }
            "refuted" | "overflow" => {
                // What is not mentioned may be anything.
                let number = |name: &str| {
                    let value = entry["counterexample"]["bindings"][name].as_str().unwrap_or("0");
                    let value = value.replace(['(', ')', ' '], "");
                    value.parse::<i128>().unwrap_or_else(|_| panic!("{law:?}: {entry}"))
                };
                let (x, y) = (number("x"), number("y"));
                assert!(computer.law(law, x, y) != Some(true), "{law:?} holds of {x}, {y}: {entry}");
                assert_eq!(computer.overflowed, answer == "overflow", "{law:?} {x} {y}: {entry}");
            }
            _ => {}
        }
    }
    // Few are open: otherwise this says nothing.
    let open = counts.get("unknown").copied().unwrap_or_default();
    assert!(open * 4 < count, "{counts:?}");
    assert!(counts.len() >= 3, "{counts:?}");
    println!("{counts:?}");
}

/// All pairs of numbers near the edges, near zero, and between.
fn edges(language: Language) -> Vec<(i128, i128)> {
    let least: i128 = if language == Language::Haskell { -(1 << 63) } else { -(1 << 62) };
    let greatest = -least - 1;
    let half = 1_i128 << 61;
    let mut numbers = vec![-half, half, -half - 1, half + 1, 1 << 31, 1 << 32, 1 << 60, greatest / 3, least / 10];
    (0..3).for_each(|i| numbers.extend([least + i, greatest - i, i, -i]));
    numbers.iter().flat_map(|x| numbers.iter().map(|y| (*x, *y))).collect()
}

#[test]
fn made_up_laws_of_64_bits() {
    made_up(Language::Haskell, 1, 60);
}

#[test]
fn made_up_laws_of_63_bits() {
    made_up(Language::Ocaml, 2, 60);
}
