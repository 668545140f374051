//! Files written to get something false proved, or something true refuted. Each is one way in which a prover like this one can
//! be wrong; most of them once were here.

use selfsame_core::diagnostic::Severity;
use selfsame_core::span::FileId;
use selfsame_rewrite::{Options, Outcome, Verdict, run};

const DECLARATIONS: &str = "
sorts Cfg, Pair, Stack, Code;
signature pair : Cfg Cfg -> Pair, a : Int -> Cfg, b : Int -> Cfg, c : Int -> Cfg, d : Int -> Cfg,
  left : Stack -> Cfg, right : Stack -> Cfg, p : -> Cfg, q : -> Cfg, r : -> Cfg, s : -> Cfg,
  nil : -> Stack, push : Int Stack -> Stack;
variables N : Int, I : Int, J : Int, K : Stack;
";

const NO_STEPS: &str = "constrained-rewrite-system L p => r; constrained-rewrite-system R q => s;";

fn outcome(source: &str) -> Outcome {
    run(&format!("{DECLARATIONS}{source}"), FileId(0), &Options::default())
}

/// The verdicts of all queries, with no error on the way.
fn verdicts(source: &str) -> Vec<Verdict> {
    let outcome = outcome(source);
    let errors: Vec<_> = outcome.diagnostics.iter().filter(|d| d.severity == Severity::Error).collect();
    assert!(errors.is_empty(), "{errors:?}");
    outcome.queries.into_iter().map(|q| q.verdict).collect()
}

fn is_proved(source: &str) -> bool {
    let verdicts = verdicts(source);
    assert_eq!(verdicts.len(), 1);
    verdicts[0] == Verdict::Verified
}

fn is_refuted(source: &str) -> bool {
    let verdicts = verdicts(source);
    assert_eq!(verdicts.len(), 1);
    matches!(verdicts[0], Verdict::Refuted(_))
}

/// The file is refused with this message, and no query is answered after it.
fn refused(source: &str, message: &str) {
    let outcome = outcome(source);
    let errors: Vec<&str> =
        outcome.diagnostics.iter().filter(|d| d.severity == Severity::Error).map(|d| d.message.as_str()).collect();
    assert!(errors.iter().any(|e| e.contains(message)), "{errors:?}");
    let verified = outcome.queries.iter().filter(|q| q.kind.starts_with("show") && q.verdict == Verdict::Verified);
    assert_eq!(verified.count(), 0);
}

/// One goal with one base case, in both modes.
fn simulation(pair: (&str, &str), condition: &str, base: (&str, &str)) -> [String; 2] {
    ["total", "partial"].map(|mode| {
        format!(
            "show-simulation [20, {mode}] in L and R : (pair {} {}) /\\ {condition} with-base (pair {} {});",
            pair.0, pair.1, base.0, base.1
        )
    })
}

#[test]
fn shapes_given_to_a_variable_by_a_step_stay_arbitrary() {
    // The second rule makes K a `push`; what it pushes is anything, so 5 must not be chosen for it on the right.
    let systems = "constrained-rewrite-system L (left K) => p, (left (push N K)) => r;
                   constrained-rewrite-system R q => s;";
    for mode in ["total", "partial"] {
        let goal = |top: &str| {
            format!(
                "{systems} show-simulation [9, {mode}] in L and R : (pair (left K) (right K))
                 with-base (pair p (right K)), (pair r (right {top}));"
            )
        };
        assert!(!is_proved(&goal("(push 5 nil)")));
        assert!(!is_proved(&goal("(push N nil)")));
        assert!(!is_proved(&goal("nil")));
        assert!(is_proved(&goal("(push N K)")));
    }
}

#[test]
fn equations_give_one_value() {
    let goals =
        "show-simulation [9, total] in L and R : (pair (left (f 0)) (c 1)) with-base (pair (left (push 4 nil)) (c 1));";
    let define = |equations: &str| format!("define f : Int -> Stack by {equations}; {NO_STEPS} {goals}");
    refused(&define("(f N) => (push I nil)"), "`I` is not in the left side");
    refused(&define("(f N) /\\ (mequals I 4) => (push N nil)"), "`I` is not in the left side");
    // The left side computes: f 0 is f (2 mod 2), which is [2], and f (4 mod 2), which is [4].
    refused(&define("(f (mmod N 2)) => (push N nil)"), "overlapping equations");
    refused(&define("(f N) => (push 4 nil), (f 0) => nil"), "overlapping equations");
    assert!(is_proved(&define("(f N) => (push (mplus N 4) nil)")));
    assert!(is_proved(&define("(f (mplus N 1)) => (push (mplus N 5) nil)")));
}

