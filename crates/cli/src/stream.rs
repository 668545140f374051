//! Results that people are shown while others are still worked on. Programs get the whole report at the end.

use std::io::IsTerminal;

use selfsame_ask::worker;
use selfsame_core::span::SourceMap;
use selfsame_core::verdict::{Reason, Verdict};
use selfsame_report::live::{Live, Order};
use selfsame_report::{Entry, Format, Report};

use crate::options::Common;
use crate::terminal;

/// What a command shows while it works.
pub struct Stream {
    live: Option<Live>,
    interrupted: String,
}

impl Stream {
    /// Of one file or of several. On a terminal, what is found first is shown first; elsewhere the order is that of the report.
    pub fn new(command: &'static str, common: &Common, has_files: bool) -> Stream {
        let style = terminal::style(common);
        let order = if std::io::stdout().is_terminal() { Order::Come } else { Order::Number };
        let live = (style.format == Format::Human).then(|| Live::new(command, style, has_files, order));
        Stream { live, interrupted: Reason::Interrupted.to_string() }
    }

    /// What is known before anything is asked: what is wrong with the files, and what was not read.
    pub fn begin(&mut self, report: &Report, sources: &SourceMap, common: &Common) {
        if self.live.is_some() {
            let said = Report { entries: Vec::new(), summary: None, ..report.clone() };
            terminal::err(&said.render(sources, terminal::style(common)).err);
        }
        report.entries.iter().enumerate().for_each(|(number, entry)| self.add(number, entry));
    }

    /// An entry that nothing changes any more. What was not finished when the user wanted no more is counted, not listed.
    pub fn add(&mut self, number: usize, entry: &Entry) {
        let Some(live) = &mut self.live else { return };
        let is_left = matches!(&entry.verdict, Verdict::Unknown(why) if *why == self.interrupted);
        let entry = Entry { is_folded: entry.is_folded || is_left, ..entry.clone() };
        for (number, text) in live.add(number, entry, worker::is_shown) {
            terminal::out_beside_progress(&text);
            worker::show(number);
        }
    }

    /// What is said at the end, after what only the end could tell; and the other formats that were asked for. False if one
    /// cannot be written; that was said.
    pub fn finish(&self, late: &str, report: &Report, sources: &SourceMap, common: &Common) -> bool {
        match &self.live {
            None => terminal::tell(report, sources, common),
            Some(live) => {
                worker::report();
                terminal::out(&(late.to_owned() + &live.ending(report)));
                terminal::also(report, sources, common)
            }
        }
    }
}
