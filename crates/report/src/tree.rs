//! A proof as nested lists, with links for edges back and for lemmas.

use crate::html::escape;
use crate::proof::{Line, Proof, Theorem, Why};

/// `entry` tells the anchors of one proof from those of another on the same page.
pub(crate) fn tree(entry: usize, proof: &Proof) -> String {
    let mut out = String::new();
    for (i, theorem) in proof.theorems.iter().enumerate() {
        out += &format!("<h3 id=\"e{entry}t{i}\">{}</h3>\n", escape(&theorem.title));
        out += &lines(entry, i, theorem);
    }
    out
}

fn lines(entry: usize, theorem: usize, content: &Theorem) -> String {
    let mut out = String::new();
    let mut depth = None;
    for (i, line) in content.lines.iter().enumerate() {
        match depth {
            None => out += "<ul class=\"tree\">\n",
            Some(above) if line.depth > above => out += "<ul>\n",
            Some(above) => {
                out += "</li>\n";
                out += &"</ul>\n</li>\n".repeat(above - line.depth);
            }
        }
        depth = Some(line.depth);
        out += &format!("<li id=\"e{entry}t{theorem}l{i}\">{}\n", case(entry, theorem, line));
    }
    if let Some(depth) = depth {
        out += &"</li>\n</ul>\n".repeat(depth + 1);
    }
    out
}

fn case(entry: usize, theorem: usize, line: &Line) -> String {
    let learnt: String =
        line.learnt.iter().map(|learnt| format!("<span class=\"learnt\">{}</span> ", escape(learnt))).collect();
    let end = match &line.end {
        Some(end) => format!(" <span class=\"arrow\">⇝</span> <code>{}</code>", escape(end)),
        None => String::new(),
    };
    let why = match &line.why {
        Why::Below(text) => format!("<span class=\"below\">{}</span>", escape(text)),
        Why::Plain(text) => format!("<span class=\"why\">{}</span>", escape(text)),
        Why::Back { text, line, lemmas } => {
            let link = format!("<a href=\"#e{entry}t{theorem}l{line}\">↺ earlier case</a>");
            let lemmas: String = lemmas.iter().map(|lemma| format!(" {}", link_to_lemma(entry, *lemma))).collect();
            format!("<span class=\"why\">{}{lemmas}</span>", escape(text).replace("{}", &link))
        }
        Why::Lemma { text, lemma } => {
            format!("<span class=\"why\">{} {}</span>", escape(text), link_to_lemma(entry, *lemma))
        }
    };
    format!("{learnt}<code>{}</code>{end} {why}", escape(&line.start))
}

/// The goal is theorem 0, so the first lemma is theorem 1.
fn link_to_lemma(entry: usize, lemma: usize) -> String {
    format!("<a href=\"#e{entry}t{lemma}\">lemma {lemma}</a>")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(depth: usize, why: Why) -> Line {
        Line { depth, learnt: vec![], start: "a < b".into(), end: None, why }
    }

    #[test]
    fn lists_are_closed_whatever_the_depths() {
        let back = Why::Back { text: "an instance of {}".into(), line: 0, lemmas: vec![1] };
        let depths = [(0, Why::Below("")), (1, Why::Below("")), (2, back), (1, Why::Plain("same".into()))];
        let lines = depths.into_iter().map(|(depth, why)| line(depth, why)).collect();
        let theorem = Theorem { title: "goal".into(), lines };
        let text = super::lines(3, 0, &theorem);
        assert_eq!(text.matches("<ul").count(), text.matches("</ul>").count(), "{text}");
        assert_eq!(text.matches("<li").count(), text.matches("</li>").count(), "{text}");
        assert!(text.contains("href=\"#e3t0l0\"") && text.contains("href=\"#e3t1\"") && text.contains("a &lt; b"));
    }
}
