//! A copy of the program in which one function is under test (G2 §5.1 and §5.2).
//!
//! The function's own code, and that of functions without a specification which it uses, is copied at the types of its use.
//! In the copies, calls of functions with a specification go through the specification: what is passed is asserted, what
//! comes back assumed, whether it is computed by the callee's code (the concrete facet) or made up (the abstract facet).
//! Callees' own code is left as it is: what goes wrong inside them is found when they are under test.

use rustc_hash::{FxHashMap, FxHashSet};
use selfsame_core::expr::{Alt, AltPattern, Expr, LabelKind, Local};
use selfsame_core::program::Program;
use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;
use selfsame_core::typecheck::{Typed, typed};
use selfsame_core::types::Type;
use selfsame_explore::machine::input::is_large;

use crate::build::{Builder, Built, apply, call, lambda, truth, unsupported, var};
use crate::contract::{Contract, Duties, Duty, Frame, Part, Side};
use crate::limits;
use crate::logic::{Env, nowhere};
use crate::refined::{PREDICATE, Refined, parametric, used};
use crate::specs::Specs;
use crate::syntax::{Signature, SpecType};

/// A function as it is tested.
#[derive(Clone, Debug)]
pub struct Subject {
    /// The function, by its qualified name.
    pub global: Symbol,
    /// Instances for its class constraints.
    pub dictionaries: Vec<Expr>,
    /// Its type at the instances, without dictionaries; variables that are left stand for any type.
    pub ty: Type,
}

/// What runs.
pub struct Instrumented {
    /// The call of the function under test, between what is assumed and what is asserted.
    pub entry: Expr,
    /// What each assertion is for, by its label.
    pub duties: Duties,
    /// Functions whose specification took the place of their code, at the types of their use.
    pub symbolic: Vec<Symbolic>,
    /// Functions that could be.
    pub callees: Vec<Symbol>,
    /// Functions of the program without a specification that were known by their types: these are to be proved as well.
    pub trusted: Vec<(Symbol, Type)>,
    /// Overloaded functions of the program at the types of their use, with what their classes ask for: to be proved there.
    pub overloaded: Vec<(Symbol, Type, Vec<Type>)>,
    /// Types of local definitions that recurse, by the numbers of their variables.
    pub locals: FxHashMap<u32, Option<Type>>,
    /// What the annotation of the function under test says gets smaller.
    pub metric: Vec<Symbol>,
    /// Whether no other function with a specification runs by its own code: what fails is of the function under test.
    pub is_alone: bool,
}

/// A function that is known by its specification only.
#[derive(Clone, Debug)]
pub struct Symbolic {
    /// The definition that stands for it.
    pub name: Symbol,
    /// The function that it stands for.
    pub of: Symbol,
    /// The type at which it is used.
    pub ty: Type,
    /// The type that its specification promises more by than its own does.
    pub scheme: Option<Type>,
    /// Whether it is of the user's own source.
    pub is_own: bool,
    /// Definitions of what its annotation says gets smaller.
    pub metric: Vec<Symbol>,
    /// Whether anything is said of its result.
    pub says: bool,
}

/// Which functions are known by their specifications alone.
pub enum Facets {
    /// These.
    Only(FxHashSet<Symbol>),
    /// All that have one: what a modular proof may use.
    All,
    /// All that have one, and by their types those that have none and recurse.
    Every,
    /// None, and nothing is asked of calls: the function as it is, between what it is given and what it gives.
    None,
}

/// What is asked of the function under test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// That its specification holds.
    Specification,
    /// That it ends, whatever it gives.
    Ending,
}

impl Symbolic {
    /// How many arguments it takes.
    pub fn arity(&self) -> usize {
        std::iter::successors(Some(&self.ty), |ty| ty.as_fun().map(|(_, to)| to)).count() - 1
    }
}

/// Makes the program for a subject.
pub fn instrument(
    builder: &mut Builder<'_>,
    subject: &Subject,
    refined: &Refined,
    facets: &Facets,
    aim: Aim,
) -> Built<Instrumented> {
    let code = core_type(builder, subject.global, &subject.ty, subject.dictionaries.len());
    let mut instrumenting = Instrumenting {
        builder,
        subject,
        refined,
        facets,
        duties: Duties::default(),
        symbolic: Vec::new(),
        callees: Vec::new(),
        trusted: Vec::new(),
        overloaded: Vec::new(),
        locals: FxHashMap::default(),
        is_alone: true,
        scope: Env::default(),
        within: None,
        at: None,
    };
    // What abstract refinements stand for is no business of the function's, but of what is said of definitions inside it.
    let spoken = vec![Symbol::new("p"); refined.predicates()];
    let predicates = instrumenting.builder.locals(&spoken);
    let function = match facets {
        Facets::None => Expr::Global(subject.global),
        _ => {
            let copy = instrumenting.copy(subject.global, &code)?;
            apply(Expr::Global(copy), predicates.iter().copied().map(var).collect())
        }
    };
    let function = lambda(predicates, apply(function, subject.dictionaries.clone()));
    let contract = Contract {
        of: subject.global,
        refined,
        dictionaries: 0,
        passes_dictionaries: false,
        args: Side::Assume,
        result: Side::Assert,
        at: None,
    };
    let contract =
        if aim == Aim::Ending { Contract { refined: &refined.without_result(), ..contract } } else { contract };
    let mut duties = std::mem::take(&mut instrumenting.duties);
    let entry = instrumenting.builder.guarded(&contract, function, &mut duties)?;
    let Instrumenting { symbolic, callees, trusted, overloaded, locals, is_alone, .. } = instrumenting;
    let metric = metric(builder, subject.global, refined);
    Ok(Instrumented { entry, duties, symbolic, callees, trusted, overloaded, locals, metric, is_alone })
}

