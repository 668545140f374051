//! Properties of a file, as goals.

use selfsame_core::expr::{Expr, Local};
use selfsame_core::program::Code;
use selfsame_core::span::SourceMap;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;
use selfsame_equiv::{Goal, GoalVariable};
use selfsame_haskell::load::parameters;
use selfsame_ocaml::{Entry, Instance};

use crate::check::equation::{self, Equation};
use crate::check::goals::{Compared, Item, looked_at, without_gaps};
use crate::check::inputs;
use crate::types::{arity, split};

/// In a strict language variables are values: finite, and without bottoms in them. Functions are taken to return.
pub fn laws(loaded: &mut selfsame_ocaml::Loaded, sources: &mut SourceMap) -> Vec<Item> {
    let mut items = properties(loaded);
    items.extend(tests(loaded, sources));
    without_gaps(&loaded.program, &mut items);
    items
}

/// What the tests of a file say of single values.
fn tests(loaded: &mut selfsame_ocaml::Loaded, sources: &mut SourceMap) -> Vec<Item> {
    let text = sources.file(loaded.file).text.clone();
    let mut items = Vec::new();
    for test in selfsame_ocaml::tests(loaded.file, &text) {
        let (line, column) = sources.file(loaded.file).line_column(test.span.start);
        let name = format!("test at {line}:{column}");
        // What cannot be read is told of the file already, or was written for a library that is not here.
        let Ok((expr, ty)) = selfsame_ocaml::expr(loaded, sources, &test.text) else { continue };
        let goal = if ty == Type::bool() {
            let right = Expr::Con("True".into(), Vec::new());
            Ok(Goal { name: name.clone(), variables: Vec::new(), left: looked_at(expr), right, ty })
        } else {
            Err(Symbol::new("a test that gives no truth value"))
        };
        items.push(Item::new(&name, test.span, goal));
    }
    items
}

fn properties(loaded: &mut selfsame_ocaml::Loaded) -> Vec<Item> {
    let named = loaded.values.iter().filter(|value| value.name.as_str().starts_with("prop_"));
    let named: Vec<_> = named.map(|value| (value.name, value.global, value.span, value.labels.clone())).collect();
    let mut items = Vec::new();
    let mut calls = Vec::new();
    for (name, global, span, labels) in named {
        let Some((entry, given, compared)) = entry_of(loaded, name) else {
            calls.push((global, None));
            items.push(Item::new(name.as_str(), span, Err(Symbol::new("it has no value"))));
            continue;
        };
        let names = parameters(&loaded.program, global);
        let comparisons = match &entry.expr {
            Expr::App(_, given) => given.clone(),
            _ => Vec::new(),
        };
        let (goal, comparisons) = match goal_of(name, entry, names.get(given..).unwrap_or_default()) {
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
        items.push(Item { compared, labels, ..Item::new(name.as_str(), span, goal) });
    }
    let relaxed = selfsame_ocaml::Relaxed::new(&loaded.program);
    for (item, (global, comparisons)) in items.iter_mut().zip(calls) {
        let (Ok(goal), Some(comparisons)) = (&item.goal, comparisons) else { continue };
        item.equation = relaxed.equation(global, &comparisons).and_then(|stated| {
            let sides = equation::over(goal, &stated.params, [stated.left, stated.right], stated.ty)?;
            Some(Equation { sides, itself: None })
        });
    }
    items
}

/// The goal that a property is true, whatever its arguments; `None` if it gives no truth value.
fn goal_of(name: Symbol, entry: Entry, names: &[Symbol]) -> Option<Goal> {
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
fn entry_of(loaded: &mut selfsame_ocaml::Loaded, name: Symbol) -> Option<(Entry, usize, Compared)> {
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
    if let Some(found) = inputs::refutation(&loaded.program, &float.expr, &float.ty, &names, written.clone()) {
        return Some((float, given, Compared::Refuted(Box::new(found))));
    }
    let compared = if given == 0 { Compared::Known } else { Compared::Open };
    let entry = selfsame_ocaml::entry(loaded, text)?;
    // Where state is shared, nothing is proved; an input may refute it.
    if loaded.program.gap([&entry.expr]).is_none() {
        let found = inputs::falsified(&loaded.program, &entry.expr, &entry.ty, &names, written, inputs::QUICK);
        return Some((entry, given, found.map_or(compared, |found| Compared::Refuted(Box::new(found)))));
    }
    if let Some(shared) = selfsame_ocaml::shared_value(loaded, text)
        && let Some(found) =
            inputs::falsified(&loaded.program, &shared.expr, &shared.ty, &names, written, inputs::THOROUGH)
    {
        return Some((entry, given, Compared::Refuted(Box::new(found))));
    }
    Some((entry, given, compared))
}

fn is_word(name: &Symbol) -> bool {
    name.as_str().starts_with(|c: char| c.is_alphabetic())
}
