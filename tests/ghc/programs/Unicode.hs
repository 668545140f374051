module Main where

main :: IO ()
main = do
  l <- getLine
  putStrLn (reverse l)
  print l
  print (length l)
