//! The state of reading one file, and the parsing of regions of it.

use std::ops::{ControlFlow, Range};

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;

use crate::preprocess::Source;
use crate::syntax::{Expr, ExprNode, Pat, PatNode, Type, TypeNode};

use super::cst::{Cst, Edit, FieldId, LANGUAGE, Node, NodeKind, View};
use super::diagnose;
use super::disguise::{blank, disguise};
use super::extensions::Extensions;
use super::token::{Keyword, Token, Tokens, keyword};

/// Brackets nested deeper than this within a declaration are parsed on their own: tree-sitter-haskell's scanner keeps about
/// 120 open contexts, blocks of layout included, and loses track with more.
const CUT: usize = 40;

/// Deeper trees are refused: everything after parsing walks them by recursion.
pub const NESTING: usize = 2_000;

/// The places of the largest unboxed sum that the library has a type for.
pub const MOST_SUMMANDS: usize = 5;

pub struct Reader<'s> {
    pub source: &'s Source<'s>,
    pub tokens: Tokens,
    pub extensions: Extensions,
    pub diagnostics: Vec<Diagnostic>,
    fed: Vec<u8>,
    /// Where the text fed needs a space more, in order.
    gaps: Vec<usize>,
    parser: tree_sitter::Parser,
    buffer: Vec<u8>,
    depth: usize,
    /// A region that did not parse, or went too deep: the declaration around it must not be used.
    pub broken: bool,
}

