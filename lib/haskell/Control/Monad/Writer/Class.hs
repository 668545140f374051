{-# LANGUAGE FunctionalDependencies #-}
{-# LANGUAGE NoImplicitPrelude #-}

module Control.Monad.Writer.Class
  ( MonadWriter (..)
  , listens
  , censor
  ) where

import Control.Monad.Trans.Cont (ContT (..))
import Control.Monad.Trans.Except (ExceptT (..), runExceptT)
import Control.Monad.Trans.Identity (IdentityT (..))
import Control.Monad.Trans.Maybe (MaybeT (..))
import Control.Monad.Trans.Class (lift)
import qualified Control.Monad.Trans.RWS.Lazy as LazyRWS
import qualified Control.Monad.Trans.RWS.Strict as StrictRWS
import Control.Monad.Trans.Reader (ReaderT (..))
import qualified Control.Monad.Trans.State.Lazy as LazyState
import qualified Control.Monad.Trans.State.Strict as StrictState
import qualified Control.Monad.Trans.Writer.Lazy as LazyWriter
import qualified Control.Monad.Trans.Writer.Strict as StrictWriter
import Prelude

-- | Monads that put out values of a monoid.
class (Monoid w, Monad m) => MonadWriter w m | m -> w where
  writer :: (a, w) -> m a
  writer ~(x, w) = tell w >>= \_ -> return x

  tell :: w -> m ()
  tell w = writer ((), w)

  listen :: m a -> m (a, w)

  pass :: m (a, w -> w) -> m a

  {-# MINIMAL (writer | tell), listen, pass #-}

listens :: MonadWriter w m => (w -> b) -> m a -> m (a, b)
listens f m = listen m >>= \ ~(x, w) -> return (x, f w)

censor :: MonadWriter w m => (w -> w) -> m a -> m a
censor f m = pass (m >>= \x -> return (x, f))

instance Monoid w => MonadWriter w ((,) w) where
  writer ~(x, w) = (w, x)
  tell w = (w, ())
  listen ~(w, x) = (w, (x, w))
  pass ~(w, (x, f)) = (f w, x)

instance (Monoid w, Monad m) => MonadWriter w (LazyWriter.WriterT w m) where
  writer = LazyWriter.writer
  tell = LazyWriter.tell
  listen = LazyWriter.listen
  pass = LazyWriter.pass

instance (Monoid w, Monad m) => MonadWriter w (LazyRWS.RWST r w s m) where
  writer = LazyRWS.writer
  tell = LazyRWS.tell
  listen = LazyRWS.listen
  pass = LazyRWS.pass

instance (Monoid w, Monad m) => MonadWriter w (StrictWriter.WriterT w m) where
  writer = StrictWriter.writer
  tell = StrictWriter.tell
  listen = StrictWriter.listen
  pass = StrictWriter.pass

instance (Monoid w, Monad m) => MonadWriter w (StrictRWS.RWST r w s m) where
  writer = StrictRWS.writer
  tell = StrictRWS.tell
  listen = StrictRWS.listen
  pass = StrictRWS.pass

instance MonadWriter w m => MonadWriter w (ExceptT e' m) where
  writer result = lift (writer result)
  tell w = lift (tell w)
  listen m = ExceptT (listen (runExceptT m) >>= \ ~(r, w) -> return (fmap (\x -> (x, w)) r))
  pass m = ExceptT (pass (runExceptT m >>= \r -> return (either (\e -> (Left e, id)) (\(x, f) -> (Right x, f)) r)))

instance MonadWriter w m => MonadWriter w (IdentityT m) where
  writer result = lift (writer result)
  tell w = lift (tell w)
  listen m = IdentityT (listen (runIdentityT m))
  pass m = IdentityT (pass (runIdentityT m))

instance MonadWriter w m => MonadWriter w (MaybeT m) where
  writer result = lift (writer result)
  tell w = lift (tell w)
  listen m = MaybeT (listen (runMaybeT m) >>= \ ~(r, w) -> return (fmap (\x -> (x, w)) r))
  pass m = MaybeT (pass (runMaybeT m >>= \r -> return (maybe (Nothing, id) (\(x, f) -> (Just x, f)) r)))

instance MonadWriter w m => MonadWriter w (ReaderT r m) where
  writer result = lift (writer result)
  tell w = lift (tell w)
  listen m = ReaderT (\r -> listen (runReaderT m r))
  pass m = ReaderT (\r -> pass (runReaderT m r))

instance MonadWriter w m => MonadWriter w (LazyState.StateT s m) where
  writer result = lift (writer result)
  tell w = lift (tell w)
  listen m = LazyState.StateT (\s -> listen (LazyState.runStateT m s) >>= \ ~((x, s'), w) -> return ((x, w), s'))
  pass m = LazyState.StateT (\s -> pass (LazyState.runStateT m s >>= \ ~((x, f), s') -> return ((x, s'), f)))

instance MonadWriter w m => MonadWriter w (StrictState.StateT s m) where
  writer result = lift (writer result)
  tell w = lift (tell w)
  listen m = StrictState.StateT (\s -> listen (StrictState.runStateT m s) >>= \ ((x, s'), w) -> return ((x, w), s'))
  pass m = StrictState.StateT (\s -> pass (StrictState.runStateT m s >>= \((x, f), s') -> return ((x, s'), f)))
