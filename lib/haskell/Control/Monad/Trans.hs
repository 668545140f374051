{-# LANGUAGE NoImplicitPrelude #-}

module Control.Monad.Trans
  ( module Control.Monad.IO.Class
  , module Control.Monad.Trans.Class
  ) where

import Control.Monad.IO.Class
import Control.Monad.Trans.Class
