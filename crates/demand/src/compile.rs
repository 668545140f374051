//! From Core to points.

use indexmap::IndexMap;
use rustc_hash::{FxBuildHasher, FxHashMap, FxHashSet};
use selfsame_core::delta::is_total;
use selfsame_core::expr::{AltPattern, Expr, Label, LabelKind, Lit, Local};
use selfsame_core::prim::PrimOp;
use selfsame_core::program::{NoCode, Program};
use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;
use selfsame_solver::scalar::{Sort, Value};

use crate::code::{Alt, Asked, Bound, Code, Lam, LamId, MAIN, Pattern, Point, PointId, Var, VarId, target_label};

/// The program that `main` is, with the definitions that it needs.
pub fn compile(program: &Program, main: &Expr) -> Code {
    let mut compiler = Compiler {
        program,
        code: Code::default(),
        globals: IndexMap::default(),
        compiled: 0,
        scope: FxHashMap::default(),
        hidden: Vec::new(),
        owners: vec![MAIN],
        span: None,
        joins: FxHashSet::default(),
        target: target_label(),
    };
    let dummy = Lam { params: Box::new([]), body: PointId(0), scope: MAIN, name: None };
    compiler.code.lams.push(dummy);
    let main = compiler.expr(main, None);
    compiler.code.lams[0].body = main;
    compiler.code.main = Some(main);
    while compiler.compiled < compiler.globals.len() {
        compiler.next_global();
    }
    let globals: Vec<PointId> = compiler.globals.values().copied().collect();
    let mut code = compiler.code;
    resolve_globals(&mut code, &globals);
    find_scopes(&mut code);
    code
}

struct Compiler<'a> {
    program: &'a Program,
    code: Code,
    /// The definitions in use, in the order of their first; their bodies are filled in one after the other.
    globals: IndexMap<Symbol, PointId, FxBuildHasher>,
    compiled: usize,
    scope: FxHashMap<u32, VarId>,
    /// What the names bound since meant before, to be put back when they go out of scope.
    hidden: Vec<(u32, Option<VarId>)>,
    /// The functions around, outermost first.
    owners: Vec<LamId>,
    span: Option<Span>,
    /// Variables that stand for functions without parameters.
    joins: FxHashSet<VarId>,
    target: Label,
}

