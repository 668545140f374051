-- Turned around.
runs :: [Int] -> [(Int, Int)]
runs [] = []
runs l@(x:_) = let (same, rest) = span (== x) l in (length same, x) : runs rest
