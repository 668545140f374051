//! From Core to nodes: names resolved, small globals in place of their calls, methods of known instances selected.
//!
//! A method of a known instance reaches its code in two steps that both happen here: the selector's body stands in place
//! of its call, and its case on the dictionary, a constructor known at compile time, is decided.

use std::sync::Arc;

use rustc_hash::FxHashMap;

use crate::expr::{Alt, AltPattern, Expr, Lit, Local};
use crate::program::{GlobalId, Program};
use crate::symbol::Symbol;

use super::globals::{Globals, Meaning, peel};
use super::heap::{Heap, MAX_ID, MAX_SIZE, MAX_TAG};
use super::node::{Branch, ConRef, Node, NodeKind, Pattern, Var};
use super::op::Code;
use super::word::{Tag, Word};

pub(super) struct Lower<'a> {
    pub program: &'a Program,
    pub globals: &'a mut Globals,
    pub code: &'a mut Code,
    pub heap: &'a mut Heap,
    /// Whether places are kept for coverage.
    pub coverage: bool,
    next_var: Var,
    /// The globals whose bodies we stand in, the one being compiled first.
    within: Vec<GlobalId>,
    /// How many more nodes may come from other globals.
    budget: u32,
}

/// What the locals of one body stand for.
type Scope = FxHashMap<u32, Node>;

const MAX_DEPTH: usize = 8;
const BUDGET: u32 = 1500;

