module Main where

import Text.Printf
main :: IO ()
main = do
  printf "%d %s\n" (3 :: Int) "three"
  printf "%.2f|%5d|%-5s|\n" (3.14159 :: Double) (42 :: Int) "ab"
