//! Operators: from flat chains to trees, once all fixities are known.
//!
//! The algorithm is that of the Haskell 2010 report, section 10.6, with its recursion turned into a stack of waiting
//! operators. A name bound locally without a fixity of its own is `infixl 9`, whatever the one it hides is.

use rustc_hash::FxHashMap;
use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::program::{Assoc, Fixity};
use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;

use crate::syntax::{
    Clause, Decl, Expr, ExprNode, Function, GuardedRhs, InfixItem, Module, Name, Pat, PatInfixItem, PatNode, Rhs, Stmt,
    ValueDecl,
};

/// Resolves all of a module, its rules included. `lookup` knows the fixities of what the module imports; its own
/// declarations are found here.
pub fn resolve_module(module: &mut Module, lookup: &dyn Fn(&Name) -> Option<Fixity>) -> Vec<Diagnostic> {
    let mut resolver = Resolver::new(lookup);
    for decl in &module.decls {
        resolver.declare_top(decl);
    }
    for decl in &mut module.decls {
        match decl {
            Decl::Value(value) => resolver.value_decl(value),
            Decl::Class(class) => class.body.iter_mut().for_each(|value| resolver.value_decl(value)),
            Decl::Instance(instance) => instance.body.iter_mut().for_each(|value| resolver.value_decl(value)),
            Decl::Data(_) | Decl::Synonym { .. } | Decl::StandaloneDeriving { .. } => {}
            Decl::Family(_) | Decl::Equation(_) => {}
            Decl::Default(..) | Decl::PatternSynonym { .. } | Decl::PatternSignature { .. } | Decl::Unsupported(_) => {}
        }
    }
    for rule in &mut module.rules {
        let names: Vec<Symbol> = rule.binders.iter().map(|binder| binder.name.base).collect();
        resolver.scoped(&names, |resolver| {
            resolver.expr(&mut rule.lhs);
            resolver.expr(&mut rule.rhs);
        });
    }
    resolver.diagnostics
}

/// Resolves an expression that stands alone.
pub fn resolve_expr(expr: &mut Expr, lookup: &dyn Fn(&Name) -> Option<Fixity>) -> Vec<Diagnostic> {
    let mut resolver = Resolver::new(lookup);
    resolver.expr(expr);
    resolver.diagnostics
}

const NEGATION: Fixity = Fixity { assoc: Assoc::Left, precedence: 6 };

struct Resolver<'l> {
    lookup: &'l dyn Fn(&Name) -> Option<Fixity>,
    /// Fixities of names bound here, innermost last.
    bound: FxHashMap<Symbol, Vec<Fixity>>,
    diagnostics: Vec<Diagnostic>,
}

/// An operator that waits for its right operand.
enum Waiting {
    Binary(Expr, Fixity),
    Negation(Span),
}

impl Waiting {
    fn fixity(&self) -> Fixity {
        match self {
            Waiting::Binary(_, fixity) => *fixity,
            Waiting::Negation(_) => NEGATION,
        }
    }
}

/// What to do with the operator before, when the next one comes.
enum Order {
    Reduce,
    Wait,
    Unclear,
}

fn order(before: Fixity, next: Fixity) -> Order {
    match before.precedence.cmp(&next.precedence) {
        std::cmp::Ordering::Greater => Order::Reduce,
        std::cmp::Ordering::Less => Order::Wait,
        std::cmp::Ordering::Equal => match (before.assoc, next.assoc) {
            (Assoc::Left, Assoc::Left) => Order::Reduce,
            (Assoc::Right, Assoc::Right) => Order::Wait,
            _ => Order::Unclear,
        },
    }
}

