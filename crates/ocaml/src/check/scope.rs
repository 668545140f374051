//! What names mean: modules, and the scopes of expressions.

use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};
use selfsame_core::expr::Local;
use selfsame_core::span::FileId;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;
use selfsame_typing::Scheme;

use crate::elab::{Builtin, Callee, ConRef, GroupId};
use crate::syntax::{ModuleExpr, ModuleType, Spec};

/// The meaning of everything a structure defines.
#[derive(Clone, Debug, Default)]
pub struct Module {
    pub values: FxHashMap<Symbol, Value>,
    pub types: FxHashMap<Symbol, Arc<TypeEntry>>,
    pub cons: FxHashMap<Symbol, Arc<ConEntry>>,
    pub fields: FxHashMap<Symbol, Arc<Record>>,
    pub modules: FxHashMap<Symbol, ModuleEntry>,
    /// Module types; of some we know only why we do not.
    pub signatures: FxHashMap<Symbol, Result<Shown, Symbol>>,
}

/// What a module type lets one see of a module.
#[derive(Clone, Debug)]
pub enum Shown {
    All,
    Names(Arc<Names>),
    /// Of the argument, which may have none, and of the result.
    Functor(Arc<(Option<Shown>, Shown)>),
    /// Why we do not know.
    Unknown(Symbol),
}

/// The names that a signature mentions.
#[derive(Clone, Debug, Default)]
pub struct Names {
    pub values: FxHashSet<Symbol>,
    /// In the order of the signature, each with the constructors and fields that it shows.
    pub types: Vec<(Symbol, Vec<Symbol>)>,
    pub exceptions: FxHashSet<Symbol>,
    pub modules: FxHashMap<Symbol, Shown>,
    pub signatures: FxHashMap<Symbol, Result<Shown, Symbol>>,
    /// Why there may be others: what a module has and the signature does not mention may be seen or not.
    pub unknown: Option<Symbol>,
    /// As it is written, for packages.
    pub declared: Option<Arc<Declared>>,
}

/// A signature as it is written, and where.
#[derive(Debug)]
pub struct Declared {
    /// Which one it is.
    pub number: u32,
    pub specs: Vec<Spec>,
    pub scope: Scope,
}

#[derive(Clone, Debug)]
pub enum ModuleEntry {
    Struct(Arc<Module>),
    /// A library module that nobody has asked for yet.
    Library(Symbol),
    /// Checked anew for each application.
    Functor(Arc<Functor>),
    /// A file of the program, by its number.
    Unit(usize),
    /// What is wrong with it.
    Unusable(Symbol),
}

#[derive(Debug)]
pub struct Functor {
    pub param: Symbol,
    pub param_type: Option<ModuleType>,
    pub body: ModuleExpr,
    /// What signatures around let one see of its arguments and results, the innermost first.
    pub views: Vec<Arc<(Option<Shown>, Shown)>>,
    /// Where the functor was defined.
    pub scope: Scope,
}

#[derive(Clone, Debug)]
pub struct Value {
    pub how: How,
    pub scheme: Arc<Scheme>,
}

#[derive(Clone, Copy, Debug)]
pub enum How {
    Local(Local),
    Global(Symbol),
    Recursive(Callee, GroupId),
    Builtin(Builtin),
}

#[derive(Debug)]
pub enum TypeEntry {
    /// The parameters are type variables of the body.
    Alias(Vec<Symbol>, Type),
    Data(Arc<DataEntry>),
    /// A built-in or abstract type with this many parameters.
    Abstract(Symbol, usize),
    Unsupported(Symbol),
}

/// A variant or record type.
#[derive(Debug)]
pub struct DataEntry {
    pub name: Symbol,
    pub params: Vec<Symbol>,
    pub cons: Vec<Arc<ConEntry>>,
    pub record: Option<Arc<Record>>,
}

#[derive(Debug)]
pub struct ConEntry {
    /// As the source calls it.
    pub source: Symbol,
    pub con: Arc<ConRef>,
    /// The type it makes, over the parameters.
    pub params: Vec<Symbol>,
    pub result: Type,
    pub args: Vec<Type>,
    /// Fields, if it is that of a record.
    pub labels: Vec<Symbol>,
    /// Whether a match says more of its type than that it is an instance: which one, or there are parts of unknown types.
    pub refines: bool,
}

#[derive(Debug)]
pub struct Record {
    pub con: Arc<ConRef>,
    pub params: Vec<Symbol>,
    pub result: Type,
    pub fields: Vec<RecordField>,
}

