//! The built-in module `Selfsame.Prim`: every primitive under its name, `primSeq`, `primCoerce`, and the types that syntax and primitives
//! need. Their names are not qualified.

use std::sync::{Arc, LazyLock};

use selfsame_core::prim::PrimOp;
use selfsame_core::program::Program;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;

use super::interface::{Entity, Exports, Interface, Packed, TypeDef, TypeEntity, ValueDef, ValueKind};

pub fn module() -> Symbol {
    known().prim_module
}

pub fn interface() -> Arc<Interface> {
    static INTERFACE: LazyLock<Arc<Interface>> = LazyLock::new(|| Arc::new(build()));
    INTERFACE.clone()
}

/// Names that the checker compares with all the time.
pub struct Known {
    pub prim_module: Symbol,
    pub builtin_module: Symbol,
    pub arrow: Symbol,
    pub list: Symbol,
    pub cons: Symbol,
    pub unit: Symbol,
    pub int: Symbol,
    pub integer: Symbol,
    pub double: Symbol,
    pub char: Symbol,
    pub bool: Symbol,
    /// See [`super::params`]; a source cannot have it.
    pub params: Symbol,
    /// Several constraints as one type, which is what a synonym for them stands for; a source cannot have it.
    pub context: Symbol,
    /// The class of implicit parameters.
    pub implicit: Symbol,
}

pub fn known() -> &'static Known {
    static KNOWN: LazyLock<Known> = LazyLock::new(|| Known {
        prim_module: "Selfsame.Prim".into(),
        builtin_module: "Selfsame.Builtin".into(),
        arrow: "->".into(),
        list: "[]".into(),
        cons: ":".into(),
        unit: "()".into(),
        int: "Int".into(),
        integer: "Integer".into(),
        double: "Double".into(),
        char: "Char".into(),
        bool: "Bool".into(),
        params: "$params".into(),
        context: "$context".into(),
        implicit: "Selfsame.Same.Implicit".into(),
    });
    &KNOWN
}

/// `from -> to`, without interning the arrow again.
pub fn fun(from: Type, to: Type) -> Type {
    Type::Con(known().arrow, Arc::new([from, to]))
}

pub fn funs(args: impl IntoIterator<Item = Type, IntoIter: DoubleEndedIterator>, result: Type) -> Type {
    args.into_iter().rev().fold(result, |to, from| fun(from, to))
}

pub fn list(element: Type) -> Type {
    Type::Con(known().list, Arc::new([element]))
}

pub fn nullary(name: Symbol) -> Type {
    Type::Con(name, Arc::new([]))
}

/// `forall vars. ty`, or the type itself when it binds nothing.
pub fn forall(vars: &[Symbol], ty: Type) -> Type {
    if vars.is_empty() { ty } else { Type::Forall(vars.into(), Arc::new([]), Arc::new(ty)) }
}

fn build() -> Interface {
    let mut interface = Interface::default();
    let module = module();
    let mut value = |name: Symbol, kind: ValueKind, scheme: Type, fixity| {
        let def = ValueDef { kind, scheme: Ok(scheme), fixity, span: None };
        interface.values.insert(name, Packed::new(Arc::new(def)));
        interface.exports.values.insert(name, Entity { name, module });
    };
    for &op in PrimOp::ALL {
        value(op.name().into(), ValueKind::Prim(op), op.signature(), None);
    }
    let (a, b) = (Symbol::new("a"), Symbol::new("b"));
    let seq = forall(&[a, b], funs([Type::Var(a), Type::Var(b)], Type::Var(b)));
    value("primSeq".into(), ValueKind::Seq, seq, None);
    let coerce = forall(&[a, b], fun(Type::Var(a), Type::Var(b)));
    value("primCoerce".into(), ValueKind::Coerce, coerce, None);
    let defs = builtin_datas();
    for def in &defs {
        let result = Type::Con(def.name, def.params.iter().map(|p| Type::Var(*p)).collect());
        for (index, con) in def.cons.iter().enumerate() {
            let scheme = forall(&def.params, funs(con.fields.clone(), result.clone()));
            value(con.name, ValueKind::Con { data: def.name, index: index as u32 }, scheme, con.fixity);
        }
    }
    for def in defs {
        let children = def.cons.iter().map(|con| con.name).collect();
        export_type(&mut interface.exports, def.name, module, children);
        interface.types.insert(def.name, Packed::new(Arc::new(TypeDef::Data(def))));
    }
    interface
}

fn export_type(exports: &mut Exports, name: Symbol, module: Symbol, children: Vec<Symbol>) {
    exports.types.insert(name, TypeEntity { entity: Entity { name, module }, children, types: Vec::new() });
}

/// As core declares them.
fn builtin_datas() -> Vec<selfsame_core::program::DataDef> {
    let program = Program::with_builtins();
    let datas = program.datas().map(|(_, data)| selfsame_core::program::DataDef {
        name: data.name,
        params: data.params.clone(),
        kind: data.kind,
        cons: data.cons.iter().map(|con| program.con(*con).def.clone()).collect(),
        span: None,
    });
    datas.collect()
}
