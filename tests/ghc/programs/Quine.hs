module Main where

main :: IO ()
main = putStr s >> print s
  where s = "main = putStr s >> print s where s = "
