//! `selfsame plan PATH...`

use std::io::{BufWriter, Write};
use std::path::PathBuf;

use clap::{Parser, ValueEnum};
use selfsame_ask::project;
use selfsame_farm::plan;
use selfsame_farm::question::Question;

use crate::options::{Cli, Command, Common, Plan, VERSION_HERE};
use crate::terminal;

pub fn run(options: Plan) -> u8 {
    let ask = options.ask.to_possible_value().map(|word| word.get_name().to_owned()).unwrap_or_default();
    let words = ["selfsame".to_owned(), ask].into_iter().chain(options.arguments.clone());
    let parsed = match Cli::try_parse_from(words) {
        Ok(parsed) => parsed.command,
        Err(error) => return terminal::refuse(error.to_string().trim_start_matches("error: ").trim_end()),
    };
    let (question, about) = match question(parsed) {
        Ok(asked) => asked,
        Err(why) => return terminal::refuse(&why),
    };
    let plan = plan::Plan {
        question: &question,
        about: &about,
        version: VERSION_HERE.clone(),
        texts: options.texts.as_deref(),
    };
    let mut out = BufWriter::new(std::io::stdout().lock());
    let written = plan.write(|line| writeln!(out, "{line}").map_err(|error| error.to_string()));
    match written.and_then(|count| out.flush().map(|()| count).map_err(|error| error.to_string())) {
        Ok(0) => terminal::refuse("nothing to plan: no file was found"),
        Ok(_) => 0,
        Err(why) => terminal::refuse(&why),
    }
}

/// What a command asks, and about what. The message says which option is not for a plan.
fn question(command: Command) -> Result<(Question, Vec<PathBuf>), String> {
    let given = |paths: &[PathBuf], common: &Common| project::given(paths, common.project.as_deref());
    let refuse = |is_given: bool, option: &str| match is_given {
        true => Err(format!("{option}: a plan cannot obey it")),
        false => Ok(()),
    };
    let read = |mut common: Common| -> Result<Common, String> {
        refuse(!common.also.is_empty(), "--also (gather has it)")?;
        common.project = selfsame_ask::config::Config::around(std::path::Path::new("."))?.map(std::sync::Arc::new);
        Ok(common)
    };
    match command {
        Command::Check(mut options) => {
            options.common = read(options.common)?;
            refuse(options.certificate.is_some(), "--certificate")?;
            refuse(options.again.watch, "--watch")?;
            refuse(options.known.update_baseline, "--update-baseline")?;
            let (settings, shows) = (options.settings(), options.common.shows());
            Ok((Question::Check { settings, shows }, given(&options.files, &options.common)?))
        }
        Command::Refine(mut options) => {
            options.common = read(options.common)?;
            refuse(options.again.watch, "--watch")?;
            let (settings, shows) = (options.settings(), options.common.shows());
            Ok((Question::Refine { settings, shows }, given(&options.files, &options.common)?))
        }
        Command::Audit(mut options) => {
            options.common = read(options.common)?;
            Ok((Question::Audit { settings: options.settings() }, given(&options.paths, &options.common)?))
        }
        Command::Equiv(mut options) => {
            options.common = read(options.common)?;
            let about = std::iter::once(&options.first).chain(&options.second).map(PathBuf::from).collect();
            Ok((Question::Equiv { settings: options.settings() }, about))
        }
        _ => Err("only check, equiv, refine and audit can be planned".into()),
    }
}
