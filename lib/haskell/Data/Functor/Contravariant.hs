{-# LANGUAGE NoImplicitPrelude #-}

module Data.Functor.Contravariant
  ( Contravariant (..)
  , phantom
  , (>$<)
  , (>$$<)
  , ($<)
  , Predicate (..)
  , Comparison (..)
  , defaultComparison
  , Equivalence (..)
  , defaultEquivalence
  , comparisonEquivalence
  , Op (..)
  ) where

import Control.Category
import Data.Functor.Const
import Data.Functor.Product
import Data.Functor.Sum
import Data.Proxy
import Prelude hiding (id, (.))
import Selfsame.Monoid

infixl 4 >$, >$<, >$$<, $<

class Contravariant f where
  contramap :: (a' -> a) -> f a -> f a'

  (>$) :: b -> f b -> f a
  x >$ y = contramap (const x) y

phantom :: (Functor f, Contravariant f) => f a -> f b
phantom x = () <$ x $< ()

($<) :: Contravariant f => f b -> b -> f a
x $< y = y >$ x

(>$<) :: Contravariant f => (a -> b) -> f b -> f a
(>$<) = contramap

(>$$<) :: Contravariant f => f b -> (a -> b) -> f a
x >$$< f = contramap f x

newtype Predicate a = Predicate {getPredicate :: a -> Bool}

instance Contravariant Predicate where
  contramap f (Predicate p) = Predicate (\x -> p (f x))

instance Semigroup (Predicate a) where
  Predicate p <> Predicate q = Predicate (\a -> p a && q a)

instance Monoid (Predicate a) where
  mempty = Predicate (const True)

newtype Comparison a = Comparison {getComparison :: a -> a -> Ordering}

instance Contravariant Comparison where
  contramap f (Comparison c) = Comparison (\x y -> c (f x) (f y))

instance Semigroup (Comparison a) where
  Comparison p <> Comparison q = Comparison (\x y -> p x y <> q x y)

instance Monoid (Comparison a) where
  mempty = Comparison (\_ _ -> EQ)

defaultComparison :: Ord a => Comparison a
defaultComparison = Comparison compare

newtype Equivalence a = Equivalence {getEquivalence :: a -> a -> Bool}

instance Contravariant Equivalence where
  contramap f (Equivalence e) = Equivalence (\x y -> e (f x) (f y))

instance Semigroup (Equivalence a) where
  Equivalence p <> Equivalence q = Equivalence (\a b -> p a b && q a b)

instance Monoid (Equivalence a) where
  mempty = Equivalence (\_ _ -> True)

defaultEquivalence :: Eq a => Equivalence a
defaultEquivalence = Equivalence (==)

comparisonEquivalence :: Comparison a -> Equivalence a
comparisonEquivalence (Comparison p) = Equivalence (\a b -> p a b == EQ)

newtype Op a b = Op {getOp :: b -> a}

instance Category Op where
  id = Op (\x -> x)
  Op f . Op g = Op (\x -> g (f x))

instance Contravariant (Op a) where
  contramap f (Op g) = Op (\x -> g (f x))

instance Semigroup a => Semigroup (Op a b) where
  Op p <> Op q = Op (\a -> p a <> q a)

instance Monoid a => Monoid (Op a b) where
  mempty = Op (const mempty)

instance Contravariant Proxy where
  contramap _ _ = Proxy

instance Contravariant (Const a) where
  contramap _ (Const a) = Const a

instance (Contravariant f, Contravariant g) => Contravariant (Sum f g) where
  contramap f (InL x) = InL (contramap f x)
  contramap f (InR y) = InR (contramap f y)

instance (Contravariant f, Contravariant g) => Contravariant (Product f g) where
  contramap f (Pair a b) = Pair (contramap f a) (contramap f b)
