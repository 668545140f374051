{-# LANGUAGE NoImplicitPrelude #-}
{-# LANGUAGE RankNTypes #-}

-- | What library code with rewrite rules imports.
module GHC.Exts
  ( build
  , augment
  , lazy
  , inline
  , oneShot
  , sortWith
  , groupWith
  , the
  , Down (..)
  ) where

import Data.List
import Data.Ord
import Prelude

build :: (forall b. (a -> b -> b) -> b -> b) -> [a]
build g = g (:) []

augment :: (forall b. (a -> b -> b) -> b -> b) -> [a] -> [a]
augment g xs = g (:) xs

lazy, inline :: a -> a
lazy x = x
inline x = x

oneShot :: (a -> b) -> a -> b
oneShot f = f

sortWith :: Ord b => (a -> b) -> [a] -> [a]
sortWith key xs = sortBy (comparing key) xs

groupWith :: Ord b => (a -> b) -> [a] -> [[a]]
groupWith key xs = groupBy (\x y -> key x == key y) (sortWith key xs)

the :: Eq a => [a] -> a
the (x : xs)
  | all (x ==) xs = x
  | otherwise = error "GHC.Exts.the: non-identical elements"
the [] = error "GHC.Exts.the: empty list"
