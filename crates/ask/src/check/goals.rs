//! What a module asks to be checked, as goals of the equivalence engine.

use selfsame_core::expr::{Alt, AltPattern, Expr, Local};
use selfsame_core::program::{Code, Program};
use selfsame_core::span::{SourceMap, Span};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;
use selfsame_equiv::{Counterexample, Goal, GoalVariable};
use selfsame_haskell::load::{Loaded, Prop, Quantifiers, Rule, parameters};
use selfsame_ocaml::{Entry, Instance};

use super::abstracts::{self, Rebuilt};
use super::equation::{self, Equation};
use super::{inputs, samples};
use crate::haskell::Haskell;
use crate::source::Source;
use crate::types::{arity, split};

/// A rule or a property.
pub struct Item {
    /// As the source calls it.
    pub name: String,
    /// All of a rule, or the name of a property.
    pub span: Span,
    /// Or why it cannot be checked.
    pub goal: Result<Goal, Symbol>,
    /// From which the goal follows, and which is often easier to prove.
    pub equation: Option<Equation>,
    /// For goals with maps and sets among their variables, where a value that refutes the goal may be none.
    pub rebuilt: Option<Rebuilt>,
    /// Values for the variables, made by functions that a program can call, where the search may know of none: as code and as
    /// they are written.
    pub samples: Vec<Vec<(Expr, String)>>,
    /// The sides as the source has them, in the scope of a counterexample's program.
    pub written: Option<[String; 2]>,
    /// What is known already.
    pub compared: Compared,
}

impl Item {
    /// One that cannot be checked, for this reason.
    fn unread(name: Symbol, span: Span, why: Symbol) -> Item {
        let (name, goal, compared, samples) = (name.to_string(), Err(why), Compared::Known, Vec::new());
        Item { name, span, goal, equation: None, rebuilt: None, samples, written: None, compared }
    }
}

/// What was found out about the comparisons of a property before it is asked.
pub enum Compared {
    /// They are those of the types in the goal.
    Known,
    /// Values that refute the property, at a type where nothing need be equal to itself.
    Refuted(Box<Counterexample>),
    /// The goal is about integers, the property about values of any type: what refutes it there refutes it, and nothing is
    /// proved.
    Open,
}

/// Variables of which more is said than in the source.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Quantified {
    /// Those without bottoms in them, or `all`.
    pub total: Vec<String>,
    /// Those that are finite and without bottoms, or `all`.
    pub finite: Vec<String>,
    /// Arguments of properties are any values, not only finite and total ones.
    pub lazy: bool,
}

impl Quantified {
    fn variable(&self, local: &Local, ty: &Type, said: &Quantifiers) -> GoalVariable {
        let says = |names: &[Symbol]| names.iter().any(|name| *name == local.name || name.as_str() == "all");
        let asks = |names: &[String]| names.iter().any(|name| name == local.name.as_str() || name == "all");
        let finite = says(&said.finite) || asks(&self.finite);
        let total = finite || says(&said.total) || asks(&self.total);
        GoalVariable { local: local.id, name: local.name, ty: ty.clone(), total, finite, dictionary: false }
    }
}

/// The rules and properties of a file, in the order of the source.
pub fn items(source: &mut Source, quantified: &Quantified, sources: &SourceMap) -> Vec<Item> {
    match source {
        Source::Haskell(loaded) => of_haskell(loaded, quantified, sources),
        Source::Ocaml(loaded) => of_ocaml(loaded),
    }
}

