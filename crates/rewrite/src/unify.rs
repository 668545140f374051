//! Unification modulo builtins and axiomatized symbols (paper §2, UMAS).
//!
//! A unifier is a substitution with a constraint. Builtin subterms that differ become equations of the constraint;
//! an axiomatized symbol that stands against something else is unrolled by its equations, a bounded number of times.
//! What makes the difference between matching and narrowing is who may be given a value, see [`Give`].

use rustc_hash::FxHashMap;

use crate::limits;
use crate::signature::{Fun, Kind, Op};
use crate::term::{Node, Role, Subst, Term, Terms, Var};
use crate::world::World;

/// Which variables unification may give a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Give {
    /// Variables of the pattern only: what BASE and CIRC need, since the goal must hold for all values of its own.
    Pattern,
    /// Constructor-sorted variables of the goal too: what STEP needs, which must find every successor of every instance.
    Goal,
}

#[derive(Clone, Debug, Default)]
pub struct Unifier {
    pub subst: Subst,
    pub constraint: Vec<Term>,
}

#[derive(Clone, Debug)]
pub struct Unifiers {
    pub all: Vec<Unifier>,
    /// Whether every solution is an instance of one of them.
    pub complete: bool,
}

/// Solves all equations of `pairs` together.
pub fn unify(world: &mut World, pairs: &[(Term, Term)], give: Give) -> Unifiers {
    let mut search = Search { world, give, found: Vec::new(), complete: true };
    let problem = Problem { work: pairs.iter().rev().copied().collect(), ..Problem::default() };
    search.solve(problem);
    Unifiers { all: search.found, complete: search.complete }
}

#[derive(Clone, Default)]
struct Problem {
    /// Values may hold variables that have values themselves.
    bindings: Subst,
    work: Vec<(Term, Term)>,
    /// Equations between builtin terms, and conditions of unrolled equations.
    constraint: Vec<Constraint>,
    /// An axiomatized symbol against something else: waits until the rest agrees.
    suspended: Vec<(Term, Term)>,
    unrolled: u32,
}

#[derive(Clone, Copy)]
enum Constraint {
    Equal(Term, Term),
    Holds(Term),
}

struct Search<'w> {
    world: &'w mut World,
    give: Give,
    found: Vec<Unifier>,
    complete: bool,
}

/// What one equation came to.
enum Outcome {
    Done,
    Clash,
    /// Several ways on, each by giving these variables these values.
    Branch(Vec<Vec<(Var, Term)>>),
}

