//! Counterexamples in words.

use selfsame_core::span::SourceMap;

use crate::contract::Part;
use crate::test::Counterexample;

impl Counterexample {
    /// Line by line, as the paper prints it.
    pub fn lines(&self, sources: &SourceMap) -> Vec<String> {
        let mut lines = vec![format!("{} = {}", self.call, self.result)];
        for call in &self.path {
            lines.push("makes a call to".into());
            lines.push(call.clone());
        }
        let verb = if self.path.is_empty() { "violates" } else { "violating" };
        lines.push(format!("{verb} {}", self.violated(sources)));
        for (i, (call, result)) in self.blame.iter().flat_map(|blame| &blame.assumed).enumerate() {
            lines.push(format!("{} {call} = {result}", if i == 0 { "when" } else { "and " }));
        }
        for blame in &self.blame {
            lines.push(format!("Strengthen the specification of {} to rule this out", blame.function));
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
