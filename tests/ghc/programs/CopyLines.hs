module Main where

import System.IO
import Control.Monad
main :: IO ()
main = do
  hSetBuffering stdin LineBuffering
  n <- readLn
  ls <- forM [1 .. n :: Int] (const getLine)
  forM_ (zip [1 :: Int ..] ls) $ \(i, l) -> hPutStrLn (if even i then stderr else stdout) l
