//! Names in refinements: variables, measures, functions that were lifted, fields, constructors, and what is always there.

use selfsame_core::expr::{Expr, Label, LabelKind, Local};
use selfsame_core::prim::PrimOp;
use selfsame_core::program::DataKind;
use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Type, base_name, tuple_size};

use super::{Env, SetOp, Translating, Typed, applied, set_of};
use crate::build::{Builder, Built, alt, apply, call, case, int, lambda, truth, undefined_measure, unsupported, var};
use crate::limits;
use crate::syntax::{Measure, SpecArg, SpecType, Term};

pub const MEASURE: &str = "$measure.";

impl Translating<'_, '_> {
    pub(super) fn name(&mut self, name: Symbol, span: Span, env: &Env) -> Built<Typed> {
        if let Some(found) = env.get(name) {
            return Ok(found);
        }
        match name.as_str() {
            "true" | "True" => return Ok((truth(true), Type::bool())),
            "false" | "False" => return Ok((truth(false), Type::bool())),
            _ => {}
        }
        if let Some(predicate) = self.builder.specs.predicate(name)?
            && predicate.params.is_empty()
        {
            let body = predicate.body.clone();
            return self.term(&body, env, Some(&Type::bool()));
        }
        self.application(name, span, &[], env)
    }

    pub(super) fn application(&mut self, name: Symbol, span: Span, args: &[Term], env: &Env) -> Built<Typed> {
        let specs = self.builder.specs;
        if let Some(predicate) = specs.predicate(name)? {
            if predicate.params.len() != args.len() {
                return Err(unsupported(span, format!("`{name}` takes {} arguments", predicate.params.len())));
            }
            self.builder.expanded += 1;
            if self.builder.expanded > limits::PREDICATES {
                return Err(unsupported(span, format!("`{name}` has no end when it is written out")));
            }
            let of = |param: Symbol| predicate.params.iter().position(|p| *p == param).map(|i| args[i].clone());
            return self.term(&predicate.body.subst(&of), env, Some(&Type::bool()));
        }
        if matches!(name.as_str(), "Prop" | "prop") && args.len() == 1 {
            return self.term(&args[0], env, Some(&Type::bool()));
        }
        if let Some(found) = self.set(name.as_str(), span, args, env)? {
            return Ok(found);
        }
        if env.get(name).is_none()
            && let Some(found) = self.table(name, span, args, env)?
        {
            return Ok(found);
        }
        if env.get(name).is_none()
            && let Some(found) = self.bits(name, span, args, env)?
        {
            return Ok(found);
        }
        let mut typed = Vec::with_capacity(args.len());
        for arg in args {
            typed.push(self.term(arg, env, None)?);
        }
        if let Some((function, ty)) = env.get(name) {
            let mut ty = ty;
            for (_, arg) in &typed {
                match ty.as_fun() {
                    Some((from, to)) if from == arg => ty = to.clone(),
                    _ => return Err(unsupported(span, format!("`{name}` is applied to values of other types"))),
                }
            }
            return Ok((applied(function, typed.into_iter().map(|(arg, _)| arg).collect()), ty));
        }
        if let Some(measure) = specs.measure(name)? {
            return self.measure(measure, span, typed);
        }
        if let Some(&global) = specs.lifted(name)? {
            if let [(_, ty)] = &typed[..]
                && let Some(found) = self.builder.overloaded(global, ty)
            {
                let args = typed.into_iter().map(|(arg, _)| arg).collect();
                return Ok((call(found.0, args), found.1));
            }
            return self.function(global, span, typed);
        }
        if let [(arg, ty)] = &typed[..]
            && let Some(found) = self.known(name.as_str(), arg, ty)?
        {
            return Ok(found);
        }
        match self.builder.names.value(name.as_str()) {
            Some(found) if self.builder.program.con_id(found).is_some() => self.constructor(found, span, typed),
            Some(found) => self.function(found, span, typed),
            None => Err(unsupported(span, format!("`{name}` is not known in refinements"))),
        }
    }

