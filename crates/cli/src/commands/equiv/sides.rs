//! Two files side by side, ready to have definitions compared.

use std::path::Path;
use std::time::Duration;

use selfsame_core::expr::Expr;
use selfsame_core::program::Program;
use selfsame_core::span::{SourceMap, Span};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Type, base_name};
use selfsame_core::value::show_type;
use selfsame_core::verdict::{Reason, Verdict};
use selfsame_equiv::Bottoms;
use selfsame_grade::{Answer, Comparison, How, Inputs, Joined, Renaming, Sample, compare, goal, join};
use selfsame_haskell::load::{Loaded, LoadedModule, parameters};

use selfsame_explore::machine::input::NoViews;

use crate::commands::explore::haskell::Haskell;
use crate::commands::explore::ocaml::Ocaml;
use crate::source::Source;

/// Both files and the program that they are together.
pub struct Sides {
    sources: [Source; 2],
    joined: Joined,
    bottoms: Bottoms,
}

/// A definition of one file.
#[derive(Clone, Debug)]
pub struct Definition {
    pub name: Symbol,
    pub global: Symbol,
    pub span: Option<Span>,
}

/// A definition of each file.
#[derive(Clone, Debug)]
pub struct Pair {
    pub name: String,
    pub globals: [Symbol; 2],
    pub span: Option<Span>,
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
    pub fn new(sources: [Source; 2], bottoms: Bottoms) -> Sides {
        let joined = join(sources[0].program(), sources[1].program(), bottoms);
        Sides { sources, joined, bottoms }
    }

    pub fn definitions(&self, side: usize) -> Vec<Definition> {
        definitions(&self.sources[side])
    }

    /// The pair of two definitions, by their names.
    pub fn pair(&self, names: [&str; 2]) -> Result<Pair, (usize, String)> {
        let mut globals = Vec::with_capacity(2);
        let mut span = None;
        for (side, name) in names.iter().enumerate() {
            let found = self.definitions(side).into_iter().find(|definition| definition.name.as_str() == *name);
            let found = found.ok_or_else(|| (side, name.to_string()))?;
            span = found.span;
            globals.push(found.global);
        }
        Ok(Pair {
            name: names[1].to_owned(),
            globals: [globals[0], globals[1]],
            span,
            expressions: names.map(|name| self.as_expression(name)),
        })
    }

    /// A name where an expression is expected.
    fn as_expression(&self, name: &str) -> String {
        let is_word = name.starts_with(|c: char| c.is_alphabetic() || c == '_');
        if is_word { name.to_owned() } else { format!("( {name} )") }
    }

    pub fn compare(&self, pair: &Pair, said: &Said, time: Duration, sources: &SourceMap) -> Answer {
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
        let goal = (canonical(&left) == canonical(&right)).then(|| {
            let dictionaries = match &left {
                Type::Forall(_, preds, _) => preds.len(),
                _ => 0,
            };
            self.goal(pair, dictionaries, |name| said.of(name))
        });
        let sample = |loaded: &Loaded, module, text: &str, sources: &mut SourceMap| loaded.sample(module, text, sources);
        let sample = match (
            sample(first, a, &pair.expressions[0], sources),
            sample(second, b, &pair.expressions[1], sources),
        ) {
            (Ok(left), Ok(right)) => common_sample(left, right, renaming),
            _ => None,
        };
        if goal.is_none() && sample.is_none() {
            return different_types(&self.joined.program, &left, &right);
        }
        let language = Haskell::new(first, a, sources);
        compare(&Comparison {
            program: self.joined.program.clone(),
            goal: goal.flatten(),
            sample,
            bottoms: self.bottoms,
            time,
            views: &language,
            syntax: &language,
        })
    }

    fn compare_ocaml(&self, pair: &Pair, time: Duration) -> Answer {
        let program = &self.joined.program;
        let ty = |name: Symbol| program.global_id(name).map(|id| program.global(id).ty.clone());
        let right = self.joined.second.global(pair.globals[1]);
        let (Some(left_ty), Some(right_ty)) = (ty(pair.globals[0]), ty(right)) else {
            return not_comparable("a definition without a type");
        };
        if canonical(&left_ty) != canonical(&right_ty) {
            return different_types(program, &left_ty, &right_ty);
        }
        // Values of a strict language are finite and total.
        let goal = self.goal(pair, 0, |_| Inputs { total: true, finite: true });
        let sides = [Expr::Global(pair.globals[0]), Expr::Global(right)];
        let sample = Some(Sample { sides, ty: canonical(&left_ty).subst(&|_| Some(Type::int())) });
        compare(&Comparison {
            program: program.clone(),
            goal,
            sample,
            bottoms: self.bottoms,
            time,
            views: &NoViews,
            syntax: &Ocaml,
        })
    }

    fn goal(
        &self,
        pair: &Pair,
        dictionaries: usize,
        inputs: impl Fn(Symbol) -> Inputs,
    ) -> Option<selfsame_equiv::Goal> {
        let program = &self.joined.program;
        let ty = program.global(program.global_id(pair.globals[0])?).ty.clone();
        let names = parameters(program, pair.globals[0]);
        let sides = [pair.globals[0], self.joined.second.global(pair.globals[1])].map(Expr::Global);
        Some(goal(&pair.name, sides, &ty, dictionaries, &names, inputs))
    }
}

fn not_comparable(what: &str) -> Answer {
    Answer { verdict: Verdict::Unknown(Reason::Unsupported(what.to_owned(), None)), how: How::NotShown }
}

fn different_types(program: &Program, left: &Type, right: &Type) -> Answer {
    let (left, right) = (show_type(program, left), show_type(program, right));
    let what = format!("the types differ: `{left}` and `{right}`");
    Answer { verdict: Verdict::Unknown(Reason::Exhausted(what)), how: How::NotShown }
}

/// Both at one type, if their sample types are the same.
fn common_sample(left: (Expr, Type), right: (Expr, Type), renaming: &Renaming) -> Option<Sample> {
    let (left, left_ty) = left;
    let (right, right_ty) = (renaming.expr(&right.0), renaming.ty(&right.1));
    (canonical(&left_ty) == canonical(&right_ty)).then_some(Sample { sides: [left, right], ty: left_ty })
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
            let definition = |value: &selfsame_haskell::load::Value| Definition {
                name: Symbol::new(base_name(value.name.as_str())),
                global: value.name,
                span: value.span,
            };
            visible.map(definition).collect()
        }
        Source::Ocaml(loaded) => {
            let named = loaded.values.iter().filter(|value| !value.name.as_str().is_empty());
            let definition = |value: &selfsame_ocaml::TopLevel| Definition {
                name: value.name,
                global: value.global,
                span: Some(value.span),
            };
            // Of definitions of one name, the last is the one that counts.
            let mut found: Vec<Definition> = Vec::new();
            for value in named {
                found.retain(|known| known.name != value.name);
                found.push(definition(value));
            }
            found
        }
    }
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
