//! Functions that call themselves for what other functions make smaller, and functions that only seem to.

mod support;

use std::path::Path;

use selfsame_core::effort;
use selfsame_core::verdict::Verdict;
use selfsame_equiv::{Options, check, recheck};
use selfsame_testing::on_large_stack;

/// Work for each law: the same on every machine.
const UNITS: u64 = 200;

const MODULE: &str = r#"
module Sizes where
keep :: [Int] -> [Int]
keep [] = []
keep (x : xs) = if x <= 3 then x : keep xs else keep xs
twice :: [Int] -> [Int]
twice [] = []
twice (x : xs) = x : x : twice xs
halves :: [Int] -> ([Int], [Int])
halves [] = ([], [])
halves (x : xs) = case halves xs of (l, r) -> (x : r, l)
lop :: [Int] -> ([Int], [Int])
lop [] = ([], [0])
lop (x : xs) = (xs, x : x : xs)
rest :: [Int] -> [Int]
rest [] = []
rest (x : xs) = xs
some :: Int -> [Int] -> [Int]
some n xs = if n <= 0 then xs else n : xs

endsKept, endsHalf, endsNested, endsTurned, endsRest, endsOther :: [Int] -> Int
endsKept [] = 0
endsKept (x : xs) = 1 + endsKept (keep xs)
endsHalf [] = 0
endsHalf (x : xs) = endsHalf (fst (halves xs)) + endsHalf (snd (halves xs))
endsNested [] = 0
endsNested (x : xs) = endsNested (keep (keep xs))
endsTurned [] = 0
endsTurned (x : []) = 1
endsTurned (x : y : xs) = endsTurned (y : keep xs)
endsRest [] = 0
endsRest (x : xs) = endsRest (rest (x : keep xs))
endsOther [] = 0
endsOther (x : xs) = endsOther (fst (lop xs))
endsBoth :: [Int] -> [Int] -> Int
endsBoth [] ys = 0
endsBoth (x : xs) ys = endsBoth (keep xs) (x : ys)

spinsSame, spinsTwice, spinsSecond, spinsSome, spinsHere, spinsRest, spinsZero :: [Int] -> Int
spinsSame [] = 0
spinsSame (x : xs) = spinsSame (x : keep xs)
spinsTwice [] = 0
spinsTwice (x : xs) = spinsTwice (twice xs)
spinsSecond [] = 0
spinsSecond (x : xs) = spinsSecond (snd (lop xs))
spinsSome [] = 0
spinsSome (x : xs) = spinsSome (some x xs)
spinsHere [] = 0
spinsHere (x : xs) = spinsHere (keep (x : xs))
spinsRest [] = 0
spinsRest (x : xs) = spinsRest (rest (x : x : keep xs))
spinsZero xs = spinsZero (rest xs)
spinsBoth :: [Int] -> [Int] -> Int
spinsBoth [] ys = 0
spinsBoth (x : xs) ys = spinsBoth (x : keep ys) (keep xs)
spinsNested :: [Int] -> [Int]
spinsNested [] = []
spinsNested (x : xs) = x : spinsNested (spinsNested (x : xs))

{-# RULES
-- selfsame: "endsKept" finite all
"endsKept" forall xs . seq (endsKept xs) True = True
-- selfsame: "endsHalf" finite all
"endsHalf" forall xs . seq (endsHalf xs) True = True
-- selfsame: "endsNested" finite all
"endsNested" forall xs . seq (endsNested xs) True = True
-- selfsame: "endsTurned" finite all
"endsTurned" forall xs . seq (endsTurned xs) True = True
-- selfsame: "endsRest" finite all
"endsRest" forall xs . seq (endsRest xs) True = True
-- selfsame: "endsOther" finite all
"endsOther" forall xs . seq (endsOther xs) True = True
-- selfsame: "endsBoth" finite all
"endsBoth" forall xs ys . seq (endsBoth xs ys) True = True
-- selfsame: "spinsSame" finite all
"spinsSame" forall xs . seq (spinsSame xs) True = True
-- selfsame: "spinsTwice" finite all
"spinsTwice" forall xs . seq (spinsTwice xs) True = True
-- selfsame: "spinsSecond" finite all
"spinsSecond" forall xs . seq (spinsSecond xs) True = True
-- selfsame: "spinsSome" finite all
"spinsSome" forall xs . seq (spinsSome xs) True = True
-- selfsame: "spinsHere" finite all
"spinsHere" forall xs . seq (spinsHere xs) True = True
-- selfsame: "spinsRest" finite all
"spinsRest" forall xs . seq (spinsRest xs) True = True
-- selfsame: "spinsZero" finite all
"spinsZero" forall xs . seq (spinsZero xs) True = True
-- selfsame: "spinsBoth" finite all
"spinsBoth" forall xs ys . seq (spinsBoth xs ys) True = True
-- selfsame: "spinsNested" finite all
"spinsNested" forall xs . seq (length (spinsNested xs)) True = True
  #-}
"#;

#[test]
fn what_makes_smaller_is_seen_to_and_nothing_else() {
    on_large_stack(|| {
        let (program, goals) = support::load_text(Path::new("Sizes.hs"), MODULE.to_string());
        let mut open = Vec::new();
        for goal in goals {
            let report = effort::allow(UNITS * effort::UNIT, || check(&program, &goal, &Options::default()));
            let is_proved = report.verdict == Verdict::Verified;
            assert!(!(is_proved && goal.name.starts_with("spins")), "`{}` does not end for some lists", goal.name);
            if let Some(proof) = report.proof.filter(|_| is_proved) {
                assert_eq!(recheck(&program, &goal, &proof.certificate), Ok(()), "{}", goal.name);
            } else if goal.name.starts_with("ends") {
                open.push(goal.name);
            }
        }
        assert!(open.is_empty(), "not seen to end: {open:?}");
    });
}
