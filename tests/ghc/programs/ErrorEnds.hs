module Main where

main :: IO ()
main = do
  putStrLn "before"
  putStrLn (error "broken")
  putStrLn "after"
