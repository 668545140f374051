//! The words of the checker: what is wrong, in the user's syntax, and what may help.

use std::sync::Arc;

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Pred, Type};
use selfsame_typing::{Mismatch, shown_name};

use super::checker::Checker;
use super::convert::short;
use super::interface::Interface;
use super::prim::known;
use super::solve::{Origin, Wanted};
use crate::syntax::Name;

/// Prints types of one message: the same variable has the same name in all of them, different ones have different names.
#[derive(Default)]
pub(super) struct Printer {
    names: Vec<(Type, Symbol)>,
}

impl Printer {
    pub fn show(&mut self, ty: &Type) -> String {
        self.plain(ty).to_string()
    }

    pub fn pred(&mut self, pred: &Pred) -> String {
        if super::constraint::is_open(pred) {
            return self.show(&pred.ty);
        }
        let types = super::params::unpacked(&pred.ty).iter().map(|ty| self.plain(ty));
        let mut text = short(pred.class).to_owned();
        for ty in types {
            // As the argument that it is.
            let applied = Pred { class: pred.class, ty }.to_string();
            text.push_str(applied.strip_prefix(short(pred.class)).unwrap_or(&applied));
        }
        text
    }

    fn plain(&mut self, ty: &Type) -> Type {
        match ty {
            Type::Var(_) | Type::Meta(_) => Type::Var(self.name(ty)),
            Type::Con(..) | Type::App(..) => ty.map_parts(|part| self.plain(part)),
            Type::Forall(vars, preds, body) => {
                let vars = vars.iter().map(|v| self.name(&Type::Var(*v))).collect();
                let preds = preds.iter().map(|p| Pred { class: p.class, ty: self.plain(&p.ty) }).collect();
                Type::Forall(vars, preds, Arc::new(self.plain(body)))
            }
        }
    }

    /// Rigid variables keep the name of their signature; unknown types are `a0`, `b0`….
    fn name(&mut self, var: &Type) -> Symbol {
        if let Some((_, name)) = self.names.iter().find(|(known, _)| known == var) {
            return *name;
        }
        let taken = |name: &str| self.names.iter().any(|(_, used)| used.as_str() == name);
        let name = match var {
            Type::Var(name) => {
                let base = shown_name(name.as_str());
                let numbered = (1..).map(|n| format!("{base}{n}"));
                std::iter::once(base.to_owned()).chain(numbered).find(|name| !taken(name))
            }
            _ => (0..).flat_map(|n| ('a'..='z').map(move |c| format!("{c}{n}"))).find(|name| !taken(name)),
        };
        let name = Symbol::new(&name.unwrap_or_default());
        self.names.push((var.clone(), name));
        name
    }
}

pub(super) fn mismatch(span: Span, expected: &Type, actual: &Type, mismatch: &Mismatch) -> Diagnostic {
    let mut printer = Printer::default();
    let (e, a) = (printer.show(expected), printer.show(actual));
    match mismatch {
        Mismatch::Infinite { unknown: var, within: ty } => {
            let (var, ty) = (printer.show(var), printer.show(ty));
            let message = format!("expected `{e}`, found `{a}`: `{var}` would be the infinite type `{ty}`");
            Diagnostic::error(span, message)
        }
        Mismatch::Escape(skolem) => {
            let skolem = printer.show(&Type::Var(*skolem));
            let message = format!("expected `{e}`, found `{a}`: the type variable `{skolem}` would leave its scope");
            Diagnostic::error(span, message)
        }
        Mismatch::Differ { left: x, right: y } => {
            let diagnostic = Diagnostic::error(span, format!("type mismatch: expected `{e}`, found `{a}`"));
            let whole = (x == expected && y == actual) || (x == actual && y == expected);
            let (x, y) = (x.clone(), y.clone());
            let diagnostic = if whole {
                diagnostic.label(format!("this is `{a}`"))
            } else {
                diagnostic.label(format!("`{}` is not `{}`", printer.show(&y), printer.show(&x)))
            };
            match mismatch_hint(expected, actual, &x, &y, &mut printer) {
                Some(hint) => diagnostic.hint(hint),
                None => diagnostic,
            }
        }
    }
}

