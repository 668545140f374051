//! Tests of this package load Z3's library from where the solver's build script found it; those who depend on this one too.

fn main() {
    if let Ok(folder) = std::env::var("DEP_SELFSAME_SOLVER_RPATH") {
        println!("cargo:rustc-link-arg=-Wl,-rpath,{folder}");
        println!("cargo:rpath={folder}");
    }
}
