{-# LANGUAGE MultiWayIf #-}
module MultiIf where

size :: Int -> String
size n = if | n < 0 -> "neg"
            | n == 0 -> "zero"
            | n < 10, even n -> "small even"
            | Just s <- lookup n names -> s
            | otherwise -> "other"
  where names = [(7, "seven"), (11, "eleven")]

nested :: Int -> Int -> Int
nested a b = if | a > 0 -> if | b > 0 -> 1
                              | otherwise -> 2
                | otherwise -> 3
