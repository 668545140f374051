//! `Functor`, `Foldable` and `Traversable`, by the shape of each field's type.

use selfsame_core::symbol::Symbol;

use super::Derived;
use super::make::{Make, field_type, vars};
use crate::syntax::*;

pub fn functor(make: Make, data: &DataDecl) -> Result<Derived, String> {
    let mut walk = Walk::new(make, data, "Functor")?;
    let mut clauses = Vec::new();
    for con in &data.cons {
        let mut fields = Vec::new();
        for (field, var) in con.fields.iter().zip(vars(con, "a")) {
            fields.push(walk.map(field_type(&field.ty), make.local(&var))?);
        }
        clauses.push(make.clause(vec![make.var("f"), make.con_vars(con, "a")], make.con(con, fields)));
    }
    if clauses.is_empty() {
        let none = make.call("seq", [make.local("a"), make.call("error", [make.string("Void fmap")])]);
        clauses.push(make.clause(vec![make.any(), make.var("a")], none));
    }
    Ok(Derived { body: vec![make.function("fmap", clauses)], constraints: walk.constraints })
}

/// `null` is derived too, as GHC does: a constructor that surely holds an element is not null, whatever the rest.
pub fn foldable(make: Make, data: &DataDecl) -> Result<Derived, String> {
    let mut walk = Walk::new(make, data, "Foldable")?;
    let (mut foldr, mut fold_map, mut null) = (Vec::new(), Vec::new(), Vec::new());
    for con in &data.cons {
        let mut folded = make.local("z");
        let mut parts = Vec::new();
        for (field, var) in con.fields.iter().zip(vars(con, "a")).rev() {
            folded = walk.foldr(field_type(&field.ty), make.local(&var), folded)?;
            parts.extend(walk.fold_map(field_type(&field.ty), make.local(&var))?);
        }
        let pat = || make.con_vars(con, "a");
        foldr.push(make.clause(vec![make.var("f"), make.var("z"), pat()], folded));
        fold_map.push(make.clause(vec![make.var("f"), pat()], walk.appended(parts)));
        let fields: Vec<(&Type, Expr)> = con
            .fields
            .iter()
            .map(|field| field_type(&field.ty))
            .zip(vars(con, "a").iter().map(|var| make.local(var)))
            .collect();
        null.push(make.clause(vec![pat()], walk.all_null(fields)?.unwrap_or_else(|| make.constant("False"))));
    }
    if walk.is_phantom(data) {
        // There is nothing to look at, so that nothing is looked at.
        foldr = vec![make.clause(vec![make.any(), make.var("z"), make.any()], make.local("z"))];
        fold_map = vec![make.clause(vec![make.any(), make.any()], make.library("mempty"))];
        null = vec![make.clause(vec![make.any()], make.constant("True"))];
    }
    let body = vec![make.function("foldr", foldr), make.function("foldMap", fold_map), make.function("null", null)];
    Ok(Derived { body, constraints: walk.constraints })
}

pub fn traversable(make: Make, data: &DataDecl) -> Result<Derived, String> {
    let mut walk = Walk::new(make, data, "Traversable")?;
    let mut clauses = Vec::new();
    for con in &data.cons {
        let fields = con.fields.iter().map(|field| field_type(&field.ty)).zip(vars(con, "a")).collect();
        let traversed = walk.traverse_all(fields, &|fields| make.con(con, fields))?;
        clauses.push(make.clause(vec![make.var("f"), make.con_vars(con, "a")], traversed));
    }
    if walk.is_phantom(data) {
        // The value at its new type; there is no element that would ask for the function.
        let same = make.call("fmap", [make.library("undefined"), make.local("a")]);
        clauses = vec![make.clause(vec![make.any(), make.var("a")], make.call("pure", [same]))];
    }
    Ok(Derived { body: vec![make.function("traverse", clauses)], constraints: walk.constraints })
}

/// A walk over the types of fields, in search of the last parameter of the data type.
struct Walk<'a> {
    make: Make,
    class: &'static str,
    element: Symbol,
    data: &'a DataDecl,
    constraints: Vec<(Symbol, Type)>,
    /// How many names were made.
    names: usize,
}

