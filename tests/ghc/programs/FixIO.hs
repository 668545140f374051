module Main where

import System.IO
import Data.IORef
main :: IO ()
main = do
  xs <- fixIO (\xs -> do
    putStrLn "once"
    return (1 : map (+ 1) (take 4 xs)))
  print xs
