//! Parses `lib/ocaml` with our own front end: three quarters of the time to load a small program. Whatever the parser
//! complains about fails the build.

use std::error::Error;
use std::fmt::Write;
use std::path::Path;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::var("OUT_DIR")?;
    let folder = Path::new(&folder);
    let mut table = String::from("static MODULES: &[(&str, &[u8])] = &[\n");
    for module in selfsame_ocaml::module_names() {
        let (items, diagnostics) = selfsame_ocaml::parse_module(module).ok_or("a module without source")?;
        if let Some(diagnostic) = diagnostics.first() {
            return Err(format!("lib/ocaml, module {module}: {}", diagnostic.message).into());
        }
        std::fs::write(folder.join(format!("{module}.bin")), postcard::to_stdvec(&items)?)?;
        writeln!(table, "    ({module:?}, include_bytes!(\"{module}.bin\")),")?;
    }
    table.push_str("];\n");
    std::fs::write(folder.join("modules.rs"), table)?;
    println!("cargo::rerun-if-changed=build.rs");
    Ok(())
}
