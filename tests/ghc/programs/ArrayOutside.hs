module Main where

import Data.Array.IO
main :: IO ()
main = do
  a <- newArray (0, 2) 'x' :: IO (IOArray Int Char)
  writeArray a 1 'y'
  getElems a >>= putStrLn
  readArray a 3 >>= print
