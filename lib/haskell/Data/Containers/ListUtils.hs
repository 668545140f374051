-- | Lists without repetitions, by sets of what has been seen.
module Data.Containers.ListUtils
  ( nubOrd
  , nubOrdOn
  , nubInt
  , nubIntOn
  ) where

import qualified Data.IntSet as IntSet
import qualified Data.Set as Set

nubOrd :: Ord a => [a] -> [a]
nubOrd = nubOrdOn id

nubOrdOn :: Ord b => (a -> b) -> [a] -> [a]
nubOrdOn key = go Set.empty
  where
    go _ [] = []
    go seen (x : xs)
      | Set.member (key x) seen = go seen xs
      | otherwise = x : go (Set.insert (key x) seen) xs

nubInt :: [Int] -> [Int]
nubInt = nubIntOn id

nubIntOn :: (a -> Int) -> [a] -> [a]
nubIntOn key = go IntSet.empty
  where
    go _ [] = []
    go seen (x : xs)
      | IntSet.member (key x) seen = go seen xs
      | otherwise = x : go (IntSet.insert (key x) seen) xs
