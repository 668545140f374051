//! What a module promises before it is read: `M.hs-boot`, for those that import it with `{-# SOURCE #-}`.
//!
//! Only the interface of such a file counts. Names are qualified by the module, so what was compiled against the promise means the
//! definitions of the module itself, which is read later; what it does not keep has no definition, and that is a gap.

use crate::syntax::{Clause, Decl, Expr, ExprNode, Function, GuardedRhs, Module, Rhs, ValueDecl};

/// What `find` is asked for when the promises of a module are wanted: its name, and this.
pub const SUFFIX: &str = "-boot";

/// Gives every name that has only a signature a definition. Nobody runs it.
pub(super) fn define_promised(module: &mut Module) {
    let mut defined = Vec::new();
    for decl in &module.decls {
        let Decl::Value(ValueDecl::Signature { names, .. }) = decl else { continue };
        for name in names {
            let span = name.span;
            let body = Expr { node: ExprNode::Var(*name), span };
            let rhs = Rhs { bodies: vec![GuardedRhs { guards: Vec::new(), body, span }], wheres: Vec::new() };
            let clauses = vec![Clause { pats: Vec::new(), rhs, span }];
            defined.push(Decl::Value(ValueDecl::Function(Function { name: *name, clauses, span })));
        }
    }
    module.decls.extend(defined);
}
