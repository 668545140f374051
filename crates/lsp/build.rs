//! Tests of this package load Z3's library from where the solver's build script found it.

fn main() {
    if let Ok(folder) = std::env::var("DEP_SELFSAME_ASK_RPATH") {
        println!("cargo:rustc-link-arg=-Wl,-rpath,{folder}");
    }
}
