{-# LANGUAGE NoImplicitPrelude #-}

module Data.Proxy
  ( Proxy (..)
  , asProxyTypeOf
  ) where

import Prelude
import Selfsame.Monad
import Selfsame.Monoid

-- | A value that says nothing but its type. Every operation ignores its arguments.
data Proxy t = Proxy

instance Eq (Proxy s) where
  _ == _ = True

instance Ord (Proxy s) where
  compare _ _ = EQ

instance Show (Proxy s) where
  showsPrec _ _ = showString "Proxy"

instance Semigroup (Proxy s) where
  _ <> _ = Proxy

instance Monoid (Proxy s) where
  mempty = Proxy

instance Functor Proxy where
  fmap _ _ = Proxy

instance Foldable Proxy where
  foldMap _ _ = mempty
  foldr _ z _ = z
  length _ = 0
  null _ = True

instance Traversable Proxy where
  traverse _ _ = pure Proxy

instance Applicative Proxy where
  pure _ = Proxy
  _ <*> _ = Proxy

instance Monad Proxy where
  _ >>= _ = Proxy

asProxyTypeOf :: a -> proxy a -> a
asProxyTypeOf x _ = x
