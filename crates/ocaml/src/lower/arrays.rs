//! How arrays and other containers are made and changed ([`super::containers`] lists the library's functions).

use selfsame_core::expr::Local;

use super::containers::{maker, takes_container, updater, written_argument};
use super::uses::{mentions, named};
use crate::elab::{Builtin, Elab};

/// The variables that an operation changes, if the expression is such an operation.
pub(crate) fn assigned(elab: &Elab) -> Vec<u32> {
    if let Elab::App(head, args) = elab
        && let Some((_, updater)) = updater(head)
    {
        let changed = updater.written.iter().filter_map(|position| named(args.get(*position)?.unmarked()));
        return changed.collect();
    }
    assigned_by_itself(elab).into_iter().collect()
}

fn assigned_by_itself(elab: &Elab) -> Option<u32> {
    let (head, args) = match elab {
        Elab::SetField(_, _, record, _) => return named(record.unmarked()),
        Elab::App(head, args) => (head.unmarked(), args),
        _ => return None,
    };
    match head {
        Elab::Builtin(Builtin::Assign | Builtin::Incr | Builtin::Decr, _) => named(args.first()?.unmarked()),
        Elab::Builtin(Builtin::ArraySet, _) => {
            let target = args.first()?.unmarked();
            named(target).or_else(|| row(target).map(|(array, _)| array))
        }
        _ => named(args.get(written_argument(head)?)?.unmarked()),
    }
}

/// The array and the index in `a.(i)`.
pub(super) fn row(elab: &Elab) -> Option<(u32, &Elab)> {
    let Elab::App(head, args) = elab.unmarked() else { return None };
    match (head.unmarked(), &args[..]) {
        (Elab::Global(name, _), [array, index]) if name.as_str() == "Stdlib.Array.get" => {
            Some((named(array.unmarked())?, index))
        }
        _ => None,
    }
}

/// Whether an array is not changed by the expression or by any local function called in it.
pub(super) fn is_final(elab: &Elab, array: Local) -> bool {
    !elab.any(&mut |part| assigned(part).contains(&array.id) || calls_local(part))
}

fn calls_local(elab: &Elab) -> bool {
    matches!(elab, Elab::App(head, _) if named(head.unmarked()).is_some())
}

/// Whether the body of an iteration over an array changes no element that is still to be visited: only the one at its index.
pub(super) fn keeps_what_follows(params: &[Local], body: &Elab, array: Local) -> bool {
    let [index, _] = params else { return is_final(body, array) };
    !body.any(&mut |part| {
        let at_index = match part {
            Elab::App(head, args) if matches!(head.unmarked(), Elab::Builtin(Builtin::ArraySet, _)) => {
                let direct = args.first().and_then(|arg| named(arg.unmarked())) == Some(array.id);
                direct && args.get(1).and_then(|arg| named(arg.unmarked())) == Some(index.id)
            }
            _ => false,
        };
        calls_local(part) || (assigned(part).contains(&array.id) && !at_index)
    })
}

/// Whether the expression gives a container that nobody else has: it calls a function that makes one, or is written out.
pub(crate) fn is_fresh_array(elab: &Elab) -> bool {
    match elab.unmarked() {
        Elab::App(head, _) => maker(head).is_some() || is_literal(head),
        Elab::Con(..) => true,
        // `{ r with … }`.
        Elab::Match(_, rows, _) => matches!(&rows[..], [row] if matches!(row.body.unmarked(), Elab::Con(..))),
        _ => false,
    }
}

/// Whether what is applied makes an array of a list: in a file, where an array is written out.
fn is_literal(head: &Elab) -> bool {
    matches!(head.unmarked(), Elab::Builtin(Builtin::ArrayOfList, _))
}

/// As [`is_fresh_array`], for an array whose elements are arrays that nobody else has either.
pub(super) fn is_fresh_matrix(elab: &Elab) -> bool {
    match elab.unmarked() {
        Elab::App(head, args) => match (maker(head), &args[..]) {
            (None, [list]) if is_literal(head) => is_fresh_matrix(list),
            (Some("Array.make_matrix"), _) => true,
            (Some("Array.init"), [_, function]) => match function.unmarked() {
                Elab::Fun(params, body) => params.len() == 1 && is_fresh_array(body),
                _ => false,
            },
            _ => false,
        },
        Elab::Con(con, args) => match (con.name.as_str(), &args[..]) {
            ("[]", []) => true,
            (":", [first, rest]) => is_fresh_array(first) && is_fresh_matrix(rest),
            _ => false,
        },
        _ => false,
    }
}

/// Whether a row of the array is changed: `a.(i).(j) <- e`.
pub(crate) fn changes_rows(elab: &Elab, array: Local) -> bool {
    elab.any(&mut |part| match part {
        Elab::App(head, args) if matches!(head.unmarked(), Elab::Builtin(Builtin::ArraySet, _)) => {
            args.first().and_then(row).is_some_and(|(id, _)| id == array.id)
        }
        _ => false,
    })
}

/// Whether rows of the array are only used where they are, so that nobody holds one that is changed later.
pub(super) fn rows_stay(elab: &Elab, array: Local, tail: bool) -> bool {
    if !mentions(elab, array) || (tail && is_final(elab, array)) {
        return true;
    }
    let stay = |part: &Elab| rows_stay(part, array, false);
    let last = |part: &Elab| rows_stay(part, array, tail);
    match elab {
        Elab::At(_, inner) => last(inner),
        Elab::App(head, args) => {
            let head = head.unmarked();
            let is_length = matches!(head, Elab::Global(name, _) if name.as_str() == "Stdlib.Array.length");
            let in_place = |position: usize, arg: &Elab| match row(arg) {
                Some((id, index)) => id == array.id && takes_container(head, args.len(), position) && stay(index),
                None => is_length && named(arg.unmarked()) == Some(array.id),
            };
            stay(head) && args.iter().enumerate().all(|(i, arg)| in_place(i, arg) || stay(arg))
        }
        Elab::Let(_, value, _, body) => stay(value) && last(body),
        Elab::LetRec(bindings, _, body) => bindings.iter().all(|(_, value)| stay(value)) && last(body),
        Elab::Seq(first, second) => stay(first) && last(second),
        Elab::If(condition, yes, no) => stay(condition) && last(yes) && last(no),
        Elab::Match(scrutinee, rows, _) => {
            stay(scrutinee) && rows.iter().all(|row| row.guard.iter().all(&stay) && last(&row.body))
        }
        Elab::Local(local, _) => local.id != array.id,
        _ => elab.parts().into_iter().all(stay),
    }
}
