{-# LANGUAGE MagicHash #-}
{-# LANGUAGE NoImplicitPrelude #-}

-- | A value as it is, of whatever type.
module Unsafe.Coerce
  ( unsafeCoerce
  , unsafeCoerce#
  ) where

import Selfsame.Prim

-- | What the type checker makes of these is the identity; this code is never run.
unsafeCoerce, unsafeCoerce# :: a -> b
unsafeCoerce _ = primUnsupported "Unsafe.Coerce.unsafeCoerce"
unsafeCoerce# _ = primUnsupported "Unsafe.Coerce.unsafeCoerce"
