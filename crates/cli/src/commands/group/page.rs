//! The page that a teacher reads: groups by size, what each does wrong, and its source beside the nearest right one.

use std::fmt::Write;

use selfsame_ask::group::{Class, Grouping};
use selfsame_report::highlight::highlight;
use selfsame_report::html::{document, escape};
use similar::{ChangeTag, TextDiff};

use super::told::{Told, correctness, files_word};

/// The whole page; it needs nothing but a browser.
pub fn page(told: &Told<'_>) -> String {
    let grouping = told.grouping;
    let entry = &told.settings.entry;
    let mut out = format!("<h1>{}</h1>\n", escape(entry));
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
    let mut order: Vec<usize> = (0..grouping.classes.len()).collect();
    order.sort_by_key(|i| (std::cmp::Reverse(grouping.classes[*i].members.len()), *i));
    for index in order {
        section(grouping, index, &mut out);
    }
    document(&format!("{entry}: groups"), [SEARCH, &format!("<script>\n{SCRIPT}</script>\n")], &out)
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
        correctness(class, grouping.has_reference()),
        index + 1,
        files_word(class.members.len())
    );
    if let Some(found) = &class.distinguishing {
        let _ = write!(
            out,
            "<table>\n<tr><th scope=\"row\">call</th><td><code>{}</code></td></tr>\n<tr><th scope=\"row\">expected</th><td><code>{}</code></td></tr>\n\
             <tr><th scope=\"row\">actual</th><td><code>{}</code></td></tr>\n</table>\n",
            highlight(&found.call),
            highlight(&found.expected),
            highlight(&found.actual)
        );
    }
    if let Some(problem) = &class.problem {
        let _ = writeln!(out, "<p class=\"bad\">{}</p>", escape(problem));
    }
    if let Some(reason) = &class.reason {
        let _ = writeln!(out, "<p class=\"open\">{}</p>", escape(reason));
    }
    let names: Vec<String> = class.members.iter().map(|i| escape(&grouping.name(*i))).collect();
    let _ = writeln!(out, "<ul class=\"members\"><li>{}</li></ul>", names.join("</li><li>"));
    let text = &grouping.submissions[class.members[0]].text;
    fold(
        "Source",
        &format!("<pre>{}</pre>", highlight(text)),
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

const SEARCH: &str = "<header><input id=\"search\" type=\"search\" placeholder=\"Search names, calls and code\" aria-label=\"Search\"></header>\n";

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
