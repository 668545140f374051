{-# LANGUAGE NoImplicitPrelude #-}

module Data.Bifunctor
  ( Bifunctor (..)
  ) where

import Data.Either
import Data.Function
import Data.Functor.Const

class Bifunctor p where
  bimap :: (a -> b) -> (c -> d) -> p a c -> p b d
  first :: (a -> b) -> p a c -> p b c
  second :: (b -> c) -> p a b -> p a c

  bimap f g x = first f (second g x)
  first f x = bimap f id x
  second g x = bimap id g x

-- | Lazy in the pair.
instance Bifunctor (,) where
  bimap f g ~(x, y) = (f x, g y)

instance Bifunctor ((,,) a) where
  bimap f g ~(a, x, y) = (a, f x, g y)

instance Bifunctor Either where
  bimap f _ (Left x) = Left (f x)
  bimap _ g (Right y) = Right (g y)

instance Bifunctor Const where
  bimap f _ (Const x) = Const (f x)
