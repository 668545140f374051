{-# LANGUAGE MagicHash #-}
{-# LANGUAGE UnboxedSums #-}
{-# LANGUAGE UnboxedTuples #-}
module UnboxedSums where

import GHC.Exts

type Found a = (# (# #) | a #)

found :: (a -> Bool) -> [a] -> Found a
found _ [] = (# (# #) | #)
found p (x : xs)
  | p x = (# | x #)
  | otherwise = found p xs

orElse :: a -> Found a -> a
orElse d (# (# #) | #) = d
orElse _ (# | x #) = x

data Kind = Small | Letter Char | Big Integer deriving (Show, Eq)

kind :: Integer -> (# Int# | Char | Integer #)
kind n
  | n < 10 = case fromInteger n of I# i -> (# i | | #)
  | n < 100 = (# | toEnum (fromInteger n) | #)
  | otherwise = (# | | n #)

named :: Integer -> Kind
named n = case kind n of
  (# 7# | | #) -> Big 7
  (# _ | | #) -> Small
  (# | c | #) -> Letter c
  (# | | m #) -> Big m

nested :: Bool -> (# (# Int, Int #) | (# Char | () #) #)
nested True = (# (# 1, 2 #) | #)
nested False = (# | (# 'n' | #) #)

total :: Bool -> Int
total b = case nested b of
  (# (# x, y #) | #) -> x + y
  (# | (# c | #) #) -> fromEnum c
  (# | (# | () #) #) -> 0

lazyInside :: Int -> (# Int | Int #)
lazyInside 0 = (# error "inside" | #)
lazyInside n = (# | n #)

which :: Int -> String
which n = case lazyInside n of
  (# _ | #) -> "left"
  (# | _ #) -> "right"

value :: Int -> Int
value n = case lazyInside n of { (# x | #) -> x; (# | y #) -> y }
