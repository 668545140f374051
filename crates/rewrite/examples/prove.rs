//! Runs `.rmt` files: `cargo run -p selfsame-rewrite --example prove -- FILE...`

use std::time::Instant;

use selfsame_core::span::SourceMap;
use selfsame_rewrite::outcome::Status;
use selfsame_rewrite::{Options, run};

fn main() {
    let mut args: Vec<String> = std::env::args().skip(1).collect();
    let verbose = args.first().is_some_and(|a| a == "-v");
    if verbose {
        args.remove(0);
    }
    for path in args {
        let text = match std::fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) => {
                println!("{path}: {error}");
                continue;
            }
        };
        let mut sources = SourceMap::default();
        let file = sources.add(path.clone(), text.clone());
        let start = Instant::now();
        let outcome = run(&text, file, &Options::default());
        println!("{path}: {:.1} ms", start.elapsed().as_secs_f64() * 1000.0);
        for diagnostic in &outcome.diagnostics {
            let place = diagnostic.primary.as_ref().map(|(span, label)| {
                let (line, column) = sources.file(file).line_column(span.start);
                format!("{line}:{column}: {label}")
            });
            println!("  {:?}: {} ({})", diagnostic.severity, diagnostic.message, place.unwrap_or_default());
        }
        for query in &outcome.queries {
            println!("{} {} => {:?}\n{}", query.kind, query.name, query.verdict, query.text);
            for assumption in &query.assumptions {
                println!("assumed: {assumption}");
            }
            for goal in query.goals.iter().filter(|_| verbose) {
                if let Status::Proved { proof: tree } | Status::Relative { proof: tree, .. } = &goal.status {
                    let mut text = String::new();
                    tree.write(0, &mut text);
                    println!("goal #{} {:?}\n{text}", goal.number, goal.direction);
                }
            }
        }
    }
}
