module Main where

import Data.Char
shift :: Int -> Char -> Char
shift n c
  | isAsciiLower c = rot 'a'
  | isAsciiUpper c = rot 'A'
  | otherwise = c
  where rot base = chr (ord base + (ord c - ord base + n) `mod` 26)
main :: IO ()
main = do
  n <- readLn
  interact (map (shift n))
