//! What is claimed of the levels of a term over its variables, against runs: values that are the same to n levels give results
//! that are the same to as many as claimed.

mod support;

use rustc_hash::FxHashMap;
use selfsame_certify::{Along, Finiteness};
use selfsame_core::expr::{Label, LabelKind, Lit};
use selfsame_core::program::ConId;
use selfsame_core::step::{Concretization, concretizations};
use selfsame_core::symbol::Symbol;
use selfsame_core::term::{Node, TermId, TermStore, VarId, Variable};
use selfsame_core::types::Type;
use selfsame_symbolic::{Pause, run_ahead};
use selfsame_testing::{Random, on_large_stack};

/// More levels than any value here has.
const EVERYTHING: u32 = 12;
const STEPS: u32 = 20_000;

/// A value of which so many levels are there, and what is below is the bottom of this name.
fn value(store: &mut TermStore, along: Along, ty: &Type, levels: u32, leaf: &str, dice: &mut Random) -> Option<TermId> {
    if levels == 0 {
        return Some(store.mk_bottom(Label::new(LabelKind::Undefined, Symbol::new(leaf))));
    }
    if *ty == Type::int() {
        return Some(store.mk_lit(&Lit::Int(dice.below(3) as i64)));
    }
    if let Some((_, result)) = ty.as_fun() {
        let result = value(store, along, &result.clone(), 2, "of a function", dice)?;
        return Some(store.mk_lam(1, result));
    }
    let whole = store.fresh(Variable { total: true, ..Variable::new("w", ty.clone()) });
    let mut all = concretizations(store, whole);
    let chosen = all.swap_remove(dice.below(all.len()));
    let Concretization::Con(con, fields) = chosen else { return None };
    let counted = counted(store, along, con);
    let mut parts = Vec::with_capacity(fields.len());
    for (field, is_counted) in fields.into_iter().zip(counted) {
        let ty = store.var(field).ty.clone();
        parts.push(match is_counted {
            true => value(store, along, &ty, levels - 1, leaf, dice)?,
            false => value(store, along, &ty, 3, "beside", dice)?,
        });
    }
    Some(store.mk_con(con, &parts))
}

/// Which fields are compared to one level less.
fn counted(store: &TermStore, along: Along, con: ConId) -> Vec<bool> {
    let program = store.program();
    let con = program.con(con);
    let data = program.data(con.data);
    let own = Type::Con(data.name, data.params.iter().map(|param| Type::Var(*param)).collect());
    con.def.fields.iter().map(|field| along == Along::Everything || *field == own).collect()
}

/// Whether nothing tells the terms apart to so many levels; `None` when one of them takes too long, or is of no interest.
fn agree(store: &mut TermStore, along: Along, left: TermId, right: TermId, levels: u32) -> Option<bool> {
    if levels == 0 || left == right {
        return Some(true);
    }
    let left = run_ahead(store, left, STEPS).filter(|run| run.pause == Pause::Value)?.focus.rebuild(store);
    let right = run_ahead(store, right, STEPS).filter(|run| run.pause == Pause::Value)?.focus.rebuild(store);
    let (Node::Con(con, lefts), Node::Con(other, rights)) = (store.node(left), store.node(right)) else {
        let is_function = [left, right].iter().any(|side| matches!(store.node(*side), Node::Lam(..)));
        return if is_function { None } else { Some(left == right) };
    };
    if con != other {
        return Some(false);
    }
    let (lefts, rights) = (store.terms(lefts).to_vec(), store.terms(rights).to_vec());
    for ((left, right), is_counted) in lefts.into_iter().zip(rights).zip(counted(store, along, con)) {
        let same = match is_counted {
            true => agree(store, along, left, right, levels - 1)?,
            false => agree(store, Along::Everything, left, right, EVERYTHING)?,
        };
        if !same {
            return Some(false);
        }
    }
    Some(true)
}

/// Tries both sides of every rule over every variable; how many claims were tried on values that count.
fn contradict(file: &str) -> usize {
    let (program, goals) = support::load(&support::folder().join(file));
    let mut tried = 0;
    for goal in goals.iter().filter(|goal| goal.variables.iter().all(|variable| !variable.dictionary)) {
        let mut store = TermStore::new(program.clone());
        // Elements have levels of their own.
        let closed = |ty: &Type| ty.subst(&|_| Some(Type::list(Type::bool())));
        let variables: Vec<VarId> =
            goal.variables.iter().map(|var| store.fresh(Variable::new(var.name.as_str(), closed(&var.ty)))).collect();
        let locals: Vec<(u32, TermId)> =
            goal.variables.iter().zip(&variables).map(|(var, id)| (var.local, store.mk_free(*id))).collect();
        for side in [&goal.left, &goal.right] {
            let Ok(whole) = store.import(side, &locals) else { continue };
            for along in [Along::Everything, Along::Spine] {
                for (at, var) in variables.iter().enumerate() {
                    let part = store.mk_free(*var);
                    let Some(claimed) = Finiteness::default().levels(&mut store, along, whole, part) else { continue };
                    for seed in 0..24 {
                        let levels = 1 + seed % 4;
                        let sides = ["a", "b"].map(|leaf| {
                            let mut dice = Random::nth(u64::from(seed));
                            let mut of = FxHashMap::default();
                            for (i, var) in variables.iter().enumerate() {
                                let ty = store.var(*var).ty.clone();
                                let value = match i == at {
                                    true => value(&mut store, along, &ty, levels, leaf, &mut dice)?,
                                    false => value(&mut store, along, &ty, 4, "of another", &mut dice)?,
                                };
                                of.insert(*var, value);
                            }
                            Some(store.substitute(whole, &of))
                        });
                        let [Some(left), Some(right)] = sides else { continue };
                        let same = i64::from(levels) + i64::from(claimed);
                        let same = same.clamp(0, i64::from(EVERYTHING)) as u32;
                        let found = agree(&mut store, along, left, right, same);
                        assert_ne!(
                            found,
                            Some(false),
                            "{file}, {}: {} has {claimed} levels over {}, but {} and {} differ",
                            goal.name,
                            store.show(whole),
                            store.show(part),
                            store.show(left),
                            store.show(right),
                        );
                        tried += usize::from(found == Some(true) && left != right && same > 0);
                    }
                }
            }
        }
    }
    tried
}

#[test]
fn values_that_are_the_same_so_far_have_results_that_are() {
    on_large_stack(|| {
        let files =
            ["rules/Productive.hs", "rules/Streams.hs", "zeno/Unmodified.hs", "harder/Trees.hs", "harder/Reversal.hs"];
        let tried: Vec<usize> = files.iter().map(|file| contradict(file)).collect();
        assert!(tried.iter().sum::<usize>() > 1_000, "{tried:?}");
    });
}
