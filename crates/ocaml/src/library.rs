//! The library: OCaml source of our own under `lib/ocaml`, read when a program mentions it, and the types that syntax and
//! primitives need.

use std::sync::Arc;

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::program::{ConDef, DataDef, DataKind, Program};
use selfsame_core::span::{FileId, SourceFile, SourceMap};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;

use crate::check::scope::{ConEntry, DataEntry, Module, ModuleEntry, TypeEntry};
use crate::check::{exn, string};
use crate::elab::ConRef;
use crate::parse;
use crate::syntax::Item;

macro_rules! library {
    ($($module:literal $file:literal),* $(,)?) => {
        const SOURCES: &[(&str, &str, &str)] = &[
            $(($module, concat!("lib/ocaml/", $file), include_str!(concat!("../../../lib/ocaml/", $file)))),*
        ];
    };
}

library! {
    "Stdlib" "stdlib.ml",
    "Arg" "arg.ml",
    "Array" "array.ml",
    "Atomic" "atomic.ml",
    "Callback" "callback.ml",
    "Complex" "complex.ml",
    "Ephemeron" "ephemeron.ml",
    "Gc" "gc.ml",
    "MoreLabels" "moreLabels.ml",
    "Obj" "obj.ml",
    "Out_channel" "out_channel.ml",
    "Stream" "stream.ml",
    "Weak" "weak.ml",
    "Base" "base.ml",
    "Bool" "bool.ml",
    "Buffer" "buffer.ml",
    "Bytes" "bytes.ml",
    "CamlinternalState" "state.ml",
    "CamlinternalFormat" "conversions.ml",
    "Char" "char.ml",
    "Digest" "digest.ml",
    "Either" "either.ml",
    "Filename" "filename.ml",
    "Float" "float.ml",
    "Format" "format.ml",
    "Fun" "fun.ml",
    "Hashtbl" "hashtbl.ml",
    "CamlinternalInts" "ints.ml",
    "Int" "int.ml",
    "Int32" "int32.ml",
    "Int64" "int64.ml",
    "Nativeint" "nativeint.ml",
    "Lazy" "lazy.ml",
    "Lexing" "lexing.ml",
    "List" "list.ml",
    "Map" "map.ml",
    "Option" "option.ml",
    "Parsing" "parsing.ml",
    "Printexc" "printexc.ml",
    "Printf" "printf.ml",
    "Queue" "queue.ml",
    "Random" "random.ml",
    "Result" "result.ml",
    "Scanf" "scanf.ml",
    "Seq" "seq.ml",
    "Set" "set.ml",
    "Stack" "stack.ml",
    "String" "string.ml",
    "Sys" "sys.ml",
    "ListLabels" "listLabels.ml",
    "ArrayLabels" "arrayLabels.ml",
    "BytesLabels" "bytesLabels.ml",
    "StringLabels" "stringLabels.ml",
    "StdLabels" "stdLabels.ml",
    "Uchar" "uchar.ml",
    "Z" "z.ml",
    "Unit" "unit.ml",
}

/// The syntax of a library module, parsed before the run.
pub type Prepared = fn(module: &str) -> Option<Vec<Item>>;

/// Puts the texts of the library where its spans point to.
pub fn shelve(sources: &mut SourceMap) {
    sources.shelve(SOURCES.iter().map(|(_, path, text)| SourceFile::new(*path, *text)));
}

/// The syntax of a library module, and what is wrong with it: a mistake of ours.
pub fn parse_module(module: &str) -> Option<(Vec<Item>, Vec<Diagnostic>)> {
    let position = SOURCES.iter().position(|(name, _, _)| *name == module)?;
    let file = FileId(FileId::SHELF + position as u32);
    Some(parse::file(file, SOURCES[position].2))
}

/// Names of the modules, in order.
pub fn module_names() -> impl Iterator<Item = &'static str> {
    SOURCES.iter().map(|(name, _, _)| *name)
}

