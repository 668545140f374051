//! `selfsame work`

use std::fs::File;
use std::io::{BufRead, BufReader, Read};

use selfsame_ask::worker;
use selfsame_farm::gather::Gathered;
use selfsame_farm::store::Store;
use selfsame_farm::work;

use crate::options::{VERSION_HERE, Work};
use crate::terminal;

pub fn run(options: Work) -> u8 {
    let open = |paths: &[std::path::PathBuf]| -> Result<Vec<File>, String> {
        let open = |path: &std::path::PathBuf| {
            File::open(path).map_err(|error| format!("cannot read {}: {error}", path.display()))
        };
        paths.iter().map(open).collect()
    };
    let store = options.cache.as_deref().map(Store::open).transpose();
    let (program, files, done, store) =
        match (std::env::current_exe(), open(&options.files), open(&options.done), store) {
            (Ok(program), Ok(files), Ok(done), Ok(store)) => (program, files, done, store),
            (Err(error), ..) => return terminal::refuse(&error.to_string()),
            (_, Err(why), ..) | (_, _, Err(why), _) | (.., Err(why)) => return terminal::refuse(&why),
        };
    let work = work::Work {
        program,
        arguments: vec!["work".into(), "--answer".into()],
        version: VERSION_HERE.clone(),
        jobs: options.jobs.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from)),
        store,
        texts: options.texts,
        share: options.share,
        done: Gathered::keys(done, &VERSION_HERE),
    };
    let input: Box<dyn BufRead + Send> = match files.is_empty() {
        true => Box::new(BufReader::new(std::io::stdin())),
        false => {
            let all = files.into_iter().fold(Box::new(std::io::empty()) as Box<dyn Read + Send>, |all, file| {
                // A file without an end of its last line must not run into the next.
                Box::new(all.chain(file).chain(&b"\n"[..]))
            });
            Box::new(BufReader::new(all))
        }
    };
    match work.run(input, std::io::stdout()) {
        Ok(done) if done.wrong > 0 => {
            terminal::err(&format!("note: {} lines are no jobs, or not whole\n", done.wrong));
            0
        }
        Ok(_) => 0,
        Err(why) => terminal::refuse(&why),
    }
}

/// Answers the one job on standard input.
pub fn answer() -> u8 {
    let mut input = String::new();
    let read = std::io::stdin().read_to_string(&mut input).map_err(|error| error.to_string());
    match read.and_then(|_| work::answer_here(&input, worker::start)) {
        Ok(text) => {
            terminal::out(&text);
            0
        }
        Err(why) => terminal::refuse(&why),
    }
}
