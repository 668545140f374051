{-# LANGUAGE NoImplicitPrelude #-}

module Data.Functor
  ( Functor (..)
  , ($>)
  , (<$>)
  , (<&>)
  , void
  ) where

import Data.Either
import Data.Function
import Data.Maybe
import Data.Ord
import GHC.List

infixl 4 <$, $>, <$>
infixl 1 <&>

class Functor f where
  fmap :: (a -> b) -> f a -> f b
  (<$) :: a -> f b -> f a
  x <$ values = fmap (const x) values

(<$>) :: Functor f => (a -> b) -> f a -> f b
f <$> values = fmap f values

($>) :: Functor f => f a -> b -> f b
values $> x = x <$ values

(<&>) :: Functor f => f a -> (a -> b) -> f b
values <&> f = fmap f values

void :: Functor f => f a -> f ()
void values = () <$ values

instance Functor [] where
  fmap f xs = map f xs

instance Functor Maybe where
  fmap _ Nothing = Nothing
  fmap f (Just x) = Just (f x)

instance Functor (Either e) where
  fmap _ (Left e) = Left e
  fmap f (Right x) = Right (f x)

instance Functor ((,) a) where
  fmap f (a, x) = (a, f x)

instance Functor ((->) r) where
  fmap f g = \r -> f (g r)

instance Functor Down where
  fmap f (Down x) = Down (f x)
