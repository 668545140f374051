-- What counts up, down, or with an accumulator, and what is applied so many times. A law and, where there is one, its false neighbour.
module Counting where

-- The sum of f over a range, from either end, and with what was found so far.
sumUp, sumDown, sumSoFar :: (Int -> Int) -> Int -> Int -> Int
sumUp f a b = if a > b then 0 else f a + sumUp f (a + 1) b
sumDown f a b = if b < a then 0 else f b + sumDown f a (b - 1)
sumSoFar f a b = go a 0
  where go i s = if i > b then s else go (i + 1) (s + f i)

-- One short of the end.
sumShort :: (Int -> Int) -> Int -> Int -> Int
sumShort f a b = if a >= b then 0 else f a + sumShort f (a + 1) b

times, timesInside, timesBelow, timesTwo, timesStrict :: Int -> (a -> a) -> a -> a
times n f x = if n == 0 then x else f (times (n - 1) f x)
timesInside n f x = if n == 0 then x else timesInside (n - 1) f (f x)
timesBelow n f x = if n <= 0 then x else f (timesBelow (n - 1) f x)
timesTwo n f x = if n == 0 then x else if n == 1 then f x else f (f (timesTwo (n - 2) f x))
timesStrict n f x = if n == 0 then x else let y = f x in y `seq` timesStrict (n - 1) f y

-- Once more than asked.
timesMore :: Int -> (a -> a) -> a -> a
timesMore n f x = if n == 0 then f x else f (timesMore (n - 1) f x)

{-# RULES
-- expect: verified
-- selfsame: "up is down" finite all
"up is down" forall f a b . sumUp f a b = sumDown f a b
-- false for a = b
-- expect: refuted
-- selfsame: "up is down, one short" finite all
"up is down, one short" forall f a b . sumShort f a b = sumDown f a b
-- expect: verified
-- selfsame: "up is so far" finite all
"up is so far" forall f a b . sumUp f a b = sumSoFar f a b
-- false for a = b
-- expect: refuted
-- selfsame: "one short is so far" finite all
"one short is so far" forall f a b . sumShort f a b = sumSoFar f a b
-- expect: verified
-- selfsame: "inside first" finite all
"inside first" forall n f x . (if n >= 0 then times n f x else x) = (if n >= 0 then timesInside n f x else x)
-- expect: verified
-- selfsame: "stops below zero" finite all
"stops below zero" forall n f x . (if n >= 0 then times n f x else x) = (if n >= 0 then timesBelow n f x else x)
-- expect: verified
-- selfsame: "two at once" finite all
"two at once" forall n f x . (if n >= 0 then times n f x else x) = (if n >= 0 then timesTwo n f x else x)
-- expect: verified
-- selfsame: "evaluated first" finite all
"evaluated first" forall n f x . (if n >= 0 then times n f x else x) = (if n >= 0 then timesStrict n f x else x)
-- false for n = 0
-- expect: refuted
-- selfsame: "once more" finite all
"once more" forall n f x . (if n >= 0 then times n f x else x) = (if n >= 0 then timesMore n f x else x)
-- false for n = -1, which never ends
-- expect: refuted
-- selfsame: "stops below zero, everywhere" finite all
"stops below zero, everywhere" forall n f x . times n f x = timesBelow n f x
  #-}
