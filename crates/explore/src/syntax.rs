//! How inputs and results are written. The engine knows no source language: whoever calls it brings one.

use selfsame_core::eval::{Machine as Evaluator, Ref, Stop};
use selfsame_core::inhabit::{fields, inside};
use selfsame_core::program::Program;
use selfsame_core::types::{Type, base_name, tuple_size};

use crate::datum::{Datum, Table};

/// A source language, as far as examples are written in it.
pub trait Syntax {
    /// A value; in parentheses where an argument needs them. Says what kept a part from being a value, if anything.
    fn value(&self, evaluator: &mut Evaluator, value: Ref, ty: &Type, place: Place) -> (String, Option<Stop>);

    /// A function by what it gives for some arguments and for all others, in parentheses.
    fn function(&self, layers: &[Layer], cases: &[(Vec<String>, String)], default: &str) -> String;

    /// What a function of the library makes of an argument.
    fn built(&self, name: &str, argument: &str, place: Place) -> String {
        let text = format!("{name} {argument}");
        if place == Place::Argument { format!("({text})") } else { text }
    }

    /// A call of the function under exploration.
    fn call(&self, function: &str, args: &[String]) -> String;

    /// Why there is no value.
    fn failure(&self, evaluator: &mut Evaluator, stop: &Stop) -> String;
}

/// Parameters of a function that are written together, and the newtypes around what takes them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Layer {
    /// Their constructors, the outermost first, as they are written before an argument.
    pub newtypes: Vec<String>,
    /// How many parameters there are.
    pub arity: usize,
}

/// Where something is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// On a line of its own, or between delimiters: no parentheses.
    Alone,
    /// Behind a function: with parentheses where it needs them.
    Argument,
}

/// An input in source syntax.
pub fn datum(syntax: &dyn Syntax, evaluator: &mut Evaluator, value: &Datum, ty: &Type, place: Place) -> String {
    match value {
        Datum::Function(table) => function(syntax, evaluator, table, ty),
        Datum::Built(built) => {
            let arguments = match (&*built.of, &built.from) {
                (Datum::Con(_, parts), Type::Con(_, types)) if built.arguments != 1 => {
                    let parts = parts.iter().zip(types.iter());
                    parts.map(|(part, ty)| datum(syntax, evaluator, part, ty, Place::Argument)).collect()
                }
                _ => vec![datum(syntax, evaluator, &built.of, &built.from, Place::Argument)],
            };
            match &arguments[..] {
                [] => built.name.to_string(),
                arguments => syntax.built(built.name.as_str(), &arguments.join(" "), place),
            }
        }
        Datum::Con(con, parts) if value.is_built() => {
            let program = evaluator.program().clone();
            let types = fields(&program, *con, &whole(&program, ty));
            let name = base_name(program.con(*con).def.name.as_str()).to_owned();
            let is_tuple = tuple_size(&name).is_some();
            let place_inside = if is_tuple { Place::Alone } else { Place::Argument };
            let parts = parts.iter().zip(&types);
            let parts: Vec<String> = parts.map(|(part, ty)| datum(syntax, evaluator, part, ty, place_inside)).collect();
            let is_word = name.starts_with(|c: char| c.is_alphabetic());
            match (is_tuple, is_word) {
                (true, _) => format!("({})", parts.join(", ")),
                (false, true) => syntax.built(&name, &parts.join(" "), place),
                (false, false) => syntax.built(&format!("({name})"), &parts.join(" "), place),
            }
        }
        Datum::Scalar(_) | Datum::Con(..) | Datum::Opaque => {
            let program = evaluator.program().clone();
            let reference = evaluator.load(&value.expr(&program));
            let (text, _) = syntax.value(evaluator, reference, ty, place);
            evaluator.release(reference);
            text
        }
    }
}

/// The data type inside newtypes.
fn whole(program: &Program, ty: &Type) -> Type {
    let mut ty = ty.clone();
    // A newtype of itself has no data inside.
    for _ in 0..100 {
        match inside(program, &ty) {
            Some(inner) => ty = inner,
            None => break,
        }
    }
    ty
}

fn function(syntax: &dyn Syntax, evaluator: &mut Evaluator, table: &Table, ty: &Type) -> String {
    let (layers, params, result) = layers(evaluator.program(), ty, table.arity);
    let mut cases = Vec::with_capacity(table.cases.len());
    for (args, value) in &table.cases {
        let args = args.iter().zip(&params).map(|(arg, ty)| match arg {
            // Not told apart from anything.
            Datum::Opaque | Datum::Function(_) | Datum::Built(_) => "_".to_owned(),
            arg => datum(syntax, evaluator, arg, ty, Place::Alone),
        });
        let args = args.collect();
        cases.push((args, datum(syntax, evaluator, value, &result, Place::Alone)));
    }
    let default = datum(syntax, evaluator, &table.default, &result, Place::Alone);
    syntax.function(&layers, &cases, &default)
}

/// The parameters of a function with so many, newtypes around and between them, their types, and the type of what it gives for all of them.
fn layers(program: &Program, ty: &Type, arity: usize) -> (Vec<Layer>, Vec<Type>, Type) {
    let (mut layers, mut params, mut rest) = (vec![Layer::default()], Vec::new(), ty.clone());
    while params.len() < arity {
        let layer = layers.last_mut().filter(|layer| layer.arity == 0 || rest.as_fun().is_some());
        match (layer, rest.as_fun(), inside(program, &rest)) {
            (Some(layer), Some((from, to)), _) => {
                layer.arity += 1;
                params.push(from.clone());
                rest = to.clone();
            }
            (Some(layer), None, Some(inner)) => {
                layer.newtypes.extend(constructor(program, &rest));
                rest = inner;
            }
            (None, _, Some(_)) => layers.push(Layer::default()),
            // What is no function has no parameters that anybody could write.
            (_, _, None) => break,
        }
    }
    (layers, params, rest)
}

/// How the constructor of a newtype is written before an argument.
fn constructor(program: &Program, ty: &Type) -> Option<String> {
    let Type::Con(name, _) = ty else { return None };
    let con = *program.data(program.data_id(*name)?).cons.first()?;
    let name = base_name(program.con(con).def.name.as_str()).to_owned();
    let is_word = name.starts_with(|c: char| c.is_alphabetic());
    Some(if is_word { name } else { format!("({name})") })
}
