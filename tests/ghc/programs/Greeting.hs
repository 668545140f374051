module Main where

main :: IO ()
main = do
  putStr "Your name: "
  name <- getLine
  putStr "Your age: "
  age <- readLn :: IO Int
  putStrLn ("Hello " ++ name ++ ", next year you are " ++ show (age + 1))
