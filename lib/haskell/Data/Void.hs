{-# LANGUAGE NoImplicitPrelude #-}

module Data.Void
  ( Void
  , absurd
  , vacuous
  ) where

import Prelude

-- | No values but bottom.
data Void

instance Eq Void where
  _ == _ = True

instance Ord Void where
  compare _ _ = EQ

instance Show Void where
  showsPrec _ v = absurd v

instance Semigroup Void where
  x <> _ = x

absurd :: Void -> a
absurd v = v `seq` error "Data.Void.absurd"

vacuous :: Functor f => f Void -> f a
vacuous values = fmap absurd values
