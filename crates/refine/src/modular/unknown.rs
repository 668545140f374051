//! Values that are made up: of a type, or out of what a function was given.

use std::rc::Rc;

use num_bigint::BigInt;
use rustc_hash::FxHashMap;
use selfsame_core::inhabit::{domain, range, representation};
use selfsame_core::program::DataKind;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Type, base_name};
use z3::ast::{Bool, Int};

use super::machine::{Flow, Machine, Stop, UNFOLDS};
use super::solver::Kind;
use super::value::{Addr, Cell, Recipe, Source, Unknown, Val};
use crate::limits;
use crate::logic::matches;

impl Machine<'_> {
    /// Any value of a type.
    pub fn any(&mut self, ty: &Type) -> Flow<Addr> {
        if let Some(bounds) = range(&domain(&self.program, ty.clone())) {
            let number = self.number();
            let bound = |bound: &BigInt| bound.to_string().parse::<Int>().ok();
            if let Some(least) = bounds.least.as_ref().and_then(bound) {
                self.logic.assume(&number.ge(&least));
            }
            if let Some(greatest) = bounds.greatest.as_ref().and_then(bound) {
                self.logic.assume(&number.le(&greatest));
            }
            return Ok(self.value(Val::Int(number)));
        }
        let ty = self.representation(ty);
        if ty.as_fun().is_some() {
            let term = self.logic.fresh(Kind::Thing);
            return Ok(self.value(Val::Function(ty, term)));
        }
        let value = match &ty {
            Type::Con(name, args) => match name.as_str() {
                "Int" | "Integer" => Val::Int(self.number()),
                "Char" => {
                    let code = self.number();
                    let (least, most) = (Int::from_i64(0), Int::from_i64(i64::from(u32::from(char::MAX))));
                    self.logic.assume(&code.ge(&least));
                    self.logic.assume(&code.le(&most));
                    Val::Int(code)
                }
                "Bool" => {
                    let truth = self.logic.fresh(Kind::Bool).as_bool();
                    Val::Bool(truth.ok_or_else(|| Stop::Open("a truth value".into()))?)
                }
                _ if self.is_data(*name) => {
                    let recipes = args.iter().cloned().map(Recipe::Free).collect();
                    return self.data(ty.clone(), recipes);
                }
                _ => Val::Opaque(self.logic.fresh(Kind::Thing)),
            },
            Type::Forall(..) => return Err(Stop::Open(format!("values of type `{ty}`"))),
            _ => Val::Opaque(self.logic.fresh(Kind::Thing)),
        };
        Ok(self.value(value))
    }

    /// What a function of which nothing is known gives for a value: the same for the same.
    pub fn applied(&mut self, function: &z3::ast::Dynamic, arg: Addr, to: &Type) -> Flow<Val> {
        let value = self.force(arg)?;
        let term = match self.term(value) {
            Ok(term) => self.logic.thing(&term),
            Err(Stop::Open(_)) if self.mode == super::machine::Mode::Run => {
                let result = self.any(to)?;
                return self.force(result);
            }
            Err(stop) => return Err(stop),
        };
        let to = self.representation(to);
        let args = [function.clone(), term];
        let kind = match &to {
            Type::Con(name, _) => match name.as_str() {
                "Int" | "Integer" | "Char" => Kind::Int,
                "Bool" => Kind::Bool,
                _ => Kind::Thing,
            },
            _ => Kind::Thing,
        };
        let result = self.logic.apply("what a function gives", &args, kind);
        if to.as_fun().is_some() {
            return Ok(Val::Function(to, result));
        }
        if to == Type::char()
            && let Some(code) = result.as_int()
        {
            self.logic.assume(&code.ge(Int::from_i64(0)));
            self.logic.assume(&code.le(Int::from_i64(i64::from(u32::from(char::MAX)))));
        }
        match &to {
            Type::Con(name, types) if kind == Kind::Thing && self.is_data(*name) => {
                let key = (String::new(), args.iter().map(ToString::to_string).collect());
                if let Some(known) = self.given.get(&key) {
                    return self.force(*known);
                }
                let recipes = types.iter().cloned().map(Recipe::Free).collect();
                let addr = self.data_of(to.clone(), recipes, result)?;
                self.given.insert(key, addr);
                self.force(addr)
            }
            Type::Forall(..) => Err(Stop::Open(format!("values of type `{to}`"))),
            _ => Ok(super::operations::of_term(&result)),
        }
    }

    fn number(&mut self) -> Int {
        let number = self.logic.fresh(Kind::Int).as_int();
        number.unwrap_or_else(|| Int::from_i64(0))
    }

    fn is_data(&self, name: Symbol) -> bool {
        let data = self.program.data_id(name).map(|id| self.program.data(id));
        data.is_some_and(|data| data.kind == DataKind::Data && !data.cons.is_empty())
    }

    /// Newtypes are not in values.
    pub fn representation(&self, ty: &Type) -> Type {
        representation(&self.program, ty.clone())
    }

    /// Data that is not known.
    fn data(&mut self, ty: Type, recipes: Vec<Recipe>) -> Flow<Addr> {
        let term = self.logic.fresh(Kind::Thing);
        self.data_of(ty, recipes, term)
    }

    pub fn data_of(&mut self, ty: Type, recipes: Vec<Recipe>, term: z3::ast::Dynamic) -> Flow<Addr> {
        let id = self.unknowns.len();
        let addr = self.value(Val::Unknown(id));
        self.unknowns.push(Unknown { addr, term: term.clone(), ty: ty.clone(), recipes, holds: Vec::new() });
        for measure in self.measures.of(&ty).filter(|measure| measure.is_natural) {
            let size = self.logic.apply(&measure.base, std::slice::from_ref(&term), Kind::Int);
            if let Some(size) = size.as_int() {
                self.logic.assume(&size.ge(Int::from_i64(0)));
            }
        }
        Ok(addr)
    }

    pub fn make(&mut self, recipe: &Recipe) -> Flow<Addr> {
        match recipe {
            Recipe::Free(ty) => self.any(ty),
            Recipe::Round(ty, of) => {
                let number = self.any(ty)?;
                self.aside(|machine| machine.believe_rounds(*of, number, ty))?;
                Ok(number)
            }
            Recipe::Data(ty, recipes) => self.data(self.representation(ty), recipes.clone()),
            Recipe::OneOf(sources, _) => {
                // Nothing to pass on: no such value is ever made.
                if sources.is_empty() {
                    return Err(Stop::Done);
                }
                let chosen = self.choose(sources.len());
                match sources[chosen].clone() {
                    Source::Value(addr) => Ok(addr),
                    Source::Element(id, i) => self.element(id, i),
                    Source::Inside(id, i, declared, v) => {
                        let element = self.element(id, i)?;
                        let mut known = Known::default();
                        self.deeper(|machine| machine.collect(&declared, element, &mut known))?;
                        let at = recipe.ty().clone();
                        self.make(&match known.remove(&v) {
                            Some(Some(sources)) => Recipe::OneOf(Rc::new(sources), at),
                            // There may be none in it.
                            None => Recipe::OneOf(Rc::new(Vec::new()), at),
                            Some(None) => Recipe::Free(at),
                        })
                    }
                    Source::Apply(function, recipes) => {
                        let args = recipes.iter().map(|recipe| self.make(recipe)).collect::<Flow<_>>()?;
                        Ok(self.add(Cell::Apply(function, args)))
                    }
                }
            }
        }
    }

    /// A value that is made when it is needed, if making it is a choice.
    fn later(&mut self, recipe: &Recipe) -> Flow<Addr> {
        match recipe {
            Recipe::OneOf(..) => Ok(self.add(Cell::Make(recipe.clone()))),
            _ => self.make(recipe),
        }
    }

    /// Unknown data becomes a constructor with new fields; measures and traversals say what is known of them.
    pub fn split(&mut self, id: usize) -> Flow<(Symbol, Vec<Addr>)> {
        self.splits += 1;
        if self.splits > limits::UNFOLDED {
            return Err(Stop::Open(UNFOLDS.into()));
        }
        let unknown = self.unknowns[id].clone();
        let Type::Con(name, _) = &unknown.ty else { return Err(Stop::Open("data of no type".into())) };
        let program = self.program.clone();
        let Some(data) = program.data_id(*name).map(|id| program.data(id)) else {
            return Err(Stop::Open(format!("data of type `{}`", unknown.ty)));
        };
        let chosen = self.choose(data.cons.len());
        let is_new = !self.is_repeating();
        let con = program.con(data.cons[chosen]);
        let mut fields = Vec::with_capacity(con.def.fields.len());
        for field in &con.def.fields {
            let recipe = field_recipe(field, &data.params, &unknown.recipes);
            fields.push(self.later(&recipe)?);
        }
        let value = Val::Con(con.def.name, fields.clone());
        self.cells[unknown.addr.0 as usize] = Cell::Value(value.clone());
        self.equations(&unknown, unknown.addr)?;
        let is_made = fields.iter().all(|field| !matches!(self.cells[field.0 as usize], Cell::Make(_)));
        if is_made && let Ok(built) = self.term(value) {
            self.logic.assume(&unknown.term.eq(&built));
        }
        for (traversal, mut args) in unknown.holds {
            args.push(unknown.addr);
            self.assume_traversal(traversal, args)?;
        }
        if is_new && !self.logic.allows(&Bool::from_bool(true)) {
            return Err(Stop::Done);
        }
        Ok((con.def.name, fields))
    }

    /// What measures are of data that has become known.
    fn equations(&mut self, unknown: &Unknown, addr: Addr) -> Flow<()> {
        let measures: Vec<_> = self.measures.of(&unknown.ty).cloned().collect();
        for measure in measures {
            let fact = self.as_term(|machine| {
                let left = machine.given(&measure, std::slice::from_ref(&unknown.term), &unknown.ty)?;
                let right = machine.measure(measure.name, vec![addr])?;
                let (left, right) = (machine.value(left), machine.value(right));
                machine.equal(left, right)
            });
            match fact {
                Ok(fact) => self.logic.assume(&fact),
                // A measure that has no clause for the constructor says nothing.
                Err(Stop::Open(_) | Stop::Endless(_)) => {}
                Err(stop) => return Err(stop),
            }
        }
        Ok(())
    }

    /// Whether unknown data is what was built; if so, measures agree.
    pub fn equal_to_built(&mut self, id: usize, built: Val) -> Flow<Bool> {
        let unknown = self.unknowns[id].clone();
        let term = self.term(built.clone())?;
        let same = unknown.term.eq(&term);
        // Measures that give data again agree as well, and so on without end: once is enough.
        if std::mem::replace(&mut self.agreeing, true) {
            return Ok(same);
        }
        let addr = self.value(built);
        for measure in self.measures.of(&unknown.ty).cloned().collect::<Vec<_>>() {
            let left = self.given(&measure, std::slice::from_ref(&unknown.term), &unknown.ty);
            let right = self.measure(measure.name, vec![addr]);
            if let (Ok(left), Ok(right)) = (left, right) {
                let (left, right) = (self.value(left), self.value(right));
                if let Ok(agree) = self.equal(left, right) {
                    self.logic.assume(&same.implies(&agree));
                }
            }
        }
        self.agreeing = false;
        Ok(same)
    }

    /// Evaluates everything that could be: whatever a caller may do with a value goes well.
    pub fn walk(&mut self, addr: Addr, ty: &Type) -> Flow<()> {
        self.aside(|machine| machine.deeper(|machine| machine.walk_through(addr, ty)))
    }

    fn walk_through(&mut self, addr: Addr, ty: &Type) -> Flow<()> {
        let ty = self.representation(ty);
        if let Type::Con(name, _) = &ty
            && self.program.data_id(*name).is_some_and(|id| self.program.data(id).kind == DataKind::Dictionary)
        {
            return Ok(());
        }
        match self.force(addr)? {
            Val::Con(con, fields) => {
                let program = self.program.clone();
                let Some(def) = program.con_id(con).map(|id| program.con(id)) else { return Ok(()) };
                let params = &program.data(def.data).params;
                let Type::Con(_, args) = &ty else { return Err(Stop::Open("data of no type".into())) };
                for (field, declared) in fields.into_iter().zip(&def.def.fields) {
                    self.walk(field, &declared.at(params, args))?;
                }
                Ok(())
            }
            function @ (Val::Closure(..) | Val::Partial(..) | Val::Symbolic(_) | Val::Local(_)) => {
                let Some((from, to)) = ty.as_fun() else { return Err(Stop::Open("a function of no type".into())) };
                if self.choose(2) == 0 {
                    let arg = self.any(from)?;
                    let result = self.call(function, vec![arg])?;
                    let result = self.value(result);
                    self.walk(result, to)?;
                    return Err(Stop::Done);
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// A call of a function that only its specification speaks for. What is passed may be used in any way; what comes back
    /// is any value, but where its type is a variable, only what was passed can come back.
    pub fn by_specification(&mut self, at: usize, args: Vec<Addr>) -> Flow<Addr> {
        self.reached(at, &args)?;
        let symbolic = self.symbolic[at].clone();
        let declared = self.program.global_id(symbolic.of).map(|id| self.program.global(id).ty.clone());
        match symbolic.scheme.clone().or(declared) {
            Some(declared) => self.by_type(&declared, &symbolic.ty, args),
            None => self.without_scheme(&symbolic.ty, args),
        }
    }

    /// A call of a function that only its type speaks for: before and at its instance.
    pub fn by_type(&mut self, declared: &Type, instance: &Type, args: Vec<Addr>) -> Flow<Addr> {
        let Some(scheme) = Scheme::new(self, declared, instance) else {
            return self.without_scheme(instance, args);
        };
        let mut sources = Sources { scheme: &scheme, known: FxHashMap::default() };
        scheme.handed().into_iter().for_each(|v| lose(&mut sources.known, v));
        for ((param, instance), arg) in scheme.params.iter().zip(&args) {
            if instance.as_fun().is_none() {
                self.walk(*arg, instance)?;
                self.aside(|machine| machine.collect(param, *arg, &mut sources.known))?;
            }
        }
        let first = sources.known.clone();
        for ((param, instance), arg) in scheme.params.iter().zip(&args) {
            if instance.as_fun().is_some() {
                self.aside(|machine| machine.passed(param, *arg, &first, &mut sources))?;
            }
        }
        let result = sources.recipe(&scheme.result.0, &sources.known);
        self.make(&result)
    }

    fn without_scheme(&mut self, ty: &Type, args: Vec<Addr>) -> Flow<Addr> {
        let mut rest = ty.clone();
        for arg in args {
            let Some((from, to)) = rest.as_fun() else { return Err(Stop::Open("too many arguments".into())) };
            self.walk(arg, from)?;
            rest = to.clone();
        }
        self.any(&rest)
    }

    /// A function that was passed: it is applied to what there is, and what it gives is a source.
    fn passed(&mut self, param: &Type, arg: Addr, first: &Known, sources: &mut Sources<'_>) -> Flow<()> {
        let (mut recipes, mut rest) = (Vec::new(), param.clone());
        let results = sources.scheme.results();
        while let Some((from, to)) = rest.as_fun() {
            // What functions give may come back to them: nothing is known of such values.
            let is_given = variables(from).iter().any(|v| results.contains(v));
            recipes.push(match from {
                // But all may be as was guessed: what they begin with, and whatever is made of them.
                Type::Var(v) if is_given && sources.scheme.is_round(*v, first, &self.rounds) => {
                    Recipe::Round(sources.scheme.at(from), sources.scheme.round(*v))
                }
                _ if is_given => Recipe::Free(sources.scheme.at(from)),
                _ => sources.recipe(from, first),
            });
            rest = to.clone();
        }
        match &rest {
            Type::Var(v) => add(&mut sources.known, *v, Source::Apply(arg, recipes.clone())),
            other => variables(other).into_iter().for_each(|v| lose(&mut sources.known, v)),
        }
        if self.choose(2) == 0 {
            let made = recipes.iter().map(|recipe| self.make(recipe)).collect::<Flow<Vec<_>>>()?;
            let function = self.force(arg)?;
            let result = self.call(function, made)?;
            let result = self.value(result);
            if let Type::Var(v) = &rest
                && sources.scheme.is_round(*v, first, &self.rounds)
            {
                let (of, ty) = (sources.scheme.round(*v), sources.scheme.at(&rest));
                self.aside(|machine| machine.check_rounds(of, result, &ty))?;
            }
            self.walk(result, &sources.scheme.at(&rest))?;
            return Err(Stop::Done);
        }
        if let Type::Var(v) = &rest
            && sources.scheme.is_round(*v, first, &self.rounds)
            && let Some(Some(begun)) = first.get(v)
            && !begun.is_empty()
            && self.choose(2) == 0
        {
            let (of, ty) = (sources.scheme.round(*v), sources.scheme.at(&rest));
            let value = self.make(&Recipe::OneOf(Rc::new(begun.clone()), ty.clone()))?;
            self.aside(|machine| machine.check_rounds(of, value, &ty))?;
            return Err(Stop::Done);
        }
        Ok(())
    }

    /// What a value of a type with variables has in their places.
    fn collect(&mut self, scheme: &Type, addr: Addr, known: &mut Known) -> Flow<()> {
        let scheme = &self.representation(scheme);
        match scheme {
            Type::Var(v) => add(known, *v, Source::Value(addr)),
            Type::Con(name, args) if !variables(scheme).is_empty() => match self.force(addr)? {
                Val::Con(con, fields) => {
                    let program = self.program.clone();
                    let Some(def) = program.con_id(con).map(|id| program.con(id)) else { return Ok(()) };
                    let data = program.data(def.data);
                    if data.name != *name {
                        variables(scheme).into_iter().for_each(|v| lose(known, v));
                        return Ok(());
                    }
                    for (field, declared) in fields.into_iter().zip(&def.def.fields) {
                        self.deeper(|machine| machine.collect(&declared.at(&data.params, args), field, known))?;
                    }
                }
                Val::Unknown(id) if !matches!(&self.unknowns[id].ty, Type::Con(of, _) if of == name) => {
                    variables(scheme).into_iter().for_each(|v| lose(known, v));
                }
                Val::Unknown(id) => {
                    for (i, arg) in args.iter().enumerate() {
                        match arg {
                            Type::Var(v) if self.unknowns[id].recipes.len() == args.len() => {
                                add(known, *v, Source::Element(id, i));
                            }
                            arg if self.unknowns[id].recipes.len() == args.len() && !has_function(arg) => {
                                let declared = Rc::new(arg.clone());
                                variables(arg).into_iter().for_each(|v| {
                                    add(known, v, Source::Inside(id, i, declared.clone(), v));
                                });
                            }
                            arg => variables(arg).into_iter().for_each(|v| lose(known, v)),
                        }
                    }
                }
                _ => variables(scheme).into_iter().for_each(|v| lose(known, v)),
            },
            other => variables(other).into_iter().for_each(|v| lose(known, v)),
        }
        Ok(())
    }
}

/// The type of a function before and at its instance.
struct Scheme {
    params: Vec<(Type, Type)>,
    result: (Type, Type),
    known: Vec<(Symbol, Type)>,
    /// Variables with a class whose values can be made from nothing.
    made: Vec<Symbol>,
}

/// Classes that make no values: what has only these can be passed on, not made.
const PASSIVE: &[&str] = &["Eq", "Ord", "Show", "Foldable"];

impl Scheme {
    fn new(machine: &Machine<'_>, declared: &Type, instance: &Type) -> Option<Scheme> {
        let mut rest = match declared {
            Type::Forall(_, _, body) => (**body).clone(),
            ty => ty.clone(),
        };
        let mut made = Vec::new();
        while let Some((Type::Con(class, args), to)) = rest.as_fun()
            && machine.program.data_id(*class).is_some_and(|id| machine.program.data(id).kind == DataKind::Dictionary)
        {
            if !PASSIVE.contains(&base_name(class.as_str())) {
                args.iter().for_each(|arg| made.extend(variables(arg)));
            }
            rest = to.clone();
        }
        let mut known = Vec::new();
        if !matches(&rest, instance, &mut known) {
            return None;
        }
        // `t a` at lists is `[a]`.
        let heads: Vec<(Symbol, Type)> = known
            .iter()
            .filter(|(_, ty)| matches!(ty, Type::Con(name, args) if is_partial(machine, *name, args.len())))
            .cloned()
            .collect();
        let rest = rest.subst(&|v| heads.iter().find(|(name, _)| *name == v).map(|(_, ty)| ty.clone()));
        let (mut params, mut rest, mut instance) = (Vec::new(), rest, instance.clone());
        while let Some((from, to)) = rest.as_fun() {
            let (at, next) = instance.as_fun().map(|(at, next)| (at.clone(), next.clone()))?;
            params.push((from.clone(), at));
            (rest, instance) = (to.clone(), next);
        }
        // A variable that stands for a function hides arguments.
        if instance.as_fun().is_some() {
            return None;
        }
        Some(Scheme { params, result: (rest, instance), known, made })
    }

    fn at(&self, ty: &Type) -> Type {
        ty.subst(&|v| self.known.iter().find(|(name, _)| *name == v).map(|(_, ty)| ty.clone()))
    }

    /// Whether values of a variable are numbers, or of a type that something is said of, of which all sources are known: what was
    /// given, and functions that give nothing else.
    fn is_round(&self, v: Symbol, first: &Known, said: &[(Type, Symbol)]) -> bool {
        let at = self.at(&Type::Var(v));
        let is_guessed = at == Type::int() || at == Type::integer() || said.iter().any(|(ty, _)| *ty == at);
        let is_traced = |(param, _): &(Type, Type)| {
            let mut rest = param.clone();
            while let Some((_, to)) = rest.as_fun() {
                rest = to.clone();
            }
            param.as_fun().is_none() || rest == Type::Var(v) || !variables(&rest).contains(&v)
        };
        is_guessed
            && !self.made.contains(&v)
            && !self.handed().contains(&v)
            && !matches!(first.get(&v), Some(None))
            && self.params.iter().all(is_traced)
    }

    /// By what guesses about a variable's values are told from others.
    fn round(&self, v: Symbol) -> u32 {
        let mut hasher = rustc_hash::FxHasher::default();
        for (param, _) in &self.params {
            std::hash::Hash::hash(&format!("{param:?}"), &mut hasher);
        }
        std::hash::Hash::hash(v.as_str(), &mut hasher);
        std::hash::Hasher::finish(&hasher) as u32
    }

    /// Variables of functions that are handed to functions among the parameters: their values come from there.
    fn handed(&self) -> Vec<Symbol> {
        let mut all = Vec::new();
        for (param, _) in &self.params {
            let mut rest = param.clone();
            while let Some((from, to)) = rest.as_fun() {
                if has_function(from) {
                    all.extend(variables(from));
                }
                rest = to.clone();
            }
        }
        all
    }

    /// Variables that functions among the parameters give.
    fn results(&self) -> Vec<Symbol> {
        let mut all = Vec::new();
        for (param, _) in &self.params {
            let mut rest = param.clone();
            let mut is_function = false;
            while let Some((_, to)) = rest.as_fun() {
                rest = to.clone();
                is_function = true;
            }
            if is_function {
                all.extend(variables(&rest));
            }
        }
        all
    }
}

fn is_partial(machine: &Machine<'_>, name: Symbol, args: usize) -> bool {
    machine.program.data_id(name).is_some_and(|id| machine.program.data(id).params.len() > args)
}

/// None where values can come from anywhere.
type Known = FxHashMap<Symbol, Option<Vec<Source>>>;

fn add(known: &mut Known, v: Symbol, source: Source) {
    if let Some(sources) = known.entry(v).or_insert_with(|| Some(Vec::new())) {
        sources.push(source);
    }
}

fn lose(known: &mut Known, v: Symbol) {
    known.insert(v, None);
}

struct Sources<'s> {
    scheme: &'s Scheme,
    known: Known,
}

impl Sources<'_> {
    fn recipe(&self, ty: &Type, known: &Known) -> Recipe {
        let at = self.scheme.at(ty);
        match ty {
            Type::Var(v) if self.scheme.made.contains(v) => Recipe::Free(at),
            Type::Var(v) => match known.get(v) {
                Some(None) => Recipe::Free(at),
                Some(Some(sources)) => Recipe::OneOf(Rc::new(sources.clone()), at),
                None => Recipe::OneOf(Rc::new(Vec::new()), at),
            },
            Type::Con(_, args) if ty.as_fun().is_none() && !variables(ty).is_empty() => {
                Recipe::Data(at, args.iter().map(|arg| self.recipe(arg, known)).collect())
            }
            _ => Recipe::Free(at),
        }
    }
}

fn has_function(ty: &Type) -> bool {
    ty.as_fun().is_some() || matches!(ty, Type::Con(_, args) if args.iter().any(has_function))
}

/// The variables of a type.
fn variables(ty: &Type) -> Vec<Symbol> {
    let mut found = Vec::new();
    ty.visit(&mut |part| found.extend(if let Type::Var(v) = part { Some(*v) } else { None }));
    found
}

/// How a field of a constructor is made when the data type's arguments are made like this.
fn field_recipe(field: &Type, params: &[Symbol], recipes: &[Recipe]) -> Recipe {
    let of = |v: Symbol| params.iter().position(|p| *p == v).and_then(|i| recipes.get(i));
    match field {
        Type::Var(v) => of(*v).cloned().unwrap_or_else(|| Recipe::Free(field.clone())),
        Type::Con(_, args) if field.as_fun().is_none() && !variables(field).is_empty() => {
            let at = field.subst(&|v| of(v).map(|recipe| recipe.ty().clone()));
            Recipe::Data(at, args.iter().map(|arg| field_recipe(arg, params, recipes)).collect())
        }
        _ => Recipe::Free(field.subst(&|v| of(v).map(|recipe| recipe.ty().clone()))),
    }
}
