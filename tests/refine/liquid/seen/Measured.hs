-- Termination with metrics and without.
module Measured where

-- expect: verified
{-@ range :: lo:Int -> hi:Int -> [{v:Int | lo <= v && v < hi}] / [hi - lo] @-}
range :: Int -> Int -> [Int]
range lo hi = if lo < hi then lo : range (lo + 1) hi else []

-- because: last (rangeWrong 0 1) >= 1
-- expect: concrete
{-@ rangeWrong :: lo:Int -> hi:Int -> [{v:Int | lo <= v && v < hi}] / [hi - lo + 1] @-}
rangeWrong :: Int -> Int -> [Int]
rangeWrong lo hi = if lo <= hi then lo : rangeWrong (lo + 1) hi else []

-- expect: verified
{-@ zipped :: xs:[Int] -> ys:[Int] -> [Int] / [len xs + len ys] @-}
zipped :: [Int] -> [Int] -> [Int]
zipped [] ys = ys
zipped (x : xs) ys = x : zipped ys xs

-- expect: diverges
{-@ zippedWrong :: xs:[Int] -> ys:[Int] -> [Int] / [len xs + len ys] @-}
zippedWrong :: [Int] -> [Int] -> [Int]
zippedWrong [] ys = zippedWrong ys []
zippedWrong (x : xs) ys = x : zippedWrong ys xs

-- expect: verified
{-@ power :: x:Int -> n:{v:Int | v >= 0} -> Int / [n] @-}
power :: Int -> Int -> Int
power x n
  | n == 0 = 1
  | n `mod` 2 == 0 = let y = power x (n `div` 2) in y * y
  | otherwise = x * power x (n - 1)

-- expect: verified
{-@ walk :: a:{v:Int | v >= 0} -> b:{v:Int | v >= 0} -> Int / [a, b] @-}
walk :: Int -> Int -> Int
walk a b
  | b > 0 = walk a (b - 1)
  | a > 0 = walk (a - 1) 10
  | otherwise = 0

-- expect: verified
{-@ ping :: n:{v:Int | v >= 0} -> Int / [n, 1] @-}
ping :: Int -> Int
ping n = pong n

-- expect: verified
{-@ pong :: n:{v:Int | v >= 0} -> Int / [n, 0] @-}
pong :: Int -> Int
pong n = if n == 0 then 0 else ping (n - 1)

data Rose = Rose Int [Rose]

-- expect: verified
{-@ rootOf :: Rose -> Int @-}
rootOf :: Rose -> Int
rootOf (Rose n _) = n

-- expect: verified
{-@ collatz :: n:Int -> steps:{v:Int | v >= 0} -> Int / [steps] @-}
collatz :: Int -> Int -> Int
collatz n steps
  | steps == 0 = n
  | n `mod` 2 == 0 = collatz (n `div` 2) (steps - 1)
  | otherwise = collatz (3 * n + 1) (steps - 1)

{-@ lazy forever' @-}
-- expect: verified
{-@ forever' :: Int -> [Int] @-}
forever' :: Int -> [Int]
forever' n = n : forever' (n + 1)

-- expect: diverges
{-@ stuck :: n:{v:Int | v >= 0} -> Int / [n] @-}
stuck :: Int -> Int
stuck n = if n > 5 then stuck n else n
