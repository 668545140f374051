//! What the client shows while rules are checked, if it can.

use lsp_server::{Message, Notification, Request, RequestId};
use lsp_types::{
    NumberOrString, ProgressParams, ProgressParamsValue, WorkDoneProgress, WorkDoneProgressBegin,
    WorkDoneProgressCreateParams, WorkDoneProgressEnd, WorkDoneProgressReport,
};

/// One bar from the first question to the last answer.
#[derive(Default)]
pub struct Progress {
    count: i32,
    state: State,
    /// Since the bar was asked for.
    asked: usize,
}

#[derive(Default)]
enum State {
    #[default]
    None,
    /// The client has not agreed yet.
    Asked,
    Shown,
}

impl Progress {
    pub fn token(&self) -> NumberOrString {
        NumberOrString::String(format!("selfsame/{}", self.count))
    }

    fn request(&self) -> RequestId {
        format!("selfsame/progress/{}", self.count).into()
    }

    /// Takes note of new questions.
    pub fn add(&mut self, asked: usize) {
        self.asked += asked;
    }

    /// What to send now that so many questions are open.
    pub fn update(&mut self, open: usize, current: &str) -> Option<Message> {
        let done = self.asked.saturating_sub(open);
        match (&self.state, open) {
            (State::None, 0) => None,
            (State::None, _) => {
                self.count += 1;
                self.state = State::Asked;
                let params = WorkDoneProgressCreateParams { token: self.token() };
                Some(Request::new(self.request(), "window/workDoneProgress/create".into(), params).into())
            }
            (State::Asked, 0) => {
                self.end();
                None
            }
            (State::Asked, _) => None,
            (State::Shown, 0) => {
                self.end();
                Some(self.tell(WorkDoneProgress::End(WorkDoneProgressEnd { message: None })))
            }
            (State::Shown, _) => Some(self.tell(WorkDoneProgress::Report(WorkDoneProgressReport {
                cancellable: Some(true),
                message: Some(format!("{done}/{} {current}", self.asked)),
                percentage: Some((done * 100 / self.asked.max(1)) as u32),
            }))),
        }
    }

    fn end(&mut self) {
        self.state = State::None;
        self.asked = 0;
    }

    /// The client's answer to the question whether it shows a bar.
    pub fn answered(&mut self, id: &RequestId, agreed: bool) -> Option<Message> {
        if !matches!(self.state, State::Asked) || *id != self.request() {
            return None;
        }
        if !agreed {
            return None;
        }
        self.state = State::Shown;
        Some(self.tell(WorkDoneProgress::Begin(WorkDoneProgressBegin {
            title: "Checking".into(),
            cancellable: Some(true),
            message: None,
            percentage: Some(0),
        })))
    }

    fn tell(&self, value: WorkDoneProgress) -> Message {
        let params = ProgressParams { token: self.token(), value: ProgressParamsValue::WorkDone(value) };
        Notification::new("$/progress".into(), params).into()
    }
}
