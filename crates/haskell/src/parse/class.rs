//! Classes, instances, and the declarations that we only name.

use selfsame_core::symbol::Symbol;

use crate::syntax::{ClassDecl, Decl, InstanceDecl, Name, Type, ValueDecl};

use super::bind::unsupported;
use super::cst::{FieldId, Node, NodeKind};
use super::reader::Reader;

impl Reader<'_> {
    /// A class, and beside it its associated types.
    pub fn class(&mut self, node: Node<'_>) -> Vec<Decl> {
        let span = self.span(node);
        let Some((name, params)) = self.type_head(node) else {
            return vec![Decl::Unsupported(unsupported("this class", Vec::new(), span))];
        };
        let context = self.declared_context(node);
        let mut needs = None;
        let dependencies = match node.child(FieldId::Fundeps).map(|list| self.dependencies(list)) {
            Some(Some(dependencies)) => dependencies,
            Some(None) => {
                needs = Some("this functional dependency".to_string());
                Vec::new()
            }
            None => Vec::new(),
        };
        let mut special_defaults = Vec::new();
        let mut beside = Vec::new();
        let body = self.class_body(node, &mut needs, &mut special_defaults, &mut beside);
        let (mut associated, mut defaults) = (Vec::new(), Vec::new());
        beside.retain(|decl| match decl {
            Decl::Family(family) => {
                associated.push(family.name);
                true
            }
            Decl::Equation(equation) => {
                defaults.push(equation.clone());
                false
            }
            _ => true,
        });
        beside.push(Decl::Class(ClassDecl {
            context,
            name,
            params,
            dependencies,
            body,
            associated,
            defaults,
            special_defaults,
            unsupported: needs,
            span,
        }));
        beside
    }

    /// `| a b -> c, c -> a`.
    fn dependencies(&self, list: Node<'_>) -> Option<Vec<(Vec<Symbol>, Vec<Symbol>)>> {
        let text = self.text(list).trim_start_matches('|');
        let side = |text: &str| -> Option<Vec<Symbol>> {
            let is_variable = |word: &str| word.starts_with(|c: char| c.is_lowercase() || c == '_');
            text.split_whitespace().map(|word| is_variable(word).then(|| Symbol::new(word))).collect()
        };
        let each = text.split(',').map(|one| {
            let (from, to) = one.split_once("->").or_else(|| one.split_once('→'))?;
            Some((side(from)?, side(to)?))
        });
        each.collect()
    }

    /// An instance, and beside it what it says of associated types.
    pub fn instance(&mut self, node: Node<'_>) -> Vec<Decl> {
        let span = self.span(node);
        let Some((class, types)) = self.instance_head(node) else {
            return vec![Decl::Unsupported(unsupported("this instance", Vec::new(), span))];
        };
        let context = self.declared_context(node);
        let mut needs = None;
        let mut beside = Vec::new();
        let body = self.class_body(node, &mut needs, &mut Vec::new(), &mut beside);
        let associated = beside.iter_mut().filter_map(|decl| match decl {
            Decl::Equation(equation) => {
                equation.class = Some(class);
                Some(equation.family)
            }
            Decl::Data(data) => data.instance_of.as_ref().map(|(family, _)| *family),
            _ => None,
        });
        let associated = associated.collect();
        beside.push(Decl::Instance(InstanceDecl { context, class, types, body, associated, unsupported: needs, span }));
        beside
    }

    pub fn standalone_deriving(&mut self, node: Node<'_>) -> Decl {
        let span = self.span(node);
        let strategy = self.strategy(node);
        let context = self.declared_context(node);
        match (self.instance_head(node), strategy) {
            (Some((class, mut args)), Some(strategy)) if !args.is_empty() => {
                let ty = args.remove(args.len() - 1);
                Decl::StandaloneDeriving { context, class, args, ty, strategy, span }
            }
            _ => Decl::Unsupported(unsupported("this instance", Vec::new(), span)),
        }
    }

    /// The class with the types it is applied to.
    pub fn instance_head(&mut self, node: Node<'_>) -> Option<(Name, Vec<Type>)> {
        let (name, mut types) = if let Some(name) = node.child(FieldId::Name) {
            (self.name(name), Vec::new())
        } else if let Some(infix) = node.child_of_kind(NodeKind::Infix) {
            let operator = infix.child(FieldId::Operator)?;
            let (left, right) = (infix.child(FieldId::LeftOperand)?, infix.child(FieldId::RightOperand)?);
            let left = self.ty(left);
            (self.name(operator), vec![left, self.ty(right)])
        } else {
            self.instance_head(node.child_of_kind(NodeKind::Parens)?)?
        };
        if let Some(patterns) = node.child(FieldId::Patterns) {
            types.extend(patterns.named_children().map(|ty| self.ty(ty)));
        }
        Some((name, types))
    }

    fn class_body(
        &mut self,
        node: Node<'_>,
        needs: &mut Option<String>,
        special: &mut Vec<(Name, Type)>,
        beside: &mut Vec<Decl>,
    ) -> Vec<ValueDecl> {
        let mut body = Vec::new();
        let Some(list) = node.child(FieldId::Declarations) else { return body };
        for item in list.all(FieldId::Declaration) {
            match item.kind() {
                NodeKind::DefaultSignature => {
                    match item.child(FieldId::Signature).map(|signature| self.value_decl(signature)) {
                        Some(ValueDecl::Signature { names, ty, .. }) => {
                            special.extend(names.into_iter().map(|name| (name, ty.clone())));
                        }
                        _ => _ = needs.get_or_insert_with(|| "this default signature".to_string()),
                    }
                }
                NodeKind::TypeFamily | NodeKind::DataFamily => beside.push(self.family(item)),
                NodeKind::TypeInstance => beside.push(self.equation(item)),
                NodeKind::DataInstance => beside.extend(self.data_instance(item)),
                _ => {
                    let decl = self.value_decl(item);
                    self.push_decl(&mut body, decl);
                }
            }
        }
        if beside.iter().any(|decl| matches!(decl, Decl::Unsupported(_))) {
            needs.get_or_insert_with(|| "this associated type".to_string());
        }
        body
    }

    /// A declaration of a sort that we do not read, with what it would define.
    pub fn unread(&mut self, node: Node<'_>) -> Decl {
        let (what, defines) = match node.kind() {
            NodeKind::ForeignImport => {
                let name = node.child(FieldId::Signature).and_then(|signature| signature.child(FieldId::Name));
                ("a foreign import", name.map(|name| self.name(name)).into_iter().collect())
            }
            NodeKind::ForeignExport => ("a foreign export", Vec::new()),
            NodeKind::TopSplice | NodeKind::Splice => ("a Template Haskell splice", Vec::new()),
            _ => ("this declaration", Vec::new()),
        };
        Decl::Unsupported(unsupported(what, defines, self.span(node)))
    }

    pub fn synonym_names(&mut self, node: Node<'_>) -> Vec<Name> {
        let Some(body) = node.named_children().next() else { return Vec::new() };
        let Some(mut head) = body.child(FieldId::Synonym) else { return Vec::new() };
        loop {
            match head.kind() {
                NodeKind::BindingList => return head.all(FieldId::Name).map(|name| self.name(name)).collect(),
                NodeKind::Apply => match head.child(FieldId::Function) {
                    Some(function) => head = function,
                    None => return Vec::new(),
                },
                NodeKind::Infix => {
                    return head.child(FieldId::Operator).map(|name| self.name(name)).into_iter().collect();
                }
                NodeKind::Record => match head.child(FieldId::Constructor) {
                    Some(constructor) => head = constructor,
                    None => return Vec::new(),
                },
                _ => return vec![self.name(head)],
            }
        }
    }

    pub fn default_types(&mut self, node: Node<'_>) -> Decl {
        let types = node.all(FieldId::Type).map(|ty| self.ty(ty)).collect();
        Decl::Default(types, self.span(node))
    }
}
