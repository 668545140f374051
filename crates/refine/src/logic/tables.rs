//! Bags and maps of the logic: how often something is in it, and what it gives for a key. In runs a bag is a list of its elements,
//! and a map a default with what was stored; the prover has them as arrays.

use selfsame_core::expr::Expr;
use selfsame_core::prim::PrimOp;
use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Type, tuple_name};

use super::{Env, MEASURE, SetOp, Translating, Typed};
use crate::build::{Builder, Built, alt, both, call, case, choose, int, lambda, truth, unsupported, var};
use crate::syntax::Term;

/// The name of the type of bags.
pub const BAG: &str = "Bag of the logic";
/// The name of the type of maps.
pub const MAP: &str = "Map of the logic";

/// The module of the library's bags ends so.
const LIBRARY: &str = ".Liquid.Bag.";

fn nil() -> Expr {
    Expr::Con("[]".into(), Vec::new())
}

fn cons(head: Expr, tail: Expr) -> Expr {
    Expr::Con(":".into(), vec![head, tail])
}

fn pair(left: Expr, right: Expr) -> Expr {
    Expr::Con(Symbol::new(&tuple_name(2)), vec![left, right])
}

fn argument(ty: &Type, name: &str, at: usize) -> Option<Type> {
    match ty {
        Type::Con(con, args) if con.as_str() == name => args.get(at).cloned(),
        _ => None,
    }
}

impl Translating<'_, '_> {
    /// What a name means for bags and maps, if it means anything there.
    pub(super) fn table(&mut self, name: Symbol, span: Span, args: &[Term], env: &Env) -> Built<Option<Typed>> {
        let meant = self.builder.names.value(name.as_str());
        let of_library = meant.and_then(|meant| Some(meant.as_str().split_once(LIBRARY)?.1));
        let known = match (of_library, name.as_str()) {
            (Some(base), _) => base,
            (None, "Bag_empty") => "empty",
            (None, "Bag_sng") => "sng",
            (None, "Bag_union") => "union",
            (None, "Bag_count") => "count",
            (None, "Map_default") => "default",
            (None, "Map_select") => "select",
            (None, "Map_store") => "store",
            _ => return Ok(None),
        };
        let wrong = |what: &str| unsupported(span, what.to_owned());
        let none = || wrong("bags and maps take other arguments");
        let bag = |element: &Type| Type::con_of(BAG, [element.clone()]);
        Ok(Some(match (known, args) {
            ("empty", [] | [_]) => {
                let open = Type::var("element");
                let empty = self.builder.table_operation(SetOp::BagEmpty, std::slice::from_ref(&open), span)?;
                (Expr::Global(empty), bag(&open))
            }
            ("put", [element, of]) => {
                let ((element, ty), (of, _)) = (self.term(element, env, None)?, self.bag(of, env)?);
                let put = self.builder.table_operation(SetOp::BagPut, std::slice::from_ref(&ty), span)?;
                (call(put, vec![element, of]), bag(&ty))
            }
            ("union", [left, right]) => {
                let ((left, ty), (right, other)) = (self.bag(left, env)?, self.bag(right, env)?);
                let (left, right, ty) = self.same(left, &ty, right, &other)?;
                let element = argument(&ty, BAG, 0).ok_or_else(none)?;
                let union = self.builder.table_operation(SetOp::BagUnion, &[element], span)?;
                (call(union, vec![left, right]), ty)
            }
            ("get", [element, of]) | ("count", [of, element]) => {
                let ((element, ty), (of, _)) = (self.term(element, env, None)?, self.bag(of, env)?);
                let get = self.builder.table_operation(SetOp::BagGet, &[ty], span)?;
                (call(get, vec![element, of]), Type::int())
            }
            ("default", [value]) => {
                let (value, ty) = self.term(value, env, None)?;
                let types = [Type::var("key"), ty];
                let default = self.builder.table_operation(SetOp::MapDefault, &types, span)?;
                (call(default, vec![value]), Type::con_of(MAP, types))
            }
            ("select", [of, key]) => {
                let ((of, ty), (key, key_ty)) = (self.term(of, env, None)?, self.term(key, env, None)?);
                let value = argument(&ty, MAP, 1).ok_or_else(none)?;
                let select = self.builder.table_operation(SetOp::MapSelect, &[key_ty, value.clone()], span)?;
                (call(select, vec![of, key]), value)
            }
            ("store", [of, key, value]) => {
                let ((of, ty), (key, key_ty)) = (self.term(of, env, None)?, self.term(key, env, None)?);
                argument(&ty, MAP, 1).ok_or_else(none)?;
                let (value, value_ty) = self.term(value, env, None)?;
                let types = [key_ty, value_ty];
                let store = self.builder.table_operation(SetOp::MapStore, &types, span)?;
                (call(store, vec![of, key, value]), Type::con_of(MAP, types))
            }
            _ => return Err(none()),
        }))
    }

