{-# LANGUAGE MagicHash #-}
{-# LANGUAGE NoImplicitPrelude #-}
{-# LANGUAGE PatternSynonyms #-}

-- | The Prelude and what library code looks for beside it.
module GHC.Base
  ( module Prelude
  , module GHC.Exts
  , module Selfsame.Primops
  , Int (I#), Word (W#), Char (C#), Double (D#), Float (F#)
  , IO (IO)
  , unIO
  , returnIO
  , bindIO
  , thenIO
  , failIO
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
  , getTag
  , quotInt, remInt, divInt, modInt, quotRemInt, divModInt
  , assert
  , breakpoint
  , eqString
  , maxInt
  , minInt
  ) where

import Control.Exception (assert)
import Control.Monad (join)
import Data.Char (chr, ord)
import GHC.Exts (augment, build, inline, lazy, oneShot)
import GHC.Types (IO (IO))
import Prelude
import Selfsame.Monad
import Selfsame.Monoid (NonEmpty (..))
import Selfsame.Prim (primUnsupported)
import Selfsame.Primops
import Selfsame.Unboxed.State (fromIO)

-- | Of numbers that are characters.
unsafeChr :: Int -> Char
unsafeChr = chr

unIO :: IO a -> State# RealWorld -> (State# RealWorld, a)
unIO m = fromIO m

returnIO :: a -> IO a
returnIO x = return x

bindIO :: IO a -> (a -> IO b) -> IO b
bindIO m k = m >>= k

thenIO :: IO a -> IO b -> IO b
thenIO m n = m >> n

failIO :: String -> IO a
failIO text = ioError (userError text)

getTag :: a -> Int#
getTag _ = primUnsupported "the number of a constructor"

quotInt, remInt, divInt, modInt :: Int -> Int -> Int
quotInt = quot
remInt = rem
divInt = div
modInt = mod

quotRemInt, divModInt :: Int -> Int -> (Int, Int)
quotRemInt = quotRem
divModInt = divMod

breakpoint :: a -> a
breakpoint x = x

eqString :: String -> String -> Bool
eqString a b = a == b

maxInt, minInt :: Int
maxInt = maxBound
minInt = minBound
