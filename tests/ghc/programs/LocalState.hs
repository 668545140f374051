{-# LANGUAGE FlexibleContexts #-}
module Main where

import Control.Monad.ST
import Data.Array.ST
import Data.Array.Unboxed
sieve :: Int -> UArray Int Bool
sieve n = runSTUArray $ do
  a <- newArray (2, n) True
  let mark i j | j > n = return ()
               | otherwise = writeArray a j False >> mark i (j + i)
      go i | i * i > n = return ()
           | otherwise = do
               p <- readArray a i
               if p then mark i (i * i) else return ()
               go (i + 1)
  go 2
  return a
main :: IO ()
main = do
  n <- readLn
  print [i | (i, True) <- assocs (sieve n)]
