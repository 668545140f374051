//! Tells the linker, and the program when it starts, where Z3's library is.

use std::path::Path;

fn main() {
    println!("cargo:rerun-if-env-changed=Z3_LIBRARY_PATH_OVERRIDE");
    let Ok(folder) = std::env::var("Z3_LIBRARY_PATH_OVERRIDE") else {
        println!(
            "cargo:warning=Z3_LIBRARY_PATH_OVERRIDE is not set: build inside the checkout, where .cargo/config.toml sets it"
        );
        return;
    };
    let library = Path::new(&folder).join("libz3.so");
    println!("cargo:rerun-if-changed={}", library.display());
    if !library.exists() && !Path::new(&folder).join("libz3.dylib").exists() {
        panic!("Z3 is not there yet: run ./setup in the root of the checkout, then build again");
    }
    println!("cargo:rustc-link-arg=-Wl,-rpath,{folder}");
    println!("cargo:rpath={folder}");
}
