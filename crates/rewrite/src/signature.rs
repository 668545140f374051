//! Sorts with their order, and function symbols: builtin, constructor and axiomatized (paper §2).

use rustc_hash::FxHashMap;
use selfsame_core::span::Span;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Sort(pub u32);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Fun(pub u32);

/// How the solver sees a builtin sort.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum SmtSort {
    Bool,
    Int,
    BitVec(u32),
    Array(Box<SmtSort>, Box<SmtSort>),
    Uninterpreted(String),
}

/// The meaning of a builtin symbol.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Op {
    True,
    False,
    Not,
    And,
    Or,
    Implies,
    Xor,
    Ite,
    Eq,
    Add,
    Sub,
    Mul,
    Div,
    Mod,
    Lt,
    Le,
    Gt,
    Ge,
    Select,
    Store,
    Bv(BvOp),
    BvLiteral(u64),
    /// Nothing is known of it but that equal arguments give equal results.
    Uninterpreted,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BvOp {
    Add,
    Sub,
    Mul,
    UDiv,
    URem,
    SDiv,
    SRem,
    And,
    Or,
    Xor,
    Shl,
    LShr,
    AShr,
    Neg,
    Not,
    ULt,
    ULe,
    SLt,
    SLe,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    Builtin(Op),
    Constructor,
    /// Given by the oriented equations of a `define`.
    Defined,
}

#[derive(Clone, Debug)]
pub struct SortInfo {
    pub name: String,
    pub smt: Option<SmtSort>,
}

#[derive(Clone, Debug)]
pub struct FunInfo {
    pub name: String,
    pub args: Vec<Sort>,
    pub result: Sort,
    pub kind: Kind,
    /// Where it was declared; predeclared symbols have none.
    pub span: Option<Span>,
}

/// All sorts and symbols of a file. Two names for one builtin operation on the same sorts are one [`Fun`].
#[derive(Clone, Debug)]
pub struct Signature {
    sorts: Vec<SortInfo>,
    /// `below[s]` holds every proper subsort of `s`, transitively.
    below: Vec<Vec<Sort>>,
    funs: Vec<FunInfo>,
    sort_names: FxHashMap<String, Sort>,
    fun_names: FxHashMap<String, Fun>,
    /// Arguments that do not have the declared sort: the symbol, and what it was given (see `World::misfit`).
    misfits: Vec<(Fun, Sort)>,
}

pub const BOOL: Sort = Sort(0);
pub const INT: Sort = Sort(1);

impl Default for Signature {
    fn default() -> Self {
        Signature::new()
    }
}

impl Signature {
    /// The predeclared part of every file.
    pub fn new() -> Signature {
        let mut sig = Signature {
            sorts: Vec::new(),
            below: Vec::new(),
            funs: Vec::new(),
            sort_names: FxHashMap::default(),
            fun_names: FxHashMap::default(),
            misfits: Vec::new(),
        };
        sig.add_sort("Bool", Some(SmtSort::Bool));
        sig.add_sort("Int", Some(SmtSort::Int));
        let (b, i) = (BOOL, INT);
        let predeclared: [(&str, Vec<Sort>, Sort, Op); 21] = [
            ("true", vec![], b, Op::True),
            ("false", vec![], b, Op::False),
            ("bnot", vec![b], b, Op::Not),
            ("band", vec![b, b], b, Op::And),
            ("bor", vec![b, b], b, Op::Or),
            ("bimplies", vec![b, b], b, Op::Implies),
            ("bxor", vec![b, b], b, Op::Xor),
            ("biff", vec![b, b], b, Op::Eq),
            ("bequals", vec![b, b], b, Op::Eq),
            ("mplus", vec![i, i], i, Op::Add),
            ("mminus", vec![i, i], i, Op::Sub),
            ("mtimes", vec![i, i], i, Op::Mul),
            ("mdiv", vec![i, i], i, Op::Div),
            ("mmod", vec![i, i], i, Op::Mod),
            ("mless", vec![i, i], b, Op::Lt),
            ("mle", vec![i, i], b, Op::Le),
            ("mgt", vec![i, i], b, Op::Gt),
            ("mge", vec![i, i], b, Op::Ge),
            ("mequals", vec![i, i], b, Op::Eq),
            ("iteInt", vec![b, i, i], i, Op::Ite),
            ("iteBool", vec![b, b, b], b, Op::Ite),
        ];
        for (name, args, result, op) in predeclared {
            sig.add_builtin(name, args, result, op, None);
        }
        sig
    }