/// The type that a global's code has at an instance: dictionaries first.
fn core_type(builder: &Builder<'_>, global: Symbol, ty: &Type, dictionaries: usize) -> Type {
    let Some(id) = builder.program.global_id(global) else { return ty.clone() };
    let declared = match &builder.program.global(id).ty {
        Type::Forall(_, _, body) => (**body).clone(),
        ty => ty.clone(),
    };
    let mut known = Vec::new();
    let (mut rest, mut passed) = (declared, Vec::new());
    for _ in 0..dictionaries {
        let Some((from, to)) = rest.as_fun() else { break };
        passed.push(from.clone());
        rest = to.clone();
    }
    crate::logic::matches(&rest, ty, &mut known);
    let of = |v: Symbol| known.iter().find(|(name, _)| *name == v).map(|(_, ty)| ty.clone());
    Type::funs(passed.iter().map(|ty| ty.subst(&of)).collect::<Vec<_>>(), ty.clone())
}

/// A function where it is called.
struct Callee<'c> {
    /// By whose specification it is known.
    of: Symbol,
    /// Its definition.
    code: Symbol,
    ty: &'c Type,
    dictionaries: usize,
}

struct Instrumenting<'i, 'a> {
    builder: &'i mut Builder<'a>,
    subject: &'i Subject,
    refined: &'i Refined,
    facets: &'i Facets,
    duties: Duties,
    symbolic: Vec<Symbolic>,
    callees: Vec<Symbol>,
    trusted: Vec<(Symbol, Type)>,
    overloaded: Vec<(Symbol, Type, Vec<Type>)>,
    locals: FxHashMap<u32, Option<Type>>,
    is_alone: bool,
    /// What specifications of definitions inside others may speak of.
    scope: Env,
    /// From where to where the definition goes whose code is copied.
    within: Option<(Span, u32)>,
    /// The expression that is copied, if it is of the user's source.
    at: Option<Span>,
}

impl Instrumenting<'_, '_> {
    /// A definition's code at a type, with its calls through specifications.
    fn copy(&mut self, global: Symbol, ty: &Type) -> Built<Symbol> {
        let Some(id) = self.builder.program.global_id(global) else {
            return Err(unsupported(nowhere(), format!("`{global}` has no definition")));
        };
        let Ok(code) = self.builder.program.global(id).code.expr() else { return Ok(global) };
        // Polymorphic recursion makes copies at ever larger types: runs get by without.
        if is_large(ty) {
            return match self.is_proof() {
                true => Err(unsupported(nowhere(), format!("`{}` at ever larger types", base(global)))),
                false => Ok(global),
            };
        }
        let key = format!("$copy.{global}<{ty:?}>");
        if let Some(known) = self.builder.made(&key) {
            return Ok(known);
        }
        let types = match typed(&self.builder.program, &code, ty) {
            Ok(types) => types,
            // Without types nobody knows which calls go through which specifications: runs show what they show.
            Err(_) if !self.is_proof() => return Ok(global),
            Err(_) => return Err(unsupported(nowhere(), format!("the types inside `{}`", base(global)))),
        };
        let name = self.builder.reserve(&key);
        let extent = self.extent(global);
        let outer = (std::mem::take(&mut self.scope), std::mem::replace(&mut self.within, extent), self.at.take());
        let predicates = if global == self.subject.global { self.predicates() } else { Vec::new() };
        let expr = self.expr(&code, &types);
        (self.scope, self.within, self.at) = outer;
        self.builder.add(name, lambda(predicates, expr?), ty.clone());
        Ok(name)
    }

    /// Brings what the abstract refinements of the function under test stand for.
    fn predicates(&mut self) -> Vec<Local> {
        let (params, _) = self.refined.params();
        let mut all = Vec::new();
        for (name, predicate) in params.into_iter().take(self.refined.predicates()) {
            let name = Symbol::new(name.as_str().trim_start_matches(PREDICATE));
            let local = self.builder.local(name.as_str());
            self.scope = self.scope.with(name, var(local), predicate.ty());
            all.push(local);
        }
        all
    }

