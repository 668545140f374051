//! Languages that come with the tool, by name.

/// A name, a sentence, and the file that defines it.
pub const LANGUAGES: [(&str, &str, &str); 7] = [
    ("imp", "assignments, conditionals and loops over integers", include_str!("../../../lib/languages/imp.rmt")),
    ("stack", "words of a machine with a stack and a store", include_str!("../../../lib/languages/stack.rmt")),
    ("fun", "functions of integers, called by value", include_str!("../../../lib/languages/fun.rmt")),
    ("proc", "imp with arrays and procedures", include_str!("../../../lib/languages/proc.rmt")),
    ("ml", "functions, pairs and lists, with closures", include_str!("../../../lib/languages/ml.rmt")),
    ("wasm", "a part of WebAssembly: locals, blocks, 32 bits", include_str!("../../../lib/languages/wasm.rmt")),
    ("lazy", "functions of integers, called by name", include_str!("../../../lib/languages/lazy.rmt")),
];

/// The text that defines a language.
pub fn language(name: &str) -> Option<&'static str> {
    LANGUAGES.iter().find(|(known, ..)| *known == name).map(|(.., text)| *text)
}
