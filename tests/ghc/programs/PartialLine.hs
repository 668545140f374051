module Main where

main :: IO ()
main = putStrLn ("abc" ++ undefined)