#[test]
fn axioms_hold_for_all_values_and_do_not_contradict() {
    let goal = "show-simulation [9, total] in L and R : (pair p q) with-base (pair (a 1) (a 1));";
    refused(&format!("assert (mless 1 0); {NO_STEPS} {goal}"), "contradicts");
    // Read as a constraint on one variable this would be lost when the goal is used as a circularity.
    refused(&format!("assert (mless 0 N); {NO_STEPS} {goal}"), "contradicts");
    refused(
        &format!("builtins h : Int -> Int; assert (mless 0 (h N)); assert (mless (h 3) 1); {NO_STEPS} {goal}"),
        "contradicts",
    );
    let fine = "builtins h : Int -> Int; assert (mless 0 (h N));
                show-simulation [9, total] in L and R : (pair (a (h 3)) q) with-base (pair (a I) s) /\\ (mless 0 I);";
    assert!(is_proved(&format!("{NO_STEPS} {fine}")));
    refused(
        &format!("define f : Int -> Int by (f N) => N; assert (mless 0 (f N)); {NO_STEPS}"),
        "cannot occur in an axiom",
    );
}

#[test]
fn functions_that_are_not_injective_refute_nothing() {
    let f = "define f : Int -> Stack by (f N) /\\ (mle N 5) => nil, (f N) /\\ (mless 5 N) => (push 1 nil);";
    let small = "(band (mle N 5) (mle I 5))";
    for query in simulation(("(left (f N))", "(right (f I))"), small, ("(left (f J))", "(right (f J))")) {
        assert!(!is_refuted(&format!("{f}{NO_STEPS}{query}")));
    }
    for query in simulation(("(left (f N))", "q"), "(mle N 5)", ("(left (f 1))", "s")) {
        assert!(!is_refuted(&format!("{f}{NO_STEPS}{query}")));
    }
    for query in simulation(("(left (f N))", "q"), "(mle N 6)", ("(left (f 1))", "s")) {
        assert!(is_refuted(&format!("{f}{NO_STEPS}{query}")), "f 6 is another stack");
    }
    // For numbers too.
    let g = "define g : Int -> Int by (g N) /\\ (mle N 5) => 0, (g N) /\\ (mless 5 N) => 1;";
    for query in simulation(("(a (g N))", "(c (g I))"), small, ("(a J)", "(c J)")) {
        assert!(!is_refuted(&format!("{g}{NO_STEPS}{query}")));
    }
}

#[test]
fn equations_that_do_not_terminate_are_named() {
    for equations in
        ["(f N) => (mplus (f (mplus N 1)) 1)", "(f N) /\\ (mless 0 N) => (f (mplus N 1)), (f N) /\\ (mle N 0) => 0"]
    {
        let source = format!(
            "define f : Int -> Int by {equations}; {NO_STEPS}
            show-simulation [9, total] in L and R : (pair p q) with-base (pair r s);"
        );
        let assumptions = &outcome(&source).queries[0].assumptions;
        assert_eq!(assumptions, &["the equations of `f` terminate"]);
    }
    // What needs itself is 0 = 1 in other words, and refused.
    for equations in ["(f N) => (mplus (f N) 1)", "(f N) /\\ (mless 0 N) => (f N), (f N) /\\ (mle N 0) => 0"] {
        let source = format!("define f : Int -> Int by {equations}; {NO_STEPS}");
        let outcome = outcome(&source);
        assert!(outcome.diagnostics.iter().any(|d| d.message.contains("with the same arguments")), "{equations}");
    }
    let fine = [
        "(f N) /\\ (mless 0 N) => (mplus 1 (f (mminus N 1))), (f N) /\\ (mle N 0) => 0",
        "(f N) /\\ (mless N 10) => (f (mplus N 2)), (f N) /\\ (mle 10 N) => N",
    ];
    for equations in fine {
        let source = format!(
            "define f : Int -> Int by {equations}; {NO_STEPS}
            show-simulation [9, total] in L and R : (pair p q) with-base (pair r s);"
        );
        assert!(outcome(&source).queries[0].assumptions.is_empty(), "{equations}");
    }
    // A call that has no end has no value, and refutes nothing.
    let source = format!(
        "define f : Int -> Int by (f N) => (mplus (f (mplus N 1)) 1); define g : Int -> Stack by (g N) => (g (mplus N 1));
        {NO_STEPS} show-simulation [9, total] in L and R : (pair (a (f 1)) (c 0)) with-base (pair (a 0) (c 0));
        show-simulation [9, total] in L and R : (pair (left (g 1)) (c 0)) with-base (pair (left nil) (c 0));"
    );
    for verdict in verdicts(&source) {
        assert!(matches!(verdict, Verdict::Unknown(_)), "{verdict:?}");
    }
}

