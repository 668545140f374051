//! A page that needs nothing else: results with their details, folded, as `--html` writes it.
//!
//! A command says what stands below each entry as [`Block`]s; how they look is decided here.

use crate::Report;
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
    /// A tree of cases, with a number that no other on the page has.
    Proof(usize, Proof),
}

/// The whole page; `bodies` has what stands below each entry of the report, in the same order.
pub fn page(report: &Report, bodies: &[Vec<Block>]) -> String {
    let mut out = String::new();
    out += "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n";
    out += "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n";
    out += &format!("<title>selfsame {}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n", report.command);
    out += &format!("<h1>selfsame {}</h1>\n<p class=\"counts\">{}</p>\n", report.command, counts(report));
    out +=
        "<p><button onclick=\"fold(true)\">Open all</button> <button onclick=\"fold(false)\">Close all</button></p>\n";
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
            out += &format!("<p>Assuming that {}.</p>\n", escape(assumption));
        }
        for block in bodies.get(i).into_iter().flatten() {
            write(block, &mut out);
        }
        out += "</section>\n";
    }
    out += SCRIPT;
    out += "</body>\n</html>\n";
    out
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
        Block::Code(text) => *out += &format!("<pre>{}</pre>\n", escape(text)),
        Block::Facts(facts) => {
            *out += "<table>\n";
            for (name, value) in facts {
                *out += &format!("<tr><td><code>{}</code></td><td>{}</td></tr>\n", escape(name), escape(value));
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
        Block::Proof(number, proof) => *out += &tree(*number, proof),
    }
}

/// Text as HTML shows it.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

const STYLE: &str = "\
:root { color-scheme: light dark; --line: #8885; --good: #1a7f37; --bad: #cf222e; --open: #9a6700; }
@media (prefers-color-scheme: dark) { :root { --good: #3fb950; --bad: #f85149; --open: #d29922; } }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.4rem; margin: 0; }
h2 { font-size: 1.1rem; margin: 0; }
.counts { font-size: 1.1rem; margin: .2rem 0 1rem; }
.place { color: gray; margin: 0 0 .5rem; font-size: .9rem; }
section { border-top: 1px solid var(--line); padding: 1rem 0; }
p { margin: .3rem 0; }
.word { color: white; border-radius: .3rem; padding: .1rem .5rem; font-size: .9rem; }
.verified, .reached { background: var(--good); }
.refuted, .unreachable { background: var(--bad); }
.unknown { background: var(--open); }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: #8881; padding: .4rem .6rem; border-radius: .3rem;
  margin: .3rem 0; font-size: .85rem; }
details { border-left: 2px solid var(--line); margin: .4rem 0 .4rem .2rem; padding-left: .8rem; }
details.bad { border-color: var(--bad); }
details.good { border-color: var(--good); }
summary { cursor: pointer; overflow-wrap: anywhere; }
table { border-collapse: collapse; margin: .3rem 0; }
td { padding: .1rem .8rem .1rem 0; }
h3 { font-size: .9rem; margin: .8rem 0 .2rem; color: gray; }
ul { list-style: none; margin: 0; padding-left: 1.2rem; border-left: 1px solid var(--line); }
ul.tree { padding-left: 0; border-left: 0; }
li { padding: .1rem 0 .1rem .3rem; }
li:target, h3:target { background: #fc06; }
li code { font-size: .85rem; }
.learnt { font: .85rem ui-monospace, monospace; border: 1px solid var(--line); border-radius: .3rem; padding: 0 .3rem; }
.why { color: var(--good); font-size: .9rem; }
.below, .arrow { color: gray; font-size: .9rem; }
";

const SCRIPT: &str = "\
<script>
function fold(open) { for (const d of document.querySelectorAll('details')) d.open = open; }
</script>
";
