{-# LANGUAGE NoImplicitPrelude #-}

module Data.STRef
  ( STRef
  , newSTRef
  , readSTRef
  , writeSTRef
  , modifySTRef
  , modifySTRef'
  ) where

import Prelude
import Selfsame.ST

modifySTRef, modifySTRef' :: STRef s a -> (a -> a) -> ST s ()
modifySTRef ref f = readSTRef ref >>= \x -> writeSTRef ref (f x)
modifySTRef' ref f = readSTRef ref >>= \x -> let x' = f x in x' `seq` writeSTRef ref x'