impl Search<'_> {
    fn solve(&mut self, mut problem: Problem) {
        while let Some((a, b)) = problem.work.pop() {
            match self.equation(&mut problem, a, b) {
                Outcome::Done => {}
                Outcome::Clash => return,
                Outcome::Branch(ways) => {
                    for way in ways {
                        let mut next = problem.clone();
                        next.bindings.extend(way);
                        self.solve(next);
                    }
                    return;
                }
            }
        }
        match problem.suspended.pop() {
            Some((a, b)) => self.unroll(problem, a, b),
            None => self.finish(problem),
        }
    }

    fn equation(&mut self, problem: &mut Problem, a: Term, b: Term) -> Outcome {
        let (a, b) = (self.walk(problem, a), self.walk(problem, b));
        if a == b {
            return Outcome::Done;
        }
        // A variable of the pattern goes first, so that the goal keeps its own.
        for role in [Role::Pattern, Role::Goal] {
            for (x, t) in [(a, b), (b, a)] {
                if let Some(var) = self.terms().as_var(x)
                    && self.terms().var_info(var).role == role
                    && self.may_give(var)
                {
                    return self.give_value(problem, var, t);
                }
            }
        }
        let terms = self.terms();
        let builtin = (terms.is_builtin_sorted(a), terms.is_builtin_sorted(b));
        if builtin.0 && builtin.1 {
            if terms.sort(a) != terms.sort(b) || (terms.as_int(a).is_some() && terms.as_int(b).is_some()) {
                return Outcome::Clash;
            }
            problem.constraint.push(Constraint::Equal(a, b));
            return Outcome::Done;
        }
        let defined = |t: Term| terms.as_defined(t).is_some();
        if defined(a) || defined(b) {
            problem.suspended.push((a, b));
            return Outcome::Done;
        }
        match (terms.node(a), terms.node(b)) {
            (Node::App(f, xs), Node::App(g, ys)) if f == g && !builtin.0 => {
                let pairs: Vec<(Term, Term)> = xs.iter().copied().zip(ys.iter().copied()).collect();
                problem.work.extend(pairs.into_iter().rev());
                Outcome::Done
            }
            _ => Outcome::Clash,
        }
    }

    fn may_give(&self, var: Var) -> bool {
        let info = self.terms().var_info(var);
        info.role == Role::Pattern || (self.give == Give::Goal && !self.terms().sig.is_builtin(info.sort))
    }

    fn give_value(&mut self, problem: &mut Problem, var: Var, value: Term) -> Outcome {
        let terms = self.terms();
        let (want, have) = (terms.var_info(var).sort, terms.sort(value));
        if terms.sig.leq(have, want) {
            if self.occurs(problem, var, value) {
                if !self.terms().sig.is_builtin(want) {
                    return Outcome::Clash;
                }
                let var = self.world.terms.var(var);
                problem.constraint.push(Constraint::Equal(var, value));
                return Outcome::Done;
            }
            problem.bindings.insert(var, value);
            return Outcome::Done;
        }
        let Some(other) = terms.as_var(value) else {
            if terms.as_defined(value).is_some() && !terms.sig.meets(want, have).is_empty() {
                let var = self.world.terms.var(var);
                problem.suspended.push((value, var));
                return Outcome::Done;
            }
            return Outcome::Clash;
        };
        if !self.may_give(other) {
            return Outcome::Clash;
        }
        if terms.sig.leq(want, have) {
            let var = self.world.terms.var(var);
            problem.bindings.insert(other, var);
            return Outcome::Done;
        }
        let roles = (terms.var_info(var).role, terms.var_info(other).role);
        let role = if roles == (Role::Pattern, Role::Pattern) { Role::Pattern } else { Role::Goal };
        let meets = terms.sig.meets(want, have);
        let ways = meets.into_iter().map(|sort| {
            let fresh = self.world.terms.fresh(other, sort, role);
            let fresh = self.world.terms.var(fresh);
            vec![(var, fresh), (other, fresh)]
        });
        Outcome::Branch(ways.collect())
    }

    /// Unrolls the axiomatized symbol at the root of one side.
    fn unroll(&mut self, problem: Problem, a: Term, b: Term) {
        let (a, b) = (self.walk(&problem, a), self.walk(&problem, b));
        let (a, b) = (self.resolve(&problem, a), self.resolve(&problem, b));
        let (a, b) = (self.world.normalize(a), self.world.normalize(b));
        if a == b {
            return self.solve(problem);
        }
        let roots = |t: Term| self.terms().as_defined(t).map(|(f, args)| (f, args.to_vec()));
        let (fun, args, other) = match (roots(a), roots(b)) {
            (Some((f, xs)), Some((g, ys))) if f == g => {
                // Equal arguments are enough for equal values, but other arguments may have the same value.
                self.complete = false;
                let mut next = problem;
                next.work.extend(xs.into_iter().zip(ys));
                return self.solve(next);
            }
            (Some((f, xs)), _) => (f, xs, b),
            (None, Some((g, ys))) => (g, ys, a),
            // Its value is known, or its variables were given values since: compare again.
            (None, None) => {
                let mut next = problem;
                next.work.push((a, b));
                return self.solve(next);
            }
        };
        if problem.unrolled == limits::UNROLLED {
            self.complete = false;
            return;
        }
        for (left, right, condition) in self.fresh_equations(fun) {
            let mut next = problem.clone();
            next.unrolled += 1;
            next.constraint.push(Constraint::Holds(condition));
            next.work.push((right, other));
            next.work.extend(args.iter().copied().zip(left));
            self.solve(next);
        }
    }

    /// The equations of a symbol over new variables: arguments of the left side, right side, condition.
    fn fresh_equations(&mut self, fun: Fun) -> Vec<(Vec<Term>, Term, Term)> {
        let equations = self.world.equations.get(&fun).cloned().unwrap_or_default();
        let mut copies = Vec::new();
        for equation in equations {
            let whole = [equation.left, equation.right, equation.constraint];
            let (copy, _) = self.world.terms.rename(&whole, Role::Pattern);
            let args = self.terms().as_app(copy[0]).map(|(_, args)| args.to_vec()).unwrap_or_default();
            copies.push((args, copy[1], copy[2]));
        }
        copies
    }

    fn finish(&mut self, problem: Problem) {
        let mut constraint = Vec::new();
        for part in &problem.constraint {
            let formula = match *part {
                Constraint::Equal(a, b) => {
                    let (a, b) = (self.resolve(&problem, a), self.resolve(&problem, b));
                    let (a, b) = (self.world.normalize(a), self.world.normalize(b));
                    self.world.terms.eq(a, b)
                }
                Constraint::Holds(t) => {
                    let t = self.resolve(&problem, t);
                    self.world.normalize(t)
                }
            };
            if self.terms().as_bool(formula) == Some(false) {
                return;
            }
            self.terms().conjuncts(formula, &mut constraint);
        }
        let mut bindings = problem.bindings;
        if !eliminate(&mut self.world.terms, &mut constraint, &mut bindings) {
            return;
        }
        let mut subst = Subst::default();
        let vars: Vec<Var> = bindings.keys().copied().collect();
        for var in vars {
            let term = self.world.terms.var(var);
            let value = resolve(&mut self.world.terms, &bindings, term);
            subst.insert(var, value);
        }
        self.found.push(Unifier { subst, constraint });
    }

    fn walk(&self, problem: &Problem, mut term: Term) -> Term {
        while let Some(var) = self.terms().as_var(term) {
            match problem.bindings.get(&var) {
                Some(value) => term = *value,
                None => break,
            }
        }
        term
    }

    fn resolve(&mut self, problem: &Problem, term: Term) -> Term {
        resolve(&mut self.world.terms, &problem.bindings, term)
    }

    fn occurs(&self, problem: &Problem, var: Var, term: Term) -> bool {
        let mut work = vec![term];
        let mut seen = FxHashMap::default();
        while let Some(term) = work.pop() {
            for found in self.terms().free_vars(&[term]) {
                if found == var {
                    return true;
                }
                if let Some(value) = problem.bindings.get(&found)
                    && seen.insert(found, ()).is_none()
                {
                    work.push(*value);
                }
            }
        }
        false
    }

    fn terms(&self) -> &Terms {
        &self.world.terms
    }
}

