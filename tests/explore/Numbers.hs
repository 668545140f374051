-- What only a solver finds.
module Numbers where

wraps :: Int -> Bool
wraps n = n + 1 < n

pythagorean :: Int -> Int -> Bool
pythagorean x y = x * x + y * y == 25 && x > y && y > 0
