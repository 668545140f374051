{-# LANGUAGE BangPatterns, LambdaCase, MultiWayIf, ViewPatterns #-}
module Patterns where

import Data.Char (isDigit)

guards :: Int -> [Int] -> Int
guards n xs
  | n > 10, (x : _) <- xs = x + big
  | Just y <- lookup n pairs
  , even y =
      y
  where
    big = n * n
    pairs = zip xs (reverse xs)
guards 0 [] = 1
guards n _ = n

strings :: String -> Int
strings "yes" = 1
strings "yet" = 2
strings ('n' : _) = 3
strings "" = 4
strings _ = 5

lazy :: (a, b) -> (b, a)
lazy ~(x, y) = (y, x)

strict :: Int -> Int -> Int
strict !acc 0 = acc
strict !acc n = strict (acc * n) (n - 1)

views :: String -> Maybe Int
views (span isDigit -> (ds@(_ : _), "")) = Just (length ds)
views (length -> 0) = Just 0
views _ = Nothing

overloaded :: (Eq a, Num a) => a -> a -> a
overloaded 0 y = y
overloaded x 1 = x
overloaded x y = overloaded (x - 1) (y + 1)

nested :: (Maybe Int, Either Int Bool) -> Int
nested (Just n, Left m) = n + m
nested (Nothing, Right True) = 1
nested (_, Right _) = 2
nested _ = 3

letPatterns :: [(Int, Char)] -> (Int, String)
letPatterns ps =
  let (ns, cs) = unzip ps
      !total = sum ns
   in (total, cs)

choose :: Int -> String
choose n =
  if
    | n < 0 -> "negative"
    | n == 0 -> "zero"
    | otherwise -> "positive"

classify :: Maybe (Maybe Int) -> Int
classify = \case
  Just (Just n) | n > 0 -> n
  Just _ -> 0
  Nothing -> -1

pair :: Bool -> Bool -> Int
pair a b = case (a, b) of
  (True, True) -> 1
  (False, _) -> 2
  _ -> 3