    fn expr(&mut self, expr: &Expr, types: &Typed) -> Built<Expr> {
        Ok(match expr {
            Expr::Local(_) | Expr::Lit(_) | Expr::Input(_) => expr.clone(),
            Expr::Global(name) => self.global(*name, types.of(expr))?,
            Expr::Lam(params, body) => {
                let outer = self.scope.clone();
                params.iter().for_each(|param| self.bring(*param, types));
                let body = self.expr(body, types);
                self.scope = outer;
                lambda(params.clone(), body?)
            }
            Expr::App(head, args) => {
                let head = self.expr(head, types)?;
                apply(head, self.exprs(args, types)?)
            }
            Expr::Let(local, value, body) => {
                let value = self.expr(value, types)?;
                let checked = self.local_contract(*local, types)?;
                let outer = self.scope.clone();
                self.bring(*local, types);
                let body = self.expr(body, types);
                self.scope = outer;
                match checked {
                    None => Expr::Let(*local, Box::new(value), Box::new(body?)),
                    Some(refined) => {
                        let (inner, [by_code, by_specification]) = self.specified(*local, value, &refined)?;
                        let used = Expr::Let(*local, Box::new(by_specification), Box::new(body?));
                        Expr::Let(inner, Box::new(by_code), Box::new(used))
                    }
                }
            }
            Expr::LetRec(group, body) => {
                let outer = self.scope.clone();
                group.iter().for_each(|(local, _)| self.bring(*local, types));
                let mut bindings = Vec::with_capacity(group.len());
                let captured = captured(group);
                for (local, value) in group {
                    let known = types.local(*local).map(|ty| of_its_own(ty, &captured, types));
                    let value = self.expr(value, types)?;
                    match self.local_contract(*local, types)? {
                        None => {
                            self.local(*local, known);
                            bindings.push((*local, value));
                        }
                        Some(refined) => {
                            let (inner, [by_code, by_specification]) = self.specified(*local, value, &refined)?;
                            self.locals.insert(inner.id, known);
                            bindings.push((inner, by_code));
                            bindings.push((*local, by_specification));
                        }
                    }
                }
                let body = self.expr(body, types);
                self.scope = outer;
                Expr::LetRec(bindings, Box::new(body?))
            }
            Expr::Con(name, fields) => {
                let fields = self.exprs(fields, types)?;
                match types.of(expr).cloned() {
                    Some(ty) => self.con(*name, fields, &ty)?,
                    None => Expr::Con(*name, fields),
                }
            }
            Expr::Case(scrutinee, alts, default) => {
                let scrutinee = Box::new(self.expr(scrutinee, types)?);
                let mut made = Vec::with_capacity(alts.len());
                for alt in alts {
                    let outer = self.scope.clone();
                    if let AltPattern::Con(_, fields) = &alt.pattern {
                        fields.iter().for_each(|field| self.bring(*field, types));
                    }
                    let body = self.expr(&alt.body, types);
                    self.scope = outer;
                    made.push(self.taken_apart(&alt.pattern, body?, types)?);
                }
                let default = match default {
                    Some(default) => Some(Box::new(self.expr(default, types)?)),
                    None => None,
                };
                Expr::Case(scrutinee, made, default)
            }
            Expr::Prim(op, args) => Expr::Prim(*op, self.exprs(args, types)?),
            Expr::Bottom(label) => {
                let part = match label.kind {
                    // As an option says, nobody minds: such runs do not count.
                    LabelKind::PatternFailure if self.builder.specs.allows_partial => {
                        return Ok(Expr::Assume(Box::new(truth(false)), Box::new(expr.clone())));
                    }
                    LabelKind::PatternFailure => Part::Pattern(label.text),
                    LabelKind::Undefined => Part::Undefined,
                    _ => return Ok(expr.clone()),
                };
                let duty = Duty { of: self.subject.global, part, refinement: None, frame: None, at: self.at };
                let failed = self.duties.add(duty);
                Expr::Assert(Box::new(truth(false)), Box::new(expr.clone()), failed)
            }
            Expr::Assume(condition, body) => {
                Expr::Assume(Box::new(self.expr(condition, types)?), Box::new(self.expr(body, types)?))
            }
            Expr::Assert(condition, body, label) => {
                let (condition, body) = (self.expr(condition, types)?, self.expr(body, types)?);
                Expr::Assert(Box::new(condition), Box::new(body), label.clone())
            }
            Expr::At(span, body) => {
                let outer = self.at.replace(*span);
                let body = self.expr(body, types);
                self.at = outer;
                Expr::At(*span, Box::new(body?))
            }
        })
    }

