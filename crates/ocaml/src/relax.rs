//! Evaluation that nobody can notice, left for when it is needed.
//!
//! A strict program evaluates `append t ys` before it puts `x` in front of it. When `append` surely returns, putting `x` in front
//! of the unevaluated call means the same, and a proof by cases and induction goes through where the strict order would
//! make it wait for a whole list. So for engines that reason (not for runs, which also tell what was reached), the
//! forcing of calls that surely return is left out.
//!
//! A function surely returns when it fails nowhere, calls only such functions, and itself only on a part of one of its
//! arguments, always the same one: values of a strict language are finite, unless they are defined by themselves or hold
//! suspended computations, which is why a program with recursive values is left as it is and nothing looks into `lazy`.
//! A function that applies some of its arguments surely returns when these do. It gets a second form for calls where they
//! do; the first keeps its order.

use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};
use selfsame_core::delta::is_total;
use selfsame_core::expr::{AltPattern, Expr, Local};
use selfsame_core::program::{Code, Global, GlobalId, Program};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Type, base_name};

/// A function that surely returns.
#[derive(Clone, Debug)]
struct Total {
    arity: usize,
    /// Positions of the arguments that have to return too, and to how many arguments each is applied.
    functions: Vec<(usize, usize)>,
    /// The form for calls where they do: the function itself if none has to.
    form: Symbol,
}

/// Variables that are functions which return when they are applied to so many arguments.
pub(crate) type Returning = FxHashMap<u32, usize>;

/// What was found out so far.
#[derive(Debug, Default)]
struct Known {
    totals: FxHashMap<Symbol, Total>,
    /// Globals that can be mentioned without harm: functions, and constants that have a value.
    values: FxHashSet<Symbol>,
}

impl Known {
    /// Whether an expression over values returns.
    fn returns(&self, expr: &Expr, returning: &Returning) -> bool {
        let own = Total { arity: 0, functions: Vec::new(), form: Symbol::new("") };
        let (whole, smaller) = (FxHashSet::default(), FxHashSet::default());
        Checking { name: own.form, own: &own, known: self, returning, decreasing: 0, whole, smaller }.returns(expr)
    }
}

/// A program with the forcing of calls that surely return left out.
#[derive(Debug)]
pub struct Relaxed {
    /// What engines reason about.
    pub program: Arc<Program>,
    /// The program as it was.
    pub(crate) strict: Arc<Program>,
    known: Known,
}

impl Relaxed {
    /// Finds out which calls surely return, and no longer forces them.
    pub fn new(program: &Arc<Program>) -> Relaxed {
        let (relaxed, known) = relaxed(program);
        Relaxed { program: relaxed, strict: program.clone(), known }
    }

    /// Whether an expression over values of the strict program returns.
    pub(crate) fn returns(&self, expr: &Expr, returning: &Returning) -> bool {
        self.known.returns(expr, returning)
    }

    /// An expression of the strict program as one of the relaxed program.
    pub(crate) fn relax(&self, expr: &Expr, returning: &Returning) -> Expr {
        Relaxing { known: &self.known, returning: returning.clone(), placed: FxHashMap::default() }.expr(expr)
    }

    /// What is assumed of the functions that a property is given.
    pub(crate) fn assumed(&self, code: &Expr, ty: &Type) -> Returning {
        assumed(code, ty)
    }
}

