{-# LANGUAGE MagicHash #-}

-- | Numbers of every kind in blocks of bytes: at such a place of an array of them, or at such a byte.
module Selfsame.Unboxed.Elements
  ( indexCharArray#, readCharArray#, writeCharArray#, indexCharOffAddr#, readCharOffAddr#, writeCharOffAddr#, indexWord8ArrayAsChar#, readWord8ArrayAsChar#, writeWord8ArrayAsChar#
  , indexWideCharArray#, readWideCharArray#, writeWideCharArray#, indexWideCharOffAddr#, readWideCharOffAddr#, writeWideCharOffAddr#, indexWord8ArrayAsWideChar#, readWord8ArrayAsWideChar#, writeWord8ArrayAsWideChar#
  , indexIntArray#, readIntArray#, writeIntArray#, indexIntOffAddr#, readIntOffAddr#, writeIntOffAddr#, indexWord8ArrayAsInt#, readWord8ArrayAsInt#, writeWord8ArrayAsInt#
  , indexWordArray#, readWordArray#, writeWordArray#, indexWordOffAddr#, readWordOffAddr#, writeWordOffAddr#, indexWord8ArrayAsWord#, readWord8ArrayAsWord#, writeWord8ArrayAsWord#
  , indexDoubleArray#, readDoubleArray#, writeDoubleArray#, indexDoubleOffAddr#, readDoubleOffAddr#, writeDoubleOffAddr#, indexWord8ArrayAsDouble#, readWord8ArrayAsDouble#, writeWord8ArrayAsDouble#
  , indexFloatArray#, readFloatArray#, writeFloatArray#, indexFloatOffAddr#, readFloatOffAddr#, writeFloatOffAddr#, indexWord8ArrayAsFloat#, readWord8ArrayAsFloat#, writeWord8ArrayAsFloat#
  , indexInt8Array#, readInt8Array#, writeInt8Array#, indexInt8OffAddr#, readInt8OffAddr#, writeInt8OffAddr#
  , indexWord8Array#, readWord8Array#, writeWord8Array#, indexWord8OffAddr#, readWord8OffAddr#, writeWord8OffAddr#
  , indexInt16Array#, readInt16Array#, writeInt16Array#, indexInt16OffAddr#, readInt16OffAddr#, writeInt16OffAddr#, indexWord8ArrayAsInt16#, readWord8ArrayAsInt16#, writeWord8ArrayAsInt16#
  , indexWord16Array#, readWord16Array#, writeWord16Array#, indexWord16OffAddr#, readWord16OffAddr#, writeWord16OffAddr#, indexWord8ArrayAsWord16#, readWord8ArrayAsWord16#, writeWord8ArrayAsWord16#
  , indexInt32Array#, readInt32Array#, writeInt32Array#, indexInt32OffAddr#, readInt32OffAddr#, writeInt32OffAddr#, indexWord8ArrayAsInt32#, readWord8ArrayAsInt32#, writeWord8ArrayAsInt32#
  , indexWord32Array#, readWord32Array#, writeWord32Array#, indexWord32OffAddr#, readWord32OffAddr#, writeWord32OffAddr#, indexWord8ArrayAsWord32#, readWord8ArrayAsWord32#, writeWord8ArrayAsWord32#
  , indexInt64Array#, readInt64Array#, writeInt64Array#, indexInt64OffAddr#, readInt64OffAddr#, writeInt64OffAddr#, indexWord8ArrayAsInt64#, readWord8ArrayAsInt64#, writeWord8ArrayAsInt64#
  , indexWord64Array#, readWord64Array#, writeWord64Array#, indexWord64OffAddr#, readWord64OffAddr#, writeWord64OffAddr#, indexWord8ArrayAsWord64#, readWord8ArrayAsWord64#, writeWord8ArrayAsWord64#
  ) where

import Data.Bits ((.&.))
import Selfsame.Prim (primUnsupported)
import Selfsame.Unboxed
import Selfsame.Unboxed.Bits
import Selfsame.Unboxed.Memory
import Selfsame.Unboxed.State

indexCharArray# :: ByteArray# -> Int# -> Char#
indexCharArray# array (IntIn i) = (CharIn . toEnum . fromInteger) (loadArray 1 array i)

readCharArray# :: MutableByteArray# s -> Int# -> State# s -> (State# s, Char#)
readCharArray# array (IntIn i) state = case loadMutable 1 array i state of (state', n) -> case (CharIn . toEnum . fromInteger) n of x -> x `seq` (state', x)

writeCharArray# :: MutableByteArray# s -> Int# -> Char# -> State# s -> State# s
writeCharArray# array (IntIn i) x state = storeMutable 1 array i ((\(CharIn x) -> toInteger (fromEnum x) .&. 255) x) state

indexCharOffAddr# :: Addr# -> Int# -> Char#
indexCharOffAddr# addr (IntIn i) = case loadAddr 1 addr i InAction of (_, n) -> (CharIn . toEnum . fromInteger) n

readCharOffAddr# :: Addr# -> Int# -> State# s -> (State# s, Char#)
readCharOffAddr# addr (IntIn i) state = case loadAddr 1 addr i state of (state', n) -> case (CharIn . toEnum . fromInteger) n of x -> x `seq` (state', x)

writeCharOffAddr# :: Addr# -> Int# -> Char# -> State# s -> State# s
writeCharOffAddr# addr (IntIn i) x state = storeAddr 1 addr i ((\(CharIn x) -> toInteger (fromEnum x) .&. 255) x) state

indexWord8ArrayAsChar# :: ByteArray# -> Int# -> Char#
indexWord8ArrayAsChar# array (IntIn i) = (CharIn . toEnum . fromInteger) (loadArray 1 array i)

readWord8ArrayAsChar# :: MutableByteArray# s -> Int# -> State# s -> (State# s, Char#)
readWord8ArrayAsChar# array (IntIn i) state = case loadMutable 1 array i state of (state', n) -> case (CharIn . toEnum . fromInteger) n of x -> x `seq` (state', x)

writeWord8ArrayAsChar# :: MutableByteArray# s -> Int# -> Char# -> State# s -> State# s
writeWord8ArrayAsChar# array (IntIn i) x state = storeMutable 1 array i ((\(CharIn x) -> toInteger (fromEnum x) .&. 255) x) state

indexWideCharArray# :: ByteArray# -> Int# -> Char#
indexWideCharArray# array (IntIn i) = wide (loadArray 4 array (4 * i))

readWideCharArray# :: MutableByteArray# s -> Int# -> State# s -> (State# s, Char#)
readWideCharArray# array (IntIn i) state = case loadMutable 4 array (4 * i) state of (state', n) -> case wide n of x -> x `seq` (state', x)

writeWideCharArray# :: MutableByteArray# s -> Int# -> Char# -> State# s -> State# s
writeWideCharArray# array (IntIn i) x state = storeMutable 4 array (4 * i) ((\(CharIn x) -> toInteger (fromEnum x)) x) state

indexWideCharOffAddr# :: Addr# -> Int# -> Char#
indexWideCharOffAddr# addr (IntIn i) = case loadAddr 4 addr (4 * i) InAction of (_, n) -> wide n

readWideCharOffAddr# :: Addr# -> Int# -> State# s -> (State# s, Char#)
readWideCharOffAddr# addr (IntIn i) state = case loadAddr 4 addr (4 * i) state of (state', n) -> case wide n of x -> x `seq` (state', x)

writeWideCharOffAddr# :: Addr# -> Int# -> Char# -> State# s -> State# s
writeWideCharOffAddr# addr (IntIn i) x state = storeAddr 4 addr (4 * i) ((\(CharIn x) -> toInteger (fromEnum x)) x) state

indexWord8ArrayAsWideChar# :: ByteArray# -> Int# -> Char#
indexWord8ArrayAsWideChar# array (IntIn i) = wide (loadArray 4 array i)

readWord8ArrayAsWideChar# :: MutableByteArray# s -> Int# -> State# s -> (State# s, Char#)
readWord8ArrayAsWideChar# array (IntIn i) state = case loadMutable 4 array i state of (state', n) -> case wide n of x -> x `seq` (state', x)

writeWord8ArrayAsWideChar# :: MutableByteArray# s -> Int# -> Char# -> State# s -> State# s
writeWord8ArrayAsWideChar# array (IntIn i) x state = storeMutable 4 array i ((\(CharIn x) -> toInteger (fromEnum x)) x) state

indexIntArray# :: ByteArray# -> Int# -> Int#
indexIntArray# array (IntIn i) = (IntIn . fromInteger) (loadArray 8 array (8 * i))

readIntArray# :: MutableByteArray# s -> Int# -> State# s -> (State# s, Int#)
readIntArray# array (IntIn i) state = case loadMutable 8 array (8 * i) state of (state', n) -> case (IntIn . fromInteger) n of x -> x `seq` (state', x)

writeIntArray# :: MutableByteArray# s -> Int# -> Int# -> State# s -> State# s
writeIntArray# array (IntIn i) x state = storeMutable 8 array (8 * i) ((\(IntIn x) -> toInteger x .&. 18446744073709551615) x) state

indexIntOffAddr# :: Addr# -> Int# -> Int#
indexIntOffAddr# addr (IntIn i) = case loadAddr 8 addr (8 * i) InAction of (_, n) -> (IntIn . fromInteger) n

readIntOffAddr# :: Addr# -> Int# -> State# s -> (State# s, Int#)
readIntOffAddr# addr (IntIn i) state = case loadAddr 8 addr (8 * i) state of (state', n) -> case (IntIn . fromInteger) n of x -> x `seq` (state', x)

writeIntOffAddr# :: Addr# -> Int# -> Int# -> State# s -> State# s
writeIntOffAddr# addr (IntIn i) x state = storeAddr 8 addr (8 * i) ((\(IntIn x) -> toInteger x .&. 18446744073709551615) x) state

indexWord8ArrayAsInt# :: ByteArray# -> Int# -> Int#
indexWord8ArrayAsInt# array (IntIn i) = (IntIn . fromInteger) (loadArray 8 array i)

readWord8ArrayAsInt# :: MutableByteArray# s -> Int# -> State# s -> (State# s, Int#)
readWord8ArrayAsInt# array (IntIn i) state = case loadMutable 8 array i state of (state', n) -> case (IntIn . fromInteger) n of x -> x `seq` (state', x)

writeWord8ArrayAsInt# :: MutableByteArray# s -> Int# -> Int# -> State# s -> State# s
writeWord8ArrayAsInt# array (IntIn i) x state = storeMutable 8 array i ((\(IntIn x) -> toInteger x .&. 18446744073709551615) x) state

indexWordArray# :: ByteArray# -> Int# -> Word#
indexWordArray# array (IntIn i) = (WordIn . fromInteger) (loadArray 8 array (8 * i))

readWordArray# :: MutableByteArray# s -> Int# -> State# s -> (State# s, Word#)
readWordArray# array (IntIn i) state = case loadMutable 8 array (8 * i) state of (state', n) -> case (WordIn . fromInteger) n of x -> x `seq` (state', x)

writeWordArray# :: MutableByteArray# s -> Int# -> Word# -> State# s -> State# s
writeWordArray# array (IntIn i) x state = storeMutable 8 array (8 * i) ((\(WordIn x) -> toInteger x) x) state

indexWordOffAddr# :: Addr# -> Int# -> Word#
indexWordOffAddr# addr (IntIn i) = case loadAddr 8 addr (8 * i) InAction of (_, n) -> (WordIn . fromInteger) n

readWordOffAddr# :: Addr# -> Int# -> State# s -> (State# s, Word#)
readWordOffAddr# addr (IntIn i) state = case loadAddr 8 addr (8 * i) state of (state', n) -> case (WordIn . fromInteger) n of x -> x `seq` (state', x)

writeWordOffAddr# :: Addr# -> Int# -> Word# -> State# s -> State# s
writeWordOffAddr# addr (IntIn i) x state = storeAddr 8 addr (8 * i) ((\(WordIn x) -> toInteger x) x) state

indexWord8ArrayAsWord# :: ByteArray# -> Int# -> Word#
indexWord8ArrayAsWord# array (IntIn i) = (WordIn . fromInteger) (loadArray 8 array i)

readWord8ArrayAsWord# :: MutableByteArray# s -> Int# -> State# s -> (State# s, Word#)
readWord8ArrayAsWord# array (IntIn i) state = case loadMutable 8 array i state of (state', n) -> case (WordIn . fromInteger) n of x -> x `seq` (state', x)

writeWord8ArrayAsWord# :: MutableByteArray# s -> Int# -> Word# -> State# s -> State# s
writeWord8ArrayAsWord# array (IntIn i) x state = storeMutable 8 array i ((\(WordIn x) -> toInteger x) x) state

indexDoubleArray# :: ByteArray# -> Int# -> Double#
indexDoubleArray# array (IntIn i) = (DoubleIn . bitsDouble) (loadArray 8 array (8 * i))

readDoubleArray# :: MutableByteArray# s -> Int# -> State# s -> (State# s, Double#)
readDoubleArray# array (IntIn i) state = case loadMutable 8 array (8 * i) state of (state', n) -> case (DoubleIn . bitsDouble) n of x -> x `seq` (state', x)

writeDoubleArray# :: MutableByteArray# s -> Int# -> Double# -> State# s -> State# s
writeDoubleArray# array (IntIn i) x state = storeMutable 8 array (8 * i) ((\(DoubleIn x) -> doubleBits x) x) state

indexDoubleOffAddr# :: Addr# -> Int# -> Double#
indexDoubleOffAddr# addr (IntIn i) = case loadAddr 8 addr (8 * i) InAction of (_, n) -> (DoubleIn . bitsDouble) n

readDoubleOffAddr# :: Addr# -> Int# -> State# s -> (State# s, Double#)
readDoubleOffAddr# addr (IntIn i) state = case loadAddr 8 addr (8 * i) state of (state', n) -> case (DoubleIn . bitsDouble) n of x -> x `seq` (state', x)

writeDoubleOffAddr# :: Addr# -> Int# -> Double# -> State# s -> State# s
writeDoubleOffAddr# addr (IntIn i) x state = storeAddr 8 addr (8 * i) ((\(DoubleIn x) -> doubleBits x) x) state

indexWord8ArrayAsDouble# :: ByteArray# -> Int# -> Double#
indexWord8ArrayAsDouble# array (IntIn i) = (DoubleIn . bitsDouble) (loadArray 8 array i)

readWord8ArrayAsDouble# :: MutableByteArray# s -> Int# -> State# s -> (State# s, Double#)
readWord8ArrayAsDouble# array (IntIn i) state = case loadMutable 8 array i state of (state', n) -> case (DoubleIn . bitsDouble) n of x -> x `seq` (state', x)

writeWord8ArrayAsDouble# :: MutableByteArray# s -> Int# -> Double# -> State# s -> State# s
writeWord8ArrayAsDouble# array (IntIn i) x state = storeMutable 8 array i ((\(DoubleIn x) -> doubleBits x) x) state

indexFloatArray# :: ByteArray# -> Int# -> Float#
indexFloatArray# array (IntIn i) = (FloatIn . bitsFloat) (loadArray 4 array (4 * i))

readFloatArray# :: MutableByteArray# s -> Int# -> State# s -> (State# s, Float#)
readFloatArray# array (IntIn i) state = case loadMutable 4 array (4 * i) state of (state', n) -> case (FloatIn . bitsFloat) n of x -> x `seq` (state', x)

writeFloatArray# :: MutableByteArray# s -> Int# -> Float# -> State# s -> State# s
writeFloatArray# array (IntIn i) x state = storeMutable 4 array (4 * i) ((\(FloatIn x) -> floatBits x) x) state

indexFloatOffAddr# :: Addr# -> Int# -> Float#
indexFloatOffAddr# addr (IntIn i) = case loadAddr 4 addr (4 * i) InAction of (_, n) -> (FloatIn . bitsFloat) n

readFloatOffAddr# :: Addr# -> Int# -> State# s -> (State# s, Float#)
readFloatOffAddr# addr (IntIn i) state = case loadAddr 4 addr (4 * i) state of (state', n) -> case (FloatIn . bitsFloat) n of x -> x `seq` (state', x)

writeFloatOffAddr# :: Addr# -> Int# -> Float# -> State# s -> State# s
writeFloatOffAddr# addr (IntIn i) x state = storeAddr 4 addr (4 * i) ((\(FloatIn x) -> floatBits x) x) state

indexWord8ArrayAsFloat# :: ByteArray# -> Int# -> Float#
indexWord8ArrayAsFloat# array (IntIn i) = (FloatIn . bitsFloat) (loadArray 4 array i)

readWord8ArrayAsFloat# :: MutableByteArray# s -> Int# -> State# s -> (State# s, Float#)
readWord8ArrayAsFloat# array (IntIn i) state = case loadMutable 4 array i state of (state', n) -> case (FloatIn . bitsFloat) n of x -> x `seq` (state', x)

writeWord8ArrayAsFloat# :: MutableByteArray# s -> Int# -> Float# -> State# s -> State# s
writeWord8ArrayAsFloat# array (IntIn i) x state = storeMutable 4 array i ((\(FloatIn x) -> floatBits x) x) state

indexInt8Array# :: ByteArray# -> Int# -> Int#
indexInt8Array# array (IntIn i) = (IntIn . fromInteger . signed 8) (loadArray 1 array i)

readInt8Array# :: MutableByteArray# s -> Int# -> State# s -> (State# s, Int#)
readInt8Array# array (IntIn i) state = case loadMutable 1 array i state of (state', n) -> case (IntIn . fromInteger . signed 8) n of x -> x `seq` (state', x)

writeInt8Array# :: MutableByteArray# s -> Int# -> Int# -> State# s -> State# s
writeInt8Array# array (IntIn i) x state = storeMutable 1 array i ((\(IntIn x) -> toInteger x .&. 255) x) state

indexInt8OffAddr# :: Addr# -> Int# -> Int#
indexInt8OffAddr# addr (IntIn i) = case loadAddr 1 addr i InAction of (_, n) -> (IntIn . fromInteger . signed 8) n

readInt8OffAddr# :: Addr# -> Int# -> State# s -> (State# s, Int#)
readInt8OffAddr# addr (IntIn i) state = case loadAddr 1 addr i state of (state', n) -> case (IntIn . fromInteger . signed 8) n of x -> x `seq` (state', x)

writeInt8OffAddr# :: Addr# -> Int# -> Int# -> State# s -> State# s
writeInt8OffAddr# addr (IntIn i) x state = storeAddr 1 addr i ((\(IntIn x) -> toInteger x .&. 255) x) state

indexWord8Array# :: ByteArray# -> Int# -> Word#
indexWord8Array# array (IntIn i) = (WordIn . fromInteger) (loadArray 1 array i)

readWord8Array# :: MutableByteArray# s -> Int# -> State# s -> (State# s, Word#)
readWord8Array# array (IntIn i) state = case loadMutable 1 array i state of (state', n) -> case (WordIn . fromInteger) n of x -> x `seq` (state', x)

writeWord8Array# :: MutableByteArray# s -> Int# -> Word# -> State# s -> State# s
writeWord8Array# array (IntIn i) x state = storeMutable 1 array i ((\(WordIn x) -> toInteger x .&. 255) x) state

indexWord8OffAddr# :: Addr# -> Int# -> Word#
indexWord8OffAddr# addr (IntIn i) = case loadAddr 1 addr i InAction of (_, n) -> (WordIn . fromInteger) n

readWord8OffAddr# :: Addr# -> Int# -> State# s -> (State# s, Word#)
readWord8OffAddr# addr (IntIn i) state = case loadAddr 1 addr i state of (state', n) -> case (WordIn . fromInteger) n of x -> x `seq` (state', x)

writeWord8OffAddr# :: Addr# -> Int# -> Word# -> State# s -> State# s
writeWord8OffAddr# addr (IntIn i) x state = storeAddr 1 addr i ((\(WordIn x) -> toInteger x .&. 255) x) state

indexInt16Array# :: ByteArray# -> Int# -> Int#
indexInt16Array# array (IntIn i) = (IntIn . fromInteger . signed 16) (loadArray 2 array (2 * i))

readInt16Array# :: MutableByteArray# s -> Int# -> State# s -> (State# s, Int#)
readInt16Array# array (IntIn i) state = case loadMutable 2 array (2 * i) state of (state', n) -> case (IntIn . fromInteger . signed 16) n of x -> x `seq` (state', x)

writeInt16Array# :: MutableByteArray# s -> Int# -> Int# -> State# s -> State# s
writeInt16Array# array (IntIn i) x state = storeMutable 2 array (2 * i) ((\(IntIn x) -> toInteger x .&. 65535) x) state

indexInt16OffAddr# :: Addr# -> Int# -> Int#
indexInt16OffAddr# addr (IntIn i) = case loadAddr 2 addr (2 * i) InAction of (_, n) -> (IntIn . fromInteger . signed 16) n

readInt16OffAddr# :: Addr# -> Int# -> State# s -> (State# s, Int#)
readInt16OffAddr# addr (IntIn i) state = case loadAddr 2 addr (2 * i) state of (state', n) -> case (IntIn . fromInteger . signed 16) n of x -> x `seq` (state', x)

writeInt16OffAddr# :: Addr# -> Int# -> Int# -> State# s -> State# s
writeInt16OffAddr# addr (IntIn i) x state = storeAddr 2 addr (2 * i) ((\(IntIn x) -> toInteger x .&. 65535) x) state

indexWord8ArrayAsInt16# :: ByteArray# -> Int# -> Int#
indexWord8ArrayAsInt16# array (IntIn i) = (IntIn . fromInteger . signed 16) (loadArray 2 array i)

readWord8ArrayAsInt16# :: MutableByteArray# s -> Int# -> State# s -> (State# s, Int#)
readWord8ArrayAsInt16# array (IntIn i) state = case loadMutable 2 array i state of (state', n) -> case (IntIn . fromInteger . signed 16) n of x -> x `seq` (state', x)

writeWord8ArrayAsInt16# :: MutableByteArray# s -> Int# -> Int# -> State# s -> State# s
writeWord8ArrayAsInt16# array (IntIn i) x state = storeMutable 2 array i ((\(IntIn x) -> toInteger x .&. 65535) x) state

indexWord16Array# :: ByteArray# -> Int# -> Word#
indexWord16Array# array (IntIn i) = (WordIn . fromInteger) (loadArray 2 array (2 * i))

readWord16Array# :: MutableByteArray# s -> Int# -> State# s -> (State# s, Word#)
readWord16Array# array (IntIn i) state = case loadMutable 2 array (2 * i) state of (state', n) -> case (WordIn . fromInteger) n of x -> x `seq` (state', x)

writeWord16Array# :: MutableByteArray# s -> Int# -> Word# -> State# s -> State# s
writeWord16Array# array (IntIn i) x state = storeMutable 2 array (2 * i) ((\(WordIn x) -> toInteger x .&. 65535) x) state

indexWord16OffAddr# :: Addr# -> Int# -> Word#
indexWord16OffAddr# addr (IntIn i) = case loadAddr 2 addr (2 * i) InAction of (_, n) -> (WordIn . fromInteger) n

readWord16OffAddr# :: Addr# -> Int# -> State# s -> (State# s, Word#)
readWord16OffAddr# addr (IntIn i) state = case loadAddr 2 addr (2 * i) state of (state', n) -> case (WordIn . fromInteger) n of x -> x `seq` (state', x)

writeWord16OffAddr# :: Addr# -> Int# -> Word# -> State# s -> State# s
writeWord16OffAddr# addr (IntIn i) x state = storeAddr 2 addr (2 * i) ((\(WordIn x) -> toInteger x .&. 65535) x) state

indexWord8ArrayAsWord16# :: ByteArray# -> Int# -> Word#
indexWord8ArrayAsWord16# array (IntIn i) = (WordIn . fromInteger) (loadArray 2 array i)

readWord8ArrayAsWord16# :: MutableByteArray# s -> Int# -> State# s -> (State# s, Word#)
readWord8ArrayAsWord16# array (IntIn i) state = case loadMutable 2 array i state of (state', n) -> case (WordIn . fromInteger) n of x -> x `seq` (state', x)

writeWord8ArrayAsWord16# :: MutableByteArray# s -> Int# -> Word# -> State# s -> State# s
writeWord8ArrayAsWord16# array (IntIn i) x state = storeMutable 2 array i ((\(WordIn x) -> toInteger x .&. 65535) x) state

indexInt32Array# :: ByteArray# -> Int# -> Int#
indexInt32Array# array (IntIn i) = (IntIn . fromInteger . signed 32) (loadArray 4 array (4 * i))

readInt32Array# :: MutableByteArray# s -> Int# -> State# s -> (State# s, Int#)
readInt32Array# array (IntIn i) state = case loadMutable 4 array (4 * i) state of (state', n) -> case (IntIn . fromInteger . signed 32) n of x -> x `seq` (state', x)

writeInt32Array# :: MutableByteArray# s -> Int# -> Int# -> State# s -> State# s
writeInt32Array# array (IntIn i) x state = storeMutable 4 array (4 * i) ((\(IntIn x) -> toInteger x .&. 4294967295) x) state

indexInt32OffAddr# :: Addr# -> Int# -> Int#
indexInt32OffAddr# addr (IntIn i) = case loadAddr 4 addr (4 * i) InAction of (_, n) -> (IntIn . fromInteger . signed 32) n

readInt32OffAddr# :: Addr# -> Int# -> State# s -> (State# s, Int#)
readInt32OffAddr# addr (IntIn i) state = case loadAddr 4 addr (4 * i) state of (state', n) -> case (IntIn . fromInteger . signed 32) n of x -> x `seq` (state', x)

writeInt32OffAddr# :: Addr# -> Int# -> Int# -> State# s -> State# s
writeInt32OffAddr# addr (IntIn i) x state = storeAddr 4 addr (4 * i) ((\(IntIn x) -> toInteger x .&. 4294967295) x) state

indexWord8ArrayAsInt32# :: ByteArray# -> Int# -> Int#
indexWord8ArrayAsInt32# array (IntIn i) = (IntIn . fromInteger . signed 32) (loadArray 4 array i)

readWord8ArrayAsInt32# :: MutableByteArray# s -> Int# -> State# s -> (State# s, Int#)
readWord8ArrayAsInt32# array (IntIn i) state = case loadMutable 4 array i state of (state', n) -> case (IntIn . fromInteger . signed 32) n of x -> x `seq` (state', x)

writeWord8ArrayAsInt32# :: MutableByteArray# s -> Int# -> Int# -> State# s -> State# s
writeWord8ArrayAsInt32# array (IntIn i) x state = storeMutable 4 array i ((\(IntIn x) -> toInteger x .&. 4294967295) x) state

indexWord32Array# :: ByteArray# -> Int# -> Word#
indexWord32Array# array (IntIn i) = (WordIn . fromInteger) (loadArray 4 array (4 * i))

readWord32Array# :: MutableByteArray# s -> Int# -> State# s -> (State# s, Word#)
readWord32Array# array (IntIn i) state = case loadMutable 4 array (4 * i) state of (state', n) -> case (WordIn . fromInteger) n of x -> x `seq` (state', x)

writeWord32Array# :: MutableByteArray# s -> Int# -> Word# -> State# s -> State# s
writeWord32Array# array (IntIn i) x state = storeMutable 4 array (4 * i) ((\(WordIn x) -> toInteger x .&. 4294967295) x) state

indexWord32OffAddr# :: Addr# -> Int# -> Word#
indexWord32OffAddr# addr (IntIn i) = case loadAddr 4 addr (4 * i) InAction of (_, n) -> (WordIn . fromInteger) n

readWord32OffAddr# :: Addr# -> Int# -> State# s -> (State# s, Word#)
readWord32OffAddr# addr (IntIn i) state = case loadAddr 4 addr (4 * i) state of (state', n) -> case (WordIn . fromInteger) n of x -> x `seq` (state', x)

writeWord32OffAddr# :: Addr# -> Int# -> Word# -> State# s -> State# s
writeWord32OffAddr# addr (IntIn i) x state = storeAddr 4 addr (4 * i) ((\(WordIn x) -> toInteger x .&. 4294967295) x) state

indexWord8ArrayAsWord32# :: ByteArray# -> Int# -> Word#
indexWord8ArrayAsWord32# array (IntIn i) = (WordIn . fromInteger) (loadArray 4 array i)

readWord8ArrayAsWord32# :: MutableByteArray# s -> Int# -> State# s -> (State# s, Word#)
readWord8ArrayAsWord32# array (IntIn i) state = case loadMutable 4 array i state of (state', n) -> case (WordIn . fromInteger) n of x -> x `seq` (state', x)

writeWord8ArrayAsWord32# :: MutableByteArray# s -> Int# -> Word# -> State# s -> State# s
writeWord8ArrayAsWord32# array (IntIn i) x state = storeMutable 4 array i ((\(WordIn x) -> toInteger x .&. 4294967295) x) state

indexInt64Array# :: ByteArray# -> Int# -> Int#
indexInt64Array# array (IntIn i) = (IntIn . fromInteger . signed 64) (loadArray 8 array (8 * i))

readInt64Array# :: MutableByteArray# s -> Int# -> State# s -> (State# s, Int#)
readInt64Array# array (IntIn i) state = case loadMutable 8 array (8 * i) state of (state', n) -> case (IntIn . fromInteger . signed 64) n of x -> x `seq` (state', x)

writeInt64Array# :: MutableByteArray# s -> Int# -> Int# -> State# s -> State# s
writeInt64Array# array (IntIn i) x state = storeMutable 8 array (8 * i) ((\(IntIn x) -> toInteger x .&. 18446744073709551615) x) state

indexInt64OffAddr# :: Addr# -> Int# -> Int#
indexInt64OffAddr# addr (IntIn i) = case loadAddr 8 addr (8 * i) InAction of (_, n) -> (IntIn . fromInteger . signed 64) n

readInt64OffAddr# :: Addr# -> Int# -> State# s -> (State# s, Int#)
readInt64OffAddr# addr (IntIn i) state = case loadAddr 8 addr (8 * i) state of (state', n) -> case (IntIn . fromInteger . signed 64) n of x -> x `seq` (state', x)

writeInt64OffAddr# :: Addr# -> Int# -> Int# -> State# s -> State# s
writeInt64OffAddr# addr (IntIn i) x state = storeAddr 8 addr (8 * i) ((\(IntIn x) -> toInteger x .&. 18446744073709551615) x) state

indexWord8ArrayAsInt64# :: ByteArray# -> Int# -> Int#
indexWord8ArrayAsInt64# array (IntIn i) = (IntIn . fromInteger . signed 64) (loadArray 8 array i)

readWord8ArrayAsInt64# :: MutableByteArray# s -> Int# -> State# s -> (State# s, Int#)
readWord8ArrayAsInt64# array (IntIn i) state = case loadMutable 8 array i state of (state', n) -> case (IntIn . fromInteger . signed 64) n of x -> x `seq` (state', x)

writeWord8ArrayAsInt64# :: MutableByteArray# s -> Int# -> Int# -> State# s -> State# s
writeWord8ArrayAsInt64# array (IntIn i) x state = storeMutable 8 array i ((\(IntIn x) -> toInteger x .&. 18446744073709551615) x) state

indexWord64Array# :: ByteArray# -> Int# -> Word#
indexWord64Array# array (IntIn i) = (WordIn . fromInteger) (loadArray 8 array (8 * i))

readWord64Array# :: MutableByteArray# s -> Int# -> State# s -> (State# s, Word#)
readWord64Array# array (IntIn i) state = case loadMutable 8 array (8 * i) state of (state', n) -> case (WordIn . fromInteger) n of x -> x `seq` (state', x)

writeWord64Array# :: MutableByteArray# s -> Int# -> Word# -> State# s -> State# s
writeWord64Array# array (IntIn i) x state = storeMutable 8 array (8 * i) ((\(WordIn x) -> toInteger x .&. 18446744073709551615) x) state

indexWord64OffAddr# :: Addr# -> Int# -> Word#
indexWord64OffAddr# addr (IntIn i) = case loadAddr 8 addr (8 * i) InAction of (_, n) -> (WordIn . fromInteger) n

readWord64OffAddr# :: Addr# -> Int# -> State# s -> (State# s, Word#)
readWord64OffAddr# addr (IntIn i) state = case loadAddr 8 addr (8 * i) state of (state', n) -> case (WordIn . fromInteger) n of x -> x `seq` (state', x)

writeWord64OffAddr# :: Addr# -> Int# -> Word# -> State# s -> State# s
writeWord64OffAddr# addr (IntIn i) x state = storeAddr 8 addr (8 * i) ((\(WordIn x) -> toInteger x .&. 18446744073709551615) x) state

indexWord8ArrayAsWord64# :: ByteArray# -> Int# -> Word#
indexWord8ArrayAsWord64# array (IntIn i) = (WordIn . fromInteger) (loadArray 8 array i)

readWord8ArrayAsWord64# :: MutableByteArray# s -> Int# -> State# s -> (State# s, Word#)
readWord8ArrayAsWord64# array (IntIn i) state = case loadMutable 8 array i state of (state', n) -> case (WordIn . fromInteger) n of x -> x `seq` (state', x)

writeWord8ArrayAsWord64# :: MutableByteArray# s -> Int# -> Word# -> State# s -> State# s
writeWord8ArrayAsWord64# array (IntIn i) x state = storeMutable 8 array i ((\(WordIn x) -> toInteger x .&. 18446744073709551615) x) state

-- | Numbers that are no characters are not defined.
wide :: Integer -> Char#
wide n
  | n <= 1114111 = CharIn (toEnum (fromInteger n))
  | otherwise = primUnsupported "a run that reads a character that is none"