impl<'l> Resolver<'l> {
    fn new(lookup: &'l dyn Fn(&Name) -> Option<Fixity>) -> Resolver<'l> {
        Resolver { lookup, bound: FxHashMap::default(), diagnostics: Vec::new() }
    }

    fn fixity(&self, name: &Name) -> Fixity {
        let own = name.qualifier.is_none().then(|| self.bound.get(&name.base)).flatten();
        own.and_then(|fixities| fixities.last().copied()).or_else(|| (self.lookup)(name)).unwrap_or(Fixity::DEFAULT)
    }

    fn operator_fixity(&self, operator: &Expr) -> Fixity {
        match &operator.node {
            ExprNode::Var(name) | ExprNode::Con(name) => self.fixity(name),
            _ => Fixity::DEFAULT,
        }
    }

    /// Names of the module itself. Fixity declarations may stand before or after what they speak of.
    fn declare_top(&mut self, decl: &Decl) {
        match decl {
            Decl::Value(value) => self.declare_value(value),
            Decl::Class(class) => class.body.iter().for_each(|value| match value {
                ValueDecl::Signature { names, .. } => names.iter().for_each(|name| self.declare(name.base, None)),
                ValueDecl::Fixity { .. } => self.declare_value(value),
                _ => {}
            }),
            Decl::Data(data) => {
                for con in &data.cons {
                    self.declare(con.name.base, None);
                    con.fields.iter().filter_map(|field| field.label).for_each(|label| self.declare(label.base, None));
                }
            }
            _ => {}
        }
    }

    fn declare_value(&mut self, value: &ValueDecl) {
        match value {
            ValueDecl::Function(function) => self.declare(function.name.base, None),
            ValueDecl::Pattern { pat, .. } => {
                let mut names = Vec::new();
                bound_names(pat, &mut names);
                names.into_iter().for_each(|name| self.declare(name, None));
            }
            ValueDecl::Fixity { names, fixity, .. } => {
                names.iter().for_each(|name| self.declare(name.base, Some(*fixity)));
            }
            ValueDecl::Signature { .. } | ValueDecl::Unsupported(_) => {}
        }
    }

    /// At the top level each name has one entry: the declared fixity, or the default.
    fn declare(&mut self, name: Symbol, fixity: Option<Fixity>) {
        let entry = self.bound.entry(name).or_default();
        match fixity {
            Some(fixity) => *entry = vec![fixity],
            None if entry.is_empty() => entry.push(Fixity::DEFAULT),
            None => {}
        }
    }

    /// Runs with names bound that have no fixity of their own.
    fn scoped(&mut self, names: &[Symbol], run: impl FnOnce(&mut Self)) {
        for name in names {
            self.bound.entry(*name).or_default().push(Fixity::DEFAULT);
        }
        run(self);
        self.leave(names);
    }

    fn leave(&mut self, names: &[Symbol]) {
        for name in names {
            if let Some(fixities) = self.bound.get_mut(name) {
                fixities.pop();
            }
        }
    }

    /// Runs with the names of patterns bound.
    fn with_pats(&mut self, pats: &mut [Pat], run: impl FnOnce(&mut Self)) {
        let mut names = Vec::new();
        for pat in pats.iter_mut() {
            self.pat(pat);
            bound_names(pat, &mut names);
        }
        self.scoped(&names, run);
    }

    /// Runs with local declarations in scope, which are resolved first: their fixities hold for themselves, too.
    fn with_decls(&mut self, decls: &mut [ValueDecl], run: impl FnOnce(&mut Self)) {
        let names = self.enter_decls(decls);
        run(self);
        self.leave(&names);
    }

    fn enter_decls(&mut self, decls: &mut [ValueDecl]) -> Vec<Symbol> {
        let mut names = Vec::new();
        for decl in decls.iter() {
            match decl {
                ValueDecl::Function(function) => names.push(function.name.base),
                ValueDecl::Pattern { pat, .. } => bound_names(pat, &mut names),
                _ => {}
            }
        }
        for name in &names {
            self.bound.entry(*name).or_default().push(Fixity::DEFAULT);
        }
        for decl in decls.iter() {
            if let ValueDecl::Fixity { names: operators, fixity, .. } = decl {
                for operator in operators.iter().filter(|operator| names.contains(&operator.base)) {
                    if let Some(last) = self.bound.get_mut(&operator.base).and_then(|fixities| fixities.last_mut()) {
                        *last = *fixity;
                    }
                }
            }
        }
        decls.iter_mut().for_each(|decl| self.value_decl(decl));
        names
    }

    fn value_decl(&mut self, decl: &mut ValueDecl) {
        match decl {
            ValueDecl::Function(Function { clauses, .. }) => clauses.iter_mut().for_each(|clause| self.clause(clause)),
            ValueDecl::Pattern { pat, rhs, .. } => {
                self.pat(pat);
                self.rhs(rhs);
            }
            ValueDecl::Signature { .. } | ValueDecl::Fixity { .. } | ValueDecl::Unsupported(_) => {}
        }
    }

    fn clause(&mut self, clause: &mut Clause) {
        let Clause { pats, rhs, .. } = clause;
        self.with_pats(pats, |resolver| resolver.rhs(rhs));
    }

    fn rhs(&mut self, rhs: &mut Rhs) {
        let Rhs { bodies, wheres } = rhs;
        self.with_decls(wheres, |resolver| bodies.iter_mut().for_each(|body| resolver.guarded(body)));
    }

    fn guarded(&mut self, body: &mut GuardedRhs) {
        let GuardedRhs { guards, body, .. } = body;
        self.stmts(guards, |resolver| resolver.expr(body));
    }

    /// Each statement sees what those before it bind; `run` sees all of it.
    fn stmts(&mut self, stmts: &mut [Stmt], run: impl FnOnce(&mut Self)) {
        let mut names = Vec::new();
        for stmt in stmts {
            match stmt {
                Stmt::Bind(pat, value) => {
                    self.expr(value);
                    self.pat(pat);
                    let before = names.len();
                    bound_names(pat, &mut names);
                    for name in &names[before..] {
                        self.bound.entry(*name).or_default().push(Fixity::DEFAULT);
                    }
                }
                Stmt::Let(decls) => names.extend(self.enter_decls(decls)),
                Stmt::Expr(value) => self.expr(value),
            }
        }
        run(self);
        self.leave(&names);
    }

    fn exprs<'e>(&mut self, exprs: impl IntoIterator<Item = &'e mut Expr>) {
        exprs.into_iter().for_each(|expr| self.expr(expr));
    }

