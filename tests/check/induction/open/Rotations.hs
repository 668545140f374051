-- Rotations, takes and drops.
module Rotations where

data Nat = Z | S Nat deriving (Eq, Show)

len :: [a] -> Nat
len [] = Z
len (_ : xs) = S (len xs)

rotate :: Nat -> [a] -> [a]
rotate Z xs = xs
rotate _ [] = []
rotate (S n) (x : xs) = rotate n (xs ++ [x])

turn :: Int -> [a] -> [a]
turn n xs = drop n xs ++ take n xs

swapPairs :: [a] -> [a]
swapPairs (x : y : rest) = y : x : swapPairs rest
swapPairs xs = xs

inits', tails' :: [a] -> [[a]]
inits' [] = [[]]
inits' (x : xs) = [] : map (x :) (inits' xs)
tails' [] = [[]]
tails' (x : xs) = (x : xs) : tails' xs

-- expect: verified
prop_rotate_length :: [Int] -> Bool
prop_rotate_length xs = rotate (len xs) xs == xs

-- expect: verified
prop_rotate_append :: [Int] -> [Int] -> Bool
prop_rotate_append xs ys = rotate (len xs) (xs ++ ys) == ys ++ xs

-- expect: verified
prop_rotate_keeps_length :: Nat -> [Int] -> Bool
prop_rotate_keeps_length n xs = len (rotate n xs) == len xs

-- expect: verified
prop_turn_length :: [Int] -> Bool
prop_turn_length xs = turn (length xs) xs == xs

-- expect: verified
prop_turn_keeps_length :: Int -> [Int] -> Bool
prop_turn_keeps_length n xs = length (turn n xs) == length xs

-- expect: verified
prop_swapPairs_twice :: [Int] -> Bool
prop_swapPairs_twice xs = swapPairs (swapPairs xs) == xs

-- expect: verified
prop_swapPairs_length :: [Int] -> Bool
prop_swapPairs_length xs = length (swapPairs xs) == length xs

-- expect: verified
prop_turn_append :: [Int] -> [Int] -> Bool
prop_turn_append xs ys = turn (length xs) (xs ++ ys) == ys ++ xs

-- expect: verified
prop_inits_length :: [Int] -> Bool
prop_inits_length xs = length (inits' xs) == length xs + 1

-- expect: verified
prop_tails_length :: [Int] -> Bool
prop_tails_length xs = length (tails' xs) == 1 + length xs

-- expect: verified
prop_inits_tails :: [Int] -> Bool
prop_inits_tails xs = map length (tails' xs) == reverse (map length (inits' xs))

-- expect: verified
prop_zip_inits_tails :: [Int] -> Bool
prop_zip_inits_tails xs = all (== xs) (zipWith (++) (inits' xs) (tails' xs))

-- expect: refuted
prop_rotate_one :: [Int] -> Bool
prop_rotate_one xs = rotate (S Z) xs == xs

-- expect: refuted
prop_rotate_append_not :: [Int] -> [Int] -> Bool
prop_rotate_append_not xs ys = rotate (len ys) (xs ++ ys) == ys ++ xs

-- expect: refuted
prop_turn_twice :: Int -> [Int] -> Bool
prop_turn_twice n xs = turn n (turn n xs) == xs

-- expect: refuted
prop_turn_adds :: Int -> Int -> [Int] -> Bool
prop_turn_adds m n xs = not (m >= 0 && n >= 0) || turn m (turn n xs) == turn (m + n) xs

-- expect: refuted
prop_swapPairs_reverse :: [Int] -> Bool
prop_swapPairs_reverse xs = swapPairs xs == reverse xs || length xs < 3

-- expect: refuted
prop_swapPairs_append :: [Int] -> [Int] -> Bool
prop_swapPairs_append xs ys = swapPairs (xs ++ ys) == swapPairs xs ++ swapPairs ys

-- expect: refuted
prop_inits_tails_reversed :: [Int] -> Bool
prop_inits_tails_reversed xs = tails' xs == reverse (inits' xs)

-- expect: refuted
prop_rotate_reverse :: Nat -> [Int] -> Bool
prop_rotate_reverse n xs = rotate n (reverse xs) == reverse (rotate n xs)

-- expect: refuted
prop_turn_negative :: Int -> [Int] -> Bool
prop_turn_negative n xs = turn n (turn (negate n) xs) == xs

-- expect: refuted
prop_inits_first :: [Int] -> Bool
prop_inits_first xs = head (inits' xs) == xs

-- expect: refuted
prop_length_twice :: [Int] -> Bool
prop_length_twice xs = length (xs ++ xs) == length xs * 3

-- expect: refuted
prop_take_drop_swapped :: Int -> [Int] -> Bool
prop_take_drop_swapped n xs = drop n xs ++ take n xs == xs