    fn bag(&mut self, term: &Term, env: &Env) -> Built<Typed> {
        let typed = self.term(term, env, None)?;
        self.as_bag(typed)
    }

    /// A bag of the program as one of the logic.
    pub(super) fn as_bag(&mut self, (value, ty): Typed) -> Built<Typed> {
        let element = match &ty {
            Type::Con(name, args) if args.len() == 1 && name.as_str().ends_with(&format!("{LIBRARY}Bag")) => {
                args[0].clone()
            }
            _ => return Ok((value, ty)),
        };
        // It is the list of its elements.
        let list = Type::list(element.clone());
        let (empty, put) = (
            self.builder.table_operation(SetOp::BagEmpty, std::slice::from_ref(&element), self.place)?,
            self.builder.table_operation(SetOp::BagPut, std::slice::from_ref(&element), self.place)?,
        );
        let name = self.builder.define(&format!("{MEASURE}bag<{list:?}>"), |builder, itself| {
            let [xs, y, ys] = ["xs", "y", "ys"].map(|name| builder.local(name));
            let more = call(put, vec![var(y), call(itself, vec![var(ys)])]);
            let alts = vec![alt("[]".into(), vec![], Expr::Global(empty)), alt(":".into(), vec![y, ys], more)];
            Ok(lambda(vec![xs], case(var(xs), alts, None)))
        })?;
        let bag = Type::con_of(BAG, [element]);
        self.builder.is_measure(name, &list, &bag);
        Ok((call(name, vec![value]), bag))
    }
}

