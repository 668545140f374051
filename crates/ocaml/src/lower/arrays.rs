//! Which operations on arrays change them, and which only look: what must be known to pass their state along.
//!
//! A local array is a list here, and assignment makes a new list. That is right only while nobody else holds the array, so each
//! library function is listed with the arguments it reads without keeping them.

use selfsame_core::expr::Local;

use super::expr::strip_marks;
use super::uses::{any, mentions, named};
use crate::elab::{Builtin, Elab};

/// A library function that changes one of its arguments.
#[derive(Clone, Copy)]
pub(super) struct Update {
    pub target: usize,
    pub arity: usize,
    /// The function that gives the array as it is afterwards.
    pub result: &'static str,
}

pub(super) fn update(head: &Elab) -> Option<Update> {
    let Elab::Global(name, _) = head else { return None };
    let (target, arity, result) = match name.as_str() {
        "Stdlib.Array.sort" => (1, 2, "Stdlib.Array.sorted"),
        "Stdlib.Array.stable_sort" | "Stdlib.Array.fast_sort" => (1, 2, "Stdlib.Array.stable_sorted"),
        "Stdlib.Array.fill" => (0, 4, "Stdlib.Array.filled"),
        "Stdlib.Array.blit" => (2, 5, "Stdlib.Array.blitted"),
        _ => return None,
    };
    Some(Update { target, arity, result })
}

/// Which argument a function changes, if it is one that changes an array.
pub(crate) fn written_argument(head: &Elab) -> Option<usize> {
    match strip_marks(head) {
        Elab::Builtin(Builtin::ArraySet, _) => Some(0),
        head => update(head).map(|update| update.target),
    }
}

/// The variable that an operation changes, if the expression is such an operation.
pub(crate) fn assigned(elab: &Elab) -> Option<u32> {
    let Elab::App(head, args) = elab else { return None };
    let head = strip_marks(head);
    match head {
        Elab::Builtin(Builtin::Assign | Builtin::Incr | Builtin::Decr, _) => named(strip_marks(args.first()?)),
        Elab::Builtin(Builtin::ArraySet, _) => {
            let target = strip_marks(args.first()?);
            named(target).or_else(|| row(target).map(|(array, _)| array))
        }
        _ => named(strip_marks(args.get(update(head)?.target)?)),
    }
}

/// The array and the index in `a.(i)`.
pub(super) fn row(elab: &Elab) -> Option<(u32, &Elab)> {
    let Elab::App(head, args) = strip_marks(elab) else { return None };
    match (strip_marks(head), &args[..]) {
        (Elab::Global(name, _), [array, index]) if name.as_str() == "Stdlib.Array.get" => {
            Some((named(strip_marks(array))?, index))
        }
        _ => None,
    }
}

/// Whether the call looks at or changes the array in this argument, and keeps no part of it that could change later. One with
/// fewer arguments than the function takes keeps those it has.
pub(super) fn takes_array(head: &Elab, count: usize, position: usize) -> bool {
    let (arity, arrays): (usize, &[usize]) = match head {
        Elab::Builtin(Builtin::ArraySet, _) => (3, &[0]),
        Elab::Global(name, _) => match name.as_str().strip_prefix("Stdlib.Array.") {
            Some("length" | "to_list" | "copy") => (1, &[0]),
            Some("get") => (2, &[0]),
            Some("sub") => (3, &[0]),
            Some("fill") => (4, &[0]),
            Some("append") => (2, &[0, 1]),
            Some("map" | "mapi" | "iter" | "iteri" | "for_all" | "exists" | "mem" | "find_opt") => (2, &[1]),
            Some("sort" | "stable_sort" | "fast_sort") => (2, &[1]),
            Some("fold_right") => (3, &[1]),
            Some("fold_left") => (3, &[2]),
            Some("iter2" | "map2") => (3, &[1, 2]),
            Some("blit") => (5, &[0, 2]),
            _ => return false,
        },
        _ => return false,
    };
    count >= arity && arrays.contains(&position)
}

/// Whether an array is not changed by the expression or by any local function called in it.
pub(super) fn is_final(elab: &Elab, array: Local) -> bool {
    !any(elab, &mut |part| assigned(part) == Some(array.id) || calls_local(part))
}

fn calls_local(elab: &Elab) -> bool {
    matches!(elab, Elab::App(head, _) if named(strip_marks(head)).is_some())
}

/// Whether the body of an iteration over an array changes no element that is still to be visited: only the one at its index.
pub(super) fn keeps_what_follows(params: &[Local], body: &Elab, array: Local) -> bool {
    let [index, _] = params else { return is_final(body, array) };
    !any(body, &mut |part| {
        let at_index = match part {
            Elab::App(head, args) if matches!(strip_marks(head), Elab::Builtin(Builtin::ArraySet, _)) => {
                let direct = args.first().and_then(|arg| named(strip_marks(arg))) == Some(array.id);
                direct && args.get(1).and_then(|arg| named(strip_marks(arg))) == Some(index.id)
            }
            _ => false,
        };
        calls_local(part) || (assigned(part) == Some(array.id) && !at_index)
    })
}

/// Library functions and syntax that give an array that nobody else has.
pub(crate) fn is_fresh_array(elab: &Elab) -> bool {
    match strip_marks(elab) {
        Elab::App(head, _) => fresh_maker(head).is_some(),
        Elab::Con(con, _) => matches!(con.name.as_str(), "[]" | ":"),
        _ => false,
    }
}

fn fresh_maker(head: &Elab) -> Option<&'static str> {
    let Elab::Global(name, _) = strip_marks(head) else { return None };
    let name = name.as_str().strip_prefix("Stdlib.Array.")?;
    const MAKERS: &[&str] = &[
        "append",
        "concat",
        "copy",
        "create_float",
        "init",
        "make",
        "make_matrix",
        "map",
        "map2",
        "mapi",
        "of_list",
        "of_seq",
        "sub",
    ];
    MAKERS.iter().copied().find(|maker| *maker == name)
}

/// As [`is_fresh_array`], for an array whose elements are arrays that nobody else has either.
pub(super) fn is_fresh_matrix(elab: &Elab) -> bool {
    match strip_marks(elab) {
        Elab::App(head, args) => match (fresh_maker(head), &args[..]) {
            (Some("make_matrix"), _) => true,
            (Some("init"), [_, function]) => match strip_marks(function) {
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
pub(super) fn changes_rows(elab: &Elab, array: Local) -> bool {
    any(elab, &mut |part| match part {
        Elab::App(head, args) if matches!(strip_marks(head), Elab::Builtin(Builtin::ArraySet, _)) => {
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
            let head = strip_marks(head);
            let is_length = matches!(head, Elab::Global(name, _) if name.as_str() == "Stdlib.Array.length");
            let in_place = |position: usize, arg: &Elab| match row(arg) {
                Some((id, index)) => id == array.id && takes_array(head, args.len(), position) && stay(index),
                None => is_length && named(strip_marks(arg)) == Some(array.id),
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