    fn measure(&mut self, measure: &Measure, span: Span, mut args: Vec<Typed>) -> Built<Typed> {
        let Some((arg, ty)) = args.pop().filter(|_| args.is_empty()) else {
            return Err(unsupported(span, "a measure takes one argument"));
        };
        let ty = self.builder.representation(&ty);
        let con = if let Type::Con(name, _) = &ty { Some(*name) } else { None };
        let names = self.builder.names;
        let is_it = |head: Symbol| Some(head) == con || names.data(head.as_str()) == con;
        let measure = self.builder.specs.instance(measure.name, &is_it).unwrap_or(measure);
        let (name, result) = self.builder.measure(measure, &ty, span)?;
        self.builder.is_measure(name, &ty, &result);
        Ok((call(name, vec![arg]), result))
    }

    /// A function of the program.
    fn function(&mut self, global: Symbol, span: Span, args: Vec<Typed>) -> Built<Typed> {
        let Some(id) = self.builder.program.global_id(global) else {
            return Err(unsupported(span, format!("`{global}` has no definition")));
        };
        let ty = match &self.builder.program.global(id).ty {
            Type::Forall(_, _, body) => (**body).clone(),
            ty => ty.clone(),
        };
        let (mut rest, mut known, mut exprs) = (ty, Vec::new(), Vec::new());
        for (arg, actual) in args {
            let Some((from, to)) = rest.as_fun() else {
                return Err(unsupported(span, format!("`{}` has too many arguments", base_name(global.as_str()))));
            };
            let is_dictionary = matches!(from, Type::Con(name, _) if self.builder.is_dictionary(*name));
            // An empty list is one of anything.
            let is_empty = matches!(&arg, Expr::Con(name, parts) if name.as_str() == "[]" && parts.is_empty())
                && matches!(from, Type::Con(name, _) if name.as_str() == "[]");
            if is_dictionary || !is_empty && !matches(from, &actual, &mut known) {
                let message = format!("`{}` at type `{actual}` in a refinement", base_name(global.as_str()));
                return Err(unsupported(span, message));
            }
            rest = to.clone();
            exprs.push(arg);
        }
        let result = rest.subst(&|v| known.iter().find(|(name, _)| *name == v).map(|(_, ty)| ty.clone()));
        Ok((apply(Expr::Global(global), exprs), result))
    }

    fn constructor(&mut self, con: Symbol, span: Span, args: Vec<Typed>) -> Built<Typed> {
        let program = &self.builder.program;
        let Some(def) = program.con_id(con).map(|id| program.con(id)) else {
            return Err(unsupported(span, format!("`{con}` is not defined")));
        };
        let data = program.data(def.data);
        if def.def.fields.len() != args.len() || data.kind != DataKind::Data {
            return Err(unsupported(span, format!("`{con}` is not given all its fields")));
        }
        let (mut known, mut exprs) = (Vec::new(), Vec::new());
        for (field, (arg, actual)) in def.def.fields.iter().zip(args) {
            if !matches(field, &actual, &mut known) {
                return Err(unsupported(span, format!("a field of `{con}` of type `{actual}`")));
            }
            exprs.push(arg);
        }
        let param = |v: &Symbol| known.iter().find(|(name, _)| name == v).map_or(Type::Var(*v), |(_, ty)| ty.clone());
        let ty = Type::con_of(data.name, data.params.iter().map(param));
        Ok((Expr::Con(con, exprs), ty))
    }

