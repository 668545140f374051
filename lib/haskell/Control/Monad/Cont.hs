{-# LANGUAGE NoImplicitPrelude #-}

-- | The functions of mtl, for 'ContT' alone.
module Control.Monad.Cont
  ( module Control.Monad
  , module Control.Monad.Fix
  , module Control.Monad.IO.Class
  , module Control.Monad.Trans.Class
  , module Control.Monad.Trans.Cont
  ) where

import Control.Monad
import Control.Monad.Fix
import Control.Monad.IO.Class
import Control.Monad.Trans.Class
import Control.Monad.Trans.Cont
