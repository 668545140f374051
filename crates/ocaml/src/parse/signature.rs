//! Module types and signatures.

use selfsame_core::symbol::Symbol;
use tree_sitter::Node;

use super::{Parser, has_token, named};
use crate::syntax::*;

impl Parser<'_> {
    /// `module type S = …`; without a body nothing is known of it.
    pub(super) fn module_type_definition(&mut self, node: Node) -> Option<(Symbol, ModuleType)> {
        let name = self.symbol(*named(node).iter().find(|n| n.kind() == "module_type_name")?);
        let ty = match node.child_by_field_name("body") {
            Some(body) => self.module_type(body),
            None => {
                let kind = ModuleTypeKind::Unsupported("abstract module types".into());
                ModuleType { kind, span: self.span(node) }
            }
        };
        Some((name, ty))
    }

    pub(super) fn module_type(&mut self, node: Node) -> ModuleType {
        let span = self.span(node);
        let kind = self.deeper(node, |p| p.module_type_kind(node)).flatten();
        ModuleType { kind: kind.unwrap_or_else(|| ModuleTypeKind::Unsupported("this module type".into())), span }
    }

    fn module_type_kind(&mut self, node: Node) -> Option<ModuleTypeKind> {
        let children = named(node);
        Some(match node.kind() {
            "module_type_path" => ModuleTypeKind::Path(self.path(node)),
            "parenthesized_module_type" => self.module_type(*children.first()?).kind,
            "signature" => self.interface(node),
            "module_type_constraint" => {
                let ty = self.module_type(node.child_by_field_name("module_type")?);
                let (types, modules) = self.taken_out(&children)?;
                let told = self.told(&children);
                ModuleTypeKind::Without(Box::new(ty), types, modules, told)
            }
            "module_type_of" => ModuleTypeKind::Of(Box::new(self.module_expr(node.child_by_field_name("module")?))),
            "functor_type" => {
                let result = self.module_type(node.child_by_field_name("codomain")?);
                match node.child_by_field_name("domain") {
                    Some(domain) => ModuleTypeKind::Functor(Some(Box::new(self.module_type(domain))), Box::new(result)),
                    None => self.functor_type(&children, result).kind,
                }
            }
            _ => return None,
        })
    }

    /// The items of a signature, or of an interface file.
    pub(super) fn interface(&mut self, node: Node) -> ModuleTypeKind {
        let mut specs = Vec::new();
        for child in named(node) {
            if self.spec(child, &mut specs).is_none() {
                specs.push(Spec::Unknown("this item of a signature".into()));
            }
        }
        ModuleTypeKind::Signature(specs)
    }

    /// The type of functors of the module parameters among these nodes.
    fn functor_type(&mut self, nodes: &[Node], mut result: ModuleType) -> ModuleType {
        for param in nodes.iter().rev().filter(|n| n.kind() == "module_parameter") {
            let ty = param.child_by_field_name("module_type").map(|ty| Box::new(self.module_type(ty)));
            result = ModuleType { span: result.span, kind: ModuleTypeKind::Functor(ty, Box::new(result)) };
        }
        result
    }

    /// The types and the modules that `:=` takes out.
    fn taken_out(&self, constraints: &[Node]) -> Option<(Vec<Symbol>, Vec<Symbol>)> {
        let (mut types, mut modules) = (Vec::new(), Vec::new());
        for constraint in constraints.iter().filter(|n| has_token(**n, ":=")) {
            let (kind, into) = match constraint.kind() {
                "constrain_type" => ("type_constructor_path", &mut types),
                "constrain_module" => ("module_path", &mut modules),
                _ => return None,
            };
            let path = self.path(*named(*constraint).iter().find(|n| n.kind() == kind)?);
            // Parts of parts would have to be taken out of them.
            if !path.modules.is_empty() {
                return None;
            }
            into.push(path.name);
        }
        Some((types, modules))
    }

    /// What `with type t = …` says of types without parameters.
    fn told(&mut self, constraints: &[Node]) -> Vec<(Path, TypeExpr)> {
        let mut told = Vec::new();
        for constraint in constraints.iter().filter(|n| n.kind() == "constrain_type" && !has_token(**n, ":=")) {
            let parts = named(*constraint);
            let path = parts.iter().find(|n| n.kind() == "type_constructor_path");
            let has_params = parts.first().is_some_and(|n| n.kind() == "type_variable");
            let ty = constraint.child_by_field_name("equation");
            if let (Some(path), Some(ty), false) = (path, ty, has_params) {
                told.push((self.path(*path), self.type_expr(ty)));
            }
        }
        told
    }

    /// One item of a signature; `None` when it may show something that we do not know of.
    fn spec(&mut self, node: Node, into: &mut Vec<Spec>) -> Option<()> {
        let children = named(node);
        let value = |n: &&Node| matches!(n.kind(), "value_name" | "parenthesized_operator");
        match node.kind() {
            "value_specification" | "external" => {
                let name = self.value_name(*children.iter().find(value)?);
                let ty = self.annotation(node).map(|(ty, _)| ty);
                into.push(Spec::Value(name, ty));
            }
            "type_definition" => {
                let bindings: Vec<Node> = children.into_iter().filter(|n| n.kind() == "type_binding").collect();
                if let [binding] = bindings[..]
                    && has_token(binding, "+=")
                {
                    for con in named(binding.child_by_field_name("body")?) {
                        into.push(Spec::Exception(self.symbol(*named(con).first()?)));
                    }
                    return Some(());
                }
                let decls = bindings.iter().filter(|n| !has_token(**n, ":="));
                into.push(Spec::Type(decls.map(|n| self.type_binding(*n)).collect::<Option<_>>()?));
            }
            "exception_definition" => {
                let name = *named(*children.first()?).first()?;
                into.push(Spec::Exception(self.symbol(name)));
            }
            "module_definition" => {
                for binding in children.into_iter().filter(|n| n.kind() == "module_binding") {
                    self.module_spec(binding, into)?;
                }
            }
            "module_type_definition" => {
                let (name, ty) = self.module_type_definition(node)?;
                into.push(Spec::ModuleType(name, ty));
            }
            "include_module_type" => {
                into.push(Spec::Include(self.module_type(node.child_by_field_name("module_type")?)));
            }
            "open_module_signature" => {
                into.push(Spec::Open(self.module_path(node.child_by_field_name("module")?)));
            }
            // Classes are not supported where they are defined either.
            "class_definition" | "class_type_definition" => into.push(Spec::Type(self.class_types(&children))),
            "floating_attribute" | "shebang" => {}
            _ => return None,
        }
        Some(())
    }

    fn module_spec(&mut self, node: Node, into: &mut Vec<Spec>) -> Option<()> {
        // A name for use in the signature alone.
        if has_token(node, ":=") {
            return Some(());
        }
        let children = named(node);
        let name = self.symbol(*children.iter().find(|n| n.kind() == "module_name")?);
        into.push(match node.child_by_field_name("module_type") {
            Some(ty) => {
                let ty = self.module_type(ty);
                Spec::Module(name, self.functor_type(&children, ty))
            }
            None => Spec::ModuleAlias(name),
        });
        Some(())
    }
}
