module Comprehensions where

pyth :: Int -> [(Int, Int, Int)]
pyth n = [(a, b, c) | c <- [1 .. n], b <- [1 .. c], a <- [1 .. b], a * a + b * b == c * c]

primes :: [Int]
primes = 2 : [n | n <- [3, 5 ..], all (\p -> n `mod` p /= 0) (takeWhile (\p -> p * p <= n) primes)]

qsort :: Ord a => [a] -> [a]
qsort [] = []
qsort (p : xs) = qsort [x | x <- xs, x < p] ++ [p] ++ qsort [x | x <- xs, x >= p]

table :: [(Int, Char)]
table = [(i, c) | (i, c) <- zip [0 ..] "abc", odd i || c == 'a']

lets :: [Int]
lets = [y | x <- [1 .. 4], let y = x * x; z = y + 1, even z]

nested :: [[Int]]
nested = [[j | j <- [1 .. i], j /= 2] | i <- [0 .. 3]]

perms :: Eq a => [a] -> [[a]]
perms [] = [[]]
perms xs = [x : ps | x <- xs, ps <- perms (filter (/= x) xs)]
