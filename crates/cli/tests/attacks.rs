//! Questions on which an answer was wrong, missing, late or fatal once: tests/attacks/expected.tsv says what may be answered.
//!
//! A row names a command, its arguments, an entry (`*` for every one), the verdicts that are allowed, and the one that is wished. Nothing but an
//! allowed verdict may be given. How many rows are answered as wished may only grow.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;

use selfsame_testing::files;
use serde_json::Value;

/// How many rows are answered as wished at least.
const AS_WISHED: usize = 91;

/// What each question gets: counted, and a backstop. Those that no proof is known of take all of it.
const EFFORT: &str = "2000";
const SECONDS: &str = "60";

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/attacks")
}

struct Row {
    question: (String, String),
    name: String,
    allowed: BTreeSet<String>,
    goal: String,
}

fn rows() -> Vec<Row> {
    let text = std::fs::read_to_string(folder().join("expected.tsv")).expect("the table is there");
    text.lines()
        .skip(1)
        .map(|line| {
            let cells: Vec<&str> = line.split('\t').collect();
            let [command, arguments, name, allowed, goal] = cells[..] else { panic!("not a row: {line}") };
            Row {
                question: (command.to_owned(), arguments.to_owned()),
                name: name.to_owned(),
                allowed: allowed.split(',').map(str::to_owned).collect(),
                goal: goal.to_owned(),
            }
        })
        .collect()
}

/// The entries of the report, or what came instead.
fn answers(command: &str, arguments: &str) -> Result<Vec<Value>, String> {
    let mut asked = Command::new(env!("CARGO_BIN_EXE_selfsame"));
    asked.arg(command).args(arguments.split_whitespace()).args(["--format", "json"]).current_dir(folder());
    if !arguments.contains("--timeout") {
        asked.args(["--effort", EFFORT, "--timeout", SECONDS]);
    }
    let output = asked.output().map_err(|error| error.to_string())?;
    let code = output.status.code();
    if !matches!(code, Some(0..=3)) {
        return Err(format!("exit {code:?}: {}", String::from_utf8_lossy(&output.stderr)));
    }
    let report: Value = serde_json::from_slice(&output.stdout).map_err(|error| error.to_string())?;
    report["results"].as_array().cloned().ok_or_else(|| "no results".to_owned())
}

/// What is wrong with the answers to a question, and how many of its rows are as wished.
fn judge(rows: &[&Row]) -> (Vec<String>, usize) {
    let (command, arguments) = &rows[0].question;
    let entries = match answers(command, arguments) {
        Ok(entries) => entries,
        Err(why) => return (vec![format!("{command} {arguments}: {why}")], 0),
    };
    let mut wrong = Vec::new();
    let mut wished = 0;
    for row in rows {
        let is_meant = |entry: &&Value| row.name == "*" || entry["name"] == row.name.as_str();
        let verdicts: BTreeSet<String> = entries
            .iter()
            .filter(is_meant)
            .map(|entry| entry["verdict"].as_str().unwrap_or("no verdict").to_owned())
            .collect();
        if verdicts.is_empty() {
            wrong.push(format!("{command} {arguments}: {} is not mentioned", row.name));
        }
        for verdict in verdicts.difference(&row.allowed) {
            wrong.push(format!("{command} {arguments}: {} is {verdict}", row.name));
        }
        let is_wished = verdicts.len() == 1 && verdicts.contains(&row.goal);
        if !is_wished {
            println!("{command} {arguments}: {} is {verdicts:?}, wished {}", row.name, row.goal);
        }
        wished += usize::from(is_wished);
    }
    (wrong, wished)
}

#[test]
fn no_answer_is_wrong_and_most_are_as_wished() {
    let rows = rows();
    let questions = Mutex::new(rows.chunk_by(|a, b| a.question == b.question).collect::<Vec<_>>());
    let found = Mutex::new((Vec::new(), 0));
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, |cores| cores.get()) {
            scope.spawn(|| {
                loop {
                    let next = questions.lock().expect("no thread panics with it").pop();
                    let Some(question) = next else { break };
                    let (wrong, wished) = judge(&question.iter().collect::<Vec<_>>());
                    let mut found = found.lock().expect("no thread panics with it");
                    found.0.extend(wrong);
                    found.1 += wished;
                }
            });
        }
    });
    let (mut wrong, wished) = found.into_inner().expect("no thread panicked");
    wrong.sort();
    assert!(wrong.is_empty(), "{} wrong or missing:\n{}", wrong.len(), wrong.join("\n"));
    assert!(wished >= AS_WISHED, "only {wished} of {} as wished", rows.len());
}

/// No file lies there unread: a row names it, or another file of its folder does.
#[test]
fn every_file_is_asked_about() {
    let table = std::fs::read_to_string(folder().join("expected.tsv")).expect("the table is there");
    let all = files(&folder(), &["hs", "ml", "json"]);
    let text = |path: &Path| std::fs::read_to_string(path).expect("it was listed");
    for path in &all {
        let asked = path.strip_prefix(folder()).expect("it is below").display().to_string();
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let is_used = |other: &PathBuf| other != path && other.parent() == path.parent() && text(other).contains(&name);
        assert!(table.contains(&asked) || all.iter().any(is_used), "{asked} is in no row");
    }
}
