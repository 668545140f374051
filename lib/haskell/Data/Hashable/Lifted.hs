-- | Hashes of values within others.
module Data.Hashable.Lifted
  ( Hashable1 (..)
  , hashWithSalt1
  , defaultLiftHashWithSalt
  , Hashable2 (..)
  ) where

import Data.Hashable.Class

class Hashable2 t where
  liftHashWithSalt2 :: (Int -> a -> Int) -> (Int -> b -> Int) -> Int -> t a b -> Int

defaultLiftHashWithSalt :: (Hashable2 f, Hashable a) => (Int -> b -> Int) -> Int -> f a b -> Int
defaultLiftHashWithSalt h salt x = liftHashWithSalt2 hashWithSalt h salt x
