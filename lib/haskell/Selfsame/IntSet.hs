{-# LANGUAGE NoImplicitPrelude #-}

-- | The type of "Data.IntSet", which the keys of "Data.IntMap" have too.
module Selfsame.IntSet
  ( IntSet (..)
  , Key
  ) where

import Prelude
import Selfsame.Monoid
import qualified Selfsame.Set as Set

newtype IntSet = IntSet (Set.Set Int)

type Key = Int

instance Eq IntSet where
  IntSet s == IntSet t = s == t

instance Ord IntSet where
  compare (IntSet s) (IntSet t) = compare s t

instance Show IntSet where
  showsPrec d (IntSet s) = showsPrec d s

instance Read IntSet where
  readsPrec d text = map (\(s, rest) -> (IntSet s, rest)) (readsPrec d text)

instance Semigroup IntSet where
  IntSet s <> IntSet t = IntSet (s <> t)
  stimes n s = stimesIdempotentMonoid n s

instance Monoid IntSet where
  mempty = IntSet Set.empty