fn resolve(terms: &mut Terms, bindings: &Subst, mut term: Term) -> Term {
    loop {
        let next = terms.subst(term, bindings);
        if next == term {
            return term;
        }
        term = next;
    }
}

/// Solves equations of the constraint for pattern variables that have no value yet: `I - 1 = n` gives `I := n + 1`.
/// False when the constraint turned out to be contradictory.
pub fn eliminate(terms: &mut Terms, constraint: &mut Vec<Term>, bindings: &mut Subst) -> bool {
    loop {
        let open = terms.pattern_vars(constraint);
        let solved = open.iter().find_map(|var| {
            let solution = constraint.iter().enumerate().find_map(|(i, c)| Some((i, solve_for(terms, *var, *c)?)))?;
            Some((*var, solution.0, solution.1))
        });
        let Some((var, used, value)) = solved else { return true };
        constraint.remove(used);
        bindings.insert(var, value);
        let old = std::mem::take(constraint);
        for formula in old {
            let formula = terms.subst(formula, &Subst::from_iter([(var, value)]));
            if terms.as_bool(formula) == Some(false) {
                return false;
            }
            terms.conjuncts(formula, constraint);
        }
    }
}

/// The value of `var` that makes the equation true, when there is exactly one and it is easy to see.
fn solve_for(terms: &mut Terms, var: Var, equation: Term) -> Option<Term> {
    let (a, b) = match terms.as_op(equation) {
        Some((Op::Eq, args)) => (args[0], args[1]),
        _ => return None,
    };
    let x = terms.var(var);
    for (one, other) in [(a, b), (b, a)] {
        if one == x && !terms.occurs(var, other) {
            return Some(other);
        }
    }
    if terms.sort(a) != crate::signature::INT {
        return None;
    }
    let difference = terms.builtin(Op::Sub, &[a, b]);
    let polynomial = terms.polynomial(difference);
    let factor = polynomial.get(&vec![x])?.clone();
    let elsewhere = polynomial.keys().any(|atoms| *atoms != [x] && atoms.iter().any(|t| terms.occurs(var, *t)));
    if elsewhere {
        return None;
    }
    let rest = terms.builtin(Op::Sub, &[difference, x]);
    if factor == num_bigint::BigInt::from(1) {
        let zero = terms.int(0);
        Some(terms.builtin(Op::Sub, &[zero, rest]))
    } else if factor == num_bigint::BigInt::from(-1) {
        Some(terms.builtin(Op::Add, &[difference, x]))
    } else {
        None
    }
}

