//! Symbolic inputs: what is known of each, and what it may still become.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;

use rustc_hash::FxHashMap;
use selfsame_core::expr::Expr;
use selfsame_core::inhabit::{Making, Range, fields, inside, making, representation};
use selfsame_core::program::{ConId, DataKind, Program};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;
use selfsame_solver::scalar::{ScalarId, Sort};

use super::heap::Addr;

use crate::limits;

/// A symbolic value, by its place among all of the path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct InputId(pub u32);

/// One symbolic value, or part of one.
#[derive(Clone, Debug)]
pub struct Input {
    /// The type of its values.
    pub ty: Type,
    /// Constructors around it that can be inside values like them: conses around an element, but not pairs.
    pub depth: u32,
    /// Where it is in the heap.
    pub addr: Addr,
    /// What is known of it.
    pub shape: Shape,
}

/// What is known of a symbolic value.
#[derive(Clone, Debug)]
pub enum Shape {
    /// An unknown of the solver.
    Scalar(ScalarId),
    /// Data that was not looked at: the constructors that it may still have, in the order of their type.
    Open(Vec<ConId>),
    /// Data that was.
    Con(ConId, Vec<InputId>),
    /// A function, by what it was applied to.
    Function(Function),
    /// What a function makes of another input: a map from a list.
    View(View, InputId),
}

/// A symbolic function: the applications that were met.
#[derive(Clone, Debug)]
pub struct Function {
    /// Types of its parameters, all at once.
    pub params: Vec<Type>,
    /// The type of what it gives for all of them.
    pub result: Type,
    /// In the order in which they were met.
    pub applications: Vec<Application>,
}

/// A function applied to all its arguments.
#[derive(Clone, Debug)]
pub struct Application {
    /// Where they are in the heap.
    pub args: Vec<Addr>,
    /// What it gives.
    pub result: InputId,
}

/// How values of an abstract type are made from others.
#[derive(Clone, Debug)]
pub struct View {
    /// The function, as source calls it.
    pub name: Symbol,
    /// The type of what it takes.
    pub from: Type,
    /// How many arguments it has in the source; where that is not one, `from` is the tuple of them.
    pub arguments: usize,
    /// The function at this type.
    pub build: Arc<Expr>,
}

/// Types whose values must be built by functions because their constructors alone do not say what is right: maps, sets.
pub trait Views {
    /// The function that makes all of them, up to how they are built.
    fn view(&self, ty: &Type) -> Option<View>;

    /// Functions that make some of them, for whoever makes many values up. They may fail for what they are given, and then there
    /// is no value.
    fn makers(&self, ty: &Type) -> Vec<View> {
        self.view(ty).into_iter().collect()
    }
}

/// No abstract types.
pub struct NoViews;

impl Views for NoViews {
    fn view(&self, _: &Type) -> Option<View> {
        None
    }
}

/// What values of a type are made of.
#[derive(Clone, Debug, PartialEq)]
pub enum Kind {
    /// Something the solver has unknowns of.
    Scalar(Sort),
    /// An integer between bounds.
    Bounded(Range),
    /// A type variable: nothing looks into such values, so each is a letter.
    Letter,
    /// Data, by its constructors.
    Data(Vec<Constructor>),
    /// A function of these parameters, all at once, with this result.
    Function(Vec<Type>, Type),
}

/// A constructor of a type.
#[derive(Clone, Debug, PartialEq)]
pub struct Constructor {
    /// Which one.
    pub con: ConId,
    /// Types of its fields, at the type that was asked for.
    pub fields: Vec<Type>,
    /// Whether a value of the type can be inside it: then inputs grow by it.
    pub grows: bool,
    /// How many constructors are inside each other in the flattest value that begins with it.
    pub height: u32,
}

/// Why symbolic values of a type cannot be made.
#[derive(Clone, Debug, PartialEq)]
pub struct Unsupported(pub String);

/// Knows the types of a program; answers are kept.
pub struct Types {
    program: Arc<Program>,
    kinds: RefCell<FxHashMap<Type, Result<Rc<Kind>, Unsupported>>>,
}

enum Restricted {
    Number(Range),
    Not(Type),
}

/// Higher than any value that is made.
const ENDLESS: u32 = u32::MAX / 4;

impl Types {
    /// Nothing is known yet.
    pub fn new(program: Arc<Program>) -> Types {
        Types { program, kinds: RefCell::default() }
    }

    /// What its values are made of, or why none can be made.
    pub fn kind(&self, ty: &Type) -> Result<Rc<Kind>, Unsupported> {
        if let Some(known) = self.kinds.borrow().get(ty) {
            return known.clone();
        }
        let kind = self.find(ty).map(Rc::new);
        self.kinds.borrow_mut().insert(ty.clone(), kind.clone());
        kind
    }

