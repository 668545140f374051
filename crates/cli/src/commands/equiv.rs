//! `selfsame equiv FILE:NAME FILE:NAME`

pub mod told;

use std::time::Instant;

use selfsame_ask::compare::{self, Asking, named};
use selfsame_ask::limits;
use selfsame_ask::source::Language;
use selfsame_core::span::SourceMap;
use selfsame_grade::Answer;
use selfsame_report::Report;

use crate::options::Equiv;
use crate::terminal;
use told::Told;

pub fn run(options: Equiv) -> u8 {
    let [first, second] = match [named(&options.first), named(&options.second)] {
        [Ok(first), Ok(second)] => [first, second],
        [Err(message), _] | [_, Err(message)] => return terminal::refuse(&message),
    };
    let (mut settings, started) = (options.inputs.settings(&options.common), Instant::now());
    settings.asking = Asking { is_reference: options.reference, conditions: options.conditions.clone() };
    let (asked, both) = (settings.clone(), [first.clone(), second.clone()]);
    let name = format!("equiv {} {}", options.first, options.second);
    let answered = limits::item(&name, settings.allowance, move || {
        let mut sources = selfsame_library::sources();
        compare::two(both.each_ref(), &asked, &mut sources).map(|told| (told, sources))
    });
    let unread = |reason| {
        let place = (second.0.display().to_string(), 1);
        let told = compare::Told { answer: Answer::unknown(reason), errors: Vec::new(), place };
        Ok((told, SourceMap::default()))
    };
    let (compared, sources) = match answered.unwrap_or_else(unread) {
        Ok(answered) => answered,
        Err(message) => return terminal::refuse(&message),
    };
    let language = Language::of(&first.0);
    let told = Told {
        name: &format!("{} = {}", options.first, options.second),
        place: compared.place,
        sides: ["first", "second"],
        functions: [&first.1, &second.1],
        assumptions: settings.assumptions(language),
        language,
        time: started.elapsed(),
    };
    let mut report = Report::new("equiv");
    report.diagnostics = compared.errors;
    report.entries.push(told.entry(&compared.answer));
    terminal::finish(&report, &sources, &options.common)
}
