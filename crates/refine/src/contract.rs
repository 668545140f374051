//! Specifications as code (G2 §5.1): conditions on values, traversals of data, and functions that check what they
//! are given and what they give.

use selfsame_core::expr::{Expr, Label, LabelKind, Local};
use selfsame_core::program::DataKind;
use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;

use crate::build::{Builder, Built, alt, apply, both, call, case, lambda, truth, unsupported, var};
use crate::logic::Env;
use crate::refined::{PREDICATE, Refined, Refinement, align};
use crate::syntax::{PredicateArg, Term};

/// What becomes of a condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// It must hold.
    Assert,
    /// Runs in which it does not hold do not count.
    Assume,
}

impl Side {
    fn flip(self) -> Side {
        match self {
            Side::Assert => Side::Assume,
            Side::Assume => Side::Assert,
        }
    }
}

/// Something that must hold, and whose business it is.
#[derive(Clone, Debug, PartialEq)]
pub struct Duty {
    /// The function or constructor whose specification it is.
    pub of: Symbol,
    pub part: Part,
    /// The refinement, if it is one.
    pub refinement: Option<Span>,
    /// What the frame of the failed check has in it.
    pub frame: Option<Frame>,
    /// The call in the source whose condition it is.
    pub at: Option<Span>,
}

/// Dictionaries, then arguments of these types, then, where a result is checked, the result.
#[derive(Clone, Debug, PartialEq)]
pub struct Frame {
    pub dictionaries: usize,
    pub params: Vec<Type>,
    pub result: Type,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Part {
    /// By its position.
    Argument(usize),
    Result,
    /// What a function that was passed is given, or gives.
    Passed(usize),
    /// A field of a constructor.
    Field(usize),
    /// No alternative fits; the text says where.
    Pattern(Symbol),
    /// A value that nothing may look at: `undefined`.
    Undefined,
    /// Code of the library failed.
    Library,
    /// A call makes the same call again.
    Repeats,
}

/// Where a function with a specification stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// At the top level.
    Top,
    /// Passed to another, as this argument.
    Passed(usize),
    /// Inside another.
    Local,
}

impl Place {
    fn part(self, own: Part) -> Part {
        match self {
            Place::Passed(at) => Part::Passed(at),
            Place::Top | Place::Local => own,
        }
    }
}

/// The label of a duty that is not done; its number is in the text.
pub fn label(number: usize) -> Label {
    Label::new(LabelKind::Assertion, format!("duty {number}").as_str())
}

/// The number of a duty by its label.
pub fn number(label: &Label) -> Option<usize> {
    label.text.as_str().strip_prefix("duty ").and_then(|digits| digits.parse().ok())
}

/// Conditions that may fail, numbered as they are made.
#[derive(Debug, Default)]
pub struct Duties(pub Vec<Duty>);

impl Duties {
    pub fn add(&mut self, duty: Duty) -> Label {
        self.0.push(duty);
        label(self.0.len() - 1)
    }
}

/// A function by its specification.
pub struct Contract<'r> {
    pub of: Symbol,
    pub refined: &'r Refined,
    /// Dictionaries come before the arguments.
    pub dictionaries: usize,
    /// Whether the function behind it takes them too.
    pub passes_dictionaries: bool,
    pub args: Side,
    pub result: Side,
    /// The call that it is put around.
    pub at: Option<Span>,
}

