-- | A program with input, output and an exit code.
module Main where

import Control.Monad (forM_)
import System.Exit
import System.IO

main :: IO ()
main = do
  putStrLn "Who is there?"
  end <- isEOF
  if end
    then putStrLn "Nobody." >> exitWith (ExitFailure 2)
    else do
      names <- lines <$> getContents
      forM_ names $ \name -> putStrLn ("Hello, " ++ name ++ "!")
