//! A page that needs nothing else: results with their details, folded, as `--html` writes it.
//!
//! A command says what stands below each entry as [`Block`]s; how they look is decided here.

use crate::Report;
use crate::highlight::highlight;
use crate::proof::Proof;
use crate::tree::tree;

/// A piece of what the page shows of one entry.
#[derive(Clone, Debug, PartialEq)]
pub enum Block {
    /// A paragraph.
    Text(String),
    /// Source syntax: kept as it is.
    Code(String),
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

/// A page that needs nothing else: what it shows is in `main`, the parts of `around` before and after it are for the page alone.
pub fn document(title: &str, around: [&str; 2], main: &str) -> String {
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{}</title>\n<style>\n{STYLE}</style>\n</head>\n<body class=\"page\">\n{}<main class=\"answer\">\n{main}</main>\n{}</body>\n</html>\n",
        escape(title),
        around[0],
        around[1],
    )
}

/// The whole page; `bodies` has what stands below each entry of the report, in the same order.
pub fn page(report: &Report, bodies: &[Vec<Block>]) -> String {
    let mut out = format!("<h1>selfsame {}</h1>\n<p class=\"counts\">{}</p>\n", report.command, counts(report));
    for (i, entry) in report.entries.iter().enumerate() {
        let word = entry.word();
        let name = escape(&entry.name);
        out += &format!("<section>\n<h2><span class=\"word {word}\">{word}</span> {name}</h2>\n");
        let place = format!("{}:{}", entry.file, entry.line);
        out += &format!("<p class=\"place\">{} · {:.0} ms</p>\n", escape(&place), entry.time_ms);
        if let Some(reason) = entry.verdict.reason() {
            out += &format!("<p>{}</p>\n", escape(reason));
        }
        for assumption in &entry.assumptions {
            out += &format!("<p>Assumed: {}.</p>\n", escape(assumption));
        }
        for block in bodies.get(i).into_iter().flatten() {
            write(block, &mut out);
        }
        out += "</section>\n";
    }
    document(&format!("selfsame {}", report.command), [BUTTONS, SCRIPT], &out)
}

fn counts(report: &Report) -> String {
    let words = ["verified", "refuted", "unknown", "reached", "unreachable", "accepted", "rejected", "usable"];
    let count = |word: &str| report.entries.iter().filter(|entry| entry.word() == word).count();
    let parts: Vec<String> =
        words.into_iter().filter(|word| count(word) > 0).map(|word| format!("{} {word}", count(word))).collect();
    if parts.is_empty() { "no results".to_owned() } else { parts.join(", ") }
}

fn write(block: &Block, out: &mut String) {
    match block {
        Block::Text(text) => *out += &format!("<p>{}</p>\n", escape(text)),
        Block::Code(text) => *out += &format!("<pre>{}</pre>\n", highlight(text)),
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
                write(child, out);
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

const BUTTONS: &str = "<header><button type=\"button\" data-fold=\"open\">Open all</button> \
<button type=\"button\" data-fold=\"close\">Close all</button></header>\n";

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
</script>
";
