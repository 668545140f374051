//! Core on its way to instructions: names resolved to numbers and constants, lambdas merged, free variables known.

use smallvec::SmallVec;

use crate::prim::PrimOp;

use super::op::{First, Function};
use super::word::{Tag, Word};

/// A local variable; numbers are not reused within one unit of compilation.
pub(super) type Var = u32;

/// Sorted, without repetition.
pub(super) type VarSet = SmallVec<[Var; 4]>;

#[derive(Debug)]
pub(super) struct Node {
    pub kind: NodeKind,
    /// Filled by [`Node::find_free`], empty before.
    pub free: VarSet,
}

#[derive(Debug)]
pub(super) enum NodeKind {
    Var(Var),
    /// A constant: a literal, a constructor, a function that captures nothing, or a reference to a constant global.
    Word(Word),
    /// A string literal by its number in the code.
    Text(u32),
    /// Parameters and body; the body is not itself a lambda.
    Lam(Vec<Var>, Box<Node>),
    App(Box<Node>, Vec<Node>),
    Let(Var, Box<Node>, Box<Node>),
    LetRec(Vec<(Var, Node)>, Box<Node>),
    /// A constructor with at least one field.
    Con(ConRef, Vec<Node>),
    Case(Box<Node>, Vec<Branch>, Option<Box<Node>>),
    Prim(PrimOp, Vec<Node>),
    /// A bottom by the number of its label in the code.
    Fail(u32),
    Input,
    Assume(Box<Node>, Box<Node>),
    Assert(Box<Node>, Box<Node>, u32),
    /// A place that coverage notes, by its number in the code.
    Seen(u32, Box<Node>),
}

#[derive(Debug)]
pub(super) struct Branch {
    pub pattern: Pattern,
    pub body: Node,
}

#[derive(Debug)]
pub(super) enum Pattern {
    Con(ConRef, Vec<Var>),
    /// A literal, and the comparison that recognizes it.
    Lit(Word, PrimOp),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ConRef {
    pub tag: u16,
    pub id: u32,
    /// How many constructors the type has.
    pub siblings: u16,
}

impl From<NodeKind> for Node {
    fn from(kind: NodeKind) -> Node {
        Node { kind, free: VarSet::new() }
    }
}

impl Node {
    pub fn var(var: Var) -> Node {
        NodeKind::Var(var).into()
    }

    pub fn word(word: Word) -> Node {
        NodeKind::Word(word).into()
    }

    pub fn is_atom(&self) -> bool {
        matches!(self.kind, NodeKind::Var(_) | NodeKind::Word(_))
    }

    /// Another node for the same atom.
    pub fn atom(&self) -> Option<Node> {
        match self.kind {
            NodeKind::Var(var) => Some(Node::var(var)),
            NodeKind::Word(word) => Some(Node::word(word)),
            _ => None,
        }
    }

    /// The global function, when this is one.
    pub fn as_function(&self) -> Option<u32> {
        match self.kind {
            NodeKind::Word(word) if word.tag() == Tag::Function => Some(word.as_function()),
            _ => None,
        }
    }

    /// The field that this takes of a variable, when that is all it does: `case x of K a b c -> b`.
    pub fn as_selection(&self) -> Option<(Var, u16)> {
        let NodeKind::Case(scrutinee, branches, None) = &self.kind else { return None };
        let (NodeKind::Var(of), [Branch { pattern: Pattern::Con(con, fields), body }]) =
            (&scrutinee.kind, &branches[..])
        else {
            return None;
        };
        let NodeKind::Var(result) = body.kind else { return None };
        let index = fields.iter().position(|&field| field == result)?;
        (con.siblings == 1).then_some((*of, u16::try_from(index).ok()?))
    }

