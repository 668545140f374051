//! Applications, with labelled arguments put in their places.

use std::sync::Arc;

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::expr::Lit;
use selfsame_core::span::{SourceMap, Span};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;

use super::expr::is_optional;
use super::{Checker, STDLIB};
use crate::elab::{Builtin, Elab};
use crate::syntax::{Arg, Expr, ExprKind};

/// What is passed for a parameter.
#[derive(Clone, Copy)]
enum Given<'e> {
    Plain(&'e Expr),
    /// The content of an option.
    Wrapped(&'e Expr),
    /// An optional one that is not there.
    LeftOut,
    /// It is still to come.
    Later,
}

impl<'e> Given<'e> {
    fn expr(self) -> Option<&'e Expr> {
        match self {
            Given::Plain(expr) | Given::Wrapped(expr) => Some(expr),
            Given::LeftOut | Given::Later => None,
        }
    }
}

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
        if let (Elab::Builtin(Builtin::Pipe, _), [Given::Plain(value), Given::Plain(function)]) =
            (&head_elab, &ordered[..])
        {
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
                        self.report_too_many(head, arg.expr().unwrap_or(head), i, &head_ty);
                        return Elab::Unsupported("an application of something that is not a function".into());
                    }
                },
            };
            params.push(from);
            rest = to;
        }
        if ordered.iter().any(|arg| matches!(arg, Given::Later)) {
            return self.with_holes(sources, span, head_elab, &ordered, &params, rest, expected);
        }
        // The result after the arguments: a mistake in an argument is better told there.
        let elabs: Vec<Elab> =
            ordered.iter().zip(&params).filter_map(|(arg, ty)| self.given(sources, *arg, ty)).collect();
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
        args: &[Given<'_>],
        params: &[Type],
        result: Type,
        expected: &Type,
    ) -> Elab {
        let is_hole = |arg: &Given<'_>| matches!(arg, Given::Later);
        let holes = args.iter().zip(params).filter(|(arg, _)| is_hole(arg)).map(|(_, ty)| ty.clone());
        self.unify(span, &Type::funs(holes.collect::<Vec<_>>(), result), expected);
        let mut given = Vec::new();
        let mut missing = Vec::new();
        let mut elabs = Vec::new();
        for (arg, ty) in args.iter().zip(params) {
            let local = self.fresh_local("arg".into(), ty.clone());
            elabs.push(Elab::Local(local, Vec::new()));
            match self.given(sources, *arg, ty) {
                Some(value) => given.push((local, value)),
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
                        let is_it = |label: &Option<Symbol>| match (label, arg.label) {
                            (Some(label), Some(own)) => {
                                label.as_str().trim_start_matches('?') == own.as_str().trim_start_matches('?')
                            }
                            (label, own) => *label == own,
                        };
                        if let Some(i) = rest.iter().position(is_it) {
                            // Optional ones before it are left out.
                            let drops = arg.label.is_none();
                            let before = rest.drain(..=i).filter(|label| !drops || !is_optional(*label));
                            let mut before: Vec<Option<Symbol>> = before.collect();
                            before.pop();
                            rest.splice(0..0, before);
                        }
                    }
                    labels.extend(rest);
                }
                ExprKind::Function(_) => labels.push(None),
                _ => {}
            }
            break;
        }
        if labels.iter().all(Option::is_none) { [].into() } else { labels.into() }
    }

    /// An argument as it is passed; nothing for one that is still to come.
    fn given(&mut self, sources: &mut SourceMap, given: Given<'_>, ty: &Type) -> Option<Elab> {
        let option = match given {
            Given::Later => return None,
            Given::Plain(expr) => return Some(self.expr(sources, expr, ty)),
            Given::Wrapped(_) | Given::LeftOut => self.option(sources)?,
        };
        let inside = self.types.fresh();
        let con =
            |arity: usize| option.cons.iter().find(|entry| entry.args.len() == arity).map(|entry| entry.con.clone());
        let of = Type::con_of(option.name, [inside.clone()]);
        match given {
            Given::Wrapped(expr) => {
                self.unify(expr.span, &of, ty);
                let value = self.expr(sources, expr, &inside);
                Some(Elab::Con(con(1)?, vec![value]))
            }
            _ => {
                self.types.unify(&of, ty).ok();
                Some(Elab::Con(con(0)?, Vec::new()))
            }
        }
    }

    /// The arguments in the order of the parameters.
    fn order<'e>(&mut self, span: Span, labels: &[Option<Symbol>], args: &'e [Arg]) -> Result<Vec<Given<'e>>, Elab> {
        let is_plain = args.iter().all(|arg| arg.label.is_none());
        let required = labels.iter().filter(|label| !is_optional(**label)).count();
        if is_plain && labels.iter().flatten().any(|label| !is_optional(Some(*label))) && args.len() < required {
            return Err(self.unsupported(span, "leaving out labels in a partial application"));
        }
        if is_plain && required == labels.len() {
            return Ok(args.iter().map(|arg| Given::Plain(&arg.expr)).collect());
        }
        if labels.is_empty() {
            return Err(self.unsupported(span, "labelled arguments to a function whose labels are not known here"));
        }
        let mut used = vec![false; args.len()];
        let mut ordered = Vec::new();
        for label in labels {
            // Labels may be left out where all that must be there is.
            let fits = |arg: &Arg| if is_plain { !is_optional(*label) } else { arg.label == *label };
            let wraps = |arg: &Arg| match (label, arg.label) {
                (Some(label), Some(own)) => label.as_str().strip_prefix('?') == Some(own.as_str()),
                _ => false,
            };
            let found = (0..args.len()).find(|i| !used[*i] && (fits(&args[*i]) || wraps(&args[*i])));
            ordered.push(match found {
                None => Given::Later,
                Some(i) => {
                    used[i] = true;
                    if wraps(&args[i]) { Given::Wrapped(&args[i].expr) } else { Given::Plain(&args[i].expr) }
                }
            });
        }
        // An optional argument is left out once one without a label comes after it.
        let last = (0..labels.len()).rev().find(|i| {
            let has_no_label = labels[*i].is_none() || (is_plain && !is_optional(labels[*i]));
            has_no_label && matches!(ordered[*i], Given::Plain(_))
        });
        for i in 0..last.unwrap_or(0) {
            if is_optional(labels[i]) && matches!(ordered[i], Given::Later) {
                ordered[i] = Given::LeftOut;
            }
        }
        while ordered.last().is_some_and(|arg| matches!(arg, Given::Later)) {
            ordered.pop();
        }
        for (i, arg) in args.iter().enumerate().filter(|(i, _)| !used[*i]) {
            match arg.label {
                Some(label) => {
                    let message = format!("the function has no argument labelled `~{label}`");
                    self.error(Diagnostic::error(args[i].expr.span, message));
                }
                None if ordered.len() < labels.len() => {
                    return Err(self.unsupported(span, "arguments beyond those that have labels"));
                }
                None => ordered.push(Given::Plain(&arg.expr)),
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
