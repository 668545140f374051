//! Expressions and statements.

use num_traits::One;
use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;

use crate::syntax::{Clause, Expr, ExprNode, FieldBind, GuardedRhs, InfixItem, Literal, Name, Rhs, Stmt};

use super::cst::{FieldId, Node, NodeKind};
use super::literal;
use super::reader::{MOST_SUMMANDS, Reader};
use super::token::TokenKind;

impl Reader<'_> {
    pub fn expr(&mut self, node: Node<'_>) -> Expr {
        let refuse = |span| Expr { node: ExprNode::Unsupported("nesting this deep".into()), span };
        self.nested(node, |reader| reader.expr_at(node), refuse)
    }

    fn expr_at(&mut self, node: Node<'_>) -> Expr {
        let mut span = self.span(node);
        let converted = match node.kind() {
            NodeKind::Variable | NodeKind::Constructor | NodeKind::Qualified | NodeKind::PrefixId => {
                self.name_expr(self.name(node))
            }
            NodeKind::Unit => ExprNode::Con(self.special_name(node, "()")),
            NodeKind::PrefixTuple => ExprNode::Con(self.tuple_name(node)),
            NodeKind::Literal => {
                if let Some(region) = self.cut_group(node) {
                    return self.cut_expr(region);
                }
                match self.literal(node) {
                    Ok((literal, place)) => {
                        span = place;
                        // `-0.0` is no literal of its own: GHC negates nought.
                        let is_signed =
                            self.tokens.starting_at(node.start()).is_some_and(|t| t.kind == TokenKind::VarSym);
                        if is_signed && literal::is_zero(&literal) {
                            ExprNode::Negate(Box::new(Expr { node: ExprNode::Lit(literal), span }))
                        } else {
                            ExprNode::Lit(literal)
                        }
                    }
                    Err(what) => match self.unboxed_literal(node) {
                        Some((literal, kind)) => {
                            let function = self.builtin_expr(&format!("unbox{kind}"), span);
                            let literal = Expr { node: ExprNode::Lit(literal), span };
                            ExprNode::App(Box::new(function), Box::new(literal))
                        }
                        None => unsupported(what),
                    },
                }
            }
            NodeKind::Apply => return self.application(node),
            NodeKind::Infix | NodeKind::Negation => ExprNode::Infix(self.infix(node)),
            NodeKind::LeftSection => match (node.child(FieldId::LeftOperand), node.child(FieldId::Operator)) {
                (Some(operand), Some(operator)) => {
                    let operand = self.expr(operand);
                    ExprNode::LeftSection(Box::new(operand), Box::new(self.operator(operator)))
                }
                _ => unsupported("this section"),
            },
            NodeKind::RightSection => match (node.named_children().next(), node.child(FieldId::RightOperand)) {
                (Some(operator), Some(operand)) => {
                    let operator = self.operator(operator);
                    ExprNode::RightSection(Box::new(operator), Box::new(self.expr(operand)))
                }
                _ => unsupported("this section"),
            },
            NodeKind::Parens => match node.child(FieldId::Expression) {
                Some(inner) => ExprNode::Paren(Box::new(self.expr(inner))),
                None => unsupported("this expression"),
            },
            NodeKind::Lambda => match (node.child(FieldId::Patterns), node.child(FieldId::Expression)) {
                (Some(patterns), Some(body)) => {
                    let patterns = self.pats(patterns);
                    ExprNode::Lambda(patterns, Box::new(self.expr(body)))
                }
                _ => unsupported("this lambda"),
            },
            NodeKind::LambdaCase => ExprNode::LambdaCase(self.alternatives(node)),
            NodeKind::LetIn => {
                // A pragma in disguise.
                if let Some(body) =
                    node.child(FieldId::Expression).filter(|_| self.slice(node.start(), node.start() + 3) == "{-#")
                {
                    return self.expr(body);
                }
                let decls = self.local_decls(node);
                match node.child(FieldId::Expression) {
                    Some(body) => ExprNode::Let(decls, Box::new(self.expr(body))),
                    None => unsupported("this `let`"),
                }
            }
            NodeKind::Conditional => {
                let parts = (node.child(FieldId::If), node.child(FieldId::Then), node.child(FieldId::Else));
                match parts {
                    (Some(condition), Some(yes), Some(no)) => {
                        let condition = Box::new(self.expr(condition));
                        let yes = Box::new(self.expr(yes));
                        ExprNode::If(condition, yes, Box::new(self.expr(no)))
                    }
                    _ => unsupported("this `if`"),
                }
            }
            NodeKind::MultiWayIf => ExprNode::MultiIf(self.matches(node)),
            NodeKind::Case => match node.named_children().next() {
                Some(scrutinee) => {
                    let scrutinee = self.expr(scrutinee);
                    ExprNode::Case(Box::new(scrutinee), self.alternatives(node))
                }
                None => unsupported("this `case`"),
            },
            NodeKind::Do => self.do_block(node),
            NodeKind::Tuple => self.tuple(node),
            NodeKind::UnboxedTuple => self.unboxed_tuple(node),
            NodeKind::UnboxedSum => match (self.sum_name(node), node.child(FieldId::Element)) {
                (Some(name), Some(element)) => {
                    let head = Expr { node: ExprNode::Con(name), span };
                    ExprNode::App(Box::new(head), Box::new(self.expr(element)))
                }
                _ => unsupported("an unboxed sum of this size"),
            },
            NodeKind::UnboxedUnit => ExprNode::Con(self.special_name(node, "()")),
            NodeKind::List => {
                let elements: Vec<Expr> = node.all(FieldId::Element).map(|element| self.expr(element)).collect();
                match elements.is_empty() {
                    true => ExprNode::Con(self.special_name(node, "[]")),
                    false => ExprNode::List(elements),
                }
            }
            NodeKind::ArithmeticSequence => match node.child(FieldId::From) {
                Some(from) => {
                    let from = Box::new(self.expr(from));
                    let next = node.child(FieldId::Step).map(|step| Box::new(self.expr(step)));
                    let to = node.child(FieldId::To).map(|to| Box::new(self.expr(to)));
                    ExprNode::Range { from, next, to }
                }
                None => unsupported("this range"),
            },
            NodeKind::ListComprehension => self.comprehension(node),
            NodeKind::Record => self.record(node),
            NodeKind::Signature => match (node.child(FieldId::Expression), node.child(FieldId::Type)) {
                (Some(inner), Some(ty)) => {
                    let inner = self.expr(inner);
                    ExprNode::Annotation(Box::new(inner), self.ty(ty))
                }
                _ => unsupported("this annotation"),
            },
            NodeKind::ImplicitVariable => ExprNode::Var(self.special_name(node, self.text(node))),
            kind => unsupported(match kind {
                NodeKind::LambdaCases => "`\\cases`",
                NodeKind::Projection | NodeKind::ProjectionSelector => "record dot syntax",
                NodeKind::PrefixUnboxedTuple | NodeKind::PrefixUnboxedSum => "an unboxed tuple",
                NodeKind::Quote | NodeKind::TypedQuote | NodeKind::ThQuotedName | NodeKind::Splice => {
                    "Template Haskell"
                }
                NodeKind::Quasiquote => "a quasi-quotation",
                NodeKind::Label => "an overloaded label",
                _ => "this expression",
            }),
        };
        Expr { node: converted, span }
    }

    /// A tuple as its constructor applied, so that strict components are arguments.
    fn unboxed_tuple(&mut self, node: Node<'_>) -> ExprNode {
        let parts: Vec<Expr> = node.all(FieldId::Element).map(|element| self.expr(element)).collect();
        let commas = node.children().filter(|child| self.text(*child) == ",").count();
        let span = self.span(node);
        if parts.len() != commas + 1 {
            return ExprNode::Unsupported("a section of an unboxed tuple".into());
        }
        let head = ExprNode::Con(match commas {
            0 => self.builtin_name(node, "One"),
            _ => self.special_name(node, &format!("({})", ",".repeat(commas))),
        });
        let apply =
            |function: ExprNode, arg: Expr| ExprNode::App(Box::new(Expr { node: function, span }), Box::new(arg));
        parts.into_iter().fold(head, apply)
    }

    /// The constructor of `(# | x #)`: how many places there are, and which has the value.
    pub fn sum_name(&self, node: Node<'_>) -> Option<Name> {
        let element = node.child(FieldId::Element)?;
        let bars: Vec<Node<'_>> = node.children().filter(|child| self.text(*child) == "|").collect();
        let before = bars.iter().filter(|bar| self.span(**bar).start < self.span(element).start).count();
        let places = bars.len() + 1;
        (places <= MOST_SUMMANDS).then(|| self.builtin_name(node, &format!("Sum{places}_{}#", before + 1)))
    }

    /// `0#`, `'c'#`, `2.5##`: the literal, and what it is one of.
    pub fn unboxed_literal(&mut self, node: Node<'_>) -> Option<(Literal, &'static str)> {
        let text = self.text(node);
        let plain = text.trim_end_matches('#');
        let (plain, is_negative) = plain.strip_prefix('-').map_or((plain, false), |rest| (rest.trim_start(), true));
        let literal = literal::literal(plain).ok()?;
        let what = match (&literal, text.len() - text.trim_end_matches('#').len()) {
            (Literal::Integer(_), 1) => "Int",
            (Literal::Integer(_), 2) => "Word",
            (Literal::Rational(..), 1) => "Float",
            (Literal::Rational(..), 2) => "Double",
            (Literal::Char(_), 1) => "Char",
            (Literal::String(_), 1) => "Addr",
            _ => return None,
        };
        Some((if is_negative { literal::negated(literal) } else { literal }, what))
    }

    /// A name of the library that syntax stands for.
    pub fn builtin_expr(&self, base: &str, span: Span) -> Expr {
        let name = Name { qualifier: Some("Selfsame.Builtin".into()), base: Symbol::new(base), span };
        Expr { node: ExprNode::Var(name), span }
    }

    fn name_expr(&self, name: Name) -> ExprNode {
        if name.is_constructor() { ExprNode::Con(name) } else { ExprNode::Var(name) }
    }

    pub fn operator(&self, node: Node<'_>) -> Expr {
        let name = self.name(node);
        Expr { node: self.name_expr(name), span: name.span }
    }

    /// The literal at a node with its place, or what it is when it is none that we read.
    pub fn literal(&mut self, node: Node<'_>) -> Result<(Literal, Span), &'static str> {
        self.literal_at(node.start(), node.end())
    }

    /// A blank of the file other than a space in a literal, outside of gaps.
    fn raw_blank(&self, range: std::ops::Range<usize>) -> Option<usize> {
        let text = &self.source.text[range.clone()];
        self.source.blanks(range.clone()).find(|at| {
            let mut before = text[..at - range.start].chars().peekable();
            let mut in_gap = false;
            while let Some(c) = before.next() {
                match (c, in_gap) {
                    ('\\', true) => in_gap = false,
                    ('\\', false) => match before.peek() {
                        Some(next) if !next.is_whitespace() => _ = before.next(),
                        _ => in_gap = true,
                    },
                    _ => {}
                }
            }
            !in_gap
        })
    }

    fn literal_at(&mut self, start: usize, end: usize) -> Result<(Literal, Span), &'static str> {
        let Some(token) = self.tokens.starting_at(start).copied() else { return Err("this literal") };
        let span = self.token_span(&token);
        if token.kind == TokenKind::QuasiQuote {
            return Err("a quasi-quotation");
        }
        if token.kind == TokenKind::VarSym {
            let (digits, place) = self.literal_at(token.end as usize, end)?;
            return Ok((literal::negated(digits), span.to(place)));
        }
        if end > token.end as usize {
            return Err("an unboxed literal");
        }
        if let Some(at) = self.raw_blank(token.start as usize..token.end as usize) {
            let place = self.source.span(at, at + 1);
            self.reject(place, "a tab cannot stand in a literal", "write it as `\\t`");
            return Err("a syntax error");
        }
        match literal::literal(self.token_text(&token)) {
            Ok(Literal::Rational(value, one)) if self.extensions.num_decimals && one.is_one() => {
                Ok((Literal::Integer(value), span))
            }
            Ok(literal) => Ok((literal, span)),
            Err(literal::SURROGATE) => Err(literal::SURROGATE),
            Err(message) => {
                self.reject(
                    span,
                    message,
                    "see sections 2.5 and 2.6 of the Haskell report for how literals are written",
                );
                Err("a syntax error")
            }
        }
    }

    /// `f x y`, without recursion on the number of arguments.
    fn application(&mut self, node: Node<'_>) -> Expr {
        let (head, arguments) = node.applied(FieldId::Function);
        let mut result = self.expr(head);
        for argument in arguments.into_iter() {
            let span = self.source.span(node.start(), argument.end());
            let function = Box::new(result);
            let applied = match (argument.kind(), argument.child(FieldId::Type)) {
                (NodeKind::TypeApplication, Some(ty)) => ExprNode::TypeApp(function, self.ty(ty)),
                (NodeKind::ExplicitType, _) => unsupported("a type as an argument"),
                _ => ExprNode::App(function, Box::new(self.expr(argument))),
            };
            result = Expr { node: applied, span };
        }
        result
    }

    /// A flat chain in source order. The grammar nests infix expressions to the right and negation tight; neither means
    /// anything.
    fn infix(&mut self, node: Node<'_>) -> Vec<InfixItem> {
        let mut items = Vec::new();
        let mut work = vec![node];
        while let Some(node) = work.pop() {
            match node.kind() {
                NodeKind::Infix => {
                    let parts = [FieldId::RightOperand, FieldId::Operator, FieldId::LeftOperand];
                    work.extend(parts.into_iter().filter_map(|field| node.child(field)));
                }
                NodeKind::Negation => {
                    let minus = self.source.span(node.start(), node.start() + 1);
                    items.push(InfixItem::Minus(minus));
                    work.extend(node.child(FieldId::Expression));
                }
                _ if node.field_id() == FieldId::Operator => items.push(InfixItem::Operator(self.operator(node))),
                _ => items.push(InfixItem::Operand(self.expr(node))),
            }
        }
        items
    }

    /// `(a, b)`, `(, b)`: a missing element is two commas, or a comma beside a parenthesis.
    fn tuple(&mut self, node: Node<'_>) -> ExprNode {
        let mut elements = vec![None];
        for child in node.children() {
            if child.field_id() == FieldId::Element {
                if let Some(last) = elements.last_mut() {
                    *last = Some(self.expr(child));
                }
            } else if self.text(child) == "," {
                elements.push(None);
            }
        }
        if elements.iter().all(Option::is_some) {
            ExprNode::Tuple(elements.into_iter().flatten().collect())
        } else {
            ExprNode::TupleSection(elements)
        }
    }

    fn do_block(&mut self, node: Node<'_>) -> ExprNode {
        if node.child_of_kind(NodeKind::DoModule).is_some() {
            return unsupported("qualified `do`");
        }
        if self.slice(node.start(), node.start() + 3) == "mdo" {
            return unsupported("recursive `do`");
        }
        let mut statements = Vec::new();
        for statement in node.all(FieldId::Statement) {
            match self.stmt(statement) {
                Some(statement) => statements.push(statement),
                None => return unsupported("recursive `do`"),
            }
        }
        if !matches!(statements.last(), Some(Stmt::Expr(_))) {
            let span = self.span(node);
            self.reject(span, "a `do` block ends with an expression", "add the expression that the block gives");
        }
        ExprNode::Do(statements)
    }

    /// A statement, guard or qualifier; nothing for those we do not read.
    pub fn stmt(&mut self, node: Node<'_>) -> Option<Stmt> {
        match node.kind() {
            NodeKind::Bind | NodeKind::Generator | NodeKind::PatternGuard => {
                let (pattern, value) = (node.child(FieldId::Pattern)?, node.child(FieldId::Expression)?);
                let pattern = self.pat(pattern);
                Some(Stmt::Bind(pattern, self.expr(value)))
            }
            NodeKind::Let => Some(Stmt::Let(self.local_decls(node))),
            NodeKind::Exp | NodeKind::Boolean => {
                let value = node.named_children().next()?;
                Some(Stmt::Expr(self.expr(value)))
            }
            _ => None,
        }
    }

    fn alternatives(&mut self, node: Node<'_>) -> Vec<Clause> {
        let Some(list) = node.child(FieldId::Alternatives) else { return Vec::new() };
        let mut clauses = Vec::new();
        for alternative in list.all(FieldId::Alternative) {
            let Some(pattern) = alternative.child(FieldId::Pattern) else { continue };
            let pats = vec![self.pat(pattern)];
            let rhs = self.rhs(alternative);
            clauses.push(Clause { pats, rhs, span: self.span(alternative) });
        }
        clauses
    }

    /// What follows the patterns: `= e`, `-> e` or guards, and `where`.
    pub fn rhs(&mut self, node: Node<'_>) -> Rhs {
        let bodies = self.matches(node);
        let wheres = self.local_decls(node);
        Rhs { bodies, wheres }
    }

    fn matches(&mut self, node: Node<'_>) -> Vec<GuardedRhs> {
        let mut bodies = Vec::new();
        for branch in node.all(FieldId::Match) {
            let mut guards = Vec::new();
            if let Some(list) = branch.child(FieldId::Guards) {
                guards.extend(list.all(FieldId::Guard).filter_map(|guard| self.stmt(guard)));
            }
            if let Some(body) = branch.child(FieldId::Expression) {
                let body = self.expr(body);
                bodies.push(GuardedRhs { guards, body, span: self.span(branch) });
            }
        }
        bodies
    }

    /// `C { x = 1 }` builds, `e { x = 1 }` updates.
    fn record(&mut self, node: Node<'_>) -> ExprNode {
        let Some(subject) = node.child(FieldId::Expression) else { return unsupported("this record") };
        let mut fields = Vec::new();
        let mut wildcard = false;
        for field in node.all(FieldId::Field) {
            match field.child(FieldId::Field) {
                None => wildcard = true,
                Some(path) if path.kind() == NodeKind::FieldPath => return unsupported("record dot syntax"),
                Some(label) => {
                    let label = self.name(label);
                    let value = field.child(FieldId::Expression).map(|value| self.expr(value));
                    fields.push(FieldBind { label, value });
                }
            }
        }
        let subject = self.expr(subject);
        match subject.node {
            ExprNode::Con(con) => ExprNode::RecordCon { con, fields, wildcard },
            _ if wildcard => {
                self.reject(subject.span, "`..` needs a constructor before the braces", "name the fields to change");
                unsupported("a syntax error")
            }
            _ => ExprNode::RecordUpdate(Box::new(subject), fields),
        }
    }
}

pub(super) fn unsupported(what: &str) -> ExprNode {
    ExprNode::Unsupported(what.into())
}
