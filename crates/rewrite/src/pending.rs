//! Work that a run stacks up, such as the additions that wait for a recursive call to return.
//!
//! A chain of frames of one shape, whose numbers go up or down by a fixed step, is what an axiomatized symbol like the
//! paper's `reduce` stands for. Chains are seen in runs on samples; for each kind a symbol with two equations is made:
//! `pending(I, C)` is `C` frames, the first one for `I`, before what was there already.

use num_bigint::BigInt;
use num_traits::{One, Zero};

use crate::limits;
use crate::signature::{Fun, FunInfo, INT, Kind, Op};
use crate::term::{Args, Node, Role, Term, Terms, Var};
use crate::trace::Sample;
use crate::world::{RewriteRule, World};

/// One kind of chain, and the symbol that stands for it.
#[derive(Clone, Debug)]
pub struct Family {
    pub fun: Fun,
    /// The constructor that puts a frame on top of others.
    list: Fun,
    /// A frame with a placeholder for every number.
    shape: Term,
    /// For each number of a frame: the number itself, or how far it is from the index.
    parts: Vec<Part>,
    step: BigInt,
    /// What is below the frames.
    rest: Term,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Part {
    Fixed(BigInt),
    /// The index plus this.
    Index(BigInt),
}

/// A term with a placeholder for every number that is an argument of a constructor, and these numbers.
pub fn abstract_numbers(terms: &mut Terms, hole: Var, term: Term) -> (Term, Vec<Term>) {
    let mut numbers = Vec::new();
    let shape = abstract_into(terms, hole, term, &mut numbers);
    (shape, numbers)
}

fn abstract_into(terms: &mut Terms, hole: Var, term: Term, numbers: &mut Vec<Term>) -> Term {
    if terms.sort(term) == INT {
        numbers.push(term);
        return terms.var(hole);
    }
    match terms.node(term).clone() {
        Node::App(fun, args) if terms.sig.op(fun).is_none() => {
            let args: Args = args.iter().map(|a| abstract_into(terms, hole, *a, numbers)).collect();
            terms.raw(fun, args)
        }
        _ => term,
    }
}

/// Puts numbers back in the places of a shape, in order.
pub fn fill_numbers(terms: &mut Terms, hole: Var, shape: Term, numbers: &mut impl Iterator<Item = Term>) -> Term {
    if terms.as_var(shape) == Some(hole) {
        return numbers.next().unwrap_or(shape);
    }
    match terms.node(shape).clone() {
        Node::App(fun, args) if terms.sig.op(fun).is_none() => {
            let args: Args = args.iter().map(|a| fill_numbers(terms, hole, *a, numbers)).collect();
            terms.raw(fun, args)
        }
        _ => shape,
    }
}

/// The kinds of chains in configurations, with new symbols for those that have none yet.
pub fn families(world: &mut World, hole: Var, configurations: &[(Term, &Sample)]) -> Vec<Family> {
    let mut found: Vec<Family> = Vec::new();
    for (term, sample) in configurations {
        for chain in chains(world, *term) {
            let Some(mut family) = family_of(world, hole, &chain, sample) else { continue };
            let same = |f: &&Family| family.is_like(f);
            if found.iter().any(|f| same(&f)) || found.len() == limits::FRAME_FAMILIES {
                continue;
            }
            match world.pending.iter().find(same) {
                Some(known) => family.fun = known.fun,
                None => {
                    family.fun = define(world, hole, &family);
                    world.pending.push(family.clone());
                }
            }
            found.push(family);
        }
    }
    found
}

/// The term with every chain of a known kind replaced by a call of its symbol.
pub fn compress(world: &mut World, hole: Var, families: &[Family], sample: &Sample, term: Term) -> Term {
    let Node::App(fun, args) = world.terms.node(term).clone() else { return term };
    if world.terms.sig.op(fun).is_some() {
        return term;
    }
    for family in families.iter().filter(|f| f.list == fun) {
        if let Some((index, count)) = family.matches(world, hole, sample, term) {
            let count = world.terms.int(count);
            return world.terms.raw(family.fun, Args::from_slice(&[index, count]));
        }
    }
    let args: Args = args.iter().map(|a| compress(world, hole, families, sample, *a)).collect();
    world.terms.raw(fun, args)
}

/// Frames on top of each other, and what is below them.
struct Chain {
    list: Fun,
    frames: Vec<Term>,
    /// `below[i]` is what frame `i` stands on.
    below: Vec<Term>,
}

/// All longest chains: `f(x, f(y, …))` with a constructor whose last argument is of its own sort.
fn chains(world: &World, term: Term) -> Vec<Chain> {
    let mut found = Vec::new();
    let mut work = vec![term];
    while let Some(term) = work.pop() {
        let Node::App(fun, args) = world.terms.node(term) else { continue };
        if !is_list(world, *fun) {
            if world.terms.sig.op(*fun).is_none() {
                work.extend(args.iter().copied());
            }
            continue;
        }
        let mut chain = Chain { list: *fun, frames: Vec::new(), below: Vec::new() };
        let mut at = term;
        while let Node::App(g, args) = world.terms.node(at) {
            if g != fun {
                work.push(at);
                break;
            }
            chain.frames.push(args[0]);
            chain.below.push(args[1]);
            work.push(args[0]);
            at = args[1];
        }
        found.push(chain);
    }
    found
}

fn is_list(world: &World, fun: Fun) -> bool {
    let info = world.terms.sig.fun_info(fun);
    info.kind == Kind::Constructor && info.args.len() == 2 && info.args[1] == info.result && info.args[0] != INT
}

/// The kind of the longest block of like frames of a chain, when it goes on by a fixed step and stands on something fixed.
fn family_of(world: &mut World, hole: Var, chain: &Chain, sample: &Sample) -> Option<Family> {
    let described: Vec<(Term, Vec<Term>)> =
        chain.frames.iter().map(|f| abstract_numbers(&mut world.terms, hole, *f)).collect();
    let (mut start, mut best) = (0, (0, 0));
    for end in 1..=described.len() {
        if end == described.len() || described[end].0 != described[start].0 {
            if end - start > best.1 - best.0 {
                best = (start, end);
            }
            start = end;
        }
    }
    let block = &described[best.0..best.1];
    if block.len() < limits::FEWEST_FRAMES {
        return None;
    }
    let rest = chain.below[best.1 - 1];
    if !world.terms.is_ground(rest) {
        return None;
    }
    let numbers: Vec<Vec<BigInt>> = block
        .iter()
        .map(|(_, numbers)| numbers.iter().map(|n| sample.int(&world.terms, *n)).collect())
        .collect::<Option<_>>()?;
    let steps: Vec<BigInt> = (0..numbers[0].len()).map(|j| &numbers[1][j] - &numbers[0][j]).collect();
    let steady = numbers.windows(2).all(|pair| (0..steps.len()).all(|j| &pair[1][j] - &pair[0][j] == steps[j]));
    // Frames that are all the same have no index; theirs is 0.
    let leader = steps.iter().position(|s| !s.is_zero());
    let step = leader.map_or(BigInt::zero(), |j| steps[j].clone());
    if !steady || steps.iter().any(|s| !s.is_zero() && *s != step) {
        return None;
    }
    let first = &numbers[0];
    let part = |j: usize| match leader {
        Some(leader) if !steps[j].is_zero() => Part::Index(&first[j] - &first[leader]),
        _ => Part::Fixed(first[j].clone()),
    };
    let parts = (0..steps.len()).map(part).collect();
    let (list, shape) = (chain.list, block[0].0);
    Some(Family { fun: list, list, shape, parts, step, rest })
}

impl Family {
    fn is_like(&self, other: &Family) -> bool {
        let key = |f: &Family| (f.list, f.shape, f.rest);
        key(self) == key(other) && self.parts == other.parts && self.step == other.step
    }

