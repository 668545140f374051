//! Library functions that look at, change or make arrays and other containers: what must be known to pass their state along.
//!
//! A container that is not shared is a value here, and changing it makes a new one. That is right only while nobody else holds
//! it, so each function is listed with the arguments that it reads without keeping them.

use selfsame_core::symbol::Symbol;

use crate::elab::{Builtin, Callee, Elab};
use crate::updater::Updater;

/// What a library function does with containers.
#[derive(Clone, Copy)]
pub(super) struct Operation {
    pub arity: usize,
    /// The arguments that are containers, which it keeps no part of that could change later.
    pub containers: &'static [usize],
    pub change: Option<Change>,
}

/// What becomes of the container that a function changes.
#[derive(Clone, Copy)]
pub(super) struct Change {
    pub target: usize,
    /// The function that gives the container as it is afterwards.
    pub result: &'static str,
    /// Whether it gives a pair: the result of the call, and the container.
    pub gives: bool,
}

const fn looks(arity: usize, containers: &'static [usize]) -> Operation {
    Operation { arity, containers, change: None }
}

const fn changes(arity: usize, containers: &'static [usize], target: usize, result: &'static str) -> Operation {
    Operation { arity, containers, change: Some(Change { target, result, gives: false }) }
}

const fn takes(result: &'static str) -> Operation {
    Operation { arity: 1, containers: &[0], change: Some(Change { target: 0, result, gives: true }) }
}

