//! Syntax trees as S-expressions: `(…)` for nodes, `[…]` for operator chains before fixity resolution.

use selfsame_core::symbol::Symbol;
use selfsame_haskell::syntax::*;

pub enum Tree {
    Atom(String),
    Node(Vec<Tree>),
    Chain(Vec<Tree>),
}

use Tree::{Atom, Chain, Node};

const WIDTH: usize = 110;

pub fn module(module: &Module) -> String {
    let mut out = String::new();
    let mut items = vec![tagged("module", vec![atom(module.name.node)])];
    if let Some(exports) = &module.exports {
        items.push(tagged("exports", exports.iter().map(export).collect()));
    }
    if !module.extensions.is_empty() {
        items.push(tagged("extensions", module.extensions.iter().map(atom).collect()));
    }
    items.extend(module.imports.iter().map(import));
    items.extend(module.decls.iter().map(decl));
    items.extend(module.rules.iter().map(rule));
    items.extend(module.directives.iter().map(directive));
    items.extend(module.annotations.iter().map(|text| tagged("annotation", vec![Atom(format!("{:?}", text.node))])));
    for item in items {
        print(&item, 0, &mut out);
        out.push('\n');
    }
    out
}

pub fn expression(value: &Expr) -> String {
    let mut out = String::new();
    print(&expr(value), 0, &mut out);
    out
}

fn print(tree: &Tree, indent: usize, out: &mut String) {
    let line = flat(tree);
    if indent + line.len() <= WIDTH {
        return out.push_str(&line);
    }
    let (open, children, close) = match tree {
        Atom(text) => return out.push_str(text),
        Node(children) => ('(', children, ')'),
        Chain(children) => ('[', children, ']'),
    };
    out.push(open);
    for (index, child) in children.iter().enumerate() {
        if index > 0 {
            out.push('\n');
            out.push_str(&" ".repeat(indent + 2));
        }
        print(child, indent + 2, out);
    }
    out.push(close);
}

fn flat(tree: &Tree) -> String {
    let join = |children: &[Tree]| children.iter().map(flat).collect::<Vec<_>>().join(" ");
    match tree {
        Atom(text) => text.clone(),
        Node(children) => format!("({})", join(children)),
        Chain(children) => format!("[{}]", join(children)),
    }
}

fn atom(value: impl ToString) -> Tree {
    Atom(value.to_string())
}

fn tagged(tag: &str, mut children: Vec<Tree>) -> Tree {
    children.insert(0, atom(tag));
    Node(children)
}

fn names<'n>(names: impl IntoIterator<Item = &'n Name>) -> Tree {
    Node(names.into_iter().map(|n| Atom(name(n))).collect())
}

fn name(name: &Name) -> String {
    name.qualifier.map_or_else(|| name.base.to_string(), |qualifier| format!("{qualifier}.{}", name.base))
}

fn export(item: &Export) -> Tree {
    match item {
        Export::Value(value) => Atom(name(value)),
        Export::Type(value, Children::None) => tagged("type", vec![Atom(name(value))]),
        Export::Type(value, Children::All) => tagged("type", vec![Atom(name(value)), atom("..")]),
        Export::Type(value, Children::Some(children)) => tagged("type", vec![Atom(name(value)), names(children)]),
        Export::Module(module, _) => tagged("module", vec![atom(module)]),
    }
}

fn import(import: &Import) -> Tree {
    let mut parts = vec![atom(import.module.node)];
    if import.qualified {
        parts.push(atom("qualified"));
    }
    if let Some(alias) = import.alias {
        parts.push(tagged("as", vec![atom(alias)]));
    }
    if let Some(list) = &import.list {
        parts.push(tagged(if list.hiding { "hiding" } else { "list" }, list.items.iter().map(export).collect()));
    }
    tagged("import", parts)
}

