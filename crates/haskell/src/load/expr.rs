//! Expressions that are given apart from a module: `selfsame run FILE EXPR`.

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::expr::Expr;
use selfsame_core::span::SourceMap;
use selfsame_core::types::Type;

use super::{Loaded, LoadedModule};
use crate::check::check_expr;
use crate::desugar;
use crate::parse::parse_expr;
use crate::syntax::{ExprNode, Name};

/// An expression that can be run.
#[derive(Clone, Debug)]
pub struct Evaluable {
    /// Applied to the dictionaries that it needs.
    pub expr: Expr,
    /// Its type at the types that were chosen.
    pub ty: Type,
    /// Its text, by the `Show` instance of its type; None when there is no such instance.
    pub shown: Option<Expr>,
}

impl Loaded {
    /// Reads an expression in the scope of a module: its own definitions, exported or not, and what it imports.
    ///
    /// The text is added to the sources, for the diagnostics point into it.
    pub fn expr(
        &self,
        module: &LoadedModule,
        text: &str,
        sources: &mut SourceMap,
    ) -> Result<Evaluable, Vec<Diagnostic>> {
        let file = sources.add("<expression>".into(), text.into());
        let syntax = parse_expr(file, text, module.scope.written_extensions())?;
        let find = |name| self.interface(name);
        let span = syntax.span;
        let (elab, ty) = check_expr(syntax.clone(), &module.scope, sources, &find)?;
        let show = Name { qualifier: Some("Selfsame.Builtin".into()), base: "show".into(), span };
        let show = crate::syntax::Expr { node: ExprNode::Var(show), span };
        let call = crate::syntax::Expr { node: ExprNode::App(Box::new(show), Box::new(syntax)), span };
        let shown = check_expr(call, &module.scope, sources, &find).ok();
        let shown = shown.map(|(elab, _)| desugar::closed(&elab));
        Ok(Evaluable { expr: desugar::closed(&elab), ty, shown })
    }
}
