{-# LANGUAGE NoImplicitPrelude #-}

module Data.Functor.Const
  ( Const (..)
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

-- | A functor that holds no elements, only a value on the side.
newtype Const a b = Const {getConst :: a}

instance Eq a => Eq (Const a b) where
  Const x == Const y = x == y
  Const x /= Const y = x /= y

instance Ord a => Ord (Const a b) where
  compare (Const x) (Const y) = compare x y
  Const x < Const y = x < y
  Const x <= Const y = x <= y
  Const x > Const y = x > y
  Const x >= Const y = x >= y

-- | Shown without the name of its field.
instance Show a => Show (Const a b) where
  showsPrec d (Const x) = showParen (d > 10) (showString "Const " . showsPrec 11 x)

instance Semigroup a => Semigroup (Const a b) where
  Const x <> Const y = Const (x <> y)

instance Monoid a => Monoid (Const a b) where
  mempty = Const mempty

instance Functor (Const m) where
  fmap _ (Const m) = Const m

instance Foldable (Const m) where
  foldMap _ _ = mempty
  foldr _ z _ = z

instance Monoid m => Applicative (Const m) where
  pure _ = Const mempty
  Const x <*> Const y = Const (x <> y)
  liftA2 _ (Const x) (Const y) = Const (x <> y)
