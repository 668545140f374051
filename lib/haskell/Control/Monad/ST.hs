{-# LANGUAGE NoImplicitPrelude #-}
{-# LANGUAGE RankNTypes #-}

-- | Names, so that programs load; nothing here can be evaluated.
module Control.Monad.ST
  ( ST
  , runST
  ) where

import Prelude
import Selfsame.Prim (primUnsupported)

data ST s a

instance Functor (ST s) where
  fmap _ _ = primUnsupported "ST"

instance Applicative (ST s) where
  pure _ = primUnsupported "ST"
  _ <*> _ = primUnsupported "ST"

instance Monad (ST s) where
  _ >>= _ = primUnsupported "ST"

runST :: (forall s. ST s a) -> a
runST _ = primUnsupported "ST"
