//! Programs that differ only inside something that is not supported: whatever is asked about them, "the same" and
//! "verified" are wrong. Every pair and law here is made by a seeded generator from parts that a user would write.

mod effects;
mod front;
mod haskell;
mod memory;
mod ocaml;

use std::path::Path;

use selfsame_ask::check::{Quantified, items};
use selfsame_ask::compare::{Said, Sides};
use selfsame_ask::limits::Allowance;
use selfsame_ask::source::Source;
use selfsame_core::effort;
use selfsame_core::verdict::Verdict;
use selfsame_equiv::Bottoms;
use selfsame_grade::Effort;
use selfsame_testing::{Random, on_large_stack};

/// One way to write an unsupported thing.
pub struct Kind {
    pub name: &'static str,
    /// Comes first in the file: extensions, imports, declarations. `N` stands for a number.
    pub before: &'static str,
    /// An expression of type `Int` over the `Int` variable `x`, whose value or effect depends on the number `N`.
    pub hole: &'static str,
}

/// Pairs in each language.
const PAIRS: usize = 1000;
/// What a pair or a law gets: counted, and the clock is a backstop alone. A proof of what is no more than a few cases is found
/// with less.
pub const ALLOWANCE: Allowance = Allowance { seconds: 3600, effort: 20, megabytes: 4096 };

#[test]
fn haskell_pairs_are_never_the_same() {
    on_large_stack(|| {
        let mut random = Random::new(0x9a95_0001);
        for number in 0..PAIRS {
            let kind = &haskell::KINDS[number % haskell::KINDS.len()];
            let context = haskell::CONTEXTS[random.below(haskell::CONTEXTS.len())];
            let [one, other] = two_numbers(&mut random);
            let text = |n: u32| haskell::file(kind, context, n);
            assert_not_same(kind.name, "M.hs", &text(one), &text(other));
        }
    });
}

#[test]
fn haskell_laws_are_never_verified() {
    on_large_stack(|| {
        let mut random = Random::new(0x9a95_0002);
        for number in 0..PAIRS / 4 {
            let kind = &haskell::KINDS[number % haskell::KINDS.len()];
            let context = haskell::CONTEXTS[random.below(haskell::CONTEXTS.len())];
            let text = haskell::law(kind, context, two_numbers(&mut random));
            assert_not_verified(kind.name, "M.hs", &text);
        }
    });
}

#[test]
fn ocaml_pairs_are_never_the_same() {
    on_large_stack(|| {
        let mut random = Random::new(0x9a95_0003);
        for number in 0..PAIRS {
            let kind = &ocaml::KINDS[number % ocaml::KINDS.len()];
            let context = ocaml::CONTEXTS[random.below(ocaml::CONTEXTS.len())];
            let [one, other] = two_numbers(&mut random);
            let text = |n: u32| ocaml::file(kind, context, n);
            assert_not_same(kind.name, "m.ml", &text(one), &text(other));
        }
    });
}

#[test]
fn ocaml_laws_are_never_verified() {
    on_large_stack(|| {
        let mut random = Random::new(0x9a95_0004);
        for number in 0..PAIRS / 4 {
            let kind = &ocaml::KINDS[number % ocaml::KINDS.len()];
            let context = ocaml::CONTEXTS[random.below(ocaml::CONTEXTS.len())];
            let text = ocaml::law(kind, context, two_numbers(&mut random));
            assert_not_verified(kind.name, "m.ml", &text);
        }
    });
}

/// What did not change is the same all the same, and for a reason that holds.
#[test]
fn what_is_written_alike_is_the_same() {
    on_large_stack(|| {
        // Nothing is left to compare of a definition that was not read, and syntax or modules from elsewhere may mean anything.
        let is_told =
            |kind: &&Kind| !["Arrows", "RebindableSyntax", "Missing"].iter().any(|word| kind.before.contains(word));
        for kind in haskell::KINDS.iter().filter(is_told) {
            let text = haskell::file(kind, haskell::CONTEXTS[0], 3);
            let changed = format!("{text}\nunrelated :: Int\nunrelated = 5\n");
            assert!(is_same("M.hs", &text, &changed), "{}:\n{text}", kind.name);
        }
        let is_read = |kind: &&Kind| !["(module ", "Missing."].iter().any(|word| kind.hole.contains(word));
        for kind in ocaml::KINDS.iter().filter(is_read) {
            let text = ocaml::file(kind, ocaml::CONTEXTS[0], 3);
            assert!(is_same("m.ml", &text, &format!("{text}\nlet unrelated = 5\n")), "{}:\n{text}", kind.name);
        }
    });
}

fn assert_not_same(kind: &str, path: &str, one: &str, other: &str) {
    assert!(!is_same(path, one, other), "{kind}: the same?\n{one}\n----\n{other}");
}

fn is_same(path: &str, one: &str, other: &str) -> bool {
    let mut sources = selfsame_library::sources();
    let both = [one, other].map(|text| Source::of_text(Path::new(path), text.to_owned(), &[], &mut sources));
    let sides = Sides::of_sources(both, Bottoms::Same, Effort::Brief);
    // A definition that nobody could read is in no pair.
    let Ok(pair) = sides.pair(["f", "f"]) else { return false };
    let answer = sides.compare(&pair, &Said { total: Vec::new(), finite: vec!["all".into()] }, ALLOWANCE, &sources);
    matches!(answer.verdict, Verdict::Verified)
}

fn assert_not_verified(kind: &str, path: &str, text: &str) {
    let mut sources = selfsame_library::sources();
    let mut source = Source::of_text(Path::new(path), text.to_owned(), &[], &mut sources);
    let items = items(&mut source, &|_| Quantified::default(), &mut sources);
    assert!(!items.is_empty(), "{kind}: nothing to check\n{text}");
    let program = source.relaxed();
    for item in items {
        let goals = item.goal.into_iter().chain(item.equation.into_iter().map(|equation| equation.sides));
        for goal in goals {
            let options = selfsame_equiv::Options { bottoms: Bottoms::Same, ..selfsame_equiv::Options::default() };
            let report = effort::allow(ALLOWANCE.steps(), || selfsame_equiv::check(&program, &goal, &options));
            assert!(
                report.verdict != Verdict::Verified && report.proof.is_none(),
                "{kind}: {} verified\n{text}",
                item.name
            );
        }
    }
}

fn two_numbers(random: &mut Random) -> [u32; 2] {
    let one = random.below(50) as u32 + 1;
    [one, one + 1 + random.below(20) as u32]
}
