{-# LANGUAGE NoImplicitPrelude #-}

module Data.Traversable
  ( Traversable (..)
  , for
  , forM
  , mapAccumL
  , mapAccumR
  , fmapDefault
  , foldMapDefault
  ) where

import Data.Either
import Data.Foldable
import Data.Function
import Data.Functor
import Data.Functor.Const
import Data.Functor.Identity
import Data.Maybe
import Data.Ord
import qualified GHC.List as List
import Selfsame.Monad
import Selfsame.Monoid

class (Functor t, Foldable t) => Traversable t where
  traverse :: Applicative f => (a -> f b) -> t a -> f (t b)
  sequenceA :: Applicative f => t (f a) -> f (t a)
  mapM :: Monad m => (a -> m b) -> t a -> m (t b)
  sequence :: Monad m => t (m a) -> m (t a)

  traverse f xs = sequenceA (fmap f xs)
  sequenceA xs = traverse id xs
  mapM f xs = traverse f xs
  sequence xs = sequenceA xs

for :: (Traversable t, Applicative f) => t a -> (a -> f b) -> f (t b)
for xs f = traverse f xs

forM :: (Traversable t, Monad m) => t a -> (a -> m b) -> m (t b)
forM xs f = mapM f xs

fmapDefault :: Traversable t => (a -> b) -> t a -> t b
fmapDefault f xs = runIdentity (traverse (\x -> Identity (f x)) xs)

foldMapDefault :: (Traversable t, Monoid m) => (a -> m) -> t a -> m
foldMapDefault f xs = getConst (traverse (\x -> Const (f x)) xs)

instance Traversable [] where
  traverse f xs = List.foldr (\x rest -> liftA2 (:) (f x) rest) (pure []) xs

instance Traversable Maybe where
  traverse _ Nothing = pure Nothing
  traverse f (Just x) = fmap Just (f x)

instance Traversable (Either e) where
  traverse _ (Left e) = pure (Left e)
  traverse f (Right x) = fmap Right (f x)

instance Traversable ((,) a) where
  traverse f (a, x) = fmap (\y -> (a, y)) (f x)

instance Traversable NonEmpty where
  traverse f ~(x :| xs) = liftA2 (:|) (f x) (traverse f xs)

instance Traversable Down where
  traverse f (Down x) = fmap Down (f x)

instance Traversable Identity where
  traverse f (Identity x) = fmap Identity (f x)

instance Traversable (Const m) where
  traverse _ (Const m) = pure (Const m)

-- A state that is handed from element to element; lazy, so that the results may be used to make the states.

-- | The state goes from left to right.
newtype StateL s a = StateL (s -> (s, a))

runStateL :: StateL s a -> s -> (s, a)
runStateL (StateL f) = f

instance Functor (StateL s) where
  fmap f (StateL k) = StateL (\s -> let ~(s', x) = k s in (s', f x))

instance Applicative (StateL s) where
  pure x = StateL (\s -> (s, x))
  StateL kf <*> StateL kx = StateL (\s -> let { ~(s', f) = kf s; ~(s'', x) = kx s' } in (s'', f x))
  liftA2 f (StateL kx) (StateL ky) = StateL (\s -> let { ~(s', x) = kx s; ~(s'', y) = ky s' } in (s'', f x y))

-- | The state goes from right to left.
newtype StateR s a = StateR (s -> (s, a))

runStateR :: StateR s a -> s -> (s, a)
runStateR (StateR f) = f

instance Functor (StateR s) where
  fmap f (StateR k) = StateR (\s -> let ~(s', x) = k s in (s', f x))

instance Applicative (StateR s) where
  pure x = StateR (\s -> (s, x))
  StateR kf <*> StateR kx = StateR (\s -> let { ~(s', x) = kx s; ~(s'', f) = kf s' } in (s'', f x))
  liftA2 f (StateR kx) (StateR ky) = StateR (\s -> let { ~(s', y) = ky s; ~(s'', x) = kx s' } in (s'', f x y))

mapAccumL :: Traversable t => (s -> a -> (s, b)) -> s -> t a -> (s, t b)
mapAccumL f s xs = runStateL (traverse (\x -> StateL (\s' -> f s' x)) xs) s

mapAccumR :: Traversable t => (s -> a -> (s, b)) -> s -> t a -> (s, t b)
mapAccumR f s xs = runStateR (traverse (\x -> StateR (\s' -> f s' x)) xs) s
