-- Pairs only.
runs :: [Int] -> [(Int, Int)]
runs [] = []
runs [x] = [(x, 1)]
runs (x:y:r)
  | x == y = (x, 2) : runs r
  | otherwise = (x, 1) : runs (y:r)