impl<'s> Reader<'s> {
    pub fn new(source: &'s Source<'s>, tokens: Tokens, extensions: &[Symbol]) -> Reader<'s> {
        let extensions = Extensions::new(extensions);
        let mut fed = source.text.as_bytes().to_vec();
        let gaps = disguise(&source.text, &tokens, &extensions, &mut fed);
        let mut parser = tree_sitter::Parser::new();
        parser.set_language(&LANGUAGE).expect("the grammar is built for this version of tree-sitter");
        let (diagnostics, buffer) = (Vec::new(), Vec::new());
        Reader { source, tokens, extensions, diagnostics, fed, gaps, parser, buffer, depth: 0, broken: false }
    }

    pub fn text(&self, node: Node<'_>) -> &'s str {
        self.slice(node.start(), node.end())
    }

    pub fn slice(&self, start: usize, end: usize) -> &'s str {
        self.source.text.get(start..end).unwrap_or_default()
    }

    pub fn span(&self, node: Node<'_>) -> Span {
        self.source.span(node.start(), node.end())
    }

    pub fn token_text(&self, token: &Token) -> &'s str {
        self.slice(token.start as usize, token.end as usize)
    }

    pub fn token_span(&self, token: &Token) -> Span {
        self.source.span(token.start as usize, token.end as usize)
    }

    /// Hides a part of the text from all parsing to come.
    pub fn hide(&mut self, range: Range<usize>) {
        blank(&mut self.fed[range]);
    }

    /// Works inside a comment or pragma: its text is read as code.
    pub fn within<T>(&mut self, range: Range<usize>, work: impl FnOnce(&mut Self) -> T) -> T {
        let inside = Tokens::read(&self.source.text, range.clone());
        self.fed[range.clone()].copy_from_slice(&self.source.text.as_bytes()[range.clone()]);
        let gaps = disguise(&self.source.text, &inside, &self.extensions, &mut self.fed);
        let around = (std::mem::replace(&mut self.tokens, inside), std::mem::replace(&mut self.gaps, gaps));
        let result = work(self);
        (self.tokens, self.gaps) = around;
        self.hide(range);
        result
    }

    /// Parses a region of the text between a prefix and a suffix of ours.
    pub fn tree(&mut self, prefix: &str, region: Range<usize>, suffix: &str) -> Cst {
        let mut buffer = std::mem::take(&mut self.buffer);
        buffer.clear();
        buffer.extend_from_slice(prefix.as_bytes());
        buffer.extend_from_slice(&self.fed[region.clone()]);
        self.cut(&mut buffer[prefix.len()..], region.clone());
        let edits = self.fill_gaps(&mut buffer, prefix.len(), &region);
        buffer.extend_from_slice(suffix.as_bytes());
        let view = View { prefix: prefix.len(), region, edits };
        let parsed = self.parse(&buffer);
        self.buffer = buffer;
        let mut cst = match parsed {
            Ok(tree) => Cst::new(&tree, &view),
            Err(offset) => Cst::broken(offset, &view),
        };
        // The grammar takes a keyword for a name where it expects no keyword.
        cst.check_names(|range| {
            matches!(keyword(self.slice(range.start, range.end)), None | Some(Keyword::Underscore))
        });
        cst
    }

    /// Parses a region that starts anywhere in a line: it stays in its column.
    pub fn aligned_tree(&mut self, prefix: &str, region: Range<usize>, suffix: &str) -> Cst {
        let column = self.tokens.starting_at(region.start).map_or(0, |token| token.column as usize);
        self.tree(&format!("{prefix}\n{:column$}", ""), region, suffix)
    }

    /// Runs tree-sitter until the text cannot be right any more, or for longer than a text of this length takes; recovery
    /// would be slow, and nothing of it used. The error is the offset reached.
    fn parse(&mut self, text: &[u8]) -> Result<tree_sitter::Tree, usize> {
        let mut reached = 0;
        let mut steps = 64 + text.len();
        let mut watch = |state: &tree_sitter::ParseState| {
            reached = state.current_byte_offset();
            steps -= 1;
            if state.has_error() || steps == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        let options = tree_sitter::ParseOptions::new().progress_callback(&mut watch);
        let mut read = |offset: usize, _| text.get(offset..).unwrap_or_default();
        let tree = self.parser.parse_with_options(&mut read, None, Some(options));
        if tree.is_none() {
            self.parser.reset();
        }
        tree.ok_or(reached)
    }

    /// Puts a number in place of each group of brackets that is nested too deep for tree-sitter; [`Reader::cut_group`]
    /// finds them again.
    fn cut(&self, buffer: &mut [u8], region: Range<usize>) {
        let mut depth = 0usize;
        let mut group = None;
        for token in &self.tokens.tokens[self.tokens.index_at(region.start)..self.tokens.index_at(region.end)] {
            if token.is_open() {
                depth += 1;
                if depth == CUT && !token.is(b'{') {
                    group = Some(token.start as usize);
                }
            } else if token.is_close() {
                depth = depth.saturating_sub(1);
                if let Some(start) = group.take_if(|_| depth < CUT) {
                    let place = &mut buffer[start - region.start..token.end as usize - region.start];
                    blank(place);
                    place[0] = b'0';
                }
            }
        }
    }

    /// Adds the spaces that are wanted to the text of a region, and takes as many away further right on the line, so that
    /// what follows stays in its column.
    fn fill_gaps(&self, buffer: &mut Vec<u8>, prefix: usize, region: &Range<usize>) -> Vec<Edit> {
        let mut edits = Vec::new();
        let from = self.gaps.partition_point(|gap| *gap < region.start);
        let gaps = &self.gaps[from..from + self.gaps[from..].partition_point(|gap| *gap < region.end)];
        let Some(first) = gaps.first() else { return edits };
        let rest = buffer.split_off(first - region.start + prefix);
        let mut gaps = gaps.iter().map(|gap| gap - first).peekable();
        // How far the text is shifted to the right: spaces added less spaces taken, and the same on this line alone.
        let (mut shift, mut owed) = (0isize, 0usize);
        for (at, byte) in rest.iter().enumerate() {
            if gaps.next_if_eq(&at).is_some() {
                buffer.push(b' ');
                shift += 1;
                owed += 1;
                edits.push(Edit { at: buffer.len(), delta: -shift });
            }
            if *byte == b'\n' {
                owed = 0;
            } else if owed > 0 && is_spare(&rest, at) {
                shift -= 1;
                owed -= 1;
                edits.push(Edit { at: buffer.len(), delta: -shift });
                continue;
            }
            buffer.push(*byte);
        }
        edits
    }

    /// The brackets that a number stands for, if it is not a number.
    pub fn cut_group(&self, node: Node<'_>) -> Option<Range<usize>> {
        let first = self.tokens.index_at(node.start());
        if !self.tokens.tokens.get(first)?.is_open() {
            return None;
        }
        let mut depth = 0usize;
        for token in &self.tokens.tokens[first..] {
            if token.is_open() {
                depth += 1;
            } else if token.is_close() {
                depth -= 1;
                if depth == 0 {
                    return Some(node.start()..token.end as usize);
                }
            }
        }
        None
    }

    /// Reads a region as an expression, whatever stands around it. Columns stay, so layout in it does.
    pub fn expr_in(&mut self, region: Range<usize>) -> Option<Expr> {
        let cst = self.aligned_tree("{x=", region.clone(), "\n}");
        let found =
            only_declaration(&cst).filter(|node| node.kind() == NodeKind::Bind && node.child(FieldId::Binds).is_none());
        let body = found.and_then(|bind| {
            let mut matches = bind.all(FieldId::Match);
            let only = matches.next().filter(|only| only.child(FieldId::Guards).is_none())?;
            if matches.next().is_some() { None } else { only.child(FieldId::Expression) }
        });
        self.checked(&cst, region, body, "expression").map(|node| self.expr(node))
    }

    pub fn type_in(&mut self, region: Range<usize>) -> Option<Type> {
        let cst = self.aligned_tree("{x::", region.clone(), "\n}");
        let found = only_declaration(&cst).filter(|node| node.kind() == NodeKind::Signature);
        let body = found.and_then(|signature| signature.child(FieldId::Type));
        self.checked(&cst, region, body, "type").map(|node| self.ty(node))
    }

    fn pat_in(&mut self, region: Range<usize>) -> Option<Pat> {
        let cst = self.aligned_tree("{x", region.clone(), "\n=0}");
        let found = only_declaration(&cst).and_then(|function| function.child(FieldId::Patterns));
        let body = found.and_then(|patterns| patterns.named_children().next());
        self.checked(&cst, region, body, "pattern").map(|node| self.pat(node))
    }

    /// The expression in brackets that were cut out.
    pub fn cut_expr(&mut self, region: Range<usize>) -> Expr {
        let span = self.source.span(region.start, region.end);
        self.expr_in(region).unwrap_or(Expr { node: ExprNode::Unsupported("a syntax error".into()), span })
    }

    pub fn cut_type(&mut self, region: Range<usize>) -> Type {
        let span = self.source.span(region.start, region.end);
        self.type_in(region).unwrap_or(Type { node: TypeNode::Unsupported("a syntax error".into()), span })
    }

    pub fn cut_pat(&mut self, region: Range<usize>) -> Pat {
        let span = self.source.span(region.start, region.end);
        self.pat_in(region).unwrap_or(Pat { node: PatNode::Unsupported("a syntax error".into()), span })
    }

    fn checked<'c>(
        &mut self,
        cst: &'c Cst,
        region: Range<usize>,
        body: Option<Node<'c>>,
        what: &str,
    ) -> Option<Node<'c>> {
        if body.is_none() || !cst.errors.is_empty() || self.has_flaw(&region) {
            self.broken = true;
            let diagnostic = diagnose::region(self, cst, region, what);
            self.diagnostics.push(diagnostic);
            return None;
        }
        body
    }

    pub fn has_flaw(&self, region: &Range<usize>) -> bool {
        self.tokens.flaws.iter().any(|(_, range)| range.start < region.end && range.end > region.start)
    }

    /// Reports what the grammar let pass; the declaration it stands in is not used.
    pub fn reject(&mut self, span: Span, message: &str, hint: &str) {
        self.broken = true;
        self.diagnostics.push(Diagnostic::error(span, message).hint(hint));
    }

    /// Runs a conversion one level deeper, or refuses.
    pub fn nested<T>(
        &mut self,
        node: Node<'_>,
        convert: impl FnOnce(&mut Self) -> T,
        refuse: impl FnOnce(Span) -> T,
    ) -> T {
        if self.depth >= NESTING {
            let span = self.span(node);
            if !self.broken {
                self.diagnostics.push(diagnose::too_deep(span));
            }
            self.broken = true;
            return refuse(span);
        }
        self.depth += 1;
        let result = convert(self);
        self.depth -= 1;
        result
    }
}

/// A space that can go: no two tokens grow together, and no operator changes its sides.
fn is_spare(text: &[u8], place: usize) -> bool {
    let before = place.checked_sub(1).map_or(b'x', |place| text[place]);
    let next = text.get(place + 1).copied().unwrap_or(b' ');
    text[place] == b' '
        && matches!(before, b']' | b')' | b',' | b' ')
        && (next.is_ascii_alphanumeric() || matches!(next, b' ' | b'(' | b'['))
}

fn only_declaration(cst: &Cst) -> Option<Node<'_>> {
    let root = cst.root();
    let mut children = root.named_children();
    let declarations = children.next().filter(|node| node.kind() == NodeKind::Declarations)?;
    let mut declarations = declarations.named_children();
    let only = declarations.next()?;
    (declarations.next().is_none() && children.next().is_none()).then_some(only)
}
