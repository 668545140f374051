//! The programs of `examples/reach`, with little effort: no answer may be wrong, and many are there.

use std::path::Path;
use std::sync::Arc;

use selfsame_core::span::{SourceMap, Span};
use selfsame_demand::mark::{Target, mark};
use selfsame_demand::{Options, Question, Verdict, reach};
use selfsame_ocaml::{load, main_expr};

/// Lookups and formulas for each target.
const EFFORT: u64 = 8_000;

fn ask(path: &Path, line: usize) -> Verdict {
    let text = std::fs::read_to_string(path).expect("the program is there");
    let mut sources = SourceMap::default();
    let file = sources.add(path.display().to_string(), text);
    let mut loaded = load(&mut sources, file, Some(selfsame_ocaml_library::module));
    let is_there = |span: Span| span.file == file && sources.file(file).line_column(span.start).0 == line;
    assert!(mark(Arc::make_mut(&mut loaded.program), &Target::Places(&is_there)) > 0, "{}:{line}", path.display());
    let question = Question { program: loaded.program.clone(), main: main_expr(&loaded) };
    reach(&question, &Options { effort: EFFORT, ..Options::default() }).verdict
}

#[test]
fn no_answer_is_wrong() {
    let run = || {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/reach");
        let table = std::fs::read_to_string(folder.join("expected.tsv")).expect("the table");
        let (mut rows, mut decided) = (0, 0);
        for row in table.lines().skip(1) {
            let [file, line, expected, ..] = row.split('\t').collect::<Vec<_>>()[..] else { panic!("{row}") };
            let verdict = ask(&folder.join(file), line.parse().expect("a line"));
            let found = match verdict {
                Verdict::Reached => "reached",
                Verdict::Unreachable => "unreachable",
                Verdict::Unknown(_) => "unknown",
            };
            assert!(found == expected || found == "unknown", "{file}:{line} is {expected}, not {found}");
            rows += 1;
            decided += usize::from(found != "unknown");
        }
        assert!(decided * 2 >= rows, "{decided} of {rows}");
    };
    let thread = std::thread::Builder::new().stack_size(1 << 30).spawn(run).expect("a thread with a large stack");
    if let Err(panic) = thread.join() {
        std::panic::resume_unwind(panic);
    }
}