fn decl(item: &Decl) -> Tree {
    match item {
        Decl::Data(data) => {
            let mut parts = vec![Atom(name(&data.name)), Node(data.params.iter().map(atom).collect())];
            parts.extend(data.cons.iter().map(con));
            parts.extend(data.deriving.iter().map(|class| {
                let parts = std::iter::once(Atom(name(&class.class))).chain(class.args.iter().map(ty));
                let (tag, via) = strategy(&class.strategy);
                tagged(tag, parts.chain(via).collect())
            }));
            if let Some((family, args)) = &data.instance_of {
                parts.push(tagged("of", std::iter::once(Atom(name(family))).chain(args.iter().map(ty)).collect()));
            }
            tagged(if data.newtype { "newtype" } else { "data" }, parts)
        }
        Decl::Synonym { name: synonym, params, ty: body, .. } => {
            tagged("type", vec![Atom(name(synonym)), Node(params.iter().map(atom).collect()), ty(body)])
        }
        Decl::Class(class) => {
            let mut parts = vec![
                Node(class.context.iter().map(ty).collect()),
                Atom(name(&class.name)),
                Node(class.params.iter().map(atom).collect()),
            ];
            let side = |names: &[Symbol]| Node(names.iter().map(atom).collect());
            parts.extend(class.dependencies.iter().map(|(from, to)| tagged("->", vec![side(from), side(to)])));
            let special = |(method, own): &(Name, Type)| tagged("default", vec![Atom(name(method)), ty(own)]);
            parts.extend(class.special_defaults.iter().map(special));
            parts.extend(class.associated.iter().map(|family| tagged("associated", vec![Atom(name(family))])));
            parts.extend(class.defaults.iter().map(equation));
            parts.extend(class.unsupported.iter().map(|what| unsupported(what)));
            parts.extend(class.body.iter().map(value_decl));
            tagged("class", parts)
        }
        Decl::Instance(instance) => {
            let mut parts = vec![Node(instance.context.iter().map(ty).collect()), Atom(name(&instance.class))];
            parts.extend(instance.types.iter().map(ty));
            parts.extend(instance.unsupported.iter().map(|what| unsupported(what)));
            parts.extend(instance.body.iter().map(value_decl));
            tagged("instance", parts)
        }
        Decl::StandaloneDeriving { context, class, args, ty: target, strategy: how, .. } => {
            let mut parts = vec![Node(context.iter().map(ty).collect()), Atom(name(class))];
            let (tag, via) = strategy(how);
            parts.extend(args.iter().map(ty).chain([ty(target)]).chain(via));
            tagged(tag, parts)
        }
        Decl::Family(family) => {
            let mut parts = vec![Atom(name(&family.name)), Node(family.params.iter().map(atom).collect())];
            parts.extend(family.closed.iter().map(|equations| Node(equations.iter().map(equation).collect())));
            tagged(if family.is_data { "data-family" } else { "family" }, parts)
        }
        Decl::Equation(item) => equation(item),
        Decl::PatternSynonym { name: synonym, arity, builds, .. } => {
            tagged("pattern", vec![Atom(name(synonym)), atom(arity), atom(builds)])
        }
        Decl::PatternSignature { names: of, ty: body, .. } => tagged("pattern-sig", vec![names(of), ty(body)]),
        Decl::Default(types, _) => tagged("default", types.iter().map(ty).collect()),
        Decl::Value(value) => value_decl(value),
        Decl::Unsupported(item) => left_out(item),
    }
}

fn equation(item: &FamilyEquation) -> Tree {
    let args = Node(item.args.iter().map(ty).collect());
    tagged("equation", vec![Atom(name(&item.family)), args, ty(&item.ty)])
}

fn strategy(strategy: &Strategy) -> (&'static str, Option<Tree>) {
    match strategy {
        Strategy::Unsaid => ("deriving", None),
        Strategy::Stock => ("deriving-stock", None),
        Strategy::Newtype => ("deriving-newtype", None),
        Strategy::Anyclass => ("deriving-anyclass", None),
        Strategy::Via(via) => ("deriving-via", Some(ty(via))),
    }
}

