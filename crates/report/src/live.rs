//! Entries for people while others are still worked on.

use std::collections::BTreeMap;

use crate::human::{Told, ending};
use crate::{Entry, Report, Style};

/// In which order entries are shown that become known in any order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// As they come, for somebody who waits.
    Come,
    /// By their numbers, each as soon as all before it are known: the same text every time.
    Number,
}

/// What was shown so far.
pub struct Live {
    told: Told,
    style: Style,
    order: Order,
    /// Up to here all numbers are known.
    next: usize,
    /// Those that are known, beyond.
    waiting: BTreeMap<usize, Entry>,
}

impl Live {
    /// Nothing was shown yet of what a command has to say, of one file or of several.
    pub fn new(command: &str, style: Style, has_files: bool, order: Order) -> Live {
        Live { told: Told::new(command, style, has_files), style, order, next: 0, waiting: BTreeMap::new() }
    }

    /// The entry of this number is known: what is to be shown now, and of which entries. `is_shown` are those that somebody
    /// before us has shown.
    pub fn add(&mut self, number: usize, entry: Entry, is_shown: impl Fn(usize) -> bool) -> Vec<(usize, String)> {
        let ready = match self.order {
            Order::Come => vec![(number, entry)],
            Order::Number => {
                self.waiting.insert(number, entry);
                std::iter::from_fn(|| {
                    let entry = self.waiting.remove(&self.next)?;
                    self.next += 1;
                    Some((self.next - 1, entry))
                })
                .collect()
            }
        };
        let new = ready.into_iter().filter(|(number, entry)| !is_shown(*number) && !entry.is_folded);
        new.map(|(number, entry)| (number, self.told.entry(&entry))).collect()
    }

    /// What is said after all entries.
    pub fn ending(&self, report: &Report) -> String {
        report.as_whole(&[], |whole| ending(whole, self.style))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(order: Order, come: &[usize]) -> String {
        let mut live = Live::new("check", Style::default(), true, order);
        let entry = |i: usize| Entry { text: format!("law {i}"), ..Entry::new("law", format!("{}.hs", i / 2), 1) };
        let texts = come.iter().flat_map(|i| live.add(*i, entry(*i), |number| number == 4)).map(|(_, text)| text);
        texts.collect::<Vec<_>>().join("|")
    }

    #[test]
    fn what_is_known_is_shown() {
        let in_order = "0.hs\nlaw 0\n|law 1\n|\n1.hs\nlaw 2\n|law 3\n|\n2.hs\nlaw 5\n";
        for come in [[0, 1, 2, 3, 4, 5], [5, 4, 3, 2, 1, 0], [1, 0, 4, 5, 3, 2]] {
            assert_eq!(shown(Order::Number, &come), in_order);
        }
        assert_eq!(shown(Order::Number, &[0, 2]), "0.hs\nlaw 0\n");
        assert_eq!(shown(Order::Come, &[2, 0, 1, 4]), "1.hs\nlaw 2\n|\n0.hs\nlaw 0\n|law 1\n");
    }
}
