//! The primitive operations: strict in all arguments, first order.
//!
//! A front end sees them as the functions of a built-in module (`Selfsame.Prim` in Haskell), under [`PrimOp::name`] and
//! [`PrimOp::signature`]. `Int` is 64-bit two's complement in the concrete evaluator.

use serde::{Deserialize, Serialize};

use crate::types::Type;

macro_rules! primitives {
    ($($op:ident $name:literal : $($ty:ident)->+ ;)*) => {
        /// What Core can compute, under the name that libraries call it by. All arguments are evaluated.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        pub enum PrimOp { $(#[doc = concat!("`", $name, "`")] $op),* }

        impl PrimOp {
            /// All of them, in the order of their declaration.
            pub const ALL: &[PrimOp] = &[$(PrimOp::$op),*];

            /// The name a front end's library calls it by: `primIntAdd`.
            pub fn name(self) -> &'static str {
                match self { $(PrimOp::$op => $name),* }
            }

            /// The types of the arguments, and last of the result.
            fn shape(self) -> &'static [Shape] {
                match self { $(PrimOp::$op => &[$(Shape::$ty),+]),* }
            }
        }
    };
}

#[derive(Clone, Copy)]
enum Shape {
    Int,
    Integer,
    Double,
    Char,
    Bool,
    String,
    /// Any type: the result of a primitive that does not return.
    Any,
}

