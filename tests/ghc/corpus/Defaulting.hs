module Defaulting where

-- Literals, defaulting, conversions, the numeric tower.

average :: [Int] -> Double
average xs = fromIntegral (sum xs) / fromIntegral (length xs)

half :: Fractional a => a -> a
half x = x / 2

power :: Int -> Integer
power n = 2 ^ n

big = 2 ^ 70

ratio = 7 / 2

percent :: Int -> Int -> Int
percent a b = round (100 * fromIntegral a / fromIntegral b)

hypotenuse :: Double -> Double -> Double
hypotenuse a b = sqrt (a ^ 2 + b ^ 2)

digits :: Integer -> [Int]
digits = map (fromIntegral . (`mod` 10)) . takeWhile (> 0) . iterate (`div` 10)

compound :: Double -> Double -> Int -> Double
compound p r n = p * (1 + r) ^ n

negations :: Int -> [Int]
negations n = [-n, - n + 1, negate n - 1, (subtract 1) n, (\m -> -m) n, 3 - n, -(n * 2)]