    /// An alternative in which functions that were in fields of data are used as the annotation of the data says.
    fn taken_apart(&mut self, pattern: &AltPattern, body: Expr, types: &Typed) -> Built<Alt> {
        let plain = |body: Expr| Alt { pattern: pattern.clone(), body };
        let AltPattern::Con(con, locals) = pattern else { return Ok(plain(body)) };
        let program = &self.builder.program;
        let Some(found) = program.con_id(*con).map(|id| program.con(id)) else { return Ok(plain(body)) };
        let data = program.data(found.data);
        let Some(spec) = self.builder.specs.data(data.name)? else { return Ok(plain(body)) };
        let mut known = Vec::new();
        for (field, local) in found.def.fields.iter().zip(locals) {
            if let Some(ty) = types.local(*local) {
                crate::logic::matches(field, ty, &mut known);
            }
        }
        let param = |v: &Symbol| known.iter().find(|(name, _)| name == v).map_or(Type::Var(*v), |(_, ty)| ty.clone());
        let (ty, place) = (Type::con_of(data.name, data.params.iter().map(param)), spec.span);
        if !spec.cons.iter().flat_map(|con| &con.fields).any(|(_, field)| matches!(field, SpecType::Fun { .. })) {
            return Ok(plain(body));
        }
        let Some(fields) = self.builder.fields(&ty, place)?.into_iter().find(|known| known.name == *con) else {
            return Ok(plain(body));
        };
        let mut env = Env::default();
        for (name, params) in self.builder.abstracts(&ty)? {
            let ty = Type::funs(params, Type::bool());
            env = env.with(name, says_nothing(self.builder, &ty), ty);
        }
        let (mut met, mut body) = (locals.clone(), body);
        for (i, ((_, refined), (name, local))) in fields.fields.iter().zip(fields.names.iter().zip(locals)).enumerate()
        {
            env = env.with(*name, var(*local), refined.ty());
            if refined.is_plain() {
                continue;
            }
            met[i] = self.builder.local(local.name.as_str());
            let mut duties = std::mem::take(&mut self.duties);
            let watched = self.builder.field(*con, refined, var(met[i]), (Side::Assume, self.at), i, &env, &mut duties);
            self.duties = duties;
            body = Expr::Let(*local, Box::new(watched?), Box::new(body));
        }
        Ok(Alt { pattern: AltPattern::Con(*con, met), body })
    }

    /// From where to where a definition of the user's source goes: to where the next one begins.
    fn extent(&self, global: Symbol) -> Option<(Span, u32)> {
        let program = &self.builder.program;
        let span = program.global(program.global_id(global)?).span?;
        let next = program.globals().filter_map(|(_, other)| other.span);
        let next = next.filter(|other| other.file == span.file && other.start > span.start).map(|other| other.start);
        Some((span, next.min().unwrap_or(u32::MAX)))
    }

    /// A variable that specifications inside may speak of.
    fn bring(&mut self, local: Local, types: &Typed) {
        if let Some(ty) = types.local(local) {
            self.scope = self.scope.with(local.name, var(local), ty.clone());
        }
    }

    /// What is said of a definition inside the one that is copied.
    fn local_contract(&mut self, local: Local, types: &Typed) -> Built<Option<Refined>> {
        let Some((from, to)) = self.within else { return Ok(None) };
        let is_inside = |span: Span| span.file == from.file && (from.start..to).contains(&span.start);
        let Some(signature) = self.builder.specs.local_signature(local.name, &is_inside) else { return Ok(None) };
        let ty = match types.local(local) {
            Some(Type::Forall(_, _, body)) => (**body).clone(),
            Some(ty) => ty.clone(),
            None => return Err(unsupported(signature.span, format!("the type of `{}`", local.name))),
        };
        let ty = self.settled(&ty, &signature.ty, signature.span);
        if signature.is_assumed || !signature.predicates.is_empty() || self.strip(&ty).0 > 0 {
            return Err(unsupported(signature.span, format!("this of `{}`, which is inside another", local.name)));
        }
        used(self.builder.specs, signature, &ty).map(Some)
    }

    /// A type with what a specification says where nothing else in the code does.
    fn settled(&self, ty: &Type, spec: &SpecType, place: Span) -> Type {
        match (ty, spec) {
            (Type::Var(v), spec) if v.as_str().starts_with('?') => {
                self.builder.type_of(spec, &[], place).unwrap_or_else(|_| ty.clone())
            }
            (Type::Meta(_), spec) => self.builder.type_of(spec, &[], place).unwrap_or_else(|_| ty.clone()),
            (ty, SpecType::Refined { inner, .. } | SpecType::Abstract { inner, .. }) => self.settled(ty, inner, place),
            (ty, SpecType::Fun { arg, result, .. }) => match ty.as_fun() {
                Some((from, to)) => Type::fun(self.settled(from, arg, place), self.settled(to, result, place)),
                None => ty.clone(),
            },
            (Type::Con(name, types), SpecType::Con { args, .. }) if types.len() == args.len() => {
                let settled = types.iter().zip(args).map(|(ty, arg)| match arg {
                    crate::syntax::SpecArg::Type(spec) => self.settled(ty, spec, place),
                    crate::syntax::SpecArg::Term(_) => ty.clone(),
                });
                Type::con_of(*name, settled)
            }
            _ => ty.clone(),
        }
    }

    /// A definition inside another twice: by its code, which may take what it is given to be as it must and is to keep its word, and
    /// by its specification, which whoever calls it has to keep and may believe.
    fn specified(&mut self, local: Local, value: Expr, refined: &Refined) -> Built<(Local, [Expr; 2])> {
        let inner = self.builder.local(local.name.as_str());
        let contract = |args: Side, result: Side| Contract {
            of: local.name,
            refined,
            dictionaries: 0,
            passes_dictionaries: false,
            args,
            result,
            at: None,
        };
        let (scope, mut duties) = (self.scope.clone(), std::mem::take(&mut self.duties));
        let by_code = self.builder.guarded_inside(&contract(Side::Assume, Side::Assert), value, &mut duties, &scope);
        let by_specification =
            self.builder.guarded_inside(&contract(Side::Assert, Side::Assume), var(inner), &mut duties, &scope);
        self.duties = duties;
        Ok((inner, [by_code?, by_specification?]))
    }

