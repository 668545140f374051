-- Lists whose elements are refined.
module Elements where

{-@ type Nat = {v:Int | v >= 0} @-}
{-@ type Pos = {v:Int | v > 0} @-}
{-@ type NonZero = {v:Int | v /= 0} @-}

-- expect: verified
{-@ positives :: [Int] -> [Pos] @-}
positives :: [Int] -> [Int]
positives [] = []
positives (x : xs) = if x > 0 then x : positives xs else positives xs

-- because: any (<= 0) (positivesOrZero [0])
-- expect: concrete
{-@ positivesOrZero :: [Int] -> [Pos] @-}
positivesOrZero :: [Int] -> [Int]
positivesOrZero [] = []
positivesOrZero (x : xs) = if x >= 0 then x : positivesOrZero xs else positivesOrZero xs

-- Only the first element is looked at.
-- because: any (<= 0) (positivesHead [1, -1])
-- expect: concrete
{-@ positivesHead :: [Int] -> [Pos] @-}
positivesHead :: [Int] -> [Int]
positivesHead [] = []
positivesHead (x : xs) = if x > 0 then x : xs else positivesHead xs

-- expect: verified
{-@ increments :: xs:[Nat] -> {v:[Pos] | len v = len xs} @-}
increments :: [Int] -> [Int]
increments [] = []
increments (x : xs) = (x + 1) : increments xs

-- expect: verified
{-@ decrements :: [Pos] -> [Nat] @-}
decrements :: [Int] -> [Int]
decrements [] = []
decrements (x : xs) = (x - 1) : decrements xs

-- because: any (< 0) (decrementsNat [0])
-- expect: concrete
{-@ decrementsNat :: [Nat] -> [Nat] @-}
decrementsNat :: [Int] -> [Int]
decrementsNat [] = []
decrementsNat (x : xs) = (x - 1) : decrementsNat xs

-- expect: verified
{-@ total :: [Nat] -> Nat @-}
total :: [Int] -> Int
total [] = 0
total (x : xs) = x + total xs

-- because: totalAny [-1] < 0
-- expect: concrete
{-@ totalAny :: [Int] -> Nat @-}
totalAny :: [Int] -> Int
totalAny [] = 0
totalAny (x : xs) = x + totalAny xs

-- expect: verified
{-@ appendInts :: [Int] -> [Int] -> [Int] @-}
appendInts :: [Int] -> [Int] -> [Int]
appendInts [] ys = ys
appendInts (x : xs) ys = x : appendInts xs ys

-- expect: abstract appendInts
{-@ twiceOver :: [Nat] -> [Nat] @-}
twiceOver :: [Int] -> [Int]
twiceOver xs = appendInts xs xs

-- expect: verified
{-@ appendNats :: [Nat] -> [Nat] -> [Nat] @-}
appendNats :: [Int] -> [Int] -> [Int]
appendNats [] ys = ys
appendNats (x : xs) ys = x : appendNats xs ys

-- expect: verified
{-@ capped :: n:Int -> [Int] -> [{v:Int | v <= n}] @-}
capped :: Int -> [Int] -> [Int]
capped _ [] = []
capped n (x : xs) = if x > n then n : capped n xs else x : capped n xs

-- The bound slips by one.
-- because: any (> 0) (cappedOff 0 [1])
-- expect: concrete
{-@ cappedOff :: n:Int -> [Int] -> [{v:Int | v <= n}] @-}
cappedOff :: Int -> [Int] -> [Int]
cappedOff _ [] = []
cappedOff n (x : xs) = if x > n + 1 then n : cappedOff n xs else x : cappedOff n xs

-- expect: verified
{-@ range :: lo:Int -> hi:Int -> [{v:Int | lo <= v && v < hi}] @-}
range :: Int -> Int -> [Int]
range lo hi = if lo >= hi then [] else lo : range (lo + 1) hi

-- because: any (>= 0) (rangeClosed 0 0)
-- expect: concrete
{-@ rangeClosed :: lo:Int -> hi:Int -> [{v:Int | lo <= v && v < hi}] @-}
rangeClosed :: Int -> Int -> [Int]
rangeClosed lo hi = if lo > hi then [] else lo : rangeClosed (lo + 1) hi

-- expect: verified
{-@ squares :: xs:[Int] -> {v:[Nat] | len v = len xs} @-}
squares :: [Int] -> [Int]
squares [] = []
squares (x : xs) = x * x : squares xs

-- expect: verified
{-@ scale :: Int -> [Int] -> [Int] @-}
scale :: Int -> [Int] -> [Int]
scale _ [] = []
scale k (x : xs) = k * x : scale k xs

-- expect: abstract scale
{-@ doubleAll :: [Nat] -> [Nat] @-}
doubleAll :: [Int] -> [Int]
doubleAll xs = scale 2 xs

-- expect: verified
{-@ quotients :: Int -> [NonZero] -> [Int] @-}
quotients :: Int -> [Int] -> [Int]
quotients _ [] = []
quotients n (x : xs) = n `div` x : quotients n xs

-- because: raises (quotientsAny 1 [0])
-- expect: concrete
{-@ quotientsAny :: Int -> [Int] -> [Int] @-}
quotientsAny :: Int -> [Int] -> [Int]
quotientsAny _ [] = []
quotientsAny n (x : xs) = n `div` x : quotientsAny n xs

-- expect: verified
{-@ dropZeros :: [Int] -> [NonZero] @-}
dropZeros :: [Int] -> [Int]
dropZeros [] = []
dropZeros (0 : xs) = dropZeros xs
dropZeros (x : xs) = x : dropZeros xs

-- expect: verified
{-@ quotientsSome :: Int -> [Int] -> [Int] @-}
quotientsSome :: Int -> [Int] -> [Int]
quotientsSome n xs = quotients n (dropZeros xs)

-- expect: verified
{-@ cleaned :: [Int] -> [Int] @-}
cleaned :: [Int] -> [Int]
cleaned [] = []
cleaned (x : xs) = if x == 0 then cleaned xs else x : cleaned xs

-- expect: abstract cleaned
{-@ quotientsCleaned :: Int -> [Int] -> [Int] @-}
quotientsCleaned :: Int -> [Int] -> [Int]
quotientsCleaned n xs = quotients n (cleaned xs)