#[derive(Debug)]
pub struct RecordField {
    pub name: Symbol,
    pub ty: Type,
    /// Type variables of its own: what it holds is of all their instances.
    pub own: Vec<Symbol>,
    pub mutable: bool,
}

/// Frames from the outermost to the innermost.
#[derive(Clone, Debug, Default)]
pub struct Scope {
    frames: Vec<Frame>,
}

#[derive(Clone, Debug)]
enum Frame {
    /// What `open` brought, or a finished part of the structure around.
    Module(Arc<Module>),
    /// The structure being read, after the last `open`.
    Own(Box<Module>),
    Value(Symbol, Value),
    /// What `open` would have brought into a file of a module that is not there.
    Lost(FileId),
}

impl Scope {
    pub fn open(&mut self, module: Arc<Module>) {
        self.frames.push(Frame::Module(module));
    }

    /// As [`Scope::open`], of a module that could not be found: nobody knows what it would have brought.
    pub fn open_lost(&mut self, file: FileId) {
        self.frames.push(Frame::Lost(file));
    }

    /// Whether a name that is not found in a file may be of a module that is not there.
    pub fn has_lost(&self, file: FileId) -> bool {
        self.frames.iter().any(|frame| matches!(frame, Frame::Lost(own) if *own == file))
    }

    pub fn bind(&mut self, name: Symbol, value: Value) {
        self.frames.push(Frame::Value(name, value));
    }

    /// The outermost frame alone: what every file sees.
    pub fn outermost(&self) -> Scope {
        Scope { frames: self.frames.iter().take(1).cloned().collect() }
    }

    /// The scope with a module around it, within the built-in types: what it has is found where nothing else is called so.
    pub fn within(mut self, module: Arc<Module>) -> Scope {
        self.frames.insert(1.min(self.frames.len()), Frame::Module(module));
        self
    }

    /// To come back to with [`Scope::reset`].
    pub fn mark(&self) -> usize {
        self.frames.len()
    }

    pub fn reset(&mut self, mark: usize) {
        self.frames.truncate(mark);
    }

    /// The frame for definitions of the structure being read.
    pub fn own(&mut self) -> &mut Module {
        if !matches!(self.frames.last(), Some(Frame::Own(_))) {
            self.frames.push(Frame::Own(Box::default()));
        }
        match self.frames.last_mut() {
            Some(Frame::Own(module)) => module,
            _ => unreachable!("an own frame was pushed just now"),
        }
    }

    fn modules(&self) -> impl Iterator<Item = &Module> {
        self.frames.iter().rev().filter_map(|frame| match frame {
            Frame::Module(module) => Some(&**module),
            Frame::Own(module) => Some(&**module),
            Frame::Value(..) | Frame::Lost(_) => None,
        })
    }

    pub fn value(&self, name: Symbol) -> Option<&Value> {
        self.frames.iter().rev().find_map(|frame| match frame {
            Frame::Module(module) => module.values.get(&name),
            Frame::Own(module) => module.values.get(&name),
            Frame::Value(n, value) => (*n == name).then_some(value),
            Frame::Lost(_) => None,
        })
    }

    /// What the innermost module has that has it.
    pub fn find<T>(&self, of: impl Fn(&Module) -> Option<&T>) -> Option<&T> {
        self.modules().find_map(of)
    }

    pub fn module(&self, name: Symbol) -> Option<&ModuleEntry> {
        self.find(|module| module.modules.get(&name))
    }

    pub fn signature(&self, name: Symbol) -> Option<&Result<Shown, Symbol>> {
        self.find(|module| module.signatures.get(&name))
    }

    /// Names of one kind in scope that the user may have meant, innermost first.
    pub fn names(&self, of: impl Fn(&Module) -> Vec<Symbol>) -> Vec<Symbol> {
        self.modules().flat_map(of).filter(|name| !name.as_str().starts_with('$')).collect()
    }

    /// All value names in scope that the user may have meant, innermost first.
    pub fn value_names(&self) -> impl Iterator<Item = Symbol> {
        self.frames.iter().rev().flat_map(|frame| {
            let names: Vec<Symbol> = match frame {
                Frame::Module(module) => sorted(module.values.keys()),
                Frame::Own(module) => sorted(module.values.keys()),
                Frame::Value(name, _) => vec![*name],
                Frame::Lost(_) => Vec::new(),
            };
            names
        })
    }
}

/// By their text: the maps have no order of their own.
pub fn sorted<'a>(names: impl Iterator<Item = &'a Symbol>) -> Vec<Symbol> {
    let mut names: Vec<Symbol> = names.copied().collect();
    names.sort_by_key(|name| name.as_str());
    names
}
