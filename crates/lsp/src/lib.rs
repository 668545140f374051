//! The language server: rules and refinements checked while they are written.
//!
//! One thread owns the state ([`server::Server`]) and takes one event after the other: what the client sends, a document
//! that was read, an answer. Reading and checking happen on threads of their own. Answers are kept by what they depend
//! on ([`selfsame_ask::fingerprint`]), so that an edit asks again only for what it concerns.

#![warn(missing_docs)]

mod analysis;
mod checks;
mod document;
mod finding;
mod progress;
mod requests;
mod server;
mod settings;
mod shown;
mod text;
mod transport;
mod uri;

use std::sync::mpsc;

use lsp_types::Uri;

use analysis::Analysis;
use finding::Finding;
use server::Server;
use transport::Received;

/// Something that the server has to take notice of.
enum Event {
    Received(Received),
    /// The client closed its end.
    Closed,
    /// A document was read; without result it could not be.
    Analysed(Uri, Option<Box<Analysis>>),
    /// A check came to its end; they are numbered.
    Checked(u64, Box<Finding>),
}

/// Serves one client on standard input and output. The code is 0 only when it took its leave as the protocol asks for.
pub fn run() -> u8 {
    let (sender, receiver) = mpsc::channel();
    let events = sender.clone();
    let read = move || {
        let mut input = std::io::stdin().lock();
        while let Ok(Some(received)) = transport::read(&mut input) {
            if events.send(Event::Received(received)).is_err() {
                return;
            }
        }
        let _ = events.send(Event::Closed);
    };
    // The thread may still wait for input when the server ends.
    std::thread::spawn(read);
    Server::new(sender).run(&receiver)
}
