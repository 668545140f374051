{-# LANGUAGE MagicHash #-}
{-# LANGUAGE NoImplicitPrelude #-}

-- | Every name that syntax stands for: literals, ranges, @do@, comprehensions, patterns, and what deriving writes.
--
-- A module finds them here, whatever it imports or hides. Modules below this one have in scope, under their own names, the
-- few that they use.
module Selfsame.Builtin
  ( module Prelude
  , Ratio (..)
  , (%)
  , Applicative (..)
  , Alternative (..)
  , MonadPlus (..)
  , Semigroup (..)
  , Foldable (..)
  , IsString (..)
  , Ix (..)
  , boundedEnumFrom
  , boundedEnumFromThen
  , showSpace
  , showCommaSpace
  , showListWith
  , Same
  , Coercible
  , Implicit (..)
  , join
  , One (..), Sum2# (..), Sum3# (..), Sum4# (..), Sum5# (..)
  , boxInt, boxWord, boxChar, boxDouble, boxFloat, boxAddr
  , unboxInt, unboxWord, unboxChar, unboxDouble, unboxFloat, unboxAddr
  ) where

import Data.Foldable
import Data.Ix
import Data.String
import Prelude
import Selfsame.Enum
import Selfsame.Monad
import Selfsame.Monoid
import Selfsame.Real
import Selfsame.Same
import Selfsame.Show
import Selfsame.Unboxed
