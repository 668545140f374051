//! Small values: finite ones, some with bottoms in them, and knots.

use selfsame_certify::Mode;
use selfsame_core::expr::{Expr, Label, LabelKind, Lit, Local};
use selfsame_core::prim::PrimOp;
use selfsame_core::symbol::Symbol;

use crate::generate::{Kind, case, con, lambda};

/// Where the fields of a value's own type lead.
#[derive(Clone, Debug, PartialEq)]
pub enum Spine {
    Finite,
    Bottom(Label),
    Endless,
}

#[derive(Clone, Debug)]
pub struct Sample {
    pub expr: Expr,
    pub total: bool,
    pub finite: bool,
    pub spine: Spine,
}

impl Sample {
    pub fn has(&self, mode: Mode) -> bool {
        (!mode.total || self.total) && (!mode.finite || self.finite) && (!mode.spine || self.spine == Spine::Finite)
    }

    fn bottom(name: &str, place: &str) -> Sample {
        let label = Label::new(LabelKind::Undefined, Symbol::new(&format!("{name}{place}")));
        Sample { expr: Expr::Bottom(label.clone()), total: false, finite: false, spine: Spine::Bottom(label) }
    }

    fn plain(expr: Expr) -> Sample {
        Sample { expr, total: true, finite: true, spine: Spine::Finite }
    }

    /// A function that is total, or gives finite results only for finite arguments, or neither.
    fn function(expr: Expr, total: bool) -> Sample {
        Sample { expr, total, finite: total, spine: Spine::Finite }
    }
}

/// A constructor; the fields of its own type are marked.
fn make(name: &str, fields: Vec<(Sample, bool)>) -> Sample {
    let all = |is: fn(&Sample) -> bool| fields.iter().all(|(field, _)| is(field));
    let (total, finite) = (all(|field| field.total), all(|field| field.finite));
    let spines = fields.iter().filter(|(_, recursive)| *recursive).map(|(field, _)| field.spine.clone());
    let spine = spines.into_iter().find(|spine| *spine != Spine::Finite).unwrap_or(Spine::Finite);
    Sample { expr: con(name, fields.into_iter().map(|(field, _)| field.expr).collect()), total, finite, spine }
}

/// A value that is part of itself.
fn knot(total: bool, is_spine: bool, body: impl FnOnce(Expr) -> Expr) -> Sample {
    let knot = Local { id: 900, name: "knot".into() };
    let expr = Expr::LetRec(vec![(knot, body(Expr::Local(knot)))], Box::new(Expr::Local(knot)));
    Sample { expr, total, finite: false, spine: if is_spine { Spine::Endless } else { Spine::Finite } }
}

