module Main where

import Control.Exception
import System.Exit
main :: IO ()
main = do
  r <- try (exitWith (ExitFailure 9)) :: IO (Either ExitCode ())
  print r
  exitWith (ExitFailure 4) `finally` putStrLn "cleanup"
