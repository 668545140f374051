//! Applications, with labelled arguments put in their places.

use std::sync::Arc;

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::expr::Lit;
use selfsame_core::span::{SourceMap, Span};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;

use super::{Checker, STDLIB};
use crate::elab::{Builtin, Elab};
use crate::syntax::{Arg, Expr, ExprKind};

impl Checker {
    pub(super) fn application(
        &mut self,
        sources: &mut SourceMap,
        span: Span,
        head: &Expr,
        args: &[Arg],
        expected: &Type,
    ) -> Elab {
        let mut labels: Arc<[Option<Symbol>]> = [].into();
        let (head_elab, head_ty) = match &head.kind {
            ExprKind::Var(path) => match self.find_value(sources, path) {
                Some(value) => {
                    labels = value.labels.clone();
                    self.use_value(head.span, &value)
                }
                None => {
                    let reason = Symbol::new(&format!("`{}`: it is not defined", path.name));
                    (Elab::Unsupported(reason), self.types.fresh())
                }
            },
            _ => {
                labels = self.labels_of(head);
                let ty = self.types.fresh();
                (self.expr(sources, head, &ty), ty)
            }
        };
        let ordered = match self.order(span, &labels, args) {
            Ok(ordered) => ordered,
            Err(gap) => {
                for arg in args {
                    let ty = self.types.fresh();
                    self.expr(sources, &arg.expr, &ty);
                }
                return gap;
            }
        };
        if let (Elab::Builtin(Builtin::Pipe, _), [Some(value), Some(function)]) = (&head_elab, &ordered[..]) {
            return self.pipe(sources, value, function, expected);
        }
        let mut rest = head_ty.clone();
        let mut params = Vec::new();
        for (i, arg) in ordered.iter().enumerate() {
            let (from, to) = match self.types.shallow(&rest) {
                Type::Meta(_) => self.split_function(span, &rest),
                known => match known.as_fun() {
                    Some((from, to)) => (from.clone(), to.clone()),
                    None => {
                        self.report_too_many(head, arg.unwrap_or(head), i, &head_ty);
                        return Elab::Unsupported("an application of something that is not a function".into());
                    }
                },
            };
            params.push(from);
            rest = to;
        }
        if ordered.iter().any(Option::is_none) {
            return self.with_holes(sources, span, head_elab, &ordered, &params, rest, expected);
        }
        // The result after the arguments: a mistake in an argument is better told there.
        let elabs: Vec<Elab> =
            ordered.iter().flatten().zip(&params).map(|(arg, ty)| self.expr(sources, arg, ty)).collect();
        self.unify(span, &rest, expected);
        let head_elab = self.plain_shift(sources, span, &head_elab, &elabs).unwrap_or(head_elab);
        Elab::App(Box::new(head_elab), elabs)
    }

    /// A shift by a number of places that is written there and allowed needs no test, and has no gap.
    fn plain_shift(&mut self, sources: &mut SourceMap, span: Span, head: &Elab, args: &[Elab]) -> Option<Elab> {
        let Elab::Global(name, _) = head else { return None };
        let plain = match name.as_str() {
            "Stdlib.lsl" | "Stdlib.Int.shift_left" => "shift_left",
            "Stdlib.asr" | "Stdlib.Int.shift_right" => "shift_right",
            "Stdlib.lsr" | "Stdlib.Int.shift_right_logical" => "shift_right_logical",
            _ => return None,
        };
        let mut places = args.get(1)?;
        while let Elab::At(_, inner) = places {
            places = inner;
        }
        let is_allowed = matches!(places, Elab::Lit(Lit::Int(0..=63)));
        is_allowed.then(|| self.library_use(sources, span, STDLIB, plain))
    }

    /// `x |> f`: the value first, so that its type is known when the function is read.
    fn pipe(&mut self, sources: &mut SourceMap, value: &Expr, function: &Expr, expected: &Type) -> Elab {
        let ty = self.types.fresh();
        let value = self.expr(sources, value, &ty);
        let function = self.expr(sources, function, &Type::fun(ty, expected.clone()));
        Elab::App(Box::new(function), vec![value])
    }

    /// An application by label that leaves out earlier arguments: a function of these.
    #[allow(clippy::too_many_arguments)]
    fn with_holes(
        &mut self,
        sources: &mut SourceMap,
        span: Span,
        head: Elab,
        args: &[Option<&Expr>],
        params: &[Type],
        result: Type,
        expected: &Type,
    ) -> Elab {
        let holes = args.iter().zip(params).filter(|(arg, _)| arg.is_none()).map(|(_, ty)| ty.clone());
        self.unify(span, &Type::funs(holes.collect::<Vec<_>>(), result), expected);
        let mut given = Vec::new();
        let mut missing = Vec::new();
        let mut elabs = Vec::new();
        for (arg, ty) in args.iter().zip(params) {
            let local = self.fresh_local("arg".into(), ty.clone());
            elabs.push(Elab::Local(local, Vec::new()));
            match arg {
                Some(arg) => given.push((local, self.expr(sources, arg, ty))),
                None => missing.push(local),
            }
        }
        let function = Elab::Fun(missing, Box::new(Elab::App(Box::new(head), elabs)));
        let group = self.new_group();
        // The rightmost is evaluated first.
        given
            .into_iter()
            .fold(function, |body, (local, value)| Elab::Let(local, Box::new(value), group, Box::new(body)))
    }

