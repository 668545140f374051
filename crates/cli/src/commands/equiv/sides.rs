//! Two files side by side, ready to have definitions compared.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::OnceLock;
use std::time::Duration;

use rustc_hash::{FxHashMap, FxHashSet};
use selfsame_core::effort;
use selfsame_core::expr::{Expr, Lit, Local};
use selfsame_core::inhabit::is_by_functions;
use selfsame_core::program::Program;
use selfsame_core::span::{SourceMap, Span};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Type, base_name};
use selfsame_core::value::show_type;
use selfsame_core::verdict::{Reason, Verdict};
use selfsame_core::written::Written;
use selfsame_equiv::{Bottoms, Goal};
use selfsame_grade::{
    Answer, Comparison, Effort, Evaluation, How, Inputs, Joined, Renaming, Sample, compare, goal, join,
};
use selfsame_haskell::load::{Loaded, LoadedModule, parameters};
use selfsame_ocaml::Entry;
use selfsame_typing::Unifier;

use selfsame_explore::machine::input::NoViews;

use crate::commands::check::{CALLBACKS, has_function};
use crate::commands::explore::haskell::{Haskell, arity, result};
use crate::commands::explore::ocaml::Ocaml;
use crate::limits::Allowance;
use crate::source::Source;

/// Both files and the program that they are together.
pub struct Sides {
    sources: [Source; 2],
    /// What the definitions of an OCaml file are, with comparisons supplied.
    entries: [FxHashMap<Symbol, Entry>; 2],
    /// Those that print, with what they print as part of the result.
    printing: [FxHashMap<Symbol, Entry>; 2],
    /// All that print.
    prints: [FxHashSet<Symbol>; 2],
    joined: Joined,
    /// The definitions of each file, in order, and where each name is among them.
    definitions: [(Vec<Definition>, FxHashMap<Symbol, usize>); 2],
    bottoms: Bottoms,
    effort: Effort,
    /// As the files are written, once that is asked for.
    written: OnceLock<[Written; 2]>,
}

/// A definition of one file.
#[derive(Clone, Debug)]
pub struct Definition {
    pub name: Symbol,
    pub global: Symbol,
    pub span: Option<Span>,
    /// A method of a class by itself, which does what the instances say.
    pub is_method: bool,
    /// Somebody wrote it: methods of instances may be derived, or left to the class.
    pub is_written: bool,
}

impl Definition {
    fn new(name: Symbol, global: Symbol, span: Option<Span>) -> Definition {
        Definition { name, global, span, is_method: false, is_written: true }
    }
}

/// A definition of each file.
#[derive(Clone, Debug)]
pub struct Pair {
    pub name: String,
    pub globals: [Symbol; 2],
    pub span: Option<Span>,
    names: [Symbol; 2],
    is_method: bool,
    /// Their names as expressions.
    expressions: [String; 2],
}

/// What the command line says of variables.
#[derive(Clone, Debug, Default)]
pub struct Said {
    pub total: Vec<String>,
    pub finite: Vec<String>,
}

impl Said {
    fn of(&self, name: Symbol) -> Inputs {
        let says = |names: &[String]| names.iter().any(|said| said == name.as_str() || said == "all");
        Inputs { total: says(&self.total), finite: says(&self.finite) }
    }
}

impl Sides {
    pub fn new(mut sources: [Source; 2], bottoms: Bottoms, effort: Effort) -> Sides {
        let entries = [0, 1].map(|side| self::entries(&mut sources[side], selfsame_ocaml::entry));
        let printing = [0, 1].map(|side| self::entries(&mut sources[side], selfsame_ocaml::printing_entry));
        let prints = [0, 1].map(|side| those(&sources[side], selfsame_ocaml::prints));
        let joined = join(&sources[0].relaxed(), &sources[1].relaxed(), bottoms);
        let definitions = sources.each_ref().map(|source| {
            let all = definitions(source);
            let places = all.iter().enumerate().map(|(place, definition)| (definition.name, place)).rev().collect();
            (all, places)
        });
        Sides { sources, entries, printing, prints, joined, definitions, bottoms, effort, written: OnceLock::new() }
    }

