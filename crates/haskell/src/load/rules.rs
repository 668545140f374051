//! What a module asks to be checked: entries of `RULES` pragmas and `prop_` functions, with their directives.

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::expr::Expr;
use selfsame_core::program::{NoCode, Program};
use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Type, base_name};
use selfsame_core::value::show_type;

use super::called::called;
use super::every::{Every, means_library};
use super::suite::Test;
use super::{Lost, Value};
use crate::check::{self, CheckedRule};
use crate::desugar;
use crate::syntax::{Directive, Module, Spanned};

/// One entry of a `RULES` pragma.
#[derive(Clone, Debug)]
pub struct Rule {
    /// As the pragma has it, without quotes.
    pub name: String,
    /// `[1]`, `[~2]` as written.
    pub phase: Option<String>,
    /// The whole rule.
    pub span: Span,
    /// What a directive says of its variables.
    pub quantifiers: Quantifiers,
    /// Or why it cannot be checked.
    pub sides: Result<Sides, Symbol>,
}

/// What a rule says.
pub type Sides = check::Sides<Expr>;

/// A top-level definition `prop_*`: a function that is `True` of all arguments.
#[derive(Clone, Debug)]
pub struct Prop {
    /// Without the module.
    pub name: Symbol,
    /// Its definition.
    pub global: Symbol,
    /// The type as the user sees it.
    pub scheme: Type,
    /// The name in its first clause.
    pub span: Span,
    /// What its arguments are called, dictionaries first, as far as they have names.
    pub names: Vec<Option<Symbol>>,
    /// What a directive says of its parameters.
    pub quantifiers: Quantifiers,
    /// Why it cannot be checked.
    pub problem: Option<Symbol>,
    /// Where it speaks of what generators make: a property of all values that implies it.
    pub every: Option<(Symbol, Type)>,
}

/// What a directive says of the variables it names; `all` names every one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Quantifiers {
    /// Variables that stand for values without bottoms in them; `all` is all of them.
    pub total: Vec<Symbol>,
    /// Variables that stand for finite values without bottoms in them; `all` is all of them.
    pub finite: Vec<Symbol>,
}

/// Lowers the rules, finds the properties and gives both the directives that name them.
pub(super) fn collect(
    checked: Vec<CheckedRule>,
    module: &Module,
    (values, lost): (&[Value], &[Lost]),
    program: &Program,
    diagnostics: &mut Vec<Diagnostic>,
) -> (Vec<Rule>, Vec<Prop>) {
    let mut rules: Vec<Rule> = checked.into_iter().map(lower).collect();
    rules.extend(module.lost_rules.iter().map(lost_rule));
    let mut props: Vec<Prop> = values.iter().filter_map(|value| property(value, module, program)).collect();
    props.extend(lost.iter().filter_map(lost_property));
    for directive in &module.directives {
        let name = directive.rule.node.as_str();
        rules.iter_mut().filter(|rule| rule.name == name).for_each(|rule| rule.quantifiers.add(directive));
        for prop in props.iter_mut().filter(|prop| prop.name.as_str() == name) {
            prop.quantifiers.add(directive);
            let names: Vec<Symbol> = prop.names.iter().flatten().copied().collect();
            check_variables(directive, &names, diagnostics);
        }
    }
    (rules, props)
}

fn lower(rule: CheckedRule) -> Rule {
    let CheckedRule { name, phase, span, sides } = rule;
    let sides = sides.map(|sides| sides.map(desugar::open));
    Rule { name, phase, span, quantifiers: Quantifiers::default(), sides }
}

fn lost_rule(name: &Spanned<String>) -> Rule {
    let sides = Err(Symbol::new("it has a syntax error"));
    Rule { name: name.node.clone(), phase: None, span: name.span, quantifiers: Quantifiers::default(), sides }
}

/// How the names of properties begin.
pub(super) const PROPERTY: &str = "prop_";

fn property(value: &Value, module: &Module, program: &Program) -> Option<Prop> {
    let name: Symbol = base_name(value.name.as_str()).into();
    name.as_str().starts_with(PROPERTY).then(|| of_value(name, value, module, program))
}

