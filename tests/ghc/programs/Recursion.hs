module Main where

import Data.IORef
import Control.Monad
count :: IORef Int -> Int -> IO Int
count r 0 = readIORef r
count r n = do
  modifyIORef' r (+ n)
  x <- count r (n - 1)
  return $! x
main :: IO ()
main = do
  r <- newIORef 0
  count r 20000 >>= print
  forM_ [1 .. 20000 :: Int] $ \_ -> modifyIORef' r (subtract 1)
  readIORef r >>= print
  xs <- mapM (return . (* 2)) [1 .. 5000 :: Int]
  print (sum xs)
