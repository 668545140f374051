use std::sync::Arc;

use super::*;
use crate::program::Program;
use crate::term::Variable;
use crate::types::Type;

fn number(store: &mut TermStore, n: i64) -> TermId {
    store.mk_lit(&Lit::Int(n))
}

#[test]
fn sums_are_the_same_in_any_order() {
    let mut store = TermStore::new(Arc::new(Program::with_builtins()));
    let [a, b] = ["a", "b"].map(|name| store.fresh(Variable::new(name, Type::int())));
    let (a, b) = (store.mk_free(a), store.mk_free(b));
    let two = number(&mut store, 2);
    let left = store.mk_prim(PrimOp::IntAdd, &[a, b]);
    let left = store.mk_prim(PrimOp::IntMul, &[left, two]);
    let doubled = store.mk_prim(PrimOp::IntAdd, &[b, b]);
    let right = store.mk_prim(PrimOp::IntAdd, &[doubled, a]);
    assert!(!is_same(&store, left, right));
    let right = store.mk_prim(PrimOp::IntAdd, &[a, right]);
    assert!(is_same(&store, left, right));
}

#[test]
fn bounds_settle_comparisons_with_other_constants() {
    let mut store = TermStore::new(Arc::new(Program::with_builtins()));
    let n = store.fresh(Variable::new("n", Type::int()));
    let n = store.mk_free(n);
    let (three, five) = (number(&mut store, 3), number(&mut store, 5));
    let above = store.mk_prim(PrimOp::IntGt, &[n, five]);
    let is_three = store.mk_prim(PrimOp::IntEq, &[n, three]);
    let at_least = store.mk_prim(PrimOp::IntLe, &[three, n]);
    assert_eq!(decide(&store, &[(above, true)], is_three), Some(false));
    assert_eq!(decide(&store, &[(above, true)], at_least), Some(true));
    assert_eq!(decide(&store, &[(above, false)], is_three), None);
    assert_eq!(decide(&store, &[(at_least, false)], above), Some(false));
    assert_eq!(decide(&store, &[(is_three, true)], above), Some(false));
}

fn store(ints: Ints) -> TermStore {
    let mut program = Program::with_builtins();
    program.set_ints(ints);
    TermStore::new(Arc::new(program))
}

fn unknown(store: &mut TermStore, name: &str, ty: Type) -> TermId {
    let var = store.fresh(Variable { evaluated: true, ..Variable::new(name, ty) });
    store.mk_free(var)
}

#[test]
fn facts_are_used_together() {
    use PrimOp::*;
    let mut store = store(Ints::Unbounded);
    let [x, y, z] = ["x", "y", "z"].map(|name| unknown(&mut store, name, Type::int()));
    let below = store.mk_prim(IntLt, &[x, y]);
    let also = store.mk_prim(IntLe, &[y, z]);
    let follows = store.mk_prim(IntLt, &[x, z]);
    let other = store.mk_prim(IntLt, &[z, x]);
    let facts = [(below, true), (also, true)];
    assert_eq!(decide(&store, &facts, follows), Some(true));
    assert_eq!(decide(&store, &facts, other), Some(false));
    assert_eq!(decide(&store, &facts[..1], follows), None);
}

#[test]
fn what_is_not_equal_and_at_most_is_less() {
    use PrimOp::*;
    let mut store = store(Ints::Unbounded);
    let [x, y] = ["x", "y"].map(|name| unknown(&mut store, name, Type::int()));
    let differ = store.mk_prim(IntNe, &[x, y]);
    let at_most = store.mk_prim(IntLe, &[x, y]);
    let below = store.mk_prim(IntLt, &[x, y]);
    assert_eq!(decide(&store, &[(differ, true), (at_most, true)], below), Some(true));
    assert_eq!(decide(&store, &[(differ, true)], below), None);
}

