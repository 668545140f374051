//! Statements: `do`, list comprehensions, guards.

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::expr::{Label, LabelKind, Lit};
use selfsame_core::span::Span;
use selfsame_core::types::Type;

use super::super::checker::Checker;
use super::super::place::place;
use super::super::prim::{known, list, nullary};
use super::super::term::{applied, placeholder, unguarded};
use super::applicative::Item;
use super::implicit::binds_implicit;
use crate::elab::{BindGroup, Elab, Guard, GuardedBody, Matrix, Pat, Row};
use crate::syntax::{self, Expr, Stmt};

impl Checker<'_> {
    /// A guard; what it binds is in scope afterwards.
    pub(super) fn guard(&mut self, stmt: &Stmt) -> Guard {
        match stmt {
            Stmt::Expr(condition) => Guard::Bool(self.check(condition, &nullary(known().bool))),
            Stmt::Bind(pat, value) => {
                let (value, ty) = self.infer(value);
                let pat = self.patterns(&[(pat, ty)]).pop().unwrap_or(Pat::Wildcard);
                Guard::Pat(pat, value)
            }
            Stmt::Let(decls) => Guard::Let(self.bindings(decls)),
        }
    }

    pub(super) fn do_block(&mut self, stmts: &[Stmt], span: Span, ty: &Type) -> Elab {
        let began = self.begin_scope();
        let moved = if self.env.scope.extensions.applicative_do { self.rearranged(stmts) } else { None };
        let items = moved.unwrap_or_else(|| stmts.iter().map(Item::Stmt).collect());
        let block = self.do_items(&items, span, ty);
        self.end_scope(began);
        block
    }

    pub(super) fn do_items(&mut self, items: &[Item<'_>], span: Span, ty: &Type) -> Elab {
        let Some((item, rest)) = items.split_first() else {
            return self.fail(Diagnostic::error(span, "the `do` block is empty"));
        };
        let stmt = match item {
            Item::Stmt(stmt) => stmt,
            Item::Together(parts, is_joined) => return self.together(parts, *is_joined, rest, span, ty),
            Item::Result(result) => {
                let (give, function) = self.syntax("return", result.span);
                let Some((param, whole)) = self.split_fun(&function) else { return placeholder() };
                self.expect(result.span, ty, &whole);
                let result = self.branch(result, &param);
                return applied(give, vec![result]);
            }
        };
        match stmt {
            Stmt::Expr(last) if rest.is_empty() => self.branch(last, ty),
            _ if rest.is_empty() => {
                self.fail(Diagnostic::error(span, "the last statement of a `do` block must be an expression"))
            }
            Stmt::Expr(action) => {
                let (then, function) = self.syntax(">>", action.span);
                let Some((first, second)) = self.binary(&function, ty, span) else { return placeholder() };
                let action = self.branch(action, &first);
                let rest = self.do_items(rest, span, &second);
                applied(then, vec![action, rest])
            }
            Stmt::Let(decls) if binds_implicit(decls) => {
                self.implicit_let(decls, |checker| checker.do_items(rest, span, ty))
            }
            Stmt::Let(decls) => {
                let groups = self.bindings(decls);
                let rest = self.do_items(rest, span, ty);
                if groups.is_empty() { rest } else { Elab::Let(groups, Box::new(rest)) }
            }
            Stmt::Bind(pat, action) => {
                let (bind, function) = self.syntax(">>=", action.span);
                let Some((first, continuation)) = self.binary(&function, ty, span) else { return placeholder() };
                let Some((param, result)) = self.split_fun(&continuation) else { return placeholder() };
                let place = pat.span.to(action.span);
                let action = self.branch(action, &first);
                let rest = |checker: &mut Self| checker.do_items(rest, span, &result);
                let function = self.continuation(pat, place, &param, rest, &result);
                applied(bind, vec![action, function])
            }
        }
    }

    /// The two arguments of a function that gives the type.
    fn binary(&mut self, function: &Type, ty: &Type, span: Span) -> Option<(Type, Type)> {
        let (first, rest) = self.split_fun(function)?;
        let (second, result) = self.split_fun(&rest)?;
        self.expect(span, ty, &result);
        Some((first, second))
    }

    /// `\pat -> rest`, which calls `fail` where the pattern does not match.
    fn continuation(
        &mut self,
        pat: &syntax::Pat,
        stmt: Span,
        param: &Type,
        rest: impl FnOnce(&mut Self) -> Elab,
        result: &Type,
    ) -> Elab {
        let outer = self.match_span.replace(stmt);
        let matched = self.patterns(&[(pat, param.clone())]).pop().unwrap_or(Pat::Wildcard);
        self.match_span = outer;
        let body = rest(self);
        if let Pat::Var(local) = matched {
            return Elab::Lam(vec![local], Box::new(body));
        }
        let refutable = !self.irrefutable(&matched);
        let mut rows = vec![Row { pats: vec![matched], wheres: Vec::new(), bodies: unguarded(body) }];
        if refutable {
            let (fail, fail_ty) = self.syntax("fail", pat.span);
            if let Some((_, to)) = self.split_fun(&fail_ty) {
                self.expect(pat.span, result, &to);
            }
            let text = format!("Pattern match failure in do expression at {}", place(self.sources, pat.span));
            let body = applied(fail, vec![Elab::Lit(Lit::Str(text))]);
            rows.push(Row { pats: vec![Pat::Wildcard], wheres: Vec::new(), bodies: unguarded(body) });
        }
        Elab::Function(Box::new(Matrix { rows, failure: Label::new(LabelKind::PatternFailure, "") }))
    }

    /// Each generator becomes a local function that walks its list; no intermediate lists, one cons an element.
    pub(super) fn comprehension(&mut self, result: &Expr, stmts: &[Stmt], span: Span, ty: &Type) -> Elab {
        let element = self.fresh();
        self.expect(span, ty, &list(element.clone()));
        let began = self.begin_scope();
        let outer = self.match_span.replace(span);
        let known = known();
        let nil = self.builtin_con(known.list, known.list);
        let term = self.qualifiers(stmts, result, &element, nil);
        self.match_span = outer;
        self.end_scope(began);
        term
    }

    /// The elements that the qualifiers give, before `tail`, which is small: it is written more than once.
    fn qualifiers(&mut self, stmts: &[Stmt], result: &Expr, element: &Type, tail: Elab) -> Elab {
        let known = known();
        let Some((stmt, rest)) = stmts.split_first() else {
            let head = self.branch(result, element);
            let cons = self.builtin_con(known.list, known.cons);
            return applied(cons, vec![head, tail]);
        };
        match stmt {
            Stmt::Expr(condition) => {
                let condition = self.check(condition, &nullary(known.bool));
                let body = self.qualifiers(rest, result, element, tail.clone());
                let yes = GuardedBody { guards: vec![Guard::Bool(condition)], body };
                let no = GuardedBody { guards: Vec::new(), body: tail };
                Elab::Guarded(vec![yes, no], Label::new(LabelKind::PatternFailure, ""))
            }
            Stmt::Let(decls) => {
                let groups = self.bindings(decls);
                let body = self.qualifiers(rest, result, element, tail);
                if groups.is_empty() { body } else { Elab::Let(groups, Box::new(body)) }
            }
            Stmt::Bind(pat, source) => {
                let item = self.fresh();
                let source = self.check(source, &list(item.clone()));
                let (Some(nil), Some(cons)) =
                    (self.con_named(known.list, known.list), self.con_named(known.list, known.cons))
                else {
                    return placeholder();
                };
                let go = self.local("go".into());
                let row = |pats: Vec<Pat>, body: Elab| Row { pats, wheres: Vec::new(), bodies: unguarded(body) };
                let end = row(vec![Pat::Con(nil, Vec::new())], tail);
                let matched = self.patterns(&[(pat, item)]).pop().unwrap_or(Pat::Wildcard);
                let refutable = !self.irrefutable(&matched);
                let others = self.local("xs".into());
                let next = applied(Elab::Local(go), vec![Elab::Local(others)]);
                let body = self.qualifiers(rest, result, element, next);
                let mut rows = vec![end, row(vec![Pat::Con(cons.clone(), vec![matched, Pat::Var(others)])], body)];
                if refutable {
                    let others = self.local("xs".into());
                    let next = applied(Elab::Local(go), vec![Elab::Local(others)]);
                    rows.push(row(vec![Pat::Con(cons, vec![Pat::Wildcard, Pat::Var(others)])], next));
                }
                let failure = Label::new(LabelKind::PatternFailure, "");
                let walk = Elab::Function(Box::new(Matrix { rows, failure }));
                let call = applied(Elab::Local(go), vec![source]);
                Elab::Let(vec![BindGroup::Rec(vec![(go, walk)])], Box::new(call))
            }
        }
    }
}
