-- Three equations.
runs :: [Int] -> [(Int, Int)]
runs [] = []
runs [x] = [(x, 1)]
runs (x:y:r)
  | x == y = let ((z, n) : rest) = runs (y:r) in (z, 1 + n) : rest
  | otherwise = (x, 1) : runs (y:r)
