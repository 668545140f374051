{-# LANGUAGE KindSignatures #-}

-- | Literals as types. The compiler solves the constraints where the type is one.
module Selfsame.Literal
  ( Nat
  , Symbol
  , KnownSymbol (..)
  , KnownNat (..)
  , Text (..)
  , Number (..)
  ) where

data Nat

data Symbol

newtype Text s = Text String

newtype Number n = Number Integer

class KnownSymbol s where
  symbolText :: Text s

class KnownNat n where
  natNumber :: Number n