    pub fn definitions(&self, side: usize) -> &[Definition] {
        &self.definitions[side].0
    }

    /// The first definition of this name.
    pub fn definition(&self, side: usize, name: &str) -> Option<&Definition> {
        let (all, places) = &self.definitions[side];
        places.get(&Symbol::new(name)).map(|place| &all[*place])
    }

    /// The pair of two definitions, by their names.
    pub fn pair(&self, names: [&str; 2]) -> Result<Pair, (usize, String)> {
        let mut globals = Vec::with_capacity(2);
        let (mut span, mut is_method) = (None, false);
        for (side, name) in names.iter().enumerate() {
            let found = self.definition(side, name).ok_or_else(|| (side, name.to_string()))?;
            span = found.span;
            is_method |= found.is_method;
            globals.push(found.global);
        }
        Ok(Pair {
            name: names[1].to_owned(),
            globals: [globals[0], globals[1]],
            span,
            is_method,
            names: names.map(Symbol::new),
            expressions: names.map(|name| self.as_expression(name)),
        })
    }

    /// A name where an expression is expected.
    fn as_expression(&self, name: &str) -> String {
        let is_word = name.starts_with(|c: char| c.is_alphabetic() || c == '_');
        if is_word { name.to_owned() } else { format!("( {name} )") }
    }

    /// Compares, with what one item may use.
    pub fn compare(&self, pair: &Pair, said: &Said, allowance: Allowance, sources: &SourceMap) -> Answer {
        effort::allow(allowance.steps(), || {
            let mut answer = self.compare_from_outside(pair, said, allowance.time(), sources);
            match answer.verdict {
                Verdict::Unknown(reason) => answer.verdict = Verdict::Unknown(allowance.reason(reason)),
                Verdict::Verified => answer.provided = self.provided(pair, &answer.how),
                Verdict::Refuted(_) => {}
            }
            answer
        })
    }

    fn compare_from_outside(&self, pair: &Pair, said: &Said, time: Duration, sources: &SourceMap) -> Answer {
        if self.is_out_of_reach(pair) && self.is_unchanged(pair, sources) {
            return Answer::new(Verdict::Verified, How::SameText);
        }
        if pair.is_method {
            let what = "a method by itself: what it does is up to instances, which `diff` compares";
            return not_comparable(what);
        }
        let answer = self.compare_as_built(pair, said, time, sources);
        let program = &self.joined.program;
        let ty = program.global_id(pair.globals[0]).map(|id| program.global(id).ty.clone());
        match answer.verdict {
            // Arguments were made by functions, so a result that differs, differs.
            Verdict::Refuted(_) if ty.is_some_and(|ty| is_by_functions(program, result(&ty))) => {
                let what = "they differ in how a map or set is built, which may mean the same";
                Answer::unknown(Reason::Exhausted(what.into()))
            }
            _ => answer,
        }
    }

    /// What "the same" depends on that the two definitions do not say.
    fn provided(&self, pair: &Pair, how: &How) -> Vec<String> {
        let mut all = Vec::new();
        for (source, global) in self.sources.iter().zip(pair.globals) {
            match source {
                _ if matches!(how, How::SameText) => {}
                Source::Ocaml(loaded) => {
                    let value = loaded.values.iter().find(|value| value.global == global);
                    if value.is_some_and(|value| !value.scheme.preds.is_empty()) && !matches!(how, How::SameCode) {
                        all.push("values compare as integers do".to_owned());
                    }
                    let takes_functions = |value: &selfsame_ocaml::TopLevel| takes_functions(&value.scheme.ty);
                    if value.is_some_and(takes_functions) && !matches!(how, How::SameCode) {
                        all.push(CALLBACKS.to_owned());
                    }
                }
                Source::Haskell(loaded) => {
                    let Some(module) = loaded.root() else { continue };
                    let value = module.values.iter().find(|value| value.name == global);
                    let Some(Type::Forall(_, preds, _)) = value.map(|value| &value.scheme) else { continue };
                    for pred in preds.iter().filter(|pred| module.has_instances(pred.class)) {
                        all.push(format!("instances of `{}` are the same", base_name(pred.class.as_str())));
                    }
                }
            }
        }
        let mut seen = BTreeSet::new();
        all.retain(|condition| seen.insert(condition.clone()));
        all
    }

