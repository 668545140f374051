//! Certificates that were changed by somebody who knows the format, or in one byte. What is still accepted, the statement and
//! every lemma, must survive being run on small values.

mod support;

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::{Arc, OnceLock};

use selfsame_certify::{Bottoms, Certificate, Goal as Claim, Quantified, Statement, check as recheck, read};
use selfsame_core::expr::{Expr, Local};
use selfsame_core::program::{Ints, Program};
use selfsame_core::term::{TermStore, VarId, Variable};
use selfsame_core::types::Type;
use selfsame_core::verdict::Verdict;
use selfsame_equiv::{Goal, GoalVariable, Options, check};
use selfsame_testing::{Random, on_large_stack, seeds};
use serde::Deserialize;
use serde_json::{Value, json};
use support::tamper::tampered;
use support::values::contradiction;

/// Where the laws are from.
const FILES: &[&str] = &[
    "zeno/Total.hs",
    "zeno/Finite.hs",
    "rules/Strict.hs",
    "rules/Numbers.hs",
    "rules/Functors.hs",
    "rules/Spines.hs",
    "rules/Streams.hs",
    "rules/Productive.hs",
    "harder/Reversal.hs",
];
/// Laws of one file.
const LAWS: usize = 8;
/// Changes of one seed.
const CHANGES: usize = 5_000;
const BYTES: usize = 1_500;

struct Proved {
    program: Arc<Program>,
    name: String,
    certificate: Value,
}

/// True laws with their certificates.
fn laws() -> &'static [Proved] {
    static ALL: OnceLock<Vec<Proved>> = OnceLock::new();
    ALL.get_or_init(proved)
}

fn proved() -> Vec<Proved> {
    let mut all = recursive();
    for file in FILES {
        let (program, goals) = support::load(&support::folder().join(file));
        // The evaluator computes with 64 bits.
        let mut program = Program::clone(&program);
        program.set_ints(Ints::Wrapping);
        let program = Arc::new(program);
        let mut found = 0;
        for goal in goals.iter().filter(|goal| !goal.variables.iter().any(|variable| variable.dictionary)) {
            let report = check(&program, goal, &Options { obligations: Some(40), ..Options::default() });
            let proof = report.proof.filter(|_| report.verdict == Verdict::Verified);
            if let Some(certificate) = proof.and_then(|proof| serde_json::to_value(proof.certificate).ok()) {
                found += 1;
                all.push(Proved { program: program.clone(), name: format!("{file}: {}", goal.name), certificate });
            }
            if found == LAWS {
                break;
            }
        }
    }
    all
}