/// Values of a kind; the labels of bottoms have the name in them.
pub fn samples(kind: Kind, name: &str) -> Vec<Sample> {
    let bottom = |place: &str| Sample::bottom(name, place);
    let zero = || make("Z", vec![]);
    let succ = |n: Sample| make("S", vec![(n, true)]);
    let nil = || make("Nil", vec![]);
    let cons = |x: Sample, xs: Sample| make("Cons", vec![(x, false), (xs, true)]);
    let leaf = || make("Leaf", vec![]);
    let fork = |l: Sample, n: Sample, r: Sample| make("Fork", vec![(l, true), (n, false), (r, true)]);
    let link = |t: Sample| make("Link", vec![(t, true)]);
    let bare = || make("Bare", vec![]);
    let grown = |r: Sample, f: Sample| make("Grown", vec![(r, false), (f, true)]);
    let rose = |n: Sample, f: Sample| make("Rose", vec![(n, false), (f, false)]);
    let infinite = || knot(true, true, |own| con("S", vec![own]));
    let endless = || knot(true, true, |own| con("Cons", vec![con("Z", vec![]), own]));
    match kind {
        Kind::Nat => {
            vec![bottom("a"), zero(), succ(zero()), succ(bottom("b")), infinite(), succ(succ(zero()))]
        }
        Kind::List => vec![
            bottom("a"),
            nil(),
            cons(succ(zero()), nil()),
            cons(bottom("b"), nil()),
            cons(zero(), bottom("c")),
            cons(infinite(), nil()),
            endless(),
            knot(false, true, |own| con("Cons", vec![Sample::bottom(name, "d").expr, own])),
            cons(zero(), cons(succ(zero()), nil())),
        ],
        Kind::Tree => vec![
            bottom("a"),
            leaf(),
            link(leaf()),
            link(bottom("b")),
            fork(leaf(), succ(zero()), leaf()),
            fork(leaf(), bottom("c"), leaf()),
            fork(bottom("d"), zero(), leaf()),
            fork(leaf(), zero(), bottom("e")),
            knot(true, true, |own| con("Link", vec![own])),
            knot(true, true, |own| con("Fork", vec![con("Leaf", vec![]), con("Z", vec![]), own])),
            knot(true, true, |own| con("Fork", vec![own, con("Z", vec![]), con("Leaf", vec![])])),
            link(fork(leaf(), zero(), leaf())),
        ],
        Kind::Rose => vec![
            bottom("a"),
            rose(zero(), bare()),
            rose(succ(zero()), grown(rose(zero(), bare()), bare())),
            rose(bottom("b"), bare()),
            rose(zero(), bottom("c")),
            knot(true, false, |own| con("Rose", vec![con("Z", vec![]), con("Grown", vec![own, con("Bare", vec![])])])),
        ],
        Kind::Forest => vec![
            bottom("a"),
            bare(),
            grown(rose(zero(), bare()), bare()),
            grown(bottom("b"), bare()),
            grown(rose(zero(), bare()), bottom("c")),
            knot(true, true, |own| con("Grown", vec![con("Rose", vec![con("Z", vec![]), con("Bare", vec![])]), own])),
            knot(true, false, |own| con("Grown", vec![con("Rose", vec![con("Z", vec![]), own]), con("Bare", vec![])])),
        ],
        Kind::Deep | Kind::Deeper => {
            let element = || if kind == Kind::Deep { zero() } else { leaf() };
            let deep = |x: Sample, d: Sample| make("Deep", vec![(x, false), (d, false)]);
            let flat = || make("Flat", vec![]);
            vec![
                bottom("a"),
                flat(),
                deep(element(), flat()),
                deep(bottom("b"), flat()),
                deep(element(), bottom("c")),
                deep(element(), deep(leaf(), flat())),
                deep(element(), knot(true, false, |own| con("Deep", vec![con("Leaf", vec![]), own]))),
            ]
        }
        Kind::Lists => {
            let more = |x: Sample, xs: Sample| make("More", vec![(x, false), (xs, true)]);
            let end = || make("End", vec![]);
            vec![
                bottom("a"),
                end(),
                more(cons(zero(), nil()), end()),
                more(endless(), end()),
                more(bottom("b"), end()),
                more(nil(), bottom("c")),
                knot(true, true, |own| con("More", vec![con("Nil", vec![]), own])),
            ]
        }
        Kind::Tight => {
            // Strict fields have values.
            let tight = |n: Sample, t: Sample| make("Tight", vec![(n, false), (t, true)]);
            let loose = || make("Loose", vec![]);
            vec![
                bottom("a"),
                loose(),
                tight(zero(), loose()),
                tight(infinite(), loose()),
                tight(succ(bottom("b")), loose()),
            ]
        }
        Kind::Int => {
            let number = |n| Sample::plain(Expr::Lit(Lit::Int(n)));
            vec![bottom("a"), number(0), number(1), number(-1), number(i64::MIN), number(7)]
        }
        Kind::Integer => {
            let number = |n: i64| Sample::plain(Expr::Lit(Lit::Integer(n.into())));
            vec![bottom("a"), number(0), number(-1), number(5)]
        }
        Kind::Char => {
            vec![bottom("a"), Sample::plain(Expr::Lit(Lit::Char('\0'))), Sample::plain(Expr::Lit(Lit::Char('z')))]
        }
        Kind::Function => functions(name),
        Kind::Functional => {
            let f = Local { id: 903, name: "f".into() };
            let of = |number: Expr| Expr::App(Box::new(Expr::Local(f)), vec![number]);
            let endless = || Expr::Global("endless".into());
            let seen = Expr::Case(Box::new(of(endless())), vec![], Some(Box::new(con("Z", vec![]))));
            vec![
                bottom("a"),
                Sample::function(lambda(vec![f], con("Z", vec![])), true),
                Sample::function(lambda(vec![f], of(con("Z", vec![]))), true),
                Sample::function(lambda(vec![f], seen), true),
                Sample { finite: false, ..Sample::function(lambda(vec![f], of(endless())), true) },
                Sample::function(lambda(vec![f], bottom("b").expr), false),
            ]
        }
        Kind::Box => {
            let hold = |n: Sample, f: Sample| make("Box", vec![(n, false), (f, false)]);
            let mut all = vec![bottom("a"), make("Empty", vec![]), hold(bottom("b"), functions(name).remove(1))];
            all.extend(functions(name).into_iter().map(|function| hold(zero(), function)));
            all
        }
        Kind::Dictionary => vec![Sample::plain(Expr::Global("small".into()))],
    }
}

fn functions(name: &str) -> Vec<Sample> {
    let x = Local { id: 901, name: "x".into() };
    let y = Local { id: 902, name: "y".into() };
    let undefined = |place: &str| Sample::bottom(name, place).expr;
    let zero = || con("Z", vec![]);
    let succ = |n: Expr| con("S", vec![n]);
    vec![
        Sample::bottom(name, "f"),
        Sample::function(lambda(vec![x], Expr::Local(x)), true),
        Sample::function(lambda(vec![x], succ(Expr::Local(x))), true),
        Sample::function(lambda(vec![x], zero()), true),
        Sample::function(lambda(vec![x], undefined("g")), false),
        Sample::function(
            lambda(vec![x], case(Expr::Local(x), vec![("Z", vec![], undefined("h")), ("S", vec![y], Expr::Local(y))])),
            false,
        ),
        // It has an end for finite numbers, and none for others.
        Sample::function(Expr::Global("walk".into()), false),
        Sample::function(lambda(vec![x], Expr::Prim(PrimOp::Error, vec![Expr::Lit(Lit::Str("e".into()))])), false),
    ]
}
