{-# LANGUAGE NoImplicitPrelude #-}

module Control.Monad.Fix
  ( MonadFix (..)
  , fix
  ) where

import Data.Function (fix)
import Data.Functor.Identity
import Prelude
import Selfsame.ST (ST, fixST)
import System.IO (fixIO)

class Monad m => MonadFix m where
  mfix :: (a -> m a) -> m a

instance MonadFix IO where
  mfix k = fixIO k

instance MonadFix (ST s) where
  mfix k = fixST k

instance MonadFix Maybe where
  mfix f = result
    where
      result = f (sure result)
      sure (Just x) = x
      sure Nothing = error "mfix Maybe: Nothing"

instance MonadFix [] where
  mfix f = case fix (\xs -> f (head xs)) of
    [] -> []
    x : _ -> x : mfix (\y -> tail (f y))

instance MonadFix (Either e) where
  mfix f = result
    where
      result = f (sure result)
      sure (Right x) = x
      sure (Left _) = error "mfix Either: Left"

instance MonadFix ((->) r) where
  mfix f = \r -> let x = f x r in x

instance MonadFix Identity where
  mfix f = Identity (fix (\x -> runIdentity (f x)))
