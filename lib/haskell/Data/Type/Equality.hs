{-# LANGUAGE GADTs #-}
{-# LANGUAGE RankNTypes #-}
{-# LANGUAGE TypeOperators #-}

-- | That two types are the same, as a value.
module Data.Type.Equality
  ( (:~:) (..)
  , sym
  , trans
  , castWith
  , gcastWith
  , TestEquality (..)
  ) where

infix 4 :~:

data a :~: b where
  Refl :: a :~: a

instance Eq (a :~: b) where
  Refl == Refl = True

instance Ord (a :~: b) where
  compare Refl Refl = EQ

instance Show (a :~: b) where
  showsPrec _ Refl = showString "Refl"

sym :: (a :~: b) -> (b :~: a)
sym Refl = Refl

trans :: (a :~: b) -> (b :~: c) -> (a :~: c)
trans Refl Refl = Refl

castWith :: (a :~: b) -> a -> b
castWith Refl x = x

gcastWith :: (a :~: b) -> ((a ~ b) => r) -> r
gcastWith Refl r = r

class TestEquality f where
  testEquality :: f a -> f b -> Maybe (a :~: b)