fn relaxed(program: &Arc<Program>) -> (Arc<Program>, Known) {
    let own: Vec<(GlobalId, Global)> = program
        .globals()
        .filter(|(id, global)| program.global_id(global.name) == Some(*id))
        .map(|(id, global)| (id, global.clone()))
        .collect();
    if has_recursive_values(program, &own) {
        return (program.clone(), Known::default());
    }
    let mut out = (**program).clone();
    let mut known = Known::default();
    let called = mentioned(&own);
    for (_, global) in &own {
        let Ok(code) = global.code.expr() else { continue };
        if matches!(strip(&code), Expr::Lam(..)) || known.returns(&code, &Returning::default()) {
            known.values.insert(global.name);
        }
        if let Some(total) = total(global.name, &code, &known) {
            let (form, returning) = (total.form, returning(&code, &total));
            known.totals.insert(global.name, total);
            if form != global.name {
                let second = Relaxing { known: &known, returning, placed: FxHashMap::default() }.expr(&code);
                out.add_global(Global { name: form, code: Code::Expr(second.into()), ..global.clone() });
            }
        }
        let returning = if is_property(global) && !called.contains(&global.name) {
            assumed(&code, &global.ty)
        } else {
            Returning::default()
        };
        let first = Relaxing { known: &known, returning, placed: FxHashMap::default() }.expr(&code);
        if first != *code {
            out.add_global(Global { code: Code::Expr(first.into()), ..global.clone() });
        }
    }
    (Arc::new(out), known)
}

/// Globals that others mention: what is assumed of a property's arguments does not hold for calls by the program.
fn mentioned(own: &[(GlobalId, Global)]) -> FxHashSet<Symbol> {
    let mut found = FxHashSet::default();
    for (_, global) in own {
        let Ok(code) = global.code.expr() else { continue };
        code.visit(&mut |part| {
            if let Expr::Global(name) = part {
                found.insert(*name);
            }
        });
    }
    found
}

fn is_property(global: &Global) -> bool {
    base_name(global.name.as_str()).starts_with("prop_")
}

/// Functions given to a property return: reports say so.
fn assumed(code: &Expr, ty: &Type) -> Returning {
    let Expr::Lam(params, _) = strip(code) else { return Returning::default() };
    let mut rest = match ty {
        Type::Forall(_, _, body) => body,
        ty => ty,
    };
    let mut returning = Returning::default();
    for param in params {
        let Some((from, to)) = rest.as_fun() else { break };
        let mut count = 0;
        let mut result = from;
        while let Some((_, to)) = result.as_fun() {
            count += 1;
            result = to;
        }
        if count > 0 {
            returning.insert(param.id, count);
        }
        rest = to;
    }
    returning
}

/// Whether a value may be part of itself, so that walking through it need not end.
fn has_recursive_values(program: &Program, own: &[(GlobalId, Global)]) -> bool {
    own.iter().any(|(id, global)| {
        let Ok(code) = global.code.expr() else { return false };
        // Functions end a cycle: walking through a value does not call them.
        let later = |name: Symbol| {
            let other = program.global_id(name).filter(|other| other >= id);
            let code = other.map(|other| program.global(other).code.expr());
            code.is_some_and(|code| code.is_ok_and(|code| !matches!(strip(&code), Expr::Lam(..))))
        };
        let mut found = false;
        if !matches!(strip(&code), Expr::Lam(..)) {
            code.visit(&mut |part| found |= matches!(part, Expr::Global(name) if later(*name)));
        }
        code.visit(&mut |part| {
            if let Expr::LetRec(bindings, _) = part {
                found |= bindings.iter().any(|(_, value)| !matches!(strip(value), Expr::Lam(..)));
            }
        });
        found
    })
}

pub(crate) fn strip(expr: &Expr) -> &Expr {
    match expr {
        Expr::At(_, inner) => strip(inner),
        expr => expr,
    }
}

