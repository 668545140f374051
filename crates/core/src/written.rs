//! Declarations as they are written, to tell that nothing changed where meaning is out of reach.
//!
//! Two definitions that can reach something unsupported are the same for one reason only: they and everything that they can
//! reach are written alike. Front ends cut their files into [`Item`]s, before anything is lost; which of them count for a
//! definition is told by names alone, on the safe side: a name counts wherever it stands, whatever it is bound to there.

use rustc_hash::FxHashSet;

use crate::symbol::Symbol;

/// One top-level declaration as it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// Its tokens, with their columns where layout matters; without comments.
    pub text: String,
    /// Names that it defines or says something about, without qualification.
    pub names: Vec<Symbol>,
    /// All names in it, without qualification.
    pub mentions: Vec<Symbol>,
    /// When it counts.
    pub part: Part,
}

/// When an item counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// When one of its names does.
    Named,
    /// As one that is named, and also when nothing that was written defines any of its names: an instance of a library's
    /// class for a library's type is found without being mentioned.
    Instance,
    /// Always: an import, an extension, what runs when the program starts.
    Always,
}

/// Everything that the user wrote of one program.
#[derive(Clone, Debug, Default)]
pub struct Written {
    /// In order, each with the module it stands in; the module that was asked for has no name.
    pub items: Vec<(Option<Symbol>, Item)>,
    /// What is declared besides values, such as types, by how it starts; with its text. Only languages fill it that have items
    /// which nobody compares otherwise.
    pub declarations: Vec<(String, String)>,
    /// Something was not found or cannot be compared by its text: no definition is known to be unchanged.
    pub is_partial: bool,
    /// The order of all that counts matters, not only of what has the same name.
    pub is_ordered: bool,
}

impl Written {
    /// Whether a definition and all that it can reach are the same text in both programs.
    pub fn is_same(&self, other: &Written, name: Symbol) -> bool {
        if self.is_partial || other.is_partial || self.is_ordered != other.is_ordered {
            return false;
        }
        let (own, others) = (self.reachable(name), other.reachable(name));
        !own.is_empty() && own == others
    }

    /// Whether what counts always, with all that it can reach, is the same text in both programs: what happens at the start.
    pub fn starts_same(&self, other: &Written) -> bool {
        let is_comparable = !self.is_partial && !other.is_partial && self.is_ordered == other.is_ordered;
        is_comparable && self.counting(FxHashSet::default()) == other.counting(FxHashSet::default())
    }

    /// The items that count for a definition; empty when there is no such definition.
    fn reachable(&self, name: Symbol) -> Vec<(Option<Symbol>, &str)> {
        let is_root = |(module, item): &(Option<Symbol>, Item)| module.is_none() && item.names.contains(&name);
        if !self.items.iter().any(is_root) {
            return Vec::new();
        }
        self.counting(FxHashSet::from_iter([name]))
    }

    /// The items that count when these names do.
    fn counting(&self, mut names: FxHashSet<Symbol>) -> Vec<(Option<Symbol>, &str)> {
        let defined: FxHashSet<Symbol> = self
            .items
            .iter()
            .filter(|(_, item)| item.part == Part::Named)
            .flat_map(|(_, item)| &item.names)
            .copied()
            .collect();
        let is_always = |item: &Item| match item.part {
            Part::Always => true,
            Part::Instance => !item.names.iter().any(|name| defined.contains(name)),
            Part::Named => false,
        };
        let mut counts: Vec<bool> = self.items.iter().map(|(_, item)| is_always(item)).collect();
        let always = self.items.iter().zip(&counts).filter(|(_, counts)| **counts);
        names.extend(always.flat_map(|((_, item), _)| &item.mentions));
        loop {
            let mut is_done = true;
            for (at, (_, item)) in self.items.iter().enumerate() {
                if !counts[at] && item.names.iter().any(|name| names.contains(name)) {
                    counts[at] = true;
                    names.extend(&item.mentions);
                    is_done = false;
                }
            }
            if is_done {
                break;
            }
        }
        let counting = self.items.iter().zip(&counts).filter(|(_, counts)| **counts);
        let mut all: Vec<(Option<Symbol>, &Item)> = counting.map(|((module, item), _)| (*module, item)).collect();
        if !self.is_ordered {
            // Clauses of one function stay in their order.
            let key = |(module, item): &(Option<Symbol>, &Item)| {
                (module.map(Symbol::as_str), item.names.first().map(|name| name.as_str()))
            };
            all.sort_by_key(key);
        }
        all.into_iter().map(|(module, item)| (module, item.text.as_str())).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(names: &[&str], text: &str, part: Part) -> (Option<Symbol>, Item) {
        let names = names.iter().map(|name| Symbol::new(name)).collect();
        let mentions = text.split_whitespace().map(Symbol::new).collect();
        (None, Item { text: text.into(), names, mentions, part })
    }

    fn written(items: Vec<(Option<Symbol>, Item)>) -> Written {
        Written { items, ..Written::default() }
    }

    #[test]
    fn what_is_mentioned_on_the_way_counts_and_nothing_else() {
        let base = || vec![named(&["f"], "f = g x", Part::Named), named(&["g"], "g = print h", Part::Named)];
        let with = |more: &[(&str, &str)]| {
            let more = more.iter().map(|(name, text)| named(&[name], text, Part::Named));
            written(base().into_iter().chain(more).collect())
        };
        let one = with(&[("h", "h = 1"), ("k", "k = 1")]);
        assert!(one.is_same(&with(&[("k", "k = 2"), ("h", "h = 1")]), "f".into()));
        assert!(!one.is_same(&with(&[("h", "h = 2"), ("k", "k = 1")]), "f".into()));
        assert!(!one.is_same(&with(&[("k", "k = 1")]), "f".into()), "`h` is another name then");
        assert!(!one.is_same(&one, "none".into()));
        let clauses = |first: &'static str, second: &'static str| with(&[("h", first), ("h", second)]);
        assert!(!clauses("h 0 = 1", "h _ = 2").is_same(&clauses("h _ = 2", "h 0 = 1"), "f".into()));
    }

    #[test]
    fn instances_count_for_their_types_and_classes() {
        let with = |instance: &str, names: &[&str]| {
            let items = [named(&["T"], "data T", Part::Named), named(&["f"], "f = g :: T", Part::Named)];
            let other = named(&["U"], "data U", Part::Named);
            written(items.into_iter().chain([other, named(names, instance, Part::Instance)]).collect())
        };
        let same = |names: &[&str]| with("show = 1", names).is_same(&with("show = 2", names), "f".into());
        assert!(!same(&["Show", "T"]));
        assert!(same(&["Show", "U"]));
        assert!(!same(&["Show", "Int"]), "nobody has to mention it");
    }

    #[test]
    fn what_is_partial_is_never_the_same() {
        let one = written(vec![named(&["f"], "f = 1", Part::Named)]);
        assert!(one.is_same(&one, "f".into()));
        let partial = Written { is_partial: true, ..one.clone() };
        assert!(!partial.is_same(&partial, "f".into()));
    }
}
