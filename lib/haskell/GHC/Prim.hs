{-# LANGUAGE MagicHash #-}
{-# LANGUAGE NoImplicitPrelude #-}

-- | What can be done with unboxed values.
module GHC.Prim
  ( module Selfsame.Primops
  , seq
  , coerce
  , unsafeCoerce#
  ) where

import Data.Coerce (coerce)
import Prelude (seq)
import Selfsame.Primops
import Unsafe.Coerce (unsafeCoerce#)
