//! From the code of a global to instructions, when it is first called.

use crate::expr::Expr;
use crate::program::GlobalId;

use super::Machine;
use super::generate::{Pending, generate};
use super::lower::Lower;
use super::node::{Node, NodeKind, Var};
use super::op::{self, First};
use super::simplify::simplify;
use super::word::Word;

impl Machine {
    /// Makes the code of a global, and returns where it starts.
    pub(super) fn compile(&mut self, global: GlobalId) -> u32 {
        let (Some(function), Some(expr)) = (self.globals.function_of(global), self.globals.expr(global)) else {
            // Not reached: code refers to a global only by what `Globals` said of it.
            return op::HALT;
        };
        self.compile_expr(&expr, Some(global), function);
        self.code.functions[function as usize].entry
    }

    /// Makes the code of a closed expression as that of `function`, and returns the number of its parameters.
    pub(super) fn compile_expr(&mut self, expr: &Expr, itself: Option<GlobalId>, function: u32) -> u16 {
        let (params, body) = self.node(expr, itself);
        if self.coverage.is_none() {
            self.look_ahead(&body);
        }
        let arity = params.len();
        generate(&mut self.code, Pending { function, slots: params, body });
        u16::try_from(arity).unwrap_or(u16::MAX)
    }

    /// The parameters and the tidied body of a closed expression.
    fn node(&mut self, expr: &Expr, itself: Option<GlobalId>) -> (Vec<Var>, Node) {
        let program = self.program.clone();
        let coverage = self.coverage.is_some();
        let lower = Lower::new(&program, &mut self.globals, &mut self.code, &mut self.heap, coverage);
        let (params, body, vars) = lower.unit(expr, itself);
        let mut body = simplify(body, vars);
        body.find_free();
        (params, body)
    }

    /// Finds out what the functions that a node calls evaluate first, where a thunk depends on it.
    fn look_ahead(&mut self, node: &Node) {
        if let NodeKind::App(head, args) = &node.kind
            && let Some(function) = head.as_function()
            && self.code.functions[function as usize].first == First::Unknown
            && args.iter().any(|arg| matches!(arg.kind, NodeKind::App(..) | NodeKind::Case(..) | NodeKind::Prim(..)))
        {
            self.code.functions[function as usize].first = self.first(function);
        }
        node.children(&mut |child| self.look_ahead(child));
    }

    fn first(&mut self, function: u32) -> First {
        let Some((global, expr)) = self.globals.definition(Word::function(function)) else { return First::Other };
        let (params, body) = self.node(&expr, Some(global));
        let var = body.first_evaluated(&self.code.functions);
        let position = var.and_then(|var| params.iter().position(|param| *param == var));
        position.and_then(|position| u16::try_from(position).ok()).map_or(First::Other, First::Parameter)
    }
}
