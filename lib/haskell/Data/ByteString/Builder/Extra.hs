-- | How bytes are put together, where that can be chosen. Numbers of this machine have their lowest byte first.
module Data.ByteString.Builder.Extra
  ( flush
  , byteStringCopy
  , byteStringInsert
  , byteStringThreshold
  , lazyByteStringCopy
  , lazyByteStringInsert
  , lazyByteStringThreshold
  , smallChunkSize
  , defaultChunkSize
  , intHost
  , int16Host
  , int32Host
  , int64Host
  , wordHost
  , word16Host
  , word32Host
  , word64Host
  , floatHost
  , doubleHost
  ) where

import qualified Data.ByteString as Strict
import Data.ByteString.Builder
import Data.ByteString.Builder.Internal (flush)
import qualified Data.ByteString.Lazy as Lazy
import Data.ByteString.Lazy.Internal (defaultChunkSize, smallChunkSize)
import Data.Int
import Data.Word
import Selfsame.Prim (primUnsupported)

byteStringCopy :: Strict.ByteString -> Builder
byteStringCopy b = byteString b

lazyByteStringCopy :: Lazy.ByteString -> Builder
lazyByteStringCopy bs = lazyByteString bs

byteStringInsert :: Strict.ByteString -> Builder
byteStringInsert _ = primUnsupported "where chunks of bytes end"

byteStringThreshold :: Int -> Strict.ByteString -> Builder
byteStringThreshold _ _ = primUnsupported "where chunks of bytes end"

lazyByteStringInsert :: Lazy.ByteString -> Builder
lazyByteStringInsert _ = primUnsupported "where chunks of bytes end"

lazyByteStringThreshold :: Int -> Lazy.ByteString -> Builder
lazyByteStringThreshold _ _ = primUnsupported "where chunks of bytes end"

floatHost :: Float -> Builder
floatHost x = floatLE x

doubleHost :: Double -> Builder
doubleHost x = doubleLE x

intHost :: Int -> Builder
intHost n = int64LE (fromIntegral n)

int16Host :: Int16 -> Builder
int16Host n = int16LE (fromIntegral n)

int32Host :: Int32 -> Builder
int32Host n = int32LE (fromIntegral n)

int64Host :: Int64 -> Builder
int64Host n = int64LE (fromIntegral n)

wordHost :: Word -> Builder
wordHost n = word64LE (fromIntegral n)

word16Host :: Word16 -> Builder
word16Host n = word16LE (fromIntegral n)

word32Host :: Word32 -> Builder
word32Host n = word32LE (fromIntegral n)

word64Host :: Word64 -> Builder
word64Host n = word64LE (fromIntegral n)
