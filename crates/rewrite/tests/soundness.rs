//! What must not be proved, and what must: each way in which RMT leaves its paper, in both modes and both directions.

use selfsame_core::span::FileId;
use selfsame_rewrite::outcome::Status;
use selfsame_rewrite::{Options, Verdict, run};

const DECLARATIONS: &str = "
sorts Cfg, Pair;
signature pair : Cfg Cfg -> Pair, a : Int -> Cfg, b : Int -> Cfg, c : Int -> Cfg, d : Int -> Cfg,
  p : -> Cfg, q : -> Cfg, r : -> Cfg, s : -> Cfg;
variables N : Int, I : Int, J : Int;
";

/// Whether the goals are proved, from left to right or (swapped) from right to left.
fn proved(systems: &str, mode: &str, goals: &[(&str, &str, &str)], bases: &[(&str, &str, &str)], swap: bool) -> bool {
    let list = |pairs: &[(&str, &str, &str)]| {
        let pair = |(l, r, c): &(&str, &str, &str)| match swap {
            false => format!("(pair {l} {r}) /\\ {c}"),
            true => format!("(pair {r} {l}) /\\ {c}"),
        };
        pairs.iter().map(pair).collect::<Vec<_>>().join(", ")
    };
    let (left, right) = if swap { ("R", "L") } else { ("L", "R") };
    let query =
        format!("show-simulation [40, {mode}] in {left} and {right} : {} with-base {};", list(goals), list(bases));
    let outcome = run(&format!("{DECLARATIONS}{systems}{query}"), FileId(0), &Options::default());
    assert!(outcome.diagnostics.is_empty(), "{:?}", outcome.diagnostics);
    assert_eq!(outcome.queries.len(), 1);
    outcome.queries[0].verdict == Verdict::Verified
}

const MODES: [&str; 2] = ["partial", "total"];

#[test]
fn the_residual_of_step_is_kept() {
    // `a N` stops when N <= 0, and no base case speaks of that.
    let systems = "constrained-rewrite-system L (a N) /\\ (mless 0 N) => (b N);
                   constrained-rewrite-system R (c N) => (d N);";
    let bases = [("(b N)", "(d N)", "true")];
    for mode in MODES {
        assert!(!proved(systems, mode, &[("(a N)", "(c N)", "true")], &bases, false), "{mode}");
        assert!(proved(systems, mode, &[("(a N)", "(c N)", "(mless 0 N)")], &bases, false), "{mode}");
        // The other way round the left side always steps, but the partner is reached for positive N only.
        assert!(!proved(systems, mode, &[("(a N)", "(c N)", "true")], &bases, true), "{mode}");
        assert!(proved(systems, mode, &[("(a N)", "(c N)", "(mless 0 N)")], &bases, true), "{mode}");
    }
}

#[test]
fn goals_are_matched_and_never_given_values() {
    // A unifier would set N to 5 and call the goal proved.
    let systems = "constrained-rewrite-system L (a N) => (b N);
                   constrained-rewrite-system R (c N) => (d N);";
    for mode in MODES {
        for swap in [false, true] {
            let goal = [("(a N)", "(c N)", "true")];
            assert!(!proved(systems, mode, &goal, &[("(b 5)", "(d 5)", "true")], swap), "{mode} {swap}");
            assert!(!proved(systems, mode, &goal, &[("(b N)", "(d I)", "(band (mequals N I) (mequals N 5))")], swap));
            assert!(proved(systems, mode, &goal, &[("(b I)", "(d I)", "true")], swap), "{mode} {swap}");
            assert!(proved(systems, mode, &[("(a 5)", "(c 5)", "true")], &[("(b 5)", "(d 5)", "true")], swap));
        }
    }
    // Circularities too: the second goal helps for N = 5 only.
    let systems = "constrained-rewrite-system L (a N) => (b N), (b N) /\\ (mequals N 5) => p;
                   constrained-rewrite-system R (c N) => (d N), (d N) /\\ (mequals N 5) => q;";
    for mode in MODES {
        for swap in [false, true] {
            let goals = [("(a N)", "(c N)", "true"), ("(b 5)", "(d 5)", "true")];
            assert!(!proved(systems, mode, &goals, &[("p", "q", "true")], swap), "{mode} {swap}");
        }
    }
}

