//! Random programs, translated and damaged, and random schemas: what is verified must be true, and what is refuted false.

use selfsame_core::span::FileId;
use selfsame_rewrite::languages::language;
use selfsame_rewrite::{Options, Verdict, compare_here, run};
use selfsame_testing::Random;

const NAMES: [&str; 3] = ["a", "b", "c"];
const PAIRS: usize = 60;
const SCHEMAS: usize = 40;

type Store = [i64; 3];

#[derive(Clone)]
enum Expr {
    Number(i64),
    Name(usize),
    Both(char, Box<Expr>, Box<Expr>),
}

#[derive(Clone)]
enum Code {
    Assign(usize, Expr),
    Then(Box<Code>, Box<Code>),
    /// Where the first is less than the second.
    If(Expr, Expr, Box<Code>, Box<Code>),
}

impl Expr {
    fn random(random: &mut Random, depth: u32) -> Expr {
        match random.below(if depth == 0 { 2 } else { 4 }) {
            0 => Expr::Number(random.below(4) as i64),
            1 => Expr::Name(random.below(3) as usize),
            _ => {
                let operator = ['+', '-', '*'][random.below(3) as usize];
                let mut part = || Box::new(Expr::random(random, depth - 1));
                Expr::Both(operator, part(), part())
            }
        }
    }

    fn value(&self, store: &Store) -> i64 {
        match self {
            Expr::Number(number) => *number,
            Expr::Name(name) => store[*name],
            Expr::Both('+', a, b) => a.value(store) + b.value(store),
            Expr::Both('-', a, b) => a.value(store) - b.value(store),
            Expr::Both(_, a, b) => a.value(store) * b.value(store),
        }
    }

    fn imp(&self) -> String {
        match self {
            Expr::Number(number) => number.to_string(),
            Expr::Name(name) => NAMES[*name].to_owned(),
            Expr::Both(operator, a, b) => format!("({} {operator} {})", a.imp(), b.imp()),
        }
    }

    fn stack(&self) -> String {
        match self {
            Expr::Both(operator, a, b) => format!("{} {} {operator}", a.stack(), b.stack()),
            leaf => leaf.imp(),
        }
    }
}

impl Code {
    fn random(random: &mut Random, depth: u32) -> Code {
        match random.below(if depth == 0 { 1 } else { 4 }) {
            0 => Code::Assign(random.below(3) as usize, Expr::random(random, 2)),
            1 => {
                let (one, other) = (Expr::random(random, 1), Expr::random(random, 1));
                let mut part = || Box::new(Code::random(random, depth - 1));
                Code::If(one, other, part(), part())
            }
            _ => {
                let mut part = || Box::new(Code::random(random, depth - 1));
                Code::Then(part(), part())
            }
        }
    }

    fn run(&self, store: &mut Store) {
        match self {
            Code::Assign(name, value) => store[*name] = value.value(store),
            Code::Then(first, second) => {
                first.run(store);
                second.run(store);
            }
            Code::If(a, b, yes, no) => if a.value(store) < b.value(store) { yes } else { no }.run(store),
        }
    }

    fn imp(&self) -> String {
        match self {
            Code::Assign(name, value) => format!("{} := {}", NAMES[*name], value.imp()),
            Code::Then(first, second) => format!("({}); {}", first.imp(), second.imp()),
            Code::If(a, b, yes, no) => {
                format!("if {} < {} then {} else {} end", a.imp(), b.imp(), yes.imp(), no.imp())
            }
        }
    }

    fn stack(&self) -> String {
        match self {
            Code::Assign(name, value) => format!("{} -> {}", value.stack(), NAMES[*name]),
            Code::Then(first, second) => format!("{} {}", first.stack(), second.stack()),
            Code::If(a, b, yes, no) => {
                format!("{} {} < if {} else {} then", a.stack(), b.stack(), yes.stack(), no.stack())
            }
        }
    }

    /// The same but for one assignment or one choice.
    fn damaged(&self, random: &mut Random) -> Code {
        match self {
            Code::Assign(name, _) => Code::Assign(*name, Expr::random(random, 1)),
            Code::Then(first, second) if random.below(2) == 0 => {
                Code::Then(Box::new(first.damaged(random)), second.clone())
            }
            Code::Then(first, second) => Code::Then(first.clone(), Box::new(second.damaged(random))),
            Code::If(a, b, yes, no) => Code::If(b.clone(), a.clone(), yes.clone(), no.clone()),
        }
    }
}

fn agree(one: &Code, other: &Code) -> bool {
    let values = -2..=3;
    values.clone().all(|a| {
        values.clone().all(|b| {
            values.clone().all(|c| {
                let (mut left, mut right) = ([a, b, c], [a, b, c]);
                one.run(&mut left);
                other.run(&mut right);
                left == right
            })
        })
    })
}

