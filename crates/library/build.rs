//! Compiles `lib/haskell` with our own front end. Whatever it complains about fails the build.

#[path = "src/format.rs"]
mod format;

use std::collections::BTreeMap;
use std::error::Error;
use std::path::{Path, PathBuf};

use format::{DataEntry, FileEntry, GlobalEntry, GlobalHead, ModuleEntry, Prepared};
use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::program::{Code, DataDef, Program};
use selfsame_core::span::SourceMap;
use selfsame_haskell::load::{Found, Loaded, Loader};

/// Deep terms are walked by recursion.
const STACK: usize = 512 << 20;

fn main() {
    let worker = std::thread::Builder::new().stack_size(STACK).spawn(|| build().map_err(|error| error.to_string()));
    let result = worker.map_err(|error| error.to_string()).and_then(|worker| match worker.join() {
        Ok(result) => result,
        Err(_) => Err("the front end panicked on the library".into()),
    });
    if let Err(message) = result {
        eprintln!("{message}");
        std::process::exit(1);
    }
}

fn build() -> Result<(), Box<dyn Error>> {
    let root = Path::new(&std::env::var("CARGO_MANIFEST_DIR")?).join("../../lib/haskell");
    println!("cargo::rerun-if-changed={}", root.display());
    println!("cargo::rerun-if-changed=build.rs");
    let mut files = Vec::new();
    find_sources(&root, &mut files)?;
    files.sort();
    let mut roots = Vec::new();
    for file in files {
        println!("cargo::rerun-if-changed={}", file.display());
        // As it is named in messages, on every machine.
        let below: Vec<_> = file.strip_prefix(&root)?.iter().map(|part| part.to_string_lossy()).collect();
        roots.push(Found::new(format!("lib/haskell/{}", below.join("/")), std::fs::read_to_string(&file)?));
    }
    let mut sources = SourceMap::default();
    let loaded = Loader { sources: &mut sources, find: &mut |_| None, library: None }.load_all(roots);
    if !loaded.diagnostics.is_empty() {
        let messages: Vec<String> = loaded.diagnostics.iter().map(|diagnostic| message(diagnostic, &sources)).collect();
        return Err(messages.join("\n").into());
    }
    let bytes = prepare(&loaded, &sources)?;
    std::fs::write(Path::new(&std::env::var("OUT_DIR")?).join("library.bin"), bytes)?;
    Ok(())
}

fn find_sources(folder: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            find_sources(&path, files)?;
        } else if path.extension().is_some_and(|extension| extension == "hs") {
            files.push(path);
        }
    }
    Ok(())
}

fn message(diagnostic: &Diagnostic, sources: &SourceMap) -> String {
    let hint = diagnostic.hint.iter().map(|hint| format!("\n  {hint}")).collect::<String>();
    let place = diagnostic.primary.as_ref().map(|(span, label)| {
        let file = sources.file(span.file);
        let (line, column) = file.line_column(span.start);
        (format!("{}:{line}:{column}: ", file.path), label.as_str())
    });
    let (place, label) = place.unwrap_or_default();
    format!("{place}{} {label}{hint}", diagnostic.message)
}

/// Everything that was loaded, in the order of names.
fn prepare(loaded: &Loaded, sources: &SourceMap) -> Result<Vec<u8>, Box<dyn Error>> {
    let program = &loaded.program;
    let builtins = Program::with_builtins();
    let mut interfaces = BTreeMap::new();
    for module in &loaded.modules {
        let imports: Vec<&str> = module.imports.iter().map(|import| import.as_str()).collect();
        interfaces.insert(module.name.as_str(), (imports, postcard::to_stdvec(&*module.interface)?));
    }
    let mut globals = BTreeMap::new();
    for (_, global) in program.globals() {
        let head = GlobalHead { ty: global.ty.clone(), span: global.span, fixity: global.fixity };
        let code = match &global.code {
            Code::Expr(expr) => postcard::to_stdvec(&**expr)?,
            Code::Packed(bytes) => bytes.to_vec(),
            Code::Unsupported(why) => return Err(format!("{} is not supported: {why}", global.name).into()),
        };
        // What cannot even be run is worth more to know.
        let gap = program.gap_of_run(global.name).or_else(|| program.gap_of(global.name)).map(|gap| gap.what.as_str());
        globals.insert(global.name.as_str(), (postcard::to_stdvec(&head)?, code, gap));
    }
    let mut datas = BTreeMap::new();
    for (_, data) in program.datas().filter(|(_, data)| builtins.data_id(data.name).is_none()) {
        let cons = data.cons.iter().map(|id| program.con(*id).def.clone()).collect();
        let def = DataDef { name: data.name, params: data.params.clone(), kind: data.kind, cons, span: data.span };
        datas.insert(data.name.as_str(), def);
    }
    let mut cons = BTreeMap::new();
    let mut data_bytes = Vec::new();
    for (name, def) in &datas {
        let first_con = cons.len() as u32;
        cons.extend(def.cons.iter().zip(first_con..).map(|(con, id)| (con.name.as_str(), id)));
        data_bytes.push((*name, first_con, postcard::to_stdvec(def)?));
    }
    let prepared = Prepared {
        files: sources.files().map(|(_, file)| FileEntry { path: &file.path, text: &file.text }).collect(),
        modules: interfaces
            .iter()
            .map(|(name, (imports, interface))| ModuleEntry { name, imports: imports.clone(), interface })
            .collect(),
        globals: globals.iter().map(|(name, (head, code, gap))| GlobalEntry { name, head, code, gap: *gap }).collect(),
        datas: data_bytes.iter().map(|(name, first_con, def)| DataEntry { name, first_con: *first_con, def }).collect(),
        cons: cons.into_iter().collect(),
    };
    Ok(postcard::to_stdvec(&prepared)?)
}