#[test]
fn rules_rewrite_nothing_inside_a_configuration() {
    // Under Def. 2 `go one` steps to `go two`, so it is not at its end.
    let inner = "signature go : Code -> Cfg, one : -> Code, two : -> Code;
        constrained-rewrite-system L one => two; constrained-rewrite-system R q => s;";
    let query =
        |left: &str| format!("show-simulation [9, total] in L and R : (pair {left} s) with-base (pair {left} s);");
    refused(&format!("{inner} {}", query("(go one)")), "a `Code` can occur inside a `Cfg`");
    assert!(is_proved(&format!("{inner} {}", query("two"))));
    // An argument of the wrong sort, which RMT's files need to be possible, does not hide a configuration.
    refused(&format!("{NO_STEPS} {}", query("(a p)")), "a `Cfg` can occur inside a `Cfg`");
    // Rules on numbers would apply everywhere.
    let numbers = "constrained-rewrite-system L (mplus N 1) => N; constrained-rewrite-system R q => s;";
    refused(&format!("{numbers} {}", query("p")), "rewrites builtin values");
    // Through subsorts.
    let sub = "sorts Any; subsort Cfg < Any; signature box : Any -> Cfg;";
    refused(&format!("{sub} {NO_STEPS} {}", query("p")), "a `Cfg` can occur inside a `Cfg`");
}

#[test]
fn literals_that_do_not_fit_are_refused() {
    let bytes = |text: &str| format!("sorts Byte / \"(_ BitVec 8)\"; signature x : -> Byte / \"{text}\";");
    refused(&bytes("#xfff"), "does not have these sorts");
    refused(&bytes("#b111111111"), "does not have these sorts");
    assert!(outcome(&bytes("#xff")).diagnostics.is_empty());
}

#[test]
fn division_by_zero_is_some_number_and_nobody_knows_which() {
    for query in simulation(("(a (mdiv N 0))", "(c 7)"), "true", ("(a N)", "(c N)")) {
        let verdict = &verdicts(&format!("{NO_STEPS}{query}"))[0];
        assert!(matches!(verdict, Verdict::Unknown(_)), "{verdict:?}");
    }
    for query in simulation(("(a (mmod N I))", "(c (mmod N I))"), "true", ("(a N)", "(c N)")) {
        assert!(is_proved(&format!("{NO_STEPS}{query}")), "the same on both sides");
    }
    for (condition, proved) in [("true", false), ("(bnot (mequals N 0))", true)] {
        for query in simulation(("(a (mdiv 0 N))", "(c 0)"), condition, ("(a N)", "(c N)")) {
            assert_eq!(is_proved(&format!("{NO_STEPS}{query}")), proved);
        }
    }
    // Rounding is the solver's: the remainder is never negative.
    for (left, right) in [("(mdiv -7 2)", "-4"), ("(mmod -7 2)", "1"), ("(mdiv 7 -2)", "-3"), ("(mmod 7 -2)", "1")] {
        for query in simulation((&format!("(a {left})"), &format!("(c {right})")), "true", ("(a N)", "(c N)")) {
            assert!(is_proved(&format!("{NO_STEPS}{query}")));
        }
    }
}

