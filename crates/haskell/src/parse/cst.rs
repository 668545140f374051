//! The concrete tree, copied out of tree-sitter once into a flat array.
//!
//! Reading a node of tree-sitter's own tree costs a walk from its parent; here a node is an index, its kind and field are
//! enums, and offsets are already those of the cleaned text.

use std::ops::Range;
use std::sync::LazyLock;

use tree_sitter::Language;

macro_rules! names {
    ($(#[$doc:meta])* $enum:ident $default:ident { $($variant:ident $text:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $enum { $default, $($variant),* }

        impl $enum {
            fn named(text: &str) -> $enum {
                match text { $($text => $enum::$variant,)* _ => $enum::$default }
            }
        }
    };
}

names! {
    /// Node kinds of the grammar; `Token` is any keyword or punctuation.
    NodeKind Token {
        AbstractFamily "abstract_family", Alternative "alternative", Alternatives "alternatives", Annotated "annotated",
        Apply "apply", ArithmeticSequence "arithmetic_sequence", As "as", AssociatedType "associated_type", Bind "bind",
        BindingList "binding_list", Boolean "boolean", Case "case", Children "children", Class "class",
        ClassDeclarations "class_declarations", Conditional "conditional", ConstructorOperator "constructor_operator",
        Context "context", DataConstructor "data_constructor", DataConstructors "data_constructors",
        DataFamily "data_family", DataInstance "data_instance", DataType "data_type", Declarations "declarations",
        DefaultSignature "default_signature", DefaultTypes "default_types", Deriving "deriving",
        DerivingInstance "deriving_instance", DerivingStrategy "deriving_strategy", Do "do", DoModule "do_module",
        EmptyList "empty_list", Equation "equation", Equations "equations", Exp "exp", ExplicitType "explicit_type", Export "export",
        Exports "exports", Field "field", FieldName "field_name", FieldPath "field_path", FieldPattern "field_pattern",
        FieldUpdate "field_update", Fields "fields", Forall "forall",
        ForallRequired "forall_required", ForeignExport "foreign_export", ForeignImport "foreign_import",
        Function "function", FunctionHeadParens "function_head_parens", Fundeps "fundeps",
        GadtConstructor "gadt_constructor", GadtConstructors "gadt_constructors", Generator "generator", Group "group",
        Guards "guards", Haskell "haskell", Header "header", ImplicitParameter "implicit_parameter", Import "import",
        ImportList "import_list", ImportName "import_name", Imports "imports", Inferred "inferred", Infix "infix",
        InfixId "infix_id", Instance "instance", InstanceDeclarations "instance_declarations", Integer "integer",
        Invisible "invisible", Irrefutable "irrefutable", KindApplication "kind_application",
        KindSignature "kind_signature", Lambda "lambda", LambdaCase "lambda_case", LambdaCases "lambda_cases",
        LazyField "lazy_field", LeftSection "left_section", Let "let", LetIn "let_in",
        LinearFunction "linear_function", List "list", ListComprehension "list_comprehension", Literal "literal",
        LocalBinds "local_binds", Match "match", Modifier "modifier", Module "module", ModuleExport "module_export",
        MultiWayIf "multi_way_if", Namespace "namespace", Negation "negation", Newtype "newtype",
        NewtypeConstructor "newtype_constructor", Operator "operator", Parens "parens", PatternGuard "pattern_guard",
        PatternSynonym "pattern_synonym", Patterns "patterns", Prefix "prefix", PrefixId "prefix_id",
        PrefixList "prefix_list", PrefixTuple "prefix_tuple", PrefixUnboxedSum "prefix_unboxed_sum",
        PrefixUnboxedTuple "prefix_unboxed_tuple", Projection "projection",
        ProjectionSelector "projection_selector", Promoted "promoted", Qualified "qualified", Qualifiers "qualifiers",
        QuantifiedVariables "quantified_variables", Quasiquote "quasiquote", Quote "quote", Rec "rec",
        Record "record", RightSection "right_section", RoleAnnotation "role_annotation", Signature "signature",
        Special "special", Splice "splice", Star "star", Strict "strict", StrictField "strict_field",
        ThQuotedName "th_quoted_name", TopSplice "top_splice", Transform "transform", Tuple "tuple",
        TypeApplication "type_application", TypeBinder "type_binder", TypeFamily "type_family",
        TypeInstance "type_instance", TypeParams "type_params", TypePatterns "type_patterns",
        TypeSynonym "type_synonym", TypedQuote "typed_quote", UnboxedSum "unboxed_sum", UnboxedTuple "unboxed_tuple",
        UnboxedUnit "unboxed_unit", Unit "unit", Via "via", ViewPattern "view_pattern", Wildcard "wildcard",
        AllNames "all_names", Char "char", Comment "comment", Constructor "constructor",
        ConstructorSynonym "constructor_synonym", ConstructorSynonyms "constructor_synonyms", Cpp "cpp", Float "float",
        Haddock "haddock", ImplicitVariable "implicit_variable", ImportPackage "import_package", Label "label",
        ModuleId "module_id", Name "name", Pragma "pragma", String "string", Variable "variable", Error "ERROR",
    }
}

names! {
    FieldId None {
        Alias "alias", Alternative "alternative", Alternatives "alternatives", Argument "argument",
        Bind "bind", Binds "binds", Children "children", Classes "classes", ClosedFamily "closed_family",
        Constraint "constraint", Constructor "constructor", Constructors "constructors", Context "context", Decl "decl",
        Declaration "declaration", Declarations "declarations", Deriving "deriving", Element "element", Else "else", Entity "entity", Equation "equation",
        Export "export", Exports "exports", Expression "expression", Field "field", Fields "fields", Forall "forall",
        From "from", Function "function", Fundeps "fundeps", Guard "guard", Guards "guards", Id "id", If "if",
        Implicit "implicit", Import "import", Imports "imports", Kind "kind", LeftOperand "left_operand", Match "match",
        Module "module", Name "name", Names "names", Namespace "namespace", Number "number", Operator "operator",
        Parameter "parameter", Parens "parens", Pattern "pattern", Patterns "patterns",
        Qualifier "qualifier", Qualifiers "qualifiers", Quantifier "quantifier", Result "result",
        RightOperand "right_operand", Signature "signature", Statement "statement", Step "step", Strategy "strategy",
        Synonym "synonym", Then "then", To "to", Type "type", Variable "variable", Variables "variables", Via "via",
    }
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    kind: NodeKind,
    field: FieldId,
    named: bool,
    start: u32,
    end: u32,
    /// Index after the last node below this one.
    after: u32,
}

/// A tree over a region of the cleaned text.
#[derive(Debug)]
pub struct Cst {
    entries: Vec<Entry>,
    /// Where tree-sitter had to skip or invent something, in order.
    pub errors: Vec<SyntaxError>,
}

/// How offsets of the text fed to tree-sitter are those of the cleaned text: a region of it, after a prefix of ours, with a
/// few edits.
pub struct View {
    pub prefix: usize,
    pub region: Range<usize>,
    pub edits: Vec<Edit>,
}

impl View {
    fn origin(&self, offset: usize, is_end: bool) -> usize {
        // What ends where a space was taken away ends before it.
        let before = self.edits.partition_point(|edit| edit.at < offset || edit.at == offset && !is_end);
        let delta = before.checked_sub(1).map_or(0, |last| self.edits[last].delta);
        let inside = offset.max(self.prefix) - self.prefix + self.region.start;
        inside.saturating_add_signed(delta).min(self.region.end)
    }
}

/// From an offset of the text fed to tree-sitter on, offsets of the cleaned text are so much greater.
#[derive(Clone, Copy, Debug)]
pub struct Edit {
    pub at: usize,
    pub delta: isize,
}

#[derive(Clone, Copy, Debug)]
pub struct SyntaxError {
    pub start: usize,
    /// What the grammar wanted here, when it says so.
    pub missing: Option<&'static str>,
}

pub static LANGUAGE: LazyLock<Language> = LazyLock::new(|| tree_sitter_haskell::LANGUAGE.into());

/// Ids of tree-sitter to our enums; a name may have several ids.
static KINDS: LazyLock<Vec<(NodeKind, bool)>> = LazyLock::new(|| {
    let kind = |id| match LANGUAGE.node_kind_for_id(id) {
        Some(name) if LANGUAGE.node_kind_is_named(id) => (NodeKind::named(name), true),
        _ => (NodeKind::Token, false),
    };
    (0..LANGUAGE.node_kind_count() as u16).map(kind).collect()
});

static FIELDS: LazyLock<Vec<FieldId>> = LazyLock::new(|| {
    let count = LANGUAGE.field_count() as u16;
    (0..=count).map(|id| LANGUAGE.field_name_for_id(id).map_or(FieldId::None, FieldId::named)).collect()
});

impl Cst {
    /// Copies a tree.
    pub fn new(tree: &tree_sitter::Tree, view: &View) -> Cst {
        let mut cst = Cst { entries: Vec::with_capacity(view.region.len() / 2), errors: Vec::new() };
        let mut cursor = tree.walk();
        let mut open: Vec<u32> = Vec::new();
        let flawed = tree.root_node().has_error();
        loop {
            let node = cursor.node();
            let (start, end) = (view.origin(node.start_byte(), false), view.origin(node.end_byte(), true));
            let (mut kind, named) = KINDS.get(node.kind_id() as usize).copied().unwrap_or((NodeKind::Token, false));
            if flawed && node.is_error() {
                kind = NodeKind::Error;
                cst.errors.push(SyntaxError { start, missing: None });
            } else if flawed && node.is_missing() {
                cst.errors.push(SyntaxError { start, missing: LANGUAGE.node_kind_for_id(node.kind_id()) });
            }
            let skipped = matches!(kind, NodeKind::Comment | NodeKind::Cpp | NodeKind::Haddock | NodeKind::Pragma);
            let index = cst.entries.len() as u32;
            if !skipped {
                let field = cursor.field_id().map_or(FieldId::None, |id| FIELDS[id.get() as usize]);
                let (start, end) = (start as u32, end as u32);
                cst.entries.push(Entry { kind, field, named, start, end, after: index + 1 });
                if cursor.goto_first_child() {
                    open.push(index);
                    continue;
                }
            }
            while !cursor.goto_next_sibling() {
                let Some(parent) = open.pop() else { return cst };
                cst.entries[parent as usize].after = cst.entries.len() as u32;
                cursor.goto_parent();
            }
        }
    }

    /// Of a text that tree-sitter gave up on at an offset.
    pub fn broken(offset: usize, view: &View) -> Cst {
        let start = view.origin(offset, false);
        let at = start as u32;
        let root = Entry { kind: NodeKind::Error, field: FieldId::None, named: true, start: at, end: at, after: 1 };
        Cst { entries: vec![root], errors: vec![SyntaxError { start, missing: None }] }
    }

    /// Makes an error of each identifier that cannot be one.
    pub fn check_names(&mut self, is_name: impl Fn(Range<usize>) -> bool) {
        for entry in self.entries.iter().filter(|entry| entry.kind == NodeKind::Variable) {
            let start = entry.start as usize;
            if !is_name(start..entry.end as usize) {
                self.errors.push(SyntaxError { start, missing: None });
            }
        }
    }

    pub fn root(&self) -> Node<'_> {
        Node { cst: self, index: 0 }
    }
}

