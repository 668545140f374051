{-# LANGUAGE ExplicitForAll #-}
{-# LANGUAGE KindSignatures #-}
{-# LANGUAGE ScopedTypeVariables #-}
{-# LANGUAGE TypeApplications #-}
module Annotations where

import Data.Kind (Type)
import Data.List (sortBy)

data Fix (f :: Type -> Type) = In (f (Fix f))

data ListF a r = NilF | ConsF a r

instance Functor (ListF a) where
  fmap _ NilF = NilF
  fmap f (ConsF a r) = ConsF a (f r)

cata :: forall f a. Functor f => (f a -> a) -> Fix f -> a
cata alg = go
  where
    go :: Fix f -> a
    go (In x) = alg (fmap go x)

fromL :: [a] -> Fix (ListF a)
fromL = foldr (\a r -> In (ConsF a r)) (In NilF)

sumF :: Fix (ListF Int) -> Int
sumF = cata alg
  where
    alg NilF = 0
    alg (ConsF a r) = a + r

sorted :: forall a. Ord a => [a] -> [a]
sorted xs = sortBy cmp xs
  where
    cmp :: a -> a -> Ordering
    cmp x y = compare y x

annotated :: Int
annotated = (read "5" :: Int) + length (show (3 :: Double)) + (\(x :: Int) -> x) 1

applied :: (Int, Integer)
applied = (read @Int "7", fromIntegral @Int @Integer 8)

bounds :: forall a. (Bounded a, Enum a) => a -> Int
bounds _ = fromEnum (maxBound :: a) - fromEnum (minBound :: a)

type Pred a = a -> Bool

newtype Flip (p :: Type -> Type -> Type) a b = Flip { unFlip :: p b a }

both :: Pred a -> Pred a -> Pred a
both p q x = p x && q x
