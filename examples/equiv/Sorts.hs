-- | Two ways to sort, two ways to reverse, and one that is not quite right.
module Sorts where

insertion :: [Int] -> [Int]
insertion = foldr insert []
  where
    insert x [] = [x]
    insert x (y : ys)
      | x <= y = x : y : ys
      | otherwise = y : insert x ys

quick :: [Int] -> [Int]
quick [] = []
quick (p : xs) = quick [x | x <- xs, x < p] ++ [p] ++ quick [x | x <- xs, x > p]

slowReverse :: [a] -> [a]
slowReverse [] = []
slowReverse (x : xs) = slowReverse xs ++ [x]

fastReverse :: [a] -> [a]
fastReverse = go []
  where
    go acc [] = acc
    go acc (x : xs) = go (x : acc) xs

total :: [Int] -> Int
total [] = 0
total (x : xs) = x + total xs

sumUp :: [Int] -> Int
sumUp xs = case xs of
  [] -> 0
  y : ys -> y + sumUp ys

double, twice :: Int -> Int
double n = n + n
twice n = 2 * n
