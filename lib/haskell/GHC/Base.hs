{-# LANGUAGE NoImplicitPrelude #-}

-- | The Prelude and what library code looks for beside it.
module GHC.Base
  ( module Prelude
  , module GHC.Exts
  , Alternative (..)
  , MonadPlus (..)
  , NonEmpty (..)
  , liftA
  , liftA3
  , liftM
  , liftM2
  , ap
  , when
  , join
  , ord
  , unsafeChr
  ) where

import Control.Monad (join)
import Data.Char (chr, ord)
import GHC.Exts (augment, build, inline, lazy, oneShot)
import Prelude
import Selfsame.Monad
import Selfsame.Monoid (NonEmpty (..))

-- | Of numbers that are characters.
unsafeChr :: Int -> Char
unsafeChr = chr
