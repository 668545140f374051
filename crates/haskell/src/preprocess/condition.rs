//! The expressions of `#if`: integers, comparisons, `&&`, `||`, `!`, `defined(X)` and `MIN_VERSION_x(a,b,c)`.
//!
//! What is malformed counts as false, as does an undefined name.

/// Whether a condition holds, with the text that each defined name stands for.
pub(super) fn holds(text: &str, value_of: &dyn Fn(&str) -> Option<String>) -> bool {
    let mut reader = Reader { rest: text, value_of, depth: 0 };
    let value = reader.binary(0);
    reader.skip_blanks();
    value != 0 && reader.rest.is_empty()
}

/// Parentheses, `!` and macros within macros nest no deeper than this.
const DEPTH: usize = 64;

/// Packages as they come with GHC 9.0; others count as new enough.
const VERSIONS: &[(&str, [i64; 3])] = &[
    ("base", [4, 15, 1]),
    ("bytestring", [0, 10, 12]),
    ("containers", [0, 6, 4]),
    ("deepseq", [1, 4, 4]),
    ("ghc_prim", [0, 7, 0]),
    ("GLASGOW_HASKELL", [9, 0, 2]),
    ("mtl", [2, 2, 2]),
    ("template_haskell", [2, 17, 0]),
    ("text", [1, 2, 5]),
    ("transformers", [0, 5, 6]),
];

/// Loosest first.
const LEVELS: &[&[&str]] = &[&["||"], &["&&"], &["==", "!="], &["<=", ">=", "<", ">"], &["+", "-"], &["*", "/", "%"]];

struct Reader<'t, 'v> {
    rest: &'t str,
    value_of: &'v dyn Fn(&str) -> Option<String>,
    depth: usize,
}

impl<'t> Reader<'t, '_> {
    fn binary(&mut self, level: usize) -> i64 {
        let Some(operators) = LEVELS.get(level) else { return self.unary() };
        let mut left = self.binary(level + 1);
        while let Some(operator) = operators.iter().find(|op| self.eat(op)) {
            let right = self.binary(level + 1);
            left = match *operator {
                "||" => (left != 0 || right != 0) as i64,
                "&&" => (left != 0 && right != 0) as i64,
                "==" => (left == right) as i64,
                "!=" => (left != right) as i64,
                "<=" => (left <= right) as i64,
                ">=" => (left >= right) as i64,
                "<" => (left < right) as i64,
                ">" => (left > right) as i64,
                "+" => left.wrapping_add(right),
                "-" => left.wrapping_sub(right),
                "*" => left.wrapping_mul(right),
                "/" => left.checked_div(right).unwrap_or(0),
                _ => left.checked_rem(right).unwrap_or(0),
            };
        }
        left
    }

    fn unary(&mut self) -> i64 {
        self.skip_blanks();
        self.depth += 1;
        let value = if self.depth > DEPTH {
            0
        } else if self.eat("!") {
            (self.unary() == 0) as i64
        } else if self.eat("-") {
            self.unary().wrapping_neg()
        } else if self.eat("(") {
            let value = self.binary(0);
            if self.eat(")") { value } else { 0 }
        } else {
            self.atom()
        };
        self.depth -= 1;
        value
    }

    fn atom(&mut self) -> i64 {
        let word = self.word();
        if word == "defined" {
            let parenthesised = self.eat("(");
            let name = self.word();
            if parenthesised && !self.eat(")") {
                return 0;
            }
            return (name.starts_with("MIN_VERSION_") || (self.value_of)(name).is_some()) as i64;
        }
        if let Some(package) = word.strip_prefix("MIN_VERSION_") {
            return self.min_version(package);
        }
        if word.starts_with(|c: char| c.is_ascii_digit()) {
            return word.trim_end_matches(['L', 'U']).parse().unwrap_or(0);
        }
        match (self.value_of)(word) {
            Some(text) if self.depth < DEPTH => {
                let mut inner = Reader { rest: &text, value_of: self.value_of, depth: self.depth + 1 };
                inner.binary(0)
            }
            _ => 0,
        }
    }

    fn min_version(&mut self, package: &str) -> i64 {
        let mut wanted = Vec::new();
        let mut more = self.eat("(");
        while more {
            wanted.push(self.binary(0));
            more = self.eat(",");
        }
        if !self.eat(")") {
            return 0;
        }
        let have = VERSIONS.iter().find(|(name, _)| *name == package);
        have.is_none_or(|(_, version)| version.as_slice() >= &wanted[..wanted.len().min(3)]) as i64
    }

    fn word(&mut self) -> &'t str {
        self.skip_blanks();
        let end = self.rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest;
        word
    }

    fn eat(&mut self, token: &str) -> bool {
        self.skip_blanks();
        match self.rest.strip_prefix(token) {
            // `!` is not the start of `!=`.
            Some(rest) if token != "!" || !rest.starts_with('=') => {
                self.rest = rest;
                true
            }
            _ => false,
        }
    }

    fn skip_blanks(&mut self) {
        self.rest = self.rest.trim_start();
    }
}
