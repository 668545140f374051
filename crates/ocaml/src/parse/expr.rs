//! Expressions.

use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;
use tree_sitter::Node;

use super::{Parser, has_token, named};
use crate::syntax::*;

impl Parser<'_> {
    pub(super) fn expr(&mut self, node: Node) -> Expr {
        let span = self.span(node);
        let kind = self
            .deeper(node, |p| p.expr_kind(node))
            .unwrap_or_else(|| ExprKind::Unsupported("an expression nested too deeply".into()));
        Expr { kind, span }
    }

    fn boxed(&mut self, node: Node) -> Box<Expr> {
        Box::new(self.expr(node))
    }

    fn exprs(&mut self, nodes: &[Node]) -> Vec<Expr> {
        nodes.iter().map(|n| self.expr(*n)).collect()
    }

    fn expr_kind(&mut self, node: Node) -> ExprKind {
        self.known_expr(node).unwrap_or_else(|| ExprKind::Unsupported(unsupported_expr(node).into()))
    }

    /// `None` for what we do not read.
    fn known_expr(&mut self, node: Node) -> Option<ExprKind> {
        let children = named(node);
        let field = |name: &str| node.child_by_field_name(name);
        Some(match node.kind() {
            "value_path" => ExprKind::Var(self.path(node)),
            "number" | "signed_number" => self.number(node),
            "character" => ExprKind::Char(self.character(node)?),
            "string" | "quoted_string" => ExprKind::Str(self.string(node)),
            "unit" | "boolean" | "empty_list" => ExprKind::Con(self.builtin_constructor(node), None),
            "constructor_path" => ExprKind::Con(self.path(node), None),
            "parenthesized_expression" => self.expr(field("expression")?).kind,
            "package_expression" => {
                let ty = field("module_type").map(|ty| Box::new(self.module_type(ty)));
                ExprKind::Pack(Box::new(self.module_expr(field("module")?)), ty)
            }
            // What is read is well typed, and a coercion changes no value.
            "typed_expression" if field("coercion").is_some() => {
                let inner = self.boxed(field("expression")?);
                ExprKind::Annot(inner, self.type_expr(field("coercion")?))
            }
            "tag" => ExprKind::Tag(self.tag(node), None),
            "typed_expression" => {
                let inner = self.boxed(field("expression")?);
                ExprKind::Annot(inner, self.type_expr(field("type")?))
            }
            "tuple_expression" if children.iter().any(|n| n.kind() == "labeled_tuple_element") => return None,
            "tuple_expression" => ExprKind::Tuple(self.exprs(&children)),
            "cons_expression" => {
                let parts = vec![self.expr(field("left")?), self.expr(field("right")?)];
                let arg = Expr { kind: ExprKind::Tuple(parts), span: self.span(node) };
                ExprKind::Con(self.builtin_path(node, "::"), Some(Box::new(arg)))
            }
            "list_expression" | "array_expression" if children.iter().any(|n| n.kind() == "comprehension") => {
                return None;
            }
            "list_expression" => ExprKind::List(self.exprs(&children)),
            "array_expression" => ExprKind::Array(self.exprs(&children)),
            "record_expression" => {
                let base = field("record").map(|r| self.boxed(r));
                let fields = children.iter().filter(|n| n.kind() == "field_expression");
                ExprKind::Record(base, fields.map(|n| self.record_field(*n)).collect::<Option<_>>()?)
            }
            "field_get_expression" => ExprKind::Field(self.boxed(field("record")?), self.path(field("field")?)),
            "array_get_expression" | "string_get_expression" => {
                if children.iter().any(|n| n.kind() == "indexing_operator_path") {
                    return None;
                }
                let what = if node.kind() == "array_get_expression" { Indexed::Array } else { Indexed::String };
                ExprKind::Index(what, self.boxed(field("sequence")?), self.boxed(field("index")?))
            }
            "set_expression" => self.assignment(node)?,
            "application_expression" => self.application(node)?,
            "prefix_expression" | "sign_expression" => self.prefix(node)?,
            "infix_expression" | "hash_expression" => {
                let operator = self.operator(field("operator")?);
                let args = [field("left")?, field("right")?].map(|n| Arg { label: None, expr: self.expr(n) });
                ExprKind::Apply(Box::new(operator), args.into())
            }
            "if_expression" => {
                let clause = |kind: &str| {
                    let clause = children.iter().find(|n| n.kind() == kind)?;
                    clause.child_by_field_name("expression")
                };
                let condition = self.boxed(field("condition")?);
                let yes = self.boxed(clause("then_clause")?);
                let no = clause("else_clause").map(|n| self.boxed(n));
                ExprKind::If(condition, yes, no)
            }
            "while_expression" => {
                ExprKind::While(self.boxed(field("condition")?), Box::new(self.do_clause(&children)?))
            }
            "for_expression" => ExprKind::For(Box::new(ForLoop {
                var: self.pattern(field("name")?),
                from: self.expr(field("from")?),
                to: self.expr(field("to")?),
                up: has_token(node, "to"),
                body: self.do_clause(&children)?,
            })),
            "sequence_expression" => self.sequence(&children)?,
            "match_expression" if children.iter().any(|n| n.kind() == "match_operator") => return None,
            "match_expression" => {
                let scrutinee = self.boxed(field("expression")?);
                ExprKind::Match(scrutinee, self.cases(&children)?)
            }
            "try_expression" => {
                let body = self.boxed(field("expression")?);
                ExprKind::Try(body, self.cases(&children)?)
            }
            "function_expression" => ExprKind::Function(self.cases(&children)?),
            "fun_expression" => {
                let outer_types = self.abstract_types.len();
                let params = self.params(&children)?;
                let mut body = self.expr(field("body")?);
                if let Some(ty) = field("type") {
                    let span = body.span;
                    body = Expr { kind: ExprKind::Annot(Box::new(body), self.type_expr(ty)), span };
                }
                self.abstract_types.truncate(outer_types);
                if params.is_empty() { body.kind } else { ExprKind::Fun(params, Box::new(body)) }
            }
            "let_expression" => self.let_expr(node)?,
            "assert_expression" => ExprKind::Assert(self.boxed(field("expression")?)),
            "lazy_expression" => ExprKind::Lazy(self.boxed(field("expression")?)),
            "extension" => {
                let name = children.iter().find(|n| n.kind() == "attribute_id")?;
                let is_known = matches!(self.str(*name), "extension_constructor" | "ocaml.extension_constructor");
                let payload = *children.iter().find(|n| n.kind() == "attribute_payload").filter(|_| is_known)?;
                let item = *named(payload).first()?;
                let path = *named(item).first().filter(|path| path.kind() == "constructor_path")?;
                ExprKind::Extension(self.path(path))
            }
            "local_open_expression" => {
                let module = self.module_path(*children.first()?);
                ExprKind::Open(module, self.boxed(field("expression")?))
            }
            _ => return None,
        })
    }

    fn sequence(&mut self, children: &[Node]) -> Option<ExprKind> {
        let (last, before) = children.split_last()?;
        let mut result = self.expr(*last);
        for node in before.iter().rev() {
            let first = self.expr(*node);
            let span = first.span.to(result.span);
            result = Expr { kind: ExprKind::Seq(Box::new(first), Box::new(result)), span };
        }
        Some(result.kind)
    }

    fn do_clause(&mut self, children: &[Node]) -> Option<Expr> {
        let clause = children.iter().find(|n| n.kind() == "do_clause")?;
        match named(*clause)[..] {
            [] => Some(self.unit(*clause)),
            [body] => Some(self.expr(body)),
            _ => None,
        }
    }

    fn unit(&self, node: Node) -> Expr {
        Expr { kind: ExprKind::Con(self.builtin_path(node, "()"), None), span: self.span(node) }
    }

    fn operator(&mut self, node: Node) -> Expr {
        Expr { kind: ExprKind::Var(self.builtin_path(node, self.str(node).trim())), span: self.span(node) }
    }

    /// `!x`, `-x`, `-. x`, `~-x`; a minus before a literal is the literal's sign.
    fn prefix(&mut self, node: Node) -> Option<ExprKind> {
        let operator = node.child_by_field_name("operator")?;
        let inner = node.child_by_field_name("expression")?;
        if node.kind() == "sign_expression" && inner.kind() == "number" && self.str(operator).starts_with('-') {
            return Some(self.negative_number(inner));
        }
        let operand = self.expr(inner);
        let name = match (node.kind(), self.str(operator)) {
            ("sign_expression", "-") => "~-",
            ("sign_expression", "-.") => "~-.",
            ("sign_expression", "+") => "~+",
            ("sign_expression", _) => "~+.",
            (_, text) => text,
        };
        let head = Expr { kind: ExprKind::Var(self.builtin_path(operator, name)), span: self.span(operator) };
        Some(ExprKind::Apply(Box::new(head), vec![Arg { label: None, expr: operand }]))
    }

    /// `f a b`, and constructors applied to their argument.
    fn application(&mut self, node: Node) -> Option<ExprKind> {
        let function = node.child_by_field_name("function")?;
        let mut cursor = node.walk();
        let nodes: Vec<Node> = node.children_by_field_name("argument", &mut cursor).collect();
        if let ([arg], "constructor_path") = (&nodes[..], function.kind())
            && arg.kind() != "labeled_argument"
        {
            return Some(ExprKind::Con(self.path(function), Some(self.boxed(*arg))));
        }
        if let ([arg], "tag") = (&nodes[..], function.kind()) {
            return Some(ExprKind::Tag(self.tag(function), Some(self.boxed(*arg))));
        }
        let args = nodes.iter().map(|arg| self.argument(*arg)).collect::<Option<Vec<_>>>()?;
        Some(ExprKind::Apply(self.boxed(function), args))
    }

    fn argument(&mut self, node: Node) -> Option<Arg> {
        if node.kind() != "labeled_argument" {
            return Some(Arg { label: None, expr: self.expr(node) });
        }
        let is_optional = self.str(node).starts_with('?');
        let name = named(node).into_iter().find(|n| n.kind() == "label_name")?;
        let label = self.symbol(name);
        let expr = match node.child_by_field_name("expression") {
            Some(expr) => self.expr(expr),
            None => Expr { kind: ExprKind::Var(self.builtin_path(name, label.as_str())), span: self.span(name) },
        };
        let label = if is_optional { Symbol::new(&format!("?{label}")) } else { label };
        Some(Arg { label: Some(label), expr })
    }

    fn record_field(&mut self, node: Node) -> Option<(Path, Expr)> {
        let path = self.path(named(node).into_iter().find(|n| n.kind() == "field_path")?);
        let value = match node.child_by_field_name("body") {
            Some(body) => self.expr(body),
            None => {
                let name = Path { modules: Vec::new(), name: path.name, span: path.span };
                Expr { kind: ExprKind::Var(name), span: path.span }
            }
        };
        Some((path, value))
    }

    fn assignment(&mut self, node: Node) -> Option<ExprKind> {
        let target = *named(node).first()?;
        let body = self.boxed(node.child_by_field_name("body")?);
        let field = |name: &str| target.child_by_field_name(name);
        match target.kind() {
            "field_get_expression" => {
                Some(ExprKind::SetField(self.boxed(field("record")?), self.path(field("field")?), body))
            }
            "array_get_expression" => Some(ExprKind::SetIndex(
                Indexed::Array,
                self.boxed(field("sequence")?),
                self.boxed(field("index")?),
                body,
            )),
            "string_get_expression" => Some(ExprKind::SetIndex(
                Indexed::String,
                self.boxed(field("sequence")?),
                self.boxed(field("index")?),
                body,
            )),
            _ => None,
        }
    }

    fn cases(&mut self, children: &[Node]) -> Option<Vec<Case>> {
        let cases = children.iter().filter(|n| n.kind() == "match_case").map(|n| self.case(*n));
        let cases: Option<Vec<Case>> = cases.collect();
        Some(cases?.into_iter().flat_map(by_outcome).collect())
    }

    fn case(&mut self, node: Node) -> Option<Case> {
        let pattern = self.pattern(node.child_by_field_name("pattern")?);
        let guard = match named(node).into_iter().find(|n| n.kind() == "guard") {
            Some(guard) => Some(self.expr(guard.child_by_field_name("expression")?)),
            None => None,
        };
        Some(Case { pattern, guard, body: self.expr(node.child_by_field_name("body")?) })
    }

    /// The parameters among the children of a `fun` or a binding. Locally abstract types are type variables from here on.
    pub(super) fn params(&mut self, children: &[Node]) -> Option<Vec<Param>> {
        self.add_abstract_types(children);
        children.iter().filter(|n| n.kind() == "parameter").map(|n| self.param(*n)).collect()
    }

    fn param(&mut self, node: Node) -> Option<Param> {
        let text = self.str(node);
        let mut pattern = self.pattern(node.child_by_field_name("pattern")?);
        if let Some((ty, _)) = self.annotation(node) {
            let span = pattern.span;
            pattern = Pattern { kind: PatternKind::Annot(Box::new(pattern), ty), span };
        }
        let label = match named(node).into_iter().find(|n| n.kind() == "label_name") {
            Some(name) => Some(self.symbol(name)),
            None if text.starts_with(['~', '?']) => Some(self.symbol(node.child_by_field_name("pattern")?)),
            None => None,
        };
        let is_optional = text.starts_with('?');
        let label = label.map(|label| if is_optional { Symbol::new(&format!("?{label}")) } else { label });
        let default = node.child_by_field_name("default").map(|default| self.expr(default));
        Some(Param { label, pattern, default })
    }

    fn let_expr(&mut self, node: Node) -> Option<ExprKind> {
        let children = named(node);
        let body = node.child_by_field_name("body")?;
        let item = children.into_iter().find(|n| *n != body)?;
        if item.kind() == "value_definition" {
            if let Some(operator) = named(item).into_iter().find(|n| n.kind() == "let_operator") {
                return self.let_operator(operator, item, body);
            }
            let (recursive, bindings) = self.value_definition(item)?;
            return Some(ExprKind::Let(recursive, bindings, self.boxed(body)));
        }
        let item = self.item(item);
        let body = self.boxed(body);
        Some(match item.kind {
            ItemKind::Open(module) => ExprKind::Open(module, body),
            _ => ExprKind::LetItem(Box::new(item), body),
        })
    }

    /// `let* p = e in body` is `(let*) e (fun p -> body)`.
    fn let_operator(&mut self, operator: Node, item: Node, body: Node) -> Option<ExprKind> {
        let mut children = named(item).into_iter().filter(|n| n.kind() != "let_operator");
        let Binding { mut pattern, body: mut value, span, .. } = self.binding(children.next()?)?;
        // `and* q = e'` pairs what there is so far with it.
        while let Some(and_operator) = children.next() {
            let next = self.binding(children.next()?)?;
            value = self.operator_call(and_operator, [value, next.body], span.to(next.span));
            pattern = Pattern { kind: PatternKind::Tuple(vec![pattern, next.pattern]), span: span.to(next.span) };
        }
        let param = Param { label: None, pattern, default: None };
        let body = self.boxed(body);
        let function = Expr { span: body.span, kind: ExprKind::Fun(vec![param], body) };
        Some(self.operator_call(operator, [value, function], span).kind)
    }

    fn operator_call(&mut self, operator: Node, args: [Expr; 2], span: Span) -> Expr {
        let head = self.operator(operator);
        let args = args.map(|expr| Arg { label: None, expr }).into();
        Expr { kind: ExprKind::Apply(Box::new(head), args), span }
    }

    pub(super) fn value_definition(&mut self, node: Node) -> Option<(bool, Vec<Binding>)> {
        let bindings: Vec<Node> = named(node).into_iter().filter(|n| n.kind() == "let_binding").collect();
        let bindings = bindings.into_iter().map(|n| self.binding(n)).collect::<Option<Vec<_>>>()?;
        Some((has_token(node, "rec"), bindings))
    }

    pub(super) fn binding(&mut self, node: Node) -> Option<Binding> {
        let span = self.span(node);
        let pattern_node = node.child_by_field_name("pattern")?;
        let pattern = self.pattern(pattern_node);
        let outer_types = self.abstract_types.len();
        if let Some(ty) = node.child_by_field_name("type") {
            self.add_abstract_types(&named(ty));
        }
        let params = self.params(&named(node))?;
        let mut body = match node.child_by_field_name("body") {
            Some(body) => self.expr(body),
            // `let x` alone in `let* x in …`: the name is its own value.
            None => {
                let path = Path { modules: Vec::new(), name: self.value_name(pattern_node), span };
                Expr { kind: ExprKind::Var(path), span }
            }
        };
        let mut poly = None;
        if let Some((ty, explicit)) = self.annotation(node) {
            if explicit {
                poly = Some(ty.clone());
            }
            body = Expr { span: body.span, kind: ExprKind::Annot(Box::new(body), ty) };
        }
        if node.child_by_field_name("coercion").is_some() {
            body.kind = ExprKind::Unsupported("coercions".into());
        }
        if !params.is_empty() {
            body = Expr { span: params_span(&params).to(body.span), kind: ExprKind::Fun(params, Box::new(body)) };
        }
        self.abstract_types.truncate(outer_types);
        Some(Binding { pattern, body, poly, span })
    }
}

