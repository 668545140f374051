{-# LANGUAGE NoImplicitPrelude #-}

module Data.STRef.Lazy
  ( STRef
  , newSTRef
  , readSTRef
  , writeSTRef
  , modifySTRef
  ) where

import Control.Monad.ST.Lazy
import Prelude
import Selfsame.ST (STRef)
import qualified Selfsame.ST as Strict

newSTRef :: a -> ST s (STRef s a)
newSTRef x = strictToLazyST (Strict.newSTRef x)

readSTRef :: STRef s a -> ST s a
readSTRef ref = strictToLazyST (Strict.readSTRef ref)

writeSTRef :: STRef s a -> a -> ST s ()
writeSTRef ref x = strictToLazyST (Strict.writeSTRef ref x)

modifySTRef :: STRef s a -> (a -> a) -> ST s ()
modifySTRef ref f = strictToLazyST (Strict.readSTRef ref >>= \x -> Strict.writeSTRef ref (f x))
