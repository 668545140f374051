//! A page that needs nothing else: results with their details, folded, as `--html` writes it.
//!
//! A command says what stands below each entry as [`Block`]s; how they look is decided here.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::highlight::{highlight, values};
use crate::proof::Proof;
use crate::tree::tree;
use crate::whole::{Sink, Whole};
use crate::{Entry, Report};

/// A piece of what the page shows of one entry.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Block {
    /// A paragraph.
    Text(String),
    /// Source syntax: kept as it is.
    Code(String),
    /// Sentences with values in them, line by line.
    Said(String),
    /// Names with values.
    Facts(Vec<(String, String)>),
    /// Something with a title that can be opened.
    Fold {
        /// What stands beside the arrow.
        title: String,
        /// Whether it speaks for the program; only the colour depends on it.
        good: bool,
        /// Whether it is open when the page is.
        open: bool,
        /// What is seen once it is open.
        children: Vec<Block>,
    },
    /// How both sides are evaluated, a step a line, until they part.
    Sides([(String, Vec<String>); 2]),
    /// A tree of cases, with a number that no other on the page has.
    Proof(usize, Proof),
}

impl Block {
    /// Gives the trees inside the number of their entry.
    pub fn number(&mut self, number: usize) {
        match self {
            Block::Proof(known, _) => *known = number,
            Block::Fold { children, .. } => children.iter_mut().for_each(|child| child.number(number)),
            Block::Text(_) | Block::Code(_) | Block::Said(_) | Block::Facts(_) | Block::Sides(_) => {}
        }
    }
}

/// A page that needs nothing else: what it shows is in `main`, the parts of `around` before and after it are for the page alone.
pub fn document(title: &str, around: [&str; 2], main: &str) -> String {
    let [start, end] = shell(title, around);
    format!("{start}{main}{end}")
}

/// What stands before and after what a page shows.
fn shell(title: &str, around: [&str; 2]) -> [String; 2] {
    let start = format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{}</title>\n<style>\n{STYLE}</style>\n</head>\n<body class=\"page\">\n{}<main class=\"answer\">\n",
        escape(title),
        around[0],
    );
    [start, format!("</main>\n{}</body>\n</html>\n", around[1])]
}

/// The whole page; `bodies` has what stands below each entry of the report, in the same order.
pub fn page(report: &Report, bodies: &[Vec<Block>]) -> String {
    let mut out = String::new();
    report.as_whole(bodies, |whole| write(whole, &mut |text| out += text));
    out
}

/// With so many entries nobody reads a page from its beginning to its end.
const MANY: usize = 20;

/// What helps to find something: for that the sections are gone through once more, so that none is held.
fn tools(whole: &Whole<'_>) -> String {
    let (mut count, mut has_folds, mut words) = (0, false, BTreeSet::new());
    whole.parts.entries(&mut |entry, body| {
        count += 1;
        has_folds = has_folds || section(entry, body).contains("<details");
        words.insert(entry.spoken().to_owned());
    });
    let buttons = if has_folds { BUTTONS } else { "" };
    let filter = if count >= MANY { filter(&words) } else { String::new() };
    match buttons.is_empty() && filter.is_empty() {
        true => String::new(),
        false => format!("<div class=\"tools\">{buttons}{filter}</div>\n"),
    }
}

/// A field to search in, and a box for each verdict that there is.
fn filter(words: &BTreeSet<String>) -> String {
    let mut out = String::from(
        "<p><label for=\"search\">Search</label> <input type=\"search\" id=\"search\"></p>\n<p class=\"filter\">",
    );
    for word in words {
        out += &format!("<label><input type=\"checkbox\" data-word=\"{word}\" checked> {word}</label> ");
    }
    out + "<span id=\"shown\" role=\"status\"></span></p>\n"
}

/// The whole page, piece by piece.
pub(crate) fn write(whole: &Whole<'_>, out: Sink<'_>) {
    let [start, end] = shell(&format!("selfsame {}", whole.command), ["", SCRIPT]);
    out(&start);
    out(&format!("<h1>selfsame {}</h1>\n<p class=\"counts\">{}</p>\n", whole.command, whole.counts("no results")));
    out(&tools(whole));
    whole.parts.entries(&mut |entry, body| out(&section(entry, body)));
    out(&end);
}

