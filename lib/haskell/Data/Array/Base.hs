{-# LANGUAGE NoImplicitPrelude #-}

module Data.Array.Base
  ( module Data.Array.IArray
  , UArray
  , module Data.Array.MArray
  , STUArray
  , unsafeFreeze
  , unsafeThaw
  , unsafeRead
  , unsafeWrite
  , getNumElements
  , unsafeNewArray_
  , unsafeAt
  , numElements
  ) where

import Data.Array.IArray
import Data.Array.MArray
import Prelude
import Selfsame.Array (Array (..))
import qualified Selfsame.Map as Map
import Selfsame.Mutable
import Selfsame.UnboxedArray

-- | By position; GHC does not check it.
unsafeAt :: (IArray a e, Ix i) => a i e -> Int -> e
unsafeAt a i = case toArray a of
  Array _ _ t -> case Map.lookup i t of
    Just x -> x
    Nothing -> errorWithoutStackTrace "(Array.!): undefined array element"

numElements :: (IArray a e, Ix i) => a i e -> Int
numElements a = rangeSize (bounds a)