    /// Remembers the type of a local function. Numbers of two definitions may clash: then neither is known.
    fn local(&mut self, local: Local, ty: Option<Type>) {
        self.locals
            .entry(local.id)
            .and_modify(|known| {
                if *known != ty {
                    *known = None;
                }
            })
            .or_insert(ty);
    }

    fn exprs(&mut self, exprs: &[Expr], types: &Typed) -> Built<Vec<Expr>> {
        exprs.iter().map(|expr| self.expr(expr, types)).collect()
    }

    /// A global in copied code: through its specification, copied as well, or as it is.
    fn global(&mut self, name: Symbol, ty: Option<&Type>) -> Built<Expr> {
        let plain = Expr::Global(name);
        let Some(ty) = ty.cloned() else {
            if self.is_proof() && (self.builder.is_own(name) || self.builder.specs.is_signed(name)) {
                return Err(unsupported(nowhere(), format!("a use of `{}` at a type that is not known", base(name))));
            }
            return Ok(plain);
        };
        let (dictionaries, own) = self.strip(&ty);
        let is_own = self.builder.is_own(name);
        if base(name) == "undefined" && !is_own {
            let duty =
                Duty { of: self.subject.global, part: Part::Undefined, refinement: None, frame: None, at: self.at };
            let failed = self.duties.add(duty);
            return Ok(Expr::Assert(Box::new(truth(false)), Box::new(plain), failed));
        }
        // An instance's method is known by what its class says of it.
        let of = specified(&self.builder.program, self.builder.specs, name);
        if let Some(signature) = self.builder.specs.signature(of)? {
            self.builder.specs.bounded(signature)?;
        }
        let aligned = match self.builder.specs.signature(of)? {
            // What the library says of lists says nothing of other structures, whose code is followed.
            // What it says of sets holds where what compares as equal is the same.
            Some(signature) if signature.is_library && is_of_sets(of) && !self.compares_as_it_is(&own) => None,
            Some(signature) if signature.is_library => used(self.builder.specs, signature, &own).ok(),
            // For all predicates with such bounds: its code says as much, if it comes to an end.
            Some(Signature { bounds: Some(bounds), .. }) if self.recurses(name) => {
                return Err(unsupported(*bounds, "bounds of abstract refinements of a function that calls itself"));
            }
            Some(Signature { bounds: Some(_), .. }) => None,
            Some(signature) => Some(used(self.builder.specs, signature, &own)?),
            None => None,
        };
        let is_abstracted = matches!(self.facets, Facets::Only(names) if names.contains(&of));
        if self.is_logical(name) && aligned.is_none() {
            return Ok(plain);
        }
        match aligned {
            _ if name == self.subject.global && own == self.subject.ty => {
                let refined = match aligned {
                    Some(refined) if self.refined.predicates() > 0 => refined,
                    _ => self.refined.clone(),
                };
                self.through(Callee { of, code: name, ty: &ty, dictionaries }, &refined)
            }
            Some(refined) => self.through(Callee { of, code: name, ty: &ty, dictionaries }, &refined),
            None if is_abstracted || is_chosen(name) => {
                self.through(Callee { of, code: name, ty: &ty, dictionaries }, &Refined::trivial(&own))
            }
            None if is_own && dictionaries == 0 && matches!(self.facets, Facets::Every) && self.recurses(name) => {
                if !self.trusted.contains(&(name, own.clone())) {
                    self.trusted.push((name, own.clone()));
                }
                self.through(Callee { of, code: name, ty: &ty, dictionaries }, &Refined::trivial(&own))
            }
            None if is_own && !base(name).starts_with('$') => {
                self.note(name);
                Ok(Expr::Global(self.copy(name, &ty)?))
            }
            None if self.is_proof() && self.is_worth_blaming(&own) && self.loops(name, false) => {
                self.through(Callee { of, code: name, ty: &ty, dictionaries }, &Refined::trivial(&own))
            }
            None => {
                if self.is_worth_blaming(&own) && self.has_calls(name) {
                    self.note(of);
                }
                Ok(plain)
            }
        }
    }

    /// Whether a function of the library recurses, and never fails if that matters: a proof knows it by its specification, or by its
    /// type, instead of its code.
    fn loops(&self, name: Symbol, may_fail: bool) -> bool {
        let mut seen: Vec<Symbol> = Vec::new();
        let mut todo = vec![name];
        let mut recurses = false;
        while let Some(next) = todo.pop() {
            let code = self.builder.program.global_id(next).map(|id| self.builder.program.global(id).code.expr());
            let Some(Ok(code)) = code else { return false };
            if !may_fail && crate::modular::fails(&code) || seen.len() > limits::CALLEES {
                return false;
            }
            recurses |= has_loop(&code);
            for callee in selfsame_explore::coverage::calls(&code) {
                recurses |= callee == next || callee == name;
                if !seen.contains(&callee) {
                    seen.push(callee);
                    todo.push(callee);
                }
            }
        }
        recurses
    }

