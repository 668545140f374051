//! Code of the symbolic machine: Core with places for variables, and with what is delayed told from what is evaluated.

use std::rc::Rc;

use rustc_hash::FxHashMap;
use selfsame_core::expr::Label;
use selfsame_core::prim::PrimOp;
use selfsame_core::program::ConId;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;
use selfsame_solver::scalar::ScalarId;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CodeId(pub u32);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct BlockId(pub u32);

/// Something that is evaluated in a frame.
#[derive(Clone, Debug)]
pub enum Node {
    Atom(Atom),
    App(CodeId, Box<[Atom]>),
    Let(u32, Atom, CodeId),
    LetRec(Box<[(u32, Atom)]>, CodeId),
    Case(CodeId, Box<[Alt]>, Option<CodeId>),
    Prim(PrimOp, Box<[CodeId]>),
    /// A bottom whose text is the atom.
    Raise(Atom),
    /// A gap of ours that the atom describes.
    Gap(Atom),
    Bottom(u32),
    Input(Type),
    Assume(CodeId, CodeId),
    Assert(CodeId, CodeId, u32),
    Mark(CodeId),
}

/// Something that an address can be had for without evaluating anything.
#[derive(Clone, Debug)]
pub enum Atom {
    Local(u32),
    Global(u32),
    Scalar(ScalarId),
    /// A string, by its number.
    Text(u32),
    Con(ConId, Box<[Atom]>),
    /// A function, or code that waits to be evaluated.
    Block(BlockId),
}

#[derive(Clone, Debug)]
pub struct Alt {
    pub pattern: Pattern,
    pub body: CodeId,
}

#[derive(Clone, Copy, Debug)]
pub enum Pattern {
    /// The fields go into the frame from this place on.
    Con(ConId, u32),
    Lit(ScalarId),
}

/// Code with a frame of its own: first what it captured, then its parameters, then the rest.
#[derive(Clone, Debug)]
pub struct Block {
    pub captured: Box<[u32]>,
    pub arity: u32,
    pub frame: u32,
    pub body: CodeId,
}

/// A global as far as it is compiled.
#[derive(Clone, Debug)]
pub enum GlobalCode {
    Block(BlockId),
    /// Why there is no code.
    Unsupported(Symbol),
}

/// All code of one exploration.
#[derive(Default)]
pub struct Code {
    /// Shared, so that a node can be read while the machine changes.
    pub nodes: Vec<Rc<Node>>,
    pub blocks: Vec<Block>,
    pub labels: Vec<Label>,
    pub texts: Vec<Box<[char]>>,
    pub globals: Vec<(Symbol, Option<GlobalCode>)>,
    pub global_ids: FxHashMap<Symbol, u32>,
    /// Which global the nodes from a number on belong to.
    pub owners: Vec<(u32, Symbol)>,
}

impl Code {
    pub fn global(&mut self, name: Symbol) -> u32 {
        *self.global_ids.entry(name).or_insert_with(|| {
            self.globals.push((name, None));
            self.globals.len() as u32 - 1
        })
    }

    /// The global whose code a node is part of.
    pub fn owner(&self, code: CodeId) -> Option<Symbol> {
        let at = self.owners.partition_point(|(first, _)| *first <= code.0);
        self.owners[..at].last().map(|(_, name)| *name)
    }

    pub fn node(&mut self, node: Node) -> CodeId {
        self.nodes.push(Rc::new(node));
        CodeId(self.nodes.len() as u32 - 1)
    }

    pub fn label(&mut self, label: Label) -> u32 {
        match self.labels.iter().position(|known| *known == label) {
            Some(at) => at as u32,
            None => {
                self.labels.push(label);
                self.labels.len() as u32 - 1
            }
        }
    }

    pub fn text(&mut self, text: &str) -> u32 {
        self.texts.push(text.chars().collect());
        self.texts.len() as u32 - 1
    }
}
