module Main where

import System.IO.Unsafe
import Data.IORef
main :: IO ()
main = do
  r <- newIORef (0 :: Int)
  x <- unsafeInterleaveIO (putStrLn "forced" >> modifyIORef r (+ 1) >> return 10)
  putStrLn "not yet"
  print (x + x)
  readIORef r >>= print
