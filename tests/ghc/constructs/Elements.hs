{-# LANGUAGE MagicHash #-}
{-# LANGUAGE UnboxedTuples #-}
module Elements where

import Control.Monad.ST (runST)
import Data.Word
import Foreign.Marshal.Alloc (allocaBytes)
import Foreign.Marshal.Utils (fillBytes)
import GHC.Exts
import GHC.Ptr (Ptr (..))
import GHC.ST (ST (..))
import GHC.Types (IO (..))
import System.IO.Unsafe (unsafePerformIO)

-- Each kind of number: written and read again, what its bytes are, and what it is once the array is frozen.
bytesOf :: ByteArray# -> [Word]
bytesOf b = [W# (indexWord8Array# b i) | I# i <- [0 .. 23]]

arrayChar = runST (ST (\s -> case newByteArray# 24# s of
  (# s1, a #) -> case setByteArray# a 0# 24# 9# s1 of
    s2 -> case writeCharArray# a 1# 'A'# s2 of
      s3 -> case readCharArray# a 1# s3 of
        (# s4, x #) -> case readCharArray# a 0# s4 of
          (# s5, y #) -> case unsafeFreezeByteArray# a s5 of
            (# s6, b #) -> (# s6, (C# x, C# y, C# (indexCharArray# b 1#), bytesOf b) #)))

addrChar = unsafePerformIO (allocaBytes 24 (\p -> fillBytes p 9 24 >> (case p of
  Ptr a -> IO (\s -> case writeCharOffAddr# a 1# 'A'# s of
    s1 -> case readCharOffAddr# a 1# s1 of
      (# s2, x #) -> case readCharOffAddr# (plusAddr# a 1#) 0# s2 of
        (# s3, y #) -> case indexCharOffAddr# a 1# of z -> (# s3, (C# x, C# y, C# z) #)))))

mixedChar = runST (ST (\s -> case newByteArray# 24# s of
  (# s1, a #) -> case setByteArray# a 0# 24# 0# s1 of
    s2 -> case writeWord8ArrayAsChar# a 3# 'A'# s2 of
      s3 -> case readWord8ArrayAsChar# a 3# s3 of
        (# s4, x #) -> case unsafeFreezeByteArray# a s4 of
          (# s5, b #) -> (# s5, (C# x, C# (indexWord8ArrayAsChar# b 3#), bytesOf b) #)))

arrayWideChar = runST (ST (\s -> case newByteArray# 24# s of
  (# s1, a #) -> case setByteArray# a 0# 24# 0# s1 of
    s2 -> case writeWideCharArray# a 1# '\x1F600'# s2 of
      s3 -> case readWideCharArray# a 1# s3 of
        (# s4, x #) -> case readWideCharArray# a 0# s4 of
          (# s5, y #) -> case unsafeFreezeByteArray# a s5 of
            (# s6, b #) -> (# s6, (C# x, C# y, C# (indexWideCharArray# b 1#), bytesOf b) #)))

addrWideChar = unsafePerformIO (allocaBytes 24 (\p -> fillBytes p 9 24 >> (case p of
  Ptr a -> IO (\s -> case writeWideCharOffAddr# a 1# '\x1F600'# s of
    s1 -> case readWideCharOffAddr# a 1# s1 of
      (# s2, x #) -> case readWideCharOffAddr# (plusAddr# a 4#) 0# s2 of
        (# s3, y #) -> case indexWideCharOffAddr# a 1# of z -> (# s3, (C# x, C# y, C# z) #)))))

mixedWideChar = runST (ST (\s -> case newByteArray# 24# s of
  (# s1, a #) -> case setByteArray# a 0# 24# 0# s1 of
    s2 -> case writeWord8ArrayAsWideChar# a 3# '\x1F600'# s2 of
      s3 -> case readWord8ArrayAsWideChar# a 3# s3 of
        (# s4, x #) -> case unsafeFreezeByteArray# a s4 of
          (# s5, b #) -> (# s5, (C# x, C# (indexWord8ArrayAsWideChar# b 3#), bytesOf b) #)))

arrayInt = runST (ST (\s -> case newByteArray# 24# s of
  (# s1, a #) -> case setByteArray# a 0# 24# 9# s1 of
    s2 -> case writeIntArray# a 1# (negateInt# 5#) s2 of
      s3 -> case readIntArray# a 1# s3 of
        (# s4, x #) -> case readIntArray# a 0# s4 of
          (# s5, y #) -> case unsafeFreezeByteArray# a s5 of
            (# s6, b #) -> (# s6, (I# x, I# y, I# (indexIntArray# b 1#), bytesOf b) #)))

addrInt = unsafePerformIO (allocaBytes 24 (\p -> fillBytes p 9 24 >> (case p of
  Ptr a -> IO (\s -> case writeIntOffAddr# a 1# (negateInt# 5#) s of
    s1 -> case readIntOffAddr# a 1# s1 of
      (# s2, x #) -> case readIntOffAddr# (plusAddr# a 8#) 0# s2 of
        (# s3, y #) -> case indexIntOffAddr# a 1# of z -> (# s3, (I# x, I# y, I# z) #)))))

mixedInt = runST (ST (\s -> case newByteArray# 24# s of
  (# s1, a #) -> case setByteArray# a 0# 24# 0# s1 of
    s2 -> case writeWord8ArrayAsInt# a 3# (negateInt# 5#) s2 of
      s3 -> case readWord8ArrayAsInt# a 3# s3 of
        (# s4, x #) -> case unsafeFreezeByteArray# a s4 of
          (# s5, b #) -> (# s5, (I# x, I# (indexWord8ArrayAsInt# b 3#), bytesOf b) #)))

arrayWord = runST (ST (\s -> case newByteArray# 24# s of
  (# s1, a #) -> case setByteArray# a 0# 24# 9# s1 of
    s2 -> case writeWordArray# a 1# 7## s2 of
      s3 -> case readWordArray# a 1# s3 of
        (# s4, x #) -> case readWordArray# a 0# s4 of
          (# s5, y #) -> case unsafeFreezeByteArray# a s5 of
            (# s6, b #) -> (# s6, (W# x, W# y, W# (indexWordArray# b 1#), bytesOf b) #)))

addrWord = unsafePerformIO (allocaBytes 24 (\p -> fillBytes p 9 24 >> (case p of
  Ptr a -> IO (\s -> case writeWordOffAddr# a 1# 7## s of
    s1 -> case readWordOffAddr# a 1# s1 of
      (# s2, x #) -> case readWordOffAddr# (plusAddr# a 8#) 0# s2 of
        (# s3, y #) -> case indexWordOffAddr# a 1# of z -> (# s3, (W# x, W# y, W# z) #)))))

mixedWord = runST (ST (\s -> case newByteArray# 24# s of
  (# s1, a #) -> case setByteArray# a 0# 24# 0# s1 of
    s2 -> case writeWord8ArrayAsWord# a 3# 7## s2 of
      s3 -> case readWord8ArrayAsWord# a 3# s3 of
        (# s4, x #) -> case unsafeFreezeByteArray# a s4 of
          (# s5, b #) -> (# s5, (W# x, W# (indexWord8ArrayAsWord# b 3#), bytesOf b) #)))

arrayDouble = runST (ST (\s -> case newByteArray# 24# s of
  (# s1, a #) -> case setByteArray# a 0# 24# 9# s1 of
    s2 -> case writeDoubleArray# a 1# 2.5## s2 of
      s3 -> case readDoubleArray# a 1# s3 of
        (# s4, x #) -> case readDoubleArray# a 0# s4 of
          (# s5, y #) -> case unsafeFreezeByteArray# a s5 of
            (# s6, b #) -> (# s6, (D# x, D# y, D# (indexDoubleArray# b 1#), bytesOf b) #)))

addrDouble = unsafePerformIO (allocaBytes 24 (\p -> fillBytes p 9 24 >> (case p of
  Ptr a -> IO (\s -> case writeDoubleOffAddr# a 1# 2.5## s of
    s1 -> case readDoubleOffAddr# a 1# s1 of
      (# s2, x #) -> case readDoubleOffAddr# (plusAddr# a 8#) 0# s2 of
        (# s3, y #) -> case indexDoubleOffAddr# a 1# of z -> (# s3, (D# x, D# y, D# z) #)))))

mixedDouble = runST (ST (\s -> case newByteArray# 24# s of
  (# s1, a #) -> case setByteArray# a 0# 24# 0# s1 of
    s2 -> case writeWord8ArrayAsDouble# a 3# 2.5## s2 of
      s3 -> case readWord8ArrayAsDouble# a 3# s3 of
        (# s4, x #) -> case unsafeFreezeByteArray# a s4 of
          (# s5, b #) -> (# s5, (D# x, D# (indexWord8ArrayAsDouble# b 3#), bytesOf b) #)))

arrayFloat = runST (ST (\s -> case newByteArray# 24# s of
  (# s1, a #) -> case setByteArray# a 0# 24# 9# s1 of
    s2 -> case writeFloatArray# a 1# 0.5# s2 of
      s3 -> case readFloatArray# a 1# s3 of
        (# s4, x #) -> case readFloatArray# a 0# s4 of
          (# s5, y #) -> case unsafeFreezeByteArray# a s5 of
            (# s6, b #) -> (# s6, (F# x, F# y, F# (indexFloatArray# b 1#), bytesOf b) #)))

addrFloat = unsafePerformIO (allocaBytes 24 (\p -> fillBytes p 9 24 >> (case p of
  Ptr a -> IO (\s -> case writeFloatOffAddr# a 1# 0.5# s of
    s1 -> case readFloatOffAddr# a 1# s1 of
      (# s2, x #) -> case readFloatOffAddr# (plusAddr# a 4#) 0# s2 of
        (# s3, y #) -> case indexFloatOffAddr# a 1# of z -> (# s3, (F# x, F# y, F# z) #)))))

mixedFloat = runST (ST (\s -> case newByteArray# 24# s of
  (# s1, a #) -> case setByteArray# a 0# 24# 0# s1 of
    s2 -> case writeWord8ArrayAsFloat# a 3# 0.5# s2 of
      s3 -> case readWord8ArrayAsFloat# a 3# s3 of
        (# s4, x #) -> case unsafeFreezeByteArray# a s4 of
          (# s5, b #) -> (# s5, (F# x, F# (indexWord8ArrayAsFloat# b 3#), bytesOf b) #)))

arrayInt8 = runST (ST (\s -> case newByteArray# 24# s of
  (# s1, a #) -> case setByteArray# a 0# 24# 9# s1 of
    s2 -> case writeInt8Array# a 1# (negateInt# 3#) s2 of
      s3 -> case readInt8Array# a 1# s3 of
        (# s4, x #) -> case readInt8Array# a 0# s4 of
          (# s5, y #) -> case unsafeFreezeByteArray# a s5 of
            (# s6, b #) -> (# s6, (I# x, I# y, I# (indexInt8Array# b 1#), bytesOf b) #)))

addrInt8 = unsafePerformIO (allocaBytes 24 (\p -> fillBytes p 9 24 >> (case p of
  Ptr a -> IO (\s -> case writeInt8OffAddr# a 1# (negateInt# 3#) s of
    s1 -> case readInt8OffAddr# a 1# s1 of
      (# s2, x #) -> case readInt8OffAddr# (plusAddr# a 1#) 0# s2 of
        (# s3, y #) -> case indexInt8OffAddr# a 1# of z -> (# s3, (I# x, I# y, I# z) #)))))

arrayWord8 = runST (ST (\s -> case newByteArray# 24# s of
  (# s1, a #) -> case setByteArray# a 0# 24# 9# s1 of
    s2 -> case writeWord8Array# a 1# 200## s2 of
      s3 -> case readWord8Array# a 1# s3 of
        (# s4, x #) -> case readWord8Array# a 0# s4 of
          (# s5, y #) -> case unsafeFreezeByteArray# a s5 of
            (# s6, b #) -> (# s6, (W# x, W# y, W# (indexWord8Array# b 1#), bytesOf b) #)))

addrWord8 = unsafePerformIO (allocaBytes 24 (\p -> fillBytes p 9 24 >> (case p of
  Ptr a -> IO (\s -> case writeWord8OffAddr# a 1# 200## s of
    s1 -> case readWord8OffAddr# a 1# s1 of
      (# s2, x #) -> case readWord8OffAddr# (plusAddr# a 1#) 0# s2 of
        (# s3, y #) -> case indexWord8OffAddr# a 1# of z -> (# s3, (W# x, W# y, W# z) #)))))

arrayInt16 = runST (ST (\s -> case newByteArray# 24# s of
  (# s1, a #) -> case setByteArray# a 0# 24# 9# s1 of
    s2 -> case writeInt16Array# a 1# (negateInt# 3#) s2 of
      s3 -> case readInt16Array# a 1# s3 of
        (# s4, x #) -> case readInt16Array# a 0# s4 of
          (# s5, y #) -> case unsafeFreezeByteArray# a s5 of
            (# s6, b #) -> (# s6, (I# x, I# y, I# (indexInt16Array# b 1#), bytesOf b) #)))

addrInt16 = unsafePerformIO (allocaBytes 24 (\p -> fillBytes p 9 24 >> (case p of
  Ptr a -> IO (\s -> case writeInt16OffAddr# a 1# (negateInt# 3#) s of
    s1 -> case readInt16OffAddr# a 1# s1 of
      (# s2, x #) -> case readInt16OffAddr# (plusAddr# a 2#) 0# s2 of
        (# s3, y #) -> case indexInt16OffAddr# a 1# of z -> (# s3, (I# x, I# y, I# z) #)))))

mixedInt16 = runST (ST (\s -> case newByteArray# 24# s of
  (# s1, a #) -> case setByteArray# a 0# 24# 0# s1 of
    s2 -> case writeWord8ArrayAsInt16# a 3# (negateInt# 3#) s2 of
      s3 -> case readWord8ArrayAsInt16# a 3# s3 of
        (# s4, x #) -> case unsafeFreezeByteArray# a s4 of
          (# s5, b #) -> (# s5, (I# x, I# (indexWord8ArrayAsInt16# b 3#), bytesOf b) #)))

arrayWord16 = runST (ST (\s -> case newByteArray# 24# s of
  (# s1, a #) -> case setByteArray# a 0# 24# 9# s1 of
    s2 -> case writeWord16Array# a 1# 200## s2 of
      s3 -> case readWord16Array# a 1# s3 of
        (# s4, x #) -> case readWord16Array# a 0# s4 of
          (# s5, y #) -> case unsafeFreezeByteArray# a s5 of
            (# s6, b #) -> (# s6, (W# x, W# y, W# (indexWord16Array# b 1#), bytesOf b) #)))

addrWord16 = unsafePerformIO (allocaBytes 24 (\p -> fillBytes p 9 24 >> (case p of
  Ptr a -> IO (\s -> case writeWord16OffAddr# a 1# 200## s of
    s1 -> case readWord16OffAddr# a 1# s1 of
      (# s2, x #) -> case readWord16OffAddr# (plusAddr# a 2#) 0# s2 of
        (# s3, y #) -> case indexWord16OffAddr# a 1# of z -> (# s3, (W# x, W# y, W# z) #)))))

mixedWord16 = runST (ST (\s -> case newByteArray# 24# s of
  (# s1, a #) -> case setByteArray# a 0# 24# 0# s1 of
    s2 -> case writeWord8ArrayAsWord16# a 3# 200## s2 of
      s3 -> case readWord8ArrayAsWord16# a 3# s3 of
        (# s4, x #) -> case unsafeFreezeByteArray# a s4 of
          (# s5, b #) -> (# s5, (W# x, W# (indexWord8ArrayAsWord16# b 3#), bytesOf b) #)))

arrayInt32 = runST (ST (\s -> case newByteArray# 24# s of
  (# s1, a #) -> case setByteArray# a 0# 24# 9# s1 of
    s2 -> case writeInt32Array# a 1# (negateInt# 3#) s2 of
      s3 -> case readInt32Array# a 1# s3 of
        (# s4, x #) -> case readInt32Array# a 0# s4 of
          (# s5, y #) -> case unsafeFreezeByteArray# a s5 of
            (# s6, b #) -> (# s6, (I# x, I# y, I# (indexInt32Array# b 1#), bytesOf b) #)))

addrInt32 = unsafePerformIO (allocaBytes 24 (\p -> fillBytes p 9 24 >> (case p of
  Ptr a -> IO (\s -> case writeInt32OffAddr# a 1# (negateInt# 3#) s of
    s1 -> case readInt32OffAddr# a 1# s1 of
      (# s2, x #) -> case readInt32OffAddr# (plusAddr# a 4#) 0# s2 of
        (# s3, y #) -> case indexInt32OffAddr# a 1# of z -> (# s3, (I# x, I# y, I# z) #)))))

mixedInt32 = runST (ST (\s -> case newByteArray# 24# s of
  (# s1, a #) -> case setByteArray# a 0# 24# 0# s1 of
    s2 -> case writeWord8ArrayAsInt32# a 3# (negateInt# 3#) s2 of
      s3 -> case readWord8ArrayAsInt32# a 3# s3 of
        (# s4, x #) -> case unsafeFreezeByteArray# a s4 of
          (# s5, b #) -> (# s5, (I# x, I# (indexWord8ArrayAsInt32# b 3#), bytesOf b) #)))

arrayWord32 = runST (ST (\s -> case newByteArray# 24# s of
  (# s1, a #) -> case setByteArray# a 0# 24# 9# s1 of
    s2 -> case writeWord32Array# a 1# 200## s2 of
      s3 -> case readWord32Array# a 1# s3 of
        (# s4, x #) -> case readWord32Array# a 0# s4 of
          (# s5, y #) -> case unsafeFreezeByteArray# a s5 of
            (# s6, b #) -> (# s6, (W# x, W# y, W# (indexWord32Array# b 1#), bytesOf b) #)))

addrWord32 = unsafePerformIO (allocaBytes 24 (\p -> fillBytes p 9 24 >> (case p of
  Ptr a -> IO (\s -> case writeWord32OffAddr# a 1# 200## s of
    s1 -> case readWord32OffAddr# a 1# s1 of
      (# s2, x #) -> case readWord32OffAddr# (plusAddr# a 4#) 0# s2 of
        (# s3, y #) -> case indexWord32OffAddr# a 1# of z -> (# s3, (W# x, W# y, W# z) #)))))

mixedWord32 = runST (ST (\s -> case newByteArray# 24# s of
  (# s1, a #) -> case setByteArray# a 0# 24# 0# s1 of
    s2 -> case writeWord8ArrayAsWord32# a 3# 200## s2 of
      s3 -> case readWord8ArrayAsWord32# a 3# s3 of
        (# s4, x #) -> case unsafeFreezeByteArray# a s4 of
          (# s5, b #) -> (# s5, (W# x, W# (indexWord8ArrayAsWord32# b 3#), bytesOf b) #)))

arrayInt64 = runST (ST (\s -> case newByteArray# 24# s of
  (# s1, a #) -> case setByteArray# a 0# 24# 9# s1 of
    s2 -> case writeInt64Array# a 1# (negateInt# 3#) s2 of
      s3 -> case readInt64Array# a 1# s3 of
        (# s4, x #) -> case readInt64Array# a 0# s4 of
          (# s5, y #) -> case unsafeFreezeByteArray# a s5 of
            (# s6, b #) -> (# s6, (I# x, I# y, I# (indexInt64Array# b 1#), bytesOf b) #)))

addrInt64 = unsafePerformIO (allocaBytes 24 (\p -> fillBytes p 9 24 >> (case p of
  Ptr a -> IO (\s -> case writeInt64OffAddr# a 1# (negateInt# 3#) s of
    s1 -> case readInt64OffAddr# a 1# s1 of
      (# s2, x #) -> case readInt64OffAddr# (plusAddr# a 8#) 0# s2 of
        (# s3, y #) -> case indexInt64OffAddr# a 1# of z -> (# s3, (I# x, I# y, I# z) #)))))

mixedInt64 = runST (ST (\s -> case newByteArray# 24# s of
  (# s1, a #) -> case setByteArray# a 0# 24# 0# s1 of
    s2 -> case writeWord8ArrayAsInt64# a 3# (negateInt# 3#) s2 of
      s3 -> case readWord8ArrayAsInt64# a 3# s3 of
        (# s4, x #) -> case unsafeFreezeByteArray# a s4 of
          (# s5, b #) -> (# s5, (I# x, I# (indexWord8ArrayAsInt64# b 3#), bytesOf b) #)))

arrayWord64 = runST (ST (\s -> case newByteArray# 24# s of
  (# s1, a #) -> case setByteArray# a 0# 24# 9# s1 of
    s2 -> case writeWord64Array# a 1# 200## s2 of
      s3 -> case readWord64Array# a 1# s3 of
        (# s4, x #) -> case readWord64Array# a 0# s4 of
          (# s5, y #) -> case unsafeFreezeByteArray# a s5 of
            (# s6, b #) -> (# s6, (W# x, W# y, W# (indexWord64Array# b 1#), bytesOf b) #)))

addrWord64 = unsafePerformIO (allocaBytes 24 (\p -> fillBytes p 9 24 >> (case p of
  Ptr a -> IO (\s -> case writeWord64OffAddr# a 1# 200## s of
    s1 -> case readWord64OffAddr# a 1# s1 of
      (# s2, x #) -> case readWord64OffAddr# (plusAddr# a 8#) 0# s2 of
        (# s3, y #) -> case indexWord64OffAddr# a 1# of z -> (# s3, (W# x, W# y, W# z) #)))))

mixedWord64 = runST (ST (\s -> case newByteArray# 24# s of
  (# s1, a #) -> case setByteArray# a 0# 24# 0# s1 of
    s2 -> case writeWord8ArrayAsWord64# a 3# 200## s2 of
      s3 -> case readWord8ArrayAsWord64# a 3# s3 of
        (# s4, x #) -> case unsafeFreezeByteArray# a s4 of
          (# s5, b #) -> (# s5, (W# x, W# (indexWord8ArrayAsWord64# b 3#), bytesOf b) #)))
