//! Two programs as their users write them: whether they do the same.
//!
//! `programs in imp : P from (run (cons P nil) M) to (run nil M) observing (get M name)` says how a program starts, where it ends
//! and what of that is seen. Both start where all that is seen of the start agrees, name by name, and must end where it agrees.

use rustc_hash::FxHashMap;
use selfsame_core::diagnostic::Diagnostic;

use crate::check::is_deterministic;
use crate::concrete;
use crate::equivalence::{Answer, Given, simulate};
use crate::oracle::Oracle;
use crate::outcome::{Counterexample, Direction, GoalResult, Instance, Verdict};
use crate::refute::{End, Watch};
use crate::simulation::Formula;
use crate::syntax::{Comparison, Mode, Name, Programs, Simulation, SortDecl, Statement, Text, Tree};
use crate::term::{Role, Term};
use crate::world::{Checked, World};

/// The word that stands for each name of the programs.
const NAME: &str = "name";

impl World {
    /// Takes in how programs run.
    pub(crate) fn declare_programs(&mut self, programs: &Programs) -> Checked<()> {
        self.system_named(&programs.system)?;
        if !self.vars.contains_key(&programs.program.text) {
            let text = format!("no variable `{}`", programs.program.text);
            return Err(Diagnostic::error(programs.program.span, text).hint("declare it, with the sort of programs"));
        }
        self.term(&programs.from)?;
        self.term(&programs.to)?;
        for tree in &programs.observed {
            let seen = self.term(&with_name(tree, 1))?;
            if !self.terms.is_builtin_sorted(seen) {
                return Err(Diagnostic::error(tree.span, "only builtin values are compared"));
            }
        }
        self.programs.push(programs.clone());
        Ok(())
    }
}

/// One of two programs, in its configurations.
struct Side {
    from: Term,
    to: Term,
    /// What is seen of the start and of the end: of each name, and once.
    at_start: Vec<Seen>,
    at_end: Vec<Seen>,
}

struct Seen {
    /// Which of the values that the language observes, and the number of the name; none if it is no matter of names.
    key: (usize, Option<usize>),
    value: Term,
}

/// What is claimed of two programs.
pub struct Claim {
    pub goal: Formula,
    pub base: Formula,
    /// In which systems; not yet how.
    pub asked: Simulation,
    pub watch: Watch,
    /// Whether something is seen of one of them only.
    pub sees_more: bool,
    /// In words.
    pub name: String,
}

/// That two programs start alike and end alike.
pub fn claim(world: &mut World, query: &Comparison) -> Checked<Claim> {
    let (Some(old), Some(new)) = (world.programs.first().cloned(), world.programs.last().cloned()) else {
        return Err(Diagnostic::error(query.left.span, "nothing says how programs run")
            .hint("declare it: `programs in SYSTEM : P from START to END observing VALUE`"));
    };
    world.terms.notation.forget_names();
    let texts = [(&old, &query.left), (&new, &query.right)];
    let mut trees = Vec::new();
    for (programs, text) in texts {
        let var = world.vars.get(&programs.program.text).copied();
        let sort = var.map(|var| world.terms.var_info(var).sort);
        trees.push(sort.map(|sort| concrete::read(&mut world.terms, text, sort)).transpose()?);
    }
    let wanted = observed(world, query)?;
    let mut sides = Vec::new();
    for ((programs, _), (tree, mark)) in texts.into_iter().zip(trees.into_iter().flatten().zip(["old", "new"])) {
        sides.push(side(world, programs, tree, mark)?);
    }
    let [left, right] = &sides[..] else {
        return Err(Diagnostic::error(query.left.span, "nothing says of which sort programs are"));
    };
    let start = agree(world, &left.at_start, &right.at_start, |_| true);
    let end = agree(world, &left.at_end, &right.at_end, |name| wanted.contains(&name));
    let (Some(start), Some(end)) = (start, end) else {
        let text = "the languages do not let the same be seen of programs, so there is nothing to compare";
        return Err(Diagnostic::error(query.left.span, text));
    };
    if end.is_empty() {
        let both_see = left.at_end.iter().any(|one| right.at_end.iter().any(|other| one.key == other.key));
        let text = match both_see || left.at_end.is_empty() || right.at_end.is_empty() {
            true => "nothing that the programs do is observed",
            false => "the languages do not let the same be seen of programs, so there is nothing to compare",
        };
        return Err(Diagnostic::error(query.left.span, text));
    }
    let sees_more = is_more(&left.at_end, &right.at_end);
    let goal = Formula { left: left.from, right: right.from, constraint: start, measure: None };
    let base = Formula { left: left.to, right: right.to, constraint: end, measure: None };
    let mut asked = Simulation::new(Mode::Full, true);
    (asked.left, asked.right) = (old.system.clone(), new.system.clone());
    // The names of a second language that a first one has too are told apart by a mark at the end.
    let [one, other] = [&old, &new].map(|programs| programs.system.text.trim_end_matches('\'').to_owned());
    let name = match one == other {
        true => format!("two programs of {one}"),
        false => format!("a program of {one} and one of {other}"),
    };
    let watch = Watch {
        start: told(world, &old, left.at_start.iter().collect(), false),
        left: End { to: left.to, seen: told(world, &old, kept(&left.at_end, &right.at_end, &wanted), true) },
        right: End { to: right.to, seen: told(world, &new, kept(&right.at_end, &left.at_end, &wanted), true) },
    };
    Ok(Claim { goal, base, asked, watch, sees_more, name })
}

