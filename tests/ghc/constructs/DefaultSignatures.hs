{-# LANGUAGE DefaultSignatures #-}
{-# LANGUAGE DeriveAnyClass #-}
{-# LANGUAGE DerivingStrategies #-}
{-# LANGUAGE DerivingVia #-}
{-# LANGUAGE GeneralizedNewtypeDeriving #-}
{-# LANGUAGE StandaloneDeriving #-}
module DefaultSignatures where

import Data.Monoid

class Pretty a where
  pretty :: a -> String
  default pretty :: Show a => a -> String
  pretty x = "<" ++ show x ++ ">"
  prettyAll :: [a] -> String
  prettyAll = concatMap pretty

instance Pretty Int
instance Pretty Bool where
  pretty b = if b then "yes" else "no"
instance (Show a, Show b) => Pretty (a, b)
instance Pretty a => Pretty [a] where
  pretty = prettyAll

data Color = Red | Green
  deriving stock (Eq, Ord, Show)
  deriving anyclass (Pretty)

class Lift f where
  lifted :: a -> f a
  default lifted :: Applicative f => a -> f a
  lifted = pure

instance Lift Maybe
instance Lift []
newtype Box a = Box a deriving (Show)
instance Lift Box where
  lifted = Box

class Monoid' a where
  unit :: a
  default unit :: (Num a) => a
  unit = 0
  (<+>) :: a -> a -> a
  default (<+>) :: Num a => a -> a -> a
  x <+> y = x + y

instance Monoid' Int
instance Monoid' Double where
  x <+> y = x * y
instance Monoid' [b] where
  unit = []
  (<+>) = (++)

-- By newtype, by way of another type.
newtype Age = Age Int
  deriving stock (Show)
  deriving newtype (Eq, Ord, Num)
  deriving (Semigroup, Monoid) via (Sum Int)

newtype Most = Most Int
  deriving (Eq, Show)
  deriving (Semigroup, Monoid) via (Max' Int)

newtype Max' a = Max' a

instance Ord a => Semigroup (Max' a) where
  Max' a <> Max' b = Max' (max a b)

instance (Ord a, Bounded a) => Monoid (Max' a) where
  mempty = Max' minBound

newtype Every = Every Bool deriving stock (Eq, Show)
deriving via All instance Semigroup Every
deriving via All instance Monoid Every

newtype Wrap f a = Wrap (f a) deriving stock (Show)
deriving newtype instance Functor f => Functor (Wrap f)
deriving newtype instance Applicative f => Applicative (Wrap f)

newtype Log a = Log (String, a)
  deriving stock (Show)
  deriving (Functor, Applicative) via ((,) String)

data Pair a = Pair a a
deriving stock instance Show a => Show (Pair a)
deriving stock instance Eq a => Eq (Pair a)