impl World {
    /// The value of a call, when the first equation that can match does so whatever the variables are.
    pub(crate) fn evaluate_once(&mut self, call: Term) -> Option<Term> {
        let (fun, _) = self.terms.as_defined(call)?;
        let equations = self.equations.get(&fun).map_or(0, Vec::len);
        for index in 0..equations {
            let equation = self.equations[&fun][index].clone();
            let mut bindings = Subst::default();
            let mut equal = Vec::new();
            if !matches(&self.terms, equation.left, call, &mut bindings, &mut equal) {
                continue;
            }
            let mut holds = self.terms.subst(equation.constraint, &bindings);
            for (a, b) in equal {
                let a = self.terms.subst(a, &bindings);
                let same = self.terms.eq(a, b);
                holds = self.terms.builtin(Op::And, &[holds, same]);
            }
            let holds = self.normalize(holds);
            if self.terms.as_bool(holds) == Some(true) {
                return Some(self.terms.subst(equation.right, &bindings));
            }
        }
        None
    }

    /// Evaluates axiomatized symbols wherever an equation applies whatever the variables are.
    pub fn normalize(&mut self, term: Term) -> Term {
        if !self.terms.has_defined(term) {
            return term;
        }
        if let Some(done) = self.normal.get(&term) {
            return *done;
        }
        let result = match self.terms.node(term).clone() {
            Node::App(fun, args) => {
                let args = args.iter().map(|a| self.normalize(*a)).collect();
                let call = self.terms.app(fun, args);
                match (self.terms.sig.fun_info(fun).kind == Kind::Defined).then(|| self.evaluate_once(call)).flatten() {
                    Some(value) if self.unfolding < limits::UNFOLDED => {
                        self.unfolding += 1;
                        let value = self.normalize(value);
                        self.unfolding -= 1;
                        value
                    }
                    _ => call,
                }
            }
            Node::Quantified(quantifier, var, body) => {
                let body = self.normalize(body);
                self.terms.quantified(quantifier, var, body)
            }
            Node::Var(_) | Node::Int(_) => term,
        };
        self.normal.insert(term, result);
        result
    }
}

/// Plain matching of a pattern that has no axiomatized symbol below its root. Builtin subterms that are not variables
/// go to `equal`, pattern first.
fn matches(terms: &Terms, pattern: Term, subject: Term, bindings: &mut Subst, equal: &mut Vec<(Term, Term)>) -> bool {
    if let Some(var) = terms.as_var(pattern) {
        if let Some(old) = bindings.get(&var) {
            if *old == subject {
                return true;
            }
            let builtin = terms.is_builtin_sorted(*old) && terms.sort(*old) == terms.sort(subject);
            if builtin {
                equal.push((pattern, subject));
            }
            return builtin;
        }
        let fits = terms.sig.leq(terms.sort(subject), terms.var_info(var).sort);
        if fits {
            bindings.insert(var, subject);
        }
        return fits;
    }
    if terms.is_builtin_sorted(pattern) && terms.as_defined(pattern).is_none() {
        let same = terms.sort(pattern) == terms.sort(subject);
        if same && pattern != subject {
            equal.push((pattern, subject));
        }
        return same;
    }
    match (terms.as_app(pattern), terms.as_app(subject)) {
        (Some((f, xs)), Some((g, ys))) if f == g => {
            xs.iter().zip(ys).all(|(x, y)| matches(terms, *x, *y, bindings, equal))
        }
        _ => false,
    }
}
