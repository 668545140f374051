-- Functions that must end: by a metric, by structure, together.
module Ending where

-- expect: verified
{-@ upTo :: lo:Int -> hi:{v:Int | lo <= v} -> {v:[Int] | len v = hi - lo} / [hi - lo] @-}
upTo :: Int -> Int -> [Int]
upTo lo hi = if lo == hi then [] else lo : upTo (lo + 1) hi

-- expect: verified
{-@ merge :: xs:[Int] -> ys:[Int] -> {v:[Int] | len v = len xs + len ys} / [len xs + len ys] @-}
merge :: [Int] -> [Int] -> [Int]
merge [] ys = ys
merge xs [] = xs
merge (x : xs) (y : ys)
  | x <= y = x : merge xs (y : ys)
  | otherwise = y : merge (x : xs) ys

-- expect: verified
{-@ ack :: m:{v:Int | v >= 0} -> n:{v:Int | v >= 0} -> {v:Int | v >= 0} / [m, n] @-}
ack :: Int -> Int -> Int
ack m n
  | m == 0 = n + 1
  | n == 0 = ack (m - 1) 1
  | otherwise = ack (m - 1) (ack m (n - 1))

-- expect: verified
{-@ isEven :: n:{v:Int | v >= 0} -> Bool / [n] @-}
isEven :: Int -> Bool
isEven 0 = True
isEven n = isOdd (n - 1)

-- expect: verified
{-@ isOdd :: n:{v:Int | v >= 0} -> Bool / [n] @-}
isOdd :: Int -> Bool
isOdd 0 = False
isOdd n = isEven (n - 1)

-- The call repeats itself.
-- expect: diverges
{-@ same :: n:{v:Int | v >= 0} -> {v:Int | v >= 0} @-}
same :: Int -> Int
same n = if n == 0 then 0 else same n

-- Below zero there is no end.
-- expect: diverges
{-@ down :: n:Int -> Int @-}
down :: Int -> Int
down n = if n == 0 then 0 else down (n - 1)

-- expect: verified
{-@ downNat :: n:{v:Int | v >= 0} -> {v:Int | v = 0} @-}
downNat :: Int -> Int
downNat n = if n == 0 then 0 else downNat (n - 1)

-- The list stays as it is.
-- expect: diverges
{-@ stay :: [Int] -> Int @-}
stay :: [Int] -> Int
stay [] = 0
stay (x : xs) = if x > 0 then stay (x : xs) else stay xs

-- expect: verified
{-@ lazy collatz @-}
{-@ collatz :: n:{v:Int | v > 0} -> {v:Int | v = 1} @-}
collatz :: Int -> Int
collatz n
  | n == 1 = 1
  | n `mod` 2 == 0 = collatz (n `div` 2)
  | otherwise = collatz (3 * n + 1)

-- expect: verified
{-@ divide :: a:{v:Int | v >= 0} -> b:{v:Int | v > 0} -> {v:Int | v >= 0} / [a] @-}
divide :: Int -> Int -> Int
divide a b = if a < b then 0 else 1 + divide (a - b) b

-- Nothing is taken away when the divisor is zero.
-- expect: diverges
{-@ divideAny :: a:{v:Int | v >= 0} -> b:{v:Int | v >= 0} -> {v:Int | v >= 0} / [a] @-}
divideAny :: Int -> Int -> Int
divideAny a b = if a < b then 0 else 1 + divideAny (a - b) b

-- expect: verified
{-@ halves :: n:{v:Int | v >= 0} -> {v:Int | v >= 0} / [n] @-}
halves :: Int -> Int
halves n = if n == 0 then 0 else 1 + halves (n `div` 2)