/// A test of a suite, as the definition that was made of it.
pub(super) fn of_test(test: &Test, values: &[Value], module: &Module, program: &Program) -> Prop {
    let title = Symbol::new(&test.title);
    let value = values.iter().find(|value| base_name(value.name.as_str()) == test.name.as_str());
    match value.filter(|_| test.problem.is_none()) {
        Some(value) => {
            let mut prop = of_value(title, value, module, program);
            // The definition has a name that nobody has seen.
            prop.problem = prop.problem.map(|why| {
                let text = why.as_str();
                text.strip_prefix(&format!("`{}`: ", test.name)).map_or(why, Symbol::new)
            });
            prop
        }
        None => Prop {
            name: title,
            global: test.name,
            scheme: Type::bool(),
            span: test.span,
            names: Vec::new(),
            quantifiers: Quantifiers::default(),
            problem: Some(test.problem.unwrap_or_else(|| Symbol::new("it has an error"))),
            every: None,
        },
    }
}

/// Gives a property the one of all values that was made of it, if that has code and speaks of the library's generators.
pub(super) fn add_every(every: &Every, props: &mut [Prop], values: &[Value], program: &Program) {
    let called = |value: &&Value, name: Symbol| base_name(value.name.as_str()) == name.as_str();
    let Some(value) = values.iter().find(|value| called(value, every.name)) else { return };
    let has_code = program.global_id(value.name).is_some_and(|id| program.global(id).code.expr().is_ok());
    let of = props.iter_mut().find(|prop| base_name(prop.global.as_str()) == every.of.as_str());
    if let Some(prop) = of.filter(|prop| has_code && means_library(program, prop.global, &every.words)) {
        prop.every = Some((value.name, value.scheme.clone()));
    }
}

fn of_value(name: Symbol, value: &Value, module: &Module, program: &Program) -> Prop {
    let code = program.global_id(value.name).map(|id| program.global(id).code.expr());
    let result = result(&value.scheme);
    let problem = match code {
        Some(Err(NoCode::Unsupported(why))) => Some(why),
        None | Some(Err(NoCode::Damaged)) => Some(Symbol::new("it has no code")),
        Some(Ok(_)) if *result != Type::bool() && !is_tested(result) => Some(Symbol::new(&format!(
            "its result is of type `{}`, and neither `Bool` nor `Property`",
            show_type(program, result)
        ))),
        Some(Ok(_)) => None,
    };
    let span = value.span.unwrap_or(module.name.span);
    let (scheme, quantifiers) = (value.scheme.clone(), Quantifiers::default());
    let names = called(value.name, &scheme, module, program);
    Prop { name, global: value.name, scheme, span, names, quantifiers, problem, every: None }
}

/// Whether it is what QuickCheck makes of a truth value.
pub fn is_tested(ty: &Type) -> bool {
    matches!(ty, Type::Con(name, _) if name.as_str() == "Selfsame.Test.Property")
}

/// A property of which nothing is left but the name.
fn lost_property(lost: &Lost) -> Option<Prop> {
    let is_property = lost.name.as_str().starts_with(PROPERTY);
    is_property.then(|| Prop {
        name: lost.name,
        global: lost.global,
        scheme: Type::bool(),
        span: lost.span,
        names: Vec::new(),
        quantifiers: Quantifiers::default(),
        problem: Some(lost.why),
        every: None,
    })
}

/// What a function gives after all its arguments.
pub fn result(ty: &Type) -> &Type {
    match ty {
        Type::Forall(_, _, body) => result(body),
        _ => ty.as_fun().map_or(ty, |(_, to)| result(to)),
    }
}

/// The names of a function's parameters, as its clauses call them.
pub fn parameters(program: &Program, global: Symbol) -> Vec<Symbol> {
    let code = program.global_id(global).map(|id| program.global(id).code.expr());
    match code.as_ref().map(|code| code.as_deref()) {
        Some(Ok(Expr::Lam(params, _))) => params.iter().map(|param| param.name).collect(),
        _ => Vec::new(),
    }
}

impl Quantifiers {
    fn add(&mut self, directive: &Directive) {
        for (named, list) in [(&directive.total, &mut self.total), (&directive.finite, &mut self.finite)] {
            for var in named {
                if !list.contains(&var.node) {
                    list.push(var.node);
                }
            }
        }
    }
}

/// Warns of names that are not those of parameters. (For rules, reading them has done so.)
fn check_variables(directive: &Directive, params: &[Symbol], diagnostics: &mut Vec<Diagnostic>) {
    for var in directive.total.iter().chain(&directive.finite) {
        if var.node.as_str() != "all" && !params.contains(&var.node) {
            let message = format!("`{}` has no parameter `{}`", directive.rule.node, var.node);
            let names: Vec<String> = params.iter().map(|param| format!("`{param}`")).collect();
            let hint = match names.is_empty() {
                true => "it has no parameters with names".to_string(),
                false => format!("its parameters are {}", names.join(", ")),
            };
            diagnostics.push(Diagnostic::warning(var.span, message).hint(hint));
        }
    }
}
