//! Counterexamples in words.

use selfsame_core::span::SourceMap;

use crate::contract::Part;
use crate::test::{Counterexample, Suggestion};

impl Counterexample {
    /// Line by line, as the paper prints it.
    pub fn lines(&self, sources: &SourceMap) -> Vec<String> {
        let mut lines = vec![format!("{} = {}", self.call, self.result)];
        for call in &self.path {
            lines.push("makes a call to".into());
            lines.push(call.clone());
        }
        if let (Some(at), false) = (self.at, self.path.is_empty()) {
            let (file, (line, column)) = (sources.file(at.file), sources.file(at.file).line_column(at.start));
            lines.push(format!("at {}:{line}:{column}", file.path));
        }
        let verb = if self.path.is_empty() { "violates" } else { "violating" };
        lines.push(format!("{verb} {}", self.violated(sources)));
        for (i, (call, result)) in self.blame.iter().flat_map(|blame| &blame.assumed).enumerate() {
            lines.push(format!("{} {call} = {result}", if i == 0 { "when" } else { "and " }));
        }
        for blame in &self.blame {
            lines.push(format!("Strengthen the specification of {} to rule this out", blame.function));
        }
        for suggestion in &self.suggest {
            lines.push(match suggestion.verifies {
                true => "This is proved of it, and enough:".into(),
                false => "This is proved of it, and rules this out:".into(),
            });
            lines.push(suggestion.annotation.clone());
        }
        for other in &self.more {
            lines.push("and also".into());
            lines.extend(other.lines(sources));
        }
        lines
    }

    /// What does not hold, in words and with its place.
    pub fn violated(&self, sources: &SourceMap) -> String {
        let whose = format!("the specification of {}", self.violates);
        let mut what = match &self.part {
            Part::Argument(at) => format!("{whose} (argument {})", at + 1),
            Part::Result => format!("{whose} (result)"),
            Part::Passed(at) => format!("{whose} (argument {}, a function)", at + 1),
            Part::Field(at) => format!("{whose} (field {})", at + 1),
            Part::Pattern(place) => return format!("totality: {place}"),
            Part::Undefined => return "totality: undefined is evaluated".into(),
            Part::Library => return "totality: the library fails".into(),
            Part::Repeats => return "termination: the call makes the same call again".into(),
        };
        if let Some(span) = self.refinement {
            let (line, column) = sources.file(span.file).line_column(span.start);
            let text = sources.text(span).split_whitespace().collect::<Vec<_>>().join(" ");
            let file = &sources.file(span.file).path;
            what += &format!(": {text} at {file}:{line}:{column}");
        }
        what
    }
}

impl Suggestion {
    /// The edit as a patch of the file.
    pub fn patch(&self, sources: &SourceMap) -> String {
        let file = sources.file(self.replaces.file);
        let (text, from, to) = (&file.text, self.replaces.start as usize, self.replaces.end as usize);
        let start = text[..from].rfind('\n').map_or(0, |at| at + 1);
        // A new annotation stands on a line of its own.
        let is_new = from == to;
        let (from, end) = match is_new {
            true => (start, start),
            false => (from, text[to..].find('\n').map_or(text.len(), |at| to + at)),
        };
        let (line, path) = (file.line_column(start as u32).0, &file.path);
        let old: Vec<&str> = if is_new { Vec::new() } else { text[start..end].lines().collect() };
        let new = format!("{}{}{}", &text[start..from], self.text, &text[if is_new { end } else { to }..end]);
        let new: Vec<&str> = new.lines().collect();
        let place = |line: usize, count: usize| if count == 1 { line.to_string() } else { format!("{line},{count}") };
        let (before, after) = (place(line - usize::from(is_new), old.len()), place(line, new.len()));
        let mut patch = format!("--- {path}\n+++ {path}\n@@ -{before} +{after} @@\n");
        old.iter().for_each(|line| patch += &format!("-{line}\n"));
        new.iter().for_each(|line| patch += &format!("+{line}\n"));
        patch
    }
}
