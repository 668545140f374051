module Main where

import Control.Monad.Writer
logStep :: Int -> WriterT [String] IO Int
logStep n = do
  lift (print n)
  tell ["saw " ++ show n]
  return (n * 2)
main :: IO ()
main = do
  (xs, logs) <- runWriterT (mapM logStep [1, 2, 3])
  print xs
  mapM_ putStrLn logs
