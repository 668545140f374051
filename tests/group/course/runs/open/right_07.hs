-- Own count and drop.
count :: Int -> [Int] -> Int
count _ [] = 0
count x (y:ys) = if x == y then 1 + count x ys else 0

skip :: Int -> [Int] -> [Int]
skip _ [] = []
skip x (y:ys) = if x == y then skip x ys else y : ys

runs :: [Int] -> [(Int, Int)]
runs [] = []
runs (x:xs) = (x, count x (x:xs)) : skipRuns
  where skipRuns = runs (skip x xs)
