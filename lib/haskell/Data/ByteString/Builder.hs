-- | Bytes of numbers and texts, put together.
module Data.ByteString.Builder
  ( Builder
  , toLazyByteString
  , hPutBuilder
  , byteString
  , lazyByteString
  , shortByteString
  , int8
  , word8
  , int16BE
  , int16LE
  , word16BE
  , word16LE
  , int32BE
  , int32LE
  , word32BE
  , word32LE
  , int64BE
  , int64LE
  , word64BE
  , word64LE
  , floatBE
  , floatLE
  , doubleBE
  , doubleLE
  , char7
  , string7
  , char8
  , string8
  , charUtf8
  , stringUtf8
  , int8Dec
  , int16Dec
  , int32Dec
  , int64Dec
  , intDec
  , integerDec
  , word8Dec
  , word16Dec
  , word32Dec
  , word64Dec
  , wordDec
  , floatDec
  , doubleDec
  , word8Hex
  , word16Hex
  , word32Hex
  , word64Hex
  , wordHex
  , int8HexFixed
  , int16HexFixed
  , int32HexFixed
  , int64HexFixed
  , word8HexFixed
  , word16HexFixed
  , word32HexFixed
  , word64HexFixed
  , floatHexFixed
  , doubleHexFixed
  , byteStringHex
  , lazyByteStringHex
  ) where

import Data.Bits
import qualified Data.ByteString as Strict
import Data.ByteString.Builder.Internal
import qualified Data.ByteString.Lazy as Lazy
import qualified Data.ByteString.Short as Short
import Data.Int
import Data.Word
import GHC.Float (castDoubleToWord64, castFloatToWord32)
import Numeric (showHex)
import qualified System.IO as IO

hPutBuilder :: IO.Handle -> Builder -> IO ()
hPutBuilder handle b = Lazy.hPut handle (toLazyByteString b)

byteString :: Strict.ByteString -> Builder
byteString b = bytes (Strict.unpack b)

lazyByteString :: Lazy.ByteString -> Builder
lazyByteString bs = bytes (Lazy.unpack bs)

shortByteString :: Short.ShortByteString -> Builder
shortByteString b = bytes (Short.unpack b)

int8 :: Int8 -> Builder
int8 n = bytes [fromIntegral n]

word8 :: Word8 -> Builder
word8 n = bytes [n]

-- | So many bytes of a number, the lowest first or last.
little, big :: (Bits a, Integral a) => Int -> a -> Builder
little count n = bytes [fromIntegral (shiftR n (8 * i)) | i <- [0 .. count - 1]]
big count n = bytes [fromIntegral (shiftR n (8 * i)) | i <- [count - 1, count - 2 .. 0]]

ascii :: String -> Builder
ascii cs = bytes (map (fromIntegral . fromEnum) cs)

int16BE, int16LE :: Int16 -> Builder
int16BE n = big 2 n
int16LE n = little 2 n

word16BE, word16LE :: Word16 -> Builder
word16BE n = big 2 n
word16LE n = little 2 n

int32BE, int32LE :: Int32 -> Builder
int32BE n = big 4 n
int32LE n = little 4 n

word32BE, word32LE :: Word32 -> Builder
word32BE n = big 4 n
word32LE n = little 4 n

int64BE, int64LE :: Int64 -> Builder
int64BE n = big 8 n
int64LE n = little 8 n

word64BE, word64LE :: Word64 -> Builder
word64BE n = big 8 n
word64LE n = little 8 n

floatBE, floatLE :: Float -> Builder
floatBE x = word32BE (castFloatToWord32 x)
floatLE x = word32LE (castFloatToWord32 x)

doubleBE, doubleLE :: Double -> Builder
doubleBE x = word64BE (castDoubleToWord64 x)
doubleLE x = word64LE (castDoubleToWord64 x)

char7, char8, charUtf8 :: Char -> Builder
char7 c = bytes [fromIntegral (fromEnum c .&. 127)]
char8 c = bytes [fromIntegral (fromEnum c)]
charUtf8 c = bytes (utf8 (fromEnum c))

string7, string8, stringUtf8 :: String -> Builder
string7 cs = foldMap char7 cs
string8 cs = foldMap char8 cs
stringUtf8 cs = foldMap charUtf8 cs

utf8 :: Int -> [Word8]
utf8 n
  | n < 128 = [fromIntegral n]
  | n < 2048 = [first 192 6, next 0]
  | n < 65536 = [first 224 12, next 6, next 0]
  | otherwise = [first 240 18, next 12, next 6, next 0]
  where
    first mark by = fromIntegral (mark + shiftR n by)
    next by = fromIntegral (128 + (shiftR n by .&. 63))

int8Dec :: Int8 -> Builder
int8Dec n = ascii (show n)

int16Dec :: Int16 -> Builder
int16Dec n = ascii (show n)

int32Dec :: Int32 -> Builder
int32Dec n = ascii (show n)

int64Dec :: Int64 -> Builder
int64Dec n = ascii (show n)

intDec :: Int -> Builder
intDec n = ascii (show n)

integerDec :: Integer -> Builder
integerDec n = ascii (show n)

word8Dec :: Word8 -> Builder
word8Dec n = ascii (show n)

word16Dec :: Word16 -> Builder
word16Dec n = ascii (show n)

word32Dec :: Word32 -> Builder
word32Dec n = ascii (show n)

word64Dec :: Word64 -> Builder
word64Dec n = ascii (show n)

wordDec :: Word -> Builder
wordDec n = ascii (show n)

floatDec :: Float -> Builder
floatDec n = ascii (show n)

doubleDec :: Double -> Builder
doubleDec n = ascii (show n)

word8Hex :: Word8 -> Builder
word8Hex n = ascii (showHex n "")

word16Hex :: Word16 -> Builder
word16Hex n = ascii (showHex n "")

word32Hex :: Word32 -> Builder
word32Hex n = ascii (showHex n "")

word64Hex :: Word64 -> Builder
word64Hex n = ascii (showHex n "")

wordHex :: Word -> Builder
wordHex n = ascii (showHex n "")

int8HexFixed :: Int8 -> Builder
int8HexFixed n = fixed 2 (fromIntegral n :: Word8)

int16HexFixed :: Int16 -> Builder
int16HexFixed n = fixed 4 (fromIntegral n :: Word16)

int32HexFixed :: Int32 -> Builder
int32HexFixed n = fixed 8 (fromIntegral n :: Word32)

int64HexFixed :: Int64 -> Builder
int64HexFixed n = fixed 16 (fromIntegral n :: Word64)

word8HexFixed :: Word8 -> Builder
word8HexFixed n = fixed 2 n

word16HexFixed :: Word16 -> Builder
word16HexFixed n = fixed 4 n

word32HexFixed :: Word32 -> Builder
word32HexFixed n = fixed 8 n

word64HexFixed :: Word64 -> Builder
word64HexFixed n = fixed 16 n

fixed :: (Integral a, Show a) => Int -> a -> Builder
fixed digits n = ascii (replicate (digits - length text) '0' ++ text)
  where text = showHex n ""

floatHexFixed :: Float -> Builder
floatHexFixed x = word32HexFixed (castFloatToWord32 x)

doubleHexFixed :: Double -> Builder
doubleHexFixed x = word64HexFixed (castDoubleToWord64 x)

byteStringHex :: Strict.ByteString -> Builder
byteStringHex b = foldMap word8HexFixed (Strict.unpack b)

lazyByteStringHex :: Lazy.ByteString -> Builder
lazyByteStringHex bs = foldMap word8HexFixed (Lazy.unpack bs)