/// By the function that is called.
pub(super) fn operation(head: &Elab) -> Option<Operation> {
    let name = match head.unmarked() {
        Elab::Builtin(Builtin::ArraySet, _) => return Some(changes(3, &[0], 0, "Stdlib.Array.replaced")),
        Elab::Global(name, _) => name.as_str().strip_prefix("Stdlib.")?,
        _ => return None,
    };
    Some(match name {
        "Array.length" | "Array.to_list" | "Array.copy" => looks(1, &[0]),
        "Array.get" => looks(2, &[0]),
        "Array.sub" => looks(3, &[0]),
        "Array.append" => looks(2, &[0, 1]),
        "Array.map" | "Array.mapi" | "Array.iter" | "Array.iteri" | "Array.for_all" | "Array.exists" | "Array.mem"
        | "Array.find_opt" => looks(2, &[1]),
        "Array.fold_right" => looks(3, &[1]),
        "Array.fold_left" => looks(3, &[2]),
        "Array.iter2" | "Array.map2" => looks(3, &[1, 2]),
        "Array.sort" => changes(2, &[1], 1, "Stdlib.Array.sorted"),
        "Array.stable_sort" | "Array.fast_sort" => changes(2, &[1], 1, "Stdlib.Array.stable_sorted"),
        "Array.fill" => changes(4, &[0], 0, "Stdlib.Array.filled"),
        "Array.blit" => changes(5, &[0, 2], 2, "Stdlib.Array.blitted"),

        "Hashtbl.length" | "Hashtbl.copy" => looks(1, &[0]),
        "Hashtbl.find" | "Hashtbl.find_opt" | "Hashtbl.find_all" | "Hashtbl.mem" => looks(2, &[0]),
        "Hashtbl.iter" => looks(2, &[1]),
        "Hashtbl.fold" => looks(3, &[1]),
        "Hashtbl.add" => changes(3, &[0], 0, "Stdlib.Hashtbl.added"),
        "Hashtbl.replace" => changes(3, &[0], 0, "Stdlib.Hashtbl.replaced"),
        "Hashtbl.remove" => changes(2, &[0], 0, "Stdlib.Hashtbl.removed"),
        "Hashtbl.clear" | "Hashtbl.reset" => changes(1, &[0], 0, "Stdlib.Hashtbl.cleared"),

        "Buffer.contents" | "Buffer.length" => looks(1, &[0]),
        "Buffer.nth" => looks(2, &[0]),
        "Buffer.sub" => looks(3, &[0]),
        "Buffer.add_char" => changes(2, &[0], 0, "Stdlib.Buffer.with_char"),
        "Buffer.add_string" => changes(2, &[0], 0, "Stdlib.Buffer.with_string"),
        "Buffer.add_substring" => changes(4, &[0], 0, "Stdlib.Buffer.with_substring"),
        "Buffer.add_buffer" => changes(2, &[0, 1], 0, "Stdlib.Buffer.with_buffer"),
        "Buffer.truncate" => changes(2, &[0], 0, "Stdlib.Buffer.truncated"),
        "Buffer.clear" | "Buffer.reset" => changes(1, &[0], 0, "Stdlib.Buffer.cleared"),

        "Queue.length" | "Queue.is_empty" | "Queue.peek" | "Queue.top" | "Queue.peek_opt" | "Queue.copy" => {
            looks(1, &[0])
        }
        "Queue.iter" => looks(2, &[1]),
        "Queue.fold" => looks(3, &[2]),
        "Queue.add" | "Queue.push" => changes(2, &[1], 1, "Stdlib.Queue.added"),
        "Queue.take" | "Queue.pop" => takes("Stdlib.Queue.taken"),
        "Queue.take_opt" => takes("Stdlib.Queue.taken_opt"),
        "Queue.clear" => changes(1, &[0], 0, "Stdlib.Queue.cleared"),

        "Stack.length" | "Stack.is_empty" | "Stack.top" | "Stack.top_opt" | "Stack.copy" => looks(1, &[0]),
        "Stack.iter" => looks(2, &[1]),
        "Stack.fold" => looks(3, &[2]),
        "Stack.push" => changes(2, &[1], 1, "Stdlib.Stack.pushed"),
        "Stack.pop" => takes("Stdlib.Stack.popped"),
        "Stack.pop_opt" => takes("Stdlib.Stack.popped_opt"),
        "Stack.clear" => changes(1, &[0], 0, "Stdlib.Stack.cleared"),

        "Bytes.length" | "Bytes.to_string" | "Bytes.copy" => looks(1, &[0]),
        "Bytes.get" => looks(2, &[0]),
        "Bytes.sub" | "Bytes.sub_string" => looks(3, &[0]),
        "Bytes.cat" => looks(2, &[0, 1]),
        "Bytes.map" | "Bytes.mapi" | "Bytes.iter" | "Bytes.iteri" => looks(2, &[1]),
        "Bytes.set" => changes(3, &[0], 0, "Stdlib.Bytes.replaced"),
        "Bytes.fill" => changes(4, &[0], 0, "Stdlib.Bytes.filled"),
        "Bytes.blit" => changes(5, &[0, 2], 2, "Stdlib.Bytes.joined"),
        "Bytes.blit_string" => changes(5, &[2], 2, "Stdlib.Bytes.joined_string"),
        _ => return None,
    })
}

/// Whether a function of the library changes a container, or depends on how it is kept.
pub(crate) fn changes_container(name: Symbol) -> bool {
    matches!(name.as_str(), "Stdlib.Hashtbl.iter" | "Stdlib.Hashtbl.fold")
        || written_argument(&Elab::Global(name, Vec::new())).is_some()
}

/// Which argument a function changes, if it is one that changes a container.
pub(crate) fn written_argument(head: &Elab) -> Option<usize> {
    if let Some(operation) = operation(head) {
        return operation.change.map(|change| change.target);
    }
    let Elab::Global(name, _) = head.unmarked() else { return None };
    let name = name.as_str().strip_prefix("Stdlib.")?;
    WRITERS.iter().find(|(writer, _)| *writer == name).map(|(_, target)| *target)
}

