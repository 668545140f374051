{-# LANGUAGE ConstraintKinds #-}
{-# LANGUAGE NoImplicitPrelude #-}

-- | Where a function was called from.
module Data.CallStack
  ( HasCallStack
  , CallStack
  , SrcLoc (..)
  , callStack
  , callSite
  ) where

import qualified GHC.Stack as Stack
import GHC.Stack (HasCallStack, SrcLoc (..))
import Prelude
import Selfsame.Prim (primUnsupported)

type CallStack = [(String, SrcLoc)]

callStack :: HasCallStack => CallStack
callStack = primUnsupported "a run that looks at who called"

callSite :: HasCallStack => Maybe (String, SrcLoc)
callSite = primUnsupported "a run that looks at who called"
