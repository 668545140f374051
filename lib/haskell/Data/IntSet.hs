{-# LANGUAGE BangPatterns #-}
{-# LANGUAGE NoImplicitPrelude #-}

-- | Sets of 'Int': those of "Data.Set" as a type of their own.
module Data.IntSet
  ( IntSet
  , Key
  , empty
  , singleton
  , fromList
  , fromAscList
  , fromDistinctAscList
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
  , filter
  , partition
  , split
  , splitMember
  , splitRoot
  , map
  , foldr
  , foldl
  , foldr'
  , foldl'
  , fold
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
  ) where

import Data.Foldable (Foldable)
import qualified Data.Foldable as Foldable
import qualified Data.List as List
import qualified Data.Set as Set
import Prelude hiding (filter, foldl, foldr, map, null)
import Selfsame.IntSet

infixl 9 \\

empty :: IntSet
empty = IntSet Set.empty

singleton :: Key -> IntSet
singleton k = IntSet (Set.singleton k)

fromList :: [Key] -> IntSet
fromList xs = IntSet (Set.fromList xs)

-- | Order does not matter.
fromAscList :: [Key] -> IntSet
fromAscList xs = fromList xs

fromDistinctAscList :: [Key] -> IntSet
fromDistinctAscList xs = IntSet (Set.fromDistinctAscList xs)

insert :: Key -> IntSet -> IntSet
insert k (IntSet t) = IntSet (Set.insert k t)

delete :: Key -> IntSet -> IntSet
delete k (IntSet t) = IntSet (Set.delete k t)

member :: Key -> IntSet -> Bool
member k (IntSet t) = Set.member k t

notMember :: Key -> IntSet -> Bool
notMember k (IntSet t) = Set.notMember k t

lookupLT :: Key -> IntSet -> Maybe Key
lookupLT k (IntSet t) = Set.lookupLT k t

lookupGT :: Key -> IntSet -> Maybe Key
lookupGT k (IntSet t) = Set.lookupGT k t

lookupLE :: Key -> IntSet -> Maybe Key
lookupLE k (IntSet t) = Set.lookupLE k t

lookupGE :: Key -> IntSet -> Maybe Key
lookupGE k (IntSet t) = Set.lookupGE k t

null :: IntSet -> Bool
null (IntSet t) = Set.null t

size :: IntSet -> Int
size (IntSet t) = Set.size t

isSubsetOf :: IntSet -> IntSet -> Bool
isSubsetOf (IntSet t1) (IntSet t2) = Set.null t1 || Set.isSubsetOf t1 t2

isProperSubsetOf :: IntSet -> IntSet -> Bool
isProperSubsetOf (IntSet t1) (IntSet t2) = Set.isProperSubsetOf t1 t2

disjoint :: IntSet -> IntSet -> Bool
disjoint (IntSet t1) (IntSet t2) = Set.disjoint t1 t2

union :: IntSet -> IntSet -> IntSet
union (IntSet t1) (IntSet t2) = IntSet (Set.union t1 t2)

unions :: Foldable f => f IntSet -> IntSet
unions sets = Foldable.foldl' union empty sets

difference :: IntSet -> IntSet -> IntSet
difference (IntSet t1) (IntSet t2) = IntSet (Set.difference t1 t2)

(\\) :: IntSet -> IntSet -> IntSet
(IntSet t1) \\ (IntSet t2) = IntSet (t1 Set.\\ t2)

intersection :: IntSet -> IntSet -> IntSet
intersection (IntSet t1) (IntSet t2) = IntSet (Set.intersection t1 t2)

filter :: (Key -> Bool) -> IntSet -> IntSet
filter f (IntSet t) = IntSet (Set.filter f t)

partition :: (Key -> Bool) -> IntSet -> (IntSet, IntSet)
partition f (IntSet t) = case Set.partition f t of
  (l, r) -> (IntSet l, IntSet r)

split :: Key -> IntSet -> (IntSet, IntSet)
split !k (IntSet t) = case Set.split k t of
  (l, r) -> (IntSet l, IntSet r)

splitMember :: Key -> IntSet -> (IntSet, Bool, IntSet)
splitMember k (IntSet t) = case Set.splitMember k t of
  (l, found, r) -> (IntSet l, found, IntSet r)

splitRoot :: IntSet -> [IntSet]
splitRoot (IntSet t) = List.map IntSet (Set.splitRoot t)

map :: (Key -> Key) -> IntSet -> IntSet
map f (IntSet t) = IntSet (Set.map f t)

foldr :: (Key -> b -> b) -> b -> IntSet -> b
foldr f x (IntSet t) = Set.foldr f x t

foldl :: (b -> Key -> b) -> b -> IntSet -> b
foldl f x (IntSet t) = Set.foldl f x t

foldr' :: (Key -> b -> b) -> b -> IntSet -> b
foldr' f x (IntSet t) = Set.foldr' f x t

foldl' :: (b -> Key -> b) -> b -> IntSet -> b
foldl' f x (IntSet t) = Set.foldl' f x t

fold :: (Key -> b -> b) -> b -> IntSet -> b
fold f x (IntSet t) = Set.fold f x t

findMin :: IntSet -> Key
findMin (IntSet t) = case Set.lookupMin t of
  Just x -> x
  Nothing -> error "findMin: empty set has no minimal element"

findMax :: IntSet -> Key
findMax (IntSet t) = case Set.lookupMax t of
  Just x -> x
  Nothing -> error "findMax: empty set has no maximal element"

deleteMin :: IntSet -> IntSet
deleteMin (IntSet t) = IntSet (Set.deleteMin t)

deleteMax :: IntSet -> IntSet
deleteMax (IntSet t) = IntSet (Set.deleteMax t)

deleteFindMin :: IntSet -> (Key, IntSet)
deleteFindMin t = case minView t of
  Just result -> result
  Nothing -> error "deleteFindMin: empty set has no minimal element"

deleteFindMax :: IntSet -> (Key, IntSet)
deleteFindMax t = case maxView t of
  Just result -> result
  Nothing -> error "deleteFindMax: empty set has no maximal element"

maxView :: IntSet -> Maybe (Key, IntSet)
maxView (IntSet t) = case Set.maxView t of
  Nothing -> Nothing
  Just (found, rest) -> Just (found, IntSet rest)

minView :: IntSet -> Maybe (Key, IntSet)
minView (IntSet t) = case Set.minView t of
  Nothing -> Nothing
  Just (found, rest) -> Just (found, IntSet rest)

elems :: IntSet -> [Key]
elems (IntSet t) = Set.elems t

toList :: IntSet -> [Key]
toList (IntSet t) = Set.toList t

toAscList :: IntSet -> [Key]
toAscList (IntSet t) = Set.toAscList t

toDescList :: IntSet -> [Key]
toDescList (IntSet t) = Set.toDescList t
