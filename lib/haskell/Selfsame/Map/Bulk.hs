{-# LANGUAGE BangPatterns #-}
{-# LANGUAGE NoImplicitPrelude #-}

-- | Maps with lazy values: operations on whole maps, and conversions.
module Selfsame.Map.Bulk
  ( fromSet
  , keysSet
  , fromListWith
  , fromListWithKey
  , fromAscList
  , fromAscListWith
  , fromAscListWithKey
  , fromDescList
  , fromDescListWith
  , fromDescListWithKey
  , fromDistinctDescList
  , combineEqual
  , toList
  , toDescList
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
  , traverseMaybeWithKey
  , takeWhileAntitone
  , dropWhileAntitone
  , spanAntitone
  , splitRoot
  , valid
  ) where

import Data.Foldable (Foldable)
import qualified Data.Foldable as Foldable
import qualified Data.List as List
import Prelude hiding (filter, foldl, foldr, lookup, map, null)
import Selfsame.Map
import Selfsame.Map.Update
import Selfsame.Monad (liftA3)
import qualified Selfsame.Set as Set

infixl 9 \\

-- Conversions

fromSet :: (k -> a) -> Set.Set k -> Map k a
fromSet _ Set.Tip = Tip
fromSet f (Set.Bin n k l r) = Bin n k (f k) (fromSet f l) (fromSet f r)

keysSet :: Map k a -> Set.Set k
keysSet Tip = Set.Tip
keysSet (Bin n k _ l r) = Set.Bin n k (keysSet l) (keysSet r)

fromListWith :: Ord k => (a -> a -> a) -> [(k, a)] -> Map k a
fromListWith f xs = fromListWithKey (\_ x y -> f x y) xs

fromListWithKey :: Ord k => (k -> a -> a -> a) -> [(k, a)] -> Map k a
fromListWithKey f xs = Foldable.foldl' (\t (k, x) -> insertWithKey f k x t) empty xs

fromAscList, fromDescList :: Eq k => [(k, a)] -> Map k a
fromAscList xs = fromAscListWithKey (\_ x _ -> x) xs
fromDescList xs = fromDescListWithKey (\_ x _ -> x) xs

fromAscListWith, fromDescListWith :: Eq k => (a -> a -> a) -> [(k, a)] -> Map k a
fromAscListWith f xs = fromAscListWithKey (\_ x y -> f x y) xs
fromDescListWith f xs = fromDescListWithKey (\_ x y -> f x y) xs

fromAscListWithKey, fromDescListWithKey :: Eq k => (k -> a -> a -> a) -> [(k, a)] -> Map k a
fromAscListWithKey f xs = fromDistinctAscList (combineEqual f xs)
fromDescListWithKey f xs = fromDistinctDescList (combineEqual f xs)

-- | Neighbours with equal keys become one, with the later key; the later value is the first argument.
combineEqual :: Eq k => (k -> a -> a -> a) -> [(k, a)] -> [(k, a)]
combineEqual f ((k1, x1) : (k2, x2) : rest)
  | k2 == k1 = combineEqual f ((k2, f k2 x2 x1) : rest)
  | otherwise = (k1, x1) : combineEqual f ((k2, x2) : rest)
combineEqual _ xs = xs

fromDistinctDescList :: [(k, a)] -> Map k a
fromDistinctDescList xs = fromDistinctAscList (reverse xs)

toList, toDescList, assocs :: Map k a -> [(k, a)]
toList t = toAscList t
toDescList t = foldlWithKey (\rest k x -> (k, x) : rest) [] t
assocs t = toAscList t

keys :: Map k a -> [k]
keys t = foldrWithKey (\k _ rest -> k : rest) [] t

elems :: Map k a -> [a]
elems t = foldr (:) [] t

-- Combination

unions :: (Foldable f, Ord k) => f (Map k a) -> Map k a
unions maps = Foldable.foldl' union empty maps

unionsWith :: (Foldable f, Ord k) => (a -> a -> a) -> f (Map k a) -> Map k a
unionsWith f maps = Foldable.foldl' (unionWith f) empty maps

unionWith :: Ord k => (a -> a -> a) -> Map k a -> Map k a -> Map k a
unionWith f t1 t2 = unionWithKey (\_ x y -> f x y) t1 t2

unionWithKey :: Ord k => (k -> a -> a -> a) -> Map k a -> Map k a -> Map k a
unionWithKey _ t1 Tip = t1
unionWithKey _ Tip t2 = t2
unionWithKey f (Bin _ k x l r) t2 = case splitLookup k t2 of
  (l2, found, r2) -> link k (maybe x (f k x) found) (unionWithKey f l l2) (unionWithKey f r r2)

difference, (\\) :: Ord k => Map k a -> Map k b -> Map k a
difference Tip _ = Tip
difference t1 Tip = t1
difference t1 (Bin _ k _ l2 r2) = case split k t1 of
  (l1, r1) -> merge (difference l1 l2) (difference r1 r2)
t1 \\ t2 = difference t1 t2

differenceWith :: Ord k => (a -> b -> Maybe a) -> Map k a -> Map k b -> Map k a
differenceWith f t1 !t2 = mergeWithKey (\_ x y -> f x y) id (const Tip) t1 t2

intersection :: Ord k => Map k a -> Map k b -> Map k a
intersection t1 t2 = intersectionWithKey (\_ x _ -> x) t1 t2

intersectionWith :: Ord k => (a -> b -> c) -> Map k a -> Map k b -> Map k c
intersectionWith f t1 t2 = intersectionWithKey (\_ x y -> f x y) t1 t2

intersectionWithKey :: Ord k => (k -> a -> b -> c) -> Map k a -> Map k b -> Map k c
intersectionWithKey _ Tip _ = Tip
intersectionWithKey _ _ Tip = Tip
intersectionWithKey f (Bin _ k x l1 r1) t2 = case splitLookup k t2 of
  (l2, found, r2) -> case found of
    Just y -> link k (f k x y) (intersectionWithKey f l1 l2) (intersectionWithKey f r1 r2)
    Nothing -> merge (intersectionWithKey f l1 l2) (intersectionWithKey f r1 r2)

disjoint :: Ord k => Map k a -> Map k b -> Bool
disjoint Tip _ = True
disjoint _ Tip = True
disjoint t1 t2 = null (intersection t1 t2)

compose :: Ord b => Map b c -> Map a b -> Map a c
compose bc !ab
  | null bc = empty
  | otherwise = mapMaybe (\b -> lookup b bc) ab

-- | The second and third function make what remains of a map that has keys the other one lacks.
mergeWithKey :: Ord k => (k -> a -> b -> Maybe c) -> (Map k a -> Map k c) -> (Map k b -> Map k c) -> Map k a -> Map k b -> Map k c
mergeWithKey f only1 only2 = go
  where
    go Tip t2 = only2 t2
    go t1 Tip = only1 t1
    go (Bin _ k x l1 r1) t2 = case splitLookup k t2 of
      (l2, found, r2) -> case found of
        Nothing -> case only1 (singleton k x) of
          Tip -> merge (go l1 l2) (go r1 r2)
          Bin _ k' x' _ _ -> link k' x' (go l1 l2) (go r1 r2)
        Just y -> case f k x y of
          Nothing -> merge (go l1 l2) (go r1 r2)
          Just z -> link k z (go l1 l2) (go r1 r2)

isSubmapOf, isProperSubmapOf :: (Ord k, Eq a) => Map k a -> Map k a -> Bool
isSubmapOf t1 t2 = isSubmapOfBy (==) t1 t2
isProperSubmapOf t1 t2 = isProperSubmapOfBy (==) t1 t2

isSubmapOfBy, isProperSubmapOfBy :: Ord k => (a -> b -> Bool) -> Map k a -> Map k b -> Bool
isSubmapOfBy f t1 t2 = size t1 <= size t2 && isSubmap f t1 t2
isProperSubmapOfBy f t1 t2 = size t1 < size t2 && isSubmap f t1 t2

isSubmap :: Ord k => (a -> b -> Bool) -> Map k a -> Map k b -> Bool
isSubmap _ Tip _ = True
isSubmap _ _ Tip = False
isSubmap f (Bin _ k x l1 r1) t2 = case splitLookup k t2 of
  (l2, found, r2) -> case found of
    Nothing -> False
    Just y -> f x y && isSubmap f l1 l2 && isSubmap f r1 r2

restrictKeys, withoutKeys :: Ord k => Map k a -> Set.Set k -> Map k a
restrictKeys Tip _ = Tip
restrictKeys _ Set.Tip = Tip
restrictKeys (Bin _ k x l1 r1) s = case Set.splitMember k s of
  (l2, True, r2) -> link k x (restrictKeys l1 l2) (restrictKeys r1 r2)
  (l2, False, r2) -> merge (restrictKeys l1 l2) (restrictKeys r1 r2)
withoutKeys Tip _ = Tip
withoutKeys t Set.Tip = t
withoutKeys t (Set.Bin _ k l2 r2) = case split k t of
  (l1, r1) -> merge (withoutKeys l1 l2) (withoutKeys r1 r2)

-- Maps and folds

mapWithKey :: (k -> a -> b) -> Map k a -> Map k b
mapWithKey _ Tip = Tip
mapWithKey f (Bin n k x l r) = Bin n k (f k x) (mapWithKey f l) (mapWithKey f r)

mapAccum :: (s -> a -> (s, b)) -> s -> Map k a -> (s, Map k b)
mapAccum f s t = mapAccumWithKey (\s' _ x -> f s' x) s t

mapAccumWithKey, mapAccumRWithKey :: (s -> k -> a -> (s, b)) -> s -> Map k a -> (s, Map k b)
mapAccumWithKey _ s Tip = (s, Tip)
mapAccumWithKey f s (Bin n k x l r) =
  let ~(s1, l') = mapAccumWithKey f s l
      ~(s2, y) = f s1 k x
      ~(s3, r') = mapAccumWithKey f s2 r
   in (s3, Bin n k y l' r')
mapAccumRWithKey _ s Tip = (s, Tip)
mapAccumRWithKey f s (Bin n k x l r) =
  let ~(s1, r') = mapAccumRWithKey f s r
      ~(s2, y) = f s1 k x
      ~(s3, l') = mapAccumRWithKey f s2 l
   in (s3, Bin n k y l' r')

mapKeys :: Ord k2 => (k1 -> k2) -> Map k1 a -> Map k2 a
mapKeys f t = fromList (foldrWithKey (\k x rest -> (f k, x) : rest) [] t)

mapKeysWith :: Ord k2 => (a -> a -> a) -> (k1 -> k2) -> Map k1 a -> Map k2 a
mapKeysWith combine f t = fromListWith combine (foldrWithKey (\k x rest -> (f k, x) : rest) [] t)

mapKeysMonotonic :: (k1 -> k2) -> Map k1 a -> Map k2 a
mapKeysMonotonic _ Tip = Tip
mapKeysMonotonic f (Bin n k x l r) = Bin n (f k) x (mapKeysMonotonic f l) (mapKeysMonotonic f r)

foldMapWithKey :: Monoid m => (k -> a -> m) -> Map k a -> m
foldMapWithKey _ Tip = mempty
foldMapWithKey f (Bin n k x l r)
  | n == 1 = f k x
  | otherwise = foldMapWithKey f l `mappend` (f k x `mappend` foldMapWithKey f r)

foldrWithKey' :: (k -> a -> b -> b) -> b -> Map k a -> b
foldrWithKey' _ !z Tip = z
foldrWithKey' f z (Bin _ k x l r) = let !z' = foldrWithKey' f z r in let !z'' = f k x z' in foldrWithKey' f z'' l

foldlWithKey' :: (b -> k -> a -> b) -> b -> Map k a -> b
foldlWithKey' _ !z Tip = z
foldlWithKey' f z (Bin _ k x l r) = let !z' = foldlWithKey' f z l in let !z'' = f z' k x in foldlWithKey' f z'' r

-- Selection

filter :: (a -> Bool) -> Map k a -> Map k a
filter p t = filterWithKey (\_ x -> p x) t

filterWithKey :: (k -> a -> Bool) -> Map k a -> Map k a
filterWithKey _ Tip = Tip
filterWithKey p (Bin _ k x l r)
  | p k x = link k x (filterWithKey p l) (filterWithKey p r)
  | otherwise = merge (filterWithKey p l) (filterWithKey p r)

partition :: (a -> Bool) -> Map k a -> (Map k a, Map k a)
partition p t = partitionWithKey (\_ x -> p x) t

partitionWithKey :: (k -> a -> Bool) -> Map k a -> (Map k a, Map k a)
partitionWithKey _ Tip = (Tip, Tip)
partitionWithKey p (Bin _ k x l r) = case partitionWithKey p l of
  (l1, l2) -> case partitionWithKey p r of
    (r1, r2)
      | p k x -> (link k x l1 r1, merge l2 r2)
      | otherwise -> (merge l1 r1, link k x l2 r2)

mapMaybe :: (a -> Maybe b) -> Map k a -> Map k b
mapMaybe f t = mapMaybeWithKey (\_ x -> f x) t

mapMaybeWithKey :: (k -> a -> Maybe b) -> Map k a -> Map k b
mapMaybeWithKey _ Tip = Tip
mapMaybeWithKey f (Bin _ k x l r) = case f k x of
  Just y -> link k y (mapMaybeWithKey f l) (mapMaybeWithKey f r)
  Nothing -> merge (mapMaybeWithKey f l) (mapMaybeWithKey f r)

mapEither :: (a -> Either b c) -> Map k a -> (Map k b, Map k c)
mapEither f t = mapEitherWithKey (\_ x -> f x) t

mapEitherWithKey :: (k -> a -> Either b c) -> Map k a -> (Map k b, Map k c)
mapEitherWithKey _ Tip = (Tip, Tip)
mapEitherWithKey f (Bin _ k x l r) = case mapEitherWithKey f l of
  (l1, l2) -> case mapEitherWithKey f r of
    (r1, r2) -> case f k x of
      Left y -> (link k y l1 r1, merge l2 r2)
      Right z -> (merge l1 r1, link k z l2 r2)

traverseMaybeWithKey :: Applicative f => (k -> a -> f (Maybe b)) -> Map k a -> f (Map k b)
traverseMaybeWithKey _ Tip = pure Tip
traverseMaybeWithKey f (Bin _ k x l r) = liftA3 combine (traverseMaybeWithKey f l) (f k x) (traverseMaybeWithKey f r)
  where
    combine l' found r' = case found of
      Nothing -> merge l' r'
      Just y -> link k y l' r'

takeWhileAntitone, dropWhileAntitone :: (k -> Bool) -> Map k a -> Map k a
takeWhileAntitone _ Tip = Tip
takeWhileAntitone p (Bin _ k x l r)
  | p k = link k x l (takeWhileAntitone p r)
  | otherwise = takeWhileAntitone p l
dropWhileAntitone _ Tip = Tip
dropWhileAntitone p (Bin _ k x l r)
  | p k = dropWhileAntitone p r
  | otherwise = link k x (dropWhileAntitone p l) r

spanAntitone :: (k -> Bool) -> Map k a -> (Map k a, Map k a)
spanAntitone p t = before `seq` after `seq` (before, after)
  where
    before = takeWhileAntitone p t
    after = dropWhileAntitone p t

splitRoot :: Map k a -> [Map k a]
splitRoot Tip = []
splitRoot (Bin _ k x l r) = [l, singleton k x, r]

-- | Whether the keys are in order; balance and sizes cannot be broken from outside.
valid :: Ord k => Map k a -> Bool
valid t = ascending (keys t)
  where
    ascending (x : rest@(y : _)) = x < y && ascending rest
    ascending _ = True
