//! Programs that are made up: with a call that is known to break the specification, which nobody may verify; and with
//! annotations in which something is not understood, of which nothing may be said.

use std::fmt::Write as _;
use std::path::PathBuf;

use selfsame_ask::limits::Allowance;
use selfsame_ask::refine::Module;
use selfsame_ask::source::Source;
use selfsame_core::verdict::{Reason, Verdict};
use selfsame_refine::check::check;
use selfsame_testing::{Random, on_large_stack};

const LIMITS: Allowance = Allowance { seconds: 600, effort: u64::MAX, megabytes: 2048 };

/// A small whole number.
fn number(chance: &mut Random) -> i64 {
    chance.below(7) - 3
}

/// A whole number made of two.
#[derive(Clone)]
enum Sum {
    X,
    Y,
    Number(i64),
    Add(Box<(Sum, Sum)>),
    Less(Box<(Sum, Sum)>),
    Times(i64, Box<Sum>),
    /// The third if the first is less than the second, else the fourth.
    Choice(Box<[Sum; 4]>),
}

impl Sum {
    fn make(chance: &mut Random, depth: u32) -> Sum {
        let mut inner = || Sum::make(chance, depth.saturating_sub(1));
        if depth == 0 {
            return match chance.below(3) {
                0 => Sum::X,
                1 => Sum::Y,
                _ => Sum::Number(number(chance)),
            };
        }
        let (a, b) = (inner(), inner());
        match chance.below(5) {
            0 => Sum::Add(Box::new((a, b))),
            1 => Sum::Less(Box::new((a, b))),
            2 => Sum::Times(number(chance), Box::new(a)),
            3 => {
                let (yes, no) = (Sum::make(chance, depth - 1), Sum::make(chance, depth - 1));
                Sum::Choice(Box::new([a, b, yes, no]))
            }
            _ => a,
        }
    }

    fn text(&self) -> String {
        match self {
            Sum::X => "x".into(),
            Sum::Y => "y".into(),
            Sum::Number(n) => format!("({n})"),
            Sum::Add(sides) => format!("({} + {})", sides.0.text(), sides.1.text()),
            Sum::Less(sides) => format!("({} - {})", sides.0.text(), sides.1.text()),
            Sum::Times(n, inner) => format!("(({n}) * {})", inner.text()),
            Sum::Choice(parts) => {
                let [a, b, yes, no] = parts.as_ref().each_ref().map(|part| part.text());
                format!("(if {a} < {b} then {yes} else {no})")
            }
        }
    }

    fn value(&self, x: i64, y: i64) -> i64 {
        match self {
            Sum::X => x,
            Sum::Y => y,
            Sum::Number(n) => *n,
            Sum::Add(sides) => sides.0.value(x, y) + sides.1.value(x, y),
            Sum::Less(sides) => sides.0.value(x, y) - sides.1.value(x, y),
            Sum::Times(n, inner) => n * inner.value(x, y),
            Sum::Choice(parts) => {
                let [a, b, yes, no] = parts.as_ref().each_ref().map(|part| part.value(x, y));
                if a < b { yes } else { no }
            }
        }
    }
}

/// What is said of a number, as annotations write it, and whether it holds.
struct Claim {
    text: String,
    holds: Box<dyn Fn(i64, i64, i64) -> bool>,
}

fn claim(chance: &mut Random) -> Claim {
    let k = number(chance);
    let refined = |pred: String| format!("{{v:Int | {pred}}}");
    let (text, holds): (String, Box<dyn Fn(i64, i64, i64) -> bool>) = match chance.below(11) {
        0 => (refined(format!("v >= {k}")), Box::new(move |v, _, _| v >= k)),
        1 => (refined(format!("v /= {k}")), Box::new(move |v, _, _| v != k)),
        2 => (refined("v > x".into()), Box::new(|v, x, _| v > x)),
        3 => (refined(format!("v <= x + y + {}", k.abs())), Box::new(move |v, x, y| v <= x + y + k.abs())),
        4 => ("Nat".into(), Box::new(|v, _, _| v >= 0)),
        5 => ("Even".into(), Box::new(|v, _, _| v % 2 == 0)),
        6 => (format!("(AtLeast {})", k.abs()), Box::new(move |v, _, _| v >= k.abs())),
        7 => (refined("Between v x y".into()), Box::new(|v, x, y| x <= v && v <= y)),
        8 => ("(BNat 2)".into(), Box::new(|v, _, _| (0..=2).contains(&v))),
        9 => ("Age".into(), Box::new(|v, _, _| v > 0)),
        _ => (refined(format!("x > {k} => v > y")), Box::new(move |v, x, y| x <= k || v > y)),
    };
    Claim { text, holds }
}

