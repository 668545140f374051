//! Interned strings.
//!
//! A [`Symbol`] is a small copyable handle; equal strings are equal symbols. The order of symbols is the order of
//! interning and must never be seen by a user: sort by the text instead.

use std::fmt;
use std::sync::{LazyLock, RwLock};

use rustc_hash::FxHashMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A name. Equal names are equal numbers, whose order is that in which they were first seen: never sort by it for a user.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Symbol(u32);

#[derive(Default)]
struct Interner {
    ids: FxHashMap<&'static str, u32>,
    texts: Vec<&'static str>,
}

static INTERNER: LazyLock<RwLock<Interner>> = LazyLock::new(Default::default);

impl Symbol {
    /// Texts live as long as the process: a run interns the names of one program and of the library, no more.
    pub fn new(text: &str) -> Symbol {
        if let Some(&id) = INTERNER.read().unwrap_or_else(|e| e.into_inner()).ids.get(text) {
            return Symbol(id);
        }
        let mut interner = INTERNER.write().unwrap_or_else(|e| e.into_inner());
        if let Some(&id) = interner.ids.get(text) {
            return Symbol(id);
        }
        let id = u32::try_from(interner.texts.len()).expect("fewer than 2^32 names");
        let text: &'static str = Box::leak(text.into());
        interner.texts.push(text);
        interner.ids.insert(text, id);
        Symbol(id)
    }

    /// The name itself.
    pub fn as_str(self) -> &'static str {
        INTERNER.read().unwrap_or_else(|e| e.into_inner()).texts[self.0 as usize]
    }
}

impl fmt::Display for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl From<&str> for Symbol {
    fn from(text: &str) -> Symbol {
        Symbol::new(text)
    }
}

impl Serialize for Symbol {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for Symbol {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Symbol, D::Error> {
        struct Text;
        impl serde::de::Visitor<'_> for Text {
            type Value = Symbol;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a name")
            }
            fn visit_str<E>(self, text: &str) -> Result<Symbol, E> {
                Ok(Symbol::new(text))
            }
        }
        deserializer.deserialize_str(Text)
    }
}
