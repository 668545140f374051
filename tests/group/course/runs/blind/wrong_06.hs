-- Drops one only.
runs :: [Int] -> [(Int, Int)]
runs [] = []
runs (x:xs) = (x, 1 + length (takeWhile (== x) xs)) : runs xs
