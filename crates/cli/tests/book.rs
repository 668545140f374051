//! The book holds together: every page is listed, and every link leads to a file and a heading that are there.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use selfsame_testing::{files, root};

/// The lines of a document outside of blocks of code.
fn prose(path: &Path) -> Vec<String> {
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut is_code = false;
    let outside = |line: &&str| {
        let is_fence = line.trim_start().starts_with("```");
        is_code ^= is_fence;
        !is_code && !is_fence
    };
    text.lines().filter(outside).map(str::to_owned).collect()
}

/// The targets of `[…](…)` in a line; those in code are none.
fn links(line: &str) -> Vec<String> {
    let plain: String = line.split('`').step_by(2).collect::<Vec<_>>().join("``");
    plain.split("](").skip(1).filter_map(|rest| rest.split_once(')').map(|(target, _)| target.to_owned())).collect()
}

/// The names by which the headings of a document are linked to.
fn anchors(path: &Path) -> BTreeSet<String> {
    let headings = prose(path).into_iter().filter(|line| line.starts_with('#'));
    let name = |heading: String| {
        let plain = heading.trim_start_matches('#').trim().to_lowercase().replace(' ', "-");
        plain.chars().filter(|c| c.is_alphanumeric() || matches!(c, '-' | '_')).collect()
    };
    headings.map(name).collect()
}

#[test]
fn every_link_leads_somewhere() {
    let book = files(&root().join("docs/src"), &["md"]);
    let others =
        ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "editors/vscode/README.md"].map(|name| root().join(name));
    let (mut broken, mut count) = (Vec::new(), 0);
    for path in book.iter().chain(&others) {
        for link in prose(path).iter().flat_map(|line| links(line)) {
            if link.starts_with("https://") || link.starts_with("http://") {
                continue;
            }
            count += 1;
            let (file, anchor) = link.split_once('#').unwrap_or((&link, ""));
            let target = if file.is_empty() { path.clone() } else { path.parent().unwrap_or(Path::new("")).join(file) };
            if !target.exists() || (!anchor.is_empty() && !anchors(&target).contains(anchor)) {
                broken.push(format!("{}: {link}", path.display()));
            }
        }
    }
    assert!(broken.is_empty(), "{}", broken.join("\n"));
    assert!(count > 50, "{count} links were found");
}

#[test]
fn every_page_is_listed_once() {
    let folder = root().join("docs/src");
    let summary = folder.join("SUMMARY.md");
    let listed: Vec<PathBuf> =
        prose(&summary).iter().flat_map(|line| links(line)).map(|link| folder.join(link)).collect();
    let distinct: BTreeSet<&PathBuf> = listed.iter().collect();
    assert_eq!(distinct.len(), listed.len());
    let pages = files(&folder, &["md"]);
    let missing: Vec<&PathBuf> = pages.iter().filter(|page| **page != summary && !distinct.contains(page)).collect();
    assert!(missing.is_empty(), "not listed: {missing:?}");
}