impl Builder<'_> {
    /// A function that does what another does, with the conditions of its specification around it.
    pub fn guarded(&mut self, contract: &Contract<'_>, function: Expr, duties: &mut Duties) -> Built<Expr> {
        self.guard(contract, function, duties, &Env::default(), Place::Top)
    }

    /// The same of a definition inside others, whose specification speaks of what is in scope there.
    pub fn guarded_inside(
        &mut self,
        contract: &Contract<'_>,
        function: Expr,
        duties: &mut Duties,
        scope: &Env,
    ) -> Built<Expr> {
        self.guard(contract, function, duties, scope, Place::Local)
    }

    fn guard(
        &mut self,
        contract: &Contract<'_>,
        function: Expr,
        duties: &mut Duties,
        outer: &Env,
        place: Place,
    ) -> Built<Expr> {
        let (params, result) = contract.refined.params();
        let dictionaries: Vec<Local> = (0..contract.dictionaries).map(|_| self.local("dictionary")).collect();
        let names: Vec<Symbol> = params.iter().map(|(name, _)| *name).collect();
        let locals = self.locals(&names);
        let types: Vec<Type> = params.iter().map(|(_, refined)| refined.ty()).collect();
        let frame = Frame { dictionaries: dictionaries.len(), params: types, result: result.ty() };
        let frame = (place == Place::Top).then_some(frame);
        let mut env = outer.clone();
        let mut checks = Vec::new();
        let mut passed = Vec::new();
        for (i, ((name, refined), local)) in params.iter().zip(&locals).enumerate() {
            let spoken = name.as_str().strip_prefix(PREDICATE).map_or(*name, Symbol::new);
            env = env.with(spoken, var(*local), refined.ty());
            let part = place.part(Part::Argument(i));
            for (condition, refinement) in self.conditions(refined, var(*local), &env)? {
                let duty =
                    Duty { of: contract.of, part: part.clone(), refinement, frame: frame.clone(), at: contract.at };
                checks.push((condition, (contract.args == Side::Assert).then(|| duties.add(duty))));
            }
            let side = (contract.args, contract.at);
            passed.push(self.passed(contract.of, refined, var(*local), side, i, &env, duties)?);
        }
        let kept = if contract.passes_dictionaries { &dictionaries[..] } else { &[] };
        let args = kept.iter().copied().map(var).chain(passed).collect();
        let given = apply(function, args);
        let frame = frame.map(|frame| Frame { dictionaries: 0, ..frame });
        let given = self.given(contract, result, given, &locals, &env, duties, (place, frame))?;
        let body = checks.into_iter().rev().fold(given, |body, (condition, label)| check(condition, body, label));
        Ok(lambda(dictionaries.into_iter().chain(locals).collect(), body))
    }

    /// The result with its conditions, checked by a definition of its own: its frame has arguments and result in order.
    #[allow(clippy::too_many_arguments)]
    fn given(
        &mut self,
        contract: &Contract<'_>,
        result: &Refined,
        given: Expr,
        args: &[Local],
        env: &Env,
        duties: &mut Duties,
        (place, frame): (Place, Option<Frame>),
    ) -> Built<Expr> {
        let value = self.local("result");
        let conditions = self.conditions(result, var(value), env)?;
        if conditions.is_empty() {
            return Ok(given);
        }
        // Whoever asks for the result evaluates it: only then something is said of it. But what no result satisfies is
        // wrong without one, where there has to be one.
        let is_checked = contract.result == Side::Assert;
        let is_due = is_checked && !self.specs.may_run_for_ever(contract.of);
        let (first, then): (Vec<_>, Vec<_>) =
            conditions.into_iter().partition(|(condition, _)| is_due && is_closed(condition));
        let mut checks = |body: Expr, conditions: Vec<(Expr, Option<Span>)>| {
            conditions.into_iter().rev().fold(body, |body, (condition, refinement)| {
                let part = place.part(Part::Result);
                let duty = Duty { of: contract.of, part, refinement, frame: frame.clone(), at: contract.at };
                let label = is_checked.then(|| duties.add(duty));
                check(condition, body, label)
            })
        };
        let body = checks(var(value), then);
        let body = checks(case(var(value), Vec::new(), Some(body)), first);
        if place != Place::Top {
            // It uses variables of the functions around it.
            return Ok(Expr::Let(value, Box::new(given), Box::new(body)));
        }
        let mut params = args.to_vec();
        params.push(value);
        let key = format!("$result.{}.{}", contract.of, value.id);
        let checked = self.define(&key, |_, _| Ok(lambda(params, body)))?;
        Ok(call(checked, args.iter().copied().map(var).chain([given]).collect()))
    }

    /// A function in a field of data: where data is built it is to keep what the annotation says, where it is taken apart it does.
    #[allow(clippy::too_many_arguments)]
    pub fn field(
        &mut self,
        con: Symbol,
        refined: &Refined,
        value: Expr,
        (side, at): (Side, Option<Span>),
        position: usize,
        env: &Env,
        duties: &mut Duties,
    ) -> Built<Expr> {
        self.passed(con, refined, value, (side, at), position, env, duties)
    }

    /// An argument as it is passed on: functions watch what they are given and what they give.
    #[allow(clippy::too_many_arguments)]
    fn passed(
        &mut self,
        of: Symbol,
        refined: &Refined,
        value: Expr,
        (side, at): (Side, Option<Span>),
        position: usize,
        env: &Env,
        duties: &mut Duties,
    ) -> Built<Expr> {
        if refined.is_plain() && !self.speaks_of_refined_data(refined) {
            return Ok(value);
        }
        let (args, result) = (side.flip(), side);
        let contract = Contract { of, refined, dictionaries: 0, passes_dictionaries: false, args, result, at };
        self.guard(&contract, value, duties, env, Place::Passed(position))
    }

    /// Whether a function takes or gives data of which an annotation says something.
    fn speaks_of_refined_data(&self, refined: &Refined) -> bool {
        match refined {
            Refined::Fun { arg, result, .. } => self.has_invariants(&arg.ty()) || self.has_invariants(&result.ty()),
            Refined::Base { .. } => false,
        }
    }

    /// What must hold of a value that is part of data, where nobody watches what functions are given and give.
    pub fn held(&mut self, refined: &Refined, value: Expr, env: &Env) -> Built<Vec<(Expr, Option<Span>)>> {
        if !refined.is_plain() {
            let place = first_span(refined).unwrap_or_else(crate::logic::nowhere);
            return Err(unsupported(place, "refined functions inside data"));
        }
        self.conditions(refined, value, env)
    }

    /// What must hold of a value, each with the refinement that says so; of functions, what is said of the whole.
    pub fn conditions(&mut self, refined: &Refined, value: Expr, env: &Env) -> Built<Vec<(Expr, Option<Span>)>> {
        let mut conditions = Vec::new();
        let (Refined::Base { refinements, .. } | Refined::Fun { refinements, .. }) = refined;
        for Refinement { var, term, span } in refinements {
            let env = env.with(*var, value.clone(), refined.ty());
            conditions.push((self.condition(term, &env, *span)?, Some(*span)));
        }
        let Refined::Base { ty, args, predicates, .. } = refined else { return Ok(conditions) };
        conditions.extend(self.wrapped(ty, &value)?);
        if let Some(inside) = self.inside(ty, args, predicates, value, env)? {
            let span = args.iter().find_map(first_span);
            conditions.push((inside, span));
        }
        Ok(conditions)
    }

    /// What an annotation says of the field of a newtype, which is the value itself.
    fn wrapped(&mut self, ty: &Type, value: &Expr) -> Built<Vec<(Expr, Option<Span>)>> {
        let Type::Con(name, args) = ty else { return Ok(Vec::new()) };
        let Some(spec) = self.specs.data(*name)? else { return Ok(Vec::new()) };
        let Some(data) = self.program.data_id(*name).map(|id| self.program.data(id)) else { return Ok(Vec::new()) };
        if data.kind != DataKind::Newtype {
            return Ok(Vec::new());
        }
        let field = self.program.con(data.cons[0]).def.fields[0].at(&data.params, args);
        let unfit = || unsupported(spec.span, format!("this does not fit the type `{ty}`"));
        if !spec.predicates.is_empty() {
            return Err(unfit());
        }
        let [con] = &spec.cons[..] else { return Err(unfit()) };
        let [(_, declared)] = &con.fields[..] else { return Err(unfit()) };
        let refined = align(self.specs, declared, &field)?;
        self.held(&refined, value.clone(), &Env::default())
    }

    /// The conditions as one; none when nothing is said.
    pub fn all_conditions(&mut self, refined: &Refined, value: Expr, env: &Env) -> Built<Option<Expr>> {
        let conditions = self.held(refined, value, env)?;
        Ok(conditions.into_iter().map(|(condition, _)| condition).reduce(both))
    }

    /// What must hold of the parts of a value: refinements of type arguments, and fields of refined data.
    fn inside(
        &mut self,
        ty: &Type,
        args: &[Refined],
        said: &[PredicateArg],
        value: Expr,
        env: &Env,
    ) -> Built<Option<Expr>> {
        let is_said = !said.is_empty() || args.iter().any(|arg| !arg.is_trivial());
        if !is_said && !self.has_invariants(ty) {
            return Ok(None);
        }
        let place = args.iter().find_map(first_span).unwrap_or_else(crate::logic::nowhere);
        if let Type::Con(name, _) = ty
            && let Some(at) = args
                .iter()
                .enumerate()
                .position(|(i, arg)| !arg.is_trivial() && !self.is_reached(*name, i, &mut Vec::new()))
        {
            let place = first_span(&args[at]).unwrap_or(place);
            return Err(unsupported(place, format!("a refinement of what is inside functions of `{ty}`")));
        }
        let representation = self.representation(ty);
        if representation != *ty && !said.is_empty() {
            return Err(unsupported(place, format!("abstract refinements of `{ty}`")));
        }
        if representation != *ty {
            // What is said of a newtype is said of what it wraps.
            let refined = self.unwrapped(ty, args).ok_or_else(|| unsupported(place, format!("a look into `{ty}`")))?;
            return self.all_conditions(&refined, value, env);
        }
        let ty = representation;
        let mut predicates = Vec::new();
        for arg in args {
            let element = self.local("element");
            let condition = self.all_conditions(arg, var(element), env)?;
            predicates.push(lambda(vec![element], condition.unwrap_or_else(|| truth(true))));
        }
        predicates.extend(self.stood_for(&ty, said, env, place)?);
        let traversal = self.traversal(&ty)?;
        predicates.push(value);
        Ok(Some(call(traversal, predicates)))
    }

    /// What a newtype wraps, with what is said of the arguments of its type.
    fn unwrapped(&self, ty: &Type, args: &[Refined]) -> Option<Refined> {
        let Type::Con(name, _) = ty else { return None };
        let data = self.program.data(self.program.data_id(*name)?);
        let field = &self.program.con(*data.cons.first()?).def.fields[0];
        filled(field, &data.params, args)
    }

    /// Whether everything of the type's argument is found by going through a value: it is in no function.
    fn is_reached(&self, name: Symbol, at: usize, seen: &mut Vec<(Symbol, usize)>) -> bool {
        if seen.contains(&(name, at)) {
            return true;
        }
        seen.push((name, at));
        let Some(data) = self.program.data_id(name).map(|id| self.program.data(id)) else { return false };
        let Some(param) = data.params.get(at).copied() else { return false };
        if data.cons.is_empty() {
            return false;
        }
        let fields = data.cons.iter().flat_map(|con| &self.program.con(*con).def.fields);
        fields.into_iter().all(|field| self.is_field_reached(field, param, seen))
    }

    fn is_field_reached(&self, ty: &Type, param: Symbol, seen: &mut Vec<(Symbol, usize)>) -> bool {
        match ty {
            Type::Var(_) => true,
            _ if !mentions(ty, param) => true,
            Type::Con(name, args) if ty.as_fun().is_none() => args.iter().enumerate().all(|(i, arg)| {
                !mentions(arg, param) || self.is_reached(*name, i, seen) && self.is_field_reached(arg, param, seen)
            }),
            _ => false,
        }
    }

    /// Whether values of the type have fields that an annotation refines. The types that can be inside are looked at by
    /// their names, for their arguments may grow without end.
    pub fn has_invariants(&self, ty: &Type) -> bool {
        let mut seen: Vec<Symbol> = Vec::new();
        constructors(ty, &mut seen);
        let mut at = 0;
        while let Some(name) = seen.get(at).copied() {
            at += 1;
            if self.specs.refines(name) {
                return true;
            }
            if let Some(data) = self.program.data_id(name).map(|id| self.program.data(id))
                && data.kind != DataKind::Dictionary
            {
                let fields = data.cons.iter().flat_map(|con| &self.program.con(*con).def.fields);
                fields.for_each(|field| constructors(field, &mut seen));
            }
        }
        false
    }

    /// The function that goes through a value of the type: a predicate for each argument of the type, then the value.
    pub fn traversal(&mut self, ty: &Type) -> Built<Symbol> {
        let Type::Con(name, types) = ty.clone() else {
            return Err(unsupported(crate::logic::nowhere(), format!("a look into values of type `{ty}`")));
        };
        let place = self.specs.data(name)?.map_or_else(crate::logic::nowhere, |data| data.span);
        self.define(&format!("$inside<{ty:?}>"), |builder, itself| {
            let predicates: Vec<Local> = types.iter().map(|_| builder.local("p")).collect();
            let whole = Type::Con(name, types.clone());
            let mut given = Env::default();
            let mut abstracts = Vec::new();
            let declared = builder.abstracts(&whole)?;
            let spoken = declared.iter().map(|(_, params)| params.clone()).collect();
            builder.abstracted.insert(itself, spoken);
            for (name, params) in declared {
                let local = builder.local(name.as_str());
                given = given.with(name, var(local), Type::funs(params, Type::bool()));
                abstracts.push(local);
            }
            let value = builder.local("value");
            let mut alts = Vec::new();
            for con in builder.fields(&Type::Con(name, types.clone()), place)? {
                let fields = builder.locals(&con.names);
                let mut env = given.clone();
                let mut all = Vec::new();
                for (((declared, refined), name), local) in con.fields.iter().zip(&con.names).zip(&fields) {
                    env = env.with(*name, var(*local), refined.ty());
                    let walk = Walk { params: &con.params, predicates: &predicates, env: &env };
                    if let Some(condition) = builder.walk(&walk, declared, refined, var(*local))? {
                        all.push(condition);
                    }
                }
                let all = all.into_iter().reduce(both).unwrap_or_else(|| truth(true));
                alts.push(alt(con.name, fields, all));
            }
            let mut params = predicates;
            params.extend(abstracts);
            params.push(value);
            Ok(lambda(params, case(var(value), alts, None)))
        })
    }

    /// The condition on a field: by its declared type, whose variables have predicates.
    fn walk(&mut self, walk: &Walk<'_>, declared: &Type, refined: &Refined, value: Expr) -> Built<Option<Expr>> {
        let mut all = Vec::new();
        let (Refined::Base { refinements, .. } | Refined::Fun { refinements, .. }) = refined;
        for Refinement { var, term, span } in refinements {
            let env = walk.env.with(*var, value.clone(), refined.ty());
            all.push(self.condition(term, &env, *span)?);
        }
        // Functions in fields are watched where data is built and where it is taken apart.
        let Refined::Base { ty, args, predicates, .. } = refined else {
            return Ok(all.into_iter().reduce(both));
        };
        all.extend(self.wrapped(ty, &value)?.into_iter().map(|(condition, _)| condition));
        match declared {
            Type::Var(param) => {
                if let Some(at) = walk.params.iter().position(|p| p == param) {
                    all.push(apply(var(walk.predicates[at]), vec![value]));
                }
            }
            Type::Con(name, inner) => {
                all.extend(self.walk_data(walk, (*name, inner), (ty, args, predicates), value)?)
            }
            _ => {}
        }
        Ok(all.into_iter().reduce(both))
    }

    /// The condition on a field of a data type, declared with these arguments and refined with those.
    fn walk_data(
        &mut self,
        walk: &Walk<'_>,
        (name, inner): (Symbol, &[Type]),
        (ty, args, abstracts): (&Type, &[Refined], &[PredicateArg]),
        value: Expr,
    ) -> Built<Option<Expr>> {
        let said = args.iter().enumerate().find(|(_, arg)| !arg.is_trivial());
        let place = said.and_then(|(_, arg)| first_span(arg)).unwrap_or_else(crate::logic::nowhere);
        if args.iter().enumerate().any(|(i, arg)| !arg.is_trivial() && !self.is_reached(name, i, &mut Vec::new())) {
            return Err(unsupported(place, format!("a refinement of what is inside functions of `{ty}`")));
        }
        let newtype =
            self.program.data_id(name).map(|id| self.program.data(id)).filter(|d| d.kind == DataKind::Newtype);
        if let Some(data) = newtype {
            let declared = self.program.con(data.cons[0]).def.fields[0].at(&data.params, inner);
            let Some(refined) = self.unwrapped(ty, args) else {
                return Err(unsupported(place, format!("a look into `{ty}`")));
            };
            return self.walk(walk, &declared, &refined, value);
        }
        if self.constructors(ty, place).is_err() {
            return match said {
                Some(_) => Err(unsupported(place, format!("a look into values of type `{ty}`"))),
                None => Ok(None),
            };
        }
        if inner.len() != args.len() {
            return Err(unsupported(place, format!("a look into values of type `{ty}`")));
        }
        let mut predicates = Vec::new();
        let mut is_said = self.has_invariants(ty) || !abstracts.is_empty();
        for (declared, refined) in inner.iter().zip(args) {
            let element = self.local("element");
            let condition = self.walk(walk, declared, refined, var(element))?;
            is_said |= condition.is_some();
            predicates.push(lambda(vec![element], condition.unwrap_or_else(|| truth(true))));
        }
        if !is_said {
            return Ok(None);
        }
        predicates.extend(self.stood_for(ty, abstracts, walk.env, place)?);
        let traversal = self.traversal(ty)?;
        predicates.push(value);
        Ok(Some(call(traversal, predicates)))
    }

    /// The abstract refinements of a data type, with the types of what they speak of at an instance.
    pub fn abstracts(&mut self, ty: &Type) -> Built<Vec<(Symbol, Vec<Type>)>> {
        let Type::Con(name, types) = ty else { return Ok(Vec::new()) };
        let Some(data) = self.specs.data(*name)? else { return Ok(Vec::new()) };
        let vars: Vec<(Symbol, Type)> = data.params.iter().copied().zip(types.iter().cloned()).collect();
        let mut all = Vec::new();
        for predicate in &data.predicates {
            let params = predicate.params.iter().map(|spec| self.type_of(spec, &vars, data.span));
            all.push((predicate.name, params.collect::<Built<Vec<_>>>()?));
        }
        Ok(all)
    }

    /// Functions for the abstract refinements of a data type; without a word about them, nothing is said.
    fn stood_for(&mut self, ty: &Type, said: &[PredicateArg], env: &Env, place: Span) -> Built<Vec<Expr>> {
        let declared = self.abstracts(ty)?;
        let mut all = Vec::with_capacity(declared.len());
        for (at, (_, types)) in declared.into_iter().enumerate() {
            let names: Vec<Symbol> = (0..types.len()).map(|i| Symbol::new(&format!("part {i} of abstract"))).collect();
            let locals = self.locals(&names);
            let mut inner = env.clone();
            for ((name, local), ty) in names.iter().zip(&locals).zip(types) {
                inner = inner.with(*name, var(*local), ty);
            }
            let holds = match said.get(at) {
                None => truth(true),
                Some(predicate) => {
                    let values = names.iter().map(|name| Term::Name(*name, place)).collect();
                    let Some(holds) = predicate.of(values) else {
                        return Err(unsupported(place, "an abstract refinement of other values"));
                    };
                    self.condition(&holds, &inner, place)?
                }
            };
            all.push(lambda(locals, holds));
        }
        Ok(all)
    }

    /// The constructors of a type with their fields, refined where an annotation says so.
    pub fn fields(&mut self, ty: &Type, place: Span) -> Built<Vec<Fields>> {
        let Type::Con(name, _) = ty else { return Err(unsupported(place, format!("fields of `{ty}`"))) };
        let cons = self.constructors(ty, place)?;
        let data = match self.program.data_id(*name).map(|id| self.program.data(id)) {
            Some(data) => data.clone(),
            None => return Err(unsupported(place, format!("fields of `{ty}`"))),
        };
        let annotated = self.specs.data(*name)?;
        for spec in annotated.into_iter().flat_map(|data| &data.cons) {
            let found = self.names.value(spec.name.as_str());
            let fits = |(con, fields): &(Symbol, Vec<Type>)| Some(*con) == found && fields.len() == spec.fields.len();
            if !cons.iter().any(fits) {
                return Err(unsupported(
                    place,
                    format!("`{}` is no constructor of `{ty}` with these fields", spec.name),
                ));
            }
        }
        let mut all = Vec::new();
        for (id, (con, instance)) in data.cons.iter().zip(cons) {
            let declared = self.program.con(*id).def.fields.clone();
            let spec = annotated.and_then(|data| {
                data.cons.iter().find(|spec| {
                    self.names.value(spec.name.as_str()) == Some(con) && spec.fields.len() == declared.len()
                })
            });
            let mut fields = Vec::new();
            for (i, (declared, instance)) in declared.into_iter().zip(&instance).enumerate() {
                let refined = match spec {
                    Some(spec) => align(self.specs, &spec.fields[i].1, instance)?,
                    None => Refined::trivial(instance),
                };
                fields.push((declared, refined));
            }
            let names = match spec {
                Some(spec) => spec.fields.iter().map(|(name, _)| *name).collect(),
                None => vec![Symbol::new("field"); fields.len()],
            };
            all.push(Fields { name: con, names, fields, params: data.params.clone() });
        }
        Ok(all)
    }
}

