-- | Lists without an end. The rules are what one would like GHC to rewrite.
module Endless where

-- | A value, what a function makes of it, what it makes of that, and so on: a list that is made of itself.
powers :: (a -> a) -> a -> [a]
powers f x = x : map f (powers f x)

-- | The same with a slip: after the first element it asks for its own.
slip :: (a -> a) -> a -> [a]
slip f x = x : map f (tail (slip f x))

fromStep :: Integer -> Integer -> [Integer]
fromStep n k = n : fromStep (n + k) k

{-# RULES
"powers" forall f x . powers f x = iterate f x
"slip" forall f x . slip f x = iterate f x
"steps" forall n k . fromStep n k = iterate (+ k) n
"pairs" forall f x . zip (iterate f x) (tail (iterate f x)) = iterate (\(a, b) -> (f a, f b)) (x, f x)
  #-}
