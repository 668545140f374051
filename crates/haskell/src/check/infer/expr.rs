//! Expressions.

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::expr::{Label, LabelKind, Lit, Local};
use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Pred, Type};

use super::super::checker::Checker;
use super::super::convert::has_explicit_forall;
use super::super::error;
use super::super::place::failure;
use super::super::prim::{fun, known, list, nullary};
use super::super::solve::Origin;
use super::super::substitute::{replace, replace_pred};
use super::super::term::{applied, at, lambda, placeholder, unguarded};
use super::implicit::binds_implicit;
use crate::elab::{Elab, Guard, GuardedBody, Matrix, Row};
use crate::syntax::{self, Clause, Expr, ExprNode, GuardedRhs, TypeNode};

impl Checker<'_> {
    /// Checks against a type that may be polymorphic.
    pub fn check_sigma(&mut self, expr: &Expr, sigma: &Type) -> Elab {
        let sigma = self.metas.shallow(sigma);
        match &sigma {
            Type::Forall(..) => self.under(&sigma, &[], |checker, rho| checker.check_sigma(expr, rho)),
            _ => self.check(expr, &sigma),
        }
    }

    /// Works under the variables and constraints of a polymorphic type, which are rigid inside; the result takes the
    /// constraints' dictionaries. `scoped` are names of its first variables that types inside may use.
    pub fn under(&mut self, sigma: &Type, scoped: &[Symbol], body: impl FnOnce(&mut Self, &Type) -> Elab) -> Elab {
        let Type::Forall(vars, preds, rho) = sigma else { return body(self, sigma) };
        self.level += 1;
        let skolems = self.skolemise(vars);
        let preds: Vec<Pred> = preds.iter().map(|pred| replace_pred(pred, vars, &skolems)).collect();
        let rho = replace(rho, vars, &skolems);
        let tyvars = self.tyvars.len();
        self.tyvars.extend(scoped.iter().copied().zip(skolems));
        let (dicts, body) = self.with_givens(&preds, |checker, _| body(checker, &rho));
        self.tyvars.truncate(tyvars);
        self.level -= 1;
        lambda(dicts, body)
    }

    /// Works with dictionaries in scope, and solves with them what the work wants.
    pub fn with_givens(
        &mut self,
        preds: &[Pred],
        work: impl FnOnce(&mut Self, &[Local]) -> Elab,
    ) -> (Vec<Local>, Elab) {
        let (givens, wanteds) = (self.givens.len(), self.wanteds.len());
        let refinements = self.metas.refinements();
        let dicts: Vec<_> = preds.iter().map(|pred| self.dictionary(pred)).collect();
        for (pred, dict) in preds.iter().zip(&dicts) {
            self.give(pred.clone(), Elab::Local(*dict));
        }
        let term = work(self, &dicts);
        self.solve(wanteds);
        self.givens.truncate(givens);
        self.metas.forget_refinements(refinements);
        (dicts, term)
    }

    /// A variable for a dictionary: `$dEq`.
    pub fn dictionary(&mut self, pred: &Pred) -> Local {
        let name = format!("$d{}", super::super::convert::short(pred.class));
        self.local(Symbol::new(&name))
    }

    pub fn infer(&mut self, expr: &Expr) -> (Elab, Type) {
        let ty = self.fresh();
        let term = self.check(expr, &ty);
        (term, ty)
    }

    /// Checks against a type without quantifiers at its top.
    pub fn check(&mut self, expr: &Expr, ty: &Type) -> Elab {
        let span = expr.span;
        match &expr.node {
            ExprNode::Paren(inner) => self.check(inner, ty),
            ExprNode::Var(_)
            | ExprNode::Con(_)
            | ExprNode::App(..)
            | ExprNode::TypeApp(..)
            | ExprNode::Binary(..)
            | ExprNode::LeftSection(..) => self.application(expr, ty),
            ExprNode::Lit(literal) => self.literal(literal, span, ty),
            ExprNode::Negate(inner) => self.negate(inner, span, ty),
            ExprNode::RightSection(operator, operand) => self.right_section(operator, operand, span, ty),
            ExprNode::Lambda(pats, body) => self.lambda(pats, body, span, ty),
            ExprNode::LambdaCase(clauses) => {
                let Some((from, to)) = self.split_fun(ty) else {
                    return self.not_a_function(span, ty, "a `\\case`");
                };
                let matrix = self.alternatives(clauses, span, &from, &to);
                Elab::Function(Box::new(matrix))
            }
            ExprNode::Let(decls, body) if binds_implicit(decls) => {
                self.implicit_let(decls, |checker| checker.check(body, ty))
            }
            ExprNode::Let(decls, body) => {
                let mark = self.locals.mark();
                let groups = self.bindings(decls);
                let body = self.check(body, ty);
                self.locals.reset(mark);
                if groups.is_empty() { body } else { Elab::Let(groups, Box::new(body)) }
            }
            ExprNode::If(condition, yes, no) => {
                let condition = self.check(condition, &nullary(known().bool));
                let yes = GuardedBody { guards: vec![Guard::Bool(condition)], body: self.branch(yes, ty) };
                let no = GuardedBody { guards: Vec::new(), body: self.branch(no, ty) };
                Elab::Guarded(vec![yes, no], Label::new(LabelKind::PatternFailure, ""))
            }
            ExprNode::MultiIf(bodies) => {
                let bodies = self.guarded_bodies(bodies, ty);
                Elab::Guarded(bodies, failure(self.sources, span, "Non-exhaustive guards in multi-way if"))
            }
            ExprNode::Case(scrutinee, clauses) => {
                let (scrutinee, from) = self.infer(scrutinee);
                if !matches!(scrutinee, Elab::Local(_)) {
                    self.is_unlifted(&from, span);
                }
                let matrix = self.alternatives(clauses, span, &from, ty);
                Elab::Case(Box::new(scrutinee), Box::new(matrix))
            }
            ExprNode::Do(stmts) => self.do_block(stmts, span, ty),
            ExprNode::Comprehension(result, stmts) => self.comprehension(result, stmts, span, ty),
            ExprNode::Tuple(parts) => {
                let parts: Vec<Option<&Expr>> = parts.iter().map(Some).collect();
                self.tuple(&parts, span, ty)
            }
            ExprNode::TupleSection(parts) => {
                let parts: Vec<Option<&Expr>> = parts.iter().map(Option::as_ref).collect();
                self.tuple(&parts, span, ty)
            }
            ExprNode::List(elements) => {
                let element = self.fresh();
                self.expect(span, ty, &list(element.clone()));
                let elements = elements.iter().map(|e| self.check(e, &element)).collect();
                self.list_of(elements)
            }
            ExprNode::Range { from, next, to } => self.range(from, next.as_deref(), to.as_deref(), span, ty),
            ExprNode::RecordCon { con, fields, wildcard } => self.record_con(con, fields, *wildcard, span, ty),
            ExprNode::RecordUpdate(record, fields) => self.record_update(record, fields, span, ty),
            ExprNode::Annotation(inner, annotation) => self.annotation(inner, annotation, span, ty),
            ExprNode::Infix(_) => self.spoil(Symbol::new("its operators cannot be grouped")),
            ExprNode::Unsupported(what) => {
                self.unsupported(span, what);
                placeholder()
            }
        }
    }

    /// An expression that a choice leads to; coverage counts it.
    pub fn branch(&mut self, expr: &Expr, ty: &Type) -> Elab {
        at(expr.span, self.check_sigma(expr, ty))
    }

    pub fn not_a_function(&mut self, span: Span, ty: &Type, what: &str) -> Elab {
        let ty = self.metas.resolve(ty);
        let shown = error::Printer::default().show(&ty);
        self.fail(Diagnostic::error(
            span,
            format!("{what} stands where `{shown}` is expected, which is not a function"),
        ))
    }

    fn lambda(&mut self, pats: &[syntax::Pat], body: &Expr, span: Span, ty: &Type) -> Elab {
        let began = self.begin_scope();
        let (mut rest, mut typed) = (ty.clone(), Vec::with_capacity(pats.len()));
        for pat in pats {
            let Some((from, to)) = self.split_fun(&rest) else {
                self.end_scope(began);
                return self.not_a_function(span, &rest, "a lambda");
            };
            typed.push((pat, from));
            rest = to;
        }
        let outer = self.match_span.replace(span);
        let pats = self.patterns(&typed);
        self.match_span = outer;
        let body = self.branch(body, &rest);
        self.end_scope(began);
        let plain: Option<Vec<_>> = pats
            .iter()
            .map(|pat| match pat {
                crate::elab::Pat::Var(local) => Some(*local),
                _ => None,
            })
            .collect();
        match plain {
            Some(params) => Elab::Lam(params, Box::new(body)),
            None => {
                let failure = failure(self.sources, span, "Non-exhaustive patterns in lambda");
                let row = Row { pats, wheres: Vec::new(), bodies: unguarded(body) };
                Elab::Function(Box::new(Matrix { rows: vec![row], failure }))
            }
        }
    }

    /// The rows of a `case`.
    fn alternatives(&mut self, clauses: &[Clause], span: Span, from: &Type, to: &Type) -> Matrix {
        let outer = self.match_span.replace(span);
        let rows = clauses.iter().map(|clause| self.row(clause, std::slice::from_ref(from), to)).collect();
        self.match_span = outer;
        Matrix { rows, failure: failure(self.sources, span, "Non-exhaustive patterns in case") }
    }

    /// One clause: patterns of the given types, then what they lead to.
    pub fn row(&mut self, clause: &Clause, params: &[Type], result: &Type) -> Row {
        let began = self.begin_scope();
        let typed: Vec<_> = clause.pats.iter().zip(params.iter().cloned()).collect();
        let pats = self.patterns(&typed);
        let wheres = self.bindings(&clause.rhs.wheres);
        let bodies = self.guarded_bodies(&clause.rhs.bodies, result);
        self.end_scope(began);
        Row { pats, wheres, bodies }
    }

    pub fn guarded_bodies(&mut self, bodies: &[GuardedRhs], ty: &Type) -> Vec<GuardedBody> {
        bodies.iter().map(|body| self.guarded_body(body, ty)).collect()
    }

    fn guarded_body(&mut self, body: &GuardedRhs, ty: &Type) -> GuardedBody {
        let began = self.begin_scope();
        let guards = body.guards.iter().map(|guard| self.guard(guard)).collect();
        let body = self.branch(&body.body, ty);
        self.end_scope(began);
        GuardedBody { guards, body }
    }

    fn right_section(&mut self, operator: &Expr, operand: &Expr, span: Span, ty: &Type) -> Elab {
        let (left, right, result) = (self.fresh(), self.fresh(), self.fresh());
        self.expect(span, ty, &fun(left.clone(), result.clone()));
        let function = self.check(operator, &super::super::prim::funs([left, right.clone()], result));
        let place = operand.span;
        let operand = self.check_sigma(operand, &right);
        let x = self.local("x".into());
        if self.is_unlifted(&right, place) && !matches!(operand, Elab::Local(_)) {
            let (local, group) = self.evaluated(operand);
            let body = Elab::Lam(vec![x], Box::new(applied(function, vec![Elab::Local(x), local])));
            return Elab::Let(vec![group], Box::new(body));
        }
        if is_atom(&operand) {
            return Elab::Lam(vec![x], Box::new(applied(function, vec![Elab::Local(x), operand])));
        }
        // The operand is evaluated once, however often the section is applied.
        let y = self.local("y".into());
        let body = Elab::Lam(vec![x], Box::new(applied(function, vec![Elab::Local(x), Elab::Local(y)])));
        Elab::Let(vec![crate::elab::BindGroup::NonRec(y, operand)], Box::new(body))
    }

    /// A tuple; missing parts are parameters.
    fn tuple(&mut self, parts: &[Option<&Expr>], span: Span, ty: &Type) -> Elab {
        if parts.len() > selfsame_core::builtin::MAX_TUPLE {
            let message = format!("a tuple of more than {} parts", selfsame_core::builtin::MAX_TUPLE);
            self.unsupported(span, &message);
            return placeholder();
        }
        let types: Vec<Type> = parts.iter().map(|_| self.fresh()).collect();
        let missing = parts.iter().zip(&types).filter(|(part, _)| part.is_none()).map(|(_, ty)| ty.clone());
        let whole = super::super::prim::funs(missing.collect::<Vec<_>>(), Type::tuple(types.clone()));
        self.expect(span, ty, &whole);
        let mut params = Vec::new();
        let mut fields = Vec::with_capacity(parts.len());
        for (part, ty) in parts.iter().zip(&types) {
            fields.push(match part {
                Some(expr) => self.check(expr, ty),
                None => {
                    let param = self.local("x".into());
                    params.push(param);
                    Elab::Local(param)
                }
            });
        }
        let name = selfsame_core::types::tuple_name(parts.len());
        let con = self.builtin_con(Symbol::new(&name), Symbol::new(&name));
        lambda(params, applied(con, fields))
    }

    pub fn list_of(&mut self, elements: Vec<Elab>) -> Elab {
        let known = known();
        let nil = self.builtin_con(known.list, known.list);
        elements.into_iter().rev().fold(nil, |tail, head| {
            let cons = self.builtin_con(known.list, known.cons);
            applied(cons, vec![head, tail])
        })
    }

    /// A constructor of a built-in type.
    pub fn builtin_con(&mut self, data: Symbol, con: Symbol) -> Elab {
        match self.con_named(data, con) {
            Some(con) => Elab::Con(con),
            None => self.spoil(error::damaged(con)),
        }
    }

    fn range(&mut self, from: &Expr, next: Option<&Expr>, to: Option<&Expr>, span: Span, ty: &Type) -> Elab {
        let name = match (next.is_some(), to.is_some()) {
            (false, false) => "enumFrom",
            (true, false) => "enumFromThen",
            (false, true) => "enumFromTo",
            (true, true) => "enumFromThenTo",
        };
        let (function, mut rest) = self.syntax(name, span);
        let mut params = Vec::new();
        let exprs: Vec<&Expr> = [Some(from), next, to].into_iter().flatten().collect();
        for expr in &exprs {
            let Some((param, result)) = self.split_fun(&rest) else { return function };
            params.push((*expr, param));
            rest = result;
        }
        self.expect(span, ty, &rest);
        let args = params.into_iter().map(|(expr, param)| self.check(expr, &param)).collect();
        applied(function, args)
    }

    fn annotation(&mut self, inner: &Expr, annotation: &syntax::Type, span: Span, ty: &Type) -> Elab {
        let scheme = self.signature(annotation);
        let scoped = self.scoped_names(annotation);
        let term = match &scheme {
            Type::Forall(..) => self.under(&scheme, &scoped, |checker, rho| checker.check_sigma(inner, rho)),
            _ => self.check(inner, &scheme),
        };
        let (term, actual) = self.instantiate(term, &scheme, span, Origin::Expected);
        self.expect(span, ty, &actual);
        term
    }

    /// The variables of a signature that its body can mention: those of an explicit `forall`.
    pub fn scoped_names(&self, signature: &syntax::Type) -> Vec<Symbol> {
        let mut names = Vec::new();
        if self.env.scope.extensions.scoped_type_variables && has_explicit_forall(signature) {
            let mut ty = signature;
            while let TypeNode::Forall(vars, inner) = &ty.node {
                names.extend(vars);
                ty = inner;
            }
        }
        names
    }
}

/// Copying it costs nothing and repeats no work.
pub(super) fn is_atom(term: &Elab) -> bool {
    match term {
        Elab::Local(_) | Elab::Global(_) | Elab::Con(_) | Elab::Prim(_) | Elab::Seq => true,
        Elab::Lit(lit) => !matches!(lit, Lit::Str(_)),
        _ => false,
    }
}
