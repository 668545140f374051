//! From the front ends' trees to terms, lifting recursive local definitions out on the way.

use rustc_hash::FxHashMap;

use super::{Alternative, DefId, Definition, Node, Pattern, TermId, TermStore, Unfold};
use crate::expr::{Alt, AltPattern, Expr, Local};
use crate::program::GlobalId;
use crate::symbol::Symbol;

/// The code of a global as a closed term.
pub(super) fn global(store: &mut TermStore, global: GlobalId, code: &Expr) -> Unfold {
    let mut lifter = Lifter { store, within: Some(global), scope: FxHashMap::default(), depth: 0 };
    match lifter.expr(code) {
        Ok(term) => Unfold::Term(term),
        Err(why) => Unfold::Unsupported(why),
    }
}

/// An expression whose free locals stand for the given closed terms.
pub(super) fn expr(store: &mut TermStore, code: &Expr, locals: &[(u32, TermId)]) -> Result<TermId, Symbol> {
    let scope = locals.iter().map(|(id, term)| (*id, Binding::Term(*term))).collect();
    Lifter { store, within: None, scope, depth: 0 }.expr(code)
}

struct Lifter<'a> {
    store: &'a mut TermStore,
    within: Option<GlobalId>,
    scope: FxHashMap<u32, Binding>,
    /// Number of binders around the current place.
    depth: u32,
}

#[derive(Clone)]
enum Binding {
    /// Bound by the binder at this level, counted from outside.
    Level(u32),
    /// A closed term.
    Term(TermId),
    /// A lifted definition, applied to the locals it captured.
    Call(DefId, std::rc::Rc<[Local]>),
    /// In an alternative of a `case` on the variable: the constructor it was found to be, of these fields. Evaluation by
    /// name would evaluate the variable again, and a prover would have to see that it comes to the same.
    Built(crate::program::ConId, std::rc::Rc<[Local]>),
}

