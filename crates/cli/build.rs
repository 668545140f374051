//! The program loads Z3's library from the checkout, or, once installed, from the folder `lib` beside its own.

fn main() {
    if let Ok(folder) = std::env::var("DEP_SELFSAME_ASK_RPATH") {
        println!("cargo:rustc-link-arg=-Wl,-rpath,{folder}");
    }
    println!("cargo:rustc-link-arg=-Wl,-rpath,$ORIGIN/../lib");
}
