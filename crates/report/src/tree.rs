//! A proof as nested lists, with links for edges back and for lemmas.

use crate::highlight::{Definitions, highlight, with_definitions};
use crate::html::escape;
use crate::picture::picture;
use crate::proof::{Line, Proof, Why};

/// `entry` tells the anchors of one proof from those of another on the same page.
pub(crate) fn tree(entry: usize, proof: &Proof) -> String {
    let mut out = String::new();
    for (i, theorem) in proof.theorems.iter().enumerate() {
        out += &format!("<h3 id=\"e{entry}t{i}\">{}</h3>\n", escape(&theorem.title));
        out += &picture(theorem);
        let outline = Outline { entry, theorem: i, lines: &theorem.lines, definitions: &proof.definitions };
        out += "<ol class=\"tree\">\n";
        outline.below(0, theorem.lines.len(), 0, &mut out);
        out += "</ol>\n";
    }
    if !proof.definitions.is_empty() {
        out += "<details><summary>Where the names come from</summary>\n";
        for place in proof.definitions.values() {
            out += &format!("<pre>{}</pre>\n", highlight(place));
        }
        out += "</details>\n";
    }
    out
}

/// Cases so deep are folded at first.
const FOLDED: usize = 4;

struct Outline<'a> {
    entry: usize,
    theorem: usize,
    lines: &'a [Line],
    definitions: &'a Definitions,
}

impl Outline<'_> {
    /// The cases from one line to before another that are not below others there.
    fn below(&self, start: usize, end: usize, depth: usize, out: &mut String) {
        let mut at = start;
        while at < end {
            let line = &self.lines[at];
            let next = (at + 1..end).find(|i| self.lines[*i].depth <= line.depth).unwrap_or(end);
            *out += &format!("<li id=\"e{}t{}l{at}\">", self.entry, self.theorem);
            let (what, why) = (self.what(line), self.why(line));
            if next == at + 1 {
                *out += &format!("{what} {why}");
            } else {
                let open = if depth < FOLDED { " open" } else { "" };
                *out += &format!("<details{open}><summary>{what}</summary>{why}\n<ol>\n");
                self.below(at + 1, next, depth + 1, out);
                *out += "</ol></details>";
            }
            *out += "</li>\n";
            at = next;
        }
    }

    fn what(&self, line: &Line) -> String {
        let code = |text: &str| with_definitions(text, self.definitions);
        let learnt = line.learnt.iter().map(|learnt| format!("<span class=\"learnt\">{}</span> ", code(learnt)));
        let end = match &line.end {
            Some(end) => format!(" <span class=\"arrow\">⇝</span> <code>{}</code>", code(end)),
            None => String::new(),
        };
        format!("{}<code>{}</code>{end}", learnt.collect::<String>(), code(&line.start))
    }

    fn why(&self, line: &Line) -> String {
        let (entry, theorem) = (self.entry, self.theorem);
        match &line.why {
            Why::Below(text) => format!("<span class=\"below\">{}</span>", escape(text)),
            Why::Plain(text) | Why::Next(text, _) => format!("<span class=\"why\">{}</span>", escape(text)),
            Why::Back { text, line, lemmas } => {
                let link = format!("<a href=\"#e{entry}t{theorem}l{line}\">↺ earlier case</a>");
                let lemmas: String = lemmas.iter().map(|lemma| format!(" {}", link_to_lemma(entry, *lemma))).collect();
                format!("<span class=\"why\">{}{lemmas}</span>", escape(text).replace("{}", &link))
            }
            Why::Lemma { text, lemma } => {
                format!("<span class=\"why\">{} {}</span>", escape(text), link_to_lemma(entry, *lemma))
            }
        }
    }
}

/// The goal is theorem 0, so the first lemma is theorem 1.
fn link_to_lemma(entry: usize, lemma: usize) -> String {
    format!("<a href=\"#e{entry}t{lemma}\">lemma {lemma}</a>")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::proof::Theorem;

    fn line(depth: usize, why: Why) -> Line {
        Line { depth, learnt: vec![], start: "a < b".into(), end: None, why }
    }

    #[test]
    fn lists_are_closed_whatever_the_depths() {
        let back = Why::Back { text: "an instance of {}".into(), line: 0, lemmas: vec![1] };
        let depths =
            [(0, Why::Below("".into())), (1, Why::Below("".into())), (2, back), (1, Why::Plain("same".into()))];
        let lines = depths.into_iter().map(|(depth, why)| line(depth, why)).collect();
        let theorem = Theorem { title: "goal".into(), lines };
        let text = tree(3, &Proof { theorems: vec![theorem], ..Proof::default() });
        assert_eq!(text.matches("<ol").count(), text.matches("</ol>").count(), "{text}");
        assert_eq!(text.matches("<details").count(), 2, "{text}");
        assert_eq!(text.matches("<li ").count(), text.matches("</li>").count(), "{text}");
        assert!(
            text.contains("href=\"#e3t0l0\"")
                && text.contains("href=\"#e3t1\"")
                && text.contains("a <span class=\"to\">&lt;</span> b")
        );
    }
}
