module Main where

import Data.IORef
import System.IO.Unsafe
counter :: IORef Int
counter = unsafePerformIO (newIORef 0)
{-# NOINLINE counter #-}
fresh :: IO Int
fresh = do
  n <- readIORef counter
  writeIORef counter (n + 1)
  return n
main :: IO ()
main = do
  a <- fresh
  b <- fresh
  c <- fresh
  print [a, b, c]
