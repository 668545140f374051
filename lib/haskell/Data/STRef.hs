{-# LANGUAGE NoImplicitPrelude #-}

-- | Names, so that programs load; nothing here can be evaluated.
module Data.STRef
  ( STRef
  , newSTRef
  , readSTRef
  , writeSTRef
  , modifySTRef
  , modifySTRef'
  ) where

import Control.Monad.ST
import Prelude
import Selfsame.Prim (primUnsupported)

data STRef s a

newSTRef :: a -> ST s (STRef s a)
newSTRef _ = primUnsupported "ST"

readSTRef :: STRef s a -> ST s a
readSTRef _ = primUnsupported "ST"

writeSTRef :: STRef s a -> a -> ST s ()
writeSTRef _ _ = primUnsupported "ST"

modifySTRef, modifySTRef' :: STRef s a -> (a -> a) -> ST s ()
modifySTRef _ _ = primUnsupported "ST"
modifySTRef' _ _ = primUnsupported "ST"
