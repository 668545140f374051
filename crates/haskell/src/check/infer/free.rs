//! Which of some names a piece of syntax uses free: the edges between bindings of one group.

use rustc_hash::FxHashMap;
use selfsame_core::symbol::Symbol;

use crate::parse::synonym::{builder, matcher};
use crate::syntax::{Clause, Expr, ExprNode, GuardedRhs, InfixItem, Name, Pat, PatNode, Rhs, Stmt, ValueDecl};

/// Finds uses of the target names. Names that local bindings shadow are not uses.
pub(super) struct Free<'a> {
    targets: &'a FxHashMap<Symbol, usize>,
    /// The module's own name, for uses such as `M.f`.
    module: Option<Symbol>,
    /// Labels of a constructor, for record wildcards.
    labels: &'a dyn Fn(&Name) -> Vec<Symbol>,
    shadows: Vec<Symbol>,
    /// Whether functions of pattern synonyms are among the targets.
    has_synonyms: bool,
    pub found: Vec<usize>,
}

impl<'a> Free<'a> {
    pub fn new(
        targets: &'a FxHashMap<Symbol, usize>,
        module: Option<Symbol>,
        labels: &'a dyn Fn(&Name) -> Vec<Symbol>,
    ) -> Free<'a> {
        let has_synonyms = targets.keys().any(|name| name.as_str().starts_with("$m"));
        Free { targets, module, labels, shadows: Vec::new(), has_synonyms, found: Vec::new() }
    }

    fn name(&mut self, name: &Name) {
        let own = match name.qualifier {
            None => !self.shadows.contains(&name.base),
            qualifier => qualifier == self.module,
        };
        if own
            && let Some(index) = self.targets.get(&name.base)
            && !self.found.contains(index)
        {
            self.found.push(*index);
        }
    }

    /// A constructor may be a pattern synonym, which is its function.
    fn synonym(&mut self, name: &Name, function: impl Fn(Symbol) -> Symbol) {
        if self.has_synonyms {
            self.name(&Name { base: function(name.base), ..*name });
        }
    }

    fn bind(&mut self, pat: &Pat) {
        let mut names = Vec::new();
        pat.binders(&mut names);
        self.shadows.extend(names.iter().map(|name| name.base));
        self.bind_wildcards(pat);
        self.pat(pat);
    }

    /// `C {..}` binds the labels of `C`.
    fn bind_wildcards(&mut self, pat: &Pat) {
        if let PatNode::Record { con, wildcard: true, .. } = &pat.node {
            self.shadows.extend((self.labels)(con));
        }
        pat.each_part(|part| self.bind_wildcards(part));
    }

    /// Uses inside a pattern: functions of view patterns.
    pub fn pat(&mut self, pat: &Pat) {
        match &pat.node {
            PatNode::View(function, _) => self.expr(function),
            PatNode::Con(name, _) => self.synonym(name, matcher),
            _ => {}
        }
        pat.each_part(|part| self.pat(part));
    }

    pub fn clause(&mut self, clause: &Clause) {
        let mark = self.shadows.len();
        clause.pats.iter().for_each(|pat| self.bind(pat));
        self.rhs(&clause.rhs);
        self.shadows.truncate(mark);
    }

    pub fn rhs(&mut self, rhs: &Rhs) {
        let mark = self.shadows.len();
        self.decls(&rhs.wheres);
        rhs.bodies.iter().for_each(|body| self.guarded(body));
        self.shadows.truncate(mark);
    }

    fn guarded(&mut self, body: &GuardedRhs) {
        let mark = self.shadows.len();
        body.guards.iter().for_each(|guard| self.stmt(guard));
        self.expr(&body.body);
        self.shadows.truncate(mark);
    }

    /// What the statement binds stays bound.
    pub fn stmt(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::Expr(expr) => self.expr(expr),
            Stmt::Bind(pat, expr) => {
                self.expr(expr);
                self.bind(pat);
            }
            Stmt::Let(decls) => self.decls(decls),
        }
    }

    /// What the declarations bind stays bound, and is in scope in all of them.
    fn decls(&mut self, decls: &[ValueDecl]) {
        for decl in decls {
            match decl {
                ValueDecl::Function(function) => self.shadows.push(function.name.base),
                ValueDecl::Pattern { pat, .. } => {
                    let mut names = Vec::new();
                    pat.binders(&mut names);
                    self.shadows.extend(names.iter().map(|name| name.base));
                    self.bind_wildcards(pat);
                }
                ValueDecl::Unsupported(what) => self.shadows.extend(what.defines.iter().map(|name| name.base)),
                ValueDecl::Signature { .. } | ValueDecl::Fixity { .. } => {}
            }
        }
        for decl in decls {
            match decl {
                ValueDecl::Function(function) => function.clauses.iter().for_each(|clause| self.clause(clause)),
                ValueDecl::Pattern { pat, rhs, .. } => {
                    self.pat(pat);
                    self.rhs(rhs);
                }
                ValueDecl::Signature { .. } | ValueDecl::Fixity { .. } | ValueDecl::Unsupported(_) => {}
            }
        }
    }

    pub fn expr(&mut self, expr: &Expr) {
        match &expr.node {
            ExprNode::Var(name) => self.name(name),
            ExprNode::Con(name) => self.synonym(name, builder),
            ExprNode::Lit(_) | ExprNode::Unsupported(_) => {}
            ExprNode::App(a, b) | ExprNode::LeftSection(a, b) | ExprNode::RightSection(a, b) => {
                self.expr(a);
                self.expr(b);
            }
            ExprNode::Binary(a, b, c) | ExprNode::If(a, b, c) => {
                self.expr(a);
                self.expr(b);
                self.expr(c);
            }
            ExprNode::TypeApp(inner, _)
            | ExprNode::Annotation(inner, _)
            | ExprNode::Negate(inner)
            | ExprNode::Paren(inner) => self.expr(inner),
            ExprNode::Infix(items) => {
                for item in items {
                    if let InfixItem::Operand(expr) | InfixItem::Operator(expr) = item {
                        self.expr(expr);
                    }
                }
            }
            ExprNode::Lambda(pats, body) => {
                let mark = self.shadows.len();
                pats.iter().for_each(|pat| self.bind(pat));
                self.expr(body);
                self.shadows.truncate(mark);
            }
            ExprNode::LambdaCase(clauses) => clauses.iter().for_each(|clause| self.clause(clause)),
            ExprNode::Case(scrutinee, clauses) => {
                self.expr(scrutinee);
                clauses.iter().for_each(|clause| self.clause(clause));
            }
            ExprNode::Let(decls, body) => {
                let mark = self.shadows.len();
                self.decls(decls);
                self.expr(body);
                self.shadows.truncate(mark);
            }
            ExprNode::MultiIf(bodies) => bodies.iter().for_each(|body| self.guarded(body)),
            ExprNode::Do(stmts) => {
                let mark = self.shadows.len();
                stmts.iter().for_each(|stmt| self.stmt(stmt));
                self.shadows.truncate(mark);
            }
            ExprNode::Comprehension(result, stmts) => {
                let mark = self.shadows.len();
                stmts.iter().for_each(|stmt| self.stmt(stmt));
                self.expr(result);
                self.shadows.truncate(mark);
            }
            ExprNode::Tuple(parts) | ExprNode::List(parts) => parts.iter().for_each(|part| self.expr(part)),
            ExprNode::TupleSection(parts) => parts.iter().flatten().for_each(|part| self.expr(part)),
            ExprNode::Range { from, next, to } => {
                self.expr(from);
                next.iter().chain(to).for_each(|expr| self.expr(expr));
            }
            ExprNode::RecordCon { con, fields, wildcard } => {
                for field in fields {
                    match &field.value {
                        Some(value) => self.expr(value),
                        None => self.name(&Name { qualifier: None, ..field.label }),
                    }
                }
                if *wildcard {
                    for label in (self.labels)(con) {
                        self.name(&Name { qualifier: None, base: label, span: con.span });
                    }
                }
            }
            ExprNode::RecordUpdate(record, fields) => {
                self.expr(record);
                for field in fields {
                    match &field.value {
                        Some(value) => self.expr(value),
                        None => self.name(&Name { qualifier: None, ..field.label }),
                    }
                }
            }
        }
    }
}
