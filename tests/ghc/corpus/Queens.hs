module Queens where

import Control.Monad (guard)

queens :: Int -> [[Int]]
queens n = place n
  where
    place 0 = [[]]
    place k =
      [ q : qs
      | qs <- place (k - 1)
      , q <- [1 .. n]
      , safe q qs
      ]
    safe q qs = and [q /= c && abs (q - c) /= d | (d, c) <- zip [1 ..] qs]

queensM :: Int -> [[Int]]
queensM n = go n
  where
    go 0 = return []
    go k = do
      qs <- go (k - 1)
      q <- [1 .. n]
      guard (ok q qs)
      return (q : qs)
    ok q = all (\(d, c) -> q /= c && abs (q - c) /= d) . zip [1 ..]

board :: Int -> [Int] -> [String]
board n = map row
  where
    row q = [if c == q then 'Q' else '.' | c <- [1 .. n]]
