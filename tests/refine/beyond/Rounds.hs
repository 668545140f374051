-- What goes round through a fold keeps what is said of it.
module Rounds where

import qualified Data.Map as M

{-@ type IncrList a = [a]<{\x y -> x <= y}> @-}

-- expect: verified
{-@ insert :: Ord a => a -> IncrList a -> IncrList a @-}
insert :: Ord a => a -> [a] -> [a]
insert y [] = [y]
insert y (x : xs)
  | y <= x = y : x : xs
  | otherwise = x : insert y xs

-- expect: verified
{-@ sorted :: Ord a => [a] -> IncrList a @-}
sorted :: Ord a => [a] -> [a]
sorted = foldr insert []

-- expect: verified
{-@ sortedOf :: Ord a => xs:[a] -> IncrList a @-}
sortedOf :: Ord a => [a] -> [a]
sortedOf xs = foldl (flip insert) [] xs

-- Whatever comes is put in front.
-- expect: concrete
{-@ unsorted :: [Int] -> IncrList Int @-}
unsorted :: [Int] -> [Int]
unsorted = foldr (:) []

-- It begins with what is not in order.
-- expect: concrete
{-@ begun :: [Int] -> IncrList Int @-}
begun :: [Int] -> [Int]
begun xs = foldr insert [2, 1] xs

{-@ data Range = Range { from :: Int, to :: {v:Int | from <= v} } @-}
data Range = Range { from :: Int, to :: Int }

-- expect: verified
{-@ widest :: [Range] -> Range @-}
widest :: [Range] -> Range
widest rs = foldr (\(Range a b) (Range c d) -> Range (min a c) (max b d)) (Range 0 0) rs

-- expect: verified
{-@ counts :: [(Int, Nat)] -> M.Map Int Nat @-}
counts :: [(Int, Int)] -> M.Map Int Int
counts kvs = M.fromList kvs

-- expect: concrete
{-@ deficits :: [(Int, Int)] -> M.Map Int Nat @-}
deficits :: [(Int, Int)] -> M.Map Int Int
deficits kvs = M.fromList kvs

-- expect: verified
{-@ loop :: forall a <p :: Int -> a -> Bool>. (i:Int -> a<p i> -> a<p (i + 1)>) -> n:{n:Int | n >= 0} -> a<p 0> -> a<p n> @-}
loop :: (Int -> a -> a) -> Int -> a -> a
loop f n b = go 0 b
  where
    {-@ go :: i:{i:Int | 0 <= i && i <= n} -> a<p i> -> a<p n> / [n - i] @-}
    go i acc
      | i < n = go (i + 1) (f i acc)
      | otherwise = acc
