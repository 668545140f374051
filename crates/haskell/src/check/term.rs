//! Small builders of elaborated terms.

use selfsame_core::expr::{Label, LabelKind};
use selfsame_core::span::Span;

use crate::elab::{Elab, GuardedBody};

/// What stands where something is wrong: the definition has been spoiled, so nobody sees it.
pub(super) fn placeholder() -> Elab {
    Elab::Bottom(Label::new(LabelKind::Unsupported, "error"))
}

/// An application, flat and without an empty argument list.
pub(super) fn applied(head: Elab, mut args: Vec<Elab>) -> Elab {
    if args.is_empty() {
        return head;
    }
    match head {
        Elab::App(head, mut first) => {
            first.append(&mut args);
            Elab::App(head, first)
        }
        head => Elab::App(Box::new(head), args),
    }
}

/// Parameters without patterns, if any.
pub(super) fn lambda(params: Vec<selfsame_core::expr::Local>, body: Elab) -> Elab {
    if params.is_empty() { body } else { Elab::Lam(params, Box::new(body)) }
}

pub(super) fn at(span: Span, body: Elab) -> Elab {
    Elab::At(span, Box::new(body))
}

pub(super) fn unguarded(body: Elab) -> Vec<GuardedBody> {
    vec![GuardedBody { guards: Vec::new(), body }]
}
