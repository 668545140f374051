{-# LANGUAGE ScopedTypeVariables, TypeApplications, ExplicitForAll, KindSignatures #-}
module Scoped where

import Data.List (sortBy)

sortDesc :: forall a. Ord a => [a] -> [a]
sortDesc = sortBy cmp
  where
    cmp :: a -> a -> Ordering
    cmp x y = compare y x

class Default a where
  def :: a

instance Default Int where def = 7
instance Default Bool where def = True
instance (Default a, Default b) => Default (a, b) where def = (def, def)
instance Default [a] where def = []

pairDef :: forall (f :: * -> *) a. (Functor f, Default a) => f () -> f a
pairDef = fmap (\() -> (def :: a))

readInt :: String -> Int
readInt = read @Int
