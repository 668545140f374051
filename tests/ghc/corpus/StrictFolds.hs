{-# LANGUAGE BangPatterns #-}
module StrictFolds where

import Data.List (foldl', scanl')

lazyMul :: Int -> Int -> Int
lazyMul _ 0 = 0
lazyMul a b = a * b

sumTo :: Int -> Int
sumTo n = go 0 1
  where
    go !acc i
      | i > n = acc
      | otherwise = go (acc + i) (i + 1)

data P = P !Int !Int deriving (Show, Eq)

minMax :: [Int] -> P
minMax = foldl' step (P maxBound minBound)
  where
    step (P lo hi) x = P (min lo x) (max hi x)

countdown :: Int -> [Int]
countdown = takeWhile (>= 0) . iterate (subtract 1)

forced :: a -> b -> b
forced = seq

data S = S { first :: !Int, second :: Int }

strictSpine :: [a] -> [a]
strictSpine xs = length xs `seq` xs
