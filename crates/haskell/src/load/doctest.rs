//! Examples in comments, as doctest reads them: `-- >>> f 1` with what it shows below, `-- prop> \\x -> f x == x`.

use selfsame_core::span::{FileId, SourceMap, Span};

/// An example, as the text of an expression that is a property or a truth value.
pub(super) struct Example {
    /// What was written behind the prompt.
    pub title: String,
    /// None: it is no expression with one answer.
    pub law: Option<String>,
    /// The line of the prompt.
    pub span: Span,
}

/// The examples of a file, in order.
pub(super) fn examples(sources: &SourceMap, file: FileId) -> Vec<Example> {
    let text = &*sources.file(file).text;
    let mut found: Vec<Example> = Vec::new();
    let mut lines = lines(text).peekable();
    while let Some((start, line)) = lines.next() {
        let Some(comment) = comment(line) else { continue };
        let span = Span::new(file, start, start + line.len());
        if let Some(property) = comment.strip_prefix("prop> ") {
            found.push(Example { title: property.trim().to_owned(), law: Some(property.to_owned()), span });
        } else if let Some(expression) = comment.strip_prefix(">>> ") {
            let mut shown: Vec<&str> = Vec::new();
            while let Some((_, line)) = lines.peek() {
                let answer = line.trim_start().strip_prefix("--").map(str::trim).filter(|rest| !rest.is_empty());
                let Some(answer) = answer.filter(|rest| !rest.starts_with(">>>")) else { break };
                shown.push(answer);
                lines.next();
            }
            found.push(Example { title: expression.trim().to_owned(), law: equation(expression, &shown), span });
        }
    }
    found
}

/// That an expression shows a text. What does something, defines something or has an answer with gaps is no such thing.
fn equation(expression: &str, shown: &[&str]) -> Option<String> {
    let is_command = [":", "import ", "let ", "data "].iter().any(|word| expression.starts_with(word));
    let [shown] = shown else { return None };
    let is_plain = !is_command && !shown.contains("...") && !shown.starts_with("***");
    is_plain.then(|| format!("Selfsame.Builtin.show ({expression}) Selfsame.Builtin.== {shown:?}"))
}

fn comment(line: &str) -> Option<&str> {
    let rest = line.trim_start().strip_prefix("--")?;
    Some(rest.trim_start_matches(' '))
}

fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.split_inclusive('\n').scan(0, |at, line| {
        let start = *at;
        *at += line.len();
        Some((start, line.trim_end()))
    })
}
