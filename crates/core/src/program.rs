//! A loaded program: data types, constructors and globals of all its modules, library included.
//!
//! Shared by all engines and threads, and never changed after loading. Code is kept as the front end wrote it, or packed
//! (the library), and becomes terms only where an engine unfolds it: what a program does not use costs nothing.

use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};
use serde::{Deserialize, Serialize};

use crate::expr::Expr;
use crate::gap::Gaps;
pub use crate::ints::{Ints, Size};
use crate::span::Span;
use crate::symbol::Symbol;
use crate::types::Type;
use crate::value::Notation;

/// A definition, by its position in the program; those of the base come first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct GlobalId(pub u32);

/// A constructor, by its position among all of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct ConId(pub u32);

/// A data type, by its position in the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct DataId(pub u32);

/// A data type as a front end declares it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DataDef {
    /// Qualified by its module, except the built-in ones: `[]`, `(,)`, `()`, `Bool`, `Int`, `Char` …
    pub name: Symbol,
    /// Type parameters, in order.
    pub params: Vec<Symbol>,
    /// What its constructors are in terms.
    pub kind: DataKind,
    /// In the order of their declaration, which is that of comparison.
    pub cons: Vec<ConDef>,
    /// Where it is declared, if in a file.
    pub span: Option<Span>,
}

/// Kinds of data types.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DataKind {
    /// Its constructors are those of terms.
    Data,
    /// Its constructor is in no term: it is the identity.
    Newtype,
    /// The dictionaries of a class: one constructor; superclasses first, then methods.
    Dictionary,
}

/// A constructor as a front end declares it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ConDef {
    /// Qualified as the type's name is.
    pub name: Symbol,
    /// Types of the fields, over the parameters of the data type.
    pub fields: Vec<Type>,
    /// Which fields are strict; engines may rely on such fields of a built value being in weak head normal form.
    pub strict: Vec<bool>,
    /// Names of the fields of a record, else empty.
    pub labels: Vec<Symbol>,
    /// How the constructor is written between its two arguments, if it is declared so.
    pub fixity: Option<Fixity>,
}

/// How an operator is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Fixity {
    /// To which side it groups.
    pub assoc: Assoc,
    /// From 0, the weakest, to 9; functions bind more strongly.
    pub precedence: u8,
}

/// To which side an operator groups when nothing else says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Assoc {
    /// `a - b - c` is `(a - b) - c`.
    Left,
    /// `a : b : c` is `a : (b : c)`.
    Right,
    /// `a == b == c` is an error.
    None,
}

impl Fixity {
    /// Of an operator without a declaration.
    pub const DEFAULT: Fixity = Fixity { assoc: Assoc::Left, precedence: 9 };
}

/// A top-level definition.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Global {
    /// Qualified: `Data.List.nub`. Names made by a front end start with `$`: `Data.Maybe.$fShowMaybe`.
    pub name: Symbol,
    /// Closed; class constraints have become dictionary arguments.
    pub ty: Type,
    /// What it means.
    pub code: Code,
    /// Where it is defined, if in a file.
    pub span: Option<Span>,
    /// How the name is written as an operator, for printing.
    pub fixity: Option<Fixity>,
}

/// The meaning of a definition.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Code {
    /// As a tree.
    Expr(Arc<Expr>),
    /// An [`Expr`] in serialized form, made by [`Code::pack`].
    Packed(Arc<[u8]>),
    /// Why there is no code: an unsupported construct, or an error in the definition.
    Unsupported(Symbol),
}

/// Why a global has no expression.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoCode {
    /// As the front end said in [`Code::Unsupported`].
    Unsupported(Symbol),
    /// Packed bytes that are not an expression: the file they come from is damaged or of another version.
    Damaged,
}

impl Code {
    /// The compact form in which a prepared library keeps its code.
    pub fn pack(expr: &Expr) -> Code {
        let bytes = postcard::to_stdvec(expr).expect("an expression holds nothing that postcard refuses");
        Code::Packed(bytes.into())
    }

    /// The expression; unpacking is repeated at each call, so keep the result where it is needed again.
    pub fn expr(&self) -> Result<Arc<Expr>, NoCode> {
        match self {
            Code::Expr(expr) => Ok(expr.clone()),
            Code::Packed(bytes) => postcard::from_bytes(bytes).map(Arc::new).map_err(|_| NoCode::Damaged),
            Code::Unsupported(why) => Err(NoCode::Unsupported(*why)),
        }
    }
}

