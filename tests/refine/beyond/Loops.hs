-- Functions without a specification: local loops, helpers, and what the library does.
module Loops where

{-@ type Nat = {v:Int | v >= 0} @-}

-- expect: verified
{-@ sumTo :: n:Nat -> Nat @-}
sumTo :: Int -> Int
sumTo n = go 0 0
  where
    go acc i = if i >= n then acc else go (acc + i) (i + 1)

-- The sum starts below zero.
-- expect: concrete
{-@ sumBelow :: n:Nat -> Nat @-}
sumBelow :: Int -> Int
sumBelow n = go (-1) 0
  where
    go acc i = if i >= n then acc else go (acc + i) (i + 1)

-- expect: verified
{-@ rev :: xs:[a] -> {v:[a] | len v = len xs} @-}
rev :: [a] -> [a]
rev xs = go [] xs
  where
    go acc [] = acc
    go acc (y : ys) = go (y : acc) ys

-- Every second element is lost.
-- expect: concrete
{-@ revHalf :: xs:[a] -> {v:[a] | len v = len xs} @-}
revHalf :: [a] -> [a]
revHalf xs = go [] xs
  where
    go acc [] = acc
    go acc [y] = y : acc
    go acc (y : _ : ys) = go (y : acc) ys

-- expect: verified
{-@ revAtMost :: xs:[a] -> {v:[a] | len v <= len xs} @-}
revAtMost :: [a] -> [a]
revAtMost xs = go xs
  where
    go [] = []
    go [y] = [y]
    go (y : _ : ys) = y : go ys

-- expect: verified
{-@ count :: (a -> Bool) -> xs:[a] -> {v:Nat | v <= len xs} @-}
count :: (a -> Bool) -> [a] -> Int
count p xs = go xs
  where
    go [] = 0 :: Int
    go (y : ys) = if p y then 1 + go ys else go ys

-- expect: concrete
{-@ countTwice :: (a -> Bool) -> xs:[a] -> {v:Nat | v <= len xs} @-}
countTwice :: (a -> Bool) -> [a] -> Int
countTwice p xs = go xs
  where
    go [] = 0
    go (y : ys) = if p y then 2 + go ys else go ys

-- expect: verified
{-@ shares :: Int -> [{v:Int | v > 0}] -> [Int] @-}
shares :: Int -> [Int] -> [Int]
shares n xs = go xs
  where
    go [] = []
    go (y : ys) = n `div` y : go ys

-- expect: concrete
{-@ sharesAny :: Int -> [Nat] -> [Int] @-}
sharesAny :: Int -> [Int] -> [Int]
sharesAny n xs = go xs
  where
    go [] = []
    go (y : ys) = n `div` y : go ys

-- The loop passes on elements that were not in the list.
-- expect: concrete
{-@ sharesLess :: Int -> [{v:Int | v > 0}] -> [Int] @-}
sharesLess :: Int -> [Int] -> [Int]
sharesLess n xs = go xs
  where
    go [] = []
    go [y] = [n `div` y]
    go (y : z : ys) = n `div` y : go (z - 1 : ys)

increment :: [Int] -> [Int]
increment [] = []
increment (x : xs) = x + 1 : increment xs

-- expect: verified
{-@ useHelper :: [Nat] -> [Int] @-}
useHelper :: [Int] -> [Int]
useHelper xs = increment xs

lastOf :: [a] -> a
lastOf [x] = x
lastOf (_ : xs) = lastOf xs

-- The helper has no value for an empty list.
-- expect: concrete
{-@ useLast :: [Nat] -> Int @-}
useLast :: [Int] -> Int
useLast xs = lastOf xs

-- What goes round through `foldr` begins with a natural number and stays one.
-- expect: verified
{-@ sumAll :: [Nat] -> Nat @-}
sumAll :: [Int] -> Int
sumAll xs = foldr (+) 0 xs

-- It never ends, but if it did, the result would be wrong.
-- expect: concrete
{-@ loop :: Int -> {v:Int | false} @-}
loop :: Int -> Int
loop n = loop n

-- What is never evaluated promises nothing.
-- expect: concrete
{-@ useLoop :: Int -> {v:Int | v > 0} @-}
useLoop :: Int -> Int
useLoop n = let x = loop n in 0