    /// Whether everything in a type is equal to what it is and to nothing else: no doubles, and nothing that may have an order of
    /// its own.
    fn compares_as_it_is(&self, ty: &Type) -> bool {
        const PLAIN: &[&str] =
            &["Int", "Integer", "Char", "Bool", "()", "[]", "->", "Set", "Maybe", "Either", "Ordering"];
        !ty.any(&mut |part| match part {
            Type::Con(name, _) => {
                let is_plain = PLAIN.contains(&base(*name)) || base(*name).starts_with("(,");
                !is_plain || self.builder.is_own_module(*name)
            }
            _ => false,
        })
    }

    /// Whether a definition calls anything: those that do not are as good as their code.
    fn has_calls(&self, name: Symbol) -> bool {
        let code = self.builder.program.global_id(name).map(|id| self.builder.program.global(id).code.expr());
        matches!(code, Some(Ok(code)) if !selfsame_explore::coverage::calls(&code).is_empty())
    }

    /// Whether a function of the library without a specification does enough to be known by one.
    fn is_worth_blaming(&self, ty: &Type) -> bool {
        let mut rest = ty.clone();
        while let Some((from, to)) = rest.as_fun() {
            let is_data = self.builder.constructors(&self.builder.representation(from), nowhere()).is_ok();
            if from.as_fun().is_some() || (is_data && *from != Type::bool()) {
                return true;
            }
            rest = to.clone();
        }
        false
    }

    /// Whether specifications take the place of all code that they can.
    fn is_proof(&self) -> bool {
        matches!(self.facets, Facets::All | Facets::Every)
    }

    /// Whether a function calls itself, directly or not.
    fn recurses(&self, name: Symbol) -> bool {
        let program = &self.builder.program;
        let calls = |name: Symbol| match program.global_id(name).map(|id| program.global(id).code.expr()) {
            Some(Ok(code)) => selfsame_explore::coverage::calls(&code),
            _ => Vec::new(),
        };
        let mut seen: Vec<Symbol> = Vec::new();
        let mut todo = calls(name);
        while let Some(next) = todo.pop() {
            if next == name {
                return true;
            }
            if self.builder.is_own(next) && !seen.contains(&next) {
                seen.push(next);
                todo.extend(calls(next));
            }
        }
        false
    }

    /// Whether a proof knows the function as one of the logic: its code and its specification say the same.
    fn is_logical(&self, name: Symbol) -> bool {
        self.is_proof() && name != self.subject.global && self.builder.specs.all_lifted().any(|lifted| lifted == name)
    }

    fn note(&mut self, callee: Symbol) {
        if !self.callees.contains(&callee) {
            self.callees.push(callee);
        }
    }

    /// The callee behind its specification.
    fn through(&mut self, callee: Callee<'_>, refined: &Refined) -> Built<Expr> {
        let Callee { of, code, ty, dictionaries } = callee;
        let is_itself = code == self.subject.global;
        if !is_chosen(of) {
            self.note(of);
        }
        let is_abstract = is_chosen(of)
            || match self.facets {
                Facets::Only(names) => names.contains(&of),
                Facets::None => false,
                Facets::All | Facets::Every => {
                    let is_of_use = |known: &Self| {
                        known.is_worth_blaming(&refined.ty()) || !refined.is_trivial() && known.loops(code, true)
                    };
                    !self.is_logical(of) && (self.builder.is_own(of) || is_of_use(self))
                }
            };
        let key = format!("$through.{code}<{ty:?}>{}", site(self.at));
        if let Some(known) = self.builder.made(&key) {
            return Ok(Expr::Global(known));
        }
        let name = self.builder.reserve(&key);
        if is_abstract && dictionaries > 0 && self.builder.is_own(code) && of == code {
            let (_, own) = self.strip(ty);
            let (mut classes, mut rest) = (Vec::new(), ty.clone());
            while let Some((from, to)) = rest.as_fun().map(|(from, to)| (from.clone(), to.clone()))
                && classes.len() < dictionaries
            {
                classes.push(from);
                rest = to;
            }
            if !self.overloaded.contains(&(code, own.clone(), classes.clone())) {
                self.overloaded.push((code, own, classes));
            }
        }
        let function = match (is_abstract, is_itself) {
            (true, _) => {
                let key = format!("$symbolic.{code}<{ty:?}>");
                match self.builder.made(&key) {
                    Some(known) => known,
                    None => {
                        let name = self.builder.reserve(&key);
                        self.builder.add(name, Expr::Global(code), ty.clone());
                        let (_, own) = self.strip(ty);
                        let scheme = self.scheme(of)?;
                        let (metric, is_own) = (metric(self.builder, of, refined), self.builder.is_own(code));
                        let result = refined.params().1;
                        let says = !result.is_trivial() || self.builder.has_invariants(&result.ty());
                        self.symbolic.push(Symbolic { name, of, ty: own, scheme, is_own, metric, says });
                        name
                    }
                }
            }
            (false, true) => {
                let copy = self.copy(code, ty)?;
                // Where the function calls itself, its abstract refinements say nothing.
                let nothing = self.refined.params().0.into_iter().take(self.refined.predicates());
                let nothing: Vec<Expr> =
                    nothing.map(|(_, predicate)| says_nothing(self.builder, &predicate.ty())).collect();
                if nothing.is_empty() {
                    copy
                } else {
                    let key = format!("$plain.{copy}");
                    self.builder.define(&key, |_, _| Ok(apply(Expr::Global(copy), nothing)))?
                }
            }
            (false, false) => {
                self.is_alone &= !self.builder.is_own(code);
                code
            }
        };
        let contract = Contract {
            of,
            refined,
            dictionaries,
            passes_dictionaries: !is_abstract,
            args: Side::Assert,
            result: if is_itself && !is_abstract { Side::Assert } else { Side::Assume },
            at: self.at,
        };
        let mut duties = std::mem::take(&mut self.duties);
        let guarded = self.builder.guarded(&contract, Expr::Global(function), &mut duties);
        self.duties = duties;
        self.builder.add(name, guarded?, ty.clone());
        Ok(Expr::Global(name))
    }

