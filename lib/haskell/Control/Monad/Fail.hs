{-# LANGUAGE NoImplicitPrelude #-}

module Control.Monad.Fail
  ( MonadFail (..)
  ) where

import Prelude