/// In a strict language variables are values: finite, and without bottoms in them. Functions are taken to return.
fn of_ocaml(loaded: &mut selfsame_ocaml::Loaded) -> Vec<Item> {
    let named = loaded.values.iter().filter(|value| value.name.as_str().starts_with("prop_"));
    let named: Vec<_> = named.map(|value| (value.name, value.global, value.span)).collect();
    let mut items = Vec::new();
    let mut calls = Vec::new();
    for (name, global, span) in named {
        let Some((entry, given, compared)) = ocaml_entry(loaded, name) else {
            calls.push((global, None));
            items.push(Item::unread(name, span, Symbol::new("it has no value")));
            continue;
        };
        let names = parameters(&loaded.program, global);
        let comparisons = match &entry.expr {
            Expr::App(_, given) => given.clone(),
            _ => Vec::new(),
        };
        let (goal, comparisons) = match ocaml_goal(name, entry, names.get(given..).unwrap_or_default()) {
            Some(goal) => (Ok(goal), Some(comparisons)),
            None => {
                let code = loaded.program.global_id(global).map(|id| &loaded.program.global(id).code);
                let why = match code {
                    Some(Code::Unsupported(why)) => *why,
                    _ => Symbol::new("a property that gives no truth value"),
                };
                (Err(why), None)
            }
        };
        calls.push((global, comparisons));
        let (name, samples) = (name.to_string(), Vec::new());
        items.push(Item { name, span, goal, equation: None, rebuilt: None, samples, written: None, compared });
    }
    let relaxed = selfsame_ocaml::Relaxed::new(&loaded.program);
    for (item, (global, comparisons)) in items.iter_mut().zip(calls) {
        let (Ok(goal), Some(comparisons)) = (&item.goal, comparisons) else { continue };
        item.equation = relaxed.equation(global, &comparisons).and_then(|stated| {
            let sides = equation::over(goal, &stated.params, [stated.left, stated.right], stated.ty)?;
            Some(Equation { sides, itself: None })
        });
    }
    without_gaps(&loaded.program, &mut items);
    items
}

/// The goal that a property is true, whatever its arguments; `None` if it gives no truth value.
fn ocaml_goal(name: Symbol, entry: Entry, names: &[Symbol]) -> Option<Goal> {
    let (params, result) = split(&entry.ty);
    if *result != Type::bool() {
        return None;
    }
    let variable = |(position, ty): (usize, Type)| {
        let id = position as u32 + 1;
        let name = names.get(position).filter(|name| is_word(name)).copied();
        let name = name.unwrap_or_else(|| Symbol::new(&format!("x{id}")));
        GoalVariable { local: id, name, ty, total: true, finite: true, dictionary: false }
    };
    let variables: Vec<GoalVariable> = params.into_iter().enumerate().map(variable).collect();
    let args: Vec<Expr> = variables.iter().map(|v| Expr::Local(Local { id: v.local, name: v.name })).collect();
    let call = if args.is_empty() { entry.expr } else { Expr::App(Box::new(entry.expr), args) };
    let right = Expr::Con("True".into(), Vec::new());
    Some(Goal { name: name.to_string(), variables, left: looked_at(call), right, ty: Type::bool() })
}

/// A property with the comparisons that it is given, how many of its parameters they are, and what is known of them.
///
/// One that compares values of any type is run on floats first, which need not be equal to themselves, and then asked at
/// integers.
fn ocaml_entry(loaded: &mut selfsame_ocaml::Loaded, name: Symbol) -> Option<(Entry, usize, Compared)> {
    let text = name.as_str();
    let float = selfsame_ocaml::entry_at(loaded, text, Instance::Float)?;
    let given = match &float.expr {
        Expr::App(_, given) => given.len(),
        _ => 0,
    };
    let global = loaded.values.iter().rev().find(|value| value.name == name)?.global;
    let known = parameters(&loaded.program, global);
    let names: Vec<Symbol> = (0..arity(&float.ty))
        .map(|i| known.get(given + i).copied().filter(is_word).unwrap_or_else(|| Symbol::new(&format!("x{}", i + 1))))
        .collect();
    let call: Vec<&str> = std::iter::once(text).chain(names.iter().map(|name| name.as_str())).collect();
    let written = [call.join(" "), "true".to_owned()];
    if let Some(found) = inputs::refutation(&loaded.program, &float.expr, &float.ty, &names, written) {
        return Some((float, given, Compared::Refuted(Box::new(found))));
    }
    let compared = if given == 0 { Compared::Known } else { Compared::Open };
    Some((selfsame_ocaml::entry(loaded, text)?, given, compared))
}

