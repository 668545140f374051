module Wrapping where

-- Rules of `Int` whose verdict depends on what `Int` is. The first word that is expected is the verdict with 64
-- bits, the second with all integers.

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
-- expect: verified verified: a ring has it.
-- selfsame: "square" total x y
"square" forall (x :: Int) (y :: Int). (x + y) * (x + y) = x * x + 2 * (x * y) + y * y
-- expect: overflow verified: there is a greatest number.
-- selfsame: "next" total x
"next" forall (x :: Int). next x = True
-- expect: overflow verified: the least number has no opposite.
-- selfsame: "absolute" total x
"absolute" forall (x :: Int). absolute x >= 0 = True
-- expect: verified verified: small numbers do not wrap.
-- selfsame: "guarded" total x
"guarded" forall (x :: Int). guarded x = x < 100
-- expect: verified verified: halves of positive numbers are smaller.
-- selfsame: "halves" total n
"halves" forall (n :: Int). halves n = n > 0
-- expect: verified verified: 64 bits, doubled, stay even.
-- selfsame: "doubled" total n
"doubled" forall (n :: Int). doubled n = doubled 0 || n == n
-- expect: verified verified: order is transitive.
-- selfsame: "sandwich" total x y z
"sandwich" forall (x :: Int) (y :: Int) (z :: Int). sandwich x y z = x < y && y < z
-- expect: overflow verified: the sum of two large numbers wraps.
-- selfsame: "between" total a b
"between" forall (a :: Int) (b :: Int). between a b = True
  #-}