    pub fn add_sort(&mut self, name: &str, smt: Option<SmtSort>) -> Sort {
        let sort = Sort(self.sorts.len() as u32);
        self.sorts.push(SortInfo { name: name.to_owned(), smt });
        self.below.push(Vec::new());
        self.sort_names.insert(name.to_owned(), sort);
        sort
    }

    /// Makes `low` a subsort of `high`. False when that would be a cycle or put something below a builtin sort.
    pub fn add_subsort(&mut self, low: Sort, high: Sort) -> bool {
        if low == high || self.is_builtin(high) || self.leq(high, low) {
            return false;
        }
        let mut new = self.below[low.0 as usize].clone();
        new.push(low);
        for sort in 0..self.sorts.len() {
            if Sort(sort as u32) == high || self.below[sort].contains(&high) {
                for low in &new {
                    if !self.below[sort].contains(low) {
                        self.below[sort].push(*low);
                    }
                }
            }
        }
        true
    }

    pub fn leq(&self, low: Sort, high: Sort) -> bool {
        low == high || self.below[high.0 as usize].contains(&low)
    }

    /// The largest sorts below both.
    pub fn meets(&self, a: Sort, b: Sort) -> Vec<Sort> {
        let all = (0..self.sorts.len() as u32).map(Sort);
        let common: Vec<Sort> = all.filter(|s| self.leq(*s, a) && self.leq(*s, b)).collect();
        let maximal = |s: &&Sort| !common.iter().any(|t| t != *s && self.leq(**s, *t));
        common.iter().filter(maximal).copied().collect()
    }

    pub fn add_fun(&mut self, info: FunInfo) -> Fun {
        let fun = Fun(self.funs.len() as u32);
        self.fun_names.insert(info.name.clone(), fun);
        self.funs.push(info);
        fun
    }

    /// A builtin symbol, or the one that already means the same.
    pub fn add_builtin(&mut self, name: &str, args: Vec<Sort>, result: Sort, op: Op, span: Option<Span>) -> Fun {
        if op != Op::Uninterpreted
            && let Some(fun) = self.find_builtin(&op, &args, result)
        {
            self.fun_names.insert(name.to_owned(), fun);
            return fun;
        }
        self.add_fun(FunInfo { name: name.to_owned(), args, result, kind: Kind::Builtin(op), span })
    }

    pub fn find_builtin(&self, op: &Op, args: &[Sort], result: Sort) -> Option<Fun> {
        let same = |f: &FunInfo| f.kind == Kind::Builtin(op.clone()) && f.args == args && f.result == result;
        self.funs.iter().position(same).map(|i| Fun(i as u32))
    }

    /// A symbol that has no name in the file, such as equality on a sort for which none was declared.
    pub fn builtin(&mut self, op: Op, args: &[Sort], result: Sort) -> Fun {
        if let Some(fun) = self.find_builtin(&op, args, result) {
            return fun;
        }
        let name = match op {
            Op::Eq => "=",
            Op::Ite => "ite",
            Op::Select => "select",
            Op::Store => "store",
            _ => "builtin",
        };
        let fun = Fun(self.funs.len() as u32);
        let info = FunInfo { name: name.to_owned(), args: args.to_vec(), result, kind: Kind::Builtin(op), span: None };
        self.funs.push(info);
        fun
    }

    pub fn sort(&self, name: &str) -> Option<Sort> {
        self.sort_names.get(name).copied()
    }

    pub fn fun(&self, name: &str) -> Option<Fun> {
        self.fun_names.get(name).copied()
    }

    pub fn fun_info(&self, fun: Fun) -> &FunInfo {
        &self.funs[fun.0 as usize]
    }

    pub fn op(&self, fun: Fun) -> Option<&Op> {
        self.op_of(self.fun_info(fun))
    }

