//! A concrete instance of a failed branch, for the reader.

use crate::oracle::Oracle;
use crate::signature::{INT, Op};
use crate::term::{Node, Term, Var};
use crate::world::World;

/// Values of the variables, and of the places of maps that matter, in a model of the path; small ones if possible.
pub fn instance(world: &mut World, oracle: &mut Oracle, vars: &[Var], path: &[Term]) -> Vec<(String, String)> {
    let interesting = instance_terms(world, vars, path);
    let (low, high) = (world.terms.int(-9), world.terms.int(9));
    let mut small = path.to_vec();
    for term in &interesting {
        small.push(world.terms.builtin(Op::Le, &[low, *term]));
        small.push(world.terms.builtin(Op::Le, &[*term, high]));
    }
    let model = match oracle.model(&mut world.terms, &small) {
        Some(model) => Some(model),
        None => oracle.model(&mut world.terms, path),
    };
    let Some(model) = model else { return Vec::new() };
    // The solver writes negative numbers as `(- 8)`.
    let plain = |text: String| text.replace(['(', ')', ' '], "");
    let value = |term: &Term| Some((world.terms.show(*term), plain(oracle.value(&world.terms, &model, *term)?)));
    let mut found: Vec<(String, String)> = interesting.iter().filter_map(value).collect();
    found.sort();
    found
}

/// Integer variables, and reads of variables that are maps, in the formulas.
pub fn instance_terms(world: &World, vars: &[Var], formulas: &[Term]) -> Vec<Term> {
    let mut interesting = Vec::new();
    let mut work: Vec<Term> = formulas.to_vec();
    let mut seen = rustc_hash::FxHashSet::default();
    while let Some(term) = work.pop() {
        if !seen.insert(term) {
            continue;
        }
        match world.terms.node(term) {
            Node::Var(var) if vars.contains(var) && world.terms.sort(term) == INT => interesting.push(term),
            Node::App(_, args) => {
                if let Some((Op::Select, args)) = world.terms.as_op(term)
                    && world.terms.sort(term) == INT
                    && world.terms.as_var(args[0]).is_some_and(|v| vars.contains(&v))
                {
                    interesting.push(term);
                }
                work.extend(args.iter().copied());
            }
            Node::Var(_) | Node::Int(_) | Node::Quantified(..) => {}
        }
    }
    interesting.sort();
    interesting
}
