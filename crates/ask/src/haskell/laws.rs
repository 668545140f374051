//! Rules and properties of a module, as goals.

use selfsame_core::expr::{Alt, AltPattern, Expr, Local};
use selfsame_core::program::Program;
use selfsame_core::span::{SourceMap, Span};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;
use selfsame_equiv::{Goal, GoalVariable};
use selfsame_haskell::load::{Loaded, Prop, Rule, is_tested, parameters, result};

use super::Haskell;
use super::meant::Meant;
use crate::check::goals::{Item, Quantified, looked_at, without_gaps};
use crate::check::{abstracts, equation, samples};

/// The rules and properties of a file, in the order of the source.
pub fn laws(loaded: &Loaded, quantified: &dyn Fn(&str) -> Quantified, sources: &SourceMap) -> Vec<Item> {
    let Some(module) = loaded.root() else { return Vec::new() };
    let rules = module.rules.iter().map(|rule| of_rule(rule, &quantified(&rule.name), sources));
    let meant = Meant::of(loaded, module, sources);
    let props = module.props.iter().map(|prop| {
        let quantified = quantified(prop.name.as_str());
        let mut item = match &prop.every {
            Some((global, scheme)) => {
                let names = parameters(&loaded.program, *global).into_iter().map(Some).collect();
                let every = Prop { global: *global, scheme: scheme.clone(), names, ..prop.clone() };
                let generated = Some(OF_ALL.to_owned());
                Item { generated, written: None, ..of_prop(&meant, &every, &quantified) }
            }
            None => of_prop(&meant, prop, &quantified),
        };
        if prop.problem.is_none() && (item.generated.is_some() || is_tested(result(&prop.scheme))) {
            item.drawn = meant.drawn(prop, item.generated.is_some());
        }
        item
    });
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
    Item { written, ..Item::new(&rule.name, rule.span, goal) }
}

/// The text of an expression, on one line: a line break in it may only stand for a space.
fn written(span: Span, sources: &SourceMap) -> String {
    let text = sources.file(span.file).text.get(span.start as usize..span.end as usize).unwrap_or_default();
    text.lines().map(str::trim).collect::<Vec<_>>().join(" ")
}

/// A property is the rule that its call gives `True`.
fn of_prop(meant: &Meant, prop: &Prop, quantified: &Quantified) -> Item {
    let program = meant.program();
    if let Some(why) = prop.problem {
        return Item::new(prop.name.as_str(), prop.span, Err(why));
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
    let is_tested = is_tested(result(&prop.scheme));
    let call = if args.is_empty() { call } else { Expr::App(Box::new(call), args) };
    let call = if is_tested { Expr::App(Box::new(Expr::Global(HOLDS.into())), vec![call]) } else { call };
    let conditions = match meant.conditions(&arguments) {
        Ok(conditions) => conditions,
        Err(why) => return Item::new(prop.name.as_str(), prop.span, Err(why)),
    };
    let (is_plain, is_unconditional) = (!is_tested && conditions.is_empty(), conditions.is_empty());
    let goal = Goal {
        name: prop.name.to_string(),
        variables: dictionaries.chain(variables).collect(),
        left: conditions.into_iter().rev().fold(looked_at(call), |then, condition| under(condition, then)),
        right: Expr::Con("True".into(), Vec::new()),
        ty: Type::bool(),
    };
    let names = goal.variables.iter().filter(|variable| !variable.dictionary).map(|variable| variable.name.as_str());
    let call: Vec<&str> = std::iter::once(prop.name.as_str()).chain(names).collect();
    let written = is_plain.then(|| [call.join(" "), "P.True".to_owned()]);
    // Comparing a value with itself only ends when it is finite.
    let is_finite = goal.variables.iter().any(|variable| variable.finite);
    let holds = is_tested.then_some(HOLDS);
    let equation =
        (is_finite && is_unconditional).then(|| equation::of_property(program, prop.global, &goal, holds)).flatten();
    let generated = meant.generated(&arguments);
    Item { equation, written, generated, ..Item::new(prop.name.as_str(), prop.span, Ok(goal)) }
}

/// Why values that refute what was made of a property refute nothing.
const OF_ALL: &str = "there are values for which it does not hold, but none was found that its generators make";

/// What QuickCheck's properties say of truth values.
const HOLDS: &str = "Selfsame.Test.holds";

/// What is to be true where the condition is.
fn under(condition: Expr, then: Expr) -> Expr {
    let alt = |name: &str, body| Alt { pattern: AltPattern::Con(name.into(), Vec::new()), body };
    let truth = Expr::Con("True".into(), Vec::new());
    Expr::Case(Box::new(condition), vec![alt("False", truth), alt("True", then)], None)
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
    let mut all = Vec::new();
    while let Some((from, to)) = ty.as_ref().and_then(|ty| ty.as_fun()) {
        let id = all.len() as u32 + 1;
        let name = prop.names.get(all.len()).copied().flatten().unwrap_or_else(|| Symbol::new(&format!("x{id}")));
        all.push((Local { id, name }, from.clone()));
        ty = Some(to.clone());
    }
    let rest = all.split_off(overloaded.min(all.len()));
    (all, rest)
}
