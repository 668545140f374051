module Primes where

import Data.List (unfoldr)

primes :: [Int]
primes = sieve [2 ..]
  where
    sieve (p : xs) = p : sieve [x | x <- xs, x `mod` p /= 0]
    sieve [] = []

isPrime :: Int -> Bool
isPrime n | n < 2 = False
isPrime n = all (\p -> n `mod` p /= 0) (takeWhile (\p -> p * p <= n) primes)

factors :: Int -> [Int]
factors = unfoldr next
  where
    next 1 = Nothing
    next n = let p = head [d | d <- [2 ..], n `rem` d == 0]
             in Just (p, n `quot` p)

twins :: [(Int, Int)]
twins = [(p, q) | (p, q) <- zip primes (tail primes), q - p == 2]

perfect :: Int -> Bool
perfect n = n == sum [d | d <- [1 .. n - 1], n `mod` d == 0]