    /// Whether one of the two does something before it has so many arguments.
    fn is_staged(&self, pair: &Pair, arity: usize) -> bool {
        self.sources.iter().zip(pair.globals).any(|(source, global)| match source {
            Source::Ocaml(loaded) => selfsame_ocaml::is_staged(loaded, global, arity),
            Source::Haskell(_) => false,
        })
    }

    /// Whether one of the two can get to something unsupported: no engine proves anything of it then.
    fn is_out_of_reach(&self, pair: &Pair) -> bool {
        let [first, second] = pair.globals;
        let globals = [first, self.joined.second.global(second)].map(Expr::Global);
        self.joined.program.gap(&globals).is_some()
    }

    /// Whether the two are written alike, with everything that they can reach.
    fn is_unchanged(&self, pair: &Pair, sources: &SourceMap) -> bool {
        let [first, second] =
            self.written.get_or_init(|| self.sources.each_ref().map(|source| source.written(sources)));
        let [name, other] = pair.names;
        name == other && first.is_same(second, name)
    }

    fn compare_as_built(&self, pair: &Pair, said: &Said, time: Duration, sources: &SourceMap) -> Answer {
        let mut scratch = sources.clone();
        match &self.sources {
            [Source::Haskell(first), Source::Haskell(second)] => match (first.root(), second.root()) {
                (Some(a), Some(b)) => self.compare_haskell(pair, [(first, a), (second, b)], said, time, &mut scratch),
                _ => not_comparable("a file that is no module"),
            },
            [Source::Ocaml(_), Source::Ocaml(_)] => self.compare_ocaml(pair, time),
            _ => not_comparable("files in different languages"),
        }
    }

    fn compare_haskell(
        &self,
        pair: &Pair,
        [(first, a), (second, b)]: [(&Loaded, &LoadedModule); 2],
        said: &Said,
        time: Duration,
        sources: &mut SourceMap,
    ) -> Answer {
        let scheme = |module: &LoadedModule, name: Symbol| {
            module.values.iter().find(|value| value.name == name).map(|value| value.scheme.clone())
        };
        let (Some(left), Some(right)) = (scheme(a, pair.globals[0]), scheme(b, pair.globals[1])) else {
            return not_comparable("a definition without a type");
        };
        let renaming = &self.joined.second;
        let right = renaming.ty(&right);
        let goal = match (overloading(&left), overloading(&right)) {
            // Without dictionaries, a definition is what it is at every instance of its type.
            (0, 0) => common_type(&left, &right).map(|ty| self.goal(pair, &ty, 0, said)),
            (dictionaries, _) if canonical(&left) == canonical(&right) => {
                let program = &self.joined.program;
                let ty = program.global_id(pair.globals[0]).map(|id| program.global(id).ty.clone());
                ty.map(|ty| self.goal(pair, &ty, dictionaries, said))
            }
            _ => None,
        };
        let sample =
            |loaded: &Loaded, module, text: &str, sources: &mut SourceMap| loaded.sample(module, text, sources);
        let sample =
            match (sample(first, a, &pair.expressions[0], sources), sample(second, b, &pair.expressions[1], sources)) {
                (Ok(left), Ok(right)) => common_sample(left, right, renaming),
                _ => None,
            };
        if goal.is_none() && sample.is_none() {
            return different_types(&self.joined.program, &left, &right);
        }
        let language = Haskell::new(first, a, sources);
        compare(&Comparison {
            program: self.joined.program.clone(),
            goal,
            sample,
            bottoms: self.bottoms,
            evaluation: Evaluation::Lazy,
            effort: self.effort,
            time,
            views: &language,
            syntax: &language,
            overflow: RefCell::default(),
        })
    }

