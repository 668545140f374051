module Irrefutable where

lazyPair :: (a, b) -> Int
lazyPair ~(_, _) = 1

strictPair :: (a, b) -> Int
strictPair (_, _) = 1

swapL :: (a, b) -> (b, a)
swapL ~(a, b) = (b, a)

splitAtL :: Int -> [a] -> ([a], [a])
splitAtL 0 xs = ([], xs)
splitAtL _ [] = ([], [])
splitAtL n (x : xs) = (x : a, b)
  where ~(a, b) = splitAtL (n - 1) xs

firstOf :: Maybe Int -> Int
firstOf m = let Just x = m in x

loopy :: [Int]
loopy = let (a, b) = (1 : b, 2 : a) in take 4 a

nested :: Maybe (Int, Int) -> Int
nested ~(Just (a, ~(_))) = a
