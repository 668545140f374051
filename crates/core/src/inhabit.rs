//! Which values a type has: those that a program can make, as opposed to all that its representation could hold.
//!
//! A `Word8` is an `Integer` inside, a map is a tree, and neither may be every integer or every tree. Whoever makes values
//! up, and whoever believes a counterexample, asks here; whoever proves may use what is said of numbers.

mod constants;
mod term;

use num_bigint::BigInt;
use num_traits::{One, Zero};

use crate::program::{DataKind, Program};
use crate::symbol::Symbol;
use crate::types::{Type, base_name};

pub use constants::constants;
pub use term::is_made;

/// How the values of a type come to be.
#[derive(Clone, Debug, PartialEq)]
pub enum Making {
    /// By its constructors, whatever their fields hold; or the type is a variable, of which nobody knows more.
    Freely,
    /// Numbers between bounds.
    Number(Range),
    /// By functions alone, which keep an invariant that its constructors do not.
    ByFunctions,
    /// A value of all types at once: it cannot look at what it is given.
    Parametric,
}

/// The least and the greatest number of a type, where it has them.
#[derive(Clone, Debug, PartialEq)]
pub struct Range {
    /// None where there is no least one.
    pub least: Option<BigInt>,
    /// None where there is no greatest one.
    pub greatest: Option<BigInt>,
}

impl Range {
    /// Both of them, and what is between.
    pub fn between(least: BigInt, greatest: BigInt) -> Range {
        Range { least: Some(least), greatest: Some(greatest) }
    }

    /// The numbers of so many bits.
    fn unsigned(bits: u32) -> Range {
        Range::between(BigInt::zero(), (BigInt::one() << bits) - 1)
    }

    fn signed(bits: u32) -> Range {
        let half = BigInt::one() << (bits - 1);
        Range::between(-half.clone(), half - 1)
    }

    /// Whether the number is one of these.
    pub fn contains(&self, number: &BigInt) -> bool {
        self.least.as_ref().is_none_or(|least| least <= number)
            && self.greatest.as_ref().is_none_or(|greatest| number <= greatest)
    }
}

/// Types of the library whose constructors promise less than their functions keep.
const BY_FUNCTIONS: &[&str] = &[
    "Selfsame.Map.Map",
    "Selfsame.Set.Set",
    "Selfsame.IntMap.IntMap",
    "Selfsame.IntSet.IntSet",
    "Selfsame.Seq.Seq",
    "Selfsame.Real.Ratio",
    "Selfsame.Text.Text",
    "Selfsame.Bytes.ByteString",
    "Selfsame.Array.Array",
    "Selfsame.UnboxedArray.UArray",
    "Selfsame.IO.IO",
    "Selfsame.ST.ST",
    "Control.Monad.ST.Lazy.ST",
    "Selfsame.ST.Heap",
    "Selfsame.ST.STRef",
    "Selfsame.Effect.Token",
    "Selfsame.Effect.Anything",
    "Selfsame.Effect.Variable",
    "Selfsame.Mutable.STArray",
    "Selfsame.Mutable.STUArray",
    "Selfsame.Mutable.IOArray",
    "Selfsame.Mutable.IOUArray",
];

/// Whether what is said here of types is said of those of the module: another of its name must have another name inside.
pub fn keeps_invariants(module: &str) -> bool {
    module.starts_with("Selfsame.") || matches!(module, "Numeric.Natural" | "Control.Monad.ST.Lazy")
}

/// How values of the type are made, by its outermost constructor alone.
pub fn making(program: &Program, ty: &Type) -> Making {
    let Type::Con(name, _) = ty else {
        return if matches!(ty, Type::Forall(..)) { Making::Parametric } else { Making::Freely };
    };
    if let Some(range) = range(ty) {
        return Making::Number(range);
    }
    let data = program.data_id(*name);
    if BY_FUNCTIONS.contains(&name.as_str()) || data.is_some_and(|id| program.is_hidden(id)) {
        return Making::ByFunctions;
    }
    // What OCaml's functors make.
    let is_of_functor = |con: Symbol| {
        let base = base_name(con.as_str());
        base.starts_with("Map_") || base.starts_with("Set_")
    };
    let cons = data.map_or(&[][..], |id| &program.data(id).cons);
    if cons.iter().any(|con| is_of_functor(program.con(*con).def.name)) { Making::ByFunctions } else { Making::Freely }
}