/// Where a number may stand: annotation, type and value of the whole, and the pattern that takes it out.
const PLACES: &[(&str, &str, &str, &str)] = &[
    ("CLAIM", "Int", "SUM", "n"),
    ("Maybe CLAIM", "Maybe Int", "Just SUM", "Just n"),
    ("[CLAIM]", "[Int]", "[SUM]", "[n]"),
    ("(CLAIM, Int)", "(Int, Int)", "(SUM, x)", "(n, _)"),
    ("Either CLAIM Int", "Either Int Int", "Left SUM", "Left n"),
    ("Box CLAIM", "Box Int", "Box SUM", "Box n"),
    ("Wrap CLAIM", "Wrap Int", "Wrap SUM", "Wrap n"),
    ("Row CLAIM", "Row Int", "[SUM]", "[n]"),
    ("[Maybe CLAIM]", "[Maybe Int]", "[Just SUM]", "[Just n]"),
];

const HEADER: &str = "import Data.Maybe ()
data Box a = Box a | None
newtype Wrap a = Wrap a
type Row a = [a]
type Years = Int
{-@ data Rise <p :: Int -> Int -> Bool> = Rise { low :: Int, high :: Int<p low> } @-}
data Rise = Rise { low :: Int, high :: Int }
{-@ type AtLeast N = {v:Int | v >= N} @-}
{-@ type Age = {v:Years | v > 0} @-}
{-@ predicate Between V L H = L <= V && V <= H @-}
";

/// A function that some call breaks, if there is one among small numbers.
fn broken(chance: &mut Random, i: usize) -> Option<String> {
    let sum = Sum::make(chance, 2);
    let claim = claim(chance);
    let (arg, allows): (&str, fn(i64, i64) -> bool) = match chance.below(4) {
        0 => ("x:Nat -> y:Int", |x, _| x >= 0),
        1 => ("x:Int -> y:{y:Int | x < y}", |x, y| x < y),
        _ => ("x:Int -> y:Int", |_, _| true),
    };
    let breaks = |x: i64, y: i64| allows(x, y) && !(claim.holds)(sum.value(x, y), x, y);
    if !(-4..=4).any(|x| (-4..=4).any(|y| breaks(x, y))) {
        return None;
    }
    if chance.below(3) == 0 {
        return told_otherwise(chance, i, &sum, &claim, arg);
    }
    let (annotated, ty, value, pattern) = PLACES[chance.below(PLACES.len())];
    let (annotated, value) = (annotated.replace("CLAIM", &claim.text), value.replace("SUM", &sum.text()));
    Some(match chance.below(3) {
        0 => format!("{{-@ f{i} :: {arg} -> {annotated} @-}}\nf{i} :: Int -> Int -> {ty}\nf{i} x y = {value}\n"),
        1 => {
            let needs = format!(
                "{{-@ needs{i} :: x:Int -> y:Int -> {annotated} -> Int @-}}\nneeds{i} :: Int -> Int -> {ty} -> Int\n\
                 needs{i} _ _ value = case value of {{ {pattern} -> n; _ -> 0 }}\n"
            );
            let needs = needs
                .replace("; _ -> 0 }", if ["n", "(n, _)", "Wrap n"].contains(&pattern) { " }" } else { "; _ -> 0 }" });
            format!(
                "{needs}{{-@ f{i} :: {arg} -> Int @-}}\nf{i} :: Int -> Int -> Int\nf{i} x y = needs{i} x y ({value})\n"
            )
        }
        _ => {
            // Nobody looks at it.
            let needs = format!(
                "{{-@ needs{i} :: x:Int -> y:Int -> {annotated} -> Int @-}}\nneeds{i} :: Int -> Int -> {ty} -> Int\n\
                 needs{i} _ _ _ = 0\n"
            );
            format!(
                "{needs}{{-@ f{i} :: {arg} -> Int @-}}\nf{i} :: Int -> Int -> Int\nf{i} x y = needs{i} x y ({value})\n"
            )
        }
    })
}

