module Main where

main :: IO ()
main = do
  putStrLn (replicate 3000 'x')
  putStr (take 5000 (cycle "abc") ++ error "end")
