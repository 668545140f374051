module Main where

import Control.Exception
import System.Exit
main :: IO ()
main = do
  print (userError "u")
  print [Overflow, DivideByZero]
  print (ExitFailure 2)
  print (toException (ExitFailure 3))
  putStrLn (displayException (userError "d"))
  r <- try (evaluate (2 ^ (-1 :: Int) :: Int))
  case r of
    Left (ErrorCall m) -> putStrLn m
    Right n -> print n