    /// Labels of the parameters that a function expression still takes, empty when none is labelled or none is known.
    pub(super) fn labels_of(&self, expr: &Expr) -> Arc<[Option<Symbol>]> {
        let mut labels = Vec::new();
        let mut expr = expr;
        loop {
            match &expr.kind {
                ExprKind::Fun(params, body) => {
                    labels.extend(params.iter().map(|param| param.label));
                    expr = body;
                    continue;
                }
                ExprKind::Annot(inner, _) => {
                    expr = inner;
                    continue;
                }
                ExprKind::Var(path) if path.modules.is_empty() => {
                    labels.extend(self.scope.value(path.name).iter().flat_map(|value| value.labels.iter().copied()));
                }
                ExprKind::Apply(head, args) => {
                    let mut rest = self.labels_of(head).to_vec();
                    for arg in args {
                        if let Some(i) = rest.iter().position(|label| *label == arg.label) {
                            rest.remove(i);
                        }
                    }
                    labels.extend(rest);
                }
                _ => {}
            }
            break;
        }
        if labels.iter().all(Option::is_none) { [].into() } else { labels.into() }
    }

    /// The arguments in the order of the parameters; `None` is one that is still to come.
    fn order<'e>(
        &mut self,
        span: Span,
        labels: &[Option<Symbol>],
        args: &'e [Arg],
    ) -> Result<Vec<Option<&'e Expr>>, Elab> {
        if args.iter().all(|arg| arg.label.is_none()) {
            if labels.iter().any(Option::is_some) && args.len() < labels.len() {
                return Err(self.unsupported(span, "leaving out labels in a partial application"));
            }
            return Ok(args.iter().map(|arg| Some(&arg.expr)).collect());
        }
        if labels.is_empty() {
            return Err(self.unsupported(span, "labelled arguments to a function whose labels are not known here"));
        }
        let mut used = vec![false; args.len()];
        let mut ordered = Vec::new();
        for label in labels {
            let found = (0..args.len()).find(|i| !used[*i] && args[*i].label == *label);
            if let Some(i) = found {
                used[i] = true;
            }
            ordered.push(found.map(|i| &args[i].expr));
        }
        while ordered.last().is_some_and(Option::is_none) {
            ordered.pop();
        }
        for (i, arg) in args.iter().enumerate().filter(|(i, _)| !used[*i]) {
            match arg.label {
                Some(label) => {
                    let message = format!("the function has no argument labelled `~{label}`");
                    self.error(Diagnostic::error(args[i].expr.span, message));
                }
                None => ordered.push(Some(&arg.expr)),
            }
        }
        Ok(ordered)
    }

    fn report_too_many(&mut self, head: &Expr, arg: &Expr, position: usize, ty: &Type) {
        let shown = crate::show::show_type(&self.types.resolve(ty));
        let diagnostic = if position == 0 {
            Diagnostic::error(head.span, "this is not a function, it cannot be applied")
        } else {
            let message = format!("this function takes {position} argument(s), but more are given");
            Diagnostic::error(arg.span, message).also(head.span, "the function".to_string())
        };
        self.error(diagnostic.label(format!("its type is `{shown}`")).hint("is a `;` or a parenthesis missing?"));
    }

    /// A call of a library function that syntax stands for: `a.(i)`.
    pub(super) fn library_call(
        &mut self,
        sources: &mut SourceMap,
        span: Span,
        module: &str,
        name: &str,
        args: &[&Expr],
        expected: &Type,
    ) -> Elab {
        let Some(value) = self.library_value(sources, module, name) else {
            return self.unsupported(span, &format!("`{module}.{name}`"));
        };
        let (head, mut rest) = self.use_value(span, &value);
        let mut elabs = Vec::new();
        for arg in args {
            let (from, to) = self.split_function(span, &rest);
            elabs.push(self.expr(sources, arg, &from));
            rest = to;
        }
        self.unify(span, &rest, expected);
        Elab::App(Box::new(head), elabs)
    }

    /// A use of a library function by elaboration itself.
    pub(super) fn library_use(&mut self, sources: &mut SourceMap, span: Span, module: &str, name: &str) -> Elab {
        match self.library_value(sources, module, name) {
            Some(value) => self.use_value(span, &value).0,
            None => self.unsupported(span, &format!("`{module}.{name}`")),
        }
    }
}
