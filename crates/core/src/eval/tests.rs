//! Small programs run to values, failures and limits.

use std::sync::Arc;
use std::time::{Duration, Instant};

use super::*;
use crate::testing::{expr, program};

const PRELUDE: &str = r#"
    (data Nat Z (S Nat))
    (define + (lam (a b) (primIntAdd a b)))
    (define enumFromTo (lam (a b) (case (primIntGt a b) (True []) (False (: a (enumFromTo (primIntAdd a 1) b))))))
    (define from (lam (n) (: n (from (primIntAdd n 1)))))
    (define foldr (lam (f z xs) (case xs ([] z) ((: y ys) (f y (foldr f z ys))))))
    (define foldl (lam (f z xs) (case xs ([] z) ((: y ys) (foldl f (f z y) ys)))))
    (define foldlStrict (lam (f z xs) (case xs ([] z) ((: y ys) (let z2 (f z y) (case z2 (_ (foldlStrict f z2 ys))))))))
    (define map (lam (f xs) (case xs ([] []) ((: y ys) (: (f y) (map f ys))))))
    (define filter (lam (p xs) (case xs ([] []) ((: y ys) (case (p y) (True (: y (filter p ys))) (False (filter p ys)))))))
    (define take (lam (n xs) (case (primIntLe n 0) (True []) (False (case xs ([] []) ((: y ys) (: y (take (primIntSub n 1) ys))))))))
    (define length (lam (xs) (letrec ((go (lam (n ys) (case ys ([] n) ((: z zs) (go (primIntAdd n 1) zs)))))) (go 0 xs))))
    (define sum (foldlStrict + 0))
    (define index (lam (xs n) (case xs ((: y ys) (case n (0 y) (_ (index ys (primIntSub n 1))))) ([] (bottom "index")))))
    (define fib (lam (n) (case (primIntLt n 2) (True n) (False (primIntAdd (fib (primIntSub n 1)) (fib (primIntSub n 2)))))))
    (define fst (lam (p) (case p ((Pair a b) a))))
    (define snd (lam (p) (case p ((Pair a b) b))))
    (define const (lam (a b) a))
"#;

fn machine(more: &str) -> Machine {
    machine_with(more, Limits::default())
}

fn machine_with(more: &str, limits: Limits) -> Machine {
    Machine::new(Arc::new(program(&format!("{PRELUDE}{more}"))), limits)
}

fn run(more: &str, text: &str) -> Result<Value, Stop> {
    let mut machine = machine(more);
    let reference = machine.load(&expr(text));
    machine.whnf(reference)
}

fn int(text: &str) -> i64 {
    match run("", text) {
        Ok(Value::Int(value)) => value,
        other => panic!("{text} gave {other:?}"),
    }
}

fn error(label: &str) -> Result<Value, Stop> {
    Err(Stop::Bottom(Bottom::Label(Label::new(LabelKind::Error, label))))
}

#[test]
fn arithmetic_and_calls() {
    assert_eq!(int("(fib 20)"), 6765);
    assert_eq!(int("(sum (enumFromTo 1 100))"), 5050);
    assert_eq!(int("(index (map (lam (x) (primIntMul x x)) (from 1)) 9)"), 100);
    assert_eq!(int("(sum (take 5 (filter (lam (x) (case (primIntMod x 3) (0 True) (_ False))) (from 1))))"), 45);
}

#[test]
fn functions_are_applied_to_fewer_and_more_arguments() {
    assert_eq!(int("(let add (lam (a b c) (primIntAdd a (primIntMul b c))) (let f (add 1) ((f 2) 3)))"), 7);
    assert_eq!(int("((const (lam (x) (primIntAdd x 1)) 0) 41)"), 42);
    assert_eq!(int("(foldr (lam (f g x) (f (g x))) (lam (x) x) (map + (enumFromTo 1 10)) 0)"), 55);
    assert_eq!(run("", "(+ 1)"), Ok(Value::Function));
}

