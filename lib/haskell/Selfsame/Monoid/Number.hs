{-# LANGUAGE NoImplicitPrelude #-}

-- | Numbers under addition, and under multiplication.
module Selfsame.Monoid.Number
  ( Sum (..)
  , Product (..)
  ) where

import Data.Bool
import Data.Eq
import Data.Foldable
import Data.Function
import Data.Functor
import Data.Maybe
import Data.Ord
import Data.Traversable
import Selfsame.Base
import Selfsame.Enum
import Selfsame.Monad
import Selfsame.Monoid
import Selfsame.Num
import Selfsame.Real
import Selfsame.Show

newtype Sum a = Sum {getSum :: a}

instance Num a => Semigroup (Sum a) where
  Sum x <> Sum y = Sum (x + y)
  stimes n (Sum x) = Sum (fromIntegral n * x)

instance Num a => Monoid (Sum a) where
  mempty = Sum 0

instance Eq a => Eq (Sum a) where
  Sum x == Sum y = x == y
  Sum x /= Sum y = x /= y

instance Ord a => Ord (Sum a) where
  compare (Sum x) (Sum y) = compare x y
  Sum x < Sum y = x < y
  Sum x <= Sum y = x <= y
  Sum x > Sum y = x > y
  Sum x >= Sum y = x >= y

instance Show a => Show (Sum a) where
  showsPrec d (Sum x) = showParen (d > 10) (showString "Sum {getSum = " . shows x . showChar '}')

instance Bounded a => Bounded (Sum a) where
  minBound = Sum minBound
  maxBound = Sum maxBound

instance Functor Sum where
  fmap f (Sum x) = Sum (f x)

instance Foldable Sum where
  foldMap f (Sum x) = f x
  foldr f z (Sum x) = f x z

instance Traversable Sum where
  traverse f (Sum x) = fmap Sum (f x)

instance Applicative Sum where
  pure x = Sum x
  Sum f <*> Sum x = Sum (f x)

instance Monad Sum where
  Sum x >>= f = f x

instance Num a => Num (Sum a) where
  Sum x + Sum y = Sum (x + y)
  Sum x - Sum y = Sum (x - y)
  Sum x * Sum y = Sum (x * y)
  negate (Sum x) = Sum (negate x)
  abs (Sum x) = Sum (abs x)
  signum (Sum x) = Sum (signum x)
  fromInteger n = Sum (fromInteger n)

newtype Product a = Product {getProduct :: a}

instance Num a => Semigroup (Product a) where
  Product x <> Product y = Product (x * y)
  stimes n (Product x) = Product (x ^ n)

instance Num a => Monoid (Product a) where
  mempty = Product 1

instance Eq a => Eq (Product a) where
  Product x == Product y = x == y
  Product x /= Product y = x /= y

instance Ord a => Ord (Product a) where
  compare (Product x) (Product y) = compare x y
  Product x < Product y = x < y
  Product x <= Product y = x <= y
  Product x > Product y = x > y
  Product x >= Product y = x >= y

instance Show a => Show (Product a) where
  showsPrec d (Product x) = showParen (d > 10) (showString "Product {getProduct = " . shows x . showChar '}')

instance Bounded a => Bounded (Product a) where
  minBound = Product minBound
  maxBound = Product maxBound

instance Functor Product where
  fmap f (Product x) = Product (f x)

instance Foldable Product where
  foldMap f (Product x) = f x
  foldr f z (Product x) = f x z

instance Traversable Product where
  traverse f (Product x) = fmap Product (f x)

instance Applicative Product where
  pure x = Product x
  Product f <*> Product x = Product (f x)

instance Monad Product where
  Product x >>= f = f x

instance Num a => Num (Product a) where
  Product x + Product y = Product (x + y)
  Product x - Product y = Product (x - y)
  Product x * Product y = Product (x * y)
  negate (Product x) = Product (negate x)
  abs (Product x) = Product (abs x)
  signum (Product x) = Product (signum x)
  fromInteger n = Product (fromInteger n)
