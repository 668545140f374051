//! The checker of certificates: accepts what the search found, and nothing that was tampered with.

mod support;

use std::sync::Arc;

use selfsame_certify::{Certificate, Goal as Claim, Move, Pair, Rule, Side, Theorem, WalkRule, check as recheck};
use selfsame_core::program::Program;
use selfsame_core::step::representation;
use selfsame_core::term::{TermStore, Variable};
use selfsame_core::verdict::Verdict;
use selfsame_equiv::{Goal, Options, check};
use selfsame_testing::{Random, on_large_stack};
use serde::Deserialize;

/// A rule of the suite with its certificate, if it is true.
struct Proved {
    goal: Goal,
    variables: Vec<(u32, Variable)>,
    certificate: Option<Certificate>,
    is_false: bool,
}

/// The rules of the suite's files, those of each with their program.
fn suite() -> Vec<(Arc<Program>, Vec<Proved>)> {
    ["Unmodified.hs", "Total.hs", "Finite.hs"].into_iter().map(file).collect()
}

fn file(name: &str) -> (Arc<Program>, Vec<Proved>) {
    let (program, goals) = support::load(&support::folder().join("zeno").join(name));
    let store = TermStore::new(program.clone());
    let prove = |goal: Goal| {
        let report = check(&program, &goal, &Options { obligations: Some(200), ..Options::default() });
        let certificate = report.proof.filter(|_| report.verdict == Verdict::Verified).map(|proof| proof.certificate);
        let variable = |var: &selfsame_equiv::GoalVariable| Variable {
            name: var.name,
            ty: representation(&store, var.ty.clone()),
            evaluated: var.dictionary,
            total: var.total || var.finite || var.dictionary,
            finite: var.finite,
        };
        let variables = goal.variables.iter().map(|var| (var.local, variable(var))).collect();
        let is_false = matches!(report.verdict, Verdict::Refuted(_));
        Proved { goal, variables, certificate, is_false }
    };
    let proved = goals.into_iter().map(prove).collect();
    (program, proved)
}

fn holds(program: &Arc<Program>, about: &Proved, certificate: &Certificate) -> bool {
    let Goal { left, right, ty, .. } = &about.goal;
    let claim = Claim { variables: &about.variables, left, right, ty };
    recheck(program, &claim, certificate).is_ok()
}

fn tamper(certificate: &mut Certificate, dice: &mut Random) {
    let count = certificate.lemmas.len() + 1;
    let which = dice.below(count);
    let theorem = certificate.lemmas.get_mut(which).unwrap_or(&mut certificate.goal);
    if !theorem.moves.is_empty() {
        return tamper_with_moves(theorem, dice);
    }
    let at = dice.below(theorem.proof.len());
    match dice.below(10) {
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
        6 => theorem.induct.clear(),
        7 => {
            let walk = dice.below(certificate.walks.len());
            if let Some(walk) = certificate.walks.get_mut(walk) {
                match dice.below(3) {
                    0 => walk.proof[0] = WalkRule::Done,
                    1 => walk.proof.truncate(1),
                    _ => walk.hole = None,
                }
            }
        }
        8 => theorem.proof[at] = Rule::Same(Pair(dice.below(4), dice.below(4))),
        _ => {
            let past = Pair(dice.below(3), dice.below(3));
            let present = Pair(past.0 + dice.below(3), past.1 + dice.below(3));
            theorem.proof[at] = Rule::Past { present, past, uses: Vec::new() };
        }
    }
}

