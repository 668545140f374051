{-# LANGUAGE NoImplicitPrelude #-}

module Data.Functor.Identity
  ( Identity (..)
  ) where

import Data.Bool
import Data.Eq
import Data.Foldable
import Data.Function
import Data.Functor
import Data.Ord
import Selfsame.Monad
import Selfsame.Monoid
import Selfsame.Num
import Selfsame.Show

newtype Identity a = Identity {runIdentity :: a}

instance Eq a => Eq (Identity a) where
  Identity x == Identity y = x == y
  Identity x /= Identity y = x /= y

instance Ord a => Ord (Identity a) where
  compare (Identity x) (Identity y) = compare x y
  Identity x < Identity y = x < y
  Identity x <= Identity y = x <= y
  Identity x > Identity y = x > y
  Identity x >= Identity y = x >= y
  max (Identity x) (Identity y) = Identity (max x y)
  min (Identity x) (Identity y) = Identity (min x y)

-- | Shown without the name of its field.
instance Show a => Show (Identity a) where
  showsPrec d (Identity x) = showParen (d > 10) (showString "Identity " . showsPrec 11 x)

instance Semigroup a => Semigroup (Identity a) where
  Identity x <> Identity y = Identity (x <> y)

instance Monoid a => Monoid (Identity a) where
  mempty = Identity mempty

instance Functor Identity where
  fmap f (Identity x) = Identity (f x)

instance Applicative Identity where
  pure x = Identity x
  Identity f <*> Identity x = Identity (f x)
  liftA2 f (Identity x) (Identity y) = Identity (f x y)

instance Monad Identity where
  Identity x >>= f = f x

instance Foldable Identity where
  foldMap f (Identity x) = f x
  foldr f z (Identity x) = f x z
  foldl f z (Identity x) = f z x
  toList (Identity x) = [x]
  null _ = False
  length _ = 1
  elem x (Identity y) = x == y
  maximum (Identity x) = x
  minimum (Identity x) = x
  sum (Identity x) = x
  product (Identity x) = x
