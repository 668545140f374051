{-# LANGUAGE NoImplicitPrelude #-}

-- | Call stacks are not kept: what would show one is not supported.
module GHC.Stack
  ( HasCallStack
  , CallStack
  , SrcLoc (..)
  , callStack
  , emptyCallStack
  , freezeCallStack
  , fromCallSiteList
  , getCallStack
  , popCallStack
  , pushCallStack
  , withFrozenCallStack
  , prettyCallStack
  , prettySrcLoc
  , errorWithStackTrace
  , currentCallStack
  , whoCreated
  ) where

import Prelude
import Selfsame.Prim

-- | A constraint of this name is dropped wherever it is written.
class HasCallStack

data CallStack

-- | A place of a source file.
data SrcLoc = SrcLoc
  { srcLocPackage :: [Char]
  , srcLocModule :: [Char]
  , srcLocFile :: [Char]
  , srcLocStartLine :: Int
  , srcLocStartCol :: Int
  , srcLocEndLine :: Int
  , srcLocEndCol :: Int
  }
  deriving (Eq, Show)

callStack :: CallStack
callStack = primUnsupported "call stacks"

emptyCallStack :: CallStack
emptyCallStack = primUnsupported "call stacks"

freezeCallStack, popCallStack :: CallStack -> CallStack
freezeCallStack _ = primUnsupported "call stacks"
popCallStack _ = primUnsupported "call stacks"

fromCallSiteList :: [([Char], SrcLoc)] -> CallStack
fromCallSiteList _ = primUnsupported "call stacks"

getCallStack :: CallStack -> [([Char], SrcLoc)]
getCallStack _ = primUnsupported "call stacks"

pushCallStack :: ([Char], SrcLoc) -> CallStack -> CallStack
pushCallStack _ _ = primUnsupported "call stacks"

withFrozenCallStack :: a -> a
withFrozenCallStack x = x

prettyCallStack :: CallStack -> String
prettyCallStack _ = primUnsupported "call stacks"

prettySrcLoc :: SrcLoc -> String
prettySrcLoc (SrcLoc package modul file line column _ _) =
  file ++ ":" ++ show line ++ ":" ++ show column ++ " in " ++ package ++ ":" ++ modul

errorWithStackTrace :: String -> a
errorWithStackTrace message = error message

currentCallStack :: IO [String]
currentCallStack = primUnsupported "call stacks"

whoCreated :: a -> IO [String]
whoCreated _ = primUnsupported "call stacks"
