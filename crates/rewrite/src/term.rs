//! Hash-consed terms. Equal terms are one [`Term`]; a builtin subterm is kept in a simplified form, so that many
//! questions are answered by comparing two numbers.

use num_bigint::BigInt;
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use crate::limits;
use crate::notation::Notation;
use crate::signature::{BOOL, Fun, INT, Kind, Op, Signature, Sort};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Term(u32);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Var(pub u32);

pub type Args = SmallVec<[Term; 4]>;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Node {
    Var(Var),
    Int(BigInt),
    App(Fun, Args),
    Quantified(Quantifier, Var, Term),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Quantifier {
    Forall,
    Exists,
}

/// What a variable may become.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// Belongs to the goal under proof: it stands for any value, and no proof rule may choose one for it.
    Goal,
    /// Belongs to a rule, an equation or a circularity: matching gives it a value.
    Pattern,
}

#[derive(Clone, Debug)]
pub struct VarInfo {
    pub name: String,
    pub sort: Sort,
    pub role: Role,
}

pub type Subst = FxHashMap<Var, Term>;

#[derive(Clone, Copy, Debug)]
struct Info {
    sort: Sort,
    ground: bool,
    defined: bool,
    /// An uninterpreted function occurs in it.
    uninterpreted: bool,
    /// A division of integers occurs in it.
    divides: bool,
}

#[derive(Default)]
pub struct Terms {
    pub sig: Signature,
    nodes: Vec<Node>,
    info: Vec<Info>,
    table: FxHashMap<Node, Term>,
    vars: Vec<VarInfo>,
    /// How often a name was given to a fresh variable.
    names: FxHashMap<String, u32>,
    /// Terms that are shown as the nullary symbol that stands for them.
    abbreviations: FxHashMap<Term, Fun>,
    /// How programs are written.
    pub notation: Notation,
}

impl Terms {
    /// `f` applied to `args`, simplified when `f` is builtin.
    pub fn app(&mut self, fun: Fun, args: Args) -> Term {
        if let Some(op) = self.sig.op(fun).cloned() {
            return self.simplify(&op, fun, args);
        }
        self.raw(fun, args)
    }

    /// As [`Terms::app`], but as it stands.
    pub fn raw(&mut self, fun: Fun, args: Args) -> Term {
        self.intern(Node::App(fun, args))
    }

    pub fn int(&mut self, value: impl Into<BigInt>) -> Term {
        self.intern(Node::Int(value.into()))
    }

    pub fn var(&mut self, var: Var) -> Term {
        self.intern(Node::Var(var))
    }

    pub fn bool(&mut self, value: bool) -> Term {
        let op = if value { Op::True } else { Op::False };
        let fun = self.sig.builtin(op, &[], BOOL);
        self.raw(fun, Args::new())
    }

    pub fn quantified(&mut self, quantifier: Quantifier, var: Var, body: Term) -> Term {
        if !self.occurs(var, body) {
            return body;
        }
        self.intern(Node::Quantified(quantifier, var, body))
    }

    /// The builtin operation `op` on `args`.
    pub fn builtin(&mut self, op: Op, args: &[Term]) -> Term {
        let sorts: SmallVec<[Sort; 4]> = args.iter().map(|a| self.sort(*a)).collect();
        let result = match op {
            Op::Add | Op::Sub | Op::Mul | Op::Div | Op::Mod => INT,
            Op::Ite => sorts[1],
            Op::Store => sorts[0],
            _ => BOOL,
        };
        let fun = self.sig.builtin(op, &sorts, result);
        self.app(fun, args.iter().copied().collect())
    }

    pub fn eq(&mut self, a: Term, b: Term) -> Term {
        self.builtin(Op::Eq, &[a, b])
    }

    pub fn not(&mut self, a: Term) -> Term {
        self.builtin(Op::Not, &[a])
    }

    pub fn and(&mut self, all: &[Term]) -> Term {
        let unit = self.bool(true);
        all.iter().fold(unit, |acc, t| self.builtin(Op::And, &[acc, *t]))
    }

