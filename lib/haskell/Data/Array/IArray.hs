{-# LANGUAGE NoImplicitPrelude #-}

module Data.Array.IArray
  ( IArray
  , module Data.Ix
  , Array
  , array
  , listArray
  , genArray
  , accumArray
  , (!)
  , bounds
  , indices
  , elems
  , assocs
  , (//)
  , accum
  , amap
  , ixmap
  ) where

import Data.Ix
import Prelude
import Selfsame.Array (Array (..))
import qualified Selfsame.Array as Array
import Selfsame.UnboxedArray

infixl 9 !, //

array :: (IArray a e, Ix i) => (i, i) -> [(i, e)] -> a i e
array range' given = fromArray (Array.array range' given)

listArray :: (IArray a e, Ix i) => (i, i) -> [e] -> a i e
listArray range' xs = fromArray (Array.listArray range' xs)

genArray :: (IArray a e, Ix i) => (i, i) -> (i -> e) -> a i e
genArray range' f = fromArray (Array.listArray range' (map f (range range')))

accumArray :: (IArray a e, Ix i) => (e -> e' -> e) -> e -> (i, i) -> [(i, e')] -> a i e
accumArray f start range' given = fromArray (Array.accumArray f start range' given)

(!) :: (IArray a e, Ix i) => a i e -> i -> e
a ! i = toArray a Array.! i

bounds :: (IArray a e, Ix i) => a i e -> (i, i)
bounds a = Array.bounds (toArray a)

indices :: (IArray a e, Ix i) => a i e -> [i]
indices a = Array.indices (toArray a)

elems :: (IArray a e, Ix i) => a i e -> [e]
elems a = Array.elems (toArray a)

assocs :: (IArray a e, Ix i) => a i e -> [(i, e)]
assocs a = Array.assocs (toArray a)

(//) :: (IArray a e, Ix i) => a i e -> [(i, e)] -> a i e
a // changes = fromArray (toArray a Array.// changes)

accum :: (IArray a e, Ix i) => (e -> e' -> e) -> a i e -> [(i, e')] -> a i e
accum f a changes = fromArray (Array.accum f (toArray a) changes)

amap :: (IArray a e', IArray a e, Ix i) => (e' -> e) -> a i e' -> a i e
amap f a = fromArray (fmap f (toArray a))

ixmap :: (IArray a e, Ix i, Ix j) => (i, i) -> (i -> j) -> a j e -> a i e
ixmap range' f a = fromArray (Array.ixmap range' f (toArray a))
