//! When a term is an instance of a pattern, and when two terms are the same: by the definitions alone, case by case.
//!
//! This is the checker's own: it unrolls calls of axiomatized symbols as their equations say, gives values to variables of
//! patterns only, and says so when a case may be missing.

use crate::limits;
use crate::signature::Kind;
use crate::term::{Node, Role, Subst, Term, Var};
use crate::world::World;

/// One way in which a term is an instance of a pattern.
#[derive(Clone, Debug, Default)]
pub struct Case {
    pub values: Subst,
    /// What must hold, over variables of both.
    pub conditions: Vec<Term>,
}

/// Cases that exclude nothing but what never happens, if they are complete.
#[derive(Debug)]
pub struct Cases<T> {
    pub all: Vec<T>,
    pub complete: bool,
}

/// When `subject` is an instance of `pattern`, whose variables are in the role of a pattern; the subject has none of these.
pub fn cases(world: &mut World, pattern: Term, subject: Term) -> Cases<Case> {
    let mut search = Matching { found: Cases { all: Vec::new(), complete: true } };
    let start = State { work: vec![(pattern, subject)], ..State::default() };
    search.go(world, start);
    search.found
}

#[derive(Clone, Default)]
struct State {
    case: Case,
    work: Vec<(Term, Term)>,
    /// Builtin parts of the pattern and what they must be equal to.
    equal: Vec<(Term, Term)>,
    unrolled: u32,
}

struct Matching {
    found: Cases<Case>,
}

impl Matching {
    fn go(&mut self, world: &mut World, mut state: State) {
        while let Some((pattern, subject)) = state.work.pop() {
            if pattern == subject && world.terms.pattern_vars(&[pattern]).is_empty() {
                continue;
            }
            let (want, have) = (world.terms.sort(pattern), world.terms.sort(subject));
            let fits = world.terms.sig.leq(have, want);
            let may_fit = fits || !world.terms.sig.meets(want, have).is_empty();
            let is_call = world.terms.as_defined(subject).is_some();
            let pattern_var = world.terms.as_var(pattern).filter(|var| is_pattern(world, *var));
            if let Some(value) = pattern_var.and_then(|var| state.case.values.get(&var).copied()) {
                let same = same(world, value, subject);
                // Two values may be the same in ways that are not seen here.
                let exact = world.terms.is_builtin_sorted(value) && world.terms.sort(value) == have;
                self.found.complete &= exact || value == subject;
                for conditions in same {
                    let mut next = state.clone();
                    next.case.conditions.extend(conditions);
                    self.go(world, next);
                }
                return;
            }
            if let Some(var) = pattern_var.filter(|_| fits) {
                state.case.values.insert(var, subject);
                continue;
            }
            if !may_fit {
                return;
            }
            let is_builtin = world.terms.is_builtin_sorted(pattern);
            if is_builtin && want == have {
                state.equal.push((pattern, subject));
                continue;
            }
            if is_call {
                return self.unroll(world, state, pattern, subject);
            }
            if world.terms.as_var(subject).is_some() || world.terms.as_defined(pattern).is_some() {
                self.found.complete = false;
                return;
            }
            match (world.terms.as_app(pattern), world.terms.as_app(subject)) {
                (Some((f, xs)), Some((g, ys))) if f == g && !is_builtin => {
                    let pairs: Vec<(Term, Term)> = xs.iter().copied().zip(ys.iter().copied()).collect();
                    state.work.extend(pairs.into_iter().rev());
                }
                _ => return,
            }
        }
        for (pattern, subject) in std::mem::take(&mut state.equal) {
            let pattern = world.terms.subst(pattern, &state.case.values);
            let pattern = value(world, pattern);
            let equal = world.terms.eq(pattern, subject);
            state.case.conditions.push(equal);
        }
        let is_never = |condition: &Term| world.terms.as_bool(*condition) == Some(false);
        if !state.case.conditions.iter().any(is_never) {
            self.found.all.push(state.case);
        }
    }