/// Where elements are in a type.
enum Shape<'t> {
    /// Nowhere.
    Constant,
    /// It is the type of elements.
    Element,
    Tuple(&'t [Type]),
    /// The argument of a constructor that has the class itself.
    Inside(&'t Type),
    Function(&'t Type, &'t Type),
}

impl<'a> Walk<'a> {
    fn new(make: Make, data: &'a DataDecl, class: &'static str) -> Result<Walk<'a>, String> {
        match data.params.last() {
            Some(&element) => Ok(Walk { make, class, element, data, constraints: Vec::new(), names: 0 }),
            None => Err(format!("cannot derive {class}: `{}` has no type parameter", data.name.base)),
        }
    }

    fn fresh(&mut self) -> String {
        self.names += 1;
        format!("y{}", self.names)
    }

    fn mentions(&self, ty: &Type) -> bool {
        match &ty.node {
            TypeNode::Var(name) => *name == self.element,
            TypeNode::Con(_) | TypeNode::Wildcard | TypeNode::Unsupported(_) => false,
            TypeNode::App(f, x) | TypeNode::Fun(f, x) => self.mentions(f) || self.mentions(x),
            TypeNode::List(inner) | TypeNode::Strict(inner) => self.mentions(inner),
            TypeNode::Tuple(parts) => parts.iter().any(|part| self.mentions(part)),
            TypeNode::Forall(names, inner) => !names.contains(&self.element) && self.mentions(inner),
            TypeNode::Qualified(_, inner) => self.mentions(inner),
        }
    }

    fn is_phantom(&self, data: &DataDecl) -> bool {
        !data.cons.iter().flat_map(|con| &con.fields).any(|field| self.mentions(&field.ty))
    }

    fn shape<'t>(&mut self, ty: &'t Type) -> Result<Shape<'t>, String> {
        if !self.mentions(ty) {
            return Ok(Shape::Constant);
        }
        match &ty.node {
            TypeNode::Var(_) => Ok(Shape::Element),
            TypeNode::Tuple(parts) => Ok(Shape::Tuple(parts)),
            TypeNode::Fun(from, to) => Ok(Shape::Function(from, to)),
            TypeNode::List(inner) => {
                let list = Type { node: TypeNode::Con(self.make.name("[]")), span: ty.span };
                self.constraints.push((self.class.into(), list));
                Ok(Shape::Inside(inner))
            }
            TypeNode::App(head, inner) if !self.mentions(head) => {
                self.constraints.push((self.class.into(), (**head).clone()));
                Ok(Shape::Inside(inner))
            }
            _ => Err(self.cannot("uses the last type parameter other than as the last argument of a type")),
        }
    }

    fn cannot(&self, why: &str) -> String {
        format!("cannot derive {}: a constructor of `{}` {why}", self.class, self.data.name.base)
    }

    /// The value with `f` applied to its elements.
    fn map(&mut self, ty: &Type, value: Expr) -> Result<Expr, String> {
        let make = self.make;
        match self.shape(ty)? {
            Shape::Constant => Ok(value),
            Shape::Element => Ok(make.apply(make.local("f"), [value])),
            Shape::Inside(inner) => {
                let function = self.function_of(inner, &mut |me, y| me.map(inner, y))?;
                Ok(make.call("fmap", [function, value]))
            }
            Shape::Tuple(parts) => self.with_parts(parts, value, &mut |me, vars| {
                let mapped = parts.iter().zip(vars).map(|(part, var)| me.map(part, make.local(var)));
                Ok(make.expr(ExprNode::Tuple(mapped.collect::<Result<_, _>>()?)))
            }),
            Shape::Function(from, to) => {
                let y = self.fresh();
                let argument = self.contramap(from, make.local(&y))?;
                let result = self.map(to, make.apply(value, [argument]))?;
                Ok(make.lambda(&[&y], result))
            }
        }
    }

    /// The other way round, for arguments of functions: only functions of elements can be treated so.
    fn contramap(&mut self, ty: &Type, value: Expr) -> Result<Expr, String> {
        let make = self.make;
        match self.shape(ty)? {
            Shape::Constant => Ok(value),
            Shape::Function(from, to) => {
                let y = self.fresh();
                let argument = self.map(from, make.local(&y))?;
                let result = self.contramap(to, make.apply(value, [argument]))?;
                Ok(make.lambda(&[&y], result))
            }
            Shape::Element | Shape::Tuple(_) | Shape::Inside(_) => {
                Err(self.cannot("has the last type parameter in the argument of a function"))
            }
        }
    }

    /// `f` itself for elements, else a function of one variable.
    fn function_of(
        &mut self,
        ty: &Type,
        body: &mut dyn FnMut(&mut Self, Expr) -> Result<Expr, String>,
    ) -> Result<Expr, String> {
        if matches!(&ty.node, TypeNode::Var(_)) {
            return Ok(self.make.local("f"));
        }
        let y = self.fresh();
        let body = body(self, self.make.local(&y))?;
        Ok(self.make.lambda(&[&y], body))
    }

    fn with_parts(
        &mut self,
        parts: &[Type],
        value: Expr,
        body: &mut dyn FnMut(&mut Self, &[String]) -> Result<Expr, String>,
    ) -> Result<Expr, String> {
        let vars: Vec<String> = parts.iter().map(|_| self.fresh()).collect();
        let body = body(self, &vars)?;
        let pat = self.make.pat(PatNode::Tuple(vars.iter().map(|var| self.make.var(var)).collect()));
        Ok(self.make.match_with(value, pat, body))
    }

    fn foldr(&mut self, ty: &Type, value: Expr, rest: Expr) -> Result<Expr, String> {
        let make = self.make;
        match self.shape(ty)? {
            Shape::Constant => Ok(rest),
            Shape::Element => Ok(make.apply(make.local("f"), [value, rest])),
            Shape::Inside(inner) if matches!(inner.node, TypeNode::Var(_)) => {
                Ok(make.call("foldr", [make.local("f"), rest, value]))
            }
            Shape::Inside(inner) => {
                let (y, done) = (self.fresh(), self.fresh());
                let folded = self.foldr(inner, make.local(&y), make.local(&done))?;
                Ok(make.call("foldr", [make.lambda(&[&y, &done], folded), rest, value]))
            }
            Shape::Tuple(parts) => self.with_parts(parts, value, &mut |me, vars| {
                parts
                    .iter()
                    .zip(vars)
                    .rev()
                    .try_fold(rest.clone(), |rest, (part, var)| me.foldr(part, make.local(var), rest))
            }),
            Shape::Function(..) => Err(self.cannot("holds a function")),
        }
    }

    /// None when there are no elements.
    fn fold_map(&mut self, ty: &Type, value: Expr) -> Result<Option<Expr>, String> {
        let make = self.make;
        match self.shape(ty)? {
            Shape::Constant => Ok(None),
            Shape::Element => Ok(Some(make.apply(make.local("f"), [value]))),
            Shape::Inside(inner) => {
                let function = self.function_of(inner, &mut |me, y| {
                    let folded = me.fold_map(inner, y)?;
                    Ok(folded.unwrap_or_else(|| make.library("mempty")))
                })?;
                Ok(Some(make.call("foldMap", [function, value])))
            }
            Shape::Tuple(parts) => {
                let folded = self.with_parts(parts, value, &mut |me, vars| {
                    let mut folded = Vec::new();
                    for (part, var) in parts.iter().zip(vars).rev() {
                        folded.extend(me.fold_map(part, make.local(var))?);
                    }
                    Ok(me.appended(folded))
                })?;
                Ok(Some(folded))
            }
            Shape::Function(..) => Err(self.cannot("holds a function")),
        }
    }

    /// Parts, the last first, as one.
    fn appended(&self, parts: Vec<Expr>) -> Expr {
        let all = parts.into_iter().reduce(|rest, part| self.make.call("mappend", [part, rest]));
        all.unwrap_or_else(|| self.make.library("mempty"))
    }

    /// Whether there are no elements in any of the values; None when there surely are.
    fn all_null(&mut self, values: Vec<(&Type, Expr)>) -> Result<Option<Expr>, String> {
        let make = self.make;
        let mut conditions = Vec::new();
        for (ty, value) in values {
            match self.null(ty, value)? {
                Null::Never => return Ok(None),
                Null::Always => {}
                Null::When(condition) => conditions.push(condition),
            }
        }
        let all = conditions.into_iter().rev().reduce(|rest, first| make.call("&&", [first, rest]));
        Ok(Some(all.unwrap_or_else(|| make.constant("True"))))
    }

    fn null(&mut self, ty: &Type, value: Expr) -> Result<Null, String> {
        let make = self.make;
        match self.shape(ty)? {
            Shape::Constant => Ok(Null::Always),
            Shape::Element => Ok(Null::Never),
            Shape::Inside(inner) => {
                let y = self.fresh();
                Ok(Null::When(match self.null(inner, make.local(&y))? {
                    Null::Never => make.call("null", [value]),
                    Null::Always => make.constant("True"),
                    Null::When(condition) => make.call("all", [make.lambda(&[&y], condition), value]),
                }))
            }
            Shape::Tuple(parts) => {
                let vars: Vec<String> = parts.iter().map(|_| self.fresh()).collect();
                let parts_of = parts.iter().zip(vars.iter().map(|var| make.local(var))).collect();
                let pat = make.pat(PatNode::Tuple(vars.iter().map(|var| make.var(var)).collect()));
                Ok(match self.all_null(parts_of)? {
                    None => Null::Never,
                    Some(condition) => Null::When(make.match_with(value, pat, condition)),
                })
            }
            Shape::Function(..) => Err(self.cannot("holds a function")),
        }
    }

    /// What holds elements is traversed from left to right, and `build` puts the results back among the rest.
    fn traverse_all(
        &mut self,
        fields: Vec<(&Type, String)>,
        build: &dyn Fn(Vec<Expr>) -> Expr,
    ) -> Result<Expr, String> {
        let make = self.make;
        let (mut actions, mut params, mut rebuilt) = (Vec::new(), Vec::new(), Vec::new());
        for (ty, var) in fields {
            match self.traverse(ty, make.local(&var))? {
                None => rebuilt.push(make.local(&var)),
                Some(action) => {
                    let param = self.fresh();
                    rebuilt.push(make.local(&param));
                    params.push(param);
                    actions.push(action);
                }
            }
        }
        let built = build(rebuilt);
        if params.is_empty() {
            return Ok(make.call("pure", [built]));
        }
        let params: Vec<&str> = params.iter().map(String::as_str).collect();
        let function = make.lambda(&params, built);
        let mut actions = actions.into_iter();
        Ok(match (actions.next(), actions.next()) {
            (Some(first), Some(second)) => {
                let lifted = make.call("liftA2", [function, first, second]);
                actions.fold(lifted, |done, action| make.call("<*>", [done, action]))
            }
            (first, _) => make.apply(make.call("fmap", [function]), first),
        })
    }

    /// None when there are no elements.
    fn traverse(&mut self, ty: &Type, value: Expr) -> Result<Option<Expr>, String> {
        let make = self.make;
        match self.shape(ty)? {
            Shape::Constant => Ok(None),
            Shape::Element => Ok(Some(make.apply(make.local("f"), [value]))),
            Shape::Inside(inner) => {
                let function = self.function_of(inner, &mut |me, y| {
                    let traversed = me.traverse(inner, y.clone())?;
                    Ok(traversed.unwrap_or_else(|| make.call("pure", [y])))
                })?;
                Ok(Some(make.call("traverse", [function, value])))
            }
            Shape::Tuple(parts) => {
                let traversed = self.with_parts(parts, value, &mut |me, vars| {
                    let fields = parts.iter().zip(vars.iter().cloned()).collect();
                    me.traverse_all(fields, &|parts| make.expr(ExprNode::Tuple(parts)))
                })?;
                Ok(Some(traversed))
            }
            Shape::Function(..) => Err(self.cannot("holds a function")),
        }
    }
}

/// When a value holds no elements.
enum Null {
    Always,
    Never,
    When(Expr),
}
