{-# LANGUAGE MagicHash #-}
{-# LANGUAGE NoImplicitPrelude #-}
{-# LANGUAGE PatternSynonyms #-}

-- | The types that a compiler knows.
module GHC.Types
  ( Bool (..)
  , Ordering (..)
  , Int (I#)
  , Word (W#)
  , Char (C#)
  , Double (D#)
  , Float (F#)
  , SPEC (..)
  , Symbol
  , Type
  , Constraint
  , isTrue#
  ) where

import Data.Kind (Constraint, Type)
import Data.Word
import GHC.Exts
import Prelude

data Symbol
