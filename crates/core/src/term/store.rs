//! The store: all terms of one engine's run.

use std::sync::Arc;

use rustc_hash::{FxBuildHasher, FxHashMap};

use super::{
    Alternative, Alts, DefId, LabelId, LabelTable, LitId, LitKey, Node, Pattern, TermId, Terms, TypeId, TypeTable,
    VarId, Variable, lift,
};
use crate::effort;
use crate::expr::{Expr, Label, Lit};
use crate::prim::PrimOp;
use crate::program::{ConId, GlobalId, NoCode, Program};
use crate::symbol::Symbol;
use crate::types::Type;

/// The size of all larger terms: with sharing, trees outgrow every number.
const LARGEST: u32 = 1 << 24;

/// One thread's terms over a shared program. Not shared itself: an engine makes one per item, so that ids and with them
/// results do not depend on what else runs.
pub struct TermStore {
    pub(super) program: Arc<Program>,
    nodes: Vec<Node>,
    facts: Vec<Facts>,
    ids: FxHashMap<Node, TermId>,
    slices: indexmap::IndexSet<Box<[TermId]>, FxBuildHasher>,
    alts: indexmap::IndexSet<Box<[Alternative]>, FxBuildHasher>,
    var_sets: indexmap::IndexSet<Box<[VarId]>, FxBuildHasher>,
    lits: indexmap::IndexMap<LitKey, Lit, FxBuildHasher>,
    labels: LabelTable,
    types: TypeTable,
    vars: Vec<Variable>,
    var_names: rustc_hash::FxHashSet<Symbol>,
    var_counts: FxHashMap<Symbol, u32>,
    /// Names of the variables that a term binds, as first seen.
    hints: FxHashMap<TermId, Box<[Symbol]>>,
    pub(super) lifted: Vec<Definition>,
    unfolded: FxHashMap<GlobalId, Unfold>,
    /// What binding one variable made of a term.
    pub(super) bindings: FxHashMap<(TermId, VarId, TermId), TermId>,
    pub(super) types_of: std::cell::RefCell<FxHashMap<TermId, Option<Type>>>,
    /// See [`TermStore::has_bounds`].
    pub(super) bounded: std::cell::RefCell<FxHashMap<Type, bool>>,
    pub(super) functions_keep_totality: std::cell::OnceCell<bool>,
    known: Known,
}

/// Constructors that literals and primitives turn into.
#[derive(Clone, Copy)]
struct Known {
    true_con: ConId,
    false_con: ConId,
    nil: ConId,
    cons: ConId,
}

/// What is computed of every term when it is made.
#[derive(Clone, Copy)]
struct Facts {
    /// One more than the largest de Bruijn index that points out of the term; 0 when there is none.
    loose: u32,
    size: u32,
    free: u32,
}

/// A local definition made a definition of the store.
#[derive(Clone, Debug)]
pub struct Definition {
    /// As the source calls it.
    pub name: Symbol,
    /// The global whose code it was part of.
    pub within: Option<GlobalId>,
    /// Closed; a lambda over what it captured, then its own parameters.
    pub body: TermId,
    /// How many of the leading parameters are captured variables.
    pub captured: u32,
}

/// What a global's code is as a term, or why it has none.
#[derive(Clone, Debug, PartialEq)]
pub enum Unfold {
    /// Its code.
    Term(TermId),
    /// Why it has none.
    Unsupported(Symbol),
}

impl TermStore {
    /// An empty store for terms of a program, which must have the built-in types.
    pub fn new(program: Arc<Program>) -> TermStore {
        let con = |name: &str| program.con_id(name.into()).expect("a program starts from Program::with_builtins");
        let known = Known { true_con: con("True"), false_con: con("False"), nil: con("[]"), cons: con(":") };
        let mut store = TermStore {
            program,
            nodes: Vec::new(),
            facts: Vec::new(),
            ids: FxHashMap::default(),
            slices: Default::default(),
            alts: Default::default(),
            var_sets: Default::default(),
            lits: Default::default(),
            labels: Default::default(),
            types: Default::default(),
            vars: Vec::new(),
            var_names: Default::default(),
            var_counts: FxHashMap::default(),
            hints: FxHashMap::default(),
            lifted: Vec::new(),
            unfolded: FxHashMap::default(),
            bindings: FxHashMap::default(),
            types_of: Default::default(),
            bounded: Default::default(),
            functions_keep_totality: Default::default(),
            known,
        };
        store.var_sets.insert(Box::new([]));
        store
    }

