-- Equations between functions of numbers, and loops whose measure speaks of what is around them.
module Numbers where

import Language.Haskell.Liquid.ProofCombinators

{-@ LIQUID "--reflection" @-}

{-@ reflect fib @-}
-- expect: verified
{-@ fib :: n:Nat -> Nat @-}
fib :: Int -> Int
fib n
  | n == 0 = 0
  | n == 1 = 1
  | otherwise = fib (n - 1) + fib (n - 2)

-- expect: verified
{-@ fibStep :: n:{v:Int | v > 1} -> { fib n = fib (n - 1) + fib (n - 2) } @-}
fibStep :: Int -> Proof
fibStep n = fib n === fib (n - 1) + fib (n - 2) *** QED

-- expect: verified
{-@ fibUp :: n:Nat -> { fib n <= fib (n + 1) } @-}
fibUp :: Int -> Proof
fibUp i
  | i == 0 = fib 0 =<= fib 1 *** QED
  | i == 1 = fib 1 =<= fib 1 + fib 0 === fib 2 *** QED
  | otherwise = fib i =<= fib i + fib (i - 1) === fib (i + 1) *** QED

-- expect: concrete
{-@ fibDown :: n:Nat -> { fib (n + 1) <= fib n } @-}
fibDown :: Int -> Proof
fibDown _ = ()

{-@ reflect twice @-}
twice :: Int -> Int
twice n = n + n

-- expect: verified
{-@ twiceZero :: n:Int -> { twice (n - n) = 0 } @-}
twiceZero :: Int -> Proof
twiceZero _ = ()

{-@ reflect flipped @-}
flipped :: [Int] -> [Int]
flipped [] = []
flipped (x : xs) = negate x : flipped xs

-- expect: verified
{-@ flippedTwice :: xs:[Int] -> { flipped (flipped xs) = xs } @-}
flippedTwice :: [Int] -> Proof
flippedTwice [] = ()
flippedTwice (_ : xs) = flippedTwice xs

{-@ rewriteWith flippedFour [flippedTwice] @-}
-- expect: verified
{-@ flippedFour :: xs:[Int] -> { flipped (flipped (flipped (flipped xs))) = xs } @-}
flippedFour :: [Int] -> Proof
flippedFour _ = ()

{-@ rewriteWith flippedThree [flippedTwice] @-}
-- expect: concrete
{-@ flippedThree :: xs:[Int] -> { flipped (flipped (flipped xs)) = xs } @-}
flippedThree :: [Int] -> Proof
flippedThree _ = ()

-- expect: verified
{-@ countUp :: n:Nat -> {v:Int | v = n} @-}
countUp :: Int -> Int
countUp n = go 0
  where
    {-@ go :: i:{v:Int | 0 <= v && v <= n} -> {v:Int | v = n} / [n - i] @-}
    go :: Int -> Int
    go i = if i < n then go (i + 1) else i

-- expect: verified
{-@ copies :: n:Nat -> {v:[Int] | len v = n} @-}
copies :: Int -> [Int]
copies n = replicate n 7

-- expect: concrete
{-@ missing :: x:Int -> xs:[Int] -> {v:Bool | v <=> Set_mem x (listElts xs)} @-}
missing :: Int -> [Int] -> Bool
missing x xs = x `notElem` xs

-- expect: verified
{-@ distinct :: xs:[Int] -> {v:[Int] | listElts v = listElts xs} @-}
distinct :: [Int] -> [Int]
distinct [] = []
distinct (x : xs) = if x `elem` xs then distinct xs else x : distinct xs
