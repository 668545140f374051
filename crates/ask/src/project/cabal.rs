//! What a `.cabal` file (or hpack's `package.yaml`) says of how its sources are read.
//!
//! Of the format only what matters here is read: stanzas, fields, lists, flags and conditions. Conditions are decided as for GHC 9.0 on
//! 64-bit Linux, and flags as they are by default.

/// A part of a package: its library, a program, a test suite.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Component {
    /// Others may import its modules.
    pub is_library: bool,
    /// Relative to the package's folder.
    pub source_dirs: Vec<String>,
    /// `default-language` and `default-extensions`, as they stand.
    pub extensions: Vec<String>,
    /// `-D` options: names, and what they stand for.
    pub macros: Vec<(String, String)>,
    /// Where headers are, relative to the package's folder.
    pub include_dirs: Vec<String>,
}

/// Reads a `.cabal` file.
pub fn cabal(text: &str) -> Vec<Component> {
    let lines: Vec<Line<'_>> = text.lines().filter_map(line).collect();
    let flags = flags(&lines);
    let mut commons: Vec<(String, Component)> = Vec::new();
    let mut components = Vec::new();
    let mut at = 0;
    // Fields of a package without stanzas are those of its library.
    let mut plain = Component { is_library: true, ..Component::default() };
    while at < lines.len() {
        let Line { indent, text } = lines[at];
        let end = block_end(&lines, at + 1, indent);
        let (word, name) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let kind = word.to_ascii_lowercase();
        match kind.as_str() {
            "library" | "executable" | "test-suite" | "benchmark" | "foreign-library" | "common"
                if !text.contains(':') =>
            {
                let mut component = Component { is_library: kind == "library", ..Component::default() };
                fields(&lines[at + 1..end], &flags, &commons, &mut component);
                match kind.as_str() {
                    "common" => commons.push((name.trim().to_owned(), component)),
                    _ => components.push(component),
                }
                at = end;
            }
            "flag" | "source-repository" | "custom-setup" if !text.contains(':') => at = end,
            _ => {
                fields(&lines[at..end], &flags, &commons, &mut plain);
                at = end;
            }
        }
    }
    if components.is_empty() || !plain.source_dirs.is_empty() {
        components.push(plain);
    }
    components
}

/// Reads a `package.yaml` as far as it is written in the usual way: keys, lists in lines or brackets.
pub fn hpack(text: &str) -> Vec<Component> {
    let lines: Vec<Line<'_>> =
        text.lines().filter(|line| !line.trim_start().starts_with('#')).filter_map(line).collect();
    let mut all = Component { is_library: true, ..Component::default() };
    for (at, line) in lines.iter().enumerate() {
        let Some((key, value)) = line.text.split_once(':') else { continue };
        let mut values: Vec<String> = words(value.trim().trim_matches(['[', ']'])).collect();
        for next in &lines[at + 1..] {
            let Some(item) = next.text.strip_prefix("- ").filter(|_| next.indent >= line.indent) else { break };
            values.push(item.trim().to_owned());
        }
        add(&mut all, key.trim(), &values);
    }
    vec![all]
}

#[derive(Clone, Copy)]
struct Line<'t> {
    indent: usize,
    text: &'t str,
}

fn line(line: &str) -> Option<Line<'_>> {
    let text = line.trim();
    let is_comment = text.starts_with("--");
    (!text.is_empty() && !is_comment).then(|| Line { indent: line.len() - line.trim_start().len(), text })
}

/// The end of the lines that are indented deeper.
fn block_end(lines: &[Line<'_>], from: usize, indent: usize) -> usize {
    lines[from..].iter().position(|line| line.indent <= indent).map_or(lines.len(), |length| from + length)
}

/// The flags that are off.
fn flags(lines: &[Line<'_>]) -> Vec<String> {
    let mut off = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let Some((word, name)) = line.text.split_once(char::is_whitespace) else { continue };
        if !word.eq_ignore_ascii_case("flag") {
            continue;
        }
        let block = &lines[at + 1..block_end(lines, at + 1, line.indent)];
        let is_off = |line: &Line<'_>| {
            let text = line.text.to_ascii_lowercase();
            text.strip_prefix("default:").is_some_and(|value| value.trim() == "false")
        };
        if block.iter().any(is_off) {
            off.push(name.trim().to_ascii_lowercase());
        }
    }
    off
}