/// A constructor's fields: declared types, over the parameters of the data type, and refined ones at an instance.
pub struct Fields {
    pub name: Symbol,
    pub names: Vec<Symbol>,
    pub fields: Vec<(Type, Refined)>,
    pub params: Vec<Symbol>,
}

struct Walk<'w> {
    params: &'w [Symbol],
    predicates: &'w [Local],
    env: &'w Env,
}

fn check(condition: Expr, body: Expr, label: Option<Label>) -> Expr {
    match label {
        Some(label) => Expr::Assert(Box::new(condition), Box::new(body), label),
        None => Expr::Assume(Box::new(condition), Box::new(body)),
    }
}

/// The first refinement in a type.
pub fn first_span(refined: &Refined) -> Option<Span> {
    match refined {
        Refined::Base { args, refinements, .. } => {
            refinements.first().map(|refinement| refinement.span).or_else(|| args.iter().find_map(first_span))
        }
        Refined::Fun { arg, result, refinements, .. } => refinements
            .first()
            .map(|refinement| refinement.span)
            .or_else(|| first_span(arg))
            .or_else(|| first_span(result)),
    }
}

/// Whether code mentions no variable.
fn is_closed(expr: &Expr) -> bool {
    !expr.any(&mut |part| matches!(part, Expr::Local(_)))
}