/// What is seen of both and wanted.
fn kept<'s>(own: &'s [Seen], other: &[Seen], wanted: &[usize]) -> Vec<&'s Seen> {
    let is_kept = |one: &&Seen| {
        other.iter().any(|other| other.key == one.key) && one.key.1.is_none_or(|name| wanted.contains(&name))
    };
    own.iter().filter(is_kept).collect()
}

/// What is seen, by the names that users know.
fn told(world: &World, programs: &Programs, seen: Vec<&Seen>, is_end: bool) -> Vec<(String, Term)> {
    let is_only = is_end && seen.len() == 1;
    let name = |one: &Seen| match one.key.1 {
        Some(number) => {
            world.terms.notation.names().find(|(known, _)| *known == number).map(|(_, name)| name.to_owned())
        }
        // The result of a function needs no name.
        None if is_only => None,
        None => Some(programs.observed[one.key.0].head.text.clone()),
    };
    seen.into_iter().map(|one| (name(one).unwrap_or_default(), one.value)).collect()
}

/// Assumed where only partial simulation is proved.
pub const BOTH_END: &str = "both programs end";
/// Assumed where one of two languages shows more.
pub const NOT_COMPARED: &str = "what only one of the languages has is not compared";

/// Whether two programs do the same: they end alike, and one ends where the other does. If that is not shown, that they end
/// alike where both end.
pub fn compare(world: &mut World, oracle: &mut Oracle, query: &Comparison, depth: u32) -> Checked<Answer> {
    let Claim { goal, base, mut asked, watch, sees_more, name } = claim(world, query)?;
    let watch = Some(&watch);
    let given = || vec![Given { formula: goal.clone(), assumed: false }];
    let mut answer = simulate(world, oracle, &asked, given(), vec![base.clone()], watch, depth)?;
    // That one ends where the other does is worth more than less work: results one at a time come before assuming it.
    for mode in [Mode::Full, Mode::Partial] {
        if !matches!(answer.verdict, Verdict::Unknown(_)) || oracle.out_of_time() {
            break;
        }
        asked.mode = mode;
        if mode == Mode::Partial {
            let partial = simulate(world, oracle, &asked, given(), vec![base.clone()], watch, depth)?;
            if !matches!(partial.verdict, Verdict::Unknown(_)) {
                answer = partial;
            }
        }
        if let Verdict::Unknown(_) = answer.verdict
            && let Some(apart) = one_by_one(world, oracle, &asked, &goal, &base, watch, depth)?
        {
            answer = apart;
        }
        if mode == Mode::Partial && answer.verdict == Verdict::Verified {
            answer.assumptions.push(BOTH_END.to_owned());
        }
    }
    if sees_more && answer.verdict == Verdict::Verified {
        answer.assumptions.push(NOT_COMPARED.to_owned());
    }
    if let Verdict::Refuted(Counterexample::Instance(instance)) = &answer.verdict {
        let is_apart = |goal: &&GoalResult| goal.number == 1 && goal.counterexample.is_some();
        let direction = answer.goals.iter().find(is_apart).map(|goal| goal.direction);
        answer.text = format!("{}\n", difference(instance, direction == Some(Direction::Backward)));
    }
    answer.name = name;
    Ok(answer)
}

