//! Connections: who may ask, and what is sent back.

use std::io::ErrorKind;
use std::net::{IpAddr, SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use selfsame_report::html;
use serde_json::json;

use crate::Settings;
use crate::connections::Connections;
use crate::http::{self, Request, Response};
use crate::question::{Form, Question};
use crate::rate::Rate;
use crate::worker::{self, Said, Trouble};

/// Questions that wait for each that is answered.
const WAITING: usize = 8;
/// How often a question that waits looks whether it is still wanted.
const LOOK: Duration = Duration::from_millis(100);

/// What the page is made of.
const FILES: [(&str, &str, &str); 5] = [
    ("/", "text/html; charset=utf-8", include_str!("../page/index.html")),
    ("/page.js", "text/javascript; charset=utf-8", include_str!("../page/page.js")),
    ("/style.css", "text/css; charset=utf-8", include_str!("../page/style.css")),
    ("/answer.css", "text/css; charset=utf-8", html::STYLE),
    ("/examples.json", "application/json", include_str!("../page/examples.json")),
];

/// A server that listens.
pub struct Server {
    listener: TcpListener,
    shared: Arc<Shared>,
}

struct Shared {
    settings: Settings,
    /// Where it listens, with the port that it was given.
    address: SocketAddr,
    started: Instant,
    rate: Mutex<Rate>,
    connections: Mutex<Connections>,
    /// Questions that are answered and that wait.
    questions: Mutex<(usize, usize)>,
    answered: Condvar,
}

impl Server {
    /// Begins to listen.
    pub fn bind(settings: Settings) -> std::io::Result<Server> {
        let listener = TcpListener::bind(settings.address)?;
        let shared = Shared {
            address: listener.local_addr()?,
            started: Instant::now(),
            rate: Mutex::new(Rate::new(settings.rate)),
            connections: Mutex::new(Connections::new(settings.is_behind_proxy)),
            questions: Mutex::new((0, 0)),
            answered: Condvar::new(),
            settings,
        };
        Ok(Server { listener, shared: Arc::new(shared) })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.shared.address
    }

    /// Serves for ever.
    pub fn run(&self) {
        for stream in self.listener.incoming().flatten() {
            let Ok(peer) = stream.peer_addr() else { continue };
            if !locked(&self.shared.connections).enter(peer.ip()) {
                continue;
            }
            let counted = Counted(self.shared.clone(), peer.ip());
            // Without a thread the connection ends here.
            let _ = std::thread::Builder::new().spawn(move || counted.0.serve(stream, counted.1));
        }
    }
}

/// A connection that is counted until it ends, however that happens.
struct Counted(Arc<Shared>, IpAddr);

impl Drop for Counted {
    fn drop(&mut self) {
        locked(&self.0.connections).leave(self.1);
    }
}

impl Shared {
    fn serve(&self, mut stream: TcpStream, peer: IpAddr) {
        let response = match http::read(&mut stream) {
            Ok(request) => {
                let Some(response) = self.respond(&request, peer, &stream) else { return };
                return http::write(&mut stream, &response, request.method == "HEAD");
            }
            Err(Some(response)) => response,
            Err(None) => return,
        };
        http::write(&mut stream, &response, false);
    }

    /// None if nobody waits any more.
    fn respond(&self, request: &Request, peer: IpAddr, stream: &TcpStream) -> Option<Response> {
        if !request.header("host").is_some_and(|host| self.is_own(host)) {
            return Some(Response::wrong(421, "this is not the server that was asked for: see selfsame serve --host"));
        }
        let file = FILES.iter().find(|(path, ..)| *path == request.path);
        Some(match (request.method.as_str(), request.path.as_str(), file) {
            ("GET" | "HEAD", _, Some((_, kind, text))) => Response::new(kind, *text),
            ("POST", "/ask", _) => return self.ask(request, peer, stream),
            (_, "/ask", _) | (_, _, Some(_)) => Response::wrong(405, "this is not done here"),
            _ => Response::wrong(404, "there is nothing here"),
        })
    }

    /// Whether a host, with or without a port, is this server. A page of somebody else that has its own name point here is none.
    fn is_own(&self, host: &str) -> bool {
        let name = match host.rsplit_once(':') {
            Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
            _ => host,
        };
        let own = self.address.ip();
        let bare = name.trim_start_matches('[').trim_end_matches(']');
        bare.eq_ignore_ascii_case("localhost")
            || bare.parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback() || ip == own)
            || self.settings.hosts.iter().any(|known| known.eq_ignore_ascii_case(name))
    }

    fn ask(&self, request: &Request, peer: IpAddr, stream: &TcpStream) -> Option<Response> {
        let is_json = request.header("content-type").is_some_and(|kind| kind.starts_with("application/json"));
        if !is_json {
            // A page of somebody else cannot send this without asking first, which is not answered.
            return Some(Response::wrong(415, "a question is sent as application/json"));
        }
        let is_foreign = request.header("sec-fetch-site").is_some_and(|site| !matches!(site, "same-origin" | "none"));
        // Browsers that do not say the one say the other.
        let is_own = |origin: &str| origin.split_once("://").is_some_and(|(_, host)| self.is_own(host));
        if is_foreign || request.header("origin").is_some_and(|origin| !is_own(origin)) {
            return Some(Response::wrong(403, "only this server's own page asks from a browser"));
        }
        let asking = if self.settings.is_behind_proxy { forwarded(request).unwrap_or(peer) } else { peer };
        if let Err(seconds) = locked(&self.rate).take(asking, self.started.elapsed()) {
            let response = Response::wrong(429, &format!("too many questions: ask again in {seconds} s"));
            return Some(Response { later: Some(seconds), ..response });
        }
        let question: Question = match serde_json::from_slice(&request.body) {
            Ok(question) => question,
            Err(error) => return Some(Response::wrong(400, &format!("this is no question: {error}"))),
        };
        // What the process would refuse is refused before there is one.
        if let Err(why) = question.command(self.settings.seconds, self.settings.megabytes) {
            return Some(Response::wrong(400, &why));
        }
        let form = question.form;
        let is_gone = || is_gone(stream);
        let _place = match self.place(&is_gone) {
            Ok(place) => place,
            Err(None) => return None,
            Err(Some(response)) => return Some(response),
        };
        match worker::answer(question, &self.settings, &is_gone) {
            Ok(said) => Some(answered(said, form, self.settings.seconds)),
            Err(Trouble::Gone) => None,
            Err(Trouble::Memory(megabytes)) => {
                Some(Response::wrong(500, &format!("the question needs more than {megabytes} MB")))
            }
            Err(Trouble::Long) => Some(Response::wrong(500, "the answer is too long for a page")),
            Err(Trouble::Start(error)) => Some(Response::wrong(500, &format!("no process can be started: {error}"))),
        }
    }

    /// Waits until a question may be answered. Err is what is said when too many wait; None if nobody waits any more.
    fn place(&self, is_gone: &dyn Fn() -> bool) -> Result<Place<'_>, Option<Response>> {
        let most = self.settings.workers.max(1);
        let mut questions = locked(&self.questions);
        if questions.0 >= most && questions.1 >= most * WAITING {
            let response = Response::wrong(503, "too many questions are waiting: ask again in a while");
            return Err(Some(Response { later: Some(self.settings.seconds), ..response }));
        }
        questions.1 += 1;
        while questions.0 >= most {
            let (next, _) = self.answered.wait_timeout(questions, LOOK).unwrap_or_else(PoisonError::into_inner);
            questions = next;
            if is_gone() {
                questions.1 -= 1;
                return Err(None);
            }
        }
        questions.1 -= 1;
        questions.0 += 1;
        Ok(Place(self))
    }
}

