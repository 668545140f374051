{-# LANGUAGE NoImplicitPrelude #-}

module Control.Monad.Trans.Reader
  ( Reader
  , reader
  , runReader
  , mapReader
  , withReader
  , ReaderT (..)
  , mapReaderT
  , withReaderT
  , ask
  , local
  , asks
  ) where

import Control.Monad.IO.Class
import Control.Monad.Trans.Class
import Data.Functor.Identity
import Prelude
import Selfsame.Monad

-- | Computations that read an environment, on top of another monad.
newtype ReaderT r m a = ReaderT {runReaderT :: r -> m a}

type Reader r = ReaderT r Identity

instance Functor m => Functor (ReaderT r m) where
  fmap f m = ReaderT (\r -> fmap f (runReaderT m r))

instance Applicative m => Applicative (ReaderT r m) where
  pure x = ReaderT (\_ -> pure x)
  f <*> m = ReaderT (\r -> runReaderT f r <*> runReaderT m r)
  m *> n = ReaderT (\r -> runReaderT m r *> runReaderT n r)
  m <* n = ReaderT (\r -> runReaderT m r <* runReaderT n r)

instance Monad m => Monad (ReaderT r m) where
  m >>= k = ReaderT (\r -> runReaderT m r >>= \x -> runReaderT (k x) r)

instance MonadFail m => MonadFail (ReaderT r m) where
  fail message = ReaderT (\_ -> fail message)

instance Alternative m => Alternative (ReaderT r m) where
  empty = ReaderT (\_ -> empty)
  m <|> n = ReaderT (\r -> runReaderT m r <|> runReaderT n r)

instance MonadPlus m => MonadPlus (ReaderT r m)

instance MonadTrans (ReaderT r) where
  lift m = ReaderT (\_ -> m)

instance MonadIO m => MonadIO (ReaderT r m) where
  liftIO action = lift (liftIO action)

reader :: Monad m => (r -> a) -> ReaderT r m a
reader f = ReaderT (\r -> return (f r))

ask :: Monad m => ReaderT r m r
ask = ReaderT (\r -> return r)

asks :: Monad m => (r -> a) -> ReaderT r m a
asks f = ReaderT (\r -> return (f r))

local :: (r -> r) -> ReaderT r m a -> ReaderT r m a
local f m = withReaderT f m

runReader :: Reader r a -> r -> a
runReader m r = runIdentity (runReaderT m r)

mapReader :: (a -> b) -> Reader r a -> Reader r b
mapReader f m = mapReaderT (\x -> Identity (f (runIdentity x))) m

withReader :: (r' -> r) -> Reader r a -> Reader r' a
withReader f m = withReaderT f m

mapReaderT :: (m a -> n b) -> ReaderT r m a -> ReaderT r n b
mapReaderT f m = ReaderT (\r -> f (runReaderT m r))

withReaderT :: (r' -> r) -> ReaderT r m a -> ReaderT r' m a
withReaderT f m = ReaderT (\r -> runReaderT m (f r))
