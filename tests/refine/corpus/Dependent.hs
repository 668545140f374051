-- Arguments whose types speak of earlier arguments, and recursion that needs its own specification.
module Dependent where

{-@ LIQUID "--no-termination" @-}
{-@ type Nat = {v:Int | v >= 0} @-}
{-@ type Pos = {v:Int | v > 0} @-}
{-@ type Between L H = {v:Int | L <= v && v <= H} @-}

-- expect: verified
{-@ rest :: total:Nat -> part:Between 0 total -> {v:Nat | v = total - part} @-}
rest :: Int -> Int -> Int
rest total part = total - part

-- expect: verified
{-@ half :: n:Nat -> Between 0 n @-}
half :: Int -> Int
half n = n `div` 2

-- expect: verified
{-@ restOfHalf :: total:Nat -> {v:Nat | v <= total} @-}
restOfHalf :: Int -> Int
restOfHalf total = rest total (half total)

-- Twice a part may be more than the whole.
-- because: restOfTwice 1 1 < 0
-- expect: concrete
{-@ restOfTwice :: total:Nat -> part:Between 0 total -> Int @-}
restOfTwice :: Int -> Int -> Int
restOfTwice total part = rest total (part + part)

-- expect: verified
{-@ third :: Int -> Int @-}
third :: Int -> Int
third n = n `div` 3

-- expect: abstract third
{-@ restOfThird :: total:Nat -> Nat @-}
restOfThird :: Int -> Int
restOfThird total = rest total (third total)

-- expect: verified
{-@ monus :: a:Nat -> b:Nat -> {v:Nat | v <= a && (b <= a => v = a - b) && (a < b => v = 0)} @-}
monus :: Int -> Int -> Int
monus a b = if a < b then 0 else a - b

-- expect: verified
{-@ restOfAny :: total:Nat -> Nat -> Nat @-}
restOfAny :: Int -> Int -> Int
restOfAny total n = rest total (monus total n)

-- expect: verified
{-@ window :: n:Nat -> start:{v:Nat | v < n} -> size:{v:Nat | start + v <= n} -> {v:Nat | start <= v && v <= n} @-}
window :: Int -> Int -> Int -> Int
window _ start size = start + size

-- because: windowInside 1 0 1 >= 1
-- expect: concrete
{-@ windowInside :: n:Nat -> start:{v:Nat | v < n} -> size:{v:Nat | start + v <= n} -> {v:Nat | v < n} @-}
windowInside :: Int -> Int -> Int -> Int
windowInside _ start size = start + size

-- expect: verified
{-@ ack :: m:Nat -> n:Nat -> {v:Nat | v > n} @-}
ack :: Int -> Int -> Int
ack 0 n = n + 1
ack m 0 = ack (m - 1) 1
ack m n = ack (m - 1) (ack m (n - 1))

-- expect: verified
{-@ mc :: n:Int -> {v:Int | (n > 100 => v = n - 10) && (n <= 100 => v = 91)} @-}
mc :: Int -> Int
mc n = if n > 100 then n - 10 else mc (mc (n + 11))

-- What it gives above a hundred is left out, where the inner call may be.
-- expect: abstract mcLow
{-@ mcLow :: n:Int -> {v:Int | n <= 100 => v = 91} @-}
mcLow :: Int -> Int
mcLow n = if n > 100 then n - 10 else mcLow (mcLow (n + 11))

-- because: mcHigh 101 /= 92
-- expect: concrete
{-@ mcHigh :: n:Int -> {v:Int | n <= 101 => v = 92} @-}
mcHigh :: Int -> Int
mcHigh n = if n > 100 then n - 10 else mcHigh (mcHigh (n + 11))

-- expect: verified
{-@ power :: b:Pos -> n:Nat -> Pos @-}
power :: Int -> Int -> Int
power _ 0 = 1
power b n = b * power b (n - 1)

-- because: powerAny 0 1 <= 0
-- expect: concrete
{-@ powerAny :: b:Nat -> n:Nat -> Pos @-}
powerAny :: Int -> Int -> Int
powerAny _ 0 = 1
powerAny b n = b * powerAny b (n - 1)

-- expect: verified
{-@ choices :: n:Nat -> k:Between 0 n -> Pos @-}
choices :: Int -> Int -> Int
choices n k
  | k == 0 = 1
  | k == n = 1
  | otherwise = choices (n - 1) (k - 1) + choices (n - 1) k

-- There is no way to choose one of none.
-- because: choicesAny 0 1 <= 0
-- expect: concrete
{-@ choicesAny :: n:Nat -> k:Nat -> Pos @-}
choicesAny :: Int -> Int -> Int
choicesAny n k
  | k == 0 = 1
  | n == 0 = 0
  | otherwise = choicesAny (n - 1) (k - 1) + choicesAny (n - 1) k

-- expect: verified
{-@ collatz :: n:Pos -> Pos @-}
collatz :: Int -> Int
collatz n = if n `mod` 2 == 0 then n `div` 2 else 3 * n + 1

-- because: collatzNat 1 <= 0
-- expect: concrete
{-@ collatzNat :: n:Pos -> Pos @-}
collatzNat :: Int -> Int
collatzNat n = if n `mod` 2 == 0 then 3 * n + 1 else n `div` 2

-- expect: verified
{-@ moves :: n:Nat -> {v:Nat | v >= n} @-}
moves :: Int -> Int
moves 0 = 0
moves n = 2 * moves (n - 1) + 1

-- That the moves for two discs are three does not follow from what is said of one disc.
-- expect: abstract movesTwo
{-@ movesTwo :: n:Nat -> {v:Nat | n = 2 => v = 3} @-}
movesTwo :: Int -> Int
movesTwo 0 = 0
movesTwo n = 2 * movesTwo (n - 1) + 1

-- expect: verified
{-@ rootBelow :: n:Nat -> k:Nat -> {v:Nat | v * v <= n} @-}
rootBelow :: Int -> Int -> Int
rootBelow n k = if k * k <= n then k else rootBelow n (k - 1)

-- expect: verified
{-@ root :: n:Nat -> {v:Nat | v * v <= n} @-}
root :: Int -> Int
root n = rootBelow n n

-- because: rootAbove 2 * rootAbove 2 > 2
-- expect: concrete
{-@ rootAbove :: n:Nat -> {v:Nat | v * v <= n} @-}
rootAbove :: Int -> Int
rootAbove n = if n <= 1 then n else root n + 1

-- expect: verified
{-@ counted :: lo:Int -> hi:{v:Int | lo <= v} -> {v:Nat | v = hi - lo} @-}
counted :: Int -> Int -> Int
counted lo hi = if lo == hi then 0 else 1 + counted (lo + 1) hi

-- because: countedAlso 0 0 /= 0
-- expect: concrete
{-@ countedAlso :: lo:Int -> hi:{v:Int | lo <= v} -> {v:Nat | v = hi - lo} @-}
countedAlso :: Int -> Int -> Int
countedAlso lo hi = if lo == hi then 1 else 1 + countedAlso (lo + 1) hi