    /// The program that terms are of.
    pub fn program(&self) -> &Arc<Program> {
        &self.program
    }

    /// What the term is made of.
    pub fn node(&self, term: TermId) -> Node {
        self.nodes[term.0 as usize]
    }

    /// How many enclosing binders the term needs; 0 when it is closed but for free variables.
    pub fn loose(&self, term: TermId) -> u32 {
        self.facts[term.0 as usize].loose
    }

    /// Number of nodes, as a tree; no more than a bound that leaves room to add some of them up.
    pub fn size(&self, term: TermId) -> u32 {
        self.facts[term.0 as usize].size
    }

    /// In ascending order.
    pub fn free_vars(&self, term: TermId) -> &[VarId] {
        &self.var_sets[self.facts[term.0 as usize].free as usize]
    }

    /// The sequence that was interned.
    pub fn terms(&self, terms: Terms) -> &[TermId] {
        &self.slices[terms.0 as usize]
    }

    /// The alternatives that were interned.
    pub fn alts(&self, alts: Alts) -> &[Alternative] {
        &self.alts[alts.0 as usize]
    }

    /// The literal that was interned.
    pub fn lit(&self, lit: LitId) -> &Lit {
        &self.lits[lit.0 as usize]
    }

    /// The label that was interned.
    pub fn label(&self, label: LabelId) -> &Label {
        &self.labels[label.0 as usize]
    }

    /// The type that was interned.
    pub fn ty(&self, ty: TypeId) -> &Type {
        &self.types[ty.0 as usize]
    }

    /// What is known of the variable.
    pub fn var(&self, var: VarId) -> &Variable {
        &self.vars[var.0 as usize]
    }

    /// A new variable; when its name is taken, it gets a number: `xs`, `xs1`, `xs2`.
    pub fn fresh(&mut self, variable: Variable) -> VarId {
        let base = Symbol::new(variable.name.as_str().trim_end_matches(|c: char| c.is_ascii_digit()));
        let mut name = variable.name;
        while !self.var_names.insert(name) {
            let count = self.var_counts.entry(base).or_insert(0);
            *count += 1;
            name = Symbol::new(&format!("{base}{count}"));
        }
        self.vars.push(Variable { name, ..variable });
        VarId(self.vars.len() as u32 - 1)
    }

    /// The names the source gave to the variables that the term binds: a `Lam`'s, a `Let`'s, or those of all the
    /// alternatives of a `Case` one after the other. Not part of the term's identity.
    pub fn hints(&self, term: TermId) -> &[Symbol] {
        self.hints.get(&term).map_or(&[], |names| names)
    }

    pub(super) fn hint(&mut self, term: TermId, names: impl FnOnce() -> Box<[Symbol]>) {
        self.hints.entry(term).or_insert_with(names);
    }

    /// The definition of a global or lifted local function.
    pub fn unfold(&mut self, def: DefId) -> Unfold {
        let global = match def {
            DefId::Lifted(i) => return Unfold::Term(self.lifted[i as usize].body),
            DefId::Global(global) => global,
        };
        if let Some(unfold) = self.unfolded.get(&global) {
            return unfold.clone();
        }
        let program = self.program.clone();
        let unfold = match program.global(global).code.expr() {
            Ok(expr) => lift::global(self, global, &expr),
            Err(NoCode::Unsupported(why)) => Unfold::Unsupported(why),
            Err(NoCode::Damaged) => Unfold::Unsupported(Symbol::new("its prepared code is damaged")),
        };
        self.unfolded.insert(global, unfold.clone());
        unfold
    }

