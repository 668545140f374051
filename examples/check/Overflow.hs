-- | Laws of 'Int' that depend on what an 'Int' is: all integers, or 64 bits.
module Overflow where

-- | The middle of two indices, as binary search has it in many textbooks.
middle :: Int -> Int -> Int
middle low high = (low + high) `div` 2

-- selfsame: total low high
prop_middleIsBetween :: Int -> Int -> Bool
prop_middleIsBetween low high
  | 0 <= low && low <= high = low <= m && m <= high
  | otherwise = True
  where
    m = middle low high

-- | The same, without the sum.
carefulMiddle :: Int -> Int -> Int
carefulMiddle low high = low + (high - low) `div` 2

-- selfsame: total low high
prop_carefulMiddleIsBetween :: Int -> Int -> Bool
prop_carefulMiddleIsBetween low high
  | 0 <= low && low <= high = low <= m && m <= high
  | otherwise = True
  where
    m = carefulMiddle low high