#[test]
fn only_what_is_needed_is_evaluated() {
    assert_eq!(int("(fst (Pair 1 (bottom \"no\")))"), 1);
    assert_eq!(int("(let x (bottom \"no\") (const 2 x))"), 2);
    assert_eq!(int("(length (: (bottom \"a\") (: (bottom \"b\") [])))"), 2);
    assert_eq!(run("", "(case (bottom \"yes\") (_ 1))"), error("yes"));
}

#[test]
fn a_recursive_group_may_hold_constants() {
    assert_eq!(int("(letrec ((empty []) (ones (: 1 ones))) (case empty ([] 7) ((: x xs) x)))"), 7);
    assert_eq!(int("(letrec ((n 5)) n)"), 5);
}

#[test]
fn the_first_failure_wins() {
    assert_eq!(run("", "(primIntAdd (bottom \"left\") (bottom \"right\"))"), error("left"));
    assert_eq!(run("", "(let x (bottom \"x\") (let y (bottom \"y\") (primIntAdd y x)))"), error("y"));
    let two = "(define two (lam (x y) (case y (_ (case x (_ 1))))))";
    assert_eq!(run(two, "(two (bottom \"x\") (bottom \"y\"))"), error("y"));
}

#[test]
fn deep_evaluation_does_not_use_the_process_stack() {
    assert_eq!(int("(foldr + 0 (enumFromTo 1 1000000))"), 500000500000);
    assert_eq!(int("(foldl + 0 (enumFromTo 1 1000000))"), 500000500000);
    let chain =
        "(letrec ((chain (lam (n x) (case n (0 x) (_ (chain (primIntSub n 1) (const x n))))))) (chain 1000000 7))";
    assert_eq!(int(chain), 7);
    let nat = "(letrec ((to (lam (n) (case n (0 Z) (_ (S (to (primIntSub n 1)))))))
                        (of (lam (n) (case n (Z 0) ((S m) (primIntAdd 1 (of m)))))))
                (of (to 1000000)))";
    assert_eq!(int(nat), 1000000);
}

#[test]
fn work_is_shared() {
    let mut machine = machine("(define work (lam (n) (length (enumFromTo 1 n))))");
    let mut steps = |text: &str| {
        let reference = machine.load(&expr(text));
        machine.set_limits(Limits::default());
        machine.whnf(reference).expect("a value");
        machine.steps()
    };
    let once = steps("(work 10000)");
    let twice = steps("(let x (work 10000) (primIntAdd x x))");
    assert!(twice < once + 10, "{once} steps once, {twice} steps twice");
    let many = steps("(letrec ((xs (: (work 10000) xs))) (sum (take 100 xs)))");
    assert!(many < once + 1000, "{once} steps once, {many} steps in a list");
}

#[test]
fn globals_without_parameters_are_evaluated_once() {
    let mut machine = machine("(define big (length (enumFromTo 1 10000))) (define alias big)");
    let sum = machine.load(&expr("(primIntAdd big alias)"));
    assert_eq!(machine.whnf(sum), Ok(Value::Int(20000)));
    let steps = machine.steps();
    let again = machine.load(&expr("(primIntAdd alias big)"));
    assert_eq!(machine.whnf(again), Ok(Value::Int(20000)));
    assert!(machine.steps() < steps + 5);
}

#[test]
fn a_value_that_needs_itself_is_a_loop() {
    assert_eq!(run("", "(letrec ((x (primIntAdd x 1))) x)"), Err(Stop::Loop));
    assert_eq!(run("", "(letrec ((x y) (y x)) x)"), Err(Stop::Loop));
    assert_eq!(run("(define x y) (define y x)", "x"), Err(Stop::Loop));
    assert_eq!(run("(define x (primIntAdd 1 x))", "x"), Err(Stop::Loop));
    assert_eq!(run("", "(letrec ((p (Pair 1 (fst p)))) (snd p))"), Ok(Value::Int(1)));
}