    fn find(&self, ty: &Type) -> Result<Kind, Unsupported> {
        let ty = match self.restricted(ty)? {
            Restricted::Number(range) => return Ok(Kind::Bounded(range)),
            Restricted::Not(ty) => ty,
        };
        if ty.as_fun().is_some() {
            let (mut params, mut result) = (Vec::new(), ty);
            while let Some((from, to)) = result.as_fun() {
                params.push(from.clone());
                result = self.representation(to.clone());
            }
            return Ok(Kind::Function(params, result));
        }
        match &ty {
            Type::Var(_) | Type::Meta(_) => return Ok(Kind::Letter),
            Type::App(..) => return Err(Unsupported(format!("values of type `{ty}`, whose constructor is not known"))),
            Type::Forall(..) => return Err(Unsupported(format!("polymorphic values of type `{ty}`"))),
            Type::Con(name, _) => match name.as_str() {
                "Int" => return Ok(Kind::Scalar(Sort::Int)),
                "Integer" => return Ok(Kind::Scalar(Sort::Integer)),
                "Char" => return Ok(Kind::Scalar(Sort::Char)),
                "Double" => return Ok(Kind::Scalar(Sort::Double)),
                _ => {}
            },
        }
        let cons = self.constructors(&ty)?;
        let constructor = |(con, fields): (ConId, Vec<Type>)| {
            let (grows, height) = (self.is_inside(&ty, &fields), self.flattest_of(&fields, &mut vec![ty.clone()]));
            Constructor { con, fields, grows, height }
        };
        Ok(Kind::Data(cons.into_iter().map(constructor).collect()))
    }

    /// The type without newtypes, unless one of them says that not all of the values inside are its own.
    fn restricted(&self, ty: &Type) -> Result<Restricted, Unsupported> {
        let mut ty = ty.clone();
        // As in [`Types::representation`].
        for _ in 0..100 {
            match making(&self.program, &ty) {
                Making::Number(range) => return Ok(Restricted::Number(range)),
                Making::ByFunctions => {
                    return Err(Unsupported(format!("values of type `{ty}`, which only its functions make")));
                }
                Making::Freely | Making::Parametric => {}
            }
            match inside(&self.program, &ty) {
                Some(inner) => ty = inner,
                None => break,
            }
        }
        Ok(Restricted::Not(ty))
    }

    /// The constructors of a data type with the types of their fields.
    fn constructors(&self, ty: &Type) -> Result<Vec<(ConId, Vec<Type>)>, Unsupported> {
        let none = || Unsupported(format!("values of type `{ty}`, which has no constructors"));
        let Type::Con(name, _) = ty else { return Err(none()) };
        let data = self.program.data_id(*name).map(|id| self.program.data(id));
        let data = data.filter(|data| !data.cons.is_empty()).ok_or_else(none)?;
        if data.kind == DataKind::Dictionary {
            return Err(Unsupported(format!("instances of class `{ty}`")));
        }
        Ok(data.cons.iter().map(|con| (*con, fields(&self.program, *con, ty))).collect())
    }

    /// Newtypes are not in values: the type inside.
    pub fn representation(&self, ty: Type) -> Type {
        representation(&self.program, ty)
    }

    /// Whether a value of the type can be inside values of these.
    fn is_inside(&self, target: &Type, fields: &[Type]) -> bool {
        let mut seen: Vec<Type> = Vec::new();
        let mut todo: Vec<Type> = fields.to_vec();
        while let Some(next) = todo.pop() {
            let next = self.representation(next);
            if next == *target || seen.len() > limits::TYPES_INSIDE || is_large(&next) {
                return true;
            }
            if seen.contains(&next) {
                continue;
            }
            if let Ok(cons) = self.constructors(&next) {
                todo.extend(cons.into_iter().flat_map(|(_, fields)| fields));
            }
            seen.push(next);
        }
        false
    }

    /// How many constructors are inside each other in the flattest value with these fields.
    fn flattest_of(&self, fields: &[Type], above: &mut Vec<Type>) -> u32 {
        let inside = fields.iter().map(|field| self.flattest(field, above)).max();
        inside.map_or(0, |height| height.saturating_add(1).min(ENDLESS))
    }

    fn flattest(&self, ty: &Type, above: &mut Vec<Type>) -> u32 {
        let mut ty = self.representation(ty.clone());
        // A function is as flat as what it gives.
        while let Some((_, to)) = ty.as_fun() {
            ty = self.representation(to.clone());
        }
        if is_large(&ty) || above.contains(&ty) || above.len() > limits::TYPES_ABOVE {
            return ENDLESS;
        }
        match self.constructors(&ty) {
            Ok(cons) => {
                above.push(ty);
                let least = cons.iter().map(|(_, fields)| self.flattest_of(fields, above)).min();
                above.pop();
                least.unwrap_or(ENDLESS)
            }
            Err(_) => 0,
        }
    }
}

/// Whether a type has more parts than programs write: it grew as types of nested data do.
pub fn is_large(ty: &Type) -> bool {
    ty.is_larger_than(limits::TYPE_PARTS)
}