#[test]
fn base_cases_count_at_the_end_of_runs_only() {
    // `p` is in the base, but goes on to `r`, which has no partner.
    let systems = "constrained-rewrite-system L p => r;
                   constrained-rewrite-system R q => q;";
    for mode in MODES {
        assert!(!proved(systems, "total", &[("p", "q", "true")], &[("p", "q", "true")], false), "{mode}");
        assert!(!proved(systems, mode, &[("p", "s", "true")], &[("p", "s", "true")], false), "{mode}");
        assert!(!proved(systems, mode, &[("p", "s", "true")], &[("p", "s", "true")], true), "{mode}");
    }
    // The right side must be at its end too: `q` never is.
    assert!(!proved(systems, "total", &[("r", "q", "true")], &[("r", "q", "true")], false));
    // A base case that holds some configurations that go on still counts for the others.
    let systems = "constrained-rewrite-system L (a N) /\\ (mless 0 N) => r;
                   constrained-rewrite-system R p => q;";
    for mode in MODES {
        assert!(!proved(systems, mode, &[("(a N)", "p", "true")], &[("(a N)", "q", "true")], false));
        assert!(proved(systems, mode, &[("(a N)", "p", "(mle N 0)")], &[("(a N)", "q", "true")], false));
        assert!(proved(systems, mode, &[("(a N)", "p", "(mle N 0)")], &[("(a N)", "q", "true")], true));
    }
}

#[test]
fn full_simulation_asks_for_progress_on_the_left_only() {
    // The left side counts down while the right side stays where it is.
    let systems = "constrained-rewrite-system L (a N) /\\ (mless 0 N) => (a (mminus N 1)), (a N) /\\ (mle N 0) => p;
                   constrained-rewrite-system R (c N) /\\ (mless N 0) => (c 0);";
    let (goal, base) = ([("(a N)", "q", "true")], [("p", "q", "true")]);
    for mode in MODES {
        assert!(proved(systems, mode, &goal, &base, false), "{mode}");
    }
    // Swapped, the left side waits: partial simulation takes progress on the right, full simulation a measure (N, found).
    for mode in MODES {
        assert!(proved(systems, mode, &[("(a N)", "q", "(mle 0 N)")], &base, true), "{mode}");
    }
}

#[test]
fn a_goal_does_not_prove_itself() {
    let systems = "constrained-rewrite-system L (a N) => (b N);
                   constrained-rewrite-system R (c N) => (d N);";
    for mode in MODES {
        for swap in [false, true] {
            assert!(!proved(systems, mode, &[("p", "q", "true")], &[("r", "s", "true")], swap), "{mode}");
            let goals = [("p", "q", "true"), ("p", "q", "true")];
            assert!(!proved(systems, mode, &goals, &[("r", "s", "true")], swap), "{mode}");
        }
    }
}

#[test]
fn waiting_for_each_other_is_no_proof() {
    // p is at its end, the right side runs in circles: partially simulated, but not fully.
    let systems = "constrained-rewrite-system L r => s;
                   constrained-rewrite-system R q => s, s => q;";
    let goals = [("p", "q", "true"), ("p", "s", "true")];
    assert!(proved(systems, "partial", &goals, &[("r", "r", "true")], false));
    assert!(!proved(systems, "total", &goals, &[("r", "r", "true")], false));
    // A measure that has no lower bound is none.
    let systems = "constrained-rewrite-system L r => s;
                   constrained-rewrite-system R (c N) => (c (mminus N 1));";
    assert!(proved(systems, "partial", &[("p", "(c N)", "true")], &[("r", "r", "true")], false));
    assert!(!proved(systems, "total", &[("p", "(c N)", "true")], &[("r", "r", "true")], false));
    assert!(!proved(systems, "total", &[("p", "(c N)", "(mless 0 N)")], &[("r", "r", "true")], false));
}

