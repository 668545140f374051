//! Expectations in comments: `-- expect: verified: by induction`, in OCaml `(* expect: refuted *)`.
//!
//! Such a comment is about the next thing below it that has a name: a rule, a property, a function or what is annotated.
//! `-- expect all: not verified` is about everything in the file that has no expectation of its own.

/// What a file says of something in it.
#[derive(Clone, Debug, PartialEq)]
pub struct Expectation {
    /// Of the rule, the property or the function; none for what is said of everything.
    pub name: Option<String>,
    /// What is expected, up to the colon or the period after which it says why.
    pub words: Vec<String>,
}

/// All expectations of a text, in order. Panics at one that is about nothing.
pub fn expectations(text: &str) -> Vec<Expectation> {
    let mut found = Vec::new();
    let mut waiting: Option<Vec<String>> = None;
    for line in text.lines().map(str::trim) {
        let comment = line.strip_prefix("-- ").or_else(|| line.strip_prefix("(* "));
        if let Some(said) = comment.and_then(|comment| comment.strip_prefix("expect all: ")) {
            found.push(Expectation { name: None, words: words(said) });
        } else if let Some(said) = comment.and_then(|comment| comment.strip_prefix("expect: ")) {
            assert_eq!(waiting, None, "what is expected twice? {line}");
            waiting = Some(words(said));
        } else if waiting.is_some()
            && let Some(name) = name(line)
        {
            found.extend(waiting.take().map(|words| Expectation { name: Some(name), words }));
        }
    }
    assert_eq!(waiting, None, "nothing with a name follows an expectation");
    found
}

fn words(said: &str) -> Vec<String> {
    let said = said.split([':', '.', ';', '*', ',']).next().unwrap_or_default();
    said.split_whitespace().map(str::to_owned).collect()
}

/// What a line introduces, if anything.
fn name(line: &str) -> Option<String> {
    let before = ["-- selfsame: ", "{-# RULES "].iter().find_map(|prefix| line.strip_prefix(prefix));
    let quoted = before.unwrap_or(line).strip_prefix('"');
    if let Some((name, _)) = quoted.and_then(|rest| rest.split_once('"')) {
        return Some(name.to_owned());
    }
    let defined = ["{-@ ", "let rec ", "let "].iter().find_map(|prefix| line.strip_prefix(prefix)).unwrap_or(line);
    if let Some((operator, _)) = defined.strip_prefix('(').and_then(|rest| rest.split_once(')')) {
        return Some(operator.to_owned()).filter(|operator| !operator.is_empty() && !operator.starts_with('*'));
    }
    let is_part = |c: char| c.is_alphanumeric() || c == '_' || c == '\'';
    let name: String = defined.chars().take_while(|c| is_part(*c)).collect();
    Some(name).filter(|name| !name.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expectations_are_of_what_follows() {
        let text = "-- expect all: not verified\n{-# RULES\n-- expect: verified: it is so\n-- selfsame: \"a b\" total x\n\
                    \"a b\" forall x . x = x\n-- expect: refuted verified. By overflow.\n\"c\" 1 = 2\n#-}\n\
                    -- expect: concrete\n{-@ f :: Int -> Nat @-}\n-- expect: abstract g\n{-@ (+++) :: Int @-}\n\
                    (* expect: overflow *)\nlet prop_n (x : int) = x\n-- expect: refuted\n-- A comment.\n\nprop_m :: Bool\n";
        let said = |name: &str, words: &[&str]| Expectation {
            name: Some(name.to_owned()).filter(|name| !name.is_empty()),
            words: words.iter().map(|word| (*word).to_owned()).collect(),
        };
        let expected = [
            said("", &["not", "verified"]),
            said("a b", &["verified"]),
            said("c", &["refuted", "verified"]),
            said("f", &["concrete"]),
            said("+++", &["abstract", "g"]),
            said("prop_n", &["overflow"]),
            said("prop_m", &["refuted"]),
        ];
        assert_eq!(expectations(text), expected);
    }

    #[test]
    #[should_panic(expected = "nothing with a name")]
    fn an_expectation_of_nothing_is_wrong() {
        expectations("f = 1\n-- expect: verified\n");
    }
}
