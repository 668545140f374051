-- Forgets the last run.
runs :: [Int] -> [(Int, Int)]
runs [] = []
runs (x:xs) = go x 1 xs
  where
    go y n [] = []
    go y n (z:zs)
      | z == y = go y (n + 1) zs
      | otherwise = (y, n) : go z 1 zs