#[test]
fn bound_variables_are_not_captured() {
    // `a N` goes to p when all numbers are at most N (never), and to r when some number is greater (always).
    let systems = "constrained-rewrite-system L (a N) /\\ (_forallInt I (mle I N)) => p,
                                              (a N) /\\ (_existsInt I (mless N I)) => r;
                   constrained-rewrite-system R q => s;";
    for var in ["N", "I", "J"] {
        let start = format!("(a {var})");
        for (base, proved) in [("p", false), ("r", true)] {
            for query in simulation((&start, "q"), "true", (base, "s")) {
                assert_eq!(is_proved(&format!("{systems}{query}")), proved, "{var} {base}");
            }
        }
    }
    // The same in a goal's own constraint, where I is both bound and free.
    let goal = "(band (mless 0 I) (_forallInt I (bimplies (mless J I) (mless 3 I))))";
    for (bound, proved) in [("(mle 3 J)", true), ("(mle 4 J)", false), ("(mless 0 I)", true)] {
        let source = format!(
            "{NO_STEPS} show-simulation [9, total] in L and R : (pair (b J) (d I)) /\\ {goal}
            with-base (pair (b J) (d I)) /\\ {bound};"
        );
        assert_eq!(is_proved(&source), proved, "{bound}");
    }
}

#[test]
fn a_question_too_hard_for_the_solver_closes_nothing() {
    // x^3 + y^3 + z^3 = 42 has solutions that no solver finds: the step to r cannot be ruled out.
    let cube = |v: &str| format!("(mtimes {v} (mtimes {v} {v}))");
    let sum = format!("(mequals 42 (mplus {} (mplus {} {})))", cube("N"), cube("I"), cube("J"));
    let source = format!(
        "signature three : Int Int Int -> Cfg;
         constrained-rewrite-system L (three N I J) /\\ {sum} => r, (three N I J) /\\ (bnot {sum}) => p;
         constrained-rewrite-system R q => s;
         show-simulation [9, total] in L and R : (pair (three N I J) q) with-base (pair p s);"
    );
    let options = Options { solver_steps: 100_000, ..Options::default() };
    let outcome = run(&format!("{DECLARATIONS}{source}"), FileId(0), &options);
    assert!(outcome.diagnostics.is_empty());
    assert_ne!(outcome.queries[0].verdict, Verdict::Verified);
}

#[test]
fn conditions_with_variables_of_their_own() {
    // The left side may step for every I above N; the right side has to do with one J below.
    let systems = "constrained-rewrite-system L (a N) /\\ (mless N I) => (b I);
                   constrained-rewrite-system R (c N) /\\ (mless J N) => (d J);";
    for query in simulation(("(a N)", "(c N)"), "true", ("(b I)", "(d I)")) {
        assert!(!is_proved(&format!("{systems}{query}")));
    }
    for query in simulation(("(a N)", "(c N)"), "true", ("(b I)", "(d J)")) {
        assert!(is_proved(&format!("{systems}{query}")));
    }
    // Backwards every left value is below N, every right one above: none are equal.
    for mode in ["total", "partial"] {
        let query =
            format!("show-simulation [9, {mode}] in R and L : (pair (c N) (a N)) with-base (pair (d I) (b I));");
        assert!(!is_proved(&format!("{systems}{query}")));
    }
}

#[test]
fn nothing_lives_in_an_empty_sort() {
    // No ghost exists, so the second rule never fires: the right side cannot reach s, the left side cannot reach r.
    let empty = "sorts Ghost; signature haunt : Ghost -> Cfg; variables G : Ghost;";
    let systems = "constrained-rewrite-system L p => (haunt G); constrained-rewrite-system R q => (haunt G);";
    for query in simulation(("(a 1)", "q"), "true", ("(a 1)", "(haunt G)")) {
        assert!(!is_proved(&format!("{empty}{systems}{query}")));
    }
    // p cannot move: it is at its end, which is no base case.
    for query in simulation(("p", "q"), "true", ("(haunt G)", "(haunt G)")) {
        assert!(!is_proved(&format!("{empty}{systems}{query}")));
    }
    for query in simulation(("p", "q"), "true", ("p", "q")) {
        assert!(is_proved(&format!("{empty}{systems}{query}")));
    }
}

