{-# LANGUAGE NoImplicitPrelude #-}

module Control.Monad.Trans.Cont
  ( Cont
  , cont
  , runCont
  , evalCont
  , mapCont
  , withCont
  , ContT (..)
  , evalContT
  , mapContT
  , withContT
  , callCC
  ) where

import Control.Monad.IO.Class
import Control.Monad.Trans.Class
import Data.Functor.Identity
import Prelude

-- | Computations that hold what is to be done with their result.
newtype ContT r m a = ContT {runContT :: (a -> m r) -> m r}

type Cont r = ContT r Identity

instance Functor (ContT r m) where
  fmap f m = ContT (\k -> runContT m (\x -> k (f x)))

instance Applicative (ContT r m) where
  pure x = ContT (\k -> k x)
  mf <*> mx = ContT (\k -> runContT mf (\f -> runContT mx (\x -> k (f x))))
  m *> n = m >>= \_ -> n

instance Monad (ContT r m) where
  m >>= f = ContT (\k -> runContT m (\x -> runContT (f x) k))

instance MonadFail m => MonadFail (ContT r m) where
  fail message = ContT (\_ -> fail message)

instance MonadTrans (ContT r) where
  lift m = ContT (\k -> m >>= k)

instance MonadIO m => MonadIO (ContT r m) where
  liftIO action = lift (liftIO action)

cont :: ((a -> r) -> r) -> Cont r a
cont f = ContT (\k -> Identity (f (\x -> runIdentity (k x))))

runCont :: Cont r a -> (a -> r) -> r
runCont m k = runIdentity (runContT m (\x -> Identity (k x)))

evalCont :: Cont r r -> r
evalCont m = runIdentity (evalContT m)

evalContT :: Monad m => ContT r m r -> m r
evalContT m = runContT m return

mapCont :: (r -> r) -> Cont r a -> Cont r a
mapCont f m = mapContT (\r -> Identity (f (runIdentity r))) m

mapContT :: (m r -> m r) -> ContT r m a -> ContT r m a
mapContT f m = ContT (\k -> f (runContT m k))

withCont :: ((b -> r) -> (a -> r)) -> Cont r a -> Cont r b
withCont f m = withContT (\k x -> Identity (f (\y -> runIdentity (k y)) x)) m

withContT :: ((b -> m r) -> (a -> m r)) -> ContT r m a -> ContT r m b
withContT f m = ContT (\k -> runContT m (f k))

-- | Calls its argument with a way out: what the way out is given becomes the result of the whole.
callCC :: ((a -> ContT r m b) -> ContT r m a) -> ContT r m a
callCC f = ContT (\k -> runContT (f (\x -> ContT (\_ -> k x))) k)
