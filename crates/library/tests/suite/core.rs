//! Core of whole modules, beside their source in `core/`. `./test --bless` writes what is expected anew.

#[path = "../../../haskell/src/desugar/tests/print.rs"]
mod print;

use std::path::{Path, PathBuf};

use selfsame_testing::{files, matches_file, on_large_stack};

use crate::common::{load, messages};
use selfsame_core::program::Code;

#[test]
fn modules_become_the_core_beside_them() {
    on_large_stack(|| {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/core");
        let mismatch = |path: &PathBuf| {
            let source = std::fs::read_to_string(path).expect("the source is readable");
            matches_file(&path.with_extension("core"), &core(&source)).err()
        };
        let wrong: Vec<String> = files(&folder, &["hs"]).iter().filter_map(mismatch).collect();
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    });
}

fn core(source: &str) -> String {
    let mut sources = selfsame_library::sources();
    let loaded = load(&mut sources, source, &[]);
    assert_eq!(messages(&loaded, &sources), Vec::<String>::new());
    let mut out = String::new();
    for (_, global) in loaded.program.globals() {
        let code = match &global.code {
            Code::Unsupported(why) => format!("unsupported: {why}"),
            code => print::print(&code.expr().expect("it has code")),
        };
        out += &format!("{} :: {}\n{} = {code}\n\n", global.name, global.ty, global.name);
    }
    for rule in &loaded.root().expect("a root").rules {
        let sides = rule.sides.as_ref().expect("the rule is well typed");
        let vars: Vec<String> = sides.vars.iter().map(|(var, ty)| format!("({} :: {ty})", var.name)).collect();
        let (lhs, rhs) = (print::print(&sides.lhs), print::print(&sides.rhs));
        out += &format!("{:?} forall {}. {lhs} = {rhs} :: {}\n", rule.name, vars.join(" "), sides.ty);
    }
    out
}
