{-# LANGUAGE NoImplicitPrelude #-}

-- | Output whose pairs are matched lazily: it can be consumed while it is made.
module Control.Monad.Trans.Writer.Lazy
  ( Writer
  , writer
  , runWriter
  , execWriter
  , mapWriter
  , WriterT (..)
  , execWriterT
  , mapWriterT
  , tell
  , listen
  , listens
  , pass
  , censor
  ) where

import Control.Monad.IO.Class
import Control.Monad.Trans.Class
import Data.Functor.Classes
import Data.Functor.Identity
import Prelude
import Selfsame.Monad

-- | Computations that put out values of a monoid, on top of another monad.
newtype WriterT w m a = WriterT {runWriterT :: m (a, w)}

type Writer w = WriterT w Identity

instance Functor m => Functor (WriterT w m) where
  fmap f (WriterT m) = WriterT (fmap (\ ~(x, w) -> (f x, w)) m)

instance (Monoid w, Applicative m) => Applicative (WriterT w m) where
  pure x = WriterT (pure (x, mempty))
  WriterT mf <*> WriterT mx = WriterT (liftA2 (\ ~(f, w) ~(x, w') -> (f x, w `mappend` w')) mf mx)

instance (Monoid w, Monad m) => Monad (WriterT w m) where
  m >>= k = WriterT (runWriterT m >>= \ ~(x, w) -> runWriterT (k x) >>= \ ~(y, w') -> return (y, w `mappend` w'))

instance (Monoid w, MonadFail m) => MonadFail (WriterT w m) where
  fail message = WriterT (fail message)

instance (Monoid w, Alternative m) => Alternative (WriterT w m) where
  empty = WriterT empty
  WriterT m <|> WriterT n = WriterT (m <|> n)

instance (Monoid w, MonadPlus m) => MonadPlus (WriterT w m)

instance Monoid w => MonadTrans (WriterT w) where
  lift m = WriterT (m >>= \x -> return (x, mempty))

instance (Monoid w, MonadIO m) => MonadIO (WriterT w m) where
  liftIO action = lift (liftIO action)

-- The output

writer :: Monad m => (a, w) -> WriterT w m a
writer result = WriterT (return result)

tell :: Monad m => w -> WriterT w m ()
tell w = writer ((), w)

listen :: Monad m => WriterT w m a -> WriterT w m (a, w)
listen m = WriterT (runWriterT m >>= \ ~(x, w) -> return ((x, w), w))

listens :: Monad m => (w -> b) -> WriterT w m a -> WriterT w m (a, b)
listens f m = WriterT (runWriterT m >>= \ ~(x, w) -> return ((x, f w), w))

pass :: Monad m => WriterT w m (a, w -> w) -> WriterT w m a
pass m = WriterT (runWriterT m >>= \ ~((x, f), w) -> return (x, f w))

censor :: Monad m => (w -> w) -> WriterT w m a -> WriterT w m a
censor f m = WriterT (runWriterT m >>= \ ~(x, w) -> return (x, f w))

-- Running

runWriter :: Writer w a -> (a, w)
runWriter m = runIdentity (runWriterT m)

execWriter :: Writer w a -> w
execWriter m = snd (runWriter m)

execWriterT :: Monad m => WriterT w m a -> m w
execWriterT m = runWriterT m >>= \ ~(_, w) -> return w

mapWriter :: ((a, w) -> (b, w')) -> Writer w a -> Writer w' b
mapWriter f m = mapWriterT (\r -> Identity (f (runIdentity r))) m

mapWriterT :: (m (a, w) -> n (b, w')) -> WriterT w m a -> WriterT w' n b
mapWriterT f m = WriterT (f (runWriterT m))

instance (Show w, Show1 m) => Show1 (WriterT w m) where
  liftShowsPrec one list d (WriterT m) =
    showsUnaryWith (liftShowsPrec (liftShowsPrec2 one list showsPrec showList) (liftShowList2 one list showsPrec showList)) "WriterT" d m

instance (Show w, Show1 m, Show a) => Show (WriterT w m a) where
  showsPrec d m = showsPrec1 d m
