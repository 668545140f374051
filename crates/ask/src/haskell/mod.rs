//! Haskell: functions at sample types, abstract types of the library, and how examples are written.

pub mod acted;
mod laws;
mod makers;
mod meant;

use std::cell::RefCell;
use std::sync::Arc;

use rustc_hash::FxHashMap;
use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::eval::{Bottom, Machine as Evaluator, Ref, Stop};
use selfsame_core::expr::Expr;
use selfsame_core::inhabit::{Making, making};
use selfsame_core::span::SourceMap;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Type, tuple_size};
use selfsame_explore::machine::input::{View, Views};
use selfsame_explore::{Layer, Place, Syntax};
use selfsame_haskell::load::{Loaded, LoadedModule};

use crate::explore::{Entry, printed, unfit};
use crate::types::{arity, result};

pub use laws::laws;

/// A module with what is needed to make and write values of its types.
pub struct Haskell<'a> {
    loaded: &'a Loaded,
    module: &'a LoadedModule,
    sources: &'a SourceMap,
    /// How the module calls the functions that make abstract values, those that it has names for first.
    names: Vec<(&'static Abstract, String)>,
    shows: RefCell<FxHashMap<Type, Option<Arc<Expr>>>>,
    makers: RefCell<FxHashMap<Type, Vec<View>>>,
}

/// A type of the library whose constructors alone do not say what is right.
#[derive(Debug, PartialEq)]
struct Abstract {
    ty: &'static str,
    /// Where these functions are.
    defined_in: &'static str,
    /// From the list of what is in a value to the value, and back.
    functions: [&'static str; 2],
    of: Contents,
}

/// What the list has from which a value is made.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Contents {
    /// Pairs of both parameters.
    Pairs,
    /// Pairs of an `Int` and the parameter.
    Numbered,
    /// The parameter, which has an order.
    Ordered,
    /// The parameter.
    Elements,
    Numbers,
    Characters,
    Bytes,
}

const LISTS: [&str; 2] = ["fromList", "toAscList"];
const PACKED: [&str; 2] = ["pack", "unpack"];

/// Of two entries for one type, the first counts whose functions the module has names for.
const ABSTRACT: &[Abstract] = &[
    Abstract { ty: "Selfsame.Map.Map", defined_in: "Selfsame.Map", functions: LISTS, of: Contents::Pairs },
    Abstract { ty: "Selfsame.Set.Set", defined_in: "Selfsame.Set", functions: LISTS, of: Contents::Ordered },
    Abstract { ty: "Selfsame.IntMap.IntMap", defined_in: "Selfsame.IntMap", functions: LISTS, of: Contents::Numbered },
    Abstract { ty: "Selfsame.IntSet.IntSet", defined_in: "Data.IntSet", functions: LISTS, of: Contents::Numbers },
    Abstract { ty: "Selfsame.Seq.Seq", defined_in: "Selfsame.Seq", functions: LISTS, of: Contents::Elements },
    Abstract {
        ty: "Data.Vector.Vector",
        defined_in: "Data.Vector",
        functions: ["fromList", "toList"],
        of: Contents::Elements,
    },
    Abstract { ty: "Selfsame.Text.Text", defined_in: "Data.Text", functions: PACKED, of: Contents::Characters },
    Abstract {
        ty: "Selfsame.Bytes.ByteString",
        defined_in: "Data.ByteString.Char8",
        functions: PACKED,
        of: Contents::Characters,
    },
    Abstract { ty: "Selfsame.Bytes.ByteString", defined_in: "Data.ByteString", functions: PACKED, of: Contents::Bytes },
];

/// How to see what is in a map, set or text.
pub struct Listing {
    /// The function from it to a list.
    pub list: Expr,
    /// The type of the list.
    pub ty: Type,
    /// What the module calls the function.
    pub written: String,
}