    fn expr(&mut self, expr: &mut Expr) {
        match &mut expr.node {
            ExprNode::Infix(items) => {
                let items = std::mem::take(items);
                *expr = self.chain(items, expr.span);
            }
            ExprNode::App(function, argument) => self.exprs([&mut **function, argument]),
            ExprNode::Binary(operator, left, right) => self.exprs([&mut **operator, left, right]),
            ExprNode::LeftSection(operand, operator) => {
                self.expr(operand);
                self.check_section(operand, operator, Assoc::Left);
            }
            ExprNode::RightSection(operator, operand) => {
                self.expr(operand);
                self.check_section(operand, operator, Assoc::Right);
            }
            ExprNode::TypeApp(inner, _) | ExprNode::Annotation(inner, _) => self.expr(inner),
            ExprNode::Negate(inner) | ExprNode::Paren(inner) => self.expr(inner),
            ExprNode::Lambda(pats, body) => self.with_pats(pats, |resolver| resolver.expr(body)),
            ExprNode::LambdaCase(clauses) => clauses.iter_mut().for_each(|clause| self.clause(clause)),
            ExprNode::Let(decls, body) => self.with_decls(decls, |resolver| resolver.expr(body)),
            ExprNode::If(condition, yes, no) => self.exprs([&mut **condition, yes, no]),
            ExprNode::MultiIf(bodies) => bodies.iter_mut().for_each(|body| self.guarded(body)),
            ExprNode::Case(scrutinee, clauses) => {
                self.expr(scrutinee);
                clauses.iter_mut().for_each(|clause| self.clause(clause));
            }
            ExprNode::Do(stmts) => self.stmts(stmts, |_| {}),
            ExprNode::Tuple(elements) | ExprNode::List(elements) => self.exprs(elements),
            ExprNode::TupleSection(elements) => self.exprs(elements.iter_mut().flatten()),
            ExprNode::Range { from, next, to } => {
                self.expr(from);
                self.exprs(next.iter_mut().chain(to).map(|bound| &mut **bound));
            }
            ExprNode::Comprehension(body, stmts) => self.stmts(stmts, |resolver| resolver.expr(body)),
            ExprNode::RecordCon { fields, .. } => {
                self.exprs(fields.iter_mut().filter_map(|field| field.value.as_mut()))
            }
            ExprNode::RecordUpdate(subject, fields) => {
                self.expr(subject);
                self.exprs(fields.iter_mut().filter_map(|field| field.value.as_mut()));
            }
            ExprNode::Var(_) | ExprNode::Con(_) | ExprNode::Lit(_) | ExprNode::Unsupported(_) => {}
        }
    }