    /// The index and the length of the chain, when the whole term is one of this kind, with at least one frame.
    fn matches(&self, world: &mut World, hole: Var, sample: &Sample, term: Term) -> Option<(Term, BigInt)> {
        let (mut at, mut count) = (term, BigInt::zero());
        let (mut first, mut expected): (Option<Term>, Option<BigInt>) = (None, None);
        while at != self.rest {
            let (fun, args) = world.terms.as_app(at)?;
            let (frame, below) = (args.first().copied()?, args.get(1).copied()?);
            if fun != self.list {
                return None;
            }
            let (shape, numbers) = abstract_numbers(&mut world.terms, hole, frame);
            if shape != self.shape || numbers.len() != self.parts.len() {
                return None;
            }
            let leader = self.parts.iter().position(|p| *p == Part::Index(BigInt::zero()));
            let leader = leader.map_or_else(|| world.terms.int(0), |j| numbers[j]);
            let index = sample.int(&world.terms, leader)?;
            if expected.as_ref().is_some_and(|e| *e != index) {
                return None;
            }
            for (number, part) in numbers.iter().zip(&self.parts) {
                let value = sample.int(&world.terms, *number)?;
                let fits = match part {
                    Part::Fixed(fixed) => value == *fixed,
                    Part::Index(offset) => value == &index + offset,
                };
                if !fits {
                    return None;
                }
            }
            first.get_or_insert(leader);
            expected = Some(index + &self.step);
            count += BigInt::one();
            at = below;
        }
        Some((first?, count))
    }

