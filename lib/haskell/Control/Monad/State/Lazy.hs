{-# LANGUAGE NoImplicitPrelude #-}

-- | The functions of mtl, for 'StateT' alone.
module Control.Monad.State.Lazy
  ( module Control.Monad
  , module Control.Monad.Fix
  , module Control.Monad.IO.Class
  , module Control.Monad.Trans.Class
  , module Control.Monad.Trans.State.Lazy
  ) where

import Control.Monad
import Control.Monad.Fix
import Control.Monad.IO.Class
import Control.Monad.Trans.Class
import Control.Monad.Trans.State.Lazy
