//! Symbolic inputs: what is known of each, and what it may still become.

use std::sync::Arc;

use rustc_hash::FxHashMap;
use selfsame_core::expr::Expr;
use selfsame_core::program::{ConId, DataKind, Program};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;
use selfsame_solver::scalar::{ScalarId, Sort};

use super::heap::Addr;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct InputId(pub u32);

/// One symbolic value, or part of one.
#[derive(Clone, Debug)]
pub struct Input {
    pub ty: Type,
    /// Constructors around it that can be inside values like them: conses around an element, but not pairs.
    pub depth: u32,
    pub addr: Addr,
    pub shape: Shape,
}

#[derive(Clone, Debug)]
pub enum Shape {
    Scalar(ScalarId),
    /// Data that was not looked at: the constructors that it may still have, in the order of their type.
    Open(Vec<ConId>),
    /// Data that was.
    Con(ConId, Vec<InputId>),
    Function(Function),
    /// What a function makes of another input: a map from a list.
    View(View, InputId),
}

/// A symbolic function: the applications that were met.
#[derive(Clone, Debug)]
pub struct Function {
    pub params: Vec<Type>,
    pub result: Type,
    pub applications: Vec<Application>,
}

#[derive(Clone, Debug)]
pub struct Application {
    pub args: Vec<Addr>,
    pub result: InputId,
}

/// How values of an abstract type are made from others.
#[derive(Clone, Debug)]
pub struct View {
    /// The function, as source calls it.
    pub name: Symbol,
    /// The type of what it takes.
    pub from: Type,
    /// The function at this type.
    pub build: Arc<Expr>,
}

/// Types whose values must be built by functions because their constructors alone do not say what is right: maps, sets.
pub trait Views {
    fn view(&self, ty: &Type) -> Option<View>;
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
    Scalar(Sort),
    /// A type variable: nothing looks into such values, so each is a letter.
    Letter,
    Data(Vec<(ConId, Vec<Type>)>),
    Function(Vec<Type>, Type),
}

/// Why symbolic values of a type cannot be made.
#[derive(Clone, Debug, PartialEq)]
pub struct Unsupported(pub String);

/// Knows the types of a program; answers are kept.
pub struct Types {
    program: Arc<Program>,
    heights: FxHashMap<Type, u32>,
    inside: FxHashMap<(Type, Vec<Type>), bool>,
}

/// Higher than any value that is made.
const ENDLESS: u32 = u32::MAX / 4;

impl Types {
    pub fn new(program: Arc<Program>) -> Types {
        Types { program, heights: FxHashMap::default(), inside: FxHashMap::default() }
    }

    pub fn kind(&self, ty: &Type) -> Result<Kind, Unsupported> {
        let ty = self.representation(ty.clone());
        if ty.as_fun().is_some() {
            let (mut params, mut result) = (Vec::new(), ty);
            while let Some((from, to)) = result.as_fun() {
                params.push(from.clone());
                result = self.representation(to.clone());
            }
            return Ok(Kind::Function(params, result));
        }
        let (name, args) = match &ty {
            Type::Var(_) | Type::Meta(_) => return Ok(Kind::Letter),
            Type::Con(name, args) => (*name, args),
            Type::App(..) => return Err(Unsupported(format!("values of type `{ty}`, whose constructor is not known"))),
            Type::Forall(..) => return Err(Unsupported(format!("polymorphic values of type `{ty}`"))),
        };
        match name.as_str() {
            "Int" => return Ok(Kind::Scalar(Sort::Int)),
            "Integer" => return Ok(Kind::Scalar(Sort::Integer)),
            "Char" => return Ok(Kind::Scalar(Sort::Char)),
            "Double" => return Ok(Kind::Scalar(Sort::Double)),
            _ => {}
        }
        let data = self.program.data_id(name).map(|id| self.program.data(id));
        let Some(data) = data.filter(|data| !data.cons.is_empty()) else {
            return Err(Unsupported(format!("values of type `{ty}`, which has no constructors")));
        };
        if data.kind == DataKind::Dictionary {
            return Err(Unsupported(format!("instances of class `{ty}`")));
        }
        let of = |param: Symbol| data.params.iter().position(|p| *p == param).and_then(|i| args.get(i).cloned());
        let fields =
            |con: &ConId| self.program.con(*con).def.fields.iter().map(|field| field.subst(&of)).collect::<Vec<_>>();
        Ok(Kind::Data(data.cons.iter().map(|con| (*con, fields(con))).collect()))
    }

    /// Newtypes are not in values: the type inside.
    pub fn representation(&self, mut ty: Type) -> Type {
        // A newtype of itself has no representation; the bound keeps such a program from looping here.
        for _ in 0..100 {
            let Type::Con(name, args) = &ty else { return ty };
            let Some(data) = self.program.data_id(*name).map(|id| self.program.data(id)) else { return ty };
            if data.kind != DataKind::Newtype {
                return ty;
            }
            let of = |param: Symbol| data.params.iter().position(|p| *p == param).and_then(|i| args.get(i).cloned());
            ty = self.program.con(data.cons[0]).def.fields[0].subst(&of);
        }
        ty
    }

    /// Whether a value of the type can be inside values of these: then a constructor with such fields makes it grow.
    pub fn is_inside(&mut self, ty: &Type, fields: &[Type]) -> bool {
        let key = (ty.clone(), fields.to_vec());
        if let Some(known) = self.inside.get(&key) {
            return *known;
        }
        let target = self.representation(ty.clone());
        let mut seen: Vec<Type> = Vec::new();
        let mut todo: Vec<Type> = fields.to_vec();
        let mut found = false;
        // Types that grow as they nest are cut off: they count as growing.
        const MOST: usize = 100;
        while let Some(next) = todo.pop() {
            let next = self.representation(next);
            if next == target || seen.len() > MOST {
                found = true;
                break;
            }
            if seen.contains(&next) {
                continue;
            }
            if let Ok(Kind::Data(cons)) = self.kind(&next) {
                todo.extend(cons.into_iter().flat_map(|(_, fields)| fields));
            }
            seen.push(next);
        }
        self.inside.insert(key, found);
        found
    }

    /// How many constructors are inside each other in the flattest value of a type.
    pub fn height(&mut self, ty: &Type) -> u32 {
        if let Some(known) = self.heights.get(ty) {
            return *known;
        }
        let height = self.flattest(ty, &mut Vec::new());
        self.heights.insert(ty.clone(), height);
        height
    }

    /// The same, of the values that begin with a constructor.
    pub fn con_height(&mut self, fields: &[Type]) -> u32 {
        let inside = fields.iter().map(|field| self.height(field)).max();
        inside.map_or(0, |height| height.saturating_add(1).min(ENDLESS))
    }

    fn flattest(&self, ty: &Type, above: &mut Vec<Type>) -> u32 {
        let ty = self.representation(ty.clone());
        if above.contains(&ty) {
            return ENDLESS;
        }
        match self.kind(&ty) {
            Ok(Kind::Data(cons)) => {
                above.push(ty);
                let height = |fields: &Vec<Type>, above: &mut Vec<Type>| {
                    let inside = fields.iter().map(|field| self.flattest(field, above)).max();
                    inside.map_or(0, |height| height.saturating_add(1).min(ENDLESS))
                };
                let least = cons.iter().map(|(_, fields)| height(fields, above)).min();
                above.pop();
                least.unwrap_or(ENDLESS)
            }
            Ok(_) => 0,
            Err(_) => ENDLESS,
        }
    }
}
