//! S-expressions with their places.

/// Why a text is no TIP problem that we read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {message}")]
pub struct TipError {
    /// From 1.
    pub line: usize,
    /// Without the line.
    pub message: String,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Sexp {
    Atom(String, usize),
    List(Vec<Sexp>, usize),
}

impl Sexp {
    pub fn line(&self) -> usize {
        match self {
            Sexp::Atom(_, line) | Sexp::List(_, line) => *line,
        }
    }

    pub fn error<T>(&self, message: impl Into<String>) -> Result<T, TipError> {
        Err(TipError { line: self.line(), message: message.into() })
    }

    pub fn atom(&self) -> Result<&str, TipError> {
        match self {
            Sexp::Atom(text, _) => Ok(text),
            Sexp::List(..) => self.error("a name is expected here"),
        }
    }

    pub fn list(&self) -> Result<&[Sexp], TipError> {
        match self {
            Sexp::List(items, _) => Ok(items),
            Sexp::Atom(text, _) => self.error(format!("a list is expected instead of `{text}`")),
        }
    }

    /// The items of a list that begins with this word.
    pub fn form(&self, word: &str) -> Option<&[Sexp]> {
        match self {
            Sexp::List(items, _) => match items.split_first() {
                Some((Sexp::Atom(head, _), rest)) if head == word => Some(rest),
                _ => None,
            },
            Sexp::Atom(..) => None,
        }
    }
}

/// Deeper nesting than this is no problem that anyone wrote.
const DEPTH: usize = 2_000;

/// Attributes that stand alone. Of all others the value follows, if it is a name.
const FLAGS: &[&str] = &[":let", ":lambda", ":keep", ":definition", ":inline", ":lemma", ":no-simp"];

/// A list that is not closed yet.
struct Open {
    items: Vec<Sexp>,
    line: usize,
    /// Whether a name that comes next is the value of an attribute.
    is_attribute: bool,
}

impl Open {
    fn at(line: usize) -> Open {
        Open { items: Vec::new(), line, is_attribute: false }
    }

    fn push(&mut self, item: Sexp) {
        let is_value = std::mem::take(&mut self.is_attribute) && matches!(item, Sexp::Atom(..));
        if !is_value {
            self.items.push(item);
        }
    }
}

/// All expressions of a text, without their attributes (`:source Prelude.map`), which mean nothing.
pub(crate) fn parse(text: &str) -> Result<Vec<Sexp>, TipError> {
    let mut outermost = Open::at(1);
    let mut open: Vec<Open> = Vec::new();
    let mut line = 1;
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '\n' => line += 1,
            c if c.is_whitespace() => {}
            ';' => while chars.next_if(|c| *c != '\n').is_some() {},
            '(' if open.len() > DEPTH => return Err(TipError { line, message: "nested too deeply".into() }),
            '(' => open.push(Open::at(line)),
            ')' => match open.pop() {
                Some(list) => open.last_mut().unwrap_or(&mut outermost).push(Sexp::List(list.items, list.line)),
                None => return Err(TipError { line, message: "a parenthesis closes nothing".into() }),
            },
            '|' | '"' => {
                let start = line;
                let mut name = String::new();
                loop {
                    match chars.next() {
                        Some(end) if end == c => break,
                        Some(other) => {
                            line += usize::from(other == '\n');
                            name.push(other);
                        }
                        None => return Err(TipError { line: start, message: format!("`{c}` is not closed") }),
                    }
                }
                open.last_mut().unwrap_or(&mut outermost).push(Sexp::Atom(name, start));
            }
            _ => {
                let mut name = String::from(c);
                let is_part = |c: &char| !c.is_whitespace() && !"();|\"".contains(*c);
                while let Some(next) = chars.next_if(is_part) {
                    name.push(next);
                }
                let list = open.last_mut().unwrap_or(&mut outermost);
                if c == ':' {
                    list.is_attribute = !FLAGS.contains(&name.as_str());
                } else {
                    list.push(Sexp::Atom(name, line));
                }
            }
        }
    }
    match open.pop() {
        Some(list) => Err(TipError { line: list.line, message: "a parenthesis is not closed".into() }),
        None => Ok(outermost.items),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_may_be_quoted_and_comments_are_skipped() {
        let read = parse("; a comment\n(prove (|a name| x))").expect("it is well formed");
        let inner = read[0].form("prove").expect("it is one").to_vec();
        assert_eq!(inner[0].list().expect("a list")[0], Sexp::Atom("a name".into(), 2));
    }

    #[test]
    fn attributes_are_left_out_and_quoted_names_are_none() {
        let atoms = |text: &str| {
            let read = parse(text).expect("it is well formed");
            let names = read[0].list().expect("a list").iter().map(|item| item.atom().unwrap_or("()").to_owned());
            names.collect::<Vec<_>>()
        };
        assert_eq!(atoms("(f :source A.f :let (g :keep) x :status |:+:|)"), ["f", "()", "x"]);
        assert_eq!(atoms("(|:+:| x)"), [":+:", "x"]);
    }

    #[test]
    fn parentheses_must_match() {
        assert_eq!(parse("(a\n(b)").expect_err("one is missing").line, 1);
        assert_eq!(parse("a)").expect_err("one is too many").line, 1);
    }
}
