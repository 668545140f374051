{-# LANGUAGE NoImplicitPrelude #-}

module Control.Monad.Trans.Maybe
  ( MaybeT (..)
  , mapMaybeT
  ) where

import Control.Monad.IO.Class
import Control.Monad.Trans.Class
import Data.Functor.Classes
import Prelude
import Selfsame.Monad

-- | Computations that may end without a result, on top of another monad.
newtype MaybeT m a = MaybeT {runMaybeT :: m (Maybe a)}

mapMaybeT :: (m (Maybe a) -> n (Maybe b)) -> MaybeT m a -> MaybeT n b
mapMaybeT f m = MaybeT (f (runMaybeT m))

instance Functor m => Functor (MaybeT m) where
  fmap f (MaybeT m) = MaybeT (fmap (fmap f) m)

instance Monad m => Applicative (MaybeT m) where
  pure x = MaybeT (return (Just x))
  mf <*> mx = MaybeT (runMaybeT mf >>= withFunction)
    where
      withFunction Nothing = return Nothing
      withFunction (Just f) = runMaybeT mx >>= withArgument f
      withArgument _ Nothing = return Nothing
      withArgument f (Just x) = return (Just (f x))
  m *> k = m >>= \_ -> k

instance Monad m => Monad (MaybeT m) where
  m >>= k = MaybeT (runMaybeT m >>= next)
    where
      next Nothing = return Nothing
      next (Just x) = runMaybeT (k x)

instance Monad m => MonadFail (MaybeT m) where
  fail _ = MaybeT (return Nothing)

instance Monad m => Alternative (MaybeT m) where
  empty = MaybeT (return Nothing)
  m <|> n = MaybeT (runMaybeT m >>= next)
    where
      next Nothing = runMaybeT n
      next (Just x) = return (Just x)

instance Monad m => MonadPlus (MaybeT m)

instance MonadTrans MaybeT where
  lift m = MaybeT (m >>= \x -> return (Just x))

instance MonadIO m => MonadIO (MaybeT m) where
  liftIO action = lift (liftIO action)

instance Show1 m => Show1 (MaybeT m) where
  liftShowsPrec one list d (MaybeT m) = showsUnaryWith (liftShowsPrec (liftShowsPrec one list) (liftShowList one list)) "MaybeT" d m

instance (Show1 m, Show a) => Show (MaybeT m a) where
  showsPrec d m = showsPrec1 d m
