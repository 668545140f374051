-- Accumulator and reverse.
runs :: [Int] -> [(Int, Int)]
runs xs = reverse (go [] xs)
  where
    go acc [] = acc
    go [] (y:ys) = go [(y, 1)] ys
    go ((z, n) : acc) (y:ys) = if y == z then go ((z, n + 1) : acc) ys else go ((y, 1) : (z, n) : acc) ys
