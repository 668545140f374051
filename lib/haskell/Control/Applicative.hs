{-# LANGUAGE NoImplicitPrelude #-}

module Control.Applicative
  ( Applicative (..)
  , Alternative (..)
  , Const (..)
  , ZipList (..)
  , WrappedMonad (..)
  , (<$>)
  , (<$)
  , (<**>)
  , liftA
  , liftA3
  , optional
  ) where

import Data.Foldable
import Data.Functor.Const
import Prelude
import Selfsame.Monad

optional :: Alternative f => f a -> f (Maybe a)
optional v = fmap Just v <|> pure Nothing

-- | Any monad as the applicative functor that it is.
newtype WrappedMonad m a = WrapMonad {unwrapMonad :: m a}

instance Monad m => Functor (WrappedMonad m) where
  fmap f (WrapMonad v) = WrapMonad (liftM f v)

instance Monad m => Applicative (WrappedMonad m) where
  pure x = WrapMonad (pure x)
  WrapMonad f <*> WrapMonad v = WrapMonad (f `ap` v)

instance Monad m => Monad (WrappedMonad m) where
  a >>= f = WrapMonad (unwrapMonad a >>= \x -> unwrapMonad (f x))

instance MonadPlus m => Alternative (WrappedMonad m) where
  empty = WrapMonad mzero
  WrapMonad u <|> WrapMonad v = WrapMonad (u `mplus` v)

-- | Lists that are combined position by position.
newtype ZipList a = ZipList {getZipList :: [a]}

instance Eq a => Eq (ZipList a) where
  ZipList xs == ZipList ys = xs == ys

instance Ord a => Ord (ZipList a) where
  compare (ZipList xs) (ZipList ys) = compare xs ys

instance Show a => Show (ZipList a) where
  showsPrec d (ZipList xs) = showParen (d > 10) (showString "ZipList {getZipList = " . shows xs . showChar '}')

instance Functor ZipList where
  fmap f (ZipList xs) = ZipList (map f xs)

instance Foldable ZipList where
  foldr f z (ZipList xs) = foldr f z xs
  foldMap f (ZipList xs) = foldMap f xs
  length (ZipList xs) = length xs
  null (ZipList xs) = null xs

instance Traversable ZipList where
  traverse f (ZipList xs) = fmap ZipList (traverse f xs)

instance Applicative ZipList where
  pure x = ZipList (repeat x)
  ZipList fs <*> ZipList xs = ZipList (zipWith id fs xs)
  liftA2 f (ZipList xs) (ZipList ys) = ZipList (zipWith f xs ys)

instance Alternative ZipList where
  empty = ZipList []
  ZipList xs <|> ZipList ys = ZipList (xs ++ drop (length xs) ys)
