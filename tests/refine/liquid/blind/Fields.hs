-- Data whose fields are refined: in the style of GADTs, with functions inside, wrapped.
{-# LANGUAGE GADTs #-}
module Fields where

{-@ data Range where
      Range :: from:Int -> to:{v:Int | from <= v} -> Range
  @-}
data Range where
  Range :: Int -> Int -> Range

-- expect: verified
{-@ whole :: x:Int -> Range @-}
whole :: Int -> Range
whole x = Range x (x + 10)

-- because: case turned (Range 0 1) of Range a b -> a > b
-- expect: concrete
{-@ turned :: Range -> Range @-}
turned :: Range -> Range
turned (Range a b) = Range b a

-- expect: verified
{-@ width :: Range -> {v:Int | v >= 0} @-}
width :: Range -> Int
width (Range a b) = b - a

-- because: widthWrong (Range 0 0) <= 0
-- expect: concrete
{-@ widthWrong :: Range -> {v:Int | v > 0} @-}
widthWrong :: Range -> Int
widthWrong (Range a b) = b - a

{-@ data Up a where
      Top :: Up a
      Step :: this:a -> rest:Up {v:a | this <= v} -> Up a
  @-}
data Up a where
  Top :: Up a
  Step :: a -> Up a -> Up a

-- expect: verified
{-@ stairs :: Up Int @-}
stairs :: Up Int
stairs = Step 1 (Step 2 (Step 2 Top))

-- because: case fall of { Step a (Step b _) -> a > b; _ -> False }
-- expect: concrete
{-@ fall :: Up Int @-}
fall :: Up Int
fall = Step 2 (Step 1 Top)

-- expect: verified
{-@ put :: Ord a => a -> Up a -> Up a @-}
put :: Ord a => a -> Up a -> Up a
put x Top = Step x Top
put x (Step y ys)
  | x <= y = Step x (Step y ys)
  | otherwise = Step y (put x ys)

{-@ data Gate = Gate { opens :: {v:Int | v > 0} -> {v:Int | v > 0} } @-}
data Gate = Gate { opens :: Int -> Int }

-- expect: verified
{-@ wide :: Gate @-}
wide :: Gate
wide = Gate (\x -> x + 1)

-- because: case narrow of Gate f -> f 1 <= 0
-- expect: concrete
{-@ narrow :: Gate @-}
narrow :: Gate
narrow = Gate (\x -> x - 1)

-- expect: verified
{-@ through :: Gate -> {v:Int | v > 0} -> {v:Int | v > 0} @-}
through :: Gate -> Int -> Int
through (Gate f) x = f x

-- A gate is for positive numbers.
-- because: raises (throughZero (Gate (\x -> if x > 0 then x else error "")))
-- expect: concrete
{-@ throughZero :: Gate -> Int @-}
throughZero :: Gate -> Int
throughZero (Gate f) = f 0

{-@ newtype Even = Even { even' :: {v:Int | v mod 2 = 0} } @-}
newtype Even = Even { even' :: Int }

-- expect: verified
{-@ sumOf :: Even -> Even -> Even @-}
sumOf :: Even -> Even -> Even
sumOf (Even a) (Even b) = Even (a + b)

-- because: case next (Even 0) of Even n -> n `mod` 2 /= 0
-- expect: concrete
{-@ next :: Even -> Even @-}
next :: Even -> Even
next (Even a) = Even (a + 1)

-- expect: verified
{-@ half :: e:Even -> {v:Int | v + v = even' e} @-}
half :: Even -> Int
half (Even a) = a `div` 2
