//! How a variable that stands for mutable state is used: whether its state can be passed along instead.

use selfsame_core::expr::Local;

use super::arrays::{assigned, is_final, keeps_what_follows};
use super::containers::{takes_container, updater};
use crate::elab::{Builtin, Callee, Elab, Pat, Row};

pub(super) fn mentions(elab: &Elab, local: Local) -> bool {
    elab.any(&mut |part| named(part) == Some(local.id))
}

/// The local that an expression is, if it is one.
pub(super) fn named(elab: &Elab) -> Option<u32> {
    match elab {
        Elab::Local(local, _) | Elab::Recursive(Callee::Local(local), _) => Some(local.id),
        _ => None,
    }
}

/// Library functions that call their first argument on each element of their second.
pub(super) fn iteration(head: &Elab) -> Option<Iteration> {
    let Elab::Global(name, _) = head.unmarked() else { return None };
    Some(match name.as_str() {
        "Stdlib.List.iter" | "Stdlib.Array.iter" | "Stdlib.String.iter" => Iteration { indexed: false },
        "Stdlib.List.iteri" | "Stdlib.Array.iteri" | "Stdlib.String.iteri" => Iteration { indexed: true },
        _ => return None,
    })
}

#[derive(Clone, Copy)]
pub(super) struct Iteration {
    pub indexed: bool,
}

/// Whether the expression does not change the state.
fn is_kept(elab: &Elab, state: Local) -> bool {
    !elab.any(&mut |part| assigned(part).contains(&state.id))
}

/// Whether a row looks at parts of a record, and keeps no name for the whole.
fn is_taken_apart(row: &Row) -> bool {
    matches!(row.pat, Pat::Any | Pat::Con(..))
}

/// Whether every use of a function is a call with all its arguments.
pub(super) fn only_called(elab: &Elab, function: Local, arity: usize) -> bool {
    match elab {
        Elab::App(head, args) if named(head.unmarked()) == Some(function.id) => {
            args.len() == arity && args.iter().all(|arg| only_called(arg, function, arity))
        }
        _ if named(elab) == Some(function.id) => false,
        _ => elab.parts().into_iter().all(|part| only_called(part, function, arity)),
    }
}

/// Whether the state that a variable stands for can be passed along: the variable is only read and assigned where it is,
/// not kept by a function or a structure that could see a later state.
pub(super) fn is_simple(elab: &Elab, state: Local, is_array: bool, tail: bool) -> bool {
    // Once nothing is assigned any more, an array is a value like others.
    if is_array && tail && is_final(elab, state) {
        return true;
    }
    let simple = |part: &Elab| is_simple(part, state, is_array, false);
    match elab {
        Elab::At(_, inner) => is_simple(inner, state, is_array, tail),
        Elab::Local(local, _) => local.id != state.id,
        Elab::Fun(..) | Elab::Lazy(_) => !mentions(elab, state),
        // What is changed before an exception would be lost with it.
        Elab::Try(body, ..) => is_kept(body, state) && elab.parts().into_iter().all(simple),
        Elab::MatchTry(parts) => is_kept(&parts.scrutinee, state) && elab.parts().into_iter().all(simple),
        Elab::SetField(_, _, record, value) => {
            ((is_array && named(record.unmarked()) == Some(state.id)) || simple(record)) && simple(value)
        }
        Elab::App(head, args) => {
            if let (Some(_), [function, sequence]) = (iteration(head), &args[..])
                && let Elab::Fun(params, body) = function.unmarked()
            {
                let itself = is_array && named(sequence.unmarked()) == Some(state.id);
                let visited = if itself { keeps_what_follows(params, body, state) } else { simple(sequence) };
                return simple(body) && visited;
            }
            // What is given twice is changed under another name.
            let is_shared = updater(head).is_some_and(|(_, updater)| !updater.written.is_empty())
                && args.iter().filter(|arg| named(arg.unmarked()) == Some(state.id)).count() > 1;
            let direct = |(position, arg): (usize, &Elab)| {
                named(arg.unmarked()) == Some(state.id)
                    && match head.unmarked() {
                        Elab::Builtin(Builtin::Deref | Builtin::Assign | Builtin::Incr | Builtin::Decr, _) => {
                            !is_array && position == 0
                        }
                        other => is_array && !is_shared && takes_container(other, args.len(), position),
                    }
            };
            simple(head) && args.iter().enumerate().all(|(i, arg)| direct((i, arg)) || simple(arg))
        }
        Elab::Let(local, value, _, body) => {
            let body_simple = is_simple(body, state, is_array, tail);
            match value.unmarked() {
                Elab::Fun(params, inner) if mentions(inner, state) => {
                    let arity = params.len();
                    is_simple(inner, state, is_array, false) && only_called(body, *local, arity) && body_simple
                }
                // Another name, which nobody uses: see [`crate::alias`].
                value if named(value) == Some(state.id) && !mentions(body, *local) => body_simple,
                _ => simple(value) && body_simple,
            }
        }
        Elab::LetRec(bindings, _, body) => {
            let functions = bindings.iter().all(|(local, value)| match value.unmarked() {
                Elab::Fun(params, inner) => {
                    let all = bindings.iter().map(|(_, value)| value).chain([&**body]);
                    let called = |part: &Elab| only_called(part, *local, params.len());
                    let mut all = all.map(|part| match part.unmarked() {
                        Elab::Fun(_, inner) => &**inner,
                        other => other,
                    });
                    !mentions(elab, state) || (is_simple(inner, state, is_array, false) && all.all(called))
                }
                _ => !mentions(elab, state),
            });
            functions && is_simple(body, state, is_array, tail)
        }
        Elab::Seq(first, second) => simple(first) && is_simple(second, state, is_array, tail),
        Elab::If(condition, yes, no) => {
            simple(condition) && [yes, no].into_iter().all(|part| is_simple(part, state, is_array, tail))
        }
        Elab::Match(scrutinee, rows, _) => {
            let is_read = is_array && named(scrutinee.unmarked()) == Some(state.id) && rows.iter().all(is_taken_apart);
            (is_read || simple(scrutinee))
                && rows.iter().all(|row| {
                    row.guard.iter().all(|guard| simple(guard) && !guard.any(&mut |part| !assigned(part).is_empty()))
                        && is_simple(&row.body, state, is_array, tail)
                })
        }
        _ => elab.parts().into_iter().all(simple),
    }
}