    fn set(&mut self, name: &str, span: Span, args: &[Term], env: &Env) -> Built<Option<Typed>> {
        let place = span;
        let typed = |me: &mut Self, arg: &Term| me.term(arg, env, None).and_then(|found| me.as_set(found, place));
        let element = |ty: &Type| match ty {
            Type::Con(name, args) if name.as_str() == super::sets::SET => Ok(args[0].clone()),
            ty => Err(unsupported(place, format!("`{ty}` is no set"))),
        };
        let (op, truth_valued) = match (name, args) {
            ("Set_empty" | "Set.empty" | "Data.Set.empty" | "S.empty", [] | [_]) => {
                // Elements of any type: it fits what it is compared with.
                let open = Type::var("element");
                let empty = self.builder.set_operation(SetOp::Empty, &open, place)?;
                return Ok(Some((Expr::Global(empty), set_of(open))));
            }
            ("Set_emp", [set]) => {
                let (set, ty) = typed(self, set)?;
                let of = element(&ty)?;
                let empty = self.builder.set_operation(SetOp::Empty, &of, place)?;
                return Ok(Some((self.builder.set_equal(&of, set, Expr::Global(empty), place)?, Type::bool())));
            }
            ("Set_sng" | "Set.singleton" | "Data.Set.singleton" | "S.singleton", [element]) => {
                let (element, ty) = self.term(element, env, None)?;
                let single = self.builder.set_operation(SetOp::Single, &ty, place)?;
                return Ok(Some((call(single, vec![element]), set_of(ty))));
            }
            ("Set_mem" | "Set.member" | "Data.Set.member" | "S.member", [one, set]) => {
                let ((one, ty), (set, of)) = (self.term(one, env, None)?, typed(self, set)?);
                if element(&of)? != ty && !matches!(element(&of)?, Type::Var(_)) {
                    return Err(unsupported(place, format!("`{ty}` in a set of other things")));
                }
                let member = self.builder.set_operation(SetOp::Member, &ty, place)?;
                return Ok(Some((call(member, vec![one, set]), Type::bool())));
            }
            ("Set_cup" | "Set.union" | "Data.Set.union" | "S.union", [_, _]) => (SetOp::Union, false),
            ("Set_cap" | "Set.intersection" | "Data.Set.intersection" | "S.intersection", [_, _]) => {
                (SetOp::Intersection, false)
            }
            ("Set_dif" | "Set.difference" | "Data.Set.difference" | "S.difference", [_, _]) => {
                (SetOp::Difference, false)
            }
            ("Set_sub" | "Set.isSubsetOf" | "Data.Set.isSubsetOf" | "S.isSubsetOf", [_, _]) => (SetOp::Subset, true),
            _ => return Ok(None),
        };
        let [left, right] = args else { return Ok(None) };
        let ((left, ty), (right, other)) = (typed(self, left)?, typed(self, right)?);
        let (left, right, ty) = self.same(left, &ty, right, &other)?;
        let operation = self.builder.set_operation(op, &element(&ty)?, place)?;
        Ok(Some((call(operation, vec![left, right]), if truth_valued { Type::bool() } else { ty })))
    }

    /// Operations on bit vectors, which are numbers that are not negative; none that could leave their width.
    fn bits(&mut self, name: Symbol, span: Span, args: &[Term], env: &Env) -> Built<Option<Typed>> {
        use PrimOp::*;
        let [int, integer] = match name.as_str() {
            "bvand" => [IntAnd, IntegerAnd],
            "bvor" => [IntOr, IntegerOr],
            "bvxor" => [IntXor, IntegerXor],
            _ => return Ok(None),
        };
        let specs = self.builder.specs;
        if specs.lifted(name)?.is_some() || specs.measure(name)?.is_some_and(|measure| !measure.clauses.is_empty()) {
            return Ok(None);
        }
        let [left, right] = args else { return Ok(None) };
        let ((left, ty), (right, other)) = self.pair(left, right, env, None)?;
        let (left, right, ty) = self.same(left, &ty, right, &other)?;
        let op = match () {
            () if ty == Type::int() => int,
            () if ty == Type::integer() => integer,
            () => return Err(unsupported(span, format!("bits of `{ty}`"))),
        };
        Ok(Some((Expr::Prim(op, vec![left, right]), ty)))
    }

    /// A set of the program as one of the logic.
    pub(super) fn as_set(&mut self, (value, ty): Typed, place: Span) -> Built<Typed> {
        match &ty {
            Type::Con(name, args) if args.len() == 1 && self.builder.specs.is_set(*name) => {
                let elements = self.builder.elements(&ty, place)?;
                let set = set_of(args[0].clone());
                self.builder.is_measure(elements, &ty, &set);
                Ok((call(elements, vec![value]), set))
            }
            _ => Ok((value, ty)),
        }
    }