#[test]
fn remainders_and_quotients_are_bounded() {
    use PrimOp::*;
    let mut store = store(Ints::Unbounded);
    let x = unknown(&mut store, "x", Type::int());
    let (zero, two) = (number(&mut store, 0), number(&mut store, 2));
    let positive = store.mk_prim(IntGt, &[x, zero]);
    let half = store.mk_prim(IntQuot, &[x, two]);
    let smaller = store.mk_prim(IntLt, &[half, x]);
    assert_eq!(decide(&store, &[(positive, true)], smaller), Some(true));
    assert_eq!(decide(&store, &[], smaller), None);
    let rest = store.mk_prim(IntMod, &[x, two]);
    let in_range = store.mk_prim(IntLt, &[rest, two]);
    assert_eq!(decide(&store, &[], in_range), Some(true));
    let rest = store.mk_prim(IntRem, &[x, two]);
    let nonnegative = store.mk_prim(IntGe, &[rest, zero]);
    assert_eq!(decide(&store, &[], nonnegative), None);
    assert_eq!(decide(&store, &[(positive, true)], nonnegative), Some(true));
}

#[test]
fn sums_wrap_only_where_ints_do() {
    use PrimOp::*;
    for (ints, truth) in [(Ints::Unbounded, Some(true)), (Ints::Wrapping, None)] {
        let mut store = store(ints);
        let x = unknown(&mut store, "x", Type::int());
        let (one, hundred) = (number(&mut store, 1), number(&mut store, 100));
        let next = store.mk_prim(IntAdd, &[x, one]);
        let greater = store.mk_prim(IntGt, &[next, x]);
        assert_eq!(decide(&store, &[], greater), truth, "{ints:?}");
        let small = store.mk_prim(IntLt, &[x, hundred]);
        assert_eq!(decide(&store, &[(small, true)], greater), Some(true), "{ints:?}");
    }
    let mut store = store(Ints::Wrapping);
    let x = unknown(&mut store, "x", Type::int());
    let one = number(&mut store, 1);
    let next = store.mk_prim(IntAdd, &[x, one]);
    let greater = store.mk_prim(IntGt, &[next, x]);
    assert_eq!(nearest(&store, &[(greater, false)], x, 0), Some(i64::MAX.into()));
    let unequal = store.mk_prim(IntNe, &[next, x]);
    assert_eq!(decide(&store, &[], unequal), Some(true));
}

/// Writes terms over two unknowns, and says what they are for values of these.
struct Writer(u64);

impl Writer {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }

    fn constant(&mut self) -> i64 {
        [0, 1, 2, 3, -1, -2, 7, i64::MAX, i64::MIN, i64::MAX / 2 + 1][self.below(10) as usize]
    }

    fn term(&mut self, store: &mut TermStore, unknowns: [TermId; 2], depth: u32) -> TermId {
        use PrimOp::*;
        match self.below(if depth == 0 { 3 } else { 9 }) {
            0 | 1 => unknowns[self.below(2) as usize],
            2 => {
                let constant = self.constant();
                number(store, constant)
            }
            3 => {
                let inner = self.term(store, unknowns, depth - 1);
                store.mk_prim(IntNegate, &[inner])
            }
            4 => {
                let op = [IntDiv, IntMod, IntQuot, IntRem][self.below(4) as usize];
                let inner = self.term(store, unknowns, depth - 1);
                let by = 1 + self.below(4) as i64;
                let by = number(store, by);
                store.mk_prim(op, &[inner, by])
            }
            _ => {
                let op = [IntAdd, IntSub, IntMul, IntAdd][self.below(4) as usize];
                let sides = [(); 2].map(|()| self.term(store, unknowns, depth - 1));
                store.mk_prim(op, &sides)
            }
        }
    }

    fn condition(&mut self, store: &mut TermStore, unknowns: [TermId; 2]) -> TermId {
        use PrimOp::*;
        let op = [IntEq, IntNe, IntLe, IntLt, IntGe, IntGt][self.below(6) as usize];
        let sides = [(); 2].map(|()| self.term(store, unknowns, 2));
        store.mk_prim(op, &sides)
    }
}