fn left_out(item: &Unsupported) -> Tree {
    let mut parts = vec![Atom(format!("{:?}", item.what)), names(&item.defines)];
    if item.reported {
        parts.push(atom("reported"));
    }
    tagged("unsupported", parts)
}

fn unsupported(what: &str) -> Tree {
    tagged("unsupported", vec![Atom(format!("{what:?}"))])
}

fn con(con: &ConDecl) -> Tree {
    let tag = match (con.record, con.infix) {
        (true, _) => "record",
        (_, true) => "infix",
        _ => "con",
    };
    let mut parts = vec![Atom(name(&con.name))];
    if con.is_special() {
        parts.push(tagged("forall", con.vars.iter().map(atom).collect()));
        parts.push(Node(con.context.iter().map(ty).collect()));
        parts.extend(con.result.iter().map(|result| tagged("result", vec![ty(result)])));
    }
    parts.extend(con.unsupported.iter().map(|what| unsupported(what)));
    parts.extend(con.fields.iter().map(|field| {
        let strict = if field.strict { tagged("!", vec![ty(&field.ty)]) } else { ty(&field.ty) };
        match &field.label {
            Some(label) => tagged("::", vec![Atom(name(label)), strict]),
            None => strict,
        }
    }));
    tagged(tag, parts)
}

fn value_decl(item: &ValueDecl) -> Tree {
    match item {
        ValueDecl::Function(function) => {
            let mut parts = vec![Atom(name(&function.name))];
            parts.extend(function.clauses.iter().map(clause));
            tagged("fun", parts)
        }
        ValueDecl::Pattern { pat: bound, rhs: body, .. } => {
            let mut parts = vec![pat(bound)];
            parts.extend(rhs(body));
            tagged("bind", parts)
        }
        ValueDecl::Signature { names: of, ty: body, .. } => tagged("sig", vec![names(of), ty(body)]),
        ValueDecl::Fixity { names: of, fixity, .. } => {
            tagged("fixity", vec![atom(format!("{:?}", fixity.assoc)), atom(fixity.precedence), names(of)])
        }
        ValueDecl::Unsupported(item) => left_out(item),
    }
}

fn clause(clause: &Clause) -> Tree {
    let mut parts = vec![Node(clause.pats.iter().map(pat).collect())];
    parts.extend(rhs(&clause.rhs));
    Node(parts)
}

fn rhs(rhs: &Rhs) -> Vec<Tree> {
    let mut parts: Vec<Tree> = rhs.bodies.iter().map(guarded).collect();
    if !rhs.wheres.is_empty() {
        parts.push(tagged("where", rhs.wheres.iter().map(value_decl).collect()));
    }
    parts
}

fn guarded(body: &GuardedRhs) -> Tree {
    if body.guards.is_empty() {
        return expr(&body.body);
    }
    tagged("|", vec![Node(body.guards.iter().map(stmt).collect()), expr(&body.body)])
}

fn stmt(item: &Stmt) -> Tree {
    match item {
        Stmt::Bind(bound, value) => tagged("<-", vec![pat(bound), expr(value)]),
        Stmt::Let(decls) => tagged("let", decls.iter().map(value_decl).collect()),
        Stmt::Expr(value) => expr(value),
    }
}

fn literal(value: &Literal) -> Tree {
    match value {
        Literal::Integer(value) => atom(value),
        Literal::Rational(numerator, denominator) => Atom(format!("{numerator}/{denominator}")),
        Literal::Char(value) => Atom(format!("{value:?}")),
        Literal::String(value) => Atom(format!("{value:?}")),
    }
}