    /// What refinements know without a declaration, and fields that only an annotation names.
    fn known(&mut self, name: &str, arg: &Expr, ty: &Type) -> Built<Option<Typed>> {
        let ty = self.builder.representation(ty);
        let Type::Con(con, params) = &ty else { return Ok(None) };
        let is_list = con.as_str() == "[]";
        let is_pair = tuple_size(con.as_str()) == Some(2);
        let builder = &mut *self.builder;
        let found = match name {
            "len" | "autolen" | "vlen" | "bslen" | "bllen" | "tlen" | "tllen" if is_list => {
                (builder.len(&ty)?, Type::int())
            }
            "listElts" | "elts" if is_list => (builder.elements(&ty, self.place)?, set_of(params[0].clone())),
            "fst" if is_pair => (builder.selector("fst", *con, 2, 0, &ty)?, params[0].clone()),
            "snd" if is_pair => (builder.selector("snd", *con, 2, 1, &ty)?, params[1].clone()),
            "isJust" | "isNothing" => {
                let Some(just) = builder.names.value("Just") else { return Ok(None) };
                let yes = name == "isJust";
                let made = builder.define(&format!("{MEASURE}{name}<{ty:?}>"), |builder, _| {
                    let (x, inner) = (builder.local("x"), builder.local("y"));
                    let alts = vec![alt(just, vec![inner], truth(yes))];
                    Ok(lambda(vec![x], case(var(x), alts, Some(truth(!yes)))))
                })?;
                (made, Type::bool())
            }
            "fromJust" => {
                let Some(just) = builder.names.value("Just") else { return Ok(None) };
                (builder.selector("fromJust", just, 1, 0, &ty)?, params[0].clone())
            }
            _ => match self.field(name, *con)? {
                Some((con, size, at)) => {
                    let fields = self.builder.constructors(&ty, self.place)?;
                    let Some((_, types)) = fields.into_iter().find(|(found, _)| *found == con) else { return Ok(None) };
                    (self.builder.selector(name, con, size, at, &ty)?, types[at].clone())
                }
                None => return Ok(None),
            },
        };
        self.builder.is_measure(found.0, &ty, &found.1);
        Ok(Some((call(found.0, vec![arg.clone()]), found.1)))
    }

    /// The constructor that has a field of this name, how many fields it has, and which it is.
    fn field(&self, name: &str, data: Symbol) -> Built<Option<(Symbol, usize, usize)>> {
        let builder = &self.builder;
        let annotated = builder.specs.data(data)?.into_iter().flat_map(|data| &data.cons).find_map(|con| {
            let at = con.fields.iter().position(|(field, _)| field.as_str() == name)?;
            Some((builder.names.value(con.name.as_str())?, con.fields.len(), at))
        });
        Ok(annotated.or_else(|| {
            let data = builder.program.data(builder.program.data_id(data)?);
            data.cons.iter().find_map(|id| {
                let def = &builder.program.con(*id).def;
                let at = def.labels.iter().position(|label| base_name(label.as_str()) == name)?;
                Some((def.name, def.fields.len(), at))
            })
        }))
    }
}

