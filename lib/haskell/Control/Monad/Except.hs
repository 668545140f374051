{-# LANGUAGE NoImplicitPrelude #-}

module Control.Monad.Except
  ( MonadError (..)
  , liftEither
  , ExceptT (ExceptT)
  , Except
  , runExceptT
  , runExcept
  , mapExcept
  , withExcept
  , mapExceptT
  , withExceptT
  , module Control.Monad
  , module Control.Monad.Fix
  , module Control.Monad.IO.Class
  , module Control.Monad.Trans.Class
  ) where

import Control.Monad
import Control.Monad.Fix
import Control.Monad.IO.Class
import Control.Monad.Trans.Class
import Control.Monad.Error.Class
import Control.Monad.Trans.Except (Except, ExceptT (ExceptT), mapExcept, mapExceptT, runExcept, runExceptT, withExcept, withExceptT)
