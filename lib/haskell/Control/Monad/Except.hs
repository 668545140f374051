{-# LANGUAGE NoImplicitPrelude #-}

-- | The functions of mtl, for 'ExceptT' alone.
module Control.Monad.Except
  ( module Control.Monad
  , module Control.Monad.Fix
  , module Control.Monad.Trans.Class
  , module Control.Monad.IO.Class
  , Except
  , runExcept
  , mapExcept
  , withExcept
  , ExceptT (..)
  , runExceptT
  , mapExceptT
  , withExceptT
  , throwError
  , catchError
  , liftEither
  ) where

import Control.Monad
import Control.Monad.Fix
import Control.Monad.IO.Class
import Control.Monad.Trans.Class
import Control.Monad.Trans.Except
import Prelude

throwError :: Monad m => e -> ExceptT e m a
throwError e = throwE e

catchError :: Monad m => ExceptT e m a -> (e -> ExceptT e m a) -> ExceptT e m a
catchError m handler = catchE m handler

liftEither :: Monad m => Either e a -> ExceptT e m a
liftEither result = except result
