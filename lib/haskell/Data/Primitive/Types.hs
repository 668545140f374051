{-# LANGUAGE FlexibleInstances #-}
{-# LANGUAGE MagicHash #-}

-- | Types whose values have a fixed number of bytes.
module Data.Primitive.Types
  ( Prim (..)
  , sizeOf
  , alignment
  , defaultSetByteArray#
  , defaultSetOffAddr#
  , Ptr (..)
  ) where

import Data.Functor.Const (Const (..))
import Data.Functor.Identity (Identity (..))
import Data.Int
import Data.Ord (Down (..))
import Data.Word
import GHC.Exts hiding (setByteArray#)
import GHC.Ptr (Ptr (..))

class Prim a where
  sizeOf# :: a -> Int#
  alignment# :: a -> Int#
  indexByteArray# :: ByteArray# -> Int# -> a
  readByteArray# :: MutableByteArray# s -> Int# -> State# s -> (State# s, a)
  writeByteArray# :: MutableByteArray# s -> Int# -> a -> State# s -> State# s
  setByteArray# :: MutableByteArray# s -> Int# -> Int# -> a -> State# s -> State# s
  indexOffAddr# :: Addr# -> Int# -> a
  readOffAddr# :: Addr# -> Int# -> State# s -> (State# s, a)
  writeOffAddr# :: Addr# -> Int# -> a -> State# s -> State# s
  setOffAddr# :: Addr# -> Int# -> Int# -> a -> State# s -> State# s

sizeOf, alignment :: Prim a => a -> Int
sizeOf x = I# (sizeOf# x)
alignment x = I# (alignment# x)

defaultSetByteArray# :: Prim a => MutableByteArray# s -> Int# -> Int# -> a -> State# s -> State# s
defaultSetByteArray# array at count x state = case isTrue# (count ># 0#) of
  True -> case writeByteArray# array at x state of state' -> defaultSetByteArray# array (at +# 1#) (count -# 1#) x state'
  False -> state

defaultSetOffAddr# :: Prim a => Addr# -> Int# -> Int# -> a -> State# s -> State# s
defaultSetOffAddr# addr at count x state = case isTrue# (count ># 0#) of
  True -> case writeOffAddr# addr at x state of state' -> defaultSetOffAddr# addr (at +# 1#) (count -# 1#) x state'
  False -> state

instance Prim Char where
  sizeOf# _ = 4#
  alignment# _ = 4#
  indexByteArray# array i = C# (indexWideCharArray# array i)
  readByteArray# array i state = case readWideCharArray# array i state of (state', x) -> (state', C# x)
  writeByteArray# array i (C# x) state = writeWideCharArray# array i x state
  setByteArray# array at count x state = x `seq` defaultSetByteArray# array at count x state
  indexOffAddr# addr i = C# (indexWideCharOffAddr# addr i)
  readOffAddr# addr i state = case readWideCharOffAddr# addr i state of (state', x) -> (state', C# x)
  writeOffAddr# addr i (C# x) state = writeWideCharOffAddr# addr i x state
  setOffAddr# addr at count x state = x `seq` defaultSetOffAddr# addr at count x state

instance Prim Int where
  sizeOf# _ = 8#
  alignment# _ = 8#
  indexByteArray# array i = I# (indexIntArray# array i)
  readByteArray# array i state = case readIntArray# array i state of (state', x) -> (state', I# x)
  writeByteArray# array i (I# x) state = writeIntArray# array i x state
  setByteArray# array at count x state = x `seq` defaultSetByteArray# array at count x state
  indexOffAddr# addr i = I# (indexIntOffAddr# addr i)
  readOffAddr# addr i state = case readIntOffAddr# addr i state of (state', x) -> (state', I# x)
  writeOffAddr# addr i (I# x) state = writeIntOffAddr# addr i x state
  setOffAddr# addr at count x state = x `seq` defaultSetOffAddr# addr at count x state

instance Prim Word where
  sizeOf# _ = 8#
  alignment# _ = 8#
  indexByteArray# array i = W# (indexWordArray# array i)
  readByteArray# array i state = case readWordArray# array i state of (state', x) -> (state', W# x)
  writeByteArray# array i (W# x) state = writeWordArray# array i x state
  setByteArray# array at count x state = x `seq` defaultSetByteArray# array at count x state
  indexOffAddr# addr i = W# (indexWordOffAddr# addr i)
  readOffAddr# addr i state = case readWordOffAddr# addr i state of (state', x) -> (state', W# x)
  writeOffAddr# addr i (W# x) state = writeWordOffAddr# addr i x state
  setOffAddr# addr at count x state = x `seq` defaultSetOffAddr# addr at count x state

instance Prim Double where
  sizeOf# _ = 8#
  alignment# _ = 8#
  indexByteArray# array i = D# (indexDoubleArray# array i)
  readByteArray# array i state = case readDoubleArray# array i state of (state', x) -> (state', D# x)
  writeByteArray# array i (D# x) state = writeDoubleArray# array i x state
  setByteArray# array at count x state = x `seq` defaultSetByteArray# array at count x state
  indexOffAddr# addr i = D# (indexDoubleOffAddr# addr i)
  readOffAddr# addr i state = case readDoubleOffAddr# addr i state of (state', x) -> (state', D# x)
  writeOffAddr# addr i (D# x) state = writeDoubleOffAddr# addr i x state
  setOffAddr# addr at count x state = x `seq` defaultSetOffAddr# addr at count x state

instance Prim Float where
  sizeOf# _ = 4#
  alignment# _ = 4#
  indexByteArray# array i = F# (indexFloatArray# array i)
  readByteArray# array i state = case readFloatArray# array i state of (state', x) -> (state', F# x)
  writeByteArray# array i (F# x) state = writeFloatArray# array i x state
  setByteArray# array at count x state = x `seq` defaultSetByteArray# array at count x state
  indexOffAddr# addr i = F# (indexFloatOffAddr# addr i)
  readOffAddr# addr i state = case readFloatOffAddr# addr i state of (state', x) -> (state', F# x)
  writeOffAddr# addr i (F# x) state = writeFloatOffAddr# addr i x state
  setOffAddr# addr at count x state = x `seq` defaultSetOffAddr# addr at count x state

instance Prim Int8 where
  sizeOf# _ = 1#
  alignment# _ = 1#
  indexByteArray# array i = fromInt (I# (indexInt8Array# array i))
  readByteArray# array i state = case readInt8Array# array i state of (state', x) -> (state', fromInt (I# (x)))
  writeByteArray# array i n state = writeInt8Array# array i (toInt n) state
  setByteArray# array at count x state = x `seq` defaultSetByteArray# array at count x state
  indexOffAddr# addr i = fromInt (I# (indexInt8OffAddr# addr i))
  readOffAddr# addr i state = case readInt8OffAddr# addr i state of (state', x) -> (state', fromInt (I# (x)))
  writeOffAddr# addr i n state = writeInt8OffAddr# addr i (toInt n) state
  setOffAddr# addr at count x state = x `seq` defaultSetOffAddr# addr at count x state

instance Prim Word8 where
  sizeOf# _ = 1#
  alignment# _ = 1#
  indexByteArray# array i = fromWord (W# (indexWord8Array# array i))
  readByteArray# array i state = case readWord8Array# array i state of (state', x) -> (state', fromWord (W# (x)))
  writeByteArray# array i n state = writeWord8Array# array i (toWord n) state
  setByteArray# array at count x state = x `seq` defaultSetByteArray# array at count x state
  indexOffAddr# addr i = fromWord (W# (indexWord8OffAddr# addr i))
  readOffAddr# addr i state = case readWord8OffAddr# addr i state of (state', x) -> (state', fromWord (W# (x)))
  writeOffAddr# addr i n state = writeWord8OffAddr# addr i (toWord n) state
  setOffAddr# addr at count x state = x `seq` defaultSetOffAddr# addr at count x state

instance Prim Int16 where
  sizeOf# _ = 2#
  alignment# _ = 2#
  indexByteArray# array i = fromInt (I# (indexInt16Array# array i))
  readByteArray# array i state = case readInt16Array# array i state of (state', x) -> (state', fromInt (I# (x)))
  writeByteArray# array i n state = writeInt16Array# array i (toInt n) state
  setByteArray# array at count x state = x `seq` defaultSetByteArray# array at count x state
  indexOffAddr# addr i = fromInt (I# (indexInt16OffAddr# addr i))
  readOffAddr# addr i state = case readInt16OffAddr# addr i state of (state', x) -> (state', fromInt (I# (x)))
  writeOffAddr# addr i n state = writeInt16OffAddr# addr i (toInt n) state
  setOffAddr# addr at count x state = x `seq` defaultSetOffAddr# addr at count x state

instance Prim Word16 where
  sizeOf# _ = 2#
  alignment# _ = 2#
  indexByteArray# array i = fromWord (W# (indexWord16Array# array i))
  readByteArray# array i state = case readWord16Array# array i state of (state', x) -> (state', fromWord (W# (x)))
  writeByteArray# array i n state = writeWord16Array# array i (toWord n) state
  setByteArray# array at count x state = x `seq` defaultSetByteArray# array at count x state
  indexOffAddr# addr i = fromWord (W# (indexWord16OffAddr# addr i))
  readOffAddr# addr i state = case readWord16OffAddr# addr i state of (state', x) -> (state', fromWord (W# (x)))
  writeOffAddr# addr i n state = writeWord16OffAddr# addr i (toWord n) state
  setOffAddr# addr at count x state = x `seq` defaultSetOffAddr# addr at count x state

instance Prim Int32 where
  sizeOf# _ = 4#
  alignment# _ = 4#
  indexByteArray# array i = fromInt (I# (indexInt32Array# array i))
  readByteArray# array i state = case readInt32Array# array i state of (state', x) -> (state', fromInt (I# (x)))
  writeByteArray# array i n state = writeInt32Array# array i (toInt n) state
  setByteArray# array at count x state = x `seq` defaultSetByteArray# array at count x state
  indexOffAddr# addr i = fromInt (I# (indexInt32OffAddr# addr i))
  readOffAddr# addr i state = case readInt32OffAddr# addr i state of (state', x) -> (state', fromInt (I# (x)))
  writeOffAddr# addr i n state = writeInt32OffAddr# addr i (toInt n) state
  setOffAddr# addr at count x state = x `seq` defaultSetOffAddr# addr at count x state

instance Prim Word32 where
  sizeOf# _ = 4#
  alignment# _ = 4#
  indexByteArray# array i = fromWord (W# (indexWord32Array# array i))
  readByteArray# array i state = case readWord32Array# array i state of (state', x) -> (state', fromWord (W# (x)))
  writeByteArray# array i n state = writeWord32Array# array i (toWord n) state
  setByteArray# array at count x state = x `seq` defaultSetByteArray# array at count x state
  indexOffAddr# addr i = fromWord (W# (indexWord32OffAddr# addr i))
  readOffAddr# addr i state = case readWord32OffAddr# addr i state of (state', x) -> (state', fromWord (W# (x)))
  writeOffAddr# addr i n state = writeWord32OffAddr# addr i (toWord n) state
  setOffAddr# addr at count x state = x `seq` defaultSetOffAddr# addr at count x state

instance Prim Int64 where
  sizeOf# _ = 8#
  alignment# _ = 8#
  indexByteArray# array i = fromInt (I# (indexInt64Array# array i))
  readByteArray# array i state = case readInt64Array# array i state of (state', x) -> (state', fromInt (I# (x)))
  writeByteArray# array i n state = writeInt64Array# array i (toInt n) state
  setByteArray# array at count x state = x `seq` defaultSetByteArray# array at count x state
  indexOffAddr# addr i = fromInt (I# (indexInt64OffAddr# addr i))
  readOffAddr# addr i state = case readInt64OffAddr# addr i state of (state', x) -> (state', fromInt (I# (x)))
  writeOffAddr# addr i n state = writeInt64OffAddr# addr i (toInt n) state
  setOffAddr# addr at count x state = x `seq` defaultSetOffAddr# addr at count x state

instance Prim Word64 where
  sizeOf# _ = 8#
  alignment# _ = 8#
  indexByteArray# array i = fromWord (W# (indexWord64Array# array i))
  readByteArray# array i state = case readWord64Array# array i state of (state', x) -> (state', fromWord (W# (x)))
  writeByteArray# array i n state = writeWord64Array# array i (toWord n) state
  setByteArray# array at count x state = x `seq` defaultSetByteArray# array at count x state
  indexOffAddr# addr i = fromWord (W# (indexWord64OffAddr# addr i))
  readOffAddr# addr i state = case readWord64OffAddr# addr i state of (state', x) -> (state', fromWord (W# (x)))
  writeOffAddr# addr i n state = writeWord64OffAddr# addr i (toWord n) state
  setOffAddr# addr at count x state = x `seq` defaultSetOffAddr# addr at count x state

toInt :: Integral a => a -> Int#
toInt n = case fromIntegral n of I# x -> x

toWord :: Integral a => a -> Word#
toWord n = case fromIntegral n of W# x -> x

fromInt :: Num a => Int -> a
fromInt n = fromIntegral n

fromWord :: Num a => Word -> a
fromWord n = fromIntegral n

instance Prim a => Prim (Identity a) where
  sizeOf# ~(Identity x) = sizeOf# x
  alignment# ~(Identity x) = alignment# x
  indexByteArray# array i = Identity (indexByteArray# array i)
  readByteArray# array i state = case readByteArray# array i state of (state', x) -> (state', Identity x)
  writeByteArray# array i (Identity x) state = writeByteArray# array i x state
  setByteArray# array at count (Identity x) state = setByteArray# array at count x state
  indexOffAddr# addr i = Identity (indexOffAddr# addr i)
  readOffAddr# addr i state = case readOffAddr# addr i state of (state', x) -> (state', Identity x)
  writeOffAddr# addr i (Identity x) state = writeOffAddr# addr i x state
  setOffAddr# addr at count (Identity x) state = setOffAddr# addr at count x state

instance Prim a => Prim (Down a) where
  sizeOf# ~(Down x) = sizeOf# x
  alignment# ~(Down x) = alignment# x
  indexByteArray# array i = Down (indexByteArray# array i)
  readByteArray# array i state = case readByteArray# array i state of (state', x) -> (state', Down x)
  writeByteArray# array i (Down x) state = writeByteArray# array i x state
  setByteArray# array at count (Down x) state = setByteArray# array at count x state
  indexOffAddr# addr i = Down (indexOffAddr# addr i)
  readOffAddr# addr i state = case readOffAddr# addr i state of (state', x) -> (state', Down x)
  writeOffAddr# addr i (Down x) state = writeOffAddr# addr i x state
  setOffAddr# addr at count (Down x) state = setOffAddr# addr at count x state

instance Prim a => Prim (Const a b) where
  sizeOf# ~(Const x) = sizeOf# x
  alignment# ~(Const x) = alignment# x
  indexByteArray# array i = Const (indexByteArray# array i)
  readByteArray# array i state = case readByteArray# array i state of (state', x) -> (state', Const x)
  writeByteArray# array i (Const x) state = writeByteArray# array i x state
  setByteArray# array at count (Const x) state = setByteArray# array at count x state
  indexOffAddr# addr i = Const (indexOffAddr# addr i)
  readOffAddr# addr i state = case readOffAddr# addr i state of (state', x) -> (state', Const x)
  writeOffAddr# addr i (Const x) state = writeOffAddr# addr i x state
  setOffAddr# addr at count (Const x) state = setOffAddr# addr at count x state