    fn unroll(&mut self, world: &mut World, state: State, pattern: Term, call: Term) {
        if state.unrolled == limits::UNROLLED {
            self.found.complete = false;
            return;
        }
        let values = values(world, call);
        self.found.complete &= values.complete;
        for (result, conditions) in values.all {
            let mut next = state.clone();
            next.unrolled += 1;
            next.case.conditions.extend(conditions);
            next.work.push((pattern, result));
            self.go(world, next);
        }
    }
}

fn is_pattern(world: &World, var: Var) -> bool {
    world.terms.var_info(var).role == Role::Pattern
}

/// What a call of an axiomatized symbol comes to by each of its equations, and when. A call to which none applies is a value of
/// its own, which is no constructor's.
fn values(world: &mut World, call: Term) -> Cases<(Term, Vec<Term>)> {
    let mut found = Cases { all: Vec::new(), complete: true };
    let Some((fun, _)) = world.terms.as_defined(call) else { return found };
    for index in 0..world.equations.get(&fun).map_or(0, Vec::len) {
        let equation = world.equations[&fun][index].clone();
        let (copy, _) = world.terms.rename(&[equation.left, equation.right, equation.constraint], Role::Pattern);
        let args =
            |world: &World, term: Term| world.terms.as_app(term).map(|(_, args)| args.to_vec()).unwrap_or_default();
        let work: Vec<(Term, Term)> = args(world, copy[0]).into_iter().zip(args(world, call)).rev().collect();
        let mut search = Matching { found: Cases { all: Vec::new(), complete: true } };
        search.go(world, State { work, ..State::default() });
        found.complete &= search.found.complete;
        for case in search.found.all {
            let result = world.terms.subst(copy[1], &case.values);
            let condition = world.terms.subst(copy[2], &case.values);
            let mut conditions = case.conditions;
            conditions.push(value(world, condition));
            // A variable that only builtin parts of the left side have is not followed.
            if !world.terms.pattern_vars(&[&[result], conditions.as_slice()].concat()).is_empty() {
                found.complete = false;
                continue;
            }
            if conditions.iter().all(|condition| world.terms.as_bool(*condition) != Some(false)) {
                found.all.push((value(world, result), conditions));
            }
        }
    }
    found
}

/// A term with all calls evaluated to which an equation applies whatever the variables are.
pub fn value(world: &mut World, term: Term) -> Term {
    if !world.terms.has_defined(term) {
        return term;
    }
    if let Some(known) = world.normal.get(&term) {
        return *known;
    }
    let result = match world.terms.node(term).clone() {
        Node::App(fun, args) => {
            let args = args.iter().map(|arg| value(world, *arg)).collect();
            let call = world.terms.app(fun, args);
            match world.terms.sig.fun_info(fun).kind {
                Kind::Defined if world.unfolding < limits::UNFOLDED => {
                    world.unfolding += 1;
                    let evaluated = evaluated(world, call);
                    world.unfolding -= 1;
                    evaluated
                }
                _ => call,
            }
        }
        Node::Var(_) | Node::Int(_) | Node::Quantified(..) => term,
    };
    world.normal.insert(term, result);
    result
}

fn evaluated(world: &mut World, call: Term) -> Term {
    let Some((fun, args)) = world.terms.as_defined(call).map(|(fun, args)| (fun, args.clone())) else { return call };
    for index in 0..world.equations.get(&fun).map_or(0, Vec::len) {
        let equation = world.equations[&fun][index].clone();
        let Some((_, left)) = world.terms.as_app(equation.left) else { continue };
        let mut values = Subst::default();
        let mut equal = Vec::new();
        let fits = left.iter().zip(&args).all(|(own, arg)| literally(world, *own, *arg, &mut values, &mut equal));
        if !fits {
            continue;
        }
        let mut holds = vec![world.terms.subst(equation.constraint, &values)];
        for (own, arg) in equal {
            let own = world.terms.subst(own, &values);
            holds.push(world.terms.eq(own, arg));
        }
        let holds = world.terms.and(&holds);
        let holds = value(world, holds);
        if world.terms.as_bool(holds) == Some(true) {
            let result = world.terms.subst(equation.right, &values);
            return value(world, result);
        }
    }
    call
}

