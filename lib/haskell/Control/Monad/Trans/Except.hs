{-# LANGUAGE NoImplicitPrelude #-}

module Control.Monad.Trans.Except
  ( Except
  , except
  , runExcept
  , mapExcept
  , withExcept
  , ExceptT (..)
  , runExceptT
  , mapExceptT
  , withExceptT
  , throwE
  , catchE
  ) where

import Control.Monad.IO.Class
import Control.Monad.Trans.Class
import Data.Functor.Classes
import Data.Functor.Identity
import Prelude
import Selfsame.Monad

-- | Computations that may end with an error, on top of another monad.
newtype ExceptT e m a = ExceptT (m (Either e a))

type Except e = ExceptT e Identity

runExceptT :: ExceptT e m a -> m (Either e a)
runExceptT (ExceptT m) = m

instance Functor m => Functor (ExceptT e m) where
  fmap f (ExceptT m) = ExceptT (fmap (fmap f) m)

instance Monad m => Applicative (ExceptT e m) where
  pure x = ExceptT (return (Right x))
  ExceptT mf <*> ExceptT mx = ExceptT (mf >>= withFunction)
    where
      withFunction (Left e) = return (Left e)
      withFunction (Right f) = mx >>= withArgument f
      withArgument _ (Left e) = return (Left e)
      withArgument f (Right x) = return (Right (f x))
  m *> k = m >>= \_ -> k

instance Monad m => Monad (ExceptT e m) where
  m >>= k = ExceptT (runExceptT m >>= next)
    where
      next (Left e) = return (Left e)
      next (Right x) = runExceptT (k x)

instance MonadFail m => MonadFail (ExceptT e m) where
  fail message = ExceptT (fail message)

instance (Monad m, Monoid e) => Alternative (ExceptT e m) where
  empty = ExceptT (return (Left mempty))
  ExceptT m <|> ExceptT n = ExceptT (m >>= other)
    where
      other (Right x) = return (Right x)
      other (Left e) = fmap (either (\e' -> Left (e `mappend` e')) Right) n

instance (Monad m, Monoid e) => MonadPlus (ExceptT e m)

instance MonadTrans (ExceptT e) where
  lift m = ExceptT (m >>= \x -> return (Right x))

instance MonadIO m => MonadIO (ExceptT e m) where
  liftIO action = lift (liftIO action)

except :: Monad m => Either e a -> ExceptT e m a
except result = ExceptT (return result)

throwE :: Monad m => e -> ExceptT e m a
throwE e = ExceptT (return (Left e))

catchE :: Monad m => ExceptT e m a -> (e -> ExceptT e' m a) -> ExceptT e' m a
catchE m handler = ExceptT (runExceptT m >>= next)
  where
    next (Left e) = runExceptT (handler e)
    next (Right x) = return (Right x)

runExcept :: Except e a -> Either e a
runExcept m = runIdentity (runExceptT m)

mapExcept :: (Either e a -> Either e' b) -> Except e a -> Except e' b
mapExcept f m = mapExceptT (\x -> Identity (f (runIdentity x))) m

withExcept :: (e -> e') -> Except e a -> Except e' a
withExcept f m = withExceptT f m

mapExceptT :: (m (Either e a) -> n (Either e' b)) -> ExceptT e m a -> ExceptT e' n b
mapExceptT f m = ExceptT (f (runExceptT m))

withExceptT :: Functor m => (e -> e') -> ExceptT e m a -> ExceptT e' m a
withExceptT f m = mapExceptT (fmap (either (\e -> Left (f e)) Right)) m

instance (Show e, Show1 m) => Show1 (ExceptT e m) where
  liftShowsPrec one list d (ExceptT m) = showsUnaryWith (liftShowsPrec (liftShowsPrec one list) (liftShowList one list)) "ExceptT" d m

instance (Show e, Show1 m, Show a) => Show (ExceptT e m a) where
  showsPrec d m = showsPrec1 d m
