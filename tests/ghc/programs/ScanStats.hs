main :: IO ()
main = do
  xs <- fmap (map read . lines) getContents :: IO [Double]
  let n = fromIntegral (length xs)
      mean = sum xs / n
      var = sum [(x - mean) ^ (2 :: Int) | x <- xs] / n
  print mean
  print (sqrt var)
  print (scanl1 max xs, scanr (+) 0 xs)
