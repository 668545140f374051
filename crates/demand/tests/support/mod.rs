//! OCaml text to a question.

use std::sync::Arc;

use selfsame_core::span::{SourceMap, Span};
use selfsame_core::symbol::Symbol;
use selfsame_demand::mark::{Target, definitions, mark};
use selfsame_demand::{Options, Outcome, Question, prune, reach};
use selfsame_ocaml::{Loaded, load, main_expr, prepare_main};

/// A place of a program.
#[derive(Clone, Copy)]
#[allow(dead_code, reason = "each file of tests uses one of them")]
pub enum Place<'a> {
    Line(usize),
    Definition(&'a str),
}

/// What the engine says.
#[allow(dead_code, reason = "a file of tests may ask by itself")]
pub fn ask(path: &str, text: &str, place: Place<'_>, options: &Options) -> Outcome {
    reach(&question(path, text, place), options)
}

pub fn question(path: &str, text: &str, place: Place<'_>) -> Question {
    let mut sources = SourceMap::default();
    let file = sources.add(path.to_owned(), text.to_owned());
    let mut loaded = load(&mut sources, file, Some(selfsame_ocaml_library::module));
    assert!(loaded.diagnostics.is_empty(), "{path}: {:?}", loaded.diagnostics);
    prepare_main(&mut loaded);
    assert!(put(&mut loaded, &sources, place) > 0, "{path}: there is no such place");
    let main = prune(&loaded.program, &main_expr(&loaded));
    Question { program: loaded.program, main, end: Some(selfsame_ocaml::END.into()) }
}

fn put(loaded: &mut Loaded, sources: &SourceMap, place: Place<'_>) -> usize {
    let file = loaded.file;
    let program = Arc::make_mut(&mut loaded.program);
    match place {
        Place::Line(line) => {
            let is_there = |span: Span| span.file == file && sources.file(file).line_column(span.start).0 == line;
            mark(program, &Target::Places(&is_there))
        }
        Place::Definition(name) => {
            let spans = definitions(program, Symbol::new(name));
            mark(program, &Target::Definitions(&spans))
        }
    }
}
