-- Integers: bounds, signs, sums by recursion.
module Arithmetic where

{-@ type Nat = {v:Int | v >= 0} @-}
{-@ type Pos = {v:Int | v > 0} @-}

-- expect: verified
{-@ absolute :: Int -> Nat @-}
absolute :: Int -> Int
absolute n = if 0 <= n then n else 0 - n

-- Zero is not positive.
-- because: absolutePos 0 <= 0
-- expect: concrete
{-@ absolutePos :: Int -> Pos @-}
absolutePos :: Int -> Int
absolutePos n = if 0 <= n then n else 0 - n

-- `absolute` does not say which number it returns.
-- expect: abstract absolute
{-@ distance :: x:Int -> y:Int -> {v:Nat | v = x - y || v = y - x} @-}
distance :: Int -> Int -> Int
distance x y = absolute (x - y)

-- expect: verified
{-@ clamp :: lo:Int -> hi:{v:Int | lo <= v} -> Int -> {v:Int | lo <= v && v <= hi} @-}
clamp :: Int -> Int -> Int -> Int
clamp lo hi x
  | x < lo = lo
  | x > hi = hi
  | otherwise = x

-- The bounds may stand the wrong way round.
-- because: let v = clampAny 1 0 5 in not (1 <= v && v <= 0)
-- expect: concrete
{-@ clampAny :: lo:Int -> hi:Int -> Int -> {v:Int | lo <= v && v <= hi} @-}
clampAny :: Int -> Int -> Int -> Int
clampAny lo hi x
  | x < lo = lo
  | x > hi = hi
  | otherwise = x

-- because: clampPercent 101 > 100
-- expect: concrete
{-@ clampPercent :: Int -> {v:Int | 0 <= v && v <= 100} @-}
clampPercent :: Int -> Int
clampPercent x = if x < 0 then 0 else x

-- expect: verified
{-@ larger :: x:Int -> y:Int -> {v:Int | v >= x && v >= y && (v = x || v = y)} @-}
larger :: Int -> Int -> Int
larger x y = if x < y then y else x

-- expect: verified
{-@ largest :: x:Int -> y:Int -> z:Int -> {v:Int | v >= x && v >= y && v >= z} @-}
largest :: Int -> Int -> Int -> Int
largest x y z = larger x (larger y z)

-- expect: verified
{-@ least :: x:Int -> y:Int -> z:Int -> {v:Int | v <= x && v <= y && v <= z} @-}
least :: Int -> Int -> Int -> Int
least x y z
  | x < y && x < z = x
  | y < z = y
  | otherwise = z

-- The second comparison forgets the first argument.
-- because: leastWrong 1 2 3 > 1
-- expect: concrete
{-@ leastWrong :: x:Int -> y:Int -> z:Int -> {v:Int | v <= x && v <= y && v <= z} @-}
leastWrong :: Int -> Int -> Int -> Int
leastWrong x y z
  | x < y && x > z = z
  | y < z = y
  | otherwise = z

-- expect: verified
{-@ sign :: n:Int -> {v:Int | (n > 0 => v = 1) && (n = 0 => v = 0) && (n < 0 => v = 0 - 1)} @-}
sign :: Int -> Int
sign n
  | n > 0 = 1
  | n == 0 = 0
  | otherwise = 0 - 1

-- because: signTwo 0 /= 0
-- expect: concrete
{-@ signTwo :: n:Int -> {v:Int | (n > 0 => v = 1) && (n = 0 => v = 0) && (n < 0 => v = 0 - 1)} @-}
signTwo :: Int -> Int
signTwo n = if n >= 0 then 1 else 0 - 1

-- expect: verified
{-@ sumTo :: n:Nat -> {v:Int | v >= n} @-}
sumTo :: Int -> Int
sumTo 0 = 0
sumTo n = n + sumTo (n - 1)

-- One number too few is added.
-- because: sumBelow 1 < 1
-- expect: concrete
{-@ sumBelow :: n:Nat -> {v:Int | v >= n} @-}
sumBelow :: Int -> Int
sumBelow 0 = 0
sumBelow n = (n - 1) + sumBelow (n - 1)

-- The specification says nothing of one, which the sum for two needs.
-- expect: abstract fib
{-@ fib :: n:Nat -> {v:Int | n >= 2 => v >= 1} @-}
fib :: Int -> Int
fib 0 = 0
fib 1 = 1
fib n = fib (n - 1) + fib (n - 2)

-- expect: verified
{-@ fibNat :: n:Nat -> {v:Nat | n >= 1 => v >= 1} @-}
fibNat :: Int -> Int
fibNat 0 = 0
fibNat 1 = 1
fibNat n = fibNat (n - 1) + fibNat (n - 2)

-- expect: verified
{-@ twice :: Int -> Int @-}
twice :: Int -> Int
twice n = n + n

-- expect: abstract twice
{-@ twiceNat :: n:Nat -> {v:Nat | v >= n} @-}
twiceNat :: Int -> Int
twiceNat n = twice n

-- expect: verified
{-@ square :: n:Int -> {v:Int | v >= 0 && v = n * n} @-}
square :: Int -> Int
square n = n * n

-- because: squareGrows 1 <= 1
-- expect: concrete
{-@ squareGrows :: n:Int -> {v:Int | v > n} @-}
squareGrows :: Int -> Int
squareGrows n = n * n

-- expect: verified
{-@ countdown :: n:Nat -> {v:Int | v = 0} @-}
countdown :: Int -> Int
countdown n = if n == 0 then 0 else countdown (n - 1)
