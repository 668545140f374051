module Knapsack where

import qualified Data.Map as M

type Item = (String, Int, Int)

items :: [Item]
items = [("map", 9, 150), ("compass", 13, 35), ("water", 153, 200), ("sandwich", 50, 160), ("glucose", 15, 60)]

-- A table of lazily computed cells that refer to one another.
best :: Int -> [Item] -> Int
best cap its = table M.! (length its, cap)
  where
    table = M.fromList [((i, c), cell i c) | i <- [0 .. length its], c <- [0 .. cap]]
    cell 0 _ = 0
    cell i c =
      let (_, w, v) = its !! (i - 1)
          skip = table M.! (i - 1, c)
       in if w > c then skip else max skip (v + table M.! (i - 1, c - w))

lcs :: Eq a => [a] -> [a] -> Int
lcs xs ys = head (foldr step (replicate (length ys + 1) 0) xs)
  where
    step x below = go ys below
      where
        go (b : bs) (u : ds@(d : _)) = here : row
          where
            row = go bs ds
            here
              | x == b = 1 + d
              | otherwise = max u (head row)
        go _ _ = [0]

editDistance :: String -> String -> Int
editDistance a b = last (foldl next [0 .. length a] b)
  where
    next prev@(p : ps) c = scanl compute (p + 1) (zip3 a prev ps)
      where
        compute z (ac, x, y) = minimum [y + 1, z + 1, x + fromEnum (ac /= c)]
    next [] _ = []

change :: [Int] -> Int -> Int
change coins target = ways !! target
  where
    ways = foldl (\acc c -> let new = zipWith (+) acc (replicate c 0 ++ new) in new) (1 : repeat 0) coins
