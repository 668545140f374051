module Main where

import qualified Data.Map as Map
main :: IO ()
main = do
  text <- getContents
  let counts = Map.toList (Map.fromListWith (+) [(w, 1 :: Int) | w <- words text])
  mapM_ (\(w, n) -> putStrLn (w ++ " " ++ show n)) counts