impl Lifter<'_> {
    fn expr(&mut self, expr: &Expr) -> Result<TermId, Symbol> {
        Ok(match expr {
            Expr::Local(local) => self.local(*local)?,
            Expr::Global(name) => {
                let id = self.store.program.global_id(*name);
                let id = id.ok_or_else(|| Symbol::new(&format!("`{name}` has no definition")))?;
                self.store.mk_def(DefId::Global(id))
            }
            Expr::Lit(lit) => self.store.mk_lit(lit),
            Expr::Lam(params, body) => {
                let body = self.under(params, |lifter| lifter.expr(body))?;
                self.lambda(params, body)
            }
            Expr::App(head, args) => {
                let head = self.expr(head)?;
                let args = self.exprs(args)?;
                self.store.mk_app(head, &args)
            }
            Expr::Let(local, value, body) => self.let_(*local, value, body)?,
            Expr::LetRec(bindings, body) => self.let_rec(bindings, body)?,
            Expr::Con(name, args) => {
                let con = self.con(*name)?;
                let args = self.exprs(args)?;
                self.store.mk_con(con, &args)
            }
            Expr::Case(scrutinee, alts, default) => {
                let examined = match **scrutinee {
                    Expr::Local(local) => Some(local),
                    _ => None,
                };
                let scrutinee = self.expr(scrutinee)?;
                if let Some(default) = default
                    && self.is_tested(scrutinee, alts)
                {
                    return self.tests(scrutinee, alts, default);
                }
                let mut names = Vec::new();
                let mut terms = Vec::with_capacity(alts.len());
                for alt in alts {
                    terms.push(match &alt.pattern {
                        AltPattern::Con(name, fields) => {
                            names.extend(fields.iter().map(|field| field.name));
                            let con = self.con(*name)?;
                            let pattern = Pattern::Con(con, fields.len() as u32);
                            let known = Binding::Built(con, fields.as_slice().into());
                            let body = self.under(fields, |lifter| lifter.knowing(examined, known, &alt.body))?;
                            Alternative { pattern, body }
                        }
                        AltPattern::Lit(lit) => {
                            let pattern = Pattern::Lit(self.store.lit_id(lit));
                            Alternative { pattern, body: self.expr(&alt.body)? }
                        }
                    });
                }
                let default = default.as_ref().map(|default| self.expr(default)).transpose()?;
                let case = self.store.mk_case(scrutinee, &terms, default);
                self.store.hint(case, || names.into());
                case
            }
            Expr::Prim(op, args) => {
                let args = self.exprs(args)?;
                self.store.mk_prim(*op, &args)
            }
            Expr::Bottom(label) => self.store.mk_bottom(label.clone()),
            Expr::Input(ty) => {
                let ty = self.store.type_id(ty.clone());
                self.store.make(Node::Input(ty))
            }
            Expr::Assume(condition, body) => {
                let (condition, body) = (self.expr(condition)?, self.expr(body)?);
                self.store.make(Node::Assume(condition, body))
            }
            Expr::Assert(condition, body, label) => {
                let (condition, body) = (self.expr(condition)?, self.expr(body)?);
                let label = self.store.label_id(label.clone());
                self.store.make(Node::Assert(condition, body, label))
            }
            Expr::At(_, body) => self.expr(body)?,
        })
    }

    /// Whether alternatives are better written as tests, as a guard that says the same would be. A term that is computed is
    /// not written down twice.
    fn is_tested(&self, scrutinee: TermId, alts: &[Alt]) -> bool {
        let is_literal = |alt: &Alt| matches!(&alt.pattern, AltPattern::Lit(lit) if lit.equality().is_some());
        let is_known = matches!(self.store.node(scrutinee), Node::Bound(_) | Node::Free(_) | Node::Lit(_));
        !alts.is_empty() && alts.iter().all(is_literal) && (is_known || alts.len() == 1)
    }

    fn tests(&mut self, scrutinee: TermId, alts: &[Alt], default: &Expr) -> Result<TermId, Symbol> {
        let mut rest = self.expr(default)?;
        for alt in alts.iter().rev() {
            let AltPattern::Lit(lit) = &alt.pattern else { continue };
            let Some(equality) = lit.equality() else { continue };
            let lit = self.store.mk_lit(lit);
            let condition = self.store.mk_prim(equality, &[scrutinee, lit]);
            let then = self.expr(&alt.body)?;
            rest = self.store.mk_if(condition, then, rest);
        }
        Ok(rest)
    }

    fn exprs(&mut self, exprs: &[Expr]) -> Result<Vec<TermId>, Symbol> {
        exprs.iter().map(|expr| self.expr(expr)).collect()
    }

    fn con(&self, name: Symbol) -> Result<crate::program::ConId, Symbol> {
        let con = self.store.program.con_id(name);
        con.ok_or_else(|| Symbol::new(&format!("the constructor `{name}` has no definition")))
    }

    fn local(&mut self, local: Local) -> Result<TermId, Symbol> {
        match self.scope.get(&local.id).cloned() {
            Some(Binding::Level(level)) => Ok(self.store.mk_bound(self.depth - 1 - level)),
            Some(Binding::Term(term)) => Ok(term),
            Some(Binding::Call(def, captured)) => {
                let args = captured.iter().map(|local| self.local(*local)).collect::<Result<Vec<_>, _>>()?;
                let head = self.store.mk_def(def);
                Ok(self.store.mk_app(head, &args))
            }
            Some(Binding::Built(con, fields)) => {
                let fields = fields.iter().map(|field| self.local(*field)).collect::<Result<Vec<_>, _>>()?;
                Ok(self.store.mk_con(con, &fields))
            }
            None => Err(Symbol::new(&format!("the local variable `{}` has no binding", local.name))),
        }
    }

    /// Works below a binder of these variables. Ids are unique in a definition, so nothing is shadowed.
    fn under<T>(&mut self, locals: &[Local], work: impl FnOnce(&mut Self) -> T) -> T {
        for (i, local) in locals.iter().enumerate() {
            self.scope.insert(local.id, Binding::Level(self.depth + i as u32));
        }
        self.depth += locals.len() as u32;
        let result = work(self);
        self.depth -= locals.len() as u32;
        result
    }

    /// Works where a variable is known to be something else than its binder says.
    fn knowing(&mut self, local: Option<Local>, known: Binding, body: &Expr) -> Result<TermId, Symbol> {
        let Some(local) = local else { return self.expr(body) };
        let before = self.scope.insert(local.id, known);
        let body = self.expr(body);
        if let Some(before) = before {
            self.scope.insert(local.id, before);
        }
        body
    }

    fn lambda(&mut self, params: &[Local], body: TermId) -> TermId {
        let inner = match self.store.node(body) {
            Node::Lam(..) => self.store.hints(body).to_vec(),
            _ => Vec::new(),
        };
        let lambda = self.store.mk_lam(params.len() as u32, body);
        self.store.hint(lambda, || params.iter().map(|param| param.name).chain(inner).collect());
        lambda
    }

    fn let_(&mut self, local: Local, value: &Expr, body: &Expr) -> Result<TermId, Symbol> {
        let value = self.expr(value)?;
        let body = self.under(&[local], |lifter| lifter.expr(body))?;
        if matches!(self.store.node(value), Node::Bound(_) | Node::Free(_) | Node::Def(_) | Node::Lit(_)) {
            return Ok(self.store.instantiate(body, &[value]));
        }
        let term = self.store.mk_let(value, body);
        self.store.hint(term, || Box::new([local.name]));
        Ok(term)
    }

    /// Each definition of the group becomes one of the store, over the variables that the group captures.
    fn let_rec(&mut self, bindings: &[(Local, Expr)], body: &Expr) -> Result<TermId, Symbol> {
        let captured: std::rc::Rc<[Local]> = self.captured(bindings).into();
        for (local, _) in bindings {
            let def = DefId::Lifted(self.store.lifted.len() as u32);
            // The body is replaced below, before anyone can ask for it.
            let body = self.store.mk_bound(0);
            let captured_count = captured.len() as u32;
            self.store.lifted.push(Definition {
                name: local.name,
                within: self.within,
                body,
                captured: captured_count,
            });
            self.scope.insert(local.id, Binding::Call(def, captured.clone()));
        }
        let (outer_scope, outer_depth) = (self.scope.clone(), self.depth);
        self.scope.retain(|_, binding| !matches!(binding, Binding::Level(_)));
        self.depth = 0;
        for (local, value) in bindings {
            let value = self.under(&captured, |lifter| lifter.expr(value))?;
            let value = self.lambda(&captured, value);
            if let Some(Binding::Call(DefId::Lifted(i), _)) = self.scope.get(&local.id) {
                self.store.lifted[*i as usize].body = value;
            }
        }
        (self.scope, self.depth) = (outer_scope, outer_depth);
        self.expr(body)
    }

    /// The lambda- and pattern-bound variables that a group mentions, directly or through lifted functions, in order of
    /// first mention.
    fn captured(&self, bindings: &[(Local, Expr)]) -> Vec<Local> {
        let mut found = Vec::new();
        for (_, value) in bindings {
            mentions(value, &mut |local| self.capture(local, &mut found));
        }
        found
    }

    fn capture(&self, local: Local, found: &mut Vec<Local>) {
        match self.scope.get(&local.id) {
            Some(Binding::Level(_)) if !found.contains(&local) => found.push(local),
            Some(Binding::Call(_, captured) | Binding::Built(_, captured)) => {
                captured.iter().for_each(|local| self.capture(*local, found));
            }
            _ => {}
        }
    }
}

/// Visits every mention of a local variable, bound inside or not.
fn mentions(expr: &Expr, visit: &mut dyn FnMut(Local)) {
    expr.visit(&mut |part| {
        if let Expr::Local(local) = part {
            visit(*local);
        }
    });
}
