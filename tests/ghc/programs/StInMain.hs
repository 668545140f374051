module Main where

import Control.Monad.ST
import Data.STRef
import Control.Monad
factorial :: Integer -> Integer
factorial n = runST (do
  r <- newSTRef 1
  forM_ [1 .. n] (\i -> modifySTRef' r (* i))
  readSTRef r)
main :: IO ()
main = do
  print (factorial 20)
  x <- stToIO (newSTRef 5 >>= \r -> modifySTRef r (+ 1) >> readSTRef r)
  print x
  ref <- stToIO (newSTRef "start")
  stToIO (writeSTRef ref "changed")
  stToIO (readSTRef ref) >>= putStrLn
