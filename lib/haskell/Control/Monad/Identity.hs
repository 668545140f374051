{-# LANGUAGE NoImplicitPrelude #-}

module Control.Monad.Identity
  ( module Control.Monad
  , module Control.Monad.Fix
  , module Data.Functor.Identity
  ) where

import Control.Monad
import Control.Monad.Fix
import Data.Functor.Identity