/// The bounds of a type of numbers that is a newtype of all of them.
pub fn range(ty: &Type) -> Option<Range> {
    let Type::Con(name, args) = ty else { return None };
    match (name.as_str(), &args[..]) {
        ("Numeric.Natural.Natural", []) => Some(Range { least: Some(BigInt::zero()), greatest: None }),
        ("Selfsame.Word.Word", []) => Some(Range::unsigned(64)),
        ("Selfsame.Sized.Sized", [Type::Con(width, _)]) => match width.as_str() {
            "Selfsame.Sized.W8" => Some(Range::unsigned(8)),
            "Selfsame.Sized.W16" => Some(Range::unsigned(16)),
            "Selfsame.Sized.W32" => Some(Range::unsigned(32)),
            "Selfsame.Sized.W64" => Some(Range::unsigned(64)),
            "Selfsame.Sized.I8" => Some(Range::signed(8)),
            "Selfsame.Sized.I16" => Some(Range::signed(16)),
            "Selfsame.Sized.I32" => Some(Range::signed(32)),
            "Selfsame.Sized.I64" => Some(Range::signed(64)),
            _ => None,
        },
        _ => None,
    }
}

/// Newtypes inside each other: a newtype of itself has no representation, and no program may loop for it.
const NEWTYPES: usize = 100;

/// What the symbolic values of a type are of: newtypes are not in terms, but those that bound their numbers are kept, for the
/// bounds.
pub fn domain(program: &Program, mut ty: Type) -> Type {
    for _ in 0..NEWTYPES {
        if range(&ty).is_some() {
            return ty;
        }
        let Some(inner) = inside(program, &ty) else { return ty };
        ty = inner;
    }
    ty
}

/// The type that a newtype stands for.
pub fn inside(program: &Program, ty: &Type) -> Option<Type> {
    let Type::Con(name, args) = ty else { return None };
    let data = program.data(program.data_id(*name)?);
    if data.kind != DataKind::Newtype {
        return None;
    }
    Some(program.con(*data.cons.first()?).def.fields.first()?.at(&data.params, args))
}

/// What a type stands for where newtypes are not in values. One of itself has no end, which the limit is for.
pub fn representation(program: &Program, ty: Type) -> Type {
    let inner = |ty: &Type| inside(program, ty);
    std::iter::successors(Some(ty.clone()), inner).take(NEWTYPES + 1).last().unwrap_or(ty)
}

/// The types of a constructor's fields at a type of its data; parameters that are not known stay.
pub fn fields(program: &Program, con: crate::program::ConId, ty: &Type) -> Vec<Type> {
    let data = program.data(program.con(con).data);
    let args = match ty {
        Type::Con(_, args) => &args[..],
        _ => &[],
    };
    program.con(con).def.fields.iter().map(|field| field.at(&data.params, args)).collect()
}

/// One value of each pool, by a number: the first ones change fastest. No pool is empty.
pub fn combination<T: Clone>(pools: &[Vec<T>], number: usize) -> Vec<T> {
    let mut rest = number;
    let chosen = pools.iter().map(|pool| {
        let value = pool[rest % pool.len()].clone();
        rest /= pool.len();
        value
    });
    chosen.collect()
}

/// How many combinations there are, as far as can be counted.
pub fn combinations<T>(pools: &[Vec<T>]) -> usize {
    pools.iter().fold(1, |all: usize, pool| all.saturating_mul(pool.len()))
}

/// Whether a value of the type, or a part of one, can be none although its constructors fit.
pub fn is_restricted(program: &Program, ty: &Type) -> bool {
    mentions(program, ty, &|making| *making != Making::Freely)
}

/// Whether numbers with bounds are values of the type, or parts of them.
pub fn has_bounds(program: &Program, ty: &Type) -> bool {
    mentions(program, ty, &|making| matches!(making, Making::Number(_)))
}

/// Whether values of the type may be built differently and yet be the same: they are, or have inside, what only functions
/// make.
pub fn is_by_functions(program: &Program, ty: &Type) -> bool {
    mentions(program, ty, &|making| *making == Making::ByFunctions)
}

/// Whether values of the type have parts that are made in such a way. Of a type that goes on for ever, that is taken to be so.
fn mentions(program: &Program, ty: &Type, is_it: &dyn Fn(&Making) -> bool) -> bool {
    const MOST: usize = 200;
    let mut seen: Vec<Type> = Vec::new();
    let mut todo = vec![ty.clone()];
    while let Some(ty) = todo.pop() {
        if seen.contains(&ty) {
            continue;
        }
        if is_it(&making(program, &ty)) || seen.len() > MOST {
            return true;
        }
        match &ty {
            Type::Con(name, args) if range(&ty).is_none() => {
                todo.extend(args.iter().cloned());
                let data = program.data_id(*name).map(|id| program.data(id));
                // The methods of a class are its instance's.
                if let Some(data) = data.filter(|data| data.kind != DataKind::Dictionary) {
                    todo.extend(data.cons.iter().flat_map(|con| fields(program, *con, &ty)));
                }
            }
            Type::App(head, arg) => todo.extend([(**head).clone(), (**arg).clone()]),
            Type::Forall(_, _, body) => todo.push((**body).clone()),
            Type::Con(..) | Type::Var(_) | Type::Meta(_) => {}
        }
        seen.push(ty);
    }
    false
}
