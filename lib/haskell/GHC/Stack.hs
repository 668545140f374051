{-# LANGUAGE NoImplicitPrelude #-}

-- | Call stacks are not kept: what would show one is not supported.
module GHC.Stack
  ( HasCallStack
  , CallStack
  , callStack
  , emptyCallStack
  , withFrozenCallStack
  , prettyCallStack
  , errorWithStackTrace
  ) where

import Prelude
import Selfsame.Prim

-- | A constraint of this name is dropped wherever it is written.
class HasCallStack

data CallStack

callStack :: CallStack
callStack = primUnsupported "call stacks"

emptyCallStack :: CallStack
emptyCallStack = primUnsupported "call stacks"

withFrozenCallStack :: a -> a
withFrozenCallStack x = x

prettyCallStack :: CallStack -> String
prettyCallStack _ = primUnsupported "call stacks"

errorWithStackTrace :: String -> a
errorWithStackTrace message = error message
