module Main where

import System.IO
main :: IO ()
main = do
  hPutStrLn stderr "to stderr"
  putStrLn "to stdout"
  hPrint stderr (1 :: Int)
  hPutStr stdout "x"
  hFlush stdout
  putStrLn "y"