/// A property that can reach a gap says more than the equation in it.
fn without_gaps(program: &Program, items: &mut [Item]) {
    for item in items {
        let sides = item.goal.as_ref().map(|goal| [&goal.left, &goal.right]);
        if sides.is_ok_and(|sides| program.gap(sides).is_some()) {
            item.equation = None;
        }
    }
}

fn is_word(name: &Symbol) -> bool {
    name.as_str().starts_with(|c: char| c.is_alphabetic())
}

fn of_haskell(loaded: &Loaded, quantified: &Quantified, sources: &SourceMap) -> Vec<Item> {
    let Some(module) = loaded.root() else { return Vec::new() };
    let rules = module.rules.iter().map(|rule| of_rule(rule, quantified, sources));
    let props = module.props.iter().map(|prop| of_prop(&loaded.program, prop, quantified));
    let mut items: Vec<Item> = rules.chain(props).collect();
    without_gaps(&loaded.program, &mut items);
    items.sort_by_key(|item| item.span.start);
    let program = &loaded.program;
    let is_hidden = |item: &Item| item.goal.as_ref().is_ok_and(|goal| abstracts::is_hidden(program, goal));
    let is_sampled = |item: &Item| item.goal.as_ref().is_ok_and(|goal| samples::are_useful(program, goal));
    if items.iter().any(|item| is_hidden(item) || is_sampled(item)) {
        let language = Haskell::new(loaded, module, sources);
        for item in &mut items {
            if is_hidden(item) {
                abstracts::observe(item, &language);
                let goal = item.goal.as_ref().ok();
                item.rebuilt = goal.and_then(|goal| abstracts::rebuilt(program, goal, &language));
            }
            if is_sampled(item)
                && let Ok(goal) = &item.goal
            {
                item.samples = samples::of_goal(program, goal, &language);
            }
        }
    }
    items
}

fn of_rule(rule: &Rule, quantified: &Quantified, sources: &SourceMap) -> Item {
    let goal = rule.sides.as_ref().map_err(|why| *why).map(|sides| {
        let dictionaries = sides.dicts.iter().map(|(local, ty)| dictionary(local, ty));
        let variables = sides.vars.iter().map(|(local, ty)| quantified.variable(local, ty, &rule.quantifiers));
        Goal {
            name: rule.name.clone(),
            variables: dictionaries.chain(variables).collect(),
            left: sides.lhs.clone(),
            right: sides.rhs.clone(),
            ty: sides.ty.clone(),
        }
    });
    let written = rule.sides.as_ref().ok().map(|sides| sides.spans.map(|span| written(span, sources)));
    Item {
        name: rule.name.clone(),
        span: rule.span,
        goal,
        equation: None,
        rebuilt: None,
        samples: Vec::new(),
        written,
        compared: Compared::Known,
    }
}

/// The text of an expression, on one line: a line break in it may only stand for a space.
fn written(span: Span, sources: &SourceMap) -> String {
    let text = sources.file(span.file).text.get(span.start as usize..span.end as usize).unwrap_or_default();
    text.lines().map(str::trim).collect::<Vec<_>>().join(" ")
}