/// The results one at a time. Where neither program has a choice, one end is the end for all of them.
fn one_by_one(
    world: &mut World,
    oracle: &mut Oracle,
    asked: &Simulation,
    goal: &Formula,
    base: &Formula,
    watch: Option<&Watch>,
    depth: u32,
) -> Checked<Option<Answer>> {
    let systems = [world.system_named(&asked.left)?, world.system_named(&asked.right)?];
    if base.constraint.len() < 2 || !systems.into_iter().all(|system| is_deterministic(world, oracle, system)) {
        return Ok(None);
    }
    let mut whole: Option<Answer> = None;
    for (i, equation) in base.constraint.iter().enumerate() {
        let given = vec![Given { formula: goal.clone(), assumed: false }];
        let one = Formula { constraint: vec![*equation], ..base.clone() };
        let mut answer = simulate(world, oracle, asked, given, vec![one], watch, depth)?;
        answer.parts.iter_mut().for_each(|part| part.result = Some(i));
        if answer.verdict != Verdict::Verified {
            return Ok(None);
        }
        let text = format!("for {}:\n{}", world.terms.show(*equation), answer.text);
        whole = Some(match whole {
            None => Answer { text, ..answer },
            Some(mut before) => {
                before.goals.extend(answer.goals);
                before.text += &text;
                // One part without a certificate leaves none for the whole.
                match answer.parts.is_empty() {
                    true => before.parts.clear(),
                    false if before.parts.is_empty() => {}
                    false => before.parts.extend(answer.parts),
                }
                before
            }
        });
    }
    Ok(whole)
}

/// The numbers of the names whose values are compared.
fn observed(world: &World, query: &Comparison) -> Checked<Vec<usize>> {
    let names = || world.terms.notation.names();
    if query.observed.is_empty() {
        return Ok(names().map(|(number, _)| number).collect());
    }
    let mut numbers = Vec::new();
    for wanted in &query.observed {
        match names().find(|(_, name)| name == wanted) {
            Some((number, _)) => numbers.push(number),
            None => {
                let text = format!("no program uses the name `{wanted}`");
                return Err(Diagnostic::error(query.left.span, text));
            }
        }
    }
    Ok(numbers)
}

/// A program in its configurations, over variables of its own.
fn side(world: &mut World, programs: &Programs, program: Tree, mark: &str) -> Checked<Side> {
    let (from, to) = (world.term(&programs.from)?, world.term(&programs.to)?);
    let mut own = FxHashMap::from_iter([(programs.program.text.clone(), program)]);
    let mut new_names = Vec::new();
    for var in world.terms.free_vars(&[from, to]) {
        let info = world.terms.var_info(var).clone();
        if own.contains_key(&info.name) {
            continue;
        }
        let name = format!("{mark} {}", info.name);
        let new = world.terms.new_var(&name, info.sort, Role::Goal);
        world.vars.insert(name.clone(), new);
        let span = programs.program.span;
        let tree = Tree { head: Name { text: name.clone(), span }, args: Vec::new(), applied: false, span };
        own.insert(info.name, tree);
        new_names.push(name);
    }
    let named = |world: &World, term: Term| -> Vec<String> {
        world.terms.free_vars(&[term]).iter().map(|var| world.terms.var_info(*var).name.clone()).collect()
    };
    let (of_start, of_end) = (named(world, from), named(world, to));
    let numbers: Vec<usize> = world.terms.notation.names().map(|(number, _)| number).collect();
    let (mut at_start, mut at_end) = (Vec::new(), Vec::new());
    for (i, tree) in programs.observed.iter().enumerate() {
        let names: Vec<Option<usize>> = match variables(tree).any(|name| name == NAME) {
            true => numbers.iter().copied().map(Some).collect(),
            false => vec![None],
        };
        // A variable of neither would be anything, and nothing would be compared.
        let is_of =
            |all: &[String]| variables(tree).all(|name| name == NAME || all.contains(&name) || is_symbol(world, &name));
        let (is_of_start, is_of_end) = (is_of(&of_start), is_of(&of_end));
        if !is_of_start && !is_of_end {
            return Err(Diagnostic::error(tree.span, "it is seen neither of the start nor of the end"));
        }
        for name in names {
            let seen = with(&with_name(tree, name.unwrap_or_default()), &own);
            let value = world.term(&seen)?;
            let key = (i, name);
            if is_of_start {
                at_start.push(Seen { key, value });
            }
            if is_of_end {
                at_end.push(Seen { key, value });
            }
        }
    }
    let from = world.term(&with(&programs.from, &own))?;
    let to = world.term(&with(&programs.to, &own))?;
    for name in new_names {
        world.vars.remove(&name);
    }
    Ok(Side { from, to, at_start, at_end })
}

fn is_symbol(world: &World, name: &str) -> bool {
    world.terms.sig.fun(name).is_some() || name.parse::<num_bigint::BigInt>().is_ok()
}

