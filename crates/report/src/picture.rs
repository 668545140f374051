//! The tree of a proof as a picture: a node for each case, edges back where induction or coinduction closes one.

use std::fmt::Write;

use crate::html::escape;
use crate::proof::{Line, Sign, Theorem, Why};

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

/// A case as the picture has it: lines that follow each other are one.
struct Node<'a> {
    depth: usize,
    /// The first of its lines, by which others refer to it.
    first: usize,
    line: &'a Line,
    /// What the last of its lines ends with.
    last: &'a Why,
    sign: Sign,
    has_cases: bool,
}

/// The picture with a key; nothing for a proof without cases.
pub(crate) fn picture(theorem: &Theorem) -> String {
    let nodes = nodes(&theorem.lines);
    if nodes.len() < 2 || nodes.len() > MOST {
        return String::new();
    }
    let places = places(&nodes);
    let width = places.iter().map(|place| place.0).fold(0.0, f64::max) + MARGIN;
    let height = places.iter().map(|place| place.1).fold(0.0, f64::max) + 2.0 * RADIUS;
    let size = format!("width=\"{width:.0}\" height=\"{height:.0}\" viewBox=\"0 0 {width:.0} {height:.0}\"");
    let told = escape(&told(&nodes));
    let mut out = format!(
        "<div class=\"picture\" tabindex=\"0\" role=\"group\" aria-label=\"{told}\">\n<svg {size} aria-hidden=\"true\">\n"
    );
    for (i, (node, (x, y))) in nodes.iter().zip(&places).enumerate() {
        if let Some((up, over)) = parent(&nodes, i).map(|parent| places[parent]) {
            let (from, to) = (over + RADIUS, y - RADIUS);
            let _ = writeln!(out, "<line x1=\"{up:.0}\" y1=\"{from:.0}\" x2=\"{x:.0}\" y2=\"{to:.0}\"/>");
        }
        if let Why::Back { line, .. } = node.last
            && let Some((to, at)) = nodes.iter().rposition(|node| node.first <= *line).map(|target| places[target])
        {
            let side = if to <= *x { x + ACROSS / 2.0 } else { x - ACROSS / 2.0 };
            let curve = format!("M{x:.0} {y:.0} C{side:.0} {y:.0} {side:.0} {at:.0} {to:.0} {at:.0}");
            let _ = writeln!(out, "<path class=\"back\" d=\"{curve}\"/>");
        }
    }
    for (node, (x, y)) in nodes.iter().zip(&places) {
        let (class, mark) = node.look();
        let hint = escape(&node.hint());
        let circle = format!("<circle class=\"node {class}\" cx=\"{x:.0}\" cy=\"{y:.0}\" r=\"{RADIUS}\"/>");
        let _ = write!(
            out,
            "<g><title>{hint}</title>{circle}<text class=\"sign\" x=\"{x:.0}\" y=\"{:.0}\">{mark}</text>",
            y + 4.0
        );
        let learnt = node.line.learnt.join(", ");
        if !learnt.is_empty() && node.depth > 0 {
            let _ = write!(out, "<text x=\"{x:.0}\" y=\"{:.0}\">{}</text>", y - RADIUS - 4.0, escape(&short(&learnt)));
        }
        out += "</g>\n";
    }
    out += "</svg>\n</div>\n<p class=\"key\">";
    for (class, text) in KEY.iter().filter(|(class, _)| nodes.iter().any(|node| node.look().0 == *class)) {
        let _ = write!(out, "<i class=\"{class}\"></i>{text}");
    }
    out + "</p>\n"
}

const KEY: [(&str, &str); 4] =
    [("cases", "cases below"), ("same", "done"), ("loop", "an earlier case again"), ("lemma", "a lemma")];

impl Node<'_> {
    /// The class of the node, and what is written in it.
    fn look(&self) -> (&'static str, &'static str) {
        match (self.has_cases, self.last, self.sign) {
            (true, ..) => ("cases", ""),
            (_, Why::Back { .. }, _) | (_, _, Sign::Loop) => ("loop", "↺"),
            (_, Why::Lemma { .. }, _) | (_, _, Sign::Lemma) => ("lemma", "L"),
            _ => ("same", "✓"),
        }
    }

    fn hint(&self) -> String {
        let why = self.line.why.text().replace("{}", "an earlier case");
        format!("{}\n{why}", self.line.start)
    }
}

