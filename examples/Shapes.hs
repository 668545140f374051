module Shapes where

import Data.List (sortBy)
import Data.Ord (comparing)

data Shape
  = Circle { radius :: Double }
  | Rectangle { width, height :: Double }
  deriving (Eq, Show)

shapes :: [Shape]
shapes = [Rectangle 2 3.5, Circle 1, Rectangle { width = 0.5, height = 4 }]

area :: Shape -> Double
area (Circle r) = pi * r * r
area (Rectangle w h) = w * h

largest :: [Shape] -> Maybe Shape
largest xs = case sortBy (comparing (negate . area)) xs of
  [] -> Nothing
  shape : _ -> Just shape

-- | The primes, all of them; `take 10 primes` looks at no more than it must.
primes :: [Integer]
primes = sieve [2 ..]
  where
    sieve (p : xs) = p : sieve [x | x <- xs, x `mod` p /= 0]
