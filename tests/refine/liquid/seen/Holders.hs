-- Data with refined fields: as GADTs, with functions, wrapped, with tuples of parts.
{-# LANGUAGE GADTs #-}
module Holders where

{-@ data Span where
      Span :: lo:Int -> hi:{v:Int | lo < v} -> Span
  @-}
data Span where
  Span :: Int -> Int -> Span

-- expect: verified
{-@ unit :: Int -> Span @-}
unit :: Int -> Span
unit x = Span x (x + 1)

-- because: case empty 0 of Span a b -> not (a < b)
-- expect: concrete
{-@ empty :: Int -> Span @-}
empty :: Int -> Span
empty x = Span x x

-- expect: verified
{-@ extent :: Span -> {v:Int | v > 0} @-}
extent :: Span -> Int
extent (Span a b) = b - a

{-@ data Rule = Rule { limit :: Int, apply :: {x:Int | x <= limit} -> {v:Int | v >= 0} } @-}
data Rule = Rule { limit :: Int, apply :: Int -> Int }

-- expect: verified
{-@ tenRule :: Rule @-}
tenRule :: Rule
tenRule = Rule 10 (\x -> 10 - x)

-- because: case badRule of Rule _ f -> f (-1) < 0
-- expect: concrete
{-@ badRule :: Rule @-}
badRule :: Rule
badRule = Rule 10 (\x -> x)

-- expect: verified
{-@ used :: Rule -> {v:Int | v >= 0} @-}
used :: Rule -> Int
used (Rule l f) = f (l - 1)

-- because: raises (usedWrong (Rule 0 (\x -> if x <= 0 then 0 else error "")))
-- expect: concrete
{-@ usedWrong :: Rule -> {v:Int | v >= 0} @-}
usedWrong :: Rule -> Int
usedWrong (Rule l f) = f (l + 1)

-- expect: verified
{-@ ordered :: Int -> (Int, Int)<{\x y -> x <= y}> @-}
ordered :: Int -> (Int, Int)
ordered x = (x, x + 1)

-- because: let (x, y) = unordered 0 in x > y
-- expect: concrete
{-@ unordered :: Int -> (Int, Int)<{\x y -> x <= y}> @-}
unordered :: Int -> (Int, Int)
unordered x = (x, x - 1)

-- expect: verified
{-@ gap :: (Int, Int)<{\x y -> x <= y}> -> {v:Int | v >= 0} @-}
gap :: (Int, Int) -> Int
gap (x, y) = y - x

{-@ newtype Positive = Positive { number :: {v:Int | v > 0} } @-}
newtype Positive = Positive { number :: Int }

-- expect: verified
{-@ plus :: Positive -> Positive -> Positive @-}
plus :: Positive -> Positive -> Positive
plus (Positive a) (Positive b) = Positive (a + b)

-- because: case minus (Positive 1) (Positive 1) of Positive n -> n <= 0
-- expect: concrete
{-@ minus :: Positive -> Positive -> Positive @-}
minus :: Positive -> Positive -> Positive
minus (Positive a) (Positive b) = Positive (a - b)

-- expect: verified
{-@ over :: Int -> Positive -> Int @-}
over :: Int -> Positive -> Int
over n p = n `div` number p
