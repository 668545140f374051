//! Applications, with labelled arguments put in their places.

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::expr::Lit;
use selfsame_core::span::{SourceMap, Span};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;

use super::label::{is_optional, labelled, option_of, unlabelled};
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

impl Checker {
    pub(super) fn application(
        &mut self,
        sources: &mut SourceMap,
        span: Span,
        head: &Expr,
        args: &[Arg],
        expected: &Type,
    ) -> Elab {
        let told = self.output.diagnostics.len();
        let (head_elab, head_ty) = match &head.kind {
            ExprKind::Var(path) => match self.find_value(sources, path) {
                Some(value) => self.use_value(&value),
                None => {
                    let reason = self.not_found(path, told);
                    (Elab::Unsupported(reason), self.types.fresh())
                }
            },
            _ => {
                let ty = self.types.fresh();
                (self.expr(sources, head, &ty), ty)
            }
        };
        if let (Elab::Builtin(Builtin::Pipe, _), [value, function]) = (&head_elab, args)
            && args.iter().all(|arg| arg.label.is_none())
        {
            return self.pipe(sources, &value.expr, &function.expr, expected);
        }
        let Some((ordered, params, rest)) = self.order(span, head, &head_ty, args) else {
            for arg in args {
                let ty = self.types.fresh();
                self.expr(sources, &arg.expr, &ty);
            }
            return Elab::Unsupported("an application of something that is not a function".into());
        };
        if ordered.iter().any(|arg| matches!(arg, Given::Later)) {
            return self.with_holes(sources, span, head_elab, &ordered, &params, rest, expected);
        }
        // The result after the arguments: a mistake in an argument is better told there.
        let elabs: Vec<Elab> =
            ordered.iter().zip(&params).filter_map(|(arg, (_, ty))| self.given(sources, *arg, ty)).collect();
        let head_elab = self.plain_shift(sources, span, &head_elab, &elabs).unwrap_or(head_elab);
        let call = Elab::App(Box::new(head_elab), elabs);
        self.as_expected(sources, span, call, &rest, expected)
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
        params: &[(Option<Symbol>, Type)],
        result: Type,
        expected: &Type,
    ) -> Elab {
        let is_hole = |arg: &Given<'_>| matches!(arg, Given::Later);
        let holes = args.iter().zip(params).filter(|(arg, _)| is_hole(arg));
        let holes = holes.map(|(_, (label, ty))| labelled(*label, ty.clone()));
        let ty = Type::funs(holes.collect::<Vec<_>>(), result);
        // What is known of the result helps with the arguments, unless it is another function.
        let asked = self.types.shallow(expected);
        if !matches!(asked, Type::Meta(_))
            && !is_optional(args.iter().zip(params).find(|(arg, _)| is_hole(arg)).and_then(|(_, (label, _))| *label))
        {
            self.unify(span, &ty, expected);
        }
        let mut given = Vec::new();
        let mut missing = Vec::new();
        let mut elabs = Vec::new();
        for (arg, (_, ty)) in args.iter().zip(params) {
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
        let whole = given
            .into_iter()
            .fold(function, |body, (local, value)| Elab::Let(local, Box::new(value), group, Box::new(body)));
        self.as_expected(sources, span, whole, &ty, expected)
    }

    /// A value where another type is expected: a function with optional arguments is one without them where that is asked for.
    pub(super) fn as_expected(
        &mut self,
        sources: &mut SourceMap,
        span: Span,
        elab: Elab,
        ty: &Type,
        expected: &Type,
    ) -> Elab {
        let is_left_out = |checker: &mut Checker, ty: &Type| {
            let first = checker.types.shallow(ty).as_fun().map(|(from, _)| checker.types.shallow(from));
            first.map(|from| unlabelled(&from).0)
        };
        let own = is_left_out(self, ty);
        let asked = is_left_out(self, expected);
        let expected_is_known = !matches!(self.types.shallow(expected), Type::Meta(_));
        let drops = is_optional(own.flatten()) && expected_is_known && !is_optional(asked.flatten());
        let Some(option) = drops.then(|| self.option(sources)).flatten() else {
            self.unify(span, ty, expected);
            return elab;
        };
        let Some(none) = option.cons.iter().find(|con| con.args.is_empty()).map(|con| con.con.clone()) else {
            return elab;
        };
        let (mut locals, mut args, mut froms) = (Vec::new(), Vec::new(), Vec::new());
        let (mut rest, mut wanted) = (self.types.shallow(ty), self.types.shallow(expected));
        while let Some((from, to)) = rest.as_fun().map(|(from, to)| (from.clone(), to.clone())) {
            let from = self.types.shallow(&from);
            let (label, inner) = unlabelled(&from);
            if is_optional(label) {
                args.push(Elab::Con(none.clone(), Vec::new()));
            } else {
                let Some((_, to)) = wanted.as_fun().map(|(from, to)| (from.clone(), to.clone())) else { break };
                wanted = self.types.shallow(&to);
                let local = self.fresh_local("arg".into(), inner);
                locals.push(local);
                froms.push(from);
                args.push(Elab::Local(local, Vec::new()));
            }
            rest = self.types.shallow(&to);
        }
        self.unify(span, &Type::funs(froms, rest), expected);
        let function = self.fresh_local("function".into(), ty.clone());
        let call = Elab::App(Box::new(Elab::Local(function, Vec::new())), args);
        let group = self.new_group();
        let body = if locals.is_empty() { call } else { Elab::Fun(locals, Box::new(call)) };
        match elab {
            Elab::Local(..) | Elab::Global(..) | Elab::Recursive(..) | Elab::Builtin(..) => {
                let Elab::Fun(locals, inner) = body else { return body };
                let Elab::App(_, args) = *inner else { return Elab::Fun(locals, inner) };
                Elab::Fun(locals, Box::new(Elab::App(Box::new(elab), args)))
            }
            other => Elab::Let(function, Box::new(other), group, Box::new(body)),
        }
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

    /// The arguments in the order of the parameters, as far as these are needed; the parameters; and what is left of the type.
    #[allow(clippy::type_complexity)]
    fn order<'e>(
        &mut self,
        span: Span,
        head: &Expr,
        head_ty: &Type,
        args: &'e [Arg],
    ) -> Option<(Vec<Given<'e>>, Vec<(Option<Symbol>, Type)>, Type)> {
        let mut rest = self.types.shallow(head_ty);
        let mut params: Vec<(Option<Symbol>, Type)> = Vec::new();
        while let Some((from, to)) = rest.as_fun().map(|(from, to)| (from.clone(), to.clone())) {
            params.push(unlabelled(&self.types.shallow(&from)));
            rest = self.types.shallow(&to);
        }
        let is_plain = args.iter().all(|arg| arg.label.is_none());
        let required = params.iter().filter(|(label, _)| !is_optional(*label)).count();
        let is_open = matches!(rest, Type::Meta(_));
        // Labels may be left out where all that must be there is.
        let ignores_labels = is_plain && !is_open && required == args.len();
        let mut used = vec![false; args.len()];
        let mut ordered = Vec::new();
        for (label, _) in &params {
            let fits = |arg: &Arg| match label {
                Some(_) if is_optional(*label) => arg.label == *label,
                _ if ignores_labels => true,
                label => arg.label == *label,
            };
            let wraps = |arg: &Arg| match (label, arg.label) {
                (Some(label), Some(own)) => label.as_str().strip_prefix('?') == Some(own.as_str()),
                _ => false,
            };
            if used.iter().all(|used| *used) {
                break;
            }
            let found = (0..args.len()).find(|i| !used[*i] && (fits(&args[*i]) || wraps(&args[*i])));
            // An optional argument is left out once one without a label comes after it.
            let plain_comes = (0..args.len()).any(|i| !used[i] && args[i].label.is_none());
            ordered.push(match found {
                None if is_optional(*label) && plain_comes => Given::LeftOut,
                None => Given::Later,
                Some(i) => {
                    used[i] = true;
                    if wraps(&args[i]) { Given::Wrapped(&args[i].expr) } else { Given::Plain(&args[i].expr) }
                }
            });
        }
        let left = params.split_off(ordered.len());
        rest = left.into_iter().rev().fold(rest, |to, (label, from)| Type::fun(labelled(label, from), to));
        // A function of which nothing is known takes the arguments as they come.
        for (i, arg) in args.iter().enumerate().filter(|(i, _)| !used[*i]) {
            let Type::Meta(_) = self.types.shallow(&rest) else {
                match arg.label {
                    Some(label) if !params.is_empty() => {
                        let message = format!("the function has no argument labelled `~{label}`");
                        self.error(Diagnostic::error(arg.expr.span, message));
                    }
                    _ => self.report_too_many(head, &arg.expr, i, head_ty),
                }
                return None;
            };
            let (from, to) = (self.types.fresh(), self.types.fresh());
            let ty = if is_optional(arg.label) { option_of(from) } else { from };
            self.unify(span, &Type::fun(labelled(arg.label, ty.clone()), to.clone()), &rest);
            params.push((arg.label, ty));
            ordered.push(Given::Plain(&arg.expr));
            rest = to;
        }
        Some((ordered, params, rest))
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
        let (head, mut rest) = self.use_value(&value);
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
            Some(value) => self.use_value(&value).0,
            None => self.unsupported(span, &format!("`{module}.{name}`")),
        }
    }
}
