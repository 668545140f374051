//! Overloaded code at sample types: what an engine that runs programs on made-up inputs needs.

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::expr::Expr;
use selfsame_core::span::{SourceMap, Span};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;

use super::{Loaded, LoadedModule};
use crate::check::interface::Entity;
use crate::check::{check_at, check_sample};
use crate::desugar;
use crate::parse::parse_expr;

impl Loaded {
    /// Reads an expression in the scope of a module, and chooses types for its overloaded variables. Variables that no
    /// class speaks of stay in the type.
    ///
    /// The text is added to the sources, for the diagnostics point into it.
    pub fn sample(
        &self,
        module: &LoadedModule,
        text: &str,
        sources: &mut SourceMap,
    ) -> Result<(Expr, Type), Vec<Diagnostic>> {
        let file = sources.add("<expression>".into(), text.into());
        let syntax = parse_expr(file, text, module.scope.written_extensions())?;
        let (elab, ty) = check_sample(syntax, &module.scope, sources, &|name| self.interface(name))?;
        Ok((desugar::closed(&elab), ty))
    }

    /// A definition of some module at a type, whatever is imported.
    pub fn definition_at(
        &self,
        module: &LoadedModule,
        defined_in: &str,
        base: &str,
        ty: &Type,
        sources: &SourceMap,
    ) -> Option<Expr> {
        let entity = Entity { name: Symbol::new(&format!("{defined_in}.{base}")), module: defined_in.into() };
        let span = Span::new(module.file, 0, 0);
        let elab = check_at(entity, ty, span, &module.scope, sources, &|name| self.interface(name))?;
        Some(desugar::closed(&elab))
    }
}