primitives! {
    IntAdd "primIntAdd": Int -> Int -> Int;
    IntSub "primIntSub": Int -> Int -> Int;
    IntMul "primIntMul": Int -> Int -> Int;
    IntNegate "primIntNegate": Int -> Int;
    // Division by zero is the `Arithmetic` bottom "divide by zero"; minBound by -1 the bottom "arithmetic overflow"
    // for Quot and Div, and 0 for Rem and Mod.
    IntQuot "primIntQuot": Int -> Int -> Int;
    IntRem "primIntRem": Int -> Int -> Int;
    IntDiv "primIntDiv": Int -> Int -> Int;
    IntMod "primIntMod": Int -> Int -> Int;
    IntEq "primIntEq": Int -> Int -> Bool;
    IntNe "primIntNe": Int -> Int -> Bool;
    IntLt "primIntLt": Int -> Int -> Bool;
    IntLe "primIntLe": Int -> Int -> Bool;
    IntGt "primIntGt": Int -> Int -> Bool;
    IntGe "primIntGe": Int -> Int -> Bool;
    IntAnd "primIntAnd": Int -> Int -> Int;
    IntOr "primIntOr": Int -> Int -> Int;
    IntXor "primIntXor": Int -> Int -> Int;
    IntComplement "primIntComplement": Int -> Int;
    // Shifts by 64 or more give 0 (or -1 for a negative number shifted right); by a negative amount the bottom
    // "arithmetic overflow".
    IntShiftL "primIntShiftL": Int -> Int -> Int;
    IntShiftR "primIntShiftR": Int -> Int -> Int;
    IntPopCount "primIntPopCount": Int -> Int;

    IntegerAdd "primIntegerAdd": Integer -> Integer -> Integer;
    IntegerSub "primIntegerSub": Integer -> Integer -> Integer;
    IntegerMul "primIntegerMul": Integer -> Integer -> Integer;
    IntegerNegate "primIntegerNegate": Integer -> Integer;
    IntegerQuot "primIntegerQuot": Integer -> Integer -> Integer;
    IntegerRem "primIntegerRem": Integer -> Integer -> Integer;
    IntegerDiv "primIntegerDiv": Integer -> Integer -> Integer;
    IntegerMod "primIntegerMod": Integer -> Integer -> Integer;
    IntegerEq "primIntegerEq": Integer -> Integer -> Bool;
    IntegerNe "primIntegerNe": Integer -> Integer -> Bool;
    IntegerLt "primIntegerLt": Integer -> Integer -> Bool;
    IntegerLe "primIntegerLe": Integer -> Integer -> Bool;
    IntegerGt "primIntegerGt": Integer -> Integer -> Bool;
    IntegerGe "primIntegerGe": Integer -> Integer -> Bool;
    IntegerAnd "primIntegerAnd": Integer -> Integer -> Integer;
    IntegerOr "primIntegerOr": Integer -> Integer -> Integer;
    IntegerXor "primIntegerXor": Integer -> Integer -> Integer;
    IntegerShiftL "primIntegerShiftL": Integer -> Int -> Integer;
    IntegerShiftR "primIntegerShiftR": Integer -> Int -> Integer;

    DoubleAdd "primDoubleAdd": Double -> Double -> Double;
    DoubleSub "primDoubleSub": Double -> Double -> Double;
    DoubleMul "primDoubleMul": Double -> Double -> Double;
    DoubleDiv "primDoubleDiv": Double -> Double -> Double;
    DoubleNegate "primDoubleNegate": Double -> Double;
    DoubleEq "primDoubleEq": Double -> Double -> Bool;
    DoubleNe "primDoubleNe": Double -> Double -> Bool;
    DoubleLt "primDoubleLt": Double -> Double -> Bool;
    DoubleLe "primDoubleLe": Double -> Double -> Bool;
    DoubleGt "primDoubleGt": Double -> Double -> Bool;
    DoubleGe "primDoubleGe": Double -> Double -> Bool;
    DoubleExp "primDoubleExp": Double -> Double;
    DoubleLog "primDoubleLog": Double -> Double;
    DoubleLog10 "primDoubleLog10": Double -> Double;
    DoubleSqrt "primDoubleSqrt": Double -> Double;
    DoublePow "primDoublePow": Double -> Double -> Double;
    DoubleSin "primDoubleSin": Double -> Double;
    DoubleCos "primDoubleCos": Double -> Double;
    DoubleTan "primDoubleTan": Double -> Double;
    DoubleAsin "primDoubleAsin": Double -> Double;
    DoubleAcos "primDoubleAcos": Double -> Double;
    DoubleAtan "primDoubleAtan": Double -> Double;
    DoubleSinh "primDoubleSinh": Double -> Double;
    DoubleCosh "primDoubleCosh": Double -> Double;
    DoubleTanh "primDoubleTanh": Double -> Double;
    DoubleAsinh "primDoubleAsinh": Double -> Double;
    DoubleAcosh "primDoubleAcosh": Double -> Double;
    DoubleAtanh "primDoubleAtanh": Double -> Double;
    DoubleAtan2 "primDoubleAtan2": Double -> Double -> Double;
    // The number itself. What the sign or the kind of a NaN decides is not ours to say: unsupported.
    DoubleCertain "primDoubleCertain": Double -> Double;
    DoubleIsNaN "primDoubleIsNaN": Double -> Bool;
    DoubleIsInfinite "primDoubleIsInfinite": Double -> Bool;
    DoubleIsNegativeZero "primDoubleIsNegativeZero": Double -> Bool;
    // Towards zero, exact whatever the size; infinities as GHC decodes them. Unsupported of NaN, whose bits it would show.
    DoubleTruncate "primDoubleTruncate": Double -> Integer;
    // As GHC's `decodeFloat`: mantissa and exponent, two primitives. Unsupported of NaN.
    DoubleMantissa "primDoubleMantissa": Double -> Integer;
    DoubleExponent "primDoubleExponent": Double -> Int;
    // As GHC's `encodeFloat`.
    DoubleEncode "primDoubleEncode": Integer -> Int -> Double;
    // Digits as Haskell's `show`: 0.1, 1.0e-2, NaN, Infinity; a minus sign, never parentheses.
    DoubleShow "primDoubleShow": Double -> String;

    CharEq "primCharEq": Char -> Char -> Bool;
    CharNe "primCharNe": Char -> Char -> Bool;
    CharLt "primCharLt": Char -> Char -> Bool;
    CharLe "primCharLe": Char -> Char -> Bool;
    CharGt "primCharGt": Char -> Char -> Bool;
    CharGe "primCharGe": Char -> Char -> Bool;
    CharOrd "primCharOrd": Char -> Int;
    // Outside 0..0x10FFFF, the error "Prelude.chr: bad argument: N" (negative N in parentheses).
    CharChr "primCharChr": Int -> Char;
    // Position in Data.Char's `GeneralCategory`.
    CharCategory "primCharCategory": Char -> Int;
    CharToUpper "primCharToUpper": Char -> Char;
    CharToLower "primCharToLower": Char -> Char;

    IntToInteger "primIntToInteger": Int -> Integer;
    // The low 64 bits.
    IntegerToInt "primIntegerToInt": Integer -> Int;
    IntToDouble "primIntToDouble": Int -> Double;
    IntegerToDouble "primIntegerToDouble": Integer -> Double;
    IntegerShow "primIntegerShow": Integer -> String;
    IntShow "primIntShow": Int -> String;

    // The bottom whose message is the argument, evaluated to a string when it is shown, not before.
    Error "primError": String -> Any;
    // A gap of ours: whoever evaluates it must answer "unknown: unsupported", with the text.
    Unsupported "primUnsupported": String -> Any;
}