const RECURSIVE: &str = r#"
module Copies where
data N = Z | S N
double :: N -> N
double Z = Z
double (S n) = S (S (double n))
dbl :: N -> N
dbl Z = Z
dbl (S n) = S (S (dbl n))
zero :: N -> N
zero n = Z
spin :: N -> N
spin n = spin n
{-# RULES
"copied" forall (n :: N) . double n = dbl n
"finite ones are copied" forall (n :: N) . double n = dbl n
  #-}
-- selfsame: "finite ones are copied" finite n
"#;

/// A law by an equation between functions that are unfolded together.
fn recursive() -> Vec<Proved> {
    let (program, goals) = support::load_text(Path::new("Copies.hs"), RECURSIVE.to_owned());
    let mut program = Program::clone(&program);
    program.set_ints(Ints::Wrapping);
    let program = Arc::new(program);
    let step = |at: &str, steps: u32| json!({ "step": { "at": at, "place": [], "steps": steps } });
    let law = |place: &[u32]| json!({ "law": { "at": "l", "place": place, "lemma": 0, "flipped": false } });
    let vary = json!({ "vary": { "at": "l", "place": [0] } });
    let parts = |steps: u32| {
        let end = || [step("l", 1), step("r", steps)];
        let [zero, more] = [vec![json!("same")], vec![law(&[0, 0]), json!("same")]];
        end().into_iter().chain(zero).chain(end()).chain(more).collect::<Vec<Value>>()
    };
    let both = || {
        let begin = [step("l", 1), step("r", 1), vary.clone()];
        begin.into_iter().chain(parts(1)).chain([step("l", 1), step("r", 1), json!("same")]).collect::<Vec<Value>>()
    };
    let ways = [("copied", Vec::<u32>::new(), both())];
    let mut all = Vec::new();
    for (name, place, moves) in ways {
        let goal = goals.iter().find(|goal| goal.name == name).expect("the rule is there");
        let report = check(&program, goal, &Options::default());
        let proof = report.proof.expect("the rule is proved in some way");
        let mut certificate = serde_json::to_value(proof.certificate).expect("a certificate can be written");
        let mut lemma = json!({ "statement": certificate["goal"]["statement"], "moves": moves });
        lemma["recursion"] = json!({ "place": place, "more": 0 });
        certificate["lemmas"] = json!([lemma]);
        certificate["goal"] =
            json!({ "statement": certificate["goal"]["statement"], "moves": [law(&[]), json!("same")] });
        all.push(Proved { program: program.clone(), name: name.to_owned(), certificate });
    }
    for law in &all {
        let certificate = Certificate::deserialize(&law.certificate).expect("it can be read");
        let (goal, variables) = stated(&law.program, &certificate.goal.statement).expect("it says something");
        let claim = Claim { variables: &variables, left: &goal.left, right: &goal.right, ty: &goal.ty };
        assert_eq!(recheck(&law.program, &claim, &certificate), Ok(()), "{}", law.name);
    }
    all
}

/// The statement as a front end would give it, or nothing when it says nothing in this program.
fn stated(program: &Arc<Program>, statement: &Statement) -> Option<(Goal, Vec<(u32, Variable)>)> {
    let mut store = TermStore::new(program.clone());
    let variables: Vec<Variable> = statement.variables.iter().map(variable).collect();
    let vars: Vec<VarId> = variables.iter().map(|variable| store.fresh(variable.clone())).collect();
    let local = |var: VarId| 1_000 + vars.iter().position(|known| *known == var).unwrap_or(0) as u32;
    let mut side = |text| {
        let term = read(&mut store, text, &vars).filter(|term| store.loose(*term) == 0)?;
        store.type_of(term)?;
        Some(store.export(term, &|var| Expr::Local(Local { id: local(var), name: "v".into() })))
    };
    let (left, right) = (side(&statement.left)?, side(&statement.right)?);
    let goal_variable = |(i, quantified): (usize, &Quantified)| GoalVariable {
        local: 1_000 + i as u32,
        name: quantified.name,
        ty: quantified.ty.clone(),
        // Values that are evaluated, or have a finite spine, are among these.
        total: quantified.total || quantified.evaluated || statement.spines.contains(&(i as u32)),
        finite: quantified.finite || statement.spines.contains(&(i as u32)),
        dictionary: false,
    };
    let ty = statement.ty.clone().unwrap_or(Type::var("a"));
    let goal = Goal {
        name: String::new(),
        variables: statement.variables.iter().enumerate().map(goal_variable).collect(),
        left,
        right,
        ty,
    };
    let locals = (0..).map(|i| 1_000 + i).zip(variables).collect();
    Some((goal, locals))
}

fn variable(quantified: &Quantified) -> Variable {
    let Quantified { name, ty, evaluated, total, finite } = quantified.clone();
    Variable { name, ty, evaluated, total, finite }
}

#[derive(Default)]
struct Judge {
    /// Statements that were run.
    run: BTreeSet<String>,
    accepted: usize,
    other: usize,
}

impl Judge {
    /// Checks the certificate for what it says itself; whatever is accepted is run.
    fn judge(&mut self, law: &Proved, changed: &Value) {
        let Ok(certificate) = Certificate::deserialize(changed) else { return };
        let Some((goal, variables)) = stated(&law.program, &certificate.goal.statement) else { return };
        let claim = Claim { variables: &variables, left: &goal.left, right: &goal.right, ty: &goal.ty };
        if recheck(&law.program, &claim, &certificate).is_err() {
            return;
        }
        self.accepted += 1;
        if certificate.bottoms == Bottoms::Same {
            return;
        }
        let lemmas = certificate.lemmas.iter().map(|lemma| &lemma.statement);
        for statement in lemmas.chain([&certificate.goal.statement]) {
            let text = format!("{statement:?}");
            let is_conditional = !statement.facts.is_empty() || !statement.given.is_empty();
            if is_conditional || !self.run.insert(text.clone()) {
                continue;
            }
            self.other += 1;
            let Some((goal, _)) = stated(&law.program, statement) else { continue };
            let found = contradiction(&law.program, &goal);
            assert_eq!(found, None, "{}: accepted, and false: {text}\n{changed}", law.name);
        }
    }
}

#[test]
fn whatever_is_accepted_of_changed_certificates_is_true() {
    on_large_stack(|| {
        let laws = laws();
        assert!(laws.len() >= 30, "only {} laws were proved", laws.len());
        let mut judge = Judge::default();
        for seed in seeds(1) {
            let mut dice = Random::nth(2024 + seed);
            for i in 0..CHANGES {
                let law = &laws[i % laws.len()];
                judge.judge(law, &tampered(&law.certificate, &mut dice));
            }
        }
        println!("{} accepted, {} statements run", judge.accepted, judge.other);
        let total = CHANGES * seeds(1).count();
        assert!(judge.accepted * 2 < total, "{} of {total} were accepted", judge.accepted);
        assert!(judge.other > laws.len(), "the test tests little");
    });
}

#[test]
fn whatever_is_accepted_with_one_byte_changed_is_true() {
    on_large_stack(|| {
        let laws = laws();
        let mut judge = Judge::default();
        let mut dice = Random::nth(7);
        let letters = b"0123456789abcefglprtvxTF\"{}[],:.";
        for i in 0..BYTES {
            let law = &laws[i % laws.len()];
            let mut text = law.certificate.to_string().into_bytes();
            let at = dice.below(text.len());
            text[at] = dice.pick(letters);
            let mut reader = serde_json::Deserializer::from_slice(&text);
            reader.disable_recursion_limit();
            if let Ok(changed) = Value::deserialize(&mut reader) {
                judge.judge(law, &changed);
            }
        }
        println!("{} accepted, {} statements run", judge.accepted, judge.other);
    });
}
