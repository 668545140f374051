module Main where

data Shape = Circle { radius :: Double } | Square Double deriving (Show, Read, Eq, Ord)
main :: IO ()
main = do
  shapes <- map read . lines <$> getContents :: IO [Shape]
  mapM_ print shapes
  print (maximum shapes)