/// The modules of OCaml's `Stdlib` that we have.
pub fn public_modules() -> impl Iterator<Item = (Symbol, ModuleEntry)> {
    let is_public = |name: &&str| !OTHERS.contains(name) && !name.starts_with("Camlinternal");
    module_names().filter(is_public).map(|name| (name.into(), ModuleEntry::Library(name.into())))
}

/// Modules of other libraries.
const OTHERS: &[&str] = &["Base", "Stdlib", "Z"];

/// The values that OCaml's own module of that name has; of some modules of ours there is none.
pub fn public_names(module: &str) -> Option<impl Iterator<Item = Symbol> + use<>> {
    let names = NAMES.lines().find_map(|line| line.strip_prefix(module)?.strip_prefix(": "))?;
    Some(names.split(' ').map(Symbol::new))
}

/// Modules of a library's that ours lacks: nothing else may be taken for them.
pub fn lacking(module: &str) -> impl Iterator<Item = Symbol> + use<> {
    let names = NAMES.lines().find_map(|line| line.strip_prefix(module)?.strip_prefix(" lacks: "));
    names.unwrap_or_default().split_whitespace().map(Symbol::new).collect::<Vec<_>>().into_iter()
}

/// Whether a definition of the library belongs to a module that keeps something of its own, which programs change.
pub fn has_state(global: Symbol) -> bool {
    const MODULES: [&str; 4] = ["Arg", "Format", "Printexc", "Random"];
    if global.as_str() == ARGUMENTS {
        return true;
    }
    if global.as_str().ends_with(MISSING) {
        return false;
    }
    let module = global.as_str().strip_prefix("Stdlib.").and_then(|rest| rest.split_once('.'));
    module.is_some_and(|(module, _)| MODULES.contains(&module))
}

/// The function of our library that a primitive of OCaml is: its module and name.
pub fn primitive(name: &str) -> Option<(&'static str, &'static str)> {
    PRIMITIVES.lines().find_map(|line| {
        let mut words = line.split(' ');
        (words.next() == Some(name)).then(|| Some((words.next()?, words.next()?)))?
    })
}

const PRIMITIVES: &str = include_str!("../../../lib/ocaml/primitives.txt");

const NAMES: &str = include_str!("../../../lib/ocaml/names.txt");

/// How the constructor ends that Core has for an abbreviation that is part of itself; in terms it is not there.
pub const ENDLESS: &str = "$endless";
/// The type of format strings: the formatting function, what is printed on, what `%a` gives, and the result.
pub const FORMAT: &str = "Stdlib.format4";
/// Formats of `Scanf`.
pub const SCANNING: &str = "Stdlib.scanning";
/// The type of their pieces: what is printed on, and what `%a` gives.
pub const PIECE: &str = "Stdlib.CamlinternalFormat.piece";
pub const ARRAY: &str = "Stdlib.array";
pub const LAZY: &str = "Stdlib.lazy_t";
pub const REF: &str = "Stdlib.ref";
pub const BYTES: &str = "bytes";
/// Which exception a value is, as a value.
pub const EXTENSION: &str = "Stdlib.extension_constructor";
/// Numbers of other sizes than `int`, and what makes one of an integer.
const WIDE: [(&str, &str); 3] =
    [("int32", "Stdlib.$Int32"), ("int64", "Stdlib.$Int64"), ("nativeint", "Stdlib.$Nativeint")];
/// What an expression under `try` gives: a value, or the exception it raised.
pub const OUTCOME: &str = "Stdlib.$Outcome";
pub const RETURNED: &str = "Stdlib.$Returned";
pub const RAISED: &str = "Stdlib.$Raised";
/// What reading under `try` finds: what is asked for, a line that is no such thing, or the end of the input, after which
/// nothing else is found.
pub const READING: &str = "Stdlib.$Reading";
pub const READ: &str = "Stdlib.$Read";
/// Its constructor for a line that is no such thing.
pub const GARBLED: &str = "Stdlib.$Garbled";
/// Its constructor for the end of the input.
pub const END: &str = "Stdlib.$End";