impl Compiler<'_> {
    fn next_global(&mut self) {
        let Some((name, _)) = self.globals.get_index(self.compiled) else { return };
        let name = *name;
        let global = self.program.global_id(name).map(|id| self.program.global(id));
        self.scope.clear();
        let code = match global {
            None => Err(Symbol::new(&format!("`{name}`, which is not defined"))),
            Some(global) => global.code.expr().map_err(|why| match why {
                NoCode::Unsupported(why) => why,
                NoCode::Damaged => Symbol::new("a damaged library"),
            }),
        };
        let point = match code {
            Ok(expr) => self.named(&expr, Some(name)),
            Err(why) => self.add(Point::Gap(why), None),
        };
        self.globals[self.compiled] = point;
        self.compiled += 1;
    }

    fn add(&mut self, point: Point, parent: Option<PointId>) -> PointId {
        let id = PointId(self.code.points.len() as u32);
        self.code.points.push(point);
        self.code.parents.push(parent);
        self.code.owners.push(*self.owners.last().unwrap_or(&MAIN));
        self.code.spans.push(self.span.take());
        id
    }

    fn set(&mut self, id: PointId, point: Point) -> PointId {
        self.code.points[id.0 as usize] = point;
        id
    }

    fn bind(&mut self, local: Local, bound: Bound) -> VarId {
        let id = VarId(self.code.vars.len() as u32);
        let home = *self.owners.last().unwrap_or(&MAIN);
        self.code.vars.push(Var { name: local.name, home, bound });
        let before = self.scope.insert(local.id, id);
        self.hidden.push((local.id, before));
        id
    }

    /// Names bound since there were so many hidden ones go out of scope.
    fn unbind(&mut self, mark: usize) {
        for (name, before) in self.hidden.drain(mark..).rev() {
            match before {
                Some(var) => self.scope.insert(name, var),
                None => self.scope.remove(&name),
            };
        }
    }

    fn expr(&mut self, expr: &Expr, parent: Option<PointId>) -> PointId {
        self.with_name(expr, parent, None)
    }

    fn named(&mut self, expr: &Expr, name: Option<Symbol>) -> PointId {
        self.with_name(expr, None, name)
    }

    fn with_name(&mut self, expr: &Expr, parent: Option<PointId>, name: Option<Symbol>) -> PointId {
        if let Expr::At(span, inner) = expr {
            self.span = Some(*span);
            return self.with_name(inner, parent, name);
        }
        // The place is kept for the parts to have it as their parent.
        let id = self.add(Point::Fail, parent);
        let here = Some(id);
        let mark = self.hidden.len();
        let point = match expr {
            Expr::At(..) => unreachable!("taken off above"),
            Expr::Local(local) => match self.scope.get(&local.id).copied() {
                Some(var) if self.joins.contains(&var) => {
                    let head = self.add(Point::Var(var), here);
                    Point::App(head, Box::new([]))
                }
                Some(var) => Point::Var(var),
                None => Point::Gap(Symbol::new(&format!("`{}`, which is not in scope", local.name))),
            },
            Expr::Global(name) => {
                let entry = self.globals.entry(*name);
                // Stands for the definition by its number until all are compiled.
                let index = entry.index();
                entry.or_insert(PointId(0));
                Point::Global(PointId(index as u32))
            }
            Expr::Lit(Lit::Str(text)) => Point::Text(text.chars().collect()),
            Expr::Lit(lit) => match Value::of(lit) {
                Some(value) => Point::Scalar(value),
                None => Point::Gap("a literal that is no scalar".into()),
            },
            Expr::Lam(params, body) => self.lambda(id, params, body, name),
            Expr::App(head, args) => {
                let head = self.expr(head, here);
                Point::App(head, self.all(args, here))
            }
            Expr::Let(local, value, body) => {
                let is_join = !is_value(value) && !is_forced(*local, body);
                let value = match is_join {
                    true => self.join(value, here, local.name),
                    false => self.with_name(value, here, Some(local.name)),
                };
                let var = self.bind(*local, Bound::Let(value));
                if is_join {
                    self.joins.insert(var);
                }
                Point::Let(var, value, self.expr(body, here))
            }
            Expr::LetRec(parts, body) => {
                let vars: Vec<VarId> = parts.iter().map(|(local, _)| self.bind(*local, Bound::Let(id))).collect();
                let mut bound = Vec::with_capacity(parts.len());
                for ((local, value), var) in parts.iter().zip(vars) {
                    let value = self.with_name(value, here, Some(local.name));
                    self.code.vars[var.0 as usize].bound = Bound::Let(value);
                    bound.push((var, value));
                }
                Point::LetRec(bound.into(), self.expr(body, here))
            }
            Expr::Con(con, args) => match self.program.con_id(*con) {
                Some(con) => Point::Con(con, self.all(args, here)),
                None => Point::Gap(Symbol::new(&format!("the unknown constructor `{con}`"))),
            },
            Expr::Case(scrutinee, alts, default) => {
                let scrutinee = self.expr(scrutinee, here);
                let mut compiled = Vec::with_capacity(alts.len());
                for alt in alts {
                    let Some(pattern) = self.pattern(&alt.pattern, id) else { continue };
                    compiled.push(Alt { pattern, body: self.expr(&alt.body, here) });
                    self.unbind(mark);
                }
                let default = default.as_ref().map(|body| self.expr(body, here));
                Point::Case(scrutinee, compiled.into(), default)
            }
            Expr::Prim(PrimOp::Error, _) => Point::Fail,
            Expr::Prim(PrimOp::Unsupported, args) => Point::Gap(match &args[..] {
                [Expr::Lit(Lit::Str(what))] => Symbol::new(what),
                _ => "a primitive operation".into(),
            }),
            Expr::Prim(op, args) => Point::Prim(*op, self.all(args, here)),
            Expr::Bottom(label) if *label == self.target => {
                self.code.targets.push(id);
                Point::Target
            }
            Expr::Bottom(label) if label.kind == LabelKind::Unsupported => Point::Gap(label.text),
            Expr::Bottom(_) => Point::Fail,
            Expr::Input(ty) => match self.asked(ty) {
                Some(asked) => Point::Input(asked),
                None => Point::Gap(Symbol::new(&format!("input of type `{ty}`"))),
            },
            Expr::Assume(condition, body) | Expr::Assert(condition, body, _) => {
                let condition = self.expr(condition, here);
                Point::Require(condition, self.expr(body, here))
            }
        };
        self.unbind(mark);
        if let Point::Gap(why) = point {
            self.code.gaps.push((id, why));
        }
        self.set(id, point)
    }

    fn all(&mut self, exprs: &[Expr], parent: Option<PointId>) -> Box<[PointId]> {
        exprs.iter().map(|expr| self.expr(expr, parent)).collect()
    }

    fn lambda(&mut self, at: PointId, params: &[Local], body: &Expr, name: Option<Symbol>) -> Point {
        let lam = LamId(self.code.lams.len() as u32);
        self.code.lams.push(Lam { params: Box::new([]), body: at, scope: MAIN, name });
        self.owners.push(lam);
        let params = params.iter().zip(0..).map(|(param, i)| self.bind(*param, Bound::Param(i))).collect();
        // The body's parent is found through its function, not as a part of an expression.
        let body = self.expr(body, None);
        self.owners.pop();
        let known = &mut self.code.lams[lam.0 as usize];
        known.params = params;
        known.body = body;
        Point::Lam(lam)
    }

    /// What is bound but not evaluated at once is what several branches go on with: a function without parameters, called
    /// where the variable stands.
    fn join(&mut self, value: &Expr, parent: Option<PointId>, name: Symbol) -> PointId {
        let id = self.add(Point::Fail, parent);
        let lambda = self.lambda(id, &[], value, Some(name));
        self.set(id, lambda)
    }

    fn asked(&mut self, ty: &Type) -> Option<Asked> {
        if let Some(asked) = plain(ty) {
            return Some(asked);
        }
        let Type::Con(name, args) = ty else { return None };
        let data = self.program.data(self.program.data_id(*name)?);
        let mut reading = Vec::with_capacity(data.cons.len());
        for con in &data.cons {
            let field = match &self.program.con(*con).def.fields[..] {
                [] => None,
                [field] => {
                    let params = data.params.iter().zip(args.iter());
                    let field = field
                        .subst(&|param| params.clone().find(|(known, _)| **known == param).map(|(_, arg)| arg.clone()));
                    Some(plain(&field)?)
                }
                _ => return None,
            };
            reading.push((*con, field));
        }
        if reading.is_empty() || reading.iter().filter(|(_, field)| field.is_some()).count() > 1 {
            return None;
        }
        self.code.readings.push(reading.into());
        Some(Asked::Data(self.code.readings.len() as u32 - 1))
    }

    fn pattern(&mut self, pattern: &AltPattern, case: PointId) -> Option<Pattern> {
        match pattern {
            AltPattern::Con(name, fields) => {
                let con = self.program.con_id(*name)?;
                let fields = fields.iter().zip(0..).map(|(field, i)| self.bind(*field, Bound::Field(case, con, i)));
                Some(Pattern::Con(con, fields.collect()))
            }
            AltPattern::Lit(lit) => Value::of(lit).map(Pattern::Scalar),
        }
    }
}