/// What the primitives give; nothing when 64 bits are left.
fn value(store: &TermStore, term: TermId, of: &[(TermId, i64)], ints: Ints) -> Option<crate::delta::Delta> {
    use crate::delta::{Delta, delta, overflows};
    if let Some((_, value)) = of.iter().find(|(unknown, _)| *unknown == term) {
        return Some(Delta::Lit(Lit::Int(*value)));
    }
    match store.node(term) {
        Node::Lit(lit) => Some(Delta::Lit(store.lit(lit).clone())),
        Node::Prim(op, args) => {
            let args = store.terms(args).iter().map(|arg| match value(store, *arg, of, ints) {
                Some(Delta::Lit(lit)) => Some(lit),
                _ => None,
            });
            let args: Vec<Lit> = args.collect::<Option<_>>()?;
            if ints == Ints::Unbounded && overflows(op, &args) { None } else { delta(op, &args) }
        }
        _ => None,
    }
}

#[test]
fn what_is_decided_is_so_for_all_values_tried() {
    use crate::delta::Delta;
    let values = [0, 1, -1, 2, 3, -5, 8, i64::MAX, i64::MIN, i64::MAX - 1, i64::MAX / 2 + 1, i64::MIN / 2];
    for ints in [Ints::Unbounded, Ints::Wrapping] {
        let mut decided = 0;
        let mut found = 0;
        for seed in 0..3000 {
            let mut store = store(ints);
            let unknowns = ["x", "y"].map(|name| unknown(&mut store, name, Type::int()));
            let mut writer = Writer(seed);
            let facts: Vec<(TermId, bool)> =
                (0..writer.below(3)).map(|_| (writer.condition(&mut store, unknowns), writer.below(3) > 0)).collect();
            let condition = writer.condition(&mut store, unknowns);
            let answer = decide(&store, &facts, condition);
            decided += u32::from(answer.is_some());
            let near = nearest(&store, &facts, unknowns[0], 0).and_then(|near| i64::try_from(near).ok());
            let mut is_reached = false;
            for x in values.into_iter().chain(near) {
                for y in values {
                    let of = [(unknowns[0], x), (unknowns[1], y)];
                    let holds = |term: TermId, truth: bool| match value(&store, term, &of, ints) {
                        Some(Delta::Bool(found)) => Some(found == truth),
                        _ => None,
                    };
                    if !facts.iter().all(|(fact, truth)| holds(*fact, *truth) == Some(true)) {
                        continue;
                    }
                    is_reached |= Some(x) == near;
                    let (Some(answer), Some(truth)) = (answer, holds(condition, true)) else { continue };
                    assert_eq!(truth, answer, "{ints:?}, seed {seed}: {} for {of:?}", store.show(condition));
                }
            }
            found += u32::from(is_reached);
        }
        assert!(decided > 300 && found > 1000, "{ints:?}: {decided} decided, {found} values found");
    }
}

/// The numbers for which 64 bits are not enough are found.
#[test]
fn overflows_are_found() {
    use PrimOp::*;
    let mut store = store(Ints::Wrapping);
    let x = unknown(&mut store, "x", Type::int());
    let zero = number(&mut store, 0);
    let negative = store.mk_prim(IntLt, &[x, zero]);
    let opposite = store.mk_prim(IntNegate, &[x]);
    let positive = store.mk_prim(IntGe, &[opposite, zero]);
    assert_eq!(nearest(&store, &[(negative, true), (positive, false)], x, 0), Some(i64::MIN.into()));

    let [a, b, q, r] = ["a", "b", "q", "r"].map(|name| unknown(&mut store, name, Type::int()));
    let two = number(&mut store, 2);
    let (sum, difference) = (store.mk_prim(IntAdd, &[a, b]), store.mk_prim(IntSub, &[b, a]));
    let halves = [sum, difference].map(|number| store.mk_prim(IntDiv, &[number, two]));
    let offset = store.mk_prim(IntAdd, &[a, r]);
    let facts = [
        (store.mk_prim(IntLe, &[zero, a]), true),
        (store.mk_prim(IntLe, &[a, b]), true),
        (store.mk_prim(IntEq, &[q, halves[0]]), true),
        (store.mk_prim(IntEq, &[r, halves[1]]), true),
        (store.mk_prim(IntEq, &[q, offset]), false),
    ];
    let least = nearest(&store, &facts, a, 0);
    assert_eq!(least, Some(1.into()));
}

