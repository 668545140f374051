//! The solver's names for sorts and operations, as files write them between double quotes.

use crate::signature::{BvOp, Op, SmtSort, Sort};
use crate::world::World;

/// `Int`, `(_ BitVec 8)`, `(Array Int Bool)`; any other word is a sort of which nothing is known.
pub fn smt_sort(text: &str) -> Option<SmtSort> {
    let words = text.replace('(', " ( ").replace(')', " ) ");
    let words: Vec<&str> = words.split_whitespace().collect();
    let (sort, used) = read_sort(&words)?;
    (used == words.len()).then_some(sort)
}

fn read_sort(words: &[&str]) -> Option<(SmtSort, usize)> {
    match words {
        ["Bool", ..] => Some((SmtSort::Bool, 1)),
        ["Int", ..] => Some((SmtSort::Int, 1)),
        ["(", "_", "BitVec", n, ")", ..] => {
            let width = n.parse().ok().filter(|n| (1..=64).contains(n))?;
            Some((SmtSort::BitVec(width), 5))
        }
        ["(", "Array", rest @ ..] => {
            let (domain, a) = read_sort(rest)?;
            let (range, b) = read_sort(&rest[a..])?;
            (rest.get(a + b) == Some(&")")).then(|| (SmtSort::Array(domain.into(), range.into()), a + b + 3))
        }
        [name, ..] if name.chars().all(|c| c.is_alphanumeric() || c == '_') => {
            Some((SmtSort::Uninterpreted((*name).to_owned()), 1))
        }
        _ => None,
    }
}

/// `+`, `select`, `bvadd`, `#x0f`, …
pub fn operation(text: &str) -> Option<Op> {
    use BvOp as B;
    Some(match text {
        "+" => Op::Add,
        "-" => Op::Sub,
        "*" => Op::Mul,
        "div" | "/" => Op::Div,
        "mod" => Op::Mod,
        "<" => Op::Lt,
        "<=" => Op::Le,
        ">" => Op::Gt,
        ">=" => Op::Ge,
        "=" | "iff" => Op::Eq,
        "true" => Op::True,
        "false" => Op::False,
        "not" => Op::Not,
        "and" => Op::And,
        "or" => Op::Or,
        "xor" => Op::Xor,
        "=>" | "implies" => Op::Implies,
        "ite" => Op::Ite,
        "select" => Op::Select,
        "store" => Op::Store,
        "bvadd" => Op::Bv(B::Add),
        "bvsub" => Op::Bv(B::Sub),
        "bvmul" => Op::Bv(B::Mul),
        "bvudiv" => Op::Bv(B::UDiv),
        "bvurem" => Op::Bv(B::URem),
        "bvsdiv" => Op::Bv(B::SDiv),
        "bvsrem" => Op::Bv(B::SRem),
        "bvand" => Op::Bv(B::And),
        "bvor" => Op::Bv(B::Or),
        "bvxor" => Op::Bv(B::Xor),
        "bvshl" => Op::Bv(B::Shl),
        "bvlshr" => Op::Bv(B::LShr),
        "bvashr" => Op::Bv(B::AShr),
        "bvneg" => Op::Bv(B::Neg),
        "bvnot" => Op::Bv(B::Not),
        "bvult" => Op::Bv(B::ULt),
        "bvule" => Op::Bv(B::ULe),
        "bvslt" => Op::Bv(B::SLt),
        "bvsle" => Op::Bv(B::SLe),
        _ => {
            if let Some(bits) = text.strip_prefix("#b") {
                return u64::from_str_radix(bits, 2).ok().map(Op::BvLiteral);
            }
            return u64::from_str_radix(text.strip_prefix("#x")?, 16).ok().map(Op::BvLiteral);
        }
    })
}

impl BvOp {
    pub fn is_unary(self) -> bool {
        matches!(self, BvOp::Neg | BvOp::Not)
    }

    pub fn is_comparison(self) -> bool {
        matches!(self, BvOp::ULt | BvOp::ULe | BvOp::SLt | BvOp::SLe)
    }
}

impl World {
    /// Whether an interpreted symbol has the sorts that the solver expects of it.
    pub(crate) fn operation_fits(&self, op: &Op, args: &[Sort], result: Sort) -> bool {
        let smt = |s: &Sort| self.terms.sig.sort_info(*s).smt.clone();
        let all: Option<Vec<SmtSort>> = args.iter().map(smt).collect();
        let (Some(a), Some(r)) = (all, smt(&result)) else { return false };
        use SmtSort::{Array, BitVec, Bool, Int};
        match (op, a.as_slice()) {
            (Op::True | Op::False, []) => r == Bool,
            (Op::Not, [Bool]) => r == Bool,
            (Op::And | Op::Or | Op::Implies | Op::Xor, [Bool, Bool]) => r == Bool,
            (Op::Ite, [Bool, x, y]) => x == y && *x == r && args[1] == args[2] && args[1] == result,
            (Op::Eq, [x, y]) => x == y && args[0] == args[1] && r == Bool,
            (Op::Add | Op::Sub | Op::Mul | Op::Div | Op::Mod, [Int, Int]) => r == Int,
            (Op::Lt | Op::Le | Op::Gt | Op::Ge, [Int, Int]) => r == Bool,
            (Op::Select, [Array(d, v), i]) => **d == *i && **v == r,
            (Op::Store, [Array(d, v), i, x]) => **d == *i && **v == *x && args[0] == result,
            (Op::Bv(op), [BitVec(n)]) if op.is_unary() => r == BitVec(*n),
            (Op::Bv(op), [BitVec(n), BitVec(m)]) if !op.is_unary() => {
                n == m && r == if op.is_comparison() { Bool } else { BitVec(*n) }
            }
            (Op::BvLiteral(value), []) => matches!(r, BitVec(n) if n == 64 || value >> n == 0),
            _ => false,
        }
    }
}
