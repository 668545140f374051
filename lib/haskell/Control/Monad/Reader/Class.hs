{-# LANGUAGE FunctionalDependencies #-}
{-# LANGUAGE NoImplicitPrelude #-}

module Control.Monad.Reader.Class
  ( MonadReader (..)
  , asks
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

-- | Monads that read an environment.
class Monad m => MonadReader r m | m -> r where
  ask :: m r
  ask = reader id

  local :: (r -> r) -> m a -> m a

  reader :: (r -> a) -> m a
  reader f = ask >>= \r -> return (f r)

  {-# MINIMAL (ask | reader), local #-}

asks :: MonadReader r m => (r -> a) -> m a
asks f = reader f

instance MonadReader r ((->) r) where
  ask = id
  local f m = m . f
  reader = id

instance Monad m => MonadReader r (ReaderT r m) where
  ask = ReaderT return
  local f m = ReaderT (\r -> runReaderT m (f r))
  reader f = ReaderT (\r -> return (f r))

instance (Monad m, Monoid w) => MonadReader r (LazyRWS.RWST r w s m) where
  ask = LazyRWS.ask
  local = LazyRWS.local
  reader = LazyRWS.reader

instance (Monad m, Monoid w) => MonadReader r (StrictRWS.RWST r w s m) where
  ask = StrictRWS.ask
  local = StrictRWS.local
  reader = StrictRWS.reader

instance MonadReader r' m => MonadReader r' (ContT r m) where
  ask = lift ask
  local f m = ContT (\k -> ask >>= \r -> local f (runContT m (\x -> local (const r) (k x))))
  reader f = lift (reader f)

instance MonadReader r m => MonadReader r (ExceptT e' m) where
  ask = lift ask
  local f m = ExceptT (local f (runExceptT m))
  reader f = lift (reader f)

instance MonadReader r m => MonadReader r (IdentityT m) where
  ask = lift ask
  local f m = IdentityT (local f (runIdentityT m))
  reader f = lift (reader f)

instance MonadReader r m => MonadReader r (MaybeT m) where
  ask = lift ask
  local f m = MaybeT (local f (runMaybeT m))
  reader f = lift (reader f)

instance MonadReader r m => MonadReader r (LazyState.StateT s' m) where
  ask = lift ask
  local f m = LazyState.mapStateT (local f) m
  reader f = lift (reader f)

instance MonadReader r m => MonadReader r (StrictState.StateT s' m) where
  ask = lift ask
  local f m = StrictState.mapStateT (local f) m
  reader f = lift (reader f)

instance (Monoid w', MonadReader r m) => MonadReader r (LazyWriter.WriterT w' m) where
  ask = lift ask
  local f m = LazyWriter.mapWriterT (local f) m
  reader f = lift (reader f)

instance (Monoid w', MonadReader r m) => MonadReader r (StrictWriter.WriterT w' m) where
  ask = lift ask
  local f m = StrictWriter.mapWriterT (local f) m
  reader f = lift (reader f)