/// The right to have a process.
struct Place<'a>(&'a Shared);

impl Drop for Place<'_> {
    fn drop(&mut self) {
        locked(&self.0.questions).0 -= 1;
        self.0.answered.notify_one();
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Whom the proxy that is nearest to us has seen.
fn forwarded(request: &Request) -> Option<IpAddr> {
    request.header("x-forwarded-for")?.rsplit(',').next()?.trim().parse().ok()
}

/// Whether the other side has ended the connection.
fn is_gone(stream: &TcpStream) -> bool {
    if stream.set_nonblocking(true).is_err() {
        return true;
    }
    match stream.peek(&mut [0]) {
        Ok(count) => count == 0,
        Err(error) => !matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::Interrupted),
    }
}

/// What a process said, as the page wants it.
fn answered(said: Said, form: Form, seconds: u64) -> Response {
    let mut messages = said.err;
    match said.code {
        Some(130) => messages += &format!("Stopped after {seconds} s: what is not finished is unknown.\n"),
        Some(_) => {}
        None => {
            messages += &format!("The process that worked on it was ended, within {seconds} s or by an accident.\n")
        }
    }
    let answer = match form {
        Form::Page => json!({ "exit": said.code, "messages": messages, "page": said.out }),
        Form::Report => {
            let report: serde_json::Value = serde_json::from_str(&said.out).unwrap_or_default();
            json!({ "exit": said.code, "messages": messages, "report": report })
        }
    };
    Response::new("application/json", answer.to_string())
}