#[test]
fn failures_are_remembered() {
    let mut machine = machine("(define bad (primIntQuot 1 0))");
    let bad = machine.load(&expr("(primIntAdd 1 (case (length (enumFromTo 1 1000)) (_ bad)))"));
    let first = machine.whnf(bad);
    assert_eq!(first, Err(Stop::Bottom(Bottom::Label(Label::new(LabelKind::Arithmetic, "divide by zero")))));
    let steps = machine.steps();
    assert_eq!(machine.whnf(bad), first);
    assert!(machine.steps() <= steps + 1);
}

#[test]
fn computed_messages_are_evaluated_when_asked_for() {
    let mut machine = machine("");
    let text = "(primError (: 'n' (: '=' (letrec ((s (: 'x' s))) s))))";
    let reference = machine.load(&expr(text));
    let Err(Stop::Bottom(Bottom::Message(text))) = machine.whnf(reference) else { panic!("an error is expected") };
    assert_eq!(machine.message(text, 5), ("n=xxx...".to_owned(), None));
    let partial = machine.load(&expr("(: 'a' (bottom \"inner\"))"));
    let (text, stop) = machine.message(partial, 10);
    assert_eq!(text, "a");
    assert_eq!(stop, error("inner").err());
}

#[test]
fn gaps_say_what_is_missing() {
    assert_eq!(run("", "(primUnsupported \"IO\")"), Err(Stop::Unsupported("IO".into())));
    assert_eq!(run("", "nowhere"), Err(Stop::Unsupported("nowhere is not defined".into())));
    assert_eq!(run("(define bad (lam (x) (undefinedThing x)))", "(fst (Pair 1 (bad 1)))"), Ok(Value::Int(1)));
    assert!(matches!(run("", "(1 2)"), Err(Stop::Unsupported(_))));
    assert!(matches!(run("", "(case (lam (x) x) ((: y ys) y))"), Err(Stop::Unsupported(_))));
}

#[test]
fn literals_are_matched() {
    let classify = "(define f (lam (n) (case n (1 10) (-5 20) (4611686018427387904 30) (7 40) (_ 50))))";
    for (input, output) in [(1, 10), (-5, 20), (4611686018427387904i64, 30), (7, 40), (8, 50)] {
        assert_eq!(run(classify, &format!("(f {input})")), Ok(Value::Int(output)));
    }
    let big = "(case (primIntegerMul 100000000000n 100000000000n) (10000000000000000000000n 1) (_ 2))";
    assert_eq!(int(big), 1);
    assert_eq!(int("(case (primDoubleMul 0.5 3.0) (1.5 1) (_ 2))"), 1);
    assert_eq!(int("(case (index \"hello\" 4) ('o' 1) (_ 2))"), 1);
}

#[test]
fn strings_are_lists() {
    assert_eq!(int("(length \"h\u{e9}llo \u{1F600}\")"), 7);
    assert_eq!(
        run("", "(index (primIntegerShow (primIntegerMul 99999999999n 99999999999n)) 3)"),
        Ok(Value::Char('9' as u32))
    );
    assert_eq!(int("(case \"\" ([] 1) (_ 2))"), 1);
}

#[test]
fn recursive_data_and_functions_of_one_group() {
    assert_eq!(int("(letrec ((xs (: 1 ys)) (ys (: 2 xs))) (sum (take 5 xs)))"), 7);
    assert_eq!(int("(letrec ((xs (: 0 (map (+ 1) xs)))) (index xs 1000))"), 1000);
    let parity = "(letrec ((even (lam (n) (case n (0 k) (_ (odd (primIntSub n 1))))))
                           (odd (lam (n) (case n (0 0) (_ (even (primIntSub n 1))))))
                           (k 5)) (even 100))";
    assert_eq!(int(parity), 5);
}

