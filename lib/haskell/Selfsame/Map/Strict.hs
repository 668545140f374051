{-# LANGUAGE BangPatterns #-}
{-# LANGUAGE NoImplicitPrelude #-}

-- | The functions on maps that evaluate the values they put in, to weak head normal form.
module Selfsame.Map.Strict
  ( singleton
  , insert
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
  , updateAt
  , updateMin
  , updateMax
  , updateMinWithKey
  , updateMaxWithKey
  , fromSet
  , fromList
  , fromListWith
  , fromListWithKey
  , fromAscList
  , fromAscListWith
  , fromAscListWithKey
  , fromDistinctAscList
  , fromDescList
  , fromDescListWith
  , fromDescListWithKey
  , fromDistinctDescList
  , unionWith
  , unionWithKey
  , unionsWith
  , differenceWith
  , intersectionWith
  , intersectionWithKey
  , mergeWithKey
  , map
  , mapWithKey
  , mapAccum
  , mapAccumWithKey
  , mapAccumRWithKey
  , mapKeysWith
  , mapMaybe
  , mapMaybeWithKey
  , mapEither
  , mapEitherWithKey
  , traverseWithKey
  , traverseMaybeWithKey
  ) where

import Data.Foldable (Foldable)
import qualified Data.Foldable as Foldable
import Prelude hiding (foldr, lookup, map)
import Selfsame.Map hiding (fromDistinctAscList, fromList, insert, map, singleton, traverseWithKey)
import qualified Selfsame.Map as Lazy
import Selfsame.Monad (liftA3)
import qualified Selfsame.Set as Set

singleton :: k -> a -> Map k a
singleton k !x = Bin 1 k x Tip Tip

-- At one key

insert :: Ord k => k -> a -> Map k a -> Map k a
insert k !x t = Lazy.insert k x t

insertWith :: Ord k => (a -> a -> a) -> k -> a -> Map k a -> Map k a
insertWith _ !k x Tip = singleton k x
insertWith f k x (Bin n ky y l r) = case compare k ky of
  LT -> balance ky y (insertWith f k x l) r
  GT -> balance ky y l (insertWith f k x r)
  EQ -> let !z = f x y in Bin n k z l r

insertWithKey :: Ord k => (k -> a -> a -> a) -> k -> a -> Map k a -> Map k a
insertWithKey f k x t = insertWith (f k) k x t

insertLookupWithKey :: Ord k => (k -> a -> a -> a) -> k -> a -> Map k a -> (Maybe a, Map k a)
insertLookupWithKey f k x t = case insertWithKey f k x t of
  !t' -> (lookup k t, t')

adjust :: Ord k => (a -> a) -> k -> Map k a -> Map k a
adjust f k t = adjustWithKey (\_ x -> f x) k t

adjustWithKey :: Ord k => (k -> a -> a) -> k -> Map k a -> Map k a
adjustWithKey _ !_ Tip = Tip
adjustWithKey f k (Bin n kx x l r) = case compare k kx of
  LT -> Bin n kx x (adjustWithKey f k l) r
  GT -> Bin n kx x l (adjustWithKey f k r)
  EQ -> let !y = f kx x in Bin n kx y l r

update :: Ord k => (a -> Maybe a) -> k -> Map k a -> Map k a
update f k t = updateWithKey (\_ x -> f x) k t

updateWithKey :: Ord k => (k -> a -> Maybe a) -> k -> Map k a -> Map k a
updateWithKey _ !_ Tip = Tip
updateWithKey f k (Bin n kx x l r) = case compare k kx of
  LT -> balance kx x (updateWithKey f k l) r
  GT -> balance kx x l (updateWithKey f k r)
  EQ -> case f kx x of
    Just !y -> Bin n kx y l r
    Nothing -> glue l r

updateLookupWithKey :: Ord k => (k -> a -> Maybe a) -> k -> Map k a -> (Maybe a, Map k a)
updateLookupWithKey _ !_ Tip = (Nothing, Tip)
updateLookupWithKey f k (Bin n kx x l r) = case compare k kx of
  LT -> case updateLookupWithKey f k l of
    (found, l') -> let !t' = balance kx x l' r in (found, t')
  GT -> case updateLookupWithKey f k r of
    (found, r') -> let !t' = balance kx x l r' in (found, t')
  EQ -> case f kx x of
    Just !y -> (Just y, Bin n kx y l r)
    Nothing -> let !t' = glue l r in (Just x, t')

alter :: Ord k => (Maybe a -> Maybe a) -> k -> Map k a -> Map k a
alter f !k Tip = case f Nothing of
  Nothing -> Tip
  Just x -> singleton k x
alter f k (Bin n kx x l r) = case compare k kx of
  LT -> balance kx x (alter f k l) r
  GT -> balance kx x l (alter f k r)
  EQ -> case f (Just x) of
    Just !y -> Bin n kx y l r
    Nothing -> glue l r

