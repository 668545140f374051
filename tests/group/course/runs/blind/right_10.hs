-- Maybe the head.
runs :: [Int] -> [(Int, Int)]
runs [] = []
runs (x:xs) = if null r then [(x, 1)] else if fst (head r) == x then (x, snd (head r) + 1) : tail r else (x, 1) : r
  where r = runs xs