impl Builder<'_> {
    pub fn is_dictionary(&self, data: Symbol) -> bool {
        self.program.data_id(data).is_some_and(|id| self.program.data(id).kind == DataKind::Dictionary)
    }

    /// The length of lists.
    pub fn len(&mut self, ty: &Type) -> Built<Symbol> {
        self.define(&format!("{MEASURE}len<{ty:?}>"), |builder, itself| {
            let (xs, y, ys) = (builder.local("xs"), builder.local("y"), builder.local("ys"));
            let more = Expr::Prim(PrimOp::IntAdd, vec![int(1), call(itself, vec![var(ys)])]);
            let alts = vec![alt("[]".into(), vec![], int(0)), alt(":".into(), vec![y, ys], more)];
            Ok(lambda(vec![xs], case(var(xs), alts, None)))
        })
    }

    /// The set of the elements of a list, or of a structure of the same kind: what stands in fields of the type's argument, and
    /// in fields of the same type.
    fn elements(&mut self, ty: &Type, place: Span) -> Built<Symbol> {
        let Type::Con(_, params) = ty else { return Err(unsupported(place, "elements of what is no list")) };
        let element = params[0].clone();
        let fields = self.declared(ty, place)?;
        let empty = self.set_operation(SetOp::Empty, &element, place)?;
        let single = self.set_operation(SetOp::Single, &element, place)?;
        let union = self.set_operation(SetOp::Union, &element, place)?;
        self.define(&format!("{MEASURE}listElts<{ty:?}>"), |builder, itself| {
            let xs = builder.local("xs");
            let mut alts = Vec::new();
            for (con, parts) in fields {
                let locals: Vec<Local> = parts.iter().map(|_| builder.local("part")).collect();
                let sets = parts.iter().zip(&locals).filter_map(|(part, local)| match part {
                    Part::Element => Some(call(single, vec![var(*local)])),
                    Part::Rest => Some(call(itself, vec![var(*local)])),
                    Part::Other => None,
                });
                let sets: Vec<Expr> = sets.collect();
                let all = sets.into_iter().rev().reduce(|right, left| call(union, vec![left, right]));
                alts.push(alt(con, locals, all.unwrap_or(Expr::Global(empty))));
            }
            Ok(lambda(vec![xs], case(var(xs), alts, None)))
        })
    }

    /// What the fields of a structure of elements are.
    fn declared(&self, ty: &Type, place: Span) -> Built<Vec<(Symbol, Vec<Part>)>> {
        let wrong = || unsupported(place, format!("elements of `{ty}`"));
        let Type::Con(name, _) = ty else { return Err(wrong()) };
        let data = self.program.data(self.program.data_id(*name).ok_or_else(wrong)?);
        let [param] = &data.params[..] else { return Err(wrong()) };
        let mut all = Vec::new();
        for con in &data.cons {
            let def = &self.program.con(*con).def;
            let parts = def.fields.iter().map(|field| match field {
                Type::Var(v) if v == param => Ok(Part::Element),
                Type::Con(of, args) if of == name && matches!(&args[..], [Type::Var(v)] if v == param) => {
                    Ok(Part::Rest)
                }
                field if field.any(&mut |part| *part == Type::Var(*param)) => Err(wrong()),
                _ => Ok(Part::Other),
            });
            all.push((def.name, parts.collect::<Built<Vec<_>>>()?));
        }
        Ok(all)
    }

    /// A function of data that has classes, without them, and the type of what it gives: whatever asks for them is not known.
    fn overloaded(&mut self, global: Symbol, of: &Type) -> Option<(Symbol, Type)> {
        let found = self.program.global(self.program.global_id(global)?);
        let mut rest = match &found.ty {
            Type::Forall(_, _, body) => (**body).clone(),
            ty => ty.clone(),
        };
        let mut classes = 0;
        while let Some((Type::Con(class, _), to)) = rest.as_fun()
            && self.is_dictionary(*class)
        {
            (classes, rest) = (classes + 1, to.clone());
        }
        let (from, to) = rest.as_fun()?;
        let mut known = Vec::new();
        if classes == 0 || to.as_fun().is_some() || !matches(from, of, &mut known) {
            return None;
        }
        let result = to.subst(&|v| known.iter().find(|(name, _)| *name == v).map(|(_, ty)| ty.clone()));
        let code = found.code.expr().ok()?;
        let mut inner = &*code;
        while let Expr::At(_, next) = inner {
            inner = next;
        }
        let Expr::Lam(params, body) = inner else { return None };
        if params.len() != classes + 1 {
            return None;
        }
        let (dictionaries, param, body) = (params[..classes].to_vec(), params[classes], (**body).clone());
        let name = self
            .define(&format!("{MEASURE}{global}<{of:?}>"), |_, itself| {
                let body = without_classes(&body, global, itself, classes);
                let unknown = Expr::Bottom(Label::new(LabelKind::Unsupported, "a class inside a refinement"));
                let body = dictionaries
                    .into_iter()
                    .fold(body, |body, dictionary| Expr::Let(dictionary, Box::new(unknown.clone()), Box::new(body)));
                Ok(lambda(vec![param], body))
            })
            .ok()?;
        let (of, gives) = (self.representation(of), self.representation(&result));
        self.is_measure(name, &of, &gives);
        Some((name, result))
    }

    /// A field of a constructor.
    fn selector(&mut self, name: &str, con: Symbol, size: usize, at: usize, ty: &Type) -> Built<Symbol> {
        let is_only = self.constructors(ty, super::nowhere()).is_ok_and(|cons| cons.len() == 1);
        self.define(&format!("{MEASURE}{name}<{ty:?}>"), |builder, _| {
            let x = builder.local("x");
            let fields: Vec<Local> = (0..size).map(|_| builder.local("y")).collect();
            let body = var(fields[at]);
            let default = (!is_only).then(undefined_measure);
            Ok(lambda(vec![x], case(var(x), vec![alt(con, fields, body)], default)))
        })
    }

    /// A measure at a type, and the type of what it gives.
    fn measure(&mut self, measure: &Measure, ty: &Type, span: Span) -> Built<(Symbol, Type)> {
        let SpecType::Fun { arg, result, .. } = &measure.ty else {
            return Err(unsupported(measure.span, "a measure is a function of one argument"));
        };
        let result = self.type_of(result, &bound(arg, ty), measure.span)?;
        let key = format!("{MEASURE}{}<{ty:?}>", measure.name);
        let name = self.define(&key, |builder, _| {
            let x = builder.local("x");
            if measure.clauses.is_empty() {
                return Ok(lambda(vec![x], undefined_measure()));
            }
            let cons = builder.constructors(ty, span)?;
            let mut alts = Vec::new();
            for clause in &measure.clauses {
                let con = builder.names.value(clause.con.as_str());
                let found = cons.iter().find(|(name, _)| Some(*name) == con || *name == clause.con);
                let Some((con, types)) = found.filter(|(_, types)| types.len() == clause.fields.len()) else {
                    let message = format!("`{}` is no constructor of `{ty}` with these fields", clause.con);
                    return Err(unsupported(clause.span, message));
                };
                let fields = builder.locals(&clause.fields);
                let mut env = Env::default();
                for ((name, local), ty) in clause.fields.iter().zip(&fields).zip(types) {
                    env = env.with(*name, var(*local), ty.clone());
                }
                let mut translating = Translating { builder: &mut *builder, place: clause.span };
                let (body, body_ty) = translating.term(&clause.body, &env, Some(&result))?;
                let fits =
                    body_ty == result || matches!((&body_ty, &result), (Type::Con(a, _), Type::Con(b, _)) if a == b);
                if !fits {
                    return Err(unsupported(clause.span, format!("this has type `{body_ty}`, not `{result}`")));
                }
                alts.push(alt(*con, fields, body));
            }
            let default = (alts.len() < cons.len()).then(undefined_measure);
            Ok(lambda(vec![x], case(var(x), alts, default)))
        })?;
        Ok((name, result))
    }

    /// A type of a specification without its refinements.
    pub fn type_of(&self, spec: &SpecType, vars: &[(Symbol, Type)], place: Span) -> Built<Type> {
        match spec {
            SpecType::Refined { inner, .. } | SpecType::Abstract { inner, .. } => self.type_of(inner, vars, place),
            SpecType::Con { name, args, span } => {
                if let Some((_, ty)) = vars.iter().find(|(known, _)| known == name) {
                    return Ok(ty.clone());
                }
                if let Some(alias) = self.specs.alias(*name)? {
                    if !alias.params.is_empty() {
                        return Err(unsupported(*span, format!("`{name}` in the type of a measure")));
                    }
                    return self.type_of(&alias.body.clone(), vars, place);
                }
                let mut types = Vec::new();
                for arg in args {
                    match arg {
                        SpecArg::Type(ty) => types.push(self.type_of(ty, vars, place)?),
                        SpecArg::Term(_) => return Err(unsupported(*span, "a term in the type of a measure")),
                    }
                }
                let text = name.as_str();
                if text == "Map_t"
                    && let [_, _] = types[..]
                {
                    return Ok(Type::con_of(super::MAP, types));
                }
                if text == "Bag_t"
                    && let [_] = types[..]
                {
                    return Ok(Type::con_of(super::BAG, types));
                }
                if matches!(text, "Set" | "Set.Set" | "S.Set" | "Data.Set.Set" | "Set_Set") {
                    return Ok(set_of(types.pop().unwrap_or_else(|| Type::var("element"))));
                }
                let builtin = matches!(text, "Int" | "Integer" | "Double" | "Char" | "Bool" | "[]" | "()");
                let con = match self.names.data(text) {
                    _ if builtin || tuple_size(text).is_some() => *name,
                    Some(con) => con,
                    None if text == "String" => return Ok(Type::string()),
                    None if text == "Prop" => return Ok(Type::bool()),
                    None => return Err(unsupported(*span, format!("the type `{text}` is not known"))),
                };
                Ok(Type::con_of(con, types))
            }
            SpecType::Fun { arg, result, .. } => {
                Ok(Type::fun(self.type_of(arg, vars, place)?, self.type_of(result, vars, place)?))
            }
            SpecType::Hole => Err(unsupported(place, "a type that is not written")),
        }
    }
}