impl PrimOp {
    /// The one that front ends call so.
    pub fn by_name(name: &str) -> Option<PrimOp> {
        PrimOp::ALL.iter().copied().find(|op| op.name() == name)
    }

    /// Whether it compares: its result is a `Bool`.
    pub fn is_condition(self) -> bool {
        matches!(self.shape().last(), Some(Shape::Bool))
    }

    /// Whether its result would depend on which NaN it is given.
    pub fn shows_nan(self) -> bool {
        matches!(self, PrimOp::DoubleTruncate | PrimOp::DoubleMantissa | PrimOp::DoubleExponent)
    }

    /// What users know it as.
    pub fn spoken(self) -> &'static str {
        use PrimOp::*;
        match self {
            IntAnd | IntegerAnd | IntOr | IntegerOr | IntXor | IntegerXor | IntComplement => "bitwise arithmetic",
            IntShiftL | IntShiftR | IntegerShiftL | IntegerShiftR => "a shift",
            IntQuot | IntRem | IntDiv | IntMod | IntegerQuot | IntegerRem | IntegerDiv | IntegerMod => "a division",
            IntPopCount => "`popCount`",
            DoubleTruncate => "`truncate`",
            DoubleMantissa | DoubleExponent => "`decodeFloat`",
            DoubleEncode => "`encodeFloat`",
            DoubleShow | IntShow | IntegerShow => "`show`",
            CharOrd => "`ord`",
            CharChr => "`chr`",
            CharCategory => "the category",
            CharToUpper => "`toUpper`",
            CharToLower => "`toLower`",
            IntToInteger | IntegerToInt => "a conversion",
            Error => "an error",
            Unsupported => "something unsupported",
            op if op.is_condition() && !op.shape().iter().any(|shape| matches!(shape, Shape::Double)) => "a comparison",
            op if op.shape().iter().any(|shape| matches!(shape, Shape::Double)) => "Double arithmetic",
            _ => "arithmetic",
        }
    }

    /// That nothing is known of what it gives for values that are not known.
    pub fn unknown(self) -> String {
        let what = self.spoken();
        if what.ends_with("arithmetic") {
            format!("{what} on unknown values is not supported")
        } else {
            format!("{what} of an unknown value is not supported")
        }
    }

    /// How many arguments it takes.
    pub fn arity(self) -> usize {
        self.shape().len() - 1
    }

    /// Its type; the result of one that does not return is `forall a. a`.
    pub fn signature(self) -> Type {
        let ty = |shape: &Shape| match shape {
            Shape::Int => Type::int(),
            Shape::Integer => Type::integer(),
            Shape::Double => Type::double(),
            Shape::Char => Type::char(),
            Shape::Bool => Type::bool(),
            Shape::String => Type::string(),
            Shape::Any => Type::var("a"),
        };
        let (result, args) = self.shape().split_last().expect("a primitive has a result");
        let fun = Type::funs(args.iter().map(ty).collect::<Vec<_>>(), ty(result));
        match result {
            Shape::Any => {
                Type::Forall(std::sync::Arc::new(["a".into()]), std::sync::Arc::new([]), std::sync::Arc::new(fun))
            }
            _ => fun,
        }
    }
}