fn fields(lines: &[Line<'_>], off: &[String], commons: &[(String, Component)], into: &mut Component) {
    let mut at = 0;
    // Whether the condition before an `else` held.
    let mut held = false;
    while at < lines.len() {
        let Line { indent, text } = lines[at];
        let end = block_end(lines, at + 1, indent);
        let lower = text.to_ascii_lowercase();
        let inner = &lines[at + 1..end];
        if let Some(condition) = lower.strip_prefix("if ").or_else(|| lower.strip_prefix("if(").map(|_| &lower[2..])) {
            held = holds(condition, off);
            if held {
                fields(inner, off, commons, into);
            }
        } else if let Some(condition) = lower.strip_prefix("elif ") {
            let now = !held && holds(condition, off);
            if now {
                fields(inner, off, commons, into);
            }
            held |= now;
        } else if lower == "else" {
            if !held {
                fields(inner, off, commons, into);
            }
        } else if let Some((key, value)) = text.split_once(':') {
            let mut values: Vec<String> = words(value).collect();
            inner.iter().for_each(|line| values.extend(words(line.text)));
            if key.trim().eq_ignore_ascii_case("import") {
                for (_, common) in commons.iter().filter(|(name, _)| values.contains(name)) {
                    merge(into, common);
                }
            }
            add(into, key.trim(), &values);
        }
        at = end;
    }
}

fn merge(into: &mut Component, common: &Component) {
    into.source_dirs.extend(common.source_dirs.iter().cloned());
    into.extensions.extend(common.extensions.iter().cloned());
    into.macros.extend(common.macros.iter().cloned());
    into.include_dirs.extend(common.include_dirs.iter().cloned());
}

fn add(into: &mut Component, key: &str, values: &[String]) {
    match key.to_ascii_lowercase().as_str() {
        "hs-source-dirs" | "hs-source-dir" | "source-dirs" => into.source_dirs.extend(values.iter().cloned()),
        "default-extensions" | "extensions" => into.extensions.extend(values.iter().cloned()),
        "default-language" | "language" => into.extensions.splice(0..0, values.iter().cloned()).for_each(drop),
        "include-dirs" => into.include_dirs.extend(values.iter().cloned()),
        "ghc-options" => {
            into.extensions.extend(values.iter().filter_map(|value| value.strip_prefix("-X")).map(str::to_owned));
            macros(values, into);
        }
        "cpp-options" => macros(values, into),
        _ => {}
    }
}

fn macros(values: &[String], into: &mut Component) {
    for value in values.iter().filter_map(|value| value.strip_prefix("-D")) {
        let (name, body) = value.split_once('=').unwrap_or((value, "1"));
        into.macros.push((name.to_owned(), body.to_owned()));
    }
}

fn words(text: &str) -> impl Iterator<Item = String> + '_ {
    text.split([',', ' ', '\t']).map(|word| word.trim_matches('"')).filter(|word| !word.is_empty()).map(str::to_owned)
}

/// Whether a condition holds here.
fn holds(text: &str, off: &[String]) -> bool {
    let mut reader = Condition { rest: text, off };
    reader.any()
}

struct Condition<'t> {
    rest: &'t str,
    off: &'t [String],
}

impl Condition<'_> {
    fn any(&mut self) -> bool {
        let mut value = self.all();
        while self.eat("||") {
            let right = self.all();
            value |= right;
        }
        value
    }

    fn all(&mut self) -> bool {
        let mut value = self.one();
        while self.eat("&&") {
            let right = self.one();
            value &= right;
        }
        value
    }

    fn one(&mut self) -> bool {
        if self.eat("!") {
            return !self.one();
        }
        if self.eat("(") {
            let value = self.any();
            self.eat(")");
            return value;
        }
        let rest = self.rest.trim_start();
        let end = rest.find(|c: char| !c.is_alphanumeric()).unwrap_or(rest.len());
        let (word, rest) = rest.split_at(end);
        self.rest = rest;
        let argument = if self.eat("(") {
            let (inside, rest) = self.rest.split_once(')').unwrap_or((self.rest, ""));
            self.rest = rest;
            inside.trim()
        } else {
            ""
        };
        match word {
            "true" => true,
            "flag" => !self.off.iter().any(|name| name == argument),
            "os" => argument == "linux",
            "arch" => argument == "x86_64",
            "impl" => argument.strip_prefix("ghc").is_some_and(is_version),
            _ => false,
        }
    }

    fn eat(&mut self, token: &str) -> bool {
        match self.rest.trim_start().strip_prefix(token) {
            Some(rest) => {
                self.rest = rest;
                true
            }
            None => false,
        }
    }
}

/// Whether GHC 9.0.2 is in a range: `>= 8.0`, `< 9.2`, nothing at all.
fn is_version(range: &str) -> bool {
    let range = range.trim();
    let digits = range.trim_start_matches(['>', '<', '=', ' ', '^']);
    let numbers: Vec<u32> = digits.split('.').map_while(|part| part.trim().parse().ok()).collect();
    let ours = [9u32, 0, 2];
    match range.trim_end_matches(digits).trim() {
        "" => true,
        ">=" => ours[..] >= numbers[..],
        ">" => ours[..] > numbers[..],
        "<" => ours[..] < numbers[..],
        "<=" => ours[..] <= numbers[..],
        "==" => ours.starts_with(&numbers),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stanzas_with_conditions_and_common_parts() {
        let text = "name: p\nflag fast\n  default: False\n\ncommon all\n  default-language: Haskell2010\n\n\
                    library\n  import: all\n  hs-source-dirs: src, gen\n  default-extensions:\n    CPP\n    LambdaCase\n\
                    \x20 if flag(fast)\n    cpp-options: -DFAST\n  else\n    cpp-options: -DSLOW=2\n\
                    \x20 if impl(ghc >= 9.2) || os(windows)\n    hs-source-dirs: new\n\n\
                    test-suite t\n  hs-source-dirs: test\n";
        let [library, test] = &cabal(text)[..] else { panic!("two components") };
        assert!(library.is_library && !test.is_library);
        assert_eq!(library.source_dirs, ["src", "gen"]);
        assert_eq!(library.extensions, ["Haskell2010", "CPP", "LambdaCase"]);
        assert_eq!(library.macros, [("SLOW".to_owned(), "2".to_owned())]);
        assert_eq!(test.source_dirs, ["test"]);
    }

    #[test]
    fn a_package_may_have_no_stanzas() {
        let [library] = &cabal("name: p\nhs-source-dirs: src\nextensions: CPP\n")[..] else { panic!("one component") };
        assert_eq!((&library.source_dirs[..], library.is_library), (&["src".to_owned()][..], true));
    }

    #[test]
    fn hpack_lists() {
        let text = "name: p\nlibrary:\n  source-dirs: src\ntests:\n  spec:\n    source-dirs:\n    - test\n    - more\n\
                    default-extensions: [CPP, GADTs]\n";
        let [all] = &hpack(text)[..] else { panic!("one component") };
        assert_eq!(all.source_dirs, ["src", "test", "more"]);
        assert_eq!(all.extensions, ["CPP", "GADTs"]);
    }
}