fn expr(value: &Expr) -> Tree {
    match &value.node {
        ExprNode::Var(of) | ExprNode::Con(of) => Atom(name(of)),
        ExprNode::Lit(value) => literal(value),
        ExprNode::App(..) => {
            let mut parts = Vec::new();
            let mut head = value;
            while let ExprNode::App(function, argument) = &head.node {
                parts.push(expr(argument));
                head = function;
            }
            parts.push(expr(head));
            parts.reverse();
            Node(parts)
        }
        ExprNode::TypeApp(function, argument) => tagged("@", vec![expr(function), ty(argument)]),
        ExprNode::Infix(items) => Chain(
            items
                .iter()
                .map(|item| match item {
                    InfixItem::Operand(operand) => expr(operand),
                    InfixItem::Operator(operator) => expr(operator),
                    InfixItem::Minus(_) => atom("neg"),
                })
                .collect(),
        ),
        ExprNode::Binary(operator, left, right) => Node(vec![expr(operator), expr(left), expr(right)]),
        ExprNode::Negate(inner) => tagged("neg", vec![expr(inner)]),
        ExprNode::LeftSection(operand, operator) => tagged("left-section", vec![expr(operand), expr(operator)]),
        ExprNode::RightSection(operator, operand) => tagged("right-section", vec![expr(operator), expr(operand)]),
        ExprNode::Paren(inner) => tagged("par", vec![expr(inner)]),
        ExprNode::Lambda(pats, body) => tagged("\\", vec![Node(pats.iter().map(pat).collect()), expr(body)]),
        ExprNode::LambdaCase(clauses) => tagged("\\case", clauses.iter().map(clause).collect()),
        ExprNode::Let(decls, body) => tagged("let", vec![Node(decls.iter().map(value_decl).collect()), expr(body)]),
        ExprNode::If(condition, yes, no) => tagged("if", vec![expr(condition), expr(yes), expr(no)]),
        ExprNode::MultiIf(bodies) => tagged("multi-if", bodies.iter().map(guarded).collect()),
        ExprNode::Case(scrutinee, clauses) => {
            let mut parts = vec![expr(scrutinee)];
            parts.extend(clauses.iter().map(clause));
            tagged("case", parts)
        }
        ExprNode::Do(stmts) => tagged("do", stmts.iter().map(stmt).collect()),
        ExprNode::Tuple(elements) => tagged("tuple", elements.iter().map(expr).collect()),
        ExprNode::TupleSection(elements) => {
            tagged("tuple", elements.iter().map(|element| element.as_ref().map_or(atom("~"), expr)).collect())
        }
        ExprNode::List(elements) => tagged("list", elements.iter().map(expr).collect()),
        ExprNode::Range { from, next, to } => {
            let bound = |bound: &Option<Box<Expr>>| bound.as_ref().map_or(atom("~"), |bound| expr(bound));
            tagged("range", vec![expr(from), bound(next), bound(to)])
        }
        ExprNode::Comprehension(body, stmts) => {
            let mut parts = vec![expr(body)];
            parts.extend(stmts.iter().map(stmt));
            tagged("comprehension", parts)
        }
        ExprNode::RecordCon { con, fields, wildcard } => record(Atom(name(con)), fields, *wildcard, expr),
        ExprNode::RecordUpdate(subject, fields) => record(tagged("update", vec![expr(subject)]), fields, false, expr),
        ExprNode::Annotation(inner, annotation) => tagged("::", vec![expr(inner), ty(annotation)]),
        ExprNode::Unsupported(what) => unsupported(what),
    }
}

fn record<T>(subject: Tree, fields: &[FieldBind<T>], wildcard: bool, value: fn(&T) -> Tree) -> Tree {
    let mut parts = vec![subject];
    parts.extend(fields.iter().map(|field| match &field.value {
        Some(bound) => tagged("=", vec![Atom(name(&field.label)), value(bound)]),
        None => Atom(name(&field.label)),
    }));
    if wildcard {
        parts.push(atom(".."));
    }
    tagged("record", parts)
}

