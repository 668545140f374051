-- Abstract refinements of lists: what holds of each element and each one behind it.
module Ordered where

{-@ type OList a = [a]<{\x y -> x <= y}> @-}

-- expect: verified
{-@ ins :: Ord a => a -> OList a -> OList a @-}
ins :: Ord a => a -> [a] -> [a]
ins x [] = [x]
ins x (y:ys) | x <= y = x : y : ys
             | otherwise = y : ins x ys

-- expect: verified
{-@ isort :: Ord a => [a] -> OList a @-}
isort :: Ord a => [a] -> [a]
isort [] = []
isort (x:xs) = ins x (isort xs)

-- expect: concrete
{-@ bad :: Ord a => a -> OList a -> OList a @-}
bad :: Ord a => a -> [a] -> [a]
bad x ys = x : ys

-- expect: concrete
{-@ two :: OList Int -> [Int]<{\x y -> x < y}> @-}
two :: [Int] -> [Int]
two xs = xs

-- expect: verified
{-@ weak :: [Int]<{\x y -> x < y}> -> OList Int @-}
weak :: [Int] -> [Int]
weak xs = xs

-- expect: verified
{-@ tl :: OList a -> OList a @-}
tl :: [a] -> [a]
tl (x:xs) = xs
tl [] = []

-- expect: verified
{-@ decr :: [Int]<{\x y -> x >= y}> @-}
decr :: [Int]
decr = [3,2,1]

-- expect: concrete
{-@ decr2 :: [Int]<{\x y -> x >= y}> @-}
decr2 :: [Int]
decr2 = [3,1,2]

-- expect: verified
{-@ step :: d:Nat -> IncrListD Int d -> [Int]<{\x y -> x + d <= y}> @-}
step :: Int -> [Int] -> [Int]
step d xs = xs

-- expect: verified
{-@ shadow :: x:Int -> OList Int -> [Int]<{\x y -> x <= y}> @-}
shadow :: Int -> [Int] -> [Int]
shadow x ys = ys

-- expect: concrete
{-@ nested :: [OList Int] -> [OList Int] @-}
nested :: [[Int]] -> [[Int]]
nested xss = map (map negate) xss
