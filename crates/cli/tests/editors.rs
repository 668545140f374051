//! Editors fit the server: they offer the settings that there are, and show what it says.

use std::collections::BTreeSet;
use std::process::Command;

use selfsame_testing::root;
use serde_json::Value;

#[test]
fn the_extension_has_the_settings_of_the_server() {
    let text = std::fs::read_to_string(root().join("editors/vscode/package.json")).expect("it is there");
    let package: Value = serde_json::from_str(&text).expect("JSON");
    let properties = package["contributes"]["configuration"]["properties"].as_object().expect("settings");
    let offered: BTreeSet<&str> = properties.keys().filter_map(|name| name.strip_prefix("selfsame.")).collect();
    let book = std::fs::read_to_string(root().join("docs/src/lsp.md")).expect("it is there");
    let rows = book.split("| setting | default | meaning |").nth(1).expect("a table").lines().skip(2);
    let mut known = BTreeSet::from(["path"]);
    for row in rows.take_while(|line| line.starts_with('|')) {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        // What is no value is told in words, and nothing is sent.
        let default: Value = serde_json::from_str(cells[2].trim_matches('`')).unwrap_or_default();
        for name in cells[1].split(',').map(|name| name.trim().trim_matches('`')) {
            assert_eq!(properties[&format!("selfsame.{name}")]["default"], default, "the default of {name}");
            known.insert(name);
        }
    }
    assert_eq!(offered, known);
    assert_eq!(package["version"], env!("CARGO_PKG_VERSION"));
}

/// What the book says to write into settings is what `editors/check` tries.
#[test]
fn the_book_has_the_settings_that_are_tried() {
    let book = std::fs::read_to_string(root().join("docs/src/lsp.md")).expect("it is there");
    for (file, language) in
        [("neovim.lua", "lua"), ("neovim-0.7.lua", "lua"), ("emacs.el", "elisp"), ("helix.toml", "toml")]
    {
        let settings = std::fs::read_to_string(root().join("editors").join(file)).expect("it is there");
        assert!(
            book.contains(&format!("```{language}\n{settings}```\n")),
            "docs/src/lsp.md does not have editors/{file}"
        );
    }
}

/// `./test` runs it where there is a node.
#[test]
#[ignore = "needs node"]
fn the_extension_works_with_the_server() {
    let mut command = Command::new("node");
    command.arg(root().join("editors/vscode/test.js")).arg(env!("CARGO_BIN_EXE_selfsame"));
    let output = command.output().expect("node");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

/// `./test` runs it; it says which editors are there.
#[test]
#[ignore = "needs editors"]
fn editors_show_the_counterexample() {
    let output = Command::new(root().join("editors/check")).arg(env!("CARGO_BIN_EXE_selfsame")).output();
    let output = output.expect("python3");
    let said = String::from_utf8_lossy(&output.stdout);
    println!("{said}");
    assert!(output.status.success(), "{said}{}", String::from_utf8_lossy(&output.stderr));
}
