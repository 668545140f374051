{-# LANGUAGE MagicHash #-}
{-# LANGUAGE NoImplicitPrelude #-}
{-# LANGUAGE PatternSynonyms #-}
{-# LANGUAGE ViewPatterns #-}

-- | The types that a compiler knows.
module GHC.Types
  ( Bool (..)
  , Ordering (..)
  , Int (I#)
  , Word (W#)
  , Char (C#)
  , Double (D#)
  , Float (F#)
  , IO (IO)
  , SPEC (..)
  , Symbol
  , Type
  , Constraint
  , isTrue#
  ) where

import Data.Kind (Constraint, Type)
import Data.Word
import Prelude
import Selfsame.Primops
import Selfsame.Unboxed.State (fromIO, toIO)

data Symbol

data SPEC = SPEC | SPEC2

-- | An action as what it does to the state of the program.
pattern IO :: (State# RealWorld -> (State# RealWorld, a)) -> IO a
pattern IO f <- (fromIO -> f) where
  IO f = toIO f