fn mismatch_hint(expected: &Type, actual: &Type, x: &Type, y: &Type, printer: &mut Printer) -> Option<String> {
    let known = known();
    let is = |ty: &Type, name| matches!(ty, Type::Con(con, _) if *con == name);
    let string = Type::string();
    if is(expected, known.char) && *actual == string {
        return Some("a character is written in single quotes: 'c'".into());
    }
    if *expected == string && is(actual, known.char) {
        return Some("a string is written in double quotes, or as a list: [c]".into());
    }
    match (expected.as_fun(), actual.as_fun()) {
        (None, Some(_)) if matches!(last_result(actual), Type::Meta(_)) || last_result(actual) == expected => {
            Some("is an argument missing?".into())
        }
        (Some(_), None) if !matches!(actual, Type::Meta(_)) => Some("it is applied to too many arguments".into()),
        _ => {
            let rigid = [x, y].into_iter().find(|ty| matches!(ty, Type::Var(_)))?;
            let name = printer.show(rigid);
            Some(format!("the signature promises to work for every type `{name}`"))
        }
    }
}

fn last_result(ty: &Type) -> &Type {
    ty.as_fun().map_or(ty, |(_, to)| last_result(to))
}

impl Origin {
    fn words(&self) -> String {
        match self {
            Origin::Use(name) => format!(", needed by `{name}`"),
            Origin::Literal(text) => format!(", needed by the literal `{text}`"),
            Origin::Syntax(">>=" | ">>" | "fail") => ", needed by the `do` block".into(),
            Origin::Syntax(name) => format!(", needed by `{name}`"),
            Origin::Superclass(class) => format!(", a superclass of `{}`", short(*class)),
            Origin::Deriving(class) => format!(", needed to derive `{}`", short(*class)),
            Origin::Expected => String::new(),
        }
    }
}

/// A rigid type lacks the constraint in a signature; another lacks an instance, which a type of the user's can derive.
pub(super) fn no_instance(wanted: &Wanted, rigid: bool, own: bool) -> Diagnostic {
    let mut printer = Printer::default();
    let pred = printer.pred(&wanted.pred);
    let message = format!("no instance for `{pred}`{}", wanted.origin.words());
    let diagnostic = Diagnostic::error(wanted.span, message);
    let class = short(wanted.pred.class);
    match &wanted.pred.ty {
        _ if rigid => diagnostic.hint(format!("add `{pred}` to the context of the signature or instance")),
        ty if ty.as_fun().is_some() => diagnostic.hint("it is a function: is an argument missing?"),
        Type::Con(name, _) if own && matches!(class, "Eq" | "Ord" | "Show" | "Read" | "Enum" | "Bounded") => {
            diagnostic.hint(format!("add `deriving {class}` to the definition of `{}`", short(*name)))
        }
        ty if matches!(wanted.origin, Origin::Literal(_)) => {
            diagnostic.hint(format!("a number stands where `{}` is expected", printer.show(ty)))
        }
        _ => diagnostic.hint(format!("define `instance {pred}`")),
    }
}

pub(super) fn ambiguous(wanted: &Wanted) -> Diagnostic {
    let pred = Printer::default().pred(&wanted.pred);
    let message = format!("ambiguous type: nothing decides which instance `{pred}` is meant{}", wanted.origin.words());
    Diagnostic::error(wanted.span, message).hint("say which with a type annotation: (e :: T)")
}

pub(super) fn endless_instance(span: Span, pred: &Pred) -> Diagnostic {
    let pred = Printer::default().pred(pred);
    Diagnostic::error(span, format!("looking for the instance `{pred}` does not end: an instance needs itself"))
}

pub(super) fn underivable(span: Span, class: Symbol, missing: &Pred) -> Diagnostic {
    let pred = Printer::default().pred(missing);
    let message = format!("cannot derive `{}`: there is no instance `{pred}`", short(class));
    Diagnostic::error(span, message).hint("write the instance by hand, or derive it for the type of the field too")
}

