module BrokenData where

-- What a declaration that cannot be read would define is left out. `Int` and `Double` are not among it.
data Pair = Int :/ Int = 3

data Shape = Circle { radius, scale :: = Double } | Square Double

size :: Int -> Int
size n = n + 1

wide :: Double -> Double
wide = radius

pair = 1 :/ 2
