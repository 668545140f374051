{-# LANGUAGE RecordWildCards #-}
module Programs where

import Data.List (sortBy)
import Data.Ord (comparing)

class Shape a where
  area :: a -> Int
  name :: a -> String
  name _ = "shape"
  describe :: a -> String
  describe x = name x ++ " of " ++ show (area x)

data Square = Square {side :: !Int, label :: String}

instance Shape Square where
  area Square {..} = side * side

newtype Pairs a = Pairs [a]

instance Shape a => Shape (Pairs a) where
  area (Pairs xs) = sum (map area xs)
  name _ = "pairs"

grow :: Square -> Square
grow s = s {side = side s + 1}

mk :: Int -> String -> Square
mk = Square

sorted :: [Square] -> [Square]
sorted = sortBy (comparing side)

pythagorean :: Int -> [(Int, Int, Int)]
pythagorean n = [(a, b, c) | a <- [1 .. n], b <- [a .. n], let c = a + b, odd c, c <= n]

safeDiv :: Int -> Int -> Maybe Int
safeDiv _ 0 = Nothing
safeDiv a b = Just (a `div` b)

chain :: Int -> Maybe Int
chain n = do
  a <- safeDiv 100 n
  let b = a + 1
  (c, _) <- Just (b, a)
  if c > 10 then Nothing else return (c * 2)

evens, odds :: [a] -> [a]
evens [] = []
evens (x : xs) = x : odds xs
odds [] = []
odds (_ : xs) = evens xs

average :: [Double] -> Double
average xs = total / fromIntegral count
  where
    (total, count) = go 0 0 xs
    go :: Double -> Int -> [Double] -> (Double, Int)
    go s n [] = (s, n)
    go s n (y : ys) = go (s + y) (n + 1) ys

data Expr = Num Int | Add Expr Expr | Neg Expr
  deriving (Eq, Ord, Show)

eval :: Expr -> Int
eval e = case e of
  Num n -> n
  Add a (Neg b) -> eval a - eval b
  Add a b -> eval a + eval b
  Neg a -> negate (eval a)

fibs :: [Integer]
fibs = 0 : 1 : zipWith (+) fibs (tail fibs)

twice :: (a -> a) -> a -> a
twice f = f . f

prop_twice :: Int -> Bool
prop_twice n = twice (+ 1) n == n + 2

{-# RULES "twice id" forall x. twice id x = x #-}
