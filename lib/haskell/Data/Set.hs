{-# LANGUAGE BangPatterns #-}
{-# LANGUAGE NoImplicitPrelude #-}

module Data.Set
  ( Set
  , empty
  , singleton
  , fromList
  , fromAscList
  , fromDescList
  , fromDistinctAscList
  , fromDistinctDescList
  , powerSet
  , insert
  , delete
  , member
  , notMember
  , lookupLT
  , lookupGT
  , lookupLE
  , lookupGE
  , null
  , size
  , isSubsetOf
  , isProperSubsetOf
  , disjoint
  , union
  , unions
  , difference
  , (\\)
  , intersection
  , cartesianProduct
  , disjointUnion
  , filter
  , takeWhileAntitone
  , dropWhileAntitone
  , spanAntitone
  , partition
  , split
  , splitMember
  , splitRoot
  , lookupIndex
  , findIndex
  , elemAt
  , deleteAt
  , take
  , drop
  , splitAt
  , map
  , mapMonotonic
  , foldr
  , foldl
  , foldr'
  , foldl'
  , fold
  , lookupMin
  , lookupMax
  , findMin
  , findMax
  , deleteMin
  , deleteMax
  , deleteFindMin
  , deleteFindMax
  , maxView
  , minView
  , elems
  , toList
  , toAscList
  , toDescList
  , alterF
  , valid
  ) where

import Data.Foldable (Foldable)
import qualified Data.Foldable as Foldable
import qualified Data.List as List
import Prelude hiding (drop, filter, foldl, foldr, map, null, splitAt, take)
import Selfsame.Set

infixl 9 \\

-- Queries

lookupLT, lookupGT, lookupLE, lookupGE :: Ord a => a -> Set a -> Maybe a
lookupLT bound t = go Nothing t
  where
    go best Tip = bound `seq` best
    go best (Bin _ x l r)
      | bound <= x = go best l
      | otherwise = go (Just x) r
lookupGT bound t = go Nothing t
  where
    go best Tip = bound `seq` best
    go best (Bin _ x l r)
      | bound < x = go (Just x) l
      | otherwise = go best r
lookupLE bound t = go Nothing t
  where
    go best Tip = bound `seq` best
    go best (Bin _ x l r) = case compare bound x of
      LT -> go best l
      EQ -> Just x
      GT -> go (Just x) r
lookupGE bound t = go Nothing t
  where
    go best Tip = bound `seq` best
    go best (Bin _ x l r) = case compare bound x of
      LT -> go (Just x) l
      EQ -> Just x
      GT -> go best r

isSubsetOf, isProperSubsetOf :: Ord a => Set a -> Set a -> Bool
isSubsetOf s t = size s <= size t && Foldable.all (\x -> member x t) (toAscList s)
isProperSubsetOf s t = size s < size t && isSubsetOf s t

disjoint :: Ord a => Set a -> Set a -> Bool
disjoint Tip _ = True
disjoint _ Tip = True
disjoint s t = null (intersection s t)

-- Combination

unions :: (Foldable f, Ord a) => f (Set a) -> Set a
unions sets = Foldable.foldl' union empty sets

(\\) :: Ord a => Set a -> Set a -> Set a
s \\ t = difference s t

cartesianProduct :: Set a -> Set b -> Set (a, b)
cartesianProduct s t = t `seq` fromDistinctAscList (concatMap (\x -> List.map (\y -> (x, y)) (toAscList t)) (toAscList s))

disjointUnion :: Set a -> Set b -> Set (Either a b)
disjointUnion s t = merge (mapMonotonic Left s) (mapMonotonic Right t)

powerSet :: Set a -> Set (Set a)
powerSet s = insertMin empty (foldr' step Tip s)
  where
    step x subsets = merge (insertMin (singleton x) (mapMonotonic (insertMin x) subsets)) subsets

-- Parts

partition :: (a -> Bool) -> Set a -> (Set a, Set a)
partition _ Tip = (Tip, Tip)
partition p (Bin _ x l r) = case partition p l of
  (l1, l2) -> case partition p r of
    (r1, r2)
      | p x -> (link x l1 r1, merge l2 r2)
      | otherwise -> (merge l1 r1, link x l2 r2)

takeWhileAntitone, dropWhileAntitone :: (a -> Bool) -> Set a -> Set a
takeWhileAntitone _ Tip = Tip
takeWhileAntitone p (Bin _ x l r)
  | p x = link x l (takeWhileAntitone p r)
  | otherwise = takeWhileAntitone p l
dropWhileAntitone _ Tip = Tip
dropWhileAntitone p (Bin _ x l r)
  | p x = dropWhileAntitone p r
  | otherwise = link x (dropWhileAntitone p l) r

spanAntitone :: (a -> Bool) -> Set a -> (Set a, Set a)
spanAntitone p t = before `seq` after `seq` (before, after)
  where
    before = takeWhileAntitone p t
    after = dropWhileAntitone p t

splitRoot :: Set a -> [Set a]
splitRoot Tip = []
splitRoot (Bin _ x l r) = [l, singleton x, r]

-- Positions

lookupIndex :: Ord a => a -> Set a -> Maybe Int
lookupIndex = go 0
  where
    go :: Ord a => Int -> a -> Set a -> Maybe Int
    go !_ !_ Tip = Nothing
    go before x (Bin _ y l r) = case compare x y of
      LT -> go before x l
      GT -> go (before + size l + 1) x r
      EQ -> let !i = before + size l in Just i

findIndex :: Ord a => a -> Set a -> Int
findIndex x t = case lookupIndex x t of
  Just i -> i
  Nothing -> error "Set.findIndex: element is not in the set"

elemAt :: Int -> Set a -> a
elemAt !_ Tip = error "Set.elemAt: index out of range"
elemAt i (Bin _ x l r) = case compare i (size l) of
  LT -> elemAt i l
  GT -> elemAt (i - size l - 1) r
  EQ -> x

deleteAt :: Int -> Set a -> Set a
deleteAt !_ Tip = error "Set.deleteAt: index out of range"
deleteAt i (Bin _ x l r) = case compare i (size l) of
  LT -> balance x (deleteAt i l) r
  GT -> balance x l (deleteAt (i - size l - 1) r)
  EQ -> merge l r

take, drop :: Int -> Set a -> Set a
take n t
  | n >= size t = t
  | n <= 0 = Tip
  | otherwise = case t of
      Tip -> Tip
      Bin _ x l r -> case compare n (size l) of
        LT -> take n l
        GT -> link x l (take (n - size l - 1) r)
        EQ -> l
drop n t
  | n >= size t = Tip
  | n <= 0 = t
  | otherwise = case t of
      Tip -> Tip
      Bin _ x l r -> case compare n (size l) of
        LT -> link x (drop n l) r
        GT -> drop (n - size l - 1) r
        EQ -> insertMin x r

splitAt :: Int -> Set a -> (Set a, Set a)
splitAt n t
  | n >= size t = (t, Tip)
  | otherwise = (take n t, drop n t)

-- Maps and folds

map :: Ord b => (a -> b) -> Set a -> Set b
map f t = fromList (List.map f (toAscList t))

mapMonotonic :: (a -> b) -> Set a -> Set b
mapMonotonic _ Tip = Tip
mapMonotonic f (Bin n x l r) = Bin n (f x) (mapMonotonic f l) (mapMonotonic f r)

fold :: (a -> b -> b) -> b -> Set a -> b
fold f z t = foldr f z t

elems, toList :: Set a -> [a]
elems t = toAscList t
toList t = toAscList t

-- | Of equal neighbours the first one stays.
fromAscList :: Eq a => [a] -> Set a
fromAscList xs = fromDistinctAscList (dropEqual xs)

fromDescList :: Eq a => [a] -> Set a
fromDescList xs = fromDistinctDescList (dropEqual xs)

fromDistinctDescList :: [a] -> Set a
fromDistinctDescList xs = fromDistinctAscList (reverse xs)

dropEqual :: Eq a => [a] -> [a]
dropEqual (x : y : rest)
  | x == y = dropEqual (x : rest)
  | otherwise = x : dropEqual (y : rest)
dropEqual xs = xs

-- Ends

lookupMin, lookupMax :: Set a -> Maybe a
lookupMin Tip = Nothing
lookupMin (Bin _ x l _) = case l of
  Tip -> Just x
  Bin _ _ _ _ -> lookupMin l
lookupMax Tip = Nothing
lookupMax (Bin _ x _ r) = case r of
  Tip -> Just x
  Bin _ _ _ _ -> lookupMax r

findMin, findMax :: Set a -> a
findMin t = case lookupMin t of
  Just x -> x
  Nothing -> error "Set.findMin: empty set has no minimal element"
findMax t = case lookupMax t of
  Just x -> x
  Nothing -> error "Set.findMax: empty set has no maximal element"

deleteMin, deleteMax :: Set a -> Set a
deleteMin t = case minView t of
  Nothing -> Tip
  Just (_, rest) -> rest
deleteMax t = case maxView t of
  Nothing -> Tip
  Just (_, rest) -> rest

minView, maxView :: Set a -> Maybe (a, Set a)
minView Tip = Nothing
minView (Bin _ x l r) = Just (minViewSure x l r)
maxView Tip = Nothing
maxView (Bin _ x l r) = Just (maxViewSure x l r)

deleteFindMin, deleteFindMax :: Set a -> (a, Set a)
deleteFindMin t = case minView t of
  Just result -> result
  Nothing -> (error "Set.deleteFindMin: can not return the minimal element of an empty set", Tip)
deleteFindMax t = case maxView t of
  Just result -> result
  Nothing -> (error "Set.deleteFindMax: can not return the maximal element of an empty set", Tip)

alterF :: (Ord a, Functor f) => (Bool -> f Bool) -> a -> Set a -> f (Set a)
alterF f x t = fmap choose (f present)
  where
    present = member x t
    choose True
      | present = t
      | otherwise = insert x t
    choose False
      | present = delete x t
      | otherwise = t

-- | Whether the elements are in order; balance and sizes cannot be broken from outside.
valid :: Ord a => Set a -> Bool
valid t = ascending (toAscList t)
  where
    ascending (x : rest@(y : _)) = x < y && ascending rest
    ascending _ = True