    fn compare_ocaml(&self, pair: &Pair, time: Duration) -> Answer {
        let program = &self.joined.program;
        let entry = |side: usize| self.entries[side].get(&pair.globals[side]);
        let (Some(left), Some(right)) = (entry(0), entry(1)) else {
            return not_comparable("a definition without a value");
        };
        let (right, right_ty) = (self.joined.second.expr(&right.expr), self.joined.second.ty(&right.ty));
        let Some(ty) = common_type(&left.ty, &right_ty) else {
            return different_types(program, &left.ty, &right_ty);
        };
        let sides = [left.expr.clone(), right];
        let names = parameters(program, pair.globals[0]);
        let names = &names[names.len().saturating_sub(arity(&left.ty))..];
        if let Some(answer) = self.compare_output(pair, time / 4) {
            return answer;
        }
        // Values of a strict language are finite and total.
        let strict = |_| Inputs { total: true, finite: true };
        let answer = compare(&Comparison {
            program: program.clone(),
            goal: Some(goal(&pair.name, sides.clone(), &ty, 0, names, strict)),
            sample: Some(Sample { sides, ty: ty.subst(&|_| Some(Type::int())) }),
            bottoms: self.bottoms,
            evaluation: Evaluation::Strict,
            effort: self.effort,
            time,
            views: &NoViews,
            syntax: &Ocaml,
            overflow: RefCell::default(),
        });
        match answer.verdict {
            // Only calls with all arguments were looked at.
            Verdict::Verified if !matches!(answer.how, How::SameCode) && self.is_staged(pair, arity(&ty)) => {
                not_comparable("work that is done before all arguments are there")
            }
            _ => answer,
        }
    }

    /// Whether they give or print something different, if one of them prints. They may still differ where this finds nothing.
    fn compare_output(&self, pair: &Pair, time: Duration) -> Option<Answer> {
        let has = |side: usize| self.printing[side].get(&pair.globals[side]);
        if has(0).is_none() && has(1).is_none() {
            return None;
        }
        let entry = |side: usize| {
            let is_silent = !self.prints[side].contains(&pair.globals[side]);
            let silent = || self.entries[side].get(&pair.globals[side]).filter(|_| is_silent).map(printing_nothing);
            has(side).cloned().or_else(silent)
        };
        let (left, right) = (entry(0)?, entry(1)?);
        let renaming = &self.joined.second;
        let ty = common_type(&left.ty, &renaming.ty(&right.ty))?.subst(&|_| Some(Type::int()));
        let sample = Some(Sample { sides: [left.expr, renaming.expr(&right.expr)], ty });
        let answer = compare(&Comparison {
            program: self.joined.program.clone(),
            goal: None,
            sample,
            bottoms: self.bottoms,
            evaluation: Evaluation::Strict,
            effort: Effort::Brief,
            time,
            views: &NoViews,
            syntax: &Ocaml,
            overflow: RefCell::default(),
        });
        matches!(answer.verdict, Verdict::Refuted(_)).then_some(answer)
    }

    fn goal(&self, pair: &Pair, ty: &Type, dictionaries: usize, said: &Said) -> Goal {
        let names = parameters(&self.joined.program, pair.globals[0]);
        let sides = [pair.globals[0], self.joined.second.global(pair.globals[1])].map(Expr::Global);
        goal(&pair.name, sides, ty, dictionaries, &names, |name| said.of(name))
    }
}