/// Reads the function, and the condition on its results when there is one.
pub fn entry(
    loaded: &Loaded,
    module: &LoadedModule,
    sources: &mut SourceMap,
    function: &str,
    returns: Option<&str>,
) -> Result<Entry, Vec<Diagnostic>> {
    let (expr, ty) = loaded.sample(module, function, sources)?;
    let function_code = expr.clone();
    let Some(condition) = returns else {
        return Ok(Entry { expr, ty, is_filtered: false, function: function_code });
    };
    let params: String = (1..=arity(&ty)).map(|i| format!(" selfsame_{i}")).collect();
    let lambda = if params.is_empty() { String::new() } else { format!("\\{params} ->") };
    let with = |condition: String| {
        format!("{lambda} (\\selfsame_r -> (selfsame_r, {condition} :: Selfsame.Builtin.Bool)) (({function}){params})")
    };
    let as_function = with(format!("(({condition}) selfsame_r)"));
    let as_value = with(format!("((Selfsame.Builtin.==) selfsame_r ({condition}))"));
    let found = loaded.sample(module, &as_value, sources).or_else(|_| loaded.sample(module, &as_function, sources));
    match found {
        Ok((expr, ty)) => Ok(Entry { expr, ty, is_filtered: true, function: function_code }),
        Err(_) => {
            // What is wrong with the condition is said of the condition alone.
            let (_, found) = loaded.sample(module, condition, sources)?;
            Err(vec![unfit(sources, condition, &result(&ty).to_string(), &found.to_string())])
        }
    }
}

/// The module and what it imports, as lines of a test file.
pub fn imports(module: &LoadedModule, sources: &SourceMap) -> Vec<String> {
    let text = &sources.file(module.file).text;
    let own = text.lines().filter(|line| line.starts_with("import ") && is_whole(line)).map(str::to_owned);
    std::iter::once(format!("import {}", module.name)).chain(own).collect()
}

/// Whether an import ends on its line.
fn is_whole(line: &str) -> bool {
    line.matches('(').count() == line.matches(')').count()
}

/// The function with its type, where that says which instances were chosen and is made of names that are always there.
pub fn annotated(function: &str, ty: &Type) -> String {
    let ty = match ty {
        Type::Forall(_, _, body) => body,
        ty => ty,
    };
    let ty = ty.subst(&|_| Some(Type::char()));
    let is_name = function.starts_with(|c: char| c.is_alphabetic() || c == '_') && !function.contains(' ');
    let name = if is_name { function.to_owned() } else { format!("({function})") };
    if is_plain(&ty) { format!("({name} :: {ty})") } else { name }
}

fn is_plain(ty: &Type) -> bool {
    match ty {
        Type::Con(name, args) => {
            let name = name.as_str();
            let known = ["Int", "Integer", "Double", "Char", "Bool", "[]", "->", "()"].contains(&name);
            (known || tuple_size(name).is_some()) && args.iter().all(is_plain)
        }
        _ => false,
    }
}