    /// The type of a function over its abstract refinements, where these say more than its own type.
    fn scheme(&self, of: Symbol) -> Built<Option<Type>> {
        let Some(signature) = self.builder.specs.signature(of)? else { return Ok(None) };
        let Some(id) = self.builder.program.global_id(of) else { return Ok(None) };
        let mut rest = match &self.builder.program.global(id).ty {
            Type::Forall(_, _, body) => (**body).clone(),
            ty => ty.clone(),
        };
        let mut dictionaries = Vec::new();
        while let Some((from, to)) = rest.as_fun()
            && matches!(from, Type::Con(name, _) if self.builder.is_dictionary(*name))
        {
            dictionaries.push(from.clone());
            rest = to.clone();
        }
        Ok(parametric(signature, &rest).map(|ty| Type::funs(dictionaries, ty)))
    }

    /// How many dictionaries a type begins with, and the rest.
    fn strip(&self, ty: &Type) -> (usize, Type) {
        let (mut count, mut rest) = (0, ty.clone());
        while let Some((Type::Con(name, _), to)) = rest.as_fun()
            && self.builder.is_dictionary(*name)
        {
            (count, rest) = (count + 1, to.clone());
        }
        (count, rest)
    }

    /// A constructor with the conditions on its fields.
    fn con(&mut self, con: Symbol, fields: Vec<Expr>, ty: &Type) -> Built<Expr> {
        let Type::Con(data, _) = ty else { return Ok(Expr::Con(con, fields)) };
        let Some(spec) = self.builder.specs.data(*data)? else { return Ok(Expr::Con(con, fields)) };
        let place = spec.span;
        let found = self.builder.fields(ty, place)?.into_iter().find(|known| known.name == con);
        let Some(found) = found.filter(|found| found.fields.iter().any(|(_, refined)| !refined.is_trivial())) else {
            return Ok(Expr::Con(con, fields));
        };
        let key = format!("$checked.{con}<{ty:?}>{}", site(self.at));
        if let Some(known) = self.builder.made(&key) {
            return Ok(call(known, fields));
        }
        let name = self.builder.reserve(&key);
        let locals = self.builder.locals(&found.names);
        // Nothing is said of what is only built: what abstract refinements stand for is said by types.
        let mut env = Env::default();
        for (name, params) in self.builder.abstracts(ty)? {
            let ty = Type::funs(params, Type::bool());
            env = env.with(name, says_nothing(self.builder, &ty), ty);
        }
        let mut checks = Vec::new();
        for (i, (((_, refined), name), local)) in found.fields.iter().zip(&found.names).zip(&locals).enumerate() {
            env = env.with(*name, var(*local), refined.ty());
            // A function is watched instead; what is said of the whole holds of it.
            for (condition, refinement) in self.builder.conditions(refined, var(*local), &env)? {
                let params = found.fields.iter().map(|(_, refined)| refined.ty()).collect();
                let frame = Some(Frame { dictionaries: 0, params, result: ty.clone() });
                let duty = Duty { of: con, part: Part::Field(i), refinement, frame, at: self.at };
                checks.push((condition, self.duties.add(duty)));
            }
        }
        let mut given = Vec::with_capacity(locals.len());
        for (i, ((_, refined), local)) in found.fields.iter().zip(&locals).enumerate() {
            let mut duties = std::mem::take(&mut self.duties);
            let value = self.builder.field(con, refined, var(*local), (Side::Assert, self.at), i, &env, &mut duties);
            self.duties = duties;
            given.push(value?);
        }
        let built = Expr::Con(con, given);
        let body = checks
            .into_iter()
            .rev()
            .fold(built, |body, (condition, label)| Expr::Assert(Box::new(condition), Box::new(body), label));
        self.builder.add(name, lambda(locals, body), ty.clone());
        Ok(call(name, fields))
    }
}

