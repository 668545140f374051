-- Annotations as users of LiquidHaskell write them: built-in names, synonyms, several names, options, metrics, invariants.
{-@ LIQUID "--no-termination" @-}
{-@ LIQUID "--reflection" @-}
module Written where

type Row a = [a]
type Years = Int

{-@ type Over N = {v:Int | v > N} @-}
{-@ type Age = {v:Years | v > 0} @-}
{-@ predicate Between V L H = L <= V && V <= H @-}
{-@ invariant {v:[a] | len v >= 0} @-}

-- The name of the argument is the alias's own variable.
-- expect: concrete
{-@ over :: v:Int -> Over v @-}
over :: Int -> Int
over v = v

-- expect: verified
{-@ above :: v:Int -> Over v @-}
above :: Int -> Int
above v = v + 1

-- expect: verified
{-@ birthday :: Age -> Age @-}
birthday :: Years -> Years
birthday n = n + 1

-- expect: concrete
{-@ young :: Age -> Age @-}
young :: Years -> Years
young n = n - 1

-- expect: verified
{-@ ages :: Row Age -> Row Nat @-}
ages :: Row Int -> Row Int
ages xs = map (subtract 1) xs

-- expect: concrete
{-@ aged :: Row Nat -> Row Age @-}
aged :: Row Int -> Row Int
aged xs = xs

-- expect: verified
{-@ middle :: l:Int -> h:{Int | l <= h} -> {v:Int | Between v l h} @-}
middle :: Int -> Int -> Int
middle l h = l + (h - l) `div` 2

-- expect: verified
{-@ steps :: lo:Nat -> hi:{Nat | lo <= hi} -> {v:Int | v = hi - lo} / [hi - lo] @-}
steps :: Int -> Int -> Int
steps lo hi = if lo == hi then 0 else 1 + steps (lo + 1) hi

-- expect: verified
{-@ both :: Bool -> TT @-}
both :: Bool -> Bool
both b = b || not b

-- expect: concrete
{-@ neither :: Bool -> FF @-}
neither :: Bool -> Bool
neither b = b

-- A refinement of a function as a whole.
{-@ assume never :: {f:(Int -> Int) | false} -> Int -> Int @-}
never :: (Int -> Int) -> Int -> Int
never f x = f x

-- expect: concrete
{-@ once :: Int -> Int @-}
once :: Int -> Int
once n = never id n
