{-# LANGUAGE MagicHash #-}
{-# LANGUAGE NoImplicitPrelude #-}
{-# LANGUAGE PatternSynonyms #-}
{-# LANGUAGE RankNTypes #-}
{-# LANGUAGE TypeFamilies #-}

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
  , IsString (..)
  , IsList (..)
  , SPEC (..)
  , unsafeCoerce#
  , Constraint
  , coerce
  , Coercible
  , Int (I#), Word (W#), Char (C#), Double (D#), Float (F#)
  , IO (IO)
  , Ptr (..)
  , FunPtr (..)
  , module Selfsame.Primops
  , Any
  , SpecConstrAnnotation (..)
  ) where

import Data.Coerce
import Data.Kind (Constraint)
import Data.List
import Data.List.NonEmpty (NonEmpty (..))
import Data.Ord
import Data.String
import Data.Word
import GHC.Ptr (FunPtr (..), Ptr (..))
import GHC.Types (SPEC (..))
import Prelude
import GHC.Types (IO (IO))
import Selfsame.Primops
import Unsafe.Coerce

-- | Literals of lists for other types.
class IsList l where
  type Item l
  fromList :: [Item l] -> l
  fromListN :: Int -> [Item l] -> l
  fromListN _ = fromList
  toList :: l -> [Item l]

instance IsList [a] where
  type Item [a] = a
  fromList xs = xs
  toList xs = xs

instance IsList (NonEmpty a) where
  type Item (NonEmpty a) = a
  fromList (x : xs) = x :| xs
  fromList [] = errorWithoutStackTrace "NonEmpty.fromList: empty list"
  toList ~(x :| xs) = x : xs


data SpecConstrAnnotation = NoSpecConstr | ForceSpecConstr

instance Eq SpecConstrAnnotation where
  NoSpecConstr == NoSpecConstr = True
  ForceSpecConstr == ForceSpecConstr = True
  _ == _ = False

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
