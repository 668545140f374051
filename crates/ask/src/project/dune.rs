//! What a `dune` file says of the modules in its folder: libraries, programs and tests.

/// A library, program or test.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Stanza {
    /// The name of a library; others have none that anybody sees.
    pub library: Option<String>,
    /// Under which it is known elsewhere.
    pub public: Option<String>,
    /// Whether its modules are parts of one of its own name.
    pub is_wrapped: bool,
    /// The libraries that it uses.
    pub libraries: Vec<String>,
    /// Modules that are opened in its files.
    pub opens: Vec<String>,
    /// Its modules, when they are listed one by one.
    pub modules: Option<Vec<String>>,
}

/// A `dune` file.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Dune {
    /// In the order of the file.
    pub stanzas: Vec<Stanza>,
    /// Whether folders below belong to it.
    pub has_subfolders: bool,
}

/// A word or a list.
#[derive(Clone, Debug, PartialEq)]
enum Sexp {
    Word(String),
    List(Vec<Sexp>),
}

/// Reads a `dune` file; what is not understood says nothing.
pub fn dune(text: &str) -> Dune {
    let mut dune = Dune::default();
    for stanza in parse(text) {
        let Sexp::List(parts) = &stanza else { continue };
        match parts.first() {
            Some(Sexp::Word(kind)) if kind == "include_subdirs" => dune.has_subfolders = words(&parts[1..]) != ["no"],
            Some(Sexp::Word(kind)) if kind == "library" => dune.stanzas.push(fields(&parts[1..], true)),
            Some(Sexp::Word(kind)) if ["executable", "executables", "test", "tests"].contains(&kind.as_str()) => {
                dune.stanzas.push(fields(&parts[1..], false));
            }
            _ => {}
        }
    }
    dune
}

fn fields(parts: &[Sexp], is_library: bool) -> Stanza {
    let mut stanza = Stanza { is_wrapped: true, ..Stanza::default() };
    for part in parts {
        let Sexp::List(parts) = part else { continue };
        let Some((Sexp::Word(name), values)) = parts.split_first() else { continue };
        let words = words(values);
        match name.as_str() {
            "name" if is_library => stanza.library = words.first().map(|word| word.to_string()),
            "public_name" if is_library => stanza.public = words.first().map(|word| word.to_string()),
            "wrapped" => stanza.is_wrapped = words.first() != Some(&"false"),
            "libraries" => stanza.libraries = words.iter().map(|word| word.to_string()).collect(),
            "modules" if !words.iter().any(|word| word.starts_with([':', '\\'])) => {
                stanza.modules = Some(words.iter().map(|word| word.to_string()).collect());
            }
            "flags" | "ocamlopt_flags" | "ocamlc_flags" => {
                let pairs = words.windows(2).filter(|pair| pair[0] == "-open");
                stanza.opens.extend(pairs.map(|pair| pair[1].to_owned()));
            }
            _ => {}
        }
    }
    // A library without a name is called as it is known elsewhere.
    if is_library && stanza.library.is_none() {
        stanza.library = stanza.public.clone();
    }
    stanza
}

/// All words within, in order; of a choice all alternatives.
fn words(parts: &[Sexp]) -> Vec<&str> {
    let mut found = Vec::new();
    for part in parts {
        match part {
            Sexp::Word(word) => found.push(word.as_str()),
            Sexp::List(inner) => found.extend(words(inner)),
        }
    }
    found
}

fn parse(text: &str) -> Vec<Sexp> {
    let mut stack: Vec<Vec<Sexp>> = vec![Vec::new()];
    let mut word = String::new();
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        let ends = c.is_whitespace() || matches!(c, '(' | ')' | ';');
        if ends && !word.is_empty() {
            let word = std::mem::take(&mut word);
            stack.last_mut().into_iter().for_each(|list| list.push(Sexp::Word(word.clone())));
        }
        match c {
            ';' => while chars.next_if(|c| *c != '\n').is_some() {},
            '(' => stack.push(Vec::new()),
            ')' if stack.len() > 1 => {
                let list = stack.pop().unwrap_or_default();
                stack.last_mut().into_iter().for_each(|outer| outer.push(Sexp::List(list.clone())));
            }
            '"' => {
                while let Some(c) = chars.next().filter(|c| *c != '"') {
                    word.push(if c == '\\' { chars.next().unwrap_or(c) } else { c });
                }
            }
            c if !ends => word.push(c),
            _ => {}
        }
    }
    stack.into_iter().next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn libraries_and_tests_are_read() {
        let text = r#"
            (include_subdirs unqualified)
            ; a comment (library)
            (library (name my_lib) (public_name my.lib) (libraries fmt (select a from (b -> c)) "str")
              (flags (:standard -open Base)) (wrapped false))
            (test (name t) (modules t helper) (libraries my_lib))"#;
        let dune = dune(text);
        assert!(dune.has_subfolders);
        let [library, test] = &dune.stanzas[..] else { panic!("two stanzas: {dune:?}") };
        assert_eq!((library.library.as_deref(), library.is_wrapped), (Some("my_lib"), false));
        assert!(library.libraries.contains(&"fmt".to_owned()) && library.libraries.contains(&"str".to_owned()));
        assert_eq!(library.opens, ["Base"]);
        assert_eq!((test.library.as_deref(), test.is_wrapped), (None, true));
        assert_eq!(test.modules.as_deref(), Some(&["t".to_owned(), "helper".to_owned()][..]));
    }
}
