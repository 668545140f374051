//! Unsupported things of Haskell.

use super::Kind;

const fn kind(name: &'static str, before: &'static str, hole: &'static str) -> Kind {
    Kind { name, before, hole }
}

pub const KINDS: &[Kind] = &[
    kind(
        "unsafePerformIO",
        "import System.IO.Unsafe\nimport Data.IORef\n",
        "unsafePerformIO (newIORef N >>= \\r -> modifyIORef r (+ x) >> readIORef r)",
    ),
    kind(
        "IO in a field",
        "data Act = Act (IO ()) Int\nnum :: Act -> Int\nnum (Act a n) = a `seq` n\n",
        "num (Act (print (N :: Int)) x) + N",
    ),
    kind(
        "a frozen array that changes",
        "import Control.Monad.ST\nimport Data.Array\nimport Data.Array.ST\nimport Data.Array.Unsafe\ng :: Int -> Array Int Int\ng y = runST (do\n  a <- newArr y\n  b <- unsafeFreeze a\n  writeArray a 0 N\n  return b)\nnewArr :: Int -> ST s (STArray s Int Int)\nnewArr = newArray (0, 2)\n",
        "g x ! 0",
    ),
    kind(
        "state that survives an exception",
        "import Control.Exception\nimport Data.IORef\nimport System.IO.Unsafe\ng :: Int -> Int\ng y = unsafePerformIO (do\n  r <- newIORef y\n  (writeIORef r N >> throwIO (userError \"u\")) `catch` \\e -> const (return ()) (e :: IOException)\n  readIORef r)\n",
        "g x",
    ),
    kind(
        "which exception",
        "import Control.Exception\nimport System.IO.Unsafe\ng :: Int -> Int\ng y = either which id (unsafePerformIO (try (evaluate (y `div` 0))))\n  where which e = if e == DivideByZero then N else 0\n",
        "g x",
    ),
    kind(
        "a variable of one thread",
        "import Control.Concurrent.MVar\nimport System.IO.Unsafe\n",
        "unsafePerformIO (newMVar x >>= \\v -> modifyMVar v (\\y -> return (y, y + N)))",
    ),
    kind(
        "a state thread in an action",
        "import Control.Monad.ST\nimport Data.STRef\nimport System.IO.Unsafe\n",
        "unsafePerformIO (stToIO (newSTRef x >>= \\r -> writeSTRef r N >> readSTRef r))",
    ),
    kind(
        "exceptions",
        "import Control.Exception\nimport System.IO.Unsafe\n",
        "unsafePerformIO (evaluate (x `div` 0) `catch` \\e -> const (return N) (e :: SomeException))",
    ),
    kind(
        "a value that a generator draws",
        "import Test.QuickCheck\nimport Test.QuickCheck.Gen\nimport Test.QuickCheck.Random\n",
        "unGen (choose (x, N)) (mkQCGen x) 3",
    ),
    kind("a coercion that is not checked", "import Unsafe.Coerce\n", "unsafeCoerce (x + N) :: Int"),
    kind("throw", "import Control.Exception\n", "if x == 0 then throw (ErrorCall \"N\") else x + N"),
    kind(
        "a type family without an equation",
        "{-# LANGUAGE TypeFamilies #-}\ntype family F a\ntype instance F Bool = Int\ng :: F Int -> Int\ng y = y + N\n",
        "g x",
    ),
    kind(
        "a data family in the style of functions",
        "{-# LANGUAGE TypeFamilies, GADTs #-}\ndata family D a\ndata instance D Int where\n  C :: Int -> D Int\n",
        "case C x of C y -> y + N",
    ),
    kind(
        "a default method whose own signature is not met",
        "{-# LANGUAGE DefaultSignatures #-}\nclass D a\nclass C a where\n  m :: a -> Int\n  default m :: D a => a -> Int\n  m _ = N\ninstance C Int\n",
        "m (x :: Int)",
    ),
    kind(
        "updating a record with an existential type",
        "{-# LANGUAGE ExistentialQuantification #-}\ndata S = forall a. Show a => S { sa :: a, sn :: Int }\n",
        "sn ((S x 1) { sn = N }) + x",
    ),
    kind(
        "a constructor that was not read",
        "{-# LANGUAGE GADTs #-}\n{-# LANGUAGE StrictData #-}\ndata E a where\n  I :: Int -> E Int\n  B :: Bool -> E Bool\ng :: E a -> Int\ng (I n) = n + N\ng (B _) = N\n",
        "g (I x)",
    ),
    kind("a missing import", "import qualified Missing.Module as Q\n", "Q.g (x + N)"),
    kind("a missing import, by its name", "import Missing.Module (g)\n", "g x + N"),
    kind("Template Haskell", "{-# LANGUAGE TemplateHaskell #-}\n", "$(lift (N :: Int)) + x"),
    kind(
        "a foreign import",
        "{-# LANGUAGE ForeignFunctionInterface #-}\nforeign import ccall \"math.h abs\" cabs :: Int -> Int\n",
        "cabs (x + N)",
    ),
    kind("Strict", "{-# LANGUAGE Strict #-}\n", "let y = error \"N\" :: Int in x + N"),
    kind("RebindableSyntax", "{-# LANGUAGE RebindableSyntax #-}\nimport Prelude\n", "if x > N then x else N"),
    kind("ApplicativeDo", "{-# LANGUAGE ApplicativeDo #-}\n", "sum (do { y <- [x, N]; pure (y + N) })"),
    kind(
        "a block of actions that do not depend on each other",
        "{-# LANGUAGE ApplicativeDo #-}\n",
        "sum (do { y <- Just x; z <- Just N; w <- Just (y + z); pure (w + z) })",
    ),
    kind(
        "implicit parameters that hide each other",
        "{-# LANGUAGE ImplicitParams #-}\ng :: (?n :: Int) => Int -> Int\ng y = y + ?n\n",
        "let ?n = x in g (let ?n = N in g ?n)",
    ),
    kind(
        "a variable for a constraint",
        "{-# LANGUAGE ConstraintKinds, GADTs, KindSignatures #-}\nimport Data.Kind\ndata Some (c :: Type -> Constraint) where\n  Some :: c a => a -> Some c\ng :: Some Integral -> Int\ng (Some y) = fromIntegral y + N\n",
        "g (Some x) + N",
    ),
    kind(
        "a constraint at every type",
        "{-# LANGUAGE QuantifiedConstraints, RankNTypes, UndecidableInstances #-}\nclass Size a where\n  size :: a -> Int\ninstance Size Int where\n  size y = y + N\ninstance Size a => Size (Maybe a) where\n  size = maybe 0 size\nnewtype On f = On (f Int)\ninstance (forall a. Size a => Size (f a)) => Size (On f) where\n  size (On y) = size y\n",
        "size (On (Just x)) + N",
    ),
    kind(
        "Generic",
        "{-# LANGUAGE DeriveGeneric #-}\nimport GHC.Generics\ndata P = P Int Int deriving Generic\ng :: P -> Int\ng (P y z) = y + z\n",
        "g (to (from (P x N)))",
    ),
    kind(
        "Data",
        "{-# LANGUAGE DeriveDataTypeable, RankNTypes #-}\nimport Data.Data\ndata P = P Int Bool deriving Data\ng :: P -> Int\ng (P y _) = y\nup :: Data a => a -> a\nup y = maybe y id (fmap (+ (N :: Int)) (cast y) >>= cast)\n",
        "g (gmapT up (P x True)) + N",
    ),
    kind(
        "a literal as a type",
        "{-# LANGUAGE DataKinds #-}\nimport Data.Proxy\nimport GHC.TypeLits\n",
        "x + fromInteger (natVal (Proxy :: Proxy N))",
    ),
    kind("a preprocessor", "{-# OPTIONS_GHC -F -pgmF pp #-}\n", "x + N"),
    kind(
        "implicit parameters",
        "{-# LANGUAGE ImplicitParams #-}\ng :: (?n :: Int) => Int -> Int\ng y = y + ?n + N\n",
        "let ?n = N in g x",
    ),
    kind("arrows", "{-# LANGUAGE Arrows #-}\nimport Control.Arrow\n", "(proc y -> returnA -< y + N) x"),
    kind(
        "unboxed sums",
        "{-# LANGUAGE UnboxedSums #-}\n",
        "(case (# x | #) of { (# y | #) -> y + N; (# | z #) -> length (z :: [Int]) })",
    ),
    kind(
        "an unboxed value whose type is not known yet",
        "{-# LANGUAGE MagicHash #-}\nimport GHC.Exts\n",
        "(\\g -> case g N of { y -> I# (y +# 1#) }) (\\(I# n) -> n) + x",
    ),
    kind(
        "pattern synonyms as records",
        "{-# LANGUAGE PatternSynonyms #-}\npattern P :: Int -> Int -> (Int, Int)\npattern P {pa, pb} = (pa, pb)\n",
        "fst (P {pa = x, pb = N}) + N",
    ),
    kind(
        "the environment",
        "import System.Environment\nimport System.IO.Unsafe\n",
        "length (unsafePerformIO getProgName) + x + N",
    ),
    kind("trace", "import System.IO.Unsafe\n", "unsafePerformIO (putStrLn \"N\") `seq` x"),
    kind("files", "import System.IO.Unsafe\n", "length (unsafePerformIO (readFile \"N\")) + x"),
    kind("mdo", "{-# LANGUAGE RecursiveDo #-}\nimport Control.Monad.Fix\n", "head (mdo { y <- [x + N]; return y })"),
    kind("an error of types", "g :: Int -> Int\ng y = y + not N\n", "g x"),
    kind("a syntax error", "g :: Int -> Int\ng y = y + ( N\n", "g x"),
    kind(
        "a default method that was not read",
        "class C a where\n  m :: a -> Int\n  m _ = proc N -> N\ninstance C Int\n",
        "m (x :: Int) + N",
    ),
    kind(
        "deriving anyclass",
        "{-# LANGUAGE DeriveAnyClass, DefaultSignatures #-}\nclass C a where\n  m :: a -> Int\n  default m :: Show a => a -> Int\n  m _ = N\nnewtype W a = W a deriving C\n",
        "m (W x)",
    ),
];

