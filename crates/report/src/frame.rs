//! JSON with lists that are too long to be held: the object around them is written as it would be with them inside.

use serde_json::{Value, json};

use crate::whole::Sink;

/// Gives the elements of a list, one after the other.
pub type Each<'a> = &'a dyn Fn(&mut dyn FnMut(Value));

/// What stands in an object where a list of this number is to be.
pub fn hole(number: usize) -> Value {
    json!(format!("\0list {number}"))
}

/// Writes the object, with the lists where their holes are, in any order.
pub fn write(frame: &Value, lists: &[Each<'_>], out: Sink<'_>) {
    let text = format!("{frame:#}\n");
    let mut holes: Vec<(usize, usize, usize)> = Vec::new();
    for number in 0..lists.len() {
        let mark = hole(number).to_string();
        holes.extend(text.find(&mark).map(|at| (at, mark.len(), number)));
    }
    holes.sort_unstable();
    let mut written = 0;
    for (at, length, number) in holes {
        out(&text[written..at]);
        let line = text[..at].rfind('\n').map_or(0, |newline| newline + 1);
        let indent = text[line..].bytes().take_while(|byte| *byte == b' ').count();
        list(lists[number], indent, out);
        written = at + length;
    }
    out(&text[written..]);
}

fn list(each: Each<'_>, indent: usize, out: Sink<'_>) {
    let (outer, inner) = (format!("\n{}", " ".repeat(indent)), format!("\n{}", " ".repeat(indent + 2)));
    let mut is_first = true;
    each(&mut |value| {
        out(if is_first { "[" } else { "," });
        out(&inner);
        // Line breaks inside texts are escaped.
        out(&format!("{value:#}").replace('\n', &inner));
        is_first = false;
    });
    out(if is_first { "[]" } else { &outer });
    out(if is_first { "" } else { "]" });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_looks_as_if_it_had_been_there() {
        let items = [json!(1), json!({ "a": ["x\ny", {}] }), json!([])];
        let (all, none): (Each, Each) = (&|each| items.iter().for_each(|item| each(item.clone())), &|_| {});
        let object = |list: Value, empty: Value| json!({ "b": { "list": list, "c": empty }, "z": "end" });
        let mut text = String::new();
        write(&object(hole(0), hole(1)), &[all, none], &mut |part| text += part);
        assert_eq!(text, format!("{:#}\n", object(json!(items), json!([]))));
    }
}
