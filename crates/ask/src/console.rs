//! What a program that is run reads from and writes to.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use selfsame_core::eval::{Channel, Outside};

/// Written text is handed on in pieces of about this size, and at the end.
const CHUNK_BYTES: usize = 1 << 12;

/// Whoever has lines to read, and whoever shows what is written: a program's output is what the value of an expression is to others.
pub struct Console {
    written: Arc<Written>,
    err: fn(&str),
    /// The next line, with its end; empty where there is none.
    read: fn() -> Vec<u8>,
    /// The rest of the line that was read last; None before the first.
    input: Option<VecDeque<char>>,
}

impl Console {
    /// Of what is written, of what is said beside it, and of what is read.
    pub fn new(written: Arc<Written>, err: fn(&str), read: fn() -> Vec<u8>) -> Console {
        Console { written, err, read, input: None }
    }

    /// The characters that are there, after another line was read if there were none.
    fn line(&mut self) -> &mut VecDeque<char> {
        let line = self.input.get_or_insert_default();
        if line.is_empty() {
            // Whoever waits for input has shown what there is.
            self.written.flush();
            line.extend(String::from_utf8_lossy(&(self.read)()).chars());
        }
        line
    }
}

impl Outside for Console {
    fn write(&mut self, to: Channel, c: char) {
        let text = c.encode_utf8(&mut [0; 4]).to_owned();
        match to {
            Channel::Out => self.written.add(&text),
            Channel::Err => (self.err)(&text),
        }
    }

    fn flush(&mut self, to: Channel) {
        if to == Channel::Out {
            self.written.flush();
        }
    }

    fn peek(&mut self) -> Option<char> {
        self.line().front().copied()
    }

    fn take(&mut self) -> Option<char> {
        self.line().pop_front()
    }
}

/// What the value has come to so far.
pub struct Written {
    text: Mutex<String>,
    /// Whether there was any.
    is_begun: AtomicBool,
    /// Whoever shows it while it is computed.
    out: Option<fn(&str)>,
}

impl Written {
    /// Nothing yet. Where nobody shows it while it is computed, all of it is there at the end.
    pub fn new(out: Option<fn(&str)>) -> Written {
        Written { text: Mutex::default(), is_begun: AtomicBool::new(false), out }
    }

    /// More of it.
    pub fn add(&self, text: &str) {
        if text.is_empty() {
            return;
        }
        self.is_begun.store(true, Ordering::Relaxed);
        let mut all = self.text.lock().unwrap_or_else(PoisonError::into_inner);
        all.push_str(text);
        if let Some(out) = self.out.filter(|_| all.len() >= CHUNK_BYTES) {
            out(&std::mem::take(&mut *all));
        }
    }

    fn flush(&self) {
        if let Some(out) = self.out {
            out(&self.take());
        }
    }

    /// What was not shown yet.
    pub fn take(&self) -> String {
        std::mem::take(&mut *self.text.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Whether there was nothing at all.
    pub fn is_empty(&self) -> bool {
        !self.is_begun.load(Ordering::Relaxed)
    }
}
