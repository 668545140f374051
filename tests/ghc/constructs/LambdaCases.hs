{-# LANGUAGE LambdaCase, TupleSections, BangPatterns #-}
module LambdaCases where

describe :: Maybe Int -> String
describe = \case
  Nothing -> "none"
  Just n | n > 0 -> "pos"
         | n < 0 -> "neg"
  Just _ -> "zero"

pairs :: [(Int, Char)]
pairs = map (,'x') [1, 2]

triples :: [(Int, Bool, Char)]
triples = zipWith (,True,) [1, 2] "ab"

sumStrict :: [Int] -> Int
sumStrict = go 0
  where
    go !acc = \case
      [] -> acc
      x : xs -> go (acc + x) xs

bang :: Int -> Int -> Int
bang !_ y = y

letBang :: Int -> Int
letBang x = let !y = x in 3

lazyLet :: Int -> Int
lazyLet x = let y = x in 3