    /// The variable that evaluating this evaluates before anything else that could fail.
    pub fn first_evaluated(&self, functions: &[Function]) -> Option<Var> {
        match &self.kind {
            NodeKind::Var(var) => Some(*var),
            NodeKind::Seen(_, first)
            | NodeKind::Case(first, ..)
            | NodeKind::Assume(first, _)
            | NodeKind::Assert(first, ..) => first.first_evaluated(functions),
            NodeKind::App(head, args) => {
                let Some(function) = head.as_function() else { return head.first_evaluated(functions) };
                let function = functions.get(function as usize)?;
                match function.first {
                    First::Parameter(i) if args.len() >= usize::from(function.arity) => {
                        args.get(usize::from(i))?.first_evaluated(functions)
                    }
                    _ => None,
                }
            }
            NodeKind::Let(var, rhs, body) => match body.first_evaluated(functions)? {
                first if first == *var => rhs.first_evaluated(functions),
                first => Some(first),
            },
            NodeKind::LetRec(bindings, body) => {
                body.first_evaluated(functions).filter(|first| bindings.iter().all(|(var, _)| var != first))
            }
            NodeKind::Prim(PrimOp::Error | PrimOp::Unsupported, _) => None,
            NodeKind::Prim(_, args) => {
                let is_value = |arg: &&Node| matches!(arg.kind, NodeKind::Word(word) if word.is_value());
                args.iter().find(|arg| !is_value(arg))?.first_evaluated(functions)
            }
            NodeKind::Word(_)
            | NodeKind::Text(_)
            | NodeKind::Lam(..)
            | NodeKind::Con(..)
            | NodeKind::Fail(_)
            | NodeKind::Input => None,
        }
    }

    /// Calls `f` on each node directly below this one.
    pub fn children(&self, f: &mut dyn FnMut(&Node)) {
        match &self.kind {
            NodeKind::Var(_) | NodeKind::Word(_) | NodeKind::Text(_) | NodeKind::Fail(_) | NodeKind::Input => {}
            NodeKind::Lam(_, body) | NodeKind::Seen(_, body) => f(body),
            NodeKind::App(head, args) => {
                f(head);
                args.iter().for_each(f);
            }
            NodeKind::Let(_, first, second) | NodeKind::Assume(first, second) | NodeKind::Assert(first, second, _) => {
                f(first);
                f(second);
            }
            NodeKind::LetRec(bindings, body) => {
                bindings.iter().for_each(|(_, rhs)| f(rhs));
                f(body);
            }
            NodeKind::Con(_, args) | NodeKind::Prim(_, args) => args.iter().for_each(f),
            NodeKind::Case(scrutinee, branches, default) => {
                f(scrutinee);
                branches.iter().for_each(|branch| f(&branch.body));
                if let Some(default) = default {
                    f(default);
                }
            }
        }
    }

    fn children_mut(&mut self, f: &mut dyn FnMut(&mut Node)) {
        match &mut self.kind {
            NodeKind::Var(_) | NodeKind::Word(_) | NodeKind::Text(_) | NodeKind::Fail(_) | NodeKind::Input => {}
            NodeKind::Lam(_, body) | NodeKind::Seen(_, body) => f(body),
            NodeKind::App(head, args) => {
                f(head);
                args.iter_mut().for_each(f);
            }
            NodeKind::Let(_, first, second) | NodeKind::Assume(first, second) | NodeKind::Assert(first, second, _) => {
                f(first);
                f(second);
            }
            NodeKind::LetRec(bindings, body) => {
                bindings.iter_mut().for_each(|(_, rhs)| f(rhs));
                f(body);
            }
            NodeKind::Con(_, args) | NodeKind::Prim(_, args) => args.iter_mut().for_each(f),
            NodeKind::Case(scrutinee, branches, default) => {
                f(scrutinee);
                branches.iter_mut().for_each(|branch| f(&mut branch.body));
                if let Some(default) = default {
                    f(default);
                }
            }
        }
    }

    /// Fills in the free variables of this node and all below.
    pub fn find_free(&mut self) {
        let mut free = VarSet::new();
        if let NodeKind::Var(var) = self.kind {
            free.push(var);
        }
        self.children_mut(&mut |child| {
            child.find_free();
            free.extend_from_slice(&child.free);
        });
        free.sort_unstable();
        free.dedup();
        match &self.kind {
            NodeKind::Lam(params, _) => free.retain(|v| !params.contains(v)),
            NodeKind::Let(var, ..) => free.retain(|v| v != var),
            NodeKind::LetRec(bindings, _) => free.retain(|v| !bindings.iter().any(|(bound, _)| bound == v)),
            NodeKind::Case(_, branches, _) => {
                let is_field = |v: Var| {
                    branches.iter().any(|b| matches!(&b.pattern, Pattern::Con(_, fields) if fields.contains(&v)))
                };
                free.retain(|v| !is_field(*v));
            }
            _ => {}
        }
        self.free = free;
    }

    pub fn mentions(&self, var: Var) -> bool {
        if let NodeKind::Var(v) = self.kind {
            return v == var;
        }
        let mut found = false;
        self.children(&mut |child| found = found || child.mentions(var));
        found
    }
}
