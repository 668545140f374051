-- Counts all.
runs :: [Int] -> [(Int, Int)]
runs [] = []
runs (x:xs) = (x, 1 + length (filter (== x) xs)) : runs (filter (/= x) xs)
