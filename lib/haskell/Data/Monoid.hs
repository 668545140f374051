{-# LANGUAGE NoImplicitPrelude #-}

module Data.Monoid
  ( Monoid (..)
  , (<>)
  , Dual (..)
  , Endo (..)
  , All (..)
  , Any (..)
  , Sum (..)
  , Product (..)
  , First (..)
  , Last (..)
  , Alt (..)
  , Ap (..)
  ) where

import Data.Bool
import Data.Eq
import Data.Foldable
import Data.Function
import Data.Functor
import Data.Maybe
import Data.Ord
import Data.Traversable
import Selfsame.Base
import Selfsame.Enum
import Selfsame.Monad
import Selfsame.Monoid
import Selfsame.Monoid.Number
import Selfsame.Num
import Selfsame.Real
import Selfsame.Show

newtype All = All {getAll :: Bool}

instance Semigroup All where
  All x <> All y = All (x && y)
  stimes n x = stimesIdempotentMonoid n x

instance Monoid All where
  mempty = All True

instance Eq All where
  All x == All y = x == y

instance Ord All where
  compare (All x) (All y) = compare x y
  All x < All y = x < y
  All x <= All y = x <= y
  All x > All y = x > y
  All x >= All y = x >= y

instance Show All where
  showsPrec d (All x) = showParen (d > 10) (showString "All {getAll = " . shows x . showChar '}')

instance Bounded All where
  minBound = All False
  maxBound = All True

newtype Any = Any {getAny :: Bool}

instance Semigroup Any where
  Any x <> Any y = Any (x || y)
  stimes n x = stimesIdempotentMonoid n x

instance Monoid Any where
  mempty = Any False

instance Eq Any where
  Any x == Any y = x == y

instance Ord Any where
  compare (Any x) (Any y) = compare x y
  Any x < Any y = x < y
  Any x <= Any y = x <= y
  Any x > Any y = x > y
  Any x >= Any y = x >= y

instance Show Any where
  showsPrec d (Any x) = showParen (d > 10) (showString "Any {getAny = " . shows x . showChar '}')

instance Bounded Any where
  minBound = Any False
  maxBound = Any True

-- | The leftmost 'Just'.
newtype First a = First {getFirst :: Maybe a}

instance Semigroup (First a) where
  First Nothing <> y = y
  x <> _ = x
  stimes n x = stimesIdempotentMonoid n x

instance Monoid (First a) where
  mempty = First Nothing

instance Eq a => Eq (First a) where
  First x == First y = x == y

instance Ord a => Ord (First a) where
  compare (First x) (First y) = compare x y
  First x < First y = x < y
  First x <= First y = x <= y
  First x > First y = x > y
  First x >= First y = x >= y

instance Show a => Show (First a) where
  showsPrec d (First x) = showParen (d > 10) (showString "First {getFirst = " . shows x . showChar '}')

instance Functor First where
  fmap f (First x) = First (fmap f x)

instance Foldable First where
  foldMap f (First x) = foldMap f x
  foldr f z (First x) = foldr f z x

instance Traversable First where
  traverse f (First x) = fmap First (traverse f x)

instance Applicative First where
  pure x = First (Just x)
  First f <*> First x = First (f <*> x)

instance Monad First where
  First x >>= f = First (x >>= \y -> getFirst (f y))

-- | The rightmost 'Just'.
newtype Last a = Last {getLast :: Maybe a}

instance Semigroup (Last a) where
  x <> Last Nothing = x
  _ <> y = y
  stimes n x = stimesIdempotentMonoid n x

instance Monoid (Last a) where
  mempty = Last Nothing

instance Eq a => Eq (Last a) where
  Last x == Last y = x == y

instance Ord a => Ord (Last a) where
  compare (Last x) (Last y) = compare x y
  Last x < Last y = x < y
  Last x <= Last y = x <= y
  Last x > Last y = x > y
  Last x >= Last y = x >= y

instance Show a => Show (Last a) where
  showsPrec d (Last x) = showParen (d > 10) (showString "Last {getLast = " . shows x . showChar '}')

instance Functor Last where
  fmap f (Last x) = Last (fmap f x)

instance Foldable Last where
  foldMap f (Last x) = foldMap f x
  foldr f z (Last x) = foldr f z x

instance Traversable Last where
  traverse f (Last x) = fmap Last (traverse f x)

instance Applicative Last where
  pure x = Last (Just x)
  Last f <*> Last x = Last (f <*> x)

instance Monad Last where
  Last x >>= f = Last (x >>= \y -> getLast (f y))

instance Eq a => Eq (Dual a) where
  Dual x == Dual y = x == y
  Dual x /= Dual y = x /= y

instance Ord a => Ord (Dual a) where
  compare (Dual x) (Dual y) = compare x y
  Dual x < Dual y = x < y
  Dual x <= Dual y = x <= y
  Dual x > Dual y = x > y
  Dual x >= Dual y = x >= y

instance Show a => Show (Dual a) where
  showsPrec d (Dual x) = showParen (d > 10) (showString "Dual {getDual = " . shows x . showChar '}')

instance Bounded a => Bounded (Dual a) where
  minBound = Dual minBound
  maxBound = Dual maxBound

instance Functor Dual where
  fmap f (Dual x) = Dual (f x)

instance Foldable Dual where
  foldMap f (Dual x) = f x
  foldr f z (Dual x) = f x z

instance Traversable Dual where
  traverse f (Dual x) = fmap Dual (f x)

instance Applicative Dual where
  pure x = Dual x
  Dual f <*> Dual x = Dual (f x)

instance Monad Dual where
  Dual x >>= f = f x

-- | Alternatives as a monoid.
newtype Alt f a = Alt {getAlt :: f a}

instance Show (f a) => Show (Alt f a) where
  showsPrec d (Alt x) = showParen (d > 10) (showString "Alt {getAlt = " . showsPrec 0 x . showString "}")

instance Alternative f => Semigroup (Alt f a) where
  Alt x <> Alt y = Alt (x <|> y)
  stimes n x = stimesMonoid n x

instance Alternative f => Monoid (Alt f a) where
  mempty = Alt empty

-- | A monoid inside an applicative functor.
newtype Ap f a = Ap {getAp :: f a}

instance Show (f a) => Show (Ap f a) where
  showsPrec d (Ap x) = showParen (d > 10) (showString "Ap {getAp = " . showsPrec 0 x . showString "}")

instance (Applicative f, Semigroup a) => Semigroup (Ap f a) where
  Ap x <> Ap y = Ap (liftA2 (<>) x y)

instance (Applicative f, Monoid a) => Monoid (Ap f a) where
  mempty = Ap (pure mempty)
