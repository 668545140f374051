main :: IO ()
main = do
  xs <- fmap (map read . words) getContents :: IO [Double]
  mapM_ print xs
  print (sum xs, map truncate xs :: [Int], map round xs :: [Int], map ceiling xs :: [Int])
  print (1 / 0 :: Double, isNaN (0 / 0 :: Double), 0.1 + 0.2 :: Double)