/// Whether a definition surely returns, and what has to return for that.
fn total(name: Symbol, code: &Expr, known: &Known) -> Option<Total> {
    let Expr::Lam(params, body) = strip(code) else { return None };
    let mut functions: Vec<(usize, usize)> = Vec::new();
    body.visit(&mut |part| {
        if let Expr::App(head, args) = part
            && let Expr::Local(local) = strip(head)
            && let Some(position) = params.iter().position(|param| param == local)
            && !functions.contains(&(position, args.len()))
        {
            functions.push((position, args.len()));
        }
    });
    functions.sort_unstable();
    // Applied now to one argument and now to two: what it returns may be a function that does not.
    if functions.windows(2).any(|pair| pair[0].0 == pair[1].0) {
        return None;
    }
    let returning: Returning = functions.iter().map(|(position, count)| (params[*position].id, *count)).collect();
    let form = if functions.is_empty() { name } else { second_form(name) };
    let own = Total { arity: params.len(), functions, form };
    let returns = |decreasing: usize| {
        let param = params[decreasing].id;
        let mut checking = Checking {
            name,
            own: &own,
            known,
            returning: &returning,
            decreasing,
            whole: FxHashSet::from_iter([param]),
            smaller: FxHashSet::default(),
        };
        checking.returns(body)
    };
    (0..params.len()).any(returns).then_some(own)
}

/// Only the second form of a function is called so.
fn second_form(name: Symbol) -> Symbol {
    let base = base_name(name.as_str());
    let module = &name.as_str()[..name.as_str().len() - base.len()];
    Symbol::new(&format!("{}'returning.{base}", module.trim_end_matches('.')))
}

fn returning(code: &Expr, total: &Total) -> Returning {
    let Expr::Lam(params, _) = strip(code) else { return Returning::default() };
    total.functions.iter().map(|(position, count)| (params[*position].id, *count)).collect()
}

/// Whether a body returns, given what its arguments are.
struct Checking<'a> {
    name: Symbol,
    own: &'a Total,
    known: &'a Known,
    /// Parameters that are functions which return.
    returning: &'a Returning,
    /// The position of the argument that gets smaller.
    decreasing: usize,
    /// Variables that are this argument, and that are parts of it.
    whole: FxHashSet<u32>,
    smaller: FxHashSet<u32>,
}

impl Checking<'_> {
    fn returns(&mut self, expr: &Expr) -> bool {
        match expr {
            Expr::Local(_) | Expr::Lit(_) | Expr::Lam(..) => true,
            Expr::Global(name) => *name == self.name || self.known.values.contains(name),
            Expr::At(_, inner) => self.returns(inner),
            Expr::Con(name, args) => name.as_str() != LAZY && args.iter().all(|arg| self.returns(arg)),
            Expr::Prim(op, args) => is_total(*op) && args.iter().all(|arg| self.returns(arg)),
            Expr::Let(local, value, body) => {
                if !self.returns(value) {
                    return false;
                }
                if let Expr::Local(same) = strip(value) {
                    self.alias(*local, *same);
                }
                self.returns(body)
            }
            Expr::App(head, args) => args.iter().all(|arg| self.returns(arg)) && self.call_returns(head, args),
            Expr::Case(scrutinee, alts, default) => {
                let parts = match strip(scrutinee) {
                    Expr::Local(local) => self.whole.contains(&local.id) || self.smaller.contains(&local.id),
                    scrutinee if !self.returns(scrutinee) => return false,
                    _ => false,
                };
                alts.iter().all(|alt| {
                    if let AltPattern::Con(name, fields) = &alt.pattern {
                        if name.as_str() == LAZY {
                            return false;
                        }
                        if parts {
                            self.smaller.extend(fields.iter().map(|field| field.id));
                        }
                    }
                    self.returns(&alt.body)
                }) && default.iter().all(|body| self.returns(body))
            }
            Expr::LetRec(..) | Expr::Bottom(_) | Expr::Input(_) | Expr::Assume(..) | Expr::Assert(..) => false,
        }
    }

    fn alias(&mut self, local: Local, same: Local) {
        if self.whole.contains(&same.id) {
            self.whole.insert(local.id);
        }
        if self.smaller.contains(&same.id) {
            self.smaller.insert(local.id);
        }
    }

    fn call_returns(&self, head: &Expr, args: &[Expr]) -> bool {
        match strip(head) {
            Expr::Local(local) => self.returning.get(&local.id) == Some(&args.len()),
            Expr::Global(name) if *name == self.name => {
                let smaller = args
                    .get(self.decreasing)
                    .is_some_and(|arg| matches!(strip(arg), Expr::Local(local) if self.smaller.contains(&local.id)));
                args.len() == self.own.arity && smaller && passes(args, self.own, self.known, self.returning)
            }
            Expr::Global(name) => self
                .known
                .totals
                .get(name)
                .is_some_and(|total| args.len() == total.arity && passes(args, total, self.known, self.returning)),
            _ => false,
        }
    }
}

