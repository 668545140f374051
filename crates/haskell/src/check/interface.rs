//! What a module tells its importers: names it exports, and what is known of everything it defines.
//!
//! The interfaces of the library are prepared when Selfsame is built and read at every start, so a definition stays in
//! its serialized form until someone asks for it ([`Packed`]), and importing a module copies nothing. What an interface
//! mentions of other modules is found there: whoever checks a module can ask for the interface of any module below it.

use std::sync::{Arc, OnceLock};

use indexmap::IndexMap;
use rustc_hash::FxBuildHasher;
use selfsame_core::prim::PrimOp;
use selfsame_core::program::{DataDef, Fixity};
use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Pred, Type};
use selfsame_typing::{Equation, Family};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Insertion-ordered, so that what is written or listed from it does not depend on hashing.
pub type Table<K, V> = IndexMap<K, V, FxBuildHasher>;

/// What importers see of a module.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Interface {
    /// What an `import` brings into scope.
    pub exports: Exports,
    /// All types and classes defined here, by qualified name; also those that are not exported, because the type of
    /// something exported may mention them.
    pub types: Table<Symbol, Packed<TypeDef>>,
    /// All values defined here, by qualified name.
    pub values: Table<Symbol, Packed<ValueDef>>,
    /// By class and head of the instance's type.
    pub instances: Table<(Symbol, Head), Vec<Packed<InstanceDef>>>,
    /// Families of types that are defined here.
    pub families: Vec<(Symbol, Family)>,
    /// Equations of families, wherever these are defined, in the order of the source.
    pub equations: Vec<(Symbol, Equation)>,
    /// Instances of data families: the type that each is in Core.
    pub representations: Vec<(Symbol, Equation)>,
    /// Those, among this module and all it imports, that have families or equations.
    pub family_modules: Vec<Symbol>,
    /// Those, among this module and all it imports, that have instances found neither with the class nor with the type.
    pub orphans: Vec<Symbol>,
}

/// Names by which importers can refer to things, without qualifier.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Exports {
    /// Functions, constructors, fields and methods.
    pub values: Table<Symbol, Entity>,
    /// Types and classes.
    pub types: Table<Symbol, TypeEntity>,
    /// Modules that were not found, and whose names it would hand on.
    pub missing: Vec<Symbol>,
}

impl Exports {
    /// Whether the name is exported, as far as is known.
    pub(super) fn may_have_value(&self, base: Symbol) -> bool {
        self.values.contains_key(&base) || !self.missing.is_empty()
    }
}

/// A value, wherever it was imported through.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Entity {
    /// Qualified by the module that defines it.
    pub name: Symbol,
    /// The module that defines it.
    pub module: Symbol,
}

/// A type or class, with the constructors, fields or methods that come with it under `T(..)`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TypeEntity {
    /// The type or class itself.
    pub entity: Entity,
    /// By their names without qualifier; for a type that is exported alone there are none.
    pub children: Vec<Symbol>,
    /// The associated types of a class, likewise.
    pub types: Vec<Symbol>,
}

/// The outermost constructor of an instance's type; an instance for a variable has none.
pub type Head = Option<Symbol>;

/// What is known of a value.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ValueDef {
    /// What it is defined as.
    pub kind: ValueKind,
    /// As the user sees it, or why it has no type: then its users have none either.
    pub scheme: Result<Type, Symbol>,
    /// How it is written as an operator, if that is declared.
    pub fixity: Option<Fixity>,
    /// Where it is defined, if in a file.
    pub span: Option<Span>,
}

/// What a name for a value stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ValueKind {
    /// An ordinary definition.
    Global,
    /// Position among the methods of its class.
    Method {
        /// The class, qualified.
        class: Symbol,
        /// From 0.
        index: u32,
    },
    /// Position among the constructors of its type.
    Con {
        /// The type, qualified.
        data: Symbol,
        /// From 0.
        index: u32,
    },
    /// A label of a record; as a value, its selector.
    Field {
        /// The type, qualified.
        data: Symbol,
    },
    /// A pattern synonym.
    Synonym {
        /// How many parameters it has.
        arity: u32,
        /// It can be used in expressions.
        builds: bool,
    },
    /// An operation of Core, which the library gives a name.
    Prim(PrimOp),
    /// `seq`, which has a type that no operation of Core has.
    Seq,
    /// `primCoerce`: its argument, at any type.
    Coerce,
}

/// What a name for a type or a class stands for.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum TypeDef {
    /// Constructors have their labels by base name.
    Data(DataDef),
    /// Expanded wherever it is used.
    Synonym(SynonymDef),
    /// A function on types, whose equations may be anywhere.
    Family(Family),
    /// A class, whose dictionaries are a data type.
    Class(ClassDef),
    /// Why it cannot be used.
    Unsupported(Symbol),
}

/// `type T a = body`.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct SynonymDef {
    /// In order.
    pub params: Vec<Symbol>,
    /// Over the parameters.
    pub body: Type,
}

