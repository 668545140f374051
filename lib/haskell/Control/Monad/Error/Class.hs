{-# LANGUAGE FunctionalDependencies #-}
{-# LANGUAGE NoImplicitPrelude #-}

module Control.Monad.Error.Class
  ( MonadError (..)
  , liftEither
  ) where

import Control.Monad.Trans.Except (ExceptT (..), catchE, throwE)
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

-- | Monads that may end with an error, and go on after it.
class Monad m => MonadError e m | m -> e where
  throwError :: e -> m a
  catchError :: m a -> (e -> m a) -> m a
  {-# MINIMAL throwError, catchError #-}

liftEither :: MonadError e m => Either e a -> m a
liftEither = either throwError return

instance MonadError () Maybe where
  throwError () = Nothing
  catchError Nothing handler = handler ()
  catchError m _ = m

instance MonadError e (Either e) where
  throwError = Left
  Left e `catchError` handler = handler e
  Right x `catchError` _ = Right x

instance Monad m => MonadError e (ExceptT e m) where
  throwError = throwE
  catchError = catchE

instance MonadError e m => MonadError e (IdentityT m) where
  throwError e = lift (throwError e)
  catchError m handler = IdentityT (catchError (runIdentityT m) (\e -> runIdentityT (handler e)))

instance MonadError e m => MonadError e (MaybeT m) where
  throwError e = lift (throwError e)
  catchError m handler = MaybeT (catchError (runMaybeT m) (\e -> runMaybeT (handler e)))

instance MonadError e m => MonadError e (ReaderT r m) where
  throwError e = lift (throwError e)
  catchError m handler = ReaderT (\r -> catchError (runReaderT m r) (\e -> runReaderT (handler e) r))

instance MonadError e m => MonadError e (LazyState.StateT s m) where
  throwError e = lift (throwError e)
  catchError m handler = LazyState.StateT (\s -> catchError (LazyState.runStateT m s) (\e -> LazyState.runStateT (handler e) s))

instance (Monoid w, MonadError e m) => MonadError e (LazyWriter.WriterT w m) where
  throwError e = lift (throwError e)
  catchError m handler = LazyWriter.WriterT (catchError (LazyWriter.runWriterT m) (\e -> LazyWriter.runWriterT (handler e)))

instance (Monoid w, MonadError e m) => MonadError e (LazyRWS.RWST r w s m) where
  throwError e = lift (throwError e)
  catchError m handler = LazyRWS.RWST (\r s -> catchError (LazyRWS.runRWST m r s) (\e -> LazyRWS.runRWST (handler e) r s))

instance MonadError e m => MonadError e (StrictState.StateT s m) where
  throwError e = lift (throwError e)
  catchError m handler = StrictState.StateT (\s -> catchError (StrictState.runStateT m s) (\e -> StrictState.runStateT (handler e) s))

instance (Monoid w, MonadError e m) => MonadError e (StrictWriter.WriterT w m) where
  throwError e = lift (throwError e)
  catchError m handler = StrictWriter.WriterT (catchError (StrictWriter.runWriterT m) (\e -> StrictWriter.runWriterT (handler e)))

instance (Monoid w, MonadError e m) => MonadError e (StrictRWS.RWST r w s m) where
  throwError e = lift (throwError e)
  catchError m handler = StrictRWS.RWST (\r s -> catchError (StrictRWS.runRWST m r s) (\e -> StrictRWS.runRWST (handler e) r s))
