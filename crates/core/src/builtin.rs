//! The data types that every program has because syntax or primitives need them.

use std::sync::Arc;

use crate::program::{Assoc, Base, ConDef, DataDef, DataKind, Fixity, Program};
use crate::symbol::Symbol;
use crate::types::{Type, tuple_name};

/// The largest tuple that is built in.
pub const MAX_TUPLE: usize = 15;

impl Program {
    /// A program that has the built-in types and nothing else: `Bool`, lists, unit, tuples, and the abstract `Int`,
    /// `Integer`, `Double`, `Char` and `->`.
    pub fn with_builtins() -> Program {
        Program::default().and_builtins()
    }

    /// The same, on top of a library.
    pub fn with_base(base: Arc<dyn Base>) -> Program {
        Program::on(base).and_builtins()
    }

    fn and_builtins(mut self) -> Program {
        let program = &mut self;
        for name in ["Int", "Integer", "Double", "Char"] {
            program.add_data(data(name, &[], vec![]));
        }
        program.add_data(data("->", &["a", "b"], vec![]));
        program.add_data(data("Bool", &[], vec![con("False", vec![]), con("True", vec![])]));
        let a = Type::var("a");
        let mut cons = con(":", vec![a.clone(), Type::list(a)]);
        cons.fixity = Some(Fixity { assoc: Assoc::Right, precedence: 5 });
        program.add_data(data("[]", &["a"], vec![con("[]", vec![]), cons]));
        program.add_data(data("()", &[], vec![con("()", vec![])]));
        for size in 2..=MAX_TUPLE {
            let names: Vec<String> = (0..size).map(|i| format!("t{i}")).collect();
            let params: Vec<&str> = names.iter().map(String::as_str).collect();
            let fields = params.iter().map(|p| Type::var(*p)).collect();
            let name = tuple_name(size);
            program.add_data(data(&name, &params, vec![con(&name, fields)]));
        }
        self
    }
}

fn data(name: &str, params: &[&str], cons: Vec<ConDef>) -> DataDef {
    let params = params.iter().map(|p| Symbol::new(p)).collect();
    DataDef { name: name.into(), params, kind: DataKind::Data, cons, span: None }
}

fn con(name: &str, fields: Vec<Type>) -> ConDef {
    let strict = vec![false; fields.len()];
    ConDef { name: name.into(), fields, strict, labels: vec![], fixity: None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_and_tuples_are_there_under_their_source_names() {
        let program = Program::with_builtins();
        let cons = program.con_id(":".into()).map(|id| program.con(id)).expect("`:` is built in");
        assert_eq!(cons.tag, 1);
        assert_eq!(cons.def.fields[1], Type::list(Type::var("a")));
        let pair = program.con_id("(,)".into()).map(|id| program.con(id)).expect("pairs are built in");
        assert_eq!(program.data(pair.data).params.len(), 2);
        let int = program.data_id("Int".into()).map(|id| program.data(id)).expect("`Int` is built in");
        assert!(int.cons.is_empty());
    }
}
