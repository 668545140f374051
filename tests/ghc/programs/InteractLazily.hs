module Main where

main :: IO ()
main = interact (concatMap respond . takeWhile (/= "quit") . lines)
  where respond l = "> " ++ l ++ "\n"
