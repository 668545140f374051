{-# LANGUAGE NoImplicitPrelude #-}

module Data.Bitraversable
  ( Bitraversable (..)
  , bisequenceA
  , bisequence
  , bimapM
  , bifor
  , bimapDefault
  , bifoldMapDefault
  , Bifunctor (..)
  , Bifoldable (..)
  ) where

import Data.Bifoldable
import Data.Bifunctor
import Data.Functor.Const
import Data.Functor.Identity
import Prelude
import Selfsame.Monad

class (Bifunctor t, Bifoldable t) => Bitraversable t where
  bitraverse :: Applicative f => (a -> f c) -> (b -> f d) -> t a b -> f (t c d)

instance Bitraversable (,) where
  bitraverse f g ~(a, b) = liftA2 (,) (f a) (g b)

instance Bitraversable ((,,) x) where
  bitraverse f g ~(x, a, b) = liftA2 ((,,) x) (f a) (g b)

instance Bitraversable Either where
  bitraverse f _ (Left a) = fmap Left (f a)
  bitraverse _ g (Right b) = fmap Right (g b)

instance Bitraversable Const where
  bitraverse f _ (Const a) = fmap Const (f a)

bisequenceA :: (Bitraversable t, Applicative f) => t (f a) (f b) -> f (t a b)
bisequenceA = bisequence

bisequence :: (Bitraversable t, Applicative f) => t (f a) (f b) -> f (t a b)
bisequence = bitraverse id id

bimapM :: (Bitraversable t, Applicative f) => (a -> f c) -> (b -> f d) -> t a b -> f (t c d)
bimapM = bitraverse

bifor :: (Bitraversable t, Applicative f) => t a b -> (a -> f c) -> (b -> f d) -> f (t c d)
bifor t f g = bitraverse f g t

bimapDefault :: Bitraversable t => (a -> b) -> (c -> d) -> t a c -> t b d
bimapDefault f g t = runIdentity (bitraverse (\x -> Identity (f x)) (\y -> Identity (g y)) t)

bifoldMapDefault :: (Bitraversable t, Monoid m) => (a -> m) -> (b -> m) -> t a b -> m
bifoldMapDefault f g t = getConst (bitraverse (\x -> Const (f x)) (\y -> Const (g y)) t)
