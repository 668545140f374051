{-# LANGUAGE NoImplicitPrelude #-}

-- | The functions of mtl, for 'ReaderT' alone.
module Control.Monad.Reader
  ( module Control.Monad
  , module Control.Monad.Fix
  , module Control.Monad.IO.Class
  , module Control.Monad.Trans.Class
  , module Control.Monad.Trans.Reader
  ) where

import Control.Monad
import Control.Monad.Fix
import Control.Monad.IO.Class
import Control.Monad.Trans.Class
import Control.Monad.Trans.Reader