/// Functions that change a container that is not passed along to them, and which.
const WRITERS: &[(&str, usize)] = &[
    ("ArrayLabels.blit", 2),
    ("ArrayLabels.fast_sort", 1),
    ("ArrayLabels.fill", 0),
    ("ArrayLabels.set", 0),
    ("ArrayLabels.sort", 1),
    ("ArrayLabels.stable_sort", 1),
    ("ArrayLabels.unsafe_set", 0),
    ("BytesLabels.blit", 2),
    ("BytesLabels.blit_string", 2),
    ("BytesLabels.fill", 0),
    ("BytesLabels.set", 0),
    ("BytesLabels.set_int8", 0),
    ("BytesLabels.set_uint8", 0),
    ("BytesLabels.unsafe_blit", 2),
    ("BytesLabels.unsafe_blit_string", 2),
    ("BytesLabels.unsafe_fill", 0),
    ("BytesLabels.unsafe_set", 0),
    ("Printf.bprintf", 0),
    ("Printf.kbprintf", 1),
    ("Array.unsafe_set", 0),
    ("Buffer.add_bytes", 0),
    ("Buffer.add_seq", 0),
    ("Buffer.add_subbytes", 0),
    ("Bytes.set_int16_be", 0),
    ("Bytes.set_int16_le", 0),
    ("Bytes.set_int16_ne", 0),
    ("Bytes.set_int8", 0),
    ("Bytes.set_uint16_be", 0),
    ("Bytes.set_uint16_le", 0),
    ("Bytes.set_uint16_ne", 0),
    ("Bytes.set_uint8", 0),
    ("Bytes.unsafe_blit", 2),
    ("Bytes.unsafe_blit_string", 2),
    ("Bytes.unsafe_fill", 0),
    ("Bytes.unsafe_set", 0),
    ("Hashtbl.add_seq", 0),
    ("Hashtbl.filter_map_inplace", 1),
    ("Hashtbl.replace_seq", 0),
    ("Lexing.new_line", 0),
    ("Lexing.set_filename", 0),
    ("Queue.add_seq", 0),
    ("Queue.transfer", 0),
    ("Stack.add_seq", 0),
    ("String.blit", 2),
    ("String.unsafe_blit", 2),
];

/// A function of the file that looks at what it is given, or changes it, and what it does.
pub(super) fn updater(head: &Elab) -> Option<(&Elab, &Updater)> {
    match head.unmarked() {
        // One that has become local in a run is not the definition any more.
        Elab::Updater(callee, updater)
            if !matches!(**callee, Elab::Local(..) | Elab::Recursive(Callee::Local(_), _)) =>
        {
            Some((callee, updater))
        }
        _ => None,
    }
}

/// Whether the call looks at or changes the container in this argument, and keeps no part of it that could change later. One
/// with fewer arguments than the function takes keeps those it has.
pub(super) fn takes_container(head: &Elab, count: usize, position: usize) -> bool {
    if let Some((_, updater)) = updater(head) {
        return updater.looked.contains(&position);
    }
    operation(head).is_some_and(|operation| count >= operation.arity && operation.containers.contains(&position))
}

/// Library functions that give a container that nobody else has.
pub(super) fn maker(head: &Elab) -> Option<&'static str> {
    const MAKERS: &[&str] = &[
        "Array.append",
        "Array.concat",
        "Array.copy",
        "Array.create_float",
        "Array.init",
        "Array.make",
        "Array.make_matrix",
        "Array.map",
        "Array.map2",
        "Array.mapi",
        "Array.of_list",
        "Array.of_seq",
        "Array.sub",
        "Buffer.create",
        "Bytes.cat",
        "Bytes.copy",
        "Bytes.init",
        "Bytes.make",
        "Bytes.map",
        "Bytes.mapi",
        "Bytes.of_string",
        "Bytes.sub",
        "Hashtbl.copy",
        "Hashtbl.create",
        "Queue.copy",
        "Queue.create",
        "Queue.of_seq",
        "Stack.copy",
        "Stack.create",
    ];
    let Elab::Global(name, _) = head.unmarked() else { return None };
    let name = name.as_str().strip_prefix("Stdlib.")?;
    MAKERS.iter().copied().find(|maker| *maker == name)
}
