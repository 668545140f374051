module Main where

import Data.Array.IO
import Control.Monad
main :: IO ()
main = do
  a <- newArray (0, 9) 0 :: IO (IOUArray Int Int)
  forM_ [0 .. 9] $ \i -> writeArray a i (i * i)
  xs <- getElems a
  print xs
  b <- newListArray ('a', 'e') "hello" :: IO (IOArray Char Char)
  c <- readArray b 'b'
  print c
  writeArray b 'b' 'E'
  getAssocs b >>= print
  bs <- getBounds b
  print bs
