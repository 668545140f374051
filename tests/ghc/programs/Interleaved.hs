module Main where

main :: IO ()
main = do
  a <- getLine
  b <- getContents
  putStrLn (a ++ "|" ++ takeWhile (/= '\n') b)
  print (length b)
