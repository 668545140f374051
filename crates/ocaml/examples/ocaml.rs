//! `cargo run -p selfsame-ocaml --example ocaml FILE.ml EXPR…`: evaluates expressions in a file and prints them as OCaml's
//! toplevel would; without expressions, lists what the file defines.

use selfsame_core::eval::{Limits, Machine};
use selfsame_core::span::SourceMap;

fn main() {
    let run = std::thread::Builder::new().stack_size(1 << 30).spawn(run).map(|thread| thread.join());
    if !matches!(run, Ok(Ok(()))) {
        std::process::exit(101);
    }
}

fn run() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let Some((path, exprs)) = args.split_first() else { return eprintln!("usage: ocaml FILE.ml EXPR...") };
    let Ok(text) = std::fs::read_to_string(path) else { return eprintln!("{path}: cannot be read") };
    let mut sources = SourceMap::default();
    let file = sources.add(path.clone(), text);
    let start = std::time::Instant::now();
    let mut loaded = selfsame_ocaml::load(&mut sources, file);
    eprintln!("loaded in {:?}", start.elapsed());
    let report = |sources: &SourceMap, diagnostics: &[selfsame_core::diagnostic::Diagnostic]| {
        for d in diagnostics {
            let place = d.primary.as_ref().map_or(String::new(), |(span, _)| {
                let file = sources.file(span.file);
                let (line, column) = file.line_column(span.start);
                format!("{}:{line}:{column}: ", file.path)
            });
            eprintln!("{place}{:?}: {} {}", d.severity, d.message, d.hint.as_deref().unwrap_or(""));
        }
    };
    report(&sources, &loaded.diagnostics);
    if exprs.is_empty() {
        for value in &loaded.values {
            println!("{} : {}", value.name, selfsame_ocaml::show_type(&value.scheme.ty));
        }
    }
    for text in exprs {
        match selfsame_ocaml::expr(&mut loaded, &mut sources, text) {
            Err(diagnostics) => report(&sources, &diagnostics),
            Ok((expr, ty)) => {
                if std::env::var_os("CORE").is_some() {
                    println!("{expr:?}");
                }
                let mut machine = Machine::new(loaded.program.clone(), Limits::default());
                let value = machine.load(&expr);
                let shown = selfsame_ocaml::print_value(&mut machine, value, &ty);
                println!("{}", shown.unwrap_or_else(|stop| selfsame_ocaml::print_stop(&mut machine, &stop)));
            }
        }
    }
}
