//! False neighbours of true rules: one place of one side is changed, and what is still verified must survive being run on
//! all small values, partial and cyclic ones included.

mod support;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use selfsame_core::expr::{Alt, Expr, Lit};
use selfsame_core::program::{Ints, Program};
use selfsame_core::symbol::Symbol;
use selfsame_core::term::{TermStore, Variable};
use selfsame_core::types::Type;
use selfsame_core::verdict::Verdict;
use selfsame_equiv::{Goal, GoalVariable, Options, check};
use support::dice::Dice;
use support::values::contradiction;

/// The rules that are changed.
const FILES: &[&str] = &[
    "zeno/Unmodified.hs",
    "harder/Reversal.hs",
    "harder/Numbers.hs",
    "harder/Sorting.hs",
    "harder/Trees.hs",
    "harder/Membership.hs",
    "harder/Functions.hs",
    "rules/Finite.hs",
    "rules/Functors.hs",
    "rules/Local.hs",
    "rules/Numbers.hs",
    "rules/Spines.hs",
    "rules/Strict.hs",
];

/// Changed rules tried for each rule.
const TRIES: usize = 3;

/// What may stand in the place of something else.
struct Others {
    /// Functions of the file, by their types.
    globals: BTreeMap<String, Vec<Symbol>>,
    locals: Vec<GoalVariable>,
}

impl Others {
    fn new(program: &Program, goal: &Goal) -> Others {
        let mut globals: BTreeMap<String, Vec<Symbol>> = BTreeMap::new();
        for (_, global) in program.globals() {
            if !global.name.as_str().contains('$') {
                globals.entry(global.ty.to_string()).or_default().push(global.name);
            }
        }
        Others { globals, locals: goal.variables.iter().filter(|var| !var.dictionary).cloned().collect() }
    }

    /// Every expression with one place of this one changed.
    fn changed(&self, program: &Program, expr: &Expr) -> Vec<Expr> {
        let mut all = self.replaced(program, expr);
        let parts = parts(expr);
        for (i, part) in parts.iter().enumerate() {
            for changed in self.changed(program, part) {
                let mut parts = parts.clone();
                parts[i] = changed;
                all.push(with_parts(expr, parts));
            }
        }
        all
    }

    /// What the whole expression may become.
    fn replaced(&self, program: &Program, expr: &Expr) -> Vec<Expr> {
        match expr {
            Expr::Local(local) => {
                let others = self.locals.iter().filter(|other| other.local != local.id);
                others
                    .map(|other| Expr::Local(selfsame_core::expr::Local { id: other.local, name: other.name }))
                    .collect()
            }
            Expr::Global(name) => {
                let Some(global) = program.global_id(*name).map(|id| program.global(id)) else { return Vec::new() };
                let same = self.globals.get(&global.ty.to_string()).into_iter().flatten();
                same.filter(|other| *other != name).map(|other| Expr::Global(*other)).collect()
            }
            Expr::Lit(Lit::Int(n)) => vec![Expr::Lit(Lit::Int(n.wrapping_add(1)))],
            Expr::Lit(Lit::Integer(n)) => vec![Expr::Lit(Lit::Integer(n + 1))],
            Expr::App(head, args) => {
                let mut all = args.clone();
                for (i, j) in (0..args.len()).flat_map(|i| (0..i).map(move |j| (i, j))) {
                    let mut args = args.clone();
                    args.swap(i, j);
                    all.push(Expr::App(head.clone(), args));
                }
                all
            }
            Expr::Con(name, fields) => {
                let mut all = fields.clone();
                let Some(con) = program.con_id(*name).map(|id| program.con(id)) else { return all };
                for other in &program.data(con.data).cons {
                    let other = &program.con(*other).def;
                    if other.name != *name && other.fields.len() <= fields.len() {
                        all.push(Expr::Con(other.name, fields[fields.len() - other.fields.len()..].to_vec()));
                    }
                }
                all
            }
            _ => Vec::new(),
        }
    }
}

fn parts(expr: &Expr) -> Vec<Expr> {
    match expr {
        Expr::App(head, args) => std::iter::once((**head).clone()).chain(args.iter().cloned()).collect(),
        Expr::Con(_, fields) | Expr::Prim(_, fields) => fields.clone(),
        Expr::Lam(_, body) | Expr::At(_, body) => vec![(**body).clone()],
        Expr::Let(_, value, body) => vec![(**value).clone(), (**body).clone()],
        Expr::Case(scrutinee, alts, default) => {
            let mut all = vec![(**scrutinee).clone()];
            all.extend(alts.iter().map(|alt| alt.body.clone()));
            all.extend(default.iter().map(|default| (**default).clone()));
            all
        }
        _ => Vec::new(),
    }
}