#[test]
fn a_right_branch_that_is_not_taken_proves_nothing() {
    // Fig. 7 writes the side condition with an implication; read literally, N < 0 would make it true for the branch to q.
    let systems = "constrained-rewrite-system L p => r;
                   constrained-rewrite-system R (c N) /\\ (mle 0 N) => q, (c N) /\\ (mless N 0) => s;";
    for mode in MODES {
        assert!(!proved(systems, mode, &[("p", "(c N)", "true")], &[("r", "q", "true")], false), "{mode}");
        assert!(proved(systems, mode, &[("p", "(c N)", "(mle 0 N)")], &[("r", "q", "true")], false), "{mode}");
        assert!(!proved(systems, mode, &[("p", "(c N)", "true")], &[("r", "q", "true")], true), "{mode}");
    }
}

#[test]
fn every_left_run_needs_a_partner_and_one_right_run_is_enough() {
    let systems = "constrained-rewrite-system L p => r, p => s;
                   constrained-rewrite-system R q => r, q => s;";
    for mode in MODES {
        let same = [("r", "r", "true"), ("s", "s", "true")];
        assert!(proved(systems, mode, &[("p", "q", "true")], &same, false), "{mode}");
        assert!(!proved(systems, mode, &[("p", "q", "true")], &same[..1], false), "{mode}");
        assert!(!proved(systems, mode, &[("p", "r", "true")], &same, false), "{mode}");
        assert!(proved(systems, mode, &[("r", "q", "true")], &same[..1], false), "{mode}");
    }
}

#[test]
fn made_up_variables_are_anything_on_the_left_and_chosen_on_the_right() {
    let systems = "constrained-rewrite-system L p => (b I);
                   constrained-rewrite-system R q => (d J);";
    for mode in MODES {
        assert!(proved(systems, mode, &[("p", "q", "true")], &[("(b N)", "(d N)", "true")], false), "{mode}");
        assert!(!proved(systems, mode, &[("p", "(d 3)", "true")], &[("(b N)", "(d N)", "true")], false), "{mode}");
        assert!(proved(systems, mode, &[("(b 3)", "q", "true")], &[("(b N)", "(d N)", "true")], false), "{mode}");
        assert!(!proved(systems, mode, &[("p", "q", "true")], &[("(b N)", "(d N)", "(mless 0 N)")], false), "{mode}");
    }
}

#[test]
fn a_goal_that_rests_on_an_unproved_one_is_not_claimed() {
    let source = format!(
        "{DECLARATIONS}
        constrained-rewrite-system L p => r, r => s;
        constrained-rewrite-system R q => q;
        show-simulation [9, total] in L and R : (pair p (c 1)), (pair r (c 1)) with-base (pair p p);"
    );
    let outcome = run(&source, FileId(0), &Options::default());
    let goals = &outcome.queries[0].goals;
    assert!(matches!(&goals[0].status, Status::Relative { missing, .. } if missing == &[2]), "{:?}", goals[0].status);
    assert!(matches!(goals[1].status, Status::Failed { .. }));
    assert_ne!(outcome.queries[0].verdict, Verdict::Verified);
}

#[test]
fn two_uses_of_a_reachability_goal_do_not_share_its_result() {
    // `a` ends in any number; two runs of it need not end in the same.
    let source = format!(
        "{DECLARATIONS}
        sorts Two; signature two : Int Int -> Two, go : Int Int Int -> Two;
        constrained-rewrite-system any (go 0 I J) => (go 1 N J), (go 1 I J) => (go 2 I N), (go 2 I J) => (two I J);
        constrained-rewrite-system same (go 0 I J) => (two N N);
        prove in any : same;
        constrained-rewrite-system step (go 0 I J) => (go 1 N J), (go 1 I J) => (two I I);
        constrained-rewrite-system fine (go 0 I J) => (two N N);
        prove in step : fine;"
    );
    let outcome = run(&source, FileId(0), &Options::default());
    assert_eq!(outcome.queries.len(), 2, "{:?}", outcome.diagnostics);
    assert_ne!(outcome.queries[0].verdict, Verdict::Verified);
    assert_eq!(outcome.queries[1].verdict, Verdict::Verified);
}