/// What an annotation says gets smaller, as functions of the arguments; nothing where that is no numbers.
fn metric(builder: &mut Builder<'_>, of: Symbol, refined: &Refined) -> Vec<Symbol> {
    let terms = match builder.specs.signature(of) {
        Ok(Some(signature)) => signature.metric.clone(),
        _ => return Vec::new(),
    };
    let params: Vec<(Symbol, Type)> =
        refined.params().0[refined.predicates()..].iter().map(|(name, refined)| (*name, refined.ty())).collect();
    let names: Vec<Symbol> = params.iter().map(|(name, _)| *name).collect();
    let mut all = Vec::with_capacity(terms.len());
    for (at, term) in terms.iter().enumerate() {
        let types: Vec<&Type> = params.iter().map(|(_, ty)| ty).collect();
        let made = builder.define(&format!("$metric {at} of {of}<{types:?}>"), |builder, _| {
            let locals = builder.locals(&names);
            let mut env = Env::default();
            for ((name, ty), local) in params.iter().zip(&locals) {
                env = env.with(*name, var(*local), ty.clone());
            }
            let size = builder.size(term, &env, nowhere())?;
            Ok(lambda(locals, size))
        });
        match made {
            Ok(name) => all.push(name),
            Err(_) => return Vec::new(),
        }
    }
    all
}

/// Whose specification holds for a definition: its own; for a method of an instance, what its class says of it.
pub fn specified(program: &Program, specs: &Specs, name: Symbol) -> Symbol {
    if specs.is_signed(name) { name } else { method(program, specs, name).unwrap_or(name) }
}

/// The method of a class that a definition of an instance is, if something is said of it.
fn method(program: &Program, specs: &Specs, name: Symbol) -> Option<Symbol> {
    let (_, instance) = name.as_str().split_once("$f")?;
    let (instance, method) = instance.split_once('$')?;
    let of_class = |candidate: &Symbol| {
        let ty = program.global_id(*candidate).map(|id| &program.global(id).ty);
        let Some(Type::Forall(_, _, body)) = ty else { return false };
        matches!(body.as_fun(), Some((Type::Con(class, _), _)) if instance.starts_with(base(*class)))
    };
    let candidates = specs.signatures().map(|(global, _)| global);
    candidates.filter(|global| base(*global) == method).find(of_class)
}

/// A place as a part of a name.
fn site(at: Option<Span>) -> String {
    at.map_or_else(String::new, |at| format!("@{}:{}-{}", at.file.0, at.start, at.end))
}

/// Whether a definition of the library is about sets: of what compares as equal.
fn is_of_sets(name: Symbol) -> bool {
    ["Selfsame.Set.", "Data.Set."].iter().any(|module| name.as_str().starts_with(module))
        || matches!(base(name), "elem" | "notElem")
}

/// Variables from outside that definitions use.
fn captured(group: &[(Local, Expr)]) -> Vec<Local> {
    let (mut used, mut bound): (Vec<Local>, FxHashSet<u32>) = (Vec::new(), FxHashSet::default());
    bound.extend(group.iter().map(|(local, _)| local.id));
    for (_, value) in group {
        value.visit(&mut |part| match part {
            Expr::Local(local) => used.push(*local),
            Expr::Lam(params, _) => bound.extend(params.iter().map(|param| param.id)),
            Expr::Let(local, ..) => bound.extend([local.id]),
            Expr::LetRec(group, _) => bound.extend(group.iter().map(|(local, _)| local.id)),
            Expr::Case(_, alts, _) => {
                for alt in alts {
                    if let AltPattern::Con(_, fields) = &alt.pattern {
                        bound.extend(fields.iter().map(|field| field.id));
                    }
                }
            }
            _ => {}
        });
    }
    used.retain(|local| !bound.contains(&local.id));
    used
}

/// The type of a local definition where its variables stand for what only comes from its arguments: values of a type that a
/// captured variable speaks of may come from there.
fn of_its_own(ty: &Type, captured: &[Local], types: &Typed) -> Type {
    let (bound, body) = match ty {
        Type::Forall(bound, _, body) => (bound.to_vec(), &**body),
        ty => (Vec::new(), ty),
    };
    let is_captured = |v: Symbol| {
        let speaks = |ty: &Type| ty.any(&mut |part| *part == Type::Var(v));
        !bound.contains(&v) && captured.iter().any(|local| types.local(*local).is_none_or(speaks))
    };
    body.subst(&|v| is_captured(v).then(|| Type::con(format!("captured {v}").as_str())))
}

/// Whether code has definitions of its own that recurse.
fn has_loop(expr: &Expr) -> bool {
    expr.any(&mut |part| matches!(part, Expr::LetRec(..)))
}

/// The library's arbitrary number, which is made up in every facet.
fn is_chosen(name: Symbol) -> bool {
    name.as_str() == "Language.Haskell.Liquid.Prelude.choose"
}

/// A definition as source calls it; one of an instance as the class calls it.
pub fn source_name(name: Symbol) -> &'static str {
    let base = base(name);
    match base.strip_prefix("$f").and_then(|instance| instance.split_once('$')) {
        Some((_, method)) => method,
        None => base,
    }
}

fn base(name: Symbol) -> &'static str {
    selfsame_core::types::base_name(name.as_str())
}

/// A predicate of a type that holds of everything.
fn says_nothing(builder: &mut Builder<'_>, ty: &Type) -> Expr {
    let arity = std::iter::successors(Some(ty), |ty| ty.as_fun().map(|(_, to)| to)).count() - 1;
    lambda(builder.locals(&vec![Symbol::new("part"); arity]), truth(true))
}
