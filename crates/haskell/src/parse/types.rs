//! Types and contexts.

use selfsame_core::symbol::Symbol;

use crate::syntax::{Context, Name, Type, TypeNode};

use super::cst::{FieldId, Node, NodeKind};
use super::reader::{MOST_SUMMANDS, Reader};

impl Reader<'_> {
    pub fn ty(&mut self, node: Node<'_>) -> Type {
        let refuse = |span| Type { node: TypeNode::Unsupported("nesting this deep".into()), span };
        self.nested(node, |reader| reader.type_at(node), refuse)
    }

    fn type_at(&mut self, node: Node<'_>) -> Type {
        let span = self.span(node);
        let unsupported = |what: &str| TypeNode::Unsupported(what.into());
        let converted = match node.kind() {
            NodeKind::Variable => TypeNode::Var(Symbol::new(self.text(node))),
            NodeKind::Name | NodeKind::Constructor | NodeKind::Qualified | NodeKind::PrefixId => {
                TypeNode::Con(self.name(node))
            }
            NodeKind::Unit => TypeNode::Con(self.special_name(node, "()")),
            NodeKind::PrefixList | NodeKind::EmptyList => TypeNode::Con(self.special_name(node, "[]")),
            NodeKind::PrefixTuple => TypeNode::Con(self.tuple_name(node)),
            NodeKind::Apply => return self.type_application(node),
            NodeKind::Function => match (node.child(FieldId::Parameter), node.child(FieldId::Result)) {
                (Some(parameter), Some(result)) => {
                    let parameter = self.ty(parameter);
                    TypeNode::Fun(Box::new(parameter), Box::new(self.ty(result)))
                }
                _ => unsupported("this type"),
            },
            NodeKind::Infix => self.infix_type(node),
            NodeKind::Parens => match node.child(FieldId::Type).or_else(|| node.named_children().next()) {
                Some(inner) => return Type { span, ..self.ty(inner) },
                None => unsupported("this type"),
            },
            NodeKind::Tuple => TypeNode::Tuple(node.named_children().map(|element| self.ty(element)).collect()),
            NodeKind::List => {
                let mut elements: Vec<Type> = node.named_children().map(|element| self.ty(element)).collect();
                match elements.pop() {
                    None => TypeNode::Con(self.special_name(node, "[]")),
                    Some(element) if elements.is_empty() => TypeNode::List(Box::new(element)),
                    Some(last) => {
                        elements.push(last);
                        self.promoted_list(node, elements)
                    }
                }
            }
            NodeKind::Forall => {
                let variables =
                    node.child(FieldId::Variables).map(|list| self.type_variables(list)).unwrap_or_default();
                match node.child(FieldId::Type).or_else(|| node.child(FieldId::Constraint)) {
                    Some(body) => TypeNode::Forall(variables, Box::new(self.ty(body))),
                    None => unsupported("this type"),
                }
            }
            NodeKind::Context => {
                let context = self.context(node);
                match node.child(FieldId::Type).or_else(|| node.child(FieldId::Constraint)) {
                    Some(body) => TypeNode::Qualified(context, Box::new(self.ty(body))),
                    None => unsupported("this type"),
                }
            }
            // The kind after `::` is dropped.
            NodeKind::Signature => match node.child(FieldId::Type).or_else(|| node.child(FieldId::Constraint)) {
                Some(inner) => return Type { span, ..self.ty(inner) },
                None => unsupported("this type"),
            },
            NodeKind::StrictField => match node.child(FieldId::Type) {
                Some(inner) => TypeNode::Strict(Box::new(self.ty(inner))),
                None => unsupported("this type"),
            },
            NodeKind::LazyField => match node.child(FieldId::Type) {
                Some(inner) => return Type { span, ..self.ty(inner) },
                None => unsupported("this type"),
            },
            NodeKind::Wildcard => TypeNode::Wildcard,
            NodeKind::Literal => match self.cut_group(node) {
                Some(region) => return self.cut_type(region),
                None => TypeNode::Con(self.special_name(node, self.text(node))),
            },
            NodeKind::Star => unsupported("the kind `*` as a type"),
            NodeKind::Promoted => self.promoted(node),
            // They are boxed here: what is strict about them is seen to where values are bound.
            NodeKind::UnboxedTuple => {
                let mut parts: Vec<Type> = node.named_children().map(|part| self.ty(part)).collect();
                match (parts.pop(), parts.is_empty()) {
                    (Some(only), true) => {
                        let one = Type { node: TypeNode::Con(self.builtin_name(node, "One")), span };
                        TypeNode::App(Box::new(one), Box::new(only))
                    }
                    (last, _) => {
                        parts.extend(last);
                        TypeNode::Tuple(parts)
                    }
                }
            }
            NodeKind::UnboxedUnit => TypeNode::Con(self.special_name(node, "()")),
            NodeKind::UnboxedSum => {
                let parts: Vec<Type> = node.all(FieldId::Element).map(|part| self.ty(part)).collect();
                match parts.len() {
                    2..=MOST_SUMMANDS => {
                        let sum = TypeNode::Con(self.builtin_name(node, &format!("Sum{}#", parts.len())));
                        let apply = |head, part| TypeNode::App(Box::new(Type { node: head, span }), Box::new(part));
                        parts.into_iter().fold(sum, apply)
                    }
                    _ => unsupported("an unboxed sum of this size"),
                }
            }
            NodeKind::PrefixUnboxedTuple | NodeKind::PrefixUnboxedSum => unsupported("an unboxed type"),
            NodeKind::LinearFunction | NodeKind::Modifier => unsupported("a linear function type"),
            NodeKind::ForallRequired => unsupported("a required type argument"),
            NodeKind::ImplicitParameter => match (node.child(FieldId::Name), node.child(FieldId::Type)) {
                (Some(name), Some(ty)) => {
                    let literal = format!("\"{}\"", self.text(name).trim_start_matches('?'));
                    let literal = Type { node: TypeNode::Con(self.special_name(name, &literal)), span };
                    let class = Type { node: TypeNode::Con(self.builtin_name(node, "Implicit")), span };
                    let applied = Type { node: TypeNode::App(Box::new(class), Box::new(literal)), span };
                    TypeNode::App(Box::new(applied), Box::new(self.ty(ty)))
                }
                _ => unsupported("an implicit parameter"),
            },
            NodeKind::KindApplication | NodeKind::TypeApplication | NodeKind::Invisible => {
                unsupported("a kind application")
            }
            NodeKind::Splice | NodeKind::Quasiquote => unsupported("Template Haskell"),
            _ => unsupported("this type"),
        };
        Type { node: converted, span }
    }

    /// `'Just`, `'[a, b]`, `'(a, b)`: the name of a constructor of types begins with a tick.
    fn promoted(&mut self, node: Node<'_>) -> TypeNode {
        let Some(inner) = node.named_children().next() else {
            return TypeNode::Unsupported("a promoted constructor".into());
        };
        match inner.kind() {
            NodeKind::EmptyList => TypeNode::Con(self.special_name(node, "'[]")),
            NodeKind::List => {
                let elements = inner.named_children().map(|element| self.ty(element)).collect();
                self.promoted_list(node, elements)
            }
            NodeKind::Tuple => {
                let parts: Vec<Type> = inner.named_children().map(|part| self.ty(part)).collect();
                let head = format!("'({})", ",".repeat(parts.len().saturating_sub(1)));
                let head = TypeNode::Con(self.special_name(node, &head));
                let span = self.span(node);
                let apply = |function: TypeNode, arg: Type| {
                    TypeNode::App(Box::new(Type { node: function, span }), Box::new(arg))
                };
                parts.into_iter().fold(head, apply)
            }
            NodeKind::PrefixTuple => TypeNode::Unsupported("a promoted constructor".into()),
            _ => {
                let name = self.name(inner);
                TypeNode::Con(Name { base: Symbol::new(&format!("'{}", name.base)), ..name })
            }
        }
    }

    fn promoted_list(&mut self, node: Node<'_>, elements: Vec<Type>) -> TypeNode {
        let span = self.span(node);
        let (nil, cons) = (self.special_name(node, "'[]"), self.special_name(node, "':"));
        let con = |name| Type { node: TypeNode::Con(name), span };
        let apply = |function: Type, arg: Type| Type { node: TypeNode::App(Box::new(function), Box::new(arg)), span };
        let whole = elements.into_iter().rev().fold(con(nil), |tail, head| apply(apply(con(cons), head), tail));
        whole.node
    }

    /// `f a b`, without recursion on the number of arguments.
    fn type_application(&mut self, node: Node<'_>) -> Type {
        let (head, arguments) = node.applied(FieldId::Constructor);
        let mut result = self.ty(head);
        for argument in arguments.into_iter() {
            let span = self.source.span(node.start(), argument.end());
            result = Type { node: TypeNode::App(Box::new(result), Box::new(self.ty(argument))), span };
        }
        result
    }

    /// ``a `T` b`` and `a :+: b`. Fixities of type operators are not known: a chain is read to the right.
    fn infix_type(&mut self, node: Node<'_>) -> TypeNode {
        let parts =
            (node.child(FieldId::LeftOperand), node.child(FieldId::Operator), node.child(FieldId::RightOperand));
        let (Some(left), Some(operator), Some(right)) = parts else { return TypeNode::Unsupported("this type".into()) };
        let name = self.name(operator);
        match name.base.as_str() {
            "~" => {
                let same = Name { qualifier: Some("Selfsame.Builtin".into()), base: "Same".into(), span: name.span };
                let head = Type { node: TypeNode::Con(same), span: name.span };
                let left = self.ty(left);
                let span = left.span.to(name.span);
                let applied = Type { node: TypeNode::App(Box::new(head), Box::new(left)), span };
                return TypeNode::App(Box::new(applied), Box::new(self.ty(right)));
            }
            "~~" => return TypeNode::Unsupported("an equality of types of different kinds".into()),
            _ if operator.kind() == NodeKind::Promoted => {
                let TypeNode::Con(name) = self.promoted(operator) else {
                    return TypeNode::Unsupported("a promoted constructor".into());
                };
                let head = Type { node: TypeNode::Con(name), span: name.span };
                let (left, right) = (self.ty(left), self.ty(right));
                let applied = Type { node: TypeNode::App(Box::new(head), Box::new(left)), span: name.span };
                return TypeNode::App(Box::new(applied), Box::new(right));
            }
            _ => {}
        }
        let head = Type { node: TypeNode::Con(name), span: name.span };
        let left = self.ty(left);
        let span = left.span.to(name.span);
        let applied = Type { node: TypeNode::App(Box::new(head), Box::new(left)), span };
        TypeNode::App(Box::new(applied), Box::new(self.ty(right)))
    }

    /// The assertions before `=>` of a node that has them.
    pub fn context(&mut self, node: Node<'_>) -> Context {
        let mut context = Vec::new();
        if let Some(constraint) = node.child(FieldId::Context) {
            self.constraints(constraint, &mut context);
        }
        context
    }

    /// The context of a declaration, which is a node of its own.
    pub fn declared_context(&mut self, node: Node<'_>) -> Context {
        let context =
            node.children().find(|child| child.kind() == NodeKind::Context && child.field_id() == FieldId::Context);
        context.map(|context| self.context(context)).unwrap_or_default()
    }

    pub fn constraints(&mut self, node: Node<'_>, out: &mut Context) {
        match node.kind() {
            NodeKind::Parens | NodeKind::Tuple => {
                for child in node.named_children() {
                    self.constraints(child, out);
                }
            }
            NodeKind::Unit => {}
            _ => out.push(self.ty(node)),
        }
    }

    /// The variables of `forall a (b :: k) {c}.`, kinds dropped.
    pub fn type_variables(&self, node: Node<'_>) -> Vec<Symbol> {
        node.named_children().filter_map(|param| self.type_variable(param)).collect()
    }

    pub fn type_variable(&self, node: Node<'_>) -> Option<Symbol> {
        match node.kind() {
            NodeKind::Variable => Some(Symbol::new(self.text(node))),
            NodeKind::Wildcard => Some(Symbol::new("_")),
            NodeKind::Parens | NodeKind::Annotated | NodeKind::Inferred | NodeKind::Invisible => {
                node.named_children().next().and_then(|inner| self.type_variable(inner))
            }
            _ => None,
        }
    }
}