    /// Section 10.6: operands wait on one stack, operators on another, and an operator is applied when one comes that
    /// binds less tightly.
    fn chain(&mut self, items: Vec<InfixItem>, span: Span) -> Expr {
        let mut operands: Vec<Expr> = Vec::new();
        let mut waiting: Vec<Waiting> = Vec::new();
        let mut unclear = false;
        let mut after_operator = true;
        for item in items {
            match item {
                InfixItem::Operand(mut operand) => {
                    self.expr(&mut operand);
                    operands.push(operand);
                    after_operator = false;
                }
                InfixItem::Operator(operator) => {
                    let fixity = self.operator_fixity(&operator);
                    while let Some(before) = waiting.last() {
                        match order(before.fixity(), fixity) {
                            Order::Reduce => reduce(&mut operands, &mut waiting),
                            Order::Wait => break,
                            Order::Unclear => {
                                self.complain(before, &operator, fixity);
                                unclear = true;
                                break;
                            }
                        }
                    }
                    waiting.push(Waiting::Binary(operator, fixity));
                    after_operator = true;
                }
                InfixItem::Minus(minus) => {
                    if after_operator
                        && let Some(before) =
                            waiting.last().filter(|before| before.fixity().precedence >= NEGATION.precedence)
                    {
                        self.bad_minus(before, minus);
                        unclear = true;
                    }
                    waiting.push(Waiting::Negation(minus));
                }
            }
        }
        while !waiting.is_empty() {
            reduce(&mut operands, &mut waiting);
        }
        match operands.pop() {
            Some(result) if !unclear => Expr { span, ..result },
            _ => Expr { node: ExprNode::Unsupported("operators that need parentheses".into()), span },
        }
    }

    fn complain(&mut self, before: &Waiting, operator: &Expr, fixity: Fixity) {
        let (first, place) = match before {
            Waiting::Binary(operator, _) => (operator_text(operator), operator.span),
            Waiting::Negation(span) => ("prefix -".to_string(), *span),
        };
        let second = operator_text(operator);
        let message = format!("`{first}` and `{second}` cannot be mixed without parentheses");
        let diagnostic = Diagnostic::error(operator.span, message)
            .label(format!("`{second}` is {}", shown(fixity)))
            .also(place, format!("`{first}` is {}", shown(before.fixity())))
            .hint("put parentheses around one of the two");
        self.diagnostics.push(diagnostic);
    }

    fn bad_minus(&mut self, before: &Waiting, minus: Span) {
        let (text, place) = match before {
            Waiting::Binary(operator, _) => (operator_text(operator), operator.span),
            Waiting::Negation(span) => ("prefix -".to_string(), *span),
        };
        let message = format!("a negative number after `{text}` needs parentheses");
        let diagnostic = Diagnostic::error(minus, message)
            .label("prefix `-` binds like infixl 6")
            .also(place, format!("`{text}` is {}", shown(before.fixity())))
            .hint("write `(- …)`");
        self.diagnostics.push(diagnostic);
    }

    /// `(a + b *)` would not mean what it says: the operand of a section must bind tighter than its operator.
    fn check_section(&mut self, operand: &Expr, operator: &Expr, side: Assoc) {
        let inner = match &operand.node {
            ExprNode::Binary(inner, ..) => self.operator_fixity(inner),
            ExprNode::Negate(_) => NEGATION,
            _ => return,
        };
        let outer = self.operator_fixity(operator);
        let fits = inner.precedence > outer.precedence
            || inner.precedence == outer.precedence && inner.assoc == side && outer.assoc == side;
        if !fits {
            let text = operator_text(operator);
            let message = format!("the operand of the section of `{text}` binds less tightly than `{text}`");
            let diagnostic = Diagnostic::error(operand.span, message)
                .also(operator.span, format!("`{text}` is {}", shown(outer)))
                .hint("put parentheses around the operand");
            self.diagnostics.push(diagnostic);
        }
    }