impl<'a> Lower<'a> {
    pub fn new(
        program: &'a Program,
        globals: &'a mut Globals,
        code: &'a mut Code,
        heap: &'a mut Heap,
        coverage: bool,
    ) -> Lower<'a> {
        Lower { program, globals, code, heap, coverage, next_var: 0, within: vec![], budget: BUDGET }
    }

    /// The parameters and the body of a closed expression, and how many variables there are. `itself` is the global that
    /// it is the code of.
    pub fn unit(mut self, expr: &Expr, itself: Option<GlobalId>) -> (Vec<Var>, Node, Var) {
        self.within.extend(itself);
        let (params, body) = self.lambda(expr, &mut Scope::default());
        (params, body, self.next_var)
    }

    fn fresh(&mut self) -> Var {
        self.next_var += 1;
        self.next_var - 1
    }

    fn lambda(&mut self, expr: &Expr, scope: &mut Scope) -> (Vec<Var>, Node) {
        let lambda = peel(expr);
        let params: Vec<Var> = lambda.params.iter().map(|_| self.fresh()).collect();
        let bound = lambda.params.iter().copied().zip(params.iter().map(|&v| Node::var(v)));
        let mut body = self.with(scope, bound, |lower, scope| lower.expr(lambda.body, scope));
        if self.coverage {
            for span in lambda.places.into_iter().rev() {
                let place = self.code.places.insert_full(span).0 as u32;
                body = NodeKind::Seen(place, Box::new(body)).into();
            }
        }
        (params, body)
    }

    /// Runs `inner` with locals bound, and restores what they meant before.
    fn with<T>(
        &mut self,
        scope: &mut Scope,
        bound: impl IntoIterator<Item = (Local, Node)>,
        inner: impl FnOnce(&mut Self, &mut Scope) -> T,
    ) -> T {
        let shadowed: Vec<_> =
            bound.into_iter().map(|(local, node)| (local.id, scope.insert(local.id, node))).collect();
        let result = inner(self, scope);
        for (id, before) in shadowed.into_iter().rev() {
            match before {
                Some(node) => scope.insert(id, node),
                None => scope.remove(&id),
            };
        }
        result
    }

    fn expr(&mut self, expr: &Expr, scope: &mut Scope) -> Node {
        match expr {
            Expr::Local(local) => match scope.get(&local.id).and_then(Node::atom) {
                Some(atom) => atom,
                None => self.unsupported(&format!("the variable {} is not in scope", local.name)),
            },
            Expr::Global(name) => self.global(*name),
            Expr::Lit(lit) => self.lit(lit),
            Expr::Lam(..) => {
                let (params, body) = self.lambda(expr, scope);
                NodeKind::Lam(params, Box::new(body)).into()
            }
            Expr::App(head, args) => {
                let (mut head, mut lists) = (&**head, vec![args]);
                loop {
                    match head {
                        Expr::App(inner, more) => {
                            lists.push(more);
                            head = inner;
                        }
                        Expr::At(_, inner) if !self.coverage => head = inner,
                        _ => break,
                    }
                }
                let args: Vec<Node> = lists.into_iter().rev().flatten().map(|arg| self.expr(arg, scope)).collect();
                let lambda = peel(head);
                if !lambda.params.is_empty() && lambda.params.len() <= args.len() && !self.coverage {
                    return self.beta(lambda.params, lambda.body, args, scope);
                }
                let head = self.expr(head, scope);
                self.apply(head, args)
            }
            Expr::Let(local, rhs, body) => {
                let rhs = self.expr(rhs, scope);
                self.bind(vec![(*local, rhs)], scope, |lower, scope| lower.expr(body, scope))
            }
            Expr::LetRec(bindings, body) => {
                let vars: Vec<Var> = bindings.iter().map(|_| self.fresh()).collect();
                let atoms: Vec<Node> = vars.iter().map(|&var| Node::var(var)).collect();
                let bound = bindings.iter().map(|(local, _)| *local).zip(atoms);
                self.with(scope, bound, |lower, scope| {
                    let rhss: Vec<Node> = bindings.iter().map(|(_, rhs)| lower.expr(rhs, scope)).collect();
                    let body = lower.expr(body, scope);
                    NodeKind::LetRec(vars.into_iter().zip(rhss).collect(), Box::new(body)).into()
                })
            }
            Expr::Con(name, fields) => {
                let fields: Vec<Node> = fields.iter().map(|field| self.expr(field, scope)).collect();
                match self.con(*name) {
                    Ok(con) if fields.is_empty() => Node::word(Word::con(con.tag, con.id)),
                    Ok(_) if fields.len() > MAX_SIZE => self.unsupported("a constructor with too many fields"),
                    Ok(con) => NodeKind::Con(con, fields).into(),
                    Err(broken) => broken,
                }
            }
            Expr::Case(scrutinee, alts, default) => {
                let scrutinee = self.expr(scrutinee, scope);
                self.case(scrutinee, alts, default.as_deref(), scope)
            }
            Expr::Prim(op, args) => {
                if args.len() != op.arity() {
                    return self.unsupported("a primitive with the wrong number of arguments");
                }
                NodeKind::Prim(*op, args.iter().map(|arg| self.expr(arg, scope)).collect()).into()
            }
            Expr::Bottom(label) => NodeKind::Fail(self.code.label(label.clone())).into(),
            Expr::Input(_) => NodeKind::Input.into(),
            Expr::Assume(condition, body) => {
                let condition = self.expr(condition, scope);
                NodeKind::Assume(Box::new(condition), Box::new(self.expr(body, scope))).into()
            }
            Expr::Assert(condition, body, label) => {
                let condition = self.expr(condition, scope);
                let label = self.code.label(label.clone());
                NodeKind::Assert(Box::new(condition), Box::new(self.expr(body, scope)), label).into()
            }
            Expr::At(span, inner) => {
                let inner = self.expr(inner, scope);
                if !self.coverage {
                    return inner;
                }
                let place = self.code.places.insert_full(*span).0 as u32;
                NodeKind::Seen(place, Box::new(inner)).into()
            }
        }
    }

    fn unsupported(&mut self, why: &str) -> Node {
        NodeKind::Fail(self.code.unsupported(why)).into()
    }

    fn global(&mut self, name: Symbol) -> Node {
        match self.globals.meaning(self.program, self.code, name) {
            Meaning::Word(word) => Node::word(word),
            Meaning::Broken(label) => NodeKind::Fail(label).into(),
        }
    }

    fn lit(&mut self, lit: &Lit) -> Node {
        Node::word(match lit {
            Lit::Int(value) => self.heap.int(*value),
            Lit::Integer(value) => self.heap.integer(value.clone()),
            Lit::Char(c) => Word::char(*c as u32),
            Lit::Double(value) => self.heap.double(*value),
            Lit::Str(text) => return NodeKind::Text(self.code.text(text)).into(),
        })
    }

    fn con(&mut self, name: Symbol) -> Result<ConRef, Node> {
        let Some(id) = self.program.con_id(name) else {
            return Err(self.unsupported(&format!("the constructor {name} is not defined")));
        };
        let con = self.program.con(id);
        let siblings = self.program.data(con.data).cons.len();
        if con.tag > MAX_TAG || siblings as u32 > MAX_TAG || id.0 > MAX_ID {
            return Err(self.unsupported("a type with too many constructors"));
        }
        Ok(ConRef { tag: con.tag as u16, id: id.0, siblings: siblings as u16 })
    }

    /// Binds locals to nodes around what `inner` makes: atoms are put in their place, others become variables.
    fn bind(
        &mut self,
        bound: Vec<(Local, Node)>,
        scope: &mut Scope,
        inner: impl FnOnce(&mut Self, &mut Scope) -> Node,
    ) -> Node {
        let mut lets = vec![];
        let mut atoms = vec![];
        for (local, node) in bound {
            let atom = match node.atom() {
                Some(atom) => atom,
                None => {
                    let var = self.fresh();
                    lets.push((var, node));
                    Node::var(var)
                }
            };
            atoms.push((local, atom));
        }
        let body = self.with(scope, atoms, inner);
        lets.into_iter().rev().fold(body, |body, (var, rhs)| NodeKind::Let(var, Box::new(rhs), Box::new(body)).into())
    }

    /// `(\params -> body) args`, with at least as many arguments as parameters.
    fn beta(&mut self, params: Vec<Local>, body: &Expr, mut args: Vec<Node>, scope: &mut Scope) -> Node {
        let rest = args.split_off(params.len());
        let bound = params.into_iter().zip(args).collect();
        self.bind(bound, scope, |lower, scope| {
            let body = lower.expr(body, scope);
            lower.apply(body, rest)
        })
    }

    fn apply(&mut self, head: Node, args: Vec<Node>) -> Node {
        if args.is_empty() {
            return head;
        }
        match head.kind {
            NodeKind::App(head, mut first) => {
                first.extend(args);
                NodeKind::App(head, first).into()
            }
            NodeKind::Let(var, rhs, body) => {
                let body = self.apply(*body, args);
                NodeKind::Let(var, rhs, Box::new(body)).into()
            }
            NodeKind::Fail(_) => head,
            NodeKind::Word(word) => match self.inlinable(word, args.len()) {
                Some((global, expr)) => {
                    self.within.push(global);
                    let lambda = peel(&expr);
                    let node = self.beta(lambda.params, lambda.body, args, &mut Scope::default());
                    self.within.pop();
                    node
                }
                None => NodeKind::App(Box::new(Node::word(word)), args).into(),
            },
            _ => NodeKind::App(Box::new(head), args).into(),
        }
    }

    /// The definition that may stand in place of a call with so many arguments.
    fn inlinable(&mut self, word: Word, args: usize) -> Option<(GlobalId, Arc<Expr>)> {
        if word.tag() != Tag::Function || self.coverage {
            return None;
        }
        let arity = self.code.functions.get(word.as_function() as usize)?.arity;
        let (global, expr) = self.globals.definition(word)?;
        let weight = self.globals.weight(global)?;
        let fits = args >= usize::from(arity)
            && weight <= self.budget
            && self.within.len() <= MAX_DEPTH
            && !self.within.contains(&global);
        if !fits {
            return None;
        }
        self.budget -= weight;
        Some((global, expr))
    }

    fn case(&mut self, scrutinee: Node, alts: &[Alt], default: Option<&Expr>, scope: &mut Scope) -> Node {
        let scrutinee = match self.decide(scrutinee, alts) {
            Ok(decided) => return decided,
            Err(scrutinee) => scrutinee,
        };
        if let NodeKind::Fail(_) = scrutinee.kind {
            return scrutinee;
        }
        let mut branches = Vec::with_capacity(alts.len());
        for alt in alts {
            match self.branch(alt, scope) {
                Ok(branch) => branches.push(branch),
                Err(broken) => return broken,
            }
        }
        let default = default.map(|default| Box::new(self.expr(default, scope)));
        NodeKind::Case(Box::new(scrutinee), branches, default).into()
    }

    fn branch(&mut self, alt: &Alt, scope: &mut Scope) -> Result<Branch, Node> {
        let (pattern, bound) = match &alt.pattern {
            AltPattern::Con(name, fields) => {
                let con = self.con(*name)?;
                let vars: Vec<Var> = fields.iter().map(|_| self.fresh()).collect();
                let bound = fields.iter().copied().zip(vars.iter().map(|&v| Node::var(v))).collect();
                (Pattern::Con(con, vars), bound)
            }
            AltPattern::Lit(lit) => {
                let Some(equality) = lit.equality() else { return Err(self.unsupported("a string as a pattern")) };
                match self.lit(lit).kind {
                    NodeKind::Word(word) => (Pattern::Lit(word, equality), vec![]),
                    _ => return Err(self.unsupported("a literal as a pattern")),
                }
            }
        };
        let body = self.with(scope, bound, |lower, scope| lower.expr(&alt.body, scope));
        Ok(Branch { pattern, body })
    }

    /// A selection from a constructor that is known at compile time, as of a method from the dictionary of an instance;
    /// else the scrutinee again.
    fn decide(&mut self, scrutinee: Node, alts: &[Alt]) -> Result<Node, Node> {
        let Some((global, expr, index)) = self.known_field(&scrutinee, alts) else { return Err(scrutinee) };
        let lambda = peel(&expr);
        let Expr::Con(_, fields) = lambda.body else { return Err(scrutinee) };
        let args = match scrutinee.kind {
            NodeKind::App(_, args) => args,
            _ => vec![],
        };
        self.within.push(global);
        let bound = lambda.params.into_iter().zip(args).collect();
        let field = strip(&fields[index]);
        let node = self.bind(bound, &mut Scope::default(), |lower, scope| lower.expr(field, scope));
        self.within.pop();
        Ok(node)
    }

    /// The global that builds the constructor, and the field that the only alternative takes of it. Of a constant only
    /// fields that are globals are taken, so that what it computes stays shared.
    fn known_field(&self, scrutinee: &Node, alts: &[Alt]) -> Option<(GlobalId, Arc<Expr>, usize)> {
        let [Alt { pattern: AltPattern::Con(name, locals), body: Expr::Local(result) }] = alts else { return None };
        let index = locals.iter().position(|local| local == result)?;
        let (head, args) = match &scrutinee.kind {
            NodeKind::App(head, args) => (&**head, args.len()),
            _ => (scrutinee, 0),
        };
        let NodeKind::Word(word) = head.kind else { return None };
        let (global, expr) = self.globals.definition(word)?;
        let lambda = peel(&expr);
        let Expr::Con(built, fields) = lambda.body else { return None };
        let fits = built == name
            && fields.len() == locals.len()
            && lambda.params.len() == args
            && (args > 0 || matches!(strip(&fields[index]), Expr::Global(_)))
            && self.within.len() <= MAX_DEPTH
            && !self.within.contains(&global);
        fits.then(|| (global, expr.clone(), index))
    }
}

fn strip(mut expr: &Expr) -> &Expr {
    while let Expr::At(_, inner) = expr {
        expr = inner;
    }
    expr
}
