module Main where

import System.IO
import Control.Monad
main :: IO ()
main = do
  hSetBuffering stdout NoBuffering
  n <- readLn
  xs <- replicateM n (fmap read getLine) :: IO [Double]
  print (sum xs / fromIntegral n)
