//! What could not be read at the start of a file spoils those who may share state with it, and nobody else.

mod support;

use selfsame_testing::on_large_stack;
use support::load_text;

fn answers(text: &'static str, asked: &'static [(&'static str, &'static str)]) {
    on_large_stack(move || {
        for (expr, expected) in asked {
            let found = load_text("m.ml", text).value(expr);
            let is_as_expected = match *expected {
                "refused" => found.starts_with("unsupported") || found.starts_with("error"),
                expected => found == expected,
            };
            assert!(is_as_expected, "{expr}: expected {expected}, found {found}\nin\n{text}");
        }
    });
}

#[test]
fn what_has_nothing_to_do_with_it_is_run() {
    let text = "let counter = ref 0\nlet log = open_out \"log\"\nlet () = output_string log \"begun\"\n\
                let next () = incr counter; !counter\nlet logged x = output_string log \"x\"; x + 1\n";
    answers(text, &[("next ()", "1"), ("next () + next ()", "3"), ("logged 1", "refused")]);
}

#[test]
fn what_it_is_given_may_have_changed() {
    let text = "let counter = ref 0\nlet other = ref 7\nlet () = Obj.set_field (Obj.repr counter) 0 (Obj.repr 5)\n\
                let read () = !counter\nlet read_other () = !other\n";
    answers(text, &[("read ()", "refused"), ("read_other ()", "7")]);
}

#[test]
fn what_holds_what_it_is_given_may_have_changed_too() {
    let text = "let hooks = ref []\nlet counter = ref 0\nlet () = hooks := [ (fun () -> incr counter) ]\n\
                let () = ignore (Obj.repr hooks)\nlet alone = ref 3\n";
    answers(text, &[("!counter", "refused"), ("List.length !hooks", "refused"), ("!alone", "3")]);
}

#[test]
fn what_is_unknown_may_have_changed_all_that_was_there() {
    let text = "let before = ref 0\nlet () = Missing.change ()\nlet after = ref 1\nlet both () = !before + !after\n";
    answers(text, &[("!before", "refused"), ("!after", "1"), ("both ()", "refused")]);
}

#[test]
fn what_is_done_with_it_later_is_left_out_too() {
    let text = "let a = ref 0\nlet () = Missing.change ()\nlet () = if !a = 0 then failwith \"not changed\"\nlet b = ref 2\n\
                let copy = !a + 1\n";
    answers(text, &[("!b", "2"), ("copy", "refused"), ("!a", "refused")]);
}

#[test]
fn a_definition_that_could_not_be_read_may_do_anything() {
    let text = "let a = ref 0\nlet b = 1 + \"x\"\nlet c = ref 5\nlet read () = !a\n";
    answers(text, &[("!a", "refused"), ("read ()", "refused"), ("!c", "5")]);
}

#[test]
fn input_and_the_end_of_the_program_are_everybodys() {
    let text = "let a = ref 0\nlet () = Missing.change ()\nlet b = ref 1\nlet leave () = incr b; exit !b\n\
                let ask () = b := read_int (); !b\nlet dice () = b := Random.int 6; !b\n";
    answers(text, &[("leave ()", "refused"), ("ask ()", "refused"), ("dice ()", "refused"), ("incr b; !b", "2")]);
}
