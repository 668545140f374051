module Main where

main :: IO ()
main = do
  (x : _) <- return ([] :: [Int])
  print x
