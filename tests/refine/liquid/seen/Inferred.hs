-- Specifications without signatures, and signatures without specifications.
module Inferred where

-- expect: verified
{-@ scale :: k:{v:Int | v >= 0} -> x:{v:Int | v >= 0} -> {v:Int | v = k * x && v >= 0} @-}
scale k x = k * (x :: Int)

-- because: scaleWrong 0 0 <= 0
-- expect: concrete
{-@ scaleWrong :: k:{v:Int | v >= 0} -> x:{v:Int | v >= 0} -> {v:Int | v > 0} @-}
scaleWrong k x = k * (x :: Int)

-- expect: verified
{-@ bump, shift :: x:Int -> {v:Int | v > x} @-}
bump :: Int -> Int
bump x = x + 1

-- because: shift 0 <= 0
-- expect: concrete
shift :: Int -> Int
shift x = x + x

-- expect: verified
{-@ swap :: p:(a, b) -> {v:(b, a) | fst v = snd p && snd v = fst p} @-}
swap (x, y) = (y, x)

add3 :: Int -> Int
add3 x = add2 x + 1

add2 :: Int -> Int
add2 x = x + 2

-- expect: verified
{-@ added :: x:Int -> {v:Int | v = x + 3} @-}
added :: Int -> Int
added x = add3 x

-- because: addedWrong 0 /= 4
-- expect: concrete
{-@ addedWrong :: x:Int -> {v:Int | v = x + 4} @-}
addedWrong :: Int -> Int
addedWrong x = add3 x

safeDiv :: Int -> Int -> Maybe Int
safeDiv _ 0 = Nothing
safeDiv x y = Just (x `div` y)

-- expect: verified
divided :: Int -> Int -> Int
divided x y = case safeDiv x y of
  Nothing -> 0
  Just z -> z

-- because: raises (dividedWrong 1 0)
-- expect: concrete
dividedWrong :: Int -> Int -> Int
dividedWrong x y = x `div` y

-- expect: verified
{-@ atMost :: n:Int -> [{v:Int | v <= n}] -> {v:Int | v <= n} @-}
atMost n [] = n + 0 * (n :: Int)
atMost _ (x : _) = x

-- expect: verified
{-@ absolute :: x:Int -> {v:Nat | v >= x} @-}
absolute :: Int -> Int
absolute x
  | x < 0 = negate x
  | otherwise = x