    /// How many lifted definitions there are so far: their numbers are below.
    pub fn lifted_count(&self) -> u32 {
        self.lifted.len() as u32
    }

    /// The local definition of this number.
    pub fn definition(&self, lifted: u32) -> &Definition {
        &self.lifted[lifted as usize]
    }

    /// The name under which the source knows a definition.
    pub fn def_name(&self, def: DefId) -> Symbol {
        match def {
            DefId::Global(global) => self.program.global(global).name,
            DefId::Lifted(i) => self.lifted[i as usize].name,
        }
    }

    /// How many arguments it takes before its body is evaluated.
    pub fn def_arity(&mut self, def: DefId) -> u32 {
        match self.unfold(def) {
            Unfold::Term(term) => match self.node(term) {
                Node::Lam(params, _) => params,
                _ => 0,
            },
            Unfold::Unsupported(_) => 0,
        }
    }

    /// A closed expression of the front end as a term; `locals` says what its free locals stand for.
    pub fn import(&mut self, expr: &Expr, locals: &[(u32, TermId)]) -> Result<TermId, Symbol> {
        lift::expr(self, expr, locals)
    }

    /// `True`.
    pub fn true_con(&self) -> ConId {
        self.known.true_con
    }

    /// `[]`.
    pub fn nil_con(&self) -> ConId {
        self.known.nil
    }

    /// `(:)`.
    pub fn cons_con(&self) -> ConId {
        self.known.cons
    }

    /// `True` or `False`.
    pub fn mk_bool(&mut self, truth: bool) -> TermId {
        let con = if truth { self.known.true_con } else { self.known.false_con };
        self.mk_con(con, &[])
    }

    /// A variable of a binder around the term.
    pub fn mk_bound(&mut self, index: u32) -> TermId {
        self.make(Node::Bound(index))
    }

    /// A variable that is bound nowhere.
    pub fn mk_free(&mut self, var: VarId) -> TermId {
        self.make(Node::Free(var))
    }

    /// A definition, not unfolded.
    pub fn mk_def(&mut self, def: DefId) -> TermId {
        self.make(Node::Def(def))
    }

    /// A value of a primitive type, or a string.
    pub fn mk_lit(&mut self, lit: &Lit) -> TermId {
        let id = self.lit_id(lit);
        self.make(Node::Lit(id))
    }

    /// Interns a literal.
    pub fn lit_id(&mut self, lit: &Lit) -> LitId {
        let key = LitKey::of(lit);
        let index = match self.lits.get_index_of(&key) {
            Some(index) => index,
            None => self.lits.insert_full(key, lit.clone()).0,
        };
        LitId(index as u32)
    }

    /// Whether a NaN was ever among the terms: all of them are one literal, which is right as long as nothing shows which
    /// one it is; see [`Program::shows_nan`].
    pub fn has_nan(&self) -> bool {
        self.lits.contains_key(&LitKey::of(&Lit::Double(f64::NAN)))
    }

    /// A function; one directly below another is the same function of more parameters.
    pub fn mk_lam(&mut self, params: u32, body: TermId) -> TermId {
        match self.node(body) {
            _ if params == 0 => body,
            Node::Lam(inner, body) => self.make(Node::Lam(params + inner, body)),
            _ => self.make(Node::Lam(params, body)),
        }
    }

    /// An application; one of an application is the same application to more arguments.
    pub fn mk_app(&mut self, head: TermId, args: &[TermId]) -> TermId {
        if args.is_empty() {
            return head;
        }
        if let Node::App(inner, first) = self.node(head) {
            let all: Vec<TermId> = self.terms(first).iter().chain(args).copied().collect();
            let all = self.mk_terms(&all);
            return self.make(Node::App(inner, all));
        }
        let args = self.mk_terms(args);
        self.make(Node::App(head, args))
    }

    /// A definition that is not in scope in itself.
    pub fn mk_let(&mut self, value: TermId, body: TermId) -> TermId {
        self.make(Node::Let(value, body))
    }

