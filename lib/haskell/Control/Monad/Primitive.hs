{-# LANGUAGE FlexibleInstances #-}
{-# LANGUAGE MagicHash #-}
{-# LANGUAGE MultiParamTypeClasses #-}
{-# LANGUAGE TypeFamilies #-}
{-# LANGUAGE UndecidableInstances #-}

-- | Monads in which low-level operations can be done.
module Control.Monad.Primitive
  ( PrimMonad (..)
  , PrimBase (..)
  , MonadPrim
  , MonadPrimBase
  , RealWorld
  , primitive_
  , liftPrim
  , primToPrim
  , primToIO
  , primToST
  , ioToPrim
  , stToPrim
  , unsafePrimToPrim
  , unsafePrimToIO
  , unsafePrimToST
  , unsafeIOToPrim
  , unsafeSTToPrim
  , unsafeInlinePrim
  , unsafeInlineIO
  , unsafeInlineST
  , touch
  , evalPrim
  , unsafeInterleave
  , unsafeDupableInterleave
  , noDuplicate
  ) where

import qualified Control.Monad.ST.Lazy as Lazy
import Control.Monad.Trans.Class (lift)
import Control.Monad.Trans.Cont (ContT)
import Control.Monad.Trans.Except (ExceptT)
import Control.Monad.Trans.Identity (IdentityT (..))
import Control.Monad.Trans.Maybe (MaybeT)
import qualified Control.Monad.Trans.RWS.Lazy as Lazy (RWST)
import qualified Control.Monad.Trans.RWS.Strict as Strict (RWST)
import Control.Monad.Trans.Reader (ReaderT)
import qualified Control.Monad.Trans.State.Lazy as Lazy (StateT)
import qualified Control.Monad.Trans.State.Strict as Strict (StateT)
import qualified Control.Monad.Trans.Writer.Lazy as Lazy (WriterT)
import qualified Control.Monad.Trans.Writer.Strict as Strict (WriterT)
import Selfsame.IO (unsafeInterleaveIO)
import Selfsame.Primops
import Selfsame.ST (ST)
import Selfsame.Unboxed.State

class Monad m => PrimMonad m where
  type PrimState m
  primitive :: (State# (PrimState m) -> (State# (PrimState m), a)) -> m a

class PrimMonad m => PrimBase m where
  internal :: m a -> State# (PrimState m) -> (State# (PrimState m), a)

class (PrimMonad m, s ~ PrimState m) => MonadPrim s m

instance (PrimMonad m, s ~ PrimState m) => MonadPrim s m

class (PrimBase m, MonadPrim s m) => MonadPrimBase s m

instance (PrimBase m, MonadPrim s m) => MonadPrimBase s m

instance PrimMonad IO where
  type PrimState IO = RealWorld
  primitive f = toIO f

instance PrimBase IO where
  internal m state = fromIO m state

instance PrimMonad (ST s) where
  type PrimState (ST s) = s
  primitive f = toST f

instance PrimBase (ST s) where
  internal m state = fromST m state

instance PrimMonad (Lazy.ST s) where
  type PrimState (Lazy.ST s) = s
  primitive f = Lazy.strictToLazyST (toST f)

instance PrimBase (Lazy.ST s) where
  internal m state = fromST (Lazy.lazyToStrictST m) state

instance PrimMonad m => PrimMonad (ContT r m) where
  type PrimState (ContT r m) = PrimState m
  primitive f = lift (primitive f)

instance PrimMonad m => PrimMonad (IdentityT m) where
  type PrimState (IdentityT m) = PrimState m
  primitive f = lift (primitive f)

instance PrimBase m => PrimBase (IdentityT m) where
  internal (IdentityT m) state = internal m state

instance PrimMonad m => PrimMonad (MaybeT m) where
  type PrimState (MaybeT m) = PrimState m
  primitive f = lift (primitive f)

instance PrimMonad m => PrimMonad (ExceptT e m) where
  type PrimState (ExceptT e m) = PrimState m
  primitive f = lift (primitive f)

instance PrimMonad m => PrimMonad (ReaderT r m) where
  type PrimState (ReaderT r m) = PrimState m
  primitive f = lift (primitive f)

instance PrimMonad m => PrimMonad (Lazy.StateT s m) where
  type PrimState (Lazy.StateT s m) = PrimState m
  primitive f = lift (primitive f)

instance PrimMonad m => PrimMonad (Strict.StateT s m) where
  type PrimState (Strict.StateT s m) = PrimState m
  primitive f = lift (primitive f)

instance (Monoid w, PrimMonad m) => PrimMonad (Lazy.WriterT w m) where
  type PrimState (Lazy.WriterT w m) = PrimState m
  primitive f = lift (primitive f)

instance (Monoid w, PrimMonad m) => PrimMonad (Strict.WriterT w m) where
  type PrimState (Strict.WriterT w m) = PrimState m
  primitive f = lift (primitive f)

instance (Monoid w, PrimMonad m) => PrimMonad (Lazy.RWST r w s m) where
  type PrimState (Lazy.RWST r w s m) = PrimState m
  primitive f = lift (primitive f)

instance (Monoid w, PrimMonad m) => PrimMonad (Strict.RWST r w s m) where
  type PrimState (Strict.RWST r w s m) = PrimState m
  primitive f = lift (primitive f)

primitive_ :: PrimMonad m => (State# (PrimState m) -> State# (PrimState m)) -> m ()
primitive_ f = primitive (\state -> case f state of state' -> state' `seq` (state', ()))

liftPrim :: (PrimBase m1, PrimMonad m2, PrimState m1 ~ PrimState m2) => m1 a -> m2 a
liftPrim m = primToPrim m

primToPrim :: (PrimBase m1, PrimMonad m2, PrimState m1 ~ PrimState m2) => m1 a -> m2 a
primToPrim m = primitive (internal m)

primToIO :: (PrimBase m, PrimState m ~ RealWorld) => m a -> IO a
primToIO m = toIO (internal m)

primToST :: PrimBase m => m a -> ST (PrimState m) a
primToST m = toST (internal m)

ioToPrim :: (PrimMonad m, PrimState m ~ RealWorld) => IO a -> m a
ioToPrim m = primitive (fromIO m)

stToPrim :: PrimMonad m => ST (PrimState m) a -> m a
stToPrim m = primitive (fromST m)

-- | The state as that of another thread.
elsewhere :: PrimBase m => m a -> State# s -> (State# s, a)
elsewhere m state = case internal m (unknown state) of (state', x) -> (known state', x)

unsafePrimToPrim :: (PrimBase m1, PrimMonad m2) => m1 a -> m2 a
unsafePrimToPrim m = primitive (elsewhere m)

unsafePrimToST :: PrimBase m => m a -> ST s a
unsafePrimToST m = toST (elsewhere m)

unsafePrimToIO :: PrimBase m => m a -> IO a
unsafePrimToIO m = toIO (elsewhere m)

unsafeSTToPrim :: PrimMonad m => ST s a -> m a
unsafeSTToPrim m = primitive (elsewhere m)

unsafeIOToPrim :: PrimMonad m => IO a -> m a
unsafeIOToPrim m = primitive (elsewhere m)

unsafeInlinePrim :: PrimBase m => m a -> a
unsafeInlinePrim m = case elsewhere m realWorld# of (_, x) -> x

unsafeInlineIO :: IO a -> a
unsafeInlineIO m = unsafeInlinePrim m

unsafeInlineST :: ST s a -> a
unsafeInlineST m = unsafeInlinePrim m

touch :: PrimMonad m => a -> m ()
touch x = primitive_ (touch# x)

evalPrim :: PrimMonad m => a -> m a
evalPrim x = primitive (seq# x)

unsafeInterleave, unsafeDupableInterleave :: PrimBase m => m a -> m a
unsafeInterleave m = unsafeIOToPrim (unsafeInterleaveIO (unsafePrimToIO m))
unsafeDupableInterleave m = unsafeInterleave m

noDuplicate :: PrimMonad m => m ()
noDuplicate = return ()