/// A constructor of a program.
#[derive(Clone, Debug)]
pub struct Con {
    /// As it was declared.
    pub def: ConDef,
    /// The type that it makes values of.
    pub data: DataId,
    /// Its position among the constructors of its type.
    pub tag: u32,
}

/// A data type of a program.
#[derive(Clone, Debug)]
pub struct Data {
    /// Qualified; see [`DataDef::name`].
    pub name: Symbol,
    /// Type parameters, in order.
    pub params: Vec<Symbol>,
    /// What its constructors are in terms.
    pub kind: DataKind,
    /// By position; a constructor's tag is its place here.
    pub cons: Vec<ConId>,
    /// Where it is declared, if in a file.
    pub span: Option<Span>,
}

/// Definitions prepared beforehand, which a program has without adding them: the library. Each is made when it is first
/// asked for. Numbers are positions from 0, the same at every start.
pub trait Base: std::fmt::Debug + Send + Sync {
    /// How many data types there are.
    fn data_count(&self) -> u32;
    /// How many constructors there are.
    fn con_count(&self) -> u32;
    /// How many definitions there are.
    fn global_count(&self) -> u32;
    /// Only asked for numbers below the count, as are the next two.
    fn data(&self, id: DataId) -> &Data;
    /// The constructor of this number.
    fn con(&self, id: ConId) -> &Con;
    /// The definition of this number.
    fn global(&self, id: GlobalId) -> &Global;
    /// The data type of a qualified name.
    fn data_id(&self, name: Symbol) -> Option<DataId>;
    /// The constructor of a qualified name.
    fn con_id(&self, name: Symbol) -> Option<ConId>;
    /// The definition of a qualified name.
    fn global_id(&self, name: Symbol) -> Option<GlobalId>;
    /// What the global can reach that is not supported ([`crate::gap`]).
    fn gap(&self, id: GlobalId) -> Option<Symbol>;
}

/// What a front end adds is numbered after what the base has.
#[derive(Clone, Debug, Default)]
pub struct Program {
    base: Option<Arc<dyn Base>>,
    notation: Option<&'static dyn Notation>,
    ints: Ints,
    /// See [`Program::is_hidden`].
    hidden: FxHashSet<DataId>,
    size: Size,
    datas: Vec<Data>,
    cons: Vec<Con>,
    globals: Vec<Global>,
    data_ids: FxHashMap<Symbol, DataId>,
    con_ids: FxHashMap<Symbol, ConId>,
    global_ids: FxHashMap<Symbol, GlobalId>,
    gaps: Gaps,
    /// A definition of the base was replaced: what it knows of itself may be wrong.
    is_base_changed: bool,
}

impl Program {
    /// A program that has what the base has, and nothing else.
    pub(crate) fn on(base: Arc<dyn Base>) -> Program {
        Program { base: Some(base), ..Program::default() }
    }

