module Main where

import Data.List
main :: IO ()
main = do
  rows <- map (map read . words) . lines <$> getContents :: IO [[Int]]
  putStrLn "transposed:"
  mapM_ (putStrLn . unwords . map show) (transpose rows)
  print (map sum rows)