fn verdict(languages: &[&str], old: &str, new: &str) -> Verdict {
    let texts: Vec<(&str, FileId)> =
        languages.iter().map(|name| (language(name).expect("a language"), FileId(0))).collect();
    let outcome = compare_here(&texts, [(old, FileId(1)), (new, FileId(2))], &[], &Options::default(), &|| ());
    assert!(outcome.diagnostics.is_empty(), "{old} | {new}: {:?}", outcome.diagnostics);
    outcome.queries.into_iter().next().expect("an answer").verdict
}

/// A translation is right, and a damaged one is what running both says.
#[test]
fn translations_of_random_programs() {
    let mut random = Random::new(0x7EA5_1A7E);
    let (mut proved, mut refuted) = (0, 0);
    for round in 0..PAIRS {
        let old = Code::random(&mut random, 3);
        let new = if round % 2 == 0 { old.clone() } else { old.damaged(&mut random) };
        let same = agree(&old, &new);
        match verdict(&["imp", "stack"], &old.imp(), &new.stack()) {
            Verdict::Verified => {
                assert!(same, "{} | {}", old.imp(), new.stack());
                proved += 1;
            }
            Verdict::Refuted(_) => {
                assert!(round % 2 == 1, "{} | {}", old.imp(), new.stack());
                refuted += 1;
            }
            Verdict::Unknown(_) => {}
        }
    }
    assert!(proved >= PAIRS / 3 && refuted >= PAIRS / 6, "{proved} proved, {refuted} refuted");
}

/// Two pieces of code may change places if and only if neither writes what the other reads or writes.
#[test]
fn random_schemas_change_places() {
    let mut random = Random::new(0x5C4E_3A5D);
    let (mut proved, mut not) = (0, 0);
    for _ in 0..SCHEMAS {
        let mut places = |most: u64| -> Vec<&str> {
            let count = 1 + random.below(most) as usize;
            let mut found: Vec<&str> =
                (0..count).map(|_| ["a", "b", "c", "d", "e"][random.below(5) as usize]).collect();
            found.sort_unstable();
            found.dedup();
            found
        };
        let (reads, writes) = ([places(3), places(3)], [places(1), places(1)]);
        let touches =
            |i: usize, j: usize| writes[i].iter().any(|place| reads[j].contains(place) || writes[j].contains(place));
        let independent = !touches(0, 1) && !touches(1, 0);
        let member = |i: usize| {
            let (reads, writes) = (reads[i].join(" "), writes[i].join(" "));
            format!("statement S{} : Code reads {reads} writes {writes} then (run K M)", i + 1)
        };
        let source = format!(
            "language imp; schemas in imp at (run (cons _ K) M) with {}, {}; compare \"S1; S2\" and \"S2; S1\";",
            member(0),
            member(1)
        );
        let outcome = run(&source, FileId(0), &Options::default());
        assert!(outcome.diagnostics.is_empty(), "{source}: {:?}", outcome.diagnostics);
        let is_proved = outcome.queries[0].verdict == Verdict::Verified;
        assert_eq!(is_proved, independent, "{source}: {:?}", outcome.queries[0].verdict);
        *(if independent { &mut proved } else { &mut not }) += 1;
    }
    assert!(proved >= 3 && not >= 3, "{proved} change places, {not} do not");
}

/// What is shown one result at a time says nothing of all of them together where a program has a choice.
#[test]
fn results_are_taken_apart_only_without_choices() {
    let source = |rules: &str, old: &str, new: &str| {
        format!(
            "sorts Cfg, Code; signature go : Code -> Cfg, end : Int Int -> Cfg, one : -> Code, two : -> Code; \
             variables C : Code, I : Int, J : Int; constrained-rewrite-system coin {rules}; \
             syntax Code : one as \"one\", two as \"two\"; \
             programs in coin : C from (go C) to (end I J) observing I, J; compare \"{old}\" and \"{new}\";"
        )
    };
    let coin = "(go one) => (end 0 0), (go one) => (end 1 1), (go two) => (end 0 1), (go two) => (end 1 0)";
    for (old, new) in [("one", "two"), ("two", "one")] {
        let outcome = run(&source(coin, old, new), FileId(0), &Options::default());
        assert_ne!(outcome.queries[0].verdict, Verdict::Verified, "{old} {new}");
        assert!(outcome.diagnostics.iter().any(|d| d.message.contains("two rules apply")), "{:?}", outcome.diagnostics);
    }
    let plain =
        run(&source("(go one) => (end 0 1), (go two) => (end 0 1)", "one", "two"), FileId(0), &Options::default());
    assert_eq!(plain.queries[0].verdict, Verdict::Verified);
    assert!(plain.diagnostics.is_empty(), "{:?}", plain.diagnostics);
}

/// A language of the tool by its name, in a file; another name is an error at its place.
#[test]
fn languages_by_name() {
    let known = run("language stack; compare \"a b + -> x\" and \"b a + -> x\";", FileId(0), &Options::default());
    assert_eq!(known.queries[0].verdict, Verdict::Verified);
    let unknown = run("language cobol;", FileId(0), &Options::default());
    assert!(unknown.diagnostics[0].message.contains("no language `cobol`"), "{:?}", unknown.diagnostics);
}