fn entries(
    source: &mut Source,
    entry: fn(&mut selfsame_ocaml::Loaded, &str) -> Option<Entry>,
) -> FxHashMap<Symbol, Entry> {
    let Source::Ocaml(loaded) = source else { return FxHashMap::default() };
    let named: Vec<(Symbol, Symbol)> = loaded.values.iter().map(|value| (value.name, value.global)).collect();
    let entry = |(name, global): (Symbol, Symbol)| Some((global, entry(loaded, name.as_str())?));
    named.into_iter().filter_map(entry).collect()
}

/// The definitions of an OCaml file of which something is so.
fn those(source: &Source, is_so: fn(&selfsame_ocaml::Loaded, &str) -> bool) -> FxHashSet<Symbol> {
    let Source::Ocaml(loaded) = source else { return FxHashSet::default() };
    let such = loaded.values.iter().filter(|value| is_so(loaded, value.name.as_str()));
    such.map(|value| value.global).collect()
}

/// A function that prints nothing, in the form of those that do.
fn printing_nothing(entry: &Entry) -> Entry {
    let locals: Vec<Local> =
        (0..arity(&entry.ty) as u32).map(|i| Local { id: u32::MAX - i, name: Symbol::new("x") }).collect();
    let args = locals.iter().map(|local| Expr::Local(*local)).collect();
    let call = if locals.is_empty() { entry.expr.clone() } else { Expr::App(Box::new(entry.expr.clone()), args) };
    let pair = Expr::Con("(,)".into(), vec![call, Expr::Lit(Lit::Str(String::new()))]);
    let expr = if locals.is_empty() { pair } else { Expr::Lam(locals, Box::new(pair)) };
    let mut params = Vec::new();
    let mut result = &entry.ty;
    while let Some((from, to)) = result.as_fun() {
        params.push(from.clone());
        result = to;
    }
    let ty = Type::funs(params, Type::tuple(vec![result.clone(), Type::con("string")]));
    Entry { expr, ty }
}

/// The most general type that is an instance of both.
fn common_type(left: &Type, right: &Type) -> Option<Type> {
    let mut types = Unifier::new();
    let [left, right] = [left, right].map(|ty| {
        let mut vars = Vec::new();
        variables(ty, &mut vars);
        let fresh: Vec<(Symbol, Type)> = vars.into_iter().map(|v| (v, types.fresh())).collect();
        let body = match ty {
            Type::Forall(_, _, body) => body,
            ty => ty,
        };
        body.subst(&|v| fresh.iter().find(|(known, _)| *known == v).map(|(_, ty)| ty.clone()))
    });
    types.unify(&left, &right).ok()?;
    Some(without_unknowns(&types.resolve(&left)))
}

fn without_unknowns(ty: &Type) -> Type {
    match ty {
        Type::Meta(number) => Type::var(format!("t{number}").as_str()),
        Type::Var(_) => ty.clone(),
        Type::Con(name, args) => Type::Con(*name, args.iter().map(without_unknowns).collect()),
        Type::App(head, arg) => Type::App(without_unknowns(head).into(), without_unknowns(arg).into()),
        Type::Forall(vars, preds, body) => Type::Forall(vars.clone(), preds.clone(), without_unknowns(body).into()),
    }
}

fn not_comparable(what: &str) -> Answer {
    Answer::unknown(Reason::Unsupported(what.to_owned(), None))
}

fn different_types(program: &Program, left: &Type, right: &Type) -> Answer {
    let types = [left, right].map(|ty| show_type(program, ty));
    let what = format!("the types differ: `{}` and `{}`", types[0], types[1]);
    Answer { how: How::OtherTypes(types), ..Answer::unknown(Reason::Exhausted(what)) }
}

/// Both at one type, if their sample types have an instance in common.
fn common_sample(left: (Expr, Type), right: (Expr, Type), renaming: &Renaming) -> Option<Sample> {
    let (left, left_ty) = left;
    let (right, right_ty) = (renaming.expr(&right.0), renaming.ty(&right.1));
    common_type(&left_ty, &right_ty).map(|ty| Sample { sides: [left, right], ty })
}