/// The same by what is said of a local definition, of nothing, by an abstract refinement, or by a proof.
fn told_otherwise(chance: &mut Random, i: usize, sum: &Sum, claim: &Claim, arg: &str) -> Option<String> {
    let (sum_text, claim_text) = (sum.text(), &claim.text);
    let head = format!("{{-@ f{i} :: {arg} -> Int @-}}\nf{i} :: Int -> Int -> Int\n");
    let falls = |sum: &Sum| (-4..=4).any(|x| (-4..=4).any(|y| sum.value(x, y) < x));
    let is_any = !arg.contains('|') && !arg.contains("Nat");
    Some(match chance.below(9) {
        // A method, whose class says it of all instances.
        5 => format!(
            "class K{i} a where\n  {{-@ class K{i} a where\n        f{i} :: a -> {arg} -> {claim_text}\n    @-}}\n  \
             f{i} :: a -> Int -> Int -> Int\ninstance K{i} Rise where\n  f{i} _ x y = {sum_text}\n"
        ),
        6..=8 if !is_any || !falls(sum) => return None,
        6 => format!(
            "{{-@ data G{i} where\n      G{i} :: low{i}:Int -> high{i}:{{v:Int | low{i} <= v}} -> G{i}\n  @-}}\n\
             data G{i} = G{i} Int Int\n{{-@ f{i} :: {arg} -> G{i} @-}}\nf{i} :: Int -> Int -> G{i}\nf{i} x y = G{i} x {sum_text}\n"
        ),
        7 => format!(
            "{{-@ f{i} :: {arg} -> (Int, Int)<{{\\a b -> a <= b}}> @-}}\nf{i} :: Int -> Int -> (Int, Int)\nf{i} x y = (x, {sum_text})\n"
        ),
        8 => format!(
            "{{-@ f{i} :: {arg} -> {{v:Int | Map_select (Map_store (Map_default 0) y v) y >= x}} @-}}\n\
             f{i} :: Int -> Int -> Int\nf{i} x y = {sum_text}\n"
        ),
        0 => format!(
            "{head}f{i} x y = inner{i} x\n  where\n    {{-@ inner{i} :: Int -> {claim_text} @-}}\n    \
             inner{i} :: Int -> Int\n    inner{i} _ = {sum_text}\n"
        ),
        1 => {
            // A number that is neither of the two need not be like them.
            let is_other = |x: i64, y: i64| ![x, y].contains(&sum.value(x, y));
            if !(-4..=4).any(|x| (-4..=4).any(|y| is_other(x, y))) {
                return None;
            }
            format!(
                "{{-@ f{i} :: forall <p :: Int -> Bool>. x:Int<p> -> y:Int<p> -> Int<p> @-}}\n\
                 f{i} :: Int -> Int -> Int\nf{i} x y = {sum_text}\n"
            )
        }
        2 => {
            // Whoever passes it through one of those that keep what they are given.
            format!(
                "{{-@ keep{i} :: forall <p :: Int -> Bool>. Int<p> -> Int -> Int<p> @-}}\n\
                 keep{i} :: Int -> Int -> Int\nkeep{i} n _ = n\n\
                 {{-@ f{i} :: {arg} -> {claim_text} @-}}\nf{i} :: Int -> Int -> Int\nf{i} x y = keep{i} {sum_text} 1\n"
            )
        }
        3 => {
            let is_less = |x: i64, y: i64| sum.value(x, y) < x;
            if arg.contains('|') || arg.contains("Nat") || !(-4..=4).any(|x| (-4..=4).any(|y| is_less(x, y))) {
                return None;
            }
            format!(
                "{{-@ f{i} :: {arg} -> Rise <{{\\a b -> a <= b}}> @-}}\nf{i} :: Int -> Int -> Rise\n\
                 f{i} x y = Rise x {sum_text}\n"
            )
        }
        _ => {
            let is_less = |x: i64, y: i64| sum.value(x, y) < x;
            if arg.contains('|') || arg.contains("Nat") || !(-4..=4).any(|x| (-4..=4).any(|y| is_less(x, y))) {
                return None;
            }
            format!(
                "{{-@ reflect sum{i} @-}}\nsum{i} :: Int -> Int -> Int\nsum{i} x y = {sum_text}\n\
                 {{-@ f{i} :: {arg} -> {{ sum{i} x y >= x }} @-}}\nf{i} :: Int -> Int -> ()\nf{i} x y = ()\n"
            )
        }
    })
}

