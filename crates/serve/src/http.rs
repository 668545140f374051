//! Requests and responses: one of each on a connection, which then ends.

use std::io::{ErrorKind, Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

/// The longest head of a request.
const LARGEST_HEAD: usize = 16 << 10;
/// The most header lines.
const MOST_HEADERS: usize = 64;
/// The longest body. JSON may write a character as six.
pub const LARGEST_BODY: usize = 512 << 10;
/// A request that has not come by then does not come.
const PATIENCE: Duration = Duration::from_secs(10);

/// What somebody wants.
#[derive(Debug)]
pub struct Request {
    /// `GET`
    pub method: String,
    /// Without what follows a question mark.
    pub path: String,
    headers: Vec<(String, String)>,
    /// Empty where there is none.
    pub body: Vec<u8>,
}

impl Request {
    /// The value of a header by its name in small letters, if there is exactly one.
    pub fn header(&self, name: &str) -> Option<&str> {
        let mut found = self.headers.iter().filter(|(known, _)| known == name).map(|(_, value)| value.as_str());
        found.next().filter(|_| found.next().is_none())
    }
}

/// What somebody gets.
#[derive(Debug)]
pub struct Response {
    /// 200 is well.
    pub status: u16,
    /// What the body is.
    pub kind: &'static str,
    /// All of it.
    pub body: Vec<u8>,
    /// Seconds after which it may be tried again.
    pub later: Option<u64>,
}

impl Response {
    /// One that is well.
    pub fn new(kind: &'static str, body: impl Into<Vec<u8>>) -> Response {
        Response { status: 200, kind, body: body.into(), later: None }
    }

    /// One that says what is wrong, as JSON.
    pub fn wrong(status: u16, why: &str) -> Response {
        let body = serde_json::json!({ "error": why }).to_string();
        Response { status, kind: "application/json", body: body.into(), later: None }
    }
}

/// Reads a request. Err is the response to what is none; None if nobody is there any more.
pub fn read(stream: &mut TcpStream) -> Result<Request, Option<Response>> {
    let until = Instant::now() + PATIENCE;
    let mut bytes = Vec::new();
    let (mut request, length) = loop {
        if bytes.len() > LARGEST_HEAD {
            return Err(Some(Response::wrong(431, "the head of the request is too long")));
        }
        more(stream, &mut bytes, until)?;
        if let Some((request, head)) = parse(&bytes).map_err(|why| Some(Response::wrong(400, &why)))? {
            if request.header("transfer-encoding").is_some() {
                return Err(Some(Response::wrong(501, "a body is sent with its length")));
            }
            let length = match request.headers.iter().any(|(name, _)| name == "content-length") {
                false => 0,
                true => {
                    let length = request.header("content-length").and_then(|length| length.parse::<usize>().ok());
                    length.ok_or_else(|| Some(Response::wrong(400, "the length of the body is no number")))?
                }
            };
            if length > LARGEST_BODY {
                return Err(Some(Response::wrong(413, "the question is too long")));
            }
            bytes.drain(..head);
            break (request, length);
        }
    };
    while bytes.len() < length {
        more(stream, &mut bytes, until)?;
    }
    bytes.truncate(length);
    request.body = bytes;
    Ok(request)
}

/// Reads what there is, and waits for it not longer than allowed.
fn more(stream: &mut TcpStream, bytes: &mut Vec<u8>, until: Instant) -> Result<(), Option<Response>> {
    let left = until.saturating_duration_since(Instant::now());
    let late = || Some(Response::wrong(408, "the request did not come in time"));
    if left.is_zero() {
        return Err(late());
    }
    stream.set_read_timeout(Some(left)).map_err(|_| None)?;
    let mut part = [0; 4096];
    match stream.read(&mut part) {
        Ok(0) => Err(None),
        Ok(count) => {
            bytes.extend_from_slice(&part[..count]);
            Ok(())
        }
        Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => Err(late()),
        Err(error) if error.kind() == ErrorKind::Interrupted => Ok(()),
        Err(_) => Err(None),
    }
}

/// A head, if all of it is there, and its length.
fn parse(bytes: &[u8]) -> Result<Option<(Request, usize)>, String> {
    let mut headers = [httparse::EMPTY_HEADER; MOST_HEADERS];
    let mut parsed = httparse::Request::new(&mut headers);
    let head = match parsed.parse(bytes).map_err(|error| format!("this is no request: {error}"))? {
        httparse::Status::Partial => return Ok(None),
        httparse::Status::Complete(head) => head,
    };
    let text = |value: &[u8]| String::from_utf8_lossy(value).trim().to_owned();
    let path = parsed.path.unwrap_or_default();
    let request = Request {
        method: parsed.method.unwrap_or_default().to_owned(),
        path: path.split('?').next().unwrap_or_default().to_owned(),
        headers: parsed.headers.iter().map(|one| (one.name.to_lowercase(), text(one.value))).collect(),
        body: Vec::new(),
    };
    Ok(Some((request, head)))
}

/// What every response says: nothing but our own files may be loaded, by nobody but our own page.
const RULES: &str = "Cache-Control: no-store\r\n\
Connection: close\r\n\
Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'\r\n\
Cross-Origin-Opener-Policy: same-origin\r\n\
Cross-Origin-Resource-Policy: same-origin\r\n\
Referrer-Policy: no-referrer\r\n\
X-Content-Type-Options: nosniff\r\n";

/// Sends a response. Whoever has gone does not get it, and whoever takes it too slowly not all of it.
pub fn write(stream: &mut TcpStream, response: &Response, is_head: bool) {
    let later = response.later.map_or_else(String::new, |seconds| format!("Retry-After: {seconds}\r\n"));
    let head = format!(
        "HTTP/1.1 {} {}\r\nContent-Type: {}\r\nContent-Length: {}\r\n{later}{RULES}\r\n",
        response.status,
        phrase(response.status),
        response.kind,
        response.body.len()
    );
    let body: &[u8] = if is_head { &[] } else { &response.body };
    let until = Instant::now() + DELIVERY;
    if stream.set_nonblocking(false).is_err()
        || send(stream, head.as_bytes(), until).is_none()
        || send(stream, body, until).is_none()
    {
        return;
    }
    // Bytes that were sent and not read would take the response back with them.
    let _ = stream.shutdown(std::net::Shutdown::Write);
    let until = Instant::now() + LINGER;
    while more(stream, &mut Vec::new(), until).is_ok() {}
}

/// A response that was not taken by then is not wanted.
const DELIVERY: Duration = Duration::from_secs(60);
/// So long is waited for the other side to end a connection, whatever it sends meanwhile.
const LINGER: Duration = Duration::from_millis(500);

/// Sends all of it, unless it takes too long.
fn send(stream: &mut TcpStream, mut bytes: &[u8], until: Instant) -> Option<()> {
    while !bytes.is_empty() {
        let left = until.checked_duration_since(Instant::now()).filter(|left| !left.is_zero())?;
        stream.set_write_timeout(Some(left)).ok()?;
        match stream.write(bytes) {
            Ok(0) => return None,
            Ok(count) => bytes = &bytes[count..],
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(_) => return None,
        }
    }
    Some(())
}

fn phrase(status: u16) -> &'static str {
    match status {
        200 => "OK",
        400 => "Bad Request",
        403 => "Forbidden",
        404 => "Not Found",
        405 => "Method Not Allowed",
        408 => "Request Timeout",
        413 => "Content Too Large",
        415 => "Unsupported Media Type",
        421 => "Misdirected Request",
        429 => "Too Many Requests",
        431 => "Request Header Fields Too Large",
        501 => "Not Implemented",
        503 => "Service Unavailable",
        _ => "Internal Server Error",
    }
}

#[cfg(test)]
mod tests {
    use std::net::{TcpListener, TcpStream};

    use super::*;

    #[test]
    fn who_never_ends_a_connection_does_not_keep_it() {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port is free");
        let mut talker = TcpStream::connect(listener.local_addr().expect("it has one")).expect("it listens");
        let (mut stream, _) = listener.accept().expect("somebody came");
        let talking = std::thread::spawn(move || {
            while talker.write_all(b"x").is_ok() {
                std::thread::sleep(LINGER / 10);
            }
        });
        write(&mut stream, &Response::new("text/plain", "short"), false);
        drop(stream);
        talking.join().expect("it gives up when nobody listens");
    }
}