/// A property is the rule that its call gives `True`.
fn of_prop(program: &Program, prop: &Prop, quantified: &Quantified) -> Item {
    if let Some(why) = prop.problem {
        return Item::unread(prop.name, prop.span, why);
    }
    let (dictionaries, arguments) = arguments(program, prop);
    let call = Expr::Global(prop.global);
    let args: Vec<Expr> = dictionaries.iter().chain(&arguments).map(|(local, _)| Expr::Local(*local)).collect();
    let dictionaries = dictionaries.iter().map(|(local, ty)| dictionary(local, ty));
    let mut said = prop.quantifiers.clone();
    if !quantified.lazy {
        // As whoever tests a property means it.
        said.finite.push(Symbol::new("all"));
    }
    let variables = arguments.iter().map(|(local, ty)| quantified.variable(local, ty, &said));
    let goal = Goal {
        name: prop.name.to_string(),
        variables: dictionaries.chain(variables).collect(),
        left: looked_at(if args.is_empty() { call } else { Expr::App(Box::new(call), args) }),
        right: Expr::Con("True".into(), Vec::new()),
        ty: Type::bool(),
    };
    let names = goal.variables.iter().filter(|variable| !variable.dictionary).map(|variable| variable.name.as_str());
    let call: Vec<&str> = std::iter::once(prop.name.as_str()).chain(names).collect();
    let written = Some([call.join(" "), "P.True".to_owned()]);
    // Comparing a value with itself only ends when it is finite.
    let is_finite = goal.variables.iter().any(|variable| variable.finite);
    let equation = is_finite.then(|| equation::of_property(program, prop.global, &goal)).flatten();
    Item {
        name: prop.name.to_string(),
        span: prop.span,
        goal: Ok(goal),
        equation,
        rebuilt: None,
        samples: Vec::new(),
        written,
        compared: Compared::Known,
    }
}

/// A truth value that is looked at: a comparison of unknown numbers is one of two constructors, and the proof has a
/// branch for each.
pub fn looked_at(truth: Expr) -> Expr {
    let alt = |name: &str| Alt {
        pattern: AltPattern::Con(name.into(), Vec::new()),
        body: Expr::Con(name.into(), Vec::new()),
    };
    Expr::Case(Box::new(truth), vec![alt("False"), alt("True")], None)
}

fn dictionary(local: &Local, ty: &Type) -> GoalVariable {
    GoalVariable { local: local.id, name: local.name, ty: ty.clone(), total: true, finite: false, dictionary: true }
}

type Typed = Vec<(Local, Type)>;

/// The class dictionaries that a property takes, then its parameters, with their types.
fn arguments(program: &Program, prop: &Prop) -> (Typed, Typed) {
    let overloaded = match &prop.scheme {
        Type::Forall(_, preds, _) => preds.len(),
        _ => 0,
    };
    let mut ty = program.global_id(prop.global).map(|id| program.global(id).ty.clone());
    if let Some(Type::Forall(_, _, body)) = ty {
        ty = Some((*body).clone());
    }
    let names = parameters(program, prop.global);
    let mut all = Vec::new();
    while let Some((from, to)) = ty.as_ref().and_then(|ty| ty.as_fun()) {
        let id = all.len() as u32 + 1;
        let name = names.get(all.len()).copied().unwrap_or_else(|| Symbol::new(&format!("x{id}")));
        all.push((Local { id, name }, from.clone()));
        ty = Some(to.clone());
    }
    let rest = all.split_off(overloaded.min(all.len()));
    (all, rest)
}

/// `*` stands for any text, `?` for any character.
pub fn matches(glob: &str, name: &str) -> bool {
    let (glob, name): (Vec<char>, Vec<char>) = (glob.chars().collect(), name.chars().collect());
    let (mut g, mut n, mut star) = (0, 0, None);
    while n < name.len() {
        match glob.get(g) {
            Some('*') => {
                star = Some((g, n));
                g += 1;
            }
            Some(c) if *c == '?' || *c == name[n] => {
                g += 1;
                n += 1;
            }
            _ => match star {
                Some((at, from)) => {
                    star = Some((at, from + 1));
                    g = at + 1;
                    n = from + 1;
                }
                None => return false,
            },
        }
    }
    glob[g..].iter().all(|c| *c == '*')
}

#[cfg(test)]
mod tests {
    use super::matches;

    #[test]
    fn globs_match_as_in_a_shell() {
        for (glob, name, expected) in [
            ("p01", "p01", true),
            ("p01", "p011", false),
            ("p*", "p01 total n", true),
            ("*total*", "p01 total n", true),
            ("p?1", "p01", true),
            ("p?1", "p001", false),
            ("*", "", true),
            ("a*b*c", "aXbYbZc", true),
            ("a*b*c", "aXbYbZ", false),
        ] {
            assert_eq!(matches(glob, name), expected, "{glob} on {name}");
        }
    }
}
