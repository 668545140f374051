module Main where

import System.Exit
main :: IO ()
main = play 42 1
play :: Int -> Int -> IO ()
play secret tries = do
  guess <- readLn
  case compare guess secret of
    LT -> putStrLn "higher" >> play secret (tries + 1)
    GT -> putStrLn "lower" >> play secret (tries + 1)
    EQ -> do
      putStrLn ("found after " ++ show tries)
      exitWith (ExitFailure tries)