/// A declared type with refined types for its variables.
fn filled(ty: &Type, params: &[Symbol], args: &[Refined]) -> Option<Refined> {
    if let Some((from, to)) = ty.as_fun() {
        let (arg, result) = (Box::new(filled(from, params, args)?), Box::new(filled(to, params, args)?));
        return Some(Refined::Fun { name: Symbol::new("_"), arg, result, refinements: Vec::new() });
    }
    match ty {
        Type::Var(v) => Some(match params.iter().position(|param| param == v) {
            Some(at) => args.get(at)?.clone(),
            None => Refined::trivial(ty),
        }),
        Type::Con(name, inner) => {
            let inner = inner.iter().map(|arg| filled(arg, params, args)).collect::<Option<Vec<_>>>()?;
            let ty = Type::con_of(*name, inner.iter().map(Refined::ty));
            Some(Refined::Base { ty, args: inner, refinements: Vec::new(), predicates: Vec::new() })
        }
        _ => None,
    }
}

fn mentions(ty: &Type, param: Symbol) -> bool {
    ty.any(&mut |part| *part == Type::Var(param))
}

/// Adds the type constructors in a type that are not there yet.
pub fn constructors(ty: &Type, all: &mut Vec<Symbol>) {
    ty.visit(&mut |part| match part {
        Type::Con(name, _) if !all.contains(name) => all.push(*name),
        _ => {}
    });
}