    pub fn or(&mut self, all: &[Term]) -> Term {
        let unit = self.bool(false);
        all.iter().fold(unit, |acc, t| self.builtin(Op::Or, &[acc, *t]))
    }

    pub fn new_var(&mut self, name: &str, sort: Sort, role: Role) -> Var {
        let var = Var(self.vars.len() as u32);
        self.vars.push(VarInfo { name: name.to_owned(), sort, role });
        var
    }

    /// A new variable named after `like`: `N`, then `N'1`, `N'2`.
    pub fn fresh(&mut self, like: Var, sort: Sort, role: Role) -> Var {
        let base = self.source_name(like).to_owned();
        let count = self.names.entry(base.clone()).or_insert(0);
        *count += 1;
        let name = format!("{base}'{count}");
        self.new_var(&name, sort, role)
    }

    /// The name that the file gave to the variable that this one is a copy of.
    pub fn source_name(&self, var: Var) -> &str {
        self.var_info(var).name.split('\'').next().unwrap_or_default()
    }

    pub fn var_info(&self, var: Var) -> &VarInfo {
        &self.vars[var.0 as usize]
    }

    pub fn node(&self, term: Term) -> &Node {
        &self.nodes[term.0 as usize]
    }

    pub fn sort(&self, term: Term) -> Sort {
        self.info[term.0 as usize].sort
    }

    pub fn is_ground(&self, term: Term) -> bool {
        self.info[term.0 as usize].ground
    }

    /// Whether an axiomatized symbol occurs in it.
    pub fn has_defined(&self, term: Term) -> bool {
        self.info[term.0 as usize].defined
    }

    pub fn has_uninterpreted(&self, term: Term) -> bool {
        self.info[term.0 as usize].uninterpreted
    }

    pub fn has_division(&self, term: Term) -> bool {
        self.info[term.0 as usize].divides
    }

    pub fn is_builtin_sorted(&self, term: Term) -> bool {
        self.sig.is_builtin(self.sort(term))
    }

    pub fn as_var(&self, term: Term) -> Option<Var> {
        match self.node(term) {
            Node::Var(var) => Some(*var),
            _ => None,
        }
    }

    pub fn as_int(&self, term: Term) -> Option<&BigInt> {
        match self.node(term) {
            Node::Int(value) => Some(value),
            _ => None,
        }
    }

    pub fn as_bool(&self, term: Term) -> Option<bool> {
        match self.node(term) {
            Node::App(fun, _) => match self.sig.op(*fun) {
                Some(Op::True) => Some(true),
                Some(Op::False) => Some(false),
                _ => None,
            },
            _ => None,
        }
    }

    pub fn as_app(&self, term: Term) -> Option<(Fun, &Args)> {
        match self.node(term) {
            Node::App(fun, args) => Some((*fun, args)),
            _ => None,
        }
    }

    /// The operation and arguments, when the root is builtin.
    pub fn as_op(&self, term: Term) -> Option<(&Op, &Args)> {
        let (fun, args) = self.as_app(term)?;
        self.sig.op(fun).map(|op| (op, args))
    }

    /// The symbol and arguments, when the root is axiomatized.
    pub fn as_defined(&self, term: Term) -> Option<(Fun, &Args)> {
        let (fun, args) = self.as_app(term)?;
        (self.sig.fun_info(fun).kind == Kind::Defined).then_some((fun, args))
    }

    /// Free variables in the order in which they occur first.
    pub fn free_vars(&self, terms: &[Term]) -> Vec<Var> {
        let mut found = Vec::new();
        let mut seen = FxHashSet::default();
        for term in terms {
            self.collect_vars(*term, &mut Vec::new(), &mut seen, &mut found);
        }
        found
    }

    fn collect_vars(&self, term: Term, bound: &mut Vec<Var>, seen: &mut FxHashSet<Term>, found: &mut Vec<Var>) {
        if self.is_ground(term) || (bound.is_empty() && !seen.insert(term)) {
            return;
        }
        match self.node(term) {
            Node::Var(var) => {
                if !bound.contains(var) && !found.contains(var) {
                    found.push(*var);
                }
            }
            Node::Int(_) => {}
            Node::App(_, args) => {
                for arg in args {
                    self.collect_vars(*arg, bound, seen, found);
                }
            }
            Node::Quantified(_, var, body) => {
                bound.push(*var);
                self.collect_vars(*body, bound, seen, found);
                bound.pop();
            }
        }
    }