/// Where the expression stands; `HOLE` is it.
pub const CONTEXTS: &[&str] = &[
    "f :: Int -> Int\nf x = HOLE\n",
    "f :: Int -> Int\nf x = if x > 0 then HOLE else x\n",
    "f :: Int -> Int\nf x = helper x + 1\nhelper :: Int -> Int\nhelper x = HOLE\n",
    "f :: Int -> [Int]\nf n = map (\\x -> HOLE) [n, n + 1]\n",
    "f :: Int -> Int\nf n = go n 0\n  where go 0 acc = acc\n        go k acc = let x = k in go (k - 1) (acc + (HOLE))\n",
    "f :: Int -> Maybe Int\nf x = case x of { 0 -> Nothing; _ -> Just (HOLE) }\n",
    "f :: Int -> (Int, Int)\nf x = let y = HOLE in (x, y)\n",
    "data Box = Box Int\ninstance Show Box where\n  show (Box x) = show (HOLE :: Int)\nf :: Int -> String\nf x = show (Box x)\n",
    "class Sized a where\n  size :: a -> Int\ninstance Sized Bool where\n  size b = let x = fromEnum b in HOLE\nf :: Bool -> Int\nf b = size b\n",
    "f :: Int -> Int -> Int\nf x y = foldr (\\_ r -> r + (HOLE)) y [1 .. 3]\n",
    "f :: Int -> Bool\nf x = (HOLE) == (HOLE) && (HOLE) > 3\n",
    "f :: Int -> IO Int\nf x = return (HOLE)\n",
];