    /// How values are written; None for Haskell's way, which [`crate::value`] knows.
    pub fn notation(&self) -> Option<&'static dyn Notation> {
        self.notation
    }

    /// Says how values are written; the front end knows.
    pub fn set_notation(&mut self, notation: &'static dyn Notation) {
        self.notation = Some(notation);
    }

    /// What `Int` is taken to be.
    pub fn ints(&self) -> Ints {
        self.ints
    }

    /// Says what `Int` is taken to be; a proof holds of one reading alone.
    pub fn set_ints(&mut self, ints: Ints) {
        self.ints = ints;
    }

    /// Whether the questions that are asked come from outside the module of the type, which keeps its constructors to itself:
    /// then only its functions make values.
    pub fn is_hidden(&self, data: DataId) -> bool {
        self.hidden.contains(&data)
    }

    /// Says that questions come from outside of the type's module.
    pub fn hide(&mut self, data: DataId) {
        self.hidden.insert(data);
    }

    /// How many bits an `Int` of the program's language has.
    pub fn size(&self) -> Size {
        self.size
    }

    /// Says how many bits an `Int` has; the front end knows.
    pub fn set_size(&mut self, size: Size) {
        self.size = size;
    }

    /// A later definition of a name replaces an earlier one.
    pub fn add_data(&mut self, def: DataDef) -> DataId {
        let data = DataId(self.first_data() + self.datas.len() as u32);
        let mut cons = Vec::with_capacity(def.cons.len());
        for (tag, con) in def.cons.into_iter().enumerate() {
            let id = ConId(self.first_con() + self.cons.len() as u32);
            self.con_ids.insert(con.name, id);
            self.cons.push(Con { def: con, data, tag: tag as u32 });
            cons.push(id);
        }
        self.data_ids.insert(def.name, data);
        self.datas.push(Data { name: def.name, params: def.params, kind: def.kind, cons, span: def.span });
        data
    }

    /// A later definition of a name replaces an earlier one.
    pub fn add_global(&mut self, global: Global) -> GlobalId {
        let (id, name) = (GlobalId(self.global_count()), global.name);
        self.global_ids.insert(name, id);
        self.globals.push(global);
        self.gaps = Gaps::default();
        self.is_base_changed |= self.base.as_ref().is_some_and(|base| base.global_id(name).is_some());
        id
    }

    /// The data type of this number.
    pub fn data(&self, id: DataId) -> &Data {
        match &self.base {
            Some(base) if id.0 < base.data_count() => base.data(id),
            _ => &self.datas[(id.0 - self.first_data()) as usize],
        }
    }

    /// The constructor of this number.
    pub fn con(&self, id: ConId) -> &Con {
        match &self.base {
            Some(base) if id.0 < base.con_count() => base.con(id),
            _ => &self.cons[(id.0 - self.first_con()) as usize],
        }
    }

    /// The definition of this number.
    pub fn global(&self, id: GlobalId) -> &Global {
        match &self.base {
            Some(base) if id.0 < base.global_count() => base.global(id),
            _ => &self.globals[(id.0 - self.first_global()) as usize],
        }
    }

    /// The data type of a qualified name, of the base too.
    pub fn data_id(&self, name: Symbol) -> Option<DataId> {
        self.data_ids.get(&name).copied().or_else(|| self.base.as_ref()?.data_id(name))
    }

    /// The constructor of a qualified name, of the base too.
    pub fn con_id(&self, name: Symbol) -> Option<ConId> {
        self.con_ids.get(&name).copied().or_else(|| self.base.as_ref()?.con_id(name))
    }

    /// The definition of a qualified name, of the base too.
    pub fn global_id(&self, name: Symbol) -> Option<GlobalId> {
        self.global_ids.get(&name).copied().or_else(|| self.base.as_ref()?.global_id(name))
    }

    /// Whether the definition was added to what the base has.
    pub fn is_own(&self, global: GlobalId) -> bool {
        global.0 >= self.first_global()
    }

    /// What a global of the base can reach that is not supported; None when the base does not know it.
    pub(crate) fn base_gap(&self, id: GlobalId) -> Option<Option<Symbol>> {
        let base = self.base.as_ref().filter(|base| !self.is_base_changed && id.0 < base.global_count())?;
        Some(base.gap(id))
    }

    pub(crate) fn gaps(&self) -> &Gaps {
        &self.gaps
    }

    /// How many globals there are, the base's included: numbers are below this.
    pub fn global_count(&self) -> u32 {
        self.first_global() + self.globals.len() as u32
    }

    /// What was added to the program; the base is not listed.
    pub fn globals(&self) -> impl Iterator<Item = (GlobalId, &Global)> {
        let first = self.first_global();
        self.globals.iter().enumerate().map(move |(i, global)| (GlobalId(first + i as u32), global))
    }

    /// What was added to the program; the base is not listed.
    pub fn datas(&self) -> impl Iterator<Item = (DataId, &Data)> {
        let first = self.first_data();
        self.datas.iter().enumerate().map(move |(i, data)| (DataId(first + i as u32), data))
    }

    fn first_data(&self) -> u32 {
        self.base.as_ref().map_or(0, |base| base.data_count())
    }

    fn first_con(&self) -> u32 {
        self.base.as_ref().map_or(0, |base| base.con_count())
    }

    fn first_global(&self) -> u32 {
        self.base.as_ref().map_or(0, |base| base.global_count())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::expr::{Alt, AltPattern, Label, LabelKind, Lit, Local};

    #[test]
    fn packed_code_comes_back_as_it_was() {
        let x = Local { id: 1, name: "x".into() };
        let alt =
            Alt { pattern: AltPattern::Lit(Lit::Integer((-7).into())), body: Expr::Lit(Lit::Str("a\u{1F600}".into())) };
        let fail = Expr::Bottom(Label::new(LabelKind::PatternFailure, "M.hs:1:1: no match"));
        let case = Expr::Case(Box::new(Expr::Local(x)), vec![alt], Some(Box::new(fail)));
        let expr = Expr::Lam(vec![x], Box::new(case));
        assert_eq!(*Code::pack(&expr).expr().expect("packed just now"), expr);
    }

    #[test]
    fn damaged_bytes_are_an_error_value() {
        assert_eq!(Code::Packed(Arc::new([250, 1, 2])).expr(), Err(NoCode::Damaged));
    }
}
