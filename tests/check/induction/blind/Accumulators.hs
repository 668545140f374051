-- Loops and recursions that should agree.
module Accumulators where

import Data.List (foldl')

lengthLoop :: [a] -> Int
lengthLoop = go 0
  where go n [] = n
        go n (_ : xs) = go (n + 1) xs

productLoop :: [Integer] -> Integer -> Integer
productLoop [] acc = acc
productLoop (x : xs) acc = productLoop xs (acc * x)

mapLoop :: (a -> b) -> [a] -> [b] -> [b]
mapLoop _ [] acc = reverse acc
mapLoop f (x : xs) acc = mapLoop f xs (f x : acc)

filterLoop :: (a -> Bool) -> [a] -> [a] -> [a]
filterLoop _ [] acc = reverse acc
filterLoop p (x : xs) acc = filterLoop p xs (if p x then x : acc else acc)

-- Sum of 1 .. n.
gauss :: Integer -> Integer
gauss n = if n <= 0 then 0 else n + gauss (n - 1)

gaussLoop :: Integer -> Integer -> Integer
gaussLoop n acc = if n <= 0 then acc else gaussLoop (n - 1) (acc + n)

-- Horner: the digits of a number, the highest first.
digits :: [Integer] -> Integer
digits = foldl (\acc d -> 10 * acc + d) 0

maxLoop :: Int -> [Int] -> Int
maxLoop m [] = m
maxLoop m (x : xs) = maxLoop (if x > m then x else m) xs

countIf :: (a -> Bool) -> [a] -> Int
countIf _ [] = 0
countIf p (x : xs) = (if p x then 1 else 0) + countIf p xs

countLoop :: (a -> Bool) -> Int -> [a] -> Int
countLoop _ n [] = n
countLoop p n (x : xs) = countLoop p (if p x then n + 1 else n) xs

evens, odds :: [a] -> [a]
evens [] = []
evens (x : xs) = x : odds xs
odds [] = []
odds (_ : xs) = evens xs

data Nat = Z | S Nat deriving (Eq, Show)

plus, plusLoop :: Nat -> Nat -> Nat
plus Z n = n
plus (S m) n = S (plus m n)
plusLoop Z n = n
plusLoop (S m) n = plusLoop m (S n)

timesLoop :: Nat -> Nat -> Nat -> Nat
timesLoop Z _ acc = acc
timesLoop (S m) n acc = timesLoop m n (plus n acc)

times :: Nat -> Nat -> Nat
times Z _ = Z
times (S m) n = plus n (times m n)

-- expect: verified
prop_lengthLoop :: [Int] -> Bool
prop_lengthLoop xs = lengthLoop xs == length xs

-- expect: verified
prop_productLoop :: [Integer] -> Bool
prop_productLoop xs = productLoop xs 1 == product xs

-- expect: verified
prop_mapLoop :: (Int -> Int) -> [Int] -> Bool
prop_mapLoop f xs = mapLoop f xs [] == map f xs

-- expect: verified
prop_filterLoop :: (Int -> Bool) -> [Int] -> Bool
prop_filterLoop p xs = filterLoop p xs [] == filter p xs

-- expect: verified
prop_gauss :: Integer -> Bool
prop_gauss n = gaussLoop n 0 == gauss n

-- expect: verified
prop_gauss_formula :: Integer -> Bool
prop_gauss_formula n = n < 0 || 2 * gauss n == n * (n + 1)

-- expect: verified
prop_countLoop :: (Int -> Bool) -> [Int] -> Bool
prop_countLoop p xs = countLoop p 0 xs == countIf p xs

-- expect: verified
prop_maxLoop :: Int -> [Int] -> Bool
prop_maxLoop m xs = maxLoop m xs == foldr max m xs

-- expect: verified
prop_evens_odds :: [Int] -> Bool
prop_evens_odds xs = length (evens xs) + length (odds xs) == length xs

-- expect: verified
prop_plusLoop :: Nat -> Nat -> Bool
prop_plusLoop m n = plusLoop m n == plus m n

-- expect: verified
prop_timesLoop :: Nat -> Nat -> Bool
prop_timesLoop m n = timesLoop m n Z == times m n

-- expect: verified
prop_foldl'_sum :: [Int] -> Bool
prop_foldl'_sum xs = foldl' (\n x -> x + n) 0 xs == sum xs

-- expect: refuted
prop_lengthLoop_sum :: [Int] -> Bool
prop_lengthLoop_sum xs = lengthLoop xs == sum xs

-- expect: refuted
prop_productLoop_zero :: [Integer] -> Bool
prop_productLoop_zero xs = productLoop xs 0 == product xs

-- expect: refuted
prop_mapLoop_reverse :: (Int -> Int) -> [Int] -> Bool
prop_mapLoop_reverse f xs = mapLoop f xs [] == reverse (map f xs)

-- expect: refuted
prop_filterLoop_all :: (Int -> Bool) -> [Int] -> Bool
prop_filterLoop_all p xs = filterLoop p xs [] == xs

-- expect: refuted
prop_gauss_wrong :: Integer -> Bool
prop_gauss_wrong n = n < 0 || 2 * gauss n == n * (n - 1) + 2 || n < 2

-- expect: refuted
prop_digits_reverse :: [Integer] -> Bool
prop_digits_reverse ds = digits (reverse ds) == digits ds

-- expect: refuted
prop_maxLoop_fold :: Int -> [Int] -> Bool
prop_maxLoop_fold m xs = maxLoop m xs == foldr max 0 xs

-- expect: refuted
prop_countLoop_length :: (Int -> Bool) -> [Int] -> Bool
prop_countLoop_length p xs = countLoop p 0 xs == length xs

-- expect: refuted
prop_evens_longer :: [Int] -> Bool
prop_evens_longer xs = length (evens xs) == length (odds xs)

-- expect: refuted
prop_plusLoop_twice :: Nat -> Nat -> Bool
prop_plusLoop_twice m n = plusLoop m n == plusLoop m m

-- expect: refuted
prop_timesLoop_acc :: Nat -> Nat -> Nat -> Bool
prop_timesLoop_acc m n a = timesLoop m n a == times m (plus n a)

-- expect: refuted
prop_digits_append :: [Integer] -> [Integer] -> Bool
prop_digits_append as bs = digits (as ++ bs) == digits as + digits bs
