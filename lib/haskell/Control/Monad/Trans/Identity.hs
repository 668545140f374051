{-# LANGUAGE NoImplicitPrelude #-}

module Control.Monad.Trans.Identity
  ( IdentityT (..)
  , mapIdentityT
  ) where

import Control.Monad.Fix
import Control.Monad.IO.Class
import Control.Monad.Trans.Class
import Data.Functor.Classes
import Prelude
import Selfsame.Monad

-- | The monad itself.
newtype IdentityT f a = IdentityT {runIdentityT :: f a}

mapIdentityT :: (m a -> n b) -> IdentityT m a -> IdentityT n b
mapIdentityT f m = IdentityT (f (runIdentityT m))

instance Functor m => Functor (IdentityT m) where
  fmap f m = IdentityT (fmap f (runIdentityT m))

instance Foldable f => Foldable (IdentityT f) where
  foldMap f (IdentityT t) = foldMap f t
  foldr f z (IdentityT t) = foldr f z t

instance Traversable f => Traversable (IdentityT f) where
  traverse f (IdentityT t) = fmap IdentityT (traverse f t)

instance Applicative m => Applicative (IdentityT m) where
  pure x = IdentityT (pure x)
  mf <*> mx = IdentityT (runIdentityT mf <*> runIdentityT mx)
  m *> n = IdentityT (runIdentityT m *> runIdentityT n)
  m <* n = IdentityT (runIdentityT m <* runIdentityT n)

instance Alternative m => Alternative (IdentityT m) where
  empty = IdentityT empty
  m <|> n = IdentityT (runIdentityT m <|> runIdentityT n)

instance Monad m => Monad (IdentityT m) where
  m >>= k = IdentityT (runIdentityT m >>= \x -> runIdentityT (k x))

instance MonadFail m => MonadFail (IdentityT m) where
  fail message = IdentityT (fail message)

instance MonadPlus m => MonadPlus (IdentityT m) where
  mzero = IdentityT mzero
  mplus m n = IdentityT (mplus (runIdentityT m) (runIdentityT n))

instance MonadFix m => MonadFix (IdentityT m) where
  mfix f = IdentityT (mfix (\x -> runIdentityT (f x)))

instance MonadIO m => MonadIO (IdentityT m) where
  liftIO action = IdentityT (liftIO action)

instance MonadTrans IdentityT where
  lift m = IdentityT m

instance Show1 m => Show1 (IdentityT m) where
  liftShowsPrec one list d (IdentityT m) = showsUnaryWith (liftShowsPrec one list) "IdentityT" d m

instance (Show1 m, Show a) => Show (IdentityT m a) where
  showsPrec d m = showsPrec1 d m