/// `p | exception q -> …` as a case for the value and one for the exception.
fn by_outcome(case: Case) -> Vec<Case> {
    let is_exception = |pattern: &Pattern| matches!(pattern.kind, PatternKind::Exception(_));
    match &case.pattern.kind {
        PatternKind::Or(parts) if parts.iter().any(is_exception) => {}
        _ => return vec![case],
    }
    let Case { pattern: Pattern { kind, span }, guard, body } = case;
    let PatternKind::Or(parts) = kind else { return Vec::new() };
    let (exceptions, values): (Vec<Pattern>, Vec<Pattern>) = parts.into_iter().partition(is_exception);
    let values = match values.len() {
        0 => None,
        _ => Some(Pattern { kind: PatternKind::Or(values), span }),
    };
    let patterns = values.into_iter().chain(exceptions);
    patterns.map(|pattern| Case { pattern, guard: guard.clone(), body: body.clone() }).collect()
}

fn params_span(params: &[Param]) -> Span {
    let first = params[0].pattern.span;
    params.iter().fold(first, |span, p| span.to(p.pattern.span))
}

/// What the user is told when we do not read an expression.
fn unsupported_expr(node: Node) -> &'static str {
    match node.kind() {
        "object_expression" | "new_expression" | "object_copy_expression" => "objects",
        // There are none that a run could get here with.
        "method_invocation" => "a run that calls a method of an object",
        "extension" | "quoted_extension" => "syntax extensions",
        "typed_expression" => "coercions",
        "hole_expression" => "a hole `_` in an expression",
        "bigarray_get_expression" => "big arrays",
        "ERROR" => "code with a syntax error",
        "set_expression" => "this assignment",
        _ => "this construct",
    }
}
