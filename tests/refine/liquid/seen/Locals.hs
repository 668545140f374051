-- Specifications of definitions inside others.
module Locals where

-- expect: verified
{-@ sumUp :: [{v:Int | v >= 0}] -> {v:Int | v >= 0} @-}
sumUp :: [Int] -> Int
sumUp xs = go 0 xs
  where
    {-@ go :: {v:Int | v >= 0} -> [{v:Int | v >= 0}] -> {v:Int | v >= 0} @-}
    go :: Int -> [Int] -> Int
    go acc [] = acc
    go acc (y : ys) = go (acc + y) ys

-- expect: verified
{-@ turned :: xs:[a] -> {v:[a] | len v = len xs} @-}
turned :: [a] -> [a]
turned xs = push xs []
  where
    {-@ push :: as:[a] -> bs:[a] -> {v:[a] | len v = len as + len bs} @-}
    push [] bs = bs
    push (a : as) bs = push as (a : bs)

-- One is lost at the end.
-- because: length (turnedWrong [1]) /= 1
-- expect: concrete
{-@ turnedWrong :: xs:[a] -> {v:[a] | len v = len xs} @-}
turnedWrong :: [a] -> [a]
turnedWrong xs = shove xs []
  where
    {-@ shove :: as:[a] -> bs:[a] -> [a] @-}
    shove [] bs = bs
    shove [_] bs = bs
    shove (a : as) bs = shove as (a : bs)

-- expect: verified
{-@ countTo :: n:{v:Int | v >= 0} -> {v:Int | v = n} @-}
countTo :: Int -> Int
countTo n = loop 0
  where
    {-@ loop :: i:{v:Int | 0 <= v && v <= n} -> {v:Int | v = n} / [n - i] @-}
    loop :: Int -> Int
    loop i = if i < n then loop (i + 1) else i

-- because: countPast 0 /= 0
-- expect: concrete
{-@ countPast :: n:{v:Int | v >= 0} -> {v:Int | v = n} @-}
countPast :: Int -> Int
countPast n = wander 0
  where
    {-@ wander :: i:{v:Int | v >= 0} -> Int @-}
    wander :: Int -> Int
    wander i = if i <= n then wander (i + 1) else i

-- expect: verified
{-@ safeSecond :: {v:[Int] | len v > 1} -> Int @-}
safeSecond :: [Int] -> Int
safeSecond xs = pickAt 1
  where
    {-@ pickAt :: {v:Int | 0 <= v && v < len xs} -> Int @-}
    pickAt :: Int -> Int
    pickAt i = xs !! i

-- because: raises (unsafeThird [1, 2])
-- expect: concrete
{-@ unsafeThird :: {v:[Int] | len v > 1} -> Int @-}
unsafeThird :: [Int] -> Int
unsafeThird xs = takeAt 2
  where
    {-@ takeAt :: {v:Int | 0 <= v} -> Int @-}
    takeAt :: Int -> Int
    takeAt i = xs !! i

-- What is said of the local function is not so, though nobody sees it from outside.
-- expect: concrete
{-@ quiet :: Int -> Int @-}
quiet :: Int -> Int
quiet n = bump n
  where
    {-@ bump :: Int -> {v:Int | v > 0} @-}
    bump :: Int -> Int
    bump i = i
