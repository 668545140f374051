//! The page that a teacher reads: groups by size, what each does wrong, and its source beside the nearest right one.

use std::fmt::Write;

use selfsame_ask::group::{Class, Grouping};
use selfsame_report::html::escape;
use similar::{ChangeTag, TextDiff};

use super::told::{Told, correctness, files_word};

/// The whole page; it needs nothing but a browser.
pub fn page(told: &Told<'_>) -> String {
    let grouping = told.grouping;
    let mut out = String::from("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n");
    out += "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n";
    let entry = escape(&told.settings.entry);
    let _ = write!(out, "<title>{entry}: groups</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n");
    let _ = writeln!(out, "<h1>{entry}</h1>");
    let _ = writeln!(
        out,
        "<p class=\"counts\">{} in {} groups{}</p>",
        files_word(grouping.submissions.len()),
        grouping.classes.len(),
        match grouping.undecided.len() {
            0 => String::new(),
            1 => ", 1 pair undecided".to_owned(),
            n => format!(", {n} pairs undecided"),
        }
    );
    let _ = writeln!(out, "<p>{}</p>", escape(&told.meaning()));
    out += "<p><input id=\"search\" type=\"search\" placeholder=\"Search names, calls and code\" aria-label=\"Search\"></p>\n";
    let mut order: Vec<usize> = (0..grouping.classes.len()).collect();
    order.sort_by_key(|i| (std::cmp::Reverse(grouping.classes[*i].members.len()), *i));
    for index in order {
        section(grouping, index, &mut out);
    }
    let _ = write!(out, "<script>\n{SCRIPT}</script>\n</body>\n</html>\n");
    out
}

fn section(grouping: &Grouping, index: usize, out: &mut String) {
    let class = &grouping.classes[index];
    let colour = match (class.correct, &class.problem) {
        (Some(true), _) => "good",
        (Some(false), _) | (_, Some(_)) => "bad",
        _ => "open",
    };
    let _ = write!(
        out,
        "<section>\n<h2><span class=\"{colour}\">{}</span> Group {}: {}</h2>\n",
        correctness(class, grouping.has_reference),
        index + 1,
        files_word(class.members.len())
    );
    if let Some(found) = &class.distinguishing {
        let _ = write!(
            out,
            "<table>\n<tr><th>call</th><td><code>{}</code></td></tr>\n<tr><th>expected</th><td><code>{}</code></td></tr>\n\
             <tr><th>actual</th><td><code>{}</code></td></tr>\n</table>\n",
            escape(&found.call),
            escape(&found.expected),
            escape(&found.actual)
        );
    }
    if let Some(problem) = &class.problem {
        let _ = writeln!(out, "<p class=\"bad\">{}</p>", escape(problem));
    }
    let names: Vec<String> = class.members.iter().map(|i| escape(&grouping.name(*i))).collect();
    let _ = writeln!(out, "<ul class=\"members\"><li>{}</li></ul>", names.join("</li><li>"));
    let text = &grouping.submissions[class.members[0]].text;
    fold(
        "Source",
        &format!("<pre>{}</pre>", escape(text)),
        class.members.len() > 1 || class.correct != Some(true),
        out,
    );
    if class.correct != Some(true)
        && let Some((name, changes)) = nearest(grouping, class)
    {
        fold(&format!("Beside {}", escape(&name)), &changes, false, out);
    }
    out.push_str("</section>\n");
}

fn fold(title: &str, content: &str, open: bool, out: &mut String) {
    let open = if open { " open" } else { "" };
    let _ = writeln!(out, "<details{open}><summary>{title}</summary>\n{content}\n</details>");
}

/// The right submission that is most like this one, and the lines that differ.
fn nearest(grouping: &Grouping, class: &Class) -> Option<(String, String)> {
    let text = &grouping.submissions[class.members[0]].text;
    let right = grouping.classes.iter().filter(|other| other.correct == Some(true));
    let candidates: Vec<usize> = right.flat_map(|other| other.members.iter().copied()).collect();
    let likeness = |i: &usize| TextDiff::from_lines(text, &grouping.submissions[*i].text).ratio();
    let best = candidates.into_iter().reduce(|a, b| if likeness(&b) > likeness(&a) { b } else { a })?;
    let mut changes = String::from("<pre class=\"diff\">");
    for change in TextDiff::from_lines(text, &grouping.submissions[best].text).iter_all_changes() {
        let line = escape(change.value().trim_end_matches('\n'));
        let _ = match change.tag() {
            ChangeTag::Delete => writeln!(changes, "<del>- {line}</del>"),
            ChangeTag::Insert => writeln!(changes, "<ins>+ {line}</ins>"),
            ChangeTag::Equal => writeln!(changes, "  {line}"),
        };
    }
    changes.push_str("</pre>");
    Some((grouping.name(best), changes))
}

const STYLE: &str = "\
:root { color-scheme: light dark; --line: #8885; --good: #1a7f37; --bad: #cf222e; --open: #9a6700; }
@media (prefers-color-scheme: dark) { :root { --good: #3fb950; --bad: #f85149; --open: #d29922; } }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; margin: 0; }
h2 { font-size: 1.1rem; margin: 0 0 .5rem; }
section { border-top: 1px solid var(--line); padding: 1rem 0; break-inside: avoid; }
.good { color: var(--good); } .bad { color: var(--bad); } .open { color: var(--open); }
th { text-align: left; font-weight: normal; color: gray; padding-right: 1rem; vertical-align: top; }
.members { columns: 18rem; padding-left: 1.2rem; margin: .5rem 0; font-size: .95rem; }
pre { overflow-x: auto; padding: .6rem .8rem; border: 1px solid var(--line); border-radius: 6px; font-size: .85rem; }
summary { cursor: pointer; }
del { color: var(--bad); text-decoration: none; } ins { color: var(--good); text-decoration: none; }
#search { width: 100%; max-width: 30rem; padding: .4rem .6rem; font: inherit; }
@media print { #search { display: none; } body { margin: 0; max-width: none; } }
";

const SCRIPT: &str = "\
const search = document.getElementById('search');
const show = () => {
  const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
  for (const section of document.querySelectorAll('section')) {
    const text = section.textContent.toLowerCase();
    section.hidden = !words.every(word => text.includes(word));
  }
};
search.addEventListener('input', show);
// What stands behind `#` in the address is searched for.
search.value = decodeURIComponent(location.hash.slice(1));
show();
addEventListener('beforeprint', () => document.querySelectorAll('details').forEach(fold => fold.open = true));
";
