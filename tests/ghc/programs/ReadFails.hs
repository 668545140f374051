module Main where

main :: IO ()
main = do
  l <- getLine
  print (read l + 1 :: Int)