#[test]
fn numbers_leave_the_word_and_come_back() {
    assert_eq!(int("(primIntAdd 1152921504606846975 1)"), 1152921504606846976);
    assert_eq!(int("(primIntSub (primIntAdd 1152921504606846975 1) 1)"), 1152921504606846975);
    assert_eq!(int("(primIntAdd 9223372036854775807 1)"), i64::MIN);
    assert_eq!(int("(primIntMul 4611686018427387904 2)"), i64::MIN);
    assert_eq!(
        int("(primIntegerToInt (primIntegerSub (primIntegerMul 4611686018427387904n 4n) 18446744073709551615n))"),
        1
    );
    let factorial =
        "(letrec ((f (lam (n) (case n (0n 1n) (_ (primIntegerMul n (f (primIntegerSub n 1n)))))))) (f 25n))";
    assert_eq!(run("", factorial), Ok(Value::Integer("15511210043330985984000000".parse().expect("digits"))));
}

#[test]
fn unneeded_large_numbers_are_not_computed() {
    let squares =
        "(letrec ((squares (lam (x) (: x (squares (primIntegerMul x x)))))) (length (take 200 (squares 3n))))";
    assert_eq!(int(squares), 200);
}

#[test]
fn surrogates_are_characters() {
    assert_eq!(int("(primCharOrd (primCharToUpper (primCharChr 55296)))"), 55296);
    assert_eq!(int("(primCharCategory (primCharChr 55296))"), 27);
}

/// 60! modulo 61 is 60 (Wilson).
const FACTORIAL_MODULO: &str =
    "(letrec ((f (lam (n) (case n (0n 1n) (_ (primIntegerMul n (f (primIntegerSub n 1n))))))))
    (primIntegerToInt (primIntegerSub (primIntegerMod (f 60n) 61n) 60n)))";

#[test]
fn collections_keep_what_is_reachable() {
    for nursery in [1, 100, 5000] {
        let mut machine = machine(
            "(define primes (letrec ((sieve (lam (xs) (case xs ((: p ps)
                (: p (sieve (filter (lam (x) (case (primIntMod x p) (0 False) (_ True))) ps)))))))) (sieve (from 2))))",
        );
        machine.nursery = nursery;
        machine.collect_at = nursery;
        for (text, value) in [
            ("(index primes 100)", 547),
            ("(foldr + 0 (enumFromTo 1 3000))", 4501500),
            ("(let xs (enumFromTo 1 2000) (primIntAdd (sum xs) (length xs)))", 2003000),
            ("(letrec ((xs (: 0 (map (+ 1) xs)))) (index xs 500))", 500),
            (FACTORIAL_MODULO, 0),
        ] {
            let reference = machine.load(&expr(text));
            assert_eq!(machine.whnf(reference), Ok(Value::Int(value)), "{text}");
        }
    }
}

#[test]
fn references_survive_collections() {
    let mut machine = machine("");
    machine.nursery = 1000;
    machine.collect_at = 1000;
    let list = machine.load(&expr("(enumFromTo 1 10)"));
    let Ok(Value::Con(_, fields)) = machine.whnf(list) else { panic!("a list is expected") };
    let noise = machine.load(&expr("(sum (enumFromTo 1 20000))"));
    assert_eq!(machine.whnf(noise), Ok(Value::Int(200010000)));
    machine.release(noise);
    assert_eq!(machine.whnf(fields[0]), Ok(Value::Int(1)));
    let length = machine.global("length".into());
    let rest = machine.apply(length, &[fields[1]]);
    assert_eq!(machine.whnf(rest), Ok(Value::Int(9)));
}

#[test]
fn long_streams_need_little_memory() {
    let limits = Limits { bytes: 24 << 20, ..Limits::default() };
    for text in [
        "(sum (enumFromTo 1 3000000))",
        "(let xs (enumFromTo 1 3000000) (primIntAdd 1 (length xs)))",
        "(primIntAdd (length (enumFromTo 1 2000000)) (let ys (enumFromTo 1 2000000) (case (sum ys) (_ 5))))",
        "(index (from 0) 3000000)",
    ] {
        let mut machine = machine_with("", limits);
        let reference = machine.load(&expr(text));
        assert!(matches!(machine.whnf(reference), Ok(Value::Int(_))), "{text}");
    }
}