/// A class as its users and instances see it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ClassDef {
    /// Qualified.
    pub name: Symbol,
    /// In the order of the declaration.
    pub params: Vec<Symbol>,
    /// Functional dependencies: the parameters at these positions decide those at the others.
    pub dependencies: Vec<(Vec<usize>, Vec<usize>)>,
    /// To how many types the last parameter is applied: 1 for `Functor`.
    pub arity: u32,
    /// In the order of the declaration; dictionaries have them first.
    pub supers: Vec<SuperClass>,
    /// In the order of the declaration; dictionaries have them last.
    pub methods: Vec<MethodDef>,
    /// The constructor of its dictionaries.
    pub con: Symbol,
    /// What associated types are in instances that do not say it, over the parameters.
    pub defaults: Vec<(Symbol, Equation)>,
}

/// A class that every instance must have an instance of.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct SuperClass {
    /// Qualified.
    pub class: Symbol,
    /// What it is of, over the parameters of the subclass.
    pub ty: Type,
    /// The global that takes its dictionary out of the subclass's.
    pub selector: Symbol,
}

/// A method of a class.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct MethodDef {
    /// Qualified; also the global that takes it out of a dictionary.
    pub name: Symbol,
    /// As it is called in the class and in instances.
    pub base: Symbol,
    /// Over the parameter of the class, with its own quantifiers and constraints, without the class's.
    pub ty: Type,
    /// The global with the default definition, a function of the dictionary.
    pub default: Option<Symbol>,
    /// The default's own type, with the class's parameters and constraint, where it is not that of the method.
    pub default_type: Option<Type>,
}

/// `instance context => class head`.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct InstanceDef {
    /// Qualified.
    pub class: Symbol,
    /// Type variables of the head.
    pub vars: Vec<Symbol>,
    /// What its own users have to supply.
    pub context: Vec<Pred>,
    /// The type that is an instance.
    pub head: Type,
    /// The global that is the dictionary, a function of the dictionaries of the context.
    pub dict: Symbol,
    /// Globals of the methods in the order of the class, functions of the same dictionaries.
    pub methods: Vec<Symbol>,
    /// Where it is declared, if in a file.
    pub span: Option<Span>,
}

/// A definition that may still be in its serialized form.
#[derive(Clone, Debug)]
pub struct Packed<T> {
    bytes: Box<[u8]>,
    value: OnceLock<Option<Arc<T>>>,
}

impl<T> Packed<T> {
    /// One that was never serialized.
    pub fn new(value: Arc<T>) -> Packed<T> {
        Packed { bytes: Box::new([]), value: OnceLock::from(Some(value)) }
    }
}

impl<T: DeserializeOwned> Packed<T> {
    /// None when the bytes are damaged.
    pub fn get(&self) -> Option<&Arc<T>> {
        self.value.get_or_init(|| postcard::from_bytes(&self.bytes).ok().map(Arc::new)).as_ref()
    }
}

impl<T: Serialize> Serialize for Packed<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.value.get() {
            Some(Some(value)) => {
                let bytes = postcard::to_stdvec(&**value).map_err(serde::ser::Error::custom)?;
                serializer.serialize_bytes(&bytes)
            }
            _ => serializer.serialize_bytes(&self.bytes),
        }
    }
}

impl<'de, T> Deserialize<'de> for Packed<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Packed<T>, D::Error> {
        struct Bytes;
        impl<'de> serde::de::Visitor<'de> for Bytes {
            type Value = Box<[u8]>;
            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("a packed definition")
            }
            fn visit_bytes<E>(self, bytes: &[u8]) -> Result<Box<[u8]>, E> {
                Ok(bytes.into())
            }
            fn visit_borrowed_bytes<E>(self, bytes: &'de [u8]) -> Result<Box<[u8]>, E> {
                Ok(bytes.into())
            }
        }
        let bytes = deserializer.deserialize_bytes(Bytes)?;
        Ok(Packed { bytes, value: OnceLock::new() })
    }
}

impl Interface {
    /// Adds an instance under its class and head.
    pub fn add_instance(&mut self, def: Arc<InstanceDef>) {
        let head = head_of(&def.head);
        self.instances.entry((def.class, head)).or_default().push(Packed::new(def));
    }
}

/// The constructor that instances of this type are filed under.
pub fn head_of(ty: &Type) -> Head {
    match ty {
        Type::Con(name, _) if super::params::is_packed(*name) => None,
        Type::Con(name, _) => Some(*name),
        _ => None,
    }
}

impl ClassDef {
    /// What a superclass is of, where the class itself is of this.
    pub(super) fn parent(&self, parent: &SuperClass, of: &Type) -> Pred {
        let ty = super::substitute::replace(&parent.ty, &self.params, super::params::unpacked(of));
        Pred { class: parent.class, ty }
    }
}

impl TypeDef {
    /// The data type, if it is one.
    pub fn as_data(&self) -> Option<&DataDef> {
        match self {
            TypeDef::Data(def) => Some(def),
            _ => None,
        }
    }

    /// The class, if it is one.
    pub fn as_class(&self) -> Option<&ClassDef> {
        match self {
            TypeDef::Class(def) => Some(def),
            _ => None,
        }
    }
}