    /// A constructor with all its fields.
    pub fn mk_con(&mut self, con: ConId, fields: &[TermId]) -> TermId {
        let fields = self.mk_terms(fields);
        self.make(Node::Con(con, fields))
    }

    /// A `case`; alternatives and default together must be exhaustive.
    pub fn mk_case(&mut self, scrutinee: TermId, alts: &[Alternative], default: Option<TermId>) -> TermId {
        let alts = self.mk_alts(alts);
        self.make(Node::Case(scrutinee, alts, default))
    }

    /// A `case` on a truth value.
    pub fn mk_if(&mut self, condition: TermId, then: TermId, otherwise: TermId) -> TermId {
        let alt = |con, body| Alternative { pattern: Pattern::Con(con, 0), body };
        let alts = [alt(self.known.true_con, then), alt(self.known.false_con, otherwise)];
        self.mk_case(condition, &alts, None)
    }

    /// A primitive with all its arguments.
    pub fn mk_prim(&mut self, op: PrimOp, args: &[TermId]) -> TermId {
        let args = self.mk_terms(args);
        self.make(Node::Prim(op, args))
    }

    /// A failure.
    pub fn mk_bottom(&mut self, label: Label) -> TermId {
        let label = self.label_id(label);
        self.make(Node::Bottom(label))
    }

    /// Interns a label.
    pub fn label_id(&mut self, label: Label) -> LabelId {
        LabelId(self.labels.insert_full(label).0 as u32)
    }

    /// Interns a type.
    pub fn type_id(&mut self, ty: Type) -> TypeId {
        TypeId(self.types.insert_full(ty).0 as u32)
    }

    /// Interns a sequence of terms.
    pub fn mk_terms(&mut self, terms: &[TermId]) -> Terms {
        let index = match self.slices.get_index_of(terms) {
            Some(index) => index,
            None => self.slices.insert_full(terms.into()).0,
        };
        Terms(index as u32)
    }

    /// Interns alternatives.
    pub fn mk_alts(&mut self, alts: &[Alternative]) -> Alts {
        let index = match self.alts.get_index_of(alts) {
            Some(index) => index,
            None => self.alts.insert_full(alts.into()).0,
        };
        Alts(index as u32)
    }

    /// The one term of this node. Callers keep the normal forms by using the `mk_` functions for `Lam` and `App`.
    pub fn make(&mut self, node: Node) -> TermId {
        effort::spend(1);
        if let Some(&id) = self.ids.get(&node) {
            return id;
        }
        let facts = self.facts_of(node);
        let id = TermId(u32::try_from(self.nodes.len()).expect("fewer than 2^32 terms"));
        self.nodes.push(node);
        self.facts.push(facts);
        self.ids.insert(node, id);
        id
    }

    fn facts_of(&mut self, node: Node) -> Facts {
        let mut facts = Facts { loose: 0, size: 1, free: 0 };
        match node {
            Node::Bound(index) => facts.loose = index + 1,
            Node::Free(var) => facts.free = self.var_sets.insert_full(Box::new([var])).0 as u32,
            _ => self.children(node, &mut |store, child, binders| store.add_facts(&mut facts, child, binders)),
        }
        facts
    }

    fn add_facts(&mut self, facts: &mut Facts, child: TermId, binders: u32) {
        let of = self.facts[child.0 as usize];
        facts.loose = facts.loose.max(of.loose.saturating_sub(binders));
        facts.size = (facts.size + of.size).min(LARGEST);
        if facts.free == of.free || of.free == 0 {
            return;
        }
        if facts.free == 0 {
            facts.free = of.free;
            return;
        }
        let (a, b) = (&self.var_sets[facts.free as usize], &self.var_sets[of.free as usize]);
        let mut union: Vec<VarId> = a.iter().chain(b.iter()).copied().collect();
        union.sort_unstable();
        union.dedup();
        facts.free = match self.var_sets.get_index_of(&union[..]) {
            Some(index) => index,
            None => self.var_sets.insert_full(union.into()).0,
        } as u32;
    }