    pub fn occurs(&self, var: Var, term: Term) -> bool {
        !self.is_ground(term) && self.free_vars(&[term]).contains(&var)
    }

    /// Free variables that matching has yet to give a value.
    pub fn pattern_vars(&self, terms: &[Term]) -> Vec<Var> {
        let mut vars = self.free_vars(terms);
        vars.retain(|v| self.var_info(*v).role == Role::Pattern);
        vars
    }

    /// Replaces variables, simplifying on the way. Values are not looked into again.
    pub fn subst(&mut self, term: Term, subst: &Subst) -> Term {
        if subst.is_empty() {
            return term;
        }
        self.subst_memo(term, subst, &mut FxHashMap::default())
    }

    pub fn subst_all(&mut self, terms: &[Term], subst: &Subst) -> Vec<Term> {
        let mut memo = FxHashMap::default();
        terms.iter().map(|t| self.subst_memo(*t, subst, &mut memo)).collect()
    }

    fn subst_memo(&mut self, term: Term, subst: &Subst, memo: &mut FxHashMap<Term, Term>) -> Term {
        if self.is_ground(term) {
            return term;
        }
        if let Some(done) = memo.get(&term) {
            return *done;
        }
        let result = match self.node(term).clone() {
            Node::Var(var) => subst.get(&var).copied().unwrap_or(term),
            Node::Int(_) => term,
            Node::App(fun, args) => {
                let new: Args = args.iter().map(|a| self.subst_memo(*a, subst, memo)).collect();
                if new == args { term } else { self.app(fun, new) }
            }
            Node::Quantified(quantifier, var, body) => {
                let captured = subst.contains_key(&var) || subst.values().any(|t| self.occurs(var, *t));
                let (var, body) = if captured { self.rename_bound(var, body) } else { (var, body) };
                let body = self.subst_memo(body, subst, &mut FxHashMap::default());
                self.quantified(quantifier, var, body)
            }
        };
        memo.insert(term, result);
        result
    }

    fn rename_bound(&mut self, var: Var, body: Term) -> (Var, Term) {
        let info = self.var_info(var).clone();
        let new = self.fresh(var, info.sort, info.role);
        let replacement = self.var(new);
        (new, self.subst(body, &Subst::from_iter([(var, replacement)])))
    }

    /// A copy of `terms` with every free variable replaced by a new one of the given role.
    pub fn rename(&mut self, terms: &[Term], role: Role) -> (Vec<Term>, Subst) {
        let mut subst = Subst::default();
        for var in self.free_vars(terms) {
            let sort = self.var_info(var).sort;
            let new = self.fresh(var, sort, role);
            let term = self.var(new);
            subst.insert(var, term);
        }
        (self.subst_all(terms, &subst), subst)
    }

    /// Splits nested conjunctions, dropping `true`.
    pub fn conjuncts(&self, term: Term, into: &mut Vec<Term>) {
        match self.as_op(term) {
            Some((Op::And, args)) => {
                for arg in args {
                    self.conjuncts(*arg, into);
                }
            }
            Some((Op::True, _)) => {}
            _ => {
                if !into.contains(&term) {
                    into.push(term);
                }
            }
        }
    }

    fn intern(&mut self, node: Node) -> Term {
        if let Some(term) = self.table.get(&node) {
            return *term;
        }
        let info = self.describe(&node);
        let term = Term(self.nodes.len() as u32);
        self.nodes.push(node.clone());
        self.info.push(info);
        self.table.insert(node, term);
        term
    }

