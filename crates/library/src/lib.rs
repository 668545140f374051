//! The Haskell library (`lib/haskell`), checked and desugared when Selfsame is built, and embedded in the binary.
//!
//! A start reads the tables of contents only ([`format`]). Interfaces, data types and code are decoded when a program
//! uses them, so that what a program does not use costs nothing.
#![warn(missing_docs)]

mod format;

use std::fmt;
use std::sync::{Arc, OnceLock};

use selfsame_core::program::{Base, Code, Con, ConId, Data, DataDef, DataId, Global, GlobalId, Program};
use selfsame_core::span::{SourceFile, SourceMap};
use selfsame_core::symbol::Symbol;
use selfsame_haskell::check::Interface;
use selfsame_haskell::load::Library;

use format::{GlobalHead, Prepared};

static BYTES: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/library.bin"));

/// The library, the same for everyone in this process.
pub fn library() -> Arc<dyn Library> {
    Arc::new(Handle(shelf().clone()))
}

/// The files of a run, which begin with those of the library: spans in library code point into them.
pub fn sources() -> SourceMap {
    let mut sources = SourceMap::default();
    for file in &shelf().prepared.files {
        sources.push(SourceFile::new(file.path, file.text));
    }
    sources
}

/// The names of the library's modules, sorted.
pub fn modules() -> impl Iterator<Item = &'static str> {
    shelf().prepared.modules.iter().map(|module| module.name)
}

fn shelf() -> &'static Arc<Shelf> {
    static SHELF: OnceLock<Arc<Shelf>> = OnceLock::new();
    SHELF.get_or_init(|| Arc::new(Shelf::new(decode(BYTES))))
}

/// The tables of the library, with what was decoded so far.
struct Shelf {
    prepared: Prepared<'static>,
    interfaces: Slots<Arc<Interface>>,
    globals: Slots<Global>,
    datas: Slots<(Data, Vec<Con>)>,
    con_count: u32,
}

type Slots<T> = Vec<OnceLock<Box<T>>>;

fn slots<T>(count: usize) -> Slots<T> {
    std::iter::repeat_with(OnceLock::new).take(count).collect()
}

/// The bytes are part of the binary, written by the code that this crate was built with.
fn decode<T: serde::Deserialize<'static>>(bytes: &'static [u8]) -> T {
    postcard::from_bytes(bytes).expect("the embedded library is what the build script wrote")
}

impl Shelf {
    fn new(prepared: Prepared<'static>) -> Shelf {
        Shelf {
            interfaces: slots(prepared.modules.len()),
            globals: slots(prepared.globals.len()),
            datas: slots(prepared.datas.len()),
            con_count: prepared.cons.len() as u32,
            prepared,
        }
    }

    fn module(&self, name: Symbol) -> Option<usize> {
        self.prepared.modules.binary_search_by(|entry| entry.name.cmp(name.as_str())).ok()
    }

    fn data_with_cons(&self, index: usize) -> &(Data, Vec<Con>) {
        self.datas[index].get_or_init(|| {
            let entry = &self.prepared.datas[index];
            let def: DataDef = decode(entry.def);
            let id = DataId(index as u32);
            let ids = (0..def.cons.len() as u32).map(|tag| ConId(entry.first_con + tag)).collect();
            let con = |(tag, def)| Con { def, data: id, tag: tag as u32 };
            let data = Data { name: def.name, params: def.params, kind: def.kind, cons: ids, span: def.span };
            Box::new((data, def.cons.into_iter().enumerate().map(con).collect()))
        })
    }
}

impl Base for Shelf {
    fn data_count(&self) -> u32 {
        self.prepared.datas.len() as u32
    }

    fn con_count(&self) -> u32 {
        self.con_count
    }

    fn global_count(&self) -> u32 {
        self.prepared.globals.len() as u32
    }

    fn data(&self, id: DataId) -> &Data {
        &self.data_with_cons(id.0 as usize).0
    }

    fn con(&self, id: ConId) -> &Con {
        let data = self.prepared.datas.partition_point(|entry| entry.first_con <= id.0) - 1;
        let position = id.0 - self.prepared.datas[data].first_con;
        &self.data_with_cons(data).1[position as usize]
    }

    fn global(&self, id: GlobalId) -> &Global {
        self.globals[id.0 as usize].get_or_init(|| {
            let entry = &self.prepared.globals[id.0 as usize];
            let GlobalHead { ty, span, fixity } = decode(entry.head);
            Box::new(Global { name: entry.name.into(), ty, code: Code::Packed(entry.code.into()), span, fixity })
        })
    }

    fn data_id(&self, name: Symbol) -> Option<DataId> {
        let found = self.prepared.datas.binary_search_by(|entry| entry.name.cmp(name.as_str())).ok()?;
        Some(DataId(found as u32))
    }

    fn con_id(&self, name: Symbol) -> Option<ConId> {
        let found = self.prepared.cons.binary_search_by(|(entry, _)| (*entry).cmp(name.as_str())).ok()?;
        Some(ConId(self.prepared.cons[found].1))
    }

    fn global_id(&self, name: Symbol) -> Option<GlobalId> {
        let found = self.prepared.globals.binary_search_by(|entry| entry.name.cmp(name.as_str())).ok()?;
        Some(GlobalId(found as u32))
    }

    fn gap(&self, id: GlobalId) -> Option<Symbol> {
        self.prepared.globals[id.0 as usize].gap.map(Symbol::new)
    }
}

impl fmt::Debug for Shelf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Shelf({} modules)", self.prepared.modules.len())
    }
}

/// Types whose values are not all that their representation could hold: those that functions of the library make.
const HIDDEN: &[&str] =
    &["Data.Vector.Vector", "Selfsame.Bytes.ByteString", "Selfsame.Single.Float", "Selfsame.Text.Text"];

struct Handle(Arc<Shelf>);

impl Library for Handle {
    fn interface(&self, module: Symbol) -> Option<Arc<Interface>> {
        let index = self.0.module(module)?;
        let slot = &self.0.interfaces[index];
        Some(Arc::clone(slot.get_or_init(|| Box::new(Arc::new(decode(self.0.prepared.modules[index].interface))))))
    }

    fn imports(&self, module: Symbol) -> Vec<Symbol> {
        let entry = self.0.module(module).map(|index| &self.0.prepared.modules[index]);
        entry.iter().flat_map(|entry| &entry.imports).map(|name| Symbol::new(name)).collect()
    }

    fn program(&self) -> Program {
        let mut program = Program::with_base(self.0.clone());
        for name in HIDDEN {
            if let Some(id) = program.data_id(Symbol::new(name)) {
                program.hide(id);
            }
        }
        program
    }
}
