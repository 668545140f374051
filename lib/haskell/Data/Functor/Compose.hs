{-# LANGUAGE NoImplicitPrelude #-}

module Data.Functor.Compose
  ( Compose (..)
  ) where

import Data.Functor.Classes
import Prelude
import Selfsame.Monad

infixr 9 `Compose`

-- | A functor of functors as one functor.
newtype Compose f g a = Compose {getCompose :: f (g a)}

instance (Functor f, Functor g) => Functor (Compose f g) where
  fmap f (Compose x) = Compose (fmap (fmap f) x)
  y <$ Compose x = Compose (fmap (y <$) x)

instance (Foldable f, Foldable g) => Foldable (Compose f g) where
  foldMap f (Compose x) = foldMap (foldMap f) x
  foldr f z (Compose x) = foldr (\inner rest -> foldr f rest inner) z x

instance (Traversable f, Traversable g) => Traversable (Compose f g) where
  traverse f (Compose x) = fmap Compose (traverse (traverse f) x)

instance (Applicative f, Applicative g) => Applicative (Compose f g) where
  pure x = Compose (pure (pure x))
  Compose f <*> Compose x = Compose (liftA2 (<*>) f x)
  liftA2 f (Compose x) (Compose y) = Compose (liftA2 (liftA2 f) x y)

instance (Alternative f, Applicative g) => Alternative (Compose f g) where
  empty = Compose empty
  Compose x <|> Compose y = Compose (x <|> y)

instance (Show1 f, Show1 g) => Show1 (Compose f g) where
  liftShowsPrec one list d (Compose x) = showsUnaryWith (liftShowsPrec (liftShowsPrec one list) (liftShowList one list)) "Compose" d x

instance (Show1 f, Show1 g, Show a) => Show (Compose f g a) where
  showsPrec d x = showsPrec1 d x

instance (Eq1 f, Eq1 g) => Eq1 (Compose f g) where
  liftEq same (Compose x) (Compose y) = liftEq (liftEq same) x y

instance (Eq1 f, Eq1 g, Eq a) => Eq (Compose f g a) where
  x == y = eq1 x y

instance (Ord1 f, Ord1 g) => Ord1 (Compose f g) where
  liftCompare order (Compose x) (Compose y) = liftCompare (liftCompare order) x y

instance (Ord1 f, Ord1 g, Ord a) => Ord (Compose f g a) where
  compare x y = compare1 x y
