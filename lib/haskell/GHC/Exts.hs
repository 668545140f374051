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
  , Int#, Word#, Char#, Double#, Float#, Addr#, Proxy#
  , proxy#
  , isTrue#, tagToEnum#
  , (+#), (-#), (*#), (==#), (/=#), (<#), (<=#), (>#), (>=#)
  , quotInt#, remInt#, quotRemInt#, negateInt#, andI#, orI#, xorI#, notI#
  , uncheckedIShiftL#, uncheckedIShiftRA#, uncheckedIShiftRL#
  , iShiftL#, iShiftRA#, iShiftRL#, shiftL#, shiftRL#
  , plusWord#, minusWord#, timesWord#, quotWord#, remWord#, and#, or#, xor#, not#
  , eqWord#, neWord#, ltWord#, leWord#, gtWord#, geWord#
  , uncheckedShiftL#, uncheckedShiftRL#
  , int2Word#, word2Int#, ord#, chr#, eqChar#, neChar#, ltChar#, leChar#, gtChar#, geChar#
  , (+##), (-##), (*##), (/##), (==##), (/=##), (<##), (<=##), (>##), (>=##)
  , negateDouble#, fabsDouble#, sqrtDouble#, int2Double#, double2Int#
  , plusFloat#, minusFloat#, timesFloat#, divideFloat#, negateFloat#, eqFloat#, ltFloat#, int2Float#, float2Int#
  , float2Double#, double2Float#
  , narrow8Int#, narrow16Int#, narrow32Int#, narrow8Word#, narrow16Word#, narrow32Word#
  , popCnt#, clz#, ctz#
  , indexCharOffAddr#
  , unpackCString#
  ) where

import Data.Coerce
import Data.Kind (Constraint)
import Data.List
import Data.List.NonEmpty (NonEmpty (..))
import Data.Ord
import Data.String
import Data.Word
import Prelude
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

data SPEC = SPEC | SPEC2

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