fn pat(value: &Pat) -> Tree {
    match &value.node {
        PatNode::Wildcard => atom("_"),
        PatNode::Var(of) => Atom(name(of)),
        PatNode::Lit(value) => literal(value),
        PatNode::Con(con, pats) if pats.is_empty() => Atom(name(con)),
        PatNode::Con(con, pats) => tagged(&name(con), pats.iter().map(pat).collect()),
        PatNode::Infix(items) => Chain(
            items
                .iter()
                .map(|item| match item {
                    PatInfixItem::Operand(operand) => pat(operand),
                    PatInfixItem::Operator(operator) => Atom(name(operator)),
                })
                .collect(),
        ),
        PatNode::Record { con, fields, wildcard } => record(Atom(name(con)), fields, *wildcard, pat),
        PatNode::Tuple(pats) => tagged("tuple", pats.iter().map(pat).collect()),
        PatNode::List(pats) => tagged("list", pats.iter().map(pat).collect()),
        PatNode::As(bound, inner) => tagged("@", vec![Atom(name(bound)), pat(inner)]),
        PatNode::Bang(inner) => tagged("!", vec![pat(inner)]),
        PatNode::Lazy(inner) => tagged("~", vec![pat(inner)]),
        PatNode::View(function, inner) => tagged("->", vec![expr(function), pat(inner)]),
        PatNode::Annotation(inner, annotation) => tagged("::", vec![pat(inner), ty(annotation)]),
        PatNode::Paren(inner) => tagged("par", vec![pat(inner)]),
        PatNode::Unsupported(what) => unsupported(what),
    }
}

fn ty(value: &Type) -> Tree {
    match &value.node {
        TypeNode::Var(variable) => atom(variable),
        TypeNode::Con(con) => Atom(name(con)),
        TypeNode::App(..) => {
            let mut parts = Vec::new();
            let mut head = value;
            while let TypeNode::App(function, argument) = &head.node {
                parts.push(ty(argument));
                head = function;
            }
            parts.push(ty(head));
            parts.reverse();
            Node(parts)
        }
        TypeNode::Fun(argument, result) => tagged("->", vec![ty(argument), ty(result)]),
        TypeNode::List(element) => tagged("list", vec![ty(element)]),
        TypeNode::Tuple(elements) => tagged("tuple", elements.iter().map(ty).collect()),
        TypeNode::Forall(variables, body) => {
            tagged("forall", vec![Node(variables.iter().map(atom).collect()), ty(body)])
        }
        TypeNode::Qualified(context, body) => tagged("=>", vec![Node(context.iter().map(ty).collect()), ty(body)]),
        TypeNode::Strict(inner) => tagged("!", vec![ty(inner)]),
        TypeNode::Wildcard => atom("_"),
        TypeNode::Unsupported(what) => unsupported(what),
    }
}

fn rule(rule: &Rule) -> Tree {
    let binders = rule.binders.iter().map(|binder| match &binder.ty {
        Some(annotation) => tagged("::", vec![Atom(name(&binder.name)), ty(annotation)]),
        None => Atom(name(&binder.name)),
    });
    let mut parts = vec![Atom(format!("{:?}", rule.name.node))];
    parts.extend(rule.phase.iter().map(atom));
    if !rule.type_binders.is_empty() {
        parts.push(tagged("types", rule.type_binders.iter().map(atom).collect()));
    }
    parts.push(Node(binders.collect()));
    parts.extend([expr(&rule.lhs), expr(&rule.rhs)]);
    tagged("rule", parts)
}

fn directive(directive: &Directive) -> Tree {
    let list = |names: &[Spanned<selfsame_core::symbol::Symbol>]| names.iter().map(|name| atom(name.node)).collect();
    tagged(
        "directive",
        vec![
            Atom(format!("{:?}", directive.rule.node)),
            tagged("total", list(&directive.total)),
            tagged("finite", list(&directive.finite)),
        ],
    )
}