/// Matching where nothing is unrolled and nothing is a condition but equations between builtin terms.
fn literally(world: &World, pattern: Term, subject: Term, values: &mut Subst, equal: &mut Vec<(Term, Term)>) -> bool {
    let (want, have) = (world.terms.sort(pattern), world.terms.sort(subject));
    if let Some(var) = world.terms.as_var(pattern) {
        return match values.get(&var) {
            None if world.terms.sig.leq(have, want) => {
                values.insert(var, subject);
                true
            }
            None => false,
            Some(known) if *known == subject => true,
            Some(known) => {
                equal.push((pattern, subject));
                world.terms.is_builtin_sorted(*known) && world.terms.sort(*known) == have
            }
        };
    }
    if world.terms.is_builtin_sorted(pattern) {
        equal.push((pattern, subject));
        return want == have;
    }
    match (world.terms.as_app(pattern), world.terms.as_app(subject)) {
        (Some((f, xs)), Some((g, ys))) if f == g => {
            xs.iter().zip(ys).all(|(x, y)| literally(world, *x, *y, values, equal))
        }
        _ => false,
    }
}

/// Conditions each of which makes two terms the same. There may be others.
pub fn same(world: &mut World, a: Term, b: Term) -> Vec<Vec<Term>> {
    same_within(world, a, b, limits::UNROLLED)
}

fn same_within(world: &mut World, a: Term, b: Term, fuel: u32) -> Vec<Vec<Term>> {
    if a == b {
        return vec![Vec::new()];
    }
    let builtin = |term: Term| world.terms.is_builtin_sorted(term);
    if builtin(a) && builtin(b) {
        if world.terms.sort(a) != world.terms.sort(b) {
            return Vec::new();
        }
        let equal = world.terms.eq(a, b);
        return if world.terms.as_bool(equal) == Some(false) { Vec::new() } else { vec![vec![equal]] };
    }
    let call = |term: Term| world.terms.as_defined(term).map(|(fun, _)| fun);
    match (call(a), call(b)) {
        (Some(f), Some(g)) if f == g => return same_parts(world, a, b, fuel),
        (None, None) => {
            let root = |term: Term| world.terms.as_app(term).map(|(fun, _)| fun);
            return match (root(a), root(b)) {
                (Some(f), Some(g)) if f == g => same_parts(world, a, b, fuel),
                _ => Vec::new(),
            };
        }
        _ => {}
    }
    if fuel == 0 {
        return Vec::new();
    }
    let (call, other) = if call(a).is_some() { (a, b) } else { (b, a) };
    let mut found = Vec::new();
    for (result, conditions) in values(world, call).all {
        for more in same_within(world, result, other, fuel - 1) {
            found.push([conditions.as_slice(), &more].concat());
        }
    }
    found
}

/// As [`same`], of two applications of one symbol: their arguments are the same.
fn same_parts(world: &mut World, a: Term, b: Term, fuel: u32) -> Vec<Vec<Term>> {
    let (Node::App(_, xs), Node::App(_, ys)) = (world.terms.node(a).clone(), world.terms.node(b).clone()) else {
        return Vec::new();
    };
    let mut ways = vec![Vec::new()];
    for (x, y) in xs.into_iter().zip(ys) {
        let more = same_within(world, x, y, fuel);
        if more.is_empty() || ways.len() * more.len() > limits::UNROLLED as usize {
            return Vec::new();
        }
        let with = |way: &Vec<Term>| more.iter().map(|also| [way.as_slice(), also].concat()).collect::<Vec<_>>();
        ways = ways.iter().flat_map(with).collect();
    }
    ways
}