#[test]
fn equations_are_used_in_products() {
    use PrimOp::*;
    for ints in [Ints::Unbounded, Ints::Wrapping] {
        let mut store = store(ints);
        let [n, x] = ["n", "x"].map(|name| unknown(&mut store, name, Type::int()));
        let one = number(&mut store, 1);
        let is_one = store.mk_prim(IntEq, &[n, one]);
        let product = store.mk_prim(IntMul, &[n, x]);
        let same = store.mk_prim(IntEq, &[product, x]);
        assert_eq!(decide(&store, &[(is_one, true)], same), Some(true), "{ints:?}");
        assert_eq!(decide(&store, &[(is_one, false)], same), None, "{ints:?}");
    }
}

#[test]
fn sums_have_few_terms() {
    for ints in [Ints::Unbounded, Ints::Wrapping] {
        let mut store = store(ints);
        let [x, y] = ["x", "y"].map(|name| unknown(&mut store, name, Type::int()));
        let [zero, one, two] = [0, 1, 2].map(|n| number(&mut store, n));
        let mut sum = |op, left, right| store.mk_prim(op, &[left, right]);
        let padded = sum(PrimOp::IntAdd, zero, x);
        let (next, more) = (sum(PrimOp::IntAdd, one, x), sum(PrimOp::IntAdd, x, one));
        let later = sum(PrimOp::IntAdd, one, next);
        let both = sum(PrimOp::IntAdd, y, more);
        let cancelled = sum(PrimOp::IntSub, both, y);
        let twice = sum(PrimOp::IntMul, more, two);
        let expected = [sum(PrimOp::IntAdd, x, two), sum(PrimOp::IntMul, two, x)];
        let doubled = sum(PrimOp::IntAdd, expected[1], two);
        assert_eq!(normal(&mut store, padded), Some(x));
        assert_eq!(normal(&mut store, later), Some(expected[0]));
        assert_eq!(normal(&mut store, cancelled), Some(more));
        assert_eq!(normal(&mut store, twice), Some(doubled));
        assert_eq!(normal(&mut store, more), None);
        // What is in a sum of this form is one of this form.
        for constant in [zero, one, number(&mut store, -1)] {
            let mut sum = store.mk_prim(PrimOp::IntSub, &[constant, x]);
            sum = store.mk_prim(PrimOp::IntSub, &[sum, y]);
            let mut part = normal(&mut store, sum).unwrap_or(sum);
            while let Node::Prim(_, args) = store.node(part) {
                assert_eq!(normal(&mut store, part), None);
                part = store.terms(args)[0];
            }
        }
    }
}

#[test]
fn equations_are_balanced() {
    let mut store = store(Ints::Unbounded);
    let [x, y] = ["x", "y"].map(|name| unknown(&mut store, name, Type::int()));
    let [one, two] = [1, 2].map(|n| number(&mut store, n));
    let mut sum = |op, left, right| store.mk_prim(op, &[left, right]);
    // y - 2 = y + 2 * x is x + 1 = 0.
    let left = sum(PrimOp::IntSub, y, two);
    let twice = sum(PrimOp::IntMul, two, x);
    let right = sum(PrimOp::IntAdd, y, twice);
    let next = sum(PrimOp::IntAdd, x, one);
    let zero = number(&mut store, 0);
    assert_eq!(balanced(&mut store, [left, right]), Some([next, zero]));
    assert!(is_multiple(&store, [left, right], [next, zero]));
    assert!(!is_multiple(&store, [next, zero], [left, right]));
    assert!(!is_multiple(&store, [left, right], [x, zero]));
}
