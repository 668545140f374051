module Main where

import Data.IORef
main :: IO ()
main = do
  r <- newIORef (1 :: Int)
  x <- readIORef r
  writeIORef r 2
  y <- readIORef r
  print (x, y)
  let later = readIORef r
  writeIORef r 3
  later >>= print
  z <- return x
  modifyIORef r (+ z)
  later >>= print