    fn describe(&self, node: &Node) -> Info {
        let plain = |sort, ground| Info { sort, ground, defined: false, uninterpreted: false, divides: false };
        match node {
            Node::Var(var) => plain(self.var_info(*var).sort, false),
            Node::Int(_) => plain(INT, true),
            Node::App(fun, args) => {
                let info = self.sig.fun_info(*fun);
                let op = self.sig.op_of(info);
                let any = |part: fn(&Info) -> bool| args.iter().any(|a| part(&self.info[a.0 as usize]));
                Info {
                    sort: info.result,
                    ground: args.iter().all(|a| self.is_ground(*a)),
                    defined: info.kind == Kind::Defined || any(|i| i.defined),
                    uninterpreted: op == Some(&Op::Uninterpreted) || any(|i| i.uninterpreted),
                    divides: matches!(op, Some(Op::Div | Op::Mod)) || any(|i| i.divides),
                }
            }
            Node::Quantified(_, _, body) => Info { sort: BOOL, ground: false, ..self.info[body.0 as usize] },
        }
    }

    /// Visits the term and all that is in it, each once, until `stop` says so.
    pub fn visit(&self, terms: &[Term], mut stop: impl FnMut(Term) -> bool) -> bool {
        let mut seen = FxHashSet::default();
        let mut work = terms.to_vec();
        while let Some(term) = work.pop() {
            if !seen.insert(term) {
                continue;
            }
            if stop(term) {
                return true;
            }
            match self.node(term) {
                Node::App(_, args) => work.extend(args.iter().copied()),
                Node::Quantified(_, _, body) => work.push(*body),
                Node::Var(_) | Node::Int(_) => {}
            }
        }
        false
    }

    /// Number of nodes, each shared one counted once.
    pub fn size(&self, term: Term) -> usize {
        let mut count = 0;
        self.visit(&[term], |_| {
            count += 1;
            false
        });
        count
    }

    /// Shows `term` as `fun` from now on.
    pub fn abbreviate(&mut self, term: Term, fun: Fun) {
        self.abbreviations.entry(term).or_insert(fun);
    }

    /// In the syntax of the file. Shared parts are written every time, so what is very long is cut.
    pub fn show(&self, term: Term) -> String {
        let mut out = String::new();
        if !self.write(term, 0, &mut out) {
            out.push('…');
        }
        out
    }

    /// False when there was no room for all of it. Where programs have a notation, parentheses are put around what binds less
    /// tightly than `level`.
    fn write(&self, term: Term, level: u32, out: &mut String) -> bool {
        if out.len() > limits::SHOWN_CHARACTERS {
            return false;
        }
        if let Some(fun) = self.abbreviations.get(&term) {
            out.push_str(&self.sig.fun_info(*fun).name);
            return true;
        }
        let mut part = |part: Term, level: u32, out: &mut String| self.write(part, level, out);
        if let Some(whole) = self.notation.write(self, term, level, out, &mut part) {
            return whole;
        }
        match self.node(term) {
            Node::Var(var) => out.push_str(&self.var_info(*var).name),
            Node::Int(value) => out.push_str(&value.to_string()),
            Node::App(fun, args) => {
                let name = &self.sig.fun_info(*fun).name;
                if args.is_empty() {
                    out.push_str(name);
                    return true;
                }
                out.push('(');
                out.push_str(name);
                for arg in args {
                    out.push(' ');
                    if !self.write(*arg, 0, out) {
                        return false;
                    }
                }
                out.push(')');
            }
            Node::Quantified(quantifier, var, body) => {
                let info = self.var_info(*var);
                let word = match quantifier {
                    Quantifier::Forall => "_forall",
                    Quantifier::Exists => "_exists",
                };
                out.push_str(&format!("({word}{} {} ", self.sig.sort_name(info.sort), info.name));
                if !self.write(*body, 0, out) {
                    return false;
                }
                out.push(')');
            }
        }
        true
    }

    /// A conjunction for people: the parts joined by `/\`.
    pub fn show_all(&self, conjuncts: &[Term]) -> String {
        if conjuncts.is_empty() {
            return "true".to_owned();
        }
        conjuncts.iter().map(|t| self.show(*t)).collect::<Vec<_>>().join(" /\\ ")
    }
}
