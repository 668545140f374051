module Queens where

queens :: Int -> [[Int]]
queens n = go n
  where
    go 0 = [[]]
    go k = [q : qs | qs <- go (k - 1), q <- [1 .. n], safe q qs]
    safe q qs = and [q /= c && abs (q - c) /= d | (d, c) <- zip [1 ..] qs]

board :: [Int] -> [String]
board qs = [[if c == q then 'Q' else '.' | c <- [1 .. length qs]] | q <- qs]

knights :: Int -> (Int, Int) -> [(Int, Int)]
knights n (r, c) =
  [ (r', c')
  | (dr, dc) <- [(a * i, b * j) | (a, b) <- [(1, 2), (2, 1)], i <- [-1, 1], j <- [-1, 1]]
  , let r' = r + dr; c' = c + dc
  , inside r', inside c'
  ]
  where inside x = x >= 0 && x < n
