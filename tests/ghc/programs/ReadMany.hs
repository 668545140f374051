module Main where

main :: IO ()
main = do
  n <- readLn :: IO Integer
  b <- readLn :: IO Bool
  xs <- readLn :: IO [Int]
  t <- readLn :: IO (Int, String)
  print (n * n, not b, sum xs, t)
