{-# LANGUAGE FunctionalDependencies #-}
{-# LANGUAGE NoImplicitPrelude #-}

module Control.Monad.State.Class
  ( MonadState (..)
  , modify
  , modify'
  , gets
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

-- | Monads that hold a state.
class Monad m => MonadState s m | m -> s where
  get :: m s
  get = state (\s -> (s, s))

  put :: s -> m ()
  put s = state (\_ -> ((), s))

  state :: (s -> (a, s)) -> m a
  state f = get >>= \s -> let ~(x, s') = f s in put s' >>= \_ -> return x

  {-# MINIMAL state | get, put #-}

modify :: MonadState s m => (s -> s) -> m ()
modify f = state (\s -> ((), f s))

-- | Evaluates the new state.
modify' :: MonadState s m => (s -> s) -> m ()
modify' f = get >>= \s -> put $! f s

gets :: MonadState s m => (s -> a) -> m a
gets f = get >>= \s -> return (f s)

instance MonadState s m => MonadState s (ContT r' m) where
  get = lift get
  put s = lift (put s)
  state f = lift (state f)

instance MonadState s m => MonadState s (ExceptT e' m) where
  get = lift get
  put s = lift (put s)
  state f = lift (state f)

instance MonadState s m => MonadState s (IdentityT m) where
  get = lift get
  put s = lift (put s)
  state f = lift (state f)

instance MonadState s m => MonadState s (MaybeT m) where
  get = lift get
  put s = lift (put s)
  state f = lift (state f)

instance MonadState s m => MonadState s (ReaderT r' m) where
  get = lift get
  put s = lift (put s)
  state f = lift (state f)

instance (Monoid w', MonadState s m) => MonadState s (LazyWriter.WriterT w' m) where
  get = lift get
  put s = lift (put s)
  state f = lift (state f)

instance (Monoid w', MonadState s m) => MonadState s (StrictWriter.WriterT w' m) where
  get = lift get
  put s = lift (put s)
  state f = lift (state f)

instance Monad m => MonadState s (LazyState.StateT s m) where
  get = LazyState.get
  put = LazyState.put
  state = LazyState.state

instance (Monoid w, Monad m) => MonadState s (LazyRWS.RWST r w s m) where
  get = LazyRWS.get
  put = LazyRWS.put
  state = LazyRWS.state

instance Monad m => MonadState s (StrictState.StateT s m) where
  get = StrictState.get
  put = StrictState.put
  state = StrictState.state

instance (Monoid w, Monad m) => MonadState s (StrictRWS.RWST r w s m) where
  get = StrictRWS.get
  put = StrictRWS.put
  state = StrictRWS.state