    fn pat(&mut self, pat: &mut Pat) {
        match &mut pat.node {
            PatNode::Infix(items) => {
                let items = std::mem::take(items);
                *pat = self.pat_chain(items, pat.span);
            }
            PatNode::Con(_, pats) | PatNode::Tuple(pats) | PatNode::List(pats) => {
                pats.iter_mut().for_each(|pat| self.pat(pat));
            }
            PatNode::Record { fields, .. } => {
                fields.iter_mut().filter_map(|field| field.value.as_mut()).for_each(|pat| self.pat(pat));
            }
            PatNode::As(_, inner) | PatNode::Annotation(inner, _) | PatNode::Paren(inner) => self.pat(inner),
            PatNode::Bang(inner) | PatNode::Lazy(inner) => self.pat(inner),
            PatNode::View(function, inner) => {
                self.expr(function);
                self.pat(inner);
            }
            PatNode::Wildcard | PatNode::Var(_) | PatNode::Lit(_) | PatNode::Unsupported(_) => {}
        }
    }

    fn pat_chain(&mut self, items: Vec<PatInfixItem>, span: Span) -> Pat {
        let mut operands: Vec<Pat> = Vec::new();
        let mut waiting: Vec<(Name, Fixity)> = Vec::new();
        let mut unclear = false;
        for item in items {
            match item {
                PatInfixItem::Operand(mut operand) => {
                    self.pat(&mut operand);
                    operands.push(operand);
                }
                PatInfixItem::Operator(operator) => {
                    let fixity = self.fixity(&operator);
                    while let Some((before, before_fixity)) = waiting.last().copied() {
                        match order(before_fixity, fixity) {
                            Order::Reduce => reduce_pat(&mut operands, &mut waiting),
                            Order::Wait => break,
                            Order::Unclear => {
                                let as_expr = |name: Name| Expr { node: ExprNode::Con(name), span: name.span };
                                let before = Waiting::Binary(as_expr(before), before_fixity);
                                self.complain(&before, &as_expr(operator), fixity);
                                unclear = true;
                                break;
                            }
                        }
                    }
                    waiting.push((operator, fixity));
                }
            }
        }
        while !waiting.is_empty() {
            reduce_pat(&mut operands, &mut waiting);
        }
        match operands.pop() {
            Some(result) if !unclear => Pat { span, ..result },
            _ => Pat { node: PatNode::Unsupported("operators that need parentheses".into()), span },
        }
    }
}

/// Applies the last waiting operator. A chain has an operand wherever one is needed: the parser saw to it.
fn reduce(operands: &mut Vec<Expr>, waiting: &mut Vec<Waiting>) {
    let Some(operator) = waiting.pop() else { return };
    let Some(right) = operands.pop() else { return };
    let applied = match operator {
        Waiting::Negation(minus) => {
            let span = minus.to(right.span);
            Expr { node: ExprNode::Negate(Box::new(right)), span }
        }
        Waiting::Binary(operator, _) => {
            let Some(left) = operands.pop() else { return };
            let span = left.span.to(right.span);
            Expr { node: ExprNode::Binary(Box::new(operator), Box::new(left), Box::new(right)), span }
        }
    };
    operands.push(applied);
}

fn reduce_pat(operands: &mut Vec<Pat>, waiting: &mut Vec<(Name, Fixity)>) {
    if let (Some((operator, _)), Some(right), Some(left)) = (waiting.pop(), operands.pop(), operands.pop()) {
        let span = left.span.to(right.span);
        operands.push(Pat { node: PatNode::Con(operator, vec![left, right]), span });
    }
}

fn operator_text(operator: &Expr) -> String {
    match &operator.node {
        ExprNode::Var(name) | ExprNode::Con(name) => name.base.to_string(),
        _ => "operator".to_string(),
    }
}

fn shown(fixity: Fixity) -> String {
    let word = match fixity.assoc {
        Assoc::Left => "infixl",
        Assoc::Right => "infixr",
        Assoc::None => "infix",
    };
    format!("{word} {}", fixity.precedence)
}

/// The names that a pattern binds.
fn bound_names(pat: &Pat, out: &mut Vec<Symbol>) {
    let mut names = Vec::new();
    pat.binders(&mut names);
    out.extend(names.iter().map(|name| name.base));
}