/// The verdict of each function of a module.
fn verdicts(name: &str, text: &str) -> Vec<(String, Verdict<selfsame_refine::test::Counterexample>)> {
    let folder: PathBuf = std::env::temp_dir().join(format!("selfsame-refinements-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    let path = folder.join(format!("{name}.hs"));
    std::fs::write(&path, text).expect("it can be written");
    let mut sources = selfsame_library::sources();
    let Ok(Source::Haskell(loaded)) = Source::load(&path, &[], &mut sources) else { panic!("it is read:\n{text}") };
    assert!(loaded.diagnostics.is_empty(), "{:?}\n{text}", loaded.diagnostics);
    let module = Module::new(path, loaded, &[], &mut sources).expect("it is a module");
    let decided = module.items.iter().map(|item| {
        let verdict = match &item.subject {
            Ok(subject) => module.with(LIMITS, &sources, |testing| check(testing, subject)),
            Err(why) => Verdict::Unknown(Reason::Unsupported(why.clone(), None)),
        };
        (item.name.clone(), verdict)
    });
    decided.collect()
}

#[test]
fn what_a_call_breaks_is_never_verified() {
    const MODULES: usize = 30;
    const FUNCTIONS: usize = 25;
    on_large_stack(|| {
        let (mut asked, mut refuted) = (0, 0);
        for module in 0..MODULES {
            let mut chance = Random::new(module as u64 + 1);
            let mut text = format!("module Broken{module} where\n{HEADER}");
            let mut made = 0;
            while made < FUNCTIONS {
                if let Some(function) = broken(&mut chance, made) {
                    text += &function;
                    made += 1;
                }
            }
            let found = verdicts(&format!("Broken{module}"), &text);
            for (name, verdict) in found.iter().filter(|(name, _)| name.starts_with('f')) {
                asked += 1;
                assert_ne!(*verdict, Verdict::Verified, "{name} of\n{text}");
                refuted += usize::from(matches!(verdict, Verdict::Refuted(_)));
            }
        }
        assert_eq!(asked, MODULES * FUNCTIONS);
        assert!(refuted * 10 >= asked * 9, "{refuted} of {asked} were refuted");
    });
}

/// Specifications of functions of one number with something in them that has no meaning.
const STRANGE: &[&str] = &[
    "Int -> Zork",
    "Zork -> Int",
    "Int -> {v:Int | zork v}",
    "Int -> {v:Int | v > zork}",
    "Int -> {v:Zork | v > 0}",
    "Int -> {v:Int | Zork v}",
    "Int -> Int<{\\x y -> x > 0}>",
    "Int -> Int<p>",
    "forall <p :: Int -> Zork>. Int -> Int<p>",
    "forall <p :: Int -> Bool>. Up p => Int -> Int<p>",
    "Int -> {zork}",
    "{v:Int | v ?? 0} -> Int",
    "Int -> {v:Int | v > 0 && }",
    "Int -> Nat 3",
    "Int -> BNat",
    "Int -> String",
    "Int -> Int -> Int",
    "Int",
    "x:Int -> {v:Int | len x = 0}",
    "Int -> {v:Int | v = \"a\"}",
    "Int -> {v:Int | v + True > 0}",
    "{v:Zork 2 | v > 1} -> Int",
    "Int -> (v:Int, Nat)",
    "Int -> Broken",
    "Int -> {v:Int | Broken v}",
    "Int -> {v:Int | brokenSize v > 0}",
    "{f:Int | f 3} -> Int",
];

#[test]
fn nothing_is_said_of_what_is_not_understood() {
    on_large_stack(|| {
        let mut chance = Random::new(17);
        let bodies = ["x", "x + 1", "abs x", "0", "if x > 0 then x else error \"no\"", "x - 120"];
        for round in 0..4 {
            let mut text = format!(
                "module Strange{round} where\n{{-@ type Broken = Int<{{\\x y -> x > 0}}> @-}}\n\
                 {{-@ predicate Broken X = X ?? 3 @-}}\n{{-@ measure brokenSize :: Int -> @-}}\n"
            );
            for (i, spec) in STRANGE.iter().enumerate() {
                let body = bodies[chance.below(bodies.len())];
                let _ = writeln!(text, "{{-@ f{i} :: {spec} @-}}\nf{i} :: Int -> Int\nf{i} x = {body}");
                let _ = writeln!(text, "g{i} :: Int -> Int\ng{i} x = f{i} x");
                let _ = writeln!(
                    text,
                    "{{-@ h{i} :: Nat -> {{v:Int | v > 120}} @-}}\nh{i} :: Int -> Int\nh{i} x = 0 * g{i} x"
                );
            }
            for (name, verdict) in verdicts(&format!("Strange{round}"), &text) {
                let is_unknown = matches!(verdict, Verdict::Unknown(Reason::Unsupported(..)));
                assert!(is_unknown, "{name}: {verdict:?}\n{text}");
            }
        }
    });
}

#[test]
fn what_nobody_can_place_is_a_gap_of_everything() {
    let strange = [
        "wibble f",
        "class Foo a where",
        "instance Foo Int where",
        "import Elsewhere",
        "data Nowhere = N { n :: Nat }",
        "assume reflect f as g",
        "invariant {v:Int | v > 3}",
        "using (Int) as {v:Int | v > 3}",
        "data P = P { p :: Nat, q :: Nat }",
        "data P = Q { p :: Nat }",
        "data P = P { p :: Int -> Nat }",
        "data P = P { p :: Zork }",
        "data P where P :: Nat -> Nat -> P",
        "data P where Q :: Nat -> P",
        "f :: P -> Nat ; g :: Int",
        "(f :: P -> Nat",
    ];
    on_large_stack(move || {
        for (i, strange) in strange.iter().enumerate() {
            let text = format!(
                "module Placed{i} where\n{{-@ {strange} @-}}\ndata P = P Int\nf :: P -> Int\nf (P n) = n\n\
                 {{-@ g :: Int -> Int @-}}\ng :: Int -> Int\ng n = f (P n)\n"
            );
            for (name, verdict) in verdicts(&format!("Placed{i}"), &text) {
                let is_unknown = matches!(verdict, Verdict::Unknown(Reason::Unsupported(..)));
                assert!(is_unknown, "{strange}: {name}: {verdict:?}");
            }
        }
    });
}

/// What nobody evaluates promises nothing: calls that may not end are no ground to stand on.
#[test]
fn unevaluated_calls_promise_nothing() {
    let text = "module Unevaluated where
{-@ endless :: Int -> {v:Int | v > 0 && v < 0} @-}
endless :: Int -> Int
endless x = endless x
{-@ endlessList :: Int -> {v:[Int] | len v > 0 && len v < 0} @-}
endlessList :: Int -> [Int]
endlessList x = 1 : endlessList x
{-@ dead :: {v:Int | false} -> Int @-}
dead :: Int -> Int
dead x = error \"boom\"
{-@ deadList :: {v:[Int] | false} -> Int @-}
deadList :: [Int] -> Int
deadList x = error \"boom\"
{-@ first :: Int -> Int -> Int @-}
first :: Int -> Int -> Int
first x _ = x
{-@ bad1 :: Int -> Int @-}
bad1 :: Int -> Int
bad1 x = dead (endless x)
{-@ bad2 :: Int -> Int @-}
bad2 :: Int -> Int
bad2 x = deadList (endlessList x)
{-@ bad3 :: Int -> {v:Int | v > 0} @-}
bad3 :: Int -> Int
bad3 x = if first x (endless x) == 5 then error \"five\" else 1
{-@ bad4 :: Int -> (Int, Int) @-}
bad4 :: Int -> (Int, Int)
bad4 x = (endless x, error \"second\")
{-@ bad5 :: Int -> Int @-}
bad5 :: Int -> Int
bad5 x = let go n = go n in dead (go x)
{-@ bad6 :: Int -> Int @-}
bad6 :: Int -> Int
bad6 x = case endlessList x of { (_ : _) -> error \"cons\"; [] -> 0 }
spin :: Int -> a
spin x = spin x
{-@ bad7 :: Int -> Int @-}
bad7 :: Int -> Int
bad7 x = dead (spin x)
{-@ pass :: x:Int -> y:Int -> {v:Int | v = x && y = y} @-}
pass :: Int -> Int -> Int
pass x _ = x
{-@ bad8 :: Int -> {v:Int | v > 0} @-}
bad8 :: Int -> Int
bad8 x = pass 0 (endless x)
{-@ ones :: {v:[Int] | len v < 0} @-}
ones :: [Int]
ones = 1 : ones
{-@ bad9 :: Int -> Int @-}
bad9 :: Int -> Int
bad9 x = deadList ones
{-@ bad10 :: Int -> Int @-}
bad10 :: Int -> Int
bad10 x = deadList (repeat x)
{-@ even' :: Int -> {v:Bool | false} @-}
even' :: Int -> Bool
even' n = odd' n
{-@ odd' :: Int -> {v:Bool | false} @-}
odd' :: Int -> Bool
odd' n = even' n
{-@ deadBool :: {v:Bool | false} -> Int @-}
deadBool :: Bool -> Int
deadBool x = error \"boom\"
{-@ bad11 :: Int -> Int @-}
bad11 :: Int -> Int
bad11 x = deadBool (even' x)
{-@ fine :: n:Nat -> {v:Int | v = n} @-}
fine :: Int -> Int
fine 0 = 0
fine n = 1 + fine (n - 1)
{-@ use :: {v:Int | v >= 0} -> Int @-}
use :: Int -> Int
use n = if n < 0 then error \"negative\" else n
{-@ good :: Nat -> Int @-}
good :: Int -> Int
good n = use (fine n)
";
    on_large_stack(move || {
        for (name, verdict) in verdicts("Unevaluated", text) {
            assert!(!name.starts_with("bad") || verdict != Verdict::Verified, "{name} was verified");
            assert!(!["fine", "use", "good"].contains(&&*name) || verdict == Verdict::Verified, "{name}: {verdict:?}");
        }
    });
}

/// What is said of a method is asked of every instance, of an overloaded function at every type at which something relies on it, and
/// functions that call each other for ever keep no promise.
#[test]
fn what_is_believed_is_checked_somewhere() {
    let text = "module Believed where
import qualified Data.Set as S
class K a where
  {-@ kk :: a -> {v:Int | v > 5} @-}
  kk :: a -> Int
  kk _ = 3
instance K Int where
instance K Bool where
  kk b = if b then 6 else 7
class M a where
  m :: a -> Int
instance M Bool where
  {-@ m :: Bool -> {v:Int | v > 5} @-}
  m _ = 1
instance M Int where
  m n = n
class C a where c :: a -> Int
instance C Int where c x = 3
instance C Bool where c x = -3
{-@ g :: C a => x:a -> {v:Int | v > 0} @-}
g :: C a => a -> Int
g x = c x
{-@ badG :: Bool -> {v:Int | v > 0} @-}
badG :: Bool -> Int
badG x = g x
{-@ refl :: Eq a => x:a -> {v:Bool | v} @-}
refl :: Eq a => a -> Bool
refl x = x == x
{-@ badRefl :: {v:Int | v = 1} @-}
badRefl :: Int
badRefl = if refl (0/0 :: Double) then 1 else 2
{-@ inc :: (Ord a, Num a) => a -> {v:Bool | v} @-}
inc :: (Ord a, Num a) => a -> Bool
inc x = x + 1 > x
{-@ badInc :: Double -> {v:Int | v = 1} @-}
badInc :: Double -> Int
badInc d = if inc d then 1 else 2
data E = A | B
instance Eq E where _ == _ = True
{-@ eqs :: Eq a => x:a -> y:a -> {v:Bool | v <=> x = y} @-}
eqs :: Eq a => a -> a -> Bool
eqs x y = x == y
{-@ badEqs :: {v:Int | v = 1} @-}
badEqs :: Int
badEqs = if eqs A B then 2 else 1
instance Ord E where compare _ _ = EQ
{-@ badOwnOrder :: {v:Bool | not v} @-}
badOwnOrder :: Bool
badOwnOrder = S.member A (S.insert B S.empty)
{-@ badSet :: S.Set Double -> Double -> {v:Bool | v} @-}
badSet :: S.Set Double -> Double -> Bool
badSet s x = S.member x (S.insert x s)
{-@ goodSet :: S.Set Int -> Int -> {v:Bool | v} @-}
goodSet :: S.Set Int -> Int -> Bool
goodSet s x = S.member x (S.insert x s)
data P = P Int
{-@ data P = P { pv :: {v:Int | v > 0} } @-}
{-@ goodMade :: Int -> (Int -> P) -> P @-}
goodMade :: Int -> (Int -> P) -> P
goodMade n h = h n
{-@ goodCompared :: xs:[Int] -> {v:[Int] | len v >= 0} @-}
goodCompared :: [Int] -> [Int]
goodCompared xs = if xs == [] then [1] else xs
{-@ badMa :: x:Int -> {v:Int | v > x} @-}
badMa :: Int -> Int
badMa x = badMb x
{-@ badMb :: x:Int -> {v:Int | v > x} @-}
badMb :: Int -> Int
badMb x = badMa x
{-@ badPower :: {v:Int | v > 0} @-}
badPower :: Int
badPower = 2 ^ 64
{-@ size :: Ord a => xs:[a] -> {v:Int | v = len xs} @-}
size :: Ord a => [a] -> Int
size [] = 0
size (_ : xs) = 1 + size xs
{-@ good :: xs:String -> {v:Int | v = len xs} @-}
good :: String -> Int
good s = size s
{-@ evens :: n:Nat -> Bool / [n, 0] @-}
evens :: Int -> Bool
evens n = if n == 0 then True else odds (n - 1)
{-@ odds :: n:Nat -> Bool / [n, 1] @-}
odds :: Int -> Bool
odds n = not (evens n)
";
    on_large_stack(move || {
        let found = verdicts("Believed", text);
        let of = |name: &str| &found.iter().find(|(known, _)| known == name).unwrap_or_else(|| panic!("{name}")).1;
        for name in ["kk of K Int", "m of M Bool", "badG", "badRefl", "badEqs", "badMa", "badMb"] {
            assert!(matches!(of(name), Verdict::Refuted(_)), "{name}: {:?}", of(name));
        }
        for name in ["badInc", "badPower", "badSet", "badOwnOrder"] {
            assert_ne!(*of(name), Verdict::Verified, "{name}");
        }
        for name in ["kk of K Bool", "g", "size", "good", "evens", "odds", "goodSet", "goodMade", "goodCompared"] {
            assert_eq!(*of(name), Verdict::Verified, "{name}");
        }
    });
}
