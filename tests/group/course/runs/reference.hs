module Runs where

runs :: [Int] -> [(Int, Int)]
runs [] = []
runs (x:xs) = case runs xs of
  (y, n) : rest | x == y -> (y, n + 1) : rest
  others -> (x, 1) : others