alterF :: (Ord k, Functor f) => (Maybe a -> f (Maybe a)) -> k -> Map k a -> f (Map k a)
alterF f k t = case lookup k t of
  Nothing -> fmap (maybe t (\x -> insert k x t)) (f Nothing)
  Just found -> fmap (maybe (delete k t) (\x -> adjust (const x) k t)) (f (Just found))

updateAt :: (k -> a -> Maybe a) -> Int -> Map k a -> Map k a
updateAt _ !_ Tip = error "Map.updateAt: index out of range"
updateAt f i (Bin n k x l r) = case compare i (size l) of
  LT -> balance k x (updateAt f i l) r
  GT -> balance k x l (updateAt f (i - size l - 1) r)
  EQ -> case f k x of
    Just !y -> Bin n k y l r
    Nothing -> glue l r

updateMin, updateMax :: (a -> Maybe a) -> Map k a -> Map k a
updateMin f t = updateMinWithKey (\_ x -> f x) t
updateMax f t = updateMaxWithKey (\_ x -> f x) t

updateMinWithKey, updateMaxWithKey :: (k -> a -> Maybe a) -> Map k a -> Map k a
updateMinWithKey _ Tip = Tip
updateMinWithKey f (Bin n k x l r) = case l of
  Tip -> case f k x of
    Nothing -> r
    Just !y -> Bin n k y Tip r
  Bin _ _ _ _ _ -> balance k x (updateMinWithKey f l) r
updateMaxWithKey _ Tip = Tip
updateMaxWithKey f (Bin n k x l r) = case r of
  Tip -> case f k x of
    Nothing -> l
    Just !y -> Bin n k y l Tip
  Bin _ _ _ _ _ -> balance k x l (updateMaxWithKey f r)

-- Conversions

fromSet :: (k -> a) -> Set.Set k -> Map k a
fromSet _ Set.Tip = Tip
fromSet f (Set.Bin n k l r) = let !x = f k in Bin n k x (fromSet f l) (fromSet f r)

fromList :: Ord k => [(k, a)] -> Map k a
fromList xs = go Tip xs
  where
    go !t [] = t
    go t ((k, x) : rest) = go (insert k x t) rest

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
  | k2 == k1 = let !y = f k2 x2 x1 in combineEqual f ((k2, y) : rest)
  | otherwise = (k1, x1) : combineEqual f ((k2, x2) : rest)
combineEqual _ xs = xs

fromDistinctAscList, fromDistinctDescList :: [(k, a)] -> Map k a
fromDistinctAscList xs = evaluated (Lazy.fromDistinctAscList xs)
fromDistinctDescList xs = evaluated (Lazy.fromDistinctAscList (reverse xs))

-- | The same map, all its values evaluated, in order of their keys.
evaluated :: Map k a -> Map k a
evaluated t = foldl' (\done x -> x `seq` done) () t `seq` t

-- Combination

unionWith :: Ord k => (a -> a -> a) -> Map k a -> Map k a -> Map k a
unionWith f t1 t2 = unionWithKey (\_ x y -> f x y) t1 t2

unionWithKey :: Ord k => (k -> a -> a -> a) -> Map k a -> Map k a -> Map k a
unionWithKey _ t1 Tip = t1
unionWithKey _ Tip t2 = t2
unionWithKey f (Bin _ k x l r) t2 = case splitLookup k t2 of
  (l2, found, r2) -> case found of
    Nothing -> link k x (unionWithKey f l l2) (unionWithKey f r r2)
    Just y -> let !z = f k x y in link k z (unionWithKey f l l2) (unionWithKey f r r2)

unionsWith :: (Foldable f, Ord k) => (a -> a -> a) -> f (Map k a) -> Map k a
unionsWith f maps = Foldable.foldl' (unionWith f) empty maps

differenceWith :: Ord k => (a -> b -> Maybe a) -> Map k a -> Map k b -> Map k a
differenceWith f t1 !t2 = mergeWithKey (\_ x y -> f x y) id (const Tip) t1 t2

intersectionWith :: Ord k => (a -> b -> c) -> Map k a -> Map k b -> Map k c
intersectionWith f t1 t2 = intersectionWithKey (\_ x y -> f x y) t1 t2

intersectionWithKey :: Ord k => (k -> a -> b -> c) -> Map k a -> Map k b -> Map k c
intersectionWithKey _ Tip _ = Tip
intersectionWithKey _ _ Tip = Tip
intersectionWithKey f (Bin _ k x l1 r1) t2 = case splitLookup k t2 of
  (l2, found, r2) -> case found of
    Just y -> let !z = f k x y in link k z (intersectionWithKey f l1 l2) (intersectionWithKey f r1 r2)
    Nothing -> merge (intersectionWithKey f l1 l2) (intersectionWithKey f r1 r2)