/// A file with the kind in the context, for one number. Declarations come after the imports.
pub fn file(kind: &Kind, context: &str, number: u32) -> String {
    with(&format!("{}{}", kind.before, context.replace("HOLE", kind.hole)), number)
}

fn with(text: &str, number: u32) -> String {
    let text = text.replace('N', "\u{1}");
    let mut out = String::new();
    let mut before = ' ';
    let chars: Vec<char> = text.chars().collect();
    for (at, c) in chars.iter().enumerate() {
        let after = chars.get(at + 1).copied().unwrap_or(' ');
        let is_alone = !before.is_alphanumeric() && !after.is_alphanumeric();
        match c {
            '\u{1}' if is_alone => out += &number.to_string(),
            '\u{1}' => out.push('N'),
            c => out.push(*c),
        }
        before = *c;
    }
    out
}

/// Both numbers in one file, with a rule and properties that say that they are alike.
pub fn law(kind: &Kind, context: &str, [one, other]: [u32; 2]) -> String {
    let (first, last) = (file(kind, context, one), kind.hole.to_owned());
    let (left, right) = (with(&last, one), with(&last, other));
    format!(
        "{first}\nprop_alike :: Int -> Bool\nprop_alike x = ({left}) == ({right})\nprop_itself :: Int -> Bool\nprop_itself x = ({left}) == ({right} :: Int)\n\
         {{-# RULES\n\"alike\" forall (x :: Int). ({left}) = ({right} :: Int)\n\"acts\" forall (x :: Int). print ({left} :: Int) = print ({right} :: Int)\n  #-}}\n"
    )
}