/// Equations between what both languages let be seen, of the names that matter; none if it is not of the same sort.
fn agree(world: &mut World, left: &[Seen], right: &[Seen], matters: impl Fn(usize) -> bool) -> Option<Vec<Term>> {
    let mut equations = Vec::new();
    for one in left {
        let Some(other) = right.iter().find(|other| other.key == one.key) else { continue };
        if world.terms.sort(one.value) != world.terms.sort(other.value) {
            return None;
        }
        if one.key.1.is_none_or(&matters) {
            let equation = world.terms.eq(one.value, other.value);
            let equation = world.normalize(equation);
            world.terms.conjuncts(equation, &mut equations);
        }
    }
    Some(equations)
}

/// Whether something is seen of one side only.
fn is_more(left: &[Seen], right: &[Seen]) -> bool {
    let lacks = |these: &[Seen], those: &[Seen]| these.iter().any(|one| those.iter().all(|other| other.key != one.key));
    lacks(left, right) || lacks(right, left)
}

/// A difference, for people. `reversed`: it is the new program that ends.
fn difference(instance: &Instance, reversed: bool) -> String {
    let facts: Vec<String> =
        instance.values.iter().chain(&instance.functions).map(|(name, value)| format!("{name} = {value}")).collect();
    let start = if facts.is_empty() { String::new() } else { format!("for {}: ", facts.join(", ")) };
    let (one, other) = if reversed { ("new", "old") } else { ("old", "new") };
    let with = |end: &str| if end.is_empty() { "ends".to_owned() } else { format!("ends with {end}") };
    let rest = match (instance.right.as_slice(), instance.stuck.as_slice()) {
        ([], []) => format!("the {other} one never ends"),
        ([], stuck) => format!("the {other} one is stuck at {}", stuck.join(" or ")),
        (ends, _) => format!("the {other} one {}", with(&ends.join(" or "))),
    };
    format!("{start}the {one} program {}, {rest}", with(&instance.left))
}

fn variables(tree: &Tree) -> Box<dyn Iterator<Item = String> + '_> {
    if tree.applied {
        return Box::new(tree.args.iter().flat_map(variables));
    }
    Box::new(std::iter::once(tree.head.text.clone()))
}

fn with_name(tree: &Tree, number: usize) -> Tree {
    let head = Name { text: number.to_string(), span: tree.span };
    let number = Tree { head, args: Vec::new(), applied: false, span: tree.span };
    with(tree, &FxHashMap::from_iter([(NAME.to_owned(), number)]))
}

/// The tree with others in the place of some of its variables.
fn with(tree: &Tree, parts: &FxHashMap<String, Tree>) -> Tree {
    if let Some(part) = parts.get(&tree.head.text).filter(|_| !tree.applied) {
        return part.clone();
    }
    Tree { args: tree.args.iter().map(|arg| with(arg, parts)).collect(), ..tree.clone() }
}

/// The statements of a second language beside a first one: what both declare gets another name in the second, but for the
/// solver's sorts, which are the same if they are called the same.
pub fn beside(first: &[Statement], second: &mut [Statement]) {
    let (mut declared, mut shared) = (Vec::new(), Vec::new());
    for statement in first {
        statement.declared(&mut |name| declared.push(name.text.clone()));
        if let Statement::Sorts(sorts) = statement {
            shared.extend(sorts.iter().filter_map(|sort| Some((sort.name.text.clone(), sort.smt.clone()?.0))));
        }
    }
    let is_shared = |sort: &SortDecl| {
        sort.smt
            .as_ref()
            .is_some_and(|(smt, _)| shared.iter().any(|(name, text)| *name == sort.name.text && text == smt))
    };
    let mut kept = Vec::new();
    for statement in second.iter_mut() {
        if let Statement::Sorts(sorts) = statement {
            kept.extend(sorts.iter().filter(|sort| is_shared(sort)).map(|sort| sort.name.text.clone()));
            sorts.retain(|sort| !is_shared(sort));
        }
    }
    for statement in second {
        statement.each_name(&mut |name| {
            if declared.contains(&name.text) && !kept.contains(&name.text) {
                name.text.push('\'');
            }
        });
    }
}

/// The query that compares two texts.
pub fn query(left: Text, right: Text, observed: Vec<String>) -> Statement {
    let span = left.span;
    let query = Box::new(crate::syntax::Query::Comparison(Comparison { left, right, observed }));
    Statement::Query { keyword: Name { text: "compare".into(), span }, query, span }
}