#[test]
fn a_pair_does_not_keep_its_other_half() {
    // Both halves are taken by thunks; the first is consumed while the second waits.
    let split = "(define split (lam (xs) (case xs ([] (Pair [] [])) ((: y ys)
                    (let r (split ys) (Pair (: y (fst r)) (snd r)))))))
                 (define both (lam (p) (let b (snd p) (case (length (fst p)) (_ (length b))))))";
    let mut machine = machine_with(split, Limits { bytes: 64 << 20, ..Limits::default() });
    let reference = machine.load(&expr("(both (split (enumFromTo 1 300000)))"));
    assert_eq!(machine.whnf(reference), Ok(Value::Int(0)));
}

#[test]
fn limits_interrupt_and_evaluation_goes_on() {
    let mut machine = machine("");
    let reference = machine.load(&expr("(foldr + 0 (map (+ 1) (enumFromTo 1 10000)))"));
    let mut attempts = 0;
    let value = loop {
        machine.set_limits(Limits { steps: 777, ..Limits::default() });
        attempts += 1;
        match machine.whnf(reference) {
            Err(Stop::Steps) => assert!(machine.steps() <= 777),
            result => break result,
        }
    };
    assert_eq!(value, Ok(Value::Int(50015000)));
    assert!((30..200).contains(&attempts), "{attempts} attempts");
}

#[test]
fn no_steps_are_no_evaluation() {
    let mut machine = machine_with("", Limits { steps: 0, ..Limits::default() });
    let reference = machine.load(&expr("(fib 3)"));
    assert_eq!(machine.whnf(reference), Err(Stop::Steps));
    assert_eq!(machine.whnf(reference), Err(Stop::Steps));
    machine.set_limits(Limits::default());
    assert_eq!(machine.whnf(reference), Ok(Value::Int(2)));
}

#[test]
fn memory_is_bounded() {
    let limits = Limits { bytes: 16 << 20, ..Limits::default() };
    for text in [
        "(letrec ((f (lam (n) (primIntAdd 1 (f n))))) (f 0))",
        "(let xs (from 0) (primIntAdd (index xs 100000000) (index xs 0)))",
        "(letrec ((grow (lam (xs) (grow (: 1 xs))))) (grow []))",
    ] {
        let mut machine = machine_with("", limits);
        let reference = machine.load(&expr(text));
        assert_eq!(machine.whnf(reference), Err(Stop::Memory), "{text}");
        assert!(machine.stack.len() * 8 <= 16 << 20);
    }
    assert!(matches!(run("", "(primIntegerShiftL 1n 1000000000000)"), Err(Stop::Unsupported(_))));
}

#[test]
fn deadlines_are_kept() {
    let deadline = Instant::now() + Duration::from_millis(30);
    let mut machine = machine_with("", Limits { deadline: Some(deadline), ..Limits::default() });
    let reference = machine.load(&expr("(letrec ((spin (lam (n) (spin (primIntAdd n 1))))) (spin 0))"));
    assert_eq!(machine.whnf(reference), Err(Stop::Time));
    // A limit of time needs a clock: generously, for machines that are busy.
    assert!(Instant::now() < deadline + Duration::from_secs(60));
}

#[test]
fn inputs_are_taken_in_order_of_evaluation() {
    let mut machine = machine("(define read (lam (u) (input Int)))");
    for value in [10, 3] {
        let input = machine.lit(&Lit::Int(value));
        machine.supply(input);
    }
    let reference = machine.load(&expr("(let a (read 0) (let b (read 0) (primIntSub b a)))"));
    assert_eq!(machine.whnf(reference), Ok(Value::Int(7)));
    let more = machine.load(&expr("(read 0)"));
    assert_eq!(machine.whnf(more), Err(Stop::NoInput));
}

