module Main where

import System.Exit
main :: IO ()
main = putStrLn "a" >> exitSuccess >> putStrLn "b"