#[derive(Clone, Copy)]
pub struct Node<'c> {
    cst: &'c Cst,
    index: u32,
}

impl<'c> Node<'c> {
    fn entry(self) -> &'c Entry {
        &self.cst.entries[self.index as usize]
    }

    pub fn kind(self) -> NodeKind {
        self.entry().kind
    }

    pub fn field_id(self) -> FieldId {
        self.entry().field
    }

    pub fn named(self) -> bool {
        self.entry().named
    }

    pub fn start(self) -> usize {
        self.entry().start as usize
    }

    pub fn end(self) -> usize {
        self.entry().end as usize
    }

    pub fn children(self) -> impl Iterator<Item = Node<'c>> {
        let end = self.entry().after;
        let mut next = self.index + 1;
        std::iter::from_fn(move || {
            let node = (next < end).then_some(Node { cst: self.cst, index: next })?;
            next = node.entry().after;
            Some(node)
        })
    }

    /// Children that are not keywords or punctuation.
    pub fn named_children(self) -> impl Iterator<Item = Node<'c>> {
        self.children().filter(|child| child.named())
    }

    pub fn child(self, field: FieldId) -> Option<Node<'c>> {
        self.children().find(|child| child.field_id() == field)
    }

    /// Those of a field, punctuation between them left out.
    pub fn all(self, field: FieldId) -> impl Iterator<Item = Node<'c>> {
        self.children().filter(move |child| child.field_id() == field && child.named())
    }

    /// The head of an application and its arguments in order, without recursion on their number; the head is this field.
    pub fn applied(self, field: FieldId) -> (Node<'c>, Vec<Node<'c>>) {
        let (mut head, mut arguments) = (self, Vec::new());
        while let (NodeKind::Apply, Some(function), Some(argument)) =
            (head.kind(), head.child(field), head.child(FieldId::Argument))
        {
            arguments.push(argument);
            head = function;
        }
        arguments.reverse();
        (head, arguments)
    }

    pub fn child_of_kind(self, kind: NodeKind) -> Option<Node<'c>> {
        self.children().find(|child| child.kind() == kind)
    }
}
