{-# LANGUAGE NoImplicitPrelude #-}

module Control.Monad.Trans.Class
  ( MonadTrans (..)
  ) where

import Prelude

class MonadTrans t where
  lift :: Monad m => m a -> t m a
