//! Derived instances against GHC's: `derive/regenerate` wrote what GHC makes of each expression.

use selfsame_testing::on_large_stack;

use crate::common::{load, messages, outcome};

#[test]
fn derived_instances_do_what_ghcs_do() {
    on_large_stack(|| {
        let mut sources = selfsame_library::sources();
        let loaded = load(&mut sources, include_str!("../derive/Derived.hs"), &[]);
        assert_eq!(messages(&loaded, &sources), Vec::<String>::new());
        let mut wrong = Vec::new();
        for line in include_str!("../derive/Derived.tsv").lines() {
            let (expr, expected) = line.split_once('\t').expect("expression, tab, outcome");
            let actual = outcome(&loaded, &mut sources, expr);
            if actual != expected {
                wrong.push(format!("{expr}\n    GHC {expected}\n    we  {actual}"));
            }
        }
        assert!(wrong.is_empty(), "{} wrong\n{}", wrong.len(), wrong.join("\n"));
    });
}