    /// The definition as a file would have it.
    pub fn show(&self, world: &World) -> String {
        let name = &world.terms.sig.fun_info(self.fun).name;
        let sort = world.terms.sig.sort_name(world.terms.sig.fun_info(self.fun).result);
        let equations = world.equations.get(&self.fun).map(Vec::as_slice).unwrap_or_default();
        let lines: Vec<String> = equations
            .iter()
            .map(|e| {
                let show = |t: Term| world.terms.show(t);
                format!("  {} /\\ {} => {}", show(e.left), show(e.constraint), show(e.right))
            })
            .collect();
        format!("define {name} : Int Int -> {sort} by\n{}\n", lines.join(",\n"))
    }
}

/// Makes the symbol of a kind, with its two equations.
fn define(world: &mut World, hole: Var, family: &Family) -> Fun {
    let number = world.pending.len() + 1;
    let mut name = format!("pending{number}");
    while world.terms.sig.fun(&name).is_some() {
        name.push('_');
    }
    let result = world.terms.sig.fun_info(family.list).result;
    let info = FunInfo { name, args: vec![INT, INT], result, kind: Kind::Defined, span: None };
    let fun = world.terms.sig.add_fun(info);
    let terms = &mut world.terms;
    let (index, count) = (terms.new_var("I", INT, Role::Pattern), terms.new_var("C", INT, Role::Pattern));
    let (index, count) = (terms.var(index), terms.var(count));
    let left = terms.raw(fun, Args::from_slice(&[index, count]));
    let (zero, one) = (terms.int(0), terms.int(1));
    let numbers: Vec<Term> = family
        .parts
        .iter()
        .map(|part| match part {
            Part::Fixed(value) => terms.int(value.clone()),
            Part::Index(offset) => {
                let offset = terms.int(offset.clone());
                terms.builtin(Op::Add, &[index, offset])
            }
        })
        .collect();
    let frame = fill_numbers(terms, hole, family.shape, &mut numbers.into_iter());
    let step = terms.int(family.step.clone());
    let next = [terms.builtin(Op::Add, &[index, step]), terms.builtin(Op::Sub, &[count, one])];
    let more = terms.raw(fun, Args::from_slice(&next));
    let longer = terms.raw(family.list, Args::from_slice(&[frame, more]));
    let (none, some) = (terms.builtin(Op::Le, &[count, zero]), terms.builtin(Op::Lt, &[zero, count]));
    let span = world.systems.iter().flat_map(|s| &s.rules).map(|r| r.span).next();
    let span = span.expect("a chain was made by a rule");
    let equations = vec![
        RewriteRule { left, right: family.rest, constraint: none, span },
        RewriteRule { left, right: longer, constraint: some, span },
    ];
    world.equations.insert(fun, equations);
    world.normal.clear();
    fun
}