/// Whether the expression has a value at once, so that nothing tells when it is evaluated.
pub(crate) fn is_value(expr: &Expr) -> bool {
    match expr {
        Expr::Local(_) | Expr::Global(_) | Expr::Lit(_) | Expr::Lam(..) | Expr::Con(..) => true,
        Expr::Prim(op, args) => is_total(*op) && args.iter().all(is_value),
        Expr::At(_, inner) => is_value(inner),
        _ => false,
    }
}

/// Whether the first thing that the expression does is to evaluate the variable.
pub(crate) fn is_forced(local: Local, body: &Expr) -> bool {
    match body {
        Expr::At(_, inner) => is_forced(local, inner),
        Expr::Case(scrutinee, ..) => matches!(&**scrutinee, Expr::Local(first) if *first == local),
        _ => false,
    }
}

/// A scalar or a line.
fn plain(ty: &Type) -> Option<Asked> {
    if *ty == Type::string() {
        return Some(Asked::Line);
    }
    let Type::Con(name, _) = ty else { return None };
    match name.as_str() {
        "Int" => Some(Asked::Scalar(Sort::Int)),
        "Integer" => Some(Asked::Scalar(Sort::Integer)),
        "Char" => Some(Asked::Scalar(Sort::Char)),
        "string" => Some(Asked::Line),
        _ => None,
    }
}

fn resolve_globals(code: &mut Code, globals: &[PointId]) {
    for id in code.all() {
        let Point::Global(index) = code.point(id) else { continue };
        let content = globals[index.0 as usize];
        // A definition without code is met where it is used.
        if let Point::Gap(why) = *code.point(content) {
            code.gaps.push((id, why));
        }
        code.points[id.0 as usize] = Point::Global(content);
    }
}

/// The scope of a function is the innermost home of the variables that are free in it, those of functions inside it
/// included. Functions inside have higher numbers, so that one pass from the last to the first sees them before.
fn find_scopes(code: &mut Code) {
    let mut depth = vec![0u32; code.lams.len()];
    let mut around: Vec<Option<LamId>> = vec![None; code.lams.len()];
    for id in code.all() {
        if let Point::Lam(lam) = code.point(id) {
            around[lam.0 as usize] = Some(code.owner(id));
        }
    }
    for lam in 1..code.lams.len() {
        depth[lam] = around[lam].map_or(0, |outer| depth[outer.0 as usize] + 1);
    }
    let mut homes: Vec<Vec<LamId>> = vec![Vec::new(); code.lams.len()];
    for id in code.all() {
        if let Point::Var(var) = code.point(id) {
            let (owner, home) = (code.owner(id), code.var(*var).home);
            if home != owner {
                homes[owner.0 as usize].push(home);
            }
        }
    }
    for lam in (1..code.lams.len()).rev() {
        let own = LamId(lam as u32);
        let free: Vec<LamId> = homes[lam].iter().copied().filter(|home| *home != own).collect();
        let scope = free.iter().copied().max_by_key(|home| depth[home.0 as usize]).unwrap_or(MAIN);
        code.lams[lam].scope = scope;
        if let Some(outer) = around[lam] {
            homes[outer.0 as usize].extend(free);
        }
    }
}