#[test]
fn partial_simulation_lets_the_right_side_run_forever_and_full_does_not() {
    let systems = "constrained-rewrite-system L p => r; constrained-rewrite-system R q => q, (c N) => (c (mplus N 1));";
    for right in ["q", "(c N)"] {
        let [total, partial] = simulation(("p", right), "true", ("s", "s"));
        assert!(!is_proved(&format!("{systems}{total}")), "{right}");
        let _ = partial;
        let source = format!(
            "{systems} show-simulation [9, partial] in L and R : (pair p {right}), (pair r {right}) with-base (pair s s);"
        );
        assert!(is_proved(&source), "{right}");
        let source = format!(
            "{systems} show-simulation [9, total] in L and R : (pair p {right}), (pair r {right}) with-base (pair s s);"
        );
        assert!(!is_proved(&source), "{right}");
    }
    // A left side that runs forever is simulated by anything; one that may stop is not.
    let systems = "constrained-rewrite-system L q => q, p => p, p => r; constrained-rewrite-system R r => s;";
    for mode in ["total", "partial"] {
        let one = |left: &str| {
            format!("{systems} show-simulation [9, {mode}] in L and R : (pair {left} s) with-base (pair a1 a1);")
                .replace("a1", "(a 1)")
        };
        assert!(is_proved(&one("q")), "{mode}");
        assert!(!is_proved(&one("p")), "{mode}");
    }
}

#[test]
fn pairs_are_pairs() {
    let query =
        |goal: &str, base: &str| format!("{NO_STEPS} show-simulation [9, total] in L and R : {goal} with-base {base};");
    refused(&query("(par p q)", "(pair r s)"), "no symbol `par`");
    refused(&query("(a p q)", "(pair r s)"), "no symbol `a`");
    refused(&query("(pair p q)", "(push r s)"), "written with `push`");
    assert!(is_proved(&query("(pair p q)", "(pair r s)")));
}

#[test]
fn what_is_assumed_and_false_is_not_assumed() {
    let source = format!(
        "{NO_STEPS} show-simulation [9, total] in L and R : (pair p (a 1)), [assumed] (pair r (a 1)) with-base (pair r (a 2));"
    );
    let outcome = outcome(&source);
    assert!(outcome.queries[0].assumptions.is_empty(), "{:?}", outcome.queries[0].assumptions);
    assert_ne!(outcome.queries[0].verdict, Verdict::Verified);
    let source = "constrained-rewrite-system L p => r, (a N) => (a N); constrained-rewrite-system R q => s, (c N) => (c (mplus N 1));
        show-simulation [9, total] in L and R : (pair p q), [assumed] (pair r (c 0)) with-base (pair r s);";
    let outcome = run(&format!("{DECLARATIONS}{source}"), FileId(0), &Options::default());
    assert_eq!(outcome.queries[0].assumptions, ["goal 2 was assumed to be true"]);
}

#[test]
fn unifiers_with_an_impossible_constraint_are_none() {
    let refutes = |query: &str| matches!(verdicts(query)[0], Verdict::Refuted(_));
    assert!(refutes("unify (a 1) (a (mplus N N));"));
    assert!(refutes("unify (left K) (left (push N K));"));
    assert!(!refutes("unify (a 2) (a (mplus N N));"));
}

#[test]
fn schemas_must_have_a_place_and_fixed_sets() {
    let head =
        "sorts Env / \"(Array Int Int)\"; signature run : Code Stack Env -> Cfg, get : Env Int -> Int / \"select\",
        set : Env Int Int -> Env / \"store\"; variables M : Env, E : Code, K2 : Stack;
        constrained-rewrite-system imp p => r;";
    let schema = |at: &str, reads: &str, then: &str| {
        format!("{head} schemas in imp at {at} with statement S1 : Code reads {reads} writes 1 then {then};")
    };
    assert!(outcome(&schema("(run _ K M)", "1 2", "(run skip1 K M)")).diagnostics.len() == 1);
    refused(&schema("(run E K M)", "1 2", "(left K)"), "has no `_`");
    refused(&schema("(run _ K M)", "N", "(left K)"), "cannot be a variable");
    refused(&schema("(run _ K M)", "1", "(left K2)"), "a variable that the configuration has not");
    refused(&schema("(run _ (mplus _ K) M)", "1", "(left K)"), "ill-sorted");
    assert!(outcome(&schema("(run _ K M)", "1 2", "(left K)")).diagnostics.is_empty());
}