/// How many dictionaries a definition of the type takes.
fn overloading(ty: &Type) -> usize {
    match ty {
        Type::Forall(_, preds, _) => preds.len(),
        _ => 0,
    }
}

/// The type with its variables named in the order in which they occur.
fn canonical(ty: &Type) -> Type {
    let (preds, body) = match ty {
        Type::Forall(_, preds, body) => (preds.to_vec(), (**body).clone()),
        ty => (Vec::new(), ty.clone()),
    };
    let mut vars = Vec::new();
    variables(&body, &mut vars);
    let name = |v: Symbol| vars.iter().position(|known| *known == v).map(|i| Type::var(format!("t{i}").as_str()));
    let preds: Vec<_> = preds
        .into_iter()
        .map(|pred| selfsame_core::types::Pred { class: pred.class, ty: pred.ty.subst(&name) })
        .collect();
    let names: Vec<Symbol> = (0..vars.len()).map(|i| Symbol::new(&format!("t{i}"))).collect();
    let body = body.subst(&name);
    if names.is_empty() { body } else { Type::Forall(names.into(), preds.into(), body.into()) }
}

fn variables(ty: &Type, found: &mut Vec<Symbol>) {
    match ty {
        Type::Var(v) if !found.contains(v) => found.push(*v),
        Type::Var(_) | Type::Meta(_) => {}
        Type::Con(_, args) => args.iter().for_each(|arg| variables(arg, found)),
        Type::App(head, arg) => {
            variables(head, found);
            variables(arg, found);
        }
        Type::Forall(_, _, body) => variables(body, found),
    }
}

fn definitions(source: &Source) -> Vec<Definition> {
    match source {
        Source::Haskell(loaded) => {
            let values = loaded.root().map(|module| &module.values[..]).unwrap_or_default();
            let visible = values.iter().filter(|value| !base_name(value.name.as_str()).starts_with('$'));
            let is_method = |name| loaded.root().is_some_and(|module| module.is_method(name));
            let definition = |value: &selfsame_haskell::load::Value| Definition {
                is_method: is_method(value.name),
                ..Definition::new(Symbol::new(base_name(value.name.as_str())), value.name, value.span)
            };
            let lost = loaded.root().map(|module| &module.lost[..]).unwrap_or_default();
            let lost = lost.iter().map(|lost| Definition::new(lost.name, lost.global, Some(lost.span)));
            let of_classes = loaded.root().map(LoadedModule::of_classes).unwrap_or_default();
            let of_classes = of_classes.into_iter().map(|method| Definition {
                is_written: method.is_written,
                ..Definition::new(Symbol::new(&method.title), method.global, method.span)
            });
            visible.map(definition).chain(lost).chain(of_classes).collect()
        }
        Source::Ocaml(loaded) => {
            let named = loaded.values.iter().filter(|value| !value.name.as_str().is_empty());
            let definition =
                |value: &selfsame_ocaml::TopLevel| Definition::new(value.name, value.global, Some(value.span));
            // Of definitions of one name, the last is the one that counts.
            let mut seen = FxHashSet::default();
            let mut found: Vec<Definition> =
                named.rev().filter(|value| seen.insert(value.name)).map(definition).collect();
            found.reverse();
            found
        }
    }
}

/// Whether a function is among the arguments.
fn takes_functions(ty: &Type) -> bool {
    ty.as_fun().is_some_and(|(from, to)| has_function(from) || takes_functions(to))
}

/// Where a definition stands.
pub fn place(sources: &SourceMap, span: Option<Span>, file: &Path) -> (String, usize) {
    match span {
        Some(span) => {
            let file = sources.file(span.file);
            (file.path.to_string(), file.line_column(span.start).0)
        }
        None => (file.display().to_string(), 1),
    }
}
