module Folds where

import Data.List (foldl', scanl', unfoldr, mapAccumL, mapAccumR)

lazyLast :: [a] -> Maybe a
lazyLast = foldl (\_ x -> Just x) Nothing

sumWith :: (Int -> Int -> Int) -> [Int] -> Int
sumWith f = foldl' f 0

digits :: Int -> [Int]
digits = reverse . unfoldr (\n -> if n == 0 then Nothing else Just (n `mod` 10, n `div` 10))

running :: [Int] -> (Int, [Int])
running = mapAccumL (\a x -> (a + x, a * x)) 0
