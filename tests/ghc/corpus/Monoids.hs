module Monoids where

import Data.Foldable (foldMap, foldl')
import Data.Monoid

newtype MaxI = MaxI Int deriving (Eq, Show)

instance Semigroup MaxI where
  MaxI a <> MaxI b = MaxI (max a b)

instance Monoid MaxI where
  mempty = MaxI minBound

data Stats = Stats { count :: !Int, total :: !Int, largest :: MaxI }
  deriving (Show, Eq)

instance Semigroup Stats where
  Stats a b c <> Stats x y z = Stats (a + x) (b + y) (c <> z)

instance Monoid Stats where
  mempty = Stats 0 0 mempty

stat :: Int -> Stats
stat n = Stats 1 n (MaxI n)

newtype Poly = Poly { coefficients :: [Int] } deriving (Show)

instance Semigroup Poly where
  Poly as <> Poly bs = Poly (add as bs)
    where
      add (x : xs) (y : ys) = (x + y) : add xs ys
      add [] ys = ys
      add xs [] = xs

sortedBy :: [a -> a -> Ordering] -> a -> a -> Ordering
sortedBy = mconcat

fizz :: Int -> String
fizz n = foldMap id [mul 3 "fizz", mul 5 "buzz"] `orElse` show n
  where
    mul k s | n `mod` k == 0 = Just s
    mul _ _ = Nothing
    orElse (Just s) _ = s
    orElse Nothing s = s
