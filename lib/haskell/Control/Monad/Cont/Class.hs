{-# LANGUAGE FunctionalDependencies #-}
{-# LANGUAGE NoImplicitPrelude #-}

module Control.Monad.Cont.Class
  ( MonadCont (..)
  ) where

import qualified Control.Monad.Trans.Cont as ContT
import Control.Monad.Trans.Cont (ContT (..))
import Control.Monad.Trans.Except (ExceptT (..), runExceptT)
import Control.Monad.Trans.Identity (IdentityT (..))
import Control.Monad.Trans.Maybe (MaybeT (..))
import qualified Control.Monad.Trans.RWS.Lazy as LazyRWS
import qualified Control.Monad.Trans.RWS.Strict as StrictRWS
import Control.Monad.Trans.Reader (ReaderT (..))
import qualified Control.Monad.Trans.State.Lazy as LazyState
import qualified Control.Monad.Trans.State.Strict as StrictState
import qualified Control.Monad.Trans.Writer.Lazy as LazyWriter
import qualified Control.Monad.Trans.Writer.Strict as StrictWriter
import Prelude

-- | Monads that can call what is to be done next.
class Monad m => MonadCont m where
  callCC :: ((a -> m b) -> m a) -> m a
  {-# MINIMAL callCC #-}

instance MonadCont (ContT r m) where
  callCC = ContT.callCC

instance MonadCont m => MonadCont (ExceptT e m) where
  callCC f = ExceptT (callCC (\c -> runExceptT (f (\x -> ExceptT (c (Right x))))))

instance MonadCont m => MonadCont (IdentityT m) where
  callCC f = IdentityT (callCC (\c -> runIdentityT (f (\x -> IdentityT (c x)))))

instance MonadCont m => MonadCont (MaybeT m) where
  callCC f = MaybeT (callCC (\c -> runMaybeT (f (\x -> MaybeT (c (Just x))))))

instance MonadCont m => MonadCont (ReaderT r m) where
  callCC f = ReaderT (\r -> callCC (\c -> runReaderT (f (\x -> ReaderT (\_ -> c x))) r))

instance MonadCont m => MonadCont (LazyState.StateT s m) where
  callCC f = LazyState.StateT (\s -> callCC (\c -> LazyState.runStateT (f (\x -> LazyState.StateT (\s' -> c (x, s')))) s))

instance (Monoid w, MonadCont m) => MonadCont (LazyWriter.WriterT w m) where
  callCC f = LazyWriter.WriterT (callCC (\c -> LazyWriter.runWriterT (f (\x -> LazyWriter.WriterT (c (x, mempty))))))

instance (Monoid w, MonadCont m) => MonadCont (LazyRWS.RWST r w s m) where
  callCC f = LazyRWS.RWST (\r s -> callCC (\c -> LazyRWS.runRWST (f (\x -> LazyRWS.RWST (\_ s' -> c (x, s', mempty)))) r s))

instance MonadCont m => MonadCont (StrictState.StateT s m) where
  callCC f = StrictState.StateT (\s -> callCC (\c -> StrictState.runStateT (f (\x -> StrictState.StateT (\s' -> c (x, s')))) s))

instance (Monoid w, MonadCont m) => MonadCont (StrictWriter.WriterT w m) where
  callCC f = StrictWriter.WriterT (callCC (\c -> StrictWriter.runWriterT (f (\x -> StrictWriter.WriterT (c (x, mempty))))))

instance (Monoid w, MonadCont m) => MonadCont (StrictRWS.RWST r w s m) where
  callCC f = StrictRWS.RWST (\r s -> callCC (\c -> StrictRWS.runRWST (f (\x -> StrictRWS.RWST (\_ s' -> c (x, s', mempty)))) r s))
