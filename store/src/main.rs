//! Keeps answers in an object store, for `selfsame work --cache s3://BUCKET/PREFIX`.
//!
//! It is asked on standard input, `get KEY` or `put KEY SIZE` and so many bytes, and says `ready` at first, then `none`, `some SIZE`
//! and so many bytes, or `kept`. Where the store is and who may use it is said by the variables that each service has for it
//! (`AWS_…`, `GOOGLE_…`, `AZURE_…`). What cannot be read is not there; what cannot be kept is not kept: both only cost time. Nothing
//! that is read is believed here: `selfsame` does not trust what it is handed.

use std::io::{BufRead, Read, Write};
use std::process::ExitCode;

use object_store::path::Path;
use object_store::{ObjectStore, PutPayload};
use tokio::runtime::Runtime;
use url::Url;

/// More than this is no answer.
const LARGEST: u64 = 1 << 30;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("selfsame-store: {why}");
            ExitCode::from(2)
        }
    }
}

/// A store, and where in it answers are.
struct Place {
    store: Box<dyn ObjectStore>,
    prefix: Path,
    runtime: Runtime,
}

fn run() -> Result<(), String> {
    let place = std::env::args().nth(1).ok_or("where? s3://BUCKET/PREFIX, gs://BUCKET/PREFIX, az://CONTAINER/PREFIX, file:///FOLDER")?;
    let url = Url::parse(&place).map_err(|error| format!("{place}: {error}"))?;
    let variables = std::env::vars().map(|(name, value)| (name.to_ascii_lowercase(), value));
    let (store, prefix) = object_store::parse_url_opts(&url, variables).map_err(|error| format!("{place}: {error}"))?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(|error| error.to_string())?;
    let place = Place { store, prefix, runtime };
    let (mut input, mut output) = (std::io::stdin().lock(), std::io::stdout().lock());
    let said = |error: std::io::Error| error.to_string();
    say(&mut output, b"ready\n").map_err(said)?;
    let mut line = String::new();
    while input.read_line(&mut line).map_err(said)? > 0 {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["get", key] => match place.get(key) {
                Some(bytes) => {
                    say(&mut output, format!("some {}\n", bytes.len()).as_bytes()).map_err(said)?;
                    say(&mut output, &bytes).map_err(said)?;
                }
                None => say(&mut output, b"none\n").map_err(said)?,
            },
            ["put", key, size] => {
                let size: u64 = size.parse().ok().filter(|size| *size <= LARGEST).ok_or("too much to keep")?;
                let mut bytes = Vec::new();
                (&mut input).take(size).read_to_end(&mut bytes).map_err(said)?;
                place.put(key, bytes);
                say(&mut output, b"kept\n").map_err(said)?;
            }
            _ => return Err(format!("`{}` is neither get KEY nor put KEY SIZE", line.trim_end())),
        }
        line.clear();
    }
    Ok(())
}

fn say(output: &mut impl Write, bytes: &[u8]) -> std::io::Result<()> {
    output.write_all(bytes)?;
    output.flush()
}

impl Place {
    fn file(&self, key: &str) -> Path {
        self.prefix.child(key)
    }

    fn get(&self, key: &str) -> Option<Vec<u8>> {
        let bytes = self.runtime.block_on(async { self.store.get(&self.file(key)).await?.bytes().await });
        bytes.ok().map(|bytes| bytes.to_vec())
    }

    fn put(&self, key: &str, bytes: Vec<u8>) {
        if let Err(error) = self.runtime.block_on(self.store.put(&self.file(key), PutPayload::from(bytes))) {
            eprintln!("selfsame-store: {key} is not kept: {error}");
        }
    }
}
