{-# LANGUAGE FlexibleInstances #-}

-- | Numbers for values, the same for equal ones.
module Data.Hashable
  ( Hashable (..)
  , Hashed
  , hashed
  , unhashed
  , hashUsing
  , hashPtr
  ) where

import Data.Hashable.Class

-- | With its number.
data Hashed a = Hashed a !Int

hashed :: Hashable a => a -> Hashed a
hashed x = Hashed x (hash x)

unhashed :: Hashed a -> a
unhashed (Hashed x _) = x

instance Eq a => Eq (Hashed a) where
  Hashed x m == Hashed y n = m == n && x == y

instance Ord a => Ord (Hashed a) where
  compare (Hashed x _) (Hashed y _) = compare x y

instance Show a => Show (Hashed a) where
  showsPrec d (Hashed x _) = showParen (d > 10) (showString "hashed " . showsPrec 11 x)

instance Hashable (Hashed a) where
  hashWithSalt salt (Hashed _ n) = hashWithSalt salt n
  hash (Hashed _ n) = n

instance Foldable Hashed where
  foldr f z (Hashed x _) = f x z
