{-# LANGUAGE FlexibleInstances #-}
{-# LANGUAGE MagicHash #-}
{-# LANGUAGE ScopedTypeVariables #-}

-- | Types whose values can be kept in memory.
module Foreign.Storable
  ( Storable (..)
  ) where

import Data.Functor.Const (Const (..))
import Data.Functor.Identity (Identity (..))
import Data.Int
import Data.Ord (Down (..))
import Data.Word
import Foreign.C.Types
import GHC.Exts
import GHC.Ptr
import Selfsame.Prim (primUnsupported)

-- | One of the methods of each pair says what the other is.
class Storable a where
  sizeOf :: a -> Int
  alignment :: a -> Int
  peekElemOff :: Ptr a -> Int -> IO a
  pokeElemOff :: Ptr a -> Int -> a -> IO ()
  peekByteOff :: Ptr b -> Int -> IO a
  pokeByteOff :: Ptr b -> Int -> a -> IO ()
  peek :: Ptr a -> IO a
  poke :: Ptr a -> a -> IO ()

  peekElemOff ptr i = peekAt ptr i undefined
  pokeElemOff ptr i x = poke (ptr `plusPtr` (i * sizeOf x)) x
  peekByteOff ptr by = peek (ptr `plusPtr` by)
  pokeByteOff ptr by x = poke (ptr `plusPtr` by) x
  peek ptr = peekElemOff ptr 0
  poke ptr x = pokeElemOff ptr 0 x

-- | The last argument only tells the type.
peekAt :: Storable a => Ptr a -> Int -> a -> IO a
peekAt ptr i x = peekByteOff ptr (i * sizeOf x)

instance Storable () where
  sizeOf _ = 0
  alignment _ = 1
  peek _ = return ()
  poke _ _ = return ()

instance Storable Bool where
  sizeOf _ = 4
  alignment _ = 4
  peekElemOff ptr i = fmap (/= (0 :: Int32)) (peekElemOff (castPtr ptr) i)
  pokeElemOff ptr i x = pokeElemOff (castPtr ptr) i (if x then 1 else 0 :: Int32)

instance Storable Char where
  sizeOf _ = 4
  alignment _ = 4
  peekElemOff (Ptr addr) (I# i) = IO (\state -> case readWideCharOffAddr# addr i state of (state', x) -> (state', C# x))
  pokeElemOff (Ptr addr) (I# i) (C# x) = IO (\state -> case writeWideCharOffAddr# addr i x state of state' -> (state', ()))

instance Storable Int where
  sizeOf _ = 8
  alignment _ = 8
  peekElemOff (Ptr addr) (I# i) = IO (\state -> case readIntOffAddr# addr i state of (state', x) -> (state', I# x))
  pokeElemOff (Ptr addr) (I# i) (I# x) = IO (\state -> case writeIntOffAddr# addr i x state of state' -> (state', ()))

instance Storable Word where
  sizeOf _ = 8
  alignment _ = 8
  peekElemOff (Ptr addr) (I# i) = IO (\state -> case readWordOffAddr# addr i state of (state', x) -> (state', W# x))
  pokeElemOff (Ptr addr) (I# i) (W# x) = IO (\state -> case writeWordOffAddr# addr i x state of state' -> (state', ()))

instance Storable Double where
  sizeOf _ = 8
  alignment _ = 8
  peekElemOff (Ptr addr) (I# i) = IO (\state -> case readDoubleOffAddr# addr i state of (state', x) -> (state', D# x))
  pokeElemOff (Ptr addr) (I# i) (D# x) = IO (\state -> case writeDoubleOffAddr# addr i x state of state' -> (state', ()))

instance Storable Float where
  sizeOf _ = 4
  alignment _ = 4
  peekElemOff (Ptr addr) (I# i) = IO (\state -> case readFloatOffAddr# addr i state of (state', x) -> (state', F# x))
  pokeElemOff (Ptr addr) (I# i) (F# x) = IO (\state -> case writeFloatOffAddr# addr i x state of state' -> (state', ()))

instance Storable Int8 where
  sizeOf _ = 1
  alignment _ = 1
  peekElemOff (Ptr addr) (I# i) = IO (\state -> case readInt8OffAddr# addr i state of (state', x) -> (state', fromIntegral (I# x)))
  pokeElemOff (Ptr addr) (I# i) x = case fromIntegral x of
    I# n -> IO (\state -> case writeInt8OffAddr# addr i n state of state' -> (state', ()))

instance Storable Word8 where
  sizeOf _ = 1
  alignment _ = 1
  peekElemOff (Ptr addr) (I# i) = IO (\state -> case readWord8OffAddr# addr i state of (state', x) -> (state', fromIntegral (W# x)))
  pokeElemOff (Ptr addr) (I# i) x = case fromIntegral x of
    W# n -> IO (\state -> case writeWord8OffAddr# addr i n state of state' -> (state', ()))

instance Storable Int16 where
  sizeOf _ = 2
  alignment _ = 2
  peekElemOff (Ptr addr) (I# i) = IO (\state -> case readInt16OffAddr# addr i state of (state', x) -> (state', fromIntegral (I# x)))
  pokeElemOff (Ptr addr) (I# i) x = case fromIntegral x of
    I# n -> IO (\state -> case writeInt16OffAddr# addr i n state of state' -> (state', ()))

instance Storable Word16 where
  sizeOf _ = 2
  alignment _ = 2
  peekElemOff (Ptr addr) (I# i) = IO (\state -> case readWord16OffAddr# addr i state of (state', x) -> (state', fromIntegral (W# x)))
  pokeElemOff (Ptr addr) (I# i) x = case fromIntegral x of
    W# n -> IO (\state -> case writeWord16OffAddr# addr i n state of state' -> (state', ()))

instance Storable Int32 where
  sizeOf _ = 4
  alignment _ = 4
  peekElemOff (Ptr addr) (I# i) = IO (\state -> case readInt32OffAddr# addr i state of (state', x) -> (state', fromIntegral (I# x)))
  pokeElemOff (Ptr addr) (I# i) x = case fromIntegral x of
    I# n -> IO (\state -> case writeInt32OffAddr# addr i n state of state' -> (state', ()))

instance Storable Word32 where
  sizeOf _ = 4
  alignment _ = 4
  peekElemOff (Ptr addr) (I# i) = IO (\state -> case readWord32OffAddr# addr i state of (state', x) -> (state', fromIntegral (W# x)))
  pokeElemOff (Ptr addr) (I# i) x = case fromIntegral x of
    W# n -> IO (\state -> case writeWord32OffAddr# addr i n state of state' -> (state', ()))

instance Storable Int64 where
  sizeOf _ = 8
  alignment _ = 8
  peekElemOff (Ptr addr) (I# i) = IO (\state -> case readInt64OffAddr# addr i state of (state', x) -> (state', fromIntegral (I# x)))
  pokeElemOff (Ptr addr) (I# i) x = case fromIntegral x of
    I# n -> IO (\state -> case writeInt64OffAddr# addr i n state of state' -> (state', ()))

instance Storable Word64 where
  sizeOf _ = 8
  alignment _ = 8
  peekElemOff (Ptr addr) (I# i) = IO (\state -> case readWord64OffAddr# addr i state of (state', x) -> (state', fromIntegral (W# x)))
  pokeElemOff (Ptr addr) (I# i) x = case fromIntegral x of
    W# n -> IO (\state -> case writeWord64OffAddr# addr i n state of state' -> (state', ()))

instance Storable a => Storable (Identity a) where
  sizeOf ~(Identity x) = sizeOf x
  alignment ~(Identity x) = alignment x
  peekElemOff ptr i = fmap Identity (peekElemOff (castPtr ptr) i)
  pokeElemOff ptr i (Identity x) = pokeElemOff (castPtr ptr) i x

instance Storable a => Storable (Const a b) where
  sizeOf ~(Const x) = sizeOf x
  alignment ~(Const x) = alignment x
  peekElemOff ptr i = fmap Const (peekElemOff (castPtr ptr) i)
  pokeElemOff ptr i (Const x) = pokeElemOff (castPtr ptr) i x

instance Storable a => Storable (Down a) where
  sizeOf ~(Down x) = sizeOf x
  alignment ~(Down x) = alignment x
  peekElemOff ptr i = fmap Down (peekElemOff (castPtr ptr) i)
  pokeElemOff ptr i (Down x) = pokeElemOff (castPtr ptr) i x

instance Storable (CChar) where
  sizeOf ~(CChar x) = sizeOf x
  alignment ~(CChar x) = alignment x
  peekElemOff ptr i = fmap CChar (peekElemOff (castPtr ptr) i)
  pokeElemOff ptr i (CChar x) = pokeElemOff (castPtr ptr) i x

instance Storable (CSChar) where
  sizeOf ~(CSChar x) = sizeOf x
  alignment ~(CSChar x) = alignment x
  peekElemOff ptr i = fmap CSChar (peekElemOff (castPtr ptr) i)
  pokeElemOff ptr i (CSChar x) = pokeElemOff (castPtr ptr) i x

instance Storable (CUChar) where
  sizeOf ~(CUChar x) = sizeOf x
  alignment ~(CUChar x) = alignment x
  peekElemOff ptr i = fmap CUChar (peekElemOff (castPtr ptr) i)
  pokeElemOff ptr i (CUChar x) = pokeElemOff (castPtr ptr) i x

instance Storable (CShort) where
  sizeOf ~(CShort x) = sizeOf x
  alignment ~(CShort x) = alignment x
  peekElemOff ptr i = fmap CShort (peekElemOff (castPtr ptr) i)
  pokeElemOff ptr i (CShort x) = pokeElemOff (castPtr ptr) i x

instance Storable (CUShort) where
  sizeOf ~(CUShort x) = sizeOf x
  alignment ~(CUShort x) = alignment x
  peekElemOff ptr i = fmap CUShort (peekElemOff (castPtr ptr) i)
  pokeElemOff ptr i (CUShort x) = pokeElemOff (castPtr ptr) i x

instance Storable (CInt) where
  sizeOf ~(CInt x) = sizeOf x
  alignment ~(CInt x) = alignment x
  peekElemOff ptr i = fmap CInt (peekElemOff (castPtr ptr) i)
  pokeElemOff ptr i (CInt x) = pokeElemOff (castPtr ptr) i x

instance Storable (CUInt) where
  sizeOf ~(CUInt x) = sizeOf x
  alignment ~(CUInt x) = alignment x
  peekElemOff ptr i = fmap CUInt (peekElemOff (castPtr ptr) i)
  pokeElemOff ptr i (CUInt x) = pokeElemOff (castPtr ptr) i x

instance Storable (CLong) where
  sizeOf ~(CLong x) = sizeOf x
  alignment ~(CLong x) = alignment x
  peekElemOff ptr i = fmap CLong (peekElemOff (castPtr ptr) i)
  pokeElemOff ptr i (CLong x) = pokeElemOff (castPtr ptr) i x

instance Storable (CULong) where
  sizeOf ~(CULong x) = sizeOf x
  alignment ~(CULong x) = alignment x
  peekElemOff ptr i = fmap CULong (peekElemOff (castPtr ptr) i)
  pokeElemOff ptr i (CULong x) = pokeElemOff (castPtr ptr) i x

instance Storable (CLLong) where
  sizeOf ~(CLLong x) = sizeOf x
  alignment ~(CLLong x) = alignment x
  peekElemOff ptr i = fmap CLLong (peekElemOff (castPtr ptr) i)
  pokeElemOff ptr i (CLLong x) = pokeElemOff (castPtr ptr) i x

instance Storable (CULLong) where
  sizeOf ~(CULLong x) = sizeOf x
  alignment ~(CULLong x) = alignment x
  peekElemOff ptr i = fmap CULLong (peekElemOff (castPtr ptr) i)
  pokeElemOff ptr i (CULLong x) = pokeElemOff (castPtr ptr) i x

instance Storable (CSize) where
  sizeOf ~(CSize x) = sizeOf x
  alignment ~(CSize x) = alignment x
  peekElemOff ptr i = fmap CSize (peekElemOff (castPtr ptr) i)
  pokeElemOff ptr i (CSize x) = pokeElemOff (castPtr ptr) i x

instance Storable (CPtrdiff) where
  sizeOf ~(CPtrdiff x) = sizeOf x
  alignment ~(CPtrdiff x) = alignment x
  peekElemOff ptr i = fmap CPtrdiff (peekElemOff (castPtr ptr) i)
  pokeElemOff ptr i (CPtrdiff x) = pokeElemOff (castPtr ptr) i x

instance Storable (CBool) where
  sizeOf ~(CBool x) = sizeOf x
  alignment ~(CBool x) = alignment x
  peekElemOff ptr i = fmap CBool (peekElemOff (castPtr ptr) i)
  pokeElemOff ptr i (CBool x) = pokeElemOff (castPtr ptr) i x

instance Storable (CFloat) where
  sizeOf ~(CFloat x) = sizeOf x
  alignment ~(CFloat x) = alignment x
  peekElemOff ptr i = fmap CFloat (peekElemOff (castPtr ptr) i)
  pokeElemOff ptr i (CFloat x) = pokeElemOff (castPtr ptr) i x

instance Storable (CDouble) where
  sizeOf ~(CDouble x) = sizeOf x
  alignment ~(CDouble x) = alignment x
  peekElemOff ptr i = fmap CDouble (peekElemOff (castPtr ptr) i)
  pokeElemOff ptr i (CDouble x) = pokeElemOff (castPtr ptr) i x

instance Storable (CWchar) where
  sizeOf ~(CWchar x) = sizeOf x
  alignment ~(CWchar x) = alignment x
  peekElemOff ptr i = fmap CWchar (peekElemOff (castPtr ptr) i)
  pokeElemOff ptr i (CWchar x) = pokeElemOff (castPtr ptr) i x

instance Storable (CIntPtr) where
  sizeOf ~(CIntPtr x) = sizeOf x
  alignment ~(CIntPtr x) = alignment x
  peekElemOff ptr i = fmap CIntPtr (peekElemOff (castPtr ptr) i)
  pokeElemOff ptr i (CIntPtr x) = pokeElemOff (castPtr ptr) i x

instance Storable (CUIntPtr) where
  sizeOf ~(CUIntPtr x) = sizeOf x
  alignment ~(CUIntPtr x) = alignment x
  peekElemOff ptr i = fmap CUIntPtr (peekElemOff (castPtr ptr) i)
  pokeElemOff ptr i (CUIntPtr x) = pokeElemOff (castPtr ptr) i x

instance Storable (CIntMax) where
  sizeOf ~(CIntMax x) = sizeOf x
  alignment ~(CIntMax x) = alignment x
  peekElemOff ptr i = fmap CIntMax (peekElemOff (castPtr ptr) i)
  pokeElemOff ptr i (CIntMax x) = pokeElemOff (castPtr ptr) i x

instance Storable (CUIntMax) where
  sizeOf ~(CUIntMax x) = sizeOf x
  alignment ~(CUIntMax x) = alignment x
  peekElemOff ptr i = fmap CUIntMax (peekElemOff (castPtr ptr) i)
  pokeElemOff ptr i (CUIntMax x) = pokeElemOff (castPtr ptr) i x

instance Storable (CTime) where
  sizeOf ~(CTime x) = sizeOf x
  alignment ~(CTime x) = alignment x
  peekElemOff ptr i = fmap CTime (peekElemOff (castPtr ptr) i)
  pokeElemOff ptr i (CTime x) = pokeElemOff (castPtr ptr) i x

-- | Addresses in memory would have numbers.
instance Storable (Ptr a) where
  sizeOf _ = 8
  alignment _ = 8
  peekElemOff _ _ = primUnsupported "an address in memory"
  pokeElemOff _ _ _ = primUnsupported "an address in memory"
