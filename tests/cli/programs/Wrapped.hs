module Wrapped where

newtype Even = Even Int deriving (Eq, Show)

instance Num Even where
  Even a + Even b = Even (a + b)
  Even a * Even b = Even (a * b)
  abs = id
  signum = id
  negate (Even a) = Even (negate a)
  fromInteger n = Even (2 * fromInteger n)

prop_not_three :: Even -> Bool
prop_not_three x = x /= Even 3

-- True of every function that returns.
prop_either :: ((Int -> Int) -> Bool) -> Bool
prop_either h = h id || not (h id)
