{-# LANGUAGE NoImplicitPrelude #-}

module Control.Monad.IO.Class
  ( MonadIO (..)
  ) where

import Prelude

class Monad m => MonadIO m where
  liftIO :: IO a -> m a

instance MonadIO IO where
  liftIO action = action
