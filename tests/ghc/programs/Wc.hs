module Main where

main :: IO ()
main = do
  text <- getContents
  putStrLn (unwords (map show [length (lines text), length (words text), length text]))
