{-# LANGUAGE ScopedTypeVariables #-}

-- | Numbers as types, without arithmetic.
module GHC.TypeNats
  ( Nat
  , KnownNat
  , natVal
  ) where

import qualified GHC.TypeLits as Literal
import Numeric.Natural
import Selfsame.Literal

natVal :: forall n proxy. KnownNat n => proxy n -> Natural
natVal n = fromInteger (Literal.natVal n)