    /// Visits the direct subterms, each with the number of variables bound there.
    pub fn children(&mut self, node: Node, visit: &mut dyn FnMut(&mut TermStore, TermId, u32)) {
        match node {
            Node::Bound(_) | Node::Free(_) | Node::Def(_) | Node::Lit(_) | Node::Bottom(_) | Node::Input(_) => {}
            Node::Lam(params, body) => visit(self, body, params),
            Node::App(head, args) => {
                visit(self, head, 0);
                self.each(args, visit);
            }
            Node::Let(value, body) => {
                visit(self, value, 0);
                visit(self, body, 1);
            }
            Node::Con(_, args) | Node::Prim(_, args) => self.each(args, visit),
            Node::Case(scrutinee, alts, default) => {
                visit(self, scrutinee, 0);
                for i in 0..self.alts(alts).len() {
                    let Alternative { pattern, body } = self.alts(alts)[i];
                    visit(self, body, pattern.binders());
                }
                if let Some(default) = default {
                    visit(self, default, 0);
                }
            }
            Node::Assume(condition, body) | Node::Assert(condition, body, _) => {
                visit(self, condition, 0);
                visit(self, body, 0);
            }
        }
    }

    fn each(&mut self, terms: Terms, visit: &mut dyn FnMut(&mut TermStore, TermId, u32)) {
        for i in 0..self.terms(terms).len() {
            let term = self.terms(terms)[i];
            visit(self, term, 0);
        }
    }

    /// The term with each direct subterm replaced by what `of` makes of it.
    pub fn map_children(&mut self, node: Node, of: &mut dyn FnMut(&mut TermStore, TermId, u32) -> TermId) -> TermId {
        match node {
            Node::Bound(_) | Node::Free(_) | Node::Def(_) | Node::Lit(_) | Node::Bottom(_) | Node::Input(_) => {
                self.make(node)
            }
            Node::Lam(params, body) => {
                let body = of(self, body, params);
                self.mk_lam(params, body)
            }
            Node::App(head, args) => {
                let head = of(self, head, 0);
                let args = self.map_terms(args, of);
                self.mk_app(head, &args)
            }
            Node::Let(value, body) => {
                let value = of(self, value, 0);
                let body = of(self, body, 1);
                self.make(Node::Let(value, body))
            }
            Node::Con(con, args) => {
                let args = self.map_terms(args, of);
                self.mk_con(con, &args)
            }
            Node::Prim(op, args) => {
                let args = self.map_terms(args, of);
                self.mk_prim(op, &args)
            }
            Node::Case(scrutinee, alts, default) => {
                let scrutinee = of(self, scrutinee, 0);
                let mut mapped: smallvec::SmallVec<[Alternative; 4]> = smallvec::SmallVec::new();
                for i in 0..self.alts(alts).len() {
                    let Alternative { pattern, body } = self.alts(alts)[i];
                    let body = of(self, body, pattern.binders());
                    mapped.push(Alternative { pattern, body });
                }
                let default = default.map(|default| of(self, default, 0));
                self.mk_case(scrutinee, &mapped, default)
            }
            Node::Assume(condition, body) => {
                let condition = of(self, condition, 0);
                let body = of(self, body, 0);
                self.make(Node::Assume(condition, body))
            }
            Node::Assert(condition, body, label) => {
                let condition = of(self, condition, 0);
                let body = of(self, body, 0);
                self.make(Node::Assert(condition, body, label))
            }
        }
    }

    fn map_terms(
        &mut self,
        terms: Terms,
        of: &mut dyn FnMut(&mut TermStore, TermId, u32) -> TermId,
    ) -> smallvec::SmallVec<[TermId; 6]> {
        let mut mapped = smallvec::SmallVec::new();
        for i in 0..self.terms(terms).len() {
            let term = self.terms(terms)[i];
            mapped.push(of(self, term, 0));
        }
        mapped
    }
}
