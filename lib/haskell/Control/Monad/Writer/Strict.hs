{-# LANGUAGE NoImplicitPrelude #-}

-- | The functions of mtl, for 'WriterT' alone.
module Control.Monad.Writer.Strict
  ( module Control.Monad
  , module Control.Monad.Fix
  , module Control.Monad.IO.Class
  , module Control.Monad.Trans.Class
  , module Control.Monad.Trans.Writer.Strict
  , module Data.Monoid
  ) where

import Control.Monad
import Control.Monad.Fix
import Control.Monad.IO.Class
import Control.Monad.Trans.Class
import Control.Monad.Trans.Writer.Strict
import Data.Monoid