/// What an expression of a program with shared state gives: a value, the exception that it raised, or the end of the program,
/// each with the memory as it is then.
pub const STEP: &str = "Stdlib.$Step";
pub const DONE: &str = "Stdlib.$Done";
pub const FAILED: &str = "Stdlib.$Failed";
pub const HALTED: &str = "Stdlib.$Halted";
/// The arguments of the program, which is run without any.
pub const ARGUMENTS: &str = "Stdlib.Sys.argv";
/// What a reference holds, when it is shown.
pub const CONTENTS: &str = "Stdlib.$Contents";
/// How the names end of what the library has and we do not.
pub const MISSING: &str = ".$missing";
/// The module that says what memory is, and what the library does to it.
pub const STATE: &str = "CamlinternalState";

pub fn array(element: Type) -> Type {
    Type::con_of(ARRAY, [element])
}

/// Whether it is the type of numbers of another size than `int`.
pub fn is_wide(name: Symbol) -> bool {
    WIDE.iter().any(|(wide, _)| *wide == name.as_str())
}

pub fn lazy(value: Type) -> Type {
    Type::con_of(LAZY, [value])
}

fn con(name: &str, arity: usize, siblings: &[&str]) -> Arc<ConRef> {
    let siblings = siblings.iter().map(|s| Symbol::new(s)).collect();
    Arc::new(ConRef { name: name.into(), arity, siblings })
}

pub fn lazy_con() -> Arc<ConRef> {
    con("Stdlib.$Lazy", 1, &["Stdlib.$Lazy"])
}

/// Of patterns for arrays: what it holds are the elements, and in Core it is no constructor.
pub fn array_con() -> Arc<ConRef> {
    con("Stdlib.$Array", 1, &["Stdlib.$Array"])
}

/// Of patterns for references.
pub fn contents_con() -> Arc<ConRef> {
    con(CONTENTS, 1, &[CONTENTS])
}

pub fn nil_con() -> Arc<ConRef> {
    con("[]", 0, &["[]", ":"])
}

pub fn cons_con() -> Arc<ConRef> {
    con(":", 2, &["[]", ":"])
}

pub fn unit_con() -> Arc<ConRef> {
    con("()", 0, &["()"])
}

pub fn bool_con(value: bool) -> Arc<ConRef> {
    con(if value { "True" } else { "False" }, 0, &["False", "True"])
}

/// The types and constructors that every file sees.
pub fn builtin_scope() -> Module {
    let mut module = Module::default();
    let simple = [
        ("int", Type::int()),
        ("float", Type::double()),
        ("char", Type::char()),
        ("bool", Type::bool()),
        ("unit", Type::con("()")),
        ("string", string()),
        ("bytes", Type::con(BYTES)),
        ("exn", exn()),
        ("integer", Type::integer()),
    ];
    for (name, ty) in simple {
        module.types.insert(name.into(), Arc::new(TypeEntry::Alias(Vec::new(), ty)));
    }
    for (name, _) in WIDE {
        module.types.insert(name.into(), Arc::new(TypeEntry::Abstract(name.into(), 0)));
    }
    let applied =
        [("list", "[]", 1), ("array", ARRAY, 1), ("lazy_t", LAZY, 1), ("ref", REF, 1), ("format4", FORMAT, 4)];
    for (name, core, params) in applied {
        module.types.insert(name.into(), Arc::new(TypeEntry::Abstract(core.into(), params)));
    }
    let formats: [(&str, &[&str], [&str; 4]); 2] = [
        ("format", &["a", "b", "c"], ["a", "b", "c", "c"]),
        ("format6", &["a", "b", "c", "d", "e", "f"], ["a", "b", "c", "f"]),
    ];
    for (name, params, parts) in formats {
        let params = params.iter().map(|param| Symbol::new(param)).collect();
        let ty = Type::con_of(FORMAT, parts.map(Type::var));
        module.types.insert(name.into(), Arc::new(TypeEntry::Alias(params, ty)));
    }
    for data in builtin_datas() {
        for con in &data.cons {
            module.cons.insert(con.source, con.clone());
        }
    }
    module
}

