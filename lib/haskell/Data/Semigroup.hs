{-# LANGUAGE NoImplicitPrelude #-}

module Data.Semigroup
  ( Semigroup (..)
  , stimesMonoid
  , stimesIdempotent
  , stimesIdempotentMonoid
  , mtimesDefault
  , Min (..)
  , Max (..)
  , First (..)
  , Last (..)
  , WrappedMonoid (..)
  , Dual (..)
  , Endo (..)
  , All (..)
  , Any (..)
  , Sum (..)
  , Product (..)
  , diff
  , cycle1
  , Arg (..)
  , ArgMin
  , ArgMax
  ) where

import Data.Bifunctor
import Data.Bool
import Data.Eq
import Data.Foldable
import Data.Function
import Data.Functor
import Data.Maybe
import Data.Monoid (All (..), Any (..), Product (..), Sum (..))
import Data.Ord
import Data.Traversable
import Selfsame.Base
import Selfsame.Enum
import Selfsame.Monad
import Selfsame.Monoid
import Selfsame.Num
import Selfsame.Real
import Selfsame.Show

newtype Min a = Min {getMin :: a}

instance Ord a => Semigroup (Min a) where
  Min x <> Min y = Min (min x y)
  stimes n x = stimesIdempotent n x

instance (Ord a, Bounded a) => Monoid (Min a) where
  mempty = maxBound

instance Eq a => Eq (Min a) where
  Min x == Min y = x == y
  Min x /= Min y = x /= y

instance Ord a => Ord (Min a) where
  compare (Min x) (Min y) = compare x y
  Min x < Min y = x < y
  Min x <= Min y = x <= y
  Min x > Min y = x > y
  Min x >= Min y = x >= y

instance Show a => Show (Min a) where
  showsPrec d (Min x) = showParen (d > 10) (showString "Min {getMin = " . shows x . showChar '}')

instance Bounded a => Bounded (Min a) where
  minBound = Min minBound
  maxBound = Min maxBound

instance Functor Min where
  fmap f (Min x) = Min (f x)

instance Foldable Min where
  foldMap f (Min x) = f x
  foldr f z (Min x) = f x z

instance Traversable Min where
  traverse f (Min x) = fmap Min (f x)

instance Applicative Min where
  pure x = Min x
  Min f <*> Min x = Min (f x)

instance Monad Min where
  Min x >>= f = f x

newtype Max a = Max {getMax :: a}

instance Ord a => Semigroup (Max a) where
  Max x <> Max y = Max (max x y)
  stimes n x = stimesIdempotent n x

instance (Ord a, Bounded a) => Monoid (Max a) where
  mempty = minBound

instance Eq a => Eq (Max a) where
  Max x == Max y = x == y
  Max x /= Max y = x /= y

instance Ord a => Ord (Max a) where
  compare (Max x) (Max y) = compare x y
  Max x < Max y = x < y
  Max x <= Max y = x <= y
  Max x > Max y = x > y
  Max x >= Max y = x >= y

instance Show a => Show (Max a) where
  showsPrec d (Max x) = showParen (d > 10) (showString "Max {getMax = " . shows x . showChar '}')

instance Bounded a => Bounded (Max a) where
  minBound = Max minBound
  maxBound = Max maxBound

instance Functor Max where
  fmap f (Max x) = Max (f x)

instance Foldable Max where
  foldMap f (Max x) = f x
  foldr f z (Max x) = f x z

instance Traversable Max where
  traverse f (Max x) = fmap Max (f x)

instance Applicative Max where
  pure x = Max x
  Max f <*> Max x = Max (f x)

instance Monad Max where
  Max x >>= f = f x

-- | The first of all; there is always one.
newtype First a = First {getFirst :: a}

instance Semigroup (First a) where
  x <> _ = x
  stimes n x = stimesIdempotent n x

instance Eq a => Eq (First a) where
  First x == First y = x == y
  First x /= First y = x /= y

instance Ord a => Ord (First a) where
  compare (First x) (First y) = compare x y
  First x < First y = x < y
  First x <= First y = x <= y
  First x > First y = x > y
  First x >= First y = x >= y

instance Show a => Show (First a) where
  showsPrec d (First x) = showParen (d > 10) (showString "First {getFirst = " . shows x . showChar '}')

instance Bounded a => Bounded (First a) where
  minBound = First minBound
  maxBound = First maxBound

instance Functor First where
  fmap f (First x) = First (f x)

instance Foldable First where
  foldMap f (First x) = f x
  foldr f z (First x) = f x z

instance Traversable First where
  traverse f (First x) = fmap First (f x)

instance Applicative First where
  pure x = First x
  First f <*> First x = First (f x)

instance Monad First where
  First x >>= f = f x

-- | The last of all.
newtype Last a = Last {getLast :: a}

instance Semigroup (Last a) where
  _ <> y = y
  stimes n x = stimesIdempotent n x

instance Eq a => Eq (Last a) where
  Last x == Last y = x == y
  Last x /= Last y = x /= y

instance Ord a => Ord (Last a) where
  compare (Last x) (Last y) = compare x y
  Last x < Last y = x < y
  Last x <= Last y = x <= y
  Last x > Last y = x > y
  Last x >= Last y = x >= y

instance Show a => Show (Last a) where
  showsPrec d (Last x) = showParen (d > 10) (showString "Last {getLast = " . shows x . showChar '}')

instance Bounded a => Bounded (Last a) where
  minBound = Last minBound
  maxBound = Last maxBound

instance Functor Last where
  fmap f (Last x) = Last (f x)

instance Foldable Last where
  foldMap f (Last x) = f x
  foldr f z (Last x) = f x z

instance Traversable Last where
  traverse f (Last x) = fmap Last (f x)

instance Applicative Last where
  pure x = Last x
  Last f <*> Last x = Last (f x)

instance Monad Last where
  Last x >>= f = f x

-- | A semigroup from a monoid.
newtype WrappedMonoid m = WrapMonoid {unwrapMonoid :: m}

instance Monoid m => Semigroup (WrappedMonoid m) where
  WrapMonoid x <> WrapMonoid y = WrapMonoid (x `mappend` y)

instance Monoid m => Monoid (WrappedMonoid m) where
  mempty = WrapMonoid mempty

mtimesDefault :: (Integral b, Monoid a) => b -> a -> a
mtimesDefault n x
  | n == 0 = mempty
  | otherwise = unwrapMonoid (stimes n (WrapMonoid x))

diff :: Semigroup m => m -> Endo m
diff x = Endo (\y -> x <> y)

cycle1 :: Semigroup m => m -> m
cycle1 xs = forever
  where
    forever = xs <> forever

-- | A value that is ordered by its first part and carries the second along.
data Arg a b = Arg a b

type ArgMin a b = Min (Arg a b)

type ArgMax a b = Max (Arg a b)

instance (Show a, Show b) => Show (Arg a b) where
  showsPrec d (Arg x y) = showParen (d > 10) (showString "Arg " . showsPrec 11 x . showChar ' ' . showsPrec 11 y)

instance Eq a => Eq (Arg a b) where
  Arg x _ == Arg y _ = x == y

instance Ord a => Ord (Arg a b) where
  compare (Arg x _) (Arg y _) = compare x y
  min p@(Arg x _) q@(Arg y _)
    | x <= y = p
    | otherwise = q
  max p@(Arg x _) q@(Arg y _)
    | x >= y = p
    | otherwise = q

instance Functor (Arg a) where
  fmap f (Arg x y) = Arg x (f y)

instance Foldable (Arg a) where
  foldMap f (Arg _ y) = f y

instance Traversable (Arg a) where
  traverse f (Arg x y) = fmap (Arg x) (f y)

instance Bifunctor Arg where
  bimap f g (Arg x y) = Arg (f x) (g y)
