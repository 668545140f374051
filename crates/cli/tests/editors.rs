//! The extension for VS Code fits the server: it offers the settings that there are, and talks as the server does.

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
    let rows = rows.take_while(|line| line.starts_with('|'));
    let mut known: BTreeSet<&str> = rows
        .flat_map(|row| row.split('|').nth(1).unwrap_or_default().split(','))
        .map(|name| name.trim().trim_matches('`'))
        .collect();
    known.insert("path");
    assert_eq!(offered, known);
    assert_eq!(package["version"], env!("CARGO_PKG_VERSION"));
}

/// Where there is a node to run it.
#[test]
fn the_extension_talks_with_the_server() {
    let test = root().join("editors/vscode/test.js");
    let Ok(output) = Command::new("node").arg(test).arg(env!("CARGO_BIN_EXE_selfsame")).output() else {
        eprintln!("no node here: the extension was not tried");
        return;
    };
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}
