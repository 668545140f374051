{-@ LIQUID "--reflection" @-}
-- Functions of numbers in refinements, inline and reflected.
module Reflection where

import Language.Haskell.Liquid.ProofCombinators

{-@ inline most @-}
most :: Int -> Int -> Int
most x y = if x < y then y else x

{-@ inline within @-}
within :: Int -> Int -> Int -> Bool
within l x h = l <= x && x <= h

-- expect: verified
{-@ clamp :: l:Int -> {h:Int | l <= h} -> Int -> {v:Int | within l v h} @-}
clamp :: Int -> Int -> Int -> Int
clamp l h x
  | x < l = l
  | h < x = h
  | otherwise = x

-- because: let v = clampLow 0 1 5 in v > 1
-- expect: concrete
{-@ clampLow :: l:Int -> {h:Int | l <= h} -> Int -> {v:Int | within l v h} @-}
clampLow :: Int -> Int -> Int -> Int
clampLow l _ x = if x < l then l else x

-- expect: verified
{-@ pick :: x:Int -> y:Int -> {v:Int | v = most x y} @-}
pick :: Int -> Int -> Int
pick x y = if x >= y then x else y

-- because: pickLeft 0 1 /= 1
-- expect: concrete
{-@ pickLeft :: x:Int -> y:Int -> {v:Int | v = most x y} @-}
pickLeft :: Int -> Int -> Int
pickLeft x _ = x

{-@ reflect total @-}
{-@ total :: n:{v:Int | v >= 0} -> Int / [n] @-}
total :: Int -> Int
total n = if n == 0 then 0 else n + total (n - 1)

-- expect: verified
{-@ totalThree :: () -> { total 3 = 6 } @-}
totalThree :: () -> Proof
totalThree _ = total 3 === 3 + total 2 === 3 + 2 + total 1 === 6 *** QED

-- expect: concrete
{-@ totalFour :: () -> { total 4 = 11 } @-}
totalFour :: () -> Proof
totalFour _ = trivial

{-@ reflect fib @-}
{-@ fib :: n:{v:Int | v >= 0} -> Int / [n] @-}
fib :: Int -> Int
fib n
  | n == 0 = 0
  | n == 1 = 1
  | otherwise = fib (n - 1) + fib (n - 2)

-- expect: verified
{-@ fibTwo :: () -> { fib 2 = 1 } @-}
fibTwo :: () -> Proof
fibTwo () = fib 2 === fib 1 + fib 0 === 1 *** QED

-- expect: concrete
{-@ fibThree :: () -> { fib 3 = 3 } @-}
fibThree :: () -> Proof
fibThree () = fib 3 === fib 2 + fib 1 *** QED

-- A step of an equation that is wrong is the fault of the proof.
-- expect: concrete
{-@ fibStep :: () -> { fib 2 = 1 } @-}
fibStep :: () -> Proof
fibStep () = fib 2 === 2 *** QED

{-@ reflect evens @-}
evens :: [Int] -> Int
evens [] = 0
evens (x : xs) = if x `mod` 2 == 0 then 1 + evens xs else evens xs

-- expect: verified
{-@ countEvens :: xs:[Int] -> {v:Int | v = evens xs} @-}
countEvens :: [Int] -> Int
countEvens [] = 0
countEvens (x : xs)
  | x `mod` 2 == 0 = 1 + countEvens xs
  | otherwise = countEvens xs

-- because: countAll [1] /= evens [1]
-- expect: concrete
{-@ countAll :: xs:[Int] -> {v:Int | v = evens xs} @-}
countAll :: [Int] -> Int
countAll xs = length xs

-- expect: verified
{-@ evensAtMost :: xs:[Int] -> { evens xs <= len xs } @-}
evensAtMost :: [Int] -> Proof
evensAtMost [] = ()
evensAtMost (_ : xs) = evensAtMost xs

-- expect: concrete
{-@ evensFewer :: xs:[Int] -> { evens xs < len xs } @-}
evensFewer :: [Int] -> Proof
evensFewer _ = ()

-- expect: verified
{-@ evensNotNegative :: xs:[Int] -> { evens xs >= 0 } @-}
evensNotNegative :: [Int] -> Proof
evensNotNegative [] = evens [] === 0 *** QED
evensNotNegative (_ : xs) = evensNotNegative xs *** QED