impl Builder<'_> {
    pub fn table_equal(&mut self, ty: &Type, left: Expr, right: Expr, place: Span) -> Built<Option<Expr>> {
        let Type::Con(name, args) = ty else { return Ok(None) };
        let op = match name.as_str() {
            BAG => SetOp::BagEqual,
            MAP => SetOp::MapEqual,
            _ => return Ok(None),
        };
        let equal = self.table_operation(op, args, place)?;
        Ok(Some(call(equal, vec![left, right])))
    }

    /// The definition of an operation on bags of these elements, or on maps of these keys and values.
    fn table_operation(&mut self, op: SetOp, types: &[Type], place: Span) -> Built<Symbol> {
        let (types, key) = (types.to_vec(), super::sets::key_of(op, types));
        self.define(&key, |builder, itself| {
            let first = &types[0];
            let names = ["a", "b", "c", "x", "xs"].map(|name| builder.local(name));
            let [a, b, c, x, xs] = names;
            let list = |of: Expr, nothing: Expr, more: Expr| {
                let alts = vec![alt("[]".into(), vec![], nothing), alt(":".into(), vec![x, xs], more)];
                case(of, alts, None)
            };
            let split = |of: Expr, body: Expr| case(of, vec![alt(Symbol::new(&tuple_name(2)), vec![b, c], body)], None);
            Ok(match op {
                SetOp::BagEmpty => nil(),
                SetOp::BagPut => lambda(vec![a, b], cons(var(a), var(b))),
                SetOp::BagUnion => {
                    lambda(vec![a, b], list(var(a), var(b), cons(var(x), call(itself, vec![var(xs), var(b)]))))
                }
                SetOp::BagGet => {
                    let rest = call(itself, vec![var(a), var(xs)]);
                    let more = Expr::Prim(PrimOp::IntAdd, vec![int(1), rest.clone()]);
                    let same = builder.equal(first, var(a), var(x), place)?;
                    lambda(vec![a, b], list(var(b), int(0), choose(same, more, rest)))
                }
                // Of elements, of one bag and of another: each is in both as often.
                SetOp::BagWithin => {
                    let get = builder.table_operation(SetOp::BagGet, &types, place)?;
                    let count = |of| call(get, vec![var(x), var(of)]);
                    let same = Expr::Prim(PrimOp::IntEq, vec![count(b), count(c)]);
                    let rest = call(itself, vec![var(xs), var(b), var(c)]);
                    lambda(vec![a, b, c], list(var(a), truth(true), both(same, rest)))
                }
                SetOp::BagEqual => {
                    let within = builder.table_operation(SetOp::BagWithin, &types, place)?;
                    let of = |one| call(within, vec![var(one), var(a), var(b)]);
                    lambda(vec![a, b], both(of(a), of(b)))
                }
                SetOp::MapDefault => lambda(vec![a], pair(var(a), nil())),
                SetOp::MapStore => {
                    let [of, key, value] = ["of", "key", "value"].map(|name| builder.local(name));
                    let stored = pair(var(b), cons(pair(var(key), var(value)), var(c)));
                    lambda(vec![of, key, value], split(var(of), stored))
                }
                SetOp::MapSelect => {
                    let within = builder.table_operation(SetOp::MapWithin, &types, place)?;
                    let [of, key] = ["of", "key"].map(|name| builder.local(name));
                    lambda(vec![of, key], split(var(of), call(within, vec![var(c), var(b), var(key)])))
                }
                // Of what was stored, a default and a key: what is stored for it.
                SetOp::MapWithin => {
                    let [stored, default, key] = ["stored", "default", "key"].map(|name| builder.local(name));
                    let rest = call(itself, vec![var(xs), var(default), var(key)]);
                    let same = builder.equal(first, var(key), var(b), place)?;
                    let found = split(var(x), choose(same, var(c), rest));
                    lambda(vec![stored, default, key], list(var(stored), var(default), found))
                }
                // Of keys with anything, and two maps: both give the same.
                SetOp::MapSame => {
                    let select = builder.table_operation(SetOp::MapSelect, &types, place)?;
                    let [keys, one, other] = ["keys", "one", "other"].map(|name| builder.local(name));
                    let of = |map| call(select, vec![var(map), var(b)]);
                    let same = builder.equal(&types[1], of(one), of(other), place)?;
                    let rest = call(itself, vec![var(xs), var(one), var(other)]);
                    let all = both(split(var(x), same), rest);
                    lambda(vec![keys, one, other], list(var(keys), truth(true), all))
                }
                SetOp::MapEqual => {
                    let same = builder.table_operation(SetOp::MapSame, &types, place)?;
                    let [one, other, d, e] = ["one", "other", "d", "e"].map(|name| builder.local(name));
                    let of = |keys| call(same, vec![var(keys), var(one), var(other)]);
                    let defaults = builder.equal(&types[1], var(b), var(d), place)?;
                    let all = both(defaults, both(of(c), of(e)));
                    let inner = case(var(other), vec![alt(Symbol::new(&tuple_name(2)), vec![d, e], all)], None);
                    lambda(vec![one, other], split(var(one), inner))
                }
                _ => return Err(unsupported(place, "an operation on sets")),
            })
        })
    }
}