#[test]
fn assumptions_and_assertions() {
    assert_eq!(int("(assume (primIntLt 1 2) (assert (primIntLt 2 3) 9))"), 9);
    assert_eq!(run("", "(primIntAdd 1 (assume (primIntLt 2 1) 9))"), Err(Stop::Assumption));
    let violated = run("", "(assert (primIntLt 2 1) 9)");
    assert_eq!(violated, Err(Stop::Bottom(Bottom::Label(Label::new(LabelKind::Assertion, "assertion failed")))));
}

#[test]
fn coverage_notes_what_was_evaluated() {
    let code = "(define f (lam (x) (at 1 (case x (0 (at 2 10)) (_ (at 3 (fst (Pair (at 4 20) (at 5 30)))))))))";
    let mut machine = machine(code);
    machine.watch_coverage();
    let starts = |machine: &Machine| machine.coverage().iter().map(|span| span.start).collect::<Vec<_>>();
    let reference = machine.load(&expr("(f 0)"));
    machine.whnf(reference).expect("a value");
    assert_eq!(starts(&machine), [1, 2]);
    let reference = machine.load(&expr("(f 1)"));
    machine.whnf(reference).expect("a value");
    assert_eq!(starts(&machine), [1, 2, 3, 4]);
}

#[test]
fn methods_of_known_instances_cost_no_calls() {
    let classes = "(class (Num a) (add (-> a (-> a a))) (sub (-> a (-> a a))))
        (define add (lam (d) (case d (($DNum a s) a))))
        (define sub (lam (d) (case d (($DNum a s) s))))
        (define $fNumInt ($DNum $fNumInt$add $fNumInt$sub))
        (define $fNumInt$add (lam (x y) (primIntAdd x y)))
        (define $fNumInt$sub (lam (x y) (primIntSub x y)))
        (define $fNumPair (lam (d) ($DNum ($fNumPair$add d) ($fNumPair$sub d))))
        (define $fNumPair$add (lam (d p q) (case p ((Pair a b) (case q ((Pair x y) (Pair (add d a x) (add d b y))))))))
        (define $fNumPair$sub (lam (d p q) (case p ((Pair a b) (case q ((Pair x y) (Pair (sub d a x) (sub d b y))))))))
        (define fibs (lam (n) (case (primIntLt n 2) (True n) (False ((add $fNumInt) (fibs (sub $fNumInt n 1)) (fibs (sub $fNumInt n 2)))))))";
    let mut machine = machine(classes);
    let direct = machine.load(&expr("(fib 15)"));
    machine.whnf(direct).expect("a value");
    let steps = machine.steps();
    machine.set_limits(Limits::default());
    let through = machine.load(&expr("(fibs 15)"));
    assert_eq!(machine.whnf(through), Ok(Value::Int(610)));
    assert_eq!(machine.steps(), steps);
    let pairs = machine.load(&expr("(snd (add ($fNumPair $fNumInt) (Pair 1 2) (Pair 3 4)))"));
    assert_eq!(machine.whnf(pairs), Ok(Value::Int(6)));
}

#[test]
fn large_frames_and_argument_lists() {
    let names: Vec<String> = (0..300).map(|i| format!("x{i}")).collect();
    let sum = names.iter().fold("0".to_owned(), |sum, name| format!("(primIntAdd {sum} {name})"));
    let args: Vec<String> = (0..300).map(|i| i.to_string()).collect();
    let text = format!("((lam ({}) (fst (Pair {sum} 1))) {})", names.join(" "), args.join(" "));
    assert_eq!(int(&text), 44850);
    let mut list = "[]".to_owned();
    for i in 0..300 {
        list = format!("(: (primIntAdd 1 {i}) {list})");
    }
    assert_eq!(int(&format!("(sum {list})")), 45150);
}