pub(super) fn missing_type_arguments(span: Span, name: Symbol, missing: usize) -> Diagnostic {
    let plural = if missing == 1 { "argument" } else { "arguments" };
    Diagnostic::error(span, format!("the type `{}` needs {missing} more {plural}", short(name)))
}

pub(super) fn extra_type_arguments(span: Span, name: Symbol, takes: usize) -> Diagnostic {
    let plural = if takes == 1 { "argument" } else { "arguments" };
    Diagnostic::error(span, format!("the type `{}` takes {takes} {plural}, and is applied to more", short(name)))
}

pub(super) fn missing_module(module: Symbol) -> Symbol {
    Symbol::new(&format!("module `{module}` not found"))
}

pub(super) fn damaged(name: Symbol) -> Symbol {
    Symbol::new(&format!("`{name}` is missing from its module's interface"))
}

pub(super) fn ambiguous_name(name: &Name, modules: &[Symbol]) -> Diagnostic {
    let modules: Vec<String> = modules.iter().map(|module| format!("`{module}`")).collect();
    let message = format!("ambiguous name `{}`: it may come from {}", written(name), modules.join(" or "));
    Diagnostic::error(name.span, message).hint("qualify it, or hide the other with `hiding`")
}

pub(super) fn not_exported(module: Symbol, name: &Name, interface: Option<&Interface>) -> Diagnostic {
    let diagnostic = Diagnostic::error(name.span, format!("module `{module}` does not export `{}`", name.base));
    let names = interface.into_iter().flat_map(|i| i.exports.values.keys().chain(i.exports.types.keys()));
    match closest(name.base, names.copied()) {
        Some(close) => diagnostic.hint(format!("did you mean `{close}`?")),
        None => diagnostic,
    }
}

pub(super) fn duplicate(what: &str, name: &Name, first: Span) -> Diagnostic {
    Diagnostic::error(name.span, format!("{what} `{}` is defined twice", name.base)).also(first, "first defined here")
}

/// The name with its qualifier, as in the source.
pub(super) fn written(name: &Name) -> String {
    match name.qualifier {
        Some(qualifier) => format!("{qualifier}.{}", name.base),
        None => name.base.to_string(),
    }
}

/// Modules whose exports are worth mentioning when a name is unknown.
const WELL_KNOWN: [&str; 14] = [
    "Data.List",
    "Data.Maybe",
    "Data.Char",
    "Data.Function",
    "Data.Ord",
    "Data.Either",
    "Data.Foldable",
    "Data.Traversable",
    "Data.Functor",
    "Data.Monoid",
    "Data.Bits",
    "Control.Monad",
    "Control.Applicative",
    "Debug.Trace",
];

