module Numbers where

import Data.Bits
import Data.Ratio

gcd' :: Integer -> Integer -> Integer
gcd' a 0 = abs a
gcd' a b = gcd' b (a `rem` b)

isqrt :: Integer -> Integer
isqrt n = go n
  where
    go x | y >= x = x
         | otherwise = go y
      where y = (x + n `div` x) `div` 2

harmonic :: Int -> Rational
harmonic n = sum [1 % fromIntegral k | k <- [1 .. n]]

newtype Mod7 = Mod7 Int deriving (Eq)
instance Show Mod7 where show (Mod7 n) = show n ++ " (mod 7)"
instance Num Mod7 where
  Mod7 a + Mod7 b = Mod7 ((a + b) `mod` 7)
  Mod7 a * Mod7 b = Mod7 ((a * b) `mod` 7)
  negate (Mod7 a) = Mod7 ((7 - a) `mod` 7)
  abs = id
  signum = const 1
  fromInteger n = Mod7 (fromInteger (n `mod` 7))
