-- Off by one.
runs :: [Int] -> [(Int, Int)]
runs [] = []
runs (x:xs) = (x, length (takeWhile (== x) xs)) : runs (dropWhile (== x) xs)
