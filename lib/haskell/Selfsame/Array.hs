{-# LANGUAGE BangPatterns #-}
{-# LANGUAGE NoImplicitPrelude #-}

-- | Immutable arrays with lazy elements. They are balanced trees inside, so an access takes logarithmic time.
module Selfsame.Array
  ( module Data.Ix
  , Array (..)
  , position
  , array
  , listArray
  , accumArray
  , (!)
  , bounds
  , indices
  , elems
  , assocs
  , (//)
  , accum
  , ixmap
  ) where

import qualified Data.Foldable as Foldable
import Data.Ix
import Prelude
import qualified Selfsame.Map as Map
import qualified Selfsame.Map.Update as Map

infixl 9 !, //

-- | The bounds, and the elements by position; a position that was given no element is not there.
data Array i e = Array !i !i !(Map.Map Int e)

array :: Ix i => (i, i) -> [(i, e)] -> Array i e
array (low, high) given = Array low high (Map.fromList (map (\(i, x) -> (position low high i, x)) given))

-- | Where an index is. An index out of range is worded by its type where that is simple, as in base.
position :: Ix i => i -> i -> i -> Int
position low high i = index (low, high) i

listArray :: Ix i => (i, i) -> [e] -> Array i e
listArray (low, high) xs = Array low high (Map.fromDistinctAscList (zip (enumFromTo 0 (rangeSize (low, high) - 1)) xs))

-- | Each application of the function is evaluated.
accumArray :: Ix i => (e -> a -> e) -> e -> (i, i) -> [(i, a)] -> Array i e
accumArray f start (low, high) given = accum f (listArray (low, high) (repeat start)) given

(!) :: Ix i => Array i e -> i -> e
Array low high t ! i = case Map.lookup (position low high i) t of
  Just x -> x
  Nothing -> error "(Array.!): undefined array element"

bounds :: Array i e -> (i, i)
bounds (Array low high _) = (low, high)

indices :: Ix i => Array i e -> [i]
indices (Array low high _) = range (low, high)

elems :: Ix i => Array i e -> [e]
elems a = map (a !) (indices a)

assocs :: Ix i => Array i e -> [(i, e)]
assocs a = map (\i -> (i, a ! i)) (indices a)

(//) :: Ix i => Array i e -> [(i, e)] -> Array i e
Array low high t // changes =
  Array low high (Foldable.foldl' (\t' (i, x) -> Map.insert (position low high i) x t') t changes)

accum :: Ix i => (e -> a -> e) -> Array i e -> [(i, a)] -> Array i e
accum f (Array low high t) changes = Array low high (Foldable.foldl' step t changes)
  where
    step t' (i, x) =
      let p = position low high i
       in case Map.lookup p t' of
            Just old -> let !new = f old x in Map.insert p new t'
            Nothing -> error "(Array.!): undefined array element"

ixmap :: (Ix i, Ix j) => (i, i) -> (i -> j) -> Array j e -> Array i e
ixmap (low, high) f a = array (low, high) (map (\i -> (i, a ! f i)) (range (low, high)))

instance (Ix i, Eq e) => Eq (Array i e) where
  a == b = bounds a == bounds b && elems a == elems b

instance (Ix i, Ord e) => Ord (Array i e) where
  compare a b = compare (assocs a) (assocs b)

instance (Ix i, Show i, Show e) => Show (Array i e) where
  showsPrec d a =
    showParen (d > 9) (showString "array " . showsPrec 11 (bounds a) . showChar ' ' . showsPrec 11 (assocs a))

instance Functor (Array i) where
  fmap f (Array low high t) = Array low high (fmap f t)

instance Foldable (Array i) where
  foldr f z (Array _ _ t) = foldr f z t
  length (Array _ _ t) = length t
  null (Array _ _ t) = null t

instance Ix i => Traversable (Array i) where
  traverse f (Array low high t) = fmap (Array low high) (traverse f t)