fn section(entry: &Entry, body: &[Block]) -> String {
    let (word, spoken, name) = (entry.word(), entry.spoken(), escape(&entry.name));
    let mut out = format!("<section>\n<h2><span class=\"word {word}\">{spoken}</span> {name}</h2>\n");
    let place = format!("{}:{}", entry.file, entry.line);
    out += &format!("<p class=\"place\">{} · {:.0} ms</p>\n", escape(&place), entry.time_ms);
    if let Some(reason) = entry.verdict.reason() {
        out += &format!("<p>{}</p>\n", escape(reason));
    }
    for assumption in &entry.assumptions {
        out += &format!("<p>Assumed: {}.</p>\n", escape(assumption));
    }
    for part in body {
        block(part, &mut out);
    }
    out + "</section>\n"
}

fn block(part: &Block, out: &mut String) {
    match part {
        Block::Text(text) => *out += &format!("<p>{}</p>\n", escape(text)),
        // A box without anything in it says nothing.
        Block::Code(text) | Block::Said(text) if text.is_empty() => {}
        Block::Code(text) => *out += &format!("<pre>{}</pre>\n", highlight(text)),
        Block::Said(text) => *out += &format!("<pre>{}</pre>\n", values(text)),
        Block::Facts(facts) => {
            *out += "<table>\n";
            for (name, value) in facts {
                *out += &format!(
                    "<tr><th scope=\"row\"><code>{}</code></th><td><code>{}</code></td></tr>\n",
                    highlight(name),
                    highlight(value)
                );
            }
            *out += "</table>\n";
        }
        Block::Fold { title, good, open, children } => {
            let class = if *good { "good" } else { "bad" };
            let open = if *open { " open" } else { "" };
            *out += &format!("<details class=\"{class}\"{open}><summary>{}</summary>\n", escape(title));
            for child in children {
                block(child, out);
            }
            *out += "</details>\n";
        }
        Block::Sides(sides) => {
            *out += "<div class=\"steps\">\n";
            for (title, steps) in sides {
                *out += &format!("<div><h3>{}</h3>\n<ol>\n", escape(title));
                for (i, step) in steps.iter().enumerate() {
                    let class = if i + 1 == steps.len() { " class=\"part\"" } else { "" };
                    *out += &format!("<li{class}><code>{}</code></li>\n", highlight(step));
                }
                *out += "</ol></div>\n";
            }
            *out += "</div>\n";
        }
        Block::Proof(number, proof) => *out += &tree(*number, proof),
    }
}

/// Text as HTML shows it.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// How pages look.
pub const STYLE: &str = include_str!("page.css");

const BUTTONS: &str = "<button type=\"button\" data-fold=\"open\">Open all</button> \
<button type=\"button\" data-fold=\"close\">Close all</button>\n";

/// Folds open and close together, and open when a link leads into them.
const SCRIPT: &str = "\
<script>
for (const button of document.querySelectorAll('[data-fold]')) button.onclick = () => {
  for (const fold of document.querySelectorAll('details')) fold.open = button.dataset.fold === 'open';
};
addEventListener('hashchange', () => {
  const target = document.getElementById(location.hash.slice(1));
  for (let at = target; at; at = at.parentElement) if (at.localName === 'details') at.open = true;
  target?.scrollIntoView({ block: 'center' });
});
const search = document.getElementById('search');
if (search) {
  const boxes = [...document.querySelectorAll('[data-word]')];
  const sections = [...document.querySelectorAll('main section')];
  const show = () => {
    const words = new Set(boxes.filter(box => box.checked).map(box => box.dataset.word));
    const text = search.value.toLowerCase();
    let count = 0;
    for (const section of sections) {
      const head = `${section.querySelector('h2').textContent} ${section.querySelector('.place').textContent}`.toLowerCase();
      section.hidden = !(words.has(section.querySelector('.word').textContent) && head.includes(text));
      count += section.hidden ? 0 : 1;
    }
    document.getElementById('shown').textContent = `${count} of ${sections.length} shown`;
  };
  for (const box of [search, ...boxes]) box.oninput = show;
  show();
}
</script>
";
