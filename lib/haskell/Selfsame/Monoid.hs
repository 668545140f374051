{-# LANGUAGE NoImplicitPrelude #-}

-- | Semigroups, monoids, and the non-empty lists that they speak of.
module Selfsame.Monoid
  ( NonEmpty (..)
  , Semigroup (..)
  , Monoid (..)
  , Dual (..)
  , Endo (..)
  , stimesIdempotent
  , stimesMonoid
  , stimesIdempotentMonoid
  ) where

import Data.Bool
import Data.Either
import Data.Eq
import Data.Function
import Data.Functor
import Data.Maybe
import Data.Ord
import GHC.List
import Selfsame.Base
import Selfsame.Num
import Selfsame.Real
import Selfsame.Show

infixr 6 <>
infixr 5 :|

data NonEmpty a = a :| [a]

class Semigroup a where
  (<>) :: a -> a -> a
  sconcat :: NonEmpty a -> a
  stimes :: Integral b => b -> a -> a

  sconcat (first :| others) = go first others
    where
      go x (y : ys) = x <> go y ys
      go x [] = x

  -- By repeated doubling; the order of combination cannot be seen where '<>' is associative.
  stimes n x
    | n <= 0 = error "stimes: positive multiplier expected"
    | otherwise = double x n
    where
      double y k
        | even k = double (y <> y) (quot k 2)
        | k == 1 = y
        | otherwise = doubleThen (y <> y) (quot k 2) y
      doubleThen y k done
        | even k = doubleThen (y <> y) (quot k 2) done
        | k == 1 = y <> done
        | otherwise = doubleThen (y <> y) (quot k 2) (y <> done)

class Semigroup a => Monoid a where
  mempty :: a
  mappend :: a -> a -> a
  mconcat :: [a] -> a

  mappend x y = x <> y
  mconcat xs = foldr mappend mempty xs

stimesIdempotent :: Integral b => b -> a -> a
stimesIdempotent n x
  | n <= 0 = error "stimesIdempotent: positive multiplier expected"
  | otherwise = x

stimesIdempotentMonoid :: (Integral b, Monoid a) => b -> a -> a
stimesIdempotentMonoid n x = case compare n 0 of
  LT -> error "stimesIdempotentMonoid: negative multiplier"
  EQ -> mempty
  GT -> x

stimesMonoid :: (Integral b, Monoid a) => b -> a -> a
stimesMonoid n x = case compare n 0 of
  LT -> error "stimesMonoid: negative multiplier"
  EQ -> mempty
  GT -> double x n
  where
    double y k
      | even k = double (y `mappend` y) (quot k 2)
      | k == 1 = y
      | otherwise = doubleThen (y `mappend` y) (quot k 2) y
    doubleThen y k done
      | even k = doubleThen (y `mappend` y) (quot k 2) done
      | k == 1 = y `mappend` done
      | otherwise = doubleThen (y `mappend` y) (quot k 2) (y `mappend` done)

-- Non-empty lists

instance Eq a => Eq (NonEmpty a) where
  (x :| xs) == (y :| ys) = x == y && xs == ys

instance Ord a => Ord (NonEmpty a) where
  compare (x :| xs) (y :| ys) = case compare x y of
    LT -> LT
    EQ -> compare xs ys
    GT -> GT
  (x :| xs) < (y :| ys) = case compare x y of
    LT -> True
    EQ -> xs < ys
    GT -> False
  x <= y = not (y < x)
  x > y = y < x
  x >= y = not (x < y)

instance Show a => Show (NonEmpty a) where
  showsPrec d (x :| xs) = showParen (d > 5) (showsPrec 6 x . showString " :| " . showsPrec 6 xs)

instance Functor NonEmpty where
  fmap f ~(x :| xs) = f x :| map f xs
  y <$ ~(_ :| xs) = y :| (y <$ xs)

instance Semigroup (NonEmpty a) where
  (x :| xs) <> ~(y :| ys) = x :| (xs ++ (y : ys))

-- Instances

instance Semigroup [a] where
  xs <> ys = xs ++ ys
  stimes n xs
    | n < 0 = error "stimes: [], negative multiplier"
    | otherwise = times n
    where
      times k
        | k == 0 = []
        | otherwise = xs ++ times (k - 1)

instance Monoid [a] where
  mempty = []
  mconcat xss = concat xss

instance Semigroup () where
  _ <> _ = ()
  sconcat _ = ()
  stimes _ _ = ()

instance Monoid () where
  mempty = ()
  mconcat _ = ()

instance Semigroup Ordering where
  LT <> _ = LT
  EQ <> y = y
  GT <> _ = GT
  stimes n x = stimesIdempotentMonoid n x

instance Monoid Ordering where
  mempty = EQ

instance Semigroup a => Semigroup (Maybe a) where
  Nothing <> y = y
  x <> Nothing = x
  Just x <> Just y = Just (x <> y)
  stimes _ Nothing = Nothing
  stimes n (Just x) = case compare n 0 of
    LT -> error "stimes: Maybe, negative multiplier"
    EQ -> Nothing
    GT -> Just (stimes n x)

instance Semigroup a => Monoid (Maybe a) where
  mempty = Nothing

instance Semigroup (Either a b) where
  Left _ <> y = y
  x <> _ = x
  stimes n x = case compare n 0 of
    LT -> error "stimes: positive multiplier expected"
    EQ -> error "stimes: positive multiplier expected"
    GT -> x

instance Semigroup b => Semigroup (a -> b) where
  f <> g = \x -> f x <> g x
  stimes n f = \x -> stimes n (f x)

instance Monoid b => Monoid (a -> b) where
  mempty = \_ -> mempty

instance (Semigroup a, Semigroup b) => Semigroup (a, b) where
  (a1, b1) <> (a2, b2) = (a1 <> a2, b1 <> b2)
  stimes n (a, b) = (stimes n a, stimes n b)

instance (Monoid a, Monoid b) => Monoid (a, b) where
  mempty = (mempty, mempty)

instance (Semigroup a, Semigroup b, Semigroup c) => Semigroup (a, b, c) where
  (a1, b1, c1) <> (a2, b2, c2) = (a1 <> a2, b1 <> b2, c1 <> c2)
  stimes n (a, b, c) = (stimes n a, stimes n b, stimes n c)

instance (Monoid a, Monoid b, Monoid c) => Monoid (a, b, c) where
  mempty = (mempty, mempty, mempty)

instance (Semigroup a, Semigroup b, Semigroup c, Semigroup d) => Semigroup (a, b, c, d) where
  (a1, b1, c1, d1) <> (a2, b2, c2, d2) = (a1 <> a2, b1 <> b2, c1 <> c2, d1 <> d2)
  stimes n (a, b, c, d) = (stimes n a, stimes n b, stimes n c, stimes n d)

instance (Monoid a, Monoid b, Monoid c, Monoid d) => Monoid (a, b, c, d) where
  mempty = (mempty, mempty, mempty, mempty)

instance Semigroup a => Semigroup (Down a) where
  Down x <> Down y = Down (x <> y)

instance Monoid a => Monoid (Down a) where
  mempty = Down mempty

-- | The same monoid with its arguments flipped.
newtype Dual a = Dual {getDual :: a}

instance Semigroup a => Semigroup (Dual a) where
  Dual x <> Dual y = Dual (y <> x)
  stimes n (Dual x) = Dual (stimes n x)

instance Monoid a => Monoid (Dual a) where
  mempty = Dual mempty

-- | Functions from a type to itself under composition.
newtype Endo a = Endo {appEndo :: a -> a}

instance Semigroup (Endo a) where
  Endo f <> Endo g = Endo (f . g)

instance Monoid (Endo a) where
  mempty = Endo id
