{-# LANGUAGE MagicHash #-}
{-# LANGUAGE PatternSynonyms #-}
{-# LANGUAGE ViewPatterns #-}

-- | Numbers of fixed sizes, and what they are unboxed.
module GHC.Int
  ( Int (I#)
  , Int8 (I8#)
  , Int16 (I16#)
  , Int32 (I32#)
  , Int64 (I64#)
  , uncheckedIShiftL64#
  , uncheckedIShiftRA64#
  ) where

import Data.Int
import Selfsame.Primops
import Selfsame.Unboxed (boxInt, boxWord, unboxInt, unboxWord)

toInt :: Integral a => a -> Int#
toInt n = unboxInt (fromIntegral n)

pattern I8# :: Int# -> Int8
pattern I8# x <- (toInt -> x) where
  I8# x = fromIntegral (boxInt x)

pattern I16# :: Int# -> Int16
pattern I16# x <- (toInt -> x) where
  I16# x = fromIntegral (boxInt x)

pattern I32# :: Int# -> Int32
pattern I32# x <- (toInt -> x) where
  I32# x = fromIntegral (boxInt x)

pattern I64# :: Int# -> Int64
pattern I64# x <- (toInt -> x) where
  I64# x = fromIntegral (boxInt x)

uncheckedIShiftL64#, uncheckedIShiftRA64# :: Int# -> Int# -> Int#
uncheckedIShiftL64# x n = uncheckedIShiftL# x n
uncheckedIShiftRA64# x n = uncheckedIShiftRA# x n
