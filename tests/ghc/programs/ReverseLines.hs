module Main where

main :: IO ()
main = interact (unlines . reverse . lines)
