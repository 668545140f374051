//! What a definition is asked to be the same for: a precondition, written in the language of the definitions.

use std::path::Path;
use std::sync::Arc;

use selfsame_core::expr::Expr;
use selfsame_core::span::SourceMap;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Type, base_name};
use selfsame_haskell::load::parameters;
use serde::{Deserialize, Serialize};

use super::types::common_type;
use super::{Settings, Side, named};
use crate::files;
use crate::source::{Language, Source};
use crate::types::{arity, split};

/// Where the second of two definitions must do what the first does, as it was asked.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Asking {
    /// Only where the first, then called the reference, has a value.
    pub is_reference: bool,
    /// Only where these are true: expressions over the names of the first's parameters, or FILE:NAME.
    pub conditions: Vec<String>,
}

impl Asking {
    /// What an answer rests on.
    pub fn assumptions(&self) -> Vec<String> {
        let mut all: Vec<String> = self.conditions.iter().map(|text| format!("only where {text}")).collect();
        if self.is_reference {
            all.push("only where the reference has a value".to_owned());
        }
        all
    }
}

/// The same, with conditions that were read.
#[derive(Clone, Default)]
pub struct Asked {
    pub(super) is_reference: bool,
    pub(super) conditions: Vec<Arc<Precondition>>,
}

/// A condition in a program of its own.
pub(super) struct Precondition {
    pub side: Side,
    pub function: Expr,
    pub ty: Type,
    pub text: String,
}

impl Asked {
    /// Reads the conditions on the arguments of a definition. The message says what is wrong with one.
    pub fn new(
        path: &Path,
        entry: &str,
        side: &Side,
        settings: &Settings,
        sources: &SourceMap,
    ) -> Result<Asked, String> {
        let Asking { is_reference, conditions } = &settings.asking;
        let read = |text: &String| {
            let read = Precondition::new(text, (path, entry, side), settings, &mut sources.clone());
            read.map(Arc::new).map_err(|why| format!("--where `{text}`: {why}"))
        };
        let conditions = conditions.iter().map(read).collect::<Result<_, String>>()?;
        Ok(Asked { is_reference: *is_reference, conditions })
    }

    /// The same conditions, also where the first fails.
    pub fn everywhere(&self) -> Asked {
        Asked { is_reference: false, ..self.clone() }
    }
}

/// What the condition is called beside the definitions of the file.
const OCAML_NAME: &str = "selfsame_where";
const HASKELL_NAME: &str = "selfsameWhere";

impl Precondition {
    fn new(
        text: &str,
        (path, entry, side): (&Path, &str, &Side),
        settings: &Settings,
        sources: &mut SourceMap,
    ) -> Result<Precondition, String> {
        let language = Language::of(path);
        let (mut source, name, names) = match named(text) {
            Ok((file, name)) => (Source::load(&file, &settings.include, sources)?, name, None),
            Err(_) => {
                let names = names(side, entry);
                let params = names.join(" ");
                let (name, beside) = match language {
                    // The call is never made: it says of what types the parameters are.
                    Language::Ocaml => (
                        OCAML_NAME,
                        format!(
                            ";;\nlet {OCAML_NAME} {params} = let _ = (fun () -> ( {entry} ) {params}) in (\n{text}\n)"
                        ),
                    ),
                    Language::Haskell => (
                        HASKELL_NAME,
                        format!("{HASKELL_NAME} {params} = ({text}) where {{ selfsameCall = {entry} {params} }}"),
                    ),
                };
                let whole = format!("{}\n\n{beside}\n", files::read(path)?);
                (Source::of_text(path, whole, &settings.include, sources), name.to_owned(), Some(names))
            }
        };
        source.set_ints(settings.ints);
        let parameters = || match &names {
            Some(names) if names.is_empty() => "; there are no parameters".to_owned(),
            Some(names) => format!("; the parameters are {}", names.join(", ")),
            None => String::new(),
        };
        if !source.defines(&name) {
            let errors = source.errors();
            let why = errors.last().map_or_else(|| format!("no definition of `{name}`"), |error| error.message.clone());
            return Err(format!("{why}{}", parameters()));
        }
        let (function, ty, side) = match source {
            Source::Haskell(loaded) => {
                let root = loaded.root().ok_or("the file is no module")?;
                let sample = loaded.sample(root, &name, sources);
                let (function, ty) = sample.map_err(|_| "a condition without a type that can be chosen")?;
                (function, ty, Side::new(Source::Haskell(loaded)))
            }
            source @ Source::Ocaml(_) => {
                let side = Side::new(source);
                let global = side.definition(&name).map(|definition| definition.global);
                let found = global.and_then(|global| side.entries.get(&global)).ok_or("a condition without a value")?;
                (found.expr.clone(), found.ty.clone(), side)
            }
        };
        let (_, result) = split(body(&ty));
        if !matches!(result, Type::Con(name, _) if base_name(name.as_str()).eq_ignore_ascii_case("bool")) {
            return Err(format!("it is no truth value{}", parameters()));
        }
        if side.program.gap([&function]).is_some() {
            return Err("it uses something that is not supported".to_owned());
        }
        Ok(Precondition { side, function, ty, text: text.to_owned() })
    }
}

/// What the parameters of a definition are called.
fn names(side: &Side, entry: &str) -> Vec<String> {
    let Some(global) = side.definition(entry).map(|definition| definition.global) else { return Vec::new() };
    let program = &side.program;
    let ty = match side.entries.get(&global) {
        Some(entry) => Some(&entry.ty),
        None => program.global_id(global).map(|id| &program.global(id).ty),
    };
    let known = parameters(program, global);
    let known = &known[known.len().saturating_sub(ty.map_or(0, arity))..];
    let is_name = |name: &Symbol| {
        let text = name.as_str();
        let is_once = known.iter().filter(|other| *other == name).count() == 1;
        is_once
            && text.starts_with(|c: char| c.is_lowercase())
            && text.chars().all(|c| c.is_alphanumeric() || c == '_' || c == '\'')
    };
    let name =
        |i: usize| known.get(i).filter(|name| is_name(name)).map_or(format!("x{}", i + 1), |name| name.to_string());
    (0..ty.map_or(0, arity)).map(name).collect()
}

fn body(ty: &Type) -> &Type {
    match ty {
        Type::Forall(_, _, body) => body,
        ty => ty,
    }
}

/// The type of a definition where conditions of these types can be asked of its arguments; none if they cannot.
pub(super) fn fitting<'a>(ty: &Type, conditions: impl Iterator<Item = &'a Type>) -> Option<Type> {
    let mut fitting = ty.clone();
    for condition in conditions {
        let (params, _) = split(body(condition));
        if params.len() != arity(&fitting) {
            return None;
        }
        let condition = Type::funs(params, Type::var("the result"));
        fitting = common_type(&fitting, &condition)?;
    }
    Some(fitting)
}
