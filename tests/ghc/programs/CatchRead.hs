module Main where

import Control.Exception
import System.IO.Error
main :: IO ()
main = do
  r <- try readLn :: IO (Either IOException Int)
  putStrLn (either (const "bad number") show r)
  r2 <- try readLn :: IO (Either IOException Int)
  putStrLn (either (\e -> show (isUserError e)) show r2)
  r3 <- try getLine
  putStrLn (either (\e -> if isEOFError e then "eof" else show e) id r3)
