module Comprehensions where

pyth :: Int -> [(Int, Int, Int)]
pyth n = [(a, b, c) | c <- [1 .. n], b <- [1 .. c], a <- [1 .. b], a * a + b * b == c * c]

justs :: [Maybe a] -> [a]
justs ms = [x | Just x <- ms]

squares :: [Int] -> [Int]
squares xs = [y | x <- xs, let y = x * x, odd y]

table :: [[Int]]
table = [[r * c | c <- [1 .. 3]] | r <- [1 .. 3]]

cart :: [a] -> [b] -> [(a, b)]
cart as bs = [(a, b) | a <- as, b <- bs]

quick :: Ord a => [a] -> [a]
quick [] = []
quick (p : xs) = quick [x | x <- xs, x < p] ++ [p] ++ quick [x | x <- xs, x >= p]

guardsOnly :: Int -> [String]
guardsOnly n = ["even" | even n] ++ ["big" | n > 10] ++ ["small" | n <= 10, n >= 0]

diag :: [(Integer, Integer)]
diag = [(i, n - i) | n <- [0 ..], i <- [0 .. n]]

perms :: Eq a => [a] -> [[a]]
perms [] = [[]]
perms xs = [x : ps | x <- xs, ps <- perms (filter (/= x) xs)]

nestedPat :: [((Int, Char), Bool)] -> String
nestedPat ps = [c | ((n, c), True) <- ps, n > 0]
