{-# LANGUAGE NoImplicitPrelude #-}

module Data.Word
  ( Word
  , Word8
  , Word16
  , Word32
  , Word64
  , byteSwap16
  , byteSwap32
  , byteSwap64
  ) where

import Data.Bits
import Prelude
import Selfsame.Sized

type Word8 = Sized W8

type Word16 = Sized W16

type Word32 = Sized W32

type Word64 = Sized W64

byteSwap16 :: Word16 -> Word16
byteSwap16 n = shiftL n 8 .|. shiftR n 8

byteSwap32 :: Word32 -> Word32
byteSwap32 n = shiftL n 24 .|. shiftL (n .&. 65280) 8 .|. (shiftR n 8 .&. 65280) .|. shiftR n 24

byteSwap64 :: Word64 -> Word64
byteSwap64 n = shiftL (fromIntegral (byteSwap32 (fromIntegral n))) 32 .|. fromIntegral (byteSwap32 (fromIntegral (shiftR n 32)))