const EFFECTS: &str = r#"
    (data (Result a) (Selfsame.Effect.Result a))
    (data (Variable a) (Selfsame.Effect.Variable a))
    (data Caught (Selfsame.Effect.Thrown Int) (Selfsame.Effect.Failed Int Int))
    (define Selfsame.Effect.newVariable (lam (x t) (primUnsupported "IO")))
    (define Selfsame.Effect.readVariable (lam (v t) (primUnsupported "IO")))
    (define Selfsame.Effect.writeVariable (lam (v x t) (primUnsupported "IO")))
    (define Selfsame.Effect.throwAny (lam (e text) (primError text)))
    (define Selfsame.Effect.catchAny (lam (m h t) (primUnsupported "IO")))
    (define kind (lam (e t) (case e ((Selfsame.Effect.Thrown x) (Selfsame.Effect.Result x)) ((Selfsame.Effect.Failed k text) (Selfsame.Effect.Result k)))))
    (define try (lam (m) (case (Selfsame.Effect.catchAny m kind 0) ((Selfsame.Effect.Result x) x))))
    (define evaluate (lam (x t) (case x (_ (Selfsame.Effect.Result x)))))
    (define forever (lam (n) (case (primIntEq n 0) (True (primIntDiv 1 0)) (False (primIntAdd 1 (forever (primIntSub n 1)))))))
"#;

fn with_effects(text: &str) -> Result<Value, Stop> {
    let mut machine = machine(EFFECTS);
    machine.allow_effects();
    let reference = machine.load(&expr(text));
    machine.whnf(reference)
}

#[test]
fn failures_of_the_program_are_caught_and_ours_are_not() {
    assert_eq!(with_effects("(try (evaluate 5))"), Ok(Value::Int(5)));
    assert_eq!(with_effects("(try (evaluate (primIntDiv 1 0)))"), Ok(Value::Int(3)));
    assert_eq!(with_effects("(try (evaluate (bottom \"e\")))"), Ok(Value::Int(0)));
    assert_eq!(with_effects("(try (evaluate (Selfsame.Effect.throwAny 42 [])))"), Ok(Value::Int(42)));
    assert_eq!(with_effects("(try (evaluate (forever 100000)))"), Ok(Value::Int(3)));
    assert_eq!(with_effects("(try (evaluate (primUnsupported \"gap\")))"), Err(Stop::Unsupported("gap".into())));
    assert_eq!(with_effects("(try (evaluate (letrec ((x (primIntAdd x 1))) x)))"), Err(Stop::Loop));
    let twice = "(let x (primIntDiv 1 0) (primIntAdd (try (evaluate x)) (try (evaluate x))))";
    assert_eq!(with_effects(twice), Ok(Value::Int(6)));
    let nested = "(try (lam (t) (evaluate (primIntAdd (try (evaluate (primIntDiv 1 0))) (primIntDiv 1 0)) t)))";
    assert_eq!(with_effects(nested), Ok(Value::Int(3)));
}

#[test]
fn variables_change() {
    let text = "(case (Selfsame.Effect.newVariable 1 0) ((Selfsame.Effect.Result v)
        (case (Selfsame.Effect.writeVariable v 7 0) (_
        (case (Selfsame.Effect.readVariable v 0) ((Selfsame.Effect.Result x) x))))))";
    assert_eq!(with_effects(text), Ok(Value::Int(7)));
}

#[test]
fn nothing_happens_where_effects_are_not_allowed() {
    let unsupported = Err(Stop::Unsupported("IO".into()));
    assert_eq!(run(EFFECTS, "(try (evaluate 5))"), unsupported);
    assert_eq!(run(EFFECTS, "(Selfsame.Effect.newVariable 1 0)"), unsupported);
}

#[test]
fn a_frame_that_catches_is_there_after_an_interruption() {
    let limits = Limits { steps: 50, ..Limits::default() };
    let mut machine = machine_with(EFFECTS, limits);
    machine.allow_effects();
    let reference = machine.load(&expr("(try (evaluate (forever 1000)))"));
    let mut interruptions = 0;
    let value = loop {
        match machine.whnf(reference) {
            Err(Stop::Steps) => interruptions += 1,
            other => break other,
        }
        machine.set_limits(limits);
    };
    assert_eq!(value, Ok(Value::Int(3)));
    assert!(interruptions > 10, "only {interruptions}");
}