impl<'a> Haskell<'a> {
    /// The module of a loaded file.
    pub fn new(loaded: &'a Loaded, module: &'a LoadedModule, sources: &'a SourceMap) -> Haskell<'a> {
        let prefixes = prefixes(&sources.file(module.file).text);
        // Looking names up adds their text to a copy of the sources, which nothing points into.
        let mut scratch = sources.clone();
        let mut names: Vec<_> = ABSTRACT
            .iter()
            .map(|of| {
                let make = of.functions[0];
                let global = Symbol::new(&format!("{}.{make}", of.defined_in));
                let means = |text: &String, scratch: &mut SourceMap| {
                    loaded.sample(module, text, scratch).is_ok_and(|(expr, _)| head(&expr) == Some(global))
                };
                let written = prefixes.iter().map(|prefix| format!("{prefix}{make}"));
                let known = written.into_iter().find(|text| means(text, &mut scratch));
                (known.is_none(), (of, known.unwrap_or_else(|| make.to_owned())))
            })
            .collect();
        names.sort_by_key(|(is_unknown, _)| *is_unknown);
        let names = names.into_iter().map(|(_, named)| named).collect();
        Haskell { loaded, module, sources, names, shows: RefCell::default(), makers: RefCell::default() }
    }

    /// How the module calls the function that `show` calls `fromList` in values of the type.
    pub fn builder(&self, ty: &Type) -> Option<&str> {
        let Type::Con(name, args) = ty else { return None };
        let is_it = |of: &Abstract| of.ty == name.as_str() && of.functions == LISTS;
        let own = self.names.iter().find(|(of, _)| is_it(of)).map(|(_, written)| written.as_str());
        own.or_else(|| args.iter().find_map(|arg| self.builder(arg)))
    }

    /// Whether values of the type are shown as literals that are no `String`.
    pub fn shows_literals(&self, ty: &Type) -> bool {
        let is_packed = |name: &Symbol| ABSTRACT.iter().any(|of| of.functions == PACKED && of.ty == name.as_str());
        ty.any(&mut |part| matches!(part, Type::Con(name, _) if is_packed(name)))
    }

    /// For maps, sets and texts, where the module has a name for the function that lists what is in them.
    pub fn listing(&self, ty: &Type) -> Option<Listing> {
        let Type::Con(name, args) = ty else { return None };
        let (of, written) = self.names.iter().find(|(of, _)| of.ty == name.as_str())?;
        let element = match (of.of, &args[..]) {
            (Contents::Pairs, [key, value]) => Type::tuple(vec![key.clone(), value.clone()]),
            (Contents::Numbered, [value]) => Type::tuple(vec![Type::int(), value.clone()]),
            (Contents::Ordered, [element]) => element.clone(),
            (Contents::Numbers, []) => Type::int(),
            (Contents::Characters, []) => Type::char(),
            (Contents::Bytes, []) => byte(),
            _ => return None,
        };
        let [make, list] = of.functions;
        let global = Symbol::new(&format!("{}.{list}", of.defined_in));
        let written = written.replace(make, list);
        let (expr, _) = self.loaded.sample(self.module, &written, &mut self.sources.clone()).ok()?;
        let is_it = head(&expr) == Some(global);
        is_it.then(|| Listing { list: Expr::Global(global), ty: Type::list(element), written })
    }

    /// The function that shows values of the type, for types that are not written by their constructors.
    fn show(&self, ty: &Type) -> Option<Arc<Expr>> {
        if !mentions_abstract(ty) {
            return None;
        }
        let mut shows = self.shows.borrow_mut();
        let show = || {
            let ty = Type::fun(ty.clone(), Type::string());
            self.loaded.definition_at(self.module, "Selfsame.Show", "show", &ty, self.sources).map(Arc::new)
        };
        shows.entry(ty.clone()).or_insert_with(show).clone()
    }
}

/// The definition that an expression calls.
pub fn head(expr: &Expr) -> Option<Symbol> {
    match expr {
        Expr::Global(name) => Some(*name),
        Expr::App(head, _) | Expr::At(_, head) => self::head(head),
        _ => None,
    }
}

/// What may stand before a name: nothing, and the names by which modules are imported.
pub fn prefixes(text: &str) -> Vec<String> {
    let mut prefixes = vec![String::new()];
    for line in text.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        if words.first() != Some(&"import") {
            continue;
        }
        let alias = words.iter().position(|word| *word == "as").and_then(|at| words.get(at + 1));
        let name = words[1..].iter().find(|word| word.starts_with(|c: char| c.is_uppercase()));
        if let Some(name) = alias.or(name) {
            prefixes.push(format!("{}.", name.trim_end_matches('(')));
        }
    }
    prefixes
}

fn byte() -> Type {
    Type::con_of("Selfsame.Sized.Sized", [Type::con("Selfsame.Sized.W8")])
}

fn mentions_abstract(ty: &Type) -> bool {
    let is_abstract = |name: Symbol| ABSTRACT.iter().any(|of| of.ty == name.as_str());
    ty.any(&mut |part| matches!(part, Type::Con(name, _) if is_abstract(*name)))
}

impl Views for Haskell<'_> {
    fn view(&self, ty: &Type) -> Option<View> {
        let Type::Con(name, args) = ty else { return None };
        let (of, written) = self.names.iter().find(|(of, _)| of.ty == name.as_str())?;
        // Keys of any type at all are letters: they must have an order.
        let lettered = |ty: &Type| ty.subst(&|_| Some(Type::char()));
        let (element, made) = match (of.of, &args[..]) {
            (Contents::Pairs, [key, value]) => {
                let key = lettered(key);
                (Type::tuple(vec![key.clone(), value.clone()]), vec![key, value.clone()])
            }
            (Contents::Numbered, [value]) => (Type::tuple(vec![Type::int(), value.clone()]), vec![value.clone()]),
            (Contents::Ordered, [element]) => (lettered(element), vec![lettered(element)]),
            (Contents::Elements, [element]) => (element.clone(), vec![element.clone()]),
            (Contents::Numbers, []) => (Type::int(), Vec::new()),
            (Contents::Characters, []) => (Type::char(), Vec::new()),
            (Contents::Bytes, []) => (byte(), Vec::new()),
            _ => return None,
        };
        let from = Type::list(element);
        let build = Type::fun(from.clone(), Type::con_of(*name, made));
        let build = self.loaded.definition_at(self.module, of.defined_in, of.functions[0], &build, self.sources)?;
        Some(View { name: Symbol::new(written), from, arguments: 1, build: Arc::new(build) })
    }

    fn makers(&self, ty: &Type) -> Vec<View> {
        let Type::Con(name, _) = ty else { return Vec::new() };
        if making(&self.loaded.program, ty) != Making::ByFunctions {
            return Vec::new();
        }
        if let Some(known) = self.makers.borrow().get(ty) {
            return known.clone();
        }
        let makers = match self.view(ty) {
            Some(view) => vec![view],
            None => makers::of_type(self.loaded, self.module, self.sources, *name, ty),
        };
        self.makers.borrow_mut().insert(ty.clone(), makers.clone());
        makers
    }
}

