{-# LANGUAGE MagicHash #-}
{-# LANGUAGE PatternSynonyms #-}
{-# LANGUAGE ViewPatterns #-}

-- | Bytes as a part of memory, as characters, and back. Memory that bytes were made of may not be changed any more.
module Data.ByteString.Internal
  ( ByteString (PS)
  , StrictByteString
  , c2w
  , w2c
  , isSpaceWord8
  , isSpaceChar8
  , toForeignPtr
  , fromForeignPtr
  , create
  , createUptoN
  , createUptoN'
  , createAndTrim
  , createAndTrim'
  , unsafeCreate
  , unsafeCreateUptoN
  , unsafeCreateUptoN'
  , mallocByteString
  , nullForeignPtr
  , plusForeignPtr
  , memchr
  , memcmp
  , memcpy
  , memset
  , accursedUnutterablePerformIO
  , inlinePerformIO
  , checkedAdd
  , packBytes
  , packChars
  , unpackBytes
  , unpackChars
  , unsafePackLenBytes
  , unsafePackLenChars
  ) where

import Data.Word
import Foreign.C.Types
import Foreign.ForeignPtr
import Foreign.Marshal.Array
import Foreign.Storable
import GHC.ForeignPtr (ForeignPtr (..))
import GHC.Ptr
import qualified Selfsame.C as C
import Selfsame.Bytes
import Selfsame.Unboxed.Memory (blockBytes, retireBlock)
import Selfsame.Unboxed.State (State# (..))
import GHC.Types (IO (IO))
import System.IO.Unsafe (unsafePerformIO)

type StrictByteString = ByteString

pattern PS :: ForeignPtr Word8 -> Int -> Int -> ByteString
pattern PS fp offset size <- (toForeignPtr -> (fp, offset, size)) where
  PS fp offset size = fromForeignPtr fp offset size

c2w :: Char -> Word8
c2w = toByte

w2c :: Word8 -> Char
w2c = toChar

-- | Of Latin-1.
isSpaceWord8 :: Word8 -> Bool
isSpaceWord8 w = w == 32 || w - 9 <= 4 || w == 160

isSpaceChar8 :: Char -> Bool
isSpaceChar8 c = c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f' || c == '\v' || c == '\xa0'

-- | A block of its own with the bytes in it.
toForeignPtr :: ByteString -> (ForeignPtr Word8, Int, Int)
toForeignPtr b = b `seq` unsafePerformIO (placed (list b))

placed :: [Word8] -> IO (ForeignPtr Word8, Int, Int)
placed bytes = mallocByteString (length bytes) >>= \fp -> withForeignPtr fp (\ptr -> pokeArray ptr bytes) >> sealed fp >> return (fp, 0, length bytes)

sealed :: ForeignPtr a -> IO ()
sealed (ForeignPtr addr _) = IO (\state -> case retireBlock addr state of state' -> state' `seq` (state', ()))

fromForeignPtr :: ForeignPtr Word8 -> Int -> Int -> ByteString
fromForeignPtr fp offset size = fp `seq` offset `seq` size `seq` unsafePerformIO (taken fp offset size)

taken :: ForeignPtr Word8 -> Int -> Int -> IO ByteString
taken fp offset size = case plusForeignPtr fp offset of
  ForeignPtr addr _ -> sealed fp >> IO (\state -> case blockBytes addr size state of
    (state', bytes) -> case make (map fromInteger bytes) of b -> b `seq` (state', b))

mallocByteString :: Int -> IO (ForeignPtr a)
mallocByteString n = mallocForeignPtrBytes n

nullForeignPtr :: ForeignPtr Word8
nullForeignPtr = unsafePerformIO (newForeignPtr_ nullPtr)

create :: Int -> (Ptr Word8 -> IO ()) -> IO ByteString
create n f = mallocByteString n >>= \fp -> withForeignPtr fp f >> taken fp 0 n

createUptoN :: Int -> (Ptr Word8 -> IO Int) -> IO ByteString
createUptoN n f = mallocByteString n >>= \fp -> withForeignPtr fp f >>= \n' -> taken fp 0 n'

createUptoN' :: Int -> (Ptr Word8 -> IO (Int, a)) -> IO (ByteString, a)
createUptoN' n f = mallocByteString n >>= \fp -> withForeignPtr fp f >>= \(n', x) -> taken fp 0 n' >>= \b -> return (b, x)

createAndTrim :: Int -> (Ptr Word8 -> IO Int) -> IO ByteString
createAndTrim n f = createUptoN n f

createAndTrim' :: Int -> (Ptr Word8 -> IO (Int, Int, a)) -> IO (ByteString, a)
createAndTrim' n f = mallocByteString n >>= \fp -> withForeignPtr fp f >>= \(offset, n', x) -> taken fp offset n' >>= \b -> return (b, x)

unsafeCreate :: Int -> (Ptr Word8 -> IO ()) -> ByteString
unsafeCreate n f = unsafePerformIO (create n f)

unsafeCreateUptoN :: Int -> (Ptr Word8 -> IO Int) -> ByteString
unsafeCreateUptoN n f = unsafePerformIO (createUptoN n f)

unsafeCreateUptoN' :: Int -> (Ptr Word8 -> IO (Int, a)) -> (ByteString, a)
unsafeCreateUptoN' n f = unsafePerformIO (createUptoN' n f)

memchr :: Ptr Word8 -> Word8 -> CSize -> IO (Ptr Word8)
memchr ptr byte n = go 0
  where
    go i
      | i == fromIntegral n = return nullPtr
      | otherwise = peekElemOff ptr i >>= \x -> if x == byte then return (ptr `plusPtr` i) else go (i + 1)

memcmp :: Ptr Word8 -> Ptr Word8 -> Int -> IO CInt
memcmp a b n = C.memcmp a b (fromIntegral n)

memcpy :: Ptr Word8 -> Ptr Word8 -> Int -> IO ()
memcpy to from n = C.memcpy to from (fromIntegral n) >> return ()

memset :: Ptr Word8 -> Word8 -> CSize -> IO (Ptr Word8)
memset ptr byte n = C.memset ptr (fromIntegral byte) n

accursedUnutterablePerformIO, inlinePerformIO :: IO a -> a
accursedUnutterablePerformIO m = unsafePerformIO m
inlinePerformIO m = unsafePerformIO m

checkedAdd :: String -> Int -> Int -> Int
checkedAdd name a b
  | a + b >= 0 = a + b
  | otherwise = errorWithoutStackTrace ("Data.ByteString." ++ name ++ ": size overflow")

packBytes :: [Word8] -> ByteString
packBytes = make

packChars :: [Char] -> ByteString
packChars = fromChars

unpackBytes :: ByteString -> [Word8]
unpackBytes = list

unpackChars :: ByteString -> [Char]
unpackChars = toChars

unsafePackLenBytes :: Int -> [Word8] -> ByteString
unsafePackLenBytes n bytes = make (take n bytes)

unsafePackLenChars :: Int -> [Char] -> ByteString
unsafePackLenChars n cs = fromChars (take n cs)
