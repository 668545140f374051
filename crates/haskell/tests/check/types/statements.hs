{-# LANGUAGE MultiWayIf, LambdaCase, TupleSections, BangPatterns, ViewPatterns #-}
module Statements where

import Data.Char (toUpper)
import Control.Monad (forM_, when, unless)

safeDiv x y = do
  when (y == 0) Nothing
  let q = x `div` y
      r = x - q * y
  Just (q, r)
justs ms = do { Just x <- ms; return x }
pythagorean n = [(a, b, c) | c <- [1 .. n], b <- [1 .. c], a <- [1 .. b], let s = a * a + b * b, s == c * c]
lefts es = [x | Left x <- es]
matrix rows = [[if i == j then 1 else 0 | j <- cols] | i <- cols] where cols = [1 .. rows]
sign x = if | x < 0 -> -1 | x == 0 -> 0 | otherwise -> 1
describe = \case
  [] -> "empty"
  [_] -> "one"
  _ : _ -> "many"
tagged = map (,True) "abc"
sumStrict = go 0 where
  go !acc [] = acc
  go !acc (x : xs) = go (acc + x) xs
upper (map toUpper -> s@(c : _)) = (c, s)
upper _ = ('-', "")
lazyPair ~(a, b) = (b, a)
strictLet x = let !y = x + 1; !(a, b) = (y, y) in a * b
greet name = do
  putStrLn ("hello " ++ name)
  forM_ [1 .. 3] print
  unless (null name) (return ())
stateful = \s -> do { x <- fst; y <- snd; return (x + y) } $ s
sequenced xs = traverse (\x -> if x > 0 then Right x else Left ("bad " ++ show x)) xs
