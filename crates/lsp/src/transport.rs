//! Messages over standard input and output.
//!
//! The transport of `lsp-server` ends at the first message that is no JSON; an editor's mistake should not cost its user
//! the server. So frames are read here, and only their contents are that crate's.

use std::io::{self, BufRead, Read, Write};

use lsp_server::{ErrorCode, Message};
use serde_json::{Value, json};

/// No document is longer: a larger number in a header is a mistake, and not worth the memory.
const LONGEST_BYTES: u64 = 256 << 20;

/// What the client sent.
pub enum Received {
    Message(Message),
    /// It is answered, and the next one is read.
    Malformed(ErrorCode, String),
}

/// The next message; none at the end of the input.
pub fn read(input: &mut impl BufRead) -> io::Result<Option<Received>> {
    let Some(length) = header(input)? else { return Ok(None) };
    let malformed = |code, why: String| Ok(Some(Received::Malformed(code, why)));
    let Some(length) = length else {
        return malformed(ErrorCode::ParseError, "a header without Content-Length".into());
    };
    let mut frame = input.take(length);
    if length > LONGEST_BYTES {
        io::copy(&mut frame, &mut io::sink())?;
        return malformed(ErrorCode::InvalidRequest, format!("a message of {} MB", length >> 20));
    }
    let mut bytes = Vec::new();
    if frame.read_to_end(&mut bytes)? < length as usize {
        return Ok(None);
    }
    let value: Value = match serde_json::from_slice(&bytes) {
        Ok(value) => value,
        Err(error) => return malformed(ErrorCode::ParseError, error.to_string()),
    };
    match serde_json::from_value(value) {
        Ok(message) => Ok(Some(Received::Message(message))),
        Err(_) => malformed(ErrorCode::InvalidRequest, "neither request, response nor notification".into()),
    }
}

/// The length that a header gives, if it does; none at the end of the input.
fn header(input: &mut impl BufRead) -> io::Result<Option<Option<u64>>> {
    let mut length = None;
    loop {
        let mut line = Vec::new();
        if input.read_until(b'\n', &mut line)? == 0 {
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&line);
        let line = line.trim_end();
        if line.is_empty() {
            return Ok(Some(length));
        }
        if let Some((name, value)) = line.split_once(':')
            && name.eq_ignore_ascii_case("Content-Length")
        {
            length = value.trim().parse().ok();
        }
    }
}

/// Writes a message; an error means that the client is gone.
pub fn write(message: &Message) -> io::Result<()> {
    message.write(&mut io::stdout().lock())
}

/// Says something in the log; if that is closed there is nobody to tell.
pub fn log(text: &str) {
    let _ = writeln!(io::stderr().lock(), "selfsame lsp: {text}");
}

/// Answers what could not be read, of which no number is known.
pub fn refuse(code: ErrorCode, why: &str) -> io::Result<()> {
    let error = json!({ "code": code as i32, "message": why });
    let text = json!({ "jsonrpc": "2.0", "id": null, "error": error }).to_string();
    let mut out = io::stdout().lock();
    write!(out, "Content-Length: {}\r\n\r\n{text}", text.len())?;
    out.flush()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(mut text: &[u8]) -> Vec<String> {
        let mut seen = Vec::new();
        while let Some(received) = read(&mut text).expect("a slice can be read") {
            seen.push(match received {
                Received::Message(Message::Request(request)) => format!("request {}", request.method),
                Received::Message(Message::Response(response)) => format!("response {}", response.id),
                Received::Message(Message::Notification(notification)) => format!("told {}", notification.method),
                Received::Malformed(code, _) => format!("{}", code as i32),
            });
        }
        seen
    }

    #[test]
    fn a_malformed_message_does_not_hide_the_next() {
        let frame = |text: &str| format!("Content-Length: {}\r\n\r\n{text}", text.len());
        let parts = [
            frame(r#"{"id":1,"method":"a"}"#),
            frame("{nonsense"),
            frame("[]"),
            "Wrong: 7\r\n\r\n".to_owned(),
            "content-length:  14\r\nContent-Type: x\r\n\r\n{\"method\":\"b\"}".to_owned(),
            frame(r#"{"id":2,"result":null}"#),
            "Content-Length: 99\r\n\r\n{".to_owned(),
        ];
        assert_eq!(all(parts.concat().as_bytes()), ["request a", "-32700", "-32600", "-32700", "told b", "response 2"]);
    }
}
