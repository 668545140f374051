{-# LANGUAGE ImplicitParams #-}
module Implicits where

import Data.List (sortBy)

scaled :: (?factor :: Int) => Int -> Int
scaled n = ?factor * n

both :: (?factor :: Int, ?name :: String) => Int -> String
both n = ?name ++ show (scaled n)

sorted :: (?order :: a -> a -> Ordering) => [a] -> [a]
sorted = sortBy ?order

deep :: (?n :: Int) => Int -> [Int]
deep 0 = [?n]
deep k = ?n : (let ?n = ?n * 2 in deep (k - 1))

inferred x = x + ?base

twice f = f (f ?start)

data Config = Config {verbose :: Bool, depth :: Int}

run :: (?config :: Config) => String -> String
run s
  | verbose ?config = s ++ replicate (depth ?config) '!'
  | otherwise = s
