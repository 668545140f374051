module Main where

main :: IO ()
main = do
  text <- getContents
  let ls = lines text
  putStrLn ("first: " ++ head ls)
  putStrLn ("count: " ++ show (length ls))