/// The constructor of suspended computations.
const LAZY: &str = "Stdlib.$Lazy";

/// Whether the arguments that have to return do.
fn passes(args: &[Expr], total: &Total, known: &Known, returning: &Returning) -> bool {
    total.functions.iter().all(|(position, count)| match strip(&args[*position]) {
        Expr::Local(local) => returning.get(&local.id) == Some(count),
        Expr::Global(name) => {
            known.totals.get(name).is_some_and(|total| total.functions.is_empty() && total.arity == *count)
        }
        Expr::Lam(params, body) => params.len() == *count && known.returns(body, returning),
        _ => false,
    })
}

/// Leaves the forcing of calls out, and turns calls to the second forms of functions.
struct Relaxing<'a> {
    known: &'a Known,
    returning: Returning,
    /// Calls that stand where their variables stood.
    placed: FxHashMap<u32, Expr>,
}

impl Relaxing<'_> {
    fn expr(&mut self, expr: &Expr) -> Expr {
        match expr {
            Expr::Local(local) => self.placed.get(&local.id).unwrap_or(expr).clone(),
            Expr::App(head, args) => {
                let head = match strip(head) {
                    Expr::Global(name) => match self.total_call(*name, args) {
                        Some(total) => Expr::Global(total.form),
                        None => self.expr(head),
                    },
                    _ => self.expr(head),
                };
                Expr::App(Box::new(head), self.all(args))
            }
            Expr::Let(local, value, body) => {
                let value_now = self.boxed(value);
                let rest = match strip(body) {
                    Expr::Case(scrutinee, alts, Some(rest))
                        if alts.is_empty()
                            && matches!(strip(scrutinee), Expr::Local(forced) if forced == local)
                            && self.returns(value) =>
                    {
                        if has_one_place(rest, *local) {
                            self.placed.insert(local.id, *value_now);
                            return self.expr(rest);
                        }
                        rest
                    }
                    _ => body,
                };
                Expr::Let(*local, value_now, self.boxed(rest))
            }
            _ => expr.map_parts(|part| self.expr(part)),
        }
    }

    fn boxed(&mut self, expr: &Expr) -> Box<Expr> {
        Box::new(self.expr(expr))
    }

    fn all(&mut self, exprs: &[Expr]) -> Vec<Expr> {
        exprs.iter().map(|expr| self.expr(expr)).collect()
    }

    fn total_call(&self, name: Symbol, args: &[Expr]) -> Option<&Total> {
        let total = self.known.totals.get(&name)?;
        (args.len() == total.arity && passes(args, total, self.known, &self.returning)).then_some(total)
    }

    fn returns(&self, value: &Expr) -> bool {
        self.known.returns(value, &self.returning)
    }
}

/// Whether a variable stands in one place at most, which is evaluated at most once.
fn has_one_place(expr: &Expr, local: Local) -> bool {
    let uses = |expr: &Expr| {
        let mut count = 0;
        expr.visit(&mut |part| count += usize::from(matches!(part, Expr::Local(used) if *used == local)));
        count
    };
    let mut is_kept = false;
    expr.visit(&mut |part| {
        is_kept |= match part {
            Expr::Lam(_, body) => uses(body) > 0,
            Expr::LetRec(bindings, _) => bindings.iter().any(|(_, value)| uses(value) > 0),
            _ => false,
        }
    });
    !is_kept && uses(expr) <= 1
}
