//! A small picture that says how many items are verified.

use crate::Tone;
use crate::whole::Tally;

/// Pixels of a letter, about, and around a word.
const LETTER: usize = 7;
const MARGIN: usize = 10;

pub fn text(tally: &Tally) -> String {
    let [good, bad, open] = [Tone::Good, Tone::Bad, Tone::Open].map(|tone| tally.count(tone));
    let (word, colour) = match () {
        () if bad > 0 => (format!("{bad} refuted"), "#cb2431"),
        () if open > 0 => (format!("{good} of {} verified", good + open), "#b08800"),
        () if good == 0 => ("nothing checked".to_owned(), "#6a737d"),
        () => (format!("{good} verified"), "#28793f"),
    };
    let width = |text: &str| text.chars().count() * LETTER + MARGIN;
    let (left, right) = (width("selfsame"), width(&word));
    let all = left + right;
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{all}\" height=\"20\" role=\"img\" aria-label=\"selfsame: {word}\">\n\
         <title>selfsame: {word}</title>\n\
         <rect width=\"{left}\" height=\"20\" fill=\"#444d56\"/>\n\
         <rect x=\"{left}\" width=\"{right}\" height=\"20\" fill=\"{colour}\"/>\n\
         <g fill=\"#fff\" text-anchor=\"middle\" font-family=\"Verdana,DejaVu Sans,sans-serif\" font-size=\"11\">\n\
         <text x=\"{}\" y=\"14\">selfsame</text>\n\
         <text x=\"{}\" y=\"14\">{word}</text>\n</g>\n</svg>\n",
        left / 2,
        left + right / 2,
    )
}