fn with_parts(expr: &Expr, parts: Vec<Expr>) -> Expr {
    let mut parts = parts.into_iter();
    let mut next = || Box::new(parts.next().expect("there are as many parts as there were"));
    match expr {
        Expr::App(_, args) => Expr::App(next(), args.iter().map(|_| *next()).collect()),
        Expr::Con(name, fields) => Expr::Con(*name, fields.iter().map(|_| *next()).collect()),
        Expr::Prim(op, args) => Expr::Prim(*op, args.iter().map(|_| *next()).collect()),
        Expr::Lam(params, _) => Expr::Lam(params.clone(), next()),
        Expr::At(span, _) => Expr::At(*span, next()),
        Expr::Let(local, ..) => {
            let value = next();
            Expr::Let(*local, value, next())
        }
        Expr::Case(_, alts, default) => {
            let scrutinee = next();
            let alts = alts.iter().map(|alt| Alt { pattern: alt.pattern.clone(), body: *next() }).collect();
            Expr::Case(scrutinee, alts, default.as_ref().map(|_| next()))
        }
        other => other.clone(),
    }
}

/// The type of a side, where the pieces fit.
fn type_of(program: &Arc<Program>, goal: &Goal, side: &Expr) -> Option<Type> {
    let mut store = TermStore::new(program.clone());
    let mut locals = Vec::new();
    for var in &goal.variables {
        let variable = store.fresh(Variable::new(var.name.as_str(), var.ty.clone()));
        locals.push((var.local, store.mk_free(variable)));
    }
    let term = store.import(side, &locals).ok()?;
    store.type_of(term)
}

/// A rule with one side changed in one place, and its variables lazy, total or finite.
fn neighbour(dice: &mut Dice, program: &Arc<Program>, goal: &Goal) -> Option<Goal> {
    let side = dice.below(2);
    let original = if side == 0 { &goal.left } else { &goal.right };
    let ty = type_of(program, goal, original)?;
    let mut changed = Others::new(program, goal).changed(program, original);
    let mut goal = goal.clone();
    let range = dice.below(4);
    for variable in goal.variables.iter_mut().filter(|variable| !variable.dictionary) {
        (variable.total, variable.finite) = match range {
            0 => (false, false),
            1 => (true, false),
            2 => (true, true),
            _ => [(false, false), (true, false), (true, true)][dice.below(3) as usize],
        };
    }
    while !changed.is_empty() {
        let expr = changed.swap_remove(dice.below(changed.len() as u64) as usize);
        if expr != *original_of(&goal, side) && type_of(program, &goal, &expr).as_ref() == Some(&ty) {
            if side == 0 {
                goal.left = expr
            } else {
                goal.right = expr
            }
            return Some(goal);
        }
    }
    None
}

fn original_of(goal: &Goal, side: u64) -> &Expr {
    if side == 0 { &goal.left } else { &goal.right }
}

#[derive(Default, Debug)]
struct Counts {
    verified: usize,
    induction: usize,
    refuted: usize,
    unknown: usize,
}

#[test]
fn neighbours_of_rules_that_are_verified_survive_being_run() {
    let counts = support::with_stack(|| {
        let mut counts = Counts::default();
        let mut dice = Dice::new(5);
        for file in FILES {
            let path: PathBuf = support::folder().join(file);
            let (program, goals) = support::load(&path);
            // The evaluator computes with 64 bits.
            let mut program = Program::clone(&program);
            program.set_ints(Ints::Wrapping);
            let program = Arc::new(program);
            for goal in goals.iter().filter(|goal| !goal.variables.iter().any(|variable| variable.dictionary)) {
                for _ in 0..TRIES {
                    let Some(goal) = neighbour(&mut dice, &program, goal) else { continue };
                    let deadline = Some((Instant::now() + Duration::from_millis(150), 1));
                    let options = Options { obligations: Some(25), deadline, ..Options::default() };
                    match check(&program, &goal, &options).verdict {
                        Verdict::Verified => {
                            counts.verified += 1;
                            counts.induction += usize::from(goal.variables.iter().any(|variable| variable.finite));
                            let contradiction = contradiction(&program, &goal);
                            assert_eq!(contradiction, None, "{file}: {goal:?}");
                        }
                        Verdict::Refuted(_) => counts.refuted += 1,
                        Verdict::Unknown(_) => counts.unknown += 1,
                    }
                }
            }
        }
        counts
    });
    println!("{counts:?}");
    let enough = counts.verified > 40 && counts.induction > 20 && counts.refuted > 200;
    assert!(enough, "the test tests little: {counts:?}");
}
