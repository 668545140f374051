-- The same for finite lists, and told apart by others.
module Lengths where

there, back :: [Int] -> [Int] -> Int
there xs ys = length (xs ++ ys)
back xs ys = length (ys ++ xs)
