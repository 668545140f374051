//! The checker of certificates: accepts what the search found, and nothing that was tampered with.

mod support;

use std::sync::Arc;
use std::time::{Duration, Instant};

use selfsame_certify::{Certificate, Goal as Claim, Pair, Rule, Side, check as recheck};
use selfsame_core::program::Program;
use selfsame_core::step::representation;
use selfsame_core::term::{TermStore, Variable};
use selfsame_core::verdict::Verdict;
use selfsame_equiv::{Goal, Options, check};

/// A rule of the suite with its certificate, if it is true.
struct Proved {
    goal: Goal,
    variables: Vec<(u32, Variable)>,
    certificate: Option<Certificate>,
}

fn suite() -> (Arc<Program>, Vec<Proved>) {
    let (program, goals) = support::load(&support::folder().join("zeno/Unmodified.hs"));
    let store = TermStore::new(program.clone());
    let prove = |goal: Goal| {
        let deadline = Some((Instant::now() + Duration::from_secs(20), 20));
        let report = check(&program, &goal, &Options { deadline, ..Options::default() });
        let certificate = report.proof.filter(|_| report.verdict == Verdict::Verified).map(|proof| proof.certificate);
        let variable = |var: &selfsame_equiv::GoalVariable| Variable {
            name: var.name,
            ty: representation(&store, var.ty.clone()),
            evaluated: var.dictionary,
            total: var.total || var.dictionary,
            finite: var.finite,
        };
        let variables = goal.variables.iter().map(|var| (var.local, variable(var))).collect();
        Proved { goal, variables, certificate }
    };
    let proved = goals.into_iter().map(prove).collect();
    (program, proved)
}

fn holds(program: &Arc<Program>, about: &Proved, certificate: &Certificate) -> bool {
    let Goal { left, right, ty, .. } = &about.goal;
    let claim = Claim { variables: &about.variables, left, right, ty };
    recheck(program, &claim, certificate).is_ok()
}

/// Numbers that look random and are the same in every run.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound.max(1)
    }
}

fn tamper(certificate: &mut Certificate, dice: &mut Dice) {
    let count = certificate.lemmas.len() + 1;
    let which = dice.below(count);
    let theorem = certificate.lemmas.get_mut(which).unwrap_or(&mut certificate.goal);
    let at = dice.below(theorem.proof.len());
    match dice.below(8) {
        0 => std::mem::swap(&mut theorem.statement.left, &mut theorem.statement.right),
        1 => {
            theorem.proof.remove(at);
        }
        2 => {
            let copy = theorem.proof[at].clone();
            theorem.proof.insert(at, copy);
        }
        3 => theorem.proof.truncate(at),
        4 => {
            // The next rule with witnesses to spoil.
            let spoilt = theorem.proof[at..].iter_mut().find(|rule| !matches!(rule, Rule::Dc | Rule::Lam));
            if let Some(rule) = spoilt {
                spoil(rule, dice);
            }
        }
        5 => {
            let other = dice.below(theorem.proof.len());
            theorem.proof.swap(at, other);
        }
        6 => theorem.proof[at] = Rule::Same(Pair(dice.below(4) as u32, dice.below(4) as u32)),
        _ => {
            let past = Pair(dice.below(3) as u32, dice.below(3) as u32);
            let present = Pair(past.0 + dice.below(3) as u32, past.1 + dice.below(3) as u32);
            theorem.proof[at] = Rule::Past { present, past, uses: Vec::new() };
        }
    }
}

fn spoil(rule: &mut Rule, dice: &mut Dice) {
    let nudge = |number: &mut u32, dice: &mut Dice| *number = (*number + 1 + dice.below(3) as u32) % 6;
    match rule {
        Rule::Red(side, steps) => match dice.below(2) {
            0 => *side = if *side == Side::Left { Side::Right } else { Side::Left },
            _ => *steps += 1,
        },
        Rule::Split(_, kept) => {
            kept.pop();
        }
        Rule::Same(pair) => nudge(&mut pair.0, dice),
        Rule::Past { present, past, uses } => match dice.below(4) {
            0 => nudge(&mut past.0, dice),
            1 => nudge(&mut past.1, dice),
            2 => nudge(&mut present.1, dice),
            _ => uses.clear(),
        },
        Rule::Lemma { flipped, .. } => *flipped = !*flipped,
        Rule::Dc | Rule::Lam | Rule::Arithmetic => {}
    }
}

#[test]
fn tampered_certificates_prove_nothing_new() {
    support::with_stack(|| {
        let (program, suite) = suite();
        let (true_ones, false_ones): (Vec<&Proved>, Vec<&Proved>) =
            suite.iter().partition(|proved| proved.certificate.is_some());
        assert!(true_ones.len() >= 20, "only {} rules are proved", true_ones.len());
        let mut dice = Dice(2024);
        let mut rejected = 0;
        for i in 0..1000 {
            let about = true_ones[i % true_ones.len()];
            let mut certificate = about.certificate.clone().expect("it is among the proved");
            tamper(&mut certificate, &mut dice);
            if !holds(&program, about, &certificate) {
                rejected += 1;
            }
            // Whatever it is now, it does not prove what is false.
            let other = false_ones[dice.below(false_ones.len())];
            certificate.goal.statement = restated(&program, other);
            assert!(!holds(&program, other, &certificate), "{} is false", other.goal.name);
        }
        assert!(rejected > 700, "only {rejected} of 1000 were rejected");
    });
}

/// The statement of a rule, as a certificate would have it.
fn restated(program: &Arc<Program>, about: &Proved) -> selfsame_certify::Statement {
    let mut store = TermStore::new(program.clone());
    let vars: Vec<_> = about.variables.iter().map(|(_, variable)| store.fresh(variable.clone())).collect();
    let locals: Vec<_> =
        about.variables.iter().zip(&vars).map(|((local, _), var)| (*local, store.mk_free(*var))).collect();
    let side = |store: &mut TermStore, expr| {
        let term = store.import(expr, &locals).expect("the rule was imported before");
        selfsame_certify::write(store, term, &vars).expect("the rule was written before")
    };
    let (left, right) = (side(&mut store, &about.goal.left), side(&mut store, &about.goal.right));
    let quantified = |(_, variable): &(u32, Variable)| selfsame_certify::Quantified {
        name: variable.name,
        ty: variable.ty.clone(),
        evaluated: variable.evaluated,
        total: variable.total,
        finite: variable.finite,
    };
    selfsame_certify::Statement {
        variables: about.variables.iter().map(quantified).collect(),
        given: Vec::new(),
        ty: Some(representation(&store, about.goal.ty.clone())),
        left,
        right,
    }
}

#[test]
fn certificates_survive_being_written_down() {
    support::with_stack(|| {
        let (program, suite) = suite();
        for proved in suite.iter().filter(|proved| proved.certificate.is_some()) {
            let text = serde_json::to_string(&proved.certificate).expect("certificates can be written");
            let read: Option<Certificate> = serde_json::from_str(&text).expect("certificates can be read");
            assert_eq!(read, proved.certificate);
            assert!(holds(&program, proved, read.as_ref().expect("it was there")), "{}", proved.goal.name);
        }
    });
}
