{-# LANGUAGE BangPatterns #-}
{-# LANGUAGE NoImplicitPrelude #-}

-- | The maps of "Data.IntMap", with functions that evaluate the values they put in.
module Data.IntMap.Strict
  ( IntMap
  , Key
  , empty
  , singleton
  , null
  , size
  , lookup
  , member
  , insert
  , delete
  , foldrWithKey
  , foldlWithKey
  , foldr
  , foldl
  , foldr'
  , foldl'
  , toAscList
  , toDescList
  , fromList
  , fromDistinctAscList
  , map
  , traverseWithKey
  , split
  , splitLookup
  , union
  , findWithDefault
  , notMember
  , (!)
  , (!?)
  , lookupLT
  , lookupGT
  , lookupLE
  , lookupGE
  , insertWith
  , insertWithKey
  , insertLookupWithKey
  , adjust
  , adjustWithKey
  , update
  , updateWithKey
  , updateLookupWithKey
  , alter
  , alterF
  , lookupMin
  , lookupMax
  , findMin
  , findMax
  , deleteMin
  , deleteMax
  , deleteFindMin
  , deleteFindMax
  , updateMin
  , updateMax
  , updateMinWithKey
  , updateMaxWithKey
  , minView
  , maxView
  , minViewWithKey
  , maxViewWithKey
  , fromSet
  , keysSet
  , fromListWith
  , fromListWithKey
  , fromAscList
  , fromAscListWith
  , fromAscListWithKey
  , toList
  , assocs
  , keys
  , elems
  , unions
  , unionWith
  , unionWithKey
  , unionsWith
  , difference
  , (\\)
  , differenceWith
  , intersection
  , intersectionWith
  , intersectionWithKey
  , disjoint
  , compose
  , mergeWithKey
  , isSubmapOf
  , isSubmapOfBy
  , isProperSubmapOf
  , isProperSubmapOfBy
  , restrictKeys
  , withoutKeys
  , mapWithKey
  , mapAccum
  , mapAccumWithKey
  , mapAccumRWithKey
  , mapKeys
  , mapKeysWith
  , mapKeysMonotonic
  , foldMapWithKey
  , foldrWithKey'
  , foldlWithKey'
  , filter
  , filterWithKey
  , partition
  , partitionWithKey
  , mapMaybe
  , mapMaybeWithKey
  , mapEither
  , mapEitherWithKey
  , splitRoot
  ) where

import Data.Foldable (Foldable)
import qualified Data.Foldable as Foldable
import qualified Data.Map.Strict as Map
import Prelude hiding (filter, foldl, foldr, lookup, map, null)
import Selfsame.IntMap hiding
  ( singleton
  , insert
  , fromList
  , fromDistinctAscList
  , map
  , traverseWithKey
  , insertWith
  , insertWithKey
  , insertLookupWithKey
  , adjust
  , adjustWithKey
  , update
  , updateWithKey
  , updateLookupWithKey
  , alter
  , alterF
  , updateMin
  , updateMax
  , updateMinWithKey
  , updateMaxWithKey
  , fromSet
  , fromListWith
  , fromListWithKey
  , fromAscList
  , fromAscListWith
  , fromAscListWithKey
  , unionWith
  , unionWithKey
  , unionsWith
  , differenceWith
  , intersectionWith
  , intersectionWithKey
  , mergeWithKey
  , mapWithKey
  , mapAccum
  , mapAccumWithKey
  , mapAccumRWithKey
  , mapKeysWith
  , mapMaybe
  , mapMaybeWithKey
  , mapEither
  , mapEitherWithKey
  )
import Selfsame.IntSet
import qualified Selfsame.Map.Strict as Strict

singleton :: Key -> a -> IntMap a
singleton k x = IntMap (Map.singleton k x)

insert :: Key -> a -> IntMap a -> IntMap a
insert k x (IntMap t) = IntMap (Map.insert k x t)

fromList :: [(Key, a)] -> IntMap a
fromList xs = IntMap (Map.fromList xs)

fromDistinctAscList :: [(Key, a)] -> IntMap a
fromDistinctAscList xs = IntMap (Map.fromDistinctAscList xs)

map :: (a -> b) -> IntMap a -> IntMap b
map f (IntMap t) = IntMap (Map.map f t)

traverseWithKey :: Applicative t => (Key -> a -> t b) -> IntMap a -> t (IntMap b)
traverseWithKey f (IntMap t) = fmap IntMap (Map.traverseWithKey f t)

insertWith :: (a -> a -> a) -> Key -> a -> IntMap a -> IntMap a
insertWith f k x (IntMap t) = IntMap (Map.insertWith f k x t)

insertWithKey :: (Key -> a -> a -> a) -> Key -> a -> IntMap a -> IntMap a
insertWithKey f k x (IntMap t) = IntMap (Map.insertWithKey f k x t)

insertLookupWithKey :: (Key -> a -> a -> a) -> Key -> a -> IntMap a -> (Maybe a, IntMap a)
insertLookupWithKey f k x (IntMap t) = case Map.insertLookupWithKey f k x t of
  (found, rest) -> (found, IntMap rest)

adjust :: (a -> a) -> Key -> IntMap a -> IntMap a
adjust f k (IntMap t) = IntMap (Map.adjust f k t)

adjustWithKey :: (Key -> a -> a) -> Key -> IntMap a -> IntMap a
adjustWithKey f k (IntMap t) = IntMap (Map.adjustWithKey f k t)

update :: (a -> Maybe a) -> Key -> IntMap a -> IntMap a
update f k (IntMap t) = IntMap (Map.update f k t)

updateWithKey :: (Key -> a -> Maybe a) -> Key -> IntMap a -> IntMap a
updateWithKey f k (IntMap t) = IntMap (Map.updateWithKey f k t)

-- | The value before the update.
updateLookupWithKey :: (Key -> a -> Maybe a) -> Key -> IntMap a -> (Maybe a, IntMap a)
updateLookupWithKey f k (IntMap t) = case Map.updateWithKey f k t of
  !t' -> (Map.lookup k t, IntMap t')

alter :: (Maybe a -> Maybe a) -> Key -> IntMap a -> IntMap a
alter f k (IntMap t) = IntMap (Map.alter f k t)

alterF :: Functor f => (Maybe a -> f (Maybe a)) -> Key -> IntMap a -> f (IntMap a)
alterF f k t = fmap change (f found)
  where
    found = lookup k t
    change Nothing = maybe t (\_ -> delete k t) found
    change (Just x) = insert k x t

updateMin :: (a -> Maybe a) -> IntMap a -> IntMap a
updateMin f t = updateMinWithKey (\_ x -> f x) t

updateMax :: (a -> Maybe a) -> IntMap a -> IntMap a
updateMax f t = updateMaxWithKey (\_ x -> f x) t

updateMinWithKey :: (Key -> a -> Maybe a) -> IntMap a -> IntMap a
updateMinWithKey f (IntMap t)
  | Map.null t = error "updateMinWithKey Nil"
  | otherwise = IntMap (Map.updateMinWithKey f t)

updateMaxWithKey :: (Key -> a -> Maybe a) -> IntMap a -> IntMap a
updateMaxWithKey f (IntMap t)
  | Map.null t = error "updateMaxWithKey Nil"
  | otherwise = IntMap (Map.updateMaxWithKey f t)

fromSet :: (Key -> a) -> IntSet -> IntMap a
fromSet f (IntSet s) = IntMap (Map.fromSet f s)

fromListWith :: (a -> a -> a) -> [(Key, a)] -> IntMap a
fromListWith f xs = IntMap (Map.fromListWith f xs)

fromListWithKey :: (Key -> a -> a -> a) -> [(Key, a)] -> IntMap a
fromListWithKey f xs = IntMap (Map.fromListWithKey f xs)

fromAscList :: [(Key, a)] -> IntMap a
fromAscList xs = IntMap (Map.fromAscList xs)

fromAscListWith :: (a -> a -> a) -> [(Key, a)] -> IntMap a
fromAscListWith f xs = IntMap (Map.fromAscListWith f xs)

fromAscListWithKey :: (Key -> a -> a -> a) -> [(Key, a)] -> IntMap a
fromAscListWithKey f xs = IntMap (Map.fromAscListWithKey f xs)

unionWith :: (a -> a -> a) -> IntMap a -> IntMap a -> IntMap a
unionWith f (IntMap t1) (IntMap t2) = IntMap (Map.unionWith f t1 t2)

unionWithKey :: (Key -> a -> a -> a) -> IntMap a -> IntMap a -> IntMap a
unionWithKey f (IntMap t1) (IntMap t2) = IntMap (Map.unionWithKey f t1 t2)

unionsWith :: Foldable f => (a -> a -> a) -> f (IntMap a) -> IntMap a
unionsWith f maps = Foldable.foldl' (unionWith f) empty maps

differenceWith :: (a -> b -> Maybe a) -> IntMap a -> IntMap b -> IntMap a
differenceWith f (IntMap t1) (IntMap t2)
  | Map.null t1 = empty
  | otherwise = IntMap (Map.differenceWith f t1 t2)

intersectionWith :: (a -> b -> c) -> IntMap a -> IntMap b -> IntMap c
intersectionWith f (IntMap t1) (IntMap t2) = IntMap (Map.intersectionWith f t1 t2)

intersectionWithKey :: (Key -> a -> b -> c) -> IntMap a -> IntMap b -> IntMap c
intersectionWithKey f (IntMap t1) (IntMap t2) = IntMap (Map.intersectionWithKey f t1 t2)

mergeWithKey :: (Key -> a -> b -> Maybe c) -> (IntMap a -> IntMap c) -> (IntMap b -> IntMap c) -> IntMap a -> IntMap b -> IntMap c
mergeWithKey f only1 only2 (IntMap t1) (IntMap t2) = IntMap (Strict.mergeWithKey f (below only1) (below only2) t1 t2)
  where
    below g t = toMap (g (IntMap t))
    toMap (IntMap t) = t

mapWithKey :: (Key -> a -> b) -> IntMap a -> IntMap b
mapWithKey f (IntMap t) = IntMap (Map.mapWithKey f t)

mapAccum :: (s -> a -> (s, b)) -> s -> IntMap a -> (s, IntMap b)
mapAccum f x t = mapAccumWithKey (\s _ y -> f s y) x t

mapAccumWithKey :: (s -> Key -> a -> (s, b)) -> s -> IntMap a -> (s, IntMap b)
mapAccumWithKey f x t = case accumulated f x (toAscList t) of
  (found, rest) -> (found, fromDistinctAscList rest)

mapAccumRWithKey :: (s -> Key -> a -> (s, b)) -> s -> IntMap a -> (s, IntMap b)
mapAccumRWithKey f x t = case accumulated f x (reverse (toAscList t)) of
  (found, rest) -> (found, fromDistinctAscList (reverse rest))

-- | What is accumulated is evaluated before the first element and after each, as the elements are.
accumulated :: (s -> Key -> a -> (s, b)) -> s -> [(Key, a)] -> (s, [(Key, b)])
accumulated _ s [] = s `seq` (s, [])
accumulated f s ((k, x) : rest) = s `seq` case f s k x of
  (next, y) -> y `seq` case accumulated f next rest of
    (end, ys) -> (end, (k, y) : ys)

mapKeysWith :: (a -> a -> a) -> (Key -> Key) -> IntMap a -> IntMap a
mapKeysWith f g (IntMap t) = IntMap (Map.mapKeysWith f g t)

mapMaybe :: (a -> Maybe b) -> IntMap a -> IntMap b
mapMaybe f (IntMap t) = IntMap (Map.mapMaybe f t)

mapMaybeWithKey :: (Key -> a -> Maybe b) -> IntMap a -> IntMap b
mapMaybeWithKey f (IntMap t) = IntMap (Map.mapMaybeWithKey f t)

mapEither :: (a -> Either b c) -> IntMap a -> (IntMap b, IntMap c)
mapEither f (IntMap t) = case Map.mapEither f t of
  (l, r) -> (IntMap l, IntMap r)

mapEitherWithKey :: (Key -> a -> Either b c) -> IntMap a -> (IntMap b, IntMap c)
mapEitherWithKey f (IntMap t) = case Map.mapEitherWithKey f t of
  (l, r) -> (IntMap l, IntMap r)
