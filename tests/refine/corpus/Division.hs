-- Quotients, remainders and the numbers that must not be zero.
module Division where

{-@ type Nat = {v:Int | v >= 0} @-}
{-@ type Pos = {v:Int | v > 0} @-}
{-@ type NonZero = {v:Int | v /= 0} @-}

-- expect: verified
{-@ safeDiv :: Int -> NonZero -> Int @-}
safeDiv :: Int -> Int -> Int
safeDiv a b = a `div` b

-- Nothing is a part of zero.
-- because: raises (percent 1 0)
-- expect: concrete
{-@ percent :: part:Nat -> whole:Nat -> Int @-}
percent :: Int -> Int -> Int
percent part whole = (part * 100) `div` whole

-- expect: verified
{-@ percentOr :: part:Nat -> whole:Nat -> Int @-}
percentOr :: Int -> Int -> Int
percentOr part whole = if whole == 0 then 0 else safeDiv (part * 100) whole

-- expect: verified
{-@ half :: n:Nat -> {v:Nat | v <= n} @-}
half :: Int -> Int
half n = n `div` 2

-- because: halfExact 1 + halfExact 1 /= 1
-- expect: concrete
{-@ halfExact :: n:Int -> {v:Int | v + v = n} @-}
halfExact :: Int -> Int
halfExact n = n `div` 2

-- expect: verified
{-@ halfEven :: n:{v:Int | v mod 2 = 0} -> {v:Int | v + v = n} @-}
halfEven :: Int -> Int
halfEven n = n `div` 2

-- expect: verified
{-@ isEven :: Int -> Bool @-}
isEven :: Int -> Bool
isEven n = n `mod` 2 == 0

-- That `isEven` returns `True` for even numbers alone is not in its type.
-- expect: abstract isEven
{-@ halfIfEven :: n:Int -> Int @-}
halfIfEven :: Int -> Int
halfIfEven n = if isEven n then halfEven n else 0

-- expect: verified
{-@ average :: x:Int -> y:{v:Int | x <= v} -> {v:Int | x <= v && v <= y} @-}
average :: Int -> Int -> Int
average x y = (x + y) `div` 2

-- because: let v = averageUp 0 0 in not (0 <= v && v <= 0)
-- expect: concrete
{-@ averageUp :: x:Int -> y:{v:Int | x <= v} -> {v:Int | x <= v && v <= y} @-}
averageUp :: Int -> Int -> Int
averageUp x y = (x + y) `div` 2 + 1

-- expect: verified
{-@ wrap :: i:Int -> n:Pos -> {v:Nat | v < n} @-}
wrap :: Int -> Int -> Int
wrap i n = i `mod` n

-- `rem` takes the sign of the dividend.
-- because: wrapRem (-1) 3 < 0
-- expect: concrete
{-@ wrapRem :: i:Int -> n:Pos -> {v:Nat | v < n} @-}
wrapRem :: Int -> Int -> Int
wrapRem i n = i `rem` n

-- expect: verified
{-@ gcdOf :: a:Nat -> b:Nat -> Nat @-}
gcdOf :: Int -> Int -> Int
gcdOf a 0 = a
gcdOf a b = gcdOf b (a `mod` b)

-- because: gcdPos 0 0 <= 0
-- expect: concrete
{-@ gcdPos :: a:Nat -> b:Nat -> Pos @-}
gcdPos :: Int -> Int -> Int
gcdPos a 0 = a
gcdPos a b = gcdPos b (a `mod` b)

-- `gcdOf` is not known to be positive where one of its arguments is.
-- expect: abstract gcdOf
{-@ reduce :: n:Pos -> d:Pos -> Int @-}
reduce :: Int -> Int -> Int
reduce n d = safeDiv n (gcdOf n d)

-- expect: verified
{-@ pages :: n:Nat -> {v:Nat | v * 10 >= n && v * 10 < n + 10} @-}
pages :: Int -> Int
pages n = (n + 9) `div` 10

-- The last page is lost.
-- because: pagesShort 1 * 10 < 1
-- expect: concrete
{-@ pagesShort :: n:Nat -> {v:Nat | v * 10 >= n} @-}
pagesShort :: Int -> Int
pagesShort n = n `div` 10

-- expect: verified
{-@ digitSum :: n:Nat -> {v:Nat | v <= n} @-}
digitSum :: Int -> Int
digitSum n
  | n < 10 = n
  | otherwise = n `mod` 10 + digitSum (n `div` 10)

-- Zero has a digit, too.
-- because: digits 0 <= 0
-- expect: concrete
{-@ digits :: n:Nat -> Pos @-}
digits :: Int -> Int
digits 0 = 0
digits n = 1 + digits (n `div` 10)

-- expect: verified
{-@ halve :: Int -> Int @-}
halve :: Int -> Int
halve n = n `div` 2

-- expect: abstract halve
{-@ logTwo :: n:Nat -> Nat @-}
logTwo :: Int -> Int
logTwo n = if n <= 1 then 0 else 1 + logTwo (halve n)

-- expect: verified
{-@ remainder :: a:Nat -> b:Pos -> {v:Nat | v < b} @-}
remainder :: Int -> Int -> Int
remainder a b = if a < b then a else remainder (a - b) b

-- The comparison lets the divisor itself through.
-- because: remainderOff 2 2 >= 2
-- expect: concrete
{-@ remainderOff :: a:Nat -> b:Pos -> {v:Nat | v < b} @-}
remainderOff :: Int -> Int -> Int
remainderOff a b = if a <= b then a else remainderOff (a - b) b

-- expect: verified
{-@ quotient :: a:Nat -> b:Pos -> {v:Nat | v <= a} @-}
quotient :: Int -> Int -> Int
quotient a b = if a < b then 0 else 1 + quotient (a - b) b
