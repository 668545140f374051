//! The tree of a proof as a picture: a node for each case, edges back where induction or coinduction closes one.

use std::fmt::Write;

use crate::html::escape;
use crate::proof::{Line, Theorem, Why};

/// Between cases side by side, and between a case and those below.
const ACROSS: f64 = 120.0;
const DOWN: f64 = 62.0;
const MARGIN: f64 = 60.0;
/// Of a node.
const RADIUS: f64 = 9.0;
/// Letters of what is learnt that are shown; all of it is in the tree below.
const LETTERS: usize = 17;
/// With more cases than this there is nothing to be seen.
const MOST: usize = 200;

/// The picture with a key; nothing for a proof without cases.
pub(crate) fn picture(theorem: &Theorem) -> String {
    let lines = &theorem.lines;
    if lines.len() < 2 || lines.len() > MOST {
        return String::new();
    }
    let places = places(lines);
    let width = places.iter().map(|place| place.0).fold(0.0, f64::max) + MARGIN;
    let height = places.iter().map(|place| place.1).fold(0.0, f64::max) + 2.0 * RADIUS;
    let mut out = format!("<div class=\"picture\" tabindex=\"0\" role=\"group\" aria-label=\"{}\">\n", escape(&told(theorem)));
    let _ = writeln!(out, "<svg width=\"{width:.0}\" height=\"{height:.0}\" viewBox=\"0 0 {width:.0} {height:.0}\" aria-hidden=\"true\">");
    for (i, line) in lines.iter().enumerate() {
        let (x, y) = places[i];
        if let Some((up, over)) = parent(lines, i).map(|parent| places[parent]) {
            let _ = writeln!(out, "<line x1=\"{up:.0}\" y1=\"{:.0}\" x2=\"{x:.0}\" y2=\"{:.0}\"/>", over + RADIUS, y - RADIUS);
        }
        if let Why::Back { line: target, .. } = line.why
            && let Some((to, at)) = places.get(target)
        {
            let side = if *to <= x { x + ACROSS / 2.0 } else { x - ACROSS / 2.0 };
            let _ = writeln!(out, "<path class=\"back\" d=\"M{x:.0} {y:.0} C{side:.0} {y:.0} {side:.0} {at:.0} {to:.0} {at:.0}\"/>");
        }
    }
    for (line, (x, y)) in lines.iter().zip(&places) {
        let (kind, sign) = match &line.why {
            Why::Below(_) => ("", ""),
            Why::Plain(_) => (" same", "✓"),
            Why::Back { .. } => (" loop", "↺"),
            Why::Lemma { .. } => (" lemma", "L"),
        };
        let _ = write!(out, "<g><title>{}</title><circle class=\"node{kind}\" cx=\"{x:.0}\" cy=\"{y:.0}\" r=\"{RADIUS}\"/>", escape(&hint(line)));
        if !sign.is_empty() {
            let _ = write!(out, "<text class=\"sign\" x=\"{x:.0}\" y=\"{:.0}\">{sign}</text>", y + 4.0);
        }
        let learnt = line.learnt.join(", ");
        if !learnt.is_empty() && line.depth > 0 {
            let _ = write!(out, "<text x=\"{x:.0}\" y=\"{:.0}\">{}</text>", y - RADIUS - 4.0, escape(&short(&learnt)));
        }
        out += "</g>\n";
    }
    out += "</svg>\n</div>\n";
    let has = |is: fn(&Why) -> bool| lines.iter().any(|line| is(&line.why));
    let mut key = String::new();
    let kinds = [
        ("", "cases below", has(|why| matches!(why, Why::Below(_)))),
        ("same", "done", has(|why| matches!(why, Why::Plain(_)))),
        ("loop", "an earlier case again", has(|why| matches!(why, Why::Back { .. }))),
        ("lemma", "a lemma", has(|why| matches!(why, Why::Lemma { .. }))),
    ];
    for (class, text, _) in kinds.iter().filter(|(.., is_there)| *is_there) {
        let _ = write!(key, "<i class=\"{class}\"></i>{text}");
    }
    let _ = writeln!(out, "<p class=\"key\">{key}</p>");
    out
}

/// What the picture shows, for those who do not see it; the tree below says it in full.
fn told(theorem: &Theorem) -> String {
    let leaves = theorem.lines.iter().filter(|line| !matches!(line.why, Why::Below(_))).count();
    let back = theorem.lines.iter().filter(|line| matches!(line.why, Why::Back { .. })).count();
    let deep = theorem.lines.iter().map(|line| line.depth).max().unwrap_or(0);
    format!("The proof as a tree, {} deep, of {leaves} cases; {back} of them are earlier cases again", deep + 1)
}

fn hint(line: &Line) -> String {
    let why = line.why.text().replace("{}", "an earlier case");
    format!("{}\n{why}", line.start)
}

fn short(text: &str) -> String {
    match text.char_indices().nth(LETTERS) {
        Some((at, _)) => format!("{}…", &text[..at]),
        None => text.to_owned(),
    }
}

fn parent(lines: &[Line], i: usize) -> Option<usize> {
    lines[..i].iter().rposition(|line| line.depth < lines[i].depth)
}

/// Cases without others below stand side by side, the others above the middle of theirs.
fn places(lines: &[Line]) -> Vec<(f64, f64)> {
    let mut places: Vec<(f64, f64)> = lines.iter().map(|line| (-1.0, line.depth as f64 * DOWN + 2.5 * RADIUS)).collect();
    let mut next = MARGIN;
    for i in 0..lines.len() {
        if lines.get(i + 1).is_none_or(|below| below.depth <= lines[i].depth) {
            places[i].0 = next;
            next += ACROSS;
        }
    }
    for i in (0..lines.len()).rev().filter(|i| lines.get(i + 1).is_some_and(|below| below.depth > lines[*i].depth)) {
        let below: Vec<f64> = (i + 1..lines.len()).take_while(|j| lines[*j].depth > lines[i].depth)
            .filter(|j| parent(lines, *j) == Some(i)).map(|j| places[j].0).collect();
        places[i].0 = below.iter().sum::<f64>() / below.len() as f64;
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(depth: usize, why: Why) -> Line {
        Line { depth, learnt: vec!["xs = a very long list".into()], start: "a < b".into(), end: None, why }
    }

    #[test]
    fn a_case_stands_above_the_middle_of_those_below() {
        let same = || Why::Plain("same".into());
        let back = Why::Back { text: "as {}".into(), line: 0, lemmas: vec![] };
        let lines = vec![line(0, Why::Below("")), line(1, same()), line(1, Why::Below("")), line(2, back), line(2, same())];
        let x: Vec<f64> = places(&lines).into_iter().map(|place| place.0).collect();
        assert_eq!(x, [MARGIN + 0.75 * ACROSS, MARGIN, MARGIN + 1.5 * ACROSS, MARGIN + ACROSS, MARGIN + 2.0 * ACROSS]);
        let text = picture(&Theorem { title: "goal".into(), lines });
        assert_eq!((text.matches("<circle").count(), text.matches("class=\"back\"").count()), (5, 1));
        assert!(text.contains("xs = a very long …</text>") && text.contains("<title>a &lt; b\nas an earlier case</title>"), "{text}");
    }
}
