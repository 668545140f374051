module Main where

import System.IO
main :: IO ()
main = loop 1
  where
    loop n = do
      end <- isEOF
      if end
        then putStrLn ("lines: " ++ show (n - 1))
        else do
          l <- getLine
          putStrLn (show n ++ ": " ++ l)
          loop (n + 1)
