//! TIP's names as Haskell's.

use std::collections::{BTreeMap, BTreeSet};

const RESERVED: &[&str] = &[
    "case", "class", "data", "default", "deriving", "do", "else", "forall", "foreign", "if", "import", "in", "infix",
    "infixl", "infixr", "instance", "let", "module", "newtype", "of", "then", "type", "where",
];

/// Names that were given; each of TIP's names keeps its own.
#[derive(Default)]
pub(crate) struct Names {
    taken: BTreeSet<String>,
    types: BTreeMap<String, String>,
    constructors: BTreeMap<String, String>,
    functions: BTreeMap<String, String>,
}

impl Names {
    pub fn add_type(&mut self, name: &str) -> String {
        let given = self.fresh(&capital(name));
        self.types.insert(name.to_owned(), given.clone());
        given
    }

    /// A type that is written as another.
    pub fn alias(&mut self, name: &str, written: &str) {
        self.types.insert(name.to_owned(), written.to_owned());
    }

    pub fn add_constructor(&mut self, name: &str) -> String {
        let given = self.fresh(&capital(name));
        self.constructors.insert(name.to_owned(), given.clone());
        given
    }

    pub fn add_function(&mut self, name: &str) -> String {
        let given = self.fresh(&small(name));
        self.functions.insert(name.to_owned(), given.clone());
        given
    }

    pub fn ty(&self, name: &str) -> Option<&str> {
        self.types.get(name).map(String::as_str)
    }

    pub fn constructor(&self, name: &str) -> Option<&str> {
        self.constructors.get(name).map(String::as_str)
    }

    pub fn function(&self, name: &str) -> Option<&str> {
        self.functions.get(name).map(String::as_str)
    }

    /// A name for a variable that nothing else has here.
    pub fn variable(&self, name: &str, scope: &[(String, String)]) -> String {
        self.free(&small(name), &|name| scope.iter().any(|(_, known)| known == name))
    }

    fn fresh(&mut self, wanted: &str) -> String {
        let name = self.free(wanted, &|_| false);
        self.taken.insert(name.clone());
        name
    }

    fn free(&self, wanted: &str, is_taken: &dyn Fn(&str) -> bool) -> String {
        let is_free =
            |name: &String| !self.taken.contains(name) && !RESERVED.contains(&name.as_str()) && !is_taken(name);
        let numbered = (1..).map(|n| format!("{wanted}{n}"));
        [wanted.to_owned()].into_iter().chain(numbered).find(is_free).unwrap_or_else(|| wanted.to_owned())
    }
}

/// Letters, digits and underscores only.
fn plain(name: &str) -> String {
    name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect()
}

fn capital(name: &str) -> String {
    let name = plain(name);
    let mut chars = name.chars();
    match chars.next() {
        Some(first) if first.is_ascii_alphabetic() => first.to_ascii_uppercase().to_string() + chars.as_str(),
        _ => format!("C{name}"),
    }
}

fn small(name: &str) -> String {
    let name = plain(name);
    let mut chars = name.chars();
    match chars.next() {
        Some(first) if first.is_ascii_alphabetic() => first.to_ascii_lowercase().to_string() + chars.as_str(),
        _ => format!("f{name}"),
    }
}
