{-# LANGUAGE LambdaCase, MultiWayIf, TupleSections #-}
module Conditions where

import Data.Char (isUpper, toLower)

classify :: Int -> String
classify n = if | n < 0 -> "negative"
                | n == 0 -> "zero"
                | n < 10, even n -> "small even"
                | Just w <- lookup n names -> w
                | otherwise -> "big"
  where
    names = [(11, "eleven"), (12, "twelve")]

describe :: Maybe Int -> String
describe = \case
  Nothing -> "none"
  Just n
    | n > 100 -> "many"
    | otherwise -> "some " ++ show n

pairUp :: a -> [b] -> [(a, b)]
pairUp x = map (x,)

triple :: Int -> [(Int, Char, Bool)]
triple n = map (n,,True) "ab"

grade :: Int -> Char
grade score
  | score >= 90 = 'A'
  | score >= 80 = 'B'
  | score >= 70 = 'C'
grade _ = 'F'

signs :: [Int] -> [String]
signs = map $ \case { 0 -> "0"; n | n > 0 -> "+" ; _ -> "-" }

nested :: Bool -> Bool -> Int
nested a b =
  if a
    then if b then 1 else 2
    else if b
      then 3
      else 4

camel :: String -> String
camel = concatMap $ \c -> if isUpper c then ['_', toLower c] else [c]

partial :: Int -> Int
partial n = if | n > 0 -> 1
