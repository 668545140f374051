module Wrapping where

-- Rules of `Int` whose verdict depends on what `Int` is. The first word above a rule is its verdict with 64 bits, the
-- second with all integers.

next :: Int -> Bool
next x = x + 1 > x

absolute :: Int -> Int
absolute x = if x < 0 then negate x else x

guarded :: Int -> Bool
guarded x = x < 100 && x + 1 > x

halves :: Int -> Bool
halves n = n > 0 && n `div` 2 < n

doubled :: Int -> Bool
doubled n = (n * 2) `mod` 2 == 0

sandwich :: Int -> Int -> Int -> Bool
sandwich x y z = x < y && y < z && x < z

midpoint, careful :: Int -> Int -> Int
midpoint a b = (a + b) `div` 2
careful a b = a + (b - a) `div` 2

between :: Int -> Int -> Bool
between a b = if 0 <= a && a <= b then midpoint a b == careful a b else True

{-# RULES
-- verified verified: a ring has it.
"square" forall (x :: Int) (y :: Int). (x + y) * (x + y) = x * x + 2 * (x * y) + y * y
-- refuted verified: there is a greatest number.
"next" forall (x :: Int). next x = True
-- refuted verified: the least number has no opposite.
"absolute" forall (x :: Int). absolute x >= 0 = True
-- verified verified: small numbers do not wrap.
"guarded" forall (x :: Int). guarded x = x < 100
-- verified verified: halves of positive numbers are smaller.
"halves" forall (n :: Int). halves n = n > 0
-- verified verified: 64 bits, doubled, stay even.
"doubled" forall (n :: Int). doubled n = doubled 0 || n == n
-- verified verified: order is transitive.
"sandwich" forall (x :: Int) (y :: Int) (z :: Int). sandwich x y z = x < y && y < z
-- refuted verified: the sum of two large numbers wraps.
"between" forall (a :: Int) (b :: Int). between a b = True
  #-}
