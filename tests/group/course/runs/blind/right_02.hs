-- Span.
runs :: [Int] -> [(Int, Int)]
runs [] = []
runs l@(x:_) = let (same, rest) = span (== x) l in (x, length same) : runs rest