mergeWithKey :: Ord k => (k -> a -> b -> Maybe c) -> (Map k a -> Map k c) -> (Map k b -> Map k c) -> Map k a -> Map k b -> Map k c
mergeWithKey f only1 only2 = go
  where
    go Tip t2 = only2 t2
    go t1 Tip = only1 t1
    go (Bin _ k x l1 r1) t2 = case splitLookup k t2 of
      (l2, found, r2) -> case found of
        Nothing -> case only1 (Bin 1 k x Tip Tip) of
          Tip -> merge (go l1 l2) (go r1 r2)
          Bin _ k' x' _ _ -> link k' x' (go l1 l2) (go r1 r2)
        Just y -> case f k x y of
          Nothing -> merge (go l1 l2) (go r1 r2)
          Just !z -> link k z (go l1 l2) (go r1 r2)

-- Maps

map :: (a -> b) -> Map k a -> Map k b
map _ Tip = Tip
map f (Bin n k x l r) = let !y = f x in Bin n k y (map f l) (map f r)

mapWithKey :: (k -> a -> b) -> Map k a -> Map k b
mapWithKey _ Tip = Tip
mapWithKey f (Bin n k x l r) = let !y = f k x in Bin n k y (mapWithKey f l) (mapWithKey f r)

mapAccum :: (s -> a -> (s, b)) -> s -> Map k a -> (s, Map k b)
mapAccum f s t = mapAccumWithKey (\s' _ x -> f s' x) s t

mapAccumWithKey, mapAccumRWithKey :: (s -> k -> a -> (s, b)) -> s -> Map k a -> (s, Map k b)
mapAccumWithKey _ s Tip = (s, Tip)
mapAccumWithKey f s (Bin n k x l r) =
  let ~(s1, l') = mapAccumWithKey f s l
      ~(s2, y) = f s1 k x
      ~(s3, r') = mapAccumWithKey f s2 r
   in y `seq` (s3, Bin n k y l' r')
mapAccumRWithKey _ s Tip = (s, Tip)
mapAccumRWithKey f s (Bin n k x l r) =
  let ~(s1, r') = mapAccumRWithKey f s r
      ~(s2, y) = f s1 k x
      ~(s3, l') = mapAccumRWithKey f s2 l
   in y `seq` (s3, Bin n k y l' r')

mapKeysWith :: Ord k2 => (a -> a -> a) -> (k1 -> k2) -> Map k1 a -> Map k2 a
mapKeysWith combine f t = fromListWith combine (foldrWithKey (\k x rest -> (f k, x) : rest) [] t)

mapMaybe :: (a -> Maybe b) -> Map k a -> Map k b
mapMaybe f t = mapMaybeWithKey (\_ x -> f x) t

mapMaybeWithKey :: (k -> a -> Maybe b) -> Map k a -> Map k b
mapMaybeWithKey _ Tip = Tip
mapMaybeWithKey f (Bin _ k x l r) = case f k x of
  Just !y -> link k y (mapMaybeWithKey f l) (mapMaybeWithKey f r)
  Nothing -> merge (mapMaybeWithKey f l) (mapMaybeWithKey f r)

mapEither :: (a -> Either b c) -> Map k a -> (Map k b, Map k c)
mapEither f t = mapEitherWithKey (\_ x -> f x) t

mapEitherWithKey :: (k -> a -> Either b c) -> Map k a -> (Map k b, Map k c)
mapEitherWithKey _ Tip = (Tip, Tip)
mapEitherWithKey f (Bin _ k x l r) = case mapEitherWithKey f l of
  (l1, l2) -> case mapEitherWithKey f r of
    (r1, r2) -> case f k x of
      Left !y -> (link k y l1 r1, merge l2 r2)
      Right !z -> (merge l1 r1, link k z l2 r2)

traverseWithKey :: Applicative t => (k -> a -> t b) -> Map k a -> t (Map k b)
traverseWithKey _ Tip = pure Tip
traverseWithKey f (Bin n k x l r)
  | n == 1 = fmap (\ !y -> Bin 1 k y Tip Tip) (f k x)
  | otherwise = liftA3 (\l' !y r' -> Bin n k y l' r') (traverseWithKey f l) (f k x) (traverseWithKey f r)

traverseMaybeWithKey :: Applicative f => (k -> a -> f (Maybe b)) -> Map k a -> f (Map k b)
traverseMaybeWithKey _ Tip = pure Tip
traverseMaybeWithKey f (Bin _ k x l r) = liftA3 combine (traverseMaybeWithKey f l) (f k x) (traverseMaybeWithKey f r)
  where
    combine l' found r' = case found of
      Nothing -> merge l' r'
      Just !y -> link k y l' r'
