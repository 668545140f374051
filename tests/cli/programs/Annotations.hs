module Annotations where

{-@ ascending :: forall <p :: a -> Bool>. Up p => [a<p>] -> Int @-}
ascending :: [a] -> Int
ascending = length

{-@ positive :: n:Int -> {v:Int | v > n && unknownMeasure v} @-}
positive :: Int -> Int
positive n = n + 1

{-@ missing :: Int -> Int @-}

{-@ decrement :: {n:Int | n > 0} -> {v:Int | v >= 1} @-}
decrement :: Int -> Int
decrement n = n - 1
