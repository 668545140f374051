{-# LANGUAGE MagicHash #-}
{-# LANGUAGE PatternSynonyms #-}
{-# LANGUAGE ViewPatterns #-}

-- | Numbers of fixed sizes, and what they are unboxed.
module GHC.Word
  ( Word (W#)
  , Word8 (W8#)
  , Word16 (W16#)
  , Word32 (W32#)
  , Word64 (W64#)
  , byteSwap16
  , byteSwap32
  , byteSwap64
  , uncheckedShiftL64#
  , uncheckedShiftRL64#
  ) where

import Data.Word
import Selfsame.Primops
import Selfsame.Unboxed (boxInt, boxWord, unboxInt, unboxWord)

toWord :: Integral a => a -> Word#
toWord n = unboxWord (fromIntegral n)

pattern W8# :: Word# -> Word8
pattern W8# x <- (toWord -> x) where
  W8# x = fromIntegral (boxWord x)

pattern W16# :: Word# -> Word16
pattern W16# x <- (toWord -> x) where
  W16# x = fromIntegral (boxWord x)

pattern W32# :: Word# -> Word32
pattern W32# x <- (toWord -> x) where
  W32# x = fromIntegral (boxWord x)

pattern W64# :: Word# -> Word64
pattern W64# x <- (toWord -> x) where
  W64# x = fromIntegral (boxWord x)

uncheckedShiftL64#, uncheckedShiftRL64# :: Word# -> Int# -> Word#
uncheckedShiftL64# x n = uncheckedShiftL# x n
uncheckedShiftRL64# x n = uncheckedShiftRL# x n
