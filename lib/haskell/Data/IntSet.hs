{-# LANGUAGE NoImplicitPrelude #-}

-- | Sets of 'Int': the sets of "Data.Set" under another name.
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

import Data.Set
import Selfsame.Prim (Int)

type IntSet = Set Int

type Key = Int