/// Built-in variants, so that their constructors are found by type and compared.
pub fn builtin_datas() -> Vec<Arc<DataEntry>> {
    let data = |name: &str, params: &[&str], cons: Vec<(&str, Arc<ConRef>, Vec<Type>)>| {
        let params: Vec<Symbol> = params.iter().map(|p| Symbol::new(p)).collect();
        let result = Type::con_of(name, params.iter().map(|p| Type::Var(*p)));
        let cons = cons.into_iter().map(|(source, con, args)| {
            let (params, result) = (params.clone(), result.clone());
            Arc::new(ConEntry { source: source.into(), con, params, result, args, labels: Vec::new(), refines: false })
        });
        let cons = cons.collect();
        Arc::new(DataEntry { name: name.into(), params, cons, record: None })
    };
    let a = || Type::var("a");
    vec![
        data("Bool", &[], vec![("false", bool_con(false), vec![]), ("true", bool_con(true), vec![])]),
        data("()", &[], vec![("()", unit_con(), vec![])]),
        data("[]", &["a"], vec![("[]", nil_con(), vec![]), ("::", cons_con(), vec![a(), Type::list(a())])]),
    ]
}

/// Core data types that the library is built on.
pub fn add_datas(program: &mut Program) {
    let a = || Type::var("a");
    let con = |name: &str, fields: Vec<Type>| ConDef {
        name: name.into(),
        strict: vec![false; fields.len()],
        fields,
        labels: Vec::new(),
        fixity: None,
    };
    let data = |name: &str, params: &[&str], kind: DataKind, cons: Vec<ConDef>| DataDef {
        name: name.into(),
        params: params.iter().map(|p| Symbol::new(p)).collect(),
        kind,
        cons,
        span: None,
    };
    // Arrays are lists under another name, strings lists of characters.
    program.add_data(data("string", &[], DataKind::Newtype, vec![con("Stdlib.$String", vec![Type::string()])]));
    program.add_data(data(BYTES, &[], DataKind::Newtype, vec![con("Stdlib.$Bytes", vec![string()])]));
    // Numbers of other sizes are integers, but only those in a range: so nobody else makes them up.
    for (name, made) in WIDE {
        let id = program.add_data(data(name, &[], DataKind::Newtype, vec![con(made, vec![Type::integer()])]));
        program.hide(id);
    }
    program.add_data(data(ARRAY, &["a"], DataKind::Newtype, vec![con("Stdlib.$Array", vec![Type::list(a())])]));
    program.add_data(data(LAZY, &["a"], DataKind::Data, vec![con("Stdlib.$Lazy", vec![a()])]));
    program.add_data(data(REF, &["a"], DataKind::Data, vec![]));
    let pieces = Type::list(Type::con_of(PIECE, [Type::var("b"), Type::var("c")]));
    let continuation = Type::fun(pieces, Type::var("r"));
    let format = con("Stdlib.$Format", vec![Type::fun(continuation, a())]);
    program.add_data(data(FORMAT, &["a", "b", "c", "r"], DataKind::Newtype, vec![format]));
    let outcomes = vec![con(RETURNED, vec![a()]), con(RAISED, vec![exn()])];
    program.add_data(data(OUTCOME, &["a"], DataKind::Data, outcomes));
    // The contents of memory have all types, so nothing is said of them.
    let world = || Type::con("Stdlib.CamlinternalState.world");
    let steps =
        vec![con(DONE, vec![a(), world()]), con(FAILED, vec![exn(), world()]), con(HALTED, vec![Type::int(), world()])];
    program.add_data(data(STEP, &["a"], DataKind::Data, steps));
    let contents = ConDef { labels: vec!["contents".into()], ..con(CONTENTS, vec![a()]) };
    program.add_data(data(CONTENTS, &["a"], DataKind::Data, vec![contents]));
    let readings = vec![con(READ, vec![a()]), con(GARBLED, vec![]), con(END, vec![])];
    program.add_data(data(READING, &["a"], DataKind::Data, readings));
}
