{-# LANGUAGE ScopedTypeVariables #-}

-- | Literals as types, without arithmetic.
module GHC.TypeLits
  ( Nat
  , Symbol
  , KnownNat
  , KnownSymbol
  , natVal
  , symbolVal
  ) where

import Selfsame.Literal

natVal :: forall n proxy. KnownNat n => proxy n -> Integer
natVal _ = case (natNumber :: Number n) of Number value -> value

symbolVal :: forall s proxy. KnownSymbol s => proxy s -> String
symbolVal _ = case (symbolText :: Text s) of Text value -> value
