module Main where

import Control.Applicative
main :: IO ()
main = do
  r <- (,) <$> getLine <*> getLine
  print r
  s <- liftA2 (++) getLine (pure "!")
  putStrLn s
  putStrLn "a" *> putStrLn "b" <* putStrLn "c"
  x <- 5 <$ putStrLn "d"
  print (x :: Int)
  y <- ioError (userError "q") <|> return "alternative"
  putStrLn y
  z <- (fmap . fmap) length (return ["x", "yy"]) 
  print z
  m <- return "ab" <> return "cd"
  putStrLn m