fn tamper_with_moves(theorem: &mut Theorem, dice: &mut Random) {
    let at = dice.below(theorem.moves.len());
    match dice.below(8) {
        0 => std::mem::swap(&mut theorem.statement.left, &mut theorem.statement.right),
        1 => {
            theorem.moves.remove(at);
        }
        2 => theorem.moves.truncate(at),
        3 => {
            let other = dice.below(theorem.moves.len());
            theorem.moves.swap(at, other);
        }
        4 => theorem.induct.clear(),
        5 => theorem.statement.facts.clear(),
        6 => {
            theorem.moves[at] =
                [Move::Same, Move::Dc, Move::Arithmetic, Move::Absurd { fact: 0 }][dice.below(4)].clone()
        }
        _ => {
            let spoilt = theorem.moves[at..].iter_mut().find(|step| !matches!(step, Move::Same | Move::Dc));
            match spoilt {
                Some(Move::Step { steps, .. }) => *steps += 1,
                Some(Move::Known { flipped, .. } | Move::Law { flipped, .. } | Move::Hypothesis { flipped, .. }) => {
                    *flipped = !*flipped;
                }
                Some(Move::Vary { place, .. } | Move::Cases { place, .. } | Move::Recall { place, .. }) => {
                    place.push(0)
                }
                Some(Move::Absurd { fact } | Move::Inject { fact }) => *fact += 1,
                Some(Move::Cite { given, .. } | Move::Follow { given, .. }) => match given.first_mut() {
                    Some(first) => first[dice.below(2)] += 1,
                    None => given.push([0, 0]),
                },
                _ => theorem.moves.push(Move::Same),
            }
        }
    }
}

fn spoil(rule: &mut Rule, dice: &mut Random) {
    let nudge = |number: &mut u32, dice: &mut Random| *number = (*number + 1 + dice.below(3)) % 6;
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
        Rule::Lemma { flipped, .. } | Rule::Walk { flipped, .. } => *flipped = !*flipped,
        Rule::Need { place, flipped, .. } => match dice.below(2) {
            0 => *flipped = !*flipped,
            _ => *place = vec![dice.below(3) + 1],
        },
        Rule::Hypothesis { uses, .. } => match uses.first_mut() {
            Some(usage) if dice.below(2) == 0 => usage.flipped = !usage.flipped,
            _ => uses.clear(),
        },
        Rule::Cases { lemma, .. } => nudge(lemma, dice),
        Rule::Known { side, .. } => *side = if *side == Side::Left { Side::Right } else { Side::Left },
        Rule::Inside { steps, .. } => *steps += 1,
        Rule::Dc | Rule::Lam | Rule::Arithmetic | Rule::Evaluation => {}
    }
}

#[test]
fn tampered_certificates_prove_nothing_new() {
    on_large_stack(|| {
        let suite = suite();
        let of = |wanted: fn(&Proved) -> bool| -> Vec<(&Arc<Program>, &Proved)> {
            let all = suite.iter().flat_map(|(program, proved)| proved.iter().map(move |proved| (program, proved)));
            all.filter(|(_, proved)| wanted(proved)).collect()
        };
        let true_ones = of(|proved| proved.certificate.is_some());
        let false_ones = of(|proved| proved.is_false);
        assert!(true_ones.len() >= 55, "only {} rules are proved", true_ones.len());
        let mut dice = Random::new(2024);
        let mut rejected = 0;
        for i in 0..1000 {
            let (program, about) = true_ones[i % true_ones.len()];
            let mut certificate = about.certificate.clone().expect("it is among the proved");
            tamper(&mut certificate, &mut dice);
            // Whatever is accepted still proves the same goal, which is true.
            rejected += usize::from(!holds(program, about, &certificate));
            // And it does not prove what is false.
            let (program, other) = false_ones[dice.below(false_ones.len())];
            certificate.goal.statement = restated(program, other);
            assert!(!holds(program, other, &certificate), "{} is false", other.goal.name);
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
        facts: Vec::new(),
        spines: Vec::new(),
        ty: Some(representation(&store, about.goal.ty.clone())),
        left,
        right,
    }
}

#[test]
fn certificates_survive_being_written_down() {
    on_large_stack(|| {
        let mut count = 0;
        for (program, proved) in suite().iter().flat_map(|(program, all)| all.iter().map(move |one| (program, one))) {
            let Some(certificate) = &proved.certificate else { continue };
            let text = serde_json::to_string(certificate).expect("certificates can be written");
            let mut reader = serde_json::Deserializer::from_str(&text);
            reader.disable_recursion_limit();
            let read = Certificate::deserialize(&mut reader).expect("certificates can be read");
            assert_eq!(read, *certificate);
            assert!(holds(program, proved, &read), "{}", proved.goal.name);
            count += 1;
        }
        assert!(count >= 55, "only {count} rules are proved");
    });
}