impl Syntax for Haskell<'_> {
    fn value(&self, evaluator: &mut Evaluator, value: Ref, ty: &Type, place: Place) -> (String, Option<Stop>) {
        if let Some(show) = self.show(ty) {
            let show = evaluator.load(&show);
            let text = evaluator.apply(show, &[value]);
            let (text, stop) = evaluator.message(text, LONGEST);
            let needs_parens = place == Place::Argument && text.contains(' ') && !text.starts_with(['[', '(']);
            return (if needs_parens { format!("({text})") } else { text }, stop);
        }
        printed(evaluator, value, ty, place)
    }

    fn function(&self, layers: &[Layer], cases: &[(Vec<String>, String)], default: &str) -> String {
        let arity = layers.iter().map(|layer| layer.arity).sum();
        let params: Vec<String> = match arity {
            _ if cases.is_empty() => vec!["_".into(); arity],
            1 => vec!["x".into()],
            _ => (1..=arity).map(|i| format!("x{i}")).collect(),
        };
        let tuple = |parts: &[String]| match parts {
            [part] => part.clone(),
            parts => format!("({})", parts.join(", ")),
        };
        let alternatives: String =
            cases.iter().map(|(args, result)| format!("{} -> {result}; ", tuple(args))).collect();
        let body = match cases {
            [] => default.to_owned(),
            _ => format!("case {} of {{ {alternatives}_ -> {default} }}", tuple(&params)),
        };
        let mut params = &params[..];
        let whole = layers.iter().rev().fold(body, |body, layer| {
            let (outer, own) = params.split_at(params.len() - layer.arity);
            params = outer;
            let lambda = format!("\\{} -> {body}", own.join(" "));
            layer.newtypes.iter().rev().fold(lambda, |text, newtype| format!("{newtype} ({text})"))
        });
        format!("({whole})")
    }

    fn call(&self, function: &str, args: &[String]) -> String {
        let is_operator = function.starts_with(|c: char| !(c.is_alphanumeric() || matches!(c, '_' | '(' | '[')));
        match (is_operator, args) {
            (true, [left, right]) => format!("{left} {function} {right}"),
            (true, args) => format!("({function}) {}", args.join(" ")).trim_end().to_owned(),
            (false, args) => {
                let plain = function.starts_with('(') || !function.contains(' ');
                let function = if plain { function.to_owned() } else { format!("({function})") };
                format!("{function} {}", args.join(" ")).trim_end().to_owned()
            }
        }
    }

    fn failure(&self, evaluator: &mut Evaluator, stop: &Stop) -> String {
        match stop {
            Stop::Bottom(Bottom::Label(label)) => label.text.to_string(),
            Stop::Bottom(Bottom::Message(text)) => match evaluator.message(*text, LONGEST) {
                (message, None) => message,
                (_, Some(Stop::Bottom(Bottom::Label(label)))) => label.text.to_string(),
                (message, Some(_)) => message,
            },
            Stop::Loop => "<<loop>>".to_owned(),
            Stop::Unsupported(what) => format!("unsupported: {what}"),
            Stop::Steps | Stop::Time | Stop::Memory => "a limit was reached".to_owned(),
            Stop::Assumption => "an assumption does not hold".to_owned(),
            Stop::NoInput => "there is no more input".to_owned(),
        }
    }
}

/// The longest text that is read.
const LONGEST: usize = 10_000;
