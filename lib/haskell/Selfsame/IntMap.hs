{-# LANGUAGE BangPatterns #-}
{-# LANGUAGE NoImplicitPrelude #-}

-- | Maps from 'Int': those of "Data.Map" as a type of their own.
module Selfsame.IntMap
  ( IntMap (..)
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
import qualified Data.List as List
import qualified Data.Map.Lazy as Map
import Prelude hiding (filter, foldl, foldr, lookup, map, null)
import Selfsame.IntSet
import Selfsame.Monoid

infixl 9 !, !?, \\

newtype IntMap a = IntMap (Map.Map Int a)

instance Eq a => Eq (IntMap a) where
  IntMap s == IntMap t = s == t

instance Ord a => Ord (IntMap a) where
  compare (IntMap s) (IntMap t) = compare s t

instance Show a => Show (IntMap a) where
  showsPrec d (IntMap t) = showsPrec d t

instance Read a => Read (IntMap a) where
  readsPrec d text = List.map (\(t, rest) -> (IntMap t, rest)) (readsPrec d text)

instance Semigroup (IntMap a) where
  s <> t = union s t
  stimes n t = stimesIdempotentMonoid n t

instance Monoid (IntMap a) where
  mempty = empty
  mconcat maps = unions maps

instance Functor IntMap where
  fmap f t = map f t

instance Foldable IntMap where
  fold t = Foldable.foldMap id t
  foldr f z t = foldr f z t
  foldl f z t = foldl f z t
  foldr' f z t = foldr' f z t
  foldl' f z t = foldl' f z t
  foldMap f t = foldMapWithKey (\_ x -> f x) t
  toList t = elems t
  null t = null t
  length t = size t
  elem x t = Foldable.elem x (elems t)
  maximum t = extreme "Data.Foldable.maximum (for Data.IntMap): empty map" max (elems t)
  minimum t = extreme "Data.Foldable.minimum (for Data.IntMap): empty map" min (elems t)
  sum t = foldl' (+) 0 t
  product t = foldl' (*) 1 t

extreme :: String -> (a -> a -> a) -> [a] -> a
extreme message _ [] = error message
extreme _ better (x : xs) = List.foldl' better x xs

instance Traversable IntMap where
  traverse f t = traverseWithKey (\_ x -> f x) t

empty :: IntMap a
empty = IntMap Map.empty

singleton :: Key -> a -> IntMap a
singleton k x = IntMap (Map.singleton k x)

null :: IntMap a -> Bool
null (IntMap t) = Map.null t

size :: IntMap a -> Int
size (IntMap t) = Map.size t

lookup :: Key -> IntMap a -> Maybe a
lookup k (IntMap t) = Map.lookup k t

member :: Key -> IntMap a -> Bool
member k (IntMap t) = Map.member k t

insert :: Key -> a -> IntMap a -> IntMap a
insert k x (IntMap t) = IntMap (Map.insert k x t)

delete :: Key -> IntMap a -> IntMap a
delete k (IntMap t) = IntMap (Map.delete k t)

foldrWithKey :: (Key -> a -> b -> b) -> b -> IntMap a -> b
foldrWithKey f x (IntMap t) = Map.foldrWithKey f x t

foldlWithKey :: (b -> Key -> a -> b) -> b -> IntMap a -> b
foldlWithKey f x (IntMap t) = Map.foldlWithKey f x t

foldr :: (a -> b -> b) -> b -> IntMap a -> b
foldr f x (IntMap t) = Map.foldr f x t

foldl :: (b -> a -> b) -> b -> IntMap a -> b
foldl f x (IntMap t) = Map.foldl f x t

foldr' :: (a -> b -> b) -> b -> IntMap a -> b
foldr' f x (IntMap t) = Map.foldr' f x t

foldl' :: (b -> a -> b) -> b -> IntMap a -> b
foldl' f x (IntMap t) = Map.foldl' f x t

toAscList :: IntMap a -> [(Key, a)]
toAscList (IntMap t) = Map.toAscList t

toDescList :: IntMap a -> [(Key, a)]
toDescList (IntMap t) = Map.toDescList t

fromList :: [(Key, a)] -> IntMap a
fromList xs = IntMap (Map.fromList xs)

fromDistinctAscList :: [(Key, a)] -> IntMap a
fromDistinctAscList xs = IntMap (Map.fromDistinctAscList xs)

map :: (a -> b) -> IntMap a -> IntMap b
map f (IntMap t) = IntMap (Map.map f t)

traverseWithKey :: Applicative t => (Key -> a -> t b) -> IntMap a -> t (IntMap b)
traverseWithKey f (IntMap t) = fmap IntMap (Map.traverseWithKey f t)

split :: Key -> IntMap a -> (IntMap a, IntMap a)
split k (IntMap t)
  | Map.null t = (empty, empty)
  | otherwise = case Map.split k t of
      (l, r) -> (IntMap l, IntMap r)

splitLookup :: Key -> IntMap a -> (IntMap a, Maybe a, IntMap a)
splitLookup k (IntMap t)
  | Map.null t = (empty, Nothing, empty)
  | otherwise = case Map.splitLookup k t of
      (l, found, r) -> (IntMap l, found, IntMap r)

union :: IntMap a -> IntMap a -> IntMap a
union (IntMap t1) (IntMap t2) = IntMap (Map.union t1 t2)

findWithDefault :: a -> Key -> IntMap a -> a
findWithDefault x k (IntMap t) = Map.findWithDefault x k t

notMember :: Key -> IntMap a -> Bool
notMember k (IntMap t) = Map.notMember k t

(!) :: IntMap a -> Key -> a
t ! k = case lookup k t of
  Just x -> x
  Nothing -> error ("IntMap.!: key " ++ show k ++ " is not an element of the map")

(!?) :: IntMap a -> Key -> Maybe a
(IntMap t) !? k = t Map.!? k

lookupLT :: Key -> IntMap a -> Maybe (Key, a)
lookupLT k (IntMap t) = Map.lookupLT k t

lookupGT :: Key -> IntMap a -> Maybe (Key, a)
lookupGT k (IntMap t) = Map.lookupGT k t

lookupLE :: Key -> IntMap a -> Maybe (Key, a)
lookupLE k (IntMap t) = Map.lookupLE k t

lookupGE :: Key -> IntMap a -> Maybe (Key, a)
lookupGE k (IntMap t) = Map.lookupGE k t

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

lookupMin :: IntMap a -> Maybe (Key, a)
lookupMin (IntMap t) = Map.lookupMin t

lookupMax :: IntMap a -> Maybe (Key, a)
lookupMax (IntMap t) = Map.lookupMax t

findMin :: IntMap a -> (Key, a)
findMin t = case lookupMin t of
  Just found -> found
  Nothing -> error "findMin: empty map has no minimal element"

findMax :: IntMap a -> (Key, a)
findMax t = case lookupMax t of
  Just found -> found
  Nothing -> error "findMax: empty map has no maximal element"

deleteMin :: IntMap a -> IntMap a
deleteMin (IntMap t) = IntMap (Map.deleteMin t)

deleteMax :: IntMap a -> IntMap a
deleteMax (IntMap t) = IntMap (Map.deleteMax t)

deleteFindMin :: IntMap a -> ((Key, a), IntMap a)
deleteFindMin t = case minViewWithKey t of
  Just result -> result
  Nothing -> error "deleteFindMin: empty map has no minimal element"

deleteFindMax :: IntMap a -> ((Key, a), IntMap a)
deleteFindMax t = case maxViewWithKey t of
  Just result -> result
  Nothing -> error "deleteFindMax: empty map has no maximal element"

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

minView :: IntMap a -> Maybe (a, IntMap a)
minView (IntMap t) = case Map.minView t of
  Nothing -> Nothing
  Just (found, rest) -> Just (found, IntMap rest)

maxView :: IntMap a -> Maybe (a, IntMap a)
maxView (IntMap t) = case Map.maxView t of
  Nothing -> Nothing
  Just (found, rest) -> Just (found, IntMap rest)

minViewWithKey :: IntMap a -> Maybe ((Key, a), IntMap a)
minViewWithKey (IntMap t) = case Map.minViewWithKey t of
  Nothing -> Nothing
  Just (found, rest) -> Just (found, IntMap rest)

maxViewWithKey :: IntMap a -> Maybe ((Key, a), IntMap a)
maxViewWithKey (IntMap t) = case Map.maxViewWithKey t of
  Nothing -> Nothing
  Just (found, rest) -> Just (found, IntMap rest)

fromSet :: (Key -> a) -> IntSet -> IntMap a
fromSet f (IntSet s) = IntMap (Map.fromSet f s)

keysSet :: IntMap a -> IntSet
keysSet (IntMap t) = IntSet (Map.keysSet t)

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

toList :: IntMap a -> [(Key, a)]
toList (IntMap t) = Map.toList t

assocs :: IntMap a -> [(Key, a)]
assocs (IntMap t) = Map.assocs t

keys :: IntMap a -> [Key]
keys (IntMap t) = Map.keys t

elems :: IntMap a -> [a]
elems (IntMap t) = Map.elems t

unions :: Foldable f => f (IntMap a) -> IntMap a
unions maps = Foldable.foldl' union empty maps

unionWith :: (a -> a -> a) -> IntMap a -> IntMap a -> IntMap a
unionWith f (IntMap t1) (IntMap t2) = IntMap (Map.unionWith f t1 t2)

unionWithKey :: (Key -> a -> a -> a) -> IntMap a -> IntMap a -> IntMap a
unionWithKey f (IntMap t1) (IntMap t2) = IntMap (Map.unionWithKey f t1 t2)

unionsWith :: Foldable f => (a -> a -> a) -> f (IntMap a) -> IntMap a
unionsWith f maps = Foldable.foldl' (unionWith f) empty maps

difference :: IntMap a -> IntMap b -> IntMap a
difference (IntMap t1) (IntMap t2) = IntMap (Map.difference t1 t2)

(\\) :: IntMap a -> IntMap b -> IntMap a
(IntMap t1) \\ (IntMap t2) = IntMap (t1 Map.\\ t2)

differenceWith :: (a -> b -> Maybe a) -> IntMap a -> IntMap b -> IntMap a
differenceWith f (IntMap t1) (IntMap t2)
  | Map.null t1 = empty
  | otherwise = IntMap (Map.differenceWith f t1 t2)

intersection :: IntMap a -> IntMap b -> IntMap a
intersection (IntMap t1) (IntMap t2) = IntMap (Map.intersection t1 t2)

intersectionWith :: (a -> b -> c) -> IntMap a -> IntMap b -> IntMap c
intersectionWith f (IntMap t1) (IntMap t2) = IntMap (Map.intersectionWith f t1 t2)

intersectionWithKey :: (Key -> a -> b -> c) -> IntMap a -> IntMap b -> IntMap c
intersectionWithKey f (IntMap t1) (IntMap t2) = IntMap (Map.intersectionWithKey f t1 t2)

disjoint :: IntMap a -> IntMap b -> Bool
disjoint (IntMap t1) (IntMap t2) = Map.disjoint t1 t2

compose :: IntMap c -> IntMap Int -> IntMap c
compose (IntMap t1) (IntMap t2) = IntMap (Map.compose t1 t2)

mergeWithKey :: (Key -> a -> b -> Maybe c) -> (IntMap a -> IntMap c) -> (IntMap b -> IntMap c) -> IntMap a -> IntMap b -> IntMap c
mergeWithKey f only1 only2 (IntMap t1) (IntMap t2) = IntMap (Map.mergeWithKey f (below only1) (below only2) t1 t2)
  where
    below g t = toMap (g (IntMap t))
    toMap (IntMap t) = t

isSubmapOf :: Eq a => IntMap a -> IntMap a -> Bool
isSubmapOf (IntMap t1) (IntMap t2) = Map.null t1 || Map.isSubmapOf t1 t2

isSubmapOfBy :: (a -> b -> Bool) -> IntMap a -> IntMap b -> Bool
isSubmapOfBy f (IntMap t1) (IntMap t2) = Map.null t1 || Map.isSubmapOfBy f t1 t2

isProperSubmapOf :: Eq a => IntMap a -> IntMap a -> Bool
isProperSubmapOf (IntMap t1) (IntMap t2) = Map.isProperSubmapOf t1 t2

isProperSubmapOfBy :: (a -> b -> Bool) -> IntMap a -> IntMap b -> Bool
isProperSubmapOfBy f (IntMap t1) (IntMap t2) = Map.isProperSubmapOfBy f t1 t2

restrictKeys :: IntMap a -> IntSet -> IntMap a
restrictKeys (IntMap t) (IntSet s) = IntMap (Map.restrictKeys t s)

withoutKeys :: IntMap a -> IntSet -> IntMap a
withoutKeys (IntMap t) (IntSet s) = IntMap (Map.withoutKeys t s)

mapWithKey :: (Key -> a -> b) -> IntMap a -> IntMap b
mapWithKey f (IntMap t) = IntMap (Map.mapWithKey f t)

mapAccum :: (s -> a -> (s, b)) -> s -> IntMap a -> (s, IntMap b)
mapAccum f x (IntMap t) = case Map.mapAccum f x t of
  (found, rest) -> (found, IntMap rest)

mapAccumWithKey :: (s -> Key -> a -> (s, b)) -> s -> IntMap a -> (s, IntMap b)
mapAccumWithKey f x (IntMap t) = case Map.mapAccumWithKey f x t of
  (found, rest) -> (found, IntMap rest)

mapAccumRWithKey :: (s -> Key -> a -> (s, b)) -> s -> IntMap a -> (s, IntMap b)
mapAccumRWithKey f x (IntMap t) = case Map.mapAccumRWithKey f x t of
  (found, rest) -> (found, IntMap rest)

mapKeys :: (Key -> Key) -> IntMap a -> IntMap a
mapKeys f (IntMap t) = IntMap (Map.mapKeys f t)

mapKeysWith :: (a -> a -> a) -> (Key -> Key) -> IntMap a -> IntMap a
mapKeysWith f g (IntMap t) = IntMap (Map.mapKeysWith f g t)

mapKeysMonotonic :: (Key -> Key) -> IntMap a -> IntMap a
mapKeysMonotonic f (IntMap t) = IntMap (Map.mapKeysMonotonic f t)

foldMapWithKey :: Monoid m => (Key -> a -> m) -> IntMap a -> m
foldMapWithKey f (IntMap t) = Map.foldMapWithKey f t

foldrWithKey' :: (Key -> a -> b -> b) -> b -> IntMap a -> b
foldrWithKey' f x (IntMap t) = Map.foldrWithKey' f x t

foldlWithKey' :: (b -> Key -> a -> b) -> b -> IntMap a -> b
foldlWithKey' f x (IntMap t) = Map.foldlWithKey' f x t

filter :: (a -> Bool) -> IntMap a -> IntMap a
filter f (IntMap t) = IntMap (Map.filter f t)

filterWithKey :: (Key -> a -> Bool) -> IntMap a -> IntMap a
filterWithKey f (IntMap t) = IntMap (Map.filterWithKey f t)

partition :: (a -> Bool) -> IntMap a -> (IntMap a, IntMap a)
partition f (IntMap t) = case Map.partition f t of
  (l, r) -> (IntMap l, IntMap r)

partitionWithKey :: (Key -> a -> Bool) -> IntMap a -> (IntMap a, IntMap a)
partitionWithKey f (IntMap t) = case Map.partitionWithKey f t of
  (l, r) -> (IntMap l, IntMap r)

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

splitRoot :: IntMap a -> [IntMap a]
splitRoot (IntMap t) = List.map IntMap (Map.splitRoot t)
