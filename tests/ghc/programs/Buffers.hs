module Main where

import System.IO
import Control.Exception
main :: IO ()
main = do
  attempt (putStrLn ("lost " ++ error "a"))
  hSetBuffering stdout LineBuffering
  attempt (putStrLn ("kept\nlost " ++ error "b"))
  hSetBuffering stdout NoBuffering
  attempt (putStrLn ("all " ++ error "c"))
  attempt (print [1, 2, error "d"])
  putStrLn "."
  where
    attempt m = m `catch` \(ErrorCall e) -> putStrLn ("<" ++ e ++ ">")