fn nodes(lines: &[Line]) -> Vec<Node<'_>> {
    let mut nodes: Vec<Node<'_>> = Vec::new();
    // Lines at the same depth follow each other only if nothing less deep is between them.
    let mut open: Vec<usize> = Vec::new();
    for (i, line) in lines.iter().enumerate() {
        open.retain(|node| nodes[*node].depth <= line.depth);
        let above = open.last().copied().filter(|node| nodes[*node].depth == line.depth);
        let has_cases = lines.get(i + 1).is_some_and(|next| next.depth > line.depth);
        let sign = match &line.why {
            Why::Next(_, sign) => *sign,
            _ => Sign::Plain,
        };
        match above.filter(|node| matches!(nodes[*node].last, Why::Next(..))) {
            Some(node) => {
                let node = &mut nodes[node];
                (node.last, node.has_cases) = (&line.why, node.has_cases || has_cases);
                if sign != Sign::Plain {
                    node.sign = sign;
                }
            }
            None => {
                open.retain(|node| nodes[*node].depth < line.depth);
                open.push(nodes.len());
                nodes.push(Node { depth: line.depth, first: i, line, last: &line.why, sign, has_cases });
            }
        }
    }
    nodes
}

/// What the picture shows, for those who do not see it; the tree below says it in full.
fn told(nodes: &[Node<'_>]) -> String {
    let leaves = nodes.iter().filter(|node| !node.has_cases).count();
    let back = nodes.iter().filter(|node| node.look().0 == "loop").count();
    let deep = nodes.iter().map(|node| node.depth).max().unwrap_or(0);
    format!("The proof as a tree, {} deep, of {leaves} cases; {back} of them come to an earlier case again", deep + 1)
}

fn short(text: &str) -> String {
    match text.char_indices().nth(LETTERS) {
        Some((at, _)) => format!("{}…", &text[..at]),
        None => text.to_owned(),
    }
}

fn parent(nodes: &[Node<'_>], i: usize) -> Option<usize> {
    nodes[..i].iter().rposition(|node| node.depth < nodes[i].depth)
}

/// Cases without others below stand side by side, the others above the middle of theirs.
fn places(nodes: &[Node<'_>]) -> Vec<(f64, f64)> {
    let mut places: Vec<(f64, f64)> = nodes.iter().map(|node| (0.0, node.depth as f64 * DOWN + 2.5 * RADIUS)).collect();
    let is_leaf = |i: usize| nodes.get(i + 1).is_none_or(|next| next.depth <= nodes[i].depth);
    let mut next = MARGIN;
    for i in (0..nodes.len()).filter(|i| is_leaf(*i)) {
        places[i].0 = next;
        next += ACROSS;
    }
    for i in (0..nodes.len()).rev().filter(|i| !is_leaf(*i)) {
        let below = (i + 1..nodes.len()).filter(|j| parent(nodes, *j) == Some(i));
        let below: Vec<f64> = below.map(|j| places[j].0).collect();
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
        let lines = vec![
            line(0, Why::Below("".into())),
            line(1, same()),
            line(1, Why::Below("".into())),
            line(2, back),
            line(2, same()),
        ];
        let x: Vec<f64> = places(&nodes(&lines)).into_iter().map(|place| place.0).collect();
        assert_eq!(x, [MARGIN + 0.75 * ACROSS, MARGIN, MARGIN + 1.5 * ACROSS, MARGIN + ACROSS, MARGIN + 2.0 * ACROSS]);
        let text = picture(&Theorem { title: "goal".into(), lines });
        assert_eq!((text.matches("<circle").count(), text.matches("class=\"back\"").count()), (5, 1));
        assert!(
            text.contains("xs = a very long …</text>") && text.contains("<title>a &lt; b\nas an earlier case</title>"),
            "{text}"
        );
    }

    #[test]
    fn lines_that_follow_each_other_are_one_case() {
        let next = |sign| Why::Next("so".into(), sign);
        let same = || Why::Plain("same".into());
        let lines = vec![
            line(0, next(Sign::Plain)),
            line(0, Why::Plain("by cases".into())),
            line(1, same()),
            line(1, next(Sign::Loop)),
            line(1, next(Sign::Plain)),
            line(1, same()),
            line(1, next(Sign::Lemma)),
            line(1, same()),
        ];
        let looks: Vec<&str> = nodes(&lines).iter().map(|node| node.look().0).collect();
        assert_eq!(looks, ["cases", "same", "loop", "lemma"]);
    }
}