/// Code in which a function calls another in place of itself, without what its classes ask for.
fn without_classes(expr: &Expr, old: Symbol, new: Symbol, classes: usize) -> Expr {
    let made = expr.map_parts(|part| without_classes(part, old, new, classes));
    match &made {
        Expr::App(head, args) if matches!(&**head, Expr::Global(name) if *name == old) && args.len() > classes => {
            apply(Expr::Global(new), args[classes..].to_vec())
        }
        _ => made,
    }
}

/// What a field of a structure is to its elements.
enum Part {
    Element,
    Rest,
    Other,
}

/// What the type variables of a measure's argument stand for.
fn bound(spec: &SpecType, ty: &Type) -> Vec<(Symbol, Type)> {
    match (spec, ty) {
        (SpecType::Refined { inner, .. } | SpecType::Abstract { inner, .. }, ty) => bound(inner, ty),
        (SpecType::Con { args, .. }, Type::Con(_, types)) if args.len() == types.len() && !args.is_empty() => {
            let each = args.iter().zip(types.iter()).map(|(arg, ty)| match arg {
                SpecArg::Type(spec) => bound(spec, ty),
                SpecArg::Term(_) => Vec::new(),
            });
            each.flatten().collect()
        }
        (SpecType::Con { name, args, .. }, ty) if args.is_empty() && name.as_str().starts_with(char::is_lowercase) => {
            vec![(*name, ty.clone())]
        }
        _ => Vec::new(),
    }
}

/// Whether a type is an instance of another; what its variables stand for is added.
pub fn matches(general: &Type, special: &Type, known: &mut Vec<(Symbol, Type)>) -> bool {
    match (general, special) {
        (Type::Var(v), ty) => match known.iter().find(|(name, _)| name == v) {
            Some((_, found)) => found == ty,
            None => {
                known.push((*v, ty.clone()));
                true
            }
        },
        (Type::Con(a, xs), Type::Con(b, ys)) => {
            a == b && xs.len() == ys.len() && xs.iter().zip(ys.iter()).all(|(x, y)| matches(x, y, known))
        }
        (Type::App(f, x), Type::Con(name, args)) => match args.split_last() {
            Some((last, rest)) => {
                matches(f, &Type::con_of(*name, rest.iter().cloned()), known) && matches(x, last, known)
            }
            None => false,
        },
        (Type::App(f, x), Type::App(g, y)) => matches(f, g, known) && matches(x, y, known),
        (Type::Forall(_, _, body), ty) => matches(body, ty, known),
        _ => false,
    }
}
