-- Foldr.
runs :: [Int] -> [(Int, Int)]
runs = foldr add []
  where
    add x [] = [(x, 1)]
    add x ((y, n) : r) = if x == y then (y, n + 1) : r else (x, 1) : (y, n) : r
