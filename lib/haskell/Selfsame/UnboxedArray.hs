{-# LANGUAGE FlexibleInstances #-}
{-# LANGUAGE MultiParamTypeClasses #-}
{-# LANGUAGE NoImplicitPrelude #-}

-- | Arrays whose elements are evaluated, and what the two kinds of arrays that do not change have in common.
module Selfsame.UnboxedArray
  ( UArray
  , Unboxed (..)
  , IArray (..)
  , evaluated
  ) where

import Data.Foldable (foldl')
import Data.Int
import Data.Ix
import Data.Word
import Prelude
import Selfsame.Array (Array (..))
import qualified Selfsame.Array as Array
import qualified Selfsame.Map as Map
import qualified Selfsame.Map.Update as Map
import Selfsame.Sized

-- | Types whose values arrays can hold evaluated, with what an element is that nobody gave.
class Unboxed e where
  zero :: e

instance Unboxed Bool where
  zero = False

instance Unboxed Char where
  zero = '\0'

instance Unboxed Int where
  zero = 0

instance Unboxed Word where
  zero = 0

instance Unboxed Double where
  zero = 0

instance Unboxed Float where
  zero = 0

instance Unboxed (Sized I8) where
  zero = 0

instance Unboxed (Sized I16) where
  zero = 0

instance Unboxed (Sized I32) where
  zero = 0

instance Unboxed (Sized I64) where
  zero = 0

instance Unboxed (Sized W8) where
  zero = 0

instance Unboxed (Sized W16) where
  zero = 0

instance Unboxed (Sized W32) where
  zero = 0

instance Unboxed (Sized W64) where
  zero = 0

newtype UArray i e = UArray (Array i e)

class IArray a e where
  -- | With all its elements, as such an array has them.
  fromArray :: Ix i => Array i e -> a i e
  toArray :: a i e -> Array i e

instance IArray Array e where
  fromArray a = a
  toArray a = a

instance Unboxed e => IArray UArray e where
  fromArray (Array low high t) = case evaluated (rangeSize (low, high)) t of t' -> t' `seq` UArray (Array low high t')
  toArray (UArray a) = a

-- | All elements of so many, evaluated.
evaluated :: Unboxed e => Int -> Map.Map Int e -> Map.Map Int e
evaluated size t = case Map.size t == size of
  True -> foldl' (\t' x -> x `seq` t') t t
  False -> foldl' (\t' i -> Map.insertWith (\_ x -> x) i zero t') (foldl' (\t' x -> x `seq` t') t t) (enumFromTo 0 (size - 1))

instance (Ix i, Eq e, Unboxed e) => Eq (UArray i e) where
  UArray a == UArray b = a == b

instance (Ix i, Ord e, Unboxed e) => Ord (UArray i e) where
  compare (UArray a) (UArray b) = compare a b

instance (Ix i, Show i, Show e, Unboxed e) => Show (UArray i e) where
  showsPrec d (UArray a) = showsPrec d a
