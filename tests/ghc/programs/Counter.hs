module Main where

import Data.IORef
import Control.Monad
main :: IO ()
main = do
  r <- newIORef (0 :: Int)
  forM_ [1 .. 10] $ \i -> modifyIORef r (+ i)
  readIORef r >>= print
  let bump = modifyIORef' r (* 2) >> readIORef r
  a <- bump
  b <- bump
  print (a, b)