    pub fn op_of<'f>(&self, info: &'f FunInfo) -> Option<&'f Op> {
        match &info.kind {
            Kind::Builtin(op) => Some(op),
            Kind::Constructor | Kind::Defined => None,
        }
    }

    pub fn sort_info(&self, sort: Sort) -> &SortInfo {
        &self.sorts[sort.0 as usize]
    }

    pub fn sort_name(&self, sort: Sort) -> &str {
        &self.sort_info(sort).name
    }

    pub fn is_builtin(&self, sort: Sort) -> bool {
        self.sort_info(sort).smt.is_some()
    }

    pub fn funs(&self) -> impl Iterator<Item = (Fun, &FunInfo)> {
        self.funs.iter().enumerate().map(|(i, f)| (Fun(i as u32), f))
    }

    /// Whether some ground term of the sort exists: a rule with a variable of an empty sort never fires.
    pub fn inhabited(&self, sort: Sort) -> bool {
        let mut known: Vec<bool> = self.sorts.iter().map(|s| s.smt.is_some()).collect();
        loop {
            let mut changed = false;
            for sort in 0..known.len() {
                let by_subsort = self.below[sort].iter().any(|s| known[s.0 as usize]);
                let by_constructor = || {
                    self.funs.iter().any(|f| {
                        f.kind == Kind::Constructor
                            && f.result.0 as usize == sort
                            && f.args.iter().all(|a| known[a.0 as usize])
                    })
                };
                if !known[sort] && (by_subsort || by_constructor()) {
                    known[sort] = true;
                    changed = true;
                }
            }
            if !changed {
                return known[sort.0 as usize];
            }
        }
    }

    pub fn add_misfit(&mut self, fun: Fun, found: Sort) {
        if !self.misfits.contains(&(fun, found)) {
            self.misfits.push((fun, found));
        }
    }

    /// Whether the file gives the symbol an argument of this sort, which is not the one declared.
    pub fn is_misfit(&self, fun: Fun, found: Sort) -> bool {
        self.misfits.contains(&(fun, found))
    }

    /// The symbol that makes a term of sort `outer` contain a term of sort `inner` below its root, when there is one:
    /// then rules of sort `inner` are not top-most (Def. 3).
    pub fn nesting(&self, outer: Sort, inner: Sort) -> Option<Fun> {
        let mut reached = vec![outer];
        let mut next = 0;
        while next < reached.len() {
            let current = reached[next];
            next += 1;
            for (fun, info) in self.funs() {
                if info.kind != Kind::Constructor || self.meets(info.result, current).is_empty() {
                    continue;
                }
                let misfits = self.misfits.iter().filter(|(f, _)| *f == fun).map(|(_, sort)| sort);
                for arg in info.args.iter().chain(misfits) {
                    if !self.meets(*arg, inner).is_empty() {
                        return Some(fun);
                    }
                    if !reached.contains(arg) {
                        reached.push(*arg);
                    }
                }
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_is_transitive_and_has_no_cycles() {
        let mut sig = Signature::new();
        let (val, exp) = (sig.add_sort("Val", None), sig.add_sort("Exp", None));
        assert!(sig.add_subsort(val, exp));
        assert!(sig.add_subsort(INT, val));
        assert!(sig.leq(INT, exp));
        assert!(!sig.add_subsort(exp, val));
        assert!(!sig.add_subsort(val, INT));
        assert_eq!(sig.meets(val, exp), vec![val]);
        assert_eq!(sig.meets(val, BOOL), vec![]);
    }

    #[test]
    fn a_sort_inside_itself_is_found_through_others() {
        let mut sig = Signature::new();
        let (cfg, box_) = (sig.add_sort("Cfg", None), sig.add_sort("Box", None));
        let constructor = |name: &str, args: Vec<Sort>, result: Sort| FunInfo {
            name: name.to_owned(),
            args,
            result,
            kind: Kind::Constructor,
            span: None,
        };
        sig.add_fun(constructor("go", vec![INT], cfg));
        assert_eq!(sig.nesting(cfg, cfg), None);
        assert!(!sig.inhabited(box_));
        let wrap = sig.add_fun(constructor("wrap", vec![cfg], box_));
        sig.add_fun(constructor("nest", vec![box_], cfg));
        assert_eq!(sig.nesting(cfg, cfg), Some(wrap));
        assert!(sig.inhabited(box_));
    }
}