impl Checker<'_> {
    pub fn unknown_value(&self, name: &Name) -> Diagnostic {
        let kind = if name.is_constructor() { "constructor" } else { "name" };
        let diagnostic = Diagnostic::error(name.span, format!("{kind} `{}` is not in scope", written(name)));
        if let Some(hint) = self.unknown_qualifier(name) {
            return diagnostic.hint(hint);
        }
        if name.qualifier.is_none()
            && let Some(module) = self.exporting(|i| i.exports.values.contains_key(&name.base))
        {
            return diagnostic.hint(format!("`{module}` exports it: import {module} ({})", listed(name.base)));
        }
        let locals = self.locals.names().filter(|_| name.qualifier.is_none());
        match closest(name.base, locals.chain(self.env.scope.value_names(name.qualifier))) {
            Some(close) => diagnostic.hint(format!("did you mean `{close}`?")),
            None => diagnostic,
        }
    }

    pub fn unknown_type(&self, name: &Name) -> Diagnostic {
        let diagnostic = Diagnostic::error(name.span, format!("type or class `{}` is not in scope", written(name)));
        if let Some(hint) = self.unknown_qualifier(name) {
            return diagnostic.hint(hint);
        }
        if name.qualifier.is_none()
            && let Some(module) = self.exporting(|i| i.exports.types.contains_key(&name.base))
        {
            return diagnostic.hint(format!("`{module}` exports it: import {module} ({})", listed(name.base)));
        }
        match closest(name.base, self.env.scope.type_names(name.qualifier)) {
            Some(close) => diagnostic.hint(format!("did you mean `{close}`?")),
            None => diagnostic,
        }
    }

    fn unknown_qualifier(&self, name: &Name) -> Option<String> {
        let qualifier = name.qualifier?;
        if qualifier == known().builtin_module {
            return Some("this syntax needs it from the library".into());
        }
        if self.env.scope.aliases().any(|alias| alias == qualifier) {
            return None;
        }
        let close = closest(qualifier, self.env.scope.aliases());
        Some(match close {
            Some(close) => format!("no imported module is called `{qualifier}`; did you mean `{close}`?"),
            None => format!("no imported module is called `{qualifier}`"),
        })
    }

    fn exporting(&self, has: impl Fn(&Interface) -> bool) -> Option<Symbol> {
        let modules = WELL_KNOWN.iter().map(|module| Symbol::new(module));
        modules.into_iter().find(|module| self.env.interface(*module).is_some_and(|i| has(&i)))
    }
}

/// A name as it is written in an import list.
fn listed(name: Symbol) -> String {
    let text = name.as_str();
    if text.starts_with(|c: char| c.is_alphanumeric() || c == '_') { text.into() } else { format!("({text})") }
}

/// The known name that differs least from a mistyped one, if any is near.
fn closest(name: Symbol, candidates: impl Iterator<Item = Symbol>) -> Option<Symbol> {
    let text = name.as_str();
    let limit = match text.chars().count() {
        0..=2 => 1,
        3..=5 => 2,
        _ => 3,
    };
    let usable = candidates.filter(|c| *c != name && !c.as_str().starts_with('$'));
    let near = usable.map(|c| (edit_distance(text, c.as_str(), limit), c)).filter(|(d, _)| *d <= limit);
    let near = near.filter(|(d, c)| *d < c.as_str().chars().count().min(text.chars().count()));
    near.min_by(|(d, a), (e, b)| d.cmp(e).then_with(|| a.as_str().cmp(b.as_str()))).map(|(_, c)| c)
}

/// Insertions, deletions, replacements and swaps of neighbours; more than `limit` is `limit + 1`.
fn edit_distance(a: &str, b: &str, limit: usize) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    if a.len().abs_diff(b.len()) > limit {
        return limit + 1;
    }
    let mut rows = vec![(0..=b.len()).collect::<Vec<usize>>()];
    for i in 1..=a.len() {
        let mut row = vec![i];
        for j in 1..=b.len() {
            let replace = rows[i - 1][j - 1] + usize::from(a[i - 1] != b[j - 1]);
            let mut best = replace.min(rows[i - 1][j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                best = best.min(rows[i - 2][j - 2] + 1);
            }
            row.push(best);
        }
        rows.push(row);
    }
    rows[a.len()][b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_closest_name_is_suggested_and_far_ones_are_not() {
        let names = ["length", "strength", "foldr", "map"].map(Symbol::new);
        assert_eq!(closest("lenght".into(), names.into_iter()), Some("length".into()));
        assert_eq!(closest("mpa".into(), names.into_iter()), Some("map".into()));
        assert_eq!(closest("zipWith".into(), names.into_iter()), None);
        assert_eq!(closest("x".into(), ["y".into()].into_iter()), None);
    }

    #[test]
    fn variables_of_one_message_are_told_apart() {
        let mut printer = Printer::default();
        let a = |n| Type::Var(Symbol::new(&format!("a%{n}")));
        assert_eq!(printer.show(&Type::fun(a(1), a(2))), "a -> a1");
        assert_eq!(printer.show(&Type::fun(a(2), Type::Meta(7))), "a1 -> a0");
    }
}
