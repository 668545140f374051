module Main where

main :: IO ()
main = do
  [a, b] <- sequence [getLine, getLine]
  mapM_ print (zip a b)
  [c] <- sequence [getLine, getLine]
  putStrLn c
