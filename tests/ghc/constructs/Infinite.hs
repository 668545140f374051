module Infinite where

fibs :: [Integer]
fibs = 0 : 1 : zipWith (+) fibs (tail fibs)

nats :: [Int]
nats = go 0 where go n = n : go (n + 1)

hamming :: [Integer]
hamming = 1 : merge (map (2 *) hamming) (merge (map (3 *) hamming) (map (5 *) hamming))
  where
    merge xxs@(x : xs) yys@(y : ys)
      | x < y = x : merge xs yys
      | x > y = y : merge xxs ys
      | otherwise = x : merge xs ys

pascal :: [[Integer]]
pascal = iterate (\row -> zipWith (+) (0 : row) (row ++ [0])) [1]

approx :: Double -> [Double]
approx n = iterate (\x -> (x + n / x) / 2) n

tying :: ([Int], Int)
tying = let (xs, m) = go [3, 1, 2]
            go [] = ([], 0)
            go (y : ys) = let (r, k) = go ys in (m : r, max y k)
        in (xs, m)
